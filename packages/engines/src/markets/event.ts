import type { Draw } from '../engine.ts'
import { type Market, getMarkets } from './markets.ts'
import type { MarketsModel } from './models.ts'
import { drawMoments, type Moment } from './moments.ts'
import { drawLeague, drawNames } from './names.ts'
import { drawCourse, drawStrengths, type Result, getScore, type Step, type Strengths } from './results.ts'

/** A simulated event before it begins. In a duel the home side is the red one. */
export interface MarketEvent {
  readonly league: string
  readonly home: string
  readonly away: string
  readonly strengths: Strengths
  readonly markets: readonly Market[]
}

/**
 * Draws an event from its seed: the public event, which may be shown
 * at once, and its course and result, which must stay secret until they happen. Deterministic.
 */
export function getEvent(
  model: MarketsModel,
  draw: Draw,
): { event: MarketEvent; course: Step[]; moments: Moment[]; result: Result } {
  const [home, away] = drawNames(model.shape.kind === 'duel', draw)
  const strengths = drawStrengths(model.shape, draw)
  const course = drawCourse(model.shape, strengths, draw)
  // Drawn last, so that events from before leagues existed keep their names, odds and results.
  const league = drawLeague(model.sport, draw)
  const event = { league, home, away, strengths, markets: getMarkets(model, strengths) }
  return { event, course, moments: drawMoments(model.shape, draw), result: getScore(course) }
}
