const money = (minor: string) => `to_char(${minor} / 10000.0, 'FM999,999,999,999,990.00')`

/** Closed accounts: nobody can log in to use money that reaches them. The figure names those with money. */
export const CLOSED_CHECKS = [
  {
    what: 'Money of closed accounts is owed to them: nothing else has reached them since',
    sql: `WITH rest AS (
        SELECT member.id, username, closed_at, sum(balance) AS balance FROM member
        JOIN ledger_account account ON account.member_id = member.id AND balance > 0
          AND split_part(code, ':', 3) IN ('cash', 'bonus', 'vendor')
        WHERE closed_at IS NOT NULL GROUP BY member.id
      ), unowed AS (
        SELECT DISTINCT rest.id FROM rest
        JOIN ledger_transaction posted ON posted.member_id = rest.id AND posted.occurred_at > rest.closed_at
        JOIN ledger_entry line ON line.member_id = posted.member_id AND line.transaction_id = posted.id AND line.amount > 0
        JOIN ledger_account account ON account.member_id = line.member_id AND account.id = line.account_id
          AND split_part(account.code, ':', 3) IN ('cash', 'bonus')
        WHERE 'owed' <> (SELECT rule.closed FROM receiving_rules() rule
          WHERE rule.type = posted.type AND rule.purpose IN (split_part(posted.idempotency_key, ':', 1), '')
          ORDER BY rule.purpose DESC LIMIT 1)
      )
      SELECT count(*) || ' closed accounts hold ' || ${money('coalesce(sum(balance), 0)')}
        || coalesce(': ' || string_agg(username || ' ' || ${money('balance')}, ', ' ORDER BY closed_at), '') AS figure,
        (SELECT count(*) FROM unowed) AS faults
      FROM rest`,
  },
  {
    what: 'What is withheld of closed accounts stands in the ledger until it is released or paid to an authority',
    sql: `WITH stored AS (
        SELECT member_id, sum(balance) AS withheld FROM ledger_account WHERE code LIKE 'member:%:withheld' GROUP BY member_id
      ), claimed AS (
        SELECT member_id, coalesce(sum(amount) FILTER (WHERE state = 'PAID'), 0) AS paid,
          coalesce(sum(amount) FILTER (WHERE state = 'KEPT'), 0) AS kept
        FROM authority_claim GROUP BY member_id
      )
      SELECT count(*) FILTER (WHERE stored.withheld > 0) || ' closed accounts, withheld now ' || ${money('coalesce(sum(stored.withheld), 0)')}
          || ', of it claimed by authorities ' || ${money('coalesce(sum(claimed.kept), 0)')} AS figure,
        count(*) FILTER (WHERE coalesce(claimed.kept, 0) > coalesce(stored.withheld, 0) OR coalesce(stored.withheld, 0)
          <> CASE WHEN closing.released_at IS NULL THEN coalesce(closing.withheld, 0) - coalesce(claimed.paid, 0) ELSE 0 END) AS faults
      FROM stored FULL JOIN account_closing closing USING (member_id) FULL JOIN claimed USING (member_id)`,
  },
  {
    what: 'Every claim of an authority that was paid left the withheld account once, and nothing else did',
    sql: `WITH moved AS (
        SELECT head.member_id, head.idempotency_key, -entry.amount AS amount
        FROM ledger_account account
        JOIN ledger_entry entry ON entry.member_id = account.member_id AND entry.account_id = account.id
        JOIN ledger_transaction head ON head.member_id = entry.member_id AND head.id = entry.transaction_id
        WHERE account.code LIKE 'member:%:withheld' AND head.type = 'CLOSING_HANDOVER'
      ), paid AS (
        SELECT member_id, 'closing:' || member_id || ':handover:' || id AS idempotency_key, amount
        FROM authority_claim WHERE state = 'PAID'
      )
      SELECT count(paid.amount) || ' claims, paid to authorities ' || ${money('coalesce(sum(paid.amount), 0)')} AS figure,
        count(*) FILTER (WHERE moved.amount IS DISTINCT FROM paid.amount) AS faults
      FROM moved FULL JOIN paid USING (member_id, idempotency_key)`,
  },
] as const
