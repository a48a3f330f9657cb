-- requires: is_real_account
-- Has the register of excluded persons asked about a member who registers or logs in, unless its last answer still counts, and whenever the name or
-- the birthday has changed. Nothing happens without a register. Whose data was erased is asked about no more.
CREATE OR REPLACE FUNCTION queue_exclusion_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_member_id integer;
BEGIN
  IF TG_TABLE_NAME = 'session' THEN
    INSERT INTO exclusion_check AS kept (member_id, due_since, next_action_at)
    SELECT id, clock_timestamp(), clock_timestamp() FROM member
    WHERE id = NEW.member_id AND is_real_account(kind) AND EXISTS (SELECT FROM exclusion_register)
    ORDER BY id
    ON CONFLICT (member_id) DO UPDATE SET due_since = excluded.due_since, next_action_at = excluded.next_action_at
    WHERE kept.next_action_at IS NULL AND (kept.fresh_until IS NULL OR kept.fresh_until <= clock_timestamp());
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'member' THEN
    v_member_id := NEW.id;
    IF NEW.payee_name IS NULL THEN
      UPDATE exclusion_check SET due_since = NULL, next_action_at = NULL WHERE member_id = NEW.id;
      RETURN NULL;
    END IF;
  ELSE
    v_member_id := NEW.member_id;
  END IF;
  UPDATE exclusion_check SET due_since = clock_timestamp(), next_action_at = clock_timestamp(), fresh_until = NULL
  WHERE member_id = v_member_id AND EXISTS (SELECT FROM exclusion_register);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER asks_register_at_log_in AFTER INSERT ON session
  FOR EACH ROW EXECUTE FUNCTION queue_exclusion_check();

CREATE OR REPLACE TRIGGER asks_register_about_name AFTER UPDATE OF payee_name ON member
  FOR EACH ROW WHEN (OLD.payee_name IS DISTINCT FROM NEW.payee_name) EXECUTE FUNCTION queue_exclusion_check();

CREATE OR REPLACE TRIGGER asks_register_about_profile AFTER INSERT ON member_profile
  FOR EACH ROW WHEN (NEW.birthday IS NOT NULL) EXECUTE FUNCTION queue_exclusion_check();

CREATE OR REPLACE TRIGGER asks_register_about_birthday AFTER UPDATE OF birthday, nationality ON member_profile
  FOR EACH ROW WHEN (NEW.birthday IS NOT NULL AND (OLD.birthday IS DISTINCT FROM NEW.birthday OR OLD.nationality IS DISTINCT FROM NEW.nationality))
  EXECUTE FUNCTION queue_exclusion_check();
