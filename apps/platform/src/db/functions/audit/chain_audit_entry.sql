-- Chains a new entry to the last one. The lock is held until commit, so that parallel writers keep one chain without gaps.
CREATE OR REPLACE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_last audit_entry;
BEGIN
  PERFORM pg_advisory_xact_lock(7529002);
  SELECT * INTO v_last FROM audit_entry ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(v_last.seq, 0) + 1;
  NEW.at := clock_timestamp();
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.erased_by := NULL;
  NEW.previous_hash := coalesce(v_last.hash, ''::bytea);
  NEW.hash := audit_hash(NEW.previous_hash, NEW);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER audit_entry_chain BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
