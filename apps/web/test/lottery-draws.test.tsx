import { getCommitment, drawFromSeed } from '@playhouse/engines/lottery/draw.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emitLiveEvent, type LiveEventOf } from '../src/graphql/live/live-events.ts'
import lotteryTexts from '@playhouse/shared/texts/web/EN/lotteries.json' with { type: 'json' }
import draws from '@playhouse/shared/texts/web/EN/draws.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'
import { saidDay } from './said.ts'

const findConnection = (tickets: readonly object[], hasNextPage = false) => ({
  edges: tickets.map((node) => ({ node })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? '7' : null },
})

const vnd = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const inMain = async () => within(await screen.findByRole('main'))

const HA_NOI = { code: 'HA_NOI', name: 'Hà Nội', kind: 'VN', region: 'NORTH', intervalSeconds: null, current: null }
/** The northern draw of 2025-04-14, in draw order. */
const APRIL_14 =
  '76071 08866 77999 28854 16105 81240 42422 16899 38673 2965 5032 6805 8755 7669 6117 1605 0743 6632 8420 025 442 188 74 03 68 19 46935'.split(
    ' ',
  )
const seed = '0f'.repeat(32)
const beacon = 'a1'.repeat(32)
const anchor = getCommitment(beacon)

function getDraw(change: object = {}) {
  return {
    code: 'HA_NOI',
    number: '20250414',
    state: 'SELLING',
    day: '2025-04-14',
    opensAt: '2025-04-10T11:15:00Z',
    closesAt: new Date(Date.now() + 90_000).toISOString(),
    drawsAt: new Date(Date.now() + 390_000).toISOString(),
    serverTime: new Date().toISOString(),
    numbers: [],
    isComplete: false,
    resultVersion: 0,
    hold: null,
    ...change,
  }
}

function getProof(draw: object, change: object = {}) {
  return {
    draw,
    drawId: 'HA_NOI-20250414',
    seedHash: getCommitment(seed),
    seed: null,
    beacon: null,
    beaconBefore: anchor,
    anchor,
    sales: null,
    isMissed: false,
    voidReason: null,
    holds: [],
    versions: [],
    steps: [{ state: 'SELLING', at: '2025-04-10T11:15:00Z', reason: null }],
    ...change,
  }
}

const LINE = {
  line: 1,
  betType: 'LO2',
  picks: [5, 50],
  labels: ['05', '50'],
  amount: vnd('1000.00'),
  cost: vnd('54000.00'),
  wins: [],
}
const TICKET = {
  id: '7',
  number: 'LOT-20250414-000007',
  code: 'HA_NOI',
  name: 'Hà Nội',
  mode: 'ZY',
  series: null,
  oddsVersion: '2026-11',
  state: 'OPEN',
  stake: vnd('54000.00'),
  staked: vnd('54000.00'),
  settledStake: vnd('0.00'),
  payout: vnd('0.00'),
  profit: null as object | null,
  lineCount: 1,
  isStoppedByWin: false,
  canCancel: true,
  placedAt: '2025-04-14T08:00:00Z',
  lines: [LINE],
  draws: [
    {
      drawNumber: '20250414',
      state: 'OPEN',
      closesAt: '2099-04-14T11:10:00Z',
      drawsAt: '2099-04-14T11:15:00Z',
      numbers: [] as string[],
      payout: vnd('0.00'),
      profit: null as object | null,
      settlements: [] as object[],
      hold: null as object | null,
      isMissed: false,
      voidReason: null as string | null,
    },
  ],
}

/** The lines of the tickets, however many are asked for: a mock holds no field with arguments in a row of a list. */
const getLines = (...tickets: readonly object[]) => ({
  LotteryTicket: () => ({ lines: tickets.flatMap((ticket) => ('lines' in ticket ? ticket.lines : [])) }),
})

