import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useUncachedTime } from '../src/domains/lottery/server-clock.ts'
import { observeServerTime, serverNow } from '../src/server-time.ts'

it('asks once past the browser’s cache while the platform’s time seems old, and not once it is known', () => {
  observeServerTime(new Date(Date.now() - 30_000).toISOString())
  const ask = vi.fn<() => void>()
  const page = renderHook(({ readTime }: { readTime: typeof ask | undefined }) => useUncachedTime(readTime), {
    initialProps: { readTime: undefined as typeof ask | undefined },
  })
  expect(ask).not.toHaveBeenCalled()
  page.rerender({ readTime: ask })
  page.rerender({ readTime: vi.fn<() => void>(ask) })
  expect(ask).toHaveBeenCalledTimes(1)

  observeServerTime(new Date().toISOString())
  renderHook(() => useUncachedTime(ask))
  expect(ask).toHaveBeenCalledTimes(1)

  // An older answer, from the cache, does not set the clock back.
  observeServerTime(new Date(Date.now() - 30_000).toISOString())
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_000)
})
