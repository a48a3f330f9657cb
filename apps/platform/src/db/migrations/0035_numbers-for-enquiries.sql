CREATE INDEX "service_case_number" ON "service_case" USING btree ("id");--> statement-breakpoint
CREATE INDEX "deposit_number" ON "deposit" USING btree ("id");--> statement-breakpoint
CREATE INDEX "withdrawal_number" ON "withdrawal" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payment_event_reference" ON "payment_event" USING btree ((substring("body" from '"reference"\s*:\s*"([\w-]+)"')));