//! The shapes of jobs under the names that a product gives them.

use std::borrow::Cow;
use std::marker::PhantomData;

use tieout::contract::coding::CodingResult;
use tieout::contract::job::{AcceptedJob, Job};
use tieout::contract::reconcile::ReconciliationResult;
use tieout::id::{CodingJobId, ReconciliationId};
use tieout::job::JobStatus;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Object, Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

type NamedSchemas = Vec<(String, RefOr<Schema>)>;

/// What a product calls its jobs.
pub(in crate::http) trait JobSchema {
    /// A job, in names of shapes.
    const JOB: &'static str;
    /// The member that names it.
    const ID_MEMBER: &'static str;
    type Id: ToSchema;
    type Result: ToSchema;
}

pub(in crate::http) enum OfReconciliation {}

impl JobSchema for OfReconciliation {
    const JOB: &'static str = "Reconciliation";
    const ID_MEMBER: &'static str = "reconciliation_id";
    type Id = ReconciliationId;
    type Result = ReconciliationResult<'static>;
}

pub(in crate::http) enum OfCoding {}

impl JobSchema for OfCoding {
    const JOB: &'static str = "CodingJob";
    const ID_MEMBER: &'static str = "job_id";
    type Id = CodingJobId;
    type Result = CodingResult<'static>;
}

/// The answer to a submit.
pub(in crate::http) struct SubmittedJob<P>(PhantomData<P>);

/// A job as a poll shows it: which members it has depends on its status.
pub(in crate::http) struct PolledJob<P>(PhantomData<P>);

/// A job as a list shows it: without its result.
pub(in crate::http) struct ListedJob<P>(PhantomData<P>);

pub(in crate::http) type SubmittedReconciliation = SubmittedJob<OfReconciliation>;
pub(in crate::http) type PolledReconciliation = PolledJob<OfReconciliation>;
pub(in crate::http) type ListedReconciliation = ListedJob<OfReconciliation>;
pub(in crate::http) type SubmittedCodingJob = SubmittedJob<OfCoding>;
pub(in crate::http) type PolledCodingJob = PolledJob<OfCoding>;
pub(in crate::http) type ListedCodingJob = ListedJob<OfCoding>;

const UNFINISHED: &str = "Unfinished";
const COMPLETED: &str = "Completed";
const FAILED: &str = "Failed";

/// `CompletedReconciliation` for a reconciliation that is `Completed`.
fn name<P: JobSchema>(state: &str) -> String {
    format!("{state}{}", P::JOB)
}

/// The object with the product's identifier in front, and one of these statuses.
fn named<P: JobSchema>(schema: RefOr<Schema>, statuses: &[JobStatus]) -> Object {
    let RefOr::T(Schema::Object(shape)) = schema else { return Object::new() };
    let mut object = shape.clone();
    object.properties.clear();
    let id = Ref::from_schema_name(P::Id::name());
    object.properties.insert(P::ID_MEMBER.to_owned(), id.into());
    object.properties.extend(shape.properties);
    object.required.insert(0, P::ID_MEMBER.to_owned());
    let names = statuses.iter().map(|status| status.name());
    let status = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names));
    object.properties.insert("status".to_owned(), status.into());
    object
}

/// A job with one of these statuses: with these further members, and without those.
fn job<P: JobSchema>(
    statuses: &[JobStatus],
    with: &[&str],
    without: &[&str],
    about: &str,
) -> Object {
    let mut object = named::<P>(Job::schema(), statuses);
    for name in without {
        object.properties.shift_remove(*name);
    }
    object.required.extend(with.iter().map(|name| (*name).to_owned()));
    object.description = Some(about.to_owned());
    object
}

impl<P: JobSchema> PartialSchema for SubmittedJob<P> {
    fn schema() -> RefOr<Schema> {
        Schema::Object(named::<P>(AcceptedJob::schema(), &[JobStatus::Queued])).into()
    }
}

