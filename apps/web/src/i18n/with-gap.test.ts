import { expect, test } from 'vitest'
import { withGap } from './with-gap.ts'

test('translates a sentence once and inserts each name where its language puts it', () => {
  let worded = 0
  const favourite = withGap((name) => {
    worded += 1
    return `„${name}“ ist Favorit`
  })
  expect(['Paper Comet', '{{name}} $& $t(x)', ''].map(favourite)).toEqual([
    '„Paper Comet“ ist Favorit',
    '„{{name}} $& $t(x)“ ist Favorit',
    '„“ ist Favorit',
  ])
  expect(worded).toBe(1)
})
