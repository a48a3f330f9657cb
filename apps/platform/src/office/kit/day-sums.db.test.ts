import { withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, like } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deposit, withdrawal } from '../../db/tables/cashier.ts'
import { heldPayment, paymentArrival } from '../../db/tables/deposits.ts'
import { auditEntry, officeDecision } from '../../db/tables/office.ts'
import { createMemberWith } from '../../ledger/ledger.fixture.ts'
import { requestWithdrawal } from '../../ledger/cashier.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../office.fixture.ts'

const UNIT = 10_000n
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let memberId: number
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '100000000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())
beforeEach(async () => {
  memberId = await createMemberWith(office.database, 1_000_000_000n * UNIT)
})

const reason = { reason: 'looked into it' }
const MILLION = 1_000_000n * UNIT

async function inReview(amount: bigint, owner = memberId) {
  const { id } = await withTransaction(office.database, (tx) =>
    requestWithdrawal(tx, { memberId: owner, amount, requestKey: randomUUID() }),
  )
  await office.database
    .update(withdrawal)
    .set({ state: 'REVIEW', version: 1, reviewReasons: ['LARGE_AMOUNT'] })
    .where(eq(withdrawal.id, id))
  return `/withdrawals/${owner}/${id}`
}
async function unmatched(amount: bigint) {
  const payment = {
    id: `pay_${randomUUID()}`,
    amount,
    currency: 'VND',
    text: 'x',
    payerName: 'NGUYEN',
    state: 'UNMATCHED',
  } as const
  await office.database.insert(paymentArrival).values({ ...payment, receivedAt: new Date() })
  const [row] = await office.database
    .insert(deposit)
    .values({ memberId, amount, requestedAmount: amount, channel: 'QR', state: 'EXPIRED', createdAt: new Date() })
    .returning()
  return {
    path: `/deposits/payments/${payment.id}`,
    target: { memberId: String(memberId), depositId: String(row?.id) },
  }
}
/** A payment that was held while the member was not allowed to deposit. */
async function held(amount: bigint) {
  const { target } = await unmatched(amount)
  const payment = { id: `pay_${randomUUID()}`, amount, currency: 'VND', text: 'x', payerName: 'NGUYEN' }
  const key = { memberId, depositId: Number(target.depositId) }
  await office.database.insert(paymentArrival).values({ ...payment, ...key, state: 'HELD', receivedAt: new Date() })
  const [row] = await office.database
    .insert(heldPayment)
    .values({ ...key, paymentId: payment.id, amount, reason: 'TIME_OUT' })
    .returning()
  return `/deposits/held/${memberId}/${row?.id}`
}
const approve = (browser: OperatorBrowser, path: string) => browser.post(`${path}/approve`, { ...reason, version: '1' })
const outcome = async (sent: ReturnType<typeof approve>) => (await sent).location?.split('?done=')[1]
const waiting = () =>
  office.database.$count(
    officeDecision,
    and(eq(officeDecision.state, 'PENDING'), like(officeDecision.subject, `withdrawal:${memberId}:%`)),
  )

describe('the two-operator limit', () => {
  it('holds for the sum of a member’s approvals of the day, by whichever operator', async () => {
    const [first, second, third] = [
      await inReview(40n * MILLION),
      await inReview(40n * MILLION),
      await inReview(40n * MILLION),
    ]
    expect(await outcome(approve(anna, first))).toBe('done')
    expect(await outcome(approve(binh, second))).toBe('done')
    const { html } = await anna.get(third)
    expect(html).toContain('takes two operators')
    expect(html).toContain('80,000,000.00')
    expect(await outcome(approve(anna, third))).toBe('waits')
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get(third)).html) ?? []
    expect((await binh.post(confirm)).location).toContain('done=confirmed')
    // An approval by two operators counts as well.
    expect(await outcome(approve(anna, await inReview(UNIT)))).toBe('waits')
  })

  it('leaves another member’s approvals out of the sum', async () => {
    expect(await outcome(approve(anna, await inReview(90n * MILLION)))).toBe('done')
    const other = await createMemberWith(office.database, 200_000_000n * UNIT)
    expect(await outcome(approve(anna, await inReview(90n * MILLION, other)))).toBe('done')
  })

  it('is not passed by approvals at the same time', async () => {
    const paths = await Promise.all(Array.from({ length: 6 }, () => inReview(40n * MILLION)))
    const outcomes = await Promise.all(paths.map((path, index) => outcome(approve(index % 2 ? anna : binh, path))))
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'waits', 'waits', 'waits', 'waits'])
    expect(await waiting()).toBe(4)
  })

  it('counts what is confirmed while another approval is made', async () => {
    const [large, small] = [await inReview(101n * MILLION), await inReview(10n * MILLION)]
    expect(await outcome(approve(anna, large))).toBe('waits')
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get(large)).html) ?? []
    const [, made] = await Promise.all([binh.post(confirm), outcome(approve(anna, small))])
    const after = await outcome(approve(anna, await inReview(UNIT)))
    // Whichever came first, the sum has both by now.
    expect(['done', 'waits']).toContain(made)
    expect(after).toBe('waits')
  })

  it('is not asked about a form of before the last change', async () => {
    const path = await inReview(101n * MILLION)
    const late = await anna.post(`${path}/approve`, { ...reason, version: '0' })
    expect(late).toMatchObject({ status: 409, html: expect.stringContaining('has changed since') })
    expect(await waiting()).toBe(0)
  })

  it('holds for the sum of unmatched payments credited to a member', async () => {
    const credited = await Promise.all([unmatched(60n * MILLION), unmatched(60n * MILLION)])
    const outcomes = []
    for (const { path, target } of credited)
      outcomes.push(await outcome(anna.post(`${path}/assign`, { ...reason, ...target })))
    expect(outcomes).toEqual(['done', 'waits'])
  })
})

