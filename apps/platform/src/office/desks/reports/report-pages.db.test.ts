import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { sumGameDays } from '../../../domains/engagement/reports/game-days.ts'
import { gamesOutsideReturn } from '../../../domains/engagement/reports/game-returns.ts'
import { sumHouseDays } from '../../../domains/engagement/reports/house-days.ts'
import { sumLiabilityDays } from '../../../domains/engagement/reports/liability-days.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { moneyText } from '../../kit/formats.ts'
import {
  openTestOffice,
  operatorTokens,
  type OperatorBrowser,
  type TestOffice,
  getToken,
} from '../../office.fixture.ts'
import { REPORTS } from './report-kit.ts'

let office: TestOffice
let anna: OperatorBrowser
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'world' })
  drop = scratch.drop
  office = await openTestOffice({
    database: scratch,
    environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service', 'admin', 'view') },
  })
  for (const role of ['service', 'admin', 'view'] as const) await office.giveRoles(role, [role])
  anna = await office.logIn('anna')
  // Midnight may have passed since the world was made.
  for (const { run } of [sumGameDays, sumHouseDays, sumLiabilityDays])
    while ((await run(office.database, new AbortController().signal)) > 0);
})
afterAll(async () => {
  await office.close()
  await drop()
})

const today = () => brandDay(new Date())
const yesterday = () => addDays(today(), -1)
const one = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await office.database.execute<Row>(query)).rows[0] as Row
const getRow = (page: string, first: string) => {
  const rows = [...page.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '').trim()),
  )
  return rows.find(([cell]) => cell === first) ?? []
}
const readCsv = async (path: string) => {
  const { html, headers } = await anna.get(path)
  expect(headers['content-type']).toContain('text/csv')
  return html.replace('\uFEFF', '').trim().split('\r\n')
}

describe('every report', () => {
  it.each(REPORTS.map(({ path }) => path))('%s has a chart with its table, a range and a file', async (path) => {
    const { status, html } = await anna.get(path)
    expect(status).toBe(200)
    expect(html).toMatch(/<svg\s+class="chart"/)
    expect(html).toMatch(/class="chart"[\s\S]*<table>/)
    expect(html).toContain('name="from"')
    const [, file = ''] = /href="(\/reports[^"]*\.csv\?[^"]*)" download/.exec(html) ?? []
    const rows = await readCsv(file.replaceAll('&#38;', '&'))
    expect(rows.length).toBeGreaterThan(1)
  })

  it('shows the house’s liability of each summed day and of today', async () => {
    const { html } = await anna.get('/reports')
    expect(html).toContain('Owed at the end of the day')
    const rows = await readCsv(`/reports/liabilities.csv?from=${addDays(today(), -6)}&to=${today()}`)
    expect(rows).toHaveLength(1 + 7)
    const { owed } = await one<{ owed: string }>(sql`
      select round(sum(amount), 2)::text as owed from reporting.liabilities where kind not in ('OPEN_BETS', 'POINTS')`)
    expect(rows.find((row) => row.startsWith(today()))?.endsWith(`,${owed}`)).toBe(true)
  })

  it('is read by those whose role allows it, and no other', async () => {
    const [service, view] = [
      await office.logIn('service', getToken('service')),
      await office.logIn('view', getToken('view')),
    ]
    for (const { path } of REPORTS) {
      expect((await service.get(path)).status).toBe(403)
      expect((await view.get(path)).status).toBe(200)
    }
    expect((await service.get('/reports.csv')).status).toBe(403)
  })

  it('leads only to pages that the operator may read', async () => {
    const admin = await office.logIn('admin', getToken('admin'))
    const { html } = await admin.get('/reports')
    expect(html).not.toContain('href="/deposits/requests')
    expect(html).toContain(`href="/reports/games?from=${today()}&#38;to=${today()}"`)
    expect((await anna.get('/reports')).html).toContain(
      `href="/deposits/requests?view=credited&#38;from=${yesterday()}&#38;to=${yesterday()}"`,
    )
  })

  it('takes a range of any address, at most a year, and none of the future', async () => {
    const { html } = await anna.get('/reports/games?from=1999-01-01&to=2999-01-01&compare=x&by=x&vendor=%27&game=0')
    expect(html).toContain(`name="from" type="date" value="${addDays(today(), -365)}"`)
    expect(html).toContain(`name="to" type="date" value="${today()}"`)
    expect((await anna.get('/reports/lines?upline=999999')).html).toContain('There is no such agent.')
  })

  it('reads no table of the ledger or of rounds as a whole', async () => {
    const statements: { text: string; values: unknown[] }[] = []
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function observing(this: pg.Client, ...args: unknown[]) {
      const [config, values] = args as [string | { text?: string; values?: unknown[] }, unknown[] | undefined]
      const text = typeof config === 'string' ? config : (config.text ?? '')
      if (text.includes('reporting.'))
        statements.push({ text, values: (typeof config === 'string' ? values : (config.values ?? values)) ?? [] })
      return query.apply(this, args as never)
    } as typeof query
    try {
      for (const { path } of REPORTS) await anna.get(path)
      for (const by of ['vendor', 'game']) await anna.get(`/reports/games?by=${by}`)
    } finally {
      pg.Client.prototype.query = query
    }
    expect(statements.length).toBeGreaterThan(15)
    await office.database.execute(sql`analyze`)
    for (const { text, values } of statements) {
      const { rows } = await office.database.$client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, text).not.toMatch(/Seq Scan on (ledger_transaction|ledger_entry|round)\b/)
    }
  })
})

