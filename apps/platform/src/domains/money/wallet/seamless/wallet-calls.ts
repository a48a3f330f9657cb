import type pg from 'pg'
import { askAlone, askJoined } from '@playhouse/postgres/joined-statement.ts'
import type { Statement } from '@playhouse/postgres/statement.ts'
import type { WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'
import type { RoundRisk } from '../round-risk.ts'
import { RefusedCall } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'

/** A call as `wallet_calls()` takes it. Amounts in minor units. */
export interface MovingCall {
  call: 'play' | 'debit' | 'credit' | 'rollback'
  vendorCode: string
  session: string
  transactionId: string
  /** SHA-256 of the request; tells a retry from another request. */
  hash: Buffer
  roundId?: string
  stake?: bigint
  payout?: bigint
  closes?: boolean
  details?: object | undefined
  /** The jackpot that the round claims, and the odds its seeds were checked against. */
  jackpotId?: string | undefined
  oneIn?: bigint | undefined
  debitId?: string
  /** Known risk of the bet (`round-risk.ts`); null if unknown. */
  risk?: RoundRisk | null
}

export interface CallOutcome {
  /** Null if nothing moved. */
  transactionId: bigint | null
  balance: bigint
  replayed: boolean
  jackpotId: string | null
  won: bigint | null
}

/** Executes a call; concurrent ones are combined into one statement. @throws RefusedCall */
export async function makeCall(pool: pg.Pool, call: MovingCall): Promise<CallOutcome> {
  const values = ARGUMENTS.map((argument) => argument(call))
  let made = await askJoined<MadeCall>(pool, WALLET_CALLS, values)
  // The account is locked: retry alone and wait for it.
  if (made?.refusal === 'account_busy') made = await askAlone<MadeCall>(pool, WALLET_CALLS, values)
  if (!made || made.refusal === 'account_busy') throw new Error('The wallet call returned no outcome')
  if (made.refusal) throw new RefusedCall(made.refusal)
  return made
}

interface MadeCall extends CallOutcome, pg.QueryResultRow {
  refusal: WalletRefusalCode | 'account_busy' | null
}

/** In the order of the parameters of `wallet_calls()`. */
const ARGUMENTS: readonly ((call: MovingCall) => unknown)[] = [
  ({ call }) => call,
  ({ vendorCode }) => vendorCode,
  ({ session }) => session,
  ({ transactionId }) => transactionId,
  ({ roundId }) => roundId,
  ({ hash }) => hash,
  ({ stake }) => stake,
  ({ payout }) => payout,
  ({ closes }) => closes,
  ({ details }) => details && JSON.stringify(details),
  ({ jackpotId }) => jackpotId,
  ({ oneIn }) => oneIn,
  ({ debitId }) => debitId,
  ({ risk }) => risk && JSON.stringify(risk),
]

export const WALLET_CALLS: Statement = {
  name: 'seamless-calls',
  text: `
    select nth, refusal, transaction_id as "transactionId", balance, replayed, jackpot_id as "jackpotId", won
    from wallet_calls($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      with ordinality as made (refusal, transaction_id, balance, replayed, jackpot_id, won, nth)`,
}
