-- after functions: what corrected and void lottery draws changed was counted as rounds until now. Settlements and roll-ups that run meanwhile wait:
-- they would count as before, or be left out here.
LOCK TABLE "lottery_bucket", "record_rollup" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- after functions: days of members, and by way of team_change those of teams and their active members. Of all members only those whom a
-- correction concerned.
SELECT add_to_member_day(member_id, settled_at, p_rounds => -1, p_product => category) FROM (
  SELECT round.member_id, settled_at, category
  FROM lottery_correction correction
  JOIN round ON round.member_id = correction.member_id AND vendor_round_id = 'correction.' || draw_id || '.' || correction.version
  JOIN game USING (node_id)
  WHERE is_lottery_change(vendor_round_id, node_id) ORDER BY 1, 2
) AS change;
--> statement-breakpoint
-- after functions: past days of records.
UPDATE member_game_day kept SET rounds = kept.rounds - change.rounds
FROM (
  SELECT round.member_id, brand_day(settled_at) AS day, node_id, sign(payout - stake)::smallint AS outcome, count(*)::integer AS rounds
  FROM lottery_correction correction
  JOIN round ON round.member_id = correction.member_id AND vendor_round_id = 'correction.' || draw_id || '.' || correction.version
  WHERE is_lottery_change(vendor_round_id, node_id) GROUP BY 1, 2, 3, 4
) AS change
WHERE kept.member_id = change.member_id AND kept.day = change.day AND kept.node_id = change.node_id AND kept.outcome = change.outcome;
--> statement-breakpoint
-- after functions: a roll-up that waited for this finds its days done.
SELECT roll_up_records(member_id, brand_day(now() - interval '1 hour') - 1) FROM (
  SELECT DISTINCT member_id FROM lottery_correction ORDER BY 1
) AS corrected;
--> statement-breakpoint
-- after functions: bills of contracts name the members that were active. Where fewer are enough for what the bill pays, it says how many there
-- were; where they are not, it is counted again, which asks nobody to pay back.
WITH change AS MATERIALIZED (
  SELECT round.member_id, settled_at
  FROM lottery_correction correction
  JOIN round ON round.member_id = correction.member_id AND vendor_round_id = 'correction.' || draw_id || '.' || correction.version
  WHERE is_lottery_change(vendor_round_id, node_id)
), idle AS (
  SELECT bill.member_id, bill.id, count(DISTINCT change.member_id) AS members
  FROM change JOIN member below ON below.id = change.member_id AND below.kind <> 4
  JOIN agent_bill bill ON bill.member_id = ANY (ancestors_of(below.path)) AND settled_at >= bill.period_from AND settled_at < bill.period_to
  JOIN contract_version contract ON contract.member_id = bill.member_id AND contract.id = bill.contract_id AND NOT terms ? 'activeMemberBet'
  WHERE NOT EXISTS (SELECT FROM agent_bill later
      WHERE (later.member_id, later.kind, later.contract_id, later.period_from) = (bill.member_id, bill.kind, bill.contract_id, bill.period_from)
        AND later.revision > bill.revision)
    AND NOT EXISTS (SELECT FROM round
      WHERE round.member_id = change.member_id AND round.settled_at >= bill.period_from AND round.settled_at < bill.period_to
        AND NOT is_lottery_change(vendor_round_id, node_id))
  GROUP BY 1, 2
), counted AS (
  SELECT idle.member_id, idle.id, (nth - 1)::text AS place, (line ->> 'value')::bigint - members AS active,
    (line ->> 'value')::bigint - members >= (line ->> 'needed')::bigint AS met
  FROM idle JOIN agent_bill bill USING (member_id, id) CROSS JOIN jsonb_array_elements(lines) WITH ORDINALITY AS part (line, nth)
  WHERE line ->> 'what' = 'ACTIVE_MEMBERS'
)
UPDATE agent_bill bill SET
  recount_at = CASE WHEN total > 0 AND NOT met THEN clock_timestamp() ELSE recount_at END,
  lines = CASE WHEN total > 0 AND NOT met THEN lines ELSE jsonb_set(jsonb_set(lines, ARRAY[place, 'value'], to_jsonb(active::text)),
    ARRAY[place, 'met'], coalesce(to_jsonb(met), 'null')) END
FROM counted WHERE counted.member_id = bill.member_id AND counted.id = bill.id;
