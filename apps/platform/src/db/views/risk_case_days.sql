CREATE VIEW reporting.risk_case_days AS
SELECT brand_day(opened_at) AS day, opened_by, count(*)::integer AS opened,
  count(*) FILTER (WHERE state = 'OPEN')::integer AS waiting, count(*) FILTER (WHERE state = 'OPEN' AND due_at < now())::integer AS overdue,
  count(*) FILTER (WHERE state = 'DECIDED')::integer AS decided,
  count(*) FILTER (WHERE state = 'DECIDED' AND effects = '{}')::integer AS without_effect,
  count(*) FILTER (WHERE EXISTS (
    SELECT FROM risk_report report WHERE report.member_id = risk_case.member_id AND report.case_id = risk_case.id))::integer AS with_report,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - opened_at)::float8) FILTER (WHERE state = 'DECIDED') AS decision_median
FROM risk_case GROUP BY brand_day(opened_at), opened_by;

COMMENT ON VIEW reporting.risk_case_days IS 'Cases of risk by the day on which they were opened, and how long the decision took.';
COMMENT ON COLUMN reporting.risk_case_days.day IS 'Day on which the case was opened, in the brand’s time zone.';
COMMENT ON COLUMN reporting.risk_case_days.opened_by IS 'SIGN (a score passed the threshold), OPERATOR, or CHECK (a question from outside).';
COMMENT ON COLUMN reporting.risk_case_days.opened IS 'Cases opened.';
COMMENT ON COLUMN reporting.risk_case_days.waiting IS 'Of them, to be decided now.';
COMMENT ON COLUMN reporting.risk_case_days.overdue IS 'Of these, past their deadline.';
COMMENT ON COLUMN reporting.risk_case_days.decided IS 'Of them, decided.';
COMMENT ON COLUMN reporting.risk_case_days.without_effect IS 'Of the decided ones, those without an effect.';
COMMENT ON COLUMN reporting.risk_case_days.with_report IS 'Of all, those with a report to an authority.';
COMMENT ON COLUMN reporting.risk_case_days.decision_median IS 'Seconds from the opening to the last decision, median over the decided; null if none is.';
