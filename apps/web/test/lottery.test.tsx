import { readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import { drawDay, getPartners, stationsOn } from '@playhouse/engines/lottery/calendar.ts'
import { findJoint } from '@playhouse/engines/lottery/games.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetAccountStores } from '../src/access/account-store.ts'
import { dropViewer, showViewer } from '../src/access/sign-in.ts'
import { client } from '../src/graphql/client.ts'
import { emitLiveEvent, type LiveEventOf } from '../src/graphql/live/live-events.ts'
import { announceSessionExpiry } from '../src/graphql/session-expiry.ts'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import lotteryTexts from '@playhouse/shared/texts/web/EN/lotteries.json' with { type: 'json' }
import texts from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import restrictions from '@playhouse/shared/texts/web/EN/restrictions.json' with { type: 'json' }
import { observeServerTime, serverNow } from '../src/server-time.ts'
import { LotteryDrawsDocument } from '../src/domains/lottery/board/lottery-draws.generated.ts'
import { draw, inMain, inSlip, NO_HABITS, play, purchases, station, TICKET, vnd } from './lottery-board.ts'
import { changeResponses, fill, generateData, openSite, sent, viewer } from './site.tsx'
import { saidDay } from './said.ts'
import { addDays, formatDate } from '../src/i18n/format-time.ts'

// Slips are kept for the tab.
afterEach(forgetAccountStores)
afterEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

/** Fields with arguments are answered by type. */
const openBoard = (
  address: string,
  lottery = station(),
  more: { result?: () => object; query?: object; fails?: (operation: string) => boolean } = {},
) =>
  openSite(`/vnlottery?gameCode=NORTH_EVENING${address}`, {
    query: { ...viewer('MEMBER'), ...more.query },
    ...(more.fails && { fails: more.fails }),
    types: { LotteryGame: () => lottery, PlaceLotteryTicketResult: more.result ?? (() => TICKET) },
  })

const placeButton = async () => (await inSlip()).getByRole('button', { name: new RegExp(`^${texts.slip.place}`) })

it('prices chosen numbers before they go to the slip, and sends what the slip shows', async () => {
  const user = await openBoard('&playType=DE')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: '52' }))
  expect(main.getByText('₫20,000')).toBeTruthy()
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  expect(slip.getByText('05 52')).toBeTruthy()
  await user.click(await placeButton())
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  expect(purchases()).toMatchObject([
    {
      code: 'NORTH_EVENING',
      firstDrawNumber: '20261122',
      draws: 1,
      stopWhenWon: false,
      mode: 'ZY',
      oddsVersion: CURRENT_ODDS,
      stake: '20000.00',
      lines: [{ betType: 'DE', picks: [5, 52], amount: '10000' }],
    },
  ])
  expect(slip.getByText(texts.slip.emptyTitle)).toBeTruthy()
})

it('confirms the total of all draws that were bought', async () => {
  const draws = ['20261122', '20261123', '20261124'].map((drawNumber) => ({ ...TICKET.ticket.draws[0], drawNumber }))
  const user = await openBoard('&playType=DE', station(), {
    result: () => ({ ...TICKET, ticket: { ...TICKET.ticket, stake: vnd('119000.00'), draws } }),
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  await user.selectOptions(slip.getByRole('combobox', { name: texts.slip.draws }), '3')
  await user.click(await placeButton())
  const title = await slip.findByText(texts.placed.title)
  expect(title.parentElement?.textContent).toMatch(/357,000/)
})

it('keeps the focus on the button after numbers went to the slip', async () => {
  const user = await openBoard('&playType=DE')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  main.getByRole('button', { name: texts.pad.add }).focus()
  await user.keyboard('{Enter}')
  expect((await inSlip()).getByText('05')).toBeTruthy()
  expect(document.activeElement).toBe(main.getByRole('button', { name: texts.pad.add }))
})

it('takes points for bets that are counted in points', async () => {
  const user = await openBoard('&playType=LO2')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '83' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  expect((await inSlip()).getAllByText(/₫27,000/).length).toBeGreaterThan(0)
  await user.click(await placeButton())
  await waitFor(() => expect(purchases()[0]?.['lines']).toEqual([{ betType: 'LO2', picks: [83], amount: '1000' }]))
})

it('says what a line that can be hit often wins, from one hit to all, on the pad, in the slip and in the confirmation', async () => {
  const user = await openBoard('&playType=LO2')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '83' }))
  const won = fill(lotteryTexts.winUpTo, { smallest: '₫99,500', largest: '₫2,686,500' })
  expect(main.getByText(lotteryTexts.possibleWin).nextElementSibling?.textContent).toBe(won)
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  expect(slip.getAllByText(won)).toHaveLength(2)
  await user.click(await placeButton())
  await slip.findByText(texts.placed.title)
  expect(slip.getByText(lotteryTexts.possibleWin).nextElementSibling?.textContent).toBe(won)
})

it('says how many numbers are missing', async () => {
  const user = await openBoard('&playType=XIEN2')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  expect((await inSlip()).queryByText('05')).toBeNull()
  expect(main.getByText(fill(texts.pad.choose_one, { count: 1 }))).toBeTruthy()
})

it('presses a number that is typed, and moves by arrow keys', async () => {
  const user = await openBoard('&playType=DE')
  const main = await inMain()
  const first = await main.findByRole('button', { name: '00' })
  first.focus()
  await user.keyboard('52')
  expect(main.getByRole('button', { name: '52' }).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowRight} ')
  expect(main.getByRole('button', { name: '63' }).getAttribute('aria-pressed')).toBe('true')
})

it('asks about unclear parts of a text and adds nothing before they are settled', async () => {
  const user = await openBoard('&playType=QUICK')
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: texts.quick.label }), 'lo 83 100k, 84 50k')
  expect(await main.findByText(texts.quick.reasons.LABEL)).toBeTruthy()
  await user.click(main.getByRole('button', { name: fill(texts.quick.add_one, { count: 1 }) }))
  expect((await inSlip()).getByText(texts.slip.emptyTitle)).toBeTruthy()
  // Each reading says what it buys.
  expect(main.getByRole('button', { name: /84.*1 combination · ₫1,350,000/ })).toBeTruthy()
  await user.click(main.getByRole('button', { name: /84.*1 combination · ₫50,000/ }))
  expect(await main.findByText('2 lines on 1 ticket · ₫2,750,000')).toBeTruthy()
  await user.click(await main.findByRole('button', { name: fill(texts.quick.add_other, { count: 2 }) }))
  const slip = await inSlip()
  expect(slip.getByText('83')).toBeTruthy()
  expect(slip.getByText('84')).toBeTruthy()
})

