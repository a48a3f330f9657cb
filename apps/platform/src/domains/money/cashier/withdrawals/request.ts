import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/cashier-withdrawals.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { withdrawalFee } from '@playhouse/shared/fee.ts'
import { wholeUnits } from '@playhouse/shared/whole-amount.ts'
import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { ledgerAccount } from '../../../../db/tables/ledger.ts'
import { cashAccount } from '../../../../ledger/accounts.ts'
import * as ledger from '../../../../ledger/cashier.ts'
import { InsufficientBalanceError } from '../../../../ledger/errors.ts'
import type { CallContext, LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { refuseBreaches } from '../../../../lib/field-breaches.ts'
import { bringBackFor, payFromAll } from '../../wallet/transfer/move-funds.ts'
import type { Transfers } from '../../wallet/transfer/transfers.ts'
import { isWithdrawalStopped } from '../../limits/stops.ts'
import { screenForWithdrawal } from '../../risk/screening/awaited.ts'
import { requireStepUp, type SpendStepUp, type StepUpServices } from '../../../people/session/second-factor/step-up.ts'
import { cardRefusal, readCards } from '../bank-cards.ts'
import { checkPaymentPassword } from '../payment-password.ts'
import { playRequirements, refuseUnmet, withdrawalRequirements } from './requirements.ts'
import { memberWithdrawalSettings, type RankedSettings } from './settings.ts'
import { recordStep, type Withdrawal } from './transition.ts'

export type Card = Awaited<ReturnType<typeof readCards>>[number]

/**
 * Requests a withdrawal and holds its amount. Idempotent by key: a repetition returns the same withdrawal without
 * asking for passwords or codes again. What the main wallet lacks comes back from vendors first.
 * @throws PlatformError request_param_err, request_key_reused; bank.card.not.found, bank.card.resting; refusals of
 * `withdrawalRequirements`; withdrawal.limit, insufficient_balance; errors of `checkPaymentPassword` and `requireStepUp`
 */
export async function requestWithdrawal(
  services: StepUpServices & { transfers: Transfers },
  input: CheckedInputOf<typeof contract.requestWithdrawal>,
  context: CallContext & { session: LiveSession },
): Promise<Withdrawal> {
  const { database, session, idempotencyKey: requestKey } = context
  const { memberId } = session
  const amount = wholeUnits(input.amount)
  refuseBreaches({
    amount: amount === undefined ? 'pattern' : undefined,
    requestKey: requestKey ? undefined : 'required',
  })
  if (amount === undefined || requestKey === undefined) throw platformError('request_param_err')
  const requested = { memberId, requestKey, amount, bankCardId: input.bankCardId }
  const before = await findRequested(database, requested)
  if (before) return before

  const settings = await memberWithdrawalSettings(database, memberId)
  const card = await usableCard(database, memberId, input.bankCardId)
  if (amount < card.bank.minimum || amount > card.bank.maximum) throw outOfRange()
  // Missing requirements are reported before codes are requested.
  refuseUnmet((await withdrawalRequirements(services, database, memberId)).requirements, amount)
  await checkPaymentPassword(database, memberId, input.paymentPassword)
  const spend: SpendStepUp =
    amount >= settings.stepUpFrom
      ? await requireStepUp(services, { purpose: 'withdrawal', proof: input.stepUp }, context)
      : async () => {}
  const held = await payFromAll(
    () => bringBackFor({ ...services, database }, memberId, amount),
    () => withTransaction(database, (tx) => hold(tx, { ...requested, card, spend, settings })),
  )
  faultPoint('withdrawal:held')
  return held
}

interface Requested {
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
  { memberId, requestKey, amount, bankCardId }: Requested,
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
  { card, spend, settings, ...requested }: Requested & { card: Card; spend: SpendStepUp; settings: RankedSettings },
): Promise<Withdrawal> {
  const { memberId, amount, requestKey } = requested
  // Serialises the account's withdrawals and play, so that the values read below stay valid.
  await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.code, cashAccount(memberId))))
    .for('no key update')
  const concurrent = await findRequested(tx, requested)
  if (concurrent) return concurrent
  await spend(tx)
  const { count, sum, isPaused } = await withdrawnInDay(tx, memberId)
  if (isPaused) throw platformError('withdrawals.paused')
  if (count >= settings.perDay) throw platformError('withdrawal.limit')
  if (settings.dayMax !== null && sum + amount > settings.dayMax) throw outOfRange()
  const { requirements, turnover } = await playRequirements(tx, memberId)
  refuseUnmet(requirements, amount)
  try {
    return await insertWithdrawal(tx, {
      memberId,
      amount,
      unplayed: turnover.isWaived ? lowest(turnover.unplayed, amount) : 0n,
      turnoverOpen: turnover.remaining > 0n,
      requestKey,
      card,
    })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw platformError('insufficient_balance')
    throw error
  }
}

interface NewWithdrawal {
  memberId: number
  amount: bigint
  /** Unplayed deposits in `amount`. */
  unplayed: bigint
  /** The withdrawal is of income alone, while turnover remains. */
  turnoverOpen?: boolean
  requestKey: string
  card: Card
}

export async function insertWithdrawal(
  tx: Transaction,
  { memberId, amount, unplayed, turnoverOpen = false, requestKey, card }: NewWithdrawal,
): Promise<Withdrawal> {
  const { bank, accountNumber, accountName } = card
  const stored = await ledger.requestWithdrawal(tx, {
    memberId,
    amount,
    requestKey,
    details: {
      requestKey,
      bankCardId: card.id,
      turnoverOpen,
      fee: withdrawalFee(bank, amount),
      unplayed,
      destination: { kind: bank.kind, bankCode: bank.code, bankName: bank.name, accountNumber, accountName },
      nextActionAt: sql`clock_timestamp()`,
    },
  })
  await recordStep(tx, stored, { actor: 'MEMBER' })
  await screenForWithdrawal(tx, memberId)
  return stored
}

/** Withdrawals of the last 24 hours that were not returned, and whether operators have stopped withdrawals. */
export async function withdrawnInDay(
  database: Database | Transaction,
  memberId: number,
): Promise<{ count: number; sum: bigint; isPaused: boolean }> {
  const [found] = await database
    .select({
      count: sql<number>`count(*)::integer`,
      sum: sql<string>`coalesce(sum(${withdrawal.amount}), 0)`,
      isPaused: isWithdrawalStopped(memberId),
    })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        gt(withdrawal.requestedAt, sql`now() - interval '24 hours'`),
        notInArray(withdrawal.state, ['REJECTED', 'FAILED', 'CANCELLED']),
      ),
    )
  return { count: found?.count ?? 0, sum: BigInt(found?.sum ?? 0), isPaused: found?.isPaused ?? false }
}

const outOfRange = () => platformError('request_param_err', { fields: { amount: 'range' } })

const lowest = (one: bigint, other: bigint) => (one < other ? one : other)

/** @throws PlatformError bank.card.not.found, bank.card.resting */
async function usableCard(database: Database, memberId: number, id: string): Promise<Card> {
  const card = (await readCards(database, memberId)).find((own) => own.id === id)
  refuseUnusable(card)
  return card
}

function refuseUnusable(card: Card | undefined): asserts card {
  const refusal = cardRefusal(card)
  if (refusal) throw refusal
}
