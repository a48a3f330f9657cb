CREATE SCHEMA "identity_checks";
--> statement-breakpoint
CREATE TABLE "identity_checks"."check" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"outcome" text,
	"pictures" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"post_at" timestamp with time zone,
	"posts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "check_post" ON "identity_checks"."check" USING btree ("post_at") WHERE "identity_checks"."check"."post_at" is not null;