import { expect, test } from 'vitest'
import { nextAddress } from './picture-addresses.ts'

const HOSTS = ['https://a.test', 'https://b.test', 'https://c.test', 'https://d.test', 'https://e.test']
const NONE = new Set<string>()

/** The URLs tried when every host fails. */
function allTried(src: string, hosts: readonly string[], failing: ReadonlySet<string> = NONE): string[] {
  const tried: string[] = []
  for (let next = nextAddress(src, hosts, tried, failing); next; next = nextAddress(src, hosts, tried, failing))
    tried.push(next)
  return tried
}

test('tries a picture on its own host and on three more', () => {
  expect(allTried('https://b.test/game/1.svg?v=2', HOSTS)).toEqual([
    'https://b.test/game/1.svg?v=2',
    'https://a.test/game/1.svg?v=2',
    'https://c.test/game/1.svg?v=2',
    'https://d.test/game/1.svg?v=2',
  ])
})

test('tries failing hosts last', () => {
  const failing = new Set(['https://b.test', 'https://a.test'])
  expect(allTried('https://b.test/1.svg', HOSTS.slice(0, 3), failing)).toEqual([
    'https://c.test/1.svg',
    'https://b.test/1.svg',
    'https://a.test/1.svg',
  ])
})

test('resolves a path on the hosts, or on the site without hosts', () => {
  expect(allTried('/1.svg', ['https://a.test/', 'https://b.test'])).toEqual([
    'https://a.test/1.svg',
    'https://b.test/1.svg',
  ])
  expect(allTried('/1.svg', [])).toEqual(['/1.svg'])
  expect(allTried('data:image/svg+xml,x', HOSTS)).toEqual(['data:image/svg+xml,x'])
})