it('keeps a text that was not added yet for the length of the tab', async () => {
  const user = await openBoard('&playType=QUICK')
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: texts.quick.label }), 'de 52 50k')
  expect(sessionStorage.getItem('account:lottery-text:NORTH_EVENING')).toBe('"de 52 50k"')
  await user.click(await main.findByRole('button', { name: fill(texts.quick.add_one, { count: 1 }) }))
  expect(sessionStorage.getItem('account:lottery-text:NORTH_EVENING')).toBeNull()
})

it('marks unclear parts in the field itself; a press on one leads to its question, and the question back to it', async () => {
  const user = await openBoard('&playType=QUICK')
  const main = await inMain()
  const field = await main.findByRole<HTMLTextAreaElement>('textbox', { name: texts.quick.label })
  await user.type(field, 'de 52 50k; chan 100k; chan 200k')
  const question = await main.findByRole('button', { name: 'chan 200k' })
  const marks = () => [...(field.parentElement?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
  await waitFor(() => expect(marks()).toEqual(['chan 100k', 'chan 200k']))
  expect(field.previousElementSibling?.textContent).toContain(field.value)
  const isCurrent = (name: string) => main.getByRole('button', { name }).closest('li')?.getAttribute('aria-current')
  field.setSelectionRange(25, 25)
  fireEvent.click(field)
  expect([isCurrent('chan 100k'), isCurrent('chan 200k')]).toEqual(['false', 'true'])
  // Elsewhere no question is meant.
  field.setSelectionRange(3, 3)
  fireEvent.click(field)
  expect([isCurrent('chan 100k'), isCurrent('chan 200k')]).toEqual(['false', 'false'])
  await user.click(question)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('chan 200k')
})

it('leaves out an unknown word and keeps the bet', async () => {
  const user = await openBoard('&playType=QUICK')
  const main = await inMain()
  const field = await main.findByRole<HTMLTextAreaElement>('textbox', { name: texts.quick.label })
  await user.type(field, 'de 52 nha 50k')
  await user.click(await main.findByRole('button', { name: fill(texts.quick.removeWord, { word: 'nha' }) }))
  expect(await main.findByText('1 combination · ₫50,000', { selector: 'li span' })).toBeTruthy()
})

it('offers to leave out a word only where it cannot be a label', async () => {
  const user = await openBoard('&playType=QUICK')
  const main = await inMain()
  const field = await main.findByRole<HTMLTextAreaElement>('textbox', { name: texts.quick.label })
  fireEvent.change(field, { target: { value: 'huyen 52 50k\nhuyen\n12 50k' } })
  expect(await main.findAllByText(texts.quick.reasons.WORD)).toHaveLength(2)
  expect(main.queryByRole('button', { name: fill(texts.quick.removeWord, { word: 'huyen' }) })).toBeNull()
  // Removing an unknown header removes the lines below it.
  await user.click(main.getAllByRole('button', { name: texts.quick.remove })[1] as HTMLElement)
  expect(field.value).toBe('huyen 52 50k\n')
})

it('refuses a text over the limit at once', async () => {
  await openBoard('&playType=QUICK')
  const main = await inMain()
  const field = await main.findByRole('textbox', { name: texts.quick.label })
  fireEvent.change(field, { target: { value: 'de 52 50k\n'.repeat(2_001) } })
  expect(await main.findByText(fill(texts.quick.reasons.TOO_LONG, { max: '20,000' }))).toBeTruthy()
})

/** A day from tomorrow on, with the first two stations of the South that draw on it. */
function southernDay() {
  for (let at = serverNow() + 86_400_000; ; at += 86_400_000) {
    const day = drawDay(at)
    const [one, other] = stationsOn(day, []).filter(({ region }) => region === 'SOUTH')
    const joint = one && other && findJoint(one.code, other.code)
    if (joint) return { number: day.replaceAll('-', ''), day, at, own: one, other, joint }
  }
}

/** Writes bets on two stations, and on both together, and adds them to the slip of the first. */
async function openSouth(
  more: {
    result?: () => object
    fails?: (operation: string) => boolean
    types?: Record<string, () => object>
    reading?: object
  } = {},
) {
  const south = southernDay()
  const { code, name, region, weekdays } = south.own
  const next = draw(south.number, 7_200_000, { code, drawsAt: new Date(south.at).toISOString() })
  const plays = [play('DE', 'DE'), play('LO2', 'LO', { unit: 'POINT', price: '18.00' })]
  const own = { code, name: name ?? '', region: region ?? '', weekdays: [...weekdays] }
  const lottery = {
    ...station(),
    ...own,
    current: next,
    upcomingDraws: [next],
    board: { ...station().board, ...more.reading, plays },
  }
  let sold = 0
  const user = await openSite(`/vnlottery?gameCode=${code}&playType=QUICK`, {
    query: viewer('MEMBER'),
    ...(more.fails && { fails: more.fails }),
    types: {
      ...more.types,
      LotteryGame: () => lottery,
      PlaceLotteryTicketResult:
        more.result ??
        (() => {
          sold += 1
          const stake = vnd(sold === 3 ? '72000.00' : '36000.00')
          return { ...TICKET, ticket: { ...TICKET.ticket, id: String(sold), number: `LOT-${sold}`, stake } }
        }),
    },
  })
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: texts.quick.label }), '2d 12.34b1k; 2d 12.34dx2k')
  expect(await main.findByText(`${south.other.name} ·`)).toBeTruthy()
  expect(main.getByText(`${south.own.name} ·`)).toBeTruthy()
  expect(main.getByText('5 lines on 3 tickets · ₫144,000')).toBeTruthy()
  await user.click(main.getByRole('button', { name: fill(texts.quick.add_other, { count: 5 }) }))
  const slip = await inSlip()
  expect(slip.getByText(texts.slip.total).nextElementSibling?.textContent).toBe('₫144,000')
  return { user, slip, ...south }
}

