import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import promotions from '@playhouse/shared/texts/web/EN/promotions.json' with { type: 'json' }
import upload from '@playhouse/shared/texts/web/EN/upload.json' with { type: 'json' }
import type { PromotionDetailScreenQuery } from '../src/domains/promotions/promotion-detail-screen.generated.ts'
import { answerUploads, changeResponses, fill, openSite, PNG, sent, SOON, viewer } from './site.tsx'

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
const open = (offer: object = {}, types: object = {}) =>
  openSite('/promoDetail?id=welcome-credit', {
    query: viewer('MEMBER'),
    types: {
      Promotion: () => ({ id: 'welcome-credit', title: 'Welcome credit', status: 'OPEN', hasOffer: true }),
      PromotionOffer: () => ({ ...OFFER, ...offer }),
      MemberAccount: () => ({ promotionOffers: [{ ...OFFER, ...offer }] }),
      ClaimPromotionResult: () => ({ __typename: 'ClaimPromotionSuccess' }),
      ApplyPromotionResult: () => ({ __typename: 'ApplyPromotionSuccess' }),
      ...types,
    },
  })

it('says how much more to deposit, and leads there', async () => {
  await open()
  expect((await screen.findByText(/Deposit .* more to claim this/)).textContent).toContain('200,000')
  expect(screen.getByRole('link', { name: promotions.offer.deposit }).getAttribute('href')).toBe('/member/deposit')
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

it('keeps the remark and the good pictures when a picture or the application is refused', async () => {
  answerUploads(200, {})
  const refused = { __typename: 'Problem', code: 'RATE_LIMITED', retryAfterSeconds: 5 }
  const user = await open(
    { status: 'APPLYING', isReviewed: true, obstacle: null, amount: money('100000') },
    {
      CreateUploadResult: () => ({ __typename: 'CreateUploadSuccess', id: 'picture-1' }),
      ApplyPromotionResult: () => refused,
    },
  )
  const remark = await screen.findByRole('textbox', { name: promotions.offer.remark })
  await user.type(remark, 'A hard week')
  await user.upload(screen.getByLabelText(promotions.offer.pictures, { exact: false }), [
    new File([PNG], 'good.png', { type: 'image/png' }),
    new File(['MZ'], 'setup.png', { type: 'image/png' }),
  ])
  const bad = screen.getByText('setup.png').closest('li') as HTMLElement
  expect((await within(bad).findByRole('alert')).textContent).toBe(upload.failures.TYPE)
  await screen.findByText(upload.ready)
  await user.click(screen.getByRole('button', { name: promotions.offer.join }))
  expect(await screen.findByText(fill(errors.timed.RATE_LIMITED_other, { count: 5 }))).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'ApplyPromotion')?.variables).toEqual({
    input: { promotionId: 'welcome-credit', remark: 'A hard week', uploads: ['picture-1'] },
  })
  expect(remark).toHaveProperty('value', 'A hard week')
  expect(screen.getByText(upload.ready)).toBeTruthy()
})

it.each([
  ['BONUS_RUNNING', { kind: 'OTHER_BONUS', amount: null }, promotions.offer.obstacles.OTHER_BONUS],
  ['PLAY_EXCLUDED', { kind: 'EXCLUDED', amount: null }, promotions.offer.obstacles.EXCLUDED],
])('shows what stands against an offer when a claim of it is refused: %s', async (code, obstacle, texts) => {
  const offer = { status: 'CLAIMABLE', obstacle: null, amount: money('100000') }
  const user = await open(offer, { ClaimPromotionResult: () => ({ __typename: 'Problem', code }) })
  const button = await screen.findByRole('button', { name: promotions.offer.claim })
  changeResponses<PromotionDetailScreenQuery>('PromotionDetailScreen', ({ viewer: own }) => {
    if (own?.memberAccount.__typename === 'MemberAccount')
      Object.assign(own.memberAccount.promotionOffers?.[0] ?? {}, { status: 'OPEN', obstacle })
  })
  await user.click(button)
  expect(await screen.findByText(texts, {}, SOON)).toBeTruthy()
  expect(screen.queryByRole('button', { name: promotions.offer.claim })).toBeNull()
})

it('shows in a second tab that an offer was claimed, without an error', async () => {
  const offer = { ...OFFER, status: 'CLAIMABLE', obstacle: null, amount: money('100000'), multiple: 0 }
  const success = { __typename: 'ClaimPromotionSuccess', offer: { ...offer, status: 'CLAIMED' } }
  const user = await open(offer, { ClaimPromotionResult: () => success })
  await user.click(await screen.findByRole('button', { name: promotions.offer.claim }))
  expect(await screen.findByText(/100,000/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: promotions.offer.claim })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
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
