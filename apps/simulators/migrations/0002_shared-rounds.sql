ALTER TABLE "vendor"."event" DROP CONSTRAINT "event_start";--> statement-breakpoint
ALTER TABLE "vendor"."event" ADD COLUMN "node_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor"."round" ADD COLUMN "place" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "round_place" ON "vendor"."round" USING btree ("vendor_code","account","event_id","place") WHERE "vendor"."round"."place" is not null;--> statement-breakpoint
ALTER TABLE "vendor"."event" ADD CONSTRAINT "event_start" UNIQUE("model_id","node_id","starts_at");