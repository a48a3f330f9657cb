ALTER TABLE "rank_level" ADD COLUMN "extra_withdrawals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rank_level" ADD COLUMN "withdrawals_max" bigint;--> statement-breakpoint
ALTER TABLE "rank_level" ADD COLUMN "review_from" bigint;--> statement-breakpoint
ALTER TABLE "rank_level" ADD COLUMN "birthday_gift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A new brand begins with these, in millions and in units; a brand that runs gives what its operators decide.
UPDATE rank_level SET extra_withdrawals = given.extra, withdrawals_max = given.most * 10000000000,
  review_from = given.review * 10000000000, birthday_gift = given.gift * 10000
FROM unnest(
  ARRAY[0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 10]::smallint[],
  ARRAY[500, 500, 750, 1000, 1500, 2000, 3000, 5000, 10000, NULL, NULL]::bigint[],
  ARRAY[NULL, NULL, NULL, 75, 100, 150, 200, 300, 400, 500, 500]::bigint[],
  ARRAY[0, 50000, 100000, 200000, 500000, 1000000, 2000000, 5000000, 10000000, 20000000, 50000000]::bigint[]
) WITH ORDINALITY AS given (extra, most, review, gift, number)
WHERE rank_level.rank = given.number - 1 AND NOT EXISTS (SELECT FROM brand);
