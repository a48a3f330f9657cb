import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MEMBER } from './accounts.ts'
import { askDatabase, atPlatform } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await openStack({}, { LOTTERY_DRAWS: 'true' })
})
afterAll(() => stack.close())

const CODE = 'COLOUR_5M'

interface Shown {
  lottery: {
    code: string
    current: { number: string; state: string; closesAt: string } | null
    board: { oddsVersion: string; plays: { betType: string; choices: string[] | null }[] }
    recentDraws: {
      edges: { node: { number: string } }[]
      totalCount: number
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
    }
    upcomingDraws: { number: string }[]
    statistics: { draws: number }
    openTickets: { id: string; draws: { drawNumber: string; state: string }[] }[] | null
  } | null
}
const LOTTERY = `query ($code: String!) { lottery(code: $code) {
  code current { number state closesAt } board { oddsVersion plays { betType choices } }
  recentDraws { edges { node { number } } } upcomingDraws(first: 3) { number } statistics { draws }
  openTickets { id draws { drawNumber state } } } }`

/** Waits until the lottery's draws are scheduled, right after the platform's start. */
async function shown(browser: ReturnType<Stack['browser']>, code = CODE): Promise<NonNullable<Shown['lottery']>> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { data, errors } = await browser.send(LOTTERY, { code })
    expect(errors).toEqual([])
    const { lottery } = data as unknown as Shown
    // Enough time before closing for the test; the next draw opens when the last one is drawn.
    if (lottery?.current?.state === 'SELLING' && Date.parse(lottery.current.closesAt) > Date.now() + 20_000)
      return lottery
    await sleep(1_000)
  }
  throw new Error('No draw is on sale.')
}

const PLACE = `mutation ($input: PlaceLotteryTicketInput!) { placeLotteryTicket(input: $input) {
  __typename ... on LotteryTicketSuccess { ticket { id state mode stake { amount currency } } wallet { balance { amount } } }
  ... on UserError { code } ... on LotteryCeilingReached { betType picks remaining { amount } }
  ... on LotteryStakeLimited { code limit { amount currency } left: remaining { amount } } } }`

test('shows a lottery with its current draw, board, draws and statistics in one query', async () => {
  const lottery = await shown(stack.browser())
  expect(lottery).toMatchObject({ code: CODE, current: { state: 'SELLING' }, openTickets: null })
  expect(lottery.board.plays.find(({ betType }) => betType === 'COLOUR')?.choices).toEqual(['RED', 'GREEN', 'VIOLET'])
  // The response cache keeps the two lists apart, so one of them may be older for a moment.
  await expect
    .poll(async () => {
      const { current, upcomingDraws } = await shown(stack.browser())
      return upcomingDraws[0]?.number === current?.number
    })
    .toBe(true)
  const { data } = await stack.browser().send('{ lotteries { code current { number } } }')
  expect((data as unknown as { lotteries: object[] }).lotteries).toHaveLength(72)
})

test('pages through the results of a day with a cursor, and counts them for documents that ask', async () => {
  const read = async (args: string, fields: string) => {
    const document = `{ lottery(code: "HA_NOI") { recentDraws(${args}) { edges { node { number } } ${fields} pageInfo { hasNextPage endCursor } } } }`
    const { data } = await stack.browser().send(document)
    const { edges, ...more } = (data as unknown as { lottery: Pick<NonNullable<Shown['lottery']>, 'recentDraws'> })
      .lottery.recentDraws
    return { numbers: edges.map(({ node }) => node.number), ...more }
  }
  const whole = await read('first: 5', 'totalCount')
  expect(whole).toMatchObject({ numbers: { length: 5 }, pageInfo: { hasNextPage: true } })
  expect(whole.totalCount).toBeGreaterThan(5)
  const first = await read('first: 2', '')
  const second = await read(`first: 3, after: "${first.pageInfo.endCursor}"`, '')
  expect([...first.numbers, ...second.numbers]).toEqual(whole.numbers)
  const number = whole.numbers[0] ?? ''
  const day = `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`
  expect(await read(`first: 5, day: "${day}"`, 'totalCount')).toEqual({
    numbers: [number],
    totalCount: 1,
    pageInfo: { hasNextPage: false, endCursor: null },
  })
})

test('sends the current time with a draw from the response cache', async () => {
  await shown(stack.browser())
  for (let requested = 0; requested < 3; requested += 1) {
    await sleep(300)
    const before = Date.now()
    const { data } = await stack.browser().send(`{ lottery(code: "${CODE}") { current { serverTime } } }`)
    const { lottery } = data as unknown as { lottery: { current: { serverTime: string } } }
    expect(Date.parse(lottery.current.serverTime)).toBeGreaterThanOrEqual(before)
  }
})

