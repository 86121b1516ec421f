
use builtin;
use str;

set edit:completion:arg-completer[tieout] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'tieout'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'tieout'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand admin 'Manage users, keys, credits and organisations, directly on the database'
            cand code 'Suggest an account and a VAT code for each transaction'
            cand completions 'Print the completion script of a shell'
            cand demo 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data'
            cand jobs 'List jobs of a daemon, wait for one, fetch its result'
            cand keys 'Make, list, revoke and rotate API keys'
            cand login 'Keep an API key for a daemon'
            cand logout 'Forget the API key of a profile'
            cand man 'Print the manual page, or write those of all commands'
            cand profile 'List daemons by name, choose one, add one'
            cand reconcile 'Reconcile two CSV files: what is on one side only, and the proof'
            cand serve 'Run the HTTP API daemon'
            cand whoami 'Show whose key is used, where, and what it may do'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand credits 'Grant, correct and show credits'
            cand keys 'Make, list and revoke API keys'
            cand orgs 'Make and list organisations, whose books are kept'
            cand sessions 'Make web sessions, with which the key endpoints are used'
            cand subscription 'Set what a user has agreed to'
            cand users 'Make and list users'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;credits'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand grant 'Give a user credits'
            cand adjust 'Correct a user''s credits, up or down, never below 0'
            cand show 'Show a user''s balance'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;credits;grant'= {
            cand --user 'Whose, by id or address'
            cand --amount 'How many'
            cand --reason 'Why, for the record'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;credits;adjust'= {
            cand --user 'Whose, by id or address'
            cand --amount 'How many more; fewer, if negative'
            cand --reason 'Why, for the record'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;credits;show'= {
            cand --user 'Whose, by id or address'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --movements 'List every movement instead, the latest first'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;credits;help'= {
            cand grant 'Give a user credits'
            cand adjust 'Correct a user''s credits, up or down, never below 0'
            cand show 'Show a user''s balance'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;credits;help;grant'= {
        }
        &'tieout;admin;credits;help;adjust'= {
        }
        &'tieout;admin;credits;help;show'= {
        }
        &'tieout;admin;credits;help;help'= {
        }
        &'tieout;admin;keys'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand create 'Make a key; its secret is shown, this once'
            cand list 'List keys, the latest first, never their secrets'
            cand revoke 'End a key, from the next request on'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;keys;create'= {
            cand --user 'Whose key, by id or address'
            cand --name 'What to call it'
            cand --scope 'What it may do, such as reconcile:write; may be given several times'
            cand --expires-at 'From when on it is refused, such as 2026-12-31T23:59:59Z; default never'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --allow-overage 'Permit charges beyond the balance'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;keys;list'= {
            cand --user 'Only this user''s, by id or address'
            cand --limit 'Most to list'
            cand --offset 'How many to leave out in front'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;keys;revoke'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;keys;help'= {
            cand create 'Make a key; its secret is shown, this once'
            cand list 'List keys, the latest first, never their secrets'
            cand revoke 'End a key, from the next request on'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;keys;help;create'= {
        }
        &'tieout;admin;keys;help;list'= {
        }
        &'tieout;admin;keys;help;revoke'= {
        }
        &'tieout;admin;keys;help;help'= {
        }
        &'tieout;admin;orgs'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand create 'Make an organisation'
            cand list 'List the organisations of a user'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;orgs;create'= {
            cand --name 'What it is called'
            cand --owner 'Who owns it, by id or address'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --empty 'Start without accounts'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;orgs;list'= {
            cand --user 'Whose, by id or address'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;orgs;help'= {
            cand create 'Make an organisation'
            cand list 'List the organisations of a user'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;orgs;help;create'= {
        }
        &'tieout;admin;orgs;help;list'= {
        }
        &'tieout;admin;orgs;help;help'= {
        }
        &'tieout;admin;sessions'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand create 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;sessions;create'= {
            cand --user 'Whose, by id or address'
            cand --ttl 'How long it is good, 1m to 30d; it cannot be ended before'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;sessions;help'= {
            cand create 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;sessions;help;create'= {
        }
        &'tieout;admin;sessions;help;help'= {
        }
        &'tieout;admin;subscription'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand set 'Say whether a user may be charged beyond the balance'
            cand show 'Show what a user has agreed to'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;subscription;set'= {
            cand --user 'Whose, by id or address'
            cand --allow-overage 'Permit it; the key and the request must permit it too'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;subscription;show'= {
            cand --user 'Whose, by id or address'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;subscription;help'= {
            cand set 'Say whether a user may be charged beyond the balance'
            cand show 'Show what a user has agreed to'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;subscription;help;set'= {
        }
        &'tieout;admin;subscription;help;show'= {
        }
        &'tieout;admin;subscription;help;help'= {
        }
        &'tieout;admin;users'= {
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand create 'Make a user'
            cand list 'List users, the oldest first'
            cand show 'Show a user'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;users;create'= {
            cand --email 'The user''s address; every user has another'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;users;list'= {
            cand --limit 'Most to list'
            cand --offset 'How many to leave out in front'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;users;show'= {
            cand --user 'Id or address'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;users;help'= {
            cand create 'Make a user'
            cand list 'List users, the oldest first'
            cand show 'Show a user'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;users;help;create'= {
        }
        &'tieout;admin;users;help;list'= {
        }
        &'tieout;admin;users;help;show'= {
        }
        &'tieout;admin;users;help;help'= {
        }
        &'tieout;admin;help'= {
            cand credits 'Grant, correct and show credits'
            cand keys 'Make, list and revoke API keys'
            cand orgs 'Make and list organisations, whose books are kept'
            cand sessions 'Make web sessions, with which the key endpoints are used'
            cand subscription 'Set what a user has agreed to'
            cand users 'Make and list users'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;help;credits'= {
            cand grant 'Give a user credits'
            cand adjust 'Correct a user''s credits, up or down, never below 0'
            cand show 'Show a user''s balance'
        }
        &'tieout;admin;help;credits;grant'= {
        }
        &'tieout;admin;help;credits;adjust'= {
        }
        &'tieout;admin;help;credits;show'= {
        }
        &'tieout;admin;help;keys'= {
            cand create 'Make a key; its secret is shown, this once'
            cand list 'List keys, the latest first, never their secrets'
            cand revoke 'End a key, from the next request on'
        }
        &'tieout;admin;help;keys;create'= {
        }
        &'tieout;admin;help;keys;list'= {
        }
        &'tieout;admin;help;keys;revoke'= {
        }
        &'tieout;admin;help;orgs'= {
            cand create 'Make an organisation'
            cand list 'List the organisations of a user'
        }
        &'tieout;admin;help;orgs;create'= {
        }
        &'tieout;admin;help;orgs;list'= {
        }
        &'tieout;admin;help;sessions'= {
            cand create 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION'
        }
        &'tieout;admin;help;sessions;create'= {
        }
        &'tieout;admin;help;subscription'= {
            cand set 'Say whether a user may be charged beyond the balance'
            cand show 'Show what a user has agreed to'
        }
        &'tieout;admin;help;subscription;set'= {
        }
        &'tieout;admin;help;subscription;show'= {
        }
        &'tieout;admin;help;users'= {
            cand create 'Make a user'
            cand list 'List users, the oldest first'
            cand show 'Show a user'
        }
        &'tieout;admin;help;users;create'= {
        }
        &'tieout;admin;help;users;list'= {
        }
        &'tieout;admin;help;users;show'= {
        }
        &'tieout;admin;help;help'= {
        }
        &'tieout;code'= {
            cand --min-confidence 'Leave transactions uncoded whose suggestion is less likely than this to be right, 0 to 1 with at most three decimals'
            cand --map 'Name columns by their headers: date=, amount= (or in= and out=), description=, merchant=; code=, name=, type= [FILE:]'
            cand --date-format 'How dates are written, such as %d/%m/%Y; default YYYY-MM-DD'
            cand --decimal 'The decimal mark, "." or ","; stating it also allows thousands separators'
            cand --delimiter 'What separates fields, one character or "tab"; default: , or ; or tab, as found [FILE:]'
            cand --limit 'Most rows a list shows in the table; 0 for all'
            cand --out 'Write the transactions, all their columns as they are, with the suggestions as CSV'
            cand --fail-on 'When to exit with 1'
            cand --idempotency-key 'Names the submit: sent again with the same key within 24 hours, it is the same job'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --remote 'Send both files to a daemon, which charges one credit a transaction'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;completions'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;demo'= {
            cand --listen 'Address and port to listen on; port 0 takes any free one'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;jobs'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List your jobs of a product, the latest first'
            cand get 'Show how a job stands; as JSON with its result'
            cand wait 'Wait until a job has ended, --timeout at most'
            cand result 'Print the result of a job as the daemon sent it: one JSON document'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;jobs;list'= {
            cand --product 'Whose jobs'
            cand --limit 'Most to list'
            cand --offset 'How many to leave out in front'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;jobs;get'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;jobs;wait'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;jobs;result'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;jobs;help'= {
            cand list 'List your jobs of a product, the latest first'
            cand get 'Show how a job stands; as JSON with its result'
            cand wait 'Wait until a job has ended, --timeout at most'
            cand result 'Print the result of a job as the daemon sent it: one JSON document'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;jobs;help;list'= {
        }
        &'tieout;jobs;help;get'= {
        }
        &'tieout;jobs;help;wait'= {
        }
        &'tieout;jobs;help;result'= {
        }
        &'tieout;jobs;help;help'= {
        }
        &'tieout;keys'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List your keys, never their secrets'
            cand create 'Make a key; its secret is printed, this once'
            cand revoke 'End a key at once'
            cand rotate 'Make a new secret in place of the old one; it is printed, this once'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;keys;list'= {
            cand --limit 'Most to list'
            cand --offset 'How many to leave out in front'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;keys;create'= {
            cand --name 'What to call it'
            cand --scope 'What it may do, such as reconcile:write; may be given several times'
            cand --expires-at 'From when on it is refused, such as 2026-12-31T23:59:59Z; default never'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --allow-overage 'Permit charges beyond the balance'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;keys;revoke'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;keys;rotate'= {
            cand --overlap 'How long the old secret stays valid'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;keys;help'= {
            cand list 'List your keys, never their secrets'
            cand create 'Make a key; its secret is printed, this once'
            cand revoke 'End a key at once'
            cand rotate 'Make a new secret in place of the old one; it is printed, this once'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;keys;help;list'= {
        }
        &'tieout;keys;help;create'= {
        }
        &'tieout;keys;help;revoke'= {
        }
        &'tieout;keys;help;rotate'= {
        }
        &'tieout;keys;help;help'= {
        }
        &'tieout;login'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --with-token 'Read the key from standard input'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;logout'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;man'= {
            cand --out 'Write one page a command into this directory'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;profile'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the profiles'
            cand use 'Use this profile from now on'
            cand add 'Add a profile for the daemon at --url'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;profile;list'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;profile;use'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;profile;add'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;profile;help'= {
            cand list 'List the profiles'
            cand use 'Use this profile from now on'
            cand add 'Add a profile for the daemon at --url'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;profile;help;list'= {
        }
        &'tieout;profile;help;use'= {
        }
        &'tieout;profile;help;add'= {
        }
        &'tieout;profile;help;help'= {
        }
        &'tieout;reconcile'= {
            cand --days 'Most days between the two dates of a match, 0 to 30'
            cand --min-score 'Leave pairs with a score under this unmatched, 0 to 1 with at most three decimals'
            cand --map 'Name columns by their headers: date=, amount= (or in= and out=), description= [SIDE:]'
            cand --date-format 'How dates are written, such as %d/%m/%Y; default YYYY-MM-DD [SIDE:]'
            cand --decimal 'The decimal mark, "." or ","; stating it also allows thousands separators [SIDE:]'
            cand --delimiter 'What separates fields, one character or "tab"; default: , or ; or tab, as found [SIDE:]'
            cand --why 'Tell why the row on this line is unmatched, or matched as it is: bank:LINE or book:LINE; may be given several times'
            cand --limit 'Most rows a list shows in the table; 0 for all'
            cand --out 'Write the lists into DIR as CSV: missing from books, remove from books, matched, suggestions'
            cand --report 'Write one HTML file that needs nothing else: to read, filter, print and keep'
            cand --fail-on 'When to exit with 1'
            cand --idempotency-key 'Names the submit: sent again with the same key within 24 hours, it is the same job'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --include-matched 'Also list the matched pairs'
            cand --explain 'List the matched pairs with score and evidence'
            cand --suggest 'Also suggest why rows are unmatched: mistyped, entered twice, paid in together, ...'
            cand --remote 'Send the rows to a daemon, which charges one credit a bank row'
            cand --allow-overage 'Permit charges beyond the credits left, where key and subscription do too'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;serve'= {
            cand --listen 'Address and port to listen on; port 0 takes any free one'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --rate-limit 'Requests of a key in 60 seconds; 0 for no limit'
            cand --queue-capacity 'Unfinished jobs of each product; one user may fill half of it'
            cand --jobs-per-product 'Running jobs of each product, on all daemons of the database together'
            cand --job-retention 'How long an ended job can be polled'
            cand --max-connections 'Connections at once; one more is told to come back'
            cand --head-timeout 'How long a request''s head may take, and a connection may ask nothing'
            cand --body-timeout 'How long a request''s body may take'
            cand --metrics-listen 'Address and port for GET /metrics; without one nothing is served'
            cand --log-format 'Form of the log on standard error'
            cand --log-level 'The least of what is logged'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;whoami'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;help'= {
            cand admin 'Manage users, keys, credits and organisations, directly on the database'
            cand code 'Suggest an account and a VAT code for each transaction'
            cand completions 'Print the completion script of a shell'
            cand demo 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data'
            cand jobs 'List jobs of a daemon, wait for one, fetch its result'
            cand keys 'Make, list, revoke and rotate API keys'
            cand login 'Keep an API key for a daemon'
            cand logout 'Forget the API key of a profile'
            cand man 'Print the manual page, or write those of all commands'
            cand profile 'List daemons by name, choose one, add one'
            cand reconcile 'Reconcile two CSV files: what is on one side only, and the proof'
            cand serve 'Run the HTTP API daemon'
            cand whoami 'Show whose key is used, where, and what it may do'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;help;admin'= {
            cand credits 'Grant, correct and show credits'
            cand keys 'Make, list and revoke API keys'
            cand orgs 'Make and list organisations, whose books are kept'
            cand sessions 'Make web sessions, with which the key endpoints are used'
            cand subscription 'Set what a user has agreed to'
            cand users 'Make and list users'
        }
        &'tieout;help;admin;credits'= {
            cand grant 'Give a user credits'
            cand adjust 'Correct a user''s credits, up or down, never below 0'
            cand show 'Show a user''s balance'
        }
        &'tieout;help;admin;credits;grant'= {
        }
        &'tieout;help;admin;credits;adjust'= {
        }
        &'tieout;help;admin;credits;show'= {
        }
        &'tieout;help;admin;keys'= {
            cand create 'Make a key; its secret is shown, this once'
            cand list 'List keys, the latest first, never their secrets'
            cand revoke 'End a key, from the next request on'
        }
        &'tieout;help;admin;keys;create'= {
        }
        &'tieout;help;admin;keys;list'= {
        }
        &'tieout;help;admin;keys;revoke'= {
        }
        &'tieout;help;admin;orgs'= {
            cand create 'Make an organisation'
            cand list 'List the organisations of a user'
        }
        &'tieout;help;admin;orgs;create'= {
        }
        &'tieout;help;admin;orgs;list'= {
        }
        &'tieout;help;admin;sessions'= {
            cand create 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION'
        }
        &'tieout;help;admin;sessions;create'= {
        }
        &'tieout;help;admin;subscription'= {
            cand set 'Say whether a user may be charged beyond the balance'
            cand show 'Show what a user has agreed to'
        }
        &'tieout;help;admin;subscription;set'= {
        }
        &'tieout;help;admin;subscription;show'= {
        }
        &'tieout;help;admin;users'= {
            cand create 'Make a user'
            cand list 'List users, the oldest first'
            cand show 'Show a user'
        }
        &'tieout;help;admin;users;create'= {
        }
        &'tieout;help;admin;users;list'= {
        }
        &'tieout;help;admin;users;show'= {
        }
        &'tieout;help;code'= {
        }
        &'tieout;help;completions'= {
        }
        &'tieout;help;demo'= {
        }
        &'tieout;help;jobs'= {
            cand list 'List your jobs of a product, the latest first'
            cand get 'Show how a job stands; as JSON with its result'
            cand wait 'Wait until a job has ended, --timeout at most'
            cand result 'Print the result of a job as the daemon sent it: one JSON document'
        }
        &'tieout;help;jobs;list'= {
        }
        &'tieout;help;jobs;get'= {
        }
        &'tieout;help;jobs;wait'= {
        }
        &'tieout;help;jobs;result'= {
        }
        &'tieout;help;keys'= {
            cand list 'List your keys, never their secrets'
            cand create 'Make a key; its secret is printed, this once'
            cand revoke 'End a key at once'
            cand rotate 'Make a new secret in place of the old one; it is printed, this once'
        }
        &'tieout;help;keys;list'= {
        }
        &'tieout;help;keys;create'= {
        }
        &'tieout;help;keys;revoke'= {
        }
        &'tieout;help;keys;rotate'= {
        }
        &'tieout;help;login'= {
        }
        &'tieout;help;logout'= {
        }
        &'tieout;help;man'= {
        }
        &'tieout;help;profile'= {
            cand list 'List the profiles'
            cand use 'Use this profile from now on'
            cand add 'Add a profile for the daemon at --url'
        }
        &'tieout;help;profile;list'= {
        }
        &'tieout;help;profile;use'= {
        }
        &'tieout;help;profile;add'= {
        }
        &'tieout;help;reconcile'= {
        }
        &'tieout;help;serve'= {
        }
        &'tieout;help;whoami'= {
        }
        &'tieout;help;help'= {
        }
    ]
    $completions[$command]
}
