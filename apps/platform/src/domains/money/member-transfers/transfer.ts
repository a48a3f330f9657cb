import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { memberTransfers, transferDownline, transferUpline } from '@playhouse/platform-api/member-transfers.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { memberTransfer } from '../../../db/tables/records.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { IdempotencyMismatchError, InsufficientBalanceError } from '../../../ledger/errors.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postMemberTransfer } from '../../../ledger/postings.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { checkPaymentPassword } from '../cashier/payment-password.ts'
import { refuseUnplayed } from '../cashier/turnover.ts'
import { refuseRunningBonus } from '../bonus/bonus.ts'
import { refuseStopped } from '../limits/stops.ts'
import { bringBackFor, payFromAll } from '../wallet/transfer/move-funds.ts'
import { lockReceiver, publishLimitReached, readReceivable } from '../limits/receiving.ts'
import { getEnd, epoch, getStart } from '../../../lib/day-bounds.ts'
import { pageCounts } from '../../../lib/page-plan.ts'
import { downlineNamed, type OtherAccount, findUpline } from '../../../lib/account-tree.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { checkAmount } from './transfer-rules.ts'

type Order = CheckedInputOf<typeof transferUpline>
type Receipt = ResponseOf<typeof memberTransfers>['list'][number]
type Sent = ResponseOf<typeof transferUpline>
type Funds = Parameters<typeof bringBackFor>[0]

/** @throws PlatformError */
export function sendUpline(funds: Funds, session: LiveSession, order: Order): Promise<Sent> {
  return send(funds, session, order, 'upline', (tx) => findUpline(tx, session.memberId))
}

/** @throws PlatformError; account.not.found also for accounts outside the downline */
export function sendDownline(
  funds: Funds,
  session: LiveSession,
  { account, ...order }: CheckedInputOf<typeof transferDownline>,
): Promise<Sent> {
  return send(funds, session, order, 'downline', (tx) => downlineNamed(tx, session.path, account))
}

/**
 * Posts a transfer once per request key: checked, moved and recorded for both sides in one database transaction. A
 * wrong payment password is counted even if the rest fails; a repetition needs none. What the main wallet lacks comes back from vendors
 * first.
 */
async function send(
  funds: Funds,
  session: LiveSession,
  { amount: text, paymentPassword, remark, requestKey }: Order,
  relation: 'upline' | 'downline',
  findOther: (tx: Transaction) => Promise<OtherAccount | undefined>,
): Promise<Sent> {
  const { memberId } = requireRealAccount(session)
  const { database } = funds
  const amount = parseAmount(text)
  if (!(await findTransfer(database, memberId, requestKey)))
    await checkPaymentPassword(database, memberId, paymentPassword)
  const sent = { memberId, amount, remark: remark || null, requestKey, relation }
  return payFromAll(
    () => bringBackFor(funds, memberId, amount),
    () => withTransaction(database, (tx) => move(tx, sent, findOther)).catch(refuse),
  )
}

function refuse(error: unknown): never {
  if (error instanceof InsufficientBalanceError) throw platformError('insufficient_balance')
  if (error instanceof IdempotencyMismatchError) throw platformError('request_key_reused')
  throw error
}

interface Moved {
  memberId: number
  amount: bigint
  remark: string | null
  requestKey: string
  relation: 'upline' | 'downline'
}

