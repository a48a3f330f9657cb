-- requires: is_erased_audit_entry
-- The audit log is append-only, except that the erasure of a member empties the entries that it lists. Raises audit_log_append_only (as the
-- constraint of the error).
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_emptied audit_entry;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    v_emptied := OLD;
    v_emptied.old_value := NULL;
    v_emptied.new_value := NULL;
    v_emptied.reason := NULL;
    v_emptied.salt := NULL;
    v_emptied.erased_by := NEW.erased_by;
    IF OLD.erased_by IS NULL AND NEW IS NOT DISTINCT FROM v_emptied AND is_erased_audit_entry(NEW) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_log_append_only';
END
$$;

CREATE OR REPLACE TRIGGER audit_entry_append_only BEFORE DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE OR REPLACE TRIGGER audit_entry_emptied BEFORE UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
