import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { json, TroubleServer } from './trouble-server.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function start(environment: Record<string, string>): {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
} {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  closing.push(() => child.kill('SIGKILL'))
  return { child, said: () => said, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

test('a wrong environment ends the start with what is wrong', async () => {
  const { ended, said } = start({ NODE_ENV: 'production', PORT: 'abc' })
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^The environment cannot be used:\n {2}PORT: /)
})

test('a port in use is named', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  closing.push(() => other.close())
  const { ended, said } = start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said()).toContain(`port ${port} is in use`)
})

test('told to stop, it finishes what is under way and takes nothing new', async () => {
  const platform = await TroubleServer.start((_request, response) => {
    setTimeout(() => json(response, { success: true, value: { list: [] } }), 600)
  })
  closing.push(() => platform.close())
  const port = await freePort()
  const { child, ended } = start({ PORT: String(port), PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/livez`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true)

  const slow = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ hotGames { id } }' }),
  })
  await expect.poll(() => platform.count).toBe(1)
  child.kill('SIGTERM')
  await sleep(100)
  await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed')
  expect(await (await slow).json()).toEqual({ data: { hotGames: [] } })
  expect(await ended).toBe(0)
})
