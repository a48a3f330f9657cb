import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { withdraw } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../../../db/tables/cashier.ts'
import { ledgerAccount } from '../../../db/tables/ledger.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { requestWithdrawal } from '../../../ledger/cashier.ts'
import { InsufficientBalanceError } from '../../../ledger/errors.ts'
import type { CallContext, LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { identityTier } from '../../member/profile/identity.ts'
import { refuseBreaches } from '../../registration/checked-registration.ts'
import { requireStepUp, type SpendStepUp, type StepUpServices } from '../../session/second-factor/step-up.ts'
import { readCards } from '../bank-cards.ts'
import { checkPaymentPassword } from '../payment-password.ts'
import { refuseRunningBonus } from '../../promotions/bonus.ts'
import { remainingTurnover } from '../turnover.ts'
import { type WithdrawalSettings, withdrawalSettings } from './settings.ts'
import { recordStep, type Withdrawal } from './transition.ts'

type Card = Awaited<ReturnType<typeof readCards>>[number]

/** Kept by the house, at most the amount. */
function feeOf({ feeFixed, feeBasisPoints }: { feeFixed: bigint; feeBasisPoints: number }, amount: bigint): bigint {
  const fee = feeFixed + (amount * BigInt(feeBasisPoints)) / 10_000n
  return fee < amount ? fee : amount
}

/**
 * Requests a withdrawal and holds its amount. Idempotent by key: a repetition returns the same withdrawal without
 * asking for passwords or codes again.
 * @throws PlatformError request_param_err, request_key_reused; bank.card.not.found, bank.card.resting;
 * identity.required, turnover.remaining, withdrawal.limit, insufficient_balance; errors of `checkPaymentPassword` and
 * `requireStepUp`
 */
export async function requestPayout(
  services: StepUpServices,
  input: CheckedInputOf<typeof withdraw>,
  context: CallContext & { session: LiveSession },
): Promise<Withdrawal> {
  const { database, session, idempotencyKey: requestKey } = context
  const { memberId } = session
  const amount = amountOf(input.amount)
  refuseBreaches({
    amount: amount === undefined ? 'pattern' : undefined,
    requestKey: requestKey ? undefined : 'required',
  })
  if (amount === undefined || requestKey === undefined) throw platformError('request_param_err')
  const asked = { memberId, requestKey, amount, bankCardId: input.bankCardId }
  const before = await findRequested(database, asked)
  if (before) return before

  const settings = await withdrawalSettings(database)
  const card = await usableCard(database, memberId, input.bankCardId)
  if (amount < card.bank.minimum || amount > card.bank.maximum) {
    throw platformError('request_param_err', { fields: { amount: 'range' } })
  }
  if ((await identityTier(database, memberId)) < settings.identityTier) throw platformError('identity.required')
  // Checked before codes are requested, and again with the account locked.
  await refuseUnplayed(database, memberId)
  await checkPaymentPassword(database, memberId, input.paymentPassword)
  const spend: SpendStepUp =
    amount >= settings.stepUpFrom
      ? await requireStepUp(services, { purpose: 'withdrawal', proof: input.stepUp }, context)
      : async () => {}
  const held = await withTransaction(database, (tx) => hold(tx, { ...asked, card, spend, settings }))
  faultPoint('withdrawal:held')
  return held
}

interface Asked {
  memberId: number
  requestKey: string
  amount: bigint
  bankCardId: string
}

/**
 * The withdrawal of an identical request.
 * @throws PlatformError request_key_reused for a different request under its key
 */
async function findRequested(
  database: Database | Transaction,
  { memberId, requestKey, amount, bankCardId }: Asked,
): Promise<Withdrawal | undefined> {
  const [found] = await database
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.requestKey, requestKey)))
  if (found && (found.amount !== amount || found.bankCardId !== bankCardId)) throw platformError('request_key_reused')
  return found
}

