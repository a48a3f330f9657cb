CREATE VIEW reporting.cost_days AS
SELECT brand_day(occurred_at) AS day, type AS kind, split_part(idempotency_key, ':', 1) AS source, count(*)::integer AS postings,
  (-sum(entry.amount) / 10000.0)::numeric(24, 4) AS cost
FROM ledger_transaction head
JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
JOIN ledger_account account ON account.member_id = 0 AND account.id = entry.account_id
WHERE type IN ('JACKPOT', 'REBATE', 'COMMISSION', 'DIVIDEND', 'SALARY', 'PROMOTION', 'BONUS_GRANT', 'BONUS_FORFEIT', 'POINTS_CONVERT',
    'ADMIN_CREDIT', 'ADMIN_DEBIT', 'REVERSAL')
  AND (account.code IN ('house:promotions', 'house:rebates', 'house:adjustments') OR account.code LIKE 'jackpot:%')
GROUP BY brand_day(occurred_at), type, split_part(idempotency_key, ':', 1);

COMMENT ON VIEW reporting.cost_days IS 'What the house gave on a day besides payouts of bets: bonuses, rewards, agents’ pay, jackpots, and corrections by operators.';
COMMENT ON COLUMN reporting.cost_days.day IS 'Day of the posting, in the brand’s time zone.';
COMMENT ON COLUMN reporting.cost_days.kind IS 'Type of the posting. A bonus costs when it is granted (BONUS_GRANT); what is forfeited comes back (BONUS_FORFEIT).';
COMMENT ON COLUMN reporting.cost_days.source IS 'What gave it, such as promotion, mission, leaderboard, raffle, referral or agent-bill.';
COMMENT ON COLUMN reporting.cost_days.postings IS 'Number of postings.';
COMMENT ON COLUMN reporting.cost_days.cost IS 'Paid by the house, in the brand’s currency; negative where money came back.';
