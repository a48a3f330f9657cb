-- Hash of an entry of the audit log over its content and the previous hash. JSON arrays keep fields apart. An entry without a role or a
-- salt has the hash that it had before these existed.
CREATE OR REPLACE FUNCTION audit_hash(p_previous bytea, p_entry audit_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(p_previous || convert_to((jsonb_build_array(p_entry.seq, to_char(p_entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    p_entry.actor_kind, p_entry.actor, p_entry.action, p_entry.subject, p_entry.old_value, p_entry.new_value, p_entry.reason)
    || CASE WHEN p_entry.role IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(p_entry.role) END
    || CASE WHEN p_entry.salt IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(encode(p_entry.salt, 'hex')) END)::text, 'UTF8'))
$$;
