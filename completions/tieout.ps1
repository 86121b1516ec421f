
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'tieout' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'tieout'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'tieout' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('admin', 'admin', [CompletionResultType]::ParameterValue, 'Manage users, keys, credits and organisations, directly on the database')
            [CompletionResult]::new('code', 'code', [CompletionResultType]::ParameterValue, 'Suggest an account and a VAT code for each transaction')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Convert a statement or an export of books of any usual format to CSV')
            [CompletionResult]::new('decide', 'decide', [CompletionResultType]::ParameterValue, 'Decide what rows are: paired, grouped, outstanding, to enter, to remove')
            [CompletionResult]::new('demo', 'demo', [CompletionResultType]::ParameterValue, 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data')
            [CompletionResult]::new('jobs', 'jobs', [CompletionResultType]::ParameterValue, 'List jobs of a daemon, wait for one, fetch its result')
            [CompletionResult]::new('journals', 'journals', [CompletionResultType]::ParameterValue, 'Post journals from a file')
            [CompletionResult]::new('keys', 'keys', [CompletionResultType]::ParameterValue, 'Make, list, revoke and rotate API keys')
            [CompletionResult]::new('ledger', 'ledger', [CompletionResultType]::ParameterValue, 'Keep books: organisations, accounts, bank transactions, invoices, receipts, journals, the trial balance')
            [CompletionResult]::new('login', 'login', [CompletionResultType]::ParameterValue, 'Keep an API key for a daemon')
            [CompletionResult]::new('logout', 'logout', [CompletionResultType]::ParameterValue, 'Forget the API key of a profile')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the manual page, or write those of all commands')
            [CompletionResult]::new('profile', 'profile', [CompletionResultType]::ParameterValue, 'List daemons by name, choose one, add one')
            [CompletionResult]::new('reconcile', 'reconcile', [CompletionResultType]::ParameterValue, 'Reconcile a bank statement with the books: what is on one side only, and the proof')
            [CompletionResult]::new('reopen', 'reopen', [CompletionResultType]::ParameterValue, 'Take the last close of an account back')
            [CompletionResult]::new('serve', 'serve', [CompletionResultType]::ParameterValue, 'Run the HTTP API daemon')
            [CompletionResult]::new('verify', 'verify', [CompletionResultType]::ParameterValue, 'Check the closed months of an account: nothing altered, every item carried')
            [CompletionResult]::new('whoami', 'whoami', [CompletionResultType]::ParameterValue, 'Show whose key is used, where, and what it may do')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('credits', 'credits', [CompletionResultType]::ParameterValue, 'Grant, correct and show credits')
            [CompletionResult]::new('keys', 'keys', [CompletionResultType]::ParameterValue, 'Make, list and revoke API keys')
            [CompletionResult]::new('orgs', 'orgs', [CompletionResultType]::ParameterValue, 'Make and list organisations, whose books are kept')
            [CompletionResult]::new('sessions', 'sessions', [CompletionResultType]::ParameterValue, 'Make web sessions, with which the key endpoints are used')
            [CompletionResult]::new('subscription', 'subscription', [CompletionResultType]::ParameterValue, 'Set what a user has agreed to')
            [CompletionResult]::new('users', 'users', [CompletionResultType]::ParameterValue, 'Make and list users')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;credits' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('grant', 'grant', [CompletionResultType]::ParameterValue, 'Give a user credits')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Correct a user''s credits, up or down, never below 0')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user''s balance')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;credits;grant' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose, by id or address')
            [CompletionResult]::new('--amount', '--amount', [CompletionResultType]::ParameterName, 'How many')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why, for the record')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;credits;adjust' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose, by id or address')
            [CompletionResult]::new('--amount', '--amount', [CompletionResultType]::ParameterName, 'How many more; fewer, if negative')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why, for the record')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;credits;show' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose, by id or address')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--movements', '--movements', [CompletionResultType]::ParameterName, 'List every movement instead, the latest first')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;credits;help' {
            [CompletionResult]::new('grant', 'grant', [CompletionResultType]::ParameterValue, 'Give a user credits')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Correct a user''s credits, up or down, never below 0')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user''s balance')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;credits;help;grant' {
            break
        }
        'tieout;admin;credits;help;adjust' {
            break
        }
        'tieout;admin;credits;help;show' {
            break
        }
        'tieout;admin;credits;help;help' {
            break
        }
        'tieout;admin;keys' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key; its secret is shown, this once')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List keys, the latest first, never their secrets')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'End a key, from the next request on')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;keys;create' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose key, by id or address')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call it')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'What it may do, such as reconcile:write; may be given several times')
            [CompletionResult]::new('--expires-at', '--expires-at', [CompletionResultType]::ParameterName, 'From when on it is refused, such as 2026-12-31T23:59:59Z; default never')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--allow-overage', '--allow-overage', [CompletionResultType]::ParameterName, 'Permit charges beyond the balance')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;keys;list' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Only this user''s, by id or address')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;keys;revoke' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;keys;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key; its secret is shown, this once')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List keys, the latest first, never their secrets')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'End a key, from the next request on')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;keys;help;create' {
            break
        }
        'tieout;admin;keys;help;list' {
            break
        }
        'tieout;admin;keys;help;revoke' {
            break
        }
        'tieout;admin;keys;help;help' {
            break
        }
        'tieout;admin;orgs' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation')
            [CompletionResult]::new('add-member', 'add-member', [CompletionResultType]::ParameterValue, 'Make a user a member of an organisation')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations of a user')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;orgs;create' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--owner', '--owner', [CompletionResultType]::ParameterName, 'Who owns it, by id or address')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--empty', '--empty', [CompletionResultType]::ParameterName, 'Start without accounts')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;orgs;add-member' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation''s identifier, org_...')
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Who, by id or address')
            [CompletionResult]::new('--role', '--role', [CompletionResultType]::ParameterName, 'What they may do: owner, editor or viewer')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--invited', '--invited', [CompletionResultType]::ParameterName, 'Only invite them: they come in when they accept')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;orgs;list' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose, by id or address')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;orgs;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation')
            [CompletionResult]::new('add-member', 'add-member', [CompletionResultType]::ParameterValue, 'Make a user a member of an organisation')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations of a user')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;orgs;help;create' {
            break
        }
        'tieout;admin;orgs;help;add-member' {
            break
        }
        'tieout;admin;orgs;help;list' {
            break
        }
        'tieout;admin;orgs;help;help' {
            break
        }
        'tieout;admin;sessions' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;sessions;create' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose, by id or address')
            [CompletionResult]::new('--ttl', '--ttl', [CompletionResultType]::ParameterName, 'How long it is good, 1m to 30d; it cannot be ended before')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;sessions;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;sessions;help;create' {
            break
        }
        'tieout;admin;sessions;help;help' {
            break
        }
        'tieout;admin;subscription' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say whether a user may be charged beyond the balance')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show what a user has agreed to')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;subscription;set' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose, by id or address')
            [CompletionResult]::new('--allow-overage', '--allow-overage', [CompletionResultType]::ParameterName, 'Permit it; the key and the request must permit it too')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;subscription;show' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Whose, by id or address')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;subscription;help' {
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say whether a user may be charged beyond the balance')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show what a user has agreed to')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;subscription;help;set' {
            break
        }
        'tieout;admin;subscription;help;show' {
            break
        }
        'tieout;admin;subscription;help;help' {
            break
        }
        'tieout;admin;users' {
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a user')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List users, the oldest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;users;create' {
            [CompletionResult]::new('--email', '--email', [CompletionResultType]::ParameterName, 'The user''s address; every user has another')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;users;list' {
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;users;show' {
            [CompletionResult]::new('--user', '--user', [CompletionResultType]::ParameterName, 'Id or address')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;admin;users;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a user')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List users, the oldest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;users;help;create' {
            break
        }
        'tieout;admin;users;help;list' {
            break
        }
        'tieout;admin;users;help;show' {
            break
        }
        'tieout;admin;users;help;help' {
            break
        }
        'tieout;admin;help' {
            [CompletionResult]::new('credits', 'credits', [CompletionResultType]::ParameterValue, 'Grant, correct and show credits')
            [CompletionResult]::new('keys', 'keys', [CompletionResultType]::ParameterValue, 'Make, list and revoke API keys')
            [CompletionResult]::new('orgs', 'orgs', [CompletionResultType]::ParameterValue, 'Make and list organisations, whose books are kept')
            [CompletionResult]::new('sessions', 'sessions', [CompletionResultType]::ParameterValue, 'Make web sessions, with which the key endpoints are used')
            [CompletionResult]::new('subscription', 'subscription', [CompletionResultType]::ParameterValue, 'Set what a user has agreed to')
            [CompletionResult]::new('users', 'users', [CompletionResultType]::ParameterValue, 'Make and list users')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;admin;help;credits' {
            [CompletionResult]::new('grant', 'grant', [CompletionResultType]::ParameterValue, 'Give a user credits')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Correct a user''s credits, up or down, never below 0')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user''s balance')
            break
        }
        'tieout;admin;help;credits;grant' {
            break
        }
        'tieout;admin;help;credits;adjust' {
            break
        }
        'tieout;admin;help;credits;show' {
            break
        }
        'tieout;admin;help;keys' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key; its secret is shown, this once')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List keys, the latest first, never their secrets')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'End a key, from the next request on')
            break
        }
        'tieout;admin;help;keys;create' {
            break
        }
        'tieout;admin;help;keys;list' {
            break
        }
        'tieout;admin;help;keys;revoke' {
            break
        }
        'tieout;admin;help;orgs' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation')
            [CompletionResult]::new('add-member', 'add-member', [CompletionResultType]::ParameterValue, 'Make a user a member of an organisation')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations of a user')
            break
        }
        'tieout;admin;help;orgs;create' {
            break
        }
        'tieout;admin;help;orgs;add-member' {
            break
        }
        'tieout;admin;help;orgs;list' {
            break
        }
        'tieout;admin;help;sessions' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION')
            break
        }
        'tieout;admin;help;sessions;create' {
            break
        }
        'tieout;admin;help;subscription' {
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say whether a user may be charged beyond the balance')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show what a user has agreed to')
            break
        }
        'tieout;admin;help;subscription;set' {
            break
        }
        'tieout;admin;help;subscription;show' {
            break
        }
        'tieout;admin;help;users' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a user')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List users, the oldest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user')
            break
        }
        'tieout;admin;help;users;create' {
            break
        }
        'tieout;admin;help;users;list' {
            break
        }
        'tieout;admin;help;users;show' {
            break
        }
        'tieout;admin;help;help' {
            break
        }
        'tieout;code' {
            [CompletionResult]::new('--history', '--history', [CompletionResultType]::ParameterName, 'Learn from transactions that were coded before: an earlier output with the accounts finally used, or an export of the books. A payee that went to one account twice goes there again; other spending and income leans to where its kind went. Stays on this machine')
            [CompletionResult]::new('--min-confidence', '--min-confidence', [CompletionResultType]::ParameterName, 'Leave transactions uncoded whose suggestion is less likely than this to be right, 0 to 1 with at most three decimals')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=, merchant=, sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; memo=, reference=, balance=, fee=, state=, account=, currency=; code=, name=, type= [FILE:]')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How dates are written, such as %d/%m/%Y; default: as found')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; default: as found')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found [FILE:]')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'Whose transactions are wanted, of a file of several accounts; or of which currency')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most rows a list shows in the table; 0 for all')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Write the transactions, all their columns as they are, with the suggestions as CSV')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'When to exit with 1')
            [CompletionResult]::new('--idempotency-key', '--idempotency-key', [CompletionResultType]::ParameterName, 'Names the submit: sent again with the same key within 24 hours, it is the same job')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--remote', '--remote', [CompletionResultType]::ParameterName, 'Send both files to a daemon, which charges one credit a transaction')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;completions' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;convert' {
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'Whose rows are wanted, of a file of several accounts; or of which currency; all where titles between rows are of no accounts')
            [CompletionResult]::new('--as', '--as', [CompletionResultType]::ParameterName, 'What the files are: debit and credit mean the opposite in the books')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency=')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How dates are written, such as %d/%m/%Y; default: as found')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; default: as found')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to FILE instead of standard output')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Write to FILE instead of standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'Show how each file is read and why, and the options that state it, instead of its rows')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;decide' {
            [CompletionResult]::new('--keep', '--keep', [CompletionResultType]::ParameterName, 'The folder of the account')
            [CompletionResult]::new('--fee', '--fee', [CompletionResultType]::ParameterName, 'What the bank or provider kept of a group, above zero')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The account that it is to be entered to')
            [CompletionResult]::new('--note', '--note', [CompletionResultType]::ParameterName, 'Why')
            [CompletionResult]::new('--prepared-by', '--prepared-by', [CompletionResultType]::ParameterName, 'Who decides it')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;demo' {
            [CompletionResult]::new('--listen', '--listen', [CompletionResultType]::ParameterName, 'Address and port to listen on; port 0 takes any free one')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;jobs' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List your jobs of a product, the latest first')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show how a job stands; as JSON with its result')
            [CompletionResult]::new('wait', 'wait', [CompletionResultType]::ParameterValue, 'Wait until a job has ended, --timeout at most')
            [CompletionResult]::new('result', 'result', [CompletionResultType]::ParameterValue, 'Print the result of a job as the daemon sent it: one JSON document')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;jobs;list' {
            [CompletionResult]::new('--product', '--product', [CompletionResultType]::ParameterName, 'Whose jobs')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;jobs;get' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;jobs;wait' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;jobs;result' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;jobs;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List your jobs of a product, the latest first')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show how a job stands; as JSON with its result')
            [CompletionResult]::new('wait', 'wait', [CompletionResultType]::ParameterValue, 'Wait until a job has ended, --timeout at most')
            [CompletionResult]::new('result', 'result', [CompletionResultType]::ParameterValue, 'Print the result of a job as the daemon sent it: one JSON document')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;jobs;help;list' {
            break
        }
        'tieout;jobs;help;get' {
            break
        }
        'tieout;jobs;help;wait' {
            break
        }
        'tieout;jobs;help;result' {
            break
        }
        'tieout;jobs;help;help' {
            break
        }
        'tieout;journals' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('post', 'post', [CompletionResultType]::ParameterValue, 'Post the journals of a file, or only check them')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;journals;post' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers: journal=, date=, account=, debit=, credit=, ...')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How dates are written, such as %d/%m/%Y; default: as found')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; default: as found')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found')
            [CompletionResult]::new('--external-ids', '--external-ids', [CompletionResultType]::ParameterName, 'What journals get for an external id, which the books take once; default reference for a table, given for JSON')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Check the file against the books, and post nothing')
            [CompletionResult]::new('--skip-posted', '--skip-posted', [CompletionResultType]::ParameterName, 'Leave out journals whose external id is in the books already, and post the others')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;journals;help' {
            [CompletionResult]::new('post', 'post', [CompletionResultType]::ParameterValue, 'Post the journals of a file, or only check them')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;journals;help;post' {
            break
        }
        'tieout;journals;help;help' {
            break
        }
        'tieout;keys' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List your keys, never their secrets')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key; its secret is printed, this once')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'End a key at once')
            [CompletionResult]::new('rotate', 'rotate', [CompletionResultType]::ParameterValue, 'Make a new secret in place of the old one; it is printed, this once')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;keys;list' {
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;keys;create' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What to call it')
            [CompletionResult]::new('--scope', '--scope', [CompletionResultType]::ParameterName, 'What it may do, such as reconcile:write; may be given several times')
            [CompletionResult]::new('--expires-at', '--expires-at', [CompletionResultType]::ParameterName, 'From when on it is refused, such as 2026-12-31T23:59:59Z; default never')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--allow-overage', '--allow-overage', [CompletionResultType]::ParameterName, 'Permit charges beyond the balance')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;keys;revoke' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;keys;rotate' {
            [CompletionResult]::new('--overlap', '--overlap', [CompletionResultType]::ParameterName, 'How long the old secret stays valid')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;keys;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List your keys, never their secrets')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key; its secret is printed, this once')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'End a key at once')
            [CompletionResult]::new('rotate', 'rotate', [CompletionResultType]::ParameterValue, 'Make a new secret in place of the old one; it is printed, this once')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;keys;help;list' {
            break
        }
        'tieout;keys;help;create' {
            break
        }
        'tieout;keys;help;revoke' {
            break
        }
        'tieout;keys;help;rotate' {
            break
        }
        'tieout;keys;help;help' {
            break
        }
        'tieout;ledger' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('accounts', 'accounts', [CompletionResultType]::ParameterValue, 'List, make, look at, change, archive and remove accounts')
            [CompletionResult]::new('audit-events', 'audit-events', [CompletionResultType]::ParameterValue, 'List who did what to the books, the latest first')
            [CompletionResult]::new('bank-accounts', 'bank-accounts', [CompletionResultType]::ParameterValue, 'List, make, look at and change bank accounts')
            [CompletionResult]::new('bank-transactions', 'bank-transactions', [CompletionResultType]::ParameterValue, 'Import, list, code, confirm and exclude rows of bank statements')
            [CompletionResult]::new('close', 'close', [CompletionResultType]::ParameterValue, 'End a bank account''s month: import its statement, match it to the books, and say what is proved')
            [CompletionResult]::new('contacts', 'contacts', [CompletionResultType]::ParameterValue, 'List, make, look at, change and archive customers and suppliers')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write the books as text for hledger or beancount, as CSV or as JSON')
            [CompletionResult]::new('head', 'head', [CompletionResultType]::ParameterValue, 'Show how many entries there are, and the hash of the last')
            [CompletionResult]::new('integrity', 'integrity', [CompletionResultType]::ParameterValue, 'Check that the books are as they were posted')
            [CompletionResult]::new('invoices', 'invoices', [CompletionResultType]::ParameterValue, 'List, make, look at, change, issue and void invoices and credit notes')
            [CompletionResult]::new('journals', 'journals', [CompletionResultType]::ParameterValue, 'List, look at and reverse journals; tieout journals post adds them')
            [CompletionResult]::new('members', 'members', [CompletionResultType]::ParameterValue, 'List, invite and remove members; list and accept your invitations')
            [CompletionResult]::new('opening-balances', 'opening-balances', [CompletionResultType]::ParameterValue, 'Take over what accounts came to elsewhere')
            [CompletionResult]::new('organisations', 'organisations', [CompletionResultType]::ParameterValue, 'List, make, look at, change and lock organisations')
            [CompletionResult]::new('orgs', 'orgs', [CompletionResultType]::ParameterValue, 'List, make, look at, change and lock organisations')
            [CompletionResult]::new('reconciliation', 'reconciliation', [CompletionResultType]::ParameterValue, 'Show what leads from the balance of the bank and from that of the books to one adjusted balance')
            [CompletionResult]::new('reports', 'reports', [CompletionResultType]::ParameterValue, 'Print a report: profit and loss, balance sheet, general ledger, what is owed')
            [CompletionResult]::new('settlements', 'settlements', [CompletionResultType]::ParameterValue, 'List, make, allocate and void receipts of customers and payments to suppliers')
            [CompletionResult]::new('tax-codes', 'tax-codes', [CompletionResultType]::ParameterValue, 'List the VAT codes, and set rates')
            [CompletionResult]::new('trial-balance', 'trial-balance', [CompletionResultType]::ParameterValue, 'Show what every account came to at the end of a day')
            [CompletionResult]::new('vat-return', 'vat-return', [CompletionResultType]::ParameterValue, 'Show what the books say of a VAT return''s period')
            [CompletionResult]::new('vat-returns', 'vat-returns', [CompletionResultType]::ParameterValue, 'Make, list, look at, finalise and remove VAT returns')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;accounts' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the accounts by code, with their balances: debits less credits')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an account; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Let an account take no more postings')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove an account that nothing hangs on')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Make the accounts of a file that are not there yet')
            [CompletionResult]::new('entries', 'entries', [CompletionResultType]::ParameterValue, 'List what was posted to an account, the latest day first, with what it came to')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;accounts;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'Of this type only: INCOME, EXPENSE, ASSET, LIABILITY or EQUITY')
            [CompletionResult]::new('--role', '--role', [CompletionResultType]::ParameterName, 'With this role only, such as bank')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'In this standing only: active or archived')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;create' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--code', '--code', [CompletionResultType]::ParameterName, 'Its name in the chart')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'INCOME, EXPENSE, ASSET, LIABILITY or EQUITY')
            [CompletionResult]::new('--role', '--role', [CompletionResultType]::ParameterName, 'What is routed to it, such as vat_control')
            [CompletionResult]::new('--vat-code', '--vat-code', [CompletionResultType]::ParameterName, 'The VAT code to suggest for it: ST, RR, ZR, EX or NV')
            [CompletionResult]::new('--description', '--description', [CompletionResultType]::ParameterName, 'What it is for')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;update' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--code', '--code', [CompletionResultType]::ParameterName, 'Its new name in the chart')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'What it is; not once something is posted to it')
            [CompletionResult]::new('--role', '--role', [CompletionResultType]::ParameterName, 'What is routed to it; "none" for nothing')
            [CompletionResult]::new('--vat-code', '--vat-code', [CompletionResultType]::ParameterName, 'The VAT code to suggest for it; "none" for none')
            [CompletionResult]::new('--description', '--description', [CompletionResultType]::ParameterName, 'What it is for')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'active or archived')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;archive' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;delete' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;import' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers: code=, name=, type=, role=, vat_code=, description=')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Say what would be made, and make nothing')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;entries' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'From this day on')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Up to this day')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;accounts;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the accounts by code, with their balances: debits less credits')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an account; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Let an account take no more postings')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove an account that nothing hangs on')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Make the accounts of a file that are not there yet')
            [CompletionResult]::new('entries', 'entries', [CompletionResultType]::ParameterValue, 'List what was posted to an account, the latest day first, with what it came to')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;accounts;help;list' {
            break
        }
        'tieout;ledger;accounts;help;create' {
            break
        }
        'tieout;ledger;accounts;help;show' {
            break
        }
        'tieout;ledger;accounts;help;update' {
            break
        }
        'tieout;ledger;accounts;help;archive' {
            break
        }
        'tieout;ledger;accounts;help;delete' {
            break
        }
        'tieout;ledger;accounts;help;import' {
            break
        }
        'tieout;ledger;accounts;help;entries' {
            break
        }
        'tieout;ledger;accounts;help;help' {
            break
        }
        'tieout;ledger;audit-events' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--object', '--object', [CompletionResultType]::ParameterName, 'To this only: an account, a contact, a bank transaction, by its identifier')
            [CompletionResult]::new('--action', '--action', [CompletionResultType]::ParameterName, 'This only, such as journal.post or bank_transaction.confirm')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-accounts' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the bank accounts with what the books and the bank say')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a bank account; what is not given stays')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;bank-accounts;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-accounts;create' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'What it is: current, savings, credit_card or cash')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'The account of the chart it stands for, by code or identifier; default a new one')
            [CompletionResult]::new('--account-number', '--account-number', [CompletionResultType]::ParameterName, 'Its number at the bank')
            [CompletionResult]::new('--sort-code', '--sort-code', [CompletionResultType]::ParameterName, 'Its sort code')
            [CompletionResult]::new('--iban', '--iban', [CompletionResultType]::ParameterName, 'Its IBAN')
            [CompletionResult]::new('--opening-balance', '--opening-balance', [CompletionResultType]::ParameterName, 'What was on it when these books began; posted on --opening-date. Not where opening-balances import posts it: it would be there twice')
            [CompletionResult]::new('--opening-date', '--opening-date', [CompletionResultType]::ParameterName, 'The day of the opening balance')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-accounts;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-accounts;update' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'What it is: current, savings, credit_card or cash')
            [CompletionResult]::new('--account-number', '--account-number', [CompletionResultType]::ParameterName, 'Its number at the bank; empty for none')
            [CompletionResult]::new('--sort-code', '--sort-code', [CompletionResultType]::ParameterName, 'Its sort code; empty for none')
            [CompletionResult]::new('--iban', '--iban', [CompletionResultType]::ParameterName, 'Its IBAN; empty for none')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-accounts;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the bank accounts with what the books and the bank say')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a bank account; what is not given stays')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;bank-accounts;help;list' {
            break
        }
        'tieout;ledger;bank-accounts;help;create' {
            break
        }
        'tieout;ledger;bank-accounts;help;show' {
            break
        }
        'tieout;ledger;bank-accounts;help;update' {
            break
        }
        'tieout;ledger;bank-accounts;help;help' {
            break
        }
        'tieout;ledger;bank-transactions' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import the rows of a bank statement')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List bank transactions, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank transaction')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank transaction by hand, as cash needs it; import reads statements')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays')
            [CompletionResult]::new('confirm', 'confirm', [CompletionResultType]::ParameterValue, 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already')
            [CompletionResult]::new('confirm-batch', 'confirm-batch', [CompletionResultType]::ParameterValue, 'Confirm bank transactions that a file lists')
            [CompletionResult]::new('suggest', 'suggest', [CompletionResultType]::ParameterValue, 'Suggest accounts and VAT codes for bank transactions that wait')
            [CompletionResult]::new('unconfirm', 'unconfirm', [CompletionResultType]::ParameterValue, 'Undo a confirmation')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Undo a confirmation')
            [CompletionResult]::new('exclude', 'exclude', [CompletionResultType]::ParameterValue, 'Leave a bank transaction out of the books')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Take an excluded bank transaction in again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;bank-transactions;import' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'The bank account it is of, by name or identifier')
            [CompletionResult]::new('--statement-balance', '--statement-balance', [CompletionResultType]::ParameterName, 'What the statement says is on the account at its end; default: as the file says')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; reference=, balance=, fee=, state=, account=, currency=')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How dates are written, such as %d/%m/%Y; default: as found')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; default: as found')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'Whose rows are wanted, of a file of several accounts; or of which currency')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Say what would be created, and create nothing')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'Of this bank account, by name or identifier')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'unconfirmed, confirmed or excluded')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'From this day on')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Up to this day')
            [CompletionResult]::new('--search', '--search', [CompletionResultType]::ParameterName, 'With this in its description or reference')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;create' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'The bank account, by name or identifier')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The day')
            [CompletionResult]::new('--amount', '--amount', [CompletionResultType]::ParameterName, 'The amount: money in above 0, money out below')
            [CompletionResult]::new('--description', '--description', [CompletionResultType]::ParameterName, 'What it was')
            [CompletionResult]::new('--reference', '--reference', [CompletionResultType]::ParameterName, 'A document''s number')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;update' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'The account it goes to, by code or identifier; "none" for none yet')
            [CompletionResult]::new('--vat-code', '--vat-code', [CompletionResultType]::ParameterName, 'How it stands to VAT: ST, RR, ZR, EX or NV')
            [CompletionResult]::new('--vat-amount', '--vat-amount', [CompletionResultType]::ParameterName, 'The VAT in it; default what the code''s rate makes of it')
            [CompletionResult]::new('--contact', '--contact', [CompletionResultType]::ParameterName, 'The customer or supplier, by name, reference or identifier; "none" for none')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;confirm' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'The account it goes to, by code or identifier; default the one that it is coded to')
            [CompletionResult]::new('--vat-code', '--vat-code', [CompletionResultType]::ParameterName, 'How it stands to VAT: ST, RR, ZR, EX or NV; default that of the account, in books registered for VAT')
            [CompletionResult]::new('--vat-amount', '--vat-amount', [CompletionResultType]::ParameterName, 'The VAT in it; default what the code''s rate makes of it')
            [CompletionResult]::new('--line', '--line', [CompletionResultType]::ParameterName, 'A part of it, once for each: an account, an amount with its sign (money out below 0), and if wanted a VAT code and the VAT in it, as 6200=-120:ST or 6200=-120:ST:20')
            [CompletionResult]::new('--allocate', '--allocate', [CompletionResultType]::ParameterName, 'What of it settles which invoice, by number or identifier, once for each: money in sales invoices, money out those of a supplier; the rest stays with the contact')
            [CompletionResult]::new('--transfer-to', '--transfer-to', [CompletionResultType]::ParameterName, 'The other bank account of a transfer, by name or identifier')
            [CompletionResult]::new('--journal', '--journal', [CompletionResultType]::ParameterName, 'The journal that has it already, jnl_...')
            [CompletionResult]::new('--match-settlement', '--match-settlement', [CompletionResultType]::ParameterName, 'The receipt or payment that it is, set_...')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;confirm-batch' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--all-or-nothing', '--all-or-nothing', [CompletionResultType]::ParameterName, 'Confirm all of them or none; of at most 1,000')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;suggest' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'Of this bank account only, by name or identifier')
            [CompletionResult]::new('--min-confidence', '--min-confidence', [CompletionResultType]::ParameterName, 'No suggestion that is less likely than this to be right, 0 to 1 with at most three decimals')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--apply', '--apply', [CompletionResultType]::ParameterName, 'Code the bank transactions so; they wait all the same until they are confirmed')
            [CompletionResult]::new('--recode', '--recode', [CompletionResultType]::ParameterName, 'Those too that are coded already')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;unconfirm' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why; it is kept with the audit events')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;void' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why; it is kept with the audit events')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;exclude' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why; it is kept with the audit events')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;restore' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why; it is kept with the audit events')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;bank-transactions;help' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import the rows of a bank statement')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List bank transactions, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank transaction')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank transaction by hand, as cash needs it; import reads statements')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays')
            [CompletionResult]::new('confirm', 'confirm', [CompletionResultType]::ParameterValue, 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already')
            [CompletionResult]::new('confirm-batch', 'confirm-batch', [CompletionResultType]::ParameterValue, 'Confirm bank transactions that a file lists')
            [CompletionResult]::new('suggest', 'suggest', [CompletionResultType]::ParameterValue, 'Suggest accounts and VAT codes for bank transactions that wait')
            [CompletionResult]::new('unconfirm', 'unconfirm', [CompletionResultType]::ParameterValue, 'Undo a confirmation')
            [CompletionResult]::new('exclude', 'exclude', [CompletionResultType]::ParameterValue, 'Leave a bank transaction out of the books')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Take an excluded bank transaction in again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;bank-transactions;help;import' {
            break
        }
        'tieout;ledger;bank-transactions;help;list' {
            break
        }
        'tieout;ledger;bank-transactions;help;show' {
            break
        }
        'tieout;ledger;bank-transactions;help;create' {
            break
        }
        'tieout;ledger;bank-transactions;help;update' {
            break
        }
        'tieout;ledger;bank-transactions;help;confirm' {
            break
        }
        'tieout;ledger;bank-transactions;help;confirm-batch' {
            break
        }
        'tieout;ledger;bank-transactions;help;suggest' {
            break
        }
        'tieout;ledger;bank-transactions;help;unconfirm' {
            break
        }
        'tieout;ledger;bank-transactions;help;exclude' {
            break
        }
        'tieout;ledger;bank-transactions;help;restore' {
            break
        }
        'tieout;ledger;bank-transactions;help;help' {
            break
        }
        'tieout;ledger;close' {
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'The bank account it is of, by name or identifier')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The last day that counts; later rows wait. Default: the day that the statement says it goes to, else that of its last row')
            [CompletionResult]::new('--statement-balance', '--statement-balance', [CompletionResultType]::ParameterName, 'What the statement says is on the account at its end, or at that of a later --as-at; default: as the file says')
            [CompletionResult]::new('--days', '--days', [CompletionResultType]::ParameterName, 'Most days between a bank transaction and the posting that it is matched to, 0 to 30')
            [CompletionResult]::new('--min-confidence', '--min-confidence', [CompletionResultType]::ParameterName, 'With --apply: the matches that are this likely to be right or more, 0 to 1 with at most three decimals')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'When to exit with 1')
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; reference=, balance=, fee=, state=, account=, currency=')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How dates are written, such as %d/%m/%Y; default: as found')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; default: as found')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'Whose rows are wanted, of a file of several accounts; or of which currency')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--apply', '--apply', [CompletionResultType]::ParameterName, 'Confirm the matches that are at least as likely as --min-confidence says, which it needs')
            [CompletionResult]::new('--review', '--review', [CompletionResultType]::ParameterName, 'Go through what is left, one key each: matches, suggestions, rows that nothing is said of')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;contacts' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List contacts')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a contact')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a contact')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a contact; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Keep a contact for what it was, and use it no more')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a contact that nothing hangs on')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;contacts;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--kind', '--kind', [CompletionResultType]::ParameterName, 'customer, supplier or both')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'active or archived')
            [CompletionResult]::new('--search', '--search', [CompletionResultType]::ParameterName, 'With this in its name or reference')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;contacts;create' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--kind', '--kind', [CompletionResultType]::ParameterName, 'customer, supplier or both')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--reference', '--reference', [CompletionResultType]::ParameterName, 'Its number in the books')
            [CompletionResult]::new('--email', '--email', [CompletionResultType]::ParameterName, 'Where mail goes')
            [CompletionResult]::new('--vat-number', '--vat-number', [CompletionResultType]::ParameterName, 'Its VAT number')
            [CompletionResult]::new('--payment-terms', '--payment-terms', [CompletionResultType]::ParameterName, 'Days after which an invoice is to be paid')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'The account to suggest for it, by code or identifier')
            [CompletionResult]::new('--vat-code', '--vat-code', [CompletionResultType]::ParameterName, 'The VAT code to suggest for it: ST, RR, ZR, EX or NV')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;contacts;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;contacts;update' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--kind', '--kind', [CompletionResultType]::ParameterName, 'customer, supplier or both')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--reference', '--reference', [CompletionResultType]::ParameterName, 'Its number in the books; empty for none')
            [CompletionResult]::new('--email', '--email', [CompletionResultType]::ParameterName, 'Where mail goes; empty for nowhere')
            [CompletionResult]::new('--vat-number', '--vat-number', [CompletionResultType]::ParameterName, 'Its VAT number; empty for none')
            [CompletionResult]::new('--company-number', '--company-number', [CompletionResultType]::ParameterName, 'Its number in a register of companies; empty for none')
            [CompletionResult]::new('--payment-terms', '--payment-terms', [CompletionResultType]::ParameterName, 'Days after which an invoice is to be paid')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'The account to suggest for it, by code or identifier; "none" for none')
            [CompletionResult]::new('--vat-code', '--vat-code', [CompletionResultType]::ParameterName, 'The VAT code to suggest for it: ST, RR, ZR, EX or NV; "none" for none')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'active or archived')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;contacts;archive' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;contacts;delete' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;contacts;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List contacts')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a contact')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a contact')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a contact; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Keep a contact for what it was, and use it no more')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a contact that nothing hangs on')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;contacts;help;list' {
            break
        }
        'tieout;ledger;contacts;help;create' {
            break
        }
        'tieout;ledger;contacts;help;show' {
            break
        }
        'tieout;ledger;contacts;help;update' {
            break
        }
        'tieout;ledger;contacts;help;archive' {
            break
        }
        'tieout;ledger;contacts;help;delete' {
            break
        }
        'tieout;ledger;contacts;help;help' {
            break
        }
        'tieout;ledger;export' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'hledger, beancount, csv or json')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write it to this file; default standard output')
            [CompletionResult]::new('--output-file', '--output-file', [CompletionResultType]::ParameterName, 'Write it to this file; default standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;head' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;integrity' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--after', '--after', [CompletionResultType]::ParameterName, 'An entry that the books must still have, SEQUENCE:HASH as tieout ledger head showed it; the check goes on behind it')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List invoices and credit notes, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an invoice or a credit note with its lines')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make invoices and credit notes from JSON')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an invoice or a credit note; what is not given stays')
            [CompletionResult]::new('issue', 'issue', [CompletionResultType]::ParameterValue, 'Issue a draft: it gets its number and is posted')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Void an invoice or a credit note: what it posted is undone')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            [CompletionResult]::new('allocations', 'allocations', [CompletionResultType]::ParameterValue, 'List what settles an invoice, or what a credit note settles')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle invoices by a credit note')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation of a credit note back: the invoice is due again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;invoices;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'sales or purchase')
            [CompletionResult]::new('--kind', '--kind', [CompletionResultType]::ParameterName, 'invoice or `credit_note`')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'draft, issued, `part_paid`, paid or void')
            [CompletionResult]::new('--contact', '--contact', [CompletionResultType]::ParameterName, 'Of this customer or supplier, by name, reference or identifier')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Issued from this day on')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Issued up to this day')
            [CompletionResult]::new('--number', '--number', [CompletionResultType]::ParameterName, 'With this number')
            [CompletionResult]::new('--search', '--search', [CompletionResultType]::ParameterName, 'With this in its number, reference or notes')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--overdue', '--overdue', [CompletionResultType]::ParameterName, 'Only what is open after its due date')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;create' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;update' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--file', '--file', [CompletionResultType]::ParameterName, 'What changes, in JSON, such as {"lines": [...]}; - for standard input')
            [CompletionResult]::new('--contact', '--contact', [CompletionResultType]::ParameterName, 'The customer or supplier, by name, reference or identifier')
            [CompletionResult]::new('--number', '--number', [CompletionResultType]::ParameterName, 'Its number; empty for the next of the sequence')
            [CompletionResult]::new('--issue-date', '--issue-date', [CompletionResultType]::ParameterName, 'The day it counts for')
            [CompletionResult]::new('--due-date', '--due-date', [CompletionResultType]::ParameterName, 'The day it is to be paid by')
            [CompletionResult]::new('--reference', '--reference', [CompletionResultType]::ParameterName, 'An order''s number, or what else it is known by; empty for none')
            [CompletionResult]::new('--notes', '--notes', [CompletionResultType]::ParameterName, 'What to write below it; empty for nothing')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;issue' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The day it counts for; default the draft''s')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;void' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The day it counts no more from; default the first that it may be: the day it was issued, or the latest on which something that had settled it was taken back; where that is locked, the first that is open')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why, for the record')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;delete' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;allocations' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;allocate' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;unallocate' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;invoices;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List invoices and credit notes, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an invoice or a credit note with its lines')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make invoices and credit notes from JSON')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an invoice or a credit note; what is not given stays')
            [CompletionResult]::new('issue', 'issue', [CompletionResultType]::ParameterValue, 'Issue a draft: it gets its number and is posted')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Void an invoice or a credit note: what it posted is undone')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            [CompletionResult]::new('allocations', 'allocations', [CompletionResultType]::ParameterValue, 'List what settles an invoice, or what a credit note settles')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle invoices by a credit note')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation of a credit note back: the invoice is due again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;invoices;help;list' {
            break
        }
        'tieout;ledger;invoices;help;show' {
            break
        }
        'tieout;ledger;invoices;help;create' {
            break
        }
        'tieout;ledger;invoices;help;update' {
            break
        }
        'tieout;ledger;invoices;help;issue' {
            break
        }
        'tieout;ledger;invoices;help;void' {
            break
        }
        'tieout;ledger;invoices;help;delete' {
            break
        }
        'tieout;ledger;invoices;help;allocations' {
            break
        }
        'tieout;ledger;invoices;help;allocate' {
            break
        }
        'tieout;ledger;invoices;help;unallocate' {
            break
        }
        'tieout;ledger;invoices;help;help' {
            break
        }
        'tieout;ledger;journals' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the journals, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a journal with its lines')
            [CompletionResult]::new('reverse', 'reverse', [CompletionResultType]::ParameterValue, 'Post the journal that undoes another')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;journals;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'From this day on')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Up to this day')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'With a line on this account, by code or identifier')
            [CompletionResult]::new('--source', '--source', [CompletionResultType]::ParameterName, 'Made by this: manual, invoice, settlement, bank, reversal, opening or vat_return')
            [CompletionResult]::new('--search', '--search', [CompletionResultType]::ParameterName, 'With this in its description or reference')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;journals;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;journals;reverse' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The day it is undone on; default its own, or the first that is not locked')
            [CompletionResult]::new('--description', '--description', [CompletionResultType]::ParameterName, 'What to write; default that it reverses the journal')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;journals;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the journals, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a journal with its lines')
            [CompletionResult]::new('reverse', 'reverse', [CompletionResultType]::ParameterValue, 'Post the journal that undoes another')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;journals;help;list' {
            break
        }
        'tieout;ledger;journals;help;show' {
            break
        }
        'tieout;ledger;journals;help;reverse' {
            break
        }
        'tieout;ledger;journals;help;help' {
            break
        }
        'tieout;ledger;members' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the members of an organisation, those invited among them')
            [CompletionResult]::new('invite', 'invite', [CompletionResultType]::ParameterValue, 'Invite a user, who is a member once they accept')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'End a membership or an invitation')
            [CompletionResult]::new('invitations', 'invitations', [CompletionResultType]::ParameterValue, 'List the organisations that have invited you')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Accept an invitation')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;members;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;members;invite' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--email', '--email', [CompletionResultType]::ParameterName, 'The user''s address')
            [CompletionResult]::new('--role', '--role', [CompletionResultType]::ParameterName, 'What they may do: owner, editor or viewer')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;members;remove' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;members;invitations' {
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;members;accept' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;members;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the members of an organisation, those invited among them')
            [CompletionResult]::new('invite', 'invite', [CompletionResultType]::ParameterValue, 'Invite a user, who is a member once they accept')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'End a membership or an invitation')
            [CompletionResult]::new('invitations', 'invitations', [CompletionResultType]::ParameterValue, 'List the organisations that have invited you')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Accept an invitation')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;members;help;list' {
            break
        }
        'tieout;ledger;members;help;invite' {
            break
        }
        'tieout;ledger;members;help;remove' {
            break
        }
        'tieout;ledger;members;help;invitations' {
            break
        }
        'tieout;ledger;members;help;accept' {
            break
        }
        'tieout;ledger;members;help;help' {
            break
        }
        'tieout;ledger;opening-balances' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Post opening balances from a file, once')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;opening-balances;import' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The day they count for, the last before the books begin')
            [CompletionResult]::new('--external-id', '--external-id', [CompletionResultType]::ParameterName, 'What the journal is called, each once; default opening-balances')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers: account=, debit=, credit=, memo=, currency=')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; default: as found')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--balance-to-opening', '--balance-to-opening', [CompletionResultType]::ParameterName, 'What debits and credits differ by goes to the account with the role opening_balance')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Hold the file against the books, and post nothing')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;opening-balances;help' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Post opening balances from a file, once')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;opening-balances;help;import' {
            break
        }
        'tieout;ledger;opening-balances;help;help' {
            break
        }
        'tieout;ledger;organisations' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations that the key may see')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation, whose owner you are')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an organisation')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an organisation; what is not given stays')
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Lock the books up to a day: nothing more is posted on or before it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;orgs' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations that the key may see')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation, whose owner you are')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an organisation')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an organisation; what is not given stays')
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Lock the books up to a day: nothing more is posted on or before it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;organisations;list' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;orgs;list' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;organisations;create' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--currency', '--currency', [CompletionResultType]::ParameterName, 'Its currency, ISO 4217')
            [CompletionResult]::new('--country', '--country', [CompletionResultType]::ParameterName, 'Its country, two letters')
            [CompletionResult]::new('--year-end', '--year-end', [CompletionResultType]::ParameterName, 'Month and day of the last day of its year')
            [CompletionResult]::new('--vat-number', '--vat-number', [CompletionResultType]::ParameterName, 'Its VAT number')
            [CompletionResult]::new('--vat-scheme', '--vat-scheme', [CompletionResultType]::ParameterName, 'How it accounts for VAT: standard, cash or flat_rate')
            [CompletionResult]::new('--flat-rate-percent', '--flat-rate-percent', [CompletionResultType]::ParameterName, 'The percentage of the flat-rate scheme')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--vat-registered', '--vat-registered', [CompletionResultType]::ParameterName, 'It is registered for VAT')
            [CompletionResult]::new('--empty-chart', '--empty-chart', [CompletionResultType]::ParameterName, 'Without the accounts that a small company in the United Kingdom starts with')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;orgs;create' {
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--currency', '--currency', [CompletionResultType]::ParameterName, 'Its currency, ISO 4217')
            [CompletionResult]::new('--country', '--country', [CompletionResultType]::ParameterName, 'Its country, two letters')
            [CompletionResult]::new('--year-end', '--year-end', [CompletionResultType]::ParameterName, 'Month and day of the last day of its year')
            [CompletionResult]::new('--vat-number', '--vat-number', [CompletionResultType]::ParameterName, 'Its VAT number')
            [CompletionResult]::new('--vat-scheme', '--vat-scheme', [CompletionResultType]::ParameterName, 'How it accounts for VAT: standard, cash or flat_rate')
            [CompletionResult]::new('--flat-rate-percent', '--flat-rate-percent', [CompletionResultType]::ParameterName, 'The percentage of the flat-rate scheme')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--vat-registered', '--vat-registered', [CompletionResultType]::ParameterName, 'It is registered for VAT')
            [CompletionResult]::new('--empty-chart', '--empty-chart', [CompletionResultType]::ParameterName, 'Without the accounts that a small company in the United Kingdom starts with')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;organisations;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;orgs;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;organisations;update' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--currency', '--currency', [CompletionResultType]::ParameterName, 'Its currency, ISO 4217; not once something is posted')
            [CompletionResult]::new('--country', '--country', [CompletionResultType]::ParameterName, 'Its country, two letters')
            [CompletionResult]::new('--year-end', '--year-end', [CompletionResultType]::ParameterName, 'Month and day of the last day of its year')
            [CompletionResult]::new('--vat-scheme', '--vat-scheme', [CompletionResultType]::ParameterName, 'How it accounts for VAT from now on: standard, cash or flat_rate; none: it is not registered')
            [CompletionResult]::new('--vat-number', '--vat-number', [CompletionResultType]::ParameterName, 'Its VAT number; empty for none')
            [CompletionResult]::new('--flat-rate-percent', '--flat-rate-percent', [CompletionResultType]::ParameterName, 'The percentage of the flat-rate scheme')
            [CompletionResult]::new('--vat-rounding', '--vat-rounding', [CompletionResultType]::ParameterName, 'What VAT is rounded for: line or document')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'active or archived')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;orgs;update' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What it is called')
            [CompletionResult]::new('--currency', '--currency', [CompletionResultType]::ParameterName, 'Its currency, ISO 4217; not once something is posted')
            [CompletionResult]::new('--country', '--country', [CompletionResultType]::ParameterName, 'Its country, two letters')
            [CompletionResult]::new('--year-end', '--year-end', [CompletionResultType]::ParameterName, 'Month and day of the last day of its year')
            [CompletionResult]::new('--vat-scheme', '--vat-scheme', [CompletionResultType]::ParameterName, 'How it accounts for VAT from now on: standard, cash or flat_rate; none: it is not registered')
            [CompletionResult]::new('--vat-number', '--vat-number', [CompletionResultType]::ParameterName, 'Its VAT number; empty for none')
            [CompletionResult]::new('--flat-rate-percent', '--flat-rate-percent', [CompletionResultType]::ParameterName, 'The percentage of the flat-rate scheme')
            [CompletionResult]::new('--vat-rounding', '--vat-rounding', [CompletionResultType]::ParameterName, 'What VAT is rounded for: line or document')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'active or archived')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;organisations;lock' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'The last day that is locked')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why; it is kept with the audit events')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--off', '--off', [CompletionResultType]::ParameterName, 'No day is locked')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;orgs;lock' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--until', '--until', [CompletionResultType]::ParameterName, 'The last day that is locked')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why; it is kept with the audit events')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--off', '--off', [CompletionResultType]::ParameterName, 'No day is locked')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;organisations;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations that the key may see')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation, whose owner you are')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an organisation')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an organisation; what is not given stays')
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Lock the books up to a day: nothing more is posted on or before it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;organisations;help;list' {
            break
        }
        'tieout;ledger;organisations;help;create' {
            break
        }
        'tieout;ledger;organisations;help;show' {
            break
        }
        'tieout;ledger;organisations;help;update' {
            break
        }
        'tieout;ledger;organisations;help;lock' {
            break
        }
        'tieout;ledger;organisations;help;help' {
            break
        }
        'tieout;ledger;orgs;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations that the key may see')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation, whose owner you are')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an organisation')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an organisation; what is not given stays')
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Lock the books up to a day: nothing more is posted on or before it')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;orgs;help;list' {
            break
        }
        'tieout;ledger;orgs;help;create' {
            break
        }
        'tieout;ledger;orgs;help;show' {
            break
        }
        'tieout;ledger;orgs;help;update' {
            break
        }
        'tieout;ledger;orgs;help;lock' {
            break
        }
        'tieout;ledger;orgs;help;help' {
            break
        }
        'tieout;ledger;reconciliation' {
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'The bank account, by name or identifier')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The day; default today in UTC')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'When to exit with 1')
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('trial-balance', 'trial-balance', [CompletionResultType]::ParameterValue, 'What every account came to at the end of a day')
            [CompletionResult]::new('profit-and-loss', 'profit-and-loss', [CompletionResultType]::ParameterValue, 'What was earned and spent')
            [CompletionResult]::new('profit', 'profit', [CompletionResultType]::ParameterValue, 'What was earned and spent')
            [CompletionResult]::new('balance-sheet', 'balance-sheet', [CompletionResultType]::ParameterValue, 'What was owned and owed at the end of a day')
            [CompletionResult]::new('general-ledger', 'general-ledger', [CompletionResultType]::ParameterValue, 'Every line of every account, with what it came to before and after')
            [CompletionResult]::new('aged-receivables', 'aged-receivables', [CompletionResultType]::ParameterValue, 'What customers owed at the end of a day, by how long it had been due')
            [CompletionResult]::new('aged-payables', 'aged-payables', [CompletionResultType]::ParameterValue, 'What suppliers were owed, likewise')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;reports;trial-balance' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The day; default today in UTC, of the trial balance everything ever posted')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports;profit-and-loss' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day; default the first of the organisation''s year that the last day is in')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The last day; default today in UTC')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports;profit' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day; default the first of the organisation''s year that the last day is in')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The last day; default today in UTC')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports;balance-sheet' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The day; default today in UTC, of the trial balance everything ever posted')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports;general-ledger' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day; default the first of the organisation''s year that the last day is in')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The last day; default today in UTC')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'Of this account only, by code or identifier')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports;aged-receivables' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The day; default today in UTC, of the trial balance everything ever posted')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports;aged-payables' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The day; default today in UTC, of the trial balance everything ever posted')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;reports;help' {
            [CompletionResult]::new('trial-balance', 'trial-balance', [CompletionResultType]::ParameterValue, 'What every account came to at the end of a day')
            [CompletionResult]::new('profit-and-loss', 'profit-and-loss', [CompletionResultType]::ParameterValue, 'What was earned and spent')
            [CompletionResult]::new('balance-sheet', 'balance-sheet', [CompletionResultType]::ParameterValue, 'What was owned and owed at the end of a day')
            [CompletionResult]::new('general-ledger', 'general-ledger', [CompletionResultType]::ParameterValue, 'Every line of every account, with what it came to before and after')
            [CompletionResult]::new('aged-receivables', 'aged-receivables', [CompletionResultType]::ParameterValue, 'What customers owed at the end of a day, by how long it had been due')
            [CompletionResult]::new('aged-payables', 'aged-payables', [CompletionResultType]::ParameterValue, 'What suppliers were owed, likewise')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;reports;help;trial-balance' {
            break
        }
        'tieout;ledger;reports;help;profit-and-loss' {
            break
        }
        'tieout;ledger;reports;help;balance-sheet' {
            break
        }
        'tieout;ledger;reports;help;general-ledger' {
            break
        }
        'tieout;ledger;reports;help;aged-receivables' {
            break
        }
        'tieout;ledger;reports;help;aged-payables' {
            break
        }
        'tieout;ledger;reports;help;help' {
            break
        }
        'tieout;ledger;settlements' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List receipts and payments, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a receipt or a payment, and what it settles')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a receipt or a payment, and settle invoices by it')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle more invoices by what is left of a receipt or a payment')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation back: the invoice is due again')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;settlements;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'receipt or payment')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'posted or void')
            [CompletionResult]::new('--contact', '--contact', [CompletionResultType]::ParameterName, 'Of this customer or supplier, by name, reference or identifier')
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'Of this bank account, by name or identifier')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'From this day on')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Up to this day')
            [CompletionResult]::new('--search', '--search', [CompletionResultType]::ParameterName, 'With this in its reference, or in the contact''s name')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;settlements;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;settlements;create' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--type', '--type', [CompletionResultType]::ParameterName, 'receipt (money in) or payment (money out)')
            [CompletionResult]::new('--contact', '--contact', [CompletionResultType]::ParameterName, 'The customer or supplier, by name, reference or identifier')
            [CompletionResult]::new('--bank-account', '--bank-account', [CompletionResultType]::ParameterName, 'Where the money went in or out, by name or identifier')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The day')
            [CompletionResult]::new('--amount', '--amount', [CompletionResultType]::ParameterName, 'How much, above 0')
            [CompletionResult]::new('--reference', '--reference', [CompletionResultType]::ParameterName, 'A document''s number')
            [CompletionResult]::new('--allocate', '--allocate', [CompletionResultType]::ParameterName, 'What of it settles which invoice, by number or identifier, once for each')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--refund', '--refund', [CompletionResultType]::ParameterName, 'Money back: a payment to a customer, or a receipt from a supplier; it settles credit notes')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;settlements;allocate' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;settlements;unallocate' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;settlements;void' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'The day it is undone on; default the first that it may be: its own, or the latest on which something that it had settled was taken back; where that is locked, the first that is not')
            [CompletionResult]::new('--reason', '--reason', [CompletionResultType]::ParameterName, 'Why; it is kept with the audit events')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;settlements;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List receipts and payments, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a receipt or a payment, and what it settles')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a receipt or a payment, and settle invoices by it')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle more invoices by what is left of a receipt or a payment')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation back: the invoice is due again')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;settlements;help;list' {
            break
        }
        'tieout;ledger;settlements;help;show' {
            break
        }
        'tieout;ledger;settlements;help;create' {
            break
        }
        'tieout;ledger;settlements;help;allocate' {
            break
        }
        'tieout;ledger;settlements;help;unallocate' {
            break
        }
        'tieout;ledger;settlements;help;void' {
            break
        }
        'tieout;ledger;settlements;help;help' {
            break
        }
        'tieout;ledger;tax-codes' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the VAT codes with the rates of today; as JSON with all rates and their days')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a rate in place of the country''s, from a day on')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;tax-codes;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;tax-codes;set' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--code', '--code', [CompletionResultType]::ParameterName, 'The VAT code: ST or RR')
            [CompletionResult]::new('--rate', '--rate', [CompletionResultType]::ParameterName, 'Percent, from 0 to 100')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'From this day on; one that is not locked')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;tax-codes;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the VAT codes with the rates of today; as JSON with all rates and their days')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a rate in place of the country''s, from a day on')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;tax-codes;help;list' {
            break
        }
        'tieout;ledger;tax-codes;help;set' {
            break
        }
        'tieout;ledger;tax-codes;help;help' {
            break
        }
        'tieout;ledger;trial-balance' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The day; default today in UTC, of the trial balance everything ever posted')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;vat-return' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write it as a page to this file, too')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The last day')
            [CompletionResult]::new('--box', '--box', [CompletionResultType]::ParameterName, 'Show what is behind this box, from 1 to 9')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;vat-returns' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a return, as a draft that follows the books')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the returns, the latest days first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a return with its boxes')
            [CompletionResult]::new('finalise', 'finalise', [CompletionResultType]::ParameterValue, 'Make the boxes of a return stay as they are: what comes later counts in the next')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;vat-returns;create' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The first day')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The last day')
            [CompletionResult]::new('--adjust', '--adjust', [CompletionResultType]::ParameterName, 'What the books do not say, BOX=AMOUNT:REASON, as 2=120.00:Acquisitions; of boxes 1, 2, 4 and 6 to 9, and repeated as often as needed')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;vat-returns;list' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--status', '--status', [CompletionResultType]::ParameterName, 'draft or finalised')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'With days from this one on')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'With days up to this one')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most to list, up to 200; default 50, of a daemon''s lists with --output csv or jsonl all')
            [CompletionResult]::new('--offset', '--offset', [CompletionResultType]::ParameterName, 'How many to leave out in front')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;vat-returns;show' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;vat-returns;finalise' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;vat-returns;delete' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'The organisation, by identifier or name; else TIEOUT_ORG, the profile''s, or the only one that the key may see')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;ledger;vat-returns;help' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a return, as a draft that follows the books')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the returns, the latest days first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a return with its boxes')
            [CompletionResult]::new('finalise', 'finalise', [CompletionResultType]::ParameterValue, 'Make the boxes of a return stay as they are: what comes later counts in the next')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;vat-returns;help;create' {
            break
        }
        'tieout;ledger;vat-returns;help;list' {
            break
        }
        'tieout;ledger;vat-returns;help;show' {
            break
        }
        'tieout;ledger;vat-returns;help;finalise' {
            break
        }
        'tieout;ledger;vat-returns;help;delete' {
            break
        }
        'tieout;ledger;vat-returns;help;help' {
            break
        }
        'tieout;ledger;help' {
            [CompletionResult]::new('accounts', 'accounts', [CompletionResultType]::ParameterValue, 'List, make, look at, change, archive and remove accounts')
            [CompletionResult]::new('audit-events', 'audit-events', [CompletionResultType]::ParameterValue, 'List who did what to the books, the latest first')
            [CompletionResult]::new('bank-accounts', 'bank-accounts', [CompletionResultType]::ParameterValue, 'List, make, look at and change bank accounts')
            [CompletionResult]::new('bank-transactions', 'bank-transactions', [CompletionResultType]::ParameterValue, 'Import, list, code, confirm and exclude rows of bank statements')
            [CompletionResult]::new('close', 'close', [CompletionResultType]::ParameterValue, 'End a bank account''s month: import its statement, match it to the books, and say what is proved')
            [CompletionResult]::new('contacts', 'contacts', [CompletionResultType]::ParameterValue, 'List, make, look at, change and archive customers and suppliers')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write the books as text for hledger or beancount, as CSV or as JSON')
            [CompletionResult]::new('head', 'head', [CompletionResultType]::ParameterValue, 'Show how many entries there are, and the hash of the last')
            [CompletionResult]::new('integrity', 'integrity', [CompletionResultType]::ParameterValue, 'Check that the books are as they were posted')
            [CompletionResult]::new('invoices', 'invoices', [CompletionResultType]::ParameterValue, 'List, make, look at, change, issue and void invoices and credit notes')
            [CompletionResult]::new('journals', 'journals', [CompletionResultType]::ParameterValue, 'List, look at and reverse journals; tieout journals post adds them')
            [CompletionResult]::new('members', 'members', [CompletionResultType]::ParameterValue, 'List, invite and remove members; list and accept your invitations')
            [CompletionResult]::new('opening-balances', 'opening-balances', [CompletionResultType]::ParameterValue, 'Take over what accounts came to elsewhere')
            [CompletionResult]::new('organisations', 'organisations', [CompletionResultType]::ParameterValue, 'List, make, look at, change and lock organisations')
            [CompletionResult]::new('reconciliation', 'reconciliation', [CompletionResultType]::ParameterValue, 'Show what leads from the balance of the bank and from that of the books to one adjusted balance')
            [CompletionResult]::new('reports', 'reports', [CompletionResultType]::ParameterValue, 'Print a report: profit and loss, balance sheet, general ledger, what is owed')
            [CompletionResult]::new('settlements', 'settlements', [CompletionResultType]::ParameterValue, 'List, make, allocate and void receipts of customers and payments to suppliers')
            [CompletionResult]::new('tax-codes', 'tax-codes', [CompletionResultType]::ParameterValue, 'List the VAT codes, and set rates')
            [CompletionResult]::new('trial-balance', 'trial-balance', [CompletionResultType]::ParameterValue, 'Show what every account came to at the end of a day')
            [CompletionResult]::new('vat-return', 'vat-return', [CompletionResultType]::ParameterValue, 'Show what the books say of a VAT return''s period')
            [CompletionResult]::new('vat-returns', 'vat-returns', [CompletionResultType]::ParameterValue, 'Make, list, look at, finalise and remove VAT returns')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;ledger;help;accounts' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the accounts by code, with their balances: debits less credits')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an account; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Let an account take no more postings')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove an account that nothing hangs on')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Make the accounts of a file that are not there yet')
            [CompletionResult]::new('entries', 'entries', [CompletionResultType]::ParameterValue, 'List what was posted to an account, the latest day first, with what it came to')
            break
        }
        'tieout;ledger;help;accounts;list' {
            break
        }
        'tieout;ledger;help;accounts;create' {
            break
        }
        'tieout;ledger;help;accounts;show' {
            break
        }
        'tieout;ledger;help;accounts;update' {
            break
        }
        'tieout;ledger;help;accounts;archive' {
            break
        }
        'tieout;ledger;help;accounts;delete' {
            break
        }
        'tieout;ledger;help;accounts;import' {
            break
        }
        'tieout;ledger;help;accounts;entries' {
            break
        }
        'tieout;ledger;help;audit-events' {
            break
        }
        'tieout;ledger;help;bank-accounts' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the bank accounts with what the books and the bank say')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a bank account; what is not given stays')
            break
        }
        'tieout;ledger;help;bank-accounts;list' {
            break
        }
        'tieout;ledger;help;bank-accounts;create' {
            break
        }
        'tieout;ledger;help;bank-accounts;show' {
            break
        }
        'tieout;ledger;help;bank-accounts;update' {
            break
        }
        'tieout;ledger;help;bank-transactions' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import the rows of a bank statement')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List bank transactions, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank transaction')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank transaction by hand, as cash needs it; import reads statements')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays')
            [CompletionResult]::new('confirm', 'confirm', [CompletionResultType]::ParameterValue, 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already')
            [CompletionResult]::new('confirm-batch', 'confirm-batch', [CompletionResultType]::ParameterValue, 'Confirm bank transactions that a file lists')
            [CompletionResult]::new('suggest', 'suggest', [CompletionResultType]::ParameterValue, 'Suggest accounts and VAT codes for bank transactions that wait')
            [CompletionResult]::new('unconfirm', 'unconfirm', [CompletionResultType]::ParameterValue, 'Undo a confirmation')
            [CompletionResult]::new('exclude', 'exclude', [CompletionResultType]::ParameterValue, 'Leave a bank transaction out of the books')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Take an excluded bank transaction in again')
            break
        }
        'tieout;ledger;help;bank-transactions;import' {
            break
        }
        'tieout;ledger;help;bank-transactions;list' {
            break
        }
        'tieout;ledger;help;bank-transactions;show' {
            break
        }
        'tieout;ledger;help;bank-transactions;create' {
            break
        }
        'tieout;ledger;help;bank-transactions;update' {
            break
        }
        'tieout;ledger;help;bank-transactions;confirm' {
            break
        }
        'tieout;ledger;help;bank-transactions;confirm-batch' {
            break
        }
        'tieout;ledger;help;bank-transactions;suggest' {
            break
        }
        'tieout;ledger;help;bank-transactions;unconfirm' {
            break
        }
        'tieout;ledger;help;bank-transactions;exclude' {
            break
        }
        'tieout;ledger;help;bank-transactions;restore' {
            break
        }
        'tieout;ledger;help;close' {
            break
        }
        'tieout;ledger;help;contacts' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List contacts')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a contact')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a contact')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a contact; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Keep a contact for what it was, and use it no more')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a contact that nothing hangs on')
            break
        }
        'tieout;ledger;help;contacts;list' {
            break
        }
        'tieout;ledger;help;contacts;create' {
            break
        }
        'tieout;ledger;help;contacts;show' {
            break
        }
        'tieout;ledger;help;contacts;update' {
            break
        }
        'tieout;ledger;help;contacts;archive' {
            break
        }
        'tieout;ledger;help;contacts;delete' {
            break
        }
        'tieout;ledger;help;export' {
            break
        }
        'tieout;ledger;help;head' {
            break
        }
        'tieout;ledger;help;integrity' {
            break
        }
        'tieout;ledger;help;invoices' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List invoices and credit notes, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an invoice or a credit note with its lines')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make invoices and credit notes from JSON')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an invoice or a credit note; what is not given stays')
            [CompletionResult]::new('issue', 'issue', [CompletionResultType]::ParameterValue, 'Issue a draft: it gets its number and is posted')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Void an invoice or a credit note: what it posted is undone')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            [CompletionResult]::new('allocations', 'allocations', [CompletionResultType]::ParameterValue, 'List what settles an invoice, or what a credit note settles')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle invoices by a credit note')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation of a credit note back: the invoice is due again')
            break
        }
        'tieout;ledger;help;invoices;list' {
            break
        }
        'tieout;ledger;help;invoices;show' {
            break
        }
        'tieout;ledger;help;invoices;create' {
            break
        }
        'tieout;ledger;help;invoices;update' {
            break
        }
        'tieout;ledger;help;invoices;issue' {
            break
        }
        'tieout;ledger;help;invoices;void' {
            break
        }
        'tieout;ledger;help;invoices;delete' {
            break
        }
        'tieout;ledger;help;invoices;allocations' {
            break
        }
        'tieout;ledger;help;invoices;allocate' {
            break
        }
        'tieout;ledger;help;invoices;unallocate' {
            break
        }
        'tieout;ledger;help;journals' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the journals, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a journal with its lines')
            [CompletionResult]::new('reverse', 'reverse', [CompletionResultType]::ParameterValue, 'Post the journal that undoes another')
            break
        }
        'tieout;ledger;help;journals;list' {
            break
        }
        'tieout;ledger;help;journals;show' {
            break
        }
        'tieout;ledger;help;journals;reverse' {
            break
        }
        'tieout;ledger;help;members' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the members of an organisation, those invited among them')
            [CompletionResult]::new('invite', 'invite', [CompletionResultType]::ParameterValue, 'Invite a user, who is a member once they accept')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'End a membership or an invitation')
            [CompletionResult]::new('invitations', 'invitations', [CompletionResultType]::ParameterValue, 'List the organisations that have invited you')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Accept an invitation')
            break
        }
        'tieout;ledger;help;members;list' {
            break
        }
        'tieout;ledger;help;members;invite' {
            break
        }
        'tieout;ledger;help;members;remove' {
            break
        }
        'tieout;ledger;help;members;invitations' {
            break
        }
        'tieout;ledger;help;members;accept' {
            break
        }
        'tieout;ledger;help;opening-balances' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Post opening balances from a file, once')
            break
        }
        'tieout;ledger;help;opening-balances;import' {
            break
        }
        'tieout;ledger;help;organisations' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations that the key may see')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation, whose owner you are')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an organisation')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an organisation; what is not given stays')
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Lock the books up to a day: nothing more is posted on or before it')
            break
        }
        'tieout;ledger;help;organisations;list' {
            break
        }
        'tieout;ledger;help;organisations;create' {
            break
        }
        'tieout;ledger;help;organisations;show' {
            break
        }
        'tieout;ledger;help;organisations;update' {
            break
        }
        'tieout;ledger;help;organisations;lock' {
            break
        }
        'tieout;ledger;help;reconciliation' {
            break
        }
        'tieout;ledger;help;reports' {
            [CompletionResult]::new('trial-balance', 'trial-balance', [CompletionResultType]::ParameterValue, 'What every account came to at the end of a day')
            [CompletionResult]::new('profit-and-loss', 'profit-and-loss', [CompletionResultType]::ParameterValue, 'What was earned and spent')
            [CompletionResult]::new('balance-sheet', 'balance-sheet', [CompletionResultType]::ParameterValue, 'What was owned and owed at the end of a day')
            [CompletionResult]::new('general-ledger', 'general-ledger', [CompletionResultType]::ParameterValue, 'Every line of every account, with what it came to before and after')
            [CompletionResult]::new('aged-receivables', 'aged-receivables', [CompletionResultType]::ParameterValue, 'What customers owed at the end of a day, by how long it had been due')
            [CompletionResult]::new('aged-payables', 'aged-payables', [CompletionResultType]::ParameterValue, 'What suppliers were owed, likewise')
            break
        }
        'tieout;ledger;help;reports;trial-balance' {
            break
        }
        'tieout;ledger;help;reports;profit-and-loss' {
            break
        }
        'tieout;ledger;help;reports;balance-sheet' {
            break
        }
        'tieout;ledger;help;reports;general-ledger' {
            break
        }
        'tieout;ledger;help;reports;aged-receivables' {
            break
        }
        'tieout;ledger;help;reports;aged-payables' {
            break
        }
        'tieout;ledger;help;settlements' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List receipts and payments, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a receipt or a payment, and what it settles')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a receipt or a payment, and settle invoices by it')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle more invoices by what is left of a receipt or a payment')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation back: the invoice is due again')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again')
            break
        }
        'tieout;ledger;help;settlements;list' {
            break
        }
        'tieout;ledger;help;settlements;show' {
            break
        }
        'tieout;ledger;help;settlements;create' {
            break
        }
        'tieout;ledger;help;settlements;allocate' {
            break
        }
        'tieout;ledger;help;settlements;unallocate' {
            break
        }
        'tieout;ledger;help;settlements;void' {
            break
        }
        'tieout;ledger;help;tax-codes' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the VAT codes with the rates of today; as JSON with all rates and their days')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a rate in place of the country''s, from a day on')
            break
        }
        'tieout;ledger;help;tax-codes;list' {
            break
        }
        'tieout;ledger;help;tax-codes;set' {
            break
        }
        'tieout;ledger;help;trial-balance' {
            break
        }
        'tieout;ledger;help;vat-return' {
            break
        }
        'tieout;ledger;help;vat-returns' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a return, as a draft that follows the books')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the returns, the latest days first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a return with its boxes')
            [CompletionResult]::new('finalise', 'finalise', [CompletionResultType]::ParameterValue, 'Make the boxes of a return stay as they are: what comes later counts in the next')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            break
        }
        'tieout;ledger;help;vat-returns;create' {
            break
        }
        'tieout;ledger;help;vat-returns;list' {
            break
        }
        'tieout;ledger;help;vat-returns;show' {
            break
        }
        'tieout;ledger;help;vat-returns;finalise' {
            break
        }
        'tieout;ledger;help;vat-returns;delete' {
            break
        }
        'tieout;ledger;help;help' {
            break
        }
        'tieout;login' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--with-token', '--with-token', [CompletionResultType]::ParameterName, 'Read the key from standard input')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;logout' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;man' {
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Write one page a command into this directory')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;profile' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the profiles')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Use this profile from now on')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a profile for the daemon at --url')
            [CompletionResult]::new('org', 'org', [CompletionResultType]::ParameterValue, 'Choose whose books are meant where --org is left out, for the profile in use or --profile')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;profile;list' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;profile;use' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;profile;add' {
            [CompletionResult]::new('--org', '--org', [CompletionResultType]::ParameterName, 'Whose books are meant where --org is left out, by identifier or name')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;profile;org' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--none', '--none', [CompletionResultType]::ParameterName, 'No organisation')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;profile;help' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the profiles')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Use this profile from now on')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a profile for the daemon at --url')
            [CompletionResult]::new('org', 'org', [CompletionResultType]::ParameterValue, 'Choose whose books are meant where --org is left out, for the profile in use or --profile')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;profile;help;list' {
            break
        }
        'tieout;profile;help;use' {
            break
        }
        'tieout;profile;help;add' {
            break
        }
        'tieout;profile;help;org' {
            break
        }
        'tieout;profile;help;help' {
            break
        }
        'tieout;reconcile' {
            [CompletionResult]::new('--book-from', '--book-from', [CompletionResultType]::ParameterName, 'Take the books from the ledger of a daemon: what is posted to this bank account in the days of the statement; its lines are the places of journals')
            [CompletionResult]::new('--days', '--days', [CompletionResultType]::ParameterName, 'Most days between the two dates of a match, 0 to 30')
            [CompletionResult]::new('--min-score', '--min-score', [CompletionResultType]::ParameterName, 'Leave pairs with a score under this unmatched, 0 to 1 with at most three decimals')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers, or by #4 for the fourth: date=, amount= (or in= and out=; or `turned_amount=` where money out has no sign), description=; sign= (debit or credit) for amounts without signs, `out_is=` its word for money out; counterparty=, memo=, reference=, balance=, fee=, state=, account=, currency= [SIDE:]')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How dates are written, such as %d/%m/%Y; default: as found [SIDE:]')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; default: as found [SIDE:]')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: as found [SIDE:]')
            [CompletionResult]::new('--account', '--account', [CompletionResultType]::ParameterName, 'Whose rows are wanted, of a file of several accounts; or of which currency; all where titles between rows are of no accounts [SIDE:]')
            [CompletionResult]::new('--why', '--why', [CompletionResultType]::ParameterName, 'Tell why a row is unmatched, or matched as it is: bank:LINE or book:LINE, or bank:DATE,AMOUNT,TEXT; may be given several times')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most rows a list shows in the table; 0 for all')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Write the lists into DIR as CSV: missing from books, remove from books, matched, suggestions')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write one HTML file that needs nothing else: to read, filter, print and keep')
            [CompletionResult]::new('--opening', '--opening', [CompletionResultType]::ParameterName, 'The balance before the first row, of the file that is named: bank:1234.50 or book:1234.50')
            [CompletionResult]::new('--closing', '--closing', [CompletionResultType]::ParameterName, 'The balance after the last row, likewise; default for both: as the file has it')
            [CompletionResult]::new('--keep', '--keep', [CompletionResultType]::ParameterName, 'Keep what is decided, open and closed of this account in a folder, and go on from there')
            [CompletionResult]::new('--name', '--name', [CompletionResultType]::ParameterName, 'What the account is called; default: as its folder is')
            [CompletionResult]::new('--as-at', '--as-at', [CompletionResultType]::ParameterName, 'The last day that counts, YYYY-MM-DD; later rows wait. Default: the day that the statement says it goes to, else that of its last row')
            [CompletionResult]::new('--open-items', '--open-items', [CompletionResultType]::ParameterName, 'What was open before the first month: a CSV file with the columns side,date,amount,description')
            [CompletionResult]::new('--bank', '--bank', [CompletionResultType]::ParameterName, 'A further file of the bank, such as the download of the days after; what both tell counts once')
            [CompletionResult]::new('--book', '--book', [CompletionResultType]::ParameterName, 'A further file of the books')
            [CompletionResult]::new('--overlap', '--overlap', [CompletionResultType]::ParameterName, 'How rows of one day and amount count that files of a side tell in different words; default: as the balances show')
            [CompletionResult]::new('--carry-days', '--carry-days', [CompletionResultType]::ParameterName, 'Most days between an open item and its partner in a later month')
            [CompletionResult]::new('--entries', '--entries', [CompletionResultType]::ParameterName, 'Write what the books are to have (to enter, to correct, to remove) as journals for `tieout journals post`')
            [CompletionResult]::new('--bank-code', '--bank-code', [CompletionResultType]::ParameterName, 'The code of the bank''s account in the books, for --entries; kept from then on')
            [CompletionResult]::new('--unproved', '--unproved', [CompletionResultType]::ParameterName, 'Close it though it is not proved, and why')
            [CompletionResult]::new('--prepared-by', '--prepared-by', [CompletionResultType]::ParameterName, 'Who prepares the reconciliation')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'When to exit with 1')
            [CompletionResult]::new('--idempotency-key', '--idempotency-key', [CompletionResultType]::ParameterName, 'Names the submit: sent again with the same key within 24 hours, it is the same job')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--include-matched', '--include-matched', [CompletionResultType]::ParameterName, 'Also list the matched pairs')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'List the matched pairs with how likely each is and why; --verbose adds score and evidence')
            [CompletionResult]::new('--suggest', '--suggest', [CompletionResultType]::ParameterName, 'Also suggest why rows are unmatched: mistyped, entered twice, paid in together, ...')
            [CompletionResult]::new('--review', '--review', [CompletionResultType]::ParameterName, 'Go through what is undecided, one key each: suggestions, pairs with a score under 0.9, rows left over')
            [CompletionResult]::new('--close', '--close', [CompletionResultType]::ParameterName, 'Close the month: what is open is carried into the next one')
            [CompletionResult]::new('--remote', '--remote', [CompletionResultType]::ParameterName, 'Send the rows to a daemon, which charges one credit a bank row')
            [CompletionResult]::new('--allow-overage', '--allow-overage', [CompletionResultType]::ParameterName, 'Permit charges beyond the credits left, where key and subscription do too')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;reopen' {
            [CompletionResult]::new('--prepared-by', '--prepared-by', [CompletionResultType]::ParameterName, 'Who takes it back')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;serve' {
            [CompletionResult]::new('--listen', '--listen', [CompletionResultType]::ParameterName, 'Address and port to listen on; port 0 takes any free one')
            [CompletionResult]::new('--database', '--database', [CompletionResultType]::ParameterName, 'The database, sqlite://PATH or postgres://USER@HOST/NAME; else TIEOUT_DATABASE_URL')
            [CompletionResult]::new('--data-dir', '--data-dir', [CompletionResultType]::ParameterName, 'The directory of an SQLite database [default: tieout in the user''s data directory]')
            [CompletionResult]::new('--rate-limit', '--rate-limit', [CompletionResultType]::ParameterName, 'Requests of a key in 60 seconds; 0 for no limit')
            [CompletionResult]::new('--queue-capacity', '--queue-capacity', [CompletionResultType]::ParameterName, 'Unfinished jobs of each product; one user may fill half of it')
            [CompletionResult]::new('--jobs-per-product', '--jobs-per-product', [CompletionResultType]::ParameterName, 'Running jobs of each product, on all daemons of the database together')
            [CompletionResult]::new('--job-retention', '--job-retention', [CompletionResultType]::ParameterName, 'How long an ended job can be polled')
            [CompletionResult]::new('--max-connections', '--max-connections', [CompletionResultType]::ParameterName, 'Connections at once; one more is told to come back')
            [CompletionResult]::new('--head-timeout', '--head-timeout', [CompletionResultType]::ParameterName, 'How long a request''s head may take, and a connection may ask nothing')
            [CompletionResult]::new('--body-timeout', '--body-timeout', [CompletionResultType]::ParameterName, 'How long a request''s body may take')
            [CompletionResult]::new('--metrics-listen', '--metrics-listen', [CompletionResultType]::ParameterName, 'Address and port for GET /metrics; without one nothing is served')
            [CompletionResult]::new('--log-format', '--log-format', [CompletionResultType]::ParameterName, 'Form of the log on standard error')
            [CompletionResult]::new('--log-level', '--log-level', [CompletionResultType]::ParameterName, 'The least of what is logged')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;verify' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;whoami' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--profile', '--profile', [CompletionResultType]::ParameterName, 'The profile of a daemon to use; else TIEOUT_PROFILE, or that of tieout profile use')
            [CompletionResult]::new('--url', '--url', [CompletionResultType]::ParameterName, 'Where the daemon is; else TIEOUT_URL, the profile''s, or http://127.0.0.1:8417')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Longest that a command may talk to a daemon, waiting and trying again included')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-v', '-v', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--verbose', '--verbose', [CompletionResultType]::ParameterName, 'The figures behind what is said in words: scores, evidence')
            [CompletionResult]::new('--no-input', '--no-input', [CompletionResultType]::ParameterName, 'Never ask anything')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;help' {
            [CompletionResult]::new('admin', 'admin', [CompletionResultType]::ParameterValue, 'Manage users, keys, credits and organisations, directly on the database')
            [CompletionResult]::new('code', 'code', [CompletionResultType]::ParameterValue, 'Suggest an account and a VAT code for each transaction')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Convert a statement or an export of books of any usual format to CSV')
            [CompletionResult]::new('decide', 'decide', [CompletionResultType]::ParameterValue, 'Decide what rows are: paired, grouped, outstanding, to enter, to remove')
            [CompletionResult]::new('demo', 'demo', [CompletionResultType]::ParameterValue, 'Try the HTTP API: a temporary daemon with a user, a key, credits and sample data')
            [CompletionResult]::new('jobs', 'jobs', [CompletionResultType]::ParameterValue, 'List jobs of a daemon, wait for one, fetch its result')
            [CompletionResult]::new('journals', 'journals', [CompletionResultType]::ParameterValue, 'Post journals from a file')
            [CompletionResult]::new('keys', 'keys', [CompletionResultType]::ParameterValue, 'Make, list, revoke and rotate API keys')
            [CompletionResult]::new('ledger', 'ledger', [CompletionResultType]::ParameterValue, 'Keep books: organisations, accounts, bank transactions, invoices, receipts, journals, the trial balance')
            [CompletionResult]::new('login', 'login', [CompletionResultType]::ParameterValue, 'Keep an API key for a daemon')
            [CompletionResult]::new('logout', 'logout', [CompletionResultType]::ParameterValue, 'Forget the API key of a profile')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the manual page, or write those of all commands')
            [CompletionResult]::new('profile', 'profile', [CompletionResultType]::ParameterValue, 'List daemons by name, choose one, add one')
            [CompletionResult]::new('reconcile', 'reconcile', [CompletionResultType]::ParameterValue, 'Reconcile a bank statement with the books: what is on one side only, and the proof')
            [CompletionResult]::new('reopen', 'reopen', [CompletionResultType]::ParameterValue, 'Take the last close of an account back')
            [CompletionResult]::new('serve', 'serve', [CompletionResultType]::ParameterValue, 'Run the HTTP API daemon')
            [CompletionResult]::new('verify', 'verify', [CompletionResultType]::ParameterValue, 'Check the closed months of an account: nothing altered, every item carried')
            [CompletionResult]::new('whoami', 'whoami', [CompletionResultType]::ParameterValue, 'Show whose key is used, where, and what it may do')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;help;admin' {
            [CompletionResult]::new('credits', 'credits', [CompletionResultType]::ParameterValue, 'Grant, correct and show credits')
            [CompletionResult]::new('keys', 'keys', [CompletionResultType]::ParameterValue, 'Make, list and revoke API keys')
            [CompletionResult]::new('orgs', 'orgs', [CompletionResultType]::ParameterValue, 'Make and list organisations, whose books are kept')
            [CompletionResult]::new('sessions', 'sessions', [CompletionResultType]::ParameterValue, 'Make web sessions, with which the key endpoints are used')
            [CompletionResult]::new('subscription', 'subscription', [CompletionResultType]::ParameterValue, 'Set what a user has agreed to')
            [CompletionResult]::new('users', 'users', [CompletionResultType]::ParameterValue, 'Make and list users')
            break
        }
        'tieout;help;admin;credits' {
            [CompletionResult]::new('grant', 'grant', [CompletionResultType]::ParameterValue, 'Give a user credits')
            [CompletionResult]::new('adjust', 'adjust', [CompletionResultType]::ParameterValue, 'Correct a user''s credits, up or down, never below 0')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user''s balance')
            break
        }
        'tieout;help;admin;credits;grant' {
            break
        }
        'tieout;help;admin;credits;adjust' {
            break
        }
        'tieout;help;admin;credits;show' {
            break
        }
        'tieout;help;admin;keys' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key; its secret is shown, this once')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List keys, the latest first, never their secrets')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'End a key, from the next request on')
            break
        }
        'tieout;help;admin;keys;create' {
            break
        }
        'tieout;help;admin;keys;list' {
            break
        }
        'tieout;help;admin;keys;revoke' {
            break
        }
        'tieout;help;admin;orgs' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation')
            [CompletionResult]::new('add-member', 'add-member', [CompletionResultType]::ParameterValue, 'Make a user a member of an organisation')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations of a user')
            break
        }
        'tieout;help;admin;orgs;create' {
            break
        }
        'tieout;help;admin;orgs;add-member' {
            break
        }
        'tieout;help;admin;orgs;list' {
            break
        }
        'tieout;help;admin;sessions' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a web session: a token for the key endpoints, in TIEOUT_SESSION')
            break
        }
        'tieout;help;admin;sessions;create' {
            break
        }
        'tieout;help;admin;subscription' {
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Say whether a user may be charged beyond the balance')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show what a user has agreed to')
            break
        }
        'tieout;help;admin;subscription;set' {
            break
        }
        'tieout;help;admin;subscription;show' {
            break
        }
        'tieout;help;admin;users' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a user')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List users, the oldest first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a user')
            break
        }
        'tieout;help;admin;users;create' {
            break
        }
        'tieout;help;admin;users;list' {
            break
        }
        'tieout;help;admin;users;show' {
            break
        }
        'tieout;help;code' {
            break
        }
        'tieout;help;completions' {
            break
        }
        'tieout;help;convert' {
            break
        }
        'tieout;help;decide' {
            break
        }
        'tieout;help;demo' {
            break
        }
        'tieout;help;jobs' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List your jobs of a product, the latest first')
            [CompletionResult]::new('get', 'get', [CompletionResultType]::ParameterValue, 'Show how a job stands; as JSON with its result')
            [CompletionResult]::new('wait', 'wait', [CompletionResultType]::ParameterValue, 'Wait until a job has ended, --timeout at most')
            [CompletionResult]::new('result', 'result', [CompletionResultType]::ParameterValue, 'Print the result of a job as the daemon sent it: one JSON document')
            break
        }
        'tieout;help;jobs;list' {
            break
        }
        'tieout;help;jobs;get' {
            break
        }
        'tieout;help;jobs;wait' {
            break
        }
        'tieout;help;jobs;result' {
            break
        }
        'tieout;help;journals' {
            [CompletionResult]::new('post', 'post', [CompletionResultType]::ParameterValue, 'Post the journals of a file, or only check them')
            break
        }
        'tieout;help;journals;post' {
            break
        }
        'tieout;help;keys' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List your keys, never their secrets')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a key; its secret is printed, this once')
            [CompletionResult]::new('revoke', 'revoke', [CompletionResultType]::ParameterValue, 'End a key at once')
            [CompletionResult]::new('rotate', 'rotate', [CompletionResultType]::ParameterValue, 'Make a new secret in place of the old one; it is printed, this once')
            break
        }
        'tieout;help;keys;list' {
            break
        }
        'tieout;help;keys;create' {
            break
        }
        'tieout;help;keys;revoke' {
            break
        }
        'tieout;help;keys;rotate' {
            break
        }
        'tieout;help;ledger' {
            [CompletionResult]::new('accounts', 'accounts', [CompletionResultType]::ParameterValue, 'List, make, look at, change, archive and remove accounts')
            [CompletionResult]::new('audit-events', 'audit-events', [CompletionResultType]::ParameterValue, 'List who did what to the books, the latest first')
            [CompletionResult]::new('bank-accounts', 'bank-accounts', [CompletionResultType]::ParameterValue, 'List, make, look at and change bank accounts')
            [CompletionResult]::new('bank-transactions', 'bank-transactions', [CompletionResultType]::ParameterValue, 'Import, list, code, confirm and exclude rows of bank statements')
            [CompletionResult]::new('close', 'close', [CompletionResultType]::ParameterValue, 'End a bank account''s month: import its statement, match it to the books, and say what is proved')
            [CompletionResult]::new('contacts', 'contacts', [CompletionResultType]::ParameterValue, 'List, make, look at, change and archive customers and suppliers')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write the books as text for hledger or beancount, as CSV or as JSON')
            [CompletionResult]::new('head', 'head', [CompletionResultType]::ParameterValue, 'Show how many entries there are, and the hash of the last')
            [CompletionResult]::new('integrity', 'integrity', [CompletionResultType]::ParameterValue, 'Check that the books are as they were posted')
            [CompletionResult]::new('invoices', 'invoices', [CompletionResultType]::ParameterValue, 'List, make, look at, change, issue and void invoices and credit notes')
            [CompletionResult]::new('journals', 'journals', [CompletionResultType]::ParameterValue, 'List, look at and reverse journals; tieout journals post adds them')
            [CompletionResult]::new('members', 'members', [CompletionResultType]::ParameterValue, 'List, invite and remove members; list and accept your invitations')
            [CompletionResult]::new('opening-balances', 'opening-balances', [CompletionResultType]::ParameterValue, 'Take over what accounts came to elsewhere')
            [CompletionResult]::new('organisations', 'organisations', [CompletionResultType]::ParameterValue, 'List, make, look at, change and lock organisations')
            [CompletionResult]::new('reconciliation', 'reconciliation', [CompletionResultType]::ParameterValue, 'Show what leads from the balance of the bank and from that of the books to one adjusted balance')
            [CompletionResult]::new('reports', 'reports', [CompletionResultType]::ParameterValue, 'Print a report: profit and loss, balance sheet, general ledger, what is owed')
            [CompletionResult]::new('settlements', 'settlements', [CompletionResultType]::ParameterValue, 'List, make, allocate and void receipts of customers and payments to suppliers')
            [CompletionResult]::new('tax-codes', 'tax-codes', [CompletionResultType]::ParameterValue, 'List the VAT codes, and set rates')
            [CompletionResult]::new('trial-balance', 'trial-balance', [CompletionResultType]::ParameterValue, 'Show what every account came to at the end of a day')
            [CompletionResult]::new('vat-return', 'vat-return', [CompletionResultType]::ParameterValue, 'Show what the books say of a VAT return''s period')
            [CompletionResult]::new('vat-returns', 'vat-returns', [CompletionResultType]::ParameterValue, 'Make, list, look at, finalise and remove VAT returns')
            break
        }
        'tieout;help;ledger;accounts' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the accounts by code, with their balances: debits less credits')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an account; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Let an account take no more postings')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove an account that nothing hangs on')
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Make the accounts of a file that are not there yet')
            [CompletionResult]::new('entries', 'entries', [CompletionResultType]::ParameterValue, 'List what was posted to an account, the latest day first, with what it came to')
            break
        }
        'tieout;help;ledger;accounts;list' {
            break
        }
        'tieout;help;ledger;accounts;create' {
            break
        }
        'tieout;help;ledger;accounts;show' {
            break
        }
        'tieout;help;ledger;accounts;update' {
            break
        }
        'tieout;help;ledger;accounts;archive' {
            break
        }
        'tieout;help;ledger;accounts;delete' {
            break
        }
        'tieout;help;ledger;accounts;import' {
            break
        }
        'tieout;help;ledger;accounts;entries' {
            break
        }
        'tieout;help;ledger;audit-events' {
            break
        }
        'tieout;help;ledger;bank-accounts' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the bank accounts with what the books and the bank say')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank account')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank account')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a bank account; what is not given stays')
            break
        }
        'tieout;help;ledger;bank-accounts;list' {
            break
        }
        'tieout;help;ledger;bank-accounts;create' {
            break
        }
        'tieout;help;ledger;bank-accounts;show' {
            break
        }
        'tieout;help;ledger;bank-accounts;update' {
            break
        }
        'tieout;help;ledger;bank-transactions' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Import the rows of a bank statement')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List bank transactions, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a bank transaction')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a bank transaction by hand, as cash needs it; import reads statements')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change what a bank transaction is coded to, until it is confirmed; what is not given stays')
            [CompletionResult]::new('confirm', 'confirm', [CompletionResultType]::ParameterValue, 'Post a bank transaction: to an account, for invoices, as a transfer, or as what is there already')
            [CompletionResult]::new('confirm-batch', 'confirm-batch', [CompletionResultType]::ParameterValue, 'Confirm bank transactions that a file lists')
            [CompletionResult]::new('suggest', 'suggest', [CompletionResultType]::ParameterValue, 'Suggest accounts and VAT codes for bank transactions that wait')
            [CompletionResult]::new('unconfirm', 'unconfirm', [CompletionResultType]::ParameterValue, 'Undo a confirmation')
            [CompletionResult]::new('exclude', 'exclude', [CompletionResultType]::ParameterValue, 'Leave a bank transaction out of the books')
            [CompletionResult]::new('restore', 'restore', [CompletionResultType]::ParameterValue, 'Take an excluded bank transaction in again')
            break
        }
        'tieout;help;ledger;bank-transactions;import' {
            break
        }
        'tieout;help;ledger;bank-transactions;list' {
            break
        }
        'tieout;help;ledger;bank-transactions;show' {
            break
        }
        'tieout;help;ledger;bank-transactions;create' {
            break
        }
        'tieout;help;ledger;bank-transactions;update' {
            break
        }
        'tieout;help;ledger;bank-transactions;confirm' {
            break
        }
        'tieout;help;ledger;bank-transactions;confirm-batch' {
            break
        }
        'tieout;help;ledger;bank-transactions;suggest' {
            break
        }
        'tieout;help;ledger;bank-transactions;unconfirm' {
            break
        }
        'tieout;help;ledger;bank-transactions;exclude' {
            break
        }
        'tieout;help;ledger;bank-transactions;restore' {
            break
        }
        'tieout;help;ledger;close' {
            break
        }
        'tieout;help;ledger;contacts' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List contacts')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a contact')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a contact')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change a contact; what is not given stays')
            [CompletionResult]::new('archive', 'archive', [CompletionResultType]::ParameterValue, 'Keep a contact for what it was, and use it no more')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a contact that nothing hangs on')
            break
        }
        'tieout;help;ledger;contacts;list' {
            break
        }
        'tieout;help;ledger;contacts;create' {
            break
        }
        'tieout;help;ledger;contacts;show' {
            break
        }
        'tieout;help;ledger;contacts;update' {
            break
        }
        'tieout;help;ledger;contacts;archive' {
            break
        }
        'tieout;help;ledger;contacts;delete' {
            break
        }
        'tieout;help;ledger;export' {
            break
        }
        'tieout;help;ledger;head' {
            break
        }
        'tieout;help;ledger;integrity' {
            break
        }
        'tieout;help;ledger;invoices' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List invoices and credit notes, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an invoice or a credit note with its lines')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make invoices and credit notes from JSON')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an invoice or a credit note; what is not given stays')
            [CompletionResult]::new('issue', 'issue', [CompletionResultType]::ParameterValue, 'Issue a draft: it gets its number and is posted')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Void an invoice or a credit note: what it posted is undone')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            [CompletionResult]::new('allocations', 'allocations', [CompletionResultType]::ParameterValue, 'List what settles an invoice, or what a credit note settles')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle invoices by a credit note')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation of a credit note back: the invoice is due again')
            break
        }
        'tieout;help;ledger;invoices;list' {
            break
        }
        'tieout;help;ledger;invoices;show' {
            break
        }
        'tieout;help;ledger;invoices;create' {
            break
        }
        'tieout;help;ledger;invoices;update' {
            break
        }
        'tieout;help;ledger;invoices;issue' {
            break
        }
        'tieout;help;ledger;invoices;void' {
            break
        }
        'tieout;help;ledger;invoices;delete' {
            break
        }
        'tieout;help;ledger;invoices;allocations' {
            break
        }
        'tieout;help;ledger;invoices;allocate' {
            break
        }
        'tieout;help;ledger;invoices;unallocate' {
            break
        }
        'tieout;help;ledger;journals' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the journals, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a journal with its lines')
            [CompletionResult]::new('reverse', 'reverse', [CompletionResultType]::ParameterValue, 'Post the journal that undoes another')
            break
        }
        'tieout;help;ledger;journals;list' {
            break
        }
        'tieout;help;ledger;journals;show' {
            break
        }
        'tieout;help;ledger;journals;reverse' {
            break
        }
        'tieout;help;ledger;members' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the members of an organisation, those invited among them')
            [CompletionResult]::new('invite', 'invite', [CompletionResultType]::ParameterValue, 'Invite a user, who is a member once they accept')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'End a membership or an invitation')
            [CompletionResult]::new('invitations', 'invitations', [CompletionResultType]::ParameterValue, 'List the organisations that have invited you')
            [CompletionResult]::new('accept', 'accept', [CompletionResultType]::ParameterValue, 'Accept an invitation')
            break
        }
        'tieout;help;ledger;members;list' {
            break
        }
        'tieout;help;ledger;members;invite' {
            break
        }
        'tieout;help;ledger;members;remove' {
            break
        }
        'tieout;help;ledger;members;invitations' {
            break
        }
        'tieout;help;ledger;members;accept' {
            break
        }
        'tieout;help;ledger;opening-balances' {
            [CompletionResult]::new('import', 'import', [CompletionResultType]::ParameterValue, 'Post opening balances from a file, once')
            break
        }
        'tieout;help;ledger;opening-balances;import' {
            break
        }
        'tieout;help;ledger;organisations' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the organisations that the key may see')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make an organisation, whose owner you are')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show an organisation')
            [CompletionResult]::new('update', 'update', [CompletionResultType]::ParameterValue, 'Change an organisation; what is not given stays')
            [CompletionResult]::new('lock', 'lock', [CompletionResultType]::ParameterValue, 'Lock the books up to a day: nothing more is posted on or before it')
            break
        }
        'tieout;help;ledger;organisations;list' {
            break
        }
        'tieout;help;ledger;organisations;create' {
            break
        }
        'tieout;help;ledger;organisations;show' {
            break
        }
        'tieout;help;ledger;organisations;update' {
            break
        }
        'tieout;help;ledger;organisations;lock' {
            break
        }
        'tieout;help;ledger;reconciliation' {
            break
        }
        'tieout;help;ledger;reports' {
            [CompletionResult]::new('trial-balance', 'trial-balance', [CompletionResultType]::ParameterValue, 'What every account came to at the end of a day')
            [CompletionResult]::new('profit-and-loss', 'profit-and-loss', [CompletionResultType]::ParameterValue, 'What was earned and spent')
            [CompletionResult]::new('balance-sheet', 'balance-sheet', [CompletionResultType]::ParameterValue, 'What was owned and owed at the end of a day')
            [CompletionResult]::new('general-ledger', 'general-ledger', [CompletionResultType]::ParameterValue, 'Every line of every account, with what it came to before and after')
            [CompletionResult]::new('aged-receivables', 'aged-receivables', [CompletionResultType]::ParameterValue, 'What customers owed at the end of a day, by how long it had been due')
            [CompletionResult]::new('aged-payables', 'aged-payables', [CompletionResultType]::ParameterValue, 'What suppliers were owed, likewise')
            break
        }
        'tieout;help;ledger;reports;trial-balance' {
            break
        }
        'tieout;help;ledger;reports;profit-and-loss' {
            break
        }
        'tieout;help;ledger;reports;balance-sheet' {
            break
        }
        'tieout;help;ledger;reports;general-ledger' {
            break
        }
        'tieout;help;ledger;reports;aged-receivables' {
            break
        }
        'tieout;help;ledger;reports;aged-payables' {
            break
        }
        'tieout;help;ledger;settlements' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List receipts and payments, the latest day first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a receipt or a payment, and what it settles')
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a receipt or a payment, and settle invoices by it')
            [CompletionResult]::new('allocate', 'allocate', [CompletionResultType]::ParameterValue, 'Settle more invoices by what is left of a receipt or a payment')
            [CompletionResult]::new('unallocate', 'unallocate', [CompletionResultType]::ParameterValue, 'Take an allocation back: the invoice is due again')
            [CompletionResult]::new('void', 'void', [CompletionResultType]::ParameterValue, 'Undo a receipt or a payment: what it posted is reversed, what it settled is due again')
            break
        }
        'tieout;help;ledger;settlements;list' {
            break
        }
        'tieout;help;ledger;settlements;show' {
            break
        }
        'tieout;help;ledger;settlements;create' {
            break
        }
        'tieout;help;ledger;settlements;allocate' {
            break
        }
        'tieout;help;ledger;settlements;unallocate' {
            break
        }
        'tieout;help;ledger;settlements;void' {
            break
        }
        'tieout;help;ledger;tax-codes' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the VAT codes with the rates of today; as JSON with all rates and their days')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set a rate in place of the country''s, from a day on')
            break
        }
        'tieout;help;ledger;tax-codes;list' {
            break
        }
        'tieout;help;ledger;tax-codes;set' {
            break
        }
        'tieout;help;ledger;trial-balance' {
            break
        }
        'tieout;help;ledger;vat-return' {
            break
        }
        'tieout;help;ledger;vat-returns' {
            [CompletionResult]::new('create', 'create', [CompletionResultType]::ParameterValue, 'Make a return, as a draft that follows the books')
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the returns, the latest days first')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a return with its boxes')
            [CompletionResult]::new('finalise', 'finalise', [CompletionResultType]::ParameterValue, 'Make the boxes of a return stay as they are: what comes later counts in the next')
            [CompletionResult]::new('delete', 'delete', [CompletionResultType]::ParameterValue, 'Remove a draft')
            break
        }
        'tieout;help;ledger;vat-returns;create' {
            break
        }
        'tieout;help;ledger;vat-returns;list' {
            break
        }
        'tieout;help;ledger;vat-returns;show' {
            break
        }
        'tieout;help;ledger;vat-returns;finalise' {
            break
        }
        'tieout;help;ledger;vat-returns;delete' {
            break
        }
        'tieout;help;login' {
            break
        }
        'tieout;help;logout' {
            break
        }
        'tieout;help;man' {
            break
        }
        'tieout;help;profile' {
            [CompletionResult]::new('list', 'list', [CompletionResultType]::ParameterValue, 'List the profiles')
            [CompletionResult]::new('use', 'use', [CompletionResultType]::ParameterValue, 'Use this profile from now on')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add a profile for the daemon at --url')
            [CompletionResult]::new('org', 'org', [CompletionResultType]::ParameterValue, 'Choose whose books are meant where --org is left out, for the profile in use or --profile')
            break
        }
        'tieout;help;profile;list' {
            break
        }
        'tieout;help;profile;use' {
            break
        }
        'tieout;help;profile;add' {
            break
        }
        'tieout;help;profile;org' {
            break
        }
        'tieout;help;reconcile' {
            break
        }
        'tieout;help;reopen' {
            break
        }
        'tieout;help;serve' {
            break
        }
        'tieout;help;verify' {
            break
        }
        'tieout;help;whoami' {
            break
        }
        'tieout;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