function openDraw(
  draw: object,
  {
    proof = {},
    tickets,
    hasMoreTickets = false,
  }: { proof?: object; tickets?: object[]; hasMoreTickets?: boolean } = {},
) {
  return openSite('/lottery/HA_NOI/draw/20250414', {
    query: {
      ...(tickets ? viewer('MEMBER') : {}),
      lottery: HA_NOI,
      lotteryDraw: getProof(draw, proof),
    },
    types: tickets
      ? { ...getLines(...tickets), Viewer: () => ({ lotteryTickets: findConnection(tickets, hasMoreTickets) }) }
      : {},
  })
}

const said = (change: object) =>
  act(() =>
    emitLiveEvent({
      __typename: 'LotteryDrawChanged',
      cursor: 'c',
      code: 'HA_NOI',
      number: '20250414',
      state: 'DRAWN',
      closesAt: '2025-04-14T11:10:00Z',
      drawsAt: '2025-04-14T11:15:00Z',
      numbers: [],
      isComplete: false,
      isHeld: false,
      ...change,
    } as LiveEventOf<'LotteryDrawChanged'>),
  )

it('counts down to closing by the platform’s clock, and offers to bet until then', async () => {
  await openDraw(getDraw())
  const main = await inMain()
  expect(await main.findByText(draws.closesIn)).toBeTruthy()
  expect(main.getByRole('timer').textContent).toMatch(/^01:(30|29|2\d)$/)
  expect(main.getByRole('link', { name: draws.bet }).getAttribute('href')).toBe('/vnlottery?gameCode=HA_NOI')
  expect(main.getAllByText(draws.toCome).length).toBeGreaterThanOrEqual(27)
})

it('marks a stage as reached when a live event tells it, before its time is known', async () => {
  await openDraw(getDraw())
  const main = await inMain()
  const stages = within(await main.findByRole('region', { name: draws.steps }))
  const toCome = () => stages.queryAllByText(draws.toCome).length
  expect(toCome()).toBe(4)
  await said({ state: 'SEALED' })
  await waitFor(() => expect(toCome()).toBe(2))
})

it('shows the numbers drawn so far when opened in the middle, adds those of live events, and announces them', async () => {
  await openDraw(getDraw({ state: 'DRAWN', numbers: APRIL_14.slice(0, 3), drawsAt: '2025-04-14T11:15:00Z' }))
  const main = await inMain()
  const sheet = within(await main.findByRole('table', { name: /Hà Nội/ }))
  expect(sheet.getByText('77999', { selector: '.visually-hidden' })).toBeTruthy()
  expect(main.getByText('Third, 1 of 6')).toBeTruthy()
  expect(main.getByRole('status').textContent).toBe('')
  await waitFor(() => {
    // The page may not listen yet.
    said({ numbers: APRIL_14.slice(0, 4) })
    expect(sheet.getByText('28854', { selector: '.visually-hidden' })).toBeTruthy()
  })
  expect(main.getByRole('status').textContent).toBe('Third prize: 28854.')
  // Before it rolls, a digit is blank and not a zero.
  expect(document.querySelector('.roll')?.textContent).toMatch(/^\u00A0\n1\n/)
  expect(main.getByText('Third, 2 of 6')).toBeTruthy()
  // An older answer does not take numbers back.
  said({ numbers: APRIL_14.slice(0, 2) })
  expect(sheet.getByText('28854', { selector: '.visually-hidden' })).toBeTruthy()
})

it('lights up own numbers digit by digit as they hit', async () => {
  await openDraw(getDraw({ state: 'DRAWN', numbers: APRIL_14.slice(0, 4) }), { tickets: [TICKET] })
  const main = await inMain()
  await main.findByText('LOT-20250414-000007')
  expect(document.querySelectorAll('[data-hit]')).toHaveLength(0)
  await waitFor(() => {
    // The page may not listen yet.
    said({ numbers: APRIL_14.slice(0, 5) })
    expect(document.querySelectorAll('[data-hit]')).toHaveLength(1)
  })
  expect(main.getByRole('status').textContent).toBe('Third prize: 16105. Your number.')
  expect(document.querySelector('[data-tone=hit]')?.textContent).toMatch(/5$/)
  expect(main.getByText('(yours)', { exact: false }).parentElement?.textContent).toBe('16105 (yours)')
})

