import { withTransaction } from '@playhouse/postgres/database.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deposit, withdrawal } from '../../../db/tables/cashier.ts'
import { depositBlock, paymentArrival } from '../../../db/tables/deposits.ts'
import { memberBlock } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { decidedAmount } from '../../../db/tables/office.ts'
import { identityCheck, identityDocument, identityRequest, memberProfile } from '../../../db/tables/profile.ts'
import { upload } from '../../../db/tables/uploads.ts'
import { answerQuestion } from '../../../domains/money/cashier/withdrawals/confirm.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { requestWithdrawal } from '../../../ledger/cashier.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const UNIT = 10_000n
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let lan: number
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '10000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
})
afterAll(() => office.close())
// Each test has the whole limit of the day.
beforeEach(() => office.database.delete(decidedAmount))

const reason = { reason: 'looked into it' }
const balances = async () => {
  const { cash, locked } = await memberAccounts(office.database, lan)
  return { cash: cash.balance / UNIT, locked: locked.balance / UNIT }
}

/** A withdrawal in a state that waits for an operator, with its version. */
async function held(units: bigint, state = 'REVIEW') {
  const amount = units * UNIT
  const { id } = await withTransaction(office.database, (tx) =>
    requestWithdrawal(tx, { memberId: lan, amount, requestKey: randomUUID() }),
  )
  const [row] = await office.database
    .update(withdrawal)
    .set({ state, version: 1, reviewReasons: ['LARGE_AMOUNT'] })
    .where(eq(withdrawal.id, id))
    .returning()
  return { id, path: `/withdrawals/${lan}/${id}`, version: String(row?.version) }
}
const getState = async (id: number) =>
  (await office.database.select().from(withdrawal).where(eq(withdrawal.id, id)))[0]?.state

