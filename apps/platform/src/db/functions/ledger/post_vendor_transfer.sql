-- Between a member's cash and the wallet at a vendor. Outgoing money (TRANSFER_OUT) waits in house:transit until it arrives or is returned;
-- incoming money is posted in one step (TRANSFER_IN). Called by ledger/postings.ts.
CREATE OR REPLACE FUNCTION post_vendor_transfer(
  p_member_id integer, p_vendor_code text, p_type text, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_cash integer := account_id(p_member_id, 'member:' || p_member_id || ':cash');
  v_there integer := open_account(p_member_id, 'vendor:' || p_vendor_code);
  v_transit integer := account_id(0, 'house:transit');
BEGIN
  RETURN post_transaction(p_member_id, p_type, p_key, p_request_hash, p_reference,
    CASE p_type
      WHEN 'TRANSFER_OUT' THEN ARRAY[v_cash, v_transit]
      WHEN 'TRANSFER_ARRIVED' THEN ARRAY[v_transit, v_there]
      WHEN 'TRANSFER_RETURNED' THEN ARRAY[v_transit, v_cash]
      WHEN 'TRANSFER_IN' THEN ARRAY[v_there, v_cash]
    END, ARRAY[-p_amount, p_amount], p_occurred_at);
END
$$;
