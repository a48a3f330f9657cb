import { sql } from 'drizzle-orm'
import type { Transaction } from '../database.ts'
import { confirmDeposit, disburseWithdrawal, requestWithdrawal } from '../../ledger/cashier.ts'
import { creditDemoAccount } from '../../ledger/demo.ts'
import { cashAccount, jackpotAccount } from '../../ledger/accounts.ts'
import { ledgerKeys } from '../../ledger/keys.ts'
import { addToMemberDay } from '../../ledger/member-day.ts'
import { postTransaction } from '../../ledger/post.ts'
import { payDrop } from '../../jackpots/pay-drop.ts'
import { potRow } from '../../jackpots/pots.ts'
import { deposit } from '../tables/cashier.ts'
import { jackpotPot } from '../tables/jackpots.ts'
import { round } from '../tables/play.ts'
import type { WorldEvent } from './events.ts'
import { JACKPOTS } from './jackpots.ts'
import { type PlayedRound, roundRequest } from './played-round.ts'

/**
 * Lets an event of the world happen through the calls of the book, as it would in life. `withdrawalIds` remembers which
 * withdrawal a request became.
 */
export async function applyEvent(
  tx: Transaction,
  event: WorldEvent,
  withdrawalIds: Map<string, number>,
): Promise<void> {
  const at = new Date(event.at)
  switch (event.type) {
    case 'round': {
      await applyRound(tx, event, at)
      return
    }
    case 'deposit': {
      await confirmDeposit(tx, { ...event, createdAt: new Date(event.createdAt), confirmedAt: at })
      return
    }
    case 'failed-deposit': {
      const { memberId, amount, channel, state } = event
      await tx.insert(deposit).values({ memberId, amount, channel, state, createdAt: at })
      return
    }
    case 'withdrawal': {
      const { id } = await requestWithdrawal(tx, { ...event, requestedAt: at })
      withdrawalIds.set(event.requestKey, id)
      return
    }
    case 'disbursal': {
      const withdrawalId = withdrawalIds.get(event.requestKey) ?? 0
      await disburseWithdrawal(tx, { withdrawalId, disbursedAt: at })
      return
    }
    case 'jackpot-opening': {
      const { jackpotId, amount, pot } = event
      if (pot) await tx.insert(jackpotPot).values(potRow(jackpotId, pot))
      await postTransaction(tx, {
        type: 'JACKPOT_SEED',
        idempotencyKey: ledgerKeys.jackpotOpening(jackpotId),
        request: { jackpotId, amount },
        occurredAt: at,
        legs: [
          { account: 'house:promotions', amount: -amount },
          { account: jackpotAccount(jackpotId), amount },
        ],
      })
      return
    }
    case 'demo-credit':
      await creditDemoAccount(tx, event.memberId, event.amount, at)
  }
}

/** A round as it was settled before vendors named their rounds: the stake, a payout one millisecond after it, the round, the day. */
async function applyRound(tx: Transaction, played: PlayedRound, at: Date): Promise<void> {
  const { memberId, nodeId, roundKey, stake, payout, demo, stops, serverSeed, clientSeed, nonce, jackpot } = played
  const cash = cashAccount(memberId)
  const house = demo ? 'house:demo-bets' : 'house:bets'
  const common = { memberId, reference: roundKey, request: roundRequest(played) }
  const bet = await postTransaction(tx, {
    ...common,
    type: 'BET',
    idempotencyKey: ledgerKeys.bet(memberId, roundKey),
    occurredAt: at,
    legs: [
      { account: cash, amount: -stake },
      { account: house, amount: stake - (jackpot?.fed ?? 0n) },
      ...(jackpot ? [{ account: jackpotAccount(jackpot.id), amount: jackpot.fed }] : []),
    ],
  })
  const last =
    payout === 0n
      ? bet
      : await postTransaction(tx, {
          ...common,
          type: 'PAYOUT',
          idempotencyKey: ledgerKeys.payout(memberId, roundKey),
          occurredAt: new Date(at.getTime() + 1),
          legs: [
            { account: house, amount: -payout },
            { account: cash, amount: payout },
          ],
        })
  const [balanceAfter = 0n] = last.balances.values()
  const outcome = { stops, serverSeed, clientSeed, nonce, balanceAfter, settledAt: last.occurredAt }
  await tx.insert(round).values({ memberId, nodeId, roundKey, stake, payout, ...outcome })
  if (jackpot?.hit) await applyJackpotWin(tx, played, bet.transactionId, new Date(at.getTime() + 2))
  if (!demo) await addToMemberDay(tx, memberId, last.occurredAt, { turnover: stake, payout, rounds: 1 })
}

/** All that the book says is in the jackpot goes to the winner, and the house seeds it anew. */
async function applyJackpotWin(tx: Transaction, played: PlayedRound, betId: bigint, at: Date): Promise<void> {
  const { memberId, nodeId, roundKey, jackpot } = played
  const { id: jackpotId = '', fed = 0n, next } = jackpot ?? {}
  const pot = jackpotAccount(jackpotId)
  const { rows } = await tx.execute<{ amount: bigint }>(sql`
    select sum(amount)::bigint as amount from ledger_entry join ledger_account on id = account_id where code = ${pot}`)
  const amount = rows[0]?.amount ?? 0n
  const seed = JACKPOTS.find(({ id }) => id === jackpotId)?.seedAmount ?? 0n
  if (next) {
    const won = { betId, fed, memberId, nodeId, reference: roundKey, amount, at }
    await payDrop(tx, { jackpotId, seedAmount: seed, number: next.number - 1 }, won)
    await tx.insert(jackpotPot).values(potRow(jackpotId, next))
    return
  }
  const common = { reference: roundKey, request: roundRequest(played), occurredAt: at }
  await postTransaction(tx, {
    ...common,
    type: 'JACKPOT',
    idempotencyKey: ledgerKeys.jackpot(memberId, roundKey),
    memberId,
    legs: [
      { account: pot, amount: -amount },
      { account: cashAccount(memberId), amount },
    ],
  })
  await postTransaction(tx, {
    ...common,
    type: 'JACKPOT_SEED',
    idempotencyKey: ledgerKeys.jackpotSeed(memberId, roundKey),
    legs: [
      { account: 'house:promotions', amount: -seed },
      { account: pot, amount: seed },
    ],
  })
}
