CREATE VIEW reporting.lottery_stakes AS
SELECT draw.lottery_code AS lottery, draw.issue AS draw, draw.draw_at AS draws_at, split_part(line.selection, ':', 1) AS bet_type,
  split_part(line.selection, ':', 2) AS selection, count(*)::integer AS lines, (sum(line.amount) / 10000.0)::numeric(24, 4) AS amount
FROM lottery_draw draw
JOIN lottery_entry entry ON entry.draw_id = draw.id AND entry.cancelled_at IS NULL AND NOT entry.demo
JOIN lottery_line line ON line.member_id = entry.member_id AND line.ticket_id = entry.ticket_id
WHERE draw.next_action_at IS NOT NULL AND draw.settled_at IS NULL
GROUP BY draw.lottery_code, draw.issue, draw.draw_at, line.selection;

COMMENT ON VIEW reporting.lottery_stakes IS 'What is at stake on each bet of draws that are not settled.';
COMMENT ON COLUMN reporting.lottery_stakes.lottery IS 'Code of the lottery.';
COMMENT ON COLUMN reporting.lottery_stakes.draw IS 'Number of the draw.';
COMMENT ON COLUMN reporting.lottery_stakes.draws_at IS 'Time of the draw.';
COMMENT ON COLUMN reporting.lottery_stakes.bet_type IS 'Code of the bet type.';
COMMENT ON COLUMN reporting.lottery_stakes.selection IS 'The numbers or sides that are bet on.';
COMMENT ON COLUMN reporting.lottery_stakes.lines IS 'Number of lines.';
COMMENT ON COLUMN reporting.lottery_stakes.amount IS 'Staked on the selection, in the brand’s currency.';
