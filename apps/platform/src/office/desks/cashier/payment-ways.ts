import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { CRYPTO_NETWORKS } from '@playhouse/vendor-api/payments/provider.ts'
import {
  addDepositBank,
  addWithdrawalBank,
  changeDepositBank,
  changeDepositMethod,
  changeWithdrawalBank,
  lockBankFees,
  lockMethodFees,
} from '../../../domains/money/cashier/operator.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { readForm } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { getNotice, type OfficeCall } from '../../kit/section.ts'
import { depositBankForm, methodForm, withdrawalBankForm } from './payment-forms.ts'
import { feeKind, getKind, type FeeKind, feeForm, NO_FEES } from './payment-decisions.ts'

export const methodKind = (hasProvider: boolean): FeeKind =>
  feeKind(
    ({ method = '' }) => method,
    lockMethodFees,
    'deposit-method.saved',
    ({ method = '' }) => `Change deposit method ${method}`,
    async (tx, values) => {
      const { method, feePercent, ...row } = readForm(methodForm, values)
      refuseWithoutProvider(row.enabled, hasProvider)
      refuseRange(row)
      if (row.quickAmounts.some((amount) => amount < row.minimum || amount > row.maximum))
        throw new OfficeError('quickAmounts: must be between the smallest and the largest amount', 400)
      await changeDepositMethod(tx, method, { ...row, feeBasisPoints: feePercent })
    },
  )

export const depositBankKind: DecisionKind = getKind(
  'deposit-bank.saved',
  ({ code: id = '' }) => `Save deposit bank ${id}`,
  async (tx, values) => {
    const { isNew: added, ...row } = readForm(depositBankForm, values)
    requireStored(await (added ? addDepositBank : changeDepositBank)(tx, row), added)
  },
)

export const withdrawalBankKind = (hasProvider: boolean): FeeKind =>
  feeKind(
    ({ code: id = '' }) => id,
    lockBankFees,
    'withdrawal-bank.saved',
    ({ code: id = '' }) => `Save withdrawal bank ${id}`,
    async (tx, values) => {
      const { isNew: added, feePercent, kind, ...row } = readForm(withdrawalBankForm, values)
      refuseWithoutProvider(row.enabled, hasProvider)
      refuseRange(row)
      if (kind === 'CRYPTO' && !(CRYPTO_NETWORKS as readonly string[]).includes(row.code))
        throw new OfficeError(`code: a network is one of ${CRYPTO_NETWORKS.join(', ')}`, 400)
      const bank = { ...row, feeBasisPoints: feePercent }
      requireStored(await (added ? addWithdrawalBank(tx, { ...bank, kind }) : changeWithdrawalBank(tx, bank)), added)
    },
  )

function refuseWithoutProvider(enabled: boolean, hasProvider: boolean): void {
  if (enabled && !hasProvider)
    throw new OfficeError('There is no payment provider. Set PAYMENTS_URL, restart the platform, then switch this on.')
}

function refuseRange({ minimum, maximum }: { minimum: bigint; maximum: bigint }): void {
  if (minimum < MINOR_UNITS) throw new OfficeError('minimum: must be 1 or more', 400)
  if (maximum < minimum) throw new OfficeError('maximum: must not be below the smallest amount', 400)
}

function requireStored(isStored: boolean, isAdded: boolean): void {
  if (isStored) return
  throw new OfficeError(
    isAdded ? 'code: is taken. Change that bank instead.' : 'There is no such bank.',
    isAdded ? 409 : 404,
  )
}

export async function saveWay(
  kind: DecisionKind,
  subject: string,
  { actor, database }: OfficeCall,
  { reason, ...payload }: { reason: string } & Record<string, string>,
) {
  await decide(database, kind, { subject, payload, reason, actor, operators: 1 })
  return { to: '/payments', notice: 'done' } as const
}

/** Fees are money of the members and the house: another fee takes two operators. */
export async function saveWithFees(
  kind: FeeKind,
  subject: string,
  { actor, database }: OfficeCall,
  { reason, ...payload }: { reason: string } & Record<string, string>,
) {
  const { feeFixed, feePercent } = readForm(feeForm, payload)
  const before = (await withTransaction(database, (tx) => kind.fees(tx, payload))) ?? NO_FEES
  const isOther = before.feeFixed !== feeFixed || before.feeBasisPoints !== feePercent
  const outcome = await decide(database, kind, {
    subject,
    payload,
    reason,
    actor,
    operators: isOther ? 2 : 1,
    check: (tx) => kind.check(tx, payload),
  })
  return { to: '/payments', notice: getNotice(outcome) }
}
