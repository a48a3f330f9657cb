ALTER TABLE "vendor" ADD COLUMN "account_type_name" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "opens_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "vendor" SET "account_type_name" = "product"."name" FROM (VALUES ('ELD', 'ELOTT'), ('MIN', 'LOTT'), ('XSB', 'TCG_LOTTO_VN'), ('SEA', 'TCG_SEA')) AS "product" ("vendor", "name") WHERE "code" = "product"."vendor";--> statement-breakpoint
UPDATE "vendor" SET "opens_list" = true WHERE "code" IN ('DVT', 'STG', 'RFH', 'BAM', 'TWL', 'IA');