describe('a withdrawal in review', () => {
  it('is listed, counted and shown with the facts needed for a decision', async () => {
    const { path, id } = await held(100n)
    expect((await anna.get('/withdrawals')).html).toContain(`href="${path}"`)
    expect((await anna.get('/')).html).toMatch(
      /<h2><a href="\/withdrawals">[^]*?1 waiting[^]*?Longest wait [^<]* · [\d,]+\.\d\d in all/,
    )
    const { html } = await anna.get(path)
    for (const text of ['lan', '100.00', 'large amount', `${path}/approve`, `${path}/reject`, `${path}/ask`])
      expect(html).toContain(text)
    // Further facts about the member, for the decision.
    for (const text of ['Deposits</dt>', 'Paid out before', 'Identity tier', `href="/members/${lan}"`])
      expect(html).toContain(text)
    await office.database.update(withdrawal).set({ state: 'APPROVED' }).where(eq(withdrawal.id, id))
    expect((await anna.get(path)).html).toContain('There is nothing to decide.')
  })

  it('says, like the member’s card, that the account is being closed or is closed', async () => {
    const { path } = await held(100n)
    const key = (values: { closingAt: Date | null; closedAt: Date | null }) =>
      office.database.update(member).set(values).where(eq(member.id, lan))
    for (const [text, values] of [
      ['The account is being closed', { closingAt: new Date(), closedAt: null }],
      ['The account was closed', { closingAt: new Date(), closedAt: new Date() }],
    ] as const) {
      await key(values)
      for (const page of [path, `/members/${lan}`]) expect((await anna.get(page)).html).toContain(text)
    }
    await key({ closingAt: null, closedAt: null })
    for (const page of [path, `/members/${lan}`]) expect((await anna.get(page)).html).not.toContain('The owner')
  })

  it('asks nothing of a blocked member, who cannot log in to answer', async () => {
    const { id, path, version } = await held(100n)
    await office.database
      .insert(memberBlock)
      .values({ memberId: lan, reason: 'fraud', shownText: null, blockedBy: 'anna' })
    const { status, html } = await anna.post(`${path}/ask`, { ...reason, version })
    await office.database.delete(memberBlock).where(eq(memberBlock.memberId, lan))
    expect([status, await getState(id)]).toEqual([409, 'REVIEW'])
    expect(html).toContain('lift the block first')
  })

  it('is approved by one operator up to the limit, and audited', async () => {
    const { id, path, version } = await held(10_000n)
    expect((await anna.post(`${path}/approve`, { ...reason, version })).location).toBe(`${path}?done=done`)
    expect(await getState(id)).toBe('APPROVED')
    expect(await office.lastAudit()).toMatchObject({
      actor: 'anna',
      action: 'withdrawal.approved',
      subject: `withdrawal:${lan}:${id}`,
      oldValue: { state: 'REVIEW' },
      newValue: { state: 'APPROVED', amount: '10000.00' },
      reason: 'looked into it',
    })
  })

  it('takes two operators above the limit', async () => {
    const { id, path, version } = await held(10_001n)
    expect((await anna.get(path)).html).toContain('takes two operators')
    expect((await anna.post(`${path}/approve`, { ...reason, version })).location).toBe(`${path}?done=waits`)
    expect(await getState(id)).toBe('REVIEW')
    // Nobody decides otherwise meanwhile.
    expect((await binh.post(`${path}/reject`, { ...reason, version })).status).toBe(409)
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get(path)).html) ?? []
    expect((await anna.get(path)).html).not.toContain(confirm)
    expect((await anna.post(confirm)).status).toBe(403)
    expect((await binh.post(confirm)).location).toBe('/decisions?done=confirmed')
    expect(await getState(id)).toBe('APPROVED')
    const { html } = await binh.get(path)
    expect(html).toContain('anna, binh')
  })

  it('is rejected with a reason that the member reads, and the money returns', async () => {
    const before = await balances()
    const { id, path, version } = await held(20_000n)
    expect(await balances()).toEqual({ cash: before.cash - 20_000n, locked: before.locked + 20_000n })
    expect((await anna.post(`${path}/reject`, { reason: '', version })).status).toBe(400)
    expect((await anna.post(`${path}/reject`, { ...reason, version })).status).toBe(303)
    expect(await getState(id)).toBe('REJECTED')
    expect(await balances()).toEqual(before)
  })

  it('asks the member, and is decided again after the answer', async () => {
    const { id, path, version } = await held(100n)
    expect((await anna.post(`${path}/ask`, { reason: 'Whose card is it?', version })).location).toBe(
      `${path}?done=infoRequested`,
    )
    expect(await getState(id)).toBe('NEEDS_INFO')
    await answerQuestion(office.database, lan, { id: String(id), answer: 'My own.', proofs: [] })
    expect((await anna.get(path)).html).toContain('My own.')
    // A form of before the answer.
    const late = await anna.post(`${path}/approve`, { ...reason, version })
    expect(late).toMatchObject({ status: 409, html: expect.stringContaining('has changed since') })
    expect(await getState(id)).toBe('REVIEW')
  })

  it('is decided once by two operators at the same time', async () => {
    const { id, path, version } = await held(100n)
    const responses = await Promise.all([
      anna.post(`${path}/approve`, { ...reason, version }),
      binh.post(`${path}/reject`, { ...reason, version }),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(['APPROVED', 'REJECTED']).toContain(await getState(id))
  })

  it('ends a complaint', async () => {
    const { id, path, version } = await held(100n, 'NOT_RECEIVED')
    expect((await anna.get('/withdrawals')).html).toContain(path)
    expect((await anna.post(`${path}/settle`, { ...reason, version })).status).toBe(303)
    expect(await getState(id)).toBe('RECEIVED')
  })

  it.each(['/withdrawals/1/999999', '/withdrawals/x/1', '/withdrawals/1/1%27', '/withdrawals/99999999999/1'])(
    'does not exist at %s',
    async (path) => {
      expect((await anna.get(path)).status).toBe(404)
    },
  )
})

async function arrived(units: bigint, currency = 'VND') {
  const id = `pay_${randomUUID()}`
  const payment = {
    id,
    amount: units * UNIT,
    currency,
    text: '<b>thanks</b>',
    payerName: 'NGUYEN LAN',
    receivedAt: new Date(),
  }
  await office.database.insert(paymentArrival).values({ ...payment, state: 'UNMATCHED' })
  return { id, path: `/deposits/payments/${id}` }
}
async function expired(units: bigint) {
  const amount = units * UNIT
  const [row] = await office.database
    .insert(deposit)
    .values({ memberId: lan, amount, requestedAmount: amount, channel: 'QR', state: 'EXPIRED', createdAt: new Date() })
    .returning()
  return { memberId: String(lan), depositId: String(row?.id) }
}

