import { seededDraw } from '../../apps/platform/src/engines/slot/fair-random.ts'
import { modelById } from '../../apps/platform/src/engines/slot/models.ts'
import { playRound } from '../../apps/platform/src/engines/slot/slot.ts'
import { query } from './database.ts'

/**
 * A seed of the player's own with which the next round of each of a member's open game sessions pays nothing back: the draw
 * is known to whoever knows both seeds, and the test reads the platform's out of the database.
 */
export async function losingSeed(memberId: number, stake: bigint): Promise<string> {
  const sessions = await query<{ seed: Buffer; nonce: number; modelId: string }>(
    `select server_seed as seed, nonce, model_id as "modelId" from game_session join game using (node_id)
     where member_id = $1`,
    [memberId],
  )
  const pays = (clientSeed: string) =>
    sessions.some(({ seed, nonce, modelId }) => {
      const model = modelById(modelId)
      if (!model) throw new Error(`There is no slot model ${modelId}.`)
      const draw = seededDraw({ serverSeed: seed.toString('hex'), clientSeed, nonce })
      return playRound(model, stake, draw).payoutMinor > 0n
    })
  for (let attempt = 0; attempt < 1_000; attempt += 1) if (!pays(`e2e-${attempt}`)) return `e2e-${attempt}`
  throw new Error('No seed loses: the engine pays always.')
}
