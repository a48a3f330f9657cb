import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { member, session } from '../../../db/tables/members.ts'
import { referralCode } from '../../../db/tables/registration.ts'
import { logInHistory } from '../../../db/tables/security.ts'
import { auditEntry, operatorSession } from '../../../db/tables/office.ts'
import { bankCard, withdrawalBank } from '../../../db/tables/cashier-withdrawals.ts'
import { openSession } from '../../../domains/people/session/sessions/live-session.ts'
import { creditablePart } from '../../../domains/money/limits/deposit-allowance.ts'
import { openTestOffice, type OperatorBrowser, operatorTokens, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let lan: number
const CALLER = { address: '203.0.113.7', device: 'Firefox, Linux' }

beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh', 'watcher') } })
  await office.giveRoles('watcher', ['view'])
  anna = await office.logIn('anna')
  const { database } = office
  const [found] = await database
    .update(member)
    .set({
      payeeName: 'Nguyễn Thị Đỗ Lan',
      mobile: '+84912345678',
      mobileVerifiedAt: new Date(),
      email: 'lan@mail.example',
    })
    .where(eq(member.username, 'lan'))
    .returning({ id: member.id })
  lan = found?.id ?? 0
  const [bank] = await database.select().from(withdrawalBank).where(eq(withdrawalBank.kind, 'BANK')).limit(1)
  await database.insert(bankCard).values({
    memberId: lan,
    bankCode: bank?.code ?? '',
    accountNumber: '0071000123456',
    accountName: 'NGUYEN THI DO LAN',
    usableAt: new Date(),
  })
  await database
    .insert(referralCode)
    .values({ code: 'LANSCODE', memberId: lan })
    .onConflictDoUpdate({ target: referralCode.memberId, set: { code: 'LANSCODE' } })
  await database.insert(logInHistory).values({
    memberId: lan,

    address: '198.51.100.77',
    device: 'Firefox, Linux',
    method: 'password',
    outcome: 'signed-in',
  })
})
afterAll(() => office.close())

const links = (html: string) => [...html.matchAll(/href="(\/members\/\d+)"/g)].map(([, path]) => path)

