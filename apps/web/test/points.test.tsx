import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import points from '@playhouse/shared/texts/web/EN/points.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import { client } from '../src/graphql/client.ts'
import { applyEvent } from '../src/graphql/live/apply-event.ts'
import type { PointsScreenQuery } from '../src/domains/points/points-screen.generated.ts'
import { changeResponses, fill, openSite, sent, viewer } from './site.tsx'

const ITEM = {
  id: 'lotus-cup',
  name: 'Lotus cup',
  kind: 'GOODS',
  points: '400',
  quantity: 80,
  availableQuantity: 12,
}
interface Given {
  as?: 'MEMBER' | 'DEMO'
  item?: object
  own?: object
  result?: object
}
const open = ({ as, item, own, result = { __typename: 'SpendPointsSuccess' } }: Given = {}) =>
  openSite('/pointMall', {
    ...(as && { query: viewer(as) }),
    types: {
      PointsItem: () => ({ ...ITEM, ...item }),
      PointsMall: () => ({ items: [{}], minimumConversion: '100' }),
      MemberPoints: () => ({ balance: '1000', hasPaymentPassword: true, ...own }),
      PageNumbers: () => ({ page: 1, totalPages: 1 }),
      SpendPointsResult: () => result,
    },
  })
const redeemButton = () => screen.findByRole('button', { name: fill(points.redeemItem, { name: 'Lotus cup' }) })
const dialog = () => within(screen.getByRole('dialog', { name: 'Lotus cup' }))
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it('shows the items to a visitor, who is asked to log in to redeem', async () => {
  const user = await open()
  await user.click(await redeemButton())
  expect(await screen.findByRole('dialog', { name: shell.logIn })).toBeTruthy()
})

it('shows whole points, and never one more than there are', async () => {
  await open({ as: 'MEMBER', own: { balance: '12.9998' } })
  await screen.findByText(points.yours)
  expect(document.body.textContent).toContain(`${points.yours}12`)
})

it('asks demo accounts for a true account', async () => {
  const user = await open({ as: 'DEMO' })
  await user.click(await redeemButton())
  expect(await screen.findByRole('alertdialog', { name: shell.trueAccountTitle })).toBeTruthy()
})

it.each([
  ['/pointMall', 'PointsScreen'],
  ['/member/rewards', 'RewardCentreScreen'],
  ['/promoDetail?id=welcome', 'PromotionDetailScreen'],
])('refetches %s when a message reports a decision', async (address, operation) => {
  const asks = () => sent.filter(({ operationName }) => operationName === operation).length
  await openSite(address, { query: viewer('MEMBER') })
  await waitFor(() => expect(asks()).toBeGreaterThan(0))
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  const before = asks()
  const messageKind = 'PROMOTION'
  applyEvent(client, { __typename: 'MessageArrived', cursor: 'MC4w', messageId: '6', messageKind, unreadCount: 9 })
  await waitFor(() => expect(asks()).toBeGreaterThan(before))
})

/** The office changes the item, which the next answer shows. */
const changeItem = (values: Partial<typeof ITEM>) =>
  changeResponses<PointsScreenQuery>('PointsScreen', ({ site }) => {
    Object.assign(site.pointsMall?.items[0] ?? {}, values)
  })
const refused = { __typename: 'Problem', code: 'POINTS_ITEM_UNAVAILABLE' }

it.each([
  [{ points: '450' }, fill(points.priceChanged, { before: '400', now: '450' }), points.redeem],
  [{ availableQuantity: 0 }, points.soldOutNow, undefined],
  [{ id: 'carp-kite' }, points.withdrawn, undefined],
])(
  'says what the office has changed while the dialog was open, and keeps what was typed: %j',
  async (now, texts, again) => {
    const user = await open({ as: 'MEMBER', result: refused })
    await user.click(await redeemButton())
    await user.type(dialog().getByLabelText(points.note), '12 Lotus Street')
    await user.type(dialog().getByLabelText(points.paymentPassword), 'harbour8Stone')
    changeItem(now)
    await user.click(dialog().getByRole('button', { name: points.redeem }))
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(texts))
    expect(dialog().getByLabelText(points.note)).toHaveProperty('value', '12 Lotus Street')
    expect(dialog().getByLabelText(points.paymentPassword)).toHaveProperty('value', 'harbour8Stone')
    const button = dialog().getByRole('button', { name: points.redeem })
    expect(button.getAttribute('aria-disabled')).toBe(again ? null : 'true')
    const count = sent.filter(({ operationName }) => operationName === 'RedeemPoints').length
    await user.click(button)
    await waitFor(() =>
      expect(sent.filter(({ operationName }) => operationName === 'RedeemPoints')).toHaveLength(
        count + (again ? 1 : 0),
      ),
    )
    expect(requested('RedeemPoints')).toMatchObject({
      input: { points: again ? '450' : '400', note: '12 Lotus Street' },
    })
  },
)

it('asks once more after the gateway’s two seconds, when the first answer still has the old item', async () => {
  const user = await open({ as: 'MEMBER', result: refused })
  await user.click(await redeemButton())
  await user.type(dialog().getByLabelText(points.paymentPassword), 'harbour8Stone')
  const count = () => sent.filter(({ operationName }) => operationName === 'PointsScreen').length
  const before = count()
  await user.click(dialog().getByRole('button', { name: points.redeem }))
  expect(await screen.findByText(errors.codes.POINTS_ITEM_UNAVAILABLE)).toBeTruthy()
  await waitFor(() => expect(count()).toBe(before + 1))
  changeItem({ points: '450' })
  expect(await dialog().findByText(fill(points.priceChanged, { before: '400', now: '450' }))).toBeTruthy()
})

it('shows a price that rises beyond the balance as missing points', async () => {
  const user = await open({ as: 'MEMBER', result: refused })
  await user.click(await redeemButton())
  await user.type(dialog().getByLabelText(points.paymentPassword), 'harbour8Stone')
  changeItem({ points: '1100' })
  await user.click(dialog().getByRole('button', { name: points.redeem }))
  expect(await dialog().findByText(fill(points.priceChanged, { before: '400', now: '1,100' }))).toBeTruthy()
  expect(dialog().getByRole('button', { name: points.redeem }).getAttribute('aria-disabled')).toBe('true')
})

it.each([
  [{ item: { availableQuantity: 0 } }, points.soldOut],
  [{ own: { balance: '250.5' } }, fill(points.missing, { points: '150' })],
])('offers no item with %j', async (given, texts) => {
  await open({ as: 'MEMBER', ...given })
  expect(await screen.findByRole('button', { name: texts })).toHaveProperty('disabled', true)
})

it('leads to the payment password where there is none', async () => {
  const user = await open({ as: 'MEMBER', own: { hasPaymentPassword: false } })
  await user.click(await redeemButton())
  expect(dialog().getByRole('link', { name: points.setPassword })).toBeTruthy()
})

it.each([
  ['99', fill(points.tooFew, { points: '100' })],
  ['1001', fill(points.tooMany, { points: '1,000' })],
  ['10.5', points.wholePoints],
])('does not convert %s points of 1,000', async (typed, texts) => {
  const user = await open({ as: 'MEMBER' })
  await user.click(await screen.findByRole('button', { name: points.convert }))
  const box = within(screen.getByRole('dialog', { name: points.convert }))
  await user.type(box.getByLabelText(points.howMany), typed)
  await user.type(box.getByLabelText(points.paymentPassword), 'x')
  await user.click(box.getByRole('button', { name: points.convertNow }))
  expect(box.getByText(texts)).toBeTruthy()
  expect(requested('ConvertPoints')).toBeUndefined()
})
