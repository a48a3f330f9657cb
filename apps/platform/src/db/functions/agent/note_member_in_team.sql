-- Counts registrations and agents on the day of registration.
CREATE OR REPLACE FUNCTION note_member_in_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_real_account(OLD.kind) THEN
    INSERT INTO team_change (member_id, day, hour, product, joined, agents)
    VALUES (OLD.id, brand_day(OLD.registered_at), brand_hour(OLD.registered_at), '', -1, -is_agent_kind(OLD.kind)::integer);
  END IF;
  IF is_real_account(NEW.kind) THEN
    INSERT INTO team_change (member_id, day, hour, product, joined, agents)
    VALUES (NEW.id, brand_day(NEW.registered_at), brand_hour(NEW.registered_at), '', 1, is_agent_kind(NEW.kind)::integer);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER joins_team AFTER INSERT ON member FOR EACH ROW EXECUTE FUNCTION note_member_in_team();
CREATE OR REPLACE TRIGGER changes_in_team AFTER UPDATE OF kind, registered_at ON member
  FOR EACH ROW WHEN (OLD.kind <> NEW.kind OR OLD.registered_at <> NEW.registered_at) EXECUTE FUNCTION note_member_in_team();
