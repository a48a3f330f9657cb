import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { amount, whole } from './fields.ts'

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
