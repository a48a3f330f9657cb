import type { Pot } from '../src/domains/play/jackpots/pots.ts'
import type { LedgerRequest } from '@playhouse/server/request-hash.ts'

/** A seeded round of the slot engine, from before vendors sent round ids. Amounts in minor units. */
export interface PlayedRound {
  memberId: number
  nodeId: number
  roundKey: string
  stake: bigint
  payout: bigint
  /** Demo play, excluded from the house's result and daily totals. */
  demo: boolean
  stops: number[]
  serverSeed: Buffer
  clientSeed: string
  nonce: number
  /**
   * The round's contribution to a jackpot, whether it won that, and the pot that begins then in a must-drop one; null without a
   * contribution.
   */
  jackpot: { id: string; fed: bigint; hit: boolean; next: Pot | null } | null
}

/** Request stored with a round's key in the journal: game, stake and client seed. */
export function roundRequest(round: Pick<PlayedRound, 'nodeId' | 'stake' | 'clientSeed'>): LedgerRequest {
  const { nodeId, stake, clientSeed } = round
  return { nodeId, stake, clientSeed }
}
