import type { Pot } from '../src/domains/games/jackpots/pots.ts'
import type { LedgerRequest } from '@playhouse/shared/request-hash.ts'

/** A round of the slot engine as the seed world has them: from before vendors named their rounds. Amounts in minor units. */
export interface PlayedRound {
  memberId: number
  nodeId: number
  /** Names the round; the same key plays once. */
  roundKey: string
  stake: bigint
  payout: bigint
  /** Play of a demo account: beside the house's result, and in no member's day. */
  demo: boolean
  stops: number[]
  serverSeed: Buffer
  clientSeed: string
  nonce: number
  /** What it fed into which jackpot, whether it won that, and which pot of a must-drop one begins then; null where it fed none. */
  jackpot: { id: string; fed: bigint; hit: boolean; next: Pot | null } | null
}

/** What a round's key stands for in the journal: the game, the stake and the member's own seed. */
export function roundRequest(round: Pick<PlayedRound, 'nodeId' | 'stake' | 'clientSeed'>): LedgerRequest {
  const { nodeId, stake, clientSeed } = round
  return { nodeId, stake, clientSeed }
}
