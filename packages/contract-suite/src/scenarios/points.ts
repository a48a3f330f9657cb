import {
  convertPoint,
  pointBalance,
  pointReward,
  redeemPointList,
  redeemPointReward,
} from '@playhouse/platform-api/points.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { givePaymentPassword } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { moving, repeating } from './money.ts'

export async function points(suite: Suite, as: Account): Promise<void> {
  if (as.isOwn) await suite.party('operator', { act: 'give-points', account: as.username })
  const own = await suite.ok(pointBalance, {}, { as })
  if (!own || !(await givePaymentPassword(suite, as))) return
  const { paymentPassword } = as
  const refusals = {
    'payment.password.wrong': 'the account’s payment password (name:password:payment-password)',
    'points.insufficient': 'an account with points',
    'points.item.unavailable': 'an item in stock',
    request_param_err: 'an account with points',
  }
  const items = await suite.ok(pointReward, {})
  const item = items?.list
    .filter(
      ({ availableQuantity, points: price }) => availableQuantity > 0 && parseAmount(price) <= parseAmount(own.balance),
    )
    .toSorted((a, b) => Number(parseAmount(a.points) - parseAmount(b.points)))[0]
  if (item) {
    const input = { requestKey: suite.uuid(), itemId: item.id, points: item.points, paymentPassword }
    const spent = await suite.ok(redeemPointReward, input, { as, refusals })
    if (spent) {
      suite.same(
        redeemPointReward,
        'the points are taken',
        spent.balance,
        formatAmount(parseAmount(own.balance) - parseAmount(item.points)),
      )
      await suite.ok(redeemPointReward, input, { as, name: 'the same key again' })
      const after = await suite.ok(pointBalance, {}, { as })
      if (after) suite.same(redeemPointReward, 'the same key again takes nothing', after.balance, spent.balance)
      const list = await suite.ok(redeemPointList, {}, { as })
      const [latest] = list?.list ?? []
      if (list)
        suite.same(redeemPointList, 'the latest stands first', latest && [latest.id, latest.itemId, latest.points], [
          spent.redemption.id,
          item.id,
          item.points,
        ])
    }
  }
  const left = await suite.ok(pointBalance, {}, { as })
  if (left && parseAmount(left.balance) >= parseAmount('100')) {
    const input = { requestKey: suite.uuid(), points: '100', paymentPassword }
    const converted = await moving(
      suite,
      convertPoint,
      as,
      () => suite.ok(convertPoint, input, { as, refusals }),
      ({ redemption }) => parseAmount(redemption.amount),
    )
    const saved = converted && (await suite.ok(redeemPointList, {}, { as }))
    if (saved) {
      const stored = saved.list.find(({ id }) => id === converted.redemption.id)
      suite.same(convertPoint, 'is kept', stored && [stored.points, stored.amount], [
        '100.00',
        converted.redemption.amount,
      ])
    }
    if (converted) await repeating(suite, convertPoint, as, input, { other: { ...input, points: '101' } })
  }
}
