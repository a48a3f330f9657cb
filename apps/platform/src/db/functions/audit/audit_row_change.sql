-- Writes what a statement changed in a row: only the columns that differ. Its arguments are the column that names the actor (or ''), and
-- the columns of the key. The actor is in a column such as `changed_by` (MEMBER, or OPERATOR and a name), or is the operator named by the
-- setting `playhouse.operator` for the transaction; whoever works on the database directly is named by the database's user.
CREATE OR REPLACE FUNCTION audit_row_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_old jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  v_new jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  v_row jsonb := v_old || v_new;
  v_actor text := coalesce(v_row ->> TG_ARGV[0], 'OPERATOR ' || nullif(current_setting('playhouse.operator', true), ''));
BEGIN
  -- What make-brand sets up before there is a brand is no change.
  IF v_old = v_new OR current_setting('playhouse.setting_up', true) = 'on' AND NOT EXISTS (SELECT FROM brand) THEN
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

-- Rows of a new brand are no change.
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON brand
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'code');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON brand_module
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'mod_id');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON register_rule
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'field');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON deposit_method
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'method');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON payment_provider
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'code');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON deposit_bank
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'code');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON withdrawal_setting
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'id');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OR DELETE ON withdrawal_bank
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'code');
CREATE OR REPLACE TRIGGER audit_changes AFTER UPDATE OF prize_mode ON lottery
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('', 'code');
CREATE OR REPLACE TRIGGER audit_changes AFTER INSERT OR UPDATE ON limit_change
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('changed_by', 'member_id', 'id');
-- When a job looks at it next is no change.
CREATE OR REPLACE TRIGGER audit_changes AFTER INSERT OR UPDATE OF state, starts_at, ends_at, closed_at, closed_by ON play_exclusion
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('closed_by', 'member_id', 'id');
CREATE OR REPLACE TRIGGER audit_changes AFTER INSERT OR UPDATE ON account_hold
  FOR EACH ROW EXECUTE FUNCTION audit_row_change('decided_by', 'member_id', 'matched_id');
