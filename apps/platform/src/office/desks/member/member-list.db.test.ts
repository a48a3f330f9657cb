import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bankCard, withdrawalBank } from '../../../db/tables/cashier-withdrawals.ts'
import { memberBlock } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { logInHistory } from '../../../db/tables/security.ts'
import { moment, play } from '../../../domains/engagement/records/records.fixture.ts'
import { openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let service: OperatorBrowser
let view: OperatorBrowser
const ids: Record<string, number> = {}
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service', 'view') } })
  await office.giveRoles('service', ['service'])
  await office.giveRoles('view', ['view'])
  service = await office.logIn('service')
  view = await office.logIn('view')
  for (const { id, username } of await office.database
    .select({ id: member.id, username: member.username })
    .from(member))
    ids[username] = id
})
afterAll(() => office.close())

const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
const getId = (name: string) => ids[name] ?? 0
/** Usernames that an address lists, in order. */
async function listed(query = ''): Promise<string[]> {
  const { status, html } = await service.get(`/members${query}`)
  expect(status).toBe(200)
  return [...(html.split('<tbody>')[1] ?? '').matchAll(/href="\/members\/\d+">(\w+)</g)].map(([, name]) => name ?? '')
}

describe('the list of members', () => {
  it('shows all of them without a search, the latest first, and filters and sorts them', async () => {
    const all = await listed()
    expect(all).toHaveLength(8)
    expect(await listed('?sort=username')).toEqual(all.toSorted())
    expect((await listed('?sort=balance')).slice(0, 3)).toEqual(['hoa', 'lan', 'minh'])
    expect((await listed('?agent=agenta')).toSorted()).toEqual(['lan', 'minh', 'suba'])
    expect(await listed('?agent=suba&sort=username')).toEqual(['lan'])
    expect(await listed('?agent=nobody')).toEqual([])
    await play(office.database, {
      memberId: getId('minh'),
      nodeId: 1,
      at: moment(0, '00:00:01'),
      stake: '10',
      payout: '0',
    })
    expect((await listed('?sort=played'))[0]).toBe('minh')
    await office.database
      .update(member)
      .set({ rank: 3, registeredAt: new Date('2026-01-05T05:00:00Z') })
      .where(eq(member.username, 'hoa'))
    expect(await listed('?rank=3')).toEqual(['hoa'])
    expect(await listed('?from=2026-01-05&to=2026-01-05')).toEqual(['hoa'])
    expect(await listed('?to=2026-01-04')).toEqual([])
    expect(await listed('?state=blocked')).toEqual([])
    await office.database.insert(memberBlock).values({ memberId: getId('minh'), reason: 'r', blockedBy: 'anna' })
    expect(await listed('?state=blocked')).toEqual(['minh'])
    expect(await listed('?state=open')).not.toContain('minh')
    expect(await listed('?state=king&rank=x&kind=%27&sort=%00&agent=%27&page=x')).toHaveLength(8)
    expect(await listed('?page=2')).toEqual([])
    await office.database.delete(memberBlock)
  })

  it('is a file with the same filters, which the audit log notes', async () => {
    const { html, headers } = await service.get('/members.csv?agent=agenta&sort=username')
    expect(headers['content-type']).toContain('text/csv')
    const rows = html.trim().split('\n')
    expect(rows).toHaveLength(4)
    expect(rows[1]).toContain('lan')
    expect(html).toMatch(/50,?000/)
    const entries = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'list.exported'))
    expect(entries.at(-1)).toMatchObject({ actor: 'service', subject: 'list:members', newValue: { agent: 'agenta' } })
  })

  it('finds a member by a part of the nickname, without accents', async () => {
    await office.database.update(member).set({ nickname: 'Sóng Đêm' }).where(eq(member.username, 'minh'))
    expect(await listed('?q=song+dem')).toEqual(['minh'])
  })
})

describe('the card', () => {
  it('sums deposits, play and bonuses of 30 days and in all', async () => {
    await play(office.database, {
      memberId: getId('lan'),
      nodeId: 1,
      at: moment(40, '09:00:00'),
      stake: '100',
      payout: '40',
    })
    await play(office.database, {
      memberId: getId('lan'),
      nodeId: 1,
      at: moment(2, '09:00:00'),
      stake: '10',
      payout: '25',
    })
    const text = getText((await service.get(`/members/${getId('lan')}`)).html)
    expect(text).toContain('Deposits 50,000.00 50,000.00')
    expect(text).toContain('Turnover 10.00 110.00')
    expect(text).toContain('Result of the member’s play 15.00 -45.00')
  })

  it('names bank accounts, and accounts that share devices, addresses, bank accounts or contacts', async () => {
    const { database } = office
    const [bank] = await database.select().from(withdrawalBank).limit(1)
    const card = {
      bankCode: bank?.code ?? '',
      accountNumber: '9700182',
      accountName: 'TRAN THI LAN',
      usableAt: new Date(),
    }
    await database.insert(bankCard).values([
      { memberId: getId('lan'), ...card },
      { memberId: getId('hoa'), ...card },
    ])
    const logIn = { address: '10.1.1.1', method: 'password', outcome: 'signed-in' } as const
    const device = Buffer.alloc(32, 9)
    await database.insert(logInHistory).values([
      { memberId: getId('lan'), ...logIn, deviceHash: device },
      { memberId: getId('hoa'), ...logIn, address: '10.9.9.9', deviceHash: device },
      { memberId: getId('minh'), ...logIn },
      { memberId: getId('suba'), ...logIn, outcome: 'wrong-password' },
    ])
    await database.update(member).set({ mobile: '+84901111111' }).where(eq(member.username, 'lan'))
    await database.update(member).set({ mobile: '+84901111111' }).where(eq(member.username, 'agentb'))
    const { html } = await service.get(`/members/${getId('lan')}`)
    const text = getText(html)
    expect(text).toContain('9700182')
    expect(html).toContain('href="/members?q=9700182"')
    expect(text).toContain('hoa bank account, device')
    expect(text).toContain('minh address')
    expect(text).toContain('agentb phone')
    expect(text).not.toMatch(/suba (address|device)/)
    const masked = getText((await view.get(`/members/${getId('lan')}`)).html)
    expect(masked).toContain('•••• 0182')
    expect(masked).not.toContain('9700182')
  })

  it('takes an address that many use for a network’s', async () => {
    const logIn = { address: '10.1.1.1', method: 'password', outcome: 'signed-in' } as const
    const made = await office.database
      .insert(member)
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          username: `crowd${index}`,
          nickname: 'c',
          passwordHash: '!',
          kind: 0,
          path: String(90_000 + index),
        })),
      )
      .returning({ id: member.id })
    await office.database.insert(logInHistory).values(made.map(({ id }) => ({ memberId: id, ...logIn })))
    expect(getText((await service.get(`/members/${getId('lan')}`)).html)).not.toContain('minh address')
  })
})
