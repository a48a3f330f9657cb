CREATE VIEW reporting.game_days AS
SELECT played.day, game.category AS product, vendor.code AS vendor, vendor.name AS vendor_name, game.node_id AS game_id, game.name AS game,
  played.rounds::integer AS rounds, played.players::integer AS players,
  (played.stake / 10000.0)::numeric(24, 4) AS stakes, (played.payout / 10000.0)::numeric(24, 4) AS payouts,
  ((played.stake - played.payout) / 10000.0)::numeric(24, 4) AS gross_revenue,
  ((played.stake - played.uncounted) / 10000.0)::numeric(24, 4) AS turnover,
  (game.return_to_player / 100.0)::numeric(5, 2) AS declared_return, game.volatility,
  played.stake_squares, played.stake_payouts, played.payout_squares, played.is_final
FROM (
  SELECT day, node_id, rounds, players, stake, uncounted, payout, stake_squares, stake_payouts, payout_squares, true AS is_final FROM game_day
  UNION ALL
  SELECT active.day, node_id,
    count(*) FILTER (WHERE vendor_round_id IS NULL OR vendor_round_id NOT LIKE 'correction.%'
      OR NOT EXISTS (SELECT FROM lottery WHERE lottery.node_id = round.node_id)),
    count(DISTINCT round.member_id), sum(round.stake), sum(round.uncounted), sum(round.payout), sum((round.stake / 10000.0::float8) ^ 2),
    sum((round.stake / 10000.0::float8) * (round.payout / 10000.0::float8)), sum((round.payout / 10000.0::float8) ^ 2), false
  FROM member_day active JOIN round ON round.member_id = active.member_id
    AND settled_at >= active.day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
    AND settled_at < (active.day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
  WHERE active.day > coalesce((SELECT done_until FROM daily_work WHERE work = 'game days'), '-infinity')
  GROUP BY active.day, node_id
) AS played
JOIN game USING (node_id) JOIN vendor ON vendor.code = game.vendor_code;

COMMENT ON VIEW reporting.game_days IS 'Settled rounds of a game on a day. Free play is in no view.';
COMMENT ON COLUMN reporting.game_days.day IS 'Day of the settlement, in the brand’s time zone.';
COMMENT ON COLUMN reporting.game_days.product IS 'Category of the game: RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, ELOTT, LOTT, INHOUSE.';
COMMENT ON COLUMN reporting.game_days.vendor IS 'Code of the vendor.';
COMMENT ON COLUMN reporting.game_days.vendor_name IS 'Name of the vendor.';
COMMENT ON COLUMN reporting.game_days.game_id IS 'Number of the game.';
COMMENT ON COLUMN reporting.game_days.game IS 'Name of the game.';
COMMENT ON COLUMN reporting.game_days.rounds IS 'Settled rounds, without what corrected lottery draws changed.';
COMMENT ON COLUMN reporting.game_days.players IS 'Accounts with a settled round. Not to be added up: one account plays many games on many days.';
COMMENT ON COLUMN reporting.game_days.stakes IS 'Stakes, in the brand’s currency.';
COMMENT ON COLUMN reporting.game_days.payouts IS 'Payouts, in the brand’s currency. Won jackpots are in cost_days.';
COMMENT ON COLUMN reporting.game_days.gross_revenue IS 'Stakes less payouts, in the brand’s currency.';
COMMENT ON COLUMN reporting.game_days.turnover IS 'Part of the stakes that counts as turnover, in the brand’s currency.';
COMMENT ON COLUMN reporting.game_days.declared_return IS 'Declared return to the player, in percent of the stake; null if there is none.';
COMMENT ON COLUMN reporting.game_days.volatility IS 'Class of volatility from 1 to 5; null if there is none.';
COMMENT ON COLUMN reporting.game_days.stake_squares IS 'Sum over rounds of the squared stake, in squared currency. For intervals.';
COMMENT ON COLUMN reporting.game_days.stake_payouts IS 'Sum over rounds of stake times payout, in squared currency. For intervals.';
COMMENT ON COLUMN reporting.game_days.payout_squares IS 'Sum over rounds of the squared payout, in squared currency. For intervals.';
COMMENT ON COLUMN reporting.game_days.is_final IS 'Whether the day is closed: its sums no longer change.';
