const money = (minor: string) => `to_char(${minor} / 10000.0, 'FM999,999,999,999,990.00')`

/** Posted once under a key of the member, as what is stored says. */
const posted = (alias: string, type: string, key: string) => `LEFT JOIN LATERAL (
        SELECT sum(entry.amount) AS amount FROM ledger_transaction t JOIN ledger_entry entry
          ON entry.member_id = t.member_id AND entry.transaction_id = t.id AND entry.balance_after IS NOT NULL
        WHERE t.member_id = kept.member_id AND t.type = '${type}' AND t.idempotency_key = ${key}
      ) AS ${alias} ON true`

/** Checks of rebates and points against the ledger. */
export const REWARD_CHECKS = [
  {
    what: 'Every claimed rebate was paid once, as its lines add up to',
    needs: 'rebate_claim',
    sql: `SELECT count(*) || ' rebates of ' || ${money('coalesce(sum(kept.amount), 0)')} AS figure,
        count(*) FILTER (WHERE kept.amount IS DISTINCT FROM paid.amount OR kept.amount IS DISTINCT FROM (
          SELECT sum((line ->> 'amount')::bigint) FROM jsonb_array_elements(kept.lines) AS line)) AS faults
      FROM rebate_claim kept ${posted('paid', 'REBATE', "'rebate:' || kept.week")}`,
  },
  {
    what: 'Every redemption took its points once, and gave them back where it was rejected',
    needs: 'points_redemption',
    sql: `SELECT count(*) || ' redemptions of ' || ${money('coalesce(sum(kept.points), 0)')} || ' points' AS figure,
        count(*) FILTER (WHERE
          CASE WHEN item_id IS NULL THEN converted.amount IS NULL ELSE kept.points IS DISTINCT FROM -spent.amount END
          OR (state = 'REJECTED') <> (returned.amount IS NOT NULL)
          OR returned.amount <> kept.points) AS faults
      FROM points_redemption kept
      ${posted('spent', 'POINTS_SPEND', "'points:' || kept.request_key || ':spend'")}
      ${posted('converted', 'POINTS_CONVERT', "'points:' || kept.request_key || ':spend'")}
      ${posted('returned', 'POINTS_RETURN', "'points:' || kept.request_key || ':return'")}`,
  },
] as const
