-- requires: is_real_account
-- Has members compared with lists of sanctioned and politically exposed persons: PERSON when what is compared has changed, WITHDRAWAL and PAYMENTS when
-- money moves, LISTS when the lists have changed, which comes after all others. Nothing happens without a provider of lists, and for members whose name is
-- not known. A withdrawal waits from its own beginning on, not from a change of the lists before. Called by the triggers of a member's name and birthday,
-- by withdrawals, and by the jobs that look at payments and at the lists.
CREATE OR REPLACE FUNCTION queue_screening(p_member_ids integer[], p_reason text) RETURNS integer LANGUAGE sql AS $$
  WITH queued AS (
    INSERT INTO screening AS kept (member_id, reason, due_since, next_action_at, question)
    SELECT id, p_reason, clock_timestamp(), clock_timestamp(), 1 FROM member
    WHERE id = ANY (p_member_ids) AND payee_name IS NOT NULL AND is_real_account(kind) AND EXISTS (SELECT FROM screening_list)
    ORDER BY id
    ON CONFLICT (member_id) DO UPDATE SET
      reason = CASE p_reason WHEN 'LISTS' THEN coalesce(kept.reason, 'LISTS') ELSE p_reason END,
      due_since = CASE WHEN kept.reason = 'LISTS' AND p_reason <> 'LISTS' THEN excluded.due_since
        ELSE coalesce(kept.due_since, excluded.due_since) END,
      next_action_at = excluded.next_action_at,
      question = kept.question + 1, attempts = 0, error = NULL
    RETURNING member_id
  )
  SELECT count(*)::integer FROM queued
$$;