describe('an unmatched payment', () => {
  it('is shown with the deposits it may belong to, and credited to one', async () => {
    const target = await expired(777n)
    const { path, id } = await arrived(777n)
    expect((await anna.get('/deposits')).html).toContain(`href="${path}"`)
    const { html } = await anna.get(path)
    expect(html).toContain(`name="depositId" value="${target.depositId}"`)
    expect(html).toContain('&#60;b&#62;thanks')
    const before = await balances()
    const responses = await Promise.all(
      [anna, binh].map((browser) => browser.post(`${path}/assign`, { ...reason, ...target })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await balances()).toEqual({ ...before, cash: before.cash + 777n })
    expect(await office.lastAudit()).toMatchObject({
      action: 'payment.assigned',
      subject: `payment:${id}`,
      newValue: { state: 'CREDITED', ...target },
    })
    expect((await anna.get(path)).html).toContain('assigned by')
  })

  it('takes two operators above the limit', async () => {
    const target = await expired(10_001n)
    const { path } = await arrived(10_001n)
    const before = await balances()
    expect((await anna.post(`${path}/assign`, { ...reason, ...target })).location).toContain('done=waits')
    expect(await balances()).toEqual(before)
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get('/decisions')).html) ?? []
    await binh.post(confirm)
    expect(await balances()).toEqual({ ...before, cash: before.cash + 10_001n })
  })

  it('is dismissed with a reason', async () => {
    const { path, id } = await arrived(5n)
    expect((await anna.post(`${path}/dismiss`, reason)).status).toBe(303)
    expect(await office.database.select().from(paymentArrival).where(eq(paymentArrival.id, id))).toMatchObject([
      { state: 'DISMISSED' },
    ])
  })

  it('is dismissed by two operators above the limit', async () => {
    const { path, id } = await arrived(10_001n)
    expect((await anna.post(`${path}/dismiss`, reason)).location).toBe(`${path}?done=waits`)
    const state = async () =>
      (await office.database.select().from(paymentArrival).where(eq(paymentArrival.id, id)))[0]?.state
    expect(await state()).toBe('UNMATCHED')
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get(path)).html) ?? []
    expect((await binh.post(confirm)).location).toBe('/decisions?done=confirmed')
    expect(await state()).toBe('DISMISSED')
    expect((await anna.post('/deposits/payments/none/dismiss', reason)).status).toBe(404)
  })

  it('is not credited in another currency, nor to a deposit that there is not', async () => {
    const foreign = await arrived(100n, 'USD')
    const target = await expired(100n)
    expect((await anna.post(`${foreign.path}/assign`, { ...reason, ...target })).html).toContain('in USD')
    const { path } = await arrived(100n)
    expect((await anna.post(`${path}/assign`, { ...reason, ...target, depositId: '999999' })).status).toBe(409)
    expect((await anna.post(`${path}/assign`, { ...reason, memberId: 'lan', depositId: '1' })).status).toBe(400)
  })
})

it('lifts the block of a member’s deposits', async () => {
  await office.database.insert(depositBlock).values({ memberId: lan, reason: 'DECLINED' })
  expect((await anna.get('/deposits/blocked')).html).toContain(`href="/deposits/blocked/${lan}"`)
  expect((await anna.get(`/deposits/blocked/${lan}`)).html).toContain(`/deposits/members/${lan}/unblock`)
  expect((await anna.post(`/deposits/members/${lan}/unblock`, reason)).status).toBe(303)
  expect((await office.database.select().from(depositBlock))[0]?.liftedAt).toBeInstanceOf(Date)
})

