CREATE INDEX "game_family_popular" ON "game" USING btree ("family","closed","popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_family_new" ON "game" USING btree ("family","closed","released_on" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
DROP INDEX "game_family";
