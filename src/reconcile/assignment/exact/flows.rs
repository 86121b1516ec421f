//! Who is paired with whom, while an assignment is being found.

use super::graph::NONE;
use crate::assignment::equivalence_groups::GroupFlow;
use crate::row_number::small;

/// Which rows each column is paired with, and how often: a linked list a column.
pub(super) struct ColumnFlows {
    first: Vec<u32>,
    links: Vec<FlowLink>,
}

struct FlowLink {
    row: u32,
    count: u32,
    next: u32,
}

impl ColumnFlows {
    pub(super) fn new(columns: usize) -> Self {
        Self { first: vec![NONE; columns], links: Vec::new() }
    }

    /// The rows paired with a column, and how many of each.
    pub(super) fn owners(&self, column: u32) -> impl Iterator<Item = (u32, u32)> {
        let links = self.of(column).map(|at| &self.links[at]);
        links.map(|link| (link.row, link.count)).filter(|(_, count)| *count > 0)
    }

    /// Takes a column from all its rows; gives the rows and how many of each lost it.
    pub(super) fn clear(&mut self, column: u32) -> Vec<(u32, u32)> {
        let owners: Vec<_> = self.owners(column).collect();
        let links: Vec<usize> = self.of(column).collect();
        for at in links {
            self.links[at].count = 0;
        }
        owners
    }

    /// Indices of the links of a column.
    fn of(&self, column: u32) -> impl Iterator<Item = usize> {
        let link = |at: u32| (at != NONE).then_some(at as usize);
        std::iter::successors(link(self.first[column as usize]), move |at| {
            link(self.links[*at].next)
        })
    }

    pub(super) fn count(&self, row: u32, column: u32) -> u32 {
        self.of(column).find(|at| self.links[*at].row == row).map_or(0, |at| self.links[at].count)
    }

    pub(super) fn add(&mut self, row: u32, column: u32, count: u32) {
        // A link left empty by an exchange is used again, whoever it was.
        let known = self.of(column).find(|at| self.links[*at].row == row);
        let at = known.or_else(|| self.of(column).find(|at| self.links[*at].count == 0));
        if let Some(at) = at {
            let link = &mut self.links[at];
            (link.row, link.count) = (row, link.count + count);
        } else {
            let first =
                std::mem::replace(&mut self.first[column as usize], small(self.links.len()));
            self.links.push(FlowLink { row, count, next: first });
        }
    }

    pub(super) fn take(&mut self, row: u32, column: u32, count: u32) {
        let at = self.of(column).find(|at| self.links[*at].row == row);
        if let Some(at) = at {
            self.links[at].count -= count;
        }
    }

    pub(super) fn list(&self) -> Vec<GroupFlow> {
        let mut list: Vec<GroupFlow> = (0..small(self.first.len()))
            .flat_map(|book| self.of(book).map(move |at| (book, at)))
            .map(|(book, at)| (book, &self.links[at]))
            .filter(|(_, link)| link.count > 0)
            .map(|(book, link)| GroupFlow { bank: link.row, book, count: link.count })
            .collect();
        list.sort_unstable();
        list
    }
}
