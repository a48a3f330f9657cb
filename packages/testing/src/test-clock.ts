/**
 * The clock of the tests: it begins at one moment, whatever day it is, and goes on from there, in this process, in every Node process that
 * it starts, in databases (`postgres-clock.ts`) and in browsers.
 */
const SHIFT = new URL('shift-clock.mjs', import.meta.url).href
const PRELOAD = /--import \S+\/shift-clock\.mjs\?(-?\d+)/

/** Of PostgreSQL: what its clock shows less the machine's time, see `replaceClock`. */
export const CLOCK_SETTING = 'test.clock_ahead_ms'

/**
 * A Wednesday morning of the demo's brand (UTC+7), in the middle of a month: the longest run reaches no other day. `TEST_MOMENT` names another
 * one, as `npm run test:nightly -- moments` does; `now` leaves the machine's clock, which containers have.
 */
const MOMENT = '2026-11-18T03:05:00Z'

/** Between the moment at which a template begins to be made and that of the tests: a slow machine has made it by then. */
const TEMPLATE_MS = 15 * 60_000

/** What the clock shows less the machine's time, in ms; 0 before `startTestClock`. */
export function clockAheadMs(): number {
  return Number(PRELOAD.exec(process.env.NODE_OPTIONS ?? '')?.[1] ?? 0)
}

/** Epoch milliseconds of the machine, for what the clock of the tests does not reach: files, PostgreSQL's log, cookies of browsers. */
export const machineNow = (): number => Math.round(performance.timeOrigin + performance.now())

/** When the tests begin. */
export function testMoment(): Date {
  return new Date(process.env.TEST_MOMENT ?? MOMENT)
}

/** Sets the clock of this process and of all that it starts, unless what started this one has done so. */
export async function startTestClock(): Promise<void> {
  if (PRELOAD.test(process.env.NODE_OPTIONS ?? '')) return
  const aheadMs = process.env.TEST_MOMENT === 'now' ? 0 : testMoment().getTime() - Date.now()
  process.env.NODE_OPTIONS = withClock(aheadMs)
  await import(`${SHIFT}?${aheadMs}`)
}

/** Clock of what makes a template for tests of a moment, so that its last event is before they begin. */
export function templateClock(moment = testMoment()): { aheadMs: number; env: { NODE_OPTIONS: string } } {
  const aheadMs = moment.getTime() - TEMPLATE_MS - machineNow()
  return { aheadMs, env: { NODE_OPTIONS: withClock(aheadMs) } }
}

const withClock = (aheadMs: number) =>
  `${(process.env.NODE_OPTIONS ?? '').replace(PRELOAD, '')} --import ${SHIFT}?${aheadMs}`.trim()
