import { expect, test, vi } from 'vitest'
import { frameFragment, rememberSound } from './frame-fragment.ts'

function storage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
}

test('passes only a bet slip’s selection to the frame', () => {
  storage()
  expect(frameFragment('?event=e-1&market=1x2&selection=home&from=/sports')).toBe(
    '#event=e-1&market=1x2&selection=home',
  )
  expect(frameFragment('')).toBe('')
})

test('remembers that sound was turned on until it is turned off', () => {
  storage()
  rememberSound(true)
  expect(frameFragment('')).toBe('#sound=on')
  rememberSound(false)
  expect(frameFragment('')).toBe('')
})

test('stays silent without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSound(true)
  expect(frameFragment('')).toBe('')
  vi.unstubAllGlobals()
})
