CREATE TABLE "jurisdiction" (
	"country" text PRIMARY KEY NOT NULL,
	"profile" text NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_pace" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "round_interval_ms" integer;--> statement-breakpoint
ALTER TABLE "play_pace" ADD CONSTRAINT "play_pace_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;