DROP TABLE "log_in" CASCADE;--> statement-breakpoint
-- Members can sign in from elsewhere now, where issuers are set up: brands that were made before offer it too.
UPDATE "brand_module" SET "enabled" = true WHERE "mod_id" = 'THIRDPARTYLOGIN3';
