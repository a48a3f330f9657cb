import * as applications from '@playhouse/platform-api/agent-applications.ts'
import { downlines } from '@playhouse/platform-api/agent-downline.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agentApplication, rebateRate } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { getEvents } from '../../money/limits/limits.fixture.ts'
import { type AgentHarness, openAgents, refusal } from './agents.fixture.ts'
import { approveApplication, askApplicant, rejectApplication } from './applications.ts'

const INPUT = { motivation: 'I know <b>many</b> players.', channel: 'COMMUNITY', expectedPlayers: 40 } as const
const TODAY = brandDay(new Date())

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
beforeAll(async () => {
  ;({ harness, as, getId } = await openAgents(['lan', 'minh', 'agenta', 'demo']))
})
afterAll(() => harness.close())
beforeEach(async () => {
  for (const table of ['agent_application', 'rebate_rate', 'member_message', 'live_event']) {
    await harness.database.execute(sql.raw(`delete from ${table}`))
  }
  await harness.database.execute(
    sql`update member set kind = 0, affiliate_code = null where username in ('lan', 'minh')`,
  )
})

const apply = (username: string, input: object = {}) => as(username, applications.applyAsAgent, { ...INPUT, ...input })
async function applied(username: string) {
  const { application } = (await apply(username)).value
  return { memberId: getId(username), id: Number(application?.id), operator: 'anna' }
}
const decide = (work: Parameters<typeof withTransaction>[1]) => withTransaction(harness.database, work)
const latest = async (username: string) => (await as(username, applications.agentApplication, {})).value.application

test('keeps an application, one at a time', async () => {
  expect((await as('lan', applications.agentApplication, {})).value).toEqual({ rate: 60, application: null })
  const [first, second] = await Promise.all([apply('lan'), apply('lan')])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  expect(await latest('lan')).toMatchObject({ ...INPUT, state: 'APPLIED', question: null, decidedAt: null })
  expect((await apply('lan')).body).toEqual(refusal('application.open'))
})

test.each([
  ['motivation', ' ', 'length'],
  ['motivation', 'x'.repeat(501), 'length'],
  ['channel', 'SPAM', 'pattern'],
  ['expectedPlayers', 0, 'range'],
])('refuses %s %j', async (field, value, breach) => {
  expect((await apply('lan', { [field]: value })).body).toEqual(refusal('request_param_err', { [field]: breach }))
})

test('takes no applications of agents and demo accounts', async () => {
  expect((await apply('agenta')).body).toEqual(refusal('application.agent'))
  expect((await apply('demo')).body).toEqual(refusal('in_need_true_account'))
})

test('makes an approved applicant an agent with a code, the brand’s rebate up to its upline’s, and the agent centre', async () => {
  await harness.database.insert(rebateRate).values({ memberId: getId('suba'), basisPoints: 45 })
  const decision = await applied('lan')
  await decide((tx) => approveApplication(tx, decision))
  expect((await as('lan', memberInfo, {})).value.type).toBe(42)
  const [found] = await harness.database.select().from(member).where(eq(member.username, 'lan'))
  expect(found?.affiliateCode).toMatch(/^\w{6,}$/)
  const [rate] = await harness.database
    .select()
    .from(rebateRate)
    .where(eq(rebateRate.memberId, getId('lan')))
  expect(rate?.basisPoints).toBe(45)
  expect((await as('lan', downlines, { from: TODAY, to: TODAY })).status).toBe(200)
  expect((await as('lan', inbox, {})).value.list).toMatchObject([
    { title: 'You are an agent now', about: 'application' },
  ])
  expect(await getEvents(harness.database, getId('lan'), 'APPLICATION')).toMatchObject([{ state: 'APPROVED' }])
})

test('refuses the pages of agents to a member whose application waits', async () => {
  await applied('minh')
  expect((await as('minh', downlines, { from: TODAY, to: TODAY })).body).toEqual(refusal('not_agent'))
})

test('asks the applicant, reviews the answer, and rejects with a reason; then another may be sent', async () => {
  const decision = await applied('minh')
  await decide((tx) => askApplicant(tx, { ...decision, question: 'Which groups?' }))
  expect(await latest('minh')).toMatchObject({ state: 'NEEDS_INFO', question: 'Which groups?' })
  expect((await apply('minh')).body).toEqual(refusal('application.open'))
  await expect(decide((tx) => approveApplication(tx, decision))).rejects.toThrow('application.state')
  expect(
    (await as('minh', applications.answerApplication, { answer: 'A chess club.' })).value.application,
  ).toMatchObject({
    state: 'APPLIED',
    answer: 'A chess club.',
  })
  expect((await as('minh', applications.answerApplication, { answer: 'More.' })).body).toEqual(
    refusal('application.state'),
  )
  await decide((tx) => rejectApplication(tx, { ...decision, reason: 'Too few players.' }))
  expect(await latest('minh')).toMatchObject({ state: 'REJECTED', reason: 'Too few players.' })
  expect((await as('minh', inbox, {})).value.list.map(({ title }) => title)).toEqual([
    'Your application was declined',
    'We have a question about your application',
  ])
  expect((await apply('minh')).status).toBe(200)
})

test('decides an application once when two operators do at the same time', async () => {
  const decision = await applied('lan')
  const results = await Promise.allSettled([
    decide((tx) => approveApplication(tx, decision)),
    decide((tx) => rejectApplication(tx, { ...decision, reason: 'no' })),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [found] = await harness.database.select().from(agentApplication)
  expect((await as('lan', memberInfo, {})).value.type).toBe(found?.state === 'APPROVED' ? 42 : 0)
})
