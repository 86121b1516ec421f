-- What was done to one thing is looked for by its identifier.

CREATE INDEX audit_events_by_object ON audit_events (organisation_id, object_id, number);
