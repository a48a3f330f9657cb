import * as z from 'zod'
import type { Draw } from '../engine.ts'
import { CARDS_MODELS } from './models.ts'
import { begin, decide, showdown } from './three-cards.ts'

const seat = z.literal([0, 1])
const betSchema = z.object({ ante: z.string(), seat })
const moveSchema = z.object({ seat, decision: z.enum(['raise', 'fold']) })

/** A hand as claimed by one of its seats. */
export interface ClaimedHand {
  modelId: string
  bet: unknown
  moves: readonly { readonly move: unknown }[]
}

/**
 * Replays a hand with its decisions. @returns the seat's payout in minor units and both hands
 * @throws RangeError for an unknown table; MoveError and ZodError for invalid decisions
 */
export function replayHand({ modelId, bet, moves }: ClaimedHand, draw: Draw) {
  const model = CARDS_MODELS.find(({ id }) => id === modelId)
  if (!model) throw new RangeError(`Unknown card model ${modelId}`)
  const own = betSchema.parse(bet)
  const deal = moves.reduce((before, { move }) => {
    const made = moveSchema.parse(move)
    return decide(before, made.seat, made.decision)
  }, begin(draw))
  const { payouts, winner, by } = showdown(model, deal, model.ante)
  return { payout: payouts[own.seat], view: { hands: deal.hands, decisions: deal.decisions, winner, by } }
}
