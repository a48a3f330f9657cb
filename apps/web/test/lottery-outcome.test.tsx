import type { IMocks } from '@graphql-tools/mock'
import texts from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { forgetAccountStores } from '../src/access/account-store.ts'
import { followTickets } from '../src/domains/lottery/board/followed-tickets.ts'
import { getSlipName } from '../src/domains/lottery/board/slip-store.ts'
import { serverNow } from '../src/server-time.ts'
import { saidDay } from './said.ts'
import { inMain, inSlip, purchases, station, TICKET, vnd } from './lottery-board.ts'
import { fill, openSite, sent, viewer } from './site.tsx'

const DRAW = fill(texts.slip.forDraw, { number: saidDay('2026-11-22') })
const CLOSE = fill(texts.outcome.close, { number: saidDay('2026-11-22') })
const BALANCE = fill(texts.outcome.balance, { amount: '₫345,000' })

beforeEach(() => {
  // Tickets that are followed outlast a page.
  forgetAccountStores()
})

const openBoard = (types: IMocks) =>
  openSite('/vnlottery?gameCode=NORTH_EVENING&playType=DE', {
    query: {
      viewer: {
        ...viewer('MEMBER').viewer,
        wallet: { __typename: 'Wallet', available: vnd('345000.00') },
      },
    },
    types,
  })

async function fillSlip(user: Awaited<ReturnType<typeof openBoard>>) {
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
}

/** Buys a ticket whose draw is due, and finds what became of it. */
async function openOutcome(draw: object, numbers = ['12345', '67890'], id = '77') {
  const own = { ...TICKET.ticket.draws[0], drawsAt: new Date(serverNow() - 1_000).toISOString() }
  const settled = { __typename: 'LotteryTicketDraw', hold: null, numbers, ...own, ...draw }
  // The mocked platform knows a ticket by its ID.
  const ticket = { ...TICKET.ticket, id, draws: [settled] }
  const node = { __typename: 'LotteryTicket', id, stake: vnd('20000.00'), draws: [settled] }
  const user = await openBoard({
    LotteryGame: () => station(),
    PlaceLotteryTicketResult: () => ({ ...TICKET, ticket }),
    LotteryTicketConnection: () => ({ edges: [{ __typename: 'LotteryTicketEdge', node }] }),
  })
  await fillSlip(user)
  const slip = await inSlip()
  await user.click(slip.getByRole('button', { name: new RegExp(`^${texts.slip.place}`) }))
  const card = within(await slip.findByRole('region', { name: DRAW }))
  return { user, slip, card }
}

it('turns the card of a placed bet into its draw: the numbers, the win, what it means, and the balance of the platform', async () => {
  const { card, slip } = await openOutcome({ state: 'WON', payout: vnd('99500.00'), profit: vnd('79500.00') })
  expect(await card.findByText(texts.outcome.WON)).toBeTruthy()
  expect(card.getByText(fill(texts.outcome.wonText, { profit: '₫79,500', stake: '₫20,000' }))).toBeTruthy()
  expect(card.getByText(BALANCE)).toBeTruthy()
  expect(card.getByText('90')).toBeTruthy()
  expect(slip.queryByText(texts.placed.title)).toBeNull()
})

it('calls only ten stakes or more a big win', async () => {
  const { card } = await openOutcome({ state: 'WON', payout: vnd('200000.00'), profit: vnd('180000.00') })
  expect(await card.findByText(texts.outcome.bigWin)).toBeTruthy()
})

it('shows no outcome before there is one, and asks until then', async () => {
  const { card } = await openOutcome({ state: 'OPEN', payout: vnd('0.00'), profit: null }, [])
  expect(await card.findByText(texts.outcome.drawing)).toBeTruthy()
  const countAsked = () => sent.filter(({ operationName }) => operationName === 'TicketOutcomes').length
  await waitFor(() => expect(countAsked()).toBeGreaterThan(1))
  expect(screen.queryByText(texts.outcome.LOST)).toBeNull()
})

