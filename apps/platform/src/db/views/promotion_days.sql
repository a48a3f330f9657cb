CREATE VIEW reporting.promotion_days AS
SELECT day, promotion, sum(claims)::integer AS claims, (sum(given) / 10000.0)::numeric(24, 4) AS given,
  (sum(forfeited) / 10000.0)::numeric(24, 4) AS forfeited, (sum(given - forfeited) / 10000.0)::numeric(24, 4) AS cost,
  (sum(wagered) / 10000.0)::numeric(24, 4) AS wagered
FROM (
  SELECT brand_day(occurred_at) AS day, claim.promotion_id AS promotion, 1 AS claims, -entry.amount AS given, 0::bigint AS forfeited,
    coalesce(bonus.wagered, 0) AS wagered
  FROM ledger_transaction head
  JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
  JOIN ledger_account account ON account.member_id = 0 AND account.id = entry.account_id AND account.code = 'house:promotions'
  JOIN promotion_claim claim ON claim.member_id = head.member_id AND 'promotion:' || claim.id = head.idempotency_key
  LEFT JOIN member_bonus bonus ON bonus.member_id = claim.member_id AND bonus.claim_id = claim.id
  WHERE type IN ('PROMOTION', 'BONUS_GRANT')
  UNION ALL
  SELECT brand_day(occurred_at), bonus.promotion_id, 0, 0, entry.amount, 0
  FROM ledger_transaction head
  JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
  JOIN ledger_account account ON account.member_id = 0 AND account.id = entry.account_id AND account.code = 'house:promotions'
  JOIN member_bonus bonus ON bonus.member_id = head.member_id AND 'bonus:' || bonus.id || ':end' = head.idempotency_key
  WHERE type = 'BONUS_FORFEIT'
) AS moved
GROUP BY day, promotion;

COMMENT ON VIEW reporting.promotion_days IS 'What promotions gave on a day, and what came back.';
COMMENT ON COLUMN reporting.promotion_days.day IS 'Day of the posting, in the brand’s time zone.';
COMMENT ON COLUMN reporting.promotion_days.promotion IS 'Id of the promotion, which is part of its address.';
COMMENT ON COLUMN reporting.promotion_days.claims IS 'Claims that were paid.';
COMMENT ON COLUMN reporting.promotion_days.given IS 'Cash and bonus money given, in the brand’s currency.';
COMMENT ON COLUMN reporting.promotion_days.forfeited IS 'Bonus money that came back, in the brand’s currency.';
COMMENT ON COLUMN reporting.promotion_days.cost IS 'Given less forfeited, in the brand’s currency.';
COMMENT ON COLUMN reporting.promotion_days.wagered IS 'Turnover until now towards the bonuses that were given on the day, in the brand’s currency.';
