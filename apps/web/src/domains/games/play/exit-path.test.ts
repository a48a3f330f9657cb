import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { expect, test } from 'vitest'
import { exitPath } from './exit-path.ts'

test('returns to the previous list with its filters', () => {
  expect(exitPath({ from: '/live?vendor=SEN&page=2' }, 'RNG')).toBe('/live?vendor=SEN&page=2')
  expect(exitPath({ from: '/' }, 'RNG')).toBe('/')
})

test.each([null, undefined, 'x', {}, { from: 3 }, { from: '' }, { from: 'live' }])(
  'falls back to the lobby of the category when the state is %j',
  (state) => expect(exitPath(state, 'LIVE')).toBe('/live'),
)

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/game/7'])(
  'does not follow %s',
  (from) => expect(exitPath({ from }, 'LOTT')).toBe('/elott'),
)

test('finds a lobby for every category and falls back to home', () => {
  for (const category of GAME_CATEGORIES) expect(exitPath(null, category)).toMatch(/^\/[a-z]+$/)
  expect(exitPath(null, undefined)).toBe('/')
})
