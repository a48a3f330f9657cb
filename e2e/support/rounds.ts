import { seededDraw } from '@playhouse/engines/server-random.ts'
import { modelById } from '@playhouse/engines/slot/models.ts'
import { playRound } from '@playhouse/engines/slot/slot.ts'
import { query } from './database.ts'

/** A client seed with which the next round of each of a member's open game sessions pays nothing. */
export const losingSeed = (memberId: number, stake: bigint): Promise<string> =>
  seedFor(memberId, stake, (payout) => payout === 0n)

/**
 * A client seed with which the next round of each of a member's open game sessions pays as wanted. The draw follows from both
 * seeds; the test reads the vendor's from the database.
 */
export async function seedFor(memberId: number, stake: bigint, isWanted: (payout: bigint) => boolean): Promise<string> {
  const sessions = await query<{ seed: Buffer; nonce: number; modelId: string }>(
    `select opened.server_seed as seed, opened.nonce, model_id as "modelId" from vendor.session opened
     join game_session on game_session.id = wallet_session join game on game.node_id = opened.node_id
     where member_id = $1`,
    [memberId],
  )
  const fits = (clientSeed: string) =>
    sessions.every(({ seed, nonce, modelId }) => {
      const model = modelById(modelId)
      if (!model) throw new Error(`Unknown slot model ${modelId}.`)
      const draw = seededDraw({ serverSeed: seed.toString('hex'), clientSeed, nonce })
      return isWanted(playRound(model, stake, draw).payoutMinor)
    })
  for (let attempt = 0; attempt < 10_000; attempt += 1) if (fits(`e2e-${attempt}`)) return `e2e-${attempt}`
  throw new Error('No seed pays as wanted.')
}
