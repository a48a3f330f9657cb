import { describe, expect, test } from 'vitest'
import { amountWriter, getLayout } from './day-points.ts'

const days = (...amounts: readonly string[]) =>
  amounts.map((amount, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, amount }))

describe('getLayout', () => {
  const write = { amount: amountWriter('VND', 'en').short, day: (day: string) => day.slice(5) }

  test('always includes zero', () => {
    const { y, ticks, box } = getLayout(days('-2000000', '3000000'), { width: 600, height: 200 }, write)
    expect(ticks).toContain(0)
    expect(y(-2_000_000)).toBeGreaterThan(y(0))
    expect(y(3_000_000)).toBeLessThan(y(0))
    expect(y(-2_000_000)).toBeLessThanOrEqual(box.height - box.below)
  })

  test('reserves space for the longest amount', () => {
    const small = getLayout(days('5'), { width: 600, height: 200 }, write)
    const large = getLayout(days('-123456789012'), { width: 600, height: 200 }, write)
    expect(large.box.start).toBeGreaterThan(small.box.start)
  })

  test('labels fewer days when narrow, and always the last', () => {
    const month = days(...Array.from({ length: 30 }, () => '1'))
    const wide = getLayout(month, { width: 1600, height: 200 }, write).labelled
    const narrow = getLayout(month, { width: 340, height: 200 }, write).labelled
    expect(narrow.length).toBeLessThan(wide.length)
    expect(narrow).toContain('2026-11-30')
  })

  test('labels fewer days where they are longer', () => {
    const month = days(...Array.from({ length: 30 }, () => '1'))
    const size = { width: 600, height: 200 }
    const long = { ...write, day: (day: string) => `${day}, ${day}` }
    expect(getLayout(month, size, long).labelled.length).toBeLessThan(getLayout(month, size, write).labelled.length)
  })

  test('accepts an empty list', () => {
    expect(getLayout([], { width: 400, height: 200 }, write).labelled).toEqual([])
  })
})

test('formats counts without a currency', () => {
  const { full, short } = amountWriter(null, 'en')
  expect(full('12345')).toBe('12,345')
  expect(short(12_345)).toBe('12.3K')
})
