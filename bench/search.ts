// npm run bench:search: latency of lobby searches at the gateway, over 10,000 and 100,000 games.
import { startTestServer } from '../apps/platform/test/server.ts'
import { isMissed, type Result, writeResults } from './results.ts'
import { measureSearch } from './search/measure.ts'

const GOAL_MS = 100
/** Share of searches with the expected first result, in percent. */
const RELEVANCE_GOAL = 95

const server = await startTestServer()
try {
  const rows: Result[] = []
  for (const games of [10_000, 100_000]) {
    console.log(`Creating demo data with ${games.toLocaleString('en')} games and searching it …`)
    const { p50, p95, kinds, relevance } = await measureSearch(server.adminUrl, games)
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
    for (const [id, value] of [
      ['p50', p50],
      ['p95', p95],
    ] as const) {
      const row = { id: `search-${games / 1000}k-${id}`, value: Number(value.toFixed(1)) }
      rows.push({ ...row, goal: GOAL_MS, unit: 'ms', better: 'lower' })
      console.log(`${row.id.padEnd(20)} ${row.value} ms (goal: at most ${GOAL_MS} ms)`)
    }
  }
  writeResults('search', rows)
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await server.stop()
}