it('leads to the list where a player has more tickets than the page shows', async () => {
  await openDraw(getDraw({ state: 'DRAWN' }), { tickets: [TICKET], hasMoreTickets: true })
  const link = await (await inMain()).findByRole('link', { name: draws.allTickets })
  expect(link.getAttribute('href')).toBe('/member/lottery-tickets?code=HA_NOI')
})

it('shows the whole sheet with heads and tails, ready to print, and asks for the seed', async () => {
  await openDraw(getDraw({ state: 'DRAWN', numbers: APRIL_14.slice(0, 26) }))
  const main = await inMain()
  await main.findByRole('table', { name: /Hà Nội/ })
  expect(main.queryByRole('button', { name: draws.print })).toBeNull()
  const requested = sent.filter(({ operationName }) => operationName === 'DrawScreen').length
  // Repeated until the page listens.
  await waitFor(() => {
    said({ numbers: APRIL_14, isComplete: true })
    expect(main.queryByRole('button', { name: draws.print })).toBeTruthy()
  })
  expect(main.getByRole('status').textContent).toBe('The draw is complete. Result: 46935.')
  const heads = within(main.getByRole('table', { name: draws.headsAndTails }))
  expect(heads.getByText('03, 05, 05, 05')).toBeTruthy()
  await waitFor(() =>
    expect(sent.filter(({ operationName }) => operationName === 'DrawScreen').length).toBeGreaterThan(requested),
  )
})

const HOLD = { since: '2025-04-14T11:00:00Z', until: null, reason: 'The drum is checked' }

it.each([
  ['while it sells', { state: 'SELLING' }, draws.holdSelling],
  ['before its result', { state: 'SEALED' }, draws.holdClosed],
  ['before its payment', { state: 'DRAWN', numbers: APRIL_14, isComplete: true }, draws.holdDrawn],
])('says that a draw is on hold %s, and why', async (_when, state, text) => {
  await openDraw(getDraw({ ...state, hold: HOLD }), { proof: { holds: [HOLD] } })
  const main = await inMain()
  expect(await main.findByRole('heading', { name: draws.holdTitle })).toBeTruthy()
  expect(main.getByText(text)).toBeTruthy()
  expect(main.getByText('Reason: The drum is checked')).toBeTruthy()
  expect(main.getByText(draws.holdState)).toBeTruthy()
  expect(main.queryByRole('timer')).toBeNull()
  expect(main.queryByRole('link', { name: draws.bet })).toBeNull()
})

it('asks again when an event says that the draw is held', async () => {
  await openDraw(getDraw())
  await (await inMain()).findByText(draws.closesIn)
  const received = () => sent.filter(({ operationName }) => operationName === 'DrawScreen').length
  const before = received()
  said({ state: 'SELLING', isHeld: false })
  said({ state: 'SELLING', isHeld: true })
  await waitFor(() => expect(received()).toBeGreaterThan(before))
})

it('says when a draw was on hold before', async () => {
  const past = { ...HOLD, until: '2025-04-14T11:10:00Z' }
  await openDraw(getDraw({ state: 'SEALED' }), { proof: { holds: [past] } })
  const main = await inMain()
  expect(await main.findByText(/^On hold from .*, \d\d:\d\d to .*, \d\d:\d\d$/)).toBeTruthy()
  expect(main.queryByRole('heading', { name: draws.holdTitle })).toBeNull()
})

it('says why a draw is void, and shows the changes of a correction', async () => {
  await openDraw(getDraw({ state: 'VOID' }), { proof: { isMissed: true } })
  expect(await screen.findByText(draws.voidMissed)).toBeTruthy()
})