it('names the stations of a line and of a reading where the text shortens them', async () => {
  const { own, other } = await openSouth()
  const main = await inMain()
  const field = await main.findByRole('textbox', { name: texts.quick.label })
  fireEvent.change(field, { target: { value: 'dc 12b1' } })
  expect(await main.findByText(`${own.name} ·`)).toBeTruthy()
  fireEvent.change(field, { target: { value: '2d 12.34da1' } })
  expect(
    await main.findByRole('button', { name: new RegExp(`^${own.name}: .*${other.name}: .*2 combinations`) }),
  ).toBeTruthy()
  expect(main.getByRole('button', { name: new RegExp(`^${own.name} \\+ ${other.name}: .*1 combination`) })).toBeTruthy()
})

it('reads as the member meant it on another device', async () => {
  const { own, other } = await openSouth({
    types: { Viewer: () => ({ lotteryHabits: { ...NO_HABITS, pairs: 'ACROSS' } }) },
  })
  const main = await inMain()
  fireEvent.change(await main.findByRole('textbox', { name: texts.quick.label }), { target: { value: '2d 12.34da1' } })
  expect(await main.findByText(new RegExp(texts.quick.notes.HABIT))).toBeTruthy()
  expect(main.getByText(`${own.name} + ${other.name} ·`)).toBeTruthy()
})

it('remembers the member’s answer about a reading, and asks again on request', async () => {
  const { user, own, other } = await openSouth({
    types: {
      Viewer: () => ({ lotteryHabits: NO_HABITS }),
      SaveLotteryHabitsResult: () => ({ __typename: 'SaveLotteryHabitsSuccess', viewer: null }),
    },
  })
  const main = await inMain()
  const field = await main.findByRole('textbox', { name: texts.quick.label })
  fireEvent.change(field, { target: { value: '2d 12.34da1' } })
  await user.click(
    await main.findByRole('button', { name: new RegExp(`^${own.name} \\+ ${other.name}: .*1 combination`) }),
  )
  fireEvent.change(field, { target: { value: '2d 56.78da1' } })
  expect(await main.findByText(new RegExp(texts.quick.notes.HABIT))).toBeTruthy()
  expect(main.getByText(`${own.name} + ${other.name} ·`)).toBeTruthy()
  const saved = () =>
    sent.flatMap(({ operationName, variables }) => (operationName === 'SaveLotteryHabits' ? [variables['input']] : []))
  expect(saved()).toEqual([{ pairs: 'ACROSS', ranges: null, d: null, b: null }])
  await user.click(main.getByRole('button', { name: texts.quick.askAgain }))
  expect(await main.findByText(texts.quick.reasons.LABEL)).toBeTruthy()
  expect(saved()[1]).toEqual({ pairs: null, ranges: null, d: null, b: null })
})

it('reads a text as the house means it, and counts its main stations first', async () => {
  const { own, other } = southernDay()
  const reading = {
    __typename: 'LotteryReading',
    version: 1,
    habits: { ...NO_HABITS, pairs: 'ACROSS' },
    mainStations: [other.code, own.code],
    priceUnit: 10_000,
    cutOffMinutes: 30,
  }
  await openSouth({ reading: { reading } })
  const main = await inMain()
  const field = await main.findByRole('textbox', { name: texts.quick.label })
  expect(main.getByText(new RegExp(`${other.name}, ${own.name}`))).toBeTruthy()
  expect(main.getByText(fill(texts.quick.unit, { unit: '₫10,000' }))).toBeTruthy()
  expect(main.getByText(fill(texts.quick.cutOff_other, { count: 30 }))).toBeTruthy()
  fireEvent.change(field, { target: { value: '2d 12.34da1' } })
  expect(await main.findByText(`${own.name} + ${other.name} ·`)).toBeTruthy()
  expect(main.getByText(new RegExp(texts.quick.notes.HOUSE))).toBeTruthy()
  expect(main.getByText(new RegExp(fill(texts.quick.notes.PRICE_UNIT, { unit: '₫10,000' })))).toBeTruthy()
  expect(main.getByText('1 combination · ₫360,000', { selector: 'li span' })).toBeTruthy()
  fireEvent.change(field, { target: { value: 'dc 12b1' } })
  expect(await main.findByText(`${other.name} ·`)).toBeTruthy()
})

it('says by which version of the house its text was read when it buys, and nothing of the sort for chosen numbers', async () => {
  const { user } = await openSouth()
  await user.click(await placeButton())
  await waitFor(() => expect(purchases()).toHaveLength(3))
  expect(purchases().map(({ readingVersion }) => readingVersion)).toEqual([4, 4, 4])
})

it('adds no text to a draw whose sale the house has closed before its usual time, and says so', async () => {
  const reading = { ...station().board.reading, cutOffMinutes: 30 }
  const { number, day, own } = southernDay()
  const lottery = { ...station({ closesIn: 60_000 }), code: own.code, region: 'SOUTH' }
  observeServerTime(`${day}T16:00:00+07:00`)
  const current = draw(number, -1_200_000, { code: own.code })
  const user = await openSite(`/vnlottery?gameCode=${own.code}&playType=QUICK`, {
    query: viewer('MEMBER'),
    types: { LotteryGame: () => ({ ...lottery, current, board: { ...lottery.board, reading } }) },
  })
  const main = await inMain()
  const field = await main.findByRole('textbox', { name: texts.quick.label })
  fireEvent.change(field, { target: { value: '12b1' } })
  await user.click(await main.findByRole('button', { name: fill(texts.quick.add_one, { count: 1 }) }))
  expect(main.getByText(texts.closedWait)).toBeTruthy()
  expect((await inSlip()).getByText(texts.slip.emptyTitle)).toBeTruthy()
})

it('saves a slip under a name, and reads it again at a press', async () => {
  let saved: Record<string, unknown>[] = []
  const { user, slip, own, other } = await openSouth({
    types: {
      Viewer: () => ({ lotterySheets: [], lotteryHabits: NO_HABITS }),
      LotterySheetsResult: () => {
        const { input } = sent.findLast(({ operationName }) => operationName === 'SaveLotterySheet')?.variables ?? {}
        saved = [{ __typename: 'LotterySheet', id: '9', ...(input as object) }]
        return { __typename: 'LotterySheetsSuccess', sheets: saved }
      },
    },
  })
  await user.click(await slip.findByRole('button', { name: texts.sheets.save }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.sheets.save }))
  await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.sheets.name) }), 'Every week')
  await user.click(dialog.getByRole('button', { name: texts.sheets.saveNow }))
  const main = await inMain()
  const sheets = within(await main.findByRole('region', { name: texts.sheets.title }))
  expect(saved).toMatchObject([{ name: 'Every week', code: own.code }])
  await user.click(sheets.getByRole('button', { name: 'Every week' }))
  const field = main.getByRole<HTMLTextAreaElement>('textbox', { name: texts.quick.label })
  expect(field.value).toBe(saved[0]?.['text'])
  expect(await main.findByText('5 lines on 3 tickets · ₫144,000')).toBeTruthy()
  expect(main.getByText(`${own.name} + ${other.name} ·`)).toBeTruthy()
})

