import type { Transaction } from '../database.ts'
import { confirmDeposit, disburseWithdrawal, requestWithdrawal } from '../../ledger/cashier.ts'
import { creditDemoAccount } from '../../ledger/demo.ts'
import { cashAccount } from '../../ledger/accounts.ts'
import { ledgerKeys } from '../../ledger/keys.ts'
import { addToMemberDay } from '../../ledger/member-day.ts'
import { postTransaction } from '../../ledger/post.ts'
import { deposit } from '../tables/cashier.ts'
import { round } from '../tables/play.ts'
import type { WorldEvent } from './events.ts'
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
    case 'demo-credit':
      await creditDemoAccount(tx, event.memberId, event.amount, at)
  }
}

/** A round as it was settled before vendors named their rounds: the stake, a payout one millisecond after it, the round, the day. */
async function applyRound(tx: Transaction, played: PlayedRound, at: Date): Promise<void> {
  const { memberId, nodeId, roundKey, stake, payout, demo, stops, serverSeed, clientSeed, nonce } = played
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
      { account: house, amount: stake },
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
  if (!demo) await addToMemberDay(tx, memberId, last.occurredAt, { turnover: stake, payout, rounds: 1 })
}
