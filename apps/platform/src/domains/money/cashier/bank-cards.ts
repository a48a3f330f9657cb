import type { addBankCard as addEndpoint, bankCards, bankCardItem } from '@playhouse/platform-api/cashier-bank-cards.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { cardNumber, isCardNumber } from '@playhouse/shared/card-number.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { bankCard, withdrawalBank } from '../../../db/tables/cashier-withdrawals.ts'
import { member } from '../../../db/tables/members.ts'
import type { CallContext, LiveSession } from '../../../request/call-context.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { type PlatformError, platformError } from '../../../request/platform-error.ts'
import { holdMatches } from '../../people/member/matching-accounts.ts'
import { refuseBreaches } from '../../../lib/field-breaches.ts'
import { recordLogIn } from '../../people/session/sessions/log-in-history.ts'
import { requireStepUp, type StepUpServices } from '../../people/session/second-factor/step-up.ts'
import { checkPaymentPassword } from './payment-password.ts'
import { type WithdrawalSettings, withdrawalSettings } from './withdrawals/settings.ts'

type CardItem = z.input<typeof bankCardItem>
type StoredCard = typeof bankCard.$inferSelect & { bank: typeof withdrawalBank.$inferSelect }

/** A member's active cards, the default first. */
export async function readCards(database: Database | Transaction, memberId: number): Promise<StoredCard[]> {
  const rows = await database
    .select({ card: bankCard, bank: withdrawalBank })
    .from(bankCard)
    .innerJoin(withdrawalBank, eq(withdrawalBank.code, bankCard.bankCode))
    .where(and(eq(bankCard.memberId, memberId), isNull(bankCard.removedAt)))
    .orderBy(desc(bankCard.isDefault), asc(bankCard.addedAt), asc(bankCard.id))
  return rows.map(({ card, bank }) => ({ ...card, bank }))
}

/** Why nothing can be withdrawn to a card now; undefined if it can. */
export function cardRefusal(card: StoredCard | undefined): PlatformError | undefined {
  if (!card?.bank.enabled) return platformError('bank.card.not.found')
  const restingMs = card.usableAt.getTime() - Date.now()
  return restingMs > 0
    ? platformError('bank.card.resting', { retryAfterSeconds: Math.ceil(restingMs / 1_000) })
    : undefined
}

export async function listCards(database: Database, memberId: number): Promise<ResponseOf<typeof bankCards>> {
  const settings = await withdrawalSettings(database)
  const [cards, realName] = await Promise.all([readCards(database, memberId), findRealName(database, memberId)])
  const restHours = await bankRestHours(database, memberId, settings, cards.length)
  return {
    list: cards.map(cardItem),
    realName: realName && maskName(realName),
    max: settings.cardsMax,
    restHours: settings.cardRestHours,
    bankRestHours: restHours,
  }
}

/**
 * Hours before a new bank account can be used. The member's first one rests for fewer hours: it must be in his own name, so a thief
 * gains nothing by adding it. Removed accounts count as well; otherwise removing them all would shorten the wait.
 * @param kept how many accounts the member has now
 */
export async function bankRestHours(
  database: Database | Transaction,
  memberId: number,
  { cardRestHours, firstCardRestHours }: WithdrawalSettings,
  stored: number,
): Promise<number> {
  const isFirst = stored === 0 && (await database.$count(bankCard, eq(bankCard.memberId, memberId))) === 0
  return isFirst ? Math.min(firstCardRestHours, cardRestHours) : cardRestHours
}

/**
 * Adds a bank account in the member's own name, or a wallet address. It cannot be used at first, so that someone who
 * has taken over the account cannot empty it immediately. The first card becomes the default.
 * @throws PlatformError request_param_err; real.name.missing, bank.card.name.differs; bank.card.exists,
 * bank.card.limit; errors of `checkPaymentPassword` and `requireStepUp`
 */
export async function addCard(
  services: StepUpServices,
  input: CheckedInputOf<typeof addEndpoint>,
  context: CallContext & { session: LiveSession },
): Promise<CardItem> {
  const { database, session } = context
  const { memberId } = session
  const bank = await findBank(database, input.bankCode)
  const accountNumber = cardNumber(input.accountNumber)
  refuseBreaches({
    bankCode: bank ? undefined : 'pattern',
    accountNumber:
      accountNumber === '' ? 'required' : bank && !isCardNumber(bank, accountNumber) ? 'pattern' : undefined,
    accountName: bank?.kind === 'BANK' && input.accountName.trim() === '' ? 'required' : undefined,
  })
  if (!bank) throw platformError('request_param_err', { fields: { bankCode: 'pattern' } })
  const accountName = bank.kind === 'BANK' ? await ownName(database, memberId, input.accountName) : ''
  await refuseKnownCard(database, memberId, bank.code, accountNumber)
  await checkPaymentPassword(database, memberId, input.paymentPassword)
  const spend = await requireStepUp(services, { purpose: 'bank_card', proof: input.stepUp }, context)
  const settings = await withdrawalSettings(database)
  return withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    await spend(tx)
    const existing = await tx.$count(bankCard, and(eq(bankCard.memberId, memberId), isNull(bankCard.removedAt)))
    if (existing >= settings.cardsMax) throw platformError('bank.card.limit')
    const restHours =
      bank.kind === 'BANK' ? await bankRestHours(tx, memberId, settings, existing) : settings.cardRestHours
    const [added] = await tx
      .insert(bankCard)
      .values({
        memberId,
        bankCode: bank.code,
        accountNumber,
        accountName,
        isDefault: existing === 0,
        usableAt: sql`now() + make_interval(hours => ${restHours})`,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw platformError('bank.card.exists')
    await holdMatches(tx, memberId)
    await recordLogIn(tx, { memberId, caller: context, method: 'session', outcome: 'card-added' })
    return cardItem({ ...added, bank })
  })
}

