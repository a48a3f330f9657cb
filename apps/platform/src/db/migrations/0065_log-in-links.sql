ALTER TABLE "operator_account" ADD COLUMN "link_by_id" integer;--> statement-breakpoint
ALTER TABLE "operator_account" ADD COLUMN "link_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
-- Operators are few.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "operator_account" ADD CONSTRAINT "operator_account_link_by_id_operator_account_id_fk" FOREIGN KEY ("link_by_id") REFERENCES "public"."operator_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Operators are few.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "operator_invitation" ADD CONSTRAINT "operator_invitation_created_by_id_operator_account_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."operator_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "operator_invitation" SET "created_by_id" = "operator_account"."id" FROM "operator_account" WHERE "operator_account"."name" = "operator_invitation"."created_by";
