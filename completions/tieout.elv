
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand admin 'Manage users, keys, credits and organisations, directly on the database'
            cand code 'Suggest an account and a VAT code for each transaction'
            cand completions 'Print the completion script of a shell'
            cand convert 'Convert a statement or an export of books of any usual format to CSV'
            cand decide 'Decide what rows are: paired, grouped, outstanding, to enter, to remove'
            cand demo 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data'
            cand jobs 'List jobs of a daemon, wait for one, fetch its result'
            cand journals 'Post journals from a file'
            cand keys 'Make, list, revoke and rotate API keys'
            cand ledger 'Keep books: organisations, accounts, bank transactions, invoices, receipts, journals, the trial balance'
            cand login 'Keep an API key for a daemon'
            cand logout 'Forget the API key of a profile'
            cand man 'Print the manual page, or write those of all commands'
            cand profile 'List daemons by name, choose one, add one'
            cand reconcile 'Reconcile a bank statement with the books: what is on one side only, and the proof'
            cand reopen 'Take the last close of an account back'
            cand serve 'Run the HTTP API daemon'
            cand verify 'Check the closed months of an account: nothing altered, every item carried'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;keys;list'= {
            cand --user 'Only this user''s, by id or address'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand create 'Make an organisation'
            cand add-member 'Make a user a member of an organisation'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;orgs;add-member'= {
            cand --org 'The organisation''s identifier, org_...'
            cand --user 'Who, by id or address'
            cand --role 'What they may do: owner, editor or viewer'
            cand --database 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL'
            cand --data-dir 'The directory of an SQLite database [default: tieout in the user''s data directory]'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --invited 'Only invite them: they come in when they accept'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;orgs;help'= {
            cand create 'Make an organisation'
            cand add-member 'Make a user a member of an organisation'
            cand list 'List the organisations of a user'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;admin;orgs;help;create'= {
        }
        &'tieout;admin;orgs;help;add-member'= {
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;admin;users;list'= {
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand add-member 'Make a user a member of an organisation'
            cand list 'List the organisations of a user'
        }
        &'tieout;admin;help;orgs;create'= {
        }
        &'tieout;admin;help;orgs;add-member'= {
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
            cand --history 'Learn from transactions that were coded before: an earlier output with the accounts finally used, or an export of the books. A payee that went to one account twice goes there again; other spending and income leans to where its kind went. Stays on this machine'
            cand --min-confidence 'Leave transactions uncoded whose suggestion is less likely than this to be right, 0 to 1 with at most three decimals'
            cand --map 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=, merchant=, sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; memo=, reference=, balance=, fee=, state=, account=, currency=; code=, name=, type= [FILE:]'
            cand --date-format 'How dates are written, such as %d/%m/%Y; default: as found'
            cand --decimal 'The decimal mark, "." or ","; default: as found'
            cand --delimiter 'What separates fields, one character or "tab"; default: as found [FILE:]'
            cand --account 'Whose transactions are wanted, of a file of several accounts; or of which currency'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;convert'= {
            cand --account 'Whose rows are wanted, of a file of several accounts; or of which currency; all where titles between rows are of no accounts'
            cand --as 'What the files are: debit and credit mean the opposite in the books'
            cand --map 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency='
            cand --date-format 'How dates are written, such as %d/%m/%Y; default: as found'
            cand --decimal 'The decimal mark, "." or ","; default: as found'
            cand --delimiter 'What separates fields, one character or "tab"; default: as found'
            cand -o 'Write to FILE instead of standard output'
            cand --out 'Write to FILE instead of standard output'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --explain 'Show how each file is read and why, and the options that state it, instead of its rows'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;decide'= {
            cand --keep 'The folder of the account'
            cand --fee 'What the bank or provider kept of a group, above zero'
            cand --to 'The account that it is to be entered to'
            cand --note 'Why'
            cand --prepared-by 'Who decides it'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
        &'tieout;journals'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand post 'Post the journals of a file, or only check them'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;journals;post'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --map 'Name columns by their headers: journal=, date=, account=, debit=, credit=, ...'
            cand --date-format 'How dates are written, such as %d/%m/%Y; default: as found'
            cand --decimal 'The decimal mark, "." or ","; default: as found'
            cand --delimiter 'What separates fields, one character or "tab"; default: as found'
            cand --external-ids 'What journals get for an external id, which the books take once; default reference for a table, given for JSON'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --dry-run 'Check the file against the books, and post nothing'
            cand --skip-posted 'Leave out journals whose external id is in the books already, and post the others'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;journals;help'= {
            cand post 'Post the journals of a file, or only check them'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;journals;help;post'= {
        }
        &'tieout;journals;help;help'= {
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
        &'tieout;ledger'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand accounts 'List, make, look at, change, archive and remove accounts'
            cand audit-events 'List who did what to the books, the latest first'
            cand bank-accounts 'List, make, look at and change bank accounts'
            cand bank-transactions 'Import, list, code, confirm and exclude rows of bank statements'
            cand close 'End a bank account''s month: import its statement, match it to the books, and say what is proved'
            cand contacts 'List, make, look at, change and archive customers and suppliers'
            cand export 'Write the books as text for hledger or beancount, as CSV or as JSON'
            cand head 'Show how many entries there are, and the hash of the last'
            cand integrity 'Check that the books are as they were posted'
            cand invoices 'List, make, look at, change, issue and void invoices and credit notes'
            cand journals 'List, look at and reverse journals; tieout journals post adds them'
            cand members 'List, invite and remove members; list and accept your invitations'
            cand opening-balances 'Take over what accounts came to elsewhere'
            cand organisations 'List, make, look at, change and lock organisations'
            cand orgs 'List, make, look at, change and lock organisations'
            cand reconciliation 'Show what leads from the balance of the bank and from that of the books to one adjusted balance'
            cand reports 'Print a report: profit and loss, balance sheet, general ledger, what is owed'
            cand settlements 'List, make, allocate and void receipts of customers and payments to suppliers'
            cand tax-codes 'List the VAT codes, and set rates'
            cand trial-balance 'Show what every account came to at the end of a day'
            cand vat-return 'Show what the books say of a VAT return''s period'
            cand vat-returns 'Make, list, look at, finalise and remove VAT returns'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;accounts'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the accounts by code, with their balances: debits less credits'
            cand create 'Make an account'
            cand show 'Show an account'
            cand update 'Change an account; what is not given stays'
            cand archive 'Let an account take no more postings'
            cand delete 'Remove an account that nothing hangs on'
            cand import 'Make the accounts of a file that are not there yet'
            cand entries 'List what was posted to an account, the latest day first, with what it came to'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;accounts;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --type 'Of this type only: INCOME, EXPENSE, ASSET, LIABILITY or EQUITY'
            cand --role 'With this role only, such as bank'
            cand --status 'In this standing only: active or archived'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;create'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --code 'Its name in the chart'
            cand --name 'What it is called'
            cand --type 'INCOME, EXPENSE, ASSET, LIABILITY or EQUITY'
            cand --role 'What is routed to it, such as vat_control'
            cand --vat-code 'The VAT code to suggest for it: ST, RR, ZR, EX or NV'
            cand --description 'What it is for'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;update'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --code 'Its new name in the chart'
            cand --name 'What it is called'
            cand --type 'What it is; not once something is posted to it'
            cand --role 'What is routed to it; "none" for nothing'
            cand --vat-code 'The VAT code to suggest for it; "none" for none'
            cand --description 'What it is for'
            cand --status 'active or archived'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;archive'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;delete'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;import'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --map 'Name columns by their headers: code=, name=, type=, role=, vat_code=, description='
            cand --delimiter 'What separates fields, one character or "tab"; default: as found'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --dry-run 'Say what would be made, and make nothing'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;entries'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --from 'From this day on'
            cand --to 'Up to this day'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;accounts;help'= {
            cand list 'List the accounts by code, with their balances: debits less credits'
            cand create 'Make an account'
            cand show 'Show an account'
            cand update 'Change an account; what is not given stays'
            cand archive 'Let an account take no more postings'
            cand delete 'Remove an account that nothing hangs on'
            cand import 'Make the accounts of a file that are not there yet'
            cand entries 'List what was posted to an account, the latest day first, with what it came to'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;accounts;help;list'= {
        }
        &'tieout;ledger;accounts;help;create'= {
        }
        &'tieout;ledger;accounts;help;show'= {
        }
        &'tieout;ledger;accounts;help;update'= {
        }
        &'tieout;ledger;accounts;help;archive'= {
        }
        &'tieout;ledger;accounts;help;delete'= {
        }
        &'tieout;ledger;accounts;help;import'= {
        }
        &'tieout;ledger;accounts;help;entries'= {
        }
        &'tieout;ledger;accounts;help;help'= {
        }
        &'tieout;ledger;audit-events'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --object 'To this only: an account, a contact, a bank transaction, by its identifier'
            cand --action 'This only, such as journal.post or bank_transaction.confirm'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-accounts'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the bank accounts with what the books and the bank say'
            cand create 'Make a bank account'
            cand show 'Show a bank account'
            cand update 'Change a bank account; what is not given stays'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;bank-accounts;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-accounts;create'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --name 'What it is called'
            cand --type 'What it is: current, savings, credit_card or cash'
            cand --account 'The account of the chart it stands for, by code or identifier; default a new one'
            cand --account-number 'Its number at the bank'
            cand --sort-code 'Its sort code'
            cand --iban 'Its IBAN'
            cand --opening-balance 'What was on it when these books began; posted on --opening-date. Not where opening-balances import posts it: it would be there twice'
            cand --opening-date 'The day of the opening balance'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-accounts;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-accounts;update'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --name 'What it is called'
            cand --type 'What it is: current, savings, credit_card or cash'
            cand --account-number 'Its number at the bank; empty for none'
            cand --sort-code 'Its sort code; empty for none'
            cand --iban 'Its IBAN; empty for none'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-accounts;help'= {
            cand list 'List the bank accounts with what the books and the bank say'
            cand create 'Make a bank account'
            cand show 'Show a bank account'
            cand update 'Change a bank account; what is not given stays'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;bank-accounts;help;list'= {
        }
        &'tieout;ledger;bank-accounts;help;create'= {
        }
        &'tieout;ledger;bank-accounts;help;show'= {
        }
        &'tieout;ledger;bank-accounts;help;update'= {
        }
        &'tieout;ledger;bank-accounts;help;help'= {
        }
        &'tieout;ledger;bank-transactions'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand import 'Import the rows of a bank statement'
            cand list 'List bank transactions, the latest day first'
            cand show 'Show a bank transaction'
            cand create 'Make a bank transaction by hand, as cash needs it; import reads statements'
            cand update 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays'
            cand confirm 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already'
            cand confirm-batch 'Confirm bank transactions that a file lists'
            cand suggest 'Suggest accounts and VAT codes for bank transactions that wait'
            cand unconfirm 'Undo a confirmation'
            cand void 'Undo a confirmation'
            cand exclude 'Leave a bank transaction out of the books'
            cand restore 'Take an excluded bank transaction in again'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;bank-transactions;import'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --bank-account 'The bank account it is of, by name or identifier'
            cand --statement-balance 'What the statement says is on the account at its end; default: as the file says'
            cand --map 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; reference=, balance=, fee=, state=, account=, currency='
            cand --date-format 'How dates are written, such as %d/%m/%Y; default: as found'
            cand --decimal 'The decimal mark, "." or ","; default: as found'
            cand --delimiter 'What separates fields, one character or "tab"; default: as found'
            cand --account 'Whose rows are wanted, of a file of several accounts; or of which currency'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --dry-run 'Say what would be created, and create nothing'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --bank-account 'Of this bank account, by name or identifier'
            cand --status 'unconfirmed, confirmed or excluded'
            cand --from 'From this day on'
            cand --to 'Up to this day'
            cand --search 'With this in its description or reference'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;create'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --bank-account 'The bank account, by name or identifier'
            cand --date 'The day'
            cand --amount 'The amount: money in above 0, money out below'
            cand --description 'What it was'
            cand --reference 'A document''s number'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;update'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --account 'The account it goes to, by code or identifier; "none" for none yet'
            cand --vat-code 'How it stands to VAT: ST, RR, ZR, EX or NV'
            cand --vat-amount 'The VAT in it; default what the code''s rate makes of it'
            cand --contact 'The customer or supplier, by name, reference or identifier; "none" for none'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;confirm'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --account 'The account it goes to, by code or identifier; default the one that it is coded to'
            cand --vat-code 'How it stands to VAT: ST, RR, ZR, EX or NV; default that of the account, in books registered for VAT'
            cand --vat-amount 'The VAT in it; default what the code''s rate makes of it'
            cand --line 'A part of it, once for each: an account, an amount with its sign (money out below 0), and if wanted a VAT code and the VAT in it, as 6200=-120:ST or 6200=-120:ST:20'
            cand --allocate 'What of it settles which invoice, by number or identifier, once for each: money in sales invoices, money out those of a supplier; the rest stays with the contact'
            cand --transfer-to 'The other bank account of a transfer, by name or identifier'
            cand --journal 'The journal that has it already, jnl_...'
            cand --match-settlement 'The receipt or payment that it is, set_...'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;confirm-batch'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --all-or-nothing 'Confirm all of them or none; of at most 1,000'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;suggest'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --bank-account 'Of this bank account only, by name or identifier'
            cand --min-confidence 'No suggestion that is less likely than this to be right, 0 to 1 with at most three decimals'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --apply 'Code the bank transactions so; they wait all the same until they are confirmed'
            cand --recode 'Those too that are coded already'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;unconfirm'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --reason 'Why; it is kept with the audit events'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;void'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --reason 'Why; it is kept with the audit events'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;exclude'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --reason 'Why; it is kept with the audit events'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;restore'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --reason 'Why; it is kept with the audit events'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;bank-transactions;help'= {
            cand import 'Import the rows of a bank statement'
            cand list 'List bank transactions, the latest day first'
            cand show 'Show a bank transaction'
            cand create 'Make a bank transaction by hand, as cash needs it; import reads statements'
            cand update 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays'
            cand confirm 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already'
            cand confirm-batch 'Confirm bank transactions that a file lists'
            cand suggest 'Suggest accounts and VAT codes for bank transactions that wait'
            cand unconfirm 'Undo a confirmation'
            cand exclude 'Leave a bank transaction out of the books'
            cand restore 'Take an excluded bank transaction in again'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;bank-transactions;help;import'= {
        }
        &'tieout;ledger;bank-transactions;help;list'= {
        }
        &'tieout;ledger;bank-transactions;help;show'= {
        }
        &'tieout;ledger;bank-transactions;help;create'= {
        }
        &'tieout;ledger;bank-transactions;help;update'= {
        }
        &'tieout;ledger;bank-transactions;help;confirm'= {
        }
        &'tieout;ledger;bank-transactions;help;confirm-batch'= {
        }
        &'tieout;ledger;bank-transactions;help;suggest'= {
        }
        &'tieout;ledger;bank-transactions;help;unconfirm'= {
        }
        &'tieout;ledger;bank-transactions;help;exclude'= {
        }
        &'tieout;ledger;bank-transactions;help;restore'= {
        }
        &'tieout;ledger;bank-transactions;help;help'= {
        }
        &'tieout;ledger;close'= {
            cand --bank-account 'The bank account it is of, by name or identifier'
            cand --as-at 'The last day that counts; later rows wait. Default: the day that the statement says it goes to, else that of its last row'
            cand --statement-balance 'What the statement says is on the account at its end, or at that of a later --as-at; default: as the file says'
            cand --days 'Most days between a bank transaction and the posting that it is matched to, 0 to 30'
            cand --min-confidence 'With --apply: the matches that are this likely to be right or more, 0 to 1 with at most three decimals'
            cand --fail-on 'When to exit with 1'
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --map 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; reference=, balance=, fee=, state=, account=, currency='
            cand --date-format 'How dates are written, such as %d/%m/%Y; default: as found'
            cand --decimal 'The decimal mark, "." or ","; default: as found'
            cand --delimiter 'What separates fields, one character or "tab"; default: as found'
            cand --account 'Whose rows are wanted, of a file of several accounts; or of which currency'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --apply 'Confirm the matches that are at least as likely as --min-confidence says, which it needs'
            cand --review 'Go through what is left, one key each: matches, suggestions, rows that nothing is said of'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;contacts'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List contacts'
            cand create 'Make a contact'
            cand show 'Show a contact'
            cand update 'Change a contact; what is not given stays'
            cand archive 'Keep a contact for what it was, and use it no more'
            cand delete 'Remove a contact that nothing hangs on'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;contacts;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --kind 'customer, supplier or both'
            cand --status 'active or archived'
            cand --search 'With this in its name or reference'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;contacts;create'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --kind 'customer, supplier or both'
            cand --name 'What it is called'
            cand --reference 'Its number in the books'
            cand --email 'Where mail goes'
            cand --vat-number 'Its VAT number'
            cand --payment-terms 'Days after which an invoice is to be paid'
            cand --account 'The account to suggest for it, by code or identifier'
            cand --vat-code 'The VAT code to suggest for it: ST, RR, ZR, EX or NV'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;contacts;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;contacts;update'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --kind 'customer, supplier or both'
            cand --name 'What it is called'
            cand --reference 'Its number in the books; empty for none'
            cand --email 'Where mail goes; empty for nowhere'
            cand --vat-number 'Its VAT number; empty for none'
            cand --company-number 'Its number in a register of companies; empty for none'
            cand --payment-terms 'Days after which an invoice is to be paid'
            cand --account 'The account to suggest for it, by code or identifier; "none" for none'
            cand --vat-code 'The VAT code to suggest for it: ST, RR, ZR, EX or NV; "none" for none'
            cand --status 'active or archived'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;contacts;archive'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;contacts;delete'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;contacts;help'= {
            cand list 'List contacts'
            cand create 'Make a contact'
            cand show 'Show a contact'
            cand update 'Change a contact; what is not given stays'
            cand archive 'Keep a contact for what it was, and use it no more'
            cand delete 'Remove a contact that nothing hangs on'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;contacts;help;list'= {
        }
        &'tieout;ledger;contacts;help;create'= {
        }
        &'tieout;ledger;contacts;help;show'= {
        }
        &'tieout;ledger;contacts;help;update'= {
        }
        &'tieout;ledger;contacts;help;archive'= {
        }
        &'tieout;ledger;contacts;help;delete'= {
        }
        &'tieout;ledger;contacts;help;help'= {
        }
        &'tieout;ledger;export'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --format 'hledger, beancount, csv or json'
            cand -o 'Write it to this file; default standard output'
            cand --output-file 'Write it to this file; default standard output'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;head'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;integrity'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --after 'An entry that the books must still have, SEQUENCE:HASH as tieout ledger head showed it; the check goes on behind it'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List invoices and credit notes, the latest day first'
            cand show 'Show an invoice or a credit note with its lines'
            cand create 'Make invoices and credit notes from JSON'
            cand update 'Change an invoice or a credit note; what is not given stays'
            cand issue 'Issue a draft: it gets its number and is posted'
            cand void 'Void an invoice or a credit note: what it posted is undone'
            cand delete 'Remove a draft'
            cand allocations 'List what settles an invoice, or what a credit note settles'
            cand allocate 'Settle invoices by a credit note'
            cand unallocate 'Take an allocation of a credit note back: the invoice is due again'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;invoices;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --type 'sales or purchase'
            cand --kind 'invoice or `credit_note`'
            cand --status 'draft, issued, `part_paid`, paid or void'
            cand --contact 'Of this customer or supplier, by name, reference or identifier'
            cand --from 'Issued from this day on'
            cand --to 'Issued up to this day'
            cand --number 'With this number'
            cand --search 'With this in its number, reference or notes'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
            cand --offset 'How many to leave out in front'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --overdue 'Only what is open after its due date'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;create'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;update'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --file 'What changes, in JSON, such as {"lines": [...]}; - for standard input'
            cand --contact 'The customer or supplier, by name, reference or identifier'
            cand --number 'Its number; empty for the next of the sequence'
            cand --issue-date 'The day it counts for'
            cand --due-date 'The day it is to be paid by'
            cand --reference 'An order''s number, or what else it is known by; empty for none'
            cand --notes 'What to write below it; empty for nothing'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;issue'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --date 'The day it counts for; default the draft''s'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;void'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --date 'The day it counts no more from; default the first that it may be: the day it was issued, or the latest on which something that had settled it was taken back; where that is locked, the first that is open'
            cand --reason 'Why, for the record'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;delete'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;allocations'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;allocate'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;unallocate'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;invoices;help'= {
            cand list 'List invoices and credit notes, the latest day first'
            cand show 'Show an invoice or a credit note with its lines'
            cand create 'Make invoices and credit notes from JSON'
            cand update 'Change an invoice or a credit note; what is not given stays'
            cand issue 'Issue a draft: it gets its number and is posted'
            cand void 'Void an invoice or a credit note: what it posted is undone'
            cand delete 'Remove a draft'
            cand allocations 'List what settles an invoice, or what a credit note settles'
            cand allocate 'Settle invoices by a credit note'
            cand unallocate 'Take an allocation of a credit note back: the invoice is due again'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;invoices;help;list'= {
        }
        &'tieout;ledger;invoices;help;show'= {
        }
        &'tieout;ledger;invoices;help;create'= {
        }
        &'tieout;ledger;invoices;help;update'= {
        }
        &'tieout;ledger;invoices;help;issue'= {
        }
        &'tieout;ledger;invoices;help;void'= {
        }
        &'tieout;ledger;invoices;help;delete'= {
        }
        &'tieout;ledger;invoices;help;allocations'= {
        }
        &'tieout;ledger;invoices;help;allocate'= {
        }
        &'tieout;ledger;invoices;help;unallocate'= {
        }
        &'tieout;ledger;invoices;help;help'= {
        }
        &'tieout;ledger;journals'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the journals, the latest day first'
            cand show 'Show a journal with its lines'
            cand reverse 'Post the journal that undoes another'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;journals;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --from 'From this day on'
            cand --to 'Up to this day'
            cand --account 'With a line on this account, by code or identifier'
            cand --source 'Made by this: manual, invoice, settlement, bank, reversal, opening or vat_return'
            cand --search 'With this in its description or reference'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;journals;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;journals;reverse'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --date 'The day it is undone on; default its own, or the first that is not locked'
            cand --description 'What to write; default that it reverses the journal'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;journals;help'= {
            cand list 'List the journals, the latest day first'
            cand show 'Show a journal with its lines'
            cand reverse 'Post the journal that undoes another'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;journals;help;list'= {
        }
        &'tieout;ledger;journals;help;show'= {
        }
        &'tieout;ledger;journals;help;reverse'= {
        }
        &'tieout;ledger;journals;help;help'= {
        }
        &'tieout;ledger;members'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the members of an organisation, those invited among them'
            cand invite 'Invite a user, who is a member once they accept'
            cand remove 'End a membership or an invitation'
            cand invitations 'List the organisations that have invited you'
            cand accept 'Accept an invitation'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;members;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;members;invite'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --email 'The user''s address'
            cand --role 'What they may do: owner, editor or viewer'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;members;remove'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;members;invitations'= {
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;members;accept'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;members;help'= {
            cand list 'List the members of an organisation, those invited among them'
            cand invite 'Invite a user, who is a member once they accept'
            cand remove 'End a membership or an invitation'
            cand invitations 'List the organisations that have invited you'
            cand accept 'Accept an invitation'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;members;help;list'= {
        }
        &'tieout;ledger;members;help;invite'= {
        }
        &'tieout;ledger;members;help;remove'= {
        }
        &'tieout;ledger;members;help;invitations'= {
        }
        &'tieout;ledger;members;help;accept'= {
        }
        &'tieout;ledger;members;help;help'= {
        }
        &'tieout;ledger;opening-balances'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand import 'Post opening balances from a file, once'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;opening-balances;import'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --date 'The day they count for, the last before the books begin'
            cand --external-id 'What the journal is called, each once; default opening-balances'
            cand --map 'Name columns by their headers: account=, debit=, credit=, memo=, currency='
            cand --decimal 'The decimal mark, "." or ","; default: as found'
            cand --delimiter 'What separates fields, one character or "tab"; default: as found'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --balance-to-opening 'What debits and credits differ by goes to the account with the role opening_balance'
            cand --dry-run 'Hold the file against the books, and post nothing'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;opening-balances;help'= {
            cand import 'Post opening balances from a file, once'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;opening-balances;help;import'= {
        }
        &'tieout;ledger;opening-balances;help;help'= {
        }
        &'tieout;ledger;organisations'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the organisations that the key may see'
            cand create 'Make an organisation, whose owner you are'
            cand show 'Show an organisation'
            cand update 'Change an organisation; what is not given stays'
            cand lock 'Lock the books up to a day: nothing more is posted on or before it'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;orgs'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the organisations that the key may see'
            cand create 'Make an organisation, whose owner you are'
            cand show 'Show an organisation'
            cand update 'Change an organisation; what is not given stays'
            cand lock 'Lock the books up to a day: nothing more is posted on or before it'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;organisations;list'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;orgs;list'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;organisations;create'= {
            cand --name 'What it is called'
            cand --currency 'Its currency, ISO 4217'
            cand --country 'Its country, two letters'
            cand --year-end 'Month and day of the last day of its year'
            cand --vat-number 'Its VAT number'
            cand --vat-scheme 'How it accounts for VAT: standard, cash or flat_rate'
            cand --flat-rate-percent 'The percentage of the flat-rate scheme'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --vat-registered 'It is registered for VAT'
            cand --empty-chart 'Without the accounts that a small company in the United Kingdom starts with'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;orgs;create'= {
            cand --name 'What it is called'
            cand --currency 'Its currency, ISO 4217'
            cand --country 'Its country, two letters'
            cand --year-end 'Month and day of the last day of its year'
            cand --vat-number 'Its VAT number'
            cand --vat-scheme 'How it accounts for VAT: standard, cash or flat_rate'
            cand --flat-rate-percent 'The percentage of the flat-rate scheme'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --vat-registered 'It is registered for VAT'
            cand --empty-chart 'Without the accounts that a small company in the United Kingdom starts with'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;organisations;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;orgs;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;organisations;update'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --name 'What it is called'
            cand --currency 'Its currency, ISO 4217; not once something is posted'
            cand --country 'Its country, two letters'
            cand --year-end 'Month and day of the last day of its year'
            cand --vat-scheme 'How it accounts for VAT from now on: standard, cash or flat_rate; none: it is not registered'
            cand --vat-number 'Its VAT number; empty for none'
            cand --flat-rate-percent 'The percentage of the flat-rate scheme'
            cand --vat-rounding 'What VAT is rounded for: line or document'
            cand --status 'active or archived'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;orgs;update'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --name 'What it is called'
            cand --currency 'Its currency, ISO 4217; not once something is posted'
            cand --country 'Its country, two letters'
            cand --year-end 'Month and day of the last day of its year'
            cand --vat-scheme 'How it accounts for VAT from now on: standard, cash or flat_rate; none: it is not registered'
            cand --vat-number 'Its VAT number; empty for none'
            cand --flat-rate-percent 'The percentage of the flat-rate scheme'
            cand --vat-rounding 'What VAT is rounded for: line or document'
            cand --status 'active or archived'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;organisations;lock'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --until 'The last day that is locked'
            cand --reason 'Why; it is kept with the audit events'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --off 'No day is locked'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;orgs;lock'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --until 'The last day that is locked'
            cand --reason 'Why; it is kept with the audit events'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --off 'No day is locked'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;organisations;help'= {
            cand list 'List the organisations that the key may see'
            cand create 'Make an organisation, whose owner you are'
            cand show 'Show an organisation'
            cand update 'Change an organisation; what is not given stays'
            cand lock 'Lock the books up to a day: nothing more is posted on or before it'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;organisations;help;list'= {
        }
        &'tieout;ledger;organisations;help;create'= {
        }
        &'tieout;ledger;organisations;help;show'= {
        }
        &'tieout;ledger;organisations;help;update'= {
        }
        &'tieout;ledger;organisations;help;lock'= {
        }
        &'tieout;ledger;organisations;help;help'= {
        }
        &'tieout;ledger;orgs;help'= {
            cand list 'List the organisations that the key may see'
            cand create 'Make an organisation, whose owner you are'
            cand show 'Show an organisation'
            cand update 'Change an organisation; what is not given stays'
            cand lock 'Lock the books up to a day: nothing more is posted on or before it'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;orgs;help;list'= {
        }
        &'tieout;ledger;orgs;help;create'= {
        }
        &'tieout;ledger;orgs;help;show'= {
        }
        &'tieout;ledger;orgs;help;update'= {
        }
        &'tieout;ledger;orgs;help;lock'= {
        }
        &'tieout;ledger;orgs;help;help'= {
        }
        &'tieout;ledger;reconciliation'= {
            cand --bank-account 'The bank account, by name or identifier'
            cand --as-at 'The day; default today in UTC'
            cand --fail-on 'When to exit with 1'
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand trial-balance 'What every account came to at the end of a day'
            cand profit-and-loss 'What was earned and spent'
            cand profit 'What was earned and spent'
            cand balance-sheet 'What was owned and owed at the end of a day'
            cand general-ledger 'Every line of every account, with what it came to before and after'
            cand aged-receivables 'What customers owed at the end of a day, by how long it had been due'
            cand aged-payables 'What suppliers were owed, likewise'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;reports;trial-balance'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --as-at 'The day; default today in UTC, of the trial balance everything ever posted'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports;profit-and-loss'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --from 'The first day; default the first of the organisation''s year that the last day is in'
            cand --to 'The last day; default today in UTC'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports;profit'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --from 'The first day; default the first of the organisation''s year that the last day is in'
            cand --to 'The last day; default today in UTC'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports;balance-sheet'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --as-at 'The day; default today in UTC, of the trial balance everything ever posted'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports;general-ledger'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --from 'The first day; default the first of the organisation''s year that the last day is in'
            cand --to 'The last day; default today in UTC'
            cand --account 'Of this account only, by code or identifier'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports;aged-receivables'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --as-at 'The day; default today in UTC, of the trial balance everything ever posted'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports;aged-payables'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --as-at 'The day; default today in UTC, of the trial balance everything ever posted'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;reports;help'= {
            cand trial-balance 'What every account came to at the end of a day'
            cand profit-and-loss 'What was earned and spent'
            cand balance-sheet 'What was owned and owed at the end of a day'
            cand general-ledger 'Every line of every account, with what it came to before and after'
            cand aged-receivables 'What customers owed at the end of a day, by how long it had been due'
            cand aged-payables 'What suppliers were owed, likewise'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;reports;help;trial-balance'= {
        }
        &'tieout;ledger;reports;help;profit-and-loss'= {
        }
        &'tieout;ledger;reports;help;balance-sheet'= {
        }
        &'tieout;ledger;reports;help;general-ledger'= {
        }
        &'tieout;ledger;reports;help;aged-receivables'= {
        }
        &'tieout;ledger;reports;help;aged-payables'= {
        }
        &'tieout;ledger;reports;help;help'= {
        }
        &'tieout;ledger;settlements'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List receipts and payments, the latest day first'
            cand show 'Show a receipt or a payment, and what it settles'
            cand create 'Make a receipt or a payment, and settle invoices by it'
            cand allocate 'Settle more invoices by what is left of a receipt or a payment'
            cand unallocate 'Take an allocation back: the invoice is due again'
            cand void 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;settlements;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --type 'receipt or payment'
            cand --status 'posted or void'
            cand --contact 'Of this customer or supplier, by name, reference or identifier'
            cand --bank-account 'Of this bank account, by name or identifier'
            cand --from 'From this day on'
            cand --to 'Up to this day'
            cand --search 'With this in its reference, or in the contact''s name'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;settlements;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;settlements;create'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --type 'receipt (money in) or payment (money out)'
            cand --contact 'The customer or supplier, by name, reference or identifier'
            cand --bank-account 'Where the money went in or out, by name or identifier'
            cand --date 'The day'
            cand --amount 'How much, above 0'
            cand --reference 'A document''s number'
            cand --allocate 'What of it settles which invoice, by number or identifier, once for each'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --refund 'Money back: a payment to a customer, or a receipt from a supplier; it settles credit notes'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;settlements;allocate'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;settlements;unallocate'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;settlements;void'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --date 'The day it is undone on; default the first that it may be: its own, or the latest on which something that it had settled was taken back; where that is locked, the first that is not'
            cand --reason 'Why; it is kept with the audit events'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;settlements;help'= {
            cand list 'List receipts and payments, the latest day first'
            cand show 'Show a receipt or a payment, and what it settles'
            cand create 'Make a receipt or a payment, and settle invoices by it'
            cand allocate 'Settle more invoices by what is left of a receipt or a payment'
            cand unallocate 'Take an allocation back: the invoice is due again'
            cand void 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;settlements;help;list'= {
        }
        &'tieout;ledger;settlements;help;show'= {
        }
        &'tieout;ledger;settlements;help;create'= {
        }
        &'tieout;ledger;settlements;help;allocate'= {
        }
        &'tieout;ledger;settlements;help;unallocate'= {
        }
        &'tieout;ledger;settlements;help;void'= {
        }
        &'tieout;ledger;settlements;help;help'= {
        }
        &'tieout;ledger;tax-codes'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the VAT codes with the rates of today; as JSON with all rates and their days'
            cand set 'Set a rate in place of the country''s, from a day on'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;tax-codes;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;tax-codes;set'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --code 'The VAT code: ST or RR'
            cand --rate 'Percent, from 0 to 100'
            cand --from 'From this day on; one that is not locked'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;tax-codes;help'= {
            cand list 'List the VAT codes with the rates of today; as JSON with all rates and their days'
            cand set 'Set a rate in place of the country''s, from a day on'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;tax-codes;help;list'= {
        }
        &'tieout;ledger;tax-codes;help;set'= {
        }
        &'tieout;ledger;tax-codes;help;help'= {
        }
        &'tieout;ledger;trial-balance'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --as-at 'The day; default today in UTC, of the trial balance everything ever posted'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;vat-return'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --report 'Write it as a page to this file, too'
            cand --from 'The first day'
            cand --to 'The last day'
            cand --box 'Show what is behind this box, from 1 to 9'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;vat-returns'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand create 'Make a return, as a draft that follows the books'
            cand list 'List the returns, the latest days first'
            cand show 'Show a return with its boxes'
            cand finalise 'Make the boxes of a return stay as they are: what comes later counts in the next'
            cand delete 'Remove a draft'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;vat-returns;create'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --from 'The first day'
            cand --to 'The last day'
            cand --adjust 'What the books do not say, BOX=AMOUNT:REASON, as 2=120.00:Acquisitions; of boxes 1, 2, 4 and 6 to 9, and repeated as often as needed'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;vat-returns;list'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --status 'draft or finalised'
            cand --from 'With days from this one on'
            cand --to 'With days up to this one'
            cand --limit 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;vat-returns;show'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;vat-returns;finalise'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;vat-returns;delete'= {
            cand --org 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;ledger;vat-returns;help'= {
            cand create 'Make a return, as a draft that follows the books'
            cand list 'List the returns, the latest days first'
            cand show 'Show a return with its boxes'
            cand finalise 'Make the boxes of a return stay as they are: what comes later counts in the next'
            cand delete 'Remove a draft'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;vat-returns;help;create'= {
        }
        &'tieout;ledger;vat-returns;help;list'= {
        }
        &'tieout;ledger;vat-returns;help;show'= {
        }
        &'tieout;ledger;vat-returns;help;finalise'= {
        }
        &'tieout;ledger;vat-returns;help;delete'= {
        }
        &'tieout;ledger;vat-returns;help;help'= {
        }
        &'tieout;ledger;help'= {
            cand accounts 'List, make, look at, change, archive and remove accounts'
            cand audit-events 'List who did what to the books, the latest first'
            cand bank-accounts 'List, make, look at and change bank accounts'
            cand bank-transactions 'Import, list, code, confirm and exclude rows of bank statements'
            cand close 'End a bank account''s month: import its statement, match it to the books, and say what is proved'
            cand contacts 'List, make, look at, change and archive customers and suppliers'
            cand export 'Write the books as text for hledger or beancount, as CSV or as JSON'
            cand head 'Show how many entries there are, and the hash of the last'
            cand integrity 'Check that the books are as they were posted'
            cand invoices 'List, make, look at, change, issue and void invoices and credit notes'
            cand journals 'List, look at and reverse journals; tieout journals post adds them'
            cand members 'List, invite and remove members; list and accept your invitations'
            cand opening-balances 'Take over what accounts came to elsewhere'
            cand organisations 'List, make, look at, change and lock organisations'
            cand reconciliation 'Show what leads from the balance of the bank and from that of the books to one adjusted balance'
            cand reports 'Print a report: profit and loss, balance sheet, general ledger, what is owed'
            cand settlements 'List, make, allocate and void receipts of customers and payments to suppliers'
            cand tax-codes 'List the VAT codes, and set rates'
            cand trial-balance 'Show what every account came to at the end of a day'
            cand vat-return 'Show what the books say of a VAT return''s period'
            cand vat-returns 'Make, list, look at, finalise and remove VAT returns'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;ledger;help;accounts'= {
            cand list 'List the accounts by code, with their balances: debits less credits'
            cand create 'Make an account'
            cand show 'Show an account'
            cand update 'Change an account; what is not given stays'
            cand archive 'Let an account take no more postings'
            cand delete 'Remove an account that nothing hangs on'
            cand import 'Make the accounts of a file that are not there yet'
            cand entries 'List what was posted to an account, the latest day first, with what it came to'
        }
        &'tieout;ledger;help;accounts;list'= {
        }
        &'tieout;ledger;help;accounts;create'= {
        }
        &'tieout;ledger;help;accounts;show'= {
        }
        &'tieout;ledger;help;accounts;update'= {
        }
        &'tieout;ledger;help;accounts;archive'= {
        }
        &'tieout;ledger;help;accounts;delete'= {
        }
        &'tieout;ledger;help;accounts;import'= {
        }
        &'tieout;ledger;help;accounts;entries'= {
        }
        &'tieout;ledger;help;audit-events'= {
        }
        &'tieout;ledger;help;bank-accounts'= {
            cand list 'List the bank accounts with what the books and the bank say'
            cand create 'Make a bank account'
            cand show 'Show a bank account'
            cand update 'Change a bank account; what is not given stays'
        }
        &'tieout;ledger;help;bank-accounts;list'= {
        }
        &'tieout;ledger;help;bank-accounts;create'= {
        }
        &'tieout;ledger;help;bank-accounts;show'= {
        }
        &'tieout;ledger;help;bank-accounts;update'= {
        }
        &'tieout;ledger;help;bank-transactions'= {
            cand import 'Import the rows of a bank statement'
            cand list 'List bank transactions, the latest day first'
            cand show 'Show a bank transaction'
            cand create 'Make a bank transaction by hand, as cash needs it; import reads statements'
            cand update 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays'
            cand confirm 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already'
            cand confirm-batch 'Confirm bank transactions that a file lists'
            cand suggest 'Suggest accounts and VAT codes for bank transactions that wait'
            cand unconfirm 'Undo a confirmation'
            cand exclude 'Leave a bank transaction out of the books'
            cand restore 'Take an excluded bank transaction in again'
        }
        &'tieout;ledger;help;bank-transactions;import'= {
        }
        &'tieout;ledger;help;bank-transactions;list'= {
        }
        &'tieout;ledger;help;bank-transactions;show'= {
        }
        &'tieout;ledger;help;bank-transactions;create'= {
        }
        &'tieout;ledger;help;bank-transactions;update'= {
        }
        &'tieout;ledger;help;bank-transactions;confirm'= {
        }
        &'tieout;ledger;help;bank-transactions;confirm-batch'= {
        }
        &'tieout;ledger;help;bank-transactions;suggest'= {
        }
        &'tieout;ledger;help;bank-transactions;unconfirm'= {
        }
        &'tieout;ledger;help;bank-transactions;exclude'= {
        }
        &'tieout;ledger;help;bank-transactions;restore'= {
        }
        &'tieout;ledger;help;close'= {
        }
        &'tieout;ledger;help;contacts'= {
            cand list 'List contacts'
            cand create 'Make a contact'
            cand show 'Show a contact'
            cand update 'Change a contact; what is not given stays'
            cand archive 'Keep a contact for what it was, and use it no more'
            cand delete 'Remove a contact that nothing hangs on'
        }
        &'tieout;ledger;help;contacts;list'= {
        }
        &'tieout;ledger;help;contacts;create'= {
        }
        &'tieout;ledger;help;contacts;show'= {
        }
        &'tieout;ledger;help;contacts;update'= {
        }
        &'tieout;ledger;help;contacts;archive'= {
        }
        &'tieout;ledger;help;contacts;delete'= {
        }
        &'tieout;ledger;help;export'= {
        }
        &'tieout;ledger;help;head'= {
        }
        &'tieout;ledger;help;integrity'= {
        }
        &'tieout;ledger;help;invoices'= {
            cand list 'List invoices and credit notes, the latest day first'
            cand show 'Show an invoice or a credit note with its lines'
            cand create 'Make invoices and credit notes from JSON'
            cand update 'Change an invoice or a credit note; what is not given stays'
            cand issue 'Issue a draft: it gets its number and is posted'
            cand void 'Void an invoice or a credit note: what it posted is undone'
            cand delete 'Remove a draft'
            cand allocations 'List what settles an invoice, or what a credit note settles'
            cand allocate 'Settle invoices by a credit note'
            cand unallocate 'Take an allocation of a credit note back: the invoice is due again'
        }
        &'tieout;ledger;help;invoices;list'= {
        }
        &'tieout;ledger;help;invoices;show'= {
        }
        &'tieout;ledger;help;invoices;create'= {
        }
        &'tieout;ledger;help;invoices;update'= {
        }
        &'tieout;ledger;help;invoices;issue'= {
        }
        &'tieout;ledger;help;invoices;void'= {
        }
        &'tieout;ledger;help;invoices;delete'= {
        }
        &'tieout;ledger;help;invoices;allocations'= {
        }
        &'tieout;ledger;help;invoices;allocate'= {
        }
        &'tieout;ledger;help;invoices;unallocate'= {
        }
        &'tieout;ledger;help;journals'= {
            cand list 'List the journals, the latest day first'
            cand show 'Show a journal with its lines'
            cand reverse 'Post the journal that undoes another'
        }
        &'tieout;ledger;help;journals;list'= {
        }
        &'tieout;ledger;help;journals;show'= {
        }
        &'tieout;ledger;help;journals;reverse'= {
        }
        &'tieout;ledger;help;members'= {
            cand list 'List the members of an organisation, those invited among them'
            cand invite 'Invite a user, who is a member once they accept'
            cand remove 'End a membership or an invitation'
            cand invitations 'List the organisations that have invited you'
            cand accept 'Accept an invitation'
        }
        &'tieout;ledger;help;members;list'= {
        }
        &'tieout;ledger;help;members;invite'= {
        }
        &'tieout;ledger;help;members;remove'= {
        }
        &'tieout;ledger;help;members;invitations'= {
        }
        &'tieout;ledger;help;members;accept'= {
        }
        &'tieout;ledger;help;opening-balances'= {
            cand import 'Post opening balances from a file, once'
        }
        &'tieout;ledger;help;opening-balances;import'= {
        }
        &'tieout;ledger;help;organisations'= {
            cand list 'List the organisations that the key may see'
            cand create 'Make an organisation, whose owner you are'
            cand show 'Show an organisation'
            cand update 'Change an organisation; what is not given stays'
            cand lock 'Lock the books up to a day: nothing more is posted on or before it'
        }
        &'tieout;ledger;help;organisations;list'= {
        }
        &'tieout;ledger;help;organisations;create'= {
        }
        &'tieout;ledger;help;organisations;show'= {
        }
        &'tieout;ledger;help;organisations;update'= {
        }
        &'tieout;ledger;help;organisations;lock'= {
        }
        &'tieout;ledger;help;reconciliation'= {
        }
        &'tieout;ledger;help;reports'= {
            cand trial-balance 'What every account came to at the end of a day'
            cand profit-and-loss 'What was earned and spent'
            cand balance-sheet 'What was owned and owed at the end of a day'
            cand general-ledger 'Every line of every account, with what it came to before and after'
            cand aged-receivables 'What customers owed at the end of a day, by how long it had been due'
            cand aged-payables 'What suppliers were owed, likewise'
        }
        &'tieout;ledger;help;reports;trial-balance'= {
        }
        &'tieout;ledger;help;reports;profit-and-loss'= {
        }
        &'tieout;ledger;help;reports;balance-sheet'= {
        }
        &'tieout;ledger;help;reports;general-ledger'= {
        }
        &'tieout;ledger;help;reports;aged-receivables'= {
        }
        &'tieout;ledger;help;reports;aged-payables'= {
        }
        &'tieout;ledger;help;settlements'= {
            cand list 'List receipts and payments, the latest day first'
            cand show 'Show a receipt or a payment, and what it settles'
            cand create 'Make a receipt or a payment, and settle invoices by it'
            cand allocate 'Settle more invoices by what is left of a receipt or a payment'
            cand unallocate 'Take an allocation back: the invoice is due again'
            cand void 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again'
        }
        &'tieout;ledger;help;settlements;list'= {
        }
        &'tieout;ledger;help;settlements;show'= {
        }
        &'tieout;ledger;help;settlements;create'= {
        }
        &'tieout;ledger;help;settlements;allocate'= {
        }
        &'tieout;ledger;help;settlements;unallocate'= {
        }
        &'tieout;ledger;help;settlements;void'= {
        }
        &'tieout;ledger;help;tax-codes'= {
            cand list 'List the VAT codes with the rates of today; as JSON with all rates and their days'
            cand set 'Set a rate in place of the country''s, from a day on'
        }
        &'tieout;ledger;help;tax-codes;list'= {
        }
        &'tieout;ledger;help;tax-codes;set'= {
        }
        &'tieout;ledger;help;trial-balance'= {
        }
        &'tieout;ledger;help;vat-return'= {
        }
        &'tieout;ledger;help;vat-returns'= {
            cand create 'Make a return, as a draft that follows the books'
            cand list 'List the returns, the latest days first'
            cand show 'Show a return with its boxes'
            cand finalise 'Make the boxes of a return stay as they are: what comes later counts in the next'
            cand delete 'Remove a draft'
        }
        &'tieout;ledger;help;vat-returns;create'= {
        }
        &'tieout;ledger;help;vat-returns;list'= {
        }
        &'tieout;ledger;help;vat-returns;show'= {
        }
        &'tieout;ledger;help;vat-returns;finalise'= {
        }
        &'tieout;ledger;help;vat-returns;delete'= {
        }
        &'tieout;ledger;help;help'= {
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand list 'List the profiles'
            cand use 'Use this profile from now on'
            cand add 'Add a profile for the daemon at --url'
            cand org 'Choose whose books are meant where --org is left out, for the profile in use or --profile'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;profile;add'= {
            cand --org 'Whose books are meant where --org is left out, by identifier or name'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;profile;org'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --none 'No organisation'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand org 'Choose whose books are meant where --org is left out, for the profile in use or --profile'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;profile;help;list'= {
        }
        &'tieout;profile;help;use'= {
        }
        &'tieout;profile;help;add'= {
        }
        &'tieout;profile;help;org'= {
        }
        &'tieout;profile;help;help'= {
        }
        &'tieout;reconcile'= {
            cand --book-from 'Take the books from the ledger of a daemon: what is posted to this bank account in the days of the statement; its lines are the places of journals'
            cand --days 'Most days between the two dates of a match, 0 to 30'
            cand --min-score 'Leave pairs with a score under this unmatched, 0 to 1 with at most three decimals'
            cand --map 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency= [SIDE:]'
            cand --date-format 'How dates are written, such as %d/%m/%Y; default: as found [SIDE:]'
            cand --decimal 'The decimal mark, "." or ","; default: as found [SIDE:]'
            cand --delimiter 'What separates fields, one character or "tab"; default: as found [SIDE:]'
            cand --account 'Whose rows are wanted, of a file of several accounts; or of which currency; all where titles between rows are of no accounts [SIDE:]'
            cand --why 'Tell why a row is unmatched, or matched as it is: bank:LINE or book:LINE, or bank:DATE,AMOUNT,TEXT; may be given several times'
            cand --limit 'Most rows a list shows in the table; 0 for all'
            cand --out 'Write the lists into DIR as CSV: missing from books, remove from books, matched, suggestions'
            cand --report 'Write one HTML file that needs nothing else: to read, filter, print and keep'
            cand --opening 'The balance before the first row, of the file that is named: bank:1234.50 or book:1234.50'
            cand --closing 'The balance after the last row, likewise; default for both: as the file has it'
            cand --keep 'Keep what is decided, open and closed of this account in a folder, and go on from there'
            cand --name 'What the account is called; default: as its folder is'
            cand --as-at 'The last day that counts, YYYY-MM-DD; later rows wait. Default: the day that the statement says it goes to, else that of its last row'
            cand --open-items 'What was open before the first month: a CSV file with the columns side,date,amount,description'
            cand --bank 'A further file of the bank, such as the download of the days after; what both tell counts once'
            cand --book 'A further file of the books'
            cand --overlap 'How rows of one day and amount count that files of a side tell in different words; default: as the balances show'
            cand --carry-days 'Most days between an open item and its partner in a later month'
            cand --entries 'Write what the books are to have (to enter, to correct, to remove) as journals for `tieout journals post`'
            cand --bank-code 'The code of the bank''s account in the books, for --entries; kept from then on'
            cand --unproved 'Close it though it is not proved, and why'
            cand --prepared-by 'Who prepares the reconciliation'
            cand --fail-on 'When to exit with 1'
            cand --idempotency-key 'Names the submit: sent again with the same key within 24 hours, it is the same job'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --include-matched 'Also list the matched pairs'
            cand --explain 'List the matched pairs with how likely each is and why; --verbose adds score and evidence'
            cand --suggest 'Also suggest why rows are unmatched: mistyped, entered twice, paid in together, ...'
            cand --review 'Go through what is undecided, one key each: suggestions, pairs with a score under 0.9, rows left over'
            cand --close 'Close the month: what is open is carried into the next one'
            cand --remote 'Send the rows to a daemon, which charges one credit a bank row'
            cand --allow-overage 'Permit charges beyond the credits left, where key and subscription do too'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;reopen'= {
            cand --prepared-by 'Who takes it back'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
            cand --no-input 'Never ask anything'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;verify'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand -p 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --profile 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use'
            cand --url 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417'
            cand --timeout 'Longest that a command may talk to a daemon, waiting and trying again included'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand -v 'The figures behind what is said in words: scores, evidence'
            cand --verbose 'The figures behind what is said in words: scores, evidence'
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
            cand convert 'Convert a statement or an export of books of any usual format to CSV'
            cand decide 'Decide what rows are: paired, grouped, outstanding, to enter, to remove'
            cand demo 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data'
            cand jobs 'List jobs of a daemon, wait for one, fetch its result'
            cand journals 'Post journals from a file'
            cand keys 'Make, list, revoke and rotate API keys'
            cand ledger 'Keep books: organisations, accounts, bank transactions, invoices, receipts, journals, the trial balance'
            cand login 'Keep an API key for a daemon'
            cand logout 'Forget the API key of a profile'
            cand man 'Print the manual page, or write those of all commands'
            cand profile 'List daemons by name, choose one, add one'
            cand reconcile 'Reconcile a bank statement with the books: what is on one side only, and the proof'
            cand reopen 'Take the last close of an account back'
            cand serve 'Run the HTTP API daemon'
            cand verify 'Check the closed months of an account: nothing altered, every item carried'
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
            cand add-member 'Make a user a member of an organisation'
            cand list 'List the organisations of a user'
        }
        &'tieout;help;admin;orgs;create'= {
        }
        &'tieout;help;admin;orgs;add-member'= {
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
        &'tieout;help;convert'= {
        }
        &'tieout;help;decide'= {
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
        &'tieout;help;journals'= {
            cand post 'Post the journals of a file, or only check them'
        }
        &'tieout;help;journals;post'= {
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
        &'tieout;help;ledger'= {
            cand accounts 'List, make, look at, change, archive and remove accounts'
            cand audit-events 'List who did what to the books, the latest first'
            cand bank-accounts 'List, make, look at and change bank accounts'
            cand bank-transactions 'Import, list, code, confirm and exclude rows of bank statements'
            cand close 'End a bank account''s month: import its statement, match it to the books, and say what is proved'
            cand contacts 'List, make, look at, change and archive customers and suppliers'
            cand export 'Write the books as text for hledger or beancount, as CSV or as JSON'
            cand head 'Show how many entries there are, and the hash of the last'
            cand integrity 'Check that the books are as they were posted'
            cand invoices 'List, make, look at, change, issue and void invoices and credit notes'
            cand journals 'List, look at and reverse journals; tieout journals post adds them'
            cand members 'List, invite and remove members; list and accept your invitations'
            cand opening-balances 'Take over what accounts came to elsewhere'
            cand organisations 'List, make, look at, change and lock organisations'
            cand reconciliation 'Show what leads from the balance of the bank and from that of the books to one adjusted balance'
            cand reports 'Print a report: profit and loss, balance sheet, general ledger, what is owed'
            cand settlements 'List, make, allocate and void receipts of customers and payments to suppliers'
            cand tax-codes 'List the VAT codes, and set rates'
            cand trial-balance 'Show what every account came to at the end of a day'
            cand vat-return 'Show what the books say of a VAT return''s period'
            cand vat-returns 'Make, list, look at, finalise and remove VAT returns'
        }
        &'tieout;help;ledger;accounts'= {
            cand list 'List the accounts by code, with their balances: debits less credits'
            cand create 'Make an account'
            cand show 'Show an account'
            cand update 'Change an account; what is not given stays'
            cand archive 'Let an account take no more postings'
            cand delete 'Remove an account that nothing hangs on'
            cand import 'Make the accounts of a file that are not there yet'
            cand entries 'List what was posted to an account, the latest day first, with what it came to'
        }
        &'tieout;help;ledger;accounts;list'= {
        }
        &'tieout;help;ledger;accounts;create'= {
        }
        &'tieout;help;ledger;accounts;show'= {
        }
        &'tieout;help;ledger;accounts;update'= {
        }
        &'tieout;help;ledger;accounts;archive'= {
        }
        &'tieout;help;ledger;accounts;delete'= {
        }
        &'tieout;help;ledger;accounts;import'= {
        }
        &'tieout;help;ledger;accounts;entries'= {
        }
        &'tieout;help;ledger;audit-events'= {
        }
        &'tieout;help;ledger;bank-accounts'= {
            cand list 'List the bank accounts with what the books and the bank say'
            cand create 'Make a bank account'
            cand show 'Show a bank account'
            cand update 'Change a bank account; what is not given stays'
        }
        &'tieout;help;ledger;bank-accounts;list'= {
        }
        &'tieout;help;ledger;bank-accounts;create'= {
        }
        &'tieout;help;ledger;bank-accounts;show'= {
        }
        &'tieout;help;ledger;bank-accounts;update'= {
        }
        &'tieout;help;ledger;bank-transactions'= {
            cand import 'Import the rows of a bank statement'
            cand list 'List bank transactions, the latest day first'
            cand show 'Show a bank transaction'
            cand create 'Make a bank transaction by hand, as cash needs it; import reads statements'
            cand update 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays'
            cand confirm 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already'
            cand confirm-batch 'Confirm bank transactions that a file lists'
            cand suggest 'Suggest accounts and VAT codes for bank transactions that wait'
            cand unconfirm 'Undo a confirmation'
            cand exclude 'Leave a bank transaction out of the books'
            cand restore 'Take an excluded bank transaction in again'
        }
        &'tieout;help;ledger;bank-transactions;import'= {
        }
        &'tieout;help;ledger;bank-transactions;list'= {
        }
        &'tieout;help;ledger;bank-transactions;show'= {
        }
        &'tieout;help;ledger;bank-transactions;create'= {
        }
        &'tieout;help;ledger;bank-transactions;update'= {
        }
        &'tieout;help;ledger;bank-transactions;confirm'= {
        }
        &'tieout;help;ledger;bank-transactions;confirm-batch'= {
        }
        &'tieout;help;ledger;bank-transactions;suggest'= {
        }
        &'tieout;help;ledger;bank-transactions;unconfirm'= {
        }
        &'tieout;help;ledger;bank-transactions;exclude'= {
        }
        &'tieout;help;ledger;bank-transactions;restore'= {
        }
        &'tieout;help;ledger;close'= {
        }
        &'tieout;help;ledger;contacts'= {
            cand list 'List contacts'
            cand create 'Make a contact'
            cand show 'Show a contact'
            cand update 'Change a contact; what is not given stays'
            cand archive 'Keep a contact for what it was, and use it no more'
            cand delete 'Remove a contact that nothing hangs on'
        }
        &'tieout;help;ledger;contacts;list'= {
        }
        &'tieout;help;ledger;contacts;create'= {
        }
        &'tieout;help;ledger;contacts;show'= {
        }
        &'tieout;help;ledger;contacts;update'= {
        }
        &'tieout;help;ledger;contacts;archive'= {
        }
        &'tieout;help;ledger;contacts;delete'= {
        }
        &'tieout;help;ledger;export'= {
        }
        &'tieout;help;ledger;head'= {
        }
        &'tieout;help;ledger;integrity'= {
        }
        &'tieout;help;ledger;invoices'= {
            cand list 'List invoices and credit notes, the latest day first'
            cand show 'Show an invoice or a credit note with its lines'
            cand create 'Make invoices and credit notes from JSON'
            cand update 'Change an invoice or a credit note; what is not given stays'
            cand issue 'Issue a draft: it gets its number and is posted'
            cand void 'Void an invoice or a credit note: what it posted is undone'
            cand delete 'Remove a draft'
            cand allocations 'List what settles an invoice, or what a credit note settles'
            cand allocate 'Settle invoices by a credit note'
            cand unallocate 'Take an allocation of a credit note back: the invoice is due again'
        }
        &'tieout;help;ledger;invoices;list'= {
        }
        &'tieout;help;ledger;invoices;show'= {
        }
        &'tieout;help;ledger;invoices;create'= {
        }
        &'tieout;help;ledger;invoices;update'= {
        }
        &'tieout;help;ledger;invoices;issue'= {
        }
        &'tieout;help;ledger;invoices;void'= {
        }
        &'tieout;help;ledger;invoices;delete'= {
        }
        &'tieout;help;ledger;invoices;allocations'= {
        }
        &'tieout;help;ledger;invoices;allocate'= {
        }
        &'tieout;help;ledger;invoices;unallocate'= {
        }
        &'tieout;help;ledger;journals'= {
            cand list 'List the journals, the latest day first'
            cand show 'Show a journal with its lines'
            cand reverse 'Post the journal that undoes another'
        }
        &'tieout;help;ledger;journals;list'= {
        }
        &'tieout;help;ledger;journals;show'= {
        }
        &'tieout;help;ledger;journals;reverse'= {
        }
        &'tieout;help;ledger;members'= {
            cand list 'List the members of an organisation, those invited among them'
            cand invite 'Invite a user, who is a member once they accept'
            cand remove 'End a membership or an invitation'
            cand invitations 'List the organisations that have invited you'
            cand accept 'Accept an invitation'
        }
        &'tieout;help;ledger;members;list'= {
        }
        &'tieout;help;ledger;members;invite'= {
        }
        &'tieout;help;ledger;members;remove'= {
        }
        &'tieout;help;ledger;members;invitations'= {
        }
        &'tieout;help;ledger;members;accept'= {
        }
        &'tieout;help;ledger;opening-balances'= {
            cand import 'Post opening balances from a file, once'
        }
        &'tieout;help;ledger;opening-balances;import'= {
        }
        &'tieout;help;ledger;organisations'= {
            cand list 'List the organisations that the key may see'
            cand create 'Make an organisation, whose owner you are'
            cand show 'Show an organisation'
            cand update 'Change an organisation; what is not given stays'
            cand lock 'Lock the books up to a day: nothing more is posted on or before it'
        }
        &'tieout;help;ledger;organisations;list'= {
        }
        &'tieout;help;ledger;organisations;create'= {
        }
        &'tieout;help;ledger;organisations;show'= {
        }
        &'tieout;help;ledger;organisations;update'= {
        }
        &'tieout;help;ledger;organisations;lock'= {
        }
        &'tieout;help;ledger;reconciliation'= {
        }
        &'tieout;help;ledger;reports'= {
            cand trial-balance 'What every account came to at the end of a day'
            cand profit-and-loss 'What was earned and spent'
            cand balance-sheet 'What was owned and owed at the end of a day'
            cand general-ledger 'Every line of every account, with what it came to before and after'
            cand aged-receivables 'What customers owed at the end of a day, by how long it had been due'
            cand aged-payables 'What suppliers were owed, likewise'
        }
        &'tieout;help;ledger;reports;trial-balance'= {
        }
        &'tieout;help;ledger;reports;profit-and-loss'= {
        }
        &'tieout;help;ledger;reports;balance-sheet'= {
        }
        &'tieout;help;ledger;reports;general-ledger'= {
        }
        &'tieout;help;ledger;reports;aged-receivables'= {
        }
        &'tieout;help;ledger;reports;aged-payables'= {
        }
        &'tieout;help;ledger;settlements'= {
            cand list 'List receipts and payments, the latest day first'
            cand show 'Show a receipt or a payment, and what it settles'
            cand create 'Make a receipt or a payment, and settle invoices by it'
            cand allocate 'Settle more invoices by what is left of a receipt or a payment'
            cand unallocate 'Take an allocation back: the invoice is due again'
            cand void 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again'
        }
        &'tieout;help;ledger;settlements;list'= {
        }
        &'tieout;help;ledger;settlements;show'= {
        }
        &'tieout;help;ledger;settlements;create'= {
        }
        &'tieout;help;ledger;settlements;allocate'= {
        }
        &'tieout;help;ledger;settlements;unallocate'= {
        }
        &'tieout;help;ledger;settlements;void'= {
        }
        &'tieout;help;ledger;tax-codes'= {
            cand list 'List the VAT codes with the rates of today; as JSON with all rates and their days'
            cand set 'Set a rate in place of the country''s, from a day on'
        }
        &'tieout;help;ledger;tax-codes;list'= {
        }
        &'tieout;help;ledger;tax-codes;set'= {
        }
        &'tieout;help;ledger;trial-balance'= {
        }
        &'tieout;help;ledger;vat-return'= {
        }
        &'tieout;help;ledger;vat-returns'= {
            cand create 'Make a return, as a draft that follows the books'
            cand list 'List the returns, the latest days first'
            cand show 'Show a return with its boxes'
            cand finalise 'Make the boxes of a return stay as they are: what comes later counts in the next'
            cand delete 'Remove a draft'
        }
        &'tieout;help;ledger;vat-returns;create'= {
        }
        &'tieout;help;ledger;vat-returns;list'= {
        }
        &'tieout;help;ledger;vat-returns;show'= {
        }
        &'tieout;help;ledger;vat-returns;finalise'= {
        }
        &'tieout;help;ledger;vat-returns;delete'= {
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
            cand org 'Choose whose books are meant where --org is left out, for the profile in use or --profile'
        }
        &'tieout;help;profile;list'= {
        }
        &'tieout;help;profile;use'= {
        }
        &'tieout;help;profile;add'= {
        }
        &'tieout;help;profile;org'= {
        }
        &'tieout;help;reconcile'= {
        }
        &'tieout;help;reopen'= {
        }
        &'tieout;help;serve'= {
        }
        &'tieout;help;verify'= {
        }
        &'tieout;help;whoami'= {
        }
        &'tieout;help;help'= {
        }
    ]
    $completions[$command]
}
