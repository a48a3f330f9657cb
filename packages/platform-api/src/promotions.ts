import * as z from 'zod'

import { publicEndpoint } from './endpoint.ts'
import { lenientEnum } from './fields.ts'
import { webPath } from './web-address.ts'

/**
 * Status of a promotion: `coming`, `open` and `closed` for everyone; the others for a member who takes part.
 */
export const PROMOTION_STATUSES = [
  'coming',
  'open',
  'applying',
  'process',
  'signed',
  'rejected',
  'issued',
  'claimed',
  'closed',
] as const

const promotion = z.object({
  id: z.string(),
  /** Code of its category, such as `new_player`. */
  category: z.string(),
  title: z.string(),
  /** One-sentence summary. */
  summary: z.string(),
  /** Path of the picture, relative to an image host. */
  picture: webPath('promotions.picture'),
  status: lenientEnum('promotions.status', PROMOTION_STATUSES, 'closed'),
  /** Epoch milliseconds; null without a date. */
  startsAt: z.number().nullish(),
  endsAt: z.number().nullish(),
})

/** Operators edit promotions; statuses depend on the time. */
const PROMOTIONS_CACHE = { freshSeconds: 60, staleSeconds: 3600 }

export const promotions = publicEndpoint({
  name: 'promotions',
  domain: 'promotions',
  summary: 'Promotions with their categories, in the brand’s order',
  method: 'GET',
  path: '/wps/promotions',
  moduleId: 'COMM3',
  input: z.object({
    /** Category to include; default all. */
    category: z.string().max(40).optional(),
  }),
  value: z.object({
    /** All categories with promotions, independent of the filter. */
    categories: z.array(z.object({ code: z.string(), name: z.string() })),
    list: z.array(promotion),
  }),
  errors: [],
  cache: PROMOTIONS_CACHE,
  origin: 'extension',
})

export const promotionDetail = publicEndpoint({
  name: 'promotionDetail',
  domain: 'promotions',
  summary: 'One promotion in full: what it is, and its terms, both as HTML',
  method: 'GET',
  path: '/wps/promotions/detail',
  moduleId: 'COMM3',
  input: z.object({ id: z.string().min(1).max(60) }),
  value: promotion.extend({ content: z.string(), terms: z.string() }),
  errors: ['promotion.not.found', 'request_param_err'],
  cache: PROMOTIONS_CACHE,
  origin: 'extension',
})
