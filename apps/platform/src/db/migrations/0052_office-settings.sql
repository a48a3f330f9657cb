INSERT INTO ledger_account (code, member_id, currency)
SELECT 'house:adjustments', 0, currency FROM ledger_account WHERE member_id = 0 AND code = 'house:bets';
--> statement-breakpoint
-- Credits or debits a member's cash by a decision of operators, against the house.
CREATE FUNCTION post_adjustment(
  p_member_id integer, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_amount bigint := CASE p_type WHEN 'ADMIN_CREDIT' THEN p_amount WHEN 'ADMIN_DEBIT' THEN -p_amount END;
BEGIN
  IF v_amount IS NULL THEN
    RAISE EXCEPTION '% is no adjustment', p_type USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_type';
  END IF;
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    ARRAY[account_id(0, 'house:adjustments'), account_id(p_member_id, 'member:' || p_member_id || ':cash')],
    ARRAY[-v_amount, v_amount], p_occurred_at);
END
$$;
--> statement-breakpoint
-- Writes what a statement changed in a row: only the columns that differ. The actor is in a column such as `changed_by`
-- (MEMBER, or OPERATOR and a name), or is the operator named by the setting `playhouse.operator` for the transaction; whoever works on the
-- database directly is named by the database's user.
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
