ALTER TABLE "promotion_offer" ADD COLUMN "tickets" smallint;--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD COLUMN "raffle_series_id" text;--> statement-breakpoint
ALTER TABLE "raffle_order" ADD COLUMN "claim_id" bigint;--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD CONSTRAINT "promotion_offer_raffle_series_id_raffle_series_id_fk" FOREIGN KEY ("raffle_series_id") REFERENCES "public"."raffle_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_order" ADD CONSTRAINT "raffle_order_of_claim" UNIQUE("member_id","claim_id");--> statement-breakpoint
ALTER TABLE "promotion_offer" ADD CONSTRAINT "promotion_offer_tickets" CHECK ((kind = 'TICKET') = (tickets is not null and raffle_series_id is not null) and (kind <> 'TICKET' or (tickets > 0 and multiple = 0 and not is_reviewed)));