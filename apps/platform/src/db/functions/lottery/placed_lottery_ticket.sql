-- The ticket of a repeated request; a refusal if its key belongs to another one; null if it is new.
CREATE OR REPLACE FUNCTION placed_lottery_ticket(p_member_id integer, p_request_key text, p_request_hash bytea) RETURNS lottery_outcome
LANGUAGE plpgsql AS $$
DECLARE
  v_ticket lottery_ticket;
BEGIN
  SELECT * INTO v_ticket FROM lottery_ticket WHERE member_id = p_member_id AND request_key = p_request_key;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_ticket.request_hash <> p_request_hash THEN RETURN lottery_refusal('request_key_reused'); END IF;
  RETURN ROW(NULL, v_ticket.id, v_ticket.transaction_id, v_ticket.stake * v_ticket.draw_count, v_ticket.balance_after,
    v_ticket.placed_at, true)::lottery_outcome;
END
$$;
