import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { officeDecision, operatorAccount } from '../../db/tables/office.ts'
import { decide, type ReviewedKind } from './decisions.ts'
import { html as markup } from './html.ts'
import { withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../office.fixture.ts'
import type { OfficeSection } from './section.ts'

const made: { amount: string; operators: readonly string[] }[] = []
let refusal: string | undefined
let balance = 0n

const credit: ReviewedKind = {
  kind: 'credit.give',
  permission: 'deposits.decide',
  describe: ({ amount }) => `Credit of ${amount}`,
  basis: async () => ({ balance }),
  show: async (_database, { amount = '' }) => markup`<p>All about ${amount}</p>`,
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
  group: 'Desk',
  permission: 'deposits.read',
  decisions: [credit],
  register({ action }) {
    action('/credits/:amount', 'deposits.decide', withReason, async ({ actor, database, params }, { reason }) => {
      const { amount = '' } = params
      const outcome = await decide(database, credit, {
        subject: `credit:${amount}`,
        payload: { amount },
        reason,
        actor,
        operators: Number(amount) > 100 ? 2 : 1,
      })
      return { to: '/decisions', notice: outcome === 'WAITS' ? 'waits' : 'done' }
    })
  },
}

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({ sections: [section] })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())
beforeEach(() => {
  made.length = 0
  refusal = undefined
})

const reason = { reason: 'lost at the bank' }
/** Address of the newest decision that waits. */
async function pending(browser: OperatorBrowser): Promise<string> {
  const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec((await browser.get('/decisions')).html) ?? []
  return path
}

