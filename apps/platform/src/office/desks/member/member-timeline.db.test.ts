import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { serviceCase, serviceCaseLine } from '../../../db/tables/cases.ts'
import { deposit } from '../../../db/tables/cashier.ts'
import { limitChange, playExclusion } from '../../../db/tables/limits.ts'
import { lotteryTicket } from '../../../db/tables/lottery.ts'
import { member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { memberNote } from '../../../db/tables/office.ts'
import { moment, play } from '../../../domains/engagement/records/records.fixture.ts'
import { readTimeline, TIMELINE_KINDS } from '../../../domains/engagement/records/timeline.ts'
import { openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let service: OperatorBrowser
let view: OperatorBrowser
let risk: OperatorBrowser
const ids = new Map<string, number>()
const getId = (username: string) => ids.get(username) ?? 0
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service', 'view', 'risk') } })
  for (const role of ['service', 'view', 'risk'] as const) await office.giveRoles(role, [role])
  service = await office.logIn('service')
  view = await office.logIn('view')
  risk = await office.logIn('risk')
  for (const { id, username } of await office.database.select().from(member)) ids.set(username, id)
})
afterAll(() => office.close())

const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
const path = (query = '') => `/members/${getId('lan')}/timeline${query}`
const shown = async (browser: OperatorBrowser, query = '') => {
  const { status, html } = await browser.get(path(query))
  expect([status, status === 200 ? '' : office.logged()]).toEqual([200, ''])
  return [...html.matchAll(/<tr>\s*<td>[^]*?<\/tr>/g)].map(([row]) => getText(row).trim())
}
const at = (minute: number) => moment(1, `10:${String(minute).padStart(2, '0')}:00`)

it('tells money, play, limits, service, letters and audit in words, newest first, each with a link to its page', async () => {
  const { database } = office
  const memberId = getId('lan')
  await database
    .insert(deposit)
    .values({ memberId, amount: 5_000_000n, channel: 'QR', state: 'EXPIRED', createdAt: at(1) })
  await play(database, { memberId, nodeId: 1, at: at(2), stake: '100', payout: '40' })
  const limit = { memberId, kind: 'STAKE', period: 'ONCE', oldValue: null, changedBy: 'MEMBER' } as const
  await database.insert(limitChange).values({ ...limit, newValue: 200_000n, state: 'EFFECTIVE', changedAt: at(3) })
  await database
    .insert(playExclusion)
    .values({ memberId, kind: 'TIME_OUT', state: 'ENDED', startsAt: at(4), endsAt: at(5) })
  const opened = { memberId, requestKey: crypto.randomUUID(), topic: 'deposit', rank: 0, language: 'EN' }
  const [requested] = await database
    .insert(serviceCase)
    .values({ ...opened, title: 'My deposit did not arrive', openedAt: at(6) })
    .returning({ id: serviceCase.id })
  const caseId = requested?.id ?? 0n
  await database.insert(serviceCaseLine).values([
    { memberId, caseId, line: 1, author: 'MEMBER', text: 'where is it?', at: at(6) },
    { memberId, caseId, line: 2, author: 'OPERATOR', operator: 'anna', text: 'on its way', at: at(7) },
  ])
  await database.insert(memberNote).values({ memberId, text: 'calls at night', operator: 'anna', at: at(8) })
  await database.insert(lotteryTicket).values({
    memberId,
    lotteryCode: 'HUE',
    nodeId: 9,
    requestKey: 'k',
    requestHash: Buffer.alloc(32),
    terms: 'x',
    lineCount: 1,
    drawCount: 2,
    stake: 100_000n,
    stopWhenWon: false,
    digest: Buffer.alloc(32),
    demo: false,
    transactionId: 1n,
    balanceAfter: 0n,
    placedAt: at(9),
  })
  await database.insert(memberMessage).values({
    memberId,
    direction: 'IN',
    kind: 'SYSTEM',
    template: 'closing.RELEASED',
    params: { amount: '24.80' },
    createdAt: at(10),
    // Also one that the member has deleted.
    deletedAt: at(11),
  })
  await withTransaction(database, (tx) =>
    recordAudit(tx, {
      actor: { kind: 'OPERATOR', name: 'anna', role: 'risk' },
      action: 'risk.read',
      subject: `member:${memberId}`,
    }),
  )
  await withTransaction(database, (tx) =>
    recordAudit(tx, {
      actor: { kind: 'OPERATOR', name: 'binh', role: 'risk' },
      action: 'member.blocked',
      subject: `member:${memberId}`,
      reason: 'looks like fraud',
    }),
  )
  const rows = await shown(risk)
  const lines = rows.map((row) => row.replace(/^.*?\d\d:\d\d:\d\d /, ''))
  expect(lines[0]).toBe('Audit Member blocked by binh (risk): looks like fraud')
  const past = (await shown(service)).map((row) => row.replace(/^.*?\d\d:\d\d:\d\d /, ''))
  expect(past).toEqual([
    'Audit Member blocked by binh (risk)',
    expect.stringMatching(/^Audit Play exclusion added by system database/),
    expect.stringMatching(/^Audit Limit change added by member/),
    `Money Deposit: 50,000.00 · Deposit ${memberId}/1`,
    `Money Deposit ${memberId}/1 of 50,000.00 by QR requested, now confirmed`,
    expect.stringMatching(/^Letters Your money can be paid out We may pay out the ₫24 that we kept for you/),
    expect.stringMatching(/^Play Ticket LOT-\S+ of Thừa Thiên Huế bought: 10\.00 in each of 2 draws$/),
    'Service Note by anna: calls at night',
    `Service Answered by anna in case ${caseId}`,
    `Service Case ${caseId}: My deposit did not arrive opened, now open`,
    expect.stringMatching(/^Limits time out until .*: ended$/),
    'Limits Limit of stake from none to 20.00, by member: effective',
    'Play Rồng Vàng : stake 100.00, payout 40.00',
    expect.stringMatching(/^Money Deposit \d+\/\d+ of 500\.00 by QR requested, now expired$/),
  ])
  expect((await shown(service, '?kind=audit')).join()).toContain('Risk read by anna')
  const { html } = await service.get(path())
  for (const link of ['/deposits/requests/', '/bets/', '/tickets/', `/cases/${memberId}/`, '/protection/'])
    expect(html).toContain(`href="${link}`)
})

