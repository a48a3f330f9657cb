CREATE INDEX "game_kind" ON "game" USING btree ("game_class");--> statement-breakpoint
CREATE INDEX "game_model" ON "game" USING btree ("model_id" text_pattern_ops);