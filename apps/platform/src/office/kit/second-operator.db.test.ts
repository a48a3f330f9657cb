import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { officeDecision, operatorAccount, OPERATOR_ROLES, type OperatorRole } from '../../db/tables/office.ts'
import { invite as makeLink } from '../desks/operators/operator-log-ins.ts'
import { operatorSection } from '../desks/operators/operator-pages.ts'
import { openTestOffice, type OperatorBrowser, setUpFields, type TestOffice } from '../office.fixture.ts'
import { decide, type ReviewedKind } from './decisions.ts'
import { html as markup } from './html.ts'
import { withReason } from './inputs.ts'
import { makeAdmin, vouchFor } from './operator-accounts.ts'
import { getNotice, type OfficeSection } from './section.ts'

const voided: ReviewedKind = {
  kind: 'draw.voided',
  permission: 'lotteries.decide',
  describe: ({ draw }) => `Void draw ${draw}`,
  basis: async () => ({}),
  show: async () => markup`<p>All about the draw</p>`,
  apply: async () => ({}),
}
const drawSection: OfficeSection = {
  path: '/draws',
  title: 'Draws',
  group: 'Desk',
  permission: 'lotteries.read',
  decisions: [voided],
  register({ action }) {
    action('/draws/:draw', 'lotteries.decide', withReason, async ({ actor, database, params }, { reason }) => {
      const payload = { draw: params['draw'] ?? '' }
      const outcome = await decide(database, voided, {
        subject: `draw:${payload.draw}`,
        payload,
        reason,
        actor,
        operators: 2,
      })
      return { to: '/decisions', notice: getNotice(outcome) }
    })
  },
}

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeEach(async () => {
  office = await openTestOffice({ sections: [operatorSection, drawSection] })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterEach(() => office.close())

const reason = { reason: 'a wrong number' }
const getId = async (name: string) =>
  (await office.database.select().from(operatorAccount).where(eq(operatorAccount.name, name)))[0]?.id ?? 0

/** Sets up the log-in of a new or renewed account by the link on a page. */
async function join(page: { html: string }): Promise<OperatorBrowser> {
  const code = /\/join#([\w-]{43})</.exec(page.html)?.[1] ?? ''
  const fields = setUpFields((await office.send('POST', '/join', { fields: { code } })).html)
  const { headers } = await office.send('POST', '/join/password', { fields })
  const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const get = (path: string) => office.send('GET', path, { headers: { cookie } })
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await get('/')).html) ?? []
  return {
    cookie,
    get,
    post: (path, sent = {}) => office.send('POST', path, { fields: { csrf, ...sent }, headers: { cookie } }),
  }
}
const invite = async (by: OperatorBrowser, name: string) => join(await by.post('/operators', { name }))
const giveRoles = async (by: OperatorBrowser, name: string, roles: readonly OperatorRole[]) =>
  by.post(`/operators/${await getId(name)}/roles`, {
    reason: 'a new colleague',
    ...Object.fromEntries(roles.map((role) => [`role_${role}`, 'on'])),
  })
/** Proposes to void a draw. @returns the address of the decision */
async function propose(by: OperatorBrowser, draw: string): Promise<string> {
  expect((await by.post(`/draws/${draw}`, reason)).location).toBe('/decisions?done=waits')
  const [waiting] = await office.database
    .select()
    .from(officeDecision)
    .where(eq(officeDecision.subject, `draw:${draw}`))
  return `/decisions/${waiting?.id}`
}
/** The newest change of roles that waits. */
async function confirmRoles(by: OperatorBrowser) {
  const [, path = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await by.get('/decisions')).html) ?? []
  return by.post(path)
}

describe('one admin with two invited accounts', () => {
  it('gives neither of them a role that takes two operators, if there is another admin', async () => {
    await invite(anna, 'puppet')
    for (const role of OPERATOR_ROLES.filter((each) => each !== 'view')) {
      expect([role, (await giveRoles(anna, 'puppet', [role])).location]).toEqual([
        role,
        expect.stringContaining('done=waits'),
      ])
      await office.database.delete(officeDecision)
    }
    expect((await giveRoles(anna, 'puppet', ['view'])).location).toContain('done=done')
  })

  it('cannot have one confirm what the other proposes, nor act with either', async () => {
    await office.giveRoles('anna', ['admin', 'lottery'])
    await office.giveRoles('binh', ['lottery'])
    const [one, other] = [await invite(anna, 'one'), await invite(anna, 'other')]
    for (const name of ['one', 'other']) await giveRoles(anna, name, ['lottery'])
    for (const [draw, proposer, confirmer] of [
      ['one-other', one, other],
      ['anna-one', anna, one],
      ['one-anna', one, anna],
    ] as const) {
      const decision = await propose(proposer, draw)
      const refused = await confirmer.post(`${decision}/confirm`)
      expect([draw, refused.status]).toEqual([draw, 403])
      expect(refused.html).toContain('They count as one person until')
      expect((await binh.post(`${decision}/confirm`)).location).toBe('/decisions?done=confirmed')
    }
  })

  it('reads beforehand why, until when and what to do', async () => {
    await office.giveRoles('anna', ['admin', 'lottery'])
    await office.giveRoles('binh', ['lottery'])
    const one = await invite(anna, 'one')
    await giveRoles(anna, 'one', ['lottery'])
    const decision = await propose(anna, 'beforehand')
    const waiting = (await one.get('/decisions')).html
    expect(waiting).not.toContain(`${decision}/confirm`)
    expect(waiting).toContain('You cannot confirm what anna proposes')
    expect(waiting).toContain('It takes another operator than one to confirm what anna proposed.')
    expect(waiting).toContain('Who may confirm it now: binh.')
    expect((await anna.get('/decisions')).html).toContain('Who may confirm it now: binh.')
    expect((await binh.get('/decisions')).html).toContain(`${decision}/confirm`)
    expect((await anna.get(`/operators/${await getId('one')}`)).html).toContain('One person or two')
  })
})

