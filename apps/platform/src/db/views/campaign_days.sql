CREATE VIEW reporting.campaign_days AS
SELECT day, kind, campaign, count(*)::integer AS awards, count(DISTINCT member_id)::integer AS members, (sum(cost) / 10000.0)::numeric(24, 4) AS cost
FROM (
  SELECT brand_day(occurred_at) AS day, head.member_id, upper(split_part(idempotency_key, ':', 1)) AS kind,
    CASE split_part(idempotency_key, ':', 1)
      WHEN 'promotion' THEN (SELECT promotion_id FROM promotion_claim claim
        WHERE claim.member_id = head.member_id AND claim.id = split_part(idempotency_key, ':', 2)::bigint)
      WHEN 'referral' THEN 'referral'
      ELSE split_part(idempotency_key, ':', 2) END AS campaign, -entry.amount AS cost
  FROM ledger_transaction head
  JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
  JOIN ledger_account account ON account.member_id = 0 AND account.id = entry.account_id AND account.code = 'house:promotions'
  WHERE type IN ('PROMOTION', 'BONUS_GRANT')
) AS given
GROUP BY day, kind, campaign;

COMMENT ON VIEW reporting.campaign_days IS 'What campaigns of every kind gave on a day. Bonus money that came back is in promotion_days.';
COMMENT ON COLUMN reporting.campaign_days.day IS 'Day of the posting, in the brand’s time zone.';
COMMENT ON COLUMN reporting.campaign_days.kind IS 'What gave it, such as PROMOTION, MISSION, LEADERBOARD, RAFFLE, REFERRAL or BIRTHDAY.';
COMMENT ON COLUMN reporting.campaign_days.campaign IS 'Id of the promotion, mission, leaderboard or raffle; the year of birthdays.';
COMMENT ON COLUMN reporting.campaign_days.awards IS 'Number of postings.';
COMMENT ON COLUMN reporting.campaign_days.members IS 'Members who received one.';
COMMENT ON COLUMN reporting.campaign_days.cost IS 'Cash and bonus money given, in the brand’s currency.';
