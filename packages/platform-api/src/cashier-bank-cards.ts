import { BANK_ACCOUNT_MAX, PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { STEP_UP_ERRORS, stepUpProof } from './cashier-step-up.ts'
import { sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, moment, masked } from './fields.ts'

/** A bank account, or a wallet address on a test network. */
export const bankCardItem = z.object({
  id: z.string(),
  kind: lenientEnum('bankCard.kind', ['BANK', 'CRYPTO', 'OTHER'], 'OTHER'),
  /** Bank or network. */
  bankCode: z.string(),
  bankName: z.string(),
  /** Only the ends of the number or address. */
  accountMasked: masked,
  /** Masked. */
  accountName: z.string(),
  isDefault: flag,
  /** Epoch milliseconds. */
  addedAt: moment,
  /** A new card cannot be used before. */
  usableAt: moment,
  /** Whether that time is still to come. Null where the platform does not say: `usableAt` decides then. */
  isResting: flag.nullish(),
})

const list = z.object({ list: z.array(bankCardItem) })

export const bankCards = sessionEndpoint({
  name: 'bankCards',
  domain: 'cashier',
  summary: 'Bank accounts and addresses of the account that withdrawals can go to',
  method: 'GET',
  path: '/wps/member/bankCard',
  moduleId: 'COMM3',
  access: 'member',
  duringClosing: true,
  input: z.object({}),
  value: list.extend({
    /** Name on the member's bank accounts, masked; null while the account has none. */
    realName: z.string().nullable(),
    max: z.number().int(),
    restHours: z.number().int(),
    /** Hours before the next bank account can be used: fewer for the first. */
    bankRestHours: z.number().int().nullish(),
  }),
  rules: ['count(list) <= max', "count(list if isDefault = 'true') <= 1", 'unique(list, id)'],
  errors: ['login.not.session'],
  origin: 'specification',
})

export const addBankCard = sessionEndpoint({
  name: 'addBankCard',
  domain: 'cashier',
  summary: 'Add a bank account in the member’s own name, or an address on a network',
  method: 'PUT',
  path: '/wps/member/bankCard',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  access: 'member',
  sealed: true,
  input: z.object({
    /** One of `withdrawalBanks`. */
    bankCode: z.string().max(32),
    /** Bank account number, or address. */
    accountNumber: z.string().max(BANK_ACCOUNT_MAX),
    /** For bank accounts only. */
    accountName: z.string().max(BANK_ACCOUNT_MAX).default(''),
    paymentPassword: z.string().max(PASSWORD_MAX),
    stepUp: stepUpProof.optional(),
  }),
  value: bankCardItem,
  rules: ['addedAt <= usableAt'],
  notFilters: ['accountName'],
  errors: [
    'login.not.session',
    'in_need_true_account',
    'request_param_err',
    'request_body_required',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'real.name.missing',
    'bank.card.name.differs',
    'bank.card.exists',
    'bank.card.limit',
    ...STEP_UP_ERRORS,
  ],
  origin: 'specification',
})

export const removeBankCard = sessionEndpoint({
  name: 'removeBankCard',
  domain: 'cashier',
  summary: 'Remove a card or address; withdrawals under way to it go on',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({ id: z.uuid() }),
  value: list,
  owned: 'id',
  errors: ['login.not.session', 'in_need_true_account', 'request_param_err', 'bank.card.not.found'],
  origin: 'extension',
})

export const setDefaultBankCard = sessionEndpoint({
  name: 'setDefaultBankCard',
  domain: 'cashier',
  summary: 'Choose the card or address that a withdrawal proposes',
  method: 'POST',
  path: '/wps/member/bankCard/default',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  access: 'member',
  input: z.object({ id: z.uuid() }),
  value: list,
  rules: ["count(list if isDefault = 'true') = 1"],
  owned: 'id',
  errors: ['login.not.session', 'in_need_true_account', 'request_param_err', 'bank.card.not.found'],
  origin: 'extension',
})

export const withdrawalBanks = sessionEndpoint({
  name: 'withdrawalBanks',
  domain: 'cashier',
  summary: 'Banks and networks that withdrawals can go to',
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  moduleId: 'COMM3',
  access: 'member',
  duringClosing: true,
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        bankCode: z.string(),
        bankName: z.string(),
        kind: lenientEnum('withdrawalBanks.kind', ['BANK', 'CRYPTO', 'OTHER'], 'OTHER'),
      }),
    ),
  }),
  rules: ['unique(list, bankCode)'],
  errors: ['login.not.session'],
  origin: 'specification',
})
