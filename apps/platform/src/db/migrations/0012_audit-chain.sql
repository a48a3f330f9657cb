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
--> statement-breakpoint
-- Writes what a statement changed in a row: only the columns that differ. The actor is in a column such as `changed_by`
-- (MEMBER, or OPERATOR and a name); whoever works on the database directly is named by the database's user.
CREATE FUNCTION audit_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_old jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  v_new jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  v_row jsonb := v_old || v_new;
  v_actor text := v_row ->> TG_ARGV[0];
BEGIN
  IF v_old = v_new THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_entry (actor_kind, actor, action, subject, old_value, new_value)
  SELECT CASE WHEN v_actor = 'MEMBER' THEN 'MEMBER' WHEN v_actor LIKE 'OPERATOR%' THEN 'OPERATOR' ELSE 'SYSTEM' END,
    CASE WHEN v_actor = 'MEMBER' THEN v_row ->> 'member_id' WHEN v_actor LIKE 'OPERATOR %' THEN substr(v_actor, 10)
      ELSE coalesce(v_actor, 'database:' || session_user) END,
    TG_TABLE_NAME || CASE TG_OP WHEN 'INSERT' THEN '.added' WHEN 'DELETE' THEN '.deleted' ELSE '.changed' END,
    TG_TABLE_NAME || coalesce((SELECT string_agg(':' || (v_row ->> key), '' ORDER BY position)
      FROM unnest(TG_ARGV[1:]) WITH ORDINALITY AS named (key, position)), ''),
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(v_old) WHERE v_new -> key IS DISTINCT FROM value),
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(v_new) WHERE v_old -> key IS DISTINCT FROM value);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Audits a table: its events, the column that names the actor (or ''), and the columns of its key.
CREATE FUNCTION audit_changes_of(p_table regclass, p_events text, p_actor text, VARIADIC p_keys text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER audit_changes AFTER %s ON %s FOR EACH ROW EXECUTE FUNCTION audit_row_change(%s)', p_events, p_table,
    (SELECT string_agg(quote_literal(argument), ', ' ORDER BY position) FROM unnest(p_actor || p_keys) WITH ORDINALITY AS named (argument, position)));
END
$$;
--> statement-breakpoint
-- Settings are changed by SQL. The rows of a new brand are no change.
SELECT audit_changes_of('brand', 'UPDATE OR DELETE', '', 'code'),
  audit_changes_of('brand_module', 'UPDATE OR DELETE', '', 'mod_id'),
  audit_changes_of('register_rule', 'UPDATE OR DELETE', '', 'field'),
  audit_changes_of('deposit_method', 'UPDATE OR DELETE', '', 'method'),
  audit_changes_of('deposit_bank', 'UPDATE OR DELETE', '', 'code'),
  audit_changes_of('withdrawal_setting', 'UPDATE OR DELETE', '', 'id'),
  audit_changes_of('withdrawal_bank', 'UPDATE OR DELETE', '', 'code'),
  audit_changes_of('limit_change', 'INSERT OR UPDATE', 'changed_by', 'member_id', 'id'),
  audit_changes_of('play_exclusion', 'INSERT OR UPDATE', 'closed_by', 'member_id', 'id');
