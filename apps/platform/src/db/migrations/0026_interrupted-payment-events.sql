ALTER TABLE "payment_event" ADD COLUMN "interruptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "interrupted_since" timestamp with time zone;--> statement-breakpoint
-- Until now failures of the database counted: what waits for an operator only because of them goes on.
UPDATE "payment_event" SET "state" = 'RECEIVED', "attempts" = 0, "next_action_at" = clock_timestamp()
WHERE "state" = 'STUCK' AND "attempts" >= 10 AND "error" ~ 'terminating connection|Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|ECONNRE(FUSED|SET)|deadlock detected|could not serialize|canceling statement|too many (clients|connections)|remaining connection slots|the database system is|read-only transaction';
