complete --keep-order --exclusive --command tieout --arguments "(COMPLETE=fish tieout -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token))"
