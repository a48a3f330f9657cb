-- requires: audit_members
-- Stores the members whom a new entry concerns, so that all entries about a member are found. Rows of a log that was cut off do not keep
-- new entries from being written.
CREATE OR REPLACE FUNCTION index_audit_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_entry_member (member_id, seq) SELECT audit_members(NEW), NEW.seq ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER audit_entry_members AFTER INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION index_audit_members();