describe('the sum of credits', () => {
  const credit = async (type: 'ADMIN_CREDIT' | 'ADMIN_DEBIT', amount: string) => {
    const path = `/credits/${memberId}`
    expect((await anna.post(path, { ...reason, type, amount, requestKey: randomUUID() })).location).toContain('waits')
    const { html } = await binh.get('/decisions')
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec(html) ?? []
    expect((await binh.post(confirm)).location).toContain('confirmed')
    return html
  }

  it('has credits that always take two, which leave less for others', async () => {
    const shown = await credit('ADMIN_CREDIT', '60000000')
    for (const text of ['Credited to this member by operators today', '60,000,000.00', 'Balance'])
      expect(shown).toContain(text)
    const { path, target } = await unmatched(60n * MILLION)
    expect(await outcome(anna.post(`${path}/assign`, { ...reason, ...target }))).toBe('waits')
  })

  it('does not have debits', async () => {
    await credit('ADMIN_DEBIT', '60000000')
    const { path, target } = await unmatched(60n * MILLION)
    expect(await outcome(anna.post(`${path}/assign`, { ...reason, ...target }))).toBe('done')
  })

  it('has what was held and is credited', async () => {
    await credit('ADMIN_CREDIT', '60000000')
    const path = await held(60n * MILLION)
    expect((await anna.get(path)).html).toContain('takes two operators')
    expect(await outcome(anna.post(`${path}/release`, reason))).toBe('waits')
    const { html } = await binh.get('/decisions')
    for (const text of ['120,000,000.00', 'Because of', 'NGUYEN']) expect(html).toContain(text)
  })
})

describe('the second operator', () => {
  it('shows the values of the proposal, the sums of the day, the reason, the proposer and the time', async () => {
    await approve(anna, await inReview(30n * MILLION))
    const path = await inReview(90n * MILLION)
    await anna.post(`${path}/approve`, { reason: 'called the member back', version: '1' })
    const { html } = await binh.get('/decisions')
    for (const text of [
      'large amount',
      '90,000,000.00',
      '30,000,000.00',
      '120,000,000.00',
      'called the member back',
      'Requested',
    ])
      expect(html).toContain(text)
  })

  it('shows the changes since the proposal, and cannot be confirmed', async () => {
    const path = await inReview(101n * MILLION)
    await approve(anna, path)
    const [, decision = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec((await binh.get(path)).html) ?? []
    const [, id = ''] = /\/(\d+)$/.exec(path) ?? []
    await office.database
      .update(withdrawal)
      .set({ proofs: [randomUUID()] })
      .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, Number(id))))
    const { html } = await binh.get('/decisions')
    expect(html).toContain('has changed since it was proposed')
    expect(html).not.toContain(`${decision}/confirm`)
    const refused = await binh.post(`${decision}/confirm`)
    expect(refused).toMatchObject({ status: 409, html: expect.stringContaining('has changed since it was proposed') })
    expect(await office.database.$count(auditEntry, eq(auditEntry.action, 'withdrawal.approved'))).toBeGreaterThan(0)
    expect((await binh.post(`${decision}/decline`, reason)).status).toBe(303)
  })
})
