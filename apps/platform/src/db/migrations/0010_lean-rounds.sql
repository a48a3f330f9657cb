ALTER TABLE "round" DROP CONSTRAINT "round_key";--> statement-breakpoint
DROP INDEX "round_game";--> statement-breakpoint
CREATE UNIQUE INDEX "round_of_page" ON "round" USING btree ("member_id","round_key") WHERE "round"."round_key" is not null;--> statement-breakpoint
CREATE INDEX "round_won_game" ON "round" USING btree ("node_id","settled_at" DESC NULLS FIRST) WHERE "round"."payout" > 0;