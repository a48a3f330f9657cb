import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { brandDay } from '../../apps/platform/src/ledger/brand-day.ts'
import { addDays, lastClosedDay } from '../../apps/platform/src/lib/record-range.ts'
import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { percentile } from '../percentile.ts'
import type { Result } from '../results.ts'

const GOAL_MS = 300
const TIMES = 40

const PAGES = [
  '/reports',
  '/reports/games',
  '/reports/lines',
  '/reports/cohorts',
  '/reports/rewards',
  '/reports/payments',
]
const TODAY = brandDay(new Date())
/** Ranges that the pages offer, and a year. */
const RANGES = [6, 29, 89, 364].map((days) =>
  new URLSearchParams({ from: addDays(TODAY, -days), to: TODAY }).toString(),
)

/** Waits until the platform has summed all days that are over, as it has on every site that is older than some minutes. */
async function daysAreSummed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ works: number }>(
        `select count(*)::int as works from daily_work
        where work in ('game days', 'house days', 'liability days') and done_until >= $1`,
        [lastClosedDay()],
      )
      if (rows[0]?.works === 3) return
      await setTimeout(1_000)
    }
  } finally {
    await client.end()
  }
}

/** Times every page of reports in the back office of a demo, one after the other. @throws Error for a page that is not answered */
export async function measureReports(officeUrl: string, databaseUrl: string): Promise<Result[]> {
  console.log('Waiting until the days that are over are summed …')
  await daysAreSummed(databaseUrl)
  const logIn = await fetch(`${officeUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: officeUrl },
    body: new URLSearchParams({ name: 'anna', token: DEMO_SECRETS.operatorAnna }),
  })
  const cookie = logIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const rows: Result[] = []
  for (const path of PAGES) {
    const times: number[] = []
    for (let index = 0; index < TIMES + RANGES.length; index += 1) {
      const began = performance.now()
      const response = await fetch(`${officeUrl}${path}?${RANGES[index % RANGES.length]}`, {
        redirect: 'manual',
        headers: { cookie },
      })
      await response.text()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
      // The first of each range prepares statements.
      if (index >= RANGES.length) times.push(performance.now() - began)
    }
    const value = Number(percentile(times, 0.95).toFixed(1))
    rows.push({
      id: `reports-${path.split('/')[2] ?? 'overview'}-p95`,
      value,
      goal: GOAL_MS,
      unit: 'ms',
      better: 'lower',
    })
    console.log(`  ${path}: median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${value} ms`)
  }
  return rows
}
