// npm run bench:search: latency of lobby searches at the gateway, over 10,000 and 100,000 games.
import { startTestServer } from '../apps/platform/test/server.ts'
import { isMissed, type Result, writeResults } from './results.ts'
import { measureSearch } from './search/measure.ts'

/** Of the slowest twentieth, by the number of games. */
const GOALS_MS = [
  [10_000, 25],
  [100_000, 50],
] as const
/** Share of searches with the expected first result, in percent. */
const RELEVANCE_GOAL = 95

const server = await startTestServer()
try {
  const rows: Result[] = []
  for (const [games, goal] of GOALS_MS) {
    console.log(`Creating demo data with ${games.toLocaleString('en')} games and searching it …`)
    const { first, p50, p95, kinds, relevance } = await measureSearch(server.adminUrl, games)
    for (const [kind, median] of kinds) console.log(`  ${kind.padEnd(20)} median ${median.toFixed(1)} ms`)
    for (const problem of relevance.wrong) console.log(`  ${problem}`)
    const right = ((relevance.searches - relevance.wrong.length) / relevance.searches) * 100
    rows.push({
      id: `search-${games / 1000}k-relevance`,
      value: Number(right.toFixed(1)),
      goal: RELEVANCE_GOAL,
      unit: '%',
      better: 'higher',
    })
    console.log(`${relevance.searches} searches, ${right.toFixed(1)} % with the expected first result`)
    for (const [id, value, limit] of [
      ['p50', p50, null],
      ['p95', p95, goal],
      ['after-a-start-p95', first, null],
    ] as const) {
      const row = { id: `search-${games / 1000}k-${id}`, value: Number(value.toFixed(1)), goal: limit }
      rows.push({ ...row, unit: 'ms', better: 'lower' })
      console.log(`${row.id.padEnd(30)} ${row.value} ms${limit === null ? '' : ` (goal: at most ${limit} ms)`}`)
    }
  }
  writeResults('search', rows)
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await server.stop()
}
