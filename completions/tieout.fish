# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tieout_global_optspecs
    string join \n output= json q/quiet color= h/help V/version
end

function __fish_tieout_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_tieout_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_tieout_using_subcommand
    set -l cmd (__fish_tieout_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c tieout -n "__fish_tieout_needs_command" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_needs_command" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_needs_command" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_needs_command" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_needs_command" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "completions" -d 'Print the completion script of a shell'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "man" -d 'Print the manual page, or write those of all commands'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "reconcile" -d 'Reconcile two CSV files: what is on one side only, and the proof'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "serve" -d 'Run the HTTP API daemon'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand man" -l out -d 'Write one page a command into this directory' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand man" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand man" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand man" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand man" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand man" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l days -d 'Most days between the two dates of a match, 0 to 30' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l map -d 'Name columns by their headers: date=, amount= (or in= and out=), description= [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l date-format -d 'How dates are written, such as %d/%m/%Y; default YYYY-MM-DD [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l decimal -d 'The decimal mark, "." or ","; stating it also allows thousands separators [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l delimiter -d 'What separates fields, one character or "tab"; default: , or ; or tab, as found [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l limit -d 'Most rows a list shows in the table; 0 for all' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l out -d 'Write the three lists into DIR as CSV: missing from books, remove from books, matched' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l fail-on -d 'When to exit with 1' -r -f -a "unmatched\t'A row is unmatched, or the balance is not verified'
unverified\t'The balance is not verified'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l include-matched -d 'Also list the matched pairs'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l explain -d 'List the matched pairs with score and evidence'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l listen -d 'Address and port to listen on; port 0 takes any free one' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from completions man reconcile serve help" -f -a "completions" -d 'Print the completion script of a shell'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from completions man reconcile serve help" -f -a "man" -d 'Print the manual page, or write those of all commands'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from completions man reconcile serve help" -f -a "reconcile" -d 'Reconcile two CSV files: what is on one side only, and the proof'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from completions man reconcile serve help" -f -a "serve" -d 'Run the HTTP API daemon'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from completions man reconcile serve help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
