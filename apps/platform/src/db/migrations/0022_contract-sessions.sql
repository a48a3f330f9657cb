ALTER TABLE "contract_version" ALTER COLUMN "offered_session" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "contract_version" ALTER COLUMN "decided_session" SET DATA TYPE text;