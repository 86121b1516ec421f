
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
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
            cand completions 'Print the completion script of a shell'
            cand man 'Print the manual page, or write those of all commands'
            cand reconcile 'Reconcile two CSV files: what is on one side only, and the proof'
            cand serve 'Run the HTTP API daemon'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;completions'= {
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;man'= {
            cand --out 'Write one page a command into this directory'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;reconcile'= {
            cand --days 'Most days between the two dates of a match, 0 to 30'
            cand --map 'Name columns by their headers: date=, amount= (or in= and out=), description= [SIDE:]'
            cand --date-format 'How dates are written, such as %d/%m/%Y; default YYYY-MM-DD [SIDE:]'
            cand --decimal 'The decimal mark, "." or ","; stating it also allows thousands separators [SIDE:]'
            cand --delimiter 'What separates fields, one character or "tab"; default: , or ; or tab, as found [SIDE:]'
            cand --limit 'Most rows a list shows in the table; 0 for all'
            cand --out 'Write the three lists into DIR as CSV: missing from books, remove from books, matched'
            cand --fail-on 'When to exit with 1'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand --include-matched 'Also list the matched pairs'
            cand --explain 'List the matched pairs with score and evidence'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;serve'= {
            cand --listen 'Address and port to listen on; port 0 takes any free one'
            cand --output 'How results are written'
            cand --color 'When to use colours; NO_COLOR is respected'
            cand --json 'The same as --output json'
            cand -q 'No notes and no progress on standard error'
            cand --quiet 'No notes and no progress on standard error'
            cand -h 'Print help (see more with ''--help'')'
            cand --help 'Print help (see more with ''--help'')'
            cand -V 'Print version'
            cand --version 'Print version'
        }
        &'tieout;help'= {
            cand completions 'Print the completion script of a shell'
            cand man 'Print the manual page, or write those of all commands'
            cand reconcile 'Reconcile two CSV files: what is on one side only, and the proof'
            cand serve 'Run the HTTP API daemon'
            cand help 'Print this message or the help of the given subcommand(s)'
        }
        &'tieout;help;completions'= {
        }
        &'tieout;help;man'= {
        }
        &'tieout;help;reconcile'= {
        }
        &'tieout;help;serve'= {
        }
        &'tieout;help;help'= {
        }
    ]
    $completions[$command]
}
