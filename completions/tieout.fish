# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_tieout_global_optspecs
    string join \n output= json q/quiet v/verbose color= p/profile= url= timeout= no-input h/help V/version
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
complete -c tieout -n "__fish_tieout_needs_command" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_needs_command" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_needs_command" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_needs_command" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_needs_command" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_needs_command" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_needs_command" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_needs_command" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "admin" -d 'Manage users, keys, credits and organisations, directly on the database'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "code" -d 'Suggest an account and a VAT code for each transaction'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "completions" -d 'Print the completion script of a shell'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "convert" -d 'Convert a statement or an export of books of any usual format to CSV'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "decide" -d 'Decide what rows are: paired, grouped, outstanding, to enter, to remove'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "demo" -d 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "jobs" -d 'List jobs of a daemon, wait for one, fetch its result'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "journals" -d 'Post journals from a file'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "keys" -d 'Make, list, revoke and rotate API keys'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "ledger" -d 'Keep books: organisations, accounts, bank transactions, invoices, receipts, journals, the trial balance'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "login" -d 'Keep an API key for a daemon'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "logout" -d 'Forget the API key of a profile'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "man" -d 'Print the manual page, or write those of all commands'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "profile" -d 'List daemons by name, choose one, add one'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "reconcile" -d 'Reconcile a bank statement with the books: what is on one side only, and the proof'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "reopen" -d 'Take the last close of an account back'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "serve" -d 'Run the HTTP API daemon'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "verify" -d 'Check the closed months of an account: nothing altered, every item carried'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "whoami" -d 'Show whose key is used, where, and what it may do'
complete -c tieout -n "__fish_tieout_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -f -a "credits" -d 'Grant, correct and show credits'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -f -a "keys" -d 'Make, list and revoke API keys'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -f -a "orgs" -d 'Make and list organisations, whose books are kept'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -f -a "sessions" -d 'Make web sessions, with which the key endpoints are used'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -f -a "subscription" -d 'Set what a user has agreed to'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -f -a "users" -d 'Make and list users'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and not __fish_seen_subcommand_from credits keys orgs sessions subscription users help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -f -a "grant" -d 'Give a user credits'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -f -a "adjust" -d 'Correct a user\'s credits, up or down, never below 0'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -f -a "show" -d 'Show a user\'s balance'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from credits" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -f -a "create" -d 'Make a key; its secret is shown, this once'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -f -a "list" -d 'List keys, the latest first, never their secrets'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -f -a "revoke" -d 'End a key, from the next request on'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from keys" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -f -a "create" -d 'Make an organisation'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -f -a "add-member" -d 'Make a user a member of an organisation'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -f -a "list" -d 'List the organisations of a user'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from orgs" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -f -a "create" -d 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from sessions" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -f -a "set" -d 'Say whether a user may be charged beyond the balance'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -f -a "show" -d 'Show what a user has agreed to'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from subscription" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -f -a "create" -d 'Make a user'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -f -a "list" -d 'List users, the oldest first'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -f -a "show" -d 'Show a user'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from users" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from help" -f -a "credits" -d 'Grant, correct and show credits'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from help" -f -a "keys" -d 'Make, list and revoke API keys'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from help" -f -a "orgs" -d 'Make and list organisations, whose books are kept'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from help" -f -a "sessions" -d 'Make web sessions, with which the key endpoints are used'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from help" -f -a "subscription" -d 'Set what a user has agreed to'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from help" -f -a "users" -d 'Make and list users'
complete -c tieout -n "__fish_tieout_using_subcommand admin; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand code" -l history -d 'Learn from transactions that were coded before: an earlier output with the accounts finally used, or an export of the books. A payee that went to one account twice goes there again; other spending and income leans to where its kind went. Stays on this machine' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand code" -l min-confidence -d 'Leave transactions uncoded whose suggestion is less likely than this to be right, 0 to 1 with at most three decimals' -r
complete -c tieout -n "__fish_tieout_using_subcommand code" -l map -d 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=, merchant=, sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; memo=, reference=, balance=, fee=, state=, account=, currency=; code=, name=, type= [FILE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand code" -l date-format -d 'How dates are written, such as %d/%m/%Y; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand code" -l decimal -d 'The decimal mark, "." or ","; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand code" -l delimiter -d 'What separates fields, one character or "tab"; default: as found [FILE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand code" -l account -d 'Whose transactions are wanted, of a file of several accounts; or of which currency' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand code" -l limit -d 'Most rows a list shows in the table; 0 for all' -r
complete -c tieout -n "__fish_tieout_using_subcommand code" -l out -d 'Write the transactions, all their columns as they are, with the suggestions as CSV' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand code" -l fail-on -d 'When to exit with 1' -r -f -a "uncoded\t'A transaction is uncoded'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand code" -l idempotency-key -d 'Names the submit: sent again with the same key within 24 hours, it is the same job' -r
complete -c tieout -n "__fish_tieout_using_subcommand code" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand code" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand code" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand code" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand code" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand code" -l remote -d 'Send both files to a daemon, which charges one credit a transaction'
complete -c tieout -n "__fish_tieout_using_subcommand code" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand code" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand code" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand code" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand code" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand code" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand completions" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l account -d 'Whose rows are wanted, of a file of several accounts; or of which currency; all where titles between rows are of no accounts' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l as -d 'What the files are: debit and credit mean the opposite in the books' -r -f -a "bank\t'A statement of a bank, a card or a payment provider'
book\t'Books: a cash book or a ledger account'"
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l map -d 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency=' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l date-format -d 'How dates are written, such as %d/%m/%Y; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l decimal -d 'The decimal mark, "." or ","; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l delimiter -d 'What separates fields, one character or "tab"; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand convert" -s o -l out -d 'Write to FILE instead of standard output' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand convert" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l explain -d 'Show how each file is read and why, and the options that state it, instead of its rows'
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand convert" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand convert" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand convert" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand convert" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand convert" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l keep -d 'The folder of the account' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l fee -d 'What the bank or provider kept of a group, above zero' -r
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l to -d 'The account that it is to be entered to' -r
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l note -d 'Why' -r
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l prepared-by -d 'Who decides it' -r
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand decide" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand decide" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand decide" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand decide" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand decide" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand decide" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand demo" -l listen -d 'Address and port to listen on; port 0 takes any free one' -r
complete -c tieout -n "__fish_tieout_using_subcommand demo" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand demo" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand demo" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand demo" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand demo" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand demo" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand demo" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand demo" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand demo" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand demo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand demo" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -f -a "list" -d 'List your jobs of a product, the latest first'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -f -a "get" -d 'Show how a job stands; as JSON with its result'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -f -a "wait" -d 'Wait until a job has ended, --timeout at most'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -f -a "result" -d 'Print the result of a job as the daemon sent it: one JSON document'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and not __fish_seen_subcommand_from list get wait result help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l product -d 'Whose jobs' -r -f -a "reconcile\t'Reconciliations'
coding\t'Coding jobs'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l limit -d 'Most to list, up to 200; default 50, of a daemon\'s lists with --output csv or jsonl all' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l offset -d 'How many to leave out in front' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from list" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from get" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from wait" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from result" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from help" -f -a "list" -d 'List your jobs of a product, the latest first'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from help" -f -a "get" -d 'Show how a job stands; as JSON with its result'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from help" -f -a "wait" -d 'Wait until a job has ended, --timeout at most'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from help" -f -a "result" -d 'Print the result of a job as the daemon sent it: one JSON document'
complete -c tieout -n "__fish_tieout_using_subcommand jobs; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -f -a "post" -d 'Post the journals of a file, or only check them'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and not __fish_seen_subcommand_from post help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l map -d 'Name columns by their headers: journal=, date=, account=, debit=, credit=, ...' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l date-format -d 'How dates are written, such as %d/%m/%Y; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l decimal -d 'The decimal mark, "." or ","; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l delimiter -d 'What separates fields, one character or "tab"; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l external-ids -d 'What journals get for an external id, which the books take once; default reference for a table, given for JSON' -r -f -a "reference\t'Its own; where it has none, its reference'
given\t'Its own, or none'"
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l dry-run -d 'Check the file against the books, and post nothing'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l skip-posted -d 'Leave out journals whose external id is in the books already, and post the others'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from post" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from help" -f -a "post" -d 'Post the journals of a file, or only check them'
complete -c tieout -n "__fish_tieout_using_subcommand journals; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -f -a "list" -d 'List your keys, never their secrets'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -f -a "create" -d 'Make a key; its secret is printed, this once'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -f -a "revoke" -d 'End a key at once'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -f -a "rotate" -d 'Make a new secret in place of the old one; it is printed, this once'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and not __fish_seen_subcommand_from list create revoke rotate help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l limit -d 'Most to list, up to 200; default 50, of a daemon\'s lists with --output csv or jsonl all' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l offset -d 'How many to leave out in front' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from list" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l name -d 'What to call it' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l scope -d 'What it may do, such as reconcile:write; may be given several times' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l expires-at -d 'From when on it is refused, such as 2026-12-31T23:59:59Z; default never' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l allow-overage -d 'Permit charges beyond the balance'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from create" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from revoke" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -l overlap -d 'How long the old secret stays valid' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from rotate" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from help" -f -a "list" -d 'List your keys, never their secrets'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from help" -f -a "create" -d 'Make a key; its secret is printed, this once'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from help" -f -a "revoke" -d 'End a key at once'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from help" -f -a "rotate" -d 'Make a new secret in place of the old one; it is printed, this once'
complete -c tieout -n "__fish_tieout_using_subcommand keys; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "accounts" -d 'List, make, look at, change, archive and remove accounts'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "audit-events" -d 'List who did what to the books, the latest first'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "bank-accounts" -d 'List, make, look at and change bank accounts'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "bank-transactions" -d 'Import, list, code, confirm and exclude rows of bank statements'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "close" -d 'End a bank account\'s month: import its statement, match it to the books, and say what is proved'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "contacts" -d 'List, make, look at, change and archive customers and suppliers'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "export" -d 'Write the books as text for hledger or beancount, as CSV or as JSON'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "head" -d 'Show how many entries there are, and the hash of the last'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "integrity" -d 'Check that the books are as they were posted'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "invoices" -d 'List, make, look at, change, issue and void invoices and credit notes'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "journals" -d 'List, look at and reverse journals; tieout journals post adds them'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "members" -d 'List, invite and remove members; list and accept your invitations'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "opening-balances" -d 'Take over what accounts came to elsewhere'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "organisations" -d 'List, make, look at, change and lock organisations'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "orgs" -d 'List, make, look at, change and lock organisations'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "reconciliation" -d 'Show what leads from the balance of the bank and from that of the books to one adjusted balance'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "reports" -d 'Print a report: profit and loss, balance sheet, general ledger, what is owed'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "settlements" -d 'List, make, allocate and void receipts of customers and payments to suppliers'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "tax-codes" -d 'List the VAT codes, and set rates'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "trial-balance" -d 'Show what every account came to at the end of a day'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "vat-return" -d 'Show what the books say of a VAT return\'s period'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "vat-returns" -d 'Make, list, look at, finalise and remove VAT returns'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and not __fish_seen_subcommand_from accounts audit-events bank-accounts bank-transactions close contacts export head integrity invoices journals members opening-balances organisations orgs reconciliation reports settlements tax-codes trial-balance vat-return vat-returns help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "list" -d 'List the accounts by code, with their balances: debits less credits'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "create" -d 'Make an account'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "show" -d 'Show an account'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "update" -d 'Change an account; what is not given stays'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "archive" -d 'Let an account take no more postings'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "delete" -d 'Remove an account that nothing hangs on'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "import" -d 'Make the accounts of a file that are not there yet'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "entries" -d 'List what was posted to an account, the latest day first, with what it came to'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from accounts" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l object -d 'To this only: an account, a contact, a bank transaction, by its identifier' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l action -d 'This only, such as journal.post or bank_transaction.confirm' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l limit -d 'Most to list, up to 200; default 50, of a daemon\'s lists with --output csv or jsonl all' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l offset -d 'How many to leave out in front' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from audit-events" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -f -a "list" -d 'List the bank accounts with what the books and the bank say'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -f -a "create" -d 'Make a bank account'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -f -a "show" -d 'Show a bank account'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -f -a "update" -d 'Change a bank account; what is not given stays'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-accounts" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "import" -d 'Import the rows of a bank statement'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "list" -d 'List bank transactions, the latest day first'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "show" -d 'Show a bank transaction'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "create" -d 'Make a bank transaction by hand, as cash needs it; import reads statements'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "update" -d 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "confirm" -d 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "confirm-batch" -d 'Confirm bank transactions that a file lists'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "suggest" -d 'Suggest accounts and VAT codes for bank transactions that wait'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "unconfirm" -d 'Undo a confirmation'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "void" -d 'Undo a confirmation'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "exclude" -d 'Leave a bank transaction out of the books'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "restore" -d 'Take an excluded bank transaction in again'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from bank-transactions" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l bank-account -d 'The bank account it is of, by name or identifier' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l as-at -d 'The last day that counts; later rows wait. Default: the day that the statement says it goes to, else that of its last row' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l statement-balance -d 'What the statement says is on the account at its end, or at that of a later --as-at; default: as the file says' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l days -d 'Most days between a bank transaction and the posting that it is matched to, 0 to 30' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l min-confidence -d 'With --apply: the matches that are this likely to be right or more, 0 to 1 with at most three decimals' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l fail-on -d 'When to exit with 1' -r -f -a "unproved\t'The bank reconciliation is not proved: a balance is missing, the adjusted ones differ, or something is on one side only and undecided'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l map -d 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; reference=, balance=, fee=, state=, account=, currency=' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l date-format -d 'How dates are written, such as %d/%m/%Y; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l decimal -d 'The decimal mark, "." or ","; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l delimiter -d 'What separates fields, one character or "tab"; default: as found' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l account -d 'Whose rows are wanted, of a file of several accounts; or of which currency' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l apply -d 'Confirm the matches that are at least as likely as --min-confidence says, which it needs'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l review -d 'Go through what is left, one key each: matches, suggestions, rows that nothing is said of'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from close" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -f -a "list" -d 'List contacts'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -f -a "create" -d 'Make a contact'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -f -a "show" -d 'Show a contact'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -f -a "update" -d 'Change a contact; what is not given stays'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -f -a "archive" -d 'Keep a contact for what it was, and use it no more'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -f -a "delete" -d 'Remove a contact that nothing hangs on'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from contacts" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l format -d 'hledger, beancount, csv or json' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -s o -l output-file -d 'Write it to this file; default standard output' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from export" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from head" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l after -d 'An entry that the books must still have, SEQUENCE:HASH as tieout ledger head showed it; the check goes on behind it' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from integrity" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "list" -d 'List invoices and credit notes, the latest day first'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "show" -d 'Show an invoice or a credit note with its lines'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "create" -d 'Make invoices and credit notes from JSON'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "update" -d 'Change an invoice or a credit note; what is not given stays'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "issue" -d 'Issue a draft: it gets its number and is posted'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "void" -d 'Void an invoice or a credit note: what it posted is undone'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "delete" -d 'Remove a draft'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "allocations" -d 'List what settles an invoice, or what a credit note settles'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "allocate" -d 'Settle invoices by a credit note'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "unallocate" -d 'Take an allocation of a credit note back: the invoice is due again'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from invoices" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -f -a "list" -d 'List the journals, the latest day first'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -f -a "show" -d 'Show a journal with its lines'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -f -a "reverse" -d 'Post the journal that undoes another'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from journals" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -f -a "list" -d 'List the members of an organisation, those invited among them'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -f -a "invite" -d 'Invite a user, who is a member once they accept'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -f -a "remove" -d 'End a membership or an invitation'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -f -a "invitations" -d 'List the organisations that have invited you'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -f -a "accept" -d 'Accept an invitation'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from members" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -f -a "import" -d 'Post opening balances from a file, once'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from opening-balances" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -f -a "list" -d 'List the organisations that the key may see'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -f -a "create" -d 'Make an organisation, whose owner you are'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -f -a "show" -d 'Show an organisation'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -f -a "update" -d 'Change an organisation; what is not given stays'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -f -a "lock" -d 'Lock the books up to a day: nothing more is posted on or before it'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from organisations" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -f -a "list" -d 'List the organisations that the key may see'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -f -a "create" -d 'Make an organisation, whose owner you are'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -f -a "show" -d 'Show an organisation'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -f -a "update" -d 'Change an organisation; what is not given stays'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -f -a "lock" -d 'Lock the books up to a day: nothing more is posted on or before it'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from orgs" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l bank-account -d 'The bank account, by name or identifier' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l as-at -d 'The day; default today in UTC' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l fail-on -d 'When to exit with 1' -r -f -a "unproved\t'The bank reconciliation is not proved: a balance is missing, the adjusted ones differ, or something is on one side only and undecided'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reconciliation" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "trial-balance" -d 'What every account came to at the end of a day'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "profit-and-loss" -d 'What was earned and spent'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "profit" -d 'What was earned and spent'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "balance-sheet" -d 'What was owned and owed at the end of a day'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "general-ledger" -d 'Every line of every account, with what it came to before and after'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "aged-receivables" -d 'What customers owed at the end of a day, by how long it had been due'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "aged-payables" -d 'What suppliers were owed, likewise'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from reports" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -f -a "list" -d 'List receipts and payments, the latest day first'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -f -a "show" -d 'Show a receipt or a payment, and what it settles'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -f -a "create" -d 'Make a receipt or a payment, and settle invoices by it'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -f -a "allocate" -d 'Settle more invoices by what is left of a receipt or a payment'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -f -a "unallocate" -d 'Take an allocation back: the invoice is due again'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -f -a "void" -d 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from settlements" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -f -a "list" -d 'List the VAT codes with the rates of today; as JSON with all rates and their days'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -f -a "set" -d 'Set a rate in place of the country\'s, from a day on'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from tax-codes" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l report -d 'Write it as a page to this file, too' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l as-at -d 'The day; default today in UTC, of the trial balance everything ever posted' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from trial-balance" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l org -d 'The organisation, by identifier or name; else TIEOUT_ORG, the profile\'s, or the only one that the key may see' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l report -d 'Write it as a page to this file, too' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l from -d 'The first day' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l to -d 'The last day' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l box -d 'Show what is behind this box, from 1 to 9' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l limit -d 'Most to list, up to 200; default 50, of a daemon\'s lists with --output csv or jsonl all' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l offset -d 'How many to leave out in front' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-return" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -f -a "create" -d 'Make a return, as a draft that follows the books'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -f -a "list" -d 'List the returns, the latest days first'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -f -a "show" -d 'Show a return with its boxes'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -f -a "finalise" -d 'Make the boxes of a return stay as they are: what comes later counts in the next'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -f -a "delete" -d 'Remove a draft'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from vat-returns" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "accounts" -d 'List, make, look at, change, archive and remove accounts'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "audit-events" -d 'List who did what to the books, the latest first'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "bank-accounts" -d 'List, make, look at and change bank accounts'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "bank-transactions" -d 'Import, list, code, confirm and exclude rows of bank statements'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "close" -d 'End a bank account\'s month: import its statement, match it to the books, and say what is proved'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "contacts" -d 'List, make, look at, change and archive customers and suppliers'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "export" -d 'Write the books as text for hledger or beancount, as CSV or as JSON'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "head" -d 'Show how many entries there are, and the hash of the last'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "integrity" -d 'Check that the books are as they were posted'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "invoices" -d 'List, make, look at, change, issue and void invoices and credit notes'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "journals" -d 'List, look at and reverse journals; tieout journals post adds them'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "members" -d 'List, invite and remove members; list and accept your invitations'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "opening-balances" -d 'Take over what accounts came to elsewhere'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "organisations" -d 'List, make, look at, change and lock organisations'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "reconciliation" -d 'Show what leads from the balance of the bank and from that of the books to one adjusted balance'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "reports" -d 'Print a report: profit and loss, balance sheet, general ledger, what is owed'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "settlements" -d 'List, make, allocate and void receipts of customers and payments to suppliers'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "tax-codes" -d 'List the VAT codes, and set rates'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "trial-balance" -d 'Show what every account came to at the end of a day'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "vat-return" -d 'Show what the books say of a VAT return\'s period'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "vat-returns" -d 'Make, list, look at, finalise and remove VAT returns'
complete -c tieout -n "__fish_tieout_using_subcommand ledger; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand login" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand login" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand login" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand login" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand login" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand login" -l with-token -d 'Read the key from standard input'
complete -c tieout -n "__fish_tieout_using_subcommand login" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand login" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand login" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand login" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand login" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand login" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand logout" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand logout" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand logout" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand logout" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand logout" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand logout" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand logout" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand logout" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand logout" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand logout" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand logout" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand man" -l out -d 'Write one page a command into this directory' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand man" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand man" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand man" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand man" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand man" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand man" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand man" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand man" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand man" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand man" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -f -a "list" -d 'List the profiles'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -f -a "use" -d 'Use this profile from now on'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -f -a "add" -d 'Add a profile for the daemon at --url'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -f -a "org" -d 'Choose whose books are meant where --org is left out, for the profile in use or --profile'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and not __fish_seen_subcommand_from list use add org help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from list" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from use" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -l org -d 'Whose books are meant where --org is left out, by identifier or name' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from add" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -l none -d 'No organisation'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from org" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the profiles'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from help" -f -a "use" -d 'Use this profile from now on'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from help" -f -a "add" -d 'Add a profile for the daemon at --url'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from help" -f -a "org" -d 'Choose whose books are meant where --org is left out, for the profile in use or --profile'
complete -c tieout -n "__fish_tieout_using_subcommand profile; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l book-from -d 'Take the books from the ledger of a daemon: what is posted to this bank account in the days of the statement; its lines are the places of journals' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l days -d 'Most days between the two dates of a match, 0 to 30' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l min-score -d 'Leave pairs with a score under this unmatched, 0 to 1 with at most three decimals' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l map -d 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency= [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l date-format -d 'How dates are written, such as %d/%m/%Y; default: as found [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l decimal -d 'The decimal mark, "." or ","; default: as found [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l delimiter -d 'What separates fields, one character or "tab"; default: as found [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l account -d 'Whose rows are wanted, of a file of several accounts; or of which currency; all where titles between rows are of no accounts [SIDE:]' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l why -d 'Tell why a row is unmatched, or matched as it is: bank:LINE or book:LINE, or bank:DATE,AMOUNT,TEXT; may be given several times' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l limit -d 'Most rows a list shows in the table; 0 for all' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l out -d 'Write the lists into DIR as CSV: missing from books, remove from books, matched, suggestions' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l report -d 'Write one HTML file that needs nothing else: to read, filter, print and keep' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l opening -d 'The balance before the first row, of the file that is named: bank:1234.50 or book:1234.50' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l closing -d 'The balance after the last row, likewise; default for both: as the file has it' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l keep -d 'Keep what is decided, open and closed of this account in a folder, and go on from there' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l name -d 'What the account is called; default: as its folder is' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l as-at -d 'The last day that counts, YYYY-MM-DD; later rows wait. Default: the day that the statement says it goes to, else that of its last row' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l open-items -d 'What was open before the first month: a CSV file with the columns side,date,amount,description' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l bank -d 'A further file of the bank, such as the download of the days after; what both tell counts once' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l book -d 'A further file of the books' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l overlap -d 'How rows of one day and amount count that files of a side tell in different words; default: as the balances show' -r -f -a "once\t'They are one row that the files tell in different words'
twice\t'They are different rows'"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l carry-days -d 'Most days between an open item and its partner in a later month' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l entries -d 'Write what the books are to have (to enter, to correct, to remove) as journals for `tieout journals post`' -r -F
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l bank-code -d 'The code of the bank\'s account in the books, for --entries; kept from then on' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l unproved -d 'Close it though it is not proved, and why' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l prepared-by -d 'Who prepares the reconciliation' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l fail-on -d 'When to exit with 1' -r -f -a "unmatched\t'A row is unmatched, or the balance is not verified'
unverified\t'The balance is not verified'
unproved\t'The bank reconciliation is not proved: balances are missing or do not agree, or a row is on one side only'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l idempotency-key -d 'Names the submit: sent again with the same key within 24 hours, it is the same job' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l include-matched -d 'Also list the matched pairs'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l explain -d 'List the matched pairs with how likely each is and why; --verbose adds score and evidence'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l suggest -d 'Also suggest why rows are unmatched: mistyped, entered twice, paid in together, ...'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l review -d 'Go through what is undecided, one key each: suggestions, pairs with a score under 0.9, rows left over'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l close -d 'Close the month: what is open is carried into the next one'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l remote -d 'Send the rows to a daemon, which charges one credit a bank row'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l allow-overage -d 'Permit charges beyond the credits left, where key and subscription do too'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand reconcile" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -l prepared-by -d 'Who takes it back' -r
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand reopen" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l listen -d 'Address and port to listen on; port 0 takes any free one' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l database -d 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l data-dir -d 'The directory of an SQLite database [default: tieout in the user\'s data directory]' -r -f -a "(__fish_complete_directories)"
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l rate-limit -d 'Requests of a key in 60 seconds; 0 for no limit' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l queue-capacity -d 'Unfinished jobs of each product; one user may fill half of it' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l jobs-per-product -d 'Running jobs of each product, on all daemons of the database together' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l job-retention -d 'How long an ended job can be polled' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l max-connections -d 'Connections at once; one more is told to come back' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l head-timeout -d 'How long a request\'s head may take, and a connection may ask nothing' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l body-timeout -d 'How long a request\'s body may take' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l metrics-listen -d 'Address and port for GET /metrics; without one nothing is served' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l log-format -d 'Form of the log on standard error' -r -f -a "text\t'For people'
json\t'One JSON object a line'"
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l log-level -d 'The least of what is logged' -r -f -a "error\t'What failed'
warn\t'And what may fail next'
info\t'And every request and job'
debug\t'And connections that end badly'
trace\t'And everything else'"
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand serve" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand verify" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand verify" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand verify" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand verify" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand verify" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand verify" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand verify" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand verify" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand verify" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand verify" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand verify" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -l output -d 'How results are written' -r -f -a "table\t'For people'
json\t'One JSON document'
jsonl\t'One JSON object a line'
csv\t'Comma-separated values with a header'"
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -l color -d 'When to use colours; NO_COLOR is respected' -r -f -a "auto\t'On a terminal, unless `NO_COLOR` is set'
always\t'Always'
never\t'Never'"
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -s p -l profile -d 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use' -r
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -l url -d 'Where the daemon is; else TIEOUT_URL, the profile\'s, or http://127.0.0.1:8417' -r -f
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -l timeout -d 'Longest that a command may talk to a daemon, waiting and trying again included' -r
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -l json -d 'The same as --output json'
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -s q -l quiet -d 'No notes and no progress on standard error'
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -s v -l verbose -d 'The figures behind what is said in words: scores, evidence'
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -l no-input -d 'Never ask anything'
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c tieout -n "__fish_tieout_using_subcommand whoami" -s V -l version -d 'Print version'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "admin" -d 'Manage users, keys, credits and organisations, directly on the database'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "code" -d 'Suggest an account and a VAT code for each transaction'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "completions" -d 'Print the completion script of a shell'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "convert" -d 'Convert a statement or an export of books of any usual format to CSV'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "decide" -d 'Decide what rows are: paired, grouped, outstanding, to enter, to remove'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "demo" -d 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "jobs" -d 'List jobs of a daemon, wait for one, fetch its result'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "journals" -d 'Post journals from a file'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "keys" -d 'Make, list, revoke and rotate API keys'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "ledger" -d 'Keep books: organisations, accounts, bank transactions, invoices, receipts, journals, the trial balance'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "login" -d 'Keep an API key for a daemon'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "logout" -d 'Forget the API key of a profile'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "man" -d 'Print the manual page, or write those of all commands'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "profile" -d 'List daemons by name, choose one, add one'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "reconcile" -d 'Reconcile a bank statement with the books: what is on one side only, and the proof'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "reopen" -d 'Take the last close of an account back'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "serve" -d 'Run the HTTP API daemon'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "verify" -d 'Check the closed months of an account: nothing altered, every item carried'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "whoami" -d 'Show whose key is used, where, and what it may do'
complete -c tieout -n "__fish_tieout_using_subcommand help; and not __fish_seen_subcommand_from admin code completions convert decide demo jobs journals keys ledger login logout man profile reconcile reopen serve verify whoami help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from admin" -f -a "credits" -d 'Grant, correct and show credits'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from admin" -f -a "keys" -d 'Make, list and revoke API keys'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from admin" -f -a "orgs" -d 'Make and list organisations, whose books are kept'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from admin" -f -a "sessions" -d 'Make web sessions, with which the key endpoints are used'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from admin" -f -a "subscription" -d 'Set what a user has agreed to'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from admin" -f -a "users" -d 'Make and list users'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from jobs" -f -a "list" -d 'List your jobs of a product, the latest first'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from jobs" -f -a "get" -d 'Show how a job stands; as JSON with its result'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from jobs" -f -a "wait" -d 'Wait until a job has ended, --timeout at most'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from jobs" -f -a "result" -d 'Print the result of a job as the daemon sent it: one JSON document'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from journals" -f -a "post" -d 'Post the journals of a file, or only check them'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from keys" -f -a "list" -d 'List your keys, never their secrets'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from keys" -f -a "create" -d 'Make a key; its secret is printed, this once'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from keys" -f -a "revoke" -d 'End a key at once'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from keys" -f -a "rotate" -d 'Make a new secret in place of the old one; it is printed, this once'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "accounts" -d 'List, make, look at, change, archive and remove accounts'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "audit-events" -d 'List who did what to the books, the latest first'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "bank-accounts" -d 'List, make, look at and change bank accounts'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "bank-transactions" -d 'Import, list, code, confirm and exclude rows of bank statements'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "close" -d 'End a bank account\'s month: import its statement, match it to the books, and say what is proved'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "contacts" -d 'List, make, look at, change and archive customers and suppliers'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "export" -d 'Write the books as text for hledger or beancount, as CSV or as JSON'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "head" -d 'Show how many entries there are, and the hash of the last'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "integrity" -d 'Check that the books are as they were posted'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "invoices" -d 'List, make, look at, change, issue and void invoices and credit notes'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "journals" -d 'List, look at and reverse journals; tieout journals post adds them'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "members" -d 'List, invite and remove members; list and accept your invitations'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "opening-balances" -d 'Take over what accounts came to elsewhere'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "organisations" -d 'List, make, look at, change and lock organisations'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "reconciliation" -d 'Show what leads from the balance of the bank and from that of the books to one adjusted balance'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "reports" -d 'Print a report: profit and loss, balance sheet, general ledger, what is owed'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "settlements" -d 'List, make, allocate and void receipts of customers and payments to suppliers'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "tax-codes" -d 'List the VAT codes, and set rates'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "trial-balance" -d 'Show what every account came to at the end of a day'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "vat-return" -d 'Show what the books say of a VAT return\'s period'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from ledger" -f -a "vat-returns" -d 'Make, list, look at, finalise and remove VAT returns'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from profile" -f -a "list" -d 'List the profiles'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from profile" -f -a "use" -d 'Use this profile from now on'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from profile" -f -a "add" -d 'Add a profile for the daemon at --url'
complete -c tieout -n "__fish_tieout_using_subcommand help; and __fish_seen_subcommand_from profile" -f -a "org" -d 'Choose whose books are meant where --org is left out, for the profile in use or --profile'