/** Removes a card; the next one becomes the default. @throws PlatformError bank.card.not.found */
export async function removeCard(database: Database, memberId: number, id: string): Promise<{ list: CardItem[] }> {
  return withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    const { rowCount } = await tx
      .update(bankCard)
      .set({ removedAt: sql`now()`, isDefault: false })
      .where(and(eq(bankCard.memberId, memberId), eq(bankCard.id, id), isNull(bankCard.removedAt)))
    if (rowCount === 0) throw platformError('bank.card.not.found')
    const [first] = await readCards(tx, memberId)
    if (first && !first.isDefault) await makeDefault(tx, memberId, first.id)
    return { list: (await readCards(tx, memberId)).map(cardItem) }
  })
}

/** @throws PlatformError bank.card.not.found */
export async function setDefaultCard(database: Database, memberId: number, id: string): Promise<{ list: CardItem[] }> {
  return withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    await makeDefault(tx, memberId, id)
    return { list: (await readCards(tx, memberId)).map(cardItem) }
  })
}

async function makeDefault(tx: Transaction, memberId: number, id: string): Promise<void> {
  const own = and(eq(bankCard.memberId, memberId), isNull(bankCard.removedAt))
  await tx
    .update(bankCard)
    .set({ isDefault: false })
    .where(and(own, eq(bankCard.isDefault, true)))
  const { rowCount } = await tx
    .update(bankCard)
    .set({ isDefault: true })
    .where(and(own, eq(bankCard.id, id)))
  if (rowCount === 0) throw platformError('bank.card.not.found')
}

export async function listBanks(database: Database): Promise<(typeof withdrawalBank.$inferSelect)[]> {
  return database.select().from(withdrawalBank).where(eq(withdrawalBank.enabled, true)).orderBy(withdrawalBank.position)
}

export function cardItem({ id, bank, accountNumber, accountName, isDefault, addedAt, usableAt }: StoredCard): CardItem {
  return {
    id,
    kind: bank.kind,
    bankCode: bank.code,
    bankName: bank.name,
    accountMasked: maskNumber(accountNumber),
    accountName: maskName(accountName),
    isDefault,
    addedAt: addedAt.getTime(),
    usableAt: usableAt.getTime(),
    isResting: usableAt.getTime() > Date.now(),
  }
}

/** The last four digits: •••• 6789. */
export function maskNumber(number: string): string {
  return `•••• ${number.slice(-4)}`
}

/** The last word, which is the given name in Vietnam: *** *** LAN. */
function maskName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return words.map((word, index) => (index === words.length - 1 ? word : '***')).join(' ')
}

/** The name on bank accounts for payouts. */
async function findRealName(database: Database, memberId: number): Promise<string | null> {
  const [found] = await database.select({ name: member.payeeName }).from(member).where(eq(member.id, memberId))
  return found?.name ?? null
}

async function ownName(database: Database, memberId: number, typed: string): Promise<string> {
  const realName = await findRealName(database, memberId)
  if (!realName) throw platformError('real.name.missing')
  if (foldText(typed) !== foldText(realName)) throw platformError('bank.card.name.differs')
  return foldText(realName).toUpperCase()
}

async function findBank(database: Database, code: string) {
  const [bank] = await database
    .select()
    .from(withdrawalBank)
    .where(and(eq(withdrawalBank.code, code), eq(withdrawalBank.enabled, true)))
  return bank
}

/** Checked before a code is requested, and again by the unique index. */
async function refuseKnownCard(
  database: Database,
  memberId: number,
  bankCode: string,
  accountNumber: string,
): Promise<void> {
  const same = and(
    eq(bankCard.memberId, memberId),
    eq(bankCard.bankCode, bankCode),
    eq(bankCard.accountNumber, accountNumber),
    isNull(bankCard.removedAt),
  )
  if ((await database.$count(bankCard, same)) > 0) throw platformError('bank.card.exists')
}