it('buys bets on two stations, and on both together, as one slip with one total', async () => {
  const { user, slip, own, other, joint, number } = await openSouth()
  expect(slip.getAllByRole('listitem')).toHaveLength(3)
  expect(slip.getByText(new RegExp(`^${other.name} · `))).toBeTruthy()
  expect((await placeButton()).textContent).toContain('₫144,000')
  await user.click(await placeButton())
  expect((await slip.findByText(texts.placed.title)).textContent).toContain('₫144,000')
  expect(purchases()).toMatchObject([
    {
      code: own.code,
      firstDrawNumber: number,
      stake: '36000.00',
      lines: [{ betType: 'LO2', picks: [12, 34], amount: '1000' }],
    },
    {
      code: other.code,
      firstDrawNumber: number,
      stake: '36000.00',
      lines: [{ betType: 'LO2', picks: [12, 34], amount: '1000' }],
    },
    {
      code: joint.code,
      firstDrawNumber: number,
      stake: '72000.00',
      lines: [{ betType: 'DA_XIEN', picks: [12, 34], amount: '2000' }],
    },
  ])
  expect(new Set(purchases().map(({ requestKey }) => requestKey)).size).toBe(3)
  await user.click(slip.getByRole('button', { name: texts.placed.copy }))
  expect(await screen.findByText(texts.placed.copied)).toBeTruthy()
  const board = { region: 'NORTH', lottery: 'HA_NOI', stations: [own.code, other.code] } as const
  expect(readBetText(await navigator.clipboard.readText(), board)).toMatchObject({
    lines: [
      { lottery: own.code, betType: 'LO2', picks: [12, 34], stakeMinor: 10_000_000n },
      { lottery: other.code, betType: 'LO2', picks: [12, 34], stakeMinor: 10_000_000n },
      { lottery: joint.code, betType: 'DA_XIEN', picks: [12, 34], stakeMinor: 20_000_000n },
    ],
    questions: [],
    errors: [],
  })
  expect(slip.getAllByRole('link', { name: texts.placed.link })).toHaveLength(3)
  expect(slip.getByText(texts.slip.emptyTitle)).toBeTruthy()
})

it('keeps the lines of the station that was refused, says why, and confirms the others', async () => {
  let tries = 0
  const { user, slip, own, other } = await openSouth({
    result: () => {
      tries += 1
      return tries === 2
        ? {
            __typename: 'LotteryCeilingReached',
            code: 'CEILING_REACHED',
            betType: 'LO2',
            picks: [34],
            remaining: vnd('400.00'),
          }
        : { ...TICKET, ticket: { ...TICKET.ticket, id: String(tries), stake: vnd('36000.00') } }
    },
  })
  await user.click(await placeButton())
  expect((await slip.findByText(texts.placed.title)).textContent).toContain('₫72,000')
  const refusal = await slip.findByText(errors.codes.CEILING_REACHED)
  expect(refusal.parentElement?.textContent).toBe(`${other.name}: ${errors.codes.CEILING_REACHED}`)
  expect(slip.getByText(fill(texts.problems.CEILING, { number: '34', amount: '₫400' }))).toBeTruthy()
  expect(slip.getByText(new RegExp(`^${other.name} · `))).toBeTruthy()
  expect(slip.queryByText(new RegExp(`^${own.name} · `))).toBeNull()
  expect(slip.getByText(texts.slip.total).nextElementSibling?.textContent).toBe('₫36,000')
})

it.each([
  ['STAKE_LIMIT_REACHED', '5000.00', '5000.00'],
  ['BONUS_STAKE_REACHED', '3000.00', '3000.00'],
  ['LOSS_LIMIT_REACHED', '15000.00', '7000.00'],
] as const)('names the limit that refused a ticket: %s', async (code, limit, remaining) => {
  const { user, slip } = await openSouth({
    result: () => ({ __typename: 'LotteryStakeLimited', code, limit: vnd(limit), remaining: vnd(remaining) }),
  })
  await user.click(await placeButton())
  const whole = (amount: string) => `₫${Number(amount).toLocaleString('en')}`
  const text = fill(texts.slip.overLimit[code], { limit: whole(limit), remaining: whole(remaining) })
  // Beside the lines of each ticket.
  expect(await slip.findAllByText(text, { exact: false })).toHaveLength(3)
})

it('shows before a bet the amounts that limits and bonus allow', async () => {
  const limit = (kind: string, amount: string) => ({ kind, left: { amount: vnd(amount) } })
  const limits = { limits: [limit('STAKE', '5000.00'), limit('LOSS', '900000.00'), limit('LOSS', '700000.00')] }
  const { slip } = await openSouth({
    types: {
      Viewer: () => ({ limits }),
      Bonus: () => ({ maxStake: vnd('50000.00') }),
    },
  })
  const own = texts.slip.ownLimits
  expect((await slip.findByText(fill(own.STAKE_LIMIT_REACHED, { limit: '₫5,000' }))).className).toContain('text-bad')
  const ofBonus = slip.getByText(fill(own.BONUS_STAKE_REACHED, { limit: '₫50,000' }))
  // Bets on both stations together cost more than that.
  expect(ofBonus.className).toContain('text-bad')
  expect(slip.getByText(fill(own.LOSS_LIMIT_REACHED, { limit: '₫700,000' })).className).toContain('text-muted')
})

it('sends only the purchase whose answer was lost again, under its key', async () => {
  let requested = 0
  const { user, slip, other } = await openSouth({
    fails: (operation) => operation === 'PlaceLotteryTicket' && (requested += 1) === 2,
  })
  await user.click(await placeButton())
  await waitFor(() => expect(purchases()).toHaveLength(4))
  const [, lost, again] = purchases()
  expect(lost).toMatchObject({ code: other.code })
  expect(again).toEqual(lost)
  expect(await slip.findByText(texts.slip.emptyTitle)).toBeTruthy()
  expect((await slip.findByText(texts.placed.title)).textContent).toContain('₫144,000')
})

