// npm run bench:postings: PostgreSQL's processor time of a bet by the number of bets in a statement. Linux only. Unlike bets per second
// it hardly depends on what else the machine does. See docs/performance.md.
import { loadavg } from 'node:os'
import pg from 'pg'
import { startBenchServer } from './bets/server.ts'
import { openSessions, play, processorMeter } from './postings/play.ts'

const SIZES = [1, 2, 8, 16, 32] as const
const MEMBERS = Math.max(...SIZES)
const CALLS = 4_000

console.log('Creating the demo data in a PostgreSQL of its own, every commit on disk …')
const server = await startBenchServer('postings')
const client = new pg.Client({ connectionString: server.url('world'), options: '-c jit=off' })
try {
  await client.connect()
  const sessions = await openSessions(client, MEMBERS)
  const processorMs = await processorMeter(client)
  for (let turn = 0; turn < 50; turn += 1) await play(client, sessions.slice(0, 8))
  const table = []
  for (const size of SIZES) {
    const began = processorMs()
    for (let made = 0; made < CALLS; made += size) await play(client, sessions.slice(0, size))
    const each = (processorMs() - began) / CALLS
    table.push({ 'bets in a statement': size, 'µs of a bet': Math.round(each * 1_000) })
  }
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}\n`)
  console.table(table)
} finally {
  await client.end()
  await server.stop()
}
