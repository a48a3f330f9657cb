import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/promotions.ts'
import { isGameCategory } from '@playhouse/shared/game-categories.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { badArgument } from '../base/errors.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'
import { PROMOTION_STATUS } from './promotions.resolvers.ts'

type Offer = ValueOf<typeof contract.claimPromotion>
type Account = ValueOf<typeof contract.bonusAccount>
type Bonus = NonNullable<Account['running']>

const PROMOTION_ID_MAX = 60
const UPLOAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const BONUS_ID = /^\d{1,18}$/

export const bonusResolvers: Resolvers = {
  MemberAccount: {
    promotionOffers: async (_account, _args, context) => {
      if (!(await context.brand()).isOn(contract.memberPromotions.moduleId)) return null
      return readSession(context, async (platform) => {
        const { list, currency } = await platform.read(contract.memberPromotions, {})
        return list.map((offer) => offerOf(offer, currency))
      })
    },
    bonusAccount: async (_account, _args, context) => {
      if (!(await context.brand()).isOn(contract.bonusAccount.moduleId)) return null
      return readSession(context, async (platform) => accountOf(await platform.read(contract.bonusAccount, {})))
    },
  },
  Mutation: {
    applyPromotion: memberMutation(async (platform, { promotionId, remark, uploads }, context) => {
      const ids = [...(uploads ?? [])]
      if (!ids.every((id) => UPLOAD_ID.test(id))) throw badArgument('uploads has ids of createUpload.')
      const currency = await brandCurrency(context.platform)
      const requested = { promotionId: checkPromotion(promotionId), remark, uploads: ids }
      const offer = await platform.write(contract.applyPromotion, requested)
      return { __typename: 'ApplyPromotionSuccess', offer: offerOf(offer, currency) }
    }),
    claimPromotion: memberMutation(async (platform, { promotionId }, context) => {
      const currency = await brandCurrency(context.platform)
      const offer = await platform.write(contract.claimPromotion, { promotionId: checkPromotion(promotionId) })
      return { __typename: 'ClaimPromotionSuccess', offer: offerOf(offer, currency) }
    }),
    forfeitBonus: memberMutation(async (platform, { bonusId }) => {
      if (!BONUS_ID.test(bonusId)) throw badArgument('bonusId is the id of a bonus.')
      const account = await platform.write(contract.forfeitBonus, { bonusId })
      return { __typename: 'ForfeitBonusSuccess', bonusAccount: accountOf(account) }
    }),
  },
}

export function checkPromotion(id: string): string {
  if (id === '' || id.length > PROMOTION_ID_MAX) throw badArgument('promotionId is the id of a promotion.')
  return id
}

/** An offer in the graph. */
export function offerOf(
  { promotionId, reviewed, reason, obstacle, maxAmount, counted, contribution, status, ...offer }: Offer,
  currency: string,
) {
  const some = (amount: string | null) => (amount === null ? null : money(amount, currency))
  return {
    __typename: 'PromotionOffer' as const,
    id: promotionId,
    kind: offer.kind,
    period: offer.period,
    multiple: offer.multiple,
    basisPoints: offer.percent === null ? null : offer.percent * 100,
    days: offer.days,
    status: PROMOTION_STATUS[status],
    isReviewed: reviewed,
    amount: some(offer.amount),
    obstacle: obstacle && {
      __typename: 'OfferObstacle' as const,
      kind: obstacle.kind,
      amount: some(obstacle.amount),
    },
    rejectionReason: reason,
    threshold: money(offer.threshold, currency),
    counted: some(counted ?? null),
    fixedAmount: some(offer.fixedAmount),
    maximum: some(maxAmount),
    maxStake: some(offer.maxStake),
    contributions: contributionsOf(contribution),
    tickets: offer.tickets ?? null,
    raffleId: offer.raffleId ?? null,
  }
}

const contributionsOf = (contribution: Readonly<Record<string, number>>) =>
  Object.entries(contribution).flatMap(([product, percent]) =>
    isGameCategory(product) ? [{ __typename: 'BonusContribution' as const, product, basisPoints: percent * 100 }] : [],
  )

function accountOf({ currency, running, past, ...account }: Account) {
  return {
    __typename: 'BonusAccount' as const,
    balance: money(account.balance, currency),
    cash: money(account.cash, currency),
    openRounds: account.openRounds,
    running: running && bonusOf(running, currency),
    past: past.map((bonus) => bonusOf(bonus, currency)),
  }
}

function bonusOf({ contribution, grantedAt, expiresAt, endedAt, ...bonus }: Bonus, currency: string) {
  const left = parseAmount(bonus.required) - parseAmount(bonus.wagered)
  return {
    __typename: 'Bonus' as const,
    id: bonus.id,
    promotionId: bonus.promotionId,
    title: bonus.title,
    terms: bonus.terms,
    state: bonus.state,
    granted: money(bonus.granted, currency),
    required: money(bonus.required, currency),
    wagered: money(bonus.wagered, currency),
    remaining: money(formatAmount(left > 0n ? left : 0n), currency),
    maxStake: money(bonus.maxStake, currency),
    contributions: contributionsOf(contribution),
    grantedAt: dateTime(grantedAt),
    expiresAt: dateTime(expiresAt),
    endedAt: endedAt === null ? null : dateTime(endedAt),
    converted: bonus.converted === null ? null : money(bonus.converted, currency),
    lost: bonus.lost === null ? null : money(bonus.lost, currency),
  }
}
