CREATE SCHEMA "copperleaf";
--> statement-breakpoint
CREATE TABLE "copperleaf"."round" (
	"id" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"round_key" uuid NOT NULL,
	"session" uuid NOT NULL,
	"state" text NOT NULL,
	"bet" bigint NOT NULL,
	"win" bigint NOT NULL,
	"pick" smallint NOT NULL,
	"leaf" smallint NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "round_of_key" UNIQUE("player","round_key")
);
--> statement-breakpoint
CREATE TABLE "copperleaf"."visit" (
	"play_token_hash" "bytea" PRIMARY KEY NOT NULL,
	"session" uuid NOT NULL,
	"player" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "round_due" ON "copperleaf"."round" USING btree ("due_at") WHERE "copperleaf"."round"."due_at" is not null;