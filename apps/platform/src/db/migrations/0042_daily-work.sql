CREATE TABLE "daily_work" (
	"work" text PRIMARY KEY NOT NULL,
	"done_until" date NOT NULL
);
--> statement-breakpoint
-- Days that were missed before are made up, too: what is there already is not done again.
INSERT INTO daily_work (work, done_until)
SELECT 'rebates', brand_day(min(period_from)) - 1 FROM agent_bill WHERE kind IN ('REBATE', 'SERIES') HAVING count(*) > 0
UNION ALL SELECT 'reconciliation', max(day) FROM reconciliation HAVING count(*) > 0
UNION ALL SELECT 'leaderboards', max(week) + 6 FROM leaderboard_week HAVING count(*) > 0
UNION ALL SELECT 'points', brand_day(now()) - 90 WHERE EXISTS (SELECT FROM points_account);