const WRONG = APRIL_14.with(0, '76072')
const CORRECTED = [
  { version: 1, numbers: WRONG, at: '2025-04-14T11:35:00Z', reason: null },
  { version: 2, numbers: APRIL_14, at: '2025-04-14T12:00:00Z', reason: 'Misread' },
]

it.each([
  ['before anybody was paid', '2025-04-14T12:30:00Z', draws.correctedUnpaid],
  ['after it was settled', '2025-04-14T11:35:00Z', draws.correctedText],
])('says of a result that it was corrected %s', async (_when, settledAt, text) => {
  const steps = ['DRAWN', 'DRAWN', 'SETTLED'].map((state) => ({ state, at: settledAt, reason: null }))
  await openDraw(getDraw({ state: 'SETTLED', numbers: APRIL_14, isComplete: true, resultVersion: 2 }), {
    proof: { versions: CORRECTED, steps },
  })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('shows what a correction changed, and keeps the first times of the draw', async () => {
  const step = (state: string, time: string, reason: string | null = null) => ({
    state,
    at: `2025-04-14T${time}Z`,
    reason,
  })
  const steps = [
    step('DRAWN', '11:15:00'),
    step('SETTLED', '11:35:00'),
    step('DRAWN', '12:00:00', 'Misread'),
    step('SETTLED', '12:00:01'),
  ]
  await openDraw(getDraw({ state: 'SETTLED', numbers: APRIL_14, isComplete: true, resultVersion: 2 }), {
    proof: { seed, versions: CORRECTED, steps },
  })
  expect(await screen.findByText('76072 → 76071')).toBeTruthy()
  const stages = within(screen.getByRole('region', { name: draws.steps })).getAllByRole('listitem')
  expect(stages.slice(-4).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Drawn.*18:15/),
    expect.stringMatching(/^Paid out.*18:35/),
    expect.stringMatching(/^Result corrected.*19:00.*Misread/),
    expect.stringMatching(/^Settled again.*19:00/),
  ])
})

it('says that there is no such draw', async () => {
  await openSite('/lottery/HA_NOI/draw/1', { query: { lottery: HA_NOI, lotteryDraw: null } })
  expect(await screen.findByText(draws.missingTitle)).toBeTruthy()
})

const openProof = (proof: object) =>
  openSite('/lottery/HA_NOI/draw/20250414/proof', {
    query: {
      lottery: HA_NOI,
      lotteryDraw: getProof(getDraw({ state: 'SETTLED', isComplete: true, numbers: APRIL_14 }), proof),
    },
  })
const numbers = drawFromSeed({ kind: 'VN', region: 'NORTH' }, { serverSeed: seed, beacon, drawId: 'HA_NOI-20250414' })
const version = { version: 1, numbers, at: '2025-04-14T11:35:00Z', reason: null }

it('says which part of a proof does not hold', async () => {
  await openProof({ seed, beacon, versions: [{ ...version, numbers: numbers.with(0, '00000') }] })
  expect(await screen.findByText(draws.proof.fails)).toBeTruthy()
  const check = screen.getByText(draws.proof.numbersCheck)
  expect(check.textContent).toContain(draws.proof.no)
  expect(screen.getByText(draws.proof.seedCheck).textContent).toContain(draws.proof.yes)
})

it.each([
  [
    'corrected',
    { state: 'SETTLED' },
    { versions: [version, { ...CORRECTED[1], version: 2 }] },
    draws.correctedTitle,
    1,
  ],
  ['void', { state: 'VOID' }, { versions: [version], voidReason: 'Misread' }, draws.voidTitle, 0],
])(
  'says first of a %s draw what was drawn, what was paid and who decided',
  async (_name, state, proof, title, paid) => {
    await openSite('/lottery/HA_NOI/draw/20250414/proof', {
      query: {
        lottery: HA_NOI,
        lotteryDraw: getProof(getDraw({ isComplete: true, numbers: APRIL_14, ...state }), { seed, beacon, ...proof }),
      },
    })
    const note = await screen.findByRole('note')
    expect(note.className).toContain('bg-bad-soft')
    const inNote = within(note)
    expect(inNote.getByRole('heading', { name: title })).toBeTruthy()
    expect(note.textContent).toContain(draws.twoOperators)
    expect(note.textContent).toContain('Misread')
    expect(inNote.getByText(numbers.join(' '))).toBeTruthy()
    expect(inNote.queryAllByText(draws.resultPaid)).toHaveLength(paid)
    expect(inNote.getAllByText(draws.resultNotPaid)).toHaveLength(1)
    // Before the verdict, which praises nothing.
    const verdict = screen.getByText(draws.proof.drawnHolds)
    expect(note.compareDocumentPosition(verdict) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.queryByText(draws.proof.holds)).toBeNull()
    expect(document.querySelector('[data-verdict]')?.className).not.toContain('good')
  },
)