async function hold(
  tx: Transaction,
  { card, spend, settings, ...asked }: Asked & { card: Card; spend: SpendStepUp; settings: WithdrawalSettings },
): Promise<Withdrawal> {
  const { memberId, amount, requestKey } = asked
  // Serialises the account's withdrawals and play, so that the values read below stay valid.
  await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.code, cashAccount(memberId))))
    .for('no key update')
  const concurrent = await findRequested(tx, asked)
  if (concurrent) return concurrent
  await spend(tx)
  if ((await countOfDay(tx, memberId)) >= settings.perDay) throw platformError('withdrawal.limit')
  await refuseUnplayed(tx, memberId)
  try {
    return await insertWithdrawal(tx, { memberId, amount, requestKey, card })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw platformError('insufficient_balance')
    throw error
  }
}

async function insertWithdrawal(
  tx: Transaction,
  { memberId, amount, requestKey, card }: { memberId: number; amount: bigint; requestKey: string; card: Card },
): Promise<Withdrawal> {
  const { bank, accountNumber, accountName } = card
  const { id } = await requestWithdrawal(tx, { memberId, amount, requestKey })
  const [stored] = await tx
    .update(withdrawal)
    .set({
      requestKey,
      bankCardId: card.id,
      fee: feeOf(bank, amount),
      destination: { kind: bank.kind, bankCode: bank.code, bankName: bank.name, accountNumber, accountName },
      nextActionAt: sql`clock_timestamp()`,
    })
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, id)))
    .returning()
  if (!stored) throw new Error(`The withdrawal ${id} is gone.`)
  await recordStep(tx, stored, { actor: 'MEMBER' })
  return stored
}

/**
 * Withdraws the whole balance of an account that is being closed, to its default card. Ignores turnover and the number
 * of withdrawals; a review may apply.
 * @throws PlatformError account.not.empty without a usable card; bank.card.resting
 */
export async function payOutBalance(tx: Transaction, memberId: number, amount: bigint): Promise<void> {
  const card = (await readCards(tx, memberId)).find(({ bank }) => bank.enabled)
  if (!card) throw platformError('account.not.empty')
  refuseResting(card)
  const requestKey = `closing:${randomUUID()}`
  await insertWithdrawal(tx, { memberId, amount, requestKey, card })
}

/** Withdrawals of the last 24 hours that were not returned. */
export async function countOfDay(database: Database | Transaction, memberId: number): Promise<number> {
  return database.$count(
    withdrawal,
    and(
      eq(withdrawal.memberId, memberId),
      gt(withdrawal.requestedAt, sql`now() - interval '24 hours'`),
      notInArray(withdrawal.state, ['REJECTED', 'FAILED', 'CANCELLED']),
    ),
  )
}

/** @throws PlatformError turnover.remaining, bonus.running */
async function refuseUnplayed(database: Database | Transaction, memberId: number): Promise<void> {
  await refuseRunningBonus(database, memberId)
  const { remaining } = await remainingTurnover(database, memberId)
  if (remaining > 0n) throw platformError('turnover.remaining', { remaining: formatAmount(remaining) })
}

/** @throws PlatformError bank.card.not.found, bank.card.resting */
async function usableCard(database: Database, memberId: number, id: string): Promise<Card> {
  const card = (await readCards(database, memberId)).find((own) => own.id === id)
  if (!card?.bank.enabled) throw platformError('bank.card.not.found')
  refuseResting(card)
  return card
}

function refuseResting({ usableAt }: Card): void {
  const restingMs = usableAt.getTime() - Date.now()
  if (restingMs > 0) throw platformError('bank.card.resting', { retryAfterSeconds: Math.ceil(restingMs / 1_000) })
}

/** Whole units above zero: banks transfer nothing smaller. */
export function amountOf(typed: string | number): bigint | undefined {
  const text = String(typed).trim()
  return /^\d{1,12}(?:\.0{1,4})?$/.test(text) && parseAmount(text) > 0n ? parseAmount(text) : undefined
}
