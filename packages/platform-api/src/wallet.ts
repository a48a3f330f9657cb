import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, flag, vendorCode, whole } from './fields.ts'

/** Number of the main wallet, `accountTypeId`. */
export const MAIN_WALLET = 2

export const balance = sessionEndpoint({
  summary: 'Balance of the signed-in account',
  path: '/wps/v2/wallets/balance',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  beforePasswordChange: true,
  duringClosing: true,
  input: z.object({ typeId: whole.default(0) }),
  value: z.object({
    /** Cash, here and at vendors. */
    sumBalance: amount,
    /** Bonus money, not cash yet. */
    bonus: amount,
    /** Held by pending withdrawals. */
    locked: amount.nullish(),
    currency: z.string().length(3),
    currencySymbol: z.string(),
    /** Of each wallet that was ever used, the main one first. */
    balance: z.array(z.object({ accountTypeId: z.number(), availBalance: amount })),
  }),
  origin: 'specification',
})

export const consolidatedFunds = sessionEndpoint({
  summary: 'Wallet summary: available, locked, deposited and withdrawn',
  path: '/wps/member/info/funds/consolidated',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  value: z.object({
    currency: z.string().length(3),
    available: amount,
    /** Held by pending withdrawals. */
    locked: amount,
    /** Bonus money, not cash yet. */
    bonus: amount,
    /** At vendors, on its way there included. */
    atVendors: amount,
    totalDeposit: amount,
    totalWithdrawal: amount,
    /** Turnover of the current month in the brand's time zone. */
    monthTurnover: amount,
    /** Since registration. */
    totalTurnover: amount,
    /** Payouts minus stakes this month. */
    monthProfit: amount,
  }),
  origin: 'specification',
})

export const wallets = sessionEndpoint({
  summary: 'Wallets of the account: the main one, and one per vendor that keeps money of its own',
  path: '/wps/wallets',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({
    list: z.array(
      z.object({
        accountTypeId: z.number(),
        accountTypeName: z.string(),
        currency: z.string().length(3),
        availBalance: amount,
        /** Vendor code; null for the main wallet. */
        vassalage: z.string().nullable().default(null),
        /** A transfer is unresolved; until then nothing is moved to or from it. */
        locked: flag.default(false),
      }),
    ),
  }),
})

export const merchantWallet = sessionEndpoint({
  summary: 'Whether one wallet serves every vendor',
  path: '/wps/relay/GCS_merchantWallet',
  apiScope: 'READ_WALLET',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({ isSingle: flag }),
})

export const transferToMainWallet = sessionEndpoint({
  summary:
    'Transfer balances at one vendor or all to the main wallet; locked ones and those at unreachable vendors stay',
  method: 'POST',
  path: '/wps/wallets/transferToMainWallet',
  whileClosed: 'open',
  moduleId: 'COMM3',
  feature: 'core',
  form: true,
  /** Without an amount all that is there. */
  input: z.object({
    vassalage: vendorCode.optional(),
    amount: amount.optional(),
    /** Idempotency key of a transfer with a chosen amount. */
    requestKey: z.uuid().optional(),
  }),
  value: z.object({ sumBalance: amount }),
  errors: ['request_key_reused', 'insufficient_balance', 'wallet.locked'],
})

/** `function.not.available` where one wallet serves every vendor. */
export const walletTransfer = sessionEndpoint({
  summary: 'Move money between any two wallets of the account',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  feature: 'core',
  input: z.object({
    fromAccountTypeId: whole.min(0),
    toAccountTypeId: whole.min(0),
    amount,
    requestKey: z.uuid().optional(),
  }),
  value: z.object({
    sumBalance: amount,
    /** False where it came back from one vendor and the other did not take it: it is in the main wallet. */
    arrived: flag.default(true),
  }),
  errors: ['request_key_reused', 'insufficient_balance', 'wallet.locked'],
})
