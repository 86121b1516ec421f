//! The shapes of jobs under the names that a product gives them.

use std::borrow::Cow;

use tieout::contract::job::{Job, Submitted};
use tieout::contract::reconcile::ReconciliationResult;
use tieout::id::ReconciliationId;
use tieout::job::JobStatus;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Object, Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

type Schemas = Vec<(String, RefOr<Schema>)>;

/// The answer to a submit.
pub(in crate::http) struct SubmittedReconciliation;

/// A job as a poll shows it: which members it has depends on its status.
pub(in crate::http) struct PolledReconciliation;

/// A job as a list shows it: without its result.
pub(in crate::http) struct ListedReconciliation;

const UNFINISHED: &str = "UnfinishedReconciliation";
const COMPLETED: &str = "CompletedReconciliation";
const FAILED: &str = "FailedReconciliation";

/// The object with the product's identifier in front, and one of these statuses.
fn named(schema: RefOr<Schema>, statuses: &[JobStatus]) -> Object {
    let RefOr::T(Schema::Object(shape)) = schema else { return Object::new() };
    let mut object = shape.clone();
    object.properties.clear();
    let id = Ref::from_schema_name(ReconciliationId::name());
    object.properties.insert("reconciliation_id".to_owned(), id.into());
    object.properties.extend(shape.properties);
    object.required.insert(0, "reconciliation_id".to_owned());
    let names = statuses.iter().map(|status| status.name());
    let status = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names));
    object.properties.insert("status".to_owned(), status.into());
    object
}

/// A job with one of these statuses: with these further members, and without those.
fn job(statuses: &[JobStatus], with: &[&str], without: &[&str], about: &str) -> Object {
    let mut object = named(Job::schema(), statuses);
    for name in without {
        object.properties.shift_remove(*name);
    }
    object.required.extend(with.iter().map(|name| (*name).to_owned()));
    object.description = Some(about.to_owned());
    object
}

impl PartialSchema for SubmittedReconciliation {
    fn schema() -> RefOr<Schema> {
        Schema::Object(named(Submitted::schema(), &[JobStatus::Queued])).into()
    }
}

impl ToSchema for SubmittedReconciliation {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("SubmittedReconciliation")
    }

    fn schemas(schemas: &mut Schemas) {
        schemas.push((ReconciliationId::name().into(), ReconciliationId::schema()));
    }
}

impl PartialSchema for ListedReconciliation {
    fn schema() -> RefOr<Schema> {
        Schema::Object(named(Job::schema(), &JobStatus::ALL)).into()
    }
}

impl ToSchema for ListedReconciliation {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("ListedReconciliation")
    }

    fn schemas(schemas: &mut Schemas) {
        Job::schemas(schemas);
    }
}

impl PartialSchema for PolledReconciliation {
    fn schema() -> RefOr<Schema> {
        let shapes = [UNFINISHED, COMPLETED, FAILED].map(Ref::from_schema_name);
        let one_of = shapes.into_iter().fold(OneOfBuilder::new(), OneOfBuilder::item);
        let mapping = [
            ("queued", UNFINISHED),
            ("processing", UNFINISHED),
            ("completed", COMPLETED),
            ("failed", FAILED),
        ];
        let mapping =
            mapping.map(|(status, name)| (status, Ref::from_schema_name(name).ref_location));
        let discriminator = utoipa::openapi::Discriminator::with_mapping("status", mapping);
        one_of.discriminator(Some(discriminator)).into()
    }
}

impl ToSchema for PolledReconciliation {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("PolledReconciliation")
    }

    fn schemas(schemas: &mut Schemas) {
        Job::schemas(schemas);
        ReconciliationResult::schemas(schemas);
        schemas.push((ReconciliationResult::name().into(), ReconciliationResult::schema()));
        let unfinished = [JobStatus::Queued, JobStatus::Processing];
        let absent = ["credits_charged", "error"];
        let unfinished = job(&unfinished, &[], &absent, "A job that has not ended.");
        let with = ["credits_charged", "result"];
        let about = "A job that ended with a result.";
        let mut completed = job(&[JobStatus::Completed], &with, &["error"], about);
        let result = Ref::from_schema_name(ReconciliationResult::name());
        completed.properties.insert("result".to_owned(), result.into());
        let about = "A job that ended without a result; nothing was charged.";
        let failed = job(&[JobStatus::Failed], &["error"], &["credits_charged"], about);
        for (name, object) in [(UNFINISHED, unfinished), (COMPLETED, completed), (FAILED, failed)] {
            schemas.push((name.to_owned(), Schema::Object(object).into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_result_belongs_to_a_completed_job_and_an_error_to_a_failed_one() {
        let mut schemas = Schemas::new();
        PolledReconciliation::schemas(&mut schemas);
        let shape = |wanted: &str| {
            let (_, schema) = schemas.iter().find(|(name, _)| name == wanted).unwrap();
            serde_json::to_value(schema).unwrap()
        };
        let has = |shape: &serde_json::Value, name: &str| shape["properties"].get(name).is_some();
        let completed = shape(COMPLETED);
        assert!(has(&completed, "result") && !has(&completed, "error"));
        assert_eq!(completed["properties"]["status"]["enum"], json!(["completed"]));
        let failed = shape(FAILED);
        assert!(has(&failed, "error") && !has(&failed, "result"));
        assert!(!has(&failed, "credits_charged"));
        assert!(!has(&shape(UNFINISHED), "result"));
    }
}
