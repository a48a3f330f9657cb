import type { Draw } from '../engine.ts'
import { type Market, marketsOf } from './markets.ts'
import type { MarketsModel } from './models.ts'
import { drawMoments, type Moment } from './moments.ts'
import { drawLeague, drawNames } from './names.ts'
import { drawCourse, drawStrengths, type Result, scoreOf, type Step, type Strengths } from './results.ts'

/** A simulated event before it begins. In a duel the home side is the red one. */
export interface MarketEvent {
  readonly league: string
  readonly home: string
  readonly away: string
  readonly strengths: Strengths
  readonly markets: readonly Market[]
}

/**
 * The event of a seed, how it goes and how it ends. In: draws from the event's own seed. Out: the event, which may be shown
 * at once, and its course and result, which may not before their time; the same draws give the same of all.
 */
export function eventOf(
  model: MarketsModel,
  draw: Draw,
): { event: MarketEvent; course: Step[]; moments: Moment[]; result: Result } {
  const [home, away] = drawNames(model.shape.kind === 'duel', draw)
  const strengths = drawStrengths(model.shape, draw)
  const course = drawCourse(model.shape, strengths, draw)
  // Drawn last: events of before there were leagues keep their names, odds and results.
  const league = drawLeague(model.sport, draw)
  const event = { league, home, away, strengths, markets: marketsOf(model, strengths) }
  return { event, course, moments: drawMoments(model.shape, draw), result: scoreOf(course) }
}
