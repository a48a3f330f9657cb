import { BANK_ACCOUNT_MAX, PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { STEP_UP_ERRORS, stepUpProof } from './cashier-step-up.ts'
import { sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, moment, masked } from './fields.ts'
import { TEXT_READERS } from './shown-text.ts'

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
  summary: 'Bank accounts and addresses of the account that withdrawals can go to',
  path: '/wps/member/bankCard',
  moduleId: 'COMM3',
  duringClosing: true,
  value: list.extend({
    /** Name on the member's bank accounts, masked; null while the account has none. */
    realName: z.string().nullable(),
    max: z.number().int(),
    restHours: z.number().int(),
    /** Hours before the next bank account can be used: fewer for the first. */
    bankRestHours: z.number().int().nullish(),
  }),
  origin: 'specification',
})

export const addBankCard = sessionEndpoint({
  summary: 'Add a bank account in the member’s own name, or an address on a network',
  method: 'PUT',
  path: '/wps/member/bankCard',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  sealed: true,
  input: z.object({
    /** One of `withdrawalBanks`. */
    bankCode: z.string().max(32),
    /** Bank account number, or address. */
    accountNumber: z.string().max(BANK_ACCOUNT_MAX),
    /** For bank accounts only. */
    accountName: z.string().max(BANK_ACCOUNT_MAX).register(TEXT_READERS, { readers: 'staff' }).default(''),
    paymentPassword: z.string().max(PASSWORD_MAX),
    stepUp: stepUpProof.optional(),
  }),
  value: bankCardItem,
  errors: [
    'in_need_true_account',
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
  summary: 'Remove a card or address; withdrawals under way to it go on',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({ id: z.uuid() }),
  value: list,
  owned: 'id',
  errors: ['in_need_true_account', 'bank.card.not.found'],
})

export const setDefaultBankCard = sessionEndpoint({
  summary: 'Choose the card or address that a withdrawal proposes',
  method: 'POST',
  path: '/wps/member/bankCard/default',
  whileClosed: 'openInRegion',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({ id: z.uuid() }),
  value: list,
  owned: 'id',
  errors: ['in_need_true_account', 'bank.card.not.found'],
})

export const withdrawalBanks = sessionEndpoint({
  summary: 'Banks and networks that withdrawals can go to',
  path: '/wps/system/withdrawBanks',
  moduleId: 'COMM3',
  duringClosing: true,
  value: z.object({
    list: z.array(
      z.object({
        bankCode: z.string(),
        bankName: z.string(),
        kind: lenientEnum('withdrawalBanks.kind', ['BANK', 'CRYPTO', 'OTHER'], 'OTHER'),
      }),
    ),
  }),
  origin: 'specification',
})
