import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { deposit as readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { depositFee } from '@playhouse/shared/fee.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { newTransferText } from './transfer-text.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  PaymentRefusedError,
  PaymentUnknownError,
  requireProvider,
  type PaymentProviders,
} from '@playhouse/vendor-api/payments/provider.ts'
import { deposit, type DepositDetails } from '../../../../db/tables/cashier.ts'
import { depositBank, depositBlock, depositMethod, depositReference } from '../../../../db/tables/deposits.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { assertDepositAllowed } from '../../limits/deposit-allowance.ts'
import type { MemberRules } from '../../../site/jurisdictions/rules.ts'
import { applyDepositRules, assertHasDepositLimit } from '../../limits/deposit-rules.ts'
import { lockDeposits } from '../../limits/set-limit.ts'
import { chooseProvider } from '../choose-provider.ts'
import { needsNameToCompare } from '../../../people/member/matching-accounts.ts'
import { assertDepositNeeds } from './deposit-needs.ts'
import { assertRegisterAnswered } from '../../limits/play-bar.ts'
import { checkFunds } from '../../limits/funds-check.ts'
import { depositDetail } from './deposit-list.ts'
import {
  giveTo,
  LAST_PREPARE_MS,
  lockDeposit,
  PREPARE_PAUSE_MS,
  recordStep,
  reject,
  startWaiting,
  type StoredDeposit,
} from './deposit-record.ts'
import { countByMethod, type DepositMethod, type MethodSettings } from './deposit-settings.ts'

/** How long a member's request waits for providers: below the gateway's deadline. What comes later is shown on the deposit's page. */
const ANSWER_WAIT_MS = 3_000

/** A member's deposits that may await payment at the same time. */
const OPEN_MAX = 3

/** Effects of higher layers on a deposit; `src/hooks.ts` fills them in. */
export interface DepositHooks {
  /** Keeps the bonus that is chosen with a deposit. @throws PlatformError if the deposit would not bring it */
  bonusChosen: (
    tx: Transaction,
    chosen: { memberId: number; depositId: number; promotionId: string; amount: bigint },
  ) => Promise<void>
}

export interface DepositServices extends DepositHooks {
  database: Database
  providers: PaymentProviders
  currency: () => Promise<string>
  /** The age by the birthday that a first deposit takes. */
  requiredAge: (rules: MemberRules) => Promise<number>
  /** Return target of the provider's page. */
  siteOrigin: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

export interface DepositRequest {
  memberId: number
  method: DepositMethod
  /** Minor units. */
  amount: bigint
  requestKey: string
  details: DepositDetails
}

/** Requests a deposit from a provider, or from the next one. Without an answer, a job repeats the request for half a minute. @throws PlatformError */
export async function createDeposit(
  services: DepositServices,
  request: DepositRequest,
  { waitMs = ANSWER_WAIT_MS }: { waitMs?: number } = {},
): Promise<ResponseOf<typeof readDeposit>> {
  const { database } = services
  const facts = { currency: await services.currency() }
  const { row, replayed } = await withTransaction(database, (tx) => addDeposit(tx, request, facts, services))
  faultPoint('deposit:kept')
  if (!replayed) await Promise.race([prepare(services, row), sleep(waitMs, undefined, { ref: false })])
  return depositDetail(database, row, facts.currency)
}

async function addDeposit(
  tx: Transaction,
  { memberId, method, amount, requestKey, details }: DepositRequest,
  { currency }: { currency: string },
  { bonusChosen, providers, requiredAge }: DepositHooks & Pick<DepositServices, 'providers' | 'requiredAge'>,
): Promise<{ row: StoredDeposit; replayed: boolean }> {
  await lockDeposits(tx, memberId)
  const [former] = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), eq(deposit.requestKey, requestKey)))
  if (former) {
    const isSame = former.channel === method && former.requestedAmount === amount && isSameDetails(former, details)
    if (!isSame) throw platformError('request_key_reused')
    return { row: former, replayed: true }
  }
  const settings = await checkRequest(tx, { memberId, method, amount, details })
  const provider = await chooseProvider(tx, providers, { method, amount, currency })
  if (!provider) throw platformError('deposit.method.unavailable')
  const rules = await applyDepositRules(tx, memberId)
  await assertHasDepositLimit(tx, memberId, rules)
  await assertDepositAllowed(tx, memberId, amount)
  await assertDepositNeeds(tx, memberId, await requiredAge(rules), rules)
  await assertRegisterAnswered(tx, memberId)
  if (await needsNameToCompare(tx, memberId)) throw platformError('real.name.missing')
  const reference = newTransferText((below) => randomInt(below))
  const now = Date.now()
  const [row] = await tx
    .insert(deposit)
    .values({
      memberId,
      amount,
      requestedAmount: amount,
      channel: method,
      fee: depositFee(settings, amount),
      state: 'PREPARING',
      createdAt: new Date(now),
      expiresAt: new Date(now + settings.payMinutes * 60_000),
      nextActionAt: new Date(now + PREPARE_PAUSE_MS),
      reference,
      requestKey,
      details,
      provider: provider.code,
    })
    .returning()
  if (!row) throw new Error('The deposit was not inserted.')
  await tx.insert(depositReference).values({ reference, memberId, depositId: row.id })
  await recordStep(tx, row)
  await checkFunds(tx, memberId, rules)
  const { promotionId } = details
  if (promotionId !== undefined) await bonusChosen(tx, { memberId, depositId: row.id, promotionId, amount })
  return { row, replayed: false }
}

const isSameDetails = ({ details }: StoredDeposit, requested: DepositDetails): boolean =>
  details?.network === requested.network &&
  details?.payerBank === requested.payerBank &&
  details?.payerName === requested.payerName &&
  details?.promotionId === requested.promotionId

