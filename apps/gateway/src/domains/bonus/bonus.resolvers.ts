import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/promotions.ts'
import { isGameCategory } from '@playhouse/shared/game-categories.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { badArgument } from '../base/errors.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { loadCurrency } from '../site/settings.ts'
import { PROMOTION_STATUS } from '../promotions/promotions.resolvers.ts'
import { takes } from '../base/contract-input.ts'

type Offer = ValueOf<typeof contract.claimPromotion>
type Account = ValueOf<typeof contract.bonusAccount>
type Bonus = NonNullable<Account['running']>

export const bonusResolvers: Resolvers = {
  MemberAccount: {
    promotionOffers: async (_account, _args, context) => {
      if (!(await context.brand()).offers(contract.memberPromotions)) return null
      return readSession(context, async (platform) => {
        const { list } = await platform.read(contract.memberPromotions, {})
        return list.map(getOffer)
      })
    },
    bonusAccount: async (_account, _args, context) => {
      if (!(await context.brand()).offers(contract.bonusAccount)) return null
      return readSession(context, async (platform) => getAccount(await platform.read(contract.bonusAccount, {})))
    },
  },
  Mutation: {
    applyPromotion: memberMutation(async (platform, { promotionId, remark, uploads }, context) => {
      const ids = [...(uploads ?? [])]
      if (!takes(contract.applyPromotion, 'uploads', ids)) throw badArgument('uploads has ids of createUpload.')
      await loadCurrency(context)
      const requested = { promotionId: checkPromotion(promotionId), remark, uploads: ids }
      const offer = await platform.write(contract.applyPromotion, requested)
      return { __typename: 'ApplyPromotionSuccess', offer: getOffer(offer) }
    }),
    claimPromotion: memberMutation(async (platform, { promotionId }, context) => {
      await loadCurrency(context)
      const offer = await platform.write(contract.claimPromotion, { promotionId: checkPromotion(promotionId) })
      return { __typename: 'ClaimPromotionSuccess', offer: getOffer(offer) }
    }),
    forfeitBonus: memberMutation(async (platform, { bonusId }) => {
      if (!takes(contract.forfeitBonus, 'bonusId', bonusId)) throw badArgument('bonusId is the id of a bonus.')
      const account = await platform.write(contract.forfeitBonus, { bonusId })
      return { __typename: 'ForfeitBonusSuccess', bonusAccount: getAccount(account) }
    }),
  },
}

export function checkPromotion(id: string): string {
  if (!takes(contract.claimPromotion, 'promotionId', id)) throw badArgument('promotionId is the id of a promotion.')
  return id
}

export const getOffer = ({
  promotionId,
  reviewed,
  reason,
  maxAmount,
  contribution,
  status,
  percent,
  ...offer
}: Offer) => ({
  ...offer,
  id: promotionId,
  basisPoints: percent === null ? null : percent * 100,
  status: PROMOTION_STATUS[status],
  isReviewed: reviewed,
  rejectionReason: reason,
  maximum: maxAmount,
  contributions: toContributions(contribution),
})

const toContributions = (contribution: Readonly<Record<string, number>>) =>
  Object.entries(contribution).flatMap(([product, percent]) =>
    isGameCategory(product) ? [{ product, basisPoints: percent * 100 }] : [],
  )

const getAccount = ({ running, past, freeRounds, ...account }: Account) => ({
  ...account,
  running: running && getBonus(running),
  past: past.map(getBonus),
  freeRounds: freeRounds.map(({ nodeId, waits, ...rounds }) => ({
    ...rounds,
    gameId: String(nodeId),
    isWaiting: waits,
  })),
})

function getBonus({ contribution, ...bonus }: Bonus) {
  const left = parseAmount(bonus.required) - parseAmount(bonus.wagered)
  return {
    ...bonus,
    remaining: formatAmount(left > 0n ? left : 0n),
    contributions: toContributions(contribution),
  }
}
