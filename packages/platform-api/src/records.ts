import { PASSWORD_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { CONTRACT_KINDS } from '@playhouse/shared/agent-pay.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { UNCOUNTED_REASONS } from '@playhouse/shared/uncounted-reasons.ts'
import * as z from 'zod'

import { gameCategory } from './catalogue-game.ts'
import { sessionEndpoint } from './endpoint.ts'
import { amount, commaList, correctedPayout, day, lenientEnum, moment, vendorCode, whole } from './fields.ts'
import { webPath } from './web-address.ts'

/*
 * A member's own records. Days are the brand's; a range includes its first and last day and spans at most
 * RECORD_DAYS_MAX days. Sums cover the whole range with its filters, not only a page.
 */

const range = { from: day, to: day }

const paging = {
  pageNo: whole.min(1).max(1_000_000).default(1),
  pageSize: whole.min(1).max(100).default(20),
}

const pages = { totalCount: z.number().int(), totalPages: z.number().int() }

const ERRORS = ['in_need_true_account'] as const

const MODULE = 'MEMTRANS3'

const playedGame = {
  nodeId: z.number(),
  gameName: z.string(),
  gameType: gameCategory,
  vassalage: z.string(),
  vassalageName: z.string(),
}

/** From the member's side: `open` is not settled yet, `even` paid exactly the stake. */
export const BET_STATUSES = ['open', 'won', 'lost', 'even'] as const

const betStatus = lenientEnum('records.betStatus', BET_STATUSES, 'open')

const betFilters = {
  ...range,
  gameType: commaList.pipe(z.array(z.enum(GAME_CATEGORIES))).optional(),
  vassalage: vendorCode.optional(),
  nodeId: whole.positive().optional(),
  status: z.enum(BET_STATUSES).optional(),
}

const bet = {
  /** Null while the round is open. */
  betId: z.string().nullable(),
  /** The vendor's round id, or the site's if the vendor has none. */
  roundId: z.string(),
  ...playedGame,
  status: betStatus,
  stake: amount,
  payout: correctedPayout,
  /** The part of the stake that counts as turnover; null while the round is open, and from older platforms. */
  turnover: amount.nullish(),
  /** Why it is less than the stake. */
  uncountedReason: lenientEnum('records.uncountedReason', UNCOUNTED_REASONS, 'NET').nullish(),
  /** Payout minus stake; null while the round is open. */
  profit: amount.nullable(),
  /** Null while the round is open. */
  balanceAfter: amount.nullable(),
  /** Epoch milliseconds of the settlement, or of the stake while the round is open. */
  at: moment,
}

/** Stakes that do not count as turnover. */
const uncounted = amount

/** Corrections of lottery draws are no rounds. */
const betSums = { rounds: z.number().int(), turnover: amount, uncounted, payout: correctedPayout, profit: amount }

export const betHistory = sessionEndpoint({
  summary: 'Rounds of the account, latest first, with their sums; open ones by their status alone',
  path: '/wps/report/accountGameBetHistory',
  apiScope: 'READ_BETS',
  moduleId: MODULE,
  input: z.object({ ...betFilters, ...paging }),
  value: z.object({ ...pages, currency: z.string().length(3), list: z.array(z.object(bet)), sums: z.object(betSums) }),
  errors: ERRORS,
  origin: 'specification',
})

const movement = {
  /** Identifies the movement: its transaction and line. */
  movementId: z.string(),
  transactionId: z.string(),
  type: z.string(),
  /** The balance: `main`, `locked`, `bonus`, or a vendor's code. */
  wallet: z.string(),
  amount,
  balanceBefore: amount,
  balanceAfter: amount,
  reference: z.string().nullable(),
  /** The game of a stake, payout or jackpot, and the counterparty of a transfer between accounts. */
  gameName: z.string().nullable(),
  betId: z.string().nullable(),
  counterparty: z.string().nullable(),
  at: moment,
}

export const betDetail = sessionEndpoint({
  summary: 'One settled round with its movements and the proof of its fairness',
  path: '/wps/report/accountGameBetDetail',
  apiScope: 'READ_BETS',
  moduleId: MODULE,
  feature: 'bet-details',
  input: z.object({ betId: z.string().regex(/^\d{1,18}$/) }),
  value: z.object({
    ...bet,
    currency: z.string().length(3),
    movements: z.array(z.object(movement)),
    /** Null for rounds without a proof. */
    fairness: z
      .object({
        engine: z.string(),
        modelId: z.string(),
        serverSeed: z.string(),
        serverSeedHash: z.string(),
        clientSeed: z.string(),
        nonce: z.number(),
        /** Path on a launch host of a page that recomputes the round. */
        verifyPath: webPath('betDetail.verifyPath'),
      })
      .nullable(),
  }),
  owned: 'betId',
  errors: [...ERRORS, 'record.not.found'],
})

/** The balance of a report; the sums of one balance explain how it changed. */
export const MOVEMENT_WALLETS = ['main', 'locked', 'held', 'bonus', 'vendors'] as const

export const accountTransactions = sessionEndpoint({
  summary: 'Every movement of a balance of the account, latest first, each with the balance before and after',
  path: '/wps/report/transaction',
  apiScope: 'READ_WALLET',
  moduleId: MODULE,
  input: z.object({
    ...range,
    wallet: z.enum(MOVEMENT_WALLETS).default('main'),
    /** Transaction types; all by default. */
    types: commaList.pipe(z.array(z.string().regex(/^[A-Z_]{1,40}$/)).max(40)).optional(),
    ...paging,
  }),
  value: z.object({
    ...pages,
    currency: z.string().length(3),
    list: z.array(z.object(movement)),
    sums: z.object({ moneyIn: amount, moneyOut: amount, net: amount }),
  }),
  errors: ERRORS,
  origin: 'specification',
})

export const transactionDetail = sessionEndpoint({
  summary: 'One transaction of the account with all of its movements',
  path: '/wps/relay/ODSFE2_MemTransDet',
  apiScope: 'READ_WALLET',
  moduleId: MODULE,
  input: z.object({ transactionId: z.string().regex(/^\d{1,18}$/) }),
  value: z.object({
    transactionId: z.string(),
    type: z.string(),
    reference: z.string().nullable(),
    at: moment,
    currency: z.string().length(3),
    movements: z.array(z.object(movement)),
  }),
  owned: 'transactionId',
  errors: [...ERRORS, 'record.not.found'],
  origin: 'specification',
})

const profitFigures = {
  rounds: z.number().int(),
  /** Settled stakes. */
  turnover: amount,
  uncounted,
  payout: correctedPayout,
  jackpot: amount,
  /** Payouts and jackpots minus stakes. */
  profit: amount,
}

const dayFigures = {
  deposit: amount,
  withdrawal: amount,
  ...profitFigures,
  /** Promotions, rebates and converted bonuses; counted in a day's profit, but not in a product's. */
  reward: amount,
}

export const personalProfit = sessionEndpoint({
  summary: 'The member’s own profit and loss by day and by product, and all deposits minus withdrawals so far',
  path: '/wps/report/personalProfit',
  apiScope: 'READ_BETS',
  moduleId: MODULE,
  feature: 'core',
  input: z.object(range),
  value: z.object({
    currency: z.string().length(3),
    /** Every day of the range, oldest first. */
    days: z.array(z.object({ day, ...dayFigures })),
    /** Products with play in the range. */
    products: z.array(z.object({ gameType: gameCategory, ...profitFigures })),
    sums: z.object(dayFigures),
    lifetime: z.object({ deposit: amount, withdrawal: amount, netDeposit: amount }),
  }),
  errors: ERRORS,
})

const gameProfits = z.object({
  currency: z.string().length(3),
  list: z.array(z.object({ ...playedGame, ...profitFigures })),
  sums: z.object(profitFigures),
})

export const lotteryProfit = sessionEndpoint({
  summary: 'The member’s profit and loss by lottery',
  path: '/wps/report/detailedLottoPNL',
  apiScope: 'READ_BETS',
  moduleId: MODULE,
  input: z.object(range),
  value: gameProfits,
  errors: ERRORS,
  origin: 'specification',
})

export const cardAndFishingProfit = sessionEndpoint({
  summary: 'The member’s profit and loss by card and fishing game',
  path: '/wps/report/personalPVPFishingPNL',
  apiScope: 'READ_BETS',
  moduleId: MODULE,
  input: z.object(range),
  value: gameProfits,
  errors: ERRORS,
  origin: 'specification',
})

export const bonusDetails = sessionEndpoint({
  summary: 'What the house gave the member: promotions, rebates, bonuses and what became of them, latest first',
  path: '/wps/report/bonusDetail',
  apiScope: 'READ_REWARDS',
  moduleId: MODULE,
  feature: 'core',
  input: z.object({ ...range, ...paging }),
  value: z.object({
    ...pages,
    currency: z.string().length(3),
    list: z.array(z.object(movement)),
    sums: z.object({
      /** Paid to the main balance. */
      paid: amount,
      /** Granted as bonus money. */
      granted: amount,
      /** Bonus money converted to cash; part of `paid`. */
      converted: amount,
      forfeited: amount,
    }),
  }),
  errors: ERRORS,
})

/** Reports available as a file; `statement` covers the calendar year of `from`. Those from `team` on are for agents. */
export const RECORD_FILES = [
  'bets',
  'transactions',
  'profit',
  'bonuses',
  'statement',
  'team',
  'teamProducts',
  'downlines',
  'income',
  'teamTransactions',
  'bills',
  'credit',
] as const

/** The file's URL works once and expires soon. */
export const recordFile = sessionEndpoint({
  summary: 'Make a link to a report as CSV: good for one download within five minutes',
  method: 'POST',
  path: '/wps/report/file',
  whileClosed: 'open',
  moduleId: MODULE,
  feature: 'record-files',
  input: z.object({
    report: z.enum(RECORD_FILES),
    ...betFilters,
    wallet: z.enum(MOVEMENT_WALLETS).default('main'),
    types: commaList.pipe(z.array(z.string().regex(/^[A-Z_]{1,40}$/)).max(40)).optional(),
    /**
     * For reports from `team` on, except `income` and `bills`: an account below the caller, which must be an agent for
     * `credit`.
     */
    account: z.string().min(1).max(USERNAME_MAX).optional(),
    /** For `bills`: only one kind of contract. */
    billKind: z.enum(CONTRACT_KINDS).optional(),
  }),
  value: z.object({
    /** On a media host. */
    path: webPath('recordFile.path'),
    expiresAt: moment,
  }),
  fresh: ['path'],
  errors: [...ERRORS, 'not_agent', 'account.not.found'],
})

/** The file's URL works once and expires soon. */
export const memberDataFile = sessionEndpoint({
  summary: 'Make a link to everything that is kept about the member as JSON: good for one download within five minutes',
  method: 'POST',
  path: '/wps/member/data',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'record-files',
  sealed: true,
  input: z.object({
    /** The log-in password; ignored for an account that has none. */
    password: z.string().max(PASSWORD_MAX),
  }),
  value: z.object({
    /** On a media host. */
    path: webPath('memberDataFile.path'),
    expiresAt: moment,
  }),
  fresh: ['path'],
  errors: ['in_need_true_account', 'login.failed', 'login.locked'],
})
