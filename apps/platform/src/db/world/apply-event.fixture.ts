import type { Transaction } from '../database.ts'
import { confirmDeposit, disburseWithdrawal, requestWithdrawal } from '../../ledger/cashier.ts'
import { creditDemoAccount } from '../../ledger/demo.ts'
import { roundRequest, settleRound } from '../../ledger/rounds.ts'
import { deposit } from '../tables/cashier.ts'
import type { WorldEvent } from './events.ts'

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
      await settleRound(tx, { ...event, request: roundRequest(event), playedAt: at })
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
