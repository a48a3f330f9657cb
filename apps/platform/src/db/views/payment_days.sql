CREATE VIEW reporting.payment_days AS
SELECT brand_day(confirmed_at) AS day, 'DEPOSIT' AS direction, channel AS method, count(*)::integer AS payments,
  (sum(amount) / 10000.0)::numeric(24, 4) AS amount, (sum(fee) / 10000.0)::numeric(24, 4) AS fees
FROM deposit WHERE state = 'CONFIRMED' GROUP BY brand_day(confirmed_at), channel
UNION ALL
SELECT brand_day(disbursed_at), 'WITHDRAWAL', coalesce(destination ->> 'kind', 'UNKNOWN'), count(*)::integer,
  (sum(amount) / 10000.0)::numeric(24, 4), (sum(fee) / 10000.0)::numeric(24, 4)
FROM withdrawal WHERE disbursed_at IS NOT NULL GROUP BY brand_day(disbursed_at), coalesce(destination ->> 'kind', 'UNKNOWN');

COMMENT ON VIEW reporting.payment_days IS 'Money that came in and went out on a day, by method, as the ledger has it.';
COMMENT ON COLUMN reporting.payment_days.day IS 'Day on which a deposit was credited or a withdrawal paid out, in the brand’s time zone.';
COMMENT ON COLUMN reporting.payment_days.direction IS 'DEPOSIT or WITHDRAWAL.';
COMMENT ON COLUMN reporting.payment_days.method IS 'Method of a deposit; BANK, CRYPTO or UNKNOWN for a withdrawal.';
COMMENT ON COLUMN reporting.payment_days.payments IS 'Number of payments.';
COMMENT ON COLUMN reporting.payment_days.amount IS 'Credited, or taken from the balance, in the brand’s currency.';
COMMENT ON COLUMN reporting.payment_days.fees IS 'Of deposits, what the provider took on top; of withdrawals, what the house kept of the amount. In the brand’s currency.';
