import type { MovementType, MovementWallet } from '@playhouse/schema/types.generated.ts'
import { recordLoader } from './parts/record-loader.ts'
import { AccountRecordScreenDocument } from './account-record-screen.generated.ts'

export const WALLETS = ['MAIN', 'LOCKED', 'HELD', 'BONUS', 'VENDORS'] as const satisfies readonly MovementWallet[]

/** Movement types that are filtered together. */
export const TYPE_GROUPS = {
  deposits: ['DEPOSIT', 'DEPOSIT_HOLD', 'DEPOSIT_RETURN'],
  withdrawals: ['WITHDRAWAL_HOLD', 'WITHDRAWAL', 'WITHDRAWAL_RETURN'],
  play: ['BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT'],
  stakes: ['BET'],
  wins: ['PAYOUT', 'JACKPOT'],
  vendors: ['VENDOR_OUT', 'VENDOR_IN'],
  transfers: ['TRANSFER_OUT', 'TRANSFER_IN'],
  bonuses: ['REBATE', 'PROMOTION', 'BONUS_GRANT', 'BONUS_CONVERT', 'BONUS_FORFEIT', 'POINTS'],
  agent: ['COMMISSION', 'DIVIDEND', 'SALARY', 'AGENT_PAY'],
  corrections: ['CORRECTION', 'ADMIN_CREDIT', 'ADMIN_DEBIT'],
} as const satisfies Record<string, readonly MovementType[]>
export type TypeGroup = keyof typeof TYPE_GROUPS

const FILTERS = { wallet: WALLETS, type: Object.keys(TYPE_GROUPS) as TypeGroup[], transaction: null }

export const loader = recordLoader(AccountRecordScreenDocument, FILTERS, ({ from, to, page, filters }) => {
  const { wallet, type, transaction } = filters
  return {
    from,
    to,
    page,
    wallet: wallet ?? 'MAIN',
    types: type ? [...TYPE_GROUPS[type]] : null,
    transactionId: transaction ?? '',
    withTransaction: transaction !== undefined,
  }
})
