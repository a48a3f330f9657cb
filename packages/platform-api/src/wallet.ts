import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, flag, whole } from './fields.ts'

export const balance = sessionEndpoint({
  name: 'balance',
  domain: 'wallet',
  summary: 'Balance of the signed-in account',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  moduleId: 'COMM3',
  access: 'member',
  beforePasswordChange: true,
  duringClosing: true,
  input: z.object({ typeId: whole.default(0) }),
  value: z.object({
    /** Cash, here and at vendors. */
    sumBalance: amount,
    /** Bonus money, not cash yet. */
    bonus: amount.default('0.00'),
    currency: z.string().length(3),
    currencySymbol: z.string(),
    balance: z.array(z.object({ accountTypeId: z.number(), availBalance: amount })),
  }),
  errors: ['login.not.session'],
  origin: 'specification',
})

export const consolidatedFunds = sessionEndpoint({
  name: 'consolidatedFunds',
  domain: 'wallet',
  summary: 'Wallet summary: available, locked, deposited and withdrawn',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({
    currency: z.string().length(3),
    available: amount,
    /** Held by pending withdrawals. */
    locked: amount,
    /** Bonus money, not cash yet. */
    bonus: amount.default('0.00'),
    /** At vendors, on its way there included. */
    atVendors: amount.default('0.00'),
    totalDeposit: amount,
    totalWithdrawal: amount,
    /** Of the current month in the brand's time zone. */
    monthTurnover: amount,
    /** Since registration. */
    totalTurnover: amount,
    /** Payouts minus stakes this month. */
    monthProfit: amount,
  }),
  errors: ['login.not.session'],
  origin: 'specification',
})

export const wallets = sessionEndpoint({
  name: 'wallets',
  domain: 'wallet',
  summary: 'Wallets of the account: the main one, and one per vendor that keeps money of its own',
  method: 'GET',
  path: '/wps/wallets',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
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
  rules: ['unique(list, accountTypeId)'],
  errors: ['login.not.session'],
  origin: 'extension',
})

export const merchantWallet = sessionEndpoint({
  name: 'merchantWallet',
  domain: 'wallet',
  summary: 'Whether one wallet serves every vendor',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({ isSingle: flag }),
  errors: ['login.not.session'],
  origin: 'extension',
})

export const transferToMainWallet = sessionEndpoint({
  name: 'transferToMainWallet',
  domain: 'wallet',
  summary:
    'Transfer balances at one vendor or all to the main wallet; locked ones and those at unreachable vendors stay',
  method: 'POST',
  path: '/wps/wallets/transferToMainWallet',
  whileClosed: 'open',
  moduleId: 'COMM3',
  access: 'member',
  form: true,
  /** Without an amount all that is there. */
  input: z.object({
    vassalage: z.string().max(20).optional(),
    amount: amount.optional(),
    /** Of a chosen amount. */
    requestKey: z.uuid().optional(),
  }),
  value: z.object({ sumBalance: amount }),
  errors: [
    'login.not.session',
    'request_param_err',
    'request_key_reused',
    'insufficient_balance',
    'wallet.locked',
    'system_busy',
  ],
  origin: 'extension',
})

/** `function.not.available` where one wallet serves every vendor. */
export const walletTransfer = sessionEndpoint({
  name: 'walletTransfer',
  domain: 'wallet',
  summary: 'Move money between any two wallets of the account',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  access: 'member',
  input: z.object({ fromAccountTypeId: whole, toAccountTypeId: whole, amount, requestKey: z.uuid().optional() }),
  value: z.object({
    sumBalance: amount,
    /** False where it came back from one vendor and the other did not take it: it is in the main wallet. */
    arrived: flag.default(true),
  }),
  errors: [
    'login.not.session',
    'function.not.available',
    'request_param_err',
    'request_key_reused',
    'insufficient_balance',
    'wallet.locked',
    'system_busy',
  ],
  origin: 'extension',
})
