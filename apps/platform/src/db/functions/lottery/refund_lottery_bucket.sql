-- Returns the stakes of a void draw to the members of a bucket. Of a draw that was settled only the difference to its payouts is posted,
-- as for a corrected result, and what the stakes counted for stays; otherwise nothing counts as turnover. Called by the domain lottery,
-- settle.ts.
CREATE OR REPLACE FUNCTION refund_lottery_bucket(p_draw_id bigint, p_bucket smallint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_first integer;
  v_last integer;
  v_draw record;
  v_members integer[];
  v_amounts bigint[];
BEGIN
  UPDATE lottery_bucket SET state = 'DONE' WHERE draw_id = p_draw_id AND version = 0 AND bucket = p_bucket AND state = 'OPEN'
  RETURNING first_member, last_member INTO v_first, v_last;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT array_agg(member_id), array_agg(stake) INTO v_members, v_amounts FROM (
    SELECT member_id, sum(stake)::bigint AS stake FROM lottery_entry
    WHERE draw_id = p_draw_id AND cancelled_at IS NULL AND member_id BETWEEN v_first AND v_last GROUP BY member_id
  ) owner;
  IF v_members IS NULL THEN RETURN 0; END IF;
  SELECT settled.*, draw.settled_at INTO v_draw
  FROM lottery_draw draw CROSS JOIN settled_lottery(draw.id) settled WHERE draw.id = p_draw_id;
  IF v_draw.settled_at IS NOT NULL THEN
    PERFORM FROM ledger_account account JOIN unnest(v_members) AS owner (member_id)
      ON account.member_id = owner.member_id AND account.code = 'member:' || owner.member_id || ':cash'
    ORDER BY account.id FOR NO KEY UPDATE OF account;
    PERFORM correct_lottery_bucket(p_draw_id, 0::smallint, v_draw.node_id, v_draw.lottery_code, v_draw.issue, v_members, v_amounts);
    RETURN cardinality(v_members);
  END IF;
  INSERT INTO live_event (member_id, type, event)
  SELECT owner_id, 'LOTTERY_SETTLED', jsonb_build_object('type', 'LOTTERY_SETTLED', 'drawId', p_draw_id::text,
    'lotteryCode', v_draw.lottery_code, 'issue', v_draw.issue, 'tickets', 0, 'stake', '0', 'payout', '0')
  FROM post_lottery_credits('BET_REFUND', v_members, v_amounts, 'lottery:draw:' || p_draw_id || ':void',
    sha256(convert_to('lottery:draw:' || p_draw_id || ':void', 'UTF8')), p_draw_id::text);
  RETURN cardinality(v_members);
END
$$;