test('says that a draw is on hold and since when, and sells nothing in it', async () => {
  const code = CODE
  const browser = await stack.browser().logIn(MEMBER)
  const { current, board } = await shown(browser, code)
  const number = current?.number ?? ''
  await askDatabase(
    stack.databaseUrl,
    `with held as (
       update lottery_draw set held_at = now(), hold_texts = '{"EN": "Checked", "VI": "Đang kiểm tra"}'
       where lottery_code = '${code}' and issue = '${number}' returning id
     ) insert into lottery_draw_step (draw_id, version, state, texts)
     select id, 90, 'HELD', '{"EN": "Checked", "VI": "Đang kiểm tra"}' from held returning version`,
  )
  const hold = { since: expect.any(String), reason: expect.stringMatching(/^(Checked|Đang kiểm tra)$/), until: null }
  const read = async () => {
    const document = `{ lottery(code: "${code}") { current { hold { since until reason } } }
      lotteryDraw(code: "${code}", number: "${number}") { holds { since until reason } draw { hold { since until reason } } } }`
    return (await stack.browser().send(document)).data
  }
  await expect.poll(read).toEqual({ lottery: { current: { hold } }, lotteryDraw: { holds: [hold], draw: { hold } } })
  const lines = [{ betType: 'COLOUR', picks: [0], amount: '1000.00' }]
  const { oddsVersion } = board
  const { data } = await browser.send(PLACE, {
    input: { code, firstDrawNumber: number, oddsVersion, lines, requestKey: randomUUID() },
  })
  expect(data).toMatchObject({ placeLotteryTicket: { code: 'DRAW_HELD' } })
  await askDatabase(
    stack.databaseUrl,
    `update lottery_draw set held_at = null where lottery_code = '${code}' and issue = '${number}' returning issue`,
  )
})

test('lists the coming holidays of the regions to visitors', async () => {
  const day = (ahead: number) => new Date(Date.now() + (ahead * 24 + 7) * 3_600_000).toISOString().slice(0, 10)
  await askDatabase(
    stack.databaseUrl,
    `insert into lottery_holiday (region, day, actor, reason) values ('NORTH', '${day(300)}', 'anna', 'a test')
     on conflict do nothing returning day`,
  )
  const listed = await askDatabase(
    stack.databaseUrl,
    `select region, day::text from lottery_holiday where day >= '${day(0)}' order by day`,
  )
  expect(listed).toContainEqual({ region: 'NORTH', day: day(300) })
  const readHolidays = async () => (await stack.browser().send('{ lotteryHolidays { region day } }')).data
  // They are kept for some seconds.
  await vi.waitFor(async () => expect(await readHolidays()).toEqual({ lotteryHolidays: listed }), 60_000)
})

test('shows each account the prize series that it may choose from, and visitors that of a new one', async () => {
  await askDatabase(
    stack.databaseUrl,
    `insert into rebate_rate (member_id, series) select id, 1930 from member where username = '${MEMBER.username}'
     on conflict (member_id) do update set series = 1930 returning member_id`,
  )
  const getBoard = async (browser: ReturnType<Stack['browser']>, code: string) => {
    const { data } = await browser.send(`{ lottery(code: "${code}") { board { series minSeries maxSeries rebate } } }`)
    return (data as unknown as { lottery: { board: object } }).lottery.board
  }
  const own = await stack.browser().logIn(MEMBER)
  const range = (highest: number) => ({ series: highest, minSeries: 1700, maxSeries: highest, rebate: '0.00' })
  expect(await getBoard(own, 'SSC_1M')).toMatchObject(range(1930))
  expect(await getBoard(stack.browser(), 'SSC_1M')).toMatchObject(range(1960))
  expect(await getBoard(own, CODE)).toMatchObject({ series: null, maxSeries: null })
})

