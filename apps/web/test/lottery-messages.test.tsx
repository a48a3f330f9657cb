import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import texts from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetAccountStores } from '../src/access/account-store.ts'
import { COMMON_SLIP, useSlip } from '../src/domains/lottery/board/slip-store.ts'
import { draw, inMain, inSlip, purchases, station, TICKET, vnd } from './lottery-board.ts'
import { fill, openSite, viewer } from './site.tsx'
import { saidDay } from './said.ts'

// Slips are kept for the tab.
afterEach(forgetAccountStores)
afterEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

const placeButton = async () => (await inSlip()).getByRole('button', { name: new RegExp(`^${texts.slip.place}`) })

/** Monday at half past five: the South sells for Tuesday, the North for this evening. */
async function openLobby(
  more: { result?: (input: Record<string, unknown>) => object; at?: string; cutOffMinutes?: number } = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(more.at ?? '2026-11-23T17:30:00+07:00') })
  const current = (code: string, number: string, closes: string) =>
    draw(number, 0, { code, closesAt: closes, drawsAt: closes, serverTime: new Date().toISOString() })
  const rows = [
    ['HA_NOI', 'NORTH', '20261123', '2026-11-23T18:10:00+07:00'],
    ['BEN_TRE', 'SOUTH', '20261124', '2026-11-24T16:10:00+07:00'],
    ['VUNG_TAU', 'SOUTH', '20261124', '2026-11-24T16:10:00+07:00'],
  ] as const
  const { board, ...lottery } = station()
  const reading = { ...board.reading, cutOffMinutes: more.cutOffMinutes ?? 0 }
  const listed = rows.map(([code, region, number, closes]) => ({
    ...lottery,
    board: { ...board, reading },
    code,
    gameId: code,
    name: code,
    region,
    mode: 'ZY',
    isDrawnToday: false,
    current: current(code, number, closes),
  }))
  const user = await openSite('/elott', {
    query: { ...viewer('MEMBER'), lotteries: listed, lotteryHolidays: [] },
    types: {
      LotteryGame: () => listed[0] ?? {},
      PlaceLotteryTicketResult: () =>
        more.result?.(purchases().at(-1) ?? {}) ?? {
          ...TICKET,
          ticket: {
            ...TICKET.ticket,
            id: String(purchases().length),
            stake: vnd('18000.00'),
            // Later than each of these tests, so that the receipt stays one.
            draws: TICKET.ticket.draws.map((drawn) => ({ ...drawn, drawsAt: '2026-11-25T14:15:00Z' })),
          },
        },
    },
  })
  return user
}

const MESSAGE = 'mn\nbt 12b1 vt 12b2\nmb\nde 34 10k'

async function readMessage(user: Awaited<ReturnType<typeof openLobby>>, text: string) {
  const main = await inMain()
  fireEvent.change(await main.findByRole('textbox', { name: texts.quick.label }), { target: { value: text } })
  await user.click(main.getByRole('button', { name: texts.quick.open }))
  return main
}

it('keeps the slip of a message past a reload', async () => {
  // Before the page first reads what the tab has.
  const line = { id: 1, betType: 'DE', picks: [5], stake: '10000', lottery: 'HA_NOI', number: '20261123' }
  sessionStorage.setItem('account:lottery-slip:ALL', JSON.stringify([line]))
  await openLobby()
  const slip = await inSlip()
  expect(slip.getByRole('heading', { name: new RegExp(`^Hà Nội · Draw ${saidDay('2026-11-23')}`) })).toBeTruthy()
  expect(slip.getByText('05')).toBeTruthy()
})

it('buys a message for several stations and draws on the page of all lotteries as one slip, a ticket of each', async () => {
  const toldBefore: number[] = []
  const user = await openLobby({
    result: () => {
      toldBefore.push(screen.queryAllByText(texts.placed.title).length)
      return { ...TICKET, ticket: { ...TICKET.ticket, id: String(purchases().length), stake: vnd('18000.00') } }
    },
  })
  const main = await readMessage(user, MESSAGE)
  await user.click(await main.findByRole('button', { name: fill(texts.quick.add_other, { count: 3 }) }))
  const slip = await inSlip()
  const heads = () => slip.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(heads()).toEqual([
    `Bến Tre · Draw ${saidDay('2026-11-24')}1 line · ₫18,000`,
    `Vũng Tàu · Draw ${saidDay('2026-11-24')}1 line · ₫36,000`,
    `Hà Nội · Draw ${saidDay('2026-11-23')}1 line · ₫10,000`,
  ])
  const button = await placeButton()
  expect(button.textContent).toContain('₫64,000')
  expect(button.textContent).toContain(
    fill(texts.slip.forDraws, { numbers: `${saidDay('2026-11-23')}, ${saidDay('2026-11-24')}` }),
  )
  await user.click(button)
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  expect(purchases()).toMatchObject([
    { code: 'BEN_TRE', firstDrawNumber: '20261124', stake: '18000.00', draws: 1 },
    { code: 'VUNG_TAU', firstDrawNumber: '20261124', stake: '36000.00' },
    { code: 'HA_NOI', firstDrawNumber: '20261123', stake: '10000.00' },
  ])
  expect(new Set(purchases().map(({ requestKey }) => requestKey)).size).toBe(3)
  expect(slip.getByText(texts.slip.emptyTitle)).toBeTruthy()
  // One receipt tells of all of them, when the last is bought.
  expect(toldBefore).toEqual([0, 0, 0])
})

