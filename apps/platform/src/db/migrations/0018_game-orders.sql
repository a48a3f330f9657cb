CREATE INDEX "game_new" ON "game" USING btree ("category","released_on" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_new_all" ON "game" USING btree ("released_on" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_name" ON "game" USING btree ("category","search_name" collate "C","node_id");--> statement-breakpoint
CREATE INDEX "game_name_all" ON "game" USING btree ("search_name" collate "C","node_id");--> statement-breakpoint
CREATE INDEX "game_rtp" ON "game" USING btree ("category","return_to_player" DESC NULLS LAST,"popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_rtp_all" ON "game" USING btree ("return_to_player" DESC NULLS LAST,"popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_volatility" ON "game" USING btree ("category","volatility" DESC NULLS LAST,"popularity" DESC NULLS FIRST,"node_id");--> statement-breakpoint
CREATE INDEX "game_volatility_all" ON "game" USING btree ("volatility" DESC NULLS LAST,"popularity" DESC NULLS FIRST,"node_id");