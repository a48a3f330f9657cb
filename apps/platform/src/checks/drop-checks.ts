import { drawPot } from '../domains/play/jackpots/pots.ts'

/** A stored pot, in the row of the check below. */
interface StoredPot {
  jackpotId: string
  number: number
  serverSeed: string
  dropPoint: string
  seedAmount: string
  mustDropBy: string
}

/**
 * Must-drop jackpots: each has exactly one pot to win, whose amount is below its drop point; each won pot matches its
 * win and the stake that reached the point, not an earlier one. The database itself ensures that the seed matches the
 * published hash; its draw is repeated here.
 */
export const DROP_CHECK = {
  what: 'Every must-drop jackpot was won at the point that its seed draws, by the stake that reached it',
  sql: `WITH pot AS (
        SELECT pot.*, seed_amount, must_drop_by, account_id, jackpot.amount AS folded FROM jackpot_pot pot JOIN jackpot ON jackpot.id = jackpot_id
      ), won AS (
        SELECT pot.*, win.amount, win.jackpot_id AS paid_of, win.member_id FROM pot JOIN jackpot_win win USING (transaction_id)
      )
      SELECT (SELECT count(*) FROM jackpot WHERE must_drop_by IS NOT NULL) || ' jackpots, won '
          || (SELECT count(*) FROM won) || ' times' AS figure,
        (SELECT count(*) FROM jackpot WHERE must_drop_by IS NOT NULL
            AND 1 <> (SELECT count(*) FROM jackpot_pot WHERE jackpot_id = jackpot.id AND transaction_id IS NULL))
          + (SELECT count(*) FROM pot WHERE must_drop_by IS NULL OR (transaction_id IS NULL AND folded >= drop_point))
          + (SELECT count(*) FROM jackpot_win win JOIN jackpot ON jackpot.id = win.jackpot_id WHERE must_drop_by IS NOT NULL
            AND win.transaction_id NOT IN (SELECT transaction_id FROM won))
          + (SELECT count(*) FROM won LEFT JOIN ledger_transaction bet ON bet.id = bet_id
            LEFT JOIN ledger_entry line ON line.transaction_id = bet_id AND line.line = 3 AND line.account_id = won.account_id
            WHERE (paid_of = jackpot_id AND bet.type = 'BET' AND bet.member_id = won.member_id AND line.amount = fed
              AND won.amount >= drop_point AND won.amount - fed < drop_point) IS NOT TRUE) AS faults,
        (SELECT coalesce(json_agg(json_build_object('jackpotId', jackpot_id, 'number', number, 'serverSeed', encode(server_seed, 'hex'),
          'dropPoint', drop_point::text, 'seedAmount', seed_amount::text, 'mustDropBy', must_drop_by::text)), '[]') FROM pot) AS pots`,
  again: ({ pots }: { pots?: readonly StoredPot[] }): number => (pots ?? []).filter((pot) => !isDrawn(pot)).length,
}

function isDrawn({ jackpotId, number, serverSeed, dropPoint, ...rule }: StoredPot): boolean {
  const limits = { seedAmount: BigInt(rule.seedAmount), mustDropBy: BigInt(rule.mustDropBy) }
  return drawPot({ jackpotId, ...limits }, number, serverSeed).dropPoint === BigInt(dropPoint)
}