const LOST = { state: 'LOST', payout: vnd('0.00'), profit: vnd('-20000.00') }

it('puts the lines of a bet that is over into the slip again, and buys nothing by it', async () => {
  const { card, slip, user } = await openOutcome(LOST)
  await card.findByText(texts.outcome.LOST)
  expect(slip.queryByRole('button', { name: new RegExp(`^${texts.slip.place}`) })).toBeNull()
  await user.click(card.getByRole('button', { name: texts.outcome.again }))
  await user.click(await slip.findByRole('button', { name: new RegExp(`^${texts.slip.place}`) }))
  await waitFor(() => expect(purchases()).toHaveLength(2))
  const [first, again] = purchases()
  expect(again?.['lines']).toEqual(first?.['lines'])
  expect(again?.['requestKey']).not.toBe(first?.['requestKey'])
})

it('offers neither to bet again nor to close before the outcome', async () => {
  const { card } = await openOutcome({ state: 'OPEN', payout: vnd('0.00'), profit: null }, [], '78')
  await card.findByText(texts.outcome.drawing)
  expect(card.queryByRole('button', { name: CLOSE })).toBeNull()
  expect(card.getByRole('button', { name: texts.outcome.again, hidden: true }).className).toContain('invisible')
})

it('closes a result for good, also past a reload of the board', async () => {
  const readKept = () => Object.keys(sessionStorage).filter((key) => key.includes('lottery-followed'))
  const { card, slip, user } = await openOutcome(LOST)
  const button = await card.findByRole('button', { name: CLOSE })
  expect(readKept()).toHaveLength(1)
  await user.click(button)
  expect(slip.queryByRole('region', { name: DRAW })).toBeNull()
  expect(readKept()).toEqual([])
})

it('tells each outcome once to assistive technology, also when its card is drawn again', async () => {
  const told: string[] = []
  const observer = new MutationObserver(() => {
    for (const { textContent: text } of screen.queryAllByRole('status')) {
      if (text?.includes(texts.outcome.LOST) && text !== told.at(-1)) told.push(text)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const drawsAt = new Date(serverNow() - 1_000).toISOString()
  const tickets = ['81', '82', '83'].map((id) => {
    const own = {
      __typename: 'LotteryTicketDraw',
      drawNumber: '20261122',
      ...LOST,
      drawsAt,
      hold: null,
      numbers: ['12345', '67890'],
    }
    return { __typename: 'LotteryTicket', id, stake: vnd(`${id}000.00`), draws: [own] }
  })
  const bought = tickets.map(({ id, stake, draws }) => ({ id, code: 'NORTH_EVENING', stake, draws, lines: [] }))
  const board = getSlipName('NORTH_EVENING', 'ZY')
  followTickets(board, bought.slice(0, 2))
  const user = await openBoard({
    LotteryGame: () => station(),
    LotteryTicketConnection: () => ({ edges: tickets.map((node) => ({ __typename: 'LotteryTicketEdge', node })) }),
  })
  const slip = await inSlip()
  expect(await slip.findAllByText(texts.outcome.LOST)).toHaveLength(2)
  await waitFor(() => expect(told).toHaveLength(1))
  act(() => followTickets(board, bought.slice(2)))
  await waitFor(() => expect(told).toHaveLength(2))
  // The slip with lines shows the cards elsewhere.
  await fillSlip(user)
  await slip.findByRole('button', { name: new RegExp(`^${texts.slip.place}`) })
  observer.disconnect()
  const getSentence = (amount: string) =>
    `Miền Bắc Tối, ${DRAW}: 12345, 67890. ${texts.outcome.LOST} ${amount}. ${BALANCE}`
  expect(told).toEqual([`${getSentence('₫81,000')} ${getSentence('₫82,000')}`, getSentence('₫83,000')])
})
