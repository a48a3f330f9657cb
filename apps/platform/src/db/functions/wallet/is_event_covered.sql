-- Whether a member's bets on an event, in open and settled rounds, cover more than 70 % of its outcomes (COVERED_ABOVE of the engines).
CREATE OR REPLACE FUNCTION is_event_covered(p_member_id integer, p_coverage jsonb) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT sum(chance) > 0.7 FROM (
    SELECT max(outcome.value::numeric) AS chance FROM (
      SELECT p_coverage AS coverage
      UNION ALL SELECT coverage FROM open_round WHERE member_id = p_member_id AND coverage ->> 'event' = p_coverage ->> 'event'
      UNION ALL SELECT coverage FROM round
        WHERE member_id = p_member_id AND coverage ->> 'event' = p_coverage ->> 'event' AND coverage IS NOT NULL
    ) bet CROSS JOIN jsonb_each_text(bet.coverage -> 'outcomes') AS outcome GROUP BY outcome.key
  ) covered);
END
$$;
