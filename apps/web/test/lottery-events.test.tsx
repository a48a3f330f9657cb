import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSoon } from '../src/domains/lottery/parts/use-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks once for events that come one after the other, and not after the page was left', () => {
  const ask = vi.fn<() => void>()
  const page = renderHook(() => useSoon(ask))
  for (let event = 0; event < 5; event += 1) {
    page.result.current()
    page.rerender()
    vi.advanceTimersByTime(200)
  }
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_500)
  expect(ask).toHaveBeenCalledTimes(1)
  page.result.current()
  page.unmount()
  vi.runAllTimers()
  expect(ask).toHaveBeenCalledTimes(1)
})