it('takes one operator up to the limit, and audits actor, action and reason', async () => {
  expect((await anna.post('/credits/100', reason)).location).toBe('/decisions?done=done')
  expect(made).toEqual([{ amount: '100', operators: ['anna'] }])
  expect(await office.lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'credit.give',
    subject: 'credit:100',
    oldValue: { state: 'ASKED' },
    newValue: { state: 'GIVEN' },
    reason: 'lost at the bank',
    role: 'payments',
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
  expect(await office.lastAudit()).toMatchObject({
    actor: 'binh',
    role: 'payments-second',
    reason: 'lost at the bank (proposed by anna)',
  })
  expect((await binh.post(`${path}/confirm`)).html).toContain('binh has already decided about this.')
})

it('is made once when two operators confirm at the same time', async () => {
  await anna.post('/credits/102', reason)
  const path = await pending(binh)
  const responses = await Promise.all([1, 2, 3, 4].map(() => binh.post(`${path}/confirm`)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409])
  expect(made).toHaveLength(1)
})

it('is proposed once when two operators propose at the same time', async () => {
  const responses = await Promise.all([anna.post('/credits/103', reason), binh.post('/credits/103', reason)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect((await binh.get('/')).html).toContain('1 waiting')
  await binh.post(`${await pending(binh)}/decline`, reason)
})

it('is dropped by either operator with a reason', async () => {
  await anna.post('/credits/104', reason)
  const path = await pending(binh)
  expect((await binh.post(`${path}/decline`, { reason: '' })).status).toBe(400)
  expect((await binh.post(`${path}/decline`, { reason: 'no receipt' })).location).toBe('/decisions?done=declined')
  expect(await office.lastAudit()).toMatchObject({
    actor: 'binh',
    action: 'credit.give.declined',
    reason: 'no receipt',
  })
  expect((await anna.post('/credits/104', reason)).status).toBe(303)
  expect((await anna.post(`${await pending(anna)}/decline`, { reason: 'a mistake' })).status).toBe(303)
  expect(made).toEqual([])
})

it('still waits when it cannot be made by now, and says why', async () => {
  await anna.post('/credits/105', reason)
  refusal = 'The member has left.'
  const path = await pending(binh)
  const response = await binh.post(`${path}/confirm`)
  expect(response).toMatchObject({ status: 409, html: expect.stringContaining('The member has left.') })
  expect(await pending(binh)).toBe(path)
})

it('needs a reason', async () => {
  for (const text of ['', '  ', 'no', 'x'.repeat(501), 'a\0b'.repeat(2)])
    expect((await anna.post('/credits/1', { reason: text })).status).toBe(400)
  expect(made).toEqual([])
})

describe('a decision that waits', () => {
  /** Anna proposes a credit. @returns its address */
  async function proposed(amount: string) {
    await anna.post(`/credits/${amount}`, reason)
    return pending(binh)
  }
  const drop = async (path: string) => expect((await binh.post(`${path}/decline`, reason)).status).toBe(303)
  const ALL = ['payments', 'payments-second', 'admin'] as const
  afterEach(async () => {
    balance = 0n
    await office.giveRoles('anna', ALL)
    await office.giveRoles('binh', ALL)
    await office.database.update(operatorAccount).set({ disabledAt: null })
    ;[anna, binh] = [await office.logIn('anna'), await office.logIn('binh')]
  })

  it('shows all that its kind tells of it, and no button to roles that may not confirm', async () => {
    const path = await proposed('201')
    expect((await binh.get('/decisions')).html).toContain('All about 201')
    await office.giveRoles('binh', ['payments'])
    const { html } = await binh.get('/decisions')
    expect(html).toContain('All about 201')
    expect(html).not.toContain('/confirm"')
    const refused = await binh.post(`${path}/confirm`)
    expect(refused).toMatchObject({ status: 403, html: expect.stringContaining('that your roles may confirm') })
    // The same words as for one that is not there.
    const absent = (await binh.post('/decisions/999999/confirm')).html
    expect(absent).toContain('that your roles may confirm')
    await office.giveRoles('binh', ['lottery'])
    expect((await binh.get('/decisions')).html).not.toContain('201')
    expect((await binh.post(`${path}/decline`, reason)).status).toBe(403)
    await office.giveRoles('binh', ALL)
    expect(made).toEqual([])
    await drop(path)
  })

  it('is refused with the reason when its basis has changed', async () => {
    const path = await proposed('202')
    balance = 5n
    const { html } = await binh.get('/decisions')
    expect(html).toContain('has changed since it was proposed (balance)')
    expect(html).not.toContain(`${path}/confirm`)
    const refused = await binh.post(`${path}/confirm`)
    expect(refused).toMatchObject({ status: 409, html: expect.stringContaining('has changed since it was proposed') })
    expect(made).toEqual([])
    balance = 0n
    expect((await binh.post(`${path}/confirm`)).location).toContain('done=confirmed')
  })

  it('is not confirmed by its proposer in a second session', async () => {
    const path = await proposed('203')
    const again = await office.logIn('anna')
    expect((await again.post(`${path}/confirm`)).status).toBe(403)
    expect(made).toEqual([])
    await drop(path)
  })

  it('is not confirmed by its proposer under another name', async () => {
    const path = await proposed('204')
    const environment = {
      OPERATOR_TOKEN: `clara:${DEMO_SECRETS.operatorAnna},binh:${DEMO_SECRETS.operatorBinh}`,
    }
    const renamed = await openTestOffice({ database: office, environment, sections: [section] })
    const clara = await renamed.logIn('clara', DEMO_SECRETS.operatorAnna)
    const { html } = await clara.get('/decisions')
    expect(html).toContain('another operator must confirm it')
    expect((await clara.post(`${path}/confirm`)).html).toContain('another operator must confirm it')
    expect(made).toEqual([])
    expect((await office.lastAudit())?.actor).toBe('clara')
    await renamed.close()
    await (await openTestOffice({ database: office, sections: [section] })).close()
    await drop(path)
  })

  it('is refused when its proposer may not decide such things any more', async () => {
    const path = await proposed('205')
    await office.giveRoles('anna', ['admin', 'payments-second'])
    const refused = await binh.post(`${path}/confirm`)
    expect(refused).toMatchObject({
      status: 409,
      html: expect.stringContaining('anna, who proposed this, may not decide such things any more'),
    })
    await office.giveRoles('anna', ALL)
    await office.database
      .update(operatorAccount)
      .set({ disabledAt: new Date() })
      .where(eq(operatorAccount.name, 'anna'))
    expect((await binh.post(`${path}/confirm`)).status).toBe(409)
    expect(made).toEqual([])
    await drop(path)
  })

  it('is made or refused as a whole while the role of its proposer is withdrawn', async () => {
    for (const amount of ['206', '207', '208']) {
      const path = await proposed(amount)
      const [confirmed] = await Promise.all([binh.post(`${path}/confirm`), office.giveRoles('anna', ['admin'])])
      expect(made.filter((one) => one.amount === amount)).toHaveLength(confirmed.status === 303 ? 1 : 0)
      if (confirmed.status !== 303) await drop(path)
      await office.giveRoles('anna', ALL)
    }
  })

  it('of an earlier release is dropped and proposed again', async () => {
    const path = await proposed('209')
    await office.database.update(officeDecision).set({ basis: null, proposedById: null })
    expect((await binh.get('/decisions')).html).toContain('before the last upgrade')
    expect((await binh.post(`${path}/confirm`)).status).toBe(409)
    await drop(path)
  })
})
