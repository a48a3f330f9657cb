-- Whether an entry of the audit log is empty because the erasure of a member lists it. Its hash stays, but can no longer be computed. Called
-- by the trigger that refuses other changes, and by the check of the chain.
CREATE OR REPLACE FUNCTION is_erased_audit_entry(p_entry audit_entry) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_entry.old_value IS NULL AND p_entry.new_value IS NULL AND p_entry.reason IS NULL AND p_entry.salt IS NULL
    AND p_entry.action <> 'member.data.erased'
    AND EXISTS (SELECT FROM audit_entry erasure WHERE erasure.seq = p_entry.erased_by AND erasure.seq > p_entry.seq
      AND erasure.action = 'member.data.erased' AND erasure.new_value -> 'entries' @> to_jsonb(p_entry.seq))
$$;
