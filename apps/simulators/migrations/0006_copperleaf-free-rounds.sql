CREATE TABLE "copperleaf"."free" (
	"grant_id" uuid PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"state" text NOT NULL,
	"rounds" smallint NOT NULL,
	"bet" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"played" smallint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"session" uuid,
	"reported" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "copperleaf"."round" ADD COLUMN "grant_id" uuid;