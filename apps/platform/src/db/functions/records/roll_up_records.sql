-- Derives a member's sums up to and with a day that is over, and returns the last day that they hold. Two at once take turns; a day is
-- summed once. Time zone as in brand_day(). Called by the domain records, roll-up.ts.
CREATE OR REPLACE FUNCTION roll_up_records(p_member_id integer, p_until date) RETURNS date LANGUAGE plpgsql AS $$
DECLARE
  v_until date;
  v_from timestamptz;
  v_to timestamptz := (p_until + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh';
BEGIN
  SELECT until INTO v_until FROM record_rollup WHERE member_id = p_member_id;
  IF v_until >= p_until THEN RETURN v_until; END IF;
  INSERT INTO record_rollup (member_id, until) VALUES (p_member_id, '-infinity') ON CONFLICT (member_id) DO NOTHING;
  SELECT until INTO v_until FROM record_rollup WHERE member_id = p_member_id FOR NO KEY UPDATE;
  IF v_until >= p_until THEN RETURN v_until; END IF;
  v_from := CASE WHEN v_until = '-infinity' THEN '-infinity'::timestamptz
    ELSE (v_until + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' END;
  INSERT INTO member_game_day (member_id, day, node_id, outcome, rounds, bonus_rounds, turnover, bonus_turnover, uncounted, payout)
  SELECT p_member_id, brand_day(settled_at), node_id, sign(payout - stake)::smallint,
    count(*) FILTER (WHERE NOT is_lottery_change(vendor_round_id, node_id)),
    count(*) FILTER (WHERE stake > 0 AND counted_bonus(bonus_stake, turnover_rule) = stake), sum(stake - uncounted),
    sum(bonus_turnover(stake, uncounted, bonus_stake, turnover_rule)), sum(uncounted), sum(payout)
  FROM round WHERE member_id = p_member_id AND settled_at >= v_from AND settled_at < v_to
  GROUP BY 2, 3, 4;
  INSERT INTO member_movement_day (member_id, day, account_id, type, entries, money_in, money_out)
  SELECT p_member_id, brand_day(head.occurred_at), entry.account_id, head.type, count(*),
    sum(greatest(entry.amount, 0)), sum(greatest(-entry.amount, 0))
  FROM ledger_transaction head
  JOIN ledger_entry entry ON entry.member_id = p_member_id AND entry.transaction_id = head.id AND entry.balance_after IS NOT NULL
  WHERE head.member_id = p_member_id AND head.occurred_at >= v_from AND head.occurred_at < v_to
  GROUP BY 2, 3, 4;
  UPDATE record_rollup SET until = p_until WHERE member_id = p_member_id;
  RETURN p_until;
END
$$;
