import { TEN_LINES } from './lines.ts'
import type { SlotModel } from './slot.ts'

/**
 * A model small enough to list every round (6 x 5 x 6 x 5 x 7 stops): wilds and scatters side by side, two scatters in one
 * window, a two-of-a-kind pay, a symbol that pays only from four.
 */
export const TINY_MODEL: SlotModel = {
  id: 'tiny',
  name: 'Tiny',
  reels: [
    ['a', 'b', 'w', 'w', 'c', 'x'],
    ['b', 'w', 'a', 'x', 'c'],
    ['c', 'x', 'x', 'a', 'w', 'b'],
    ['w', 'a', 'b', 'x', 'c'],
    ['a', 'c', 'b', 'w', 'x', 'c', 'a'],
  ],
  lines: TEN_LINES,
  wild: 'w',
  scatter: 'x',
  paytable: {
    a: [2, 5, 20, 90],
    b: [0, 4, 15, 60],
    c: [0, 0, 10, 30],
    w: [3, 12, 50, 400],
    x: [0, 0, 2, 10],
  },
}
