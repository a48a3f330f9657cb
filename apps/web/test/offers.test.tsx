import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pack as promotions } from '../src/i18n/packs/EN/promotions.ts'
import { fill, openSite, sent, viewer } from './site.tsx'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const OFFER = {
  id: 'welcome-credit',
  kind: 'FIRST_DEPOSIT',
  period: 'ONCE',
  status: 'OPEN',
  isReviewed: false,
  amount: null,
  obstacle: { kind: 'DEPOSIT', amount: money('200000') },
  rejectionReason: null,
  multiple: 3,
  maxStake: money('20000'),
  days: 30,
  contributions: [],
  tickets: null,
  raffleId: null,
}
const open = (offer: object = {}) =>
  openSite('/promoDetail?id=welcome-credit', {
    query: viewer('MEMBER'),
    types: {
      Promotion: () => ({ id: 'welcome-credit', title: 'Welcome credit', status: 'OPEN', hasOffer: true }),
      PromotionOffer: () => ({ ...OFFER, ...offer }),
      MemberAccount: () => ({ promotionOffers: [{ ...OFFER, ...offer }] }),
      ClaimPromotionResult: () => ({ __typename: 'ClaimPromotionSuccess' }),
      ApplyPromotionResult: () => ({ __typename: 'ApplyPromotionSuccess' }),
    },
  })

it('says how much more to deposit, and leads there', async () => {
  await open()
  expect((await screen.findByText(/Deposit .* more to claim this/)).textContent).toContain('200,000')
  expect(screen.getByRole('link', { name: promotions.offer.deposit }).getAttribute('href')).toBe('/member/deposit')
})

it('claims an offer', async () => {
  const user = await open({ status: 'CLAIMABLE', obstacle: null, amount: money('100000') })
  await user.click(await screen.findByRole('button', { name: promotions.offer.claim }))
  await waitFor(() =>
    expect(sent.find(({ operationName }) => operationName === 'ClaimPromotion')?.variables).toEqual({
      input: { promotionId: 'welcome-credit' },
    }),
  )
})

const TICKETS = { kind: 'TICKET', period: 'WEEK', multiple: 0, tickets: 2, raffleId: 'lantern-day-3' }

it('claims raffle tickets and leads to the raffle', async () => {
  const user = await open({ ...TICKETS, status: 'CLAIMABLE', obstacle: null })
  await screen.findByText(fill(promotions.offer.claimTickets_other, { count: 2 }))
  await user.click(screen.getByRole('button', { name: promotions.offer.claim }))
  expect(await screen.findByText(promotions.offer.ticketsGiven)).toBeDefined()
})

it.each([
  { ...TICKETS, status: 'CLAIMED', obstacle: null },
  { ...TICKETS, status: 'OPEN', obstacle: { kind: 'NO_TICKETS', amount: null } },
])('leads to the raffle of its tickets when it is $status', async (offer) => {
  await open(offer)
  const link = await screen.findByRole('link', { name: promotions.offer.toRaffle })
  expect(link.getAttribute('href')).toBe('/raffle/lantern-day-3')
})

it('applies with a remark', async () => {
  const user = await open({ status: 'APPLYING', isReviewed: true, obstacle: null, amount: money('100000') })
  await user.type(await screen.findByRole('textbox', { name: promotions.offer.remark }), ' A hard week ')
  await user.click(screen.getByRole('button', { name: promotions.offer.join }))
  await waitFor(() =>
    expect(sent.find(({ operationName }) => operationName === 'ApplyPromotion')?.variables).toEqual({
      input: { promotionId: 'welcome-credit', remark: 'A hard week', uploads: [] },
    }),
  )
})

it.each([
  ['IN_REVIEW', promotions.offer.inReview],
  ['UPCOMING', promotions.offer.upcoming],
  ['CLOSED', promotions.offer.closed],
])('words the status %s', async (status, text) => {
  await open({ status, obstacle: null })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('shows the reason of a rejection', async () => {
  await open({ status: 'REJECTED', obstacle: null, rejectionReason: 'Take a break first.' })
  expect(await screen.findByText(/Take a break first\./)).toBeTruthy()
})

it('asks a visitor to log in for what is missing', async () => {
  await openSite('/promoDetail?id=welcome-credit', {
    types: { Promotion: () => ({ id: 'welcome-credit', title: 'Welcome credit', status: 'OPEN', hasOffer: true }) },
  })
  expect(await screen.findByText(promotions.offer.visitor)).toBeTruthy()
})
