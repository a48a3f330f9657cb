ALTER TABLE "rebate_rate" ALTER COLUMN "basis_points" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "agent_link" ADD COLUMN "series" smallint DEFAULT 1960 NOT NULL;--> statement-breakpoint
ALTER TABLE "rebate_rate" ADD COLUMN "series" smallint DEFAULT 1960 NOT NULL;--> statement-breakpoint
ALTER TABLE "rebate_rate" ADD CONSTRAINT "rebate_series_range" CHECK ("rebate_rate"."series" between 1700 and 1980);--> statement-breakpoint
-- Agents whom nobody is above have the highest series.
INSERT INTO rebate_rate (member_id, series) SELECT id, 1980 FROM member WHERE parent_id IS NULL AND kind IN (1, 2, 41, 42)
ON CONFLICT (member_id) DO UPDATE SET series = excluded.series;
