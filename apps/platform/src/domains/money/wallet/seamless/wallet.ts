import type pg from 'pg'
import * as z from 'zod'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Statement } from '@playhouse/postgres/statement.ts'
import { METER } from '../../../../ledger/jackpot-meter.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import { authenticate } from './authenticate.ts'
import type { WalletResponse } from '@playhouse/vendor-api/seamless-wallet.ts'
import { type OperatorWallet, RefusedCall } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { payFromAll } from '../transfer/move-funds.ts'
import { coverageOfVendor, findRisk } from '../round-risk.ts'
import { makeCall, type MovingCall } from './wallet-calls.ts'
import { drawJackpot, JACKPOT_STREAM } from '@playhouse/engines/jackpot-draw.ts'
import { seededDraw, seedHash } from '@playhouse/engines/server-random.ts'

const proof = z.object({
  fairness: z.object({ serverSeedHash: z.string(), serverSeed: z.string(), clientSeed: z.string(), nonce: z.number() }),
})

/** Whether the seeds in a round's details reproduce the jackpot draw for that stake; anything else is not paid. */
function provesHit(details: unknown, stakeMinor: bigint, oneIn: number): boolean {
  const read = proof.safeParse(details)
  if (!read.success) return false
  const { fairness } = read.data
  try {
    if (seedHash(fairness.serverSeed) !== fairness.serverSeedHash) return false
    return drawJackpot(seededDraw(fairness, JACKPOT_STREAM), stakeMinor, oneIn).hit
  } catch {
    return false
  }
}

type Ask = <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>

/** Brings back what an account lacks for a stake of its game session from vendors that keep money. @returns whether it may be covered now */
export type BringBack = (session: string, stake: bigint) => Promise<boolean>

/** The wallet for vendors' calls; its rules are in the functions of db/functions/wallet. All throw RefusedCall. */
export function openWallet(pool: pg.Pool, bringBack: BringBack = async () => false): OperatorWallet {
  const ask: Ask = async <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
    (await pool.query<Row>({ ...statement, values })).rows
  return {
    authenticate: (vendor, { launchToken }) => authenticate(pool, launchToken, vendor),
    ...readingCalls(ask),
    ...movingCalls(pool, ask, bringBack),
  }
}

/** Calls that move no money. */
const readingCalls = (ask: Ask): Pick<OperatorWallet, 'balance' | 'meter' | 'reportFreeRounds'> => ({
  balance: async (vendor, { session }) => {
    const [held] = await ask<{ balance: bigint; maxStake: bigint | null; currency: string }>(BALANCE, [
      session,
      vendor.code,
    ])
    if (!held) throw new RefusedCall('game_session_expired')
    const maxStake = held.maxStake === null ? null : formatAmount(held.maxStake)
    return { balance: formatAmount(held.balance), maxStake, currency: held.currency }
  },

  meter: async (vendor, { session }) => {
    const [found] = await ask<SessionMeter & pg.QueryResultRow>(SESSION_METER, [session, vendor.code])
    if (!found) throw new RefusedCall('jackpot_refused')
    const won = found.won.map(({ transaction, amount }) => ({ transaction, amount: formatAmount(BigInt(amount)) }))
    return { id: found.id, amount: formatAmount(found.amount), won }
  },

  reportFreeRounds: async (vendor, { session, grantId, played, won }) => {
    const values = [session, vendor.code, grantId, played, parseAmount(won)]
    const [known] = await ask<{ isKnown: boolean } & pg.QueryResultRow>(REPORT_FREE_ROUNDS, values)
    if (!known?.isKnown) throw new RefusedCall('round_not_found')
  },
})

