import type { Draw } from '../engine.ts'
import { type Market, marketsOf } from './markets.ts'
import type { MarketsModel } from './models.ts'
import { drawNames } from './names.ts'
import { drawCourse, drawStrengths, type Result, scoreOf, type Step, type Strengths } from './results.ts'

/** A simulated event before it begins. In a duel the home side is the red one. */
export interface MarketEvent {
  readonly home: string
  readonly away: string
  readonly strengths: Strengths
  readonly markets: readonly Market[]
}

/**
 * The event of a seed, how it goes and how it ends. In: draws from the event's own seed. Out: the event, which may be shown
 * at once, and its course and result, which may not before their time; the same draws give the same of all.
 */
export function eventOf(model: MarketsModel, draw: Draw): { event: MarketEvent; course: Step[]; result: Result } {
  const [home, away] = drawNames(model.shape.kind === 'duel', draw)
  const strengths = drawStrengths(model.shape, draw)
  const event = { home, away, strengths, markets: marketsOf(model, strengths) }
  const course = drawCourse(model.shape, strengths, draw)
  return { event, course, result: scoreOf(course) }
}
