CREATE SCHEMA "screening";
--> statement-breakpoint
CREATE TABLE "screening"."state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"mode" text DEFAULT 'ANSWERS' NOT NULL,
	"post_at" timestamp with time zone,
	"posts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "state_one_row" CHECK ("screening"."state"."id")
);
