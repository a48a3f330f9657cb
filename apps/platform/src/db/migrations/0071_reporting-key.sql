-- Numbers players in reports, which only this database can tell from their accounts.
INSERT INTO "verification_key" ("name", "secret") VALUES ('reporting', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')) ON CONFLICT DO NOTHING;
