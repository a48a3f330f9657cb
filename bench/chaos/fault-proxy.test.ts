import { freePort } from '@playhouse/testing/free-port.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

let proxy: FaultProxy
let calls = 0
const server = createServer((request, reply) => {
  calls += 1
  request.resume()
  reply.writeHead(200, { 'content-length': '300' }).end('x'.repeat(300))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The second address has no server, as that of a process that was killed.
  proxy = await startFaultProxy([(server.address() as { port: number }).port, await freePort()])
})
afterAll(async () => {
  await proxy.close()
  server.closeAllConnections()
  server.close()
})

/** @returns the length of the response, or undefined without a whole one */
async function ask(timeoutMs = 10_000): Promise<number | undefined> {
  try {
    const response = await fetch(proxy.url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { connection: 'close' },
    })
    return (await response.text()).length
  } catch {
    return undefined
  }
}

test('passes calls to whichever server accepts them', async () => {
  proxy.set('pass')
  expect(await Promise.all(Array.from({ length: 8 }, () => ask()))).toEqual(Array.from({ length: 8 }, () => 300))
})

test('refuses connections before anything arrives', async () => {
  proxy.set('refuse')
  const before = calls
  expect(await ask()).toBeUndefined()
  expect(calls).toBe(before)
})

test('accepts and never answers as a black hole, and nothing arrives', async () => {
  proxy.set('blackhole')
  const before = calls
  expect(await ask(500)).toBeUndefined()
  expect(calls).toBe(before)
})

test('cuts the response of a call that has arrived', async () => {
  proxy.set('cut')
  const before = calls
  expect(await ask()).toBeUndefined()
  expect(calls).toBe(before + 1)
})

test('delays both ways, and answers all the same', async () => {
  proxy.set('delay')
  const began = performance.now()
  expect(await ask(60_000)).toBe(300)
  expect(performance.now() - began).toBeGreaterThan(5_900)
})

test('works again after each fault', async () => {
  proxy.set('pass')
  expect(await ask()).toBe(300)
})
