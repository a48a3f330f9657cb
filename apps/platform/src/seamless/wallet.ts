import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type pg from 'pg'
import { sqlStateOf } from '../db/database.ts'
import { contributionOf } from '../jackpots/contribution.ts'
import { type LedgerRequest, requestHash } from '../ledger/request-hash.ts'
import { authenticate } from './authenticate.ts'
import { AWARD, HOLD_JACKPOT, provesHit, SESSION_METER } from './award.ts'
import { CLOSE_UNPAID, CREDIT, IS_SETTLED } from './credit.ts'
import { DEBIT, DEBIT_FEEDING } from './debit.ts'
import type { Statement } from '../db/statement.ts'
import { type Account, type Held, holdingAccount } from './held-account.ts'
import { PLAY, PLAY_FEEDING } from './play.ts'
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
    const taken = await holdingAccount(pool, { session, vendorCode: vendor.code }, async (held) => {
      const { account } = held
      const next = step(account)
      if ('refusal' in next) return { refusal: next.refusal, memberId: account.memberId }
      const { memberId, cash, demo } = account
      const values = [vendor.code, transactionId, roundId, memberId, hash, cash, houseOf(account), demo, ...next.values]
      const written = await write(held, next, values).catch((error: unknown) => {
        // Another call was first to write the round.
        if (sqlStateOf(error) === UNIQUE_VIOLATION) return undefined
        throw error
      })
      if (!written) return { refusal: next.otherwise, memberId }
      const { id, won } = written
      const moved = { transaction: id === null ? null : String(id), replayed: false }
      if (!next.jackpotId || !won) return { moved: { ...moved, balance: formatAmount(next.balance) } }
      const jackpot = { id: next.jackpotId, amount: formatAmount(won.amount) }
      return { moved: { ...moved, balance: formatAmount(won.balance), jackpot } }
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

    meter: async (vendor, { session }) => {
      const [found] = await ask<SessionMeter & pg.QueryResultRow>(SESSION_METER, [session, vendor.code])
      if (!found) throw new RefusedCall('jackpot_refused')
      const won = found.won.map(({ transaction, amount }) => ({ transaction, amount: formatAmount(BigInt(amount)) }))
      return { id: found.id, amount: formatAmount(found.amount), won }
    },

    play: (vendor, asked) => {
      const [stake, payout] = [parseAmount(asked.stake), parseAmount(asked.payout)]
      const jackpotId = asked.jackpot?.id
      const request = { call: 'play', stake, payout, ...(jackpotId !== undefined && { jackpot: jackpotId }) }
      return move(vendor, asked, request, (account) => {
        const { live, balance, nodeId } = account
        if (!live) return { refusal: 'game_session_expired' }
        if (balance < stake) return { refusal: 'insufficient_balance' }
        if (jackpotId !== undefined && !mayWin(account, jackpotId, asked.details, stake))
          return { refusal: 'jackpot_refused' }
        const after = balance - stake + payout
        const values = [nodeId, stake, payout, balance - stake, after, JSON.stringify(asked.details)]
        const fed = fedBy(account, stake)
        const statement = fed ? PLAY_FEEDING : PLAY
        return { statement, values: [...values, ...(fed ?? [])], balance: after, otherwise: 'round_closed', jackpotId }
      })
    },

    debit: (vendor, asked) => {
      const stake = parseAmount(asked.amount)
      return move(vendor, asked, { call: 'debit', stake }, (account) => {
        const { live, balance, nodeId } = account
        if (!live) return { refusal: 'game_session_expired' }
        if (balance < stake) return { refusal: 'insufficient_balance' }
        const fed = fedBy(account, stake)
        const values = [nodeId, stake, balance - stake, asked.session, ...(fed ?? [])]
        return { statement: fed ? DEBIT_FEEDING : DEBIT, values, balance: balance - stake, otherwise: 'round_closed' }
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
  | {
      statement: Statement
      values: unknown[]
      balance: bigint
      otherwise: WalletRefusalCode
      /** The jackpot that the round won. */
      jackpotId?: string | undefined
    }

interface SessionMeter {
  id: string
  amount: bigint
  won: { transaction: string; amount: string }[]
}

interface Written {
  id: bigint | null
  /** What the jackpot paid, and what the account holds with it. */
  won?: { amount: bigint; balance: bigint } | undefined
}

/** Writes a call, and what its round won of a jackpot, with the commit behind it. Undefined where it wrote nothing. */
async function write(held: Held, next: Exclude<Step, { refusal: unknown }>, values: unknown[]) {
  const { statement, jackpotId } = next
  if (jackpotId === undefined) return (await held.finish<Written & pg.QueryResultRow>(statement, values))[0]
  await held.ask(HOLD_JACKPOT, [jackpotId])
  const [row] = await held.ask<Written & pg.QueryResultRow>(statement, values)
  if (!row) return undefined
  const { memberId, nodeId, cash } = held.account
  const [vendorCode, transactionId, roundId, , hash] = values
  const awarded = [vendorCode, transactionId, roundId, memberId, hash, cash, jackpotId, nodeId, next.balance]
  const [won] = await held.finish<{ amount: bigint; balance: bigint }>(AWARD, awarded)
  return { ...row, won }
}

/** Whether a round has won the jackpot that its game feeds. */
function mayWin({ jackpotId, oneIn }: Account, claimed: string, details: unknown, stake: bigint): boolean {
  return jackpotId === claimed && oneIn !== null && provesHit(details, stake, oneIn)
}

/** What a stake feeds into the jackpot of its game: the contribution, the jackpot's account, and the jackpot. */
function fedBy({ jackpotId, jackpotAccount, contributionPpm }: Account, stake: bigint): unknown[] | undefined {
  if (jackpotId === null || contributionPpm === null) return undefined
  const contribution = contributionOf(stake, contributionPpm)
  return contribution > 0n ? [contribution, jackpotAccount, jackpotId] : undefined
}

const BALANCE: Statement = {
  name: 'seamless-balance',
  text: `
    select cash.balance, cash.currency
    from game_session opened
    join game on game.node_id = opened.node_id and game.vendor_code = $2
    join ledger_account cash on cash.code = 'member:' || opened.member_id || ':cash'
    where opened.id = $1 and opened.redeemed_at is not null`,
}
