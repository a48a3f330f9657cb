CREATE TABLE "hand_off" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "session_hash" "bytea";--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_off" ADD CONSTRAINT "hand_off_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_session_session" ON "game_session" USING btree ("session_hash");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");--> statement-breakpoint
-- A password can be changed now, and the picture of an account asked for: brands that were made before get both.
UPDATE "brand_module" SET "enabled" = true WHERE "mod_id" IN ('PASS3', 'PROFPIC3');