it('filters by kind, and shows kinds to those alone who may read them', async () => {
  const readKinds = async (browser: OperatorBrowser, query = '') =>
    [...new Set((await shown(browser, query)).map((row) => /\d\d:\d\d:\d\d (\w+)/.exec(row)?.[1]))].toSorted()
  expect(await readKinds(service)).toEqual(['Audit', 'Letters', 'Limits', 'Money', 'Play', 'Service'])
  expect(await readKinds(view)).toEqual(['Audit', 'Limits', 'Money', 'Play'])
  for (const kind of TIMELINE_KINDS)
    expect(await readKinds(service, `?kind=${kind}`)).toEqual([`${kind[0]?.toUpperCase()}${kind.slice(1)}`])
  // A kind that the operator may not read is ignored.
  expect(await readKinds(view, '?kind=service')).not.toContain('Service')
  expect(await readKinds(service, '?kind=king&before=%27')).toHaveLength(6)
  expect((await service.get('/members/99999/timeline')).status).toBe(404)
})

it('pages through rows of the same moment without losing or repeating one', async () => {
  const { database } = office
  const memberId = getId('hoa')
  const same = moment(2, '09:00:00').toISOString()
  await database.execute(sql`
    insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
    select ${memberId}, 1, gen_random_uuid(), 10000, 0, 0, ${same}::timestamptz + (n % 3) * interval '1 microsecond'
    from generate_series(1, 40) n`)
  await database.execute(sql`
    insert into member_note (member_id, text, operator, at) select ${memberId}, 'n' || n, 'anna', ${same}::timestamptz
    from generate_series(1, 20) n`)
  await database.execute(sql`
    insert into lottery_ticket (member_id, lottery_code, node_id, request_key, request_hash, terms, line_count, draw_count, stake, stop_when_won,
      digest, demo, transaction_id, balance_after, placed_at)
    select ${memberId}, 'HUE', 9, 'p' || n, '\\x00', 'x', 1, 1, 1, false, '\\x00', false, 1, 0, ${same}::timestamptz from generate_series(1, 30) n`)
  for (const limit of [1, 7, 50]) {
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await readTimeline(database, memberId, { kinds: TIMELINE_KINDS, before, limit })
      seen.push(...page.rows.map(({ source, id }) => `${source} ${id}`))
      before = page.next
    } while (before !== undefined)
    expect(seen.filter((row) => /^(round|note|ticket) /.test(row))).toHaveLength(90)
    expect(new Set(seen).size).toBe(seen.length)
  }
  const [first] = [...(await service.get(`/members/${memberId}/timeline`)).html.matchAll(/href="([^"]*)" rel="next"/g)]
  const second = await service.get((first?.[1] ?? '').replaceAll('&#38;', '&'))
  expect(second.html).toContain('>Newest</a>')
  expect(second.html).not.toContain('rel="next"')
})

it('reads a page by indexes, whatever a member has, in one query', async () => {
  const { database } = office
  const memberId = getId('minh')
  await database.execute(sql`
    insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
    select ${memberId}, 1, gen_random_uuid(), 10000, 0, 0, now() - n * interval '1 minute' from generate_series(1, 20000) n`)
  await database.execute(sql`analyze round`)
  const explained: string[] = []
  const spied = {
    execute: async (query: Parameters<typeof database.execute>[0]) => {
      const { rows } = await database.execute<{ 'QUERY PLAN': string }>(
        sql`explain (analyze, costs off, timing off) ${query}`,
      )
      explained.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return database.execute(query)
    },
  } as unknown as typeof database
  const { next } = await readTimeline(spied, memberId, { kinds: TIMELINE_KINDS, limit: 50 })
  await readTimeline(spied, memberId, { kinds: TIMELINE_KINDS, limit: 50, before: next })
  expect(explained).toHaveLength(2)
  for (const plan of explained) {
    expect(plan).toContain('using round_member on round')
    // No table gives more than a page, and some rows of the same moment.
    const read = [...plan.matchAll(/actual rows=([\d.]+) loops=(\d+)/g)].map(
      ([, rows, loops]) => Number(rows) * Number(loops),
    )
    expect(Math.max(...read)).toBeLessThan(500)
  }
})
