import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTimedOut, RequestDeadline } from './call-context.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => new RequestDeadline({ sectionMs: 500, requestMs: 1_000 })

test('aborts sections at the section deadline and everything at the request deadline', () => {
  const request = start()
  vi.advanceTimersByTime(100)
  const sections = request.sectionSignal()
  expect(request.sectionSignal()).toBe(sections)
  vi.advanceTimersByTime(500)
  expect([sections.aborted, isTimedOut(sections), request.signal.aborted]).toEqual([true, true, false])
  vi.advanceTimersByTime(400)
  expect([request.signal.aborted, isTimedOut(request.signal)]).toEqual([true, true])
  expect(request.sectionSignal().aborted).toBe(true)
})

test('gives reads after a write a fresh section deadline within the request’s', () => {
  const request = start()
  request.sectionSignal()
  vi.advanceTimersByTime(400)
  request.restartSections()
  const result = request.sectionSignal()
  vi.advanceTimersByTime(400)
  expect(result.aborted).toBe(false)
  vi.advanceTimersByTime(200)
  expect(result.aborted).toBe(true)
})

test('aborts reads when the caller leaves, without reporting a timeout', () => {
  const request = start()
  const sections = request.sectionSignal()
  request.disconnect()
  expect([request.signal.aborted, sections.aborted, isTimedOut(sections)]).toEqual([true, true, false])
})

test('continues writes until the request deadline when the caller leaves', () => {
  const request = start()
  request.disconnect()
  vi.advanceTimersByTime(999)
  expect(request.writeSignal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([request.writeSignal.aborted, isTimedOut(request.writeSignal), isTimedOut(request.signal)]).toEqual([
    true,
    true,
    false,
  ])
  expect(vi.getTimerCount()).toBe(0)
})

test('leaves no timer after the response', () => {
  const request = start()
  request.sectionSignal()
  request.finish()
  expect(vi.getTimerCount()).toBe(0)
})
