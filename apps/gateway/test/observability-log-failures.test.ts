import { allEveryNight, IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { closeSync, openSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { BlockedPipe } from './blocked-pipe.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { spawnGateway, untilOk, type GatewayProcess } from './gateway-process.ts'
import { NO_PLATFORM } from './no-platform.ts'

/** Each request writes its path to the log. */
const LONG_PATH = `/${'x'.repeat(8_000)}`
/** Exceeds the 1 MB buffer. */
const REQUESTS = 300
const DROPPED = /^playhouse_log_lines_dropped_total (\d+)$/m

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close()
})

async function start(output?: number) {
  const metricsPort = await freePort()
  const settings = { PLATFORM_URL: NO_PLATFORM, METRICS_PORT: String(metricsPort), HOST: '127.0.0.1' }
  // Crashes on the test's signal.
  const crash = encodeURIComponent(`process.on('SIGUSR2', () => { throw new Error('a fault') })`)
  const gateway = await spawnGateway({ ...settings, NODE_OPTIONS: `--import data:text/javascript,${crash}` }, output)
  closing.push(() => gateway.signal('SIGKILL'))
  await untilOk(`${gateway.url}/livez`)
  const dropped = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(DROPPED.exec(metrics)?.[1])
  }
  return { gateway, dropped }
}

/** Sends requests until the log buffer overflows. @returns the distinct statuses */
async function flood({ url }: GatewayProcess): Promise<number[]> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < REQUESTS; sent += 30) {
    const batch = Array.from({ length: 30 }, () => fetch(url + LONG_PATH, { signal: AbortSignal.timeout(120_000) }))
    for (const { status } of await Promise.all(batch)) statuses.add(status)
  }
  return [...statuses]
}

test.runIf(IS_NIGHTLY)(
  'keeps answering and counts dropped lines when the log’s disk is full, and stops on SIGTERM',
  async () => {
    const full = openSync('/dev/full', 'w')
    closing.push(() => closeSync(full))
    const { gateway, dropped } = await start(full)
    expect(await flood(gateway)).toEqual([404])
    expect(await dropped()).toBeGreaterThan(0)
    gateway.signal('SIGTERM')
    expect(await gateway.ended).toBe(0)
  },
)

test('keeps answering while its log is not read, buffers 1 MB and reports the dropped lines', async () => {
  const pipe = new BlockedPipe()
  closing.push(() => pipe.close())
  const { gateway, dropped } = await start(pipe.writer)
  expect(await flood(gateway)).toEqual([404])
  const lost = await dropped()
  expect(lost).toBeGreaterThan(0)
  let log = ''
  await expect.poll(() => (log += pipe.read())).toContain('log lines were dropped')
  expect(log).toContain(`"dropped":${lost}`)
  expect(log.length).toBeLessThan(1.2 * 1024 * 1024)
  for (const line of log.trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

test.runIf(IS_NIGHTLY)('stops on SIGTERM while its log is not read', async () => {
  const pipe = new BlockedPipe()
  closing.push(() => pipe.close())
  const { gateway } = await start(pipe.writer)
  // Exceeds a pipe's 64 kB.
  for (let time = 0; time < 30; time += 1) await fetch(gateway.url + LONG_PATH)
  gateway.signal('SIGTERM')
  expect(await gateway.ended).toBe(0)
})

test.runIf(IS_NIGHTLY)('keeps answering when the log’s reader is gone', async () => {
  const pipe = new BlockedPipe()
  const { gateway } = await start(pipe.writer)
  pipe.close()
  expect(await flood(gateway)).toEqual([404])
  gateway.signal('SIGTERM')
  expect(await gateway.ended).toBe(0)
})

const LAST_LINES = [
  ['receives a stop signal', 'SIGTERM', 0, 'the gateway stops'],
  ['fails', 'SIGUSR2', 1, 'a fault'],
] as const

test.each(allEveryNight(LAST_LINES))(
  'writes its last lines to a slow reader when it %s',
  async (_when, signal, code, last) => {
    const pipe = new BlockedPipe()
    closing.push(() => pipe.close())
    const { gateway } = await start(pipe.writer)
    for (let time = 0; time < 30; time += 1) await fetch(gateway.url + LONG_PATH)
    let log = ''
    gateway.signal(signal)
    await expect.poll(() => (log += pipe.read()), { interval: 20 }).toContain(last)
    expect(await gateway.ended).toBe(code)
    expect(log.split(LONG_PATH)).toHaveLength(31)
  },
)