it('keeps the slip, shows the new total and asks again when odds have changed', async () => {
  let tries = 0
  const user = await openBoard('&playType=DE', station(), {
    result: () => ((tries += 1) === 1 ? { __typename: 'Problem', code: 'ODDS_CHANGED' } : TICKET),
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
  const slip = await inSlip()
  expect(await slip.findByText(errors.codes.ODDS_CHANGED)).toBeTruthy()
  expect(slip.getByText(fill(texts.slip.totalBefore, { before: '₫10,000', now: '₫10,000' }))).toBeTruthy()
  await user.click(await placeButton())
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  // The answer to the first was known, so the second is another purchase.
  const keys = purchases().map(({ requestKey }) => requestKey)
  expect(new Set(keys).size).toBe(2)
})

it('repeats a purchase with unknown outcome as it was sent, although the draw has moved on, and removes what was sold', async () => {
  const lottery = station()
  let isLost = true
  const user = await openBoard('&playType=DE', lottery, {
    fails: (operation) => operation === 'PlaceLotteryTicket' && isLost,
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
  const slip = await inSlip()
  expect(await slip.findByRole('button', { name: texts.slip.checkAgain })).toBeTruthy()
  const requested = { query: LotteryDrawsDocument, variables: { code: 'NORTH_EVENING', withMine: true } }
  // Again, as long as the draws that the page asks for after the attempt come later.
  await waitFor(() => {
    client.cache.updateQuery(requested, (data) =>
      data && 'lottery' in data && data.lottery
        ? { ...data, lottery: { ...data.lottery, current: lottery.upcomingDraws[1] as never } }
        : undefined,
    )
    expect(main.getByRole('link', { name: saidDay('2026-11-23') })).toBeTruthy()
  })
  expect(JSON.stringify(sessionStorage)).toContain('lottery-purchase:NORTH_EVENING:ZY')

  await user.click(main.getByRole('button', { name: '52' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  expect(slip.getByText(fill(texts.slip.unknown, { number: saidDay('2026-11-22'), amount: '₫10,000' }))).toBeTruthy()
  expect(slip.queryByRole('button', { name: new RegExp(`^${texts.slip.place}`) })).toBeNull()
  isLost = false
  await user.click(slip.getByRole('button', { name: texts.slip.checkAgain }))
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  const [first, ...others] = purchases()
  expect(first).toMatchObject({ firstDrawNumber: '20261122', lines: [{ picks: [5] }] })
  expect(others).toEqual(others.map(() => first))
  expect(slip.queryByText('05')).toBeNull()
  expect(slip.getByText('52')).toBeTruthy()
})

it('checks a purchase that an earlier version of the page kept in the tab, with the lines it buys', async () => {
  const lines = [{ betType: 'DE', picks: [5], amount: '10000' }]
  const terms = { draws: 1, stopWhenWon: false, mode: 'ZY', oddsVersion: CURRENT_ODDS }
  const received = { code: 'HA_NOI', ...terms, stake: '10000.00', lines }
  // oxlint-disable-next-line names/nouns -- as earlier releases stored it
  const stored = { requestKey: 'a-key', asked: { ...received, number: '20261122' }, lineIds: [1] }
  sessionStorage.setItem('account:lottery-purchase:HA_NOI:ZY', JSON.stringify(stored))
  const line = { id: 1, betType: 'DE', picks: [5], stake: '10000' }
  sessionStorage.setItem('account:lottery-slip:HA_NOI:ZY', JSON.stringify([line]))
  const user = await openSite('/vnlottery?gameCode=HA_NOI', {
    query: viewer('MEMBER'),
    types: { LotteryGame: () => ({ ...station(), code: 'HA_NOI' }), PlaceLotteryTicketResult: () => TICKET },
  })
  const slip = await inSlip()
  expect(slip.getByText('05')).toBeTruthy()
  await user.click(slip.getByRole('button', { name: texts.slip.checkAgain }))
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  expect(purchases()).toEqual([{ requestKey: 'a-key', ...received, firstDrawNumber: '20261122' }])
  expect(slip.getByText(texts.slip.emptyTitle)).toBeTruthy()
})

it('checks a recent purchase by itself after a reload', async () => {
  const lines = [{ betType: 'DE', picks: [5], amount: '10000' }]
  const terms = { draws: 1, stopWhenWon: false, mode: 'ZY', oddsVersion: CURRENT_ODDS }
  const received = { code: 'BAC_NINH', firstDrawNumber: '20261122', ...terms, stake: '10000.00', lines }
  const stored = [{ requestKey: 'another-key', order: received, lineIds: [1], sentAt: serverNow() - 60_000 }]
  sessionStorage.setItem('account:lottery-purchase:BAC_NINH:ZY', JSON.stringify(stored))
  await openSite('/vnlottery?gameCode=BAC_NINH', {
    query: viewer('MEMBER'),
    types: { LotteryGame: () => ({ ...station(), code: 'BAC_NINH' }), PlaceLotteryTicketResult: () => TICKET },
  })
  const slip = await inSlip()
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  expect(purchases()).toEqual([{ requestKey: 'another-key', ...received }])
})

it('buys a ticket once where the platform would sell it again, and leaves it to the member to look', async () => {
  const user = await openSite('/vnlottery?gameCode=NORTH_EVENING&playType=DE', {
    query: viewer('MEMBER'),
    site: { canRepeatMutations: false },
    fails: (operation) => operation === 'PlaceLotteryTicket',
    types: { LotteryGame: () => station() },
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
  const slip = await inSlip()
  const link = await slip.findByRole('link', { name: faults.outcome.look })
  expect(
    slip.getByText(fill(texts.slip.mayBuyTwice, { number: saidDay('2026-11-22'), amount: '₫10,000' })),
  ).toBeTruthy()
  expect(slip.queryByRole('button', { name: texts.slip.checkAgain })).toBeNull()
  expect(slip.queryByRole('button', { name: new RegExp(`^${texts.slip.place}`) })).toBeNull()
  await user.click(link)
  await waitFor(() => expect(location.pathname).toBe('/member/lottery-tickets'))
  expect(JSON.stringify(sessionStorage)).not.toContain('lottery-purchase:NORTH_EVENING:ZY')
  expect(purchases()).toHaveLength(1)
})

it('sells the slip after an attempt that was refused as too frequent', async () => {
  let tries = 0
  const user = await openBoard('&playType=DE', station(), {
    result: () => ((tries += 1) === 1 ? { __typename: 'Problem', code: 'RATE_LIMITED' } : TICKET),
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
  await waitFor(() => expect(purchases()).toHaveLength(1))
  await user.click(await placeButton())
  expect(await (await inSlip()).findByText(texts.placed.title)).toBeTruthy()
})

it('drops what the last attempt was refused for once the slip is changed', async () => {
  const user = await openBoard('&playType=DE', station(), {
    result: () => ({ __typename: 'Problem', code: 'INSUFFICIENT_BALANCE' }),
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  await user.click(await placeButton())
  expect(await slip.findByText(errors.codes.INSUFFICIENT_BALANCE)).toBeTruthy()
  const [stake] = slip.getAllByRole('textbox')
  await user.type(stake as HTMLElement, '{Backspace}')
  await waitFor(() => expect(slip.queryByText(errors.codes.INSUFFICIENT_BALANCE)).toBeNull())
  await user.click(await placeButton())
  expect(await slip.findByText(errors.codes.INSUFFICIENT_BALANCE)).toBeTruthy()
})

it('says which typed numbers count once', async () => {
  const board = station()
  board.board.plays.push(play('LO3', 'LO', { unit: 'POINT', price: '27.00' }))
  const user = await openBoard('&playType=LO3', board)
  const main = await inMain()
  const field = await main.findByRole('textbox', { name: fill(texts.typedLabel, { digits: 3 }) })
  await user.type(field, '007 123')
  expect(main.queryByText(fill(texts.typedRepeated, { numbers: '007' }))).toBeNull()
  await user.type(field, ' 007')
  expect(main.getByText(fill(texts.typedRepeated, { numbers: '007' }))).toBeTruthy()
})

it('marks the line whose ceiling is reached and offers the remaining stake', async () => {
  const user = await openBoard('&playType=DE', station(), {
    result: () => ({
      __typename: 'LotteryCeilingReached',
      code: 'CEILING_REACHED',
      betType: 'DE',
      picks: [5],
      remaining: vnd('4000.00'),
    }),
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
  const slip = await inSlip()
  expect(await slip.findByText(fill(texts.problems.CEILING, { number: '05', amount: '₫4,000' }))).toBeTruthy()
  await user.click(slip.getByRole('button', { name: fill(texts.problems.setTo, { amount: '₫4,000' }) }))
  expect((slip.getByRole('textbox') as HTMLInputElement).value).toBe('4000')
})

/** Adds a line and places the slip in a browser whose clock is wrong by so many minutes. */
async function placeAt(minutesOff: number, lottery: ReturnType<typeof station>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutesOff * 60_000 })
  const user = await openBoard('&playType=DE', lottery)
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
}

it.each([0, 7, -7])(
  'sells nothing once the draw has closed by the server’s clock, with a browser’s that is %i minutes off',
  async (minutesOff) => {
    await placeAt(minutesOff, station({ closesIn: -1_000 }))
    expect((await inSlip()).getByText(texts.closedWait)).toBeTruthy()
    expect(purchases()).toEqual([])
  },
)

it.each([7, -7])(
  'sells until the draw closes by the server’s clock, with a browser’s that is %i minutes off',
  async (minutesOff) => {
    await placeAt(minutesOff, station({ closesIn: 60_000 }))
    await waitFor(() => expect(purchases()).toHaveLength(1))
  },
)

it('buys several draws and stops when one wins', async () => {
  const user = await openBoard('&playType=DE')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  await user.selectOptions(slip.getByRole('combobox'), '3')
  await user.click(slip.getByRole('checkbox'))
  expect(slip.getByText(texts.slip.total).nextElementSibling?.textContent).toBe('₫30,000')
  await user.click(await placeButton())
  await waitFor(() => expect(purchases()[0]).toMatchObject({ draws: 3, stopWhenWon: true, stake: '10000.00' }))
})

it('keeps the draws of the slip, and to stop when won, past a reload, until it is bought', async () => {
  const line = { id: 1, betType: 'DE', picks: [5], stake: '10000' }
  sessionStorage.setItem('account:lottery-slip:HAI_PHONG:ZY', JSON.stringify([line]))
  sessionStorage.setItem('account:lottery-draws:HAI_PHONG:ZY', JSON.stringify({ draws: 3, stopWhenWon: true }))
  const user = await openSite('/vnlottery?gameCode=HAI_PHONG', {
    query: viewer('MEMBER'),
    types: { LotteryGame: () => ({ ...station(), code: 'HAI_PHONG' }), PlaceLotteryTicketResult: () => TICKET },
  })
  const slip = await inSlip()
  expect(slip.getByRole('combobox', { name: texts.slip.draws })).toHaveProperty('value', '3')
  expect(slip.getByText(texts.slip.total).nextElementSibling?.textContent).toBe('₫30,000')
  await user.click(await placeButton())
  await waitFor(() => expect(purchases()[0]).toMatchObject({ draws: 3, stopWhenWon: true }))
  await waitFor(() => expect(Object.keys(sessionStorage)).not.toContain('account:lottery-draws:HAI_PHONG:ZY'))
})

it('asks a visitor to log in and keeps the slip', async () => {
  const user = await openBoard('&playType=DE', station(), { query: { viewer: null } })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  await user.click(slip.getByRole('button', { name: new RegExp(`^${texts.slip.logInToPlace}`) }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(slip.getByText('05')).toBeTruthy()
  expect(purchases()).toEqual([])
})

it('gives the slip back to the account that logs in again after its session has ended, and to no other', async () => {
  const member = (id: string) => ({ query: { viewer: { ...viewer('MEMBER').viewer, id } } })
  const user = await openBoard('&playType=DE', station(), member('7'))
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.selectOptions((await inSlip()).getByRole('combobox'), '3')
  const endAndLogIn = async (id: string) => {
    generateData({ types: { LotteryGame: station } })
    act(() => announceSessionExpiry())
    await waitFor(() => expect(screen.queryByText('VIP3')).toBeNull())
    expect((await inSlip()).getByText(texts.slip.emptyTitle)).toBeTruthy()
    generateData({ ...member(id), types: { LotteryGame: station } })
    await act(() => showViewer(client))
  }
  await endAndLogIn('7')
  expect(await (await inSlip()).findByText('05')).toBeTruthy()
  expect((await inSlip()).getByRole('combobox', { name: texts.slip.draws })).toHaveProperty('value', '3')
  await endAndLogIn('8')
  expect((await inSlip()).getByText(texts.slip.emptyTitle)).toBeTruthy()
  await endAndLogIn('7')
  expect((await inSlip()).getByText(texts.slip.emptyTitle)).toBeTruthy()
})

it('forgets the slip when the player logs out', async () => {
  const user = await openBoard('&playType=DE')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  expect(slip.getByText('05')).toBeTruthy()
  expect(JSON.stringify(sessionStorage)).toContain('NORTH_EVENING')
  // A slip of another board, kept before the page was loaded.
  sessionStorage.setItem('account:lottery-slip:SSC_1M:LOTT', '[]')
  await dropViewer(client)
  expect(await slip.findByText(texts.slip.emptyTitle)).toBeTruthy()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('lottery'))).toEqual([])
})

it('says so when there is no such lottery', async () => {
  await openBoard('', station(), { query: { lottery: null } })
  expect(await screen.findByRole('heading', { level: 1, name: texts.missingTitle })).toBeTruthy()
})

it('lists the stations that still sell for today before the fast draws, and the others after them', async () => {
  const midnight = Date.parse(`${addDays(formatDate(Date.now()), 1)}T00:00:00+07:00`)
  const sellingUntil = (at: number) => ({
    ...station(),
    gameId: '1',
    mode: 'ZY',
    isDrawnToday: true,
    current: { ...station().current, closesAt: new Date(at).toISOString(), drawsAt: new Date(at).toISOString() },
  })
  const today = sellingUntil(midnight - 1)
  // Draws today, and sells for its next draw already.
  const next = sellingUntil(midnight + 3_600_000)
  const closed = { ...next, code: 'HA_NOI', name: 'Hà Nội', gameId: '3', current: { ...next.current, code: 'HA_NOI' } }
  const fast = {
    ...today,
    code: 'SSC_1M',
    name: '5D · 1 min',
    gameId: '2',
    kind: 'SSC',
    region: null,
    intervalSeconds: 60,
    mode: 'LOTT',
  }
  await openSite('/elott', { query: { lotteries: [fast, closed, today] } })
  const main = await inMain()
  await main.findByRole('heading', { level: 2, name: texts.today })
  const names = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names.indexOf(texts.fast)).toBeGreaterThan(names.indexOf(texts.today))
  const ofToday = within(main.getByRole('region', { name: texts.today }))
  expect(ofToday.queryByText('Hà Nội')).toBeNull()
  expect(within(main.getByRole('region', { name: texts.otherStations })).getByText('Hà Nội')).toBeTruthy()
  expect(main.getByRole('link', { name: 'Miền Bắc Tối' }).getAttribute('href')).toBe(
    '/vnlottery?gameCode=NORTH_EVENING',
  )
  expect(main.getByRole('link', { name: '5D · 1 min' }).getAttribute('href')).toBe('/lottery?gameCode=SSC_1M')
})

it('plays at a prize series up to the own highest: lower prizes, and the rest comes back', async () => {
  const fast = {
    ...station(),
    code: 'SSC_1M',
    name: 'SSC',
    kind: 'SSC',
    region: null,
    intervalSeconds: 60,
    weekdays: [],
    board: {
      ...station().board,
      mode: 'LOTT',
      series: 1950,
      minSeries: 1700,
      maxSeries: 1950,
      plays: [play('SUM_SIZE', 'SUM', { choices: ['SMALL', 'BIG'], payouts: ['1.95', '1.95'] })],
    },
  }
  const user = await openSite('/lottery?gameCode=SSC_1M', {
    query: viewer('MEMBER'),
    types: { LotteryGame: () => fast, PlaceLotteryTicketResult: () => TICKET },
  })
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: new RegExp(texts.series.label) })
  expect([slider.min, slider.max, slider.value]).toEqual(['1700', '1950', '1950'])
  expect(slider.getAttribute('aria-valuetext')).toBe(`1950. ${texts.series.highest}`)
  fireEvent.change(slider, { target: { value: '1800' } })
  await waitFor(() =>
    expect(slider.getAttribute('aria-valuetext')).toContain(fill(texts.series.rebate, { rebate: '7.50%' })),
  )
  const [big] = (await inMain()).getAllByRole('button', { name: /1\.8$/ })
  if (!big) throw new Error('No choice pays 1.8.')
  await user.click(big)
  await user.click((await inMain()).getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
  await waitFor(() => expect(purchases()).toHaveLength(1))
  expect(purchases()[0]).toMatchObject({ mode: 'LOTT', series: 1800, rebate: '0.075' })
})

it.each(['/lottery?gameCode=NORTH_EVENING&playType=XIEN2', '/vnlottery?playType=XIEN2'])(
  'keeps the bet type of %s, which leads to another address',
  async (address) => {
    await openSite(address, {
      query: viewer('MEMBER'),
      types: {
        LotteryGame: () => ({
          ...station(),
          code: new URLSearchParams(location.search).get('gameCode') ?? 'NORTH_EVENING',
        }),
      },
    })
    expect(await (await inMain()).findByRole('tab', { selected: true, name: /xien/i })).toBeTruthy()
    expect(location.search).toContain('playType=XIEN2')
  },
)

it('shows the numbers of the last draw as events tell them, and takes none back', async () => {
  await openBoard('')
  const onSale = within(await (await inMain()).findByRole('region', { name: texts.drawOnSale }))
  const say = (number: string, drawsAt: string, numbers: string[]) =>
    act(() =>
      emitLiveEvent({
        __typename: 'LotteryDrawChanged',
        cursor: 'c',
        code: 'NORTH_EVENING',
        number,
        state: 'DRAWN',
        closesAt: drawsAt,
        drawsAt,
        numbers,
        isComplete: false,
      } as LiveEventOf<'LotteryDrawChanged'>),
    )
  await waitFor(() => {
    // The page may not listen yet.
    say('20261121', '2026-11-21T14:15:00Z', ['11111', '22222'])
    expect(onSale.getByText('222', { exact: false }).textContent).toBe('22222')
  })
  say('20261120', '2026-11-20T14:15:00Z', ['33333'])
  expect(onSale.getByText('222', { exact: false })).toBeTruthy()
})

it('closes an open board when its lottery is switched off, says why, and opens it again', async () => {
  await openBoard('')
  const main = await inMain()
  await main.findByRole('button', { name: texts.pad.add })
  const turn = (isUnderMaintenance: boolean) => {
    changeResponses('LotteryDraws', (data: { lottery: { isUnderMaintenance: boolean } }) => {
      data.lottery.isUnderMaintenance = isUnderMaintenance
    })
    const event = { __typename: 'GamesSwitched', cursor: 'c', gameIds: ['41'], isUnderMaintenance }
    act(() => emitLiveEvent(event as LiveEventOf<'GamesSwitched'>))
  }
  turn(true)
  // Pages ask again after a second and a half.
  await main.findByText('Miền Bắc Tối is under maintenance')
  expect(main.getByText(texts.switchedOff.text)).toBeTruthy()
  expect(main.queryByRole('button', { name: texts.pad.add })).toBeNull()
  turn(false)
  await main.findByRole('button', { name: texts.pad.add })
})

it('takes no bets while the draw on sale is on hold, says why, and takes them again', async () => {
  const user = await openBoard('&playType=DE')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const turn = (hold: object | null) => {
    changeResponses('LotteryDraws', (data: { lottery: { current: { hold: object | null } } }) => {
      data.lottery.current.hold = hold
    })
    const event = {
      __typename: 'LotteryDrawChanged',
      cursor: 'c',
      code: 'NORTH_EVENING',
      number: '20261122',
      numbers: [],
    }
    act(() => emitLiveEvent({ ...event, isHeld: hold !== null } as unknown as LiveEventOf<'LotteryDrawChanged'>))
  }
  turn({ __typename: 'LotteryHold', since: '2026-11-22T10:00:00Z', reason: 'The drum is checked' })
  await main.findByText('Reason: The drum is checked')
  const button = await placeButton()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(purchases()).toEqual([])
  turn(null)
  await waitFor(() => expect(main.queryByText('Reason: The drum is checked')).toBeNull())
  expect((await placeButton()).getAttribute('aria-disabled')).not.toBe('true')
})

it.each([
  [{ state: 'SETTLED', resultVersion: 2 }, 'Corrected'],
  [{ state: 'VOID', resultVersion: 1 }, 'Void'],
])('marks a last result that was overruled: %o', async (change, mark) => {
  const last = draw('20261121', -86_400_000, { numbers: ['11111'], isComplete: true, ...change })
  await openBoard('', { ...station(), last } as unknown as ReturnType<typeof station>)
  const onSale = within(await (await inMain()).findByRole('region', { name: texts.drawOnSale }))
  expect(onSale.getByText(mark)).toBeTruthy()
})

const dayIn = (days: number) => drawDay(serverNow() + days * 86_400_000)

it('says on which of the next days its station pauses', async () => {
  const lottery = station()
  const upcomingDraws = [lottery.current, draw('20261130', 3 * 86_400_000)]
  await openBoard(
    '',
    { ...lottery, upcomingDraws },
    {
      query: {
        lotteryHolidays: [
          { __typename: 'LotteryHoliday', region: 'SOUTH', day: dayIn(1) },
          { __typename: 'LotteryHoliday', region: 'NORTH', day: dayIn(2) },
          { __typename: 'LotteryHoliday', region: 'NORTH', day: dayIn(40) },
        ],
      },
    },
  )
  expect(await (await inMain()).findByText(fill(texts.noDrawOn, { days: saidDay(dayIn(2)) }))).toBeTruthy()
})

it('leads to the station whose sale the house closes next', async () => {
  const onSale = (code: string, closesIn: number) => ({
    ...station(),
    code,
    current: draw('20261128', closesIn, { code }),
  })
  // By the calendar all of them close at the same time; a station of the South that has closed sells no more.
  const lotteries = [onSale('LONG_AN', 7_200_000), onSale('BINH_PHUOC', 3_600_000), onSale('HO_CHI_MINH', -1_000)]
  await openSite('/vnlottery', {
    query: { ...viewer('MEMBER'), lotteries },
    types: {
      LotteryGame: () => ({
        ...station(),
        code: new URLSearchParams(location.search).get('gameCode') ?? 'NORTH_EVENING',
      }),
    },
  })
  await waitFor(() => expect(new URLSearchParams(location.search).get('gameCode')).toBe('BINH_PHUOC'))
})

it('offers the stations of the day as partners, and sells da xien over both', async () => {
  const code = 'CENTRAL_EVENING'
  const [partner] = getPartners(code, drawDay(serverNow() + 7_500_000), [])
  if (!partner) throw new Error('No partner draws today.')
  const single = { ...station(), code, name: 'Miền Trung Tối', region: 'CENTRAL' }
  const joint = {
    ...single,
    code: partner.code,
    name: partner.name ?? '',
    board: {
      ...single.board,
      plays: [play('DA_XIEN', 'XIEN', { minPicks: 2, maxPicks: 20, price: '36.00', payouts: ['310.00'] })],
    },
  }
  let shown = single
  const user = await openSite(`/vnlottery?gameCode=${code}`, {
    query: viewer('MEMBER'),
    types: { LotteryGame: () => shown, PlaceLotteryTicketResult: () => TICKET },
  })
  const main = await inMain()
  const choice = await main.findByRole('combobox', { name: texts.partner })
  shown = joint
  await user.selectOptions(choice, partner.code)
  expect(await main.findByText(new RegExp(texts.rules.PAIRS))).toBeTruthy()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: '52' }))
  expect(main.getByText('₫360,000')).toBeTruthy()
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  await user.click(await placeButton())
  expect(purchases()).toMatchObject([{ code: partner.code, lines: [{ betType: 'DA_XIEN', picks: [5, 52] }] }])
})

it('closes the board to a member who may not play, and says why', async () => {
  const restriction = {
    __typename: 'Restriction',
    kind: 'SELF_EXCLUSION',
    until: null,
    isPlayBlocked: true,
    isDepositBlocked: true,
  }
  await openBoard('', station(), { query: { viewer: { ...viewer('MEMBER').viewer, restriction } } })
  const main = await inMain()
  expect(await main.findByText(restrictions.gameTitle)).toBeTruthy()
  expect(main.queryByRole('region', { name: texts.slip.title })).toBeNull()
  expect(main.queryByRole('button', { name: texts.pad.add })).toBeNull()
})
