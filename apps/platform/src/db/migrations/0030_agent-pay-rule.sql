CREATE TABLE "agent_pay_rule" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"rebate" smallint NOT NULL,
	"daily_salary" smallint NOT NULL,
	"hourly_salary" smallint NOT NULL,
	"realtime_salary" smallint NOT NULL,
	"shares" jsonb NOT NULL
);
--> statement-breakpoint
-- A new brand pays less on each product than it keeps. A brand that runs pays as before until its operators decide.
INSERT INTO agent_pay_rule (valid_from, rebate, daily_salary, hourly_salary, realtime_salary, shares)
SELECT '2026-01-01'::date, rebate, daily, hourly, realtime, shares
FROM (VALUES
  (true, 1400, 200, 200, 200, '{}'::jsonb),
  (false, 120, 60, 30, 20, '{"RNG": 40, "LIVE": 10, "FISH": 60, "PVP": 60, "SPORTS": 100, "ESPORTS": 100, "COCKFIGHT": 100, "ELOTT": 20, "LOTT": 5, "INHOUSE": 40}'::jsonb)
) AS rule (runs, rebate, daily, hourly, realtime, shares)
WHERE runs = EXISTS (SELECT FROM brand);
--> statement-breakpoint
UPDATE rank_rebate SET basis_points = (30 + 9 * rank) * share / 100
FROM (VALUES ('ELOTT', 40), ('LIVE', 30), ('LOTT', 15)) AS rate (product, share)
WHERE rank_rebate.product = rate.product AND NOT EXISTS (SELECT FROM brand);
--> statement-breakpoint
UPDATE points_rate SET turnover_per_point = 400000 * 10000::bigint WHERE product = 'LOTT' AND NOT EXISTS (SELECT FROM brand);