describe('an identity check', () => {
  async function sent() {
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    await office.database.execute(sql`delete from identity_request`).catch(() => {})
    const [request] = await office.database
      .insert(identityRequest)
      .values({ memberId: lan, tier: 1, state: 'REVIEW' })
      .returning()
    const documents = (['ID_FRONT', 'ID_BACK'] as const).map((kind) => ({
      kind,
      uploadId: randomUUID(),
      memberId: lan,
      requestId: request?.id ?? 0,
    }))
    await office.database.insert(upload).values(
      documents.map(({ uploadId }) => ({
        memberId: lan,
        id: uploadId,
        purpose: 'IDENTITY_DOCUMENT' as const,
        picture,
        width: 4,
        height: 4,
      })),
    )
    const stored = await office.database.insert(identityDocument).values(documents).returning()
    return { path: `/identity/${lan}/${request?.id}`, documents: stored }
  }
  const state = async () =>
    (await office.database.select().from(identityRequest).orderBy(desc(identityRequest.id)).limit(1))[0]?.state

  it('is shown with its pictures, asked about and approved', async () => {
    const { path, documents } = await sent()
    const { html } = await anna.get(path)
    const picture = `/uploads/${lan}/${documents[0]?.uploadId}`
    expect(html).toContain(`src="${picture}"`)
    expect((await anna.get(picture)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    })
    expect((await office.send('GET', picture)).status).toBe(303)
    expect((await anna.get(`/uploads/${lan + 1}/${documents[0]?.uploadId}`)).status).toBe(404)

    expect((await anna.post(`${path}/ask`, reason)).status).toBe(400)
    const requested = {
      ...reason,
      [`document-${documents[0]?.id}`]: 'UNREADABLE',
      [`document-${documents[1]?.id}`]: '',
    }
    expect((await anna.post(`${path}/ask`, requested)).status).toBe(303)
    expect(await state()).toBe('NEEDS_INFO')
    await office.database.update(identityRequest).set({ state: 'REVIEW' })
    expect((await anna.post(`${path}/approve`, reason)).status).toBe(303)
    expect(await state()).toBe('APPROVED')
    expect(await office.database.select().from(memberProfile).where(eq(memberProfile.memberId, lan))).toMatchObject([
      { identityTier: 1 },
    ])
    expect(await office.lastAudit()).toMatchObject({ actor: 'anna', action: 'identity.approved' })
    expect((await binh.post(`${path}/reject`, { ...reason, code: 'OTHER' })).status).toBe(409)
  })

  it('is rejected with one of the reasons that members can read', async () => {
    const { path } = await sent()
    expect((await anna.post(`${path}/reject`, { ...reason, code: 'BECAUSE' })).status).toBe(400)
    expect((await anna.post(`${path}/reject`, { ...reason, code: 'EXPIRED' })).status).toBe(303)
    expect(await state()).toBe('REJECTED')
  })

  it('shows what a provider recommends, which an operator may overrule, and what came after the decision', async () => {
    const { path, documents } = await sent()
    const [key] = documents.map(({ memberId, requestId }) => ({ memberId, requestId }))
    if (!key) throw new Error('There are no documents.')
    const store = (values: Partial<typeof identityCheck.$inferInsert>) =>
      office.database
        .insert(identityCheck)
        .values({ ...key, requestVersion: 1, provider: 'sandpiper', ...values })
        .onConflictDoUpdate({
          target: [identityCheck.memberId, identityCheck.requestId, identityCheck.requestVersion],
          set: values,
        })
    await store({ state: 'UNANSWERED', error: 'status 503' })
    expect((await anna.get('/identity')).html).toContain('gave no answer')
    expect((await anna.get(path)).html).toContain('status 503')
    const pageUrl = 'https://checks.test/1?a="&b'
    await store({
      state: 'ANSWERED',
      outcome: 'FAILED',
      findings: ['NAME_MISMATCH', 'FORGED'],
      answeredAt: new Date(),
      error: null,
      pageUrl,
    })
    expect((await anna.get('/identity')).html).toContain('recommends to reject')
    const { html } = await anna.get(path)
    for (const text of ['Check by Sandpiper', 'recommends to reject', 'name mismatch, forged'])
      expect(html).toContain(text)
    expect(html).toContain('href="https://checks.test/1?a=&#34;&#38;b" target="_blank" rel="noreferrer"')
    expect(html).not.toContain('after the decision')
    expect((await anna.post(`${path}/approve`, reason)).status).toBe(303)
    expect(await state()).toBe('APPROVED')
    expect(await office.lastAudit()).toMatchObject({
      action: 'identity.approved',
      oldValue: { state: 'REVIEW', providerSays: 'FAILED' },
    })
    await store({ answeredAt: new Date(Date.now() + 60_000) })
    expect((await anna.get(path)).html).toContain('after the decision')
  })
})