test('refuses other odds than the brand’s, on the board and for a ticket, also for several draws', async () => {
  const code = 'VN_SOUTH_1M'
  const browser = await stack.browser().logIn(MEMBER)
  const { current, board } = await shown(browser, code)
  const others = ['ZY', 'ELOTT', 'LOTT']
  const boardAt = async (mode: string) => {
    const requested = await browser.send(`{ lottery(code: "${code}") { board(mode: ${mode}) { mode } } }`)
    return {
      board: (requested.data as { lottery?: { board: unknown } } | null)?.lottery?.board ?? null,
      codes: requested.errors.map(({ extensions }) => extensions?.code),
    }
  }
  expect(await boardAt('SEA')).toEqual({ board: { mode: 'SEA' }, codes: [] })
  const buy = async (more: object) => {
    const input = {
      requestKey: randomUUID(),
      code,
      firstDrawNumber: current?.number,
      oddsVersion: board.oddsVersion,
      lines: [{ betType: 'DE', picks: [5], amount: '1000' }],
      ...more,
    }
    const { data } = await browser.send(PLACE, { input })
    return (data as unknown as { placeLotteryTicket: { code?: string; ticket?: { id: string } } }).placeLotteryTicket
  }
  for (const mode of others) {
    expect(await boardAt(mode)).toEqual({ board: null, codes: ['PRIZE_MODE_NOT_OFFERED'] })
    for (const draws of [1, 3]) expect(await buy({ mode, draws })).toMatchObject({ code: 'PRIZE_MODE_NOT_OFFERED' })
  }
  for (const more of [{ mode: 'SEA' }, { draws: 3 }])
    expect(await buy(more)).toMatchObject({ __typename: 'LotteryTicketSuccess', ticket: { mode: 'SEA' } })
})

test('sells a ticket once per request key, shows its lines, and cancels it', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  const lottery = await shown(browser)
  const input = {
    requestKey: randomUUID(),
    code: CODE,
    firstDrawNumber: lottery.current?.number,
    oddsVersion: lottery.board.oddsVersion,
    lines: [{ betType: 'COLOUR', picks: [1], amount: '1000' }],
  }
  const buy = async (more: object = {}) => {
    const { data } = await browser.send(PLACE, { input: { ...input, ...more } })
    return (data as unknown as { placeLotteryTicket: { __typename: string; ticket: { id: string } } })
      .placeLotteryTicket
  }
  const bought = await buy()
  expect(bought).toMatchObject({
    __typename: 'LotteryTicketSuccess',
    ticket: { state: 'OPEN', stake: { amount: '1000.00' } },
  })
  expect((await buy()).ticket.id).toBe(bought.ticket.id)
  expect(await buy({ requestKey: randomUUID(), oddsVersion: 'old' })).toMatchObject({ code: 'ODDS_CHANGED' })
  expect(await buy({ requestKey: randomUUID(), stake: '999' })).toMatchObject({ code: 'ODDS_CHANGED' })
  const { openTickets } = await shown(browser)
  expect(openTickets?.map(({ id }) => id)).toEqual([bought.ticket.id])
  const detail = await browser.send(
    'query ($id: ID!) { viewer { lotteryTicket(id: $id) { digest lines { nodes { labels amount { amount } } totalCount pageInfo { totalPages } } } lotteryTickets { pageInfo { hasNextPage } } } }',
    { id: bought.ticket.id },
  )
  expect(detail.data).toMatchObject({
    viewer: {
      lotteryTicket: {
        lines: {
          nodes: [{ labels: ['GREEN'], amount: { amount: '1000.00' } }],
          totalCount: 1,
          pageInfo: { totalPages: 1 },
        },
      },
    },
  })
  const cancel =
    'mutation ($id: ID!) { cancelLotteryTicket(input: { id: $id }) { __typename ... on UserError { code } } }'
  // Twice, as after a lost response.
  for (const _ of [1, 2])
    expect((await browser.send(cancel, { id: bought.ticket.id })).data).toEqual({
      cancelLotteryTicket: { __typename: 'LotteryTicketSuccess' },
    })
})