/** Bets, wins and what takes them back. */
function movingCalls(
  pool: pg.Pool,
  ask: Ask,
  bringBack: BringBack,
): Pick<OperatorWallet, 'play' | 'debit' | 'credit' | 'rollback'> {
  async function move(call: MovingCall): Promise<WalletResponse<'debit'>> {
    const { transactionId, balance, replayed, jackpotId, won } = await payFromAll(
      () => bringBack(call.session, call.stake ?? 0n),
      () => makeCall(pool, call),
    )
    return {
      balance: formatAmount(balance),
      transaction: transactionId === null ? null : String(transactionId),
      replayed,
      ...(jackpotId !== null && { jackpot: { id: jackpotId, amount: formatAmount(won ?? 0n) } }),
    }
  }

  return {
    play: async (vendor, { session, transactionId, roundId, details, jackpot, turnover, coverage, ...requested }) => {
      const [stake, payout] = [parseAmount(requested.stake), parseAmount(requested.payout)]
      const request = { call: 'play', stake, payout, session, roundId, ...(jackpot && { jackpot: jackpot.id }) }
      const call = { call: 'play', vendorCode: vendor.code, session, transactionId, roundId } as const
      const claim = jackpot && { jackpotId: jackpot.id, oneIn: await provenChance(ask, jackpot.id, details, stake) }
      const risk = findRisk({ vendorCode: vendor.code, details, payout, turnover, coverage })
      return move({ ...call, hash: requestHash(request), stake, payout, details, risk, ...claim })
    },

    debit: (vendor, { session, transactionId, roundId, amount, coverage }) => {
      const stake = parseAmount(amount)
      const hash = requestHash({ call: 'debit', stake, session, roundId })
      const risk = coverage && { coverage: coverageOfVendor(vendor.code, coverage) }
      const call = { call: 'debit', vendorCode: vendor.code, session, transactionId, roundId } as const
      return move({ ...call, hash, stake, ...(risk && { risk }) })
    },

    credit: (vendor, { session, transactionId, roundId, amount, closes, details, turnover }) => {
      const payout = parseAmount(amount)
      const hash = requestHash({ call: 'credit', payout, closes, session, roundId })
      const call = { call: 'credit', vendorCode: vendor.code, session, transactionId, roundId } as const
      return move({
        ...call,
        hash,
        payout,
        closes,
        details,
        risk: findRisk({ vendorCode: vendor.code, details, payout, turnover }),
      })
    },

    rollback: (vendor, { session, transactionId, debitId }) => {
      const hash = requestHash({ call: 'rollback', session, debitId })
      return move({ call: 'rollback', vendorCode: vendor.code, session, transactionId, hash, debitId })
    },
  }
}

/** The odds of a jackpot that a round's seeds prove to be won; otherwise 0, which no jackpot has. */
async function provenChance(ask: Ask, jackpotId: string, details: unknown, stake: bigint): Promise<bigint> {
  const [jackpot] = await ask<{ oneIn: bigint | null }>(CHANCE, [jackpotId])
  return jackpot?.oneIn && provesHit(details, stake, Number(jackpot.oneIn)) ? jackpot.oneIn : 0n
}

const BALANCE: Statement = {
  name: 'seamless-balance',
  text: `
    select playable_balance(cash.member_id) as balance, least(largest_stake(cash.member_id), opened.stake_maximum) as "maxStake", cash.currency
    from game_session opened
    join game on game.node_id = opened.node_id and game.vendor_code = $2
    join ledger_account cash on cash.member_id = opened.member_id and cash.code = 'member:' || opened.member_id || ':cash'
    where opened.id = $1 and opened.redeemed_at is not null`,
}

/**
 * Notes how far free rounds have been played, unless more is known. All played: they end at once. $1 session, $2 vendor, $3 grant, $4 played,
 * $5 won.
 */
const REPORT_FREE_ROUNDS: Statement = {
  name: 'seamless-report-free-rounds',
  text: `
    with given as (
      select free.member_id, free.id from free_rounds free
      join game_session opened on opened.member_id = free.member_id and opened.id = $1 and opened.redeemed_at is not null
      join game on game.node_id = free.node_id and game.vendor_code = $2
      where free.id = $3 and $4 <= free.rounds
    ), noted as (
      update free_rounds free
      set played = $4, won = $5, next_action_at = case when $4 = free.rounds then now() else free.next_action_at end
      from given
      where free.member_id = given.member_id and free.id = given.id and free.state in ('SENDING', 'ACTIVE') and free.played < $4
    )
    select exists (select from given) as "isKnown"`,
}

const CHANCE: Statement = { name: 'seamless-chance', text: `select one_in as "oneIn" from jackpot where id = $1` }

interface SessionMeter {
  id: string
  amount: bigint
  won: { transaction: string; amount: string }[]
}

/**
 * The jackpot of a session's game, and what its member won of it since the session started, for jackpots won
 * outside of a round. $1 session, $2 vendor.
 */
const SESSION_METER: Statement = {
  name: 'seamless-meter',
  text: `
    select jackpot.id, ${METER} as amount, coalesce((
        select json_agg(json_build_object('transaction', win.transaction_id::text, 'amount', win.amount::text) order by win.transaction_id)
        from jackpot_win win
        where win.member_id = opened.member_id and win.won_at >= opened.created_at
          and win.jackpot_id = jackpot.id and must_drop_by is not null
      ), '[]') as won
    from game_session opened
    join game on game.node_id = opened.node_id and game.vendor_code = $2
    join jackpot_game fed on fed.node_id = opened.node_id
    join jackpot on jackpot.id = fed.jackpot_id
    where opened.id = $1 and opened.redeemed_at is not null`,
}
