-- Members whom an entry of the audit log concerns: by its subject, its actor, and the members that its values name. A kind of subject
-- whose second part is a member is listed here. Called by the trigger below, and by the migration that added it.
CREATE OR REPLACE FUNCTION audit_members(p_entry audit_entry) RETURNS SETOF integer LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT found.id::integer FROM (
    SELECT p_entry.actor WHERE p_entry.actor_kind = 'MEMBER'
    UNION ALL
    SELECT (regexp_match(p_entry.subject, '^(?:member|withdrawal|deposit|round|held|identity|application|case|redemption|promotion-claim|hold|risk-case'
      '|limit\.operator\.set|exclusion\.lifted|limit_change|play_exclusion|account_hold):(\d{1,9})(?::|$)'))[1]
    UNION ALL
    SELECT value ->> key FROM unnest(ARRAY[p_entry.old_value, p_entry.new_value]) AS value,
      unnest(ARRAY['memberId', 'member_id', 'matchedId', 'matched_id']) AS key
    WHERE jsonb_typeof(value) = 'object'
  ) AS found (id) WHERE found.id ~ '^\d{1,9}$'
$$;
