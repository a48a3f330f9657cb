import { afterEach, expect, test, vi } from 'vitest'
import { FailingHosts, HostChoice } from './cdn.ts'

const HOSTS = ['https://a.test', 'https://b.test', 'https://c.test']
const PATHS = Array.from({ length: 600 }, (_, index) => `/media/games/${index}.svg`)

afterEach(() => void vi.useRealTimers())

test('keeps a path’s host within a session and spreads paths evenly', () => {
  const choice = new HostChoice(HOSTS, 'a session')
  const chosen = PATHS.map((path) => choice.hostFor(path))
  expect(PATHS.map((path) => new HostChoice(HOSTS, 'a session').hostFor(path))).toEqual(chosen)
  for (const host of HOSTS) expect(chosen.filter((it) => it === host).length).toBeGreaterThan(150)
})

test('chooses different hosts for different sessions', () => {
  const of = (seed: string) => PATHS.map((path) => new HostChoice(HOSTS, seed).hostFor(path))
  const same = of('one').filter((host, index) => host === of('two')[index]).length
  expect(same).toBeLessThan(300)
})

test('moves only the paths of an excluded host', () => {
  const before = new HostChoice(HOSTS, 'seed')
  const after = new HostChoice(HOSTS.slice(1), 'seed')
  for (const path of PATHS) expect(after.hostFor(path)).toBe(before.ranked(path).find((host) => host !== HOSTS[0]))
})

const [BAD] = HOSTS as [string]

test('excludes a host after reports by three sessions from two addresses', () => {
  const failing = new FailingHosts()
  const report = (session: string, address: string) => failing.report(BAD, { session, address })
  for (const session of ['one', 'two', 'three', 'four']) report(session, '203.0.113.1')
  expect(failing.usable(HOSTS)).toEqual(HOSTS)
  report('five', '203.0.113.2')
  expect(failing.usable(HOSTS)).toEqual(HOSTS.slice(1))
})

test('counts one report per session for ten minutes', () => {
  vi.useFakeTimers()
  const failing = new FailingHosts()
  const report = (session: string, address: string) => failing.report(BAD, { session, address })
  for (let time = 0; time < 5; time += 1) report('one', `203.0.113.${time}`)
  report('two', '203.0.113.9')
  vi.advanceTimersByTime(600_001)
  report('three', '203.0.113.10')
  expect(failing.usable(HOSTS)).toEqual(HOSTS)
  report('four', '203.0.113.11')
  report('five', '203.0.113.12')
  expect(failing.usable(HOSTS)).toEqual(HOSTS.slice(1))
})

test('excludes a failing host for ten minutes unless all fail', () => {
  vi.useFakeTimers()
  const failing = new FailingHosts()
  failing.exclude(BAD)
  expect(failing.usable(HOSTS)).toEqual(HOSTS.slice(1))
  vi.advanceTimersByTime(599_999)
  expect(failing.usable(HOSTS)).toEqual(HOSTS.slice(1))
  for (const host of HOSTS) failing.exclude(host)
  expect(failing.usable(HOSTS)).toEqual(HOSTS)
  vi.advanceTimersByTime(600_000)
  expect(failing.usable(HOSTS)).toEqual(HOSTS)
})

test('puts the version into the addresses of drawn pictures, and of no uploads', () => {
  const choice = new HostChoice(['https://a.test'], '', 'x1')
  expect(choice.urlFor('/media/games/7.webp')).toBe('https://a.test/media/v-x1/games/7.webp')
  expect(choice.urlFor('')).toBe('https://a.test/media/v-x1/fallback.svg')
  expect(choice.urlFor('/media/uploads/abc')).toBe('https://a.test/media/uploads/abc')
  expect(choice.urlFor('https://cdn.test/media/games/7.webp')).toBe('https://cdn.test/media/games/7.webp')
  expect(new HostChoice(['https://a.test'], '').urlFor('/media/games/7.webp')).toBe('https://a.test/media/games/7.webp')
})

test('returns undefined without hosts', () => {
  expect(new HostChoice([], '').hostFor('/x')).toBeUndefined()
})
