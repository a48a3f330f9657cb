import type { Result } from '../results.ts'
import type { PageCost } from './page-cost.ts'
import type { Profile } from './profiles.ts'

type Measure = Pick<Result, 'goal' | 'unit'>

/** Largest value allowed for each measure of the site; null is recorded only. 1 kB is 1,000 bytes, compressed as transferred. */
const GOALS = {
  'home-js': { goal: 200, unit: 'kB' },
  'home-js-requests': { goal: 6, unit: 'requests' },
  'home-css': { goal: 15, unit: 'kB' },
  'lobby-answer': { goal: 10, unit: 'kB' },
  'longest-frame-scroll': { goal: 50, unit: 'ms' },
  'longest-frame-pages': { goal: 50, unit: 'ms' },
  'longest-frame-pages-floor': { goal: null, unit: 'ms' },
} as const satisfies Record<string, Measure>

/** Measured with each profile. A ratio is to the floor of the same visit, because absolute times depend on the machine. */
const GOALS_PER_PROFILE = {
  lcp: { goal: null, unit: 's' },
  'lcp-floor': { goal: null, unit: 's' },
  'lcp-ratio': { goal: 1.3, unit: '' },
  cls: { goal: 0.02, unit: '' },
  'inp-menu': { goal: 100, unit: 'ms' },
  'inp-search': { goal: 100, unit: 'ms' },
  'next-screen': { goal: null, unit: 'ms' },
  'next-screen-floor': { goal: null, unit: 'ms' },
  'next-screen-ratio': { goal: 1.6, unit: '' },
} as const satisfies Record<string, Measure>

/** Pages whose cost is measured. */
export const COST_PAGES = { home: '/', lobby: '/rng', 'log-in': '/login', promotions: '/promotions' } as const

/** Half of each page's nodes before pages rendered only what is near the viewport. */
const NODE_GOALS: Readonly<Record<keyof typeof COST_PAGES, number>> = {
  home: 2_250,
  lobby: 1_090,
  'log-in': 300,
  promotions: 380,
}

/** `nodes-home`, `script-home`, `blocking-home`, `lcp-home`. Times depend on the machine, so they are recorded only. */
export function createCostRows(page: keyof typeof COST_PAGES, { nodes, script, blocking, lcp }: PageCost): Result[] {
  return [
    toResult(`nodes-${page}`, { goal: NODE_GOALS[page], unit: 'nodes' }, nodes),
    toResult(`script-${page}`, { goal: null, unit: 'ms' }, script),
    toResult(`blocking-${page}`, { goal: null, unit: 'ms' }, blocking),
    toResult(`lcp-${page}`, { goal: null, unit: 's' }, lcp),
  ]
}

const DIGITS: Readonly<Record<string, number>> = { s: 2, '': 4, kB: 1 }

export function createRow(id: keyof typeof GOALS, value: number): Result {
  return toResult(id, GOALS[id], value)
}

/** `lcp-desk`, `lcp-desk-ratio`: the profile precedes `floor` and `ratio`. */
export function createProfileRow(name: keyof typeof GOALS_PER_PROFILE, profile: Profile, value: number): Result {
  return toResult(name.replace(/(?=-(?:floor|ratio)$)|$/, `-${profile.id}`), GOALS_PER_PROFILE[name], value)
}

function toResult(id: string, { goal, unit }: Measure, value: number): Result {
  return { id, value: Number(value.toFixed(DIGITS[unit] ?? 0)), goal, unit, better: 'lower' }
}
