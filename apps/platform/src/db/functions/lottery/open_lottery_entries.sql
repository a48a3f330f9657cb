-- Tickets of a member in draws that are not settled yet. A draw without a next action has ended, whether settled or void.
CREATE OR REPLACE FUNCTION open_lottery_entries(p_member_id integer)
RETURNS TABLE (member_id integer, node_id integer, round_id text, stake bigint, placed_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT entry.member_id, ticket.node_id, entry.ticket_id || '.' || entry.draw_id, entry.stake, ticket.placed_at
  FROM lottery_draw draw
  JOIN lottery_entry entry ON entry.draw_id = draw.id AND entry.member_id = p_member_id
  JOIN lottery_ticket ticket ON ticket.member_id = p_member_id AND ticket.id = entry.ticket_id
  WHERE draw.next_action_at IS NOT NULL AND draw.state <> 'VOID' AND entry.cancelled_at IS NULL
    AND NOT EXISTS (SELECT FROM round
      WHERE round.member_id = p_member_id AND vendor_round_id = entry.ticket_id || '.' || entry.draw_id)
$$;
