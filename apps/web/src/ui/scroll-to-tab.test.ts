import { expect, test } from 'vitest'
import { scrollNeeded } from './scroll-to-tab.ts'

const LIST = { left: 16, right: 374 }

test.each([
  ['leaves a tab in view where it is', { left: 16, right: 374 }, 0],
  ['brings one behind the end to the middle', { left: 400, right: 460 }, 235],
  ['brings one before the start to the middle', { left: -100, right: -40 }, -265],
  ['brings one that is cut off to the middle', { left: 350, right: 400 }, 180],
])('%s', (_, tab, needed) => expect(scrollNeeded(LIST, tab)).toBe(needed))
