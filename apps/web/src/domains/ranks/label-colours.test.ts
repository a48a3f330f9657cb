import { expect, it } from 'vitest'
import { labelColours } from './label-colours.ts'

it.each([
  ['the brand’s own, when they can be read', '#d8cfc4', '#3a302b', '#d8cfc4'],
  ['the same in capitals', '#EFC978', '#453420', '#EFC978'],
  ['short ones', '#fff', '#333', '#fff'],
  ['white, where gold on yellow could not be read', '#c9a227', '#7a5c00', '#fff'],
  ['black, where white on a light ground could not be read', '#ffffff', '#f4c04e', '#000'],
])('uses %s', (_what, text, ground, color) => {
  expect(labelColours(text, ground)).toEqual({ color, backgroundColor: ground })
})

it.each([
  ['red', '#000000'],
  ['#000000', ''],
  ['#12345', '#000000'],
  ['url(//x.test)', '#000000'],
])('rejects %s on %s', (text, ground) => {
  expect(labelColours(text, ground)).toBeUndefined()
})
