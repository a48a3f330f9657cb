import { formatAmount } from '@playhouse/shared/money.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import { cardsModel, clientSeeds, findDeal, type Table } from './hand.ts'

/** Proof of a hand for one seat, stored by the operator with the seat's round and read by the verifier. */
export function handDetails(table: Table, seat: 0 | 1) {
  const { hand, seats } = table
  const serverSeed = hand.serverSeed.toString('hex')
  return {
    engine: 'cards',
    modelId: hand.modelId,
    bet: { ante: formatAmount(cardsModel(hand.modelId).ante), seat },
    moves: seats.map(({ seat: by, decision }) => ({ move: { seat: by, decision }, elapsedMs: 0 })),
    state: findDeal(table),
    fairness: { serverSeedHash: seedHash(serverSeed), serverSeed, clientSeed: clientSeeds(table), nonce: 0 },
  }
}
