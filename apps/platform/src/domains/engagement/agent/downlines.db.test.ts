import * as contract from '@playhouse/platform-api/agent-downline.ts'
import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { recordFile } from '@playhouse/platform-api/records.ts'
import { affiliate, register } from '@playhouse/platform-api/registration.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentAct, agentLink, rebateRate } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { logInHistory } from '../../../db/tables/security.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { addDays } from '../../../lib/record-range.ts'
import { type AgentHarness, openAgents, PAYMENT_PASSWORD, refusal } from './agents.fixture.ts'

const TODAY = brandDay(new Date())
const RANGE = { from: addDays(TODAY, -6), to: TODAY }

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
beforeAll(async () => {
  ;({ harness, as, getId } = await openAgents(['general', 'agenta', 'agentb', 'lan', 'demo'], async (database, id) => {
    await database.update(member).set({ mobile: '+84901234567', email: 'lan@example.test' })
    const rate = (username: string, basisPoints: number) => ({ memberId: id(username), basisPoints })
    await database
      .insert(rebateRate)
      .values([rate('general', 100), rate('agenta', 80), rate('suba', 50), rate('lan', 20)])
      // An agent at the top has its series from the start.
      .onConflictDoUpdate({ target: rebateRate.memberId, set: { basisPoints: sql`excluded.basis_points` } })
    for (const [name, stake, payout] of [
      ['lan', 5_000_000, 2_000_000],
      ['minh', 1_000_000, 4_000_000],
    ] as const) {
      await database.execute(
        sql`select settle_round(${id(name)}, false, 1, ${`r-${name}`}, ${stake}::bigint, ${payout}::bigint, null, 0, now())`,
      )
    }
  }))
})
afterAll(() => harness.close())

test('lists direct downlines with their lines’ sums, most staked first', async () => {
  const { value, queries } = await as('agenta', contract.downlines, { ...RANGE, sort: 'turnover' })
  expect(value).toMatchObject({ account: 'agenta', totalCount: 2, path: [{ account: 'agenta', type: 1 }], next: null })
  expect(
    value.list.map(({ account, members, rate, turnover, housePnl, direct }) => [
      account,
      members,
      rate,
      turnover,
      housePnl,
      direct,
    ]),
  ).toEqual([
    ['suba', 2, 50, '500.00', '300.00', true],
    ['minh', 1, 0, '100.00', '-300.00', true],
  ])
  expect(queries.length).toBeLessThanOrEqual(4)
})

test('says when downlines were last here by their sessions and log-ins, whichever is later', async () => {
  const at = new Date(Date.now() - 3 * 86_400_000)
  await harness.database
    .insert(logInHistory)
    .values({ memberId: getId('minh'), at, address: '192.0.2.7', method: 'password', outcome: 'signed-in' })
  await harness.database
    .insert(logInHistory)
    .values({ memberId: getId('suba'), at, address: '192.0.2.8', method: 'password', outcome: 'wrong-password' })
  const { value } = await as('agenta', contract.downlines, RANGE)
  const seen = Object.fromEntries(value.list.map(({ account, seenAt }) => [account, seenAt]))
  expect(seen).toEqual({ minh: at.getTime(), suba: null })
  expect((await as('agenta', contract.downline, { account: 'minh' })).value.seenAt).toBe(at.getTime())
  const { value: above } = await as('general', contract.downlines, RANGE)
  expect(above.list.find(({ account }) => account === 'agenta')?.seenAt).toBeGreaterThan(Date.now() - 600_000)
})

test('pages by keyset in every order without leaving out or repeating an account', async () => {
  for (const sort of ['registered', 'turnover', 'housePnl', 'deposit'] as const) {
    for (const order of ['asc', 'desc'] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const { value } = await as('general', contract.downlines, {
          ...RANGE,
          sort,
          order,
          pageSize: 1,
          ...(after && { after }),
        })
        seen.push(...value.list.map(({ account }) => account))
        after = value.next ?? undefined
      } while (after && seen.length < 9)
      expect(seen.toSorted(), `${sort} ${order}`).toEqual(['agenta', 'agentb', 'childless'])
    }
  }
})

test('searches the whole downline by the begin of a name and filters by kind', async () => {
  const found = await as('general', contract.downlines, { ...RANGE, search: 'LA' })
  expect(found.value.list.map(({ account, direct }) => [account, direct])).toEqual([['lan', false]])
  const agents = await as('agenta', contract.downlines, { ...RANGE, kind: 'agents' })
  expect(agents.value.list.map(({ account }) => account)).toEqual(['suba'])
})

