import lotteries from '@playhouse/shared/texts/web/EN/lotteries.json' with { type: 'json' }
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoundStatus } from '@playhouse/vendor-api/round-status.ts'
import { type OperatorWallet, VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { member } from '../../../db/tables/members.ts'
import { moment, play } from '../../../domains/engagement/records/records.fixture.ts'
import { openGame } from '../../../domains/money/wallet/seamless/seamless.fixture.ts'
import { openWallet } from '../../../domains/money/wallet/seamless/wallet.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { type LotteryHarness, openLottery } from '../../../domains/play/lottery/lottery.fixture.ts'
import { openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const SEN = { code: 'SEN', secret: Buffer.alloc(32) }
const requested: string[] = []
/** The vendor's answer about a round; null is no answer. */
let vendorSays: RoundStatus | null = { state: 'open' }
const vendors = {
  readRound: async (vendorCode: string, roundId: string) => {
    requested.push(`${vendorCode} ${roundId}`)
    if (vendorSays === null) throw new VendorUnknownError('nobody is there')
    return vendorSays
  },
  close: async () => {},
}

let lot: LotteryHarness
let office: TestOffice
let service: OperatorBrowser
let view: OperatorBrowser
let wallet: OperatorWallet
let lan: number
let other: number
beforeAll(async () => {
  lot = await openLottery()
  office = await openTestOffice({
    database: { url: lot.harness.config.databaseUrl },
    environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service', 'view') },
    vendors,
  })
  await office.giveRoles('service', ['service'])
  await office.giveRoles('view', ['view'])
  service = await office.logIn('service')
  view = await office.logIn('view')
  wallet = openWallet(office.database.$client)
  const getId = async (username: string) =>
    (await office.database.select({ id: member.id }).from(member).where(eq(member.username, username)))[0]?.id ?? 0
  lan = await getId('lan')
  other = await getId('minh')
})
beforeEach(() => {
  vendorSays = { state: 'open' }
  requested.length = 0
})
afterAll(async () => {
  await office.close()
  await lot.close()
})

const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')

async function openRound(stake: string, { memberId = lan, roundId = `SEN-${randomUUID()}` } = {}) {
  const { session } = await openGame(office.database, memberId)
  await wallet.debit(SEN, { session, transactionId: randomUUID(), roundId, amount: stake })
  const close = (amount: string) =>
    wallet.credit(SEN, {
      session,
      transactionId: randomUUID(),
      roundId,
      amount,
      closes: true,
      details: { engine: 'dice', modelId: 'dice-97', bet: { chance: 48 }, outcome: { roll: 12 } },
    })
  return { roundId, path: `/rounds/${lan}/SEN/${roundId}`, close }
}
const getLink = (html: string, start: string) => new RegExp(`href="(${start}[^"]*)"`).exec(html)?.[1] ?? ''

describe('a bet', () => {
  it('is listed with its time where another member has a bet of the same number', async () => {
    const { roundId, close } = await openRound('120')
    await close('300')
    await openRound('80', { memberId: other, roundId })
    const { status, html } = await service.get(`/members?q=${roundId}`)
    expect(status).toBe(200)
    expect(getText(html)).toMatch(/\d{1,2} \w{3} 20\d\d, \d\d:\d\d:\d\d\s+lan/)
    expect(html).toContain(`href="/rounds/${other}/SEN/${roundId}"`)
  })

  it('is found by the number that the member reads, and shows stake, payout, outcome and its rows of the ledger', async () => {
    const { roundId, close } = await openRound('120')
    await close('300')
    const { location = '' } = await service.get(`/members?q=${roundId}`)
    expect(location).toMatch(new RegExp(`^/bets/${lan}/\\d+$`))
    const { status, html } = await service.get(location)
    expect(status).toBe(200)
    const text = getText(html)
    for (const shown of [roundId, 'won', '120', '300', '180', 'Nhà SEN', 'Roll: 12']) expect(text).toContain(shown)
    expect(html).toContain(`href="/members/${lan}"`)
    expect([...html.matchAll(new RegExp(`href="/members/${lan}/ledger\\?[^"]*kind=play`, 'g'))]).toHaveLength(2)
    expect(getText((await service.get(`/members/${lan}/bets`)).html)).toContain(roundId)
    expect((await service.get(`/members/${lan}/bets`)).html).toContain(`href="${location}"`)
  })

  it('is filtered by outcome, vendor and day, and paged', async () => {
    const old = { memberId: other, nodeId: 3, at: moment(50, '08:00:00'), stake: '10', payout: '0' }
    await play(office.database, old)
    for (let number = 0; number < 51; number++)
      await play(office.database, {
        memberId: other,
        nodeId: 3,
        at: moment(2, `09:00:${String(number).padStart(2, '0')}`),
        stake: '1',
        payout: '0',
      })
    await play(office.database, { memberId: other, nodeId: 1, at: moment(1, '10:00:00'), stake: '5', payout: '9' })
    const bets = async (query = '') => {
      const { html } = await service.get(`/members/${other}/bets${query}`)
      return { html, count: [...html.matchAll(/href="\/bets\//g)].length }
    }
    const first = await bets()
    expect(first.count).toBe(50)
    expect(first.html).toMatch(/href="\/members\/\d+\/bets\?[^"]*page=2"/)
    expect((await bets('?page=2')).count).toBe(2)
    expect((await bets('?outcome=won')).count).toBe(1)
    expect((await bets('?vendor=sen')).count).toBe(1)
    expect(
      (await bets(`?from=${old.at.toISOString().slice(0, 10)}&to=${old.at.toISOString().slice(0, 10)}`)).count,
    ).toBe(1)
    expect((await bets('?from=&outcome=%27&vendor=%27&page=x')).count).toBe(50)
  })

  it('leads to a page that replays it, where the vendor has proven it', async () => {
    await play(office.database, { memberId: lan, nodeId: 1, at: moment(0, '00:00:01'), stake: '7', payout: '0' })
    const { html } = await service.get(`/members/${lan}/bets?outcome=lost`)
    const page = await service.get(getLink(html, `/bets/${lan}/`))
    expect(page.html).toMatch(/href="http[^"]*\/play\/verify#[^"]+"[^>]*>Replay the round</)
  })

  it('is not found under another member or an unknown number, alike', async () => {
    const { html } = await service.get(`/members/${lan}/bets`)
    const [, id = ''] = new RegExp(`href="/bets/${lan}/(\\d+)"`).exec(html) ?? []
    expect(id).not.toBe('')
    const pages = await Promise.all(
      [
        `/bets/${other}/${id}`,
        `/bets/${lan}/999999999`,
        `/bets/${lan}/x`,
        `/rounds/${lan}/SEN/nowhere`,
        `/rounds/x/SEN/y`,
        `/tickets/${lan}/1`,
        `/tickets/${lan}/x`,
      ].map((path) => service.get(path)),
    )
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(pages.map(({ html: page }) => page)).size).toBe(1)
  })
})

describe('an unfinished round', () => {
  it('stands first among the bets of its member, in the list of all, and is found by its number', async () => {
    const { roundId, path } = await openRound('90')
    expect(getText((await service.get(`/members/${lan}/bets`)).html)).toMatch(
      new RegExp(`Without a result.*${roundId}.*Settled`),
    )
    expect((await service.get('/rounds?view=all')).html).toContain(`href="${path}"`)
    expect((await service.get(`/rounds?view=all&vendor=sen&number=${roundId}`)).html).toContain(`href="${path}"`)
    expect((await service.get('/rounds?view=all&vendor=TRE')).html).not.toContain(`href="${path}"`)
    // Rounds of a minute are nothing to look after.
    expect((await service.get('/rounds')).html).not.toContain(`href="${path}"`)
    expect((await service.get(`/members?q=${roundId}`)).location).toBe(path)
    expect(getText((await service.get(path)).html)).toContain('not finished, for less than a minute')
  })

  it('shows the vendor’s answer and who asked, which is in the audit log of the member', async () => {
    const { roundId, path } = await openRound('91')
    vendorSays = { state: 'unanswered', payout: '1250.5' }
    expect((await service.post(`${path}/ask`)).location).toBe(`${path}?done=vendor`)
    expect(requested).toEqual([`SEN ${roundId}`])
    expect(await office.lastAudit()).toMatchObject({
      actor: 'service',
      role: 'service',
      action: 'round.asked',
      subject: `round:${lan}:SEN:${roundId}`,
      newValue: { answer: 'unanswered', payout: '1250.5' },
    })
    const text = getText((await view.get(path)).html)
    expect(text).toContain('by service')
    expect(text).toContain('The vendor sends its call again in some seconds')
    expect(text).toContain('1,250.5')
    expect(getText((await view.get(`/audit?member=lan`)).html)).toContain(roundId)
  })

  it('says that the vendor did not answer', async () => {
    const { path } = await openRound('92')
    vendorSays = null
    expect((await service.post(`${path}/ask`)).status).toBe(303)
    expect(getText((await service.get(path)).html)).toContain('The vendor did not answer')
  })

  it('leads to its bet once it is settled, with what the vendor had said', async () => {
    const { path, close } = await openRound('93')
    vendorSays = { state: 'unanswered' }
    await service.post(`${path}/ask`)
    await close('0')
    const { location = '' } = await service.get(`${path}?done=vendor`)
    expect(location).toMatch(new RegExp(`^/bets/${lan}/\\d+\\?done=vendor$`))
    expect(getText((await service.get(location)).html)).toContain('What the vendor said')
    expect((await service.post(`${path}/ask`)).status).toBe(404)
  })

  it('cannot be asked about by a reader or by a form of another site', async () => {
    const { path } = await openRound('94')
    expect((await view.post(`${path}/ask`)).status).toBe(403)
    expect((await view.get(path)).html).not.toContain('Ask the vendor again')
    expect((await service.post(`${path}/ask`, {}, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await service.post(`/rounds/${other}/SEN/nowhere/ask`)).status).toBe(404)
    expect(requested).toEqual([])
  })
})

const CODE = 'COLOUR_1M'
const colour = (pick: number) => [{ betType: 'COLOUR', picks: [pick], units: 1_000 }]
async function draw(): Promise<LotteryDraw> {
  const [made] = await lot.draws(CODE)
  if (!made) throw new Error('The draw was not made.')
  return made
}

describe('a lottery ticket', () => {
  it('is found by its number and shows lines, draws, hits and money; the draw lists it', async () => {
    const made = await draw()
    const tickets = []
    for (const pick of [0, 1, 2]) tickets.push(await lot.buy(lan, made, colour(pick)))
    const [first] = tickets
    const path = `/tickets/${lan}/${first?.ticketId}`
    const open = await service.get(path)
    const [, number = ''] = /Ticket (LOT-\d{8}-\d{6})/.exec(getText(open.html)) ?? []
    expect((await service.get(`/members?q=${number.toLowerCase()}`)).location).toBe(path)
    expect((await service.get(`/members?q=${number.replace(/-\d{8}-/, '-20200101-')}`)).location).toBeUndefined()
    expect(getText(open.html)).toContain('open')
    expect(open.html).toContain(`<td>${lotteries.betTypes.COLOUR}</td>`)
    await lot.finish(made.id)
    const pages = await Promise.all(tickets.map(({ ticketId }) => service.get(`/tickets/${lan}/${ticketId}`)))
    const won = pages.filter(({ html }) => /\d hits?, [\d,.]+/.test(getText(html)))
    expect(won.length).toBeGreaterThan(0)
    expect(open.html).toContain(`href="/lotteries/${made.id}"`)
    const listed = await service.get(`/lotteries/${made.id}`)
    for (const { ticketId } of tickets) expect(listed.html).toContain(`href="/tickets/${lan}/${ticketId}"`)
    const winners = await service.get(`/lotteries/${made.id}?won=yes&member=lan`)
    expect([...winners.html.matchAll(/href="\/tickets\//g)]).toHaveLength(won.length)
    expect((await service.get(`/lotteries/${made.id}?member=minh`)).html).toContain('No tickets.')
  })

  it('stands among the tickets of its member, and as a bet leads to the ticket', async () => {
    const made = await draw()
    const { ticketId } = await lot.buy(lan, made, colour(0))
    const path = `/tickets/${lan}/${ticketId}`
    const listed = async (query: string) => (await service.get(`/members/${lan}/tickets${query}`)).html
    for (const query of ['', '?state=open', `?draw=${CODE}`, `?draw=${CODE}+${made.issue}`])
      expect(await listed(query)).toContain(`href="${path}"`)
    expect(await listed(`?draw=${CODE}+1`)).not.toContain(`href="${path}"`)
    expect(getText(await listed('?draw=NOWHERE'))).toContain('There is no lottery')
    expect((await service.get(`/members/${lan}/bets`)).html).toContain(`href="${path}"`)
    await lot.finish(made.id)
    const { html } = await service.get(`/members/${lan}/bets`)
    const { rows } = await office.database.$client.query(`select id from round where vendor_round_id = $1`, [
      `${ticketId}.${made.id}`,
    ])
    const bet = `/bets/${lan}/${rows[0]?.id}`
    expect(html).toContain(`href="${bet}"`)
    expect((await service.get(bet)).html).toContain(`href="${path}"`)
  })
})

describe('the ledger', () => {
  it('says what its rows belong to and leads to it', async () => {
    const { roundId, path } = await openRound('77')
    const settled = await openRound('78')
    await settled.close('10')
    const made = await draw()
    const { ticketId } = await lot.buy(lan, made, colour(0))
    const { html } = await service.get(`/members/${lan}/ledger`)
    expect(html).toContain(`href="${path}"`)
    expect(getText(html)).not.toContain(roundId)
    expect(getText(html)).toContain('Rồng Vàng, not finished')
    expect(getLink(html, `/bets/${lan}/`)).not.toBe('')
    expect(html).toContain(`href="/tickets/${lan}/${ticketId}"`)
    expect(html).toMatch(new RegExp(`href="/deposits/requests/${lan}/\\d+"`))
  })
})

it('refuses bets to operators without a role for members', async () => {
  await office.giveRoles('view', ['content'])
  for (const path of [`/members/${lan}/bets`, '/rounds', `/rounds/${lan}/SEN/x`, `/bets/${lan}/1`, `/tickets/${lan}/1`])
    expect((await view.get(path)).status).toBe(403)
})
