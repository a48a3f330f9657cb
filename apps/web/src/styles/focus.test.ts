import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*-class.ts', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Without a variant it also removes the ring: `outline-2` takes its style from it. */
const ALWAYS_NONE = /(?<![\w:-])outline-none\b/g

test('everything keeps the focus ring', () => {
  const without = Object.entries(sources).filter(([, source]) => source.match(ALWAYS_NONE))
  expect(without.map(([path]) => path)).toEqual([])
})
