import type { Result } from '../results.ts'
import type { Profile } from './profiles.ts'

type Measure = Pick<Result, 'goal' | 'unit'> & Partial<Pick<Result, 'better'>>

/** Pages that visitors most often come to first. */
export const FIRST_PAGES = { home: '/', lobby: '/rng', 'log-in': '/login', promotions: '/promotions' } as const
export type FirstPage = keyof typeof FIRST_PAGES

/** Largest value allowed for each measure of the site; null is recorded only. 1 kB is 1,000 bytes, compressed as transferred. */
const GOALS = {
  'entry-js': { goal: null, unit: 'kB' },
  'entry-js-floor': { goal: null, unit: 'kB' },
  'entry-js-ratio': { goal: 1.2, unit: '' },
  'home-js': { goal: 160, unit: 'kB' },
  'lobby-js': { goal: null, unit: 'kB' },
  'log-in-js': { goal: 185, unit: 'kB' },
  'promotions-js': { goal: 185, unit: 'kB' },
  'home-js-requests': { goal: 5, unit: 'requests' },
  'home-js-idle': { goal: null, unit: 'kB' },
  'home-css': { goal: 15, unit: 'kB' },
  'home-html': { goal: null, unit: 'kB' },
  'lobby-html': { goal: null, unit: 'kB' },
  'longest-frame-scroll': { goal: 70, unit: 'ms' },
  'longest-frame-pages': { goal: 70, unit: 'ms' },
  'longest-frame-pages-floor': { goal: null, unit: 'ms' },
} as const satisfies Record<string, Measure>

/** Goals of each first page with each profile. A ratio is to the floor of the same turn, because absolute times depend on the machine. */
const FIRST_SCREEN_GOALS = {
  fcp: { goal: null, unit: 's' },
  'fcp-floor': { goal: null, unit: 's' },
  'fcp-ratio': { goal: 1.2, unit: '' },
  lcp: { goal: null, unit: 's' },
  'lcp-floor': { goal: null, unit: 's' },
  'lcp-ratio': { goal: 1.3, unit: '' },
  cls: { goal: 0, unit: '' },
  blocking: { goal: null, unit: 'ms' },
  'blocking-floor': { goal: null, unit: 'ms' },
  'blocking-above': { goal: null, unit: 'ms' },
  hydrated: { goal: null, unit: 's' },
} as const satisfies Record<string, Measure>

/** On the slow phone, above the page without script. */
const BLOCKING_GOAL = 100

/** Largest ratio of the screen after the home page to its floor. */
const NEXT_SCREEN_GOALS: Readonly<Record<Profile['id'], number>> = { desk: 1.6, phone: 2.5 }

/** With each profile, on the home page and the screen after it. */
const INTERACTION_GOALS = {
  'inp-menu': { goal: 100, unit: 'ms' },
  'inp-search': { goal: 100, unit: 'ms' },
  'inp-floor': { goal: null, unit: 'ms' },
  'next-screen': { goal: null, unit: 'ms' },
  'next-screen-floor': { goal: null, unit: 'ms' },
  'next-screen-drawn': { goal: null, unit: 'ms' },
  'next-screen-drawn-ratio': { goal: null, unit: '' },
  'next-screen-ratio': { goal: null, unit: '' },
} as const satisfies Record<string, Measure>

/** Half of each page's nodes before pages rendered only what is near the viewport. */
const NODE_GOALS: Readonly<Record<FirstPage, number>> = { home: 2_250, lobby: 1_090, 'log-in': 300, promotions: 380 }

const LIGHTHOUSE_GOALS: Readonly<Record<string, number>> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/** `nodes-home`, `script-home`. */
export const createCostRows = (page: FirstPage, { nodes, script }: { nodes: number; script: number }): Result[] => [
  toResult(`nodes-${page}`, { goal: NODE_GOALS[page], unit: 'nodes' }, nodes),
  toResult(`script-${page}`, { goal: null, unit: 'ms' }, script),
]

/** `lighthouse-home-seo`; scores of 0 to 100. */
export const createLighthouseRow = (page: FirstPage, category: string, score: number): Result =>
  toResult(
    `lighthouse-${page}-${category}`,
    { goal: LIGHTHOUSE_GOALS[category] ?? null, unit: 'points', better: 'higher' },
    score,
  )

export const createRow = (id: keyof typeof GOALS, value: number): Result => toResult(id, GOALS[id], value)

export function createFirstScreenRow(
  name: keyof typeof FIRST_SCREEN_GOALS,
  { page, profile }: { page: FirstPage; profile: Profile },
  value: number,
): Result {
  const measure: Measure =
    name === 'blocking-above' && profile.id === 'phone' ? { goal: BLOCKING_GOAL, unit: 'ms' } : FIRST_SCREEN_GOALS[name]
  return toResult(withPlace(name, `${page}-${profile.id}`), measure, value)
}

export const createInteractionRow = (name: keyof typeof INTERACTION_GOALS, profile: Profile, value: number): Result =>
  toResult(
    withPlace(name, profile.id),
    name === 'next-screen-ratio' ? { goal: NEXT_SCREEN_GOALS[profile.id], unit: '' } : INTERACTION_GOALS[name],
    value,
  )

/** `lcp-home-desk`, `lcp-home-desk-ratio`: the place precedes `floor` and `ratio`. */
const withPlace = (name: string, place: string): string => name.replace(/(?=-(?:floor|ratio)$)|$/, `-${place}`)

const DIGITS: Readonly<Record<string, number>> = { s: 2, '': 3, kB: 1 }

function toResult(id: string, { goal, unit, better = 'lower' }: Measure, value: number): Result {
  return { id, value: Number(value.toFixed(DIGITS[unit] ?? 0)), goal, unit, better }
}