test('counts each pick that is paid by itself as a line, and gives as many lines of a ticket as are asked for', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  const { current, board } = await shown(browser)
  const input = {
    requestKey: randomUUID(),
    code: CODE,
    firstDrawNumber: current?.number,
    oddsVersion: board.oddsVersion,
    lines: [{ betType: 'DIGIT', picks: [0, 1, 2, 3, 4, 5, 6, 7], amount: '1000' }],
  }
  const keys = (lines: readonly { picks: readonly number[] }[]) => lines.flatMap(({ picks }) => picks)
  const LINES = 'lineCount lines { picks } all: lines(first: 200) { picks }'
  const getLines = (ticket: unknown) => {
    const { lineCount, lines, all } = ticket as Record<'lines' | 'all', { picks: number[] }[]> & {
      lineCount: number
    }
    return { lineCount, lines: keys(lines), all: keys(all) }
  }
  const whole = { lineCount: 8, lines: [0, 1, 2, 3, 4, 5], all: [0, 1, 2, 3, 4, 5, 6, 7] }
  const placed = await browser.send(
    `mutation ($input: PlaceLotteryTicketInput!) { placeLotteryTicket(input: $input) { ... on LotteryTicketSuccess { ticket { id ${LINES} } } } }`,
    { input },
  )
  expect(placed.errors).toEqual([])
  const { ticket } = (placed.data as unknown as { placeLotteryTicket: { ticket: { id: string } } }).placeLotteryTicket
  expect(getLines(ticket)).toEqual(whole)
  stack.takeCalls()
  const listed = await browser.send(
    `query ($id: ID!) { viewer { lotteryTickets(first: 1) { edges { node { ${LINES} } } }
      lotteryTicket(id: $id, page: 2, pageSize: 3) { ticket { ${LINES} } lines { nodes { picks } } } } }`,
    { id: ticket.id },
  )
  expect(listed.errors).toEqual([])
  const { lotteryTickets, lotteryTicket } = (
    listed.data as unknown as {
      viewer: {
        lotteryTickets: { edges: { node: object }[] }
        lotteryTicket: { ticket: object; lines: { nodes: { picks: number[] }[] } }
      }
    }
  ).viewer
  expect(getLines(lotteryTickets.edges[0]?.node)).toEqual(whole)
  expect(getLines(lotteryTicket.ticket)).toEqual(whole)
  expect(keys(lotteryTicket.lines.nodes)).toEqual([3, 4, 5])
  // The list of tickets has its lines without a call for each of them.
  stack.takeCalls()
  await browser.send(`{ viewer { lotteryTickets { edges { node { ${LINES} } } } } }`)
  expect(stack.takeCalls().filter((name) => name === 'ticketDetail')).toEqual([])
})

test('names the limit that refuses a stake', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  const lottery = await shown(browser)
  const ofMember = `(select id from member where username = '${MEMBER.username}')`
  await askDatabase(
    stack.databaseUrl,
    `insert into member_limit (member_id, kind, period, value) values (${ofMember}, 'STAKE', 'ONCE', 5000000)
     on conflict (member_id, kind, period) do update set value = 5000000`,
  )
  await askDatabase(stack.databaseUrl, `update member set play_guarded = true where id = ${ofMember}`)
  const input = {
    requestKey: randomUUID(),
    code: CODE,
    firstDrawNumber: lottery.current?.number,
    oddsVersion: lottery.board.oddsVersion,
    lines: [{ betType: 'COLOUR', picks: [1], amount: '1000' }],
  }
  const { data } = await browser.send(PLACE, { input })
  await askDatabase(
    stack.databaseUrl,
    `update member_limit set value = null where member_id = ${ofMember} and kind = 'STAKE'`,
  )
  expect(data).toMatchObject({
    placeLotteryTicket: {
      __typename: 'LotteryStakeLimited',
      code: 'STAKE_LIMIT_REACHED',
      limit: { amount: '500.00', currency: 'VND' },
      left: { amount: '500.00' },
    },
  })
})

test('sells a ticket of 10,000 lines, and explains the limit for a longer one', async () => {
  await atPlatform(
    stack.databaseUrl,
    `const { confirmDeposit } = await from('ledger/cashier.ts')
     const { withTransaction } = await import('@playhouse/postgres/database.ts')
     const { rows } = await database.execute("select id from member where username = '${MEMBER.username}'")
     const paid = { memberId: rows[0].id, amount: 200000000000n, channel: 'QR', paymentReference: 'for-lines', createdAt: new Date() }
     await withTransaction(database, (tx) => confirmDeposit(tx, paid))`,
  )
  const browser = await stack.browser().logIn(MEMBER)
  const lottery = await shown(browser, 'VN_SOUTH_30M')
  const buy = async (lines: number, requestKey = randomUUID()) => {
    const input = {
      requestKey,
      code: 'VN_SOUTH_30M',
      firstDrawNumber: lottery.current?.number,
      oddsVersion: lottery.board.oddsVersion,
      lines: Array.from({ length: lines }, (_, line) => ({
        betType: 'TRUOT10',
        picks: Array.from({ length: 10 }, (_unused, pick) => (Math.floor(line / 100) + pick + (line % 10) * 11) % 100),
        amount: '1000',
      })),
    }
    return browser.send(PLACE, { input })
  }
  const { data, errors } = await buy(10_000)
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    placeLotteryTicket: { __typename: 'LotteryTicketSuccess', ticket: { stake: { amount: '10000000.00' } } },
  })
  const more = await buy(10_001)
  expect(more.data).toMatchObject({ placeLotteryTicket: { __typename: 'InvalidInput' } })
})
