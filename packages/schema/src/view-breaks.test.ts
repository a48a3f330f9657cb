import { expect, test } from 'vitest'
import { type Views, viewBreaks } from './view-breaks.ts'

const day = { type: 'date', description: 'Day of the brand.' }
const amount = { type: 'numeric(24,4)', description: 'In the brand’s currency.' }
const released: Views = { house_days: { description: 'Days.', columns: { day, amount } } }

test('names views and columns that were removed, and columns of another type or meaning', () => {
  const after = (columns: Views[string]['columns']) =>
    viewBreaks(released, { house_days: { description: 'Days.', columns } })
  expect(viewBreaks(released, {})).toEqual(['VIEW_REMOVED: house_days was removed.'])
  expect(after({ day })).toEqual(['COLUMN_REMOVED: house_days.amount was removed.'])
  expect(after({ day, amount: { ...amount, type: 'bigint' } })).toEqual([
    'COLUMN_CHANGED: house_days.amount changed type from numeric(24,4) to bigint.',
  ])
  expect(after({ day, amount: { ...amount, description: 'In minor units.' } })).toEqual([
    'COLUMN_CHANGED: house_days.amount means “In minor units.”.',
  ])
})

test('does not name what was added', () => {
  const columns = { day, amount, fee: amount }
  const view = { description: 'Other words.', columns }
  expect(viewBreaks(released, { house_days: view, other_days: view })).toEqual([])
})
