import { allEveryNight, IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../test/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { freePort } from '@playhouse/testing/free-port.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
/** Each request logs its path, in a line short enough for one atomic write to a pipe. */
const LONG_PATH = `/${'x'.repeat(3_000)}`
/** Crashes on the test's signal. */
const CRASH = encodeURIComponent(`process.on('SIGUSR2', () => { throw new Error('a fault') })`)

let scratch: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  scratch = await scratchDatabase({ template: 'small' })
})
afterAll(() => scratch.drop())

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close()
})

/** Starts the platform with its output redirected to an open file. */
async function start(output: number) {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', output, output],
    env: {
      ...bareEnvironment(),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import data:text/javascript,${CRASH}`,
      DEMO: 'true',
      DATABASE_URL: scratch.url,
      PORT: String(port),
      OPERATOR_PORT: 'off',
    },
  })
  closing.push(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return { child, ended, url }
}

/** Requests this many pages. @returns the distinct statuses */
async function ask(url: string, pages: number): Promise<number[]> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < pages; sent += 15) {
    const batch = Array.from({ length: 15 }, () => fetch(url + LONG_PATH, { signal: AbortSignal.timeout(120_000) }))
    for (const { status } of await Promise.all(batch)) statuses.add(status)
  }
  return [...statuses]
}

/** A pipe that nobody reads until `read` is called. */
function blockedPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-pipe-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, constants.O_WRONLY)
  closing.push(() => {
    for (const end of [reader, writer]) closeSync(end)
    rmSync(folder, { recursive: true })
  })
  const buffer = Buffer.alloc(65_536)
  const read = () => {
    try {
      return buffer.toString('utf8', 0, readSync(reader, buffer))
    } catch {
      // EAGAIN: empty.
      return ''
    }
  }
  return { writer, read }
}

test.runIf(IS_NIGHTLY)('answers while the log’s disk is full, and stops on SIGTERM', async () => {
  const full = openSync('/dev/full', 'w')
  closing.push(() => closeSync(full))
  const { child, ended, url } = await start(full)
  expect(await ask(url, 1_200)).toEqual([404])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('answers while its log is not read, and logs the number of dropped lines', async () => {
  const pipe = blockedPipe()
  const { child, ended, url } = await start(pipe.writer)
  expect(await ask(url, 1_200)).toEqual([404])
  let log = ''
  const reports = () => (log += pipe.read()).split('log lines were dropped').length - 1
  await expect.poll(reports, { interval: 5 }).toBe(1)
  expect(log.length).toBeLessThan(1.2 * 1024 * 1024)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

const LAST_LINES = [
  ['is stopped', 'SIGTERM', 0, 'the platform stops'],
  ['fails', 'SIGUSR2', 1, 'a fault'],
] as const

test.each(allEveryNight(LAST_LINES))('writes its last lines when it %s', async (_when, signal, code, last) => {
  const pipe = blockedPipe()
  const { child, ended, url } = await start(pipe.writer)
  await ask(url, 30)
  child.kill(signal)
  let log = ''
  // Reads until the end: the process waits only briefly for its last lines.
  const reading = setInterval(() => (log += pipe.read()), 5)
  closing.push(() => clearInterval(reading))
  expect(await ended).toBe(code)
  clearInterval(reading)
  for (let more = pipe.read(); more !== ''; more = pipe.read()) log += more
  expect(log).toContain(last)
  expect(log.split(LONG_PATH)).toHaveLength(31)
})
