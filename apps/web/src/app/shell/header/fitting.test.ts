import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test.each([
  ['all where there is room', [50, 50, 50], 150, 3],
  ['as many as leave room for the button', [50, 50, 50], 149, 2],
  ['none but the button in a narrow row', [50, 50, 50], 60, 0],
  ['nothing of nothing', [], 0, 0],
])('fits %s', (_what, widths, room, count) => expect(fitting(widths, 40, room)).toBe(count))
