CREATE TABLE "account_hold" (
	"member_id" integer NOT NULL,
	"matched_id" integer NOT NULL,
	"matches" text[] NOT NULL,
	"state" text DEFAULT 'REVIEW' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "account_hold_member_id_matched_id_pk" PRIMARY KEY("member_id","matched_id")
);
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "agreement_age" smallint DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "member_age" smallint DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "unplayed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_detail" ADD COLUMN "id_number_hash" "bytea";--> statement-breakpoint
ALTER TABLE "account_hold" ADD CONSTRAINT "account_hold_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_hold" ADD CONSTRAINT "account_hold_matched_id_member_id_fk" FOREIGN KEY ("matched_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_hold_matched" ON "account_hold" USING btree ("matched_id");--> statement-breakpoint
CREATE INDEX "account_hold_review" ON "account_hold" USING btree ("created_at") WHERE "account_hold"."state" = 'REVIEW';--> statement-breakpoint
CREATE INDEX "bank_card_account" ON "bank_card" USING btree ("bank_code","account_number");--> statement-breakpoint
CREATE INDEX "member_mobile" ON "member" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "member_email" ON "member" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_profile_birthday" ON "member_profile" USING btree ("birthday");--> statement-breakpoint
CREATE INDEX "member_detail_id_number" ON "member_detail" USING btree ("id_number_hash");