it('says that the drawn result counts where a correction was taken back', async () => {
  const other = { ...version, version: 2, numbers: numbers.with(0, '00000'), reason: 'Misread' }
  await openProof({ seed, beacon, versions: [version, other, { ...version, version: 3, reason: 'It was right' }] })
  const note = within(await screen.findByRole('note'))
  expect(note.getByRole('heading', { name: draws.takenBackTitle })).toBeTruthy()
  expect(note.getAllByText(draws.resultPaid)).toHaveLength(2)
  expect(note.getAllByText(draws.resultNotPaid)).toHaveLength(1)
  expect(screen.getByText(draws.proof.holds)).toBeTruthy()
  expect(screen.queryByText(draws.proof.drawnHolds)).toBeNull()
})

it('shows the hash of the seed before the draw, and no seed', async () => {
  await openProof({})
  expect(await screen.findByText(draws.proof.waitingTitle)).toBeTruthy()
  expect(screen.getByText(getCommitment(seed))).toBeTruthy()
})

it('lists results of a day by region, with day and lottery in the address', async () => {
  const user = await openSite('/lottery/results?day=2025-04-14', {
    query: {
      lotteries: [HA_NOI],
      stationResults: [getDraw({ state: 'SETTLED', numbers: APRIL_14, isComplete: true })],
      lottery: HA_NOI,
    },
    // Fields with arguments are answered by type.
    types: { LotteryGame: () => ({ recentDraws: { edges: [] } }) },
  })
  const main = await inMain()
  expect(await main.findByRole('heading', { name: 'North' })).toBeTruthy()
  expect(main.getByRole('link', { name: 'Hà Nội' }).getAttribute('href')).toBe('/lottery/HA_NOI/draw/20250414')
  expect(main.getByRole('link', { name: draws.previousDay }).getAttribute('href')).toBe(
    '/lottery/results?day=2025-04-13',
  )
  await user.selectOptions(main.getByRole('combobox', { name: draws.lottery }), 'HA_NOI')
  await waitFor(() => expect(location.search).toBe('?gameCode=HA_NOI&day=2025-04-14'))
  expect(await main.findByText(draws.noResultsTitle)).toBeTruthy()
})

it.each([
  [{ state: 'SETTLED', resultVersion: 2 }, draws.resultCorrected],
  [{ state: 'VOID' }, draws.states.VOID],
])('marks a result that was overruled: %o', async (change, mark) => {
  await openSite('/lottery/results?day=2025-04-14', {
    query: { lotteries: [HA_NOI], stationResults: [getDraw({ numbers: APRIL_14, isComplete: true, ...change })] },
  })
  const heading = await (await inMain()).findByRole('heading', { name: /Hà Nội/ })
  expect(heading.textContent).toContain(mark)
})

