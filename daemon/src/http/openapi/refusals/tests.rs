use serde_json::json;

use super::*;

#[test]
fn the_details_of_every_sample_have_their_shape() {
    for RefusalSample { name, error, .. } in every() {
        let (shown, shaped) = (error.details(), details(&error));
        assert_eq!(shown.is_some(), shaped.is_some(), "{name}");
        let shape = serde_json::to_value(&shaped).unwrap();
        for required in shape["required"].as_array().into_iter().flatten() {
            let member = &shown.clone().unwrap()[required.as_str().unwrap()];
            assert_ne!(member, &json!(null), "{name}");
        }
    }
}

#[test]
fn every_reason_is_one_of_the_list_and_comes_with_its_code() {
    for RefusalSample { name, error, .. } in every() {
        let (_, code) = error.status_and_code();
        let needs_one = matches!(code, ErrorCode::Conflict | ErrorCode::UnprocessableEntity);
        let details = error.details().unwrap_or_default();
        let reason: Option<ErrorReason> =
            details["reason"].as_str().and_then(|word| word.parse().ok());
        assert!(reason.is_some() || !needs_one, "{name}");
        assert!(reason.is_none_or(|reason| reason.code() == code), "{name}");
    }
}

#[test]
fn every_code_has_a_sample() {
    // The answer to a method that a path does not take is no answer of an operation.
    let without = [ErrorCode::MethodNotAllowed];
    for code in ErrorCode::ALL.iter().filter(|code| !without.contains(code)) {
        let has_code = |sample: &RefusalSample| sample.error.status_and_code().1 == *code;
        assert!(every().iter().any(has_code), "{code}");
    }
}
