-- Settles the members of a bucket under a version of the result and returns how many of its tickets stop because they won. Without one the
-- bucket is done; otherwise it is paid until they are ended. Only winning lines are written, and each winner is credited once. The rounds,
-- sums and events of the version that is paid first are left to record_lottery_buckets(), with p_uncounted of p_tickets, whose bets cover too
-- much (settle.ts). A later version posts the difference to the one before it; where a balance does not cover what is taken back, the house
-- bears the rest.
CREATE OR REPLACE FUNCTION settle_lottery_bucket(p_draw_id bigint, p_version smallint, p_bucket smallint, p_tickets bigint[] DEFAULT '{}',
  p_uncounted bigint[] DEFAULT '{}') RETURNS integer LANGUAGE plpgsql
-- Tables of which the draw's rows were just written have no statistics of them. Arrays tell the planner how many there are, in plans
-- made for each bucket.
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  v_first integer;
  v_last integer;
  v_draw record;
  v_key text := 'lottery:draw:' || p_draw_id || ':' || p_version;
  v_hash bytea := sha256(convert_to('lottery:draw:' || p_draw_id || ':' || p_version, 'UTF8'));
  v_members integer[];
  v_tickets bigint[];
  v_terms text[];
  v_stops bigint[];
  v_hit_terms text[];
  v_selections text[];
  v_hits integer[];
  v_factors bigint[];
  v_paid integer[];
  v_amounts bigint[];
  v_stopping integer;
BEGIN
  UPDATE lottery_bucket SET state = 'DONE' WHERE draw_id = p_draw_id AND version = p_version AND bucket = p_bucket AND state = 'OPEN'
  RETURNING first_member, last_member INTO v_first, v_last;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT array_agg(member_id), array_agg(ticket_id), array_agg(terms), array_agg(ticket_id) FILTER (WHERE stop_when_won)
  INTO v_members, v_tickets, v_terms, v_stops FROM lottery_entry
  WHERE draw_id = p_draw_id AND cancelled_at IS NULL AND member_id BETWEEN v_first AND v_last;
  IF v_members IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(terms), array_agg(selection), array_agg(hits), array_agg(factor)
  INTO v_hit_terms, v_selections, v_hits, v_factors FROM lottery_hit WHERE draw_id = p_draw_id AND version = p_version;
  -- Materialized: the planner takes the lines for few and would look through all hits for each ticket.
  WITH line AS MATERIALIZED (
    SELECT entry.member_id, entry.ticket_id, entry.terms, line.line, line.selection, line.amount
    FROM unnest(v_members, v_tickets, v_terms) AS entry (member_id, ticket_id, terms)
    -- OFFSET 0 keeps the planner from taking all of them together for one row, which it would join with each hit in turn.
    CROSS JOIN LATERAL (
      SELECT line, selection, amount FROM lottery_line
      WHERE lottery_line.member_id = entry.member_id AND lottery_line.ticket_id = entry.ticket_id OFFSET 0
    ) line
  ), won AS (
    INSERT INTO lottery_win (member_id, draw_id, version, ticket_id, line, hits, amount)
    SELECT line.member_id, p_draw_id, p_version, line.ticket_id, line.line, hit.hits, div(line.amount::numeric * hit.factor, 20000)::bigint
    FROM line JOIN unnest(v_hit_terms, v_selections, v_hits, v_factors) AS hit (terms, selection, hits, factor)
      ON hit.terms = line.terms AND hit.selection = line.selection
    RETURNING member_id, ticket_id, amount
  ), winner AS (SELECT member_id, sum(amount)::bigint AS amount FROM won GROUP BY member_id HAVING sum(amount) > 0)
  SELECT array_agg(member_id), array_agg(amount), (SELECT count(DISTINCT ticket_id) FROM won WHERE ticket_id = ANY (v_stops))
  INTO v_paid, v_amounts, v_stopping FROM winner;
  IF v_stopping > 0 THEN
    UPDATE lottery_bucket SET state = 'PAID' WHERE draw_id = p_draw_id AND version = p_version AND bucket = p_bucket;
  END IF;
  IF p_version > (SELECT paid_version FROM lottery_draw WHERE id = p_draw_id) THEN
    PERFORM FROM (SELECT DISTINCT unnest(v_members) AS member_id) owner
    JOIN ledger_account account ON account.member_id = owner.member_id AND account.code = 'member:' || owner.member_id || ':cash'
    ORDER BY account.id FOR NO KEY UPDATE OF account;
    SELECT * INTO v_draw FROM settled_lottery(p_draw_id);
    -- Those without a win may have had one under the version before.
    PERFORM correct_lottery_bucket(p_draw_id, p_version, v_draw.node_id, v_draw.lottery_code, v_draw.issue, v_members || v_paid,
      array_fill(0::bigint, ARRAY[cardinality(v_members)]) || v_amounts);
    RETURN v_stopping;
  END IF;
  IF v_paid IS NOT NULL THEN
    PERFORM FROM post_lottery_credits('PAYOUT', v_paid, v_amounts, v_key, v_hash, p_draw_id::text);
  END IF;
  INSERT INTO lottery_recording (draw_id, bucket, tickets, uncounted) VALUES (p_draw_id, p_bucket, p_tickets, p_uncounted);
  RETURN v_stopping;
END
$$;
