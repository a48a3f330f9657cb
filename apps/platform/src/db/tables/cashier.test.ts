import { WITHDRAWAL_STATES } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { expect, test } from 'vitest'
import { ENDED_WITHDRAWALS, UNCONFIRMED_WITHDRAWALS, UNPAID_WITHDRAWALS } from './cashier.ts'

test('every state of a withdrawal is either unpaid, unconfirmed or an end', () => {
  const listed = [...UNPAID_WITHDRAWALS, ...UNCONFIRMED_WITHDRAWALS, ...ENDED_WITHDRAWALS]
  expect(listed.toSorted()).toEqual(WITHDRAWAL_STATES.toSorted())
})
