DROP INDEX "service_case_waiting";--> statement-breakpoint
ALTER TABLE "service_case" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "service_case" SET "waiting_since" = "updated_at";--> statement-breakpoint
CREATE INDEX "service_case_waiting" ON "service_case" USING btree ("rank" DESC NULLS FIRST,"waiting_since") WHERE "service_case"."state" = 'OPEN';