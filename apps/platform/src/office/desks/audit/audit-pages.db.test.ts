import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { type AuditRecord, recordAudit } from '../../../audit/audit-log.ts'
import { lotteryEntry } from '../../../db/tables/lottery.ts'
import { member } from '../../../db/tables/members.ts'
import { openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let view: OperatorBrowser
let lan: number
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'view') } })
  await office.giveRoles('view', ['view'])
  anna = await office.logIn('anna')
  view = await office.logIn('view')
  const [account] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = account?.id ?? 0
  const by = (name: string, role: 'payments' | 'risk') => ({ kind: 'OPERATOR', name, role }) as const
  await record({ actor: by('dung', 'payments'), action: 'withdrawal.approved', subject: `withdrawal:${lan}:204` })
  await record({ actor: by('phuc', 'risk'), action: 'access.reset-sent', subject: `member:${lan}:access` })
  await record({
    actor: by('phuc', 'risk'),
    action: 'banner.saved',
    subject: 'banner:tet',
    new: { text: `Tết ${'x'.repeat(400)}` },
  })
})
afterAll(() => office.close())

const record = (entry: AuditRecord) => withTransaction(office.database, (tx) => recordAudit(tx, entry))
const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
/** Subjects of the rows that an address lists. */
async function found(query: string): Promise<string[]> {
  const { status, html } = await view.get(`/audit${query}`)
  expect(status).toBe(200)
  return ['204', 'access', 'tet'].filter((part) =>
    new RegExp(`<td>[^]*?(withdrawal|member|banner)[^<]*${part}`).test(
      html.split('<tbody>')[1]?.split('</tbody>')[0] ?? '',
    ),
  )
}

describe('the audit log', () => {
  it('is searched by the shown text, by any part of action, subject and person', async () => {
    for (const typed of [`withdrawal ${lan}/204`, `Withdrawal approved`, 'approved', `withdrawal:${lan}:204`, 'dung'])
      expect(await found(`?q=${encodeURIComponent(typed)}`)).toEqual(['204'])
    expect(await found('?q=reset+sent')).toEqual(['access'])
    expect(await found('?q=%25')).toEqual([])
    expect(await found('?q=%00')).toEqual(['204', 'access', 'tet'])
  })

  it('is filtered by act, person, role and day, in an address that can be shared', async () => {
    expect(await found('?act=banner.saved')).toEqual(['tet'])
    expect(await found('?who=phuc')).toEqual(['access', 'tet'])
    expect(await found('?role=payments')).toEqual(['204'])
    expect(await found('?role=king')).toEqual(['204', 'access', 'tet'])
    const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    expect(await found(`?from=${day}&to=${day}&who=dung`)).toEqual(['204'])
    expect(await found('?to=2020-01-01')).toEqual([])
    expect(await found('?from=2999-01-01')).toEqual([])
    const { html } = await view.get('/audit?act=banner.saved&who=phuc')
    expect(html).toMatch(/<option value="banner.saved" selected>Banner saved</)
    expect(html).toContain('value="phuc"')
  })

  it('keeps its filters on the page of older entries', async () => {
    for (let number = 0; number < 101; number++)
      await record({ actor: { kind: 'SYSTEM', name: 'trial' }, action: 'trial.done', subject: `trial:${number}` })
    const { html } = await view.get('/audit?act=trial.done')
    const [, older = ''] = /href="(\/audit\?[^"]*before=\d+)"/.exec(html) ?? []
    expect(older).toContain('act=trial.done')
    expect([...(await view.get(older.replaceAll('&#38;', '&'))).html.matchAll(/trial 0</g)]).toHaveLength(1)
  })

  it('leads from subjects to their pages, and folds long values', async () => {
    const { html } = await view.get('/audit?act=withdrawal.approved')
    expect(html).toContain(`href="/withdrawals/${lan}/204"`)
    const banner = await view.get('/audit?act=banner.saved')
    expect(banner.html).toContain('href="/banners/tet"')
    expect(banner.html).toMatch(/<details>\s*<summary>Tết x{56}…<\/summary>/)
    expect((await view.get('/audit?act=operator.logged_in')).html).toContain('href="/operators"')
  })

  it('has the correction of a draw among the entries of the members with tickets in it', async () => {
    const corrected = {
      actor: { kind: 'OPERATOR', name: 'binh', role: 'lottery' },
      action: 'lottery.corrected',
    } as const
    await record({ ...corrected, subject: 'lottery-draw:4711' })
    await record({ ...corrected, subject: 'lottery-draw:4712' })
    const ticket = { memberId: lan, ticketId: 1n, stake: 1n, terms: 'x', stopWhenWon: false, demo: false }
    await office.database.insert(lotteryEntry).values({ ...ticket, drawId: 4711n })
    const { html } = await view.get(`/members/${lan}/audit`)
    expect(html).toContain('href="/lotteries/4711"')
    expect(html).not.toContain('4712')
    expect((await view.get('/audit?member=lan')).html).toContain('href="/lotteries/4711"')
    expect((await view.get('/audit?member=minh')).html).not.toContain('4711')
  })

  it('is verified by a button, which names the first entry that does not fit', async () => {
    expect((await view.post('/audit/verify')).status).toBe(403)
    expect((await anna.post('/audit/verify')).location).toBe('/audit?done=verified')
    expect(getText((await view.get('/audit')).html)).toMatch(
      /Verified .* by anna The audit log’s hash chain is unbroken: \d+ entries/,
    )
    await withTransaction(office.database, async (tx) => {
      await tx.execute(sql`alter table audit_entry disable trigger user`)
      await tx.execute(sql`update audit_entry set actor = 'somebody' where seq = 3`)
      await tx.execute(sql`alter table audit_entry enable trigger user`)
    })
    await anna.post('/audit/verify')
    expect(getText((await view.get('/audit')).html)).toContain('entry 3 is the first that does not fit')
  })
})
