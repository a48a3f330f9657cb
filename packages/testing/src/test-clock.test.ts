import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { machineNow, testMoment, templateClock } from './test-clock.ts'

const CLOCKS: Record<string, () => Promise<unknown> | unknown> = {
  'this process': () => new Date(),
  'a subclass of Date': () => new (class extends Date {})(),
  'a process that it starts': () =>
    execFileSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' }).replace(/\n$/, ''),
  'a thread': () => text(new Worker(new URL('thread-clock.fixture.mjs', import.meta.url), { stdout: true }).stdout),
}

test.each(Object.keys(CLOCKS))('shows the moment of the tests in %s', async (name) => {
  const before = Date.now()
  const shown = new Date(Number(await CLOCKS[name]?.())).getTime()
  expect(shown).toBeGreaterThanOrEqual(before)
  expect(shown).toBeLessThanOrEqual(Date.now())
  expect(before - testMoment().getTime()).toBeGreaterThanOrEqual(0)
})

test('is a Date like any other', () => {
  expect(new Date(5)).toEqual(new Date(5))
  expect(new Date() instanceof Date && new Date().constructor === Date).toBe(true)
  expect([Date.name, Date.length, Date.UTC(2026, 10, 18), Date.parse('2026-11-18')]).toEqual([
    'Date',
    7,
    1_794_960_000_000,
    1_794_960_000_000,
  ])
  expect(Date()).toBe(new Date().toString())
})

test('gives cookies an end by the clock of the browsers that keep them', async () => {
  const server = createServer((_, response) => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    response.setHeader('Set-Cookie', [`a=1; expires=${inAnHour}; path=/`, 'b=2; Max-Age=60']).end()
  })
  await once(server.listen(0), 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  const [ending = '', lasting] = headers.getSetCookie()
  const left = Date.parse(/expires=([^;]+)/.exec(ending)?.[1] ?? '') - machineNow()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(3_600_000)
  expect(lasting).toBe('b=2; Max-Age=60')
})

test('lets templates end before the tests begin', () => {
  const { aheadMs, env } = templateClock()
  expect(testMoment().getTime() - machineNow() - aheadMs).toBeGreaterThan(10 * 60_000)
  expect(env.NODE_OPTIONS).toContain(`shift-clock.mjs?${aheadMs}`)
})
