import { expect, test, vi } from 'vitest'
import { derived } from './derived.ts'

test('makes a value once for all callers, and again for another response or another choice', () => {
  const make = vi.fn<(source: { name: string }, by: string) => string>(({ name }, by) => name + by)
  const get = derived(make)
  const response = { name: 'a' }
  expect([get(response, '1'), get(response, '1'), get(response, '2'), get({ name: 'a' }, '1')]).toEqual([
    'a1',
    'a1',
    'a2',
    'a1',
  ])
  expect(make).toHaveBeenCalledTimes(3)
})
