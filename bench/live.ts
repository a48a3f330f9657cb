// npm run bench:live [-- --streams 10000]: idle streams on one gateway, events to some and to all of them, a chat room, and a restart of the gateway.
// See docs/live-updates.md.
import { documentHash } from '@playhouse/testing/document-hash.ts'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openIdle, postToRoom, publishTo, restartGateway } from './live/measure.ts'
import { startLiveSite } from './live/site.ts'
import { percentile } from './percentile.ts'
import { isMissed, type Result, writeResults } from './results.ts'

const DELAY_GOAL_MS = 1_000
/** 10,000 streams in 400 MB. */
const STREAM_GOAL_KB = 40
const BACK_GOAL_S = 15

const { values } = parseArgs({ options: { streams: { type: 'string', default: '10000' } } })
const streams = Number(values.streams)

console.log(`Opening ${streams.toLocaleString('en')} streams on one gateway …`)
const site = await startLiveSite(streams)
try {
  const target = { port: site.gatewayPort, hash: documentHash('Live') }
  const { readers, kilobytesEach } = await openIdle(site, target)
  const rows: Result[] = [row('idle-stream-memory', kilobytesEach, STREAM_GOAL_KB, 'kB')]
  for (const count of new Set([Math.min(1_000, streams), streams])) {
    const delays = await publishTo(site, readers, count)
    rows.push(row(`event-to-${count}-p50`, percentile(delays, 0.5), null, 'ms'))
    rows.push(row(`event-to-${count}-p99`, percentile(delays, 0.99), DELAY_GOAL_MS, 'ms'))
  }
  const listeners = Math.min(1_000, streams)
  const chatDelays = await postToRoom(site, target, listeners)
  rows.push(row(`chat-to-${listeners}-p50`, percentile(chatDelays, 0.5), null, 'ms'))
  rows.push(row(`chat-to-${listeners}-p99`, percentile(chatDelays, 0.99), DELAY_GOAL_MS, 'ms'))
  const { seconds, away, lost } = await restartGateway(site, readers)
  rows.push(row('back-after-restart', seconds, BACK_GOAL_S, 's'))
  rows.push(row('away-after-restart', away, 0, 'streams'))
  rows.push(row('lost-by-restart', lost, 0, 'events'))
  for (const { id, value, goal, unit } of rows)
    console.log(`${id.padEnd(24)} ${value} ${unit}${goal === null ? '' : ` (goal: at most ${goal})`}`)
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`)
  for (const reader of readers) reader.close()
  if (streams === 10_000) writeResults('live', rows)
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await site.stop()
}
process.exit()

function row(id: string, value: number, goal: number | null, unit: string): Result {
  return { id, value: Number(value.toFixed(1)), goal, unit, better: 'lower' }
}
