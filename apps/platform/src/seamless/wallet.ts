import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type pg from 'pg'
import { sqlStateOf } from '../db/database.ts'
import { type LedgerRequest, requestHash } from '../ledger/request-hash.ts'
import { authenticate } from './authenticate.ts'
import { CLOSE_UNPAID, CREDIT, IS_SETTLED } from './credit.ts'
import { DEBIT } from './debit.ts'
import type { Statement } from '../db/statement.ts'
import { type Account, holdingAccount } from './held-account.ts'
import { PLAY } from './play.ts'
import type { WalletAnswer, WalletCall, WalletRefusalCode, WalletRequest } from './protocol.ts'
import { RefusedCall } from './refused-call.ts'
import { cancel } from './rollback.ts'
import { type Moved, storedAnswer } from './stored-answer.ts'

const UNIQUE_VIOLATION = '23505'

/** A vendor whose signature held. */
export interface CallingVendor {
  code: string
  secret: Buffer
}

/** Ids of the house's accounts that bets go through. */
export interface HouseAccounts {
  bets: number
  demoBets: number
}

export type Wallet = {
  [Call in WalletCall]: (vendor: CallingVendor, asked: WalletRequest<Call>) => Promise<WalletAnswer<Call>>
}

/** The operator's wallet as vendors call it. Each throws RefusedCall. */
export function openWallet(pool: pg.Pool, accounts: HouseAccounts): Wallet {
  const houseOf = ({ demo }: Account) => (demo ? accounts.demoBets : accounts.bets)
  const ask = async <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
    (await pool.query<Row>({ ...statement, values })).rows

  /** What a call that may move money has in common with the others. */
  async function move(
    vendor: CallingVendor,
    asked: { session: string; transactionId: string; roundId: string },
    request: LedgerRequest,
    step: (account: Account) => Step,
  ): Promise<Moved> {
    const { session, transactionId, roundId } = asked
    const hash = requestHash({ ...request, session, roundId })
    const taken = await holdingAccount(pool, { session, vendorCode: vendor.code }, async ({ account, finish }) => {
      const next = step(account)
      if ('refusal' in next) return { refusal: next.refusal, memberId: account.memberId }
      const { memberId, cash, demo } = account
      const values = [vendor.code, transactionId, roundId, memberId, hash, cash, houseOf(account), demo, ...next.values]
      const [row] = await finish<{ id: bigint | null }>(next.statement, values).catch((error: unknown) => {
        // Another call was first to write the round.
        if (sqlStateOf(error) === UNIQUE_VIOLATION) return []
        throw error
      })
      if (!row) return { refusal: next.otherwise, memberId }
      const moved = { balance: formatAmount(next.balance), transaction: row.id === null ? null : String(row.id) }
      return { moved: { ...moved, replayed: false } }
    })
    if (taken && 'moved' in taken && taken.moved) return taken.moved
    const stored = taken && (await storedAnswer(ask, { vendorCode: vendor.code, transactionId, hash }))
    if (stored) return stored
    if (taken?.refusal !== 'round_not_found') throw new RefusedCall(taken?.refusal ?? 'game_session_expired')
    const settled = await ask(IS_SETTLED, [vendor.code, roundId, taken.memberId])
    throw new RefusedCall(settled.length > 0 ? 'round_closed' : 'round_not_found')
  }

  return {
    authenticate: (vendor, { launchToken }) => authenticate(pool, launchToken, vendor),

    balance: async (vendor, { session }) => {
      const [held] = await ask<{ balance: bigint; currency: string }>(BALANCE, [session, vendor.code])
      if (!held) throw new RefusedCall('game_session_expired')
      return { balance: formatAmount(held.balance), currency: held.currency }
    },

    play: (vendor, asked) => {
      const [stake, payout] = [parseAmount(asked.stake), parseAmount(asked.payout)]
      return move(vendor, asked, { call: 'play', stake, payout }, ({ live, balance, nodeId }) => {
        if (!live) return { refusal: 'game_session_expired' }
        if (balance < stake) return { refusal: 'insufficient_balance' }
        const after = balance - stake + payout
        const values = [nodeId, stake, payout, balance - stake, after, JSON.stringify(asked.details)]
        return { statement: PLAY, values, balance: after, otherwise: 'round_closed' }
      })
    },

    debit: (vendor, asked) => {
      const stake = parseAmount(asked.amount)
      return move(vendor, asked, { call: 'debit', stake }, ({ live, balance, nodeId }) => {
        if (!live) return { refusal: 'game_session_expired' }
        if (balance < stake) return { refusal: 'insufficient_balance' }
        const values = [nodeId, stake, balance - stake, asked.session]
        return { statement: DEBIT, values, balance: balance - stake, otherwise: 'round_closed' }
      })
    },

    credit: (vendor, asked) => {
      const { closes, details = null } = asked
      const payout = parseAmount(asked.amount)
      return move(vendor, asked, { call: 'credit', payout, closes }, ({ balance }) => {
        const values = [payout, balance + payout, details && JSON.stringify(details), closes]
        const statement = payout > 0n ? CREDIT : CLOSE_UNPAID
        return { statement, values, balance: balance + payout, otherwise: 'round_not_found' }
      })
    },

    rollback: async (vendor, { session, transactionId, debitId }) => {
      const hash = requestHash({ call: 'rollback', session, debitId })
      const asked = { session, vendorCode: vendor.code }
      const answer = await holdingAccount(pool, asked, (held) =>
        cancel(held, { vendorCode: vendor.code, transactionId, debitId, hash, house: houseOf(held.account) }),
      )
      if (!answer) throw new RefusedCall('round_not_found')
      return answer
    },
  }
}

/** What a call does while the account is held: write, or nothing. `otherwise` is the refusal where nothing was written. */
type Step =
  | { refusal: WalletRefusalCode }
  | { statement: Statement; values: unknown[]; balance: bigint; otherwise: WalletRefusalCode }

const BALANCE: Statement = {
  name: 'seamless-balance',
  text: `
    select cash.balance, cash.currency
    from game_session opened
    join game on game.node_id = opened.node_id and game.vendor_code = $2
    join ledger_account cash on cash.code = 'member:' || opened.member_id || ':cash'
    where opened.id = $1 and opened.redeemed_at is not null`,
}
