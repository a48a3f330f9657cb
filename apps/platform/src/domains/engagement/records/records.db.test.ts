import { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import * as records from '@playhouse/platform-api/records.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { getClaim } from '@playhouse/vendor-api/round-claim.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { postBonus, postReward } from '../../../ledger/postings.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { lastClosedDay } from '../../../lib/record-range.ts'
import { dayAgo, getId, moment, play } from './records.fixture.ts'
import { rollUpActive } from './roll-up.ts'

let lan = 0

/** Rounds of lan: days ago, time, game, stake, payout. Game 1 is SEN's, 3 TRE's, 6 a house game, 7 a fishing game. */
const ROUNDS = [
  [40, '00:00:00', 1, '100', '250'],
  [40, '23:59:59', 3, '200', '0'],
  [39, '00:00:00', 1, '50', '50'],
  [12, '08:30:00', 6, '1000', '0'],
  [12, '09:30:00', 7, '300', '120.5'],
  [1, '23:59:58', 1, '10', '0'],
  [0, '00:00:00', 3, '20', '45'],
  ...Array.from(
    { length: 30 },
    (_, index) => [5, `12:00:${String(index + 10)}`, 1, '10', index % 3 ? '0' : '20'] as const,
  ),
] as const

async function prepare(database: Database) {
  lan = await getId(database, 'lan')
  const hoa = await getId(database, 'hoa')
  const given = (key: string, days: number) => ({ memberId: lan, key, request: { key }, at: moment(days, '10:00:00') })
  const bonuses = [
    [given('promo', 30), 'PROMOTION', '500'],
    [given('grant', 20), 'BONUS_GRANT', '300'],
    [given('convert', 10), 'BONUS_CONVERT', '200'],
    [given('forfeit', 3), 'BONUS_FORFEIT', '100'],
    [given('rebate', 2), 'REBATE', '12.5'],
  ] as const
  const events = [
    ...ROUNDS.map(([days, time, nodeId, stake, payout]) => {
      const at = moment(days, time)
      return { at, post: () => play(database, { memberId: lan, nodeId, at, stake, payout }) }
    }),
    ...bonuses.map(([posting, type, text]) => {
      const amount = parseAmount(text)
      const post = () =>
        type === 'PROMOTION' || type === 'REBATE'
          ? postReward(database, { ...posting, type, amount })
          : postBonus(database, { ...posting, type, amount })
      return { at: posting.at, post }
    }),
  ]
  // In chronological order, because a balance follows from earlier postings.
  for (const { post } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await post()
  await play(database, { memberId: hoa, nodeId: 1, at: moment(5, '12:00:00'), stake: '70', payout: '0' })
}

let harness: TestPlatform
let token: string
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small', prepare })
  ;({ token } = (await harness.call(login, { username: 'lan', password: PASSWORD })).value)
})
afterAll(() => harness.close())

const ALL = { from: dayAgo(365), to: dayAgo(0) }
const bets = (input: Partial<InputOf<typeof records.betHistory>> = {}) =>
  harness.call(records.betHistory, { ...ALL, ...input }, { token })
const transactions = (input: Partial<InputOf<typeof records.accountTransactions>> = {}) =>
  harness.call(records.accountTransactions, { ...ALL, ...input }, { token })
const getSum = (amounts: readonly string[]): string =>
  formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n))

/** The rows of a file, by their headings; texts of these tests have no commas. */
function rowsOfCsv(body: string): Record<string, string>[] {
  const [headings = [], ...rows] = body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(headings.map((name, index) => [name, row[index] ?? ''])))
}

async function raw<Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<Row> {
  return (await harness.database.execute<Row>(statement)).rows[0] as Row
}

