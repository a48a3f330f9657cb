import { afterEach, expect, test, vi } from 'vitest'
import { FailingHosts, HostChoice } from './cdn.ts'

const HOSTS = ['https://a.test', 'https://b.test', 'https://c.test']
const PATHS = Array.from({ length: 600 }, (_, index) => `/media/games/${index}.svg`)

afterEach(() => void vi.useRealTimers())

test('a path keeps its host in a session, and paths are spread evenly', () => {
  const choice = new HostChoice(HOSTS, 'a session')
  const chosen = PATHS.map((path) => choice.first(path))
  expect(PATHS.map((path) => new HostChoice(HOSTS, 'a session').first(path))).toEqual(chosen)
  for (const host of HOSTS) expect(chosen.filter((it) => it === host).length).toBeGreaterThan(150)
})

test('sessions choose differently', () => {
  const of = (seed: string) => PATHS.map((path) => new HostChoice(HOSTS, seed).first(path))
  const same = of('one').filter((host, index) => host === of('two')[index]).length
  expect(same).toBeLessThan(300)
})

test('when a host drops out only its own paths move', () => {
  const before = new HostChoice(HOSTS, 'seed')
  const after = new HostChoice(HOSTS.slice(1), 'seed')
  for (const path of PATHS) expect(after.first(path)).toBe(before.ranked(path).find((host) => host !== HOSTS[0]))
})

test('a failing host is left out for a minute, unless all fail', () => {
  vi.useFakeTimers()
  const failing = new FailingHosts()
  failing.report(HOSTS[0] as string)
  expect(failing.usable(HOSTS)).toEqual(HOSTS.slice(1))
  for (const host of HOSTS) failing.report(host)
  expect(failing.usable(HOSTS)).toEqual(HOSTS)
  vi.advanceTimersByTime(60_000)
  expect(failing.usable(HOSTS)).toEqual(HOSTS)
})

test('without any host there is none', () => {
  expect(new HostChoice([], '').first('/x')).toBeUndefined()
})
