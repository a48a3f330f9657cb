const money = (minor: string) => `to_char(${minor} / 10000.0, 'FM999,999,999,999,990.00')`

/** Transfers with an unknown outcome, and the amount that the vendor has moved for each. */
const UNDER_WAY = `under_way AS (
        SELECT stored.*, coalesce(there.moved, 0) AS moved
        FROM wallet_transfer stored LEFT JOIN vendor.transfer there ON there.vendor_code = stored.vendor_code AND transfer_id = id
        WHERE state IN ('sent', 'unknown')
      )`

/** Checks of vendor wallets; the figure names those that differ. */
export const TRANSFER_CHECKS = [
  {
    what: 'What is on its way to vendors is that of transfers under way',
    sql: `SELECT ${money('stored')} || ' on its way' AS figure, count(*) FILTER (WHERE stored <> under_way) AS faults
      FROM (
        SELECT coalesce(sum(amount), 0) AS stored FROM ledger_entry JOIN ledger_account ON id = account_id WHERE code = 'house:transit'
      ) AS posted, (
        SELECT coalesce(sum(amount), 0) AS under_way FROM wallet_transfer WHERE direction = 'out' AND state IN ('sent', 'unknown')
      ) AS transfers
      GROUP BY stored`,
  },
  {
    what: 'Every vendor wallet’s balance equals its ledger account',
    // The simulators' schema, which is missing where they have never run.
    needs: 'vendor.account',
    // The vendor is ahead of the ledger by open rounds, rounds not yet imported, and transfers whose response was lost.
    sql: `WITH ${UNDER_WAY}, named AS (
        SELECT DISTINCT member_id, stored.vendor_code, account
        FROM wallet_transfer stored JOIN vendor.transfer there ON there.vendor_code = stored.vendor_code AND transfer_id = id
        WHERE account IS NOT NULL
      ), compared AS (
        SELECT named.member_id, held.vendor_code, held.account, held.balance AS there,
          coalesce(ledger.balance, 0)
          + coalesce((SELECT sum(moved) FROM under_way
            WHERE under_way.member_id = named.member_id AND under_way.vendor_code = held.vendor_code), 0)
          + coalesce((SELECT sum(payout - stake) FROM vendor.account_round round
            LEFT JOIN round_feed feed ON feed.vendor_code = round.vendor_code
            WHERE round.vendor_code = held.vendor_code AND round.account = held.account
              AND (round.position IS NULL OR round.position > coalesce(feed.position, 0))), 0) AS expected
        FROM vendor.account held LEFT JOIN named USING (vendor_code, account)
        LEFT JOIN ledger_account ledger ON code = 'member:' || named.member_id || ':vendor:' || held.vendor_code
        UNION ALL
        SELECT ledger.member_id, split_part(code, ':', 4), NULL, 0, ledger.balance
        FROM ledger_account ledger
        LEFT JOIN named ON named.member_id = ledger.member_id AND named.vendor_code = split_part(code, ':', 4)
        WHERE code LIKE 'member:%:vendor:%' AND named.account IS NULL
      )
      SELECT count(*) || ' wallets holding ' || ${money('coalesce(sum(there), 0)')}
        || coalesce('; ' || string_agg('member ' || coalesce(member_id::text, account) || ' at ' || vendor_code || ': '
          || ${money('there')} || ' instead of ' || ${money('expected')}, '; ') FILTER (WHERE there <> expected), '') AS figure,
        count(*) FILTER (WHERE there <> expected) AS faults
      FROM compared`,
  },
]
