CREATE TABLE "exclusion_check" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"state" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"register" text,
	"due_since" timestamp with time zone,
	"next_action_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"fresh_until" timestamp with time zone,
	"person" "bytea",
	"listed_until" timestamp with time zone,
	"error" text,
	"exclusion_id" integer
);
--> statement-breakpoint
CREATE TABLE "exclusion_register" (
	"register" text PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"error" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exclusion_check" ADD CONSTRAINT "exclusion_check_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusion_check_due" ON "exclusion_check" USING btree ("next_action_at") WHERE "exclusion_check"."next_action_at" is not null;