// Preloaded into a server: tells its parent process on any message how many promises it has made, how many bytes it has allocated, and
// when it answered nobody.
import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics, promiseHooks } from 'node:v8'

/** Epoch milliseconds. */
export interface Pause {
  from: number
  to: number
}

export interface Counts {
  promises: number
  bytes: number
}

export interface Observed extends Counts {
  garbage: Pause[]
  /** Of the event loop, garbage included. */
  stalls: Pause[]
}

const TICK_MS = 2
const STALL_MS = 6

let promises = 0
const garbage: Pause[] = []
const stalls: Pause[] = []

promiseHooks.onInit(() => void (promises += 1))
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    const from = performance.timeOrigin + startTime
    garbage.push({ from, to: from + duration })
  }
}).observe({ entryTypes: ['gc'] })
let last = Date.now()
setInterval(() => {
  const now = Date.now()
  if (now - last > STALL_MS) stalls.push({ from: last + TICK_MS, to: now })
  last = now
}, TICK_MS).unref()

process.on('message', () => {
  const observed: Observed = { promises, bytes: getHeapStatistics().total_allocated_bytes, garbage, stalls }
  process.send?.(observed)
})
