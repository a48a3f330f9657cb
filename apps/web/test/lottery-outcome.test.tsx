import texts from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverNow } from '../src/server-time.ts'
import { inMain, inSlip, station, TICKET, vnd } from './lottery-board.ts'
import { fill, openSite, sent, viewer } from './site.tsx'

const NUMBER = '20261122'

/** Buys a ticket whose draw is due, and finds what became of it. */
async function openOutcome(draw: object, numbers = ['12345', '67890']) {
  const own = { ...TICKET.ticket.draws[0], drawsAt: new Date(serverNow() - 1_000).toISOString() }
  const settled = { __typename: 'LotteryTicketDraw', hold: null, numbers, ...own, ...draw }
  // The mocked platform knows a ticket by its ID.
  const ticket = { ...TICKET.ticket, draws: [settled] }
  const node = { __typename: 'LotteryTicket', id: '77', stake: vnd('20000.00'), draws: [settled] }
  const user = await openSite('/vnlottery?gameCode=NORTH_EVENING&playType=DE', {
    query: {
      viewer: {
        ...viewer('MEMBER').viewer,
        wallet: { __typename: 'Wallet', available: vnd('345000.00') },
      },
    },
    types: {
      LotteryGame: () => station(),
      PlaceLotteryTicketResult: () => ({ ...TICKET, ticket }),
      LotteryTicketConnection: () => ({ edges: [{ __typename: 'LotteryTicketEdge', node }] }),
    },
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: '05' }))
  await user.click(main.getByRole('button', { name: texts.pad.add }))
  const slip = await inSlip()
  await user.click(slip.getByRole('button', { name: new RegExp(`^${texts.slip.place}`) }))
  const card = within(await slip.findByRole('region', { name: fill(texts.slip.forDraw, { number: NUMBER }) }))
  return { user, slip, card }
}

const BALANCE = fill(texts.outcome.balance, { amount: '₫345,000' })

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
