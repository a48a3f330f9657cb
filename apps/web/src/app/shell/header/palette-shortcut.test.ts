import { expect, it } from 'vitest'
import { isPaletteShortcut } from './palette-shortcut.ts'

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: { tagName: 'BODY' } as unknown as EventTarget,
  ...more,
})
const field = (tagName: string) => ({ target: { tagName } as unknown as EventTarget })

it.each([
  ['a slash', press('/'), true],
  ['a slash that takes Shift to type', press('/', { shiftKey: true }), true],
  ['Ctrl-K', press('k', { ctrlKey: true }), true],
  ['Cmd-K with Caps Lock', press('K', { metaKey: true }), true],
  ['Ctrl-K in a field', press('k', { ctrlKey: true, ...field('INPUT') }), true],
  ['a slash in a field', press('/', field('INPUT')), false],
  ['a slash in a text area', press('/', field('TEXTAREA')), false],
  ['a slash in edited text', press('/', { target: { isContentEditable: true } as unknown as EventTarget }), false],
  ['k alone', press('k'), false],
  ['Ctrl-Shift-K, which is the browser’s', press('K', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl-/', press('/', { ctrlKey: true }), false],
  ['a slash while composing', press('/', { isComposing: true }), false],
  ['an event that was already handled', press('/', { defaultPrevented: true }), false],
])('%s: %s', (_what, event, asks) => expect(isPaletteShortcut(event)).toBe(asks))
