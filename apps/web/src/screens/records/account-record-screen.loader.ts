import type { MovementType, MovementWallet } from '@playhouse/schema/types.generated.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
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

const FILTERS = { wallet: WALLETS, type: Object.keys(TYPE_GROUPS), transaction: null }

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const state = parseRecord(new URL(request.url).searchParams, today, FILTERS)
  const { from, to, page, filters } = state
  const { wallet, type, transaction } = filters
  const variables = {
    from,
    to,
    page,
    wallet: (wallet as MovementWallet | undefined) ?? 'MAIN',
    types: type ? [...TYPE_GROUPS[type as TypeGroup]] : null,
    transactionId: transaction ?? '',
    withTransaction: transaction !== undefined,
  }
  return { ...networkOnlyLoader(AccountRecordScreenDocument, variables), state, today }
}
