import { GAME_CLASSES } from '@playhouse/platform-api/games.ts'
import { expect, test } from 'vitest'
import { makeGames } from './games.ts'

test('gives every game a class of the REST contract, or none', () => {
  const games = makeGames({ seed: 1, end: Date.UTC(2026, 5, 15), count: 2_000 })
  const classes = new Set(games.flatMap(({ gameClass }) => gameClass ?? []))
  expect(classes.size).toBeGreaterThan(3)
  for (const gameClass of classes) expect(GAME_CLASSES).toContain(gameClass)
})
