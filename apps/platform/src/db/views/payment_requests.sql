CREATE VIEW reporting.payment_requests AS
SELECT day, direction, method, count(*)::integer AS requests, count(*) FILTER (WHERE outcome = 'SUCCEEDED')::integer AS succeeded,
  count(*) FILTER (WHERE outcome = 'REFUSED')::integer AS refused, count(*) FILTER (WHERE outcome = 'ABANDONED')::integer AS abandoned,
  count(*) FILTER (WHERE outcome = 'OPEN')::integer AS open, (sum(amount) / 10000.0)::numeric(24, 4) AS amount,
  coalesce(sum(seconds) FILTER (WHERE outcome = 'SUCCEEDED'), 0)::float8 AS seconds_total,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE outcome = 'SUCCEEDED') AS seconds_median,
  percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE outcome = 'SUCCEEDED') AS seconds_p90
FROM (
  SELECT brand_day(created_at) AS day, 'DEPOSIT' AS direction, channel AS method, coalesce(requested_amount, amount) AS amount,
    CASE WHEN state = 'CONFIRMED' THEN 'SUCCEEDED' WHEN state IN ('REJECTED', 'HELD', 'RETURNING', 'RETURNED') THEN 'REFUSED'
      WHEN state IN ('EXPIRED', 'CANCELLED') THEN 'ABANDONED' ELSE 'OPEN' END AS outcome,
    extract(epoch FROM confirmed_at - created_at)::float8 AS seconds
  FROM deposit
  UNION ALL
  SELECT brand_day(requested_at), 'WITHDRAWAL', coalesce(destination ->> 'kind', 'UNKNOWN'), amount,
    CASE WHEN disbursed_at IS NOT NULL THEN 'SUCCEEDED' WHEN state IN ('REJECTED', 'FAILED') THEN 'REFUSED'
      WHEN state = 'CANCELLED' THEN 'ABANDONED' ELSE 'OPEN' END,
    extract(epoch FROM disbursed_at - requested_at)::float8
  FROM withdrawal
) AS requested
GROUP BY day, direction, method;

COMMENT ON VIEW reporting.payment_requests IS 'Deposits and withdrawals by the day of their request, and what became of them.';
COMMENT ON COLUMN reporting.payment_requests.day IS 'Day of the request, in the brand’s time zone.';
COMMENT ON COLUMN reporting.payment_requests.direction IS 'DEPOSIT or WITHDRAWAL.';
COMMENT ON COLUMN reporting.payment_requests.method IS 'Method of a deposit; BANK, CRYPTO or UNKNOWN for a withdrawal.';
COMMENT ON COLUMN reporting.payment_requests.requests IS 'Number of requests.';
COMMENT ON COLUMN reporting.payment_requests.succeeded IS 'Credited, or paid out.';
COMMENT ON COLUMN reporting.payment_requests.refused IS 'Rejected or failed, or a payment that may not be credited.';
COMMENT ON COLUMN reporting.payment_requests.abandoned IS 'Never paid, or cancelled by the member.';
COMMENT ON COLUMN reporting.payment_requests.open IS 'Neither of these yet.';
COMMENT ON COLUMN reporting.payment_requests.amount IS 'Requested, in the brand’s currency.';
COMMENT ON COLUMN reporting.payment_requests.seconds_total IS 'Seconds from request to success, added up over the successes.';
COMMENT ON COLUMN reporting.payment_requests.seconds_median IS 'Seconds from request to success, median; null without a success.';
COMMENT ON COLUMN reporting.payment_requests.seconds_p90 IS 'Seconds within which nine of ten successes came; null without a success.';
