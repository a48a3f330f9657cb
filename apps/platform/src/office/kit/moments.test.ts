import { expect, it } from 'vitest'
import { momentField } from './moments.ts'

const { rule } = momentField<null>('Starts', () => null)

it('reads a moment in the time zone of the brand', () => {
  expect(rule.parse('2026-11-30T08:15')).toEqual(new Date('2026-11-30T08:15:00+07:00'))
})

it.each(['2026-02-30T08:15', '2026-11-31T08:15', '2026-11-30T24:15', '2026-11-30 08:15', 'soon'])(
  'refuses %s',
  (text) => {
    expect(rule.safeParse(text).success).toBe(false)
  },
)
