import { ScriptedProvider } from '../domains/money/cashier/scripted-provider.fixture.ts'
import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verificationCodes } from '../domains/people/verification/codes/codes.ts'
import { member } from '../db/tables/members.ts'
import { auditEntry, OPERATOR_ROLES, operatorAccount, operatorRole, type OperatorRole } from '../db/tables/office.ts'
import { upload } from '../db/tables/uploads.ts'
import { dayAgo } from '../domains/engagement/records/records.fixture.ts'
import { decisionSection } from './kit/decision-pages.ts'
import { PREVIEW } from './kit/refusals.ts'
import {
  openTestOffice,
  operatorTokens,
  type OperatorBrowser,
  SILENT_VENDORS,
  type TestOffice,
} from './office.fixture.ts'
import { officeSections } from './open-office.ts'
import { OVERVIEW } from './kit/overview.ts'
import { type Permission, PERMISSIONS, roleFor } from './kit/permissions.ts'
import type { OfficeRoutes } from './kit/section.ts'
import { registerPictures } from './desks/uploads/upload-pages.ts'

let office: TestOffice
let routes: ReadonlyMap<string, Permission>
const browsers = {} as Record<OperatorRole | 'none', OperatorBrowser>
beforeAll(async () => {
  const OPERATOR_TOKEN = operatorTokens('anna', 'binh', 'none', ...OPERATOR_ROLES)
  office = await openTestOffice({ environment: { OPERATOR_TOKEN }, providers: new ScriptedProvider().providers })
  for (const role of OPERATOR_ROLES) await office.giveRoles(role, [role])
  await office.giveRoles('none', [])
  for (const name of [...OPERATOR_ROLES, 'none'] as const) browsers[name] = await office.logIn(name)
  routes = readRoutes()
})
afterAll(() => office.close())

/** Every address of the back office, with the permission that it names. */
function readRoutes(): ReadonlyMap<string, Permission> {
  const found = new Map<string, Permission>([[`GET ${OVERVIEW.path}`, OVERVIEW.permission]])
  const add = (method: string, path: string, permission: Permission) => void found.set(`${method} ${path}`, permission)
  const collector: OfficeRoutes = {
    page: (path, permission) => add('GET', path, permission),
    action: (path, permission) => add('POST', path, permission),
    file: (path, permission) => add('GET', path, permission),
    preview: (path, permission) => add('POST', `${path}${PREVIEW}`, permission),
    upload: (path, permission) => add('POST', path, permission),
  }
  const sections = officeSections({
    config: office.config,
    database: office.database,
    sender: undefined,
    codes: verificationCodes(office.config.codes, undefined),
    providers: new Map(),
    vendors: SILENT_VENDORS,
    transfers: { transferBack: async () => 'refused' },
  })
  for (const section of [...sections, decisionSection(sections)]) section.register(collector)
  registerPictures(collector)
  return found
}

const call = (browser: OperatorBrowser, route: string) => {
  const [method, path = ''] = route.split(' ')
  const address = path.replace(':day', '2026-11-20').replace(/:\w+/g, '1')
  return method === 'GET' ? browser.get(address) : browser.post(address)
}
const isRefused = async (browser: OperatorBrowser, route: string) => {
  const { status, html } = await call(browser, route)
  const isWorded = html.includes('An admin grants roles.')
  expect([route, isWorded]).toEqual([route, isWorded && status === 403])
  return isWorded
}

