import { expect, it } from 'vitest'
import { isDay } from './days.ts'

it.each(['2026-11-03', '2024-02-29', '0001-01-01'])('takes %s for a day', (text) => expect(isDay(text)).toBe(true))

it.each([
  '',
  '2026-02-30',
  '2025-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20261103',
  '2026-11-03T00:00',
  'soon',
])('takes %j for none', (text) => expect(isDay(text)).toBe(false))
