CREATE VIEW reporting.case_days AS
SELECT brand_day(opened_at) AS day, kind, topic, language, CASE service_case.member_id WHEN 0 THEN 'GUEST' ELSE 'MEMBER' END AS asker,
  count(*)::integer AS opened, count(*) FILTER (WHERE state = 'OPEN')::integer AS waiting,
  count(*) FILTER (WHERE state = 'ANSWERED')::integer AS answered, count(*) FILTER (WHERE state = 'CLOSED')::integer AS closed,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_answer.at - opened_at)::float8) AS first_answer_median,
  percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM first_answer.at - opened_at)::float8) AS first_answer_p90,
  count(stars)::integer AS ratings, sum(stars)::integer AS stars
FROM service_case
LEFT JOIN LATERAL (
  SELECT min(at) AS at FROM service_case_line line
  WHERE line.member_id = service_case.member_id AND line.case_id = service_case.id AND author = 'OPERATOR'
) AS first_answer ON true
GROUP BY brand_day(opened_at), kind, topic, language, CASE service_case.member_id WHEN 0 THEN 'GUEST' ELSE 'MEMBER' END;

COMMENT ON VIEW reporting.case_days IS 'Cases of the customer service by the day on which they were opened, and how long the first answer took.';
COMMENT ON COLUMN reporting.case_days.day IS 'Day on which the case was opened, in the brand’s time zone.';
COMMENT ON COLUMN reporting.case_days.kind IS 'QUESTION or FEEDBACK.';
COMMENT ON COLUMN reporting.case_days.topic IS 'Topic that was chosen.';
COMMENT ON COLUMN reporting.case_days.language IS 'Code of the language.';
COMMENT ON COLUMN reporting.case_days.asker IS 'MEMBER or GUEST.';
COMMENT ON COLUMN reporting.case_days.opened IS 'Cases opened.';
COMMENT ON COLUMN reporting.case_days.waiting IS 'Of them, wait for an operator now.';
COMMENT ON COLUMN reporting.case_days.answered IS 'Of them, wait for the member now.';
COMMENT ON COLUMN reporting.case_days.closed IS 'Of them, closed.';
COMMENT ON COLUMN reporting.case_days.first_answer_median IS 'Seconds to the first answer, median over the answered; null if none is.';
COMMENT ON COLUMN reporting.case_days.first_answer_p90 IS 'Seconds within which nine of ten answered cases had their first answer; null if none is.';
COMMENT ON COLUMN reporting.case_days.ratings IS 'Cases with a rating.';
COMMENT ON COLUMN reporting.case_days.stars IS 'Sum of the stars of the ratings, 1 to 5 each; null without one.';
