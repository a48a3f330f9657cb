import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*-class.ts', './*.css', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Words for left and right, which do not turn round in a language that is written from right to left. */
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

/** What is painted towards one side must be painted towards the other from right to left. */
const TOWARDS = /(?<![\w:-])(?:[\w-]+:)*bg-linear-to-[lr]\b/

test.each(Object.entries(sources))('%s knows no left and right', (path, source) => {
  const patterns = path.endsWith('.css') ? IN_STYLES : IN_CLASSES
  expect(patterns.flatMap((pattern) => Array.from(source.matchAll(pattern), ([text]) => text.trim()))).toEqual([])
  const onesided = source.split('\n').filter((line) => TOWARDS.test(line) && !line.includes('rtl:'))
  expect(onesided).toEqual([])
})
