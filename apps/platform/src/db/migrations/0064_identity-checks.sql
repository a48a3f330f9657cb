CREATE TABLE "identity_check" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"request_version" integer NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"outcome" text,
	"findings" text[] DEFAULT '{}' NOT NULL,
	"decided_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"page_url" text,
	"error" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_action_at" timestamp with time zone,
	CONSTRAINT "identity_check_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_request" FOREIGN KEY ("member_id","request_id") REFERENCES "public"."identity_request"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_check_submission" ON "identity_check" USING btree ("member_id","request_id","request_version");--> statement-breakpoint
CREATE INDEX "identity_check_id" ON "identity_check" USING btree ("id");--> statement-breakpoint
CREATE INDEX "identity_check_due" ON "identity_check" USING btree ("next_action_at") WHERE "identity_check"."next_action_at" is not null;