it('draws statistics as tables of fields and bars', async () => {
  const values = Array.from({ length: 100 }, (_, ending) => ({
    value: String(ending).padStart(2, '0'),
    count: ending,
    absentDraws: 99 - ending,
  }))
  const tens = Array.from({ length: 10 }, (_, digit) => 100 + digit)
  const user = await openSite('/lottery/statistics?gameCode=HA_NOI&draws=50', {
    query: { lotteries: [HA_NOI], lottery: HA_NOI },
    types: { LotteryStatistics: () => ({ draws: 50, values, heads: tens, tails: tens }) },
  })
  const main = await inMain()
  const grid = within(await main.findByRole('table', { name: draws.statistics.frequency }))
  expect(grid.getAllByRole('cell')).toHaveLength(100)
  expect(grid.getAllByRole('cell')[37]?.textContent).toBe('3737')
  await user.click(main.getByRole('tab', { name: draws.statistics.absence }))
  const absence = within(await main.findByRole('table', { name: draws.statistics.absence }))
  expect(absence.getAllByRole('cell')[37]?.textContent).toBe('3762')
  expect(main.getByRole('table', { name: draws.heads })).toBeTruthy()
})

const getPage = (...nodes: object[]) => ({ nodes, pageInfo: { totalPages: 1 } })
const member = (lotteryTickets: object, lotteryTicket: object | null = null, ticket: object = TICKET) => ({
  query: {
    lotteries: [HA_NOI],
    viewer: {
      ...viewer('MEMBER').viewer,
      memberAccount: { __typename: 'MemberAccount', menu: [] },
    },
  },
  types: { ...getLines(ticket), Viewer: () => ({ lotteryTickets, lotteryTicket }) },
})

it('lists tickets with hits marked number by number, and pages behind the last one', async () => {
  const drawn = { ...TICKET.draws[0], state: 'WON', numbers: APRIL_14, payout: vnd('298500.00') }
  const won = { ...TICKET, state: 'WON', payout: vnd('298500.00'), draws: [drawn] }
  await openSite('/member/lottery-tickets', member(findConnection([won], true), null, won))
  const main = await inMain()
  expect(await main.findByText('hit 3 times')).toBeTruthy()
  expect(document.querySelectorAll('[data-hit]')).toHaveLength(1)
  expect(main.getByRole('link', { name: draws.earlierTickets }).getAttribute('href')).toBe(
    '/member/lottery-tickets?after=7',
  )
})

const NORTHERN = ['HA_NOI', 'QUANG_NINH']

it.each(NORTHERN)('leads from a ticket to the quick entry of the northern board that closes next: %s', async (next) => {
  const bets = [12, 34].map((pick, index) => ({ ...LINE, line: index + 1, betType: 'LO2', picks: [pick] }))
  const found = { ticket: { ...TICKET, lineCount: 2 }, transactionId: '12', digest: 'ab', lines: getPage(...bets) }
  const { query, types } = member(findConnection([]), found)
  const lotteries = NORTHERN.map((code) => {
    const closesAt = new Date(Date.now() + (code === next ? 3_600_000 : 7_200_000)).toISOString()
    return { ...HA_NOI, code, current: getDraw({ code, closesAt }) }
  })
  const user = await openSite('/member/lottery-tickets/7', { query: { ...query, lotteries }, types })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: draws.copyBets }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^mb\nlo 12 34 x \d+(?:k|vnd)$/))
  await user.click(main.getByRole('button', { name: draws.betAgain }))
  await waitFor(() => expect(location.search).toContain('playType=QUICK'))
  expect(new URLSearchParams(location.search).get('gameCode')).toBe(next)
  expect(sessionStorage.getItem(`account:lottery-text:${next}`)).toMatch(/^"mb/)
})

