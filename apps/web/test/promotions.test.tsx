import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import promotions from '@playhouse/shared/texts/web/EN/promotions.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const REWARD = {
  kind: 'FIRST_DEPOSIT',
  period: 'ONCE',
  isReviewed: false,
  threshold: money('100000'),
  fixedAmount: money('100000'),
  basisPoints: null,
  maximum: null,
  multiple: 3,
  tickets: null,
}
const SHARE = { fixedAmount: null, basisPoints: 2_000, maximum: money('1000000') }
const TICKETS = { fixedAmount: null, kind: 'TICKET', tickets: 2, multiple: 0 }
const OFFER = { id: 'welcome-credit', amount: null, obstacle: null, raffleId: null, tickets: null, multiple: 3 }

/** Opens the list with one promotion, for a visitor unless there is an offer. */
async function openCard(reward: object | null, offer?: object, status = 'OPEN') {
  const user = await openSite('/promotions', {
    ...(offer && { query: viewer('MEMBER') }),
    types: {
      PromotionPage: () => ({ totalCount: 1, nodes: [{}] }),
      Promotion: () => ({
        id: 'welcome-credit',
        title: 'Welcome credit',
        summary: 'What it is.',
        status,
        reward: reward && { ...REWARD, ...reward },
      }),
      MemberAccount: () => ({ promotionOffers: [{ ...OFFER, ...offer }] }),
      ClaimPromotionResult: () => ({ __typename: 'ClaimPromotionSuccess', offer: { ...OFFER, status: 'JOINED' } }),
    },
  })
  const card = await screen.findByRole('article', { name: 'Welcome credit' })
  return { user, card: within(card), text: card.textContent }
}

it.each([
  ['a fixed amount', {}, '₫100,000'],
  ['a share with its limit', SHARE, '20%up to ₫1,000,000'],
  ['tickets', TICKETS, '2raffle tickets'],
])('says on its card that a promotion gives %s', async (_, reward, amount) => {
  const { text } = await openCard(reward)
  expect(text?.startsWith(amount)).toBe(true)
})

it('says on its card what an offer is given for and what becomes of it', async () => {
  const { card } = await openCard({})
  expect(card.getByText('For a first deposit from ₫100,000 · bonus money, turnover 3×')).toBeTruthy()
})

it.each([
  ['a visitor to log in', {}, undefined, promotions.action.logIn],
  [
    'to deposit what is missing',
    {},
    { status: 'OPEN', obstacle: { kind: 'DEPOSIT', amount: money('70000') } },
    'Deposit ₫70,000',
  ],
  ['to apply', { isReviewed: true }, { status: 'APPLYING' }, promotions.action.apply],
  ['to look at a running bonus', {}, { status: 'JOINED' }, promotions.offer.toBonus],
  ['to go to the raffle of claimed tickets', TICKETS, { status: 'CLAIMED', raffleId: '4' }, promotions.offer.toRaffle],
  ['to read the terms of one that was claimed', {}, { status: 'CLAIMED' }, promotions.action.read],
  ['to read what only informs', null, undefined, promotions.action.read],
])('asks on its card %s, and nothing else', async (_, reward, offer, name) => {
  const { card } = await openCard(reward, offer)
  const action = await card.findByRole('link', { name: `${name}: Welcome credit` })
  const others = [...card.getAllByRole('link'), ...card.queryAllByRole('button')].filter((one) => one !== action)
  expect(others.map((one) => one.textContent)).toEqual(['Welcome credit'])
})

it('claims a promotion from its card', async () => {
  const { user, card } = await openCard({}, { status: 'CLAIMABLE', amount: money('100000') })
  await user.click(await card.findByRole('button', { name: `${promotions.offer.claim}: Welcome credit` }))
  expect(await screen.findByText(promotions.offer.bonusStarted)).toBeTruthy()
  expect(sent.find(({ operationName }) => operationName === 'ClaimPromotion')?.variables).toEqual({
    input: { promotionId: 'welcome-credit' },
  })
})

it.each(['UPCOMING', 'CLOSED'])('offers only the terms of a promotion that is %s', async (status) => {
  const { card } = await openCard({}, { status }, status)
  expect(
    card.getByRole('link', { name: fill('{{read}}: Welcome credit', { read: promotions.action.read }) }),
  ).toBeTruthy()
  expect(card.queryByRole('button')).toBeNull()
})
