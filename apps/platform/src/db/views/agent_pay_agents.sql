CREATE VIEW reporting.agent_pay_agents AS
SELECT date_trunc('month', brand_day(occurred_at))::date AS month, head.member_id AS agent, type AS kind,
  CASE account.code WHEN 'house:transfers' THEN 'UPLINE' ELSE 'HOUSE' END AS payer,
  count(*)::integer AS payments, (-sum(entry.amount) / 10000.0)::numeric(24, 4) AS amount
FROM ledger_transaction head
JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
JOIN ledger_account account ON account.member_id = 0 AND account.id = entry.account_id
WHERE type IN ('COMMISSION', 'DIVIDEND', 'SALARY')
GROUP BY 1, head.member_id, type, account.code;

COMMENT ON VIEW reporting.agent_pay_agents IS 'What each agent was paid in a month.';
COMMENT ON COLUMN reporting.agent_pay_agents.month IS 'First day of the month of the payment, in the brand’s time zone.';
COMMENT ON COLUMN reporting.agent_pay_agents.agent IS 'Number of the agent.';
COMMENT ON COLUMN reporting.agent_pay_agents.kind IS 'COMMISSION (rebate on the bets of the team), DIVIDEND or SALARY.';
COMMENT ON COLUMN reporting.agent_pay_agents.payer IS 'HOUSE, or UPLINE for what one agent pays another.';
COMMENT ON COLUMN reporting.agent_pay_agents.payments IS 'Number of payments.';
COMMENT ON COLUMN reporting.agent_pay_agents.amount IS 'Paid, in the brand’s currency.';
