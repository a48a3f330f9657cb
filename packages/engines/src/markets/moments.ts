import type { Draw } from '../engine.ts'
import type { Shape } from './models.ts'

/** Moments besides points, reported while an event runs without affecting bets. */
type MomentKind = 'save' | 'corner' | 'card' | 'rally' | 'ace' | 'timeout' | 'strike' | 'dodge'

export interface Moment {
  readonly kind: MomentKind
  readonly side: 'home' | 'away'
  /** Thousandths of the event's duration. */
  readonly at: number
}

const KINDS = {
  goals: ['save', 'save', 'corner', 'corner', 'corner', 'card'],
  series: ['rally', 'rally', 'ace', 'ace', 'timeout'],
  duel: ['strike', 'dodge'],
} as const satisfies Record<Shape['kind'], readonly MomentKind[]>

/** Five to nine moments: three draws each, and one for their number. */
export function drawMoments({ kind }: Shape, draw: Draw): Moment[] {
  const kinds: readonly MomentKind[] = KINDS[kind]
  const moments = Array.from({ length: 5 + draw(5) }, (): Moment => {
    const drawn = kinds[draw(kinds.length)] ?? kinds[0]
    return { kind: drawn ?? 'rally', side: draw(2) === 0 ? 'home' : 'away', at: draw(1_000) }
  })
  return moments.toSorted((one, other) => one.at - other.at)
}
