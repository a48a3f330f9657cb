CREATE TABLE "lottery_program" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"next_action_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_program" ADD CONSTRAINT "lottery_program_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_program_due" ON "lottery_program" USING btree ("next_action_at");