describe('betting record', () => {
  test('lists every round once, latest first, with sums equal to the raw rounds', async () => {
    const first = (await bets({ pageSize: 10 })).value
    const pages = await Promise.all(
      Array.from(
        { length: first.totalPages },
        async (_, page) => (await bets({ pageNo: page + 1, pageSize: 10 })).value.list,
      ),
    )
    const all = pages.flat()
    expect(first).toMatchObject({ totalCount: ROUNDS.length, totalPages: 4, currency: 'VND' })
    expect(new Set(all.map(({ betId }) => betId)).size).toBe(ROUNDS.length)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a))
    const { stake, payout } = await raw<{ stake: bigint; payout: bigint }>(
      sql`select sum(stake)::bigint as stake, sum(payout)::bigint as payout from round where member_id = ${lan}`,
    )
    expect(first.sums).toEqual({
      rounds: ROUNDS.length,
      turnover: formatAmount(stake),
      uncounted: '0.00',
      payout: formatAmount(payout),
      profit: formatAmount(payout - stake),
    })
    expect(getSum(all.map((bet) => bet.stake))).toBe(first.sums.turnover)
  })

  test('takes four queries, even for the last page', async () => {
    await bets()
    expect((await bets({ pageSize: 10 })).queries).toHaveLength(4)
    expect((await bets({ pageSize: 10, pageNo: 4 })).queries).toHaveLength(4)
    expect((await bets({ pageSize: 10, pageNo: 5 })).value.list).toEqual([])
  })

  test('splits days at the brand’s midnight', async () => {
    const on = async (days: number) => (await bets({ from: dayAgo(days), to: dayAgo(days) })).value.sums.turnover
    expect(await on(40)).toBe('300.00')
    expect(await on(39)).toBe('50.00')
    expect(await on(1)).toBe('10.00')
    expect(await on(0)).toBe('20.00')
    expect(await on(2)).toBe('0.00')
  })

  test.each([
    [{ status: 'won' }, 12],
    [{ status: 'lost' }, 24],
    [{ status: 'even' }, 1],
    [{ gameType: 'FISH' }, 1],
    [{ gameType: 'FISH,INHOUSE' }, 2],
    [{ vassalage: 'TRE' }, 3],
    [{ nodeId: 3 }, 2],
    [{ nodeId: 3, status: 'lost' }, 1],
    [{ gameType: 'LIVE' }, 0],
    [{ from: dayAgo(12), to: dayAgo(12) }, 2],
  ] as const)('filters by %j, in the past and today alike', async (filters, count) => {
    const { value } = await bets({ ...filters, pageSize: 100 } as never)
    expect([value.totalCount, value.list.length, value.sums.rounds]).toEqual([count, count, count])
    expect(getSum(value.list.map(({ stake }) => stake))).toBe(value.sums.turnover)
    expect(getSum(value.list.map(({ profit }) => profit ?? ''))).toBe(value.sums.profit)
  })

  test('counts a round of this minute at once', async () => {
    const before = (await bets()).value.sums.rounds
    await play(harness.database, { memberId: lan, nodeId: 1, at: new Date(), stake: '1', payout: '0' })
    expect((await bets()).value.sums.rounds).toBe(before + 1)
  })

  test('shows a round with its movements and a proof that the verifier accepts', async () => {
    const [bet] = (await bets({ from: dayAgo(40), to: dayAgo(40), status: 'won' })).value.list
    const { value, queries } = await harness.call(records.betDetail, { betId: bet?.betId ?? '' }, { token })
    expect(value).toMatchObject({ stake: '100.00', payout: '250.00', profit: '150.00', status: 'won' })
    expect(value.movements.map(({ type, amount }) => [type, amount])).toEqual([
      ['PAYOUT', '250.00'],
      ['BET', '-100.00'],
    ])
    const claim = getClaim(value.fairness?.verifyPath.replace(/^[^#]*/, '') ?? '')
    expect(claim).toMatchObject({ engine: 'slot', payout: '250.00', bet: { stake: '100.00' } })
    expect(claim?.fairness).toEqual(expect.objectContaining({ clientSeed: 'lotus', nonce: 1 }))
    expect(queries).toHaveLength(3)
  })

  test('hides another member’s round', async () => {
    const { id } = await raw<{ id: bigint }>(sql`select id from round where member_id <> ${lan} limit 1`)
    const refused = { status: 404, body: { errorCode: 'record.not.found' } }
    const called = await harness.call(records.betDetail, { betId: String(id) }, { token })
    expect(called).toMatchObject(refused)
    expect(await harness.call(records.betDetail, { betId: '999999999' }, { token })).toMatchObject(refused)
  })
})

describe('account record', () => {
  test('explains the balance: each movement starts where the previous one ended', async () => {
    const { value } = await transactions({ pageSize: 100 })
    expect(value.list.length).toBe(value.totalCount)
    expect(value.list.map(({ balanceBefore, amount }) => getSum([balanceBefore, amount]))).toEqual(
      value.list.map(({ balanceAfter }) => balanceAfter),
    )
    // The opening deposit was posted first, but is dated now.
    const history = value.list.filter(({ type, at }) => type !== 'DEPOSIT' && at < Date.now() - 86_400_000)
    expect(history.slice(0, -1).map(({ balanceBefore }) => balanceBefore)).toEqual(
      history.slice(1).map(({ balanceAfter }) => balanceAfter),
    )
    const { net } = await raw<{ net: bigint }>(
      sql`select balance as net from ledger_account where code = ${`member:${lan}:cash`}`,
    )
    expect(value.sums.net).toBe(formatAmount(net))
  })

  test.each([
    ['main', undefined],
    ['main', 'BET'],
    ['main', 'PAYOUT,BET'],
    ['bonus', undefined],
    ['locked', undefined],
  ] as const)('sums of %s and %s equal the raw entries', async (wallet, types) => {
    const { value } = await transactions({ wallet, ...(types && { types }) })
    const code = `member:${lan}:${wallet === 'main' ? 'cash' : wallet}`
    const wanted = types?.split(',') ?? null
    const { count, moneyIn, moneyOut } = await raw<{ count: number; moneyIn: bigint; moneyOut: bigint }>(sql`
      select count(*)::integer as count, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "moneyIn",
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "moneyOut"
      from ledger_entry entry join ledger_account account on account.id = entry.account_id
      join ledger_transaction head on head.id = entry.transaction_id
      where account.code = ${code} and (${wanted === null} or head.type = any(${sql.param(wanted ?? [])}::text[]))`)
    expect(value.totalCount).toBe(count)
    expect(value.sums).toEqual({
      moneyIn: formatAmount(moneyIn),
      moneyOut: formatAmount(moneyOut),
      net: formatAmount(moneyIn - moneyOut),
    })
  })

  test('takes four queries and names the game of a stake', async () => {
    const { value, queries } = await transactions({ types: 'BET' })
    expect(queries).toHaveLength(4)
    expect(value.list.every(({ gameName, betId }) => gameName && betId)).toBe(true)
  })

  test('shows a transaction with all of its movements', async () => {
    const [movement] = (await transactions({ types: 'BONUS_CONVERT' })).value.list
    const requested = { transactionId: movement?.transactionId ?? '' }
    const { value } = await harness.call(records.transactionDetail, requested, { token })
    expect(value.movements.map(({ wallet, amount }) => [wallet, amount])).toEqual([
      ['main', '200.00'],
      ['bonus', '-200.00'],
    ])
  })
})

describe('profit and loss', () => {
  const profit = (range = ALL) => harness.call(records.personalProfit, range, { token })

  test('has equal sums by day and by product, except for the house’s rewards', async () => {
    const { value, queries } = await profit()
    expect(queries).toHaveLength(6)
    expect(value.days).toHaveLength(366)
    for (const name of ['turnover', 'payout', 'jackpot'] as const) {
      expect(getSum(value.days.map((day) => day[name]))).toBe(value.sums[name])
      expect(getSum(value.products.map((product) => product[name]))).toBe(value.sums[name])
    }
    expect(getSum(value.days.map((day) => day.profit))).toBe(value.sums.profit)
    expect(value.sums.reward).toBe('712.50')
    expect(getSum([...value.products.map((product) => product.profit), value.sums.reward])).toBe(value.sums.profit)
    expect(value.products.map(({ gameType }) => gameType)).toEqual(['RNG', 'FISH', 'INHOUSE'])
    expect(value.lifetime).toEqual({ deposit: '50000.00', withdrawal: '0.00', netDeposit: '50000.00' })
  })

  test('returns every day of a range across the end of a month, idle days with zeros', async () => {
    const { days } = (await profit({ from: dayAgo(45), to: dayAgo(39) })).value
    expect(days.map(({ day }) => day)).toEqual([45, 44, 43, 42, 41, 40, 39].map(dayAgo))
    expect(days[0]).toMatchObject({ turnover: '0.00', profit: '0.00', rounds: 0 })
    expect(days[5]).toMatchObject({ turnover: '300.00', payout: '250.00', profit: '-50.00', rounds: 2 })
  })

  test('reports products by game', async () => {
    const fishing = (await harness.call(records.cardAndFishingProfit, ALL, { token })).value
    expect(fishing.list.map(({ nodeId, profit: own }) => [nodeId, own])).toEqual([[7, '-179.50']])
    expect(fishing.sums).toMatchObject({ turnover: '300.00', rounds: 1 })
    const lottery = (await harness.call(records.lotteryProfit, ALL, { token })).value
    expect(lottery).toMatchObject({ list: [], sums: { turnover: '0.00' } })
  })
})

test('lists paid, granted, converted and forfeited bonuses', async () => {
  const { value, queries } = await harness.call(records.bonusDetails, ALL, { token })
  expect(value.list.map(({ type, wallet, amount }) => [type, wallet, amount])).toEqual([
    ['REBATE', 'main', '12.50'],
    ['BONUS_FORFEIT', 'bonus', '-100.00'],
    ['BONUS_CONVERT', 'main', '200.00'],
    ['BONUS_GRANT', 'bonus', '300.00'],
    ['PROMOTION', 'main', '500.00'],
  ])
  expect(value.sums).toEqual({ paid: '712.50', granted: '300.00', converted: '200.00', forfeited: '100.00' })
  expect(queries).toHaveLength(4)
})

describe('ranges and accounts', () => {
  test.each([
    [{ from: dayAgo(2), to: dayAgo(3) }, 'to'],
    [{ from: dayAgo(400), to: dayAgo(0) }, 'to'],
    [{ from: dayAgo(-1), to: dayAgo(-1) }, 'from'],
    [{ from: '2026-02-30', to: dayAgo(0) }, 'from'],
  ])('refuses %j', async (range, field) => {
    expect(await bets(range)).toMatchObject({
      status: 400,
      body: { errorCode: 'request_param_err', value: { fields: { [field]: expect.any(String) } } },
    })
  })

  test('refuses demo accounts', async () => {
    const demo = (await harness.call(freePlay, {})).value.token
    expect(await harness.call(records.betHistory, ALL, { token: demo })).toMatchObject({
      body: { errorCode: 'in_need_true_account' },
    })
  })
})

describe('sums of past days', () => {
  /** Of the last day that is closed, which is not yesterday right after midnight. */
  const closedAt = (time: string) => new Date(`${lastClosedDay(new Date())}T${time}+07:00`)
  const forgetSums = () =>
    harness.database.execute(
      sql`delete from record_rollup; delete from member_game_day; delete from member_movement_day`,
    )

  test('are computed once by concurrent requests', async () => {
    await forgetSums()
    const responses = await Promise.all(Array.from({ length: 8 }, () => bets()))
    expect(new Set(responses.map(({ value }) => value.sums.turnover)).size).toBe(1)
    const { off } = await raw<{ off: number }>(sql`
      select count(*)::integer as off from (
        select member_id, brand_day(settled_at) as day, node_id, sum(stake) as stake, count(*) as rounds from round
        where member_id = ${lan} and brand_day(settled_at) <= (select until from record_rollup where member_id = ${lan})
        group by 1, 2, 3
      ) rows full join (
        select member_id, day, node_id, sum(turnover) as turnover, sum(rounds) as kept from member_game_day group by 1, 2, 3
      ) sums using (member_id, day, node_id) where stake is distinct from turnover or rounds is distinct from kept`)
    expect(off).toBe(0)
  })

  test('are computed ahead for active members', async () => {
    await forgetSums()
    await play(harness.database, { memberId: lan, nodeId: 1, at: closedAt('12:00:00'), stake: '1', payout: '0' })
    const { active } = await raw<{ active: number }>(
      sql`select count(*)::integer as active from member_day where day = ${lastClosedDay(new Date())}::date`,
    )
    const { signal } = new AbortController()
    expect(await rollUpActive.run(harness.database, signal)).toBe(active)
    expect(await rollUpActive.run(harness.database, signal)).toBe(0)
  })

  test('are computed ahead for other members when one member’s overflow', async () => {
    const { database } = harness
    const [failing, other] = [await getId(database, 'minh'), await getId(database, 'hoa')]
    await forgetSums()
    for (const memberId of [failing, other]) {
      await play(database, { memberId, nodeId: 1, at: closedAt('12:00:00'), stake: '1', payout: '0' })
    }
    // The sum of two of them overflows 64 bits.
    await database.execute(sql`
      insert into round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at)
      select ${failing}, 1, 'much' || n, 9000000000000000000, 0, 0, ${closedAt('13:00:00').toISOString()} from generate_series(1, 2) n`)
    await expect(rollUpActive.run(database, new AbortController().signal)).rejects.toThrow(`member ${failing} failed`)
    const { rows } = await database.execute<{ memberId: number }>(sql`
      select member_id as "memberId" from record_rollup where member_id in (${failing}, ${other})`)
    expect(rows).toEqual([{ memberId: other }])
    await database.execute(sql`delete from round where vendor_round_id like 'much%'`)
  })
})

describe('files', () => {
  const link = async (input: Partial<InputOf<typeof records.recordFile>> = {}, language = 'EN') =>
    (
      await harness.call(records.recordFile, { report: 'transactions', ...ALL, ...input } as never, {
        token,
        headers: { language },
      })
    ).value.path

  test('are written once per link, with a byte order mark and every row', async () => {
    const path = await link({ report: 'bets' })
    const { totalCount } = (await bets()).value
    const head = await harness.app.inject({ method: 'HEAD', url: path })
    expect(head.statusCode).toBe(404)
    const file = await harness.app.inject({ url: path })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bets-${ALL.from}-${ALL.to}.csv"`,
      'cache-control': 'no-store',
    })
    const lines = file.body.trimEnd().split('\r\n')
    expect(file.body.codePointAt(0)).toBe(0xfe_ff)
    expect(lines).toHaveLength(totalCount + 1)
    expect(lines.at(-1)).toMatch(/^\S+ 00:00:00,[\w-]+,Rồng Vàng,Nhà SEN,100\.00,250\.00,150\.00,/)
    expect((await harness.app.inject({ url: path })).statusCode).toBe(410)
    expect((await harness.app.inject({ url: '/media/downloads/nobody' })).statusCode).toBe(410)
  })

  test('write losses as numbers, and quote texts that a spreadsheet would execute', async () => {
    await postReward(harness.database, {
      memberId: lan,
      key: 'formula',
      request: { key: 'formula' },
      type: 'PROMOTION',
      amount: 10_000n,
      reference: '=HYPERLINK("x")',
    })
    const { body } = await harness.app.inject({ url: await link({ types: 'PROMOTION,BET' }) })
    expect(body).toContain(`"'=HYPERLINK(""x"")"`)
    expect(body).toMatch(/,Stake,Main balance,-100\.00,/)
  })

  test('of profit and loss have the page’s figures, including jackpots and bonuses', async () => {
    await harness.database.execute(sql`
      insert into jackpot (id, name, vendor_code, account_id, seed_amount, contribution_ppm, one_in, amount)
      values ('gong', 'Gong', 'SEN', 999999, 10000, 100, 1000, 10000)`)
    await harness.database.execute(sql`
      insert into jackpot_win (transaction_id, jackpot_id, member_id, node_id, amount, won_at)
      select max(id), 'gong', ${lan}, 1, 70000, now() from ledger_transaction where member_id = ${lan}`)
    const { value } = await harness.call(records.personalProfit, ALL, { token })
    expect(value.sums.jackpot).toBe('7.00')
    expect(value.sums.reward).not.toBe('0.00')
    const { body } = await harness.app.inject({ url: await link({ report: 'profit' }) })
    const [headings, ...lines] = body.slice(1).trimEnd().split('\r\n')
    expect(headings).toBe('Day,Deposits,Withdrawals,Rounds,Turnover,Payouts,Jackpots,Bonuses,Profit and loss')
    expect(lines).toEqual(
      value.days.map(({ day, deposit, withdrawal, rounds, turnover, payout, jackpot, reward, profit }) =>
        [day, deposit, withdrawal, rounds, turnover, payout, jackpot, reward, profit].join(','),
      ),
    )
  })

  test('add up to the sums of their pages', async () => {
    const getRows = async (report: InputOf<typeof records.recordFile>['report']) =>
      rowsOfCsv((await harness.app.inject({ url: await link({ report }) })).body)
    const column = (rows: Awaited<ReturnType<typeof getRows>>, name: string) =>
      getSum(rows.map((row) => row[name] ?? '?'))

    const { sums } = (await bets()).value
    const rounds = await getRows('bets')
    expect(rounds).toHaveLength(sums.rounds)
    expect(sums).toMatchObject({
      turnover: column(rounds, 'Stake'),
      payout: column(rounds, 'Payout'),
      profit: column(rounds, 'Profit and loss'),
    })
    const money = (await transactions()).value.sums
    const movements = await getRows('transactions')
    const [incoming, outgoing] = [false, true].map((isOut) =>
      movements.filter(({ Amount = '' }) => Amount.startsWith('-') === isOut),
    )
    expect([column(incoming ?? [], 'Amount'), column(outgoing ?? [], 'Amount').replace('-', '')]).toEqual([
      money.moneyIn,
      money.moneyOut.replace('-', ''),
    ])
    const bonuses = (await harness.call(records.bonusDetails, ALL, { token })).value.sums
    const ofBonuses = (await getRows('bonuses')).filter((row) => row['Balance'] === 'Main balance')
    expect(column(ofBonuses, 'Amount')).toBe(bonuses.paid)
    const days = await getRows('profit')
    const profit = (await harness.call(records.personalProfit, ALL, { token })).value.sums
    expect(profit).toMatchObject({
      deposit: column(days, 'Deposits'),
      withdrawal: column(days, 'Withdrawals'),
      turnover: column(days, 'Turnover'),
      payout: column(days, 'Payouts'),
      jackpot: column(days, 'Jackpots'),
      reward: column(days, 'Bonuses'),
      profit: column(days, 'Profit and loss'),
    })
  })

  test('of the activity statement have a row for each month of the year', async () => {
    const { value } = await harness.call(activityStatement, {}, { token })
    const { body, headers } = await harness.app.inject({
      url: await link({ report: 'statement', from: `${value.year}-01-01`, to: `${value.year}-12-31` }),
    })
    expect(headers['content-disposition']).toBe(`attachment; filename="statement-${value.year}.csv"`)
    const [headings, ...lines] = body.slice(1).trimEnd().split('\r\n')
    expect(headings).toBe('Month,Deposits,Withdrawals,Bonuses and transfers,Staked,Paid out,Result')
    expect(lines).toEqual(
      value.months.map(({ month, deposits, withdrawals, adjustments, staked, won, net }) =>
        [month, deposits, withdrawals, adjustments, staked, won, net].join(','),
      ),
    )
  })

  test('have headings in the reader’s language', async () => {
    const { body } = await harness.app.inject({ url: await link({ report: 'profit' }, 'TY') })
    expect(body.split('\r\n')[0]).toContain('Ngày,Nạp,Rút')
  })

  test('refuse an expired link', async () => {
    const path = await link()
    await harness.database.execute(sql`update download_link set expires_at = now() - interval '1 second'`)
    expect((await harness.app.inject({ url: path })).statusCode).toBe(410)
  })
})
