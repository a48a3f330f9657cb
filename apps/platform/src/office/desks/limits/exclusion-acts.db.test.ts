import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { limitChange, playExclusion } from '../../../db/tables/limits.ts'
import { member, session } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { auditEntry, auditEntryMember } from '../../../db/tables/office.ts'
import { gameSession } from '../../../db/tables/play.ts'
import { beginConfirmation } from '../../../domains/money/limits/confirmation.ts'
import { dueLimits } from '../../../domains/money/limits/due-limits.ts'
import { endDueExclusions, startExclusion } from '../../../domains/money/limits/exclusion.ts'
import type { Transfers } from '../../../domains/money/wallet/transfer/transfers.ts'
import { messageText } from '../../../domains/people/messages/message-texts.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import {
  confirmNewest,
  openTestOffice,
  operatorTokens,
  type OperatorBrowser,
  type TestOffice,
} from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let service: OperatorBrowser
let lan: number
const inDays = (days: number) => addDays(brandDay(new Date()), days)
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh', 'service') } })
  await office.giveRoles('service', ['service'])
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  service = await office.logIn('service')
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
})
beforeEach(async () => {
  await office.database.delete(playExclusion)
  await office.database.update(member).set({ marketingAllowed: true })
})
afterAll(() => office.close())

const path = () => `/protection/${lan}`
const propose = (browser: OperatorBrowser, fields: Record<string, string>) =>
  browser.post(`${path()}/exclude`, { reason: 'called from her own phone', ground: 'TELEPHONE', ...fields })
const active = async () =>
  (
    await office.database
      .select()
      .from(playExclusion)
      .where(and(eq(playExclusion.memberId, lan), eq(playExclusion.state, 'ACTIVE')))
  ).map(({ endsAt, ground }) => ({ endsAt, ground }))
const decline = async () => {
  const [, id = ''] = /\/decisions\/(\d+)\/decline/.exec((await anna.get('/decisions')).html) ?? []
  return anna.post(`/decisions/${id}/decline`, { reason: 'out of date' })
}

it('has the effect of a self-exclusion, once a second operator has seen it and confirms', async () => {
  const { database } = office
  await database.insert(session).values({ tokenHash: Buffer.alloc(32, 1), memberId: lan, address: '::1' })
  await database.insert(gameSession).values({
    memberId: lan,
    nodeId: 1,
    launchTokenHash: Buffer.alloc(32, 2),
    launchExpiresAt: new Date(),
    siteOrigin: '',
    language: 'EN',
    theme: 'dark',
  })
  await database
    .insert(limitChange)
    .values({ memberId: lan, kind: 'STAKE', period: 'ONCE', newValue: 9n, state: 'WAITING', changedBy: 'MEMBER' })
  const until = inDays(30)
  const { html: shown } = await anna.post(
    `${path()}/exclude/preview`,
    {
      ground: 'COURT',
      end: 'day',
      until,
    },
    { referer: `http://127.0.0.1:4208${path()}` },
  )
  expect(shown).toContain('order of a court')
  expect(await active()).toEqual([])
  expect((await propose(anna, { end: 'day', until, ground: 'LETTER' })).location).toBe(`${path()}?done=waits`)
  expect(await active()).toEqual([])
  const { html } = await binh.get(path())
  expect(html).toMatch(/member’s request by letter[^]*?1 and 1[^]*?is switched off/)
  expect((await anna.get('/decisions')).html).not.toContain('/confirm"')
  expect((await confirmNewest(binh)).location).toContain('done=confirmed')
  expect(await active()).toEqual([{ endsAt: startOfDay(inDays(31)), ground: 'LETTER' }])
  const [own] = await database.select().from(member).where(eq(member.id, lan))
  expect(own).toMatchObject({ playGuarded: true, marketingAllowed: false })
  const ended = await database.select().from(session).where(eq(session.memberId, lan))
  const games = await database.select().from(gameSession).where(eq(gameSession.memberId, lan))
  expect([...ended, ...games].every(({ endedAt }) => endedAt !== null)).toBe(true)
  expect((await database.select().from(limitChange)).map(({ state }) => state)).toEqual(['CANCELLED'])
  const entries = await database
    .select({ action: auditEntry.action, actor: auditEntry.actor, reason: auditEntry.reason })
    .from(auditEntry)
    .innerJoin(auditEntryMember, eq(auditEntryMember.seq, auditEntry.seq))
    .where(eq(auditEntryMember.memberId, lan))
    .orderBy(desc(auditEntry.seq))
  expect(entries).toContainEqual({
    action: 'exclusion.started',
    actor: 'binh',
    reason: 'called from her own phone (proposed by anna)',
  })
  expect(entries).toContainEqual({ action: 'play_exclusion.added', actor: 'anna, binh', reason: null })
  const [message] = await database.select().from(memberMessage).where(eq(memberMessage.memberId, lan))
  expect(message).toMatchObject({ template: 'exclusion.UNTIL', params: { ground: 'LETTER', until } })
  const texts = (Object.keys(LANGUAGES) as LanguageCode[]).map(
    (language) => messageText('exclusion.UNTIL', message?.params ?? {}, { language, currency: 'VND' }).content,
  )
  expect(texts.every((text) => text.includes(until) && !text.includes('LETTER') && !text.includes('{'))).toBe(true)
})

