CREATE TABLE "content_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "slot" text;--> statement-breakpoint
-- Until now the time of publication told which texts are translations of each other.
UPDATE announcement SET slot = found.slot FROM (
  SELECT id, lower(type) || '-' || min(id) OVER (PARTITION BY type, published_at) AS slot FROM announcement) found
WHERE found.id = announcement.id;
--> statement-breakpoint
ALTER TABLE "announcement" ALTER COLUMN "slot" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "slot" text;--> statement-breakpoint
-- And the place.
UPDATE banner SET slot = replace(group_name, '_', '-') || '-' || position;
--> statement-breakpoint
ALTER TABLE "banner" ALTER COLUMN "slot" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "vendor_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "position" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "raffle_series" ADD COLUMN "sale_minutes" integer;--> statement-breakpoint
UPDATE raffle_series SET sale_minutes = sale_hours * 60;
--> statement-breakpoint
ALTER TABLE "raffle_series" ALTER COLUMN "sale_minutes" SET NOT NULL;