describe('roles', () => {
  it.each(OPERATOR_ROLES)('let %s call what their permissions allow, and nothing else', async (role) => {
    const allowed: string[] = []
    for (const route of routes.keys()) if (!(await isRefused(browsers[role], route))) allowed.push(route)
    expect(allowed).toEqual(
      [...routes].flatMap(([route, needed]) => (roleFor([role], needed) === undefined ? [] : route)),
    )
    expect(allowed.length).toBeGreaterThan(10)
  })

  it('need more than a permission to read for every form, but for filters of one’s own', () => {
    const forms = [...routes].filter(([route]) => route.startsWith('POST ') && !/\/filters(?:\/forget)?$/.test(route))
    expect(forms.filter(([, needed]) => needed.endsWith('.read') || roleFor(['view'], needed))).toEqual([])
    expect(forms.length).toBeGreaterThan(100)
  })

  it('let an operator without any manage their own log-in alone, and say so', async () => {
    const allowed: string[] = []
    for (const route of routes.keys()) if (!(await isRefused(browsers.none, route))) allowed.push(route)
    expect(allowed).toEqual([...routes.keys()].filter((route) => route.includes(' /account')))
    expect(await browsers.none.get('/account')).toMatchObject({
      status: 200,
      html: expect.stringContaining('Add a passkey'),
    })
    expect((await browsers.none.get('/')).html).toContain('href="/account"')
    expect((await browsers.none.get('/')).html).toContain('You have no role yet')
    expect((await browsers.none.get('/')).html).not.toContain('href="/"')
  })

  it('are each needed for something', () => {
    const used = new Set<string>(Object.values(PERMISSIONS).flat())
    expect(OPERATOR_ROLES.filter((role) => !used.has(role))).toEqual([])
  })

  it('decide which sections are linked and counted', async () => {
    const linked = async (role: OperatorRole) =>
      [...(await browsers[role].get('/')).html.matchAll(/<a href="(\/\w*)"/g)].map(([, path]) => path)
    expect(new Set(await linked('lottery'))).toEqual(new Set(['/', '/rounds', '/lotteries', '/decisions', '/account']))
    expect(await linked('view')).not.toContain('/operators')
    expect(await linked('admin')).not.toContain('/withdrawals')
  })

  it.each([
    '/deposits',
    '/payments',
    '/credits',
    '/owed',
    '/unpaid-bills',
    '/modules',
    '/modules/FREEPLAY3',
    '/setup',
    '/chat',
    '/missions',
    '/raffles',
    '/reconciliation',
    '/promotions/all',
    '/lotteries',
    '/mall',
    '/points-rules',
    '/ranks',
    '/referral-rule',
    '/downloads',
    '/registration-form',
    '/two-operators',
    '/agent-pay',
    '/margins',
    '/banners',
    '/announcements',
    '/help-articles',
    '/pictures',
    '/games',
    '/vendors',
    '/brand',
    '/broadcasts',
    '/members',
    '/reports',
    '/reports/games',
  ])('show no form on %s that may not be sent', async (path) => {
    const { status, html } = await browsers.view.get(path)
    expect(status).toBe(200)
    expect([...html.matchAll(/<form method="post" action="([^"]+)"/g)].map(([, action]) => action)).toEqual(['/logout'])
    expect(html).not.toContain('/new"')
  })

  it('give the same answer for existing and missing subjects', async () => {
    const [account] = await office.database.select().from(operatorAccount).limit(1)
    const [there, not] = [
      await browsers.view.get(`/operators/${account?.id}`),
      await browsers.view.get('/operators/999999'),
    ]
    expect(there.status).toBe(403)
    expect(there.html).toBe(not.html)
  })
})

it('shows a picture to those who may read its subject', async () => {
  const [lan] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  const memberId = lan?.id ?? 0
  const picture = async (purpose: 'IDENTITY_DOCUMENT' | 'MESSAGE' | 'WITHDRAWAL_PROOF') => {
    const id = randomUUID()
    await office.database
      .insert(upload)
      .values({ memberId, id, purpose, picture: Buffer.from('RIFF'), width: 1, height: 1 })
    const seen = []
    for (const role of OPERATOR_ROLES)
      if ((await browsers[role].get(`/uploads/${memberId}/${id}`)).status === 200) seen.push(role)
    return seen
  }
  expect(await picture('IDENTITY_DOCUMENT')).toEqual(['risk'])
  expect(await picture('MESSAGE')).toEqual(['service'])
  expect(await picture('WITHDRAWAL_PROOF')).toEqual(['view', 'service', 'payments', 'payments-second', 'risk'])
  // A document that one may not see looks like one that is not there.
  expect((await browsers.view.get(`/uploads/${memberId}/${randomUUID()}`)).status).toBe(404)
})

it('records the role that was used', async () => {
  await office.giveRoles('none', ['view', 'payments', 'risk'])
  const both = await office.logIn('none')
  expect((await both.post('/reconciliation', { day: dayAgo(3) })).status).toBe(303)
  const [entry] = await office.database
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'reconciliation.requested'), eq(auditEntry.actor, 'none')))
    .orderBy(desc(auditEntry.seq))
  expect(entry?.role).toBe('payments')
  expect((await both.get('/audit?q=none')).html).toContain('none (payments)')
  await office.giveRoles('none', [])
})

it('ends a role at once, also for those who are logged in', async () => {
  await office.giveRoles('none', ['content'])
  const browser = await office.logIn('none')
  expect((await browser.get('/missions')).status).toBe(200)
  await office.database.delete(operatorRole).where(eq(operatorRole.grantedBy, 'trial')).returning()
  expect((await browser.get('/missions')).status).toBe(403)
})