async function move(
  tx: Transaction,
  { memberId, amount, remark, requestKey, relation }: Moved,
  findOther: (tx: Transaction) => Promise<OtherAccount | undefined>,
): Promise<Sent> {
  const other = await findOther(tx)
  if (!other) throw platformError('account.not.found')
  // Claims take the same lock, and so does the same request at the same time. The cash accounts are locked later, both in id order.
  await lockReceiver(tx, other.id, memberId)
  const before = await findTransfer(tx, memberId, requestKey)
  if (before) {
    if (before.amount !== amount || before.counterpartyId !== other.id) throw platformError('request_key_reused')
    return {
      ...getReceipt({ ...before, counterparty: other.username }),
      availBalance: await available(tx, memberId),
    }
  }
  await checkAmount(tx, memberId, amount)
  await refuseStopped(tx, memberId)
  await refuseRunningBonus(tx, memberId)
  await refuseUnplayed(tx, memberId, amount)
  const { outcome, reached } = await readReceivable(tx, { memberId: other.id, type: 'MEMBER_TRANSFER_IN', amount })
  // All reasons get the same answer, because an exclusion is private.
  if (outcome === 'refused') throw platformError('transfer.receiver.unavailable')
  if (reached) await publishLimitReached(tx, other.id, reached)
  const posted = await postMemberTransfer(tx, {
    memberId,
    to: other.id,
    amount,
    key: ledgerKeys.memberTransfer(requestKey),
    request: { memberId, to: other.id, amount },
    reference: requestKey,
  })
  const row = { id: requestKey, amount, remark, createdAt: posted.occurredAt }
  const [own] = await tx
    .insert(memberTransfer)
    .values({
      ...row,
      memberId,
      direction: 'out',
      relation,
      counterpartyId: other.id,
      transactionId: posted.transactionId,
    })
    .returning()
  await tx.execute(sql`
    insert into member_transfer (member_id, id, direction, relation, counterparty_id, amount, remark, transaction_id, created_at)
    select ${other.id}, ${requestKey}::uuid, 'in', ${relation === 'upline' ? 'downline' : 'upline'}, ${memberId}, ${amount},
      ${row.remark}, id, occurred_at
    from ledger_transaction where member_id = ${other.id} and idempotency_key = ${ledgerKeys.memberTransfer(requestKey)}`)
  if (!own) throw new Error('The transfer was not kept.')
  return {
    ...getReceipt({ ...own, counterparty: other.username }),
    availBalance: formatAmount(posted.balance ?? 0n),
  }
}

export const isRepetition = async (
  { requestKey }: Order,
  { database, session: { memberId } }: { database: Database; session: LiveSession },
): Promise<boolean> => (await findTransfer(database, memberId, requestKey)) !== undefined

async function findTransfer(on: Database | Transaction, memberId: number, id: string) {
  const [stored] = await on
    .select()
    .from(memberTransfer)
    .where(and(eq(memberTransfer.memberId, memberId), eq(memberTransfer.id, id)))
  return stored
}

const getReceipt = ({
  id,
  direction,
  relation,
  counterparty,
  amount,
  remark,
  createdAt,
}: Pick<typeof memberTransfer.$inferSelect, 'id' | 'direction' | 'relation' | 'amount' | 'remark' | 'createdAt'> & {
  counterparty: string
}): Receipt => ({
  transferId: id,
  direction,
  relation,
  counterparty,
  amount: formatAmount(amount),
  remark,
  at: createdAt.getTime(),
})

async function available(tx: Transaction, memberId: number): Promise<string> {
  return formatAmount((await memberAccounts(tx, memberId)).cash.balance)
}

/** Transfers of an account with their sums, latest first. Two queries. */
export async function listTransfers(
  database: Database,
  session: LiveSession,
  { from, to, relation, pageNo, pageSize }: CheckedInputOf<typeof memberTransfers>,
  currency: string,
): Promise<ResponseOf<typeof memberTransfers>> {
  const { memberId } = requireRealAccount(session)
  const matching = sql`from member_transfer moved join member other on other.id = moved.counterparty_id
    where moved.member_id = ${memberId}
      ${from === undefined ? sql`` : sql`and moved.created_at >= ${getStart(from)}`}
      ${to === undefined ? sql`` : sql`and moved.created_at < ${getEnd(to)}`}
      ${relation === undefined ? sql`` : sql`and moved.relation = ${relation}`}`
  const sums = await database.execute<{ count: number; sent: bigint; received: bigint }>(sql`
    select count(*)::integer as count, coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint as sent,
      coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint as received ${matching}`)
  const { rows } = await database.execute<
    Omit<Parameters<typeof getReceipt>[0], 'createdAt'> & { at: number } & Record<string, unknown>
  >(sql`
    select moved.id, direction, relation, other.username as counterparty, amount, remark, ${epoch(sql`moved.created_at`)} as at
    ${matching} order by moved.created_at desc, moved.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const { count = 0, sent = 0n, received = 0n } = sums.rows[0] ?? {}
  return {
    ...pageCounts(count, pageSize),
    currency,
    list: rows.map(({ at, ...row }) => getReceipt({ ...row, createdAt: new Date(at) })),
    sums: { sent: formatAmount(sent), received: formatAmount(received) },
  }
}