test('shows an account’s place, masked contacts and results by product', async () => {
  const { value } = await as('general', contract.downline, { account: 'lan' })
  expect(value).toMatchObject({
    account: 'lan',
    path: ['general', 'agenta', 'suba', 'lan'].map((account) => expect.objectContaining({ account })),
    rate: 20,
    maxRate: 50,
    direct: false,
    mobile: '+84*******67',
    email: 'l***@example.test',
    own: { turnover: '500.00', housePnl: '300.00', deposit: '50000.00' },
    team: { turnover: '0.00' },
    products: [{ gameType: 'RNG', turnover: '500.00', housePnl: '300.00' }],
  })
})

test.each([
  ['agenta', 'agentb'],
  ['agenta', 'hoa'],
  ['agenta', 'general'],
  ['agenta', 'agenta'],
])('answers %s about %s as about an account that does not exist', async (asker, account) => {
  const foreign = await as(asker, contract.downline, { account })
  const unknown = await as(asker, contract.downline, { account: 'nobodyhere' })
  expect(foreign).toMatchObject({ status: 404, body: refusal('account.not.found') })
  expect(foreign.body).toEqual(unknown.body)
  const change = { account, rate: 10, paymentPassword: PAYMENT_PASSWORD }
  expect((await as(asker, contract.setDownlineRebate, change)).body).toEqual(unknown.body)
  expect((await as(asker, contract.noteDownline, { account, note: 'x' })).body).toEqual(unknown.body)
})

test('keeps a rebate between those below and the agent’s own, and notifies both of the change', async () => {
  const change = (rate: number, paymentPassword = PAYMENT_PASSWORD) =>
    as('agenta', contract.setDownlineRebate, { account: 'suba', rate, paymentPassword })
  expect((await change(81)).body).toEqual(refusal('request_param_err', { rate: 'range' }))
  expect((await change(19)).body).toEqual(refusal('request_param_err', { rate: 'range' }))
  expect((await change(60, 'wrong')).body).toEqual(refusal('payment.password.wrong'))
  expect((await change(60)).value).toEqual({ account: 'suba', rate: 60, series: 1960 })
  const { acts } = (await as('general', contract.downline, { account: 'suba' })).value
  expect(acts[0]).toMatchObject({ act: 'REBATE_CHANGED', by: 'agenta', before: 50, after: 60 })
})

test('opens an account whose first password must be changed', async () => {
  const order = { username: 'Newbie7', password: 'plume-93-otter', kind: 'agent', rate: 40 } as const
  expect((await as('agenta', contract.createDownline, { ...order, rate: 81 })).body).toEqual(
    refusal('request_param_err', { rate: 'range' }),
  )
  expect((await as('agenta', contract.createDownline, { ...order, username: 'supp0rt24' })).body).toEqual(
    refusal('request_param_err', { username: 'reserved' }),
  )
  expect((await as('agenta', contract.createDownline, { ...order, password: 'password1' })).body).toEqual(
    refusal('request_param_err', { password: 'too_common' }),
  )
  expect((await as('agenta', contract.createDownline, order)).value).toEqual({ account: 'newbie7', type: 1 })
  expect((await as('agenta', contract.createDownline, order)).body).toEqual(refusal('username.taken'))
  const session = await harness.call(login, { username: 'newbie7', password: order.password })
  expect(session.value).toMatchObject({ passwordExpired: true })
  // The upline, which knows the first password, can do nothing in the account's name.
  const { token } = session.value
  expect((await harness.call(contract.rebateSettings, {}, { token })).body).toEqual(refusal('password.change.required'))
  const [made] = await harness.database.select().from(member).where(eq(member.username, 'newbie7'))
  expect(made).toMatchObject({ parentId: getId('agenta'), kind: 1 })
  expect(made?.affiliateCode).toMatch(/^\w{8}$/)
})

test('promotes a direct member once, and it opens the agent centre', async () => {
  const order = { account: 'minh', paymentPassword: PAYMENT_PASSWORD }
  const responses = await Promise.all([1, 2, 3].map(() => as('agenta', contract.promoteDownline, order)))
  expect(responses.map(({ value }) => value)).toEqual(Array.from({ length: 3 }, () => ({ account: 'minh', type: 41 })))
  expect(await harness.database.$count(agentAct, eq(agentAct.memberId, getId('minh')))).toBe(1)
  const { token } = (await harness.call(login, { username: 'minh', password: PASSWORD })).value
  expect((await harness.call(contract.rebateSettings, {}, { token })).value).toMatchObject({ rate: 0, maxRate: 1400 })
})