it.each(['/member/lottery-tickets/7', '/member/lottery-tickets', '/lottery/HA_NOI/draw/20250414'])(
  'shows a ticket that paid less than its stake as paid back, with stake and difference, not in gold: %s',
  async (address) => {
    const wins = [{ drawNumber: '20250414', hits: 1, payout: vnd('27000.00') }]
    const line = { ...LINE, wins }
    const figures = { state: 'PAID_BACK', payout: vnd('27000.00'), profit: vnd('-27000.00') }
    const draw = { ...TICKET.draws[0], ...figures, numbers: APRIL_14 }
    const ticket = { ...TICKET, ...figures, settledStake: TICKET.stake, lines: [line], draws: [draw] }
    const found = { ticket, transactionId: '12', digest: 'ab'.repeat(32), lines: getPage(line) }
    if (address.includes('draw/')) {
      await openDraw(getDraw({ state: 'SETTLED', numbers: APRIL_14, isComplete: true }), { tickets: [ticket] })
    } else {
      await openSite(address, member(findConnection([ticket]), found, ticket))
    }
    const main = await inMain()
    expect((await main.findAllByText(draws.ticketStates.PAID_BACK)).length).toBeGreaterThan(0)
    const text = fill(draws.payoutOfStake, { payout: '₫27,000', stake: '₫54,000' })
    const result = main.getByText(text)
    expect(result.nextElementSibling?.textContent).toBe('−₫27,000')
    expect(document.querySelector('main')?.textContent).not.toContain('+₫')
    const gold = [...document.querySelectorAll('main .text-win')].map(({ textContent }) => textContent)
    expect(gold.filter((shown) => shown.includes('₫'))).toEqual([])
  },
)

it('offers the lotteries where there are no tickets', async () => {
  await openSite('/member/lottery-tickets', member(findConnection([])))
  expect(await screen.findByText(draws.noTicketsTitle)).toBeTruthy()
})

it('cancels a ticket before its draw closes, once asked', async () => {
  const user = await openSite('/member/lottery-tickets/7', {
    ...member(findConnection([]), {
      ticket: TICKET,
      transactionId: '12',
      digest: 'ab'.repeat(32),
      lines: getPage(LINE),
    }),
    types: {
      Viewer: () => ({
        lotteryTickets: findConnection([]),
        lotteryTicket: {
          ticket: TICKET,
          transactionId: '12',
          digest: 'ab'.repeat(32),
          lines: getPage(LINE),
        },
      }),
      LotteryTicketResult: () => ({
        __typename: 'LotteryTicketSuccess',
        ticket: { ...TICKET, state: 'CANCELLED', canCancel: false },
      }),
    },
  })
  const main = await inMain()
  expect((await main.findByText(draws.payout, { selector: 'dt' })).nextElementSibling?.textContent).toBe('–')
  await user.click(await main.findByRole('button', { name: draws.cancel }))
  const dialog = within(await screen.findByRole('alertdialog', { name: draws.cancelTitle }))
  expect(dialog.getByText(fill(draws.cancelText_one, { count: 1 }))).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: draws.cancel }))
  expect(await screen.findByText(draws.cancelled)).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'CancelLotteryTicket')?.variables).toEqual({
    input: { id: '7' },
  })
})

it.each(['/member/lottery-tickets/7', '/member/lottery-tickets'])(
  'says of a won bet on numbers not coming that none came: %s',
  async (address) => {
    const wins = [{ drawNumber: '20250414', hits: 0, payout: vnd('1650.00') }]
    const line = { ...LINE, betType: 'TRUOT4', picks: [0, 1, 6, 8], labels: ['00', '01', '06', '08'], wins }
    const draw = { ...TICKET.draws[0], state: 'WON', numbers: APRIL_14, payout: vnd('1650.00') }
    const ticket = { ...TICKET, state: 'WON', lines: [line], draws: [draw] }
    const found = { ticket, transactionId: '12', digest: 'ab'.repeat(32), lines: getPage(line) }
    await openSite(address, member(findConnection([ticket]), found, ticket))
    expect(await (await inMain()).findByText(draws.noneCame)).toBeTruthy()
    expect(screen.queryByText('hit 0 times')).toBeNull()
  },
)

const ticketWith = (...drawsOfIt: object[]) => ({
  ticket: { ...TICKET, draws: drawsOfIt },
  transactionId: '12',
  digest: 'ab'.repeat(32),
  lines: getPage(LINE),
})

