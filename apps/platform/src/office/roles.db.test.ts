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
import { PERMISSIONS } from './kit/permissions.ts'
import type { OfficeRoutes } from './kit/section.ts'
import { registerPictures } from './desks/uploads/upload-pages.ts'

/** Every address of the back office beside filters, with the roles that may call it. A new one is added here. */
const OWN_ROUTES: Readonly<Record<string, readonly OperatorRole[]>> = Object.fromEntries(
  (
    [
      [
        OPERATOR_ROLES,
        [
          'GET /',
          'GET /decisions',
          'GET /account',
          'GET /account/passkey-options',
          'POST /account/end-session',
          'POST /account/passkeys',
          'POST /account/passkeys/remove',
          'POST /account/password',
        ],
      ],
      [
        ['service', 'payments', 'payments-second', 'content', 'lottery', 'risk', 'admin'],
        ['POST /decisions/:id/confirm', 'POST /decisions/:id/decline'],
      ],
      [['view', 'service', 'payments', 'payments-second', 'content', 'risk'], ['GET /uploads/:memberId/:id']],
      [
        ['view', 'service', 'payments', 'payments-second', 'risk'],
        [
          'GET /members',
          'GET /members.csv',
          'GET /members/tags',
          'GET /members/:memberId',
          'GET /members/:memberId/ledger',
          'GET /members/:memberId/timeline',
          'GET /members/:memberId/ledger.csv',
          'GET /members/:memberId/bonuses',
          'GET /members/:memberId/standing',
          'GET /members/:memberId/team',
          'GET /members/:memberId/closing',
          'GET /left-downlines',
          'GET /left-downlines/:memberId',
          'GET /withdrawals',
          'GET /withdrawals.csv',
          'GET /withdrawals/:memberId/:id',
          'GET /deposits',
          'GET /deposits.csv',
          'GET /deposits/held',
          'GET /deposits/held.csv',
          'GET /deposits/webhooks',
          'GET /deposits/webhooks.csv',
          'GET /deposits/requests',
          'GET /deposits/requests.csv',
          'GET /deposits/requests/:memberId/:id',
          'GET /deposits/blocked',
          'GET /deposits/blocked.csv',
          'GET /deposits/blocked/:memberId',
          'GET /deposits/payments/:id',
          'GET /deposits/held/:memberId/:id',
          'GET /deposits/webhooks/:id',
        ],
      ],
      [
        ['payments'],
        [
          'POST /withdrawals/:memberId/:id/approve',
          'POST /withdrawals/assign',
          'POST /deposits/assign',
          'POST /deposits/held/assign',
          'POST /deposits/webhooks/assign',
          'POST /withdrawals/:memberId/:id/reject',
          'POST /withdrawals/:memberId/:id/ask',
          'POST /withdrawals/:memberId/:id/settle',
          'POST /deposits/payments/:id/assign',
          'POST /deposits/payments/:id/dismiss',
          'POST /deposits/held/:memberId/:id/release',
          'POST /deposits/held/:memberId/:id/return',
          'POST /deposits/webhooks/:id/retry',
          'POST /deposits/webhooks/:id/close',
          'GET /credits/:memberId',
          'POST /credits/:memberId',
          'POST /owed/:memberId/pay-out',
          'POST /owed/:memberId/return',
          'GET /payments/providers/:code',
          'GET /payments/methods/:method',
          'GET /payments/deposit-banks/:code',
          'GET /payments/withdrawal-banks/:code',
          'POST /payments/providers',
          'POST /payments/methods',
          'POST /payments/deposit-banks',
          'POST /payments/withdrawal-banks',
          'POST /payments/withdrawal-rules',
          'POST /reconciliation',
          'POST /reconciliation/:day/:provider/:number/explain',
        ],
      ],
      [['payments', 'service'], ['POST /deposits/requests/:memberId/:id/ask']],
      [
        ['payments', 'risk'],
        ['POST /deposits/members/:memberId/unblock', 'POST /deposits/blocked/assign'],
      ],
      [
        ['risk', 'service'],
        [
          'GET /members/:memberId/sign-ins',
          'POST /members/:memberId/end-session',
          'POST /members/:memberId/unlock',
          'POST /members/:memberId/claims',
          'POST /members/:memberId/claims/:claimId/lift',
          'POST /members/:memberId/claims/:claimId/pay',
          'POST /members/:memberId/close',
          'POST /members/:memberId/close/preview',
          'POST /members/:memberId/release',
          'POST /members/:memberId/send-reset',
          'POST /members/:memberId/contact-code/:what',
          'POST /members/:memberId/confirm/:what',
          'POST /members/:memberId/mend/:what',
        ],
      ],
      [
        ['payments', 'risk', 'service'],
        ['POST /members/:memberId/note', 'POST /members/:memberId/tag', 'POST /members/:memberId/untag'],
      ],
      [
        ['payments', 'service'],
        [
          'POST /members/:memberId/grant-bonus',
          'POST /members/:memberId/grant-bonus/preview',
          'POST /members/:memberId/cancel-bonus',
          'POST /members/:memberId/grant-free-rounds',
          'POST /members/:memberId/grant-free-rounds/preview',
          'POST /members/:memberId/cancel-free-rounds',
        ],
      ],
      [
        ['risk', 'service'],
        ['POST /members/:memberId/rank', 'POST /members/:memberId/rank/preview', 'POST /members/:memberId/correct'],
      ],
      [
        ['payments', 'payments-second', 'risk'],
        [
          'GET /members/:memberId/risk',
          'GET /risk',
          'GET /risk/interventions',
          'GET /risk/thresholds',
          'GET /risk-cases',
          'GET /risk-cases.csv',
          'GET /risk-cases/:memberId/:id',
          'GET /risk-cases/:memberId/:id/documents/:event',
        ],
      ],
      [
        ['risk'],
        [
          'GET /risk-cases/:memberId/:id/reports/:report',
          'GET /risk-cases/:memberId/:id/reports/:report/file',
          'POST /members/:memberId/risk/open',
          'POST /risk-cases/assign',
          'POST /risk-cases/:memberId/:id/decide',
          'POST /risk-cases/:memberId/:id/decide/preview',
          'POST /risk-cases/:memberId/:id/document',
          'POST /risk-cases/:memberId/:id/entries/:hit',
          'POST /risk-cases/:memberId/:id/note',
          'POST /risk-cases/:memberId/:id/payment',
          'POST /risk-cases/:memberId/:id/reopen',
          'POST /risk-cases/:memberId/:id/report',
        ],
      ],
      [['risk'], ['POST /risk/thresholds/save', 'POST /members/tags/new', 'POST /members/tags/:tag/save']],
      [
        ['risk'],
        [
          'POST /members/:memberId/upline',
          'POST /members/:memberId/upline/preview',
          'POST /members/:memberId/rates',
          'POST /members/:memberId/rates/preview',
          'POST /left-downlines/:memberId/hand-over',
        ],
      ],
      [
        ['view', 'payments', 'payments-second'],
        [
          'GET /reconciliation',
          'GET /reconciliation/:day',
          'GET /credits',
          'GET /owed',
          'GET /owed/:memberId',
          'GET /unpaid-bills',
          'GET /unpaid-bills.csv',
          'GET /payments',
        ],
      ],
      [
        ['risk'],
        [
          'POST /members/:memberId/block',
          'POST /members/:memberId/unblock',
          'POST /members/:memberId/stops',
          'GET /members/:memberId/data',
          'GET /members/:memberId/data.json',
          'POST /members/:memberId/erase',
          'POST /members/:memberId/legal-hold',
          'POST /members/:memberId/end-legal-hold',
          'GET /identity',
          'GET /identity.csv',
          'POST /identity/assign',
          'POST /applications/assign',
          'POST /applications/several',
          'GET /identity/:memberId/:id',
          'POST /identity/:memberId/:id/approve',
          'POST /identity/:memberId/:id/reject',
          'POST /identity/:memberId/:id/ask',
          'POST /applications/:memberId/:id/approve',
          'POST /applications/:memberId/:id/reject',
          'POST /applications/:memberId/:id/ask',
          'POST /protection/:memberId/limit',
          'POST /protection/:memberId/lift',
          'POST /protection/:memberId/release',
          'POST /protection/:memberId/refuse',
          'POST /protection/:memberId/exclude',
          'POST /protection/:memberId/exclude/preview',
        ],
      ],
      [
        ['view', 'risk', 'service'],
        [
          'GET /members/:memberId/limits',
          'GET /applications',
          'GET /applications.csv',
          'GET /applications/:memberId/:id',
          'GET /protection',
          'GET /protection/:memberId',
        ],
      ],
      [
        ['view', 'service', 'payments', 'payments-second', 'lottery', 'risk'],
        [
          'GET /rounds',
          'GET /rounds.csv',
          'GET /rounds/:memberId/:vendor/:roundId',
          'GET /bets/:memberId/:id',
          'GET /tickets/:memberId/:id',
          'GET /members/:memberId/bets',
          'GET /members/:memberId/tickets',
        ],
      ],
      [
        ['service', 'payments', 'risk'],
        ['POST /rounds/:memberId/:vendor/:roundId/ask', 'POST /members/:memberId/bring-back'],
      ],
      [
        ['view', 'service', 'lottery'],
        ['GET /lotteries', 'GET /lotteries/:id', 'GET /lotteries/holidays', 'GET /lotteries/reading'],
      ],
      [
        ['view', 'content'],
        ['GET /games', 'GET /games/:id', 'GET /vendors', 'GET /vendors/:code'],
      ],
      [
        ['lottery'],
        [
          'POST /lotteries/:id/hold',
          'POST /lotteries/:id/release',
          'POST /lotteries/:id/void',
          'POST /lotteries/:id/void/preview',
          'POST /lotteries/:id/correct/preview',
          'POST /lotteries/:id/correct',
          'GET /lotteries/switch',
          'POST /lotteries/switch',
          'POST /lotteries/holidays',
          'POST /lotteries/reading',
        ],
      ],
      [
        ['service'],
        [
          'GET /members/:memberId/cases',
          'POST /cases/assign',
          'POST /redemptions/assign',
          'POST /redemptions/several',
          'POST /promotions/assign',
          'POST /promotions/several',
          'GET /cases',
          'GET /cases.csv',
          'GET /cases/:member/:id',
          'POST /cases/:member/:id/answer',
          'POST /cases/:member/:id/note',
          'POST /cases/:member/:id/close',
          'GET /cases/templates',
          'GET /cases/templates/:template',
          'POST /cases/templates/new',
          'POST /cases/templates/:template/save',
          'POST /cases/templates/:template/remove',
          'POST /chat-words',
          'POST /chat/:room/settings',
          'POST /chat/:room/:id/remove',
          'POST /chat/:room/:id/keep',
          'POST /chat/:room/:id/mute',
          'POST /chat/:room/:id/unmute',
          'POST /redemptions/:memberId/:id/approve',
          'POST /redemptions/:memberId/:id/reject',
          'POST /promotions/:memberId/:id/accept',
          'POST /promotions/:memberId/:id/reject',
        ],
      ],
      [
        ['view', 'service'],
        [
          'GET /chat',
          'GET /chat/:room',
          'GET /chat/:room/:id',
          'GET /redemptions',
          'GET /redemptions.csv',
          'GET /redemptions/:memberId/:id',
        ],
      ],
      [
        ['view', 'service', 'content'],
        [
          'GET /downloads',
          'GET /banners',
          'GET /banners/:id',
          'GET /announcements',
          'GET /help-articles',
          'GET /announcements/:id',
          'GET /help-articles/:id',
          'GET /pictures',
          'GET /pictures/:id',
          'GET /pictures/drawn/:id',
          'GET /broadcasts',
          'GET /promotions',
          'GET /promotions.csv',
          'GET /promotions/:memberId/:id',
        ],
      ],
      [
        ['view', 'payments', 'payments-second', 'admin'],
        [
          'GET /reports',
          'GET /reports.csv',
          'GET /reports/cohorts',
          'GET /reports/cohorts.csv',
          'GET /reports/games',
          'GET /reports/games.csv',
          'GET /reports/liabilities.csv',
          'GET /reports/lines',
          'GET /reports/lines.csv',
          'GET /reports/payments',
          'GET /reports/payments.csv',
          'GET /reports/promotions.csv',
          'GET /reports/rewards',
          'GET /reports/rewards.csv',
        ],
      ],
      [
        ['view', 'content', 'payments-second'],
        [
          'GET /promotions/all',
          'GET /mall',
          'GET /mall/:id',
          'GET /points-rules',
          'GET /referral-rule',
          'GET /ranks',
          'GET /agent-pay',
          'GET /margins',
          'GET /promotions/plan/:id',
          'GET /missions',
          'GET /missions/:id',
          'GET /leaderboards',
          'GET /leaderboards/:id',
          'GET /raffles',
          'GET /raffles/:id',
        ],
      ],
      [
        ['content'],
        [
          'GET /promotions/new',
          'GET /mall/new',
          'POST /mall/save',
          'POST /mall/save/preview',
          'POST /points-rules/save',
          'POST /referral-rule/save',
          'POST /ranks/save',
          'POST /agent-pay/save',
          'POST /promotions/save/preview',
          'GET /banners/new',
          'POST /downloads/save',
          'POST /banners/save',
          'POST /banners/save/preview',
          'POST /banners/:id/remove',
          'GET /announcements/new',
          'GET /help-articles/new',
          'POST /announcements/save',
          'POST /help-articles/save',
          'POST /announcements/save/preview',
          'POST /help-articles/save/preview',
          'POST /announcements/:id/remove',
          'POST /help-articles/:id/remove',
          'POST /pictures',
          'GET /games/import',
          'GET /games/import/from/:vendor',
          'POST /games/import',
          'POST /games/import/preview',
          'POST /games/:id',
          'POST /vendors/:code',
          'GET /broadcasts/new',
          'POST /broadcasts/send',
          'POST /broadcasts/send/preview',
          'POST /promotions/save',
          'POST /promotions/plan/:id/end',
          'POST /promotions/plan/:id/remove',
          'GET /missions/new',
          'POST /missions/save',
          'POST /missions/:id/end',
          'POST /missions/:id/remove',
          'GET /leaderboards/new',
          'POST /leaderboards/save',
          'POST /leaderboards/:id/end',
          'POST /leaderboards/:id/remove',
          'GET /raffles/new',
          'POST /raffles/save',
          'POST /raffles/:id/call-off',
          'POST /raffles/:id/stop',
        ],
      ],
      [
        ['view', 'risk', 'admin'],
        ['GET /audit', 'GET /audit.json', 'GET /members/:memberId/audit'],
      ],
      [['risk', 'admin'], ['POST /audit/verify']],
      [
        ['admin'],
        [
          'GET /operators',
          'GET /operators/:id',
          'POST /operators',
          'POST /operators/:id/invite',
          'POST /operators/:id/reset',
          'POST /operators/:id/vouch',
          'POST /operators/:id/end-session',
          'POST /operators/:id/roles',
          'POST /operators/:id/disable',
          'POST /operators/:id/enable',
          'POST /setup/test-message',
          'POST /brand/save',
          'POST /registration-form/save',
          'POST /two-operators/save',
          'POST /modules/:id/on',
          'POST /modules/:id/off',
        ],
      ],
      [
        ['view', 'admin'],
        [
          'GET /brand',
          'GET /registration-form',
          'GET /two-operators',
          'GET /setup',
          'GET /modules',
          'GET /modules/:id',
        ],
      ],
    ] as const
  ).flatMap(([roles, routes]) => routes.map((route) => [route, roles])),
)