describe('a log-in by the link of an admin', () => {
  /** Whether clara confirms what anna proposes, and anna what clara proposes. */
  const areTwo = async (clara: OperatorBrowser) => {
    const outcomes = new Set<boolean>()
    for (const [proposer, confirmer] of [
      [anna, clara],
      [clara, anna],
    ] as const) {
      const decision = await propose(proposer, `of-${Math.random()}`)
      outcomes.add((await confirmer.post(`${decision}/confirm`)).status === 303)
    }
    expect(outcomes.size).toBe(1)
    return outcomes.has(true)
  }
  const backdate = (days: number) =>
    office.database
      .update(operatorAccount)
      .set({ linkAt: sql`${operatorAccount.linkAt} - make_interval(days => ${days})` })
  const makeClara = async () => {
    const clara = await invite(anna, 'clara')
    await office.giveRoles('clara', ['lottery', 'admin'])
    return clara
  }

  it('counts as the maker’s for seven days', async () => {
    const clara = await makeClara()
    expect(await areTwo(clara)).toBe(false)
    await backdate(6)
    expect(await areTwo(clara)).toBe(false)
    await backdate(1)
    expect(await areTwo(clara)).toBe(true)
  })

  it('is its operator’s once another admin has vouched, who is neither the maker nor of the maker', async () => {
    const clara = await makeClara()
    const puppet = await invite(anna, 'puppet')
    await office.giveRoles('puppet', ['admin'])
    const vouch = async (by: OperatorBrowser) =>
      by.post(`/operators/${await getId('clara')}/vouch`, { reason: 'met in the office' })
    for (const by of [anna, clara, puppet]) expect((await vouch(by)).status).toBe(403)
    expect(await areTwo(clara)).toBe(false)
    expect((await vouch(binh)).location).toContain('done=done')
    expect(await office.lastAudit()).toMatchObject({
      actor: 'binh',
      action: 'operator.vouched',
      subject: 'operator:clara',
      oldValue: { linkBy: 'anna' },
    })
    expect(await areTwo(clara)).toBe(true)
    expect((await vouch(binh)).status).toBe(409)
  })

  it('is its operator’s once another admin has confirmed the roles', async () => {
    const clara = await invite(anna, 'clara')
    await giveRoles(anna, 'clara', ['lottery'])
    expect((await binh.get('/decisions')).html).toContain('Confirming vouches for clara')
    expect((await confirmRoles(binh)).location).toContain('done=confirmed')
    expect(await areTwo(clara)).toBe(true)
  })

  it('stays the maker’s if the one who confirms the roles is the maker, or joined to the log-in', async () => {
    const clara = await invite(anna, 'clara')
    const puppet = await invite(anna, 'puppet')
    await office.giveRoles('puppet', ['admin'])
    await office.giveRoles('clara', ['admin'])
    const offered: OperatorRole[] = ['admin']
    for (const [by, role] of [
      [anna, 'lottery'],
      [puppet, 'content'],
      [clara, 'service'],
    ] as const) {
      offered.push(role)
      expect((await giveRoles(binh, 'clara', offered)).location).toContain('done=waits')
      expect((await confirmRoles(by)).location).toContain('done=confirmed')
      expect((await anna.get(`/operators/${await getId('clara')}`)).html).toContain('One person or two')
    }
    expect(await areTwo(clara)).toBe(false)
  })

  it('is the maker’s again once it is renewed, also if two admins took the old one away', async () => {
    await makeClara()
    await backdate(7)
    const id = await getId('clara')
    expect((await anna.post(`/operators/${id}/reset`, { reason: 'lost the phone' })).location).toContain('done=waits')
    expect((await confirmRoles(binh)).location).toContain('done=confirmed')
    const renewed = await join(await anna.post(`/operators/${id}/invite`))
    expect(await areTwo(renewed)).toBe(false)
    expect((await binh.post(await propose(renewed, 'renewed').then((path) => `${path}/confirm`))).status).toBe(303)
  })

  it('is nobody else’s if the server made or vouched for it', async () => {
    const clara = await makeClara()
    await vouchFor(office.database, 'clara')
    expect(await areTwo(clara)).toBe(true)
    await expect(vouchFor(office.database, 'clara')).rejects.toThrow('nobody has to vouch')
    await expect(vouchFor(office.database, 'dung')).rejects.toThrow('There is no operator dung.')
    const operatorId = await makeAdmin(office.database, 'clara')
    const code = await withTransaction(office.database, (tx) =>
      makeLink(tx, { operatorId, name: 'clara' }, { kind: 'SYSTEM', name: 'command line' }),
    )
    expect(await areTwo(await join({ html: `/join#${code}<` }))).toBe(true)
  })
})
