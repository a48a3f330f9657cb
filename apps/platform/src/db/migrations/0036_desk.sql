ALTER TABLE "member" ADD COLUMN "access_mended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification_code" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification_code" ADD COLUMN "send_failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lottery_ticket_number" ON "lottery_ticket" USING btree ("id");--> statement-breakpoint
CREATE INDEX "member_nickname_part" ON "member" USING gin ((translate(lower(regexp_replace(normalize("nickname", NFD), '[\u0300-\u036f]', '', 'g')), 'đ', 'd')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor","seq");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_text" ON "audit_entry" USING gin ((translate(lower("action" || ' ' || "subject" || ' ' || "actor"), '._:/-', '     ')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "round_vendor_number" ON "round" USING hash ("vendor_round_id");--> statement-breakpoint
CREATE INDEX "round_page_number" ON "round" USING hash ("round_key");--> statement-breakpoint
CREATE INDEX "log_in_history_address" ON "log_in_history" USING btree ("address","member_id") WHERE "log_in_history"."outcome" = 'signed-in';