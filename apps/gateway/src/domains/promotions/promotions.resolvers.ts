import { type PROMOTION_STATUSES, promotionDetail, promotions } from '@playhouse/platform-api/promotions.ts'
import type { PromotionStatus } from '@playhouse/schema/types.generated.ts'
import { getPage } from '../base/connections.ts'
import { takes } from '../base/contract-input.ts'
import type { Context } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import type { PromotionSource } from '../base/sources.ts'
import { nullIfRefused } from '../base/results.ts'
import { pictureAddress } from '../site/pictures.ts'

const PAGES_MAX = 1_000
const PAGE_SIZE_MAX = 50

export const PROMOTION_STATUS: Readonly<Record<(typeof PROMOTION_STATUSES)[number], PromotionStatus>> = {
  coming: 'UPCOMING',
  open: 'OPEN',
  closed: 'CLOSED',
  applying: 'APPLYING',
  process: 'IN_REVIEW',
  signed: 'JOINED',
  rejected: 'REJECTED',
  issued: 'CLAIMABLE',
  claimed: 'CLAIMED',
}

export const promotionResolvers: Resolvers = {
  Site: {
    promotions: async (_site, { category, page, pageSize }, { platform }) => {
      const { list } = await platform.read(promotions, {})
      const wanted = list.filter((promotion) => category == null || promotion.category === category)
      const size = Math.min(pageSize, PAGE_SIZE_MAX)
      return getPage(wanted, Math.min(page, PAGES_MAX), size)
    },
    promotionCategories: (_site, _args, context) => categories(context),
    promotion: (_site, { id }, context) => readPromotion(context, id),
  },
  Promotion: {
    category: async ({ category }, _args, context) =>
      (await categories(context)).find(({ id }) => id === category) ?? null,
    picture: ({ picture }, _args, context) => pictureAddress(context, picture),
    status: ({ status }) => PROMOTION_STATUS[status],
    hasOffer: ({ offered }) => offered,
    reward: ({ reward }) => (reward ? getReward(reward) : null),
    details: async ({ id }, _args, context) => {
      const promotion = await readPromotion(context, id)
      return promotion && { content: promotion.content, terms: promotion.terms }
    },
  },
}

const getReward = ({ reviewed, percent, maxAmount, ...rule }: NonNullable<PromotionSource['reward']>) => ({
  ...rule,
  isReviewed: reviewed,
  basisPoints: percent === null ? null : percent * 100,
  maximum: maxAmount,
})

/** Categories come with the list, so both cost one call. */
async function categories({ platform }: Context) {
  const response = await platform.read(promotions, {})
  return response.categories.map(({ code, name }) => ({ id: code, name }))
}

/** One promotion in full; null for an unknown id. @throws PlatformUnavailable */
export async function readPromotion({ platform }: Context, id: string) {
  if (!takes(promotionDetail, 'id', id)) return null
  return nullIfRefused(platform.read(promotionDetail, { id }), 'promotion.not.found')
}