test.each([
  ['agenta', 'general', 'its own upline'],
  ['agenta', 'agenta', 'itself'],
  ['general', 'lan', 'an account further below'],
  ['agentb', 'lan', 'another agent’s account'],
])('does not let %s promote %s: %s', async (asker, account) => {
  const before = await harness.database.select().from(member).where(eq(member.username, account))
  const order = { account, paymentPassword: PAYMENT_PASSWORD }
  expect((await as(asker, contract.promoteDownline, order)).body).toEqual(refusal('account.not.found'))
  expect(await harness.database.select().from(member).where(eq(member.username, account))).toEqual(before)
})

test('keeps a note that only its writer reads', async () => {
  await as('agenta', contract.noteDownline, { account: 'suba', note: 'Calls on Fridays' })
  expect((await as('agenta', contract.downline, { account: 'suba' })).value.note).toBe('Calls on Fridays')
  expect((await as('general', contract.downline, { account: 'suba' })).value.note).toBe('')
})

test('follows a link from visit to play, and gives its rebate', async () => {
  expect((await as('agenta', contract.createAffiliateUrl, { name: 'Spring\u202Egnirps', rate: 0 })).body).toEqual(
    refusal('request_param_err', { name: 'pattern' }),
  )
  const made = await as('agenta', contract.createAffiliateUrl, {
    name: 'Spring',
    subId: 'tv-1',
    rate: 30,
    lastDay: TODAY,
  })
  const { code } = made.value
  expect(made.value).toMatchObject({ name: 'Spring', subId: 'tv-1', visits: 0, registrations: 0 })
  await harness.call(affiliate, { code: code.toLowerCase() })
  await harness.call(affiliate, { code })
  const { value } = await harness.call(register, {
    username: 'visitor1',
    password: 'plume-93-otter',
    confirmPassword: 'plume-93-otter',
    confirmedAge: 18,
    affiliateCode: code,
  } as InputOf<typeof register>)
  expect(value.userName).toBe('visitor1')
  await harness.database.execute(sql`select settle_round(${value.id}, false, 1, 'r-visitor', 100, 0, null, 0, now())`)
  const arrived = await as('agenta', contract.registeredAffiliates, { code })
  expect(arrived.value).toMatchObject({ totalCount: 1, list: [{ account: 'visitor1', code }] })
  expect((await as('agentb', contract.registeredAffiliates, { code })).value.totalCount).toBe(0)
  const { list } = (await as('agenta', contract.affiliateUrls, {})).value
  expect(list[0]).toMatchObject({ code, visits: 2, registrations: 1, depositors: 0, active: 1, expired: false })
  expect((await as('agenta', contract.downline, { account: 'visitor1' })).value).toMatchObject({
    rate: 30,
    direct: true,
  })
})

test('does not register by a link that has expired, was removed, or is another agent’s to remove', async () => {
  const { code } = (await as('agenta', contract.createAffiliateUrl, { name: 'Old', rate: 0 })).value
  expect((await as('agentb', contract.removeAffiliateUrl, { code })).body).toEqual(refusal('agent.link.not.found'))
  await harness.database
    .update(agentLink)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(agentLink.code, code))
  expect((await harness.call(affiliate, { code })).body).toEqual(refusal('affiliate.code.invalid'))
  expect((await as('agenta', contract.removeAffiliateUrl, { code })).value).toEqual({ code })
  expect((await as('agenta', contract.removeAffiliateUrl, { code })).body).toEqual(refusal('agent.link.not.found'))
})

test('shows a team’s bets by product and day, as its members’ rounds add up', async () => {
  const { value, queries } = await as('general', contract.teamBetting, { ...RANGE, account: 'agenta' })
  expect(value.products).toMatchObject([{ gameType: 'RNG', turnover: '600.01', payout: '600.00' }])
  expect(value.days.filter(({ rounds }) => rounds > 0)).toMatchObject([{ day: TODAY, rounds: 3, turnover: '600.01' }])
  expect(value.total).toMatchObject({ rounds: 3, turnover: '600.01', housePnl: '0.01' })
  expect(queries.length).toBeLessThanOrEqual(3)
})

test.each([
  ['lan', 'not_agent'],
  ['demo', 'in_need_true_account'],
])('refuses %s with %s', async (asker, errorCode) => {
  for (const endpoint of [contract.downlines, contract.teamBetting]) {
    expect(await as(asker, endpoint, RANGE)).toMatchObject({ status: 403, body: { errorCode } })
  }
  expect(await as(asker, contract.affiliateUrls, {})).toMatchObject({ status: 403, body: { errorCode } })
})

