-- Counts transfers between accounts on their day.
CREATE OR REPLACE FUNCTION note_transfer_in_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_change (member_id, day, hour, product, transfer_in, transfer_out)
  SELECT id, brand_day(NEW.created_at), brand_hour(NEW.created_at), '', CASE NEW.direction WHEN 'in' THEN NEW.amount ELSE 0 END,
    CASE NEW.direction WHEN 'out' THEN NEW.amount ELSE 0 END
  FROM member WHERE id = NEW.member_id AND is_real_account(kind);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER counts_in_team AFTER INSERT ON member_transfer FOR EACH ROW EXECUTE FUNCTION note_transfer_in_team();
