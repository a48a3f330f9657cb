import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { amount, lenientEnum, masked, moment, whole, wholeNumber } from './fields.ts'
import { webPath } from './web-address.ts'

const MODULE = 'PTSYS3'
const ERRORS = ['in_need_true_account'] as const
const raffleId = z.string().min(1).max(60)

const prize = z.object({
  /** Places with this prize. */
  from: wholeNumber,
  to: wholeNumber,
  /** Cash, or zero. */
  amount,
  /** Points, or zero. */
  points: amount,
})

const raffle = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the picture, relative to an image host. */
  picture: webPath('raffles.picture'),
  /** `CLOSED` awaits its list; `SEALED` its draw. */
  state: lenientEnum('raffles.state', ['SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'VOID', 'OTHER'], 'OTHER'),
  /** Price of a ticket in points. */
  price: amount,
  memberLimit: wholeNumber,
  capacity: wholeNumber,
  /** With fewer tickets sold, points are refunded and nothing is drawn. */
  minTickets: wholeNumber,
  /** Whether the house called it off; a raffle that is `VOID` otherwise had too few tickets. */
  calledOff: z.boolean().default(false),
  sold: wholeNumber,
  prizes: z.array(prize),
  /** Epoch milliseconds. */
  opensAt: moment,
  closesAt: moment,
  drawsAt: moment,
  endedAt: moment.nullable(),
  serverTime: moment,
  /** SHA-256 of the seed, published when sales open. */
  seedHash: z.string(),
  /** Hash of the sealed list; null before. */
  listHash: z.string().nullable(),
  /** Tickets in the sealed list. */
  ticketCount: wholeNumber.nullable(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  winners: z.array(
    z.object({
      place: wholeNumber,
      ticket: wholeNumber,
      /** Masked username. */
      account: masked,
      amount,
      points: amount,
    }),
  ),
})

export const raffles = publicEndpoint({
  summary: 'Raffles on sale and those that wait for their draw, in the brand’s order',
  path: '/wps/raffles',
  moduleId: MODULE,
  feature: 'raffles',
  value: z.object({ list: z.array(raffle) }),
  cache: { freshSeconds: 2, staleSeconds: 600 },
})

export const raffleDetail = publicEndpoint({
  summary: 'A raffle with what proves its draw',
  path: '/wps/raffles/detail',
  moduleId: MODULE,
  feature: 'raffles',
  input: z.object({ raffleId }),
  value: raffle,
  errors: ['raffle.not.found'],
  cache: { freshSeconds: 1, staleSeconds: 600 },
})

export const raffleResults = publicEndpoint({
  summary: 'Raffles that were drawn or void, latest first',
  path: '/wps/raffles/results',
  moduleId: MODULE,
  feature: 'raffles',
  input: z.object({
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(20).default(6),
  }),
  value: z.object({ total: wholeNumber, list: z.array(raffle) }),
  cache: { freshSeconds: 5, staleSeconds: 600 },
})

export const raffleTickets = publicEndpoint({
  summary: 'The sealed ticket list of a raffle, exactly as it was hashed',
  path: '/wps/raffles/tickets',
  moduleId: MODULE,
  feature: 'raffles',
  input: z.object({ raffleId }),
  value: z.object({
    /** One line `<first>-<last> <masked account>` per purchase; null until it is sealed. */
    list: z.string().nullable(),
  }),
  errors: ['raffle.not.found'],
  cache: { freshSeconds: 1, staleSeconds: 600 },
})

const tickets = z.array(z.object({ first: wholeNumber, last: wholeNumber }))

export const raffleStatus = sessionEndpoint({
  summary: 'The account’s tickets in a raffle, its points, and prizes that wait',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  apiScope: 'READ_REWARDS',
  moduleId: MODULE,
  feature: 'raffles',
  input: z.object({
    /** By default claimable prizes only. */
    raffleId: raffleId.optional(),
  }),
  value: z.object({
    /** Points of the account. */
    balance: amount,
    /** Whether the account is on a break from play. */
    excluded: z.boolean(),
    tickets,
    /** Claimable prizes, and those of the raffle. */
    prizes: z.array(
      z.object({
        raffleId: z.string(),
        title: z.string(),
        place: wholeNumber,
        ticket: wholeNumber,
        amount,
        points: amount,
        state: lenientEnum('raffles.prize', ['WON', 'CLAIMED', 'OTHER'], 'OTHER'),
        wonAt: moment,
      }),
    ),
  }),
  errors: ERRORS,
  origin: 'specification',
})

export const buyRaffleTickets = sessionEndpoint({
  summary: 'Buy tickets with points; the same request key buys once',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRafflePromotion',
  moduleId: MODULE,
  feature: 'raffles',
  input: z.object({ requestKey: z.uuid(), raffleId, tickets: whole.min(1).max(1_000) }),
  value: z.object({
    bought: z.object({ first: wholeNumber, last: wholeNumber }),
    /** All tickets of the account in the raffle. */
    tickets,
    sold: wholeNumber,
    balance: amount,
  }),
  errors: [
    ...ERRORS,
    'request_body_required',
    'request_key_reused',
    'raffle.not.found',
    'raffle.closed',
    'raffle.limit',
    'raffle.sold.out',
    'points.insufficient',
    'play.excluded',
  ],
  origin: 'specification',
})

export const claimRafflePrize = sessionEndpoint({
  summary: 'Claim a prize; claiming again answers with the same prize',
  method: 'POST',
  path: '/wps/raffles/claim',
  moduleId: MODULE,
  feature: 'raffles',
  input: z.object({ raffleId, place: whole.min(1).max(1_000) }),
  value: z.object({ amount, points: amount, balance: amount }),
  errors: [...ERRORS, 'request_body_required', 'reward.not.claimable'],
})
