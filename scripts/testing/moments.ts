import { startTestServer } from '../../apps/platform/test/server.ts'
import { vitest } from './runners.ts'
import type { Outcome } from './steps.ts'

/** A moment at which the tests of databases and gateways are run. */
export interface Moment {
  name: string
  at: string
  /** Time zone of the machine. */
  zone?: string
}

const DAY_MS = 86_400_000
/** A third of the test files takes about three minutes on two quiet cores. */
export const MOMENT_SHARDS = 3

/** A moment of the coming two years that nobody has chosen; it is printed, so that it can be repeated. */
const someMoment = () => new Date(Date.now() + Math.floor(Math.random() * 730 * DAY_MS)).toISOString()

/** The brand's midnight is 17:00 UTC: a run that begins five minutes before it goes on after it. */
export const MOMENTS: readonly Moment[] = [
  { name: 'midnight', at: '2026-11-18T16:55:00Z' },
  { name: 'monday', at: '2026-11-22T16:55:00Z' },
  { name: 'month-end', at: '2026-11-30T03:05:00Z' },
  { name: 'month-begin', at: '2026-11-30T16:55:00Z' },
  { name: 'new-year', at: '2026-12-31T16:55:00Z' },
  { name: 'first-of-january', at: '2027-01-01T03:05:00Z' },
  { name: 'leap-day-begins', at: '2028-02-28T16:55:00Z' },
  { name: 'leap-day-ends', at: '2028-02-29T16:55:00Z' },
  { name: 'tet-eve-2026', at: '2026-02-16T03:05:00Z' },
  { name: 'tet-2026', at: '2026-02-17T03:05:00Z' },
  { name: 'second-day-of-tet-2026', at: '2026-02-18T03:05:00Z' },
  { name: 'tet-2027', at: '2027-02-06T03:05:00Z' },
  // The brand's own zone has no summer time.
  { name: 'summer-time-begins', at: '2027-03-28T00:55:00Z', zone: 'Europe/Berlin' },
  { name: 'summer-time-ends', at: '2027-10-31T00:55:00Z', zone: 'Europe/Berlin' },
  { name: 'any', at: someMoment() },
]

/**
 * Makes the seed world for a moment and runs the tests of databases and gateways then.
 * @param shard takes one third of the test files, from 0
 */
export async function runMoment({ name, at, zone }: Moment, shard: number): Promise<Outcome> {
  const server = await startTestServer({ withWorld: true, moment: new Date(at) })
  try {
    const env = { TEST_MOMENT: at, TEST_POSTGRES_URL: server.adminUrl, ...(zone && { TZ: zone }) }
    const projects = ['alone', 'platform', 'gateway'].map((project) => `--project=${project}`)
    const { output, ...tally } = await vitest(
      `moment-${name}`,
      [...projects, `--shard=${shard + 1}/${MOMENT_SHARDS}`],
      env,
    )
    return {
      ...tally,
      output: `At ${at}${zone ? ` in ${zone}` : ''}, part ${shard + 1} of ${MOMENT_SHARDS}:\n${output}`,
    }
  } finally {
    await server.stop()
  }
}
