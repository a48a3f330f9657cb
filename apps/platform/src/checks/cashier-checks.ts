const money = (minor: string) => `to_char(${minor} / 10000.0, 'FM999,999,999,999,990.00')`
const counted = (number: string) => `to_char(${number}, 'FM999,999,999,990')`

/** Effect of each ledger transaction on its member's accounts, loyalty points aside. */
const OWN_ENTRIES = `own AS (
        SELECT head.member_id, head.id, head.type, head.reference, head.idempotency_key, account.code LIKE '%:locked' AS is_locked,
          account.code LIKE '%:held' AS is_held, entry.amount
        FROM ledger_transaction head
        JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
        JOIN ledger_account account ON account.id = entry.account_id AND account.member_id = head.member_id
        WHERE head.member_id <> 0 AND account.currency <> 'PTS'
      )`

export const CASHIER_CHECKS = [
  {
    what: 'Every credited deposit has one transaction and one payment reference',
    sql: `WITH ${OWN_ENTRIES}, book AS (
        SELECT own.*, credited.reference IS NOT NULL AS is_noted FROM own
        LEFT JOIN credited_payment credited ON credited.reference = own.reference AND credited.member_id = own.member_id
        WHERE type = 'DEPOSIT' AND NOT is_held
      ), stored AS (
        SELECT member_id, transaction_id AS id, amount, state, count(*) OVER (PARTITION BY member_id, transaction_id) AS times
        FROM deposit WHERE state = 'CONFIRMED' OR transaction_id IS NOT NULL
      )
      SELECT ${counted('count(*)')} || ' deposits of ' || ${money('coalesce(sum(stored.amount), 0)')} AS figure,
        count(*) FILTER (WHERE (stored.state, stored.times, stored.amount, book.is_noted)
          IS DISTINCT FROM ('CONFIRMED', 1, book.amount, true)) AS faults
      FROM stored FULL JOIN book USING (member_id, id)`,
  },
  {
    what: 'Every payment that arrived is credited or held once in full, or belongs to nobody',
    sql: `WITH taken AS (
        SELECT head.member_id, reference AS id, sum(entry.amount) AS amount, count(*) AS times,
          coalesce(sum(entry.amount) FILTER (WHERE type = 'DEPOSIT_HOLD'), 0) AS held
        FROM ledger_transaction head
        JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id AND balance_after IS NOT NULL
        WHERE type = 'DEPOSIT_HOLD' OR type = 'DEPOSIT' AND NOT idempotency_key LIKE '%:release'
        GROUP BY head.member_id, reference
      )
      SELECT ${counted('count(*)')} || ' payments of ' || ${money('coalesce(sum(arrival.amount), 0)')} || ', '
          || count(*) FILTER (WHERE arrival.state = 'UNMATCHED') || ' unmatched' AS figure,
        count(*) FILTER (WHERE CASE
          WHEN arrival.state IN ('CREDITED', 'HELD') THEN (credited.member_id, taken.amount, taken.times, taken.held)
            IS DISTINCT FROM (arrival.member_id, arrival.amount::numeric, CASE WHEN held.amount < arrival.amount THEN 2 ELSE 1 END,
              coalesce(held.amount, 0)::numeric)
            OR stored.id IS NULL OR (arrival.state = 'HELD') <> (held.id IS NOT NULL)
          ELSE credited.reference IS NOT NULL
        END) AS faults
      FROM payment_arrival arrival
      LEFT JOIN credited_payment credited ON credited.reference = arrival.id
      LEFT JOIN deposit stored ON stored.member_id = arrival.member_id AND stored.id = arrival.deposit_id
      LEFT JOIN held_payment held ON held.member_id = arrival.member_id AND held.payment_id = arrival.id
      LEFT JOIN taken ON taken.member_id = arrival.member_id AND taken.id = arrival.id`,
  },
  {
    what: 'Held payments stand in the held accounts until they are released or returned, each once',
    sql: `WITH moved AS (
        SELECT head.member_id, reference AS payment_id,
          coalesce(sum(amount) FILTER (WHERE type = 'DEPOSIT_HOLD'), 0) AS held,
          coalesce(-sum(amount) FILTER (WHERE type = 'DEPOSIT'), 0) AS released,
          coalesce(-sum(amount) FILTER (WHERE type = 'DEPOSIT_RETURN'), 0) AS returned
        FROM ledger_account account
        JOIN ledger_entry entry ON entry.member_id = account.member_id AND entry.account_id = account.id
        JOIN ledger_transaction head ON head.member_id = entry.member_id AND head.id = entry.transaction_id
        WHERE account.code LIKE 'member:%:held' GROUP BY 1, 2
      ), paid AS (
        SELECT member_id, held_id AS id, count(*) FILTER (WHERE state = 'PAID') AS paid,
          count(*) FILTER (WHERE state IN ('SENT', 'ACCEPTED')) AS open
        FROM held_return GROUP BY 1, 2
      )
      SELECT ${counted('count(stored.id)')} || ' payments, held now ' || ${money("coalesce(sum(stored.amount) FILTER (WHERE stored.state IN ('HELD', 'RETURNING')), 0)")} AS figure,
        count(*) FILTER (WHERE (moved.held, moved.released, moved.returned) IS DISTINCT FROM (stored.amount::numeric,
            CASE stored.state WHEN 'RELEASED' THEN stored.amount ELSE 0 END::numeric,
            CASE stored.state WHEN 'RETURNED' THEN stored.amount ELSE 0 END::numeric)
          OR coalesce(paid.paid, 0) <> (stored.state = 'RETURNED')::integer
          OR coalesce(paid.open, 0) > (stored.state = 'RETURNING')::integer) AS faults
      FROM held_payment stored FULL JOIN moved USING (member_id, payment_id) LEFT JOIN paid USING (member_id, id)`,
  },
  {
    what: 'Every withdrawal is held once, then paid out or returned, and nothing else is',
    sql: `WITH ${OWN_ENTRIES}, moved AS (
        SELECT * FROM own WHERE is_locked
      ), followed AS (
        SELECT requested.member_id, requested.id, requested.amount, requested.state, requested.disbursed_at IS NOT NULL AS is_paid,
          requested.state IN ('REJECTED', 'FAILED', 'CANCELLED') AS is_returned,
          held.id AS held_id, held.amount AS held, paid.id AS paid_id, -paid.amount AS paid,
          back.id AS back_id, -back.amount AS back
        FROM withdrawal requested
        LEFT JOIN moved held ON held.member_id = requested.member_id AND held.id = requested.lock_transaction_id AND held.type = 'WITHDRAW_LOCK'
        LEFT JOIN moved paid ON paid.member_id = requested.member_id AND paid.id = requested.transaction_id AND paid.type = 'WITHDRAW'
        LEFT JOIN moved back ON back.member_id = requested.member_id AND back.type = 'WITHDRAW_RETURN'
          AND (back.idempotency_key = 'withdrawal:' || requested.id || ':return' OR back.id = requested.transaction_id)
      ), known AS (
        SELECT member_id, unnest(ARRAY[held_id, paid_id, back_id]) AS id FROM followed
      )
      SELECT ${counted('count(*)')} || ' withdrawals: held ' || ${money('coalesce(sum(held), 0)')} || ', paid out '
          || ${money('coalesce(sum(paid), 0)')} || ', returned ' || ${money('coalesce(sum(back), 0)')} AS figure,
        count(*) FILTER (WHERE held_id IS NOT NULL AND held <> amount OR coalesce(held, 0) = 0 AND (is_paid OR NOT is_returned)
          OR coalesce(paid, 0) <> CASE WHEN is_paid THEN amount ELSE 0 END
          OR coalesce(back, 0) <> CASE WHEN is_returned AND held_id IS NOT NULL THEN amount ELSE 0 END)
          + (SELECT count(*) FROM moved WHERE NOT EXISTS (
            SELECT FROM known WHERE known.member_id = moved.member_id AND known.id = moved.id)) AS faults
      FROM followed`,
  },
  {
    what: 'Every withdrawal is a whole amount within its bank’s limits, less the fee that the house keeps',
    sql: `WITH requested AS (
        SELECT requested.*, bank.minimum, bank.maximum, coalesce(request_key LIKE 'closing:%', false) AS is_closing,
          least(amount, fee_fixed + div(amount::numeric * fee_basis_points, 10000)) AS bank_fee,
          EXISTS (SELECT FROM audit_entry change WHERE subject = 'withdrawal_bank:' || bank.code AND change.at >= requested_at) AS was_changed
        FROM withdrawal requested JOIN withdrawal_bank bank ON bank.code = destination ->> 'bankCode'
      )
      SELECT ${counted('count(*)')} || ' withdrawals, fees ' || ${money('coalesce(sum(fee), 0)')}
          || coalesce('; withdrawal ' || min(id) FILTER (WHERE NOT is_closing AND NOT was_changed AND amount NOT BETWEEN minimum AND maximum)
            || ' is the first outside the limits', '') AS figure,
        -- The last withdrawal of an account that is closed is what was left.
        count(*) FILTER (WHERE (NOT is_closing AND amount % 10000 <> 0)
          OR (NOT is_closing AND NOT was_changed AND amount NOT BETWEEN minimum AND maximum)
          OR (NOT was_changed AND fee <> bank_fee)
          OR fee NOT BETWEEN 0 AND amount
          OR (disbursed_at IS NOT NULL AND fee <> coalesce((
            SELECT sum(entry.amount) FROM ledger_entry entry JOIN ledger_account account ON account.id = entry.account_id
            WHERE entry.member_id = requested.member_id AND entry.transaction_id = requested.transaction_id
              AND account.member_id = 0 AND account.code = 'house:fees'), 0))) AS faults
      FROM requested`,
  },
  {
    what: 'Every passed identity check has the name and the birthday that it confirmed',
    sql: `SELECT ${counted('count(*)')} || ' members' AS figure, count(*) FILTER (WHERE birthday IS NULL OR payee_name IS NULL) AS faults
      FROM member_profile JOIN member ON member.id = member_id WHERE identity_tier > 0 AND erased_at IS NULL`,
  },
  {
    what: 'Every payout at the provider is of one withdrawal, which is paid out once',
    sql: `SELECT ${counted('count(*)')} || ' withdrawals ordered, ' || ${counted('coalesce(sum(paid), 0)')} || ' paid out' AS figure,
        count(*) FILTER (WHERE paid > 1 OR open > 1 OR (paid = 1) <> (requested.disbursed_at IS NOT NULL)
          OR (open > 0 AND requested.state <> 'PROCESSING')) AS faults
      FROM (
        SELECT member_id, withdrawal_id, count(*) FILTER (WHERE state = 'PAID') AS paid,
          count(*) FILTER (WHERE state IN ('SENT', 'ACCEPTED')) AS open
        FROM payout_attempt GROUP BY member_id, withdrawal_id
      ) AS ordered JOIN withdrawal requested ON requested.member_id = ordered.member_id AND requested.id = withdrawal_id`,
  },
  {
    what: 'Money in, won, lost and out of every member’s records is what the member has',
    sql: `WITH ${OWN_ENTRIES}, recorded AS (
        SELECT member_id, amount, 'in' AS side FROM deposit WHERE state = 'CONFIRMED'
        UNION ALL SELECT member_id, amount, 'held' FROM held_payment WHERE state IN ('HELD', 'RETURNING')
        UNION ALL SELECT member_id, -amount, 'out' FROM withdrawal WHERE disbursed_at IS NOT NULL
        UNION ALL SELECT member_id, payout - stake, 'played' FROM round
        UNION ALL SELECT member_id, payout - stake, 'played' FROM open_round
        -- Lottery tickets whose draws are to come.
        UNION ALL SELECT member_id, -stake, 'played' FROM lottery_entry entry WHERE cancelled_at IS NULL
          AND NOT EXISTS (SELECT FROM round WHERE round.member_id = entry.member_id AND vendor_round_id = ticket_id || '.' || draw_id)
          AND NOT EXISTS (SELECT FROM ledger_transaction WHERE ledger_transaction.member_id = entry.member_id
            AND idempotency_key = 'lottery:draw:' || draw_id || ':void')
        UNION ALL SELECT member_id, amount, 'played' FROM jackpot_win
        -- Rewards, bonuses, transfers and what is on its way to a vendor have no records but the book's.
        UNION ALL SELECT member_id, amount, 'other' FROM own
        WHERE type NOT IN ('DEPOSIT', 'DEPOSIT_HOLD', 'DEPOSIT_RETURN', 'WITHDRAW_LOCK', 'WITHDRAW', 'WITHDRAW_RETURN', 'BET', 'BET_REFUND', 'PAYOUT', 'JACKPOT')
          AND NOT (type = 'REVERSAL' AND starts_with(idempotency_key, 'lottery:'))
      ), summed AS (
        SELECT member_id, sum(amount) AS amount, sum(amount) FILTER (WHERE side = 'in') AS paid_in,
          sum(amount) FILTER (WHERE side = 'out') AS paid_out, sum(amount) FILTER (WHERE side = 'played') AS played
        FROM recorded GROUP BY member_id
      ), held AS (
        SELECT member_id, sum(balance) AS balance FROM ledger_account WHERE member_id <> 0 AND currency <> 'PTS' GROUP BY member_id
      )
      SELECT ${counted('count(*)')} || ' members: in ' || ${money('coalesce(sum(paid_in), 0)')} || ', out ' || ${money('coalesce(-sum(paid_out), 0)')}
          || ', played ' || ${money('coalesce(sum(played), 0)')} || ', held ' || ${money('coalesce(sum(balance), 0)')}
          || coalesce('; member ' || min(member_id) FILTER (WHERE coalesce(balance, 0) <> coalesce(amount, 0)) || ' is the first that differs', '') AS figure,
        count(*) FILTER (WHERE coalesce(balance, 0) <> coalesce(amount, 0)) AS faults
      FROM held FULL JOIN summed USING (member_id)`,
  },
]