/** Whoever may read one of these keeps filters of it. */
const QUEUES = [
  '/applications',
  '/cases',
  '/deposits',
  '/deposits/blocked',
  '/deposits/held',
  '/deposits/requests',
  '/deposits/webhooks',
  '/identity',
  '/promotions',
  '/redemptions',
  '/risk-cases',
  '/rounds',
  '/unpaid-bills',
  '/withdrawals',
]
const ROUTES: typeof OWN_ROUTES = {
  ...OWN_ROUTES,
  ...Object.fromEntries(
    QUEUES.flatMap((path) =>
      ['filters', 'filters/forget'].map((act) => [`POST ${path}/${act}`, OWN_ROUTES[`GET ${path}`] ?? []]),
    ),
  ),
}

let office: TestOffice
const browsers = {} as Record<OperatorRole | 'none', OperatorBrowser>
beforeAll(async () => {
  const OPERATOR_TOKEN = operatorTokens('anna', 'binh', 'none', ...OPERATOR_ROLES)
  office = await openTestOffice({ environment: { OPERATOR_TOKEN }, providers: new ScriptedProvider().providers })
  for (const role of OPERATOR_ROLES) await office.giveRoles(role, [role])
  await office.giveRoles('none', [])
  for (const name of [...OPERATOR_ROLES, 'none'] as const) browsers[name] = await office.logIn(name)
})
afterAll(() => office.close())

