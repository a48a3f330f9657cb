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
  input: z.object({ typeId: whole.default(0) }),
  value: z.object({
    sumBalance: amount,
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
  summary: 'Wallet summary: what is available, locked, and has moved in and out',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({}),
  value: z.object({
    currency: z.string().length(3),
    available: amount,
    /** Held by withdrawals that are not done yet. */
    locked: amount,
    totalDeposit: amount,
    totalWithdrawal: amount,
    /** Turnover of the current calendar month in the brand's time zone. */
    monthTurnover: amount,
    /** Turnover since the account was opened. */
    totalTurnover: amount,
    /** The member's own result this month: payouts minus stakes. */
    monthProfit: amount,
  }),
  errors: ['login.not.session'],
  origin: 'specification',
})

export const wallets = sessionEndpoint({
  name: 'wallets',
  domain: 'wallet',
  summary: 'The wallets of the account: the main one, and one a vendor where the brand splits them',
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
        /** Code of the vendor whose wallet it is; null for the main one. */
        vassalage: z.string().nullable().default(null),
        /** What became of a transfer with it is being looked into; until then nothing is moved to or from it. */
        locked: flag.default(false),
      }),
    ),
  }),
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
  summary: 'Bring back what lies at a vendor, or at all; what is locked, or at a vendor that does not answer, stays',
  method: 'POST',
  path: '/wps/wallets/transferToMainWallet',
  moduleId: 'COMM3',
  access: 'member',
  form: true,
  input: z.object({ vassalage: z.string().max(20).optional() }),
  value: z.object({ sumBalance: amount }),
  errors: ['login.not.session', 'request_param_err'],
  origin: 'extension',
})

/** Refused with `function.not.available` where members choose no amounts: a launch moves all there is, and leaving brings it back. */
export const walletTransfer = sessionEndpoint({
  name: 'walletTransfer',
  domain: 'wallet',
  summary: 'Move money between the main wallet and a vendor’s',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  access: 'member',
  input: z.object({ fromAccountTypeId: whole, toAccountTypeId: whole, amount }),
  value: z.object({ sumBalance: amount }),
  errors: ['login.not.session', 'function.not.available', 'request_param_err'],
  origin: 'extension',
})
