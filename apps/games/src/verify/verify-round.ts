import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { engineOfModel } from '@playhouse/engines/all.ts'
import { replayHand } from '@playhouse/engines/cards/replay.ts'
import { drawJackpot, JACKPOT_STREAM, type JackpotDraw } from '@playhouse/engines/jackpot-draw.ts'
import { seededDraw, seedHash } from '@playhouse/engines/browser-random.ts'
import type { RoundClaim } from '@playhouse/vendor-api/round-claim.ts'

export type Verdict =
  | { kind: 'fair' | 'other-payout' | 'other-jackpot'; payout: string; jackpot?: JackpotDraw; view: unknown }
  /** The seed is not the one whose hash was shown before the round. */
  | { kind: 'other-seed' }
  /** The data is not a valid round of the game. */
  | { kind: 'no-round'; reason: string }

export function verifyRound(claim: RoundClaim): Verdict {
  try {
    if (seedHash(claim.fairness.serverSeed) !== claim.fairness.serverSeedHash) return { kind: 'other-seed' }
    const { payout, view, stake } = replayRound(claim)
    const jackpot = claim.jackpot && drawJackpot(seededDraw(claim.fairness, JACKPOT_STREAM), stake, claim.jackpot.oneIn)
    const recomputed = { payout: formatAmount(payout), view, ...(jackpot && { jackpot }) }
    if (payout !== parseAmount(claim.payout)) return { kind: 'other-payout', ...recomputed }
    return { kind: jackpot?.hit === claim.jackpot?.hit ? 'fair' : 'other-jackpot', ...recomputed }
  } catch (error) {
    return { kind: 'no-round', reason: error instanceof Error ? error.message : String(error) }
  }
}

function replayRound({ engine: kind, modelId, bet: claimedBet, moves = [], elapsedMs = 0, fairness }: RoundClaim) {
  if (kind === 'cards') return { ...replayHand({ modelId, bet: claimedBet, moves }, seededDraw(fairness)), stake: 0n }
  const played = engineOfModel(modelId)
  if (!played || played.engine.kind !== kind) throw new RangeError(`Unknown game ${kind} ${modelId}`)
  const { engine, model } = played
  const bet = engine.betSchema.parse(claimedBet)
  const stake = engine.getStake(model, bet)
  let step = engine.begin(model, bet, seededDraw(fairness))
  for (const { move, elapsedMs: at } of moves) {
    if (!engine.moves || step.payoutMinor !== null) throw new RangeError('The round was over before its last move')
    step = engine.moves.apply(model, bet, step.state, engine.moves.schema.parse(move), at)
  }
  if (step.payoutMinor === null) step = engine.moves?.expire(model, bet, step.state, elapsedMs) ?? step
  if (step.payoutMinor === null) throw new RangeError('The round had not ended by then')
  return { payout: step.payoutMinor, view: engine.view(model, bet, step.state, elapsedMs), stake }
}
