
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
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the manual page, or write those of all commands')
            [CompletionResult]::new('reconcile', 'reconcile', [CompletionResultType]::ParameterValue, 'Reconcile two CSV files: what is on one side only, and the proof')
            [CompletionResult]::new('serve', 'serve', [CompletionResultType]::ParameterValue, 'Run the HTTP API daemon')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;completions' {
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
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
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;reconcile' {
            [CompletionResult]::new('--days', '--days', [CompletionResultType]::ParameterName, 'Most days between the two dates of a match, 0 to 30')
            [CompletionResult]::new('--map', '--map', [CompletionResultType]::ParameterName, 'Name columns by their headers: date=, amount= (or in= and out=), description= [SIDE:]')
            [CompletionResult]::new('--date-format', '--date-format', [CompletionResultType]::ParameterName, 'How dates are written, such as %d/%m/%Y; default YYYY-MM-DD [SIDE:]')
            [CompletionResult]::new('--decimal', '--decimal', [CompletionResultType]::ParameterName, 'The decimal mark, "." or ","; stating it also allows thousands separators [SIDE:]')
            [CompletionResult]::new('--delimiter', '--delimiter', [CompletionResultType]::ParameterName, 'What separates fields, one character or "tab"; default: , or ; or tab, as found [SIDE:]')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Most rows a list shows in the table; 0 for all')
            [CompletionResult]::new('--out', '--out', [CompletionResultType]::ParameterName, 'Write the three lists into DIR as CSV: missing from books, remove from books, matched')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'When to exit with 1')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('--include-matched', '--include-matched', [CompletionResultType]::ParameterName, 'Also list the matched pairs')
            [CompletionResult]::new('--explain', '--explain', [CompletionResultType]::ParameterName, 'List the matched pairs with score and evidence')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;serve' {
            [CompletionResult]::new('--listen', '--listen', [CompletionResultType]::ParameterName, 'Address and port to listen on; port 0 takes any free one')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'How results are written')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours; NO_COLOR is respected')
            [CompletionResult]::new('--json', '--json', [CompletionResultType]::ParameterName, 'The same as --output json')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'No notes and no progress on standard error')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            break
        }
        'tieout;help' {
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            [CompletionResult]::new('man', 'man', [CompletionResultType]::ParameterValue, 'Print the manual page, or write those of all commands')
            [CompletionResult]::new('reconcile', 'reconcile', [CompletionResultType]::ParameterValue, 'Reconcile two CSV files: what is on one side only, and the proof')
            [CompletionResult]::new('serve', 'serve', [CompletionResultType]::ParameterValue, 'Run the HTTP API daemon')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'tieout;help;completions' {
            break
        }
        'tieout;help;man' {
            break
        }
        'tieout;help;reconcile' {
            break
        }
        'tieout;help;serve' {
            break
        }
        'tieout;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
