import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditEntry } from '../db/tables/office.ts'
import { desc } from 'drizzle-orm'
import { decide, type DecisionKind } from './decisions.ts'
import { withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { openTrialOffice, type OperatorBrowser, type TrialOffice } from './office.fixture.ts'
import type { OfficeSection } from './section.ts'

const made: { amount: string; operators: readonly string[] }[] = []
let refusal: string | undefined

const credit: DecisionKind = {
  kind: 'credit.give',
  describe: ({ amount }) => `Credit of ${amount}`,
  apply: async (_tx, { payload: { amount = '' }, operators }) => {
    if (refusal) throw new OfficeError(refusal)
    made.push({ amount, operators })
    return { old: { state: 'ASKED' }, new: { state: 'GIVEN' } }
  },
}
/** Two operators above 100. */
const section: OfficeSection = {
  path: '/credits',
  title: 'Credits',
  decisions: [credit],
  register({ action }) {
    action('/credits/:amount', withReason, async ({ database, operator, params: { amount = '' } }, { reason }) => {
      const needsTwo = Number(amount) > 100
      const outcome = await decide(database, credit, {
        subject: `credit:${amount}`,
        payload: { amount },
        reason,
        operator,
        needsTwo,
      })
      return { to: '/decisions', notice: outcome === 'WAITS' ? 'waits' : 'done' }
    })
  },
}

let office: TrialOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTrialOffice({ sections: [section] })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())
beforeEach(() => {
  made.length = 0
  refusal = undefined
})

const reason = { reason: 'lost at the bank' }
const lastAudit = async () =>
  (await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1))[0]
/** Address of the newest decision that waits. */
async function pending(browser: OperatorBrowser): Promise<string> {
  const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec((await browser.get('/decisions')).html) ?? []
  return path
}

it('takes one operator up to the limit, and audits who, what and why', async () => {
  expect((await anna.post('/credits/100', reason)).location).toBe('/decisions?done=done')
  expect(made).toEqual([{ amount: '100', operators: ['anna'] }])
  expect(await lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'credit.give',
    subject: 'credit:100',
    oldValue: { state: 'ASKED' },
    newValue: { state: 'GIVEN' },
    reason: 'lost at the bank',
  })
})

it('takes a second operator above the limit, who is never the first', async () => {
  expect((await anna.post('/credits/101', reason)).location).toBe('/decisions?done=waits')
  expect(made).toEqual([])
  const path = await pending(anna)
  const own = await anna.get('/decisions')
  expect(own.html).toContain('another operator must confirm it')
  expect(own.html).not.toContain('/confirm"')
  expect((await anna.post(`${path}/confirm`)).status).toBe(403)
  expect(made).toEqual([])
  expect((await binh.post(`${path}/confirm`)).location).toBe('/decisions?done=confirmed')
  expect(made).toEqual([{ amount: '101', operators: ['anna', 'binh'] }])
  expect(await lastAudit()).toMatchObject({ actor: 'binh', reason: 'lost at the bank (proposed by anna)' })
  expect((await binh.post(`${path}/confirm`)).html).toContain('binh has already decided about this.')
})

it('is made once when two operators confirm at the same time', async () => {
  await anna.post('/credits/102', reason)
  const path = await pending(binh)
  const answers = await Promise.all([1, 2, 3, 4].map(() => binh.post(`${path}/confirm`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409])
  expect(made).toHaveLength(1)
})

it('is proposed once when two operators propose at the same time', async () => {
  const answers = await Promise.all([anna.post('/credits/103', reason), binh.post('/credits/103', reason)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect((await binh.get('/')).html).toContain('1 waiting')
  await binh.post(`${await pending(binh)}/decline`, reason)
})

it('is dropped by either operator with a reason', async () => {
  await anna.post('/credits/104', reason)
  const path = await pending(binh)
  expect((await binh.post(`${path}/decline`, { reason: '' })).status).toBe(400)
  expect((await binh.post(`${path}/decline`, { reason: 'no receipt' })).location).toBe('/decisions?done=declined')
  expect(await lastAudit()).toMatchObject({ actor: 'binh', action: 'credit.give.declined', reason: 'no receipt' })
  expect((await anna.post('/credits/104', reason)).status).toBe(303)
  expect((await anna.post(`${await pending(anna)}/decline`, { reason: 'a mistake' })).status).toBe(303)
  expect(made).toEqual([])
})

it('still waits when it cannot be made by now, and says why', async () => {
  await anna.post('/credits/105', reason)
  refusal = 'The member has left.'
  const path = await pending(binh)
  const answer = await binh.post(`${path}/confirm`)
  expect(answer).toMatchObject({ status: 409, html: expect.stringContaining('The member has left.') })
  expect(await pending(binh)).toBe(path)
})

it('needs a reason', async () => {
  for (const text of ['', '  ', 'no', 'x'.repeat(501), 'a\0b'.repeat(2)])
    expect((await anna.post('/credits/1', { reason: text })).status).toBe(400)
  expect(made).toEqual([])
})
