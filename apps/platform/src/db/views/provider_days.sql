CREATE VIEW reporting.provider_days AS
SELECT day, direction, provider, method, count(*)::integer AS requests, count(*) FILTER (WHERE outcome = 'SUCCEEDED')::integer AS succeeded,
  count(*) FILTER (WHERE outcome = 'REFUSED')::integer AS refused, count(*) FILTER (WHERE outcome = 'ABANDONED')::integer AS abandoned,
  count(*) FILTER (WHERE outcome = 'OPEN')::integer AS open, (coalesce(sum(amount) FILTER (WHERE outcome = 'SUCCEEDED'), 0) / 10000.0)::numeric(24, 4) AS amount,
  (coalesce(sum(fee) FILTER (WHERE outcome = 'SUCCEEDED'), 0) / 10000.0)::numeric(24, 4) AS fees,
  coalesce(sum(seconds) FILTER (WHERE outcome = 'SUCCEEDED'), 0)::float8 AS seconds_total,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE outcome = 'SUCCEEDED') AS seconds_median
FROM (
  SELECT brand_day(created_at) AS day, 'DEPOSIT' AS direction, provider, channel AS method, amount, fee,
    CASE WHEN state = 'CONFIRMED' THEN 'SUCCEEDED' WHEN state IN ('REJECTED', 'HELD', 'RETURNING', 'RETURNED') THEN 'REFUSED'
      WHEN state IN ('EXPIRED', 'CANCELLED') THEN 'ABANDONED' ELSE 'OPEN' END AS outcome,
    extract(epoch FROM confirmed_at - created_at)::float8 AS seconds
  FROM deposit
  UNION ALL
  SELECT brand_day(payout.created_at), 'WITHDRAWAL', payout.provider, coalesce(destination ->> 'kind', 'UNKNOWN'), amount, fee,
    CASE payout.state WHEN 'PAID' THEN 'SUCCEEDED' WHEN 'FAILED' THEN 'REFUSED' ELSE 'OPEN' END,
    extract(epoch FROM payout.ended_at - payout.created_at)::float8
  FROM payout_attempt payout JOIN withdrawal ON withdrawal.id = payout.withdrawal_id
) AS ordered
GROUP BY day, direction, provider, method;

COMMENT ON VIEW reporting.provider_days IS 'Orders to each payment provider by their day, and what became of them.';
COMMENT ON COLUMN reporting.provider_days.day IS 'Day of the deposit’s request or of the order to pay out, in the brand’s time zone.';
COMMENT ON COLUMN reporting.provider_days.direction IS 'DEPOSIT or WITHDRAWAL.';
COMMENT ON COLUMN reporting.provider_days.provider IS 'Code of the provider; of a deposit that several were asked for, the last one.';
COMMENT ON COLUMN reporting.provider_days.method IS 'Method of a deposit; BANK, CRYPTO or UNKNOWN for a withdrawal.';
COMMENT ON COLUMN reporting.provider_days.requests IS 'Number of orders; a withdrawal has one for each attempt.';
COMMENT ON COLUMN reporting.provider_days.succeeded IS 'Credited, or paid out.';
COMMENT ON COLUMN reporting.provider_days.refused IS 'Rejected or failed, or a payment that may not be credited.';
COMMENT ON COLUMN reporting.provider_days.abandoned IS 'Never paid, or cancelled by the member.';
COMMENT ON COLUMN reporting.provider_days.open IS 'Neither of these yet.';
COMMENT ON COLUMN reporting.provider_days.amount IS 'Of the successes, in the brand’s currency.';
COMMENT ON COLUMN reporting.provider_days.fees IS 'Of successful deposits, what the provider took on top; of withdrawals, what the house kept of the amount. In the brand’s currency.';
COMMENT ON COLUMN reporting.provider_days.seconds_total IS 'Seconds from order to success, added up over the successes.';
COMMENT ON COLUMN reporting.provider_days.seconds_median IS 'Seconds from order to success, median; null without a success.';
