-- The ladder: turnover of all time and of a month in millions, in minor units.
INSERT INTO rank_level (rank, total_turnover, monthly_turnover, points_percent)
SELECT rank - 1, total * 10000000000, monthly * 10000000000, 100 + (rank - 1) * 10
FROM unnest(
  ARRAY[0, 1, 30, 150, 500, 1500, 5000, 15000, 50000, 150000, 500000]::bigint[],
  ARRAY[0, 1, 10, 50, 150, 500, 1500, 5000, 15000, 50000, 150000]::bigint[]
) WITH ORDINALITY AS level (total, monthly, rank);
--> statement-breakpoint
-- 0.3 % at VIP0 to 1.2 % at VIP10 for games of chance; half of it where the house keeps less.
INSERT INTO rank_rebate (product, rank, basis_points)
SELECT product, rank, (30 + 9 * rank) * share / 100
FROM (VALUES ('RNG', 100), ('FISH', 100), ('INHOUSE', 100), ('ELOTT', 60), ('LOTT', 60), ('PVP', 50), ('LIVE', 50),
  ('SPORTS', 50), ('ESPORTS', 50), ('COCKFIGHT', 50)) AS rate (product, share), generate_series(0, 10) AS rank;
--> statement-breakpoint
-- Ranks that members already have are kept for this month, and judged from then on.
INSERT INTO member_rank (member_id, month, next_action_at)
SELECT id, date_trunc('month', brand_day(now()))::date,
  ((date_trunc('month', brand_day(now())) + interval '1 month')::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh') + interval '10 minutes'
FROM member WHERE rank > 0 AND kind <> 4;
--> statement-breakpoint
-- Turnover in units that gives a point: less where the house keeps more.
INSERT INTO points_rate (product, turnover_per_point)
SELECT product, per_point::bigint * 10000 FROM (VALUES ('RNG', 100000), ('FISH', 100000), ('INHOUSE', 100000), ('ELOTT', 200000), ('LOTT', 200000),
  ('PVP', 250000), ('LIVE', 330000), ('SPORTS', 330000), ('ESPORTS', 330000), ('COCKFIGHT', 330000)) AS rate (product, per_point);
--> statement-breakpoint
-- A point is worth 100; 100 points are the fewest that are converted.
INSERT INTO points_setting (cash_per_point, min_points) VALUES (1000000, 1000000);
