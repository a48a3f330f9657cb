CREATE TABLE "security_questions" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"questions" text[] NOT NULL,
	"answer_hash" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"usable_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_questions" ADD CONSTRAINT "security_questions_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;