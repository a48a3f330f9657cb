import { getCommitment } from '@playhouse/engines/lottery/draw.ts'
import { hashTicketList, raffleWinners, readTicketList } from '@playhouse/engines/lottery/raffle.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emitLiveEvent } from '../src/graphql/live/live-events.ts'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import raffles from '@playhouse/shared/texts/web/EN/raffles.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import { fill, openSite, sent, SOON, viewer } from './site.tsx'

const HOUR = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const RAFFLE = {
  id: 'lantern-day-3',
  title: 'Lantern raffle',
  state: 'SELLING',
  price: '10',
  memberLimit: 20,
  capacity: 2000,
  minimumTickets: 10,
  soldTickets: 59,
  closesAt: at(HOUR),
  drawsAt: at(HOUR + 60_000),
  serverTime: at(0),
  endedAt: null,
  listHash: null,
  seed: null,
  ticketList: null,
  prizes: [{ from: 1, to: 6, amount: null, points: '50' }],
  winners: [],
}
interface Given {
  as?: 'MEMBER' | 'DEMO'
  raffle?: object | null
  own?: object
  result?: object
  page?: string
}
const open = ({ as, raffle, own, result, page = '/raffle/lantern-day-3' }: Given = {}) =>
  openSite(page, {
    query: { ...(as && viewer(as)), ...(raffle === null && { raffle: null }) },
    types: {
      Raffle: () => ({ ...RAFFLE, ...raffle }),
      MemberRaffles: () => ({
        pointBalance: '100',
        isExcluded: false,
        tickets: [{ first: 4, last: 6 }],
        prizes: [],
        ...own,
      }),
      PageNumbers: () => ({ page: 1, totalPages: 1 }),
      BuyRaffleTicketsResult: () =>
        result ?? { __typename: 'BuyRaffleTicketsSuccess', bought: { first: 60, last: 61 } },
      ClaimRafflePrizeResult: () => ({ __typename: 'ClaimRafflePrizeSuccess', points: '50', amount: null }),
    },
  })
const buyButton = (count: number) =>
  screen.findByRole('button', { name: fill(raffles.buyFor_other, { count, points: String(count * 10) }) })
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it('shows the odds to a visitor, who is asked to log in to buy', async () => {
  const user = await open()
  // One of 60 tickets, six prizes.
  expect(await screen.findByText('10.0%')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: fill(raffles.buyFor_one, { count: 1, points: '10' }) }))
  expect(await screen.findByRole('dialog', { name: shell.logIn })).toBeTruthy()
})

it('asks demo accounts for a true account', async () => {
  const user = await open({ as: 'DEMO' })
  await user.click(await screen.findByRole('button', { name: fill(raffles.buyFor_one, { count: 1, points: '10' }) }))
  expect(await screen.findByRole('alertdialog', { name: shell.trueAccountTitle })).toBeTruthy()
})

it('buys no more than the limit leaves', async () => {
  const user = await open({ as: 'MEMBER' })
  const field = await screen.findByLabelText(raffles.howMany)
  await user.clear(field)
  await user.type(field, '18')
  await user.click(await buyButton(18))
  expect(await screen.findByText(fill(raffles.range_other, { count: 17 }))).toBeTruthy()
  expect(requested('BuyRaffleTickets')).toBeUndefined()
})

it('says that sales have closed and loads the raffle again', async () => {
  const user = await open({ as: 'MEMBER', result: { __typename: 'Problem', code: 'RAFFLE_CLOSED' } })
  const button = await screen.findByRole('button', { name: fill(raffles.buyFor_one, { count: 1, points: '10' }) })
  const before = sent.filter(({ operationName }) => operationName === 'RaffleScreen').length
  await user.click(button)
  expect(await screen.findByText(errors.codes.RAFFLE_CLOSED)).toBeTruthy()
  await waitFor(() =>
    expect(sent.filter(({ operationName }) => operationName === 'RaffleScreen').length).toBeGreaterThan(before),
  )
})

it.each(['RAFFLE_LIMIT', 'POINTS_INSUFFICIENT', 'PLAY_EXCLUDED'] as const)(
  'loads the own tickets again when another tab or a break was first, and keeps the number typed: %s',
  async (code) => {
    const user = await open({ as: 'MEMBER', result: { __typename: 'Problem', code } })
    const field = await screen.findByLabelText(raffles.howMany)
    await user.clear(field)
    await user.type(field, '2')
    const asks = () => sent.filter(({ operationName }) => operationName === 'RaffleScreen').length
    const before = asks()
    await user.click(await buyButton(2))
    expect(await screen.findByText(errors.codes[code])).toBeTruthy()
    await waitFor(() => expect(asks()).toBeGreaterThan(before), SOON)
    expect(field).toHaveProperty('value', '2')
  },
)

it('sells nothing to an account that takes a break', async () => {
  await open({ as: 'MEMBER', own: { isExcluded: true } })
  expect(await screen.findByText(raffles.excluded)).toBeTruthy()
  expect(screen.queryByLabelText(raffles.howMany)).toBeNull()
})

it('asks again when the raffle that is shown was drawn', async () => {
  await open({ as: 'MEMBER' })
  await screen.findByRole('heading', { name: RAFFLE.title })
  const questions = () => sent.filter(({ operationName }) => operationName === 'RaffleScreen').length
  const before = questions()
  const changed = { __typename: 'RaffleChanged', cursor: 'c' } as const
  act(() => emitLiveEvent({ ...changed, raffleId: 'harvest-week-1' }))
  act(() => emitLiveEvent({ ...changed, raffleId: RAFFLE.id }))
  await waitFor(() => expect(questions()).toBe(before + 1), SOON)
})

it('says that there is no such raffle', async () => {
  await open({ raffle: null })
  expect(await screen.findByText(raffles.missingTitle)).toBeTruthy()
})

const seed = 'ab'.repeat(32)
const ticketList = '1-4 l***n\n5-9 m***h\n'
const listHash = hashTicketList(ticketList)
const drawn = {
  state: 'DRAWN',
  seed,
  seedHash: getCommitment(seed),
  listHash,
  ticketList,
  winners: raffleWinners({ serverSeed: seed, listHash, raffleId: RAFFLE.id }, readTicketList(ticketList), 2).map(
    (ticket, index) => ({ place: index + 1, ticket, maskedUsername: ticket < 5 ? 'l***n' : 'm***h' }),
  ),
}

it.each([
  [{ ...drawn, seed: 'cd'.repeat(32) }, raffles.proof.fails],
  [{ state: 'SEALED', listHash, ticketList }, raffles.proof.waiting],
])('recomputes the draw in the page: %#', async (raffle, texts) => {
  await open({ raffle, page: '/raffle/lantern-day-3/proof' })
  expect(await screen.findByText(texts)).toBeTruthy()
})

it('lists results with a way to their proof', async () => {
  await open({ raffle: { ...drawn, endedAt: at(-HOUR) }, page: '/winners/raffles' })
  expect((await screen.findAllByRole('link', { name: 'Lantern raffle' })).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link', { name: raffles.toProof })[0]?.getAttribute('href')).toBe(
    '/raffle/lantern-day-3/proof',
  )
})
