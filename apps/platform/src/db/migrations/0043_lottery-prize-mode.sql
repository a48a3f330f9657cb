ALTER TABLE "lottery" ADD COLUMN "prize_mode" text;--> statement-breakpoint
-- What each has been played at so far, by its product.
UPDATE lottery SET prize_mode = CASE account_type_name WHEN 'TCG_LOTTO_VN' THEN 'ZY' WHEN 'TCG_SEA' THEN 'SEA' WHEN 'LOTT' THEN 'LOTT' ELSE 'ELOTT' END
FROM game JOIN vendor ON vendor.code = game.vendor_code WHERE game.node_id = lottery.node_id;--> statement-breakpoint
ALTER TABLE "lottery" ALTER COLUMN "prize_mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery" ADD CONSTRAINT "lottery_prize_mode" CHECK (prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA'));--> statement-breakpoint
SELECT audit_changes_of('lottery', 'UPDATE OF prize_mode', '', 'code');