function registered(): string[] {
  const found: string[] = ['GET /']
  const routes: OfficeRoutes = {
    page: (path) => void found.push(`GET ${path}`),
    action: (path) => void found.push(`POST ${path}`),
    file: (path) => void found.push(`GET ${path}`),
    preview: (path) => void found.push(`POST ${path}${PREVIEW}`),
    upload: (path) => void found.push(`POST ${path}`),
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
  for (const section of [...sections, decisionSection(sections)]) section.register(routes)
  registerPictures(routes)
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
  it('are known for every address', () => {
    expect(registered().toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  })

  it.each(OPERATOR_ROLES)('let %s do the work of the role, and nothing else', async (role) => {
    const allowed: string[] = []
    for (const route of Object.keys(ROUTES)) if (!(await isRefused(browsers[role], route))) allowed.push(route)
    expect(allowed).toEqual(Object.keys(ROUTES).filter((route) => ROUTES[route]?.includes(role)))
  })

  it('let an operator without any manage their own log-in alone, and say so', async () => {
    const allowed: string[] = []
    for (const route of Object.keys(ROUTES)) if (!(await isRefused(browsers.none, route))) allowed.push(route)
    expect(allowed).toEqual(Object.keys(ROUTES).filter((route) => route.includes(' /account')))
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
