import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*-class.ts', './*.css', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Cheap to animate: any other property restyles and repaints the page in each frame. */
const MOVING = new Set(['opacity', 'transform', 'translate', 'none'])

const IN_CLASSES = /(?<![\w-])transition(?:-\[([^\]]+)\]|-(\w+))?(?=[\s'"`])/g
const IN_STYLES = /(?<![\w-])transition(?:-property)?:([^;}]+)/g

/** The properties that a source animates; a class that names none stands for all. */
function changing(path: string, source: string): string[] {
  if (!path.endsWith('.css')) {
    return Array.from(source.matchAll(IN_CLASSES), ([, list, one]) => list ?? one ?? 'all').flatMap((names) =>
      names.split(','),
    )
  }
  const values = Array.from(source.matchAll(IN_STYLES), ([, value = '']) => value.split(/,(?![^(]*\))/)).flat()
  return values.map((value) => value.trim().split(/\s/)[0] ?? '')
}

test('only opacity and transforms are animated', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    changing(path, source)
      .filter((property) => !MOVING.has(property))
      .map((property) => `${path}: ${property}`),
  )
  expect(found).toEqual([])
})
