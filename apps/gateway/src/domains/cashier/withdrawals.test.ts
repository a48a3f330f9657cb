import type { requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { describe, expect, test, vi } from 'vitest'
import { formatAmount, ZERO_AMOUNT } from '@playhouse/shared/money.ts'
import { completeRows } from './withdrawals.resolvers.ts'

type Detail = ValueOf<typeof requestWithdrawal>

const listed = {
  id: '7',
  state: 'REVIEW' as const,
  amount: formatAmount(1_000_000n),
  fee: ZERO_AMOUNT,
  bankCode: 'HOASEN',
  bankName: 'Hoa Sen',
  accountMasked: '•••• 1',
  requestedAt: 1,
  updatedAt: 2,
}
const detail: Detail = {
  ...listed,
  reviewReasons: ['LARGE_AMOUNT'],
  nextActor: 'OPERATOR',
  confirmBy: null,
  expectedBy: null,
  reviewBy: null,
  receivedAmount: null,
  remainder: null,
  question: null,
  payoutReference: null,
  canCancel: true,
  steps: [{ state: 'REVIEW', at: 2, actor: 'SYSTEM', reason: null }],
}

describe('a page of withdrawals', () => {
  test('is not read again where the platform lists histories', async () => {
    const read = vi.fn<(id: string) => Promise<Detail>>(() => Promise.resolve(detail))
    expect(await completeRows([detail], true, read)).toEqual([detail])
    expect(read).not.toHaveBeenCalled()
  })

  test('takes histories from the details of an older platform', async () => {
    expect(await completeRows([listed], true, () => Promise.resolve(detail))).toEqual([detail])
  })

  test('asks an older platform for no details that the document does not select', async () => {
    const read = vi.fn<(id: string) => Promise<Detail>>(() => Promise.resolve(detail))
    expect(await completeRows([listed], false, read)).toMatchObject([listed])
    expect(read).not.toHaveBeenCalled()
  })
})