it('says the same number of lines and tickets before a message is added, before it is bought and after', async () => {
  const user = await openLobby({
    result: ({ code, lines }) => ({
      ...TICKET,
      // As the platform sells them: each number that pays by itself is a line.
      ticket: { ...TICKET.ticket, id: String(code), lineCount: code === 'HA_NOI' ? 4 : (lines as unknown[]).length },
    }),
  })
  const main = await readMessage(user, 'mn\nbt 12b1 vt 12b2\nmb\nde 34 35 36 10k; xien 00 83 12 10k')
  expect(await main.findByText(/^6 lines on 3 tickets · /)).toBeTruthy()
  expect(main.getByText(fill(texts.quick.read_other, { count: 6 }))).toBeTruthy()
  await user.click(main.getByRole('button', { name: fill(texts.quick.add_other, { count: 6 }) }))
  const slip = await inSlip()
  expect(slip.getByText('6 lines on 3 tickets')).toBeTruthy()
  expect(slip.getByRole('heading', { level: 2 }).nextElementSibling?.textContent).toBe('6')
  expect(slip.getByRole('heading', { name: /^Hà Nội/ }).textContent).toContain('4 lines')
  await user.click(await placeButton())
  const receipt = within((await slip.findByText(texts.placed.title)).closest('[role=status]') as HTMLElement)
  expect(receipt.getByText('6 lines on 3 tickets')).toBeTruthy()
  expect(receipt.getByText(/4 lines/)).toBeTruthy()
})

it('asks on the page of all lotteries where a text says other bets on each station, and reads it as answered', async () => {
  const user = await openLobby()
  const main = await readMessage(user, 'de 12 50k')
  expect(await main.findByText(texts.quick.reasons.STATION)).toBeTruthy()
  await user.click(main.getByRole('button', { name: /^Hà Nội · / }))
  expect(await main.findByText('1 combination · ₫50,000', { selector: 'li span' })).toBeTruthy()
  await user.click(main.getByRole('button', { name: fill(texts.quick.add_one, { count: 1 }) }))
  expect(
    (await inSlip()).getByRole('heading', { name: new RegExp(`^Hà Nội · Draw ${saidDay('2026-11-23')}`) }),
  ).toBeTruthy()
})

it('offers no board for a message whose sale the house has closed before its usual time', async () => {
  const user = await openLobby({ cutOffMinutes: 45 })
  const main = await readMessage(user, 'de 12 50k')
  expect(await main.findByText(fill(texts.quick.cutOff_other, { count: 45 }))).toBeTruthy()
  await user.click(await main.findByRole('button', { name: fill(texts.quick.add_one, { count: 1 }) }))
  expect(
    (await inSlip()).getByRole('heading', { name: new RegExp(`^Bến Tre · Draw ${saidDay('2026-11-24')}`) }),
  ).toBeTruthy()
})

it('keeps the refused ticket of a message with its reason beside its lines, and reports the others as bought', async () => {
  const user = await openLobby({
    result: ({ code }) =>
      code === 'VUNG_TAU'
        ? { __typename: 'Problem', code: 'DRAW_CLOSED' }
        : { ...TICKET, ticket: { ...TICKET.ticket, id: String(code), stake: vnd('18000.00') } },
  })
  const main = await readMessage(user, MESSAGE)
  await user.click(await main.findByRole('button', { name: fill(texts.quick.add_other, { count: 3 }) }))
  await user.click(await placeButton())
  const slip = await inSlip()
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  const part = within(slip.getByRole('region', { name: /^Vũng Tàu/ }))
  expect(part.getByRole('alert').textContent).toContain(errors.codes.DRAW_CLOSED)
  expect(slip.getAllByRole('listitem').filter((item) => item.querySelector('input'))).toHaveLength(1)
  expect(slip.getByText(fill(texts.slip.refused_one, { count: 1 }))).toBeTruthy()
})

it('says which lines of a message can no longer be bought once their sale has closed, and removes them at one press', async () => {
  const line = { betType: 'DE', picks: [5], stake: '10000' }
  const { add } = renderHook(() => useSlip(COMMON_SLIP)).result.current
  act(() =>
    add([
      { ...line, lottery: 'HA_NOI', number: '20261123' },
      { ...line, lottery: 'VUNG_TAU', number: '20261124' },
    ]),
  )
  const user = await openLobby({ at: '2026-11-23T18:09:56+07:00' })
  const slip = await inSlip()
  expect(await slip.findByText(fill(texts.slip.closed, { stations: 'Hà Nội' }))).toBeTruthy()
  await user.click(slip.getByRole('button', { name: fill(texts.slip.removeClosed_one, { count: 1 }) }))
  expect(slip.queryByRole('heading', { name: /^Hà Nội/ })).toBeNull()
  await user.click(await placeButton())
  expect(await slip.findByText(texts.placed.title)).toBeTruthy()
  expect(purchases()).toMatchObject([{ code: 'VUNG_TAU' }])
})