impl<P: JobSchema> ToSchema for SubmittedJob<P> {
    fn name() -> Cow<'static, str> {
        name::<P>("Submitted").into()
    }

    fn schemas(schemas: &mut NamedSchemas) {
        schemas.push((P::Id::name().into(), P::Id::schema()));
    }
}

impl<P: JobSchema> PartialSchema for ListedJob<P> {
    fn schema() -> RefOr<Schema> {
        Schema::Object(named::<P>(Job::schema(), &JobStatus::ALL)).into()
    }
}

impl<P: JobSchema> ToSchema for ListedJob<P> {
    fn name() -> Cow<'static, str> {
        name::<P>("Listed").into()
    }

    fn schemas(schemas: &mut NamedSchemas) {
        Job::schemas(schemas);
    }
}

impl<P: JobSchema> PartialSchema for PolledJob<P> {
    fn schema() -> RefOr<Schema> {
        let shapes =
            [UNFINISHED, COMPLETED, FAILED].map(|state| Ref::from_schema_name(name::<P>(state)));
        let one_of = shapes.into_iter().fold(OneOfBuilder::new(), OneOfBuilder::item);
        let mapping = [
            ("queued", UNFINISHED),
            ("processing", UNFINISHED),
            ("completed", COMPLETED),
            ("failed", FAILED),
        ];
        let mapping = mapping
            .map(|(status, state)| (status, Ref::from_schema_name(name::<P>(state)).ref_location));
        let discriminator = utoipa::openapi::Discriminator::with_mapping("status", mapping);
        one_of.discriminator(Some(discriminator)).into()
    }
}

impl<P: JobSchema> ToSchema for PolledJob<P> {
    fn name() -> Cow<'static, str> {
        name::<P>("Polled").into()
    }

    fn schemas(schemas: &mut NamedSchemas) {
        Job::schemas(schemas);
        P::Result::schemas(schemas);
        schemas.push((P::Result::name().into(), P::Result::schema()));
        let unfinished = [JobStatus::Queued, JobStatus::Processing];
        let absent = ["credits_charged", "error"];
        let unfinished = job::<P>(&unfinished, &[], &absent, "A job that has not finished.");
        let with = ["credits_charged", "result"];
        let about = "A job that finished with a result.";
        let mut completed = job::<P>(&[JobStatus::Completed], &with, &["error"], about);
        let result = Ref::from_schema_name(P::Result::name());
        completed.properties.insert("result".to_owned(), result.into());
        let about = "A job that failed, without a result; nothing was charged.";
        let failed = job::<P>(&[JobStatus::Failed], &["error"], &["credits_charged"], about);
        for (state, object) in [(UNFINISHED, unfinished), (COMPLETED, completed), (FAILED, failed)]
        {
            schemas.push((name::<P>(state), Schema::Object(object).into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn a_result_belongs_to_a_completed_job_and_an_error_to_a_failed_one() {
        let mut schemas = NamedSchemas::new();
        PolledReconciliation::schemas(&mut schemas);
        PolledCodingJob::schemas(&mut schemas);
        let shape = |wanted: &str| {
            let (_, schema) = schemas.iter().find(|(name, _)| name == wanted).unwrap();
            serde_json::to_value(schema).unwrap()
        };
        let has = |shape: &Value, name: &str| shape["properties"].get(name).is_some();
        for (job, id) in [("Reconciliation", "reconciliation_id"), ("CodingJob", "job_id")] {
            let completed = shape(&format!("Completed{job}"));
            assert!(has(&completed, id) && has(&completed, "result") && !has(&completed, "error"));
            assert_eq!(completed["properties"]["status"]["enum"], json!(["completed"]));
            let failed = shape(&format!("Failed{job}"));
            assert!(has(&failed, "error") && !has(&failed, "result"));
            assert!(!has(&failed, "credits_charged"));
            assert!(!has(&shape(&format!("Unfinished{job}")), "result"));
        }
    }
}
