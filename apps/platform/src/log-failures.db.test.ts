import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../test/database.ts'
import { freePort } from '../test/server.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { makeSmallWorld } from './small-world.fixture.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
/** Each request writes its path to the log, in a line short enough to go into a pipe at once. */
const LONG_PATH = `/${'x'.repeat(3_000)}`
/** A fault of the program, at the test's word. */
const CRASH = encodeURIComponent(`process.on('SIGUSR2', () => { throw new Error('a fault') })`)

let scratch: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  scratch = await scratchDatabase({ template: 'empty' })
  const database = openDatabase(scratch.url)
  await makeSmallWorld(database)
  await database.$client.end()
})
afterAll(() => scratch.drop())

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close()
})

/** Starts platform and vendor runtime with their output going to an open file. */
async function start(output: number) {
  const [port, vendorPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: `--import data:text/javascript,${CRASH}`,
      DEMO: 'true',
      DATABASE_URL: scratch.url,
      PORT: String(port),
      VENDOR_PORT: String(vendorPort),
    },
  })
  closing.push(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const urls = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${vendorPort}`]
  await expect
    .poll(
      () =>
        fetch(`${urls[0]}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 25_000 },
    )
    .toBe(true)
  return { child, ended, urls }
}

/** Asks both for so many pages. Out: the statuses, each once. */
async function ask(urls: string[], pages: number): Promise<number[]> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < pages; sent += 15) {
    const batch = Array.from({ length: 15 }, () =>
      urls.map((url) => fetch(url + LONG_PATH, { signal: AbortSignal.timeout(10_000) })),
    )
    for (const { status } of await Promise.all(batch.flat())) statuses.add(status)
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
      // EAGAIN: it is empty.
      return ''
    }
  }
  return { writer, read }
}

test('platform and vendor answer while the disk of their log is full, and stop when told to', async () => {
  const full = openSync('/dev/full', 'w')
  closing.push(() => closeSync(full))
  const { child, ended, urls } = await start(full)
  expect(await ask(urls, 600)).toEqual([404])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test(
  'platform and vendor answer while nobody reads their log, and say how much is missing',
  { timeout: 90_000 },
  async () => {
    const pipe = blockedPipe()
    const { child, ended, urls } = await start(pipe.writer)
    expect(await ask(urls, 600)).toEqual([404])
    let log = ''
    const reports = () => (log += pipe.read()).split('log lines were dropped').length - 1
    // One of each.
    await expect.poll(reports, { interval: 5, timeout: 60_000 }).toBe(2)
    expect(log.length).toBeLessThan(2.4 * 1024 * 1024)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)

test.each([
  ['are told to stop', 'SIGTERM', 0, 'the platform stops'],
  ['fail', 'SIGUSR2', 1, 'a fault'],
] as const)('platform and vendor write their last lines when they %s', async (_when, signal, code, last) => {
  const pipe = blockedPipe()
  const { child, ended, urls } = await start(pipe.writer)
  await ask(urls, 30)
  child.kill(signal)
  let log = ''
  // Read until the end: both threads wait for their last lines only so long.
  const reading = setInterval(() => (log += pipe.read()), 5)
  closing.push(() => clearInterval(reading))
  expect(await ended).toBe(code)
  clearInterval(reading)
  for (let more = pipe.read(); more !== ''; more = pipe.read()) log += more
  expect(log).toContain(last)
  expect(log.split(LONG_PATH)).toHaveLength(61)
})