it.each([
  [{ end: 'day', until: '' }, 'until which day'],
  [{ end: 'day', until: '2026-02-30' }, 'until'],
  [{ end: 'day', until: '2020-01-01' }, 'is a day that is not over'],
  [{ end: 'good', until: '2099-01-01' }, 'is empty if it is for good'],
  [{ end: 'good', ground: 'GOSSIP' }, 'say on what it rests'],
  [{ end: 'good', reason: '' }, 'say why'],
])('refuses %j', async (fields, said) => {
  const refused = await propose(anna, fields)
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.html).toContain(said)
})

it('is proposed by operators who decide about protection', async () => {
  expect((await propose(service, { end: 'good' })).status).toBe(403)
  expect((await service.get(path())).html).not.toContain('/exclude"')
  expect((await anna.post('/protection/99999/exclude', { reason: 'r r r', ground: 'COURT', end: 'good' })).status).toBe(
    404,
  )
})

it('is followed by a longer one only', async () => {
  await office.database.insert(playExclusion).values({
    memberId: lan,
    kind: 'TIME_OUT',
    state: 'ACTIVE',
    endsAt: startOfDay(inDays(20)),
  })
  const refused = await propose(anna, { end: 'day', until: inDays(10) })
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('can only be followed by a longer one')])
  expect((await propose(anna, { end: 'good' })).location).toContain('done=waits')
  await confirmNewest(binh)
  expect(await active()).toEqual([{ endsAt: null, ground: 'TELEPHONE' }])
  expect((await propose(anna, { end: 'day', until: inDays(900) })).status).toBe(409)
})

it('starts once, and is never shortened, whatever the member and two operators do at the same time', async () => {
  const own = { kind: 'SELF_EXCLUSION', months: null } as const
  for (let turn = 0; turn < 4; turn++) {
    await office.database.delete(playExclusion)
    await propose(anna, { end: 'day', until: inDays(40) })
    const confirmation = await beginConfirmation(office.database, lan, own)
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get('/decisions')).html) ?? []
    const [first, second, self] = await Promise.all([
      binh.post(confirm),
      binh.post(confirm),
      startExclusion(office.database, lan, own, {
        confirmation,
        currentSession: Buffer.alloc(32),
        onBreak: async () => {},
      }),
    ])
    expect(self.endsAt).toBeNull()
    expect([first, second].filter(({ status }) => status === 303).length).toBeLessThanOrEqual(1)
    expect((await active()).map(({ endsAt }) => endsAt)).toEqual([null])
    await decline()
  }
})

it('brings money back from vendors, also after a failed attempt, and ends by its time', async () => {
  const { database } = office
  await propose(anna, { end: 'day', until: inDays(3) })
  await confirmNewest(binh)
  const code = `member:${lan}:vendor:SEN`
  const setAtVendor = (balance: number) =>
    withTransaction(database, async (tx) => {
      await tx.execute(sql`select set_config('ledger.posting', 'on', true)`)
      await tx.execute(sql`
        insert into ledger_account (code, member_id, currency, balance) values (${code}, ${lan}, 'VND', ${balance}::bigint)
        on conflict (member_id, code) do update set balance = excluded.balance`)
    })
  await setAtVendor(5)
  let answers = false
  let calls = 0
  const transferBack: Transfers['transferBack'] = async () => {
    calls++
    if (answers) await setAtVendor(0)
    return 'done'
  }
  const run = () => dueLimits({ transferBack } as unknown as Transfers).run(database, new AbortController().signal)
  const due = async () => (await database.select().from(playExclusion).where(eq(playExclusion.state, 'ACTIVE')))[0]
  const dueNow = () => database.update(playExclusion).set({ nextActionAt: new Date() })
  await run()
  await run()
  expect(calls).toBe(1)
  expect((await due())?.nextActionAt?.getTime()).toBeLessThan(Date.now() + 60_000)
  await dueNow()
  answers = true
  const before = await database.$count(auditEntry)
  await run()
  const collected = await due()
  expect([calls, collected?.nextActionAt]).toEqual([2, collected?.endsAt])
  expect(await database.$count(auditEntry)).toBe(before)
  await withTransaction(database, (tx) =>
    tx.update(playExclusion).set({ endsAt: sql`now()`, nextActionAt: sql`now()` }),
  )
  await endDueExclusions(database)
  expect(await due()).toBeUndefined()
})