describe('the search', () => {
  it.each([
    ['username', 'lan'],
    ['part of the name, without accents', 'thi do'],
    ['the name as it is written', 'Nguyễn Thị'],
    ['phone with the country code', '+84 912 345 678'],
    ['phone with a zero', '0912345678'],
    ['e-mail address', 'Lan@mail.example'],
    ['bank account', '0071000123456'],
    ['words of the name in another order', 'do NGUYEN thi'],
    ['the code of an invitation', 'lanscode'],
    ['an address of a log-in', '198.51.100.77'],
  ])('finds a member by %s', async (_what, q) => {
    const { status, html } = await anna.get(`/members?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    expect(links(html)).toContain(`/members/${lan}`)
  })

  it('finds nobody by an address for those who may not read log-ins', async () => {
    const watcher = await office.logIn('watcher')
    expect(links((await watcher.get('/members?q=198.51.100.77')).html)).toEqual([])
  })

  it('shows a transaction of points where it leads', async () => {
    const { rows } = await office.database.execute<{ id: bigint }>(
      sql`select transaction_id as id from post_points(${lan}, 'POINTS_EARN', 20000, 'points:shown', '\\x00', null)`,
    )
    const { location = '' } = await anna.get(`/members?q=transaction ${rows[0]?.id}`)
    expect(location).toContain('wallet=points')
    expect((await anna.get(location)).html).toMatch(/points earn[^]*2\.00/)
  })

  it('finds a transaction of the ledger, which leads to its day', async () => {
    const { rows } = await office.database.execute<{ id: bigint }>(
      sql`select max(id) as id from ledger_transaction where member_id = ${lan} and type = 'DEPOSIT'`,
    )
    for (const q of [`Transaction ${rows[0]?.id}`, `transaction #${rows[0]?.id}`]) {
      const { location } = await anna.get(`/members?q=${encodeURIComponent(q)}`)
      expect(location).toMatch(new RegExp(`^/members/${lan}/ledger\\?wallet=main&kind=&from=[\\d-]{10}&to=[\\d-]{10}$`))
    }
  })

  it('finds only what its name says', async () => {
    const { html } = await anna.get('/members?q=Case%209999')
    expect(html).toContain('Nothing is found by “Case 9999”')
  })

  it('finds a member by ID', async () => {
    expect(links((await anna.get(`/members?q=${lan}`)).html)[0]).toBe(`/members/${lan}`)
  })

  it.each(['%', '_____', "o'brien", '\\'])('takes %j as text', async (q) => {
    const { status, html } = await anna.get(`/members?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    expect(links(html)).toEqual([])
  })

  it('masks contacts for those who only read', async () => {
    const watcher = await office.logIn('watcher')
    const { html } = await watcher.get('/members?q=lan')
    expect(html).toContain('+84*******78')
    expect(html).not.toContain('+84912345678')
    const card = await watcher.get(`/members/${lan}`)
    expect(card.html).not.toContain('lan@mail.example')
    expect(card.html).not.toContain('/block"')
  })
})

describe('the card', () => {
  it('shows balances, uplines and contacts, and every part of it', async () => {
    const { html } = await anna.get(`/members/${lan}`)
    for (const text of [
      '50,000.00',
      'general',
      'agenta',
      'suba',
      '+84912345678, verified',
      'lan@mail.example, not verified',
    ])
      expect(html).toContain(text)
    for (const part of ['ledger', 'bonuses', 'limits', 'cases', 'sign-ins', 'audit'])
      expect([part, (await anna.get(`/members/${lan}/${part}`)).status]).toEqual([part, 200])
    expect((await anna.get(`/members/${lan}/ledger`)).html).toContain('50,000.00')
    expect((await anna.get(`/members/${lan}/ledger?kind=payments`)).html).toContain('50,000.00')
    expect((await anna.get(`/members/${lan}/ledger?kind=bonuses`)).html).toContain('No movements in these days.')
  })

  it('gives the ledger as a file, which is audited', async () => {
    const { html, headers } = await anna.get(`/members/${lan}/ledger.csv`)
    expect(headers['content-type']).toContain('text/csv')
    expect(html).toMatch(/\n\d{4}-\d\d-\d\dT[\d:.]{12}Z,\d+,deposit,main,50000\.00,50000\.00/)
    expect((await entriesAbout(lan)).at(-1)).toMatchObject({ action: 'list.exported', subject: `member:${lan}` })
  })

  it('does not exist for nobody', async () => {
    for (const path of ['/members/999999', '/members/x', '/members/999999/ledger'])
      expect((await anna.get(path)).status).toBe(404)
    expect((await anna.post('/members/999999/note', { note: 'who is it' })).status).toBe(404)
  })

  it('stores notes with their writer', async () => {
    expect((await anna.post(`/members/${lan}/note`, { note: 'Called about <b>a bonus</b>' })).status).toBe(303)
    const { html } = await anna.get(`/members/${lan}`)
    expect(html).toContain('Called about &#60;b&#62;a bonus')
    expect((await entriesAbout(lan)).at(-1)).toMatchObject({ action: 'member.noted', actor: 'anna' })
  })

  it('shows devices that other accounts log in with', async () => {
    const [other] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'minh'))
    await office.database
      .execute(sql`insert into log_in_history (member_id, address, device, device_hash, method, outcome)
      select id, '203.0.113.7', 'Firefox, Linux', '\\x01'::bytea, 'password', 'signed-in' from unnest(array[${lan}, ${other?.id}]::integer[]) id`)
    expect(links((await anna.get(`/members/${lan}/sign-ins`)).html)).toContain(`/members/${other?.id}`)
  })
})

describe('sessions', () => {
  it('are ended one by one or all at once, only those of the member', async () => {
    const { database } = office
    const [other] = await database.select({ id: member.id }).from(member).where(eq(member.username, 'minh'))
    const minh = other?.id ?? 0
    for (const id of [lan, lan, lan, minh]) await withTransaction(database, (tx) => openSession(tx, id, CALLER))
    const open = (id: number) =>
      database
        .select()
        .from(session)
        .where(sql`member_id = ${id} and ended_at is null`)
    const [theirs] = await open(minh)
    const [first] = await open(lan)
    const path = `/members/${lan}/end-session`
    expect((await anna.post(path, { session: theirs?.id ?? '' })).status).toBe(409)
    expect((await anna.post(path, { session: first?.id ?? '' })).location).toBe(`/members/${lan}/sign-ins?done=done`)
    expect((await open(lan)).map(({ id }) => id)).not.toContain(first?.id)
    expect((await anna.get(`/members/${lan}/sign-ins`)).html).toContain('End all sessions')
    expect((await anna.post(path, { session: 'all' })).status).toBe(303)
    expect([(await open(lan)).length, (await open(minh)).length]).toEqual([0, 1])
    expect((await entriesAbout(lan)).at(-1)).toMatchObject({ action: 'session.ended', newValue: { ended: 2 } })
  })
})

describe('a block', () => {
  it('ends sessions, refuses log-ins, play and deposits, and ends with the unblock', async () => {
    const { database } = office
    await withTransaction(database, (tx) => openSession(tx, lan, CALLER))
    const reason = 'uses a stolen card'
    const shownText = 'Write to us about your card.'
    expect((await anna.post(`/members/${lan}/block`, { reason, shownText })).location).toBe(`/members/${lan}?done=done`)
    const blocked = (await anna.get(`/members/${lan}`)).html
    for (const text of [reason, shownText]) expect(blocked).toContain(text)
    expect(await database.$count(session, sql`member_id = ${lan} and ended_at is null`)).toBe(0)
    await expect(withTransaction(database, (tx) => openSession(tx, lan, CALLER))).rejects.toMatchObject({
      code: 'account.blocked',
      details: { reason: shownText },
    })
    const refusal = async () => (await database.execute(sql`select play_refusal(${lan}, 1) as code`)).rows[0]
    expect(await refusal()).toEqual({ code: 'play_not_allowed' })
    expect(await guarded()).toBe(true)
    expect(await withTransaction(database, (tx) => creditablePart(tx, { memberId: lan, amount: 5n }))).toEqual({
      amount: 0n,
      heldFor: 'BLOCKED',
    })
    expect((await anna.post(`/members/${lan}/block`, { reason })).status).toBe(409)

    expect((await anna.post(`/members/${lan}/unblock`, { reason: 'the card is his own' })).status).toBe(303)
    expect(await refusal()).toEqual({ code: null })
    expect(await guarded()).toBe(false)
    await withTransaction(database, (tx) => openSession(tx, lan, CALLER))
    expect((await anna.post(`/members/${lan}/unblock`, { reason: 'again' })).status).toBe(409)
    const actions = (await entriesAbout(lan)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['member.blocked', 'member.unblocked']))
  })

  it('holds against a log-in at the same time', async () => {
    const { database } = office
    await Promise.allSettled([
      anna.post(`/members/${lan}/block`, { reason: 'at the same time' }),
      ...Array.from({ length: 8 }, () => withTransaction(database, (tx) => openSession(tx, lan, CALLER))),
    ])
    expect(await database.$count(session, sql`member_id = ${lan} and ended_at is null`)).toBe(0)
    await anna.post(`/members/${lan}/unblock`, { reason: 'end of the trial' })
  })
})

const guarded = async () => {
  const [found] = await office.database
    .select({ playGuarded: member.playGuarded })
    .from(member)
    .where(eq(member.id, lan))
  return found?.playGuarded
}

const entriesAbout = (memberId: number) =>
  office.database
    .select()
    .from(auditEntry)
    .where(sql`seq in (select seq from audit_entry_member where member_id = ${memberId})`)
    .orderBy(auditEntry.seq)

describe('the audit log of a member', () => {
  it('has every entry that concerns the member, whatever its subject is', async () => {
    const about: readonly [string, object?][] = [
      ['member:77'],
      ['withdrawal:77:5'],
      ['held:77:5'],
      ['identity:77:1'],
      ['application:77:1'],
      ['case:77:1'],
      ['redemption:77:1'],
      ['promotion-claim:77:1'],
      ['hold:77:78'],
      ['limit.operator.set:77'],
      ['exclusion.lifted:77'],
      ['member:77:adjustment:aa'],
      ['payment:abc', { memberId: '77' }],
      ['chat:LOBBY:9', { memberId: 77 }],
      ['feedback:AAAA-BBBB', { memberId: 77 }],
      ['hold:78:77', { matchedId: '77' }],
    ]
    const others = [
      'withdrawal:7:77',
      'lottery:77',
      'banner:77',
      'operator:77',
      'reconciliation:2026-11-20',
      'withdrawal:770:1',
    ]
    await withTransaction(office.database, async (tx) => {
      for (const [subject, values] of about)
        await recordAudit(tx, { actor: { kind: 'SYSTEM', name: 'trial' }, action: 'trial.done', subject, new: values })
      for (const subject of others)
        await recordAudit(tx, {
          actor: { kind: 'SYSTEM', name: 'trial' },
          action: 'trial.done',
          subject,
          new: { a: 1 },
        })
      await recordAudit(tx, { actor: { kind: 'MEMBER', memberId: 77 }, action: 'trial.done', subject: 'contact' })
    })
    const found = await entriesAbout(77)
    expect(found.map(({ subject }) => subject)).toEqual([...about.map(([subject]) => subject), 'contact'])
  })

  it('is searched by username, with amounts as money and codes in words', async () => {
    await withTransaction(office.database, (tx) =>
      recordAudit(tx, {
        actor: { kind: 'OPERATOR', name: 'anna', role: 'payments' },
        action: 'withdrawal.approved',
        subject: `withdrawal:${lan}:12`,
        old: { state: 'NEEDS_INFO' },
        new: { state: 'APPROVED', amount: '12500000000', max_stake: 50_000, isShown: true, code: 'VCB_A' },
      }),
    )
    const { html } = await anna.get('/audit?member=lan&q=withdrawal%20approved')
    for (const text of [
      'Withdrawal approved',
      'needs info',
      '1,250,000.00',
      '5.00',
      'yes',
      'VCB_A',
      `href="/withdrawals/${lan}/12"`,
    ])
      expect(html).toContain(text)
    expect((await anna.get('/audit?member=minh&q=withdrawal')).html).toContain('Nothing found.')
    expect((await anna.get('/audit?member=nobody')).html).toContain('There is no such member.')
  })
})

it('does not open for a session that has ended', async () => {
  const binh = await office.logIn('binh')
  await office.database.delete(operatorSession).where(eq(operatorSession.operator, 'binh'))
  expect((await binh.get(`/members/${lan}`)).location).toContain('/login')
})
