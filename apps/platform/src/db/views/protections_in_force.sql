CREATE VIEW reporting.protections_in_force AS
SELECT 'LIMIT' AS protection, kind, period, 'MEMBER' AS set_by, count(*)::integer AS members FROM member_limit WHERE value IS NOT NULL GROUP BY kind, period
UNION ALL
SELECT 'LIMIT', kind, period, 'OPERATOR', count(*)::integer FROM member_limit WHERE operator_value IS NOT NULL GROUP BY kind, period
UNION ALL
SELECT 'EXCLUSION', kind, CASE WHEN ends_at IS NULL THEN 'INDEFINITE' ELSE 'UNTIL_A_DAY' END, 'MEMBER', count(*)::integer
FROM play_exclusion WHERE state = 'ACTIVE' GROUP BY kind, ends_at IS NULL
UNION ALL
SELECT 'BLOCK', 'BLOCK', 'INDEFINITE', 'OPERATOR', count(*)::integer FROM member_block HAVING count(*) > 0
UNION ALL
SELECT 'HOLD', state, 'INDEFINITE', 'OPERATOR', count(DISTINCT member_id)::integer FROM account_hold WHERE state IN ('REVIEW', 'REFUSED') GROUP BY state;

COMMENT ON VIEW reporting.protections_in_force IS 'How many members have a limit, an exclusion, a block or a hold at this moment.';
COMMENT ON COLUMN reporting.protections_in_force.protection IS 'LIMIT, EXCLUSION, BLOCK (by an operator), or HOLD (account of somebody who is excluded under another one).';
COMMENT ON COLUMN reporting.protections_in_force.kind IS 'What is limited, such as DEPOSIT or LOSS; TIME_OUT or SELF_EXCLUSION; the state of a hold.';
COMMENT ON COLUMN reporting.protections_in_force.period IS 'Period of a limit; INDEFINITE or UNTIL_A_DAY otherwise.';
COMMENT ON COLUMN reporting.protections_in_force.set_by IS 'MEMBER or OPERATOR.';
COMMENT ON COLUMN reporting.protections_in_force.members IS 'Number of members.';
