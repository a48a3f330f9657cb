CREATE VIEW reporting.liability_days AS
SELECT day, kind, (amount / 10000.0)::numeric(24, 4) AS amount, true AS is_final FROM liability_day WHERE amount <> 0
UNION ALL
SELECT brand_day(now()), kind, amount, false FROM reporting.liabilities WHERE kind NOT IN ('OPEN_BETS', 'POINTS');

COMMENT ON VIEW reporting.liability_days IS 'What the house owed at the end of a day, and owes today. Without open bets and points, of which the ledger has no balance in money.';
COMMENT ON COLUMN reporting.liability_days.day IS 'Day in the brand’s time zone. A day that is over appears once it is summed.';
COMMENT ON COLUMN reporting.liability_days.kind IS 'BALANCES, PENDING_WITHDRAWALS, HELD_DEPOSITS, WITHHELD (balances of closed accounts that a law forbids to pay), BONUS_MONEY, WALLETS_AT_VENDORS, TRANSFERS_TO_VENDORS, or JACKPOTS, as in liabilities.';
COMMENT ON COLUMN reporting.liability_days.amount IS 'Owed, in the brand’s currency.';
COMMENT ON COLUMN reporting.liability_days.is_final IS 'Whether the day is over, so that its figures do not change any more.';
