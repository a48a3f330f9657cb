import pg from 'pg'
import type { Statement } from '../db/statement.ts'
import type { WalletRefusalCode } from './protocol.ts'

/** A call that may move money, as `wallet_calls()` takes it. Amounts in minor units. */
export interface MovingCall {
  call: 'play' | 'debit' | 'credit' | 'rollback'
  vendorCode: string
  session: string
  transactionId: string
  /** SHA-256 of the request, by which a repetition is told from another request. */
  hash: Buffer
  roundId?: string
  stake?: bigint
  payout?: bigint
  closes?: boolean
  details?: object | undefined
  /** The jackpot that the round won, and the chance of it that its seeds were tried against. */
  jackpotId?: string | undefined
  oneIn?: bigint | undefined
  debitId?: string
}

export interface CallOutcome {
  /** Null where the call was taken. */
  refusal: WalletRefusalCode | null
  /** Null where nothing moved. */
  transactionId: bigint | null
  balance: bigint
  replayed: boolean
  jackpotId: string | null
  won: bigint | null
}

/** Statements under way at a time. More would each carry fewer calls. */
const LANES = 2
const MOST_AT_ONCE = 32

/**
 * Makes calls of the wallet in the database. Those that arrive while others are under way wait for each other and go in one
 * statement: one round trip and one commit for all of them, and each has its own outcome.
 */
export function joinCalls(pool: pg.Pool): (call: MovingCall) => Promise<CallOutcome> {
  const waiting: Waiting[] = []
  let underWay = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || underWay >= LANES) return
    isScheduled = true
    // After everything that has arrived by now was read.
    setImmediate(() => {
      isScheduled = false
      underWay += 1
      void send(waiting.splice(0, MOST_AT_ONCE)).finally(() => {
        underWay -= 1
        schedule()
      })
      schedule()
    })
  }

  async function send(calls: Waiting[]): Promise<void> {
    try {
      const outcomes = await makeCalls(pool, calls)
      for (const [index, { resolve }] of calls.entries()) resolve(outcomes[index] as CallOutcome)
    } catch (error) {
      // What PostgreSQL cannot take of one call undoes all of them; alone, each finds its own outcome.
      if (calls.length > 1 && error instanceof pg.DatabaseError) for (const call of calls) await send([call])
      else for (const { reject } of calls) reject(error)
    }
  }

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      schedule()
    })
}

interface Waiting {
  call: MovingCall
  resolve(outcome: CallOutcome): void
  reject(error: unknown): void
}

/** Arguments of `wallet_calls()` in its order: an array of each, with an element for every call. */
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
]

export const WALLET_CALLS: Statement = {
  name: 'seamless-calls',
  text: `
    select refusal, transaction_id as "transactionId", balance, replayed, jackpot_id as "jackpotId", won
    from wallet_calls($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
}

async function makeCalls(pool: pg.Pool, calls: readonly Waiting[]): Promise<CallOutcome[]> {
  const values = ARGUMENTS.map((argument) => calls.map(({ call }) => argument(call) ?? null))
  return (await pool.query<CallOutcome>({ ...WALLET_CALLS, values })).rows
}
