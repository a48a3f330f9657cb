import { freePort } from '@playhouse/testing/free-port.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
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
async function ask(timeoutMs = 120_000): Promise<number | undefined> {
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

test('leaves calls to a lost machine without an answer and without an end, and leads later ones to where it was moved', async () => {
  const port = (server.address() as { port: number }).port
  const slow = createTcpServer((socket) => void held.push(socket))
  const held: Socket[] = []
  slow.listen(0, '127.0.0.1')
  await once(slow, 'listening')
  proxy.moveTo([(slow.address() as { port: number }).port])
  const began = performance.now()
  const waiting = ask(3_000)
  while (held.length === 0) await sleep(20)
  proxy.loseTarget()
  for (const socket of held) socket.destroy()
  slow.close()
  const before = calls
  expect(await ask(300)).toBeUndefined()
  expect(calls).toBe(before)
  proxy.moveTo([port])
  expect(await ask()).toBe(300)
  expect(await waiting).toBeUndefined()
  // By the caller's own deadline.
  expect(performance.now() - began).toBeGreaterThan(2_900)
})

test('ends the open connections to a lost machine as the operating system does, if it has a user timeout', async () => {
  const slow = createTcpServer(() => {})
  slow.listen(0, '127.0.0.1')
  await once(slow, 'listening')
  proxy.moveTo([(slow.address() as { port: number }).port])
  const client = connect(proxy.port, '127.0.0.1')
  await once(client, 'connect')
  await sleep(100)
  proxy.loseTarget(100)
  await once(client.resume(), 'close')
  expect(client.destroyed).toBe(true)
  slow.close()
  proxy.moveTo([(server.address() as { port: number }).port])
})

test('works again after each fault', async () => {
  proxy.set('pass')
  expect(await ask()).toBe(300)
})
