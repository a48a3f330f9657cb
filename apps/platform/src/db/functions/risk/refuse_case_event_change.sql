-- The history of a case is append-only: an entry stays as it was written until the case is deleted when its time is over. Raises
-- case_history_append_only (as the constraint of the error).
CREATE OR REPLACE FUNCTION refuse_case_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of a case is append-only' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'case_history_append_only';
END
$$;

CREATE OR REPLACE TRIGGER risk_case_event_append_only BEFORE UPDATE ON risk_case_event
  FOR EACH ROW EXECUTE FUNCTION refuse_case_event_change();
