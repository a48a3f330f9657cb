import type { Pot } from '../../apps/platform/src/domains/play/jackpots/pots.ts'
import { drawPot, potRow } from '../../apps/platform/src/domains/play/jackpots/pots.ts'
import { query, queryOne } from './database.ts'

interface Dropping {
  jackpotId: string
  name: string
  seedAmount: bigint
  mustDropBy: bigint
  /** Number of the open pot, and the hash of its seed. */
  pot: number
  seedHash: string
  /** Balance of the pot in the ledger. */
  held: bigint
}

/** The must-drop jackpot of the demo data. */
export const droppingJackpot = () =>
  queryOne<Dropping>(
    `select jackpot.id as "jackpotId", name, seed_amount as "seedAmount", must_drop_by as "mustDropBy", pot.number as pot,
       encode(seed_hash, 'hex') as "seedHash",
       (select sum(amount)::bigint from ledger_entry where account_id = jackpot.account_id) as held
     from jackpot join jackpot_pot pot on pot.jackpot_id = jackpot.id and pot.transaction_id is null`,
  )

/** Replaces the pot's seed by one that makes it drop within the next `fed` minor units. */
export async function dropWithin(fed: bigint): Promise<void> {
  const rule = await droppingJackpot()
  const { jackpotId, pot, held } = rule
  const reached = ({ dropPoint }: Pot) => dropPoint > held && dropPoint <= held + fed
  for (let attempt = 0; attempt < 10_000; attempt += 1) {
    const drawn = drawPot(rule, pot)
    if (!reached(drawn)) continue
    const { serverSeed, seedHash, dropPoint } = potRow(jackpotId, drawn)
    const values = [jackpotId, pot, serverSeed, seedHash, dropPoint]
    await query(
      'update jackpot_pot set server_seed = $3, seed_hash = $4, drop_point = $5 where jackpot_id = $1 and number = $2',
      values,
    )
    return
  }
  throw new Error(`No seed lets ${jackpotId} drop within ${fed}.`)
}
