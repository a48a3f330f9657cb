import type { Result } from '../results.ts'
import type { Profile } from './profiles.ts'

/** What each number may be at most: the budgets of the site. kB are 1,000 bytes as they travel, compressed. */
export const GOALS = {
  'home-js': { goal: 190, unit: 'kB' },
  'home-js-requests': { goal: 6, unit: 'requests' },
  'home-css': { goal: 15, unit: 'kB' },
  'lobby-answer': { goal: 10, unit: 'kB' },
  'lcp-desk': { goal: 0.8, unit: 's' },
  'lcp-phone': { goal: 2, unit: 's' },
  'cls-desk': { goal: 0.02, unit: '' },
  'cls-phone': { goal: 0.02, unit: '' },
  'inp-menu-desk': { goal: 100, unit: 'ms' },
  'inp-menu-phone': { goal: 100, unit: 'ms' },
  'inp-search-desk': { goal: 100, unit: 'ms' },
  'inp-search-phone': { goal: 100, unit: 'ms' },
  'longest-frame-scroll': { goal: 50, unit: 'ms' },
  'longest-frame-pages': { goal: 50, unit: 'ms' },
  'next-screen-desk': { goal: 50, unit: 'ms' },
  'next-screen-phone': { goal: 50, unit: 'ms' },
} as const satisfies Record<string, Pick<Result, 'goal' | 'unit'>>

export type GoalId = keyof typeof GOALS

/** The row of a number that was measured with one of the profiles. */
export function rowFor(id: GoalId, value: number): Result {
  const { goal, unit } = GOALS[id]
  const digits = unit === 's' ? 2 : unit === '' ? 4 : unit === 'kB' ? 1 : 0
  return { id, value: Number(value.toFixed(digits)), goal, unit, better: 'lower' }
}

/** The id of a number that each profile has. */
export function idOf<Name extends 'lcp' | 'cls' | 'inp-menu' | 'inp-search' | 'next-screen'>(
  name: Name,
  { id }: Profile,
): `${Name}-${Profile['id']}` {
  return `${name}-${id}`
}
