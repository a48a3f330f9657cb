-- Sells tickets in one transaction: each element is a JSON object with the arguments of place_lottery_ticket(), and "issue" and "draws" (the
-- first draw and their number) instead of the draws, and for one that was written as a text "reading", the version it was read by. Outcomes come back in the same order; a repeated request has its first one, whatever
-- became of its draws. A single ticket waits for its account. Among several, those whose account is locked are refused as `account_busy`,
-- so that the others need not wait.
-- Raises lottery_ceiling. Called by the domain lottery, place-ticket.ts.
-- One plan serves all tickets: planning each time took longer than the work.
CREATE OR REPLACE FUNCTION sell_lottery_tickets(p_tickets text[]) RETURNS SETOF lottery_outcome LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_draws jsonb[];
  v_draw bigint;
  v_held integer[];
  v_ticket jsonb;
  v_member integer;
  v_outcome lottery_outcome;
BEGIN
  -- Ids of each ticket's draws, rising; null if the first one does not exist.
  SELECT array_agg((
    SELECT jsonb_agg(id ORDER BY id) FROM (
      SELECT draw.id FROM lottery_draw draw WHERE draw.lottery_code = ticket ->> 'lottery' AND draw.draw_at >= (
        SELECT first.draw_at FROM lottery_draw first WHERE first.lottery_code = ticket ->> 'lottery' AND first.issue = ticket ->> 'issue')
      ORDER BY draw.draw_at LIMIT (ticket ->> 'draws')::integer
    ) chosen) ORDER BY nth)
  INTO v_draws FROM unnest(p_tickets) WITH ORDINALITY AS asked (text, nth) CROSS JOIN LATERAL (SELECT asked.text::jsonb AS ticket OFFSET 0) parsed;
  IF cardinality(p_tickets) > 1 THEN
    -- The order of place_lottery_ticket(): draws before accounts.
    FOR v_draw IN
      SELECT DISTINCT id::bigint FROM unnest(v_draws) AS chosen (ids) CROSS JOIN LATERAL jsonb_array_elements_text(chosen.ids) AS id ORDER BY 1
    LOOP
      PERFORM pg_advisory_xact_lock_shared(7529020, v_draw::integer);
    END LOOP;
    SELECT coalesce(array_agg(member_id), '{}') INTO v_held FROM (
      SELECT account.member_id FROM ledger_account account
      WHERE (account.member_id, account.code) IN (
        SELECT (ticket::jsonb ->> 'member')::integer, 'member:' || (ticket::jsonb ->> 'member') || ':cash' FROM unnest(p_tickets) AS ticket)
      FOR NO KEY UPDATE SKIP LOCKED
    ) held;
  END IF;
  FOR i IN 1 .. cardinality(p_tickets) LOOP
    v_ticket := p_tickets[i]::jsonb;
    v_member := (v_ticket ->> 'member')::integer;
    IF v_member = ANY (v_held) IS FALSE THEN
      RETURN NEXT lottery_refusal('account_busy');
      CONTINUE;
    END IF;
    v_outcome := placed_lottery_ticket(v_member, v_ticket ->> 'key', decode(v_ticket ->> 'hash', 'hex'));
    IF v_outcome.refusal IS NULL AND v_outcome.replayed IS NULL THEN
      v_outcome := CASE
        WHEN v_draws[i] IS NULL THEN lottery_refusal('draw_not_found')
        WHEN jsonb_array_length(v_draws[i]) < (v_ticket ->> 'draws')::integer THEN lottery_refusal('too_many_draws')
        ELSE place_lottery_ticket(v_member, v_ticket ->> 'lottery',
          ARRAY(SELECT id::bigint FROM jsonb_array_elements_text(v_draws[i]) AS id), v_ticket ->> 'terms', v_ticket ->> 'key',
          decode(v_ticket ->> 'hash', 'hex'), decode(v_ticket ->> 'digest', 'hex'), (v_ticket ->> 'stopWhenWon')::boolean,
          ARRAY(SELECT jsonb_array_elements_text(v_ticket -> 'selections')),
          ARRAY(SELECT amount::bigint FROM jsonb_array_elements_text(v_ticket -> 'amounts') AS amount),
          ARRAY(SELECT cost::bigint FROM jsonb_array_elements_text(v_ticket -> 'costs') AS cost),
          array_fill((v_ticket ->> 'ceiling')::bigint, ARRAY[jsonb_array_length(v_ticket -> 'costs')]),
          (v_ticket ->> 'covered')::integer, v_ticket ->> 'country')
        END;
      IF v_outcome.refusal IS NULL AND v_ticket ? 'reading' THEN
        UPDATE lottery_ticket SET reading_version = (v_ticket ->> 'reading')::integer
        WHERE member_id = v_member AND id = v_outcome.ticket_id AND NOT v_outcome.replayed;
      END IF;
    END IF;
    RETURN NEXT v_outcome;
  END LOOP;
END
$$;
