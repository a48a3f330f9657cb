-- Of lotteries at most 10 per cent counts for each multiple of a bonus: bets that nearly cover a draw would earn more without risk.
UPDATE promotion_offer SET contribution = contribution || jsonb_build_object(
  'LOTT', least(coalesce((contribution ->> 'LOTT')::integer, 100), multiple * 10),
  'ELOTT', least(coalesce((contribution ->> 'ELOTT')::integer, 100), multiple * 10))
WHERE multiple BETWEEN 1 AND 9;