describe('the overview', () => {
  it('shows today beside yesterday and the same day of last week, as the ledger has them', async () => {
    const { html } = await anna.get('/reports')
    const played = await one<{ stakes: string; payouts: string }>(sql`
      select sum(stake)::text as stakes, sum(payout)::text as payouts from round join member on member.id = member_id and is_real_account(kind)
      where brand_day(settled_at) = ${yesterday()}::date`)
    const gross = BigInt(played.stakes) - BigInt(played.payouts)
    expect(getRow(html, 'Stakes')[2]).toBe(moneyText(BigInt(played.stakes)))
    expect(getRow(html, 'Payouts')[2]).toBe(moneyText(BigInt(played.payouts)))
    expect(getRow(html, 'Gross gaming revenue')[2]).toBe(moneyText(gross))
    const { given } = await one<{ given: string }>(sql`
      select (-coalesce(sum(amount), 0))::text as given from ledger_transaction head
      join ledger_entry entry on entry.member_id = head.member_id and entry.transaction_id = head.id
      join ledger_account account on account.member_id = 0 and account.id = account_id
      where brand_day(occurred_at) = ${yesterday()}::date and type <> 'JACKPOT_SEED'
        and (code in ('house:promotions', 'house:rebates', 'house:adjustments') or code like 'jackpot:%' and type = 'JACKPOT')`)
    expect(getRow(html, 'Net')[2]).toBe(moneyText(gross - BigInt(given)))
    const { deposits } = await one<{ deposits: string }>(sql`
      select sum(amount)::text as deposits from deposit where state = 'CONFIRMED' and brand_day(confirmed_at) = ${addDays(today(), -7)}::date`)
    expect(getRow(html, 'Deposits')[4]).toBe(moneyText(BigInt(deposits)))
  })

  it('shows the house’s liability', async () => {
    const { html } = await anna.get('/reports')
    const { owed } = await one<{ owed: string }>(sql`
      select sum(balance)::text as owed from ledger_account account join member on member.id = account.member_id and is_real_account(kind)
      where code like 'member:%:cash'`)
    expect(getRow(html, 'balances')[2]).toBe(moneyText(BigInt(owed)))
  })
})

