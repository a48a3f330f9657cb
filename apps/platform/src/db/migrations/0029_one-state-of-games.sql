ALTER TABLE "game" ADD COLUMN "undrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The table has a few thousand rows.
-- squawk-ignore adding-field-with-default
ALTER TABLE "game" ADD COLUMN "closed" boolean GENERATED ALWAYS AS (maintenance or vendor_off or undrawn) STORED NOT NULL;--> statement-breakpoint
-- Starts wrote a lottery's state over what operators had switched: the audit log has their last word.
UPDATE "game" SET "undrawn" = true, "maintenance" = coalesce((
    SELECT new_value ->> 'maintenance' = 'true' FROM audit_entry
    WHERE subject = 'game:' || game.node_id AND action = 'game.changed' ORDER BY seq DESC LIMIT 1), false)
FROM "lottery" WHERE "lottery"."node_id" = "game"."node_id";
