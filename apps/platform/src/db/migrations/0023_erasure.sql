CREATE TABLE "legal_hold" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"held_by" text NOT NULL,
	"held_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "salt" "bytea";--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "erased_by" bigint;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_erased" ON "member" USING btree ("erased_at") WHERE "member"."erased_at" is not null;