/** @throws PlatformError for a request that violates the brand's rules */
async function checkRequest(
  tx: Transaction,
  { memberId, method, amount, details }: Omit<DepositRequest, 'requestKey'>,
): Promise<MethodSettings> {
  const [settings] = await tx
    .select()
    .from(depositMethod)
    .where(and(eq(depositMethod.method, method), eq(depositMethod.enabled, true)))
  if (!settings) throw platformError('deposit.method.unavailable')
  const fields: Record<string, string> = {}
  if (amount % MINOR_UNITS !== 0n) fields.amount = 'pattern'
  else if (amount < settings.minimum || amount > settings.maximum) fields.amount = 'range'
  if (method === 'USDT' && !details.network) fields.network = 'required'
  const bankIsOn = details.payerBank === undefined || (await isBankOn(tx, details.payerBank))
  if (bankIsOn === undefined) fields.bankCode = 'pattern'
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
  if (!bankIsOn) throw platformError('deposit.method.unavailable')

  const isBlocked = sql`${depositBlock.memberId} = ${memberId} and ${depositBlock.liftedAt} is null`
  if ((await tx.$count(depositBlock, isBlocked)) > 0) throw platformError('deposit.blocked')
  const { rows: counts } = await countByMethod(tx, memberId)
  const counted = counts.find(({ channel }) => channel === method)
  if (counted && settings.timesPerDay !== null && counted.count >= settings.timesPerDay) {
    throw platformError('deposit.times.reached', { retryAfterSeconds: Math.max(1, counted.freeInSeconds) })
  }
  const isOpen = sql`${deposit.memberId} = ${memberId} and ${deposit.state} in ('PREPARING', 'WAITING')`
  if ((await tx.$count(deposit, isOpen)) >= OPEN_MAX) throw platformError('deposit.too.many.open')
  return settings
}

/** Whether the bank is switched on; undefined for an unknown one. */
const isBankOn = async (tx: Transaction, code: string): Promise<boolean | undefined> =>
  (await tx.select().from(depositBank).where(eq(depositBank.code, code)))[0]?.enabled

/**
 * Requests a deposit from its provider, and from the next one if that does not take it. Idempotent. The last one that gives no answer
 * is asked again, until the deposit is rejected. One without an answer may have it all the same: the member never sees its
 * instructions, and money that arrives there is credited.
 */
export async function prepare(services: DepositServices, row: StoredDeposit): Promise<void> {
  for (let next: StoredDeposit | undefined = row; next;) next = await requestAt(services, next)
}

/** @returns the deposit at the next provider, which is to be asked now */
async function requestAt(services: DepositServices, row: StoredDeposit): Promise<StoredDeposit | undefined> {
  const { database, providers, currency, siteOrigin, log } = services
  const { reference, requestedAmount, expiresAt, details } = row
  if (reference === null || requestedAmount === null || expiresAt === null) return undefined
  try {
    const taken = await requireProvider(providers, row.provider).createDeposit({
      reference,
      method: row.channel as DepositMethod,
      amount: formatAmount(requestedAmount),
      currency: await currency(),
      fee: formatAmount(row.fee),
      transferText: reference,
      expiresAt: expiresAt.toISOString(),
      returnUrl: `${siteOrigin}/member/deposit/${row.id}`,
      ...(details?.network && { network: details.network }),
    })
    faultPoint('deposit:answered')
    const { instructions, pageUrl } = taken
    await withTransaction(database, async (tx) => {
      const current = await lockDeposit(tx, row)
      if (current && isPreparedAt(current, row.provider)) await startWaiting(tx, current, { instructions, pageUrl })
    })
    return undefined
  } catch (error) {
    if (!(error instanceof PaymentRefusedError || error instanceof PaymentUnknownError)) throw error
    log.warn({ err: error, deposit: row.id, provider: row.provider }, 'a payment provider did not take a deposit')
    return moveOn(services, row, { error, amount: requestedAmount })
  }
}

/** An answer that comes after the deposit went to another provider changes nothing, so that the member sees the instructions of one. */
const isPreparedAt = ({ state, provider }: StoredDeposit, code: string): boolean =>
  state === 'PREPARING' && provider === code

const FAILURE_LENGTH = 500

/** Gives a deposit to the next provider. Without one, it is rejected for good, or after the last attempt. */
async function moveOn(
  { database, providers, currency }: DepositServices,
  row: StoredDeposit,
  { error, amount }: { error: PaymentRefusedError | PaymentUnknownError; amount: bigint },
): Promise<StoredDeposit | undefined> {
  const { message, cause } = error
  const failure = [row.provider, message, cause instanceof Error ? cause.message || cause.name : '']
    .filter(Boolean)
    .join(': ')
    .slice(0, FAILURE_LENGTH)
  const order = { method: row.channel as DepositMethod, amount, currency: await currency() }
  return withTransaction(database, async (tx) => {
    const current = await lockDeposit(tx, row)
    if (!current || !isPreparedAt(current, row.provider)) return undefined
    const tried = [...current.triedProviders, current.provider]
    const next = await chooseProvider(tx, providers, order, { tried })
    if (next) return giveTo(tx, current, { provider: next.code, triedProviders: tried, failure })
    if (error instanceof PaymentRefusedError && isFinal(error)) await reject(tx, current, 'PROVIDER_REFUSED', failure)
    else if (Date.now() - row.createdAt.getTime() >= LAST_PREPARE_MS)
      await reject(tx, current, 'PROVIDER_UNREACHABLE', failure)
    return undefined
  })
}

/** A busy provider, a wrong clock or a wrong key says nothing about the deposit. */
const isFinal = ({ code }: PaymentRefusedError): boolean => code === 'request_invalid' || code === 'reference_reused'
