import { engineOfModel } from '@playhouse/engines/all.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import { DETAILS_MAX } from '@playhouse/vendor-api/seamless-wallet.ts'
import type { Round } from './round-row.ts'

/** Proof of a round, stored by the operator and read by the betting record and the verifier. */
export function roundDetails(round: Round) {
  const serverSeed = round.serverSeed.toString('hex')
  const proof = {
    engine: engineOfModel(round.modelId)?.engine.kind ?? '',
    modelId: round.modelId,
    bet: round.bet,
    ...(round.moves.length > 0 && { moves: round.moves.map(({ move, elapsedMs }) => ({ move, elapsedMs })) }),
    ...(round.openedAt && { elapsedMs: round.elapsedMs }),
    ...(round.jackpot && { jackpot: round.jackpot }),
    fairness: { serverSeedHash: seedHash(serverSeed), serverSeed, clientSeed: round.clientSeed, nonce: round.nonce },
  }
  const whole = { ...proof, state: round.state }
  // The state can be recomputed from the seeds, so it is dropped if too long.
  return JSON.stringify(whole).length <= DETAILS_MAX ? whole : proof
}
