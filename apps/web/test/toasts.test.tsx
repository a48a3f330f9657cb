import { expect, it } from 'vitest'
import { overlap } from '../src/ui/toast-region.tsx'

/** An element at a place of the page, which happy-dom does not lay out. */
function elementAt(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('button')
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  return element
}

it.each([
  ['the button in use below it', elementAt(20, 700, 350, 48), true],
  ['a button elsewhere', elementAt(20, 100, 350, 48), false],
  ['nothing in use', null, false],
])('a toast region makes way for %s', (_what, active, isCovered) => {
  expect(overlap(elementAt(10, 690, 370, 80), active)).toBe(isCovered)
})

it('a toast region makes no way for its own buttons', () => {
  const [region, own] = [elementAt(10, 690, 370, 80), elementAt(300, 700, 40, 40)]
  region.append(own)
  expect(overlap(region, own)).toBe(false)
})
