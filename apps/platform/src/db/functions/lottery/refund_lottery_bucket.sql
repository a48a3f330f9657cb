-- Returns the stakes of a void draw to the members of a bucket; nothing counts as turnover. Called by the domain lottery, settle.ts.
CREATE OR REPLACE FUNCTION refund_lottery_bucket(p_draw_id bigint, p_bucket smallint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_first integer;
  v_last integer;
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
  INSERT INTO live_event (member_id, type, event)
  SELECT owner_id, 'LOTTERY_SETTLED', jsonb_build_object('type', 'LOTTERY_SETTLED', 'drawId', p_draw_id::text,
    'lotteryCode', draw.lottery_code, 'issue', draw.issue, 'tickets', 0, 'stake', '0', 'payout', '0')
  FROM post_lottery_credits('BET_REFUND', v_members, v_amounts, 'lottery:draw:' || p_draw_id || ':void',
    sha256(convert_to('lottery:draw:' || p_draw_id || ':void', 'UTF8')), p_draw_id::text)
  JOIN lottery_draw draw ON draw.id = p_draw_id;
  RETURN cardinality(v_members);
END
$$;
