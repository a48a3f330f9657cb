-- What the rounds and events of a draw name: its lottery, issue and game. A joint lottery's tickets are rounds of its first station.
CREATE OR REPLACE FUNCTION settled_lottery(p_draw_id bigint, OUT lottery_code text, OUT issue text, OUT node_id integer)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT draw.lottery_code, draw.issue, lottery.node_id INTO lottery_code, issue, node_id
  FROM lottery_draw draw JOIN lottery ON lottery.code = split_part(draw.lottery_code, '-', 1) WHERE draw.id = p_draw_id;
END
$$;
