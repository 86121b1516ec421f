//! The checked-in completions, manual pages, contract and list of errors are those of the program.
//!
//! `TIEOUT_BLESS=1 cargo test --test generated` writes them anew.

#[path = "generated/errors.rs"]
mod errors;

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap_complete::Shell;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The file holds this.
#[track_caller]
fn assert_file(path: &Path, content: &[u8]) -> io::Result<()> {
    if std::env::var_os("TIEOUT_BLESS").is_some() {
        fs::write(path, content)?;
    }
    let is_current = fs::read(path).is_ok_and(|checked_in| checked_in == content);
    let name = path.display();
    assert!(is_current, "{name} is out of date: TIEOUT_BLESS=1 cargo test --test generated");
    Ok(())
}

/// The directory holds exactly these files.
#[track_caller]
fn assert_current(name: &str, files: &[(String, Vec<u8>)]) -> io::Result<()> {
    let directory = root().join(name);
    for (name, content) in files {
        assert_file(&directory.join(name), content)?;
    }
    let found = fs::read_dir(&directory)?.collect::<io::Result<Vec<_>>>()?;
    let found: BTreeSet<_> =
        found.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    let expected: BTreeSet<_> = files.iter().map(|(name, _)| name.clone()).collect();
    assert_eq!(found, expected, "{name} holds a file that nothing generates");
    Ok(())
}

#[test]
fn the_manual_pages_are_current() -> io::Result<()> {
    assert_current("man", &tieout_cli::man_pages()?)
}

#[test]
fn the_completions_are_current() -> io::Result<()> {
    let file_name = |shell| match shell {
        Shell::Zsh => "_tieout".to_owned(),
        Shell::PowerShell => "tieout.ps1".to_owned(),
        Shell::Elvish => "tieout.elv".to_owned(),
        shell => format!("tieout.{shell}"),
    };
    let shells = [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh];
    let files = shells.map(|shell| (file_name(shell), tieout_cli::completions(shell)));
    assert_current("completions", &files)
}

#[test]
fn the_published_contract_is_current() -> io::Result<()> {
    let document = tieout_daemon::openapi_document();
    assert_file(&root().join("docs").join("openapi.json"), document.as_bytes())
}

#[test]
fn the_page_of_errors_is_current() -> io::Result<()> {
    assert_file(&root().join("docs").join("errors.md"), errors::page().as_bytes())
}
