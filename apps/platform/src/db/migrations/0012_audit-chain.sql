-- Hash of an entry of the audit log over its content and the previous hash. JSON arrays keep fields apart.
CREATE FUNCTION audit_hash(p_previous bytea, p_entry audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(p_previous || convert_to(jsonb_build_array(p_entry.seq, to_char(p_entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    p_entry.actor_kind, p_entry.actor, p_entry.action, p_entry.subject, p_entry.old_value, p_entry.new_value, p_entry.reason)::text, 'UTF8'))
$$;
--> statement-breakpoint
-- Chains a new entry to the last one. The lock is held until commit, so that parallel writers keep one chain without gaps.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_last audit_entry;
BEGIN
  PERFORM pg_advisory_xact_lock(7529002);
  SELECT * INTO v_last FROM audit_entry ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(v_last.seq, 0) + 1;
  NEW.at := clock_timestamp();
  NEW.previous_hash := coalesce(v_last.hash, ''::bytea);
  NEW.hash := audit_hash(NEW.previous_hash, NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_chain BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_log_append_only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
