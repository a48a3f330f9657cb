import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*-class.ts', './*.css', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Physical directions, which do not flip in right-to-left languages. */
const IN_CLASSES = [
  /(?<![\w-])-?(?:scroll-)?[mp][lr]-[\w[(]/g,
  /(?<![\w-])-?(?:left|right)-(?:\d|\[|\(|auto|full|px)/g,
  /(?<![\w-])(?:rounded-(?:l|r|tl|tr|bl|br)|border-[lr])(?![\w])/g,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w])/g,
]
const IN_STYLES = [
  /(?:margin|padding|border|inset)-(?:left|right)\b/g,
  /(?:^|[\s;{])(?:left|right):/gm,
  /(?:text-align|float): ?(?:left|right)/g,
]

/** Gradients to one side need a counterpart for right-to-left. */
const TOWARDS = /(?<![\w:-])(?:[\w-]+:)*bg-linear-to-[lr]\b/

test('nothing uses physical directions', () => {
  const found = Object.entries(sources).flatMap(([path, source]) => {
    const patterns = path.endsWith('.css') ? IN_STYLES : IN_CLASSES
    const physical = patterns.flatMap((pattern) => Array.from(source.matchAll(pattern), ([text]) => text.trim()))
    const onesided = source.split('\n').filter((line) => TOWARDS.test(line) && !line.includes('rtl:'))
    return [...physical, ...onesided].map((text) => `${path}: ${text}`)
  })
  expect(found).toEqual([])
})