it('shows the numbers of a drawn ticket with its hits, and marks none of a cancelled draw', async () => {
  const drawn = { ...TICKET.draws[0], state: 'WON', numbers: APRIL_14 }
  const cancelled = { ...drawn, drawNumber: '20250415', state: 'CANCELLED' }
  await openSite('/member/lottery-tickets/7', member(findConnection([]), ticketWith(drawn, cancelled)))
  const result = await screen.findByRole('region', { name: fill(draws.drawNumber, { number: saidDay('2025-04-14') }) })
  expect(result.textContent).toContain(APRIL_14[0])
  expect(within(result).getAllByText(`(${draws.yours})`, { exact: false }).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link', { name: draws.markHits })).toHaveLength(1)
})

it('says on an open ticket what each line can win, in the words of its slip', async () => {
  const open = { ...TICKET.draws[0], state: 'OPEN', numbers: [] }
  const found = { ...ticketWith(open), lines: getPage({ ...LINE, picks: [5], labels: ['05'] }) }
  await openSite('/member/lottery-tickets/7', member(findConnection([]), found))
  const won = fill(lotteryTexts.winUpTo, { smallest: '₫99,500', largest: '₫2,686,500' })
  expect((await screen.findByText(won)).parentElement?.textContent).toBe(`${lotteryTexts.possibleWin} ${won}`)
})

it('leads to the live draw while the first number is awaited', async () => {
  const awaited = { ...TICKET.draws[0], state: 'OPEN', numbers: [], drawsAt: '2025-04-14T11:15:00Z' }
  await openSite('/member/lottery-tickets/7', member(findConnection([]), ticketWith(awaited)))
  expect(await screen.findByText(draws.firstNumber)).toBeTruthy()
  expect(screen.getByRole('link', { name: draws.watch }).getAttribute('href')).toBe('/lottery/HA_NOI/draw/20250414')
})

it('says on the ticket that a draw is on hold, and why', async () => {
  const held = { ...TICKET.draws[0], hold: HOLD }
  await openSite('/member/lottery-tickets/7', member(findConnection([]), ticketWith(held)))
  const main = await inMain()
  expect(await main.findByText(draws.holdSelling)).toBeTruthy()
  expect(main.getByText('Reason: The drum is checked')).toBeTruthy()
  expect(main.getByText(draws.holdState)).toBeTruthy()
})

it.each([
  [{ voidReason: 'The drum was broken' }, 'Reason: The drum was broken'],
  [{ isMissed: true }, draws.voidMissed],
])('says on the ticket why a draw is void: %j', async (why, text) => {
  const voided = { ...TICKET.draws[0], state: 'VOID', ...why }
  await openSite('/member/lottery-tickets/7', member(findConnection([]), ticketWith(voided)))
  expect(await (await inMain()).findByText(text)).toBeTruthy()
})

it('shows both settlements of a corrected draw on the ticket, with difference and reason', async () => {
  const settlement = {
    version: 1,
    payout: vnd('0.00'),
    difference: vnd('0.00'),
    at: '2025-04-14T11:35:00Z',
    reason: null,
  }
  const corrected = {
    version: 2,
    payout: vnd('99500.00'),
    difference: vnd('99500.00'),
    posted: vnd('70000.00'),
    at: '2025-04-14T12:00:00Z',
    reason: 'Misread',
  }
  const draw = { ...TICKET.draws[0], state: 'WON', numbers: APRIL_14, settlements: [settlement, corrected] }
  const found = {
    ticket: { ...TICKET, draws: [draw] },
    transactionId: '12',
    digest: 'ab'.repeat(32),
    lines: getPage(LINE),
  }
  await openSite('/member/lottery-tickets/7', member(findConnection([]), found))
  const table = within(await screen.findByRole('table', { name: fill(draws.settledAgain, { number: '20250414' }) }))
  const [, first, second] = table.getAllByRole('row')
  expect(first?.textContent).toContain(draws.resultAsDrawn)
  expect(second?.textContent).toContain('Misread')
  expect(second?.textContent).toContain('+₫99,500')
  expect(second?.textContent).toContain('+₫70,000')
})
