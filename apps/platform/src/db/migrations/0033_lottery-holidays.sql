CREATE TABLE "lottery_holiday" (
	"region" text NOT NULL,
	"day" date NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_holiday_region_day_pk" PRIMARY KEY("region","day"),
	CONSTRAINT "lottery_holiday_region" CHECK (region in ('NORTH', 'CENTRAL', 'SOUTH'))
);

--> statement-breakpoint
INSERT INTO lottery_holiday (region, day, actor, reason)
SELECT 'NORTH', day, 'SYSTEM', 'Lunar new year, from its eve to its third day: the North pauses by custom'
FROM (VALUES (date '2025-01-28'), ('2026-02-16'), ('2027-02-05'), ('2028-01-25')) AS eve (eve)
CROSS JOIN LATERAL (SELECT eve + nth AS day FROM generate_series(0, 3) AS nth) AS pause;
