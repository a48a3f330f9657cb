import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTooLate, RequestTime } from './request-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const time = () => new RequestTime({ sectionMs: 500, requestMs: 1_000 })

test('sections end before the request does, and the time of both is over for all who wait', () => {
  const request = time()
  vi.advanceTimersByTime(100)
  const sections = request.sections()
  expect(request.sections()).toBe(sections)
  vi.advanceTimersByTime(500)
  expect([sections.aborted, isTooLate(sections), request.whole.aborted]).toEqual([true, true, false])
  vi.advanceTimersByTime(400)
  expect([request.whole.aborted, isTooLate(request.whole)]).toEqual([true, true])
  expect(request.sections().aborted).toBe(true)
})

test('what follows something done has its own time, within the request’s', () => {
  const request = time()
  request.sections()
  vi.advanceTimersByTime(400)
  request.sectionsAnew()
  const result = request.sections()
  vi.advanceTimersByTime(400)
  expect(result.aborted).toBe(false)
  vi.advanceTimersByTime(200)
  expect(result.aborted).toBe(true)
})

test('a caller who leaves ends both, and is told apart from a deadline', () => {
  const request = time()
  const sections = request.sections()
  request.leave()
  expect([request.whole.aborted, sections.aborted, isTooLate(sections)]).toEqual([true, true, false])
})

test('what was to be done goes on when its caller leaves, as long as the request may take', () => {
  const request = time()
  request.leave()
  vi.advanceTimersByTime(999)
  expect(request.acts.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([request.acts.aborted, isTooLate(request.acts), isTooLate(request.whole)]).toEqual([true, true, false])
  expect(vi.getTimerCount()).toBe(0)
})

test('an answered request leaves no timer behind', () => {
  const request = time()
  request.sections()
  request.finish()
  expect(vi.getTimerCount()).toBe(0)
})
