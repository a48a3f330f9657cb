import { expect, test } from 'vitest'
import { MOMENTS } from './moments.ts'
import { NIGHTLY_PARTS, partsInTurn } from './nightly-parts.ts'

test('CI takes every moment and every part that is neither to be named nor too long for it, in turn', () => {
  const turns = Array.from({ length: NIGHTLY_PARTS.length * MOMENTS.length }, (_, turn) => partsInTurn(turn + 1_000))
  const taken = new Set(turns.flatMap((parts) => parts.map(({ name }) => name)))
  const parts = NIGHTLY_PARTS.filter(
    ({ name, onlyByName, onlyByNight }) => !onlyByName && !onlyByNight && name !== 'moments',
  )
  expect([...taken].toSorted()).toEqual(
    [...MOMENTS.map(({ name }) => `moment ${name}`), ...parts.map(({ name }) => name)].toSorted(),
  )
  expect(turns.every(({ length }) => length === 2)).toBe(true)
})

test('names each moment once, with a time', () => {
  expect(new Set(MOMENTS.map(({ name }) => name)).size).toBe(MOMENTS.length)
  for (const { at } of MOMENTS) expect(new Date(at).getTime()).toBeGreaterThan(0)
})