test.each(['x', Buffer.from('["1 or 1=1",2]').toString('base64url'), Buffer.from('[1,2]').toString('base64url')])(
  'refuses the cursor %s',
  async (after) => {
    const { body } = await as('general', contract.downlines, { ...RANGE, after })
    expect(body).toEqual(refusal('request_param_err', { after: 'pattern' }))
  },
)

test('lists rebates of direct downlines, and names the default agent to visitors', async () => {
  const { list } = (await as('general', contract.downlineRebates, {})).value
  expect(list.map(({ account, rate }) => [account, rate])).toEqual([
    ['agenta', 80],
    ['agentb', 0],
    ['childless', 0],
  ])
  await harness.database.update(member).set({ affiliateCode: 'TOPAGENT' }).where(eq(member.username, 'general'))
  expect((await harness.call(contract.defaultAgent, {})).value).toEqual({ affiliateCode: 'TOPAGENT' })
})

test.each([
  ['team', 'Day,Bets,Deposits,Withdrawals,Stakes,Counted stakes,Payouts,House profit', `${TODAY},`],
  ['downlines', 'Account,Registered,Rebate,Deposits,Withdrawals,Turnover,House profit', 'suba,'],
  ['income', 'Time (GMT+7),Source,Paid to,Paid by,Amount', ''],
] as const)('writes the file %s for agents only', async (report, headings, begin) => {
  const { value } = await as('agenta', recordFile, { report, ...RANGE })
  const { body } = await harness.app.inject({ url: value.path })
  const [first, ...rows] = body.replace(/^\uFEFF/, '').split('\r\n')
  expect(first).toBe(headings)
  expect(rows.some((row) => row.startsWith(begin))).toBe(true)
  expect((await as('lan', recordFile, { report, ...RANGE })).body).toEqual(refusal('not_agent'))
})

test('pages, searches and opens 10,000 downlines of one account', async () => {
  const { database } = harness
  await database.execute(sql`insert into member (id, username, nickname, password_hash, kind, parent_id, path, registered_at)
    select crowd.id, 'crowd' || n, 'Crowd', '', 0, upline.id, upline.path || crowd.id::text, now() - interval '1 minute' * (n / 7)
    from (select n, nextval(pg_get_serial_sequence('member', 'id'))::integer as id from generate_series(1, 10000) as n) as crowd
    join member upline on upline.username = 'childless'`)
  await database.execute(sql`select rebuild_team_sums()`)
  const id = sql`(select id from member where username = 'crowd77')`
  await database.execute(
    sql`select settle_round(${id}, false, 1, 'r-crowd', 9000000::bigint, 0::bigint, null, 0, now())`,
  )
  for (const [sort, order, wanted, first] of [
    ['registered', 'asc', 10_000, 'crowd9996'],
    // Every page adds up all accounts.
    ['turnover', 'desc', 500, 'crowd77'],
  ] as const) {
    const seen: string[] = []
    let after: string | undefined
    do {
      const requested = { ...RANGE, account: 'childless', sort, order, pageSize: 100, ...(after && { after }) }
      const { value } = await as('general', contract.downlines, requested)
      expect(value.totalCount).toBe(10_000)
      seen.push(...value.list.map(({ account }) => account))
      after = value.next ?? undefined
    } while (after && seen.length < wanted)
    expect(new Set(seen).size, `${sort} ${order}`).toBe(wanted)
    expect(seen).toHaveLength(wanted)
    expect(seen[0]).toBe(first)
    expect(after === undefined).toBe(wanted === 10_000)
  }
  const search = async (text: string) => {
    const { value } = await as('general', contract.downlines, { ...RANGE, search: text, sort: 'turnover' })
    return [value.totalCount, value.list[0]?.account]
  }
  // Small and large teams are searched by different indexes.
  for (const size of [0, 400_000]) {
    const resize = sql`update team_size set members = members + ${size} where member_id = ${getId('general')}`
    await database.execute(resize)
    expect(await search('Crowd77')).toEqual([111, 'crowd77'])
    expect(await search('crowd')).toEqual([1_000, 'crowd10000'])
    expect(await search('crowdz')).toEqual([0, undefined])
  }
  const { value } = await as('general', contract.downline, { account: 'crowd77' })
  expect(value.path.map(({ account }) => account)).toEqual(['general', 'childless', 'crowd77'])
})
