CREATE TABLE "country_code" (
	"country" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"calling_code" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_article" (
	"id" integer PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"topic_title" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "help_article_language" UNIQUE("topic","slug","language")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "type" text DEFAULT 'PL' NOT NULL;--> statement-breakpoint
CREATE INDEX "round_won" ON "round" USING btree ("settled_at") WHERE "round"."payout" > 0;--> statement-breakpoint
-- A brand that was made before its platform kept recent games has them from now on; a new one is made with them.
UPDATE "brand_module" SET "enabled" = true WHERE "mod_id" = 'GAMELOREC3';
