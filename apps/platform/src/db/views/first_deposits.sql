CREATE VIEW reporting.first_deposits AS
SELECT brand_day(confirmed_at) AS day, channel AS method, count(*)::integer AS members, (sum(amount) / 10000.0)::numeric(24, 4) AS amount
FROM deposit first
WHERE state = 'CONFIRMED' AND NOT EXISTS (
  SELECT FROM deposit earlier WHERE earlier.member_id = first.member_id AND earlier.state = 'CONFIRMED'
    AND (earlier.confirmed_at, earlier.id) < (first.confirmed_at, first.id))
GROUP BY brand_day(confirmed_at), channel;

COMMENT ON VIEW reporting.first_deposits IS 'Members whose first deposit was credited on a day, by its method.';
COMMENT ON COLUMN reporting.first_deposits.day IS 'Day of the credit, in the brand’s time zone.';
COMMENT ON COLUMN reporting.first_deposits.method IS 'Method of the deposit.';
COMMENT ON COLUMN reporting.first_deposits.members IS 'Number of members.';
COMMENT ON COLUMN reporting.first_deposits.amount IS 'Sum of these deposits, in the brand’s currency.';