describe('the report of games', () => {
  it('leads from products to vendors to games to the days of one, each with the same sums', async () => {
    const path = `from=${yesterday()}&to=${yesterday()}`
    const products = await readCsv(`/reports/games.csv?${path}`)
    const games = await readCsv(`/reports/games.csv?${path}&by=game`)
    const sum = (rows: readonly string[]) => rows.slice(1).reduce((all, row) => all + Number(row.split(',').at(-8)), 0)
    expect(sum(products)).toBeGreaterThan(0)
    expect(sum(games)).toBe(sum(products))
    const { html } = await anna.get(`/reports/games?${path}`)
    const [, vendors = ''] = /href="(\/reports\/games\?by=vendor&#38;product=\w+[^"]*)"/.exec(html) ?? []
    const byVendor = (await anna.get(vendors.replaceAll('&#38;', '&'))).html
    const [, ofVendor = ''] = /href="(\/reports\/games\?by=game&#38;product=\w+&#38;vendor=[^"]*)"/.exec(byVendor) ?? []
    const byGame = (await anna.get(ofVendor.replaceAll('&#38;', '&'))).html
    const [, ofGame = ''] = /href="(\/reports\/games\?by=game&#38;game=\d+[^"]*)"/.exec(byGame) ?? []
    const { status, html: days } = await anna.get(ofGame.replaceAll('&#38;', '&'))
    expect(status).toBe(200)
    expect(getRow(days, yesterday())[1]).not.toBe('0')
  })

  it('marks a game whose returned share is outside its interval, and raises the alarm', async () => {
    const counted = gamesOutsideReturn(office.database)
    expect(await counted()).toBe(0)
    expect((await anna.get('/reports/games?by=game')).html).not.toContain('outside</strong>')
    const { id, name } = await one<{ id: number; name: string }>(sql`
      select node_id as id, name from game where return_to_player is not null and volatility = 1 order by node_id limit 1`)
    const day = { stake: 50_000n * 10_000n, payout: 60_000n * 10_000n }
    await office.database.execute(sql`
      insert into game_day values (${yesterday()}::date, ${id}, 5000, 3, ${day.stake}, 0, ${day.payout}, 500000, 600000, 1500000)
      on conflict (day, node_id) do update set rounds = 5000, stake = excluded.stake, payout = excluded.payout,
        stake_squares = 500000, stake_payouts = 600000, payout_squares = 1500000`)
    const { html } = await anna.get('/reports/games?by=game&compare=none')
    expect(getRow(html, name).find((cell) => cell.endsWith('outside'))).toMatch(/^1\d\d\.\d\d %/)
    expect(html).toContain('1 game has paid back another share than declared.')
    expect((await anna.get('/reports/games')).html).toContain('1 game has')
    // The same process counts once a day; another one sees it.
    expect(await counted()).toBe(0)
    expect(await gamesOutsideReturn(office.database)()).toBe(1)
    await office.database.execute(sql`select sum_game_day(${yesterday()}::date)`)
  })

  it('does not mark a game of few rounds, however lucky', async () => {
    const { id } = await one<{ id: number }>(sql`
      select node_id as id from game where return_to_player is not null and volatility = 1 order by node_id limit 1`)
    await office.database.execute(sql`
      insert into game_day values (${yesterday()}::date, ${id}, 900, 1, 9000000, 0, 90000000, 900, 9000, 90000)
      on conflict (day, node_id) do update set rounds = 900, stake = 9000000, payout = 90000000`)
    expect(await gamesOutsideReturn(office.database)()).toBe(0)
    await office.database.execute(sql`select sum_game_day(${yesterday()}::date)`)
  })

  it('writes names that a spreadsheet would execute as text', async () => {
    const { id } = await one<{ id: number }>(
      sql`select game_id as id from reporting.game_days where day = ${yesterday()}::date limit 1`,
    )
    await office.database.execute(sql`update game set name = '=HYPERLINK("http://x")' where node_id = ${id}`)
    const rows = await readCsv(`/reports/games.csv?by=game&from=${yesterday()}&to=${yesterday()}`)
    expect(rows.join('\n')).toContain(`"'=HYPERLINK(""http://x"")"`)
    const { html } = await anna.get(`/reports/games?by=game&from=${yesterday()}&to=${yesterday()}`)
    expect(html).not.toContain('"http://x"')
  })
})

it('shows the lines below an agent down to the members without one', async () => {
  const { html } = await anna.get('/reports/lines')
  const next = [...html.matchAll(/href="(\/reports\/lines\?upline=(\d+))[^"]*"/g)]
  expect(next.length).toBeGreaterThan(3)
  const [, path = '', agent] = next[0] ?? []
  await office.database.execute(sql`
    insert into member (id, username, nickname, password_hash, kind, parent_id, path)
    select 900000, 'withoutline', 'withoutline', '!', 0, id, path || '900000' from member where id = ${Number(agent)}`)
  const below = await anna.get(path)
  expect(below.html).toContain('One level up')
  expect(getRow(below.html, 'members without a line').at(7)).toBe('1')
})

it('names agents by number to those who do not read members', async () => {
  const admin = await office.logIn('admin', getToken('admin'))
  const { username } = await one<{ username: string }>(
    sql`select username from member where parent_id = 1 and kind = 1 limit 1`,
  )
  for (const path of ['/reports/lines', '/reports/lines.csv']) {
    expect((await anna.get(path)).html).toContain(username)
    const { html } = await admin.get(path)
    expect(html).not.toContain(username)
    expect(html).toMatch(/agent \d+/)
  }
})

it('shows the returning members of cohorts, and nothing for weeks that are not over', async () => {
  const { html } = await anna.get('/reports/cohorts')
  const weeks = await office.database.execute<{ week: string; back: number | null; members: number }>(sql`
    select week::text, active_after_7 as back, members from reporting.deposit_cohorts order by week desc limit 8`)
  const [newest, oldest] = [weeks.rows[0], weeks.rows.at(-1)]
  expect(getRow(html, newest?.week ?? '')[3]).toBe('–')
  expect(oldest?.back).toBeGreaterThan(0)
  expect(getRow(html, oldest?.week ?? '')[3]).toMatch(new RegExp(`^${oldest?.back} \\(`))
})

it('records in the audit log who took a file', async () => {
  await readCsv('/reports/payments.csv')
  const { count } = await one<{ count: number }>(sql`
    select count(*)::int as count from audit_entry where action = 'list.exported' and subject = 'list:reports-payments'`)
  expect(count).toBeGreaterThan(0)
})
