-- requires: queue_screening
-- Has a member compared with the lists once name and birthday are known, and whenever one of them or the nationality has changed. Whose data was
-- erased is compared no more.
CREATE OR REPLACE FUNCTION screen_changed_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_member_id integer;
BEGIN
  IF TG_TABLE_NAME = 'member' THEN
    v_member_id := NEW.id;
    IF NEW.payee_name IS NULL THEN
      UPDATE screening SET reason = NULL, due_since = NULL, next_action_at = NULL WHERE member_id = NEW.id;
      RETURN NULL;
    END IF;
    PERFORM FROM member_profile WHERE member_id = NEW.id AND birthday IS NOT NULL;
    IF NOT FOUND THEN
      RETURN NULL;
    END IF;
  ELSE
    v_member_id := NEW.member_id;
  END IF;
  PERFORM queue_screening(ARRAY[v_member_id], 'PERSON');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER screens_changed_name AFTER UPDATE OF payee_name ON member
  FOR EACH ROW WHEN (OLD.payee_name IS DISTINCT FROM NEW.payee_name) EXECUTE FUNCTION screen_changed_person();

CREATE OR REPLACE TRIGGER screens_new_profile AFTER INSERT ON member_profile
  FOR EACH ROW WHEN (NEW.birthday IS NOT NULL) EXECUTE FUNCTION screen_changed_person();

CREATE OR REPLACE TRIGGER screens_changed_profile AFTER UPDATE OF birthday, nationality ON member_profile
  FOR EACH ROW WHEN (NEW.birthday IS NOT NULL AND (OLD.birthday IS DISTINCT FROM NEW.birthday OR OLD.nationality IS DISTINCT FROM NEW.nationality))
  EXECUTE FUNCTION screen_changed_person();
