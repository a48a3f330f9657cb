-- What a corrected result changes for members whose payouts under it are given: posted, and shown as a round without a stake that counts
-- as none (is_lottery_change()), on the day of the correction. Version 0
-- voids a settled draw: its payouts are the stakes. The difference is to all that was posted before, so that what a balance did not cover
-- is not paid again when a correction is taken back. The members' accounts are locked.
CREATE OR REPLACE FUNCTION correct_lottery_bucket(
  p_draw_id bigint, p_version smallint, p_node_id integer, p_lottery text, p_issue text, p_members integer[], p_payouts bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'lottery:draw:' || p_draw_id || ':' || p_version;
  v_hash bytea := sha256(convert_to('lottery:draw:' || p_draw_id || ':' || p_version, 'UTF8'));
  v_changed integer[];
  v_differences bigint[];
  v_posted bigint[];
  v_up record;
  v_at timestamptz := clock_timestamp();
BEGIN
  SELECT array_agg(member_id), array_agg(difference) INTO v_changed, v_differences FROM (
    SELECT member_id, (paid - before)::bigint AS difference FROM (
      SELECT member_id, sum(payout) AS paid,
        (SELECT coalesce(sum(amount), 0) FROM lottery_win old
          WHERE old.member_id = ticket.member_id AND old.draw_id = p_draw_id
            AND old.version = (SELECT paid_version FROM lottery_draw WHERE id = p_draw_id))
        + (SELECT coalesce(sum(posted), 0) FROM lottery_correction old
          WHERE old.member_id = ticket.member_id AND old.draw_id = p_draw_id) AS before
      FROM unnest(p_members, p_payouts) AS ticket (member_id, payout) GROUP BY member_id
    ) summed WHERE paid <> before ORDER BY member_id
  ) changed;
  IF v_changed IS NULL THEN RETURN; END IF;
  SELECT array_agg(greatest(difference, -balance) ORDER BY place) INTO v_posted
  FROM unnest(v_changed, v_differences) WITH ORDINALITY AS changed (owner_id, difference, place)
  JOIN ledger_account ON member_id = owner_id AND code = 'member:' || owner_id || ':cash';
  INSERT INTO lottery_correction (member_id, draw_id, version, difference, posted)
  SELECT owner_id, p_draw_id, p_version, difference, posted
  FROM unnest(v_changed, v_differences, v_posted) AS changed (owner_id, difference, posted);
  FOR v_up IN
    SELECT posted > 0 AS up, array_agg(owner_id) AS members, array_agg(posted) AS amounts
    FROM unnest(v_changed, v_posted) AS changed (owner_id, posted) WHERE posted <> 0 GROUP BY 1
  LOOP
    INSERT INTO round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at)
    SELECT owner_id, p_node_id, 'correction.' || p_draw_id || '.' || p_version, 0, amount, balance_after, v_at
    FROM post_lottery_credits(CASE WHEN NOT v_up.up THEN 'REVERSAL' WHEN p_version = 0 THEN 'BET_REFUND' ELSE 'PAYOUT' END,
      v_up.members, v_up.amounts, v_key, v_hash, p_draw_id::text)
    JOIN unnest(v_up.members, v_up.amounts) AS moved (member_id, amount) ON moved.member_id = owner_id;
  END LOOP;
  WITH moved AS (
    SELECT owner_id AS member_id, posted FROM unnest(v_changed, v_posted) AS changed (owner_id, posted) WHERE posted <> 0
  ), counted AS (
    INSERT INTO member_day AS kept (member_id, day, payout)
    SELECT member_id, brand_day(v_at), posted FROM moved JOIN member ON member.id = member_id
    WHERE is_real_account(member.kind) ORDER BY member_id
    ON CONFLICT (member_id, day) DO UPDATE SET payout = kept.payout + excluded.payout
    RETURNING member_id, day
  )
  INSERT INTO team_change (member_id, day, hour, product, payout)
  SELECT member_id, day, brand_hour(v_at), (SELECT category FROM game WHERE node_id = p_node_id), posted
  FROM counted JOIN moved USING (member_id);
  INSERT INTO live_event (member_id, type, event)
  SELECT owner_id, 'LOTTERY_SETTLED', jsonb_build_object('type', 'LOTTERY_SETTLED', 'drawId', p_draw_id::text,
    'lotteryCode', p_lottery, 'issue', p_issue, 'tickets', 0, 'stake', '0',
    'payout', (posted / 10000.0)::numeric(30, 4)::text)
  FROM unnest(v_changed, v_posted) AS changed (owner_id, posted);
END
$$;
