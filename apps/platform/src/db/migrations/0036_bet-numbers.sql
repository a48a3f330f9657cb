CREATE INDEX "lottery_ticket_number" ON "lottery_ticket" USING btree ("id");--> statement-breakpoint
CREATE INDEX "round_vendor_number" ON "round" USING hash ("vendor_round_id");--> statement-breakpoint
CREATE INDEX "round_page_number" ON "round" USING hash ("round_key");