import { afterAll, beforeAll, expect, test } from 'vitest'
import palmPay from '../providers/palm-pay.ts'
import { type PalmPay, startPalmPay } from '../providers/palm-pay-stand-in.ts'

const SECRET = 'a secret of these tests'

let palm: PalmPay
beforeAll(async () => void (palm = await startPalmPay({ secret: SECRET })))
afterAll(() => palm.stop())

const open = (secret = SECRET) => palmPay.open({ url: palm.url, secrets: [secret], settings: { SHOP: 'LOTUS-7' } })

const ORDER = {
  reference: 'W1-1-1',
  amount: '50000',
  currency: 'VND',
  destination: { kind: 'BANK', bankCode: 'LOTUSBANK', accountNumber: '12345678', accountName: 'A GUEST' },
  transferText: 'Lotus W1',
} as const

test('a payout is one order, whatever is sent again, and says what became of it', async () => {
  const provider = open()
  expect(await provider.findPayout(ORDER.reference)).toBeUndefined()
  const ordered = await provider.createPayout(ORDER)
  expect(ordered).toMatchObject({ reference: 'W1-1-1', state: 'ACCEPTED', amount: '50000' })
  expect((await provider.createPayout(ORDER)).id).toBe(ordered.id)
  await palm.endTransfer(ORDER.reference, 'paid')
  expect(await provider.findPayout(ORDER.reference)).toMatchObject({ id: ordered.id, state: 'PAID' })
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  expect(await provider.listMovements(today, 'PROVIDER')).toMatchObject([{ id: ordered.id, kind: 'PAYOUT' }])
})

test('a payout is refused under a number that another one has, and by another secret', async () => {
  await open().createPayout({ ...ORDER, reference: 'W1-2-1' })
  const other = { ...ORDER, reference: 'W1-2-1', amount: '60000' }
  await expect(open().createPayout(other)).rejects.toMatchObject({ code: 'reference_reused' })
  await expect(open('wrong').createPayout(ORDER)).rejects.toMatchObject({ code: 'signature_invalid' })
})

test('the outcome of a payout is unknown when the answer is lost', async () => {
  palm.answers = 'lost'
  await expect(open().createPayout({ ...ORDER, reference: 'W1-3-1' })).rejects.toMatchObject({
    name: 'PaymentUnknownError',
  })
  palm.answers = 'normal'
  expect(await open().findPayout('W1-3-1')).toMatchObject({ state: 'ACCEPTED' })
})
