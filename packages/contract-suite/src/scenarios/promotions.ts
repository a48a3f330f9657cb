import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import {
  applyPromotion,
  bonusAccount,
  claimPromotion,
  forfeitBonus,
  memberPromotions,
  promotionDetail,
  promotions,
} from '@playhouse/platform-api/promotions.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { Account, Suite } from '../suite.ts'
import { moving, sameMoney } from './money.ts'

/** Statuses of offers that wait for the member. */
const READY: ReadonlySet<string> = new Set(['open', 'applying', 'issued'])

export async function shownPromotions(suite: Suite): Promise<void> {
  const all = await suite.ok(promotions, {})
  const [first] = all?.list ?? []
  if (!first) return suite.needs('a brand with promotions', promotionDetail)
  const detail = await suite.ok(promotionDetail, { id: first.id })
  if (detail)
    suite.same(
      promotionDetail,
      'agrees with the list',
      [detail.id, detail.title, detail.status],
      [first.id, first.title, first.status],
    )
  const codes = new Set(all?.categories.map(({ code }) => code))
  suite.check(
    promotions,
    'every category is listed',
    all?.list.every(({ category }) => codes.has(category)) ?? true,
    'a promotion of a category that is not listed',
  )
  await suite.ok(promotions, { category: first.category })
  await suite.refused(promotionDetail, { id: `none-${suite.letters(6)}` }, 'promotion.not.found', {
    name: 'an unknown one is refused',
  })
}

export async function offers(suite: Suite, as: Account): Promise<void> {
  const { list = [] } = (await suite.ok(memberPromotions, {}, { as })) ?? {}
  const open = list.filter(({ status, obstacle, amount }) => READY.has(status) && obstacle === null && amount !== null)
  const refusals = {
    'promotion.not.eligible': 'an offer that the account may claim',
    'bonus.running': 'an account without a bonus',
    'promotion.not.open': 'an open offer',
  }
  const cash = open.find(({ reviewed, multiple, kind }) => !reviewed && multiple === 0 && kind !== 'TICKET')
  if (cash) {
    const claimed = await moving(
      suite,
      claimPromotion,
      as,
      () => suite.ok(claimPromotion, { promotionId: cash.promotionId }, { as, refusals }),
      () => parseAmount(cash.amount ?? '0'),
    )
    if (claimed) suite.same(claimPromotion, 'pays what was offered', claimed.amount, cash.amount)
    if (claimed) await claimIsKept(suite, as, claimed)
    if (claimed)
      await moving(
        suite,
        claimPromotion,
        as,
        () => suite.ok(claimPromotion, { promotionId: cash.promotionId }, { as, name: 'a second claim pays nothing' }),
        () => 0n,
      )
  } else suite.needs('an offer that the account may claim', claimPromotion)
  const reviewed = open.find((offer) => offer.reviewed)
  if (reviewed)
    await suite.ok(
      applyPromotion,
      { promotionId: reviewed.promotionId, remark: 'A check of the contract' },
      { as, refusals },
    )
  const bonus = open.find(
    ({ reviewed: isReviewed, multiple, kind }) => !isReviewed && multiple > 0 && kind !== 'TICKET',
  )
  const before = await suite.ok(bonusAccount, {}, { as })
  if (before && !before.running)
    suite.same(bonusAccount, 'without a bonus there is no bonus money', before.balance, '0.00')
  const granted =
    bonus && !before?.running
      ? await suite.ok(claimPromotion, { promotionId: bonus.promotionId }, { as, name: 'a bonus', refusals })
      : undefined
  const account = await suite.ok(bonusAccount, {}, { as })
  if (granted && bonus)
    suite.same(
      bonusAccount,
      'a claimed bonus runs',
      account?.running && [account.running.promotionId, account.running.granted],
      [bonus.promotionId, bonus.amount],
    )
  if (!account?.running || (!granted && !as.isOwn)) return
  const forfeited = await suite.ok(
    forfeitBonus,
    { bonusId: account.running.id },
    { as, refusals: { 'bonus.round.open': 'an account without open rounds' } },
  )
  if (!forfeited) return
  suite.same(forfeitBonus, 'bonus money goes', [forfeited.running, forfeited.balance], [null, '0.00'])
  await sameMoney(suite, forfeitBonus, 'cash stays', as, parseAmount(forfeited.cash), parseAmount(account.cash))
}

/** A claimed offer is no longer open, and stays so. */
async function claimIsKept(suite: Suite, as: Account, claimed: ValueOf<typeof claimPromotion>): Promise<void> {
  suite.check(claimPromotion, 'is no longer open', !READY.has(claimed.status), claimed.status)
  const { list } = (await suite.ok(memberPromotions, {}, { as })) ?? {}
  const stored = list?.find(({ promotionId }) => promotionId === claimed.promotionId)
  if (list) suite.same(claimPromotion, 'is kept', stored?.status, claimed.status)
}
