import { and, eq, inArray, sql } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { ledgerAccount } from '../../../../db/tables/ledger.ts'
import { roundFeed, walletTransfer } from '../../../../db/tables/transfers.ts'
import { type AccountCode, cashAccount, vendorWallet } from '../../../../ledger/accounts.ts'
import { ledgerKeys } from '../../../../ledger/keys.ts'
import { postVendorTransfer, type VendorTransferType } from '../../../../ledger/postings.ts'
import { platformError } from '../../../../request/platform-error.ts'

export type Transfer = typeof walletTransfer.$inferSelect

export interface VendorWallet {
  memberId: number
  vendorCode: string
}

/**
 * `nothing`: the balance is zero, or below the chosen amount. `busy`: another transfer is in progress. `locked`: the
 * outcome of the last one is unknown. `done`: a transfer of the same key has moved it before.
 */
export type NotStarted = 'nothing' | 'busy' | 'locked' | 'done'

/** An exact amount; moved once per key. */
export interface Chosen {
  amount: bigint
  key?: string | undefined
}

/**
 * The most that a member with `play_guarded` may move to vendors with their own wallets, where all of it may be lost; null if nothing
 * limits it. Called in the transaction that holds the amount.
 */
export type TransferAllowance = (tx: Transaction, memberId: number) => Promise<bigint | null>

/** Lease of a started transfer by its process; longer than a call to the vendor may take. */
const LEASE = sql`clock_timestamp() + interval '8 seconds'`
const RETRY_INTERVAL_MAX_S = 60
const BATCH_SIZE = 20

/** Starts moving the whole main balance, or exactly `chosen` of it, to a vendor; holds it at once. */
export function startTransferOut(
  database: Database,
  at: VendorWallet,
  findAllowance: TransferAllowance,
  chosen?: Chosen,
): Promise<Transfer | NotStarted> {
  return withTransaction(database, async (tx) => {
    const cash = await lockedBalance(tx, at.memberId, cashAccount(at.memberId))
    const id = await nextId(tx, at, 'out', chosen)
    if (typeof id === 'string') return id
    if (chosen && chosen.amount > cash.balance) return 'nothing'
    const wanted = chosen?.amount ?? cash.balance
    const allowance = cash.guarded ? await findAllowance(tx, at.memberId) : null
    const amount = allowance !== null && allowance < wanted ? allowance : wanted
    if (chosen && amount < chosen.amount) throw platformError('limit.loss')
    const begun = await begin(tx, at, 'out', amount, id)
    if (typeof begun === 'string') return begun
    await tx.insert(roundFeed).values({ vendorCode: at.vendorCode }).onConflictDoNothing()
    await post(tx, begun, 'TRANSFER_OUT')
    return begun
  })
}

/**
 * Starts returning what a vendor reports, at most the ledger's balance there, or exactly `chosen` of it. Posts nothing
 * until the vendor has paid it out.
 */
export function startTransferBack(
  database: Database,
  at: VendorWallet,
  held: bigint,
  chosen?: Chosen,
  leftAt?: string,
): Promise<Transfer | NotStarted> {
  return withTransaction(database, async (tx) => {
    // As a launch does: either it waits for this transfer, or its game is seen here.
    await lockedBalance(tx, at.memberId, cashAccount(at.memberId))
    if (leftAt !== undefined && (await wasOpenedSince(tx, at, leftAt))) return 'nothing'
    const { balance: stored } = await lockedBalance(tx, at.memberId, vendorWallet(at.memberId, at.vendorCode))
    const id = await nextId(tx, at, 'in', chosen)
    if (typeof id === 'string') return id
    const free = stored < held ? stored : held
    if (chosen && chosen.amount > free) return 'nothing'
    return begin(tx, at, 'in', chosen?.amount ?? free, id)
  })
}

/** Whether the member opened a game of the vendor after a time of the database. */
async function wasOpenedSince(tx: Transaction, { memberId, vendorCode }: VendorWallet, at: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from game_session join game using (node_id)
    where game_session.member_id = ${memberId} and vendor_code = ${vendorCode} and created_at > ${at}::timestamptz limit 1`)
  return rows.length > 0
}

/** Whether the chosen transfer was started before, and not refused by the vendor. */
export const wasStarted = async (
  database: Database,
  at: VendorWallet,
  direction: 'out' | 'in',
  chosen: Chosen,
): Promise<boolean> => typeof (await nextId(database, at, direction, chosen)) === 'string'

/**
 * Id of a key's next transfer: one that the vendor refused may be repeated.
 * @returns how the last one stands if it was not refused @throws PlatformError request_key_reused
 */
async function nextId(
  tx: Database | Transaction,
  at: VendorWallet,
  direction: 'out' | 'in',
  chosen: Chosen | undefined,
): Promise<{ id: string } | NotStarted> {
  if (chosen?.key === undefined) return { id: randomUUID() }
  const { memberId, vendorCode } = at
  for (let id = getId(memberId, chosen.key); ; id = getId(memberId, id)) {
    const condition = and(eq(walletTransfer.memberId, memberId), eq(walletTransfer.id, id))
    const [row] = await tx.select().from(walletTransfer).where(condition)
    if (!row) return { id }
    if (row.vendorCode !== vendorCode || row.direction !== direction || row.amount !== chosen.amount) {
      throw platformError('request_key_reused')
    }
    if (row.state === 'done') return 'done'
    if (row.state !== 'refused') return (await unfinishedTransfer(tx, at)) ?? 'busy'
  }
}

/** A UUID per member: vendors know a transfer by nothing else. */
function getId(memberId: number, key: string): string {
  const hash = createHash('sha256').update(`${memberId} ${key}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

async function begin(
  tx: Transaction,
  at: VendorWallet,
  direction: 'out' | 'in',
  amount: bigint,
  { id }: { id: string },
) {
  const before = await unfinishedTransfer(tx, at)
  if (before) return before
  if (amount === 0n) return 'nothing'
  const row = { id, ...at, direction, amount, attempts: 1, dueAt: LEASE }
  // Lost the race to a concurrent transfer.
  const [begun] = await tx.insert(walletTransfer).values(row).onConflictDoNothing().returning()
  return begun ?? 'busy'
}

export async function unfinishedTransfer(
  database: Database | Transaction,
  { memberId, vendorCode }: VendorWallet,
): Promise<'busy' | 'locked' | undefined> {
  const [found] = await database
    .select({ worked: sql<boolean>`${walletTransfer.state} = 'sent' and ${walletTransfer.dueAt} > clock_timestamp()` })
    .from(walletTransfer)
    .where(
      and(
        eq(walletTransfer.memberId, memberId),
        eq(walletTransfer.vendorCode, vendorCode),
        inArray(walletTransfer.state, ['sent', 'unknown']),
      ),
    )
  return found && (found.worked ? 'busy' : 'locked')
}

/**
 * Finishes a transfer in the ledger, once. @returns how it ended, now or before @throws
 * InsufficientBalanceError
 */
export function endTransfer(
  database: Database,
  { id, memberId }: Transfer,
  outcome: 'done' | 'refused',
): Promise<'done' | 'refused'> {
  return withTransaction(database, async (tx) => {
    const condition = and(eq(walletTransfer.memberId, memberId), eq(walletTransfer.id, id))
    const [row] = await tx.select().from(walletTransfer).where(condition).for('no key update')
    if (!row) throw new Error(`There is no transfer ${id}`)
    if (row.state === 'done' || row.state === 'refused') return row.state
    if (row.direction === 'in' && outcome === 'done') await post(tx, row, 'TRANSFER_IN')
    if (row.direction === 'out' && outcome === 'done') await post(tx, row, 'TRANSFER_ARRIVED')
    if (row.direction === 'out' && outcome === 'refused') await post(tx, row, 'TRANSFER_RETURNED')
    const ended = { state: outcome, endedAt: sql`clock_timestamp()` }
    await tx.update(walletTransfer).set(ended).where(condition)
    return outcome
  })
}

/** No answer: the outcome is queried later, at increasing intervals. */
export async function postpone(database: Database, { id, memberId, attempts }: Transfer): Promise<void> {
  const seconds = Math.min(2 ** Math.max(0, attempts - 1), RETRY_INTERVAL_MAX_S)
  await database
    .update(walletTransfer)
    .set({ state: 'unknown', dueAt: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(walletTransfer.memberId, memberId),
        eq(walletTransfer.id, id),
        inArray(walletTransfer.state, ['sent', 'unknown']),
      ),
    )
}

/** Leases due transfers that no process works on. */
export function claimDueTransfers(database: Database): Promise<Transfer[]> {
  return database
    .update(walletTransfer)
    .set({ state: 'unknown', dueAt: LEASE, attempts: sql`${walletTransfer.attempts} + 1` })
    .where(
      sql`${walletTransfer.id} in (
        select id from wallet_transfer where state in ('sent', 'unknown') and due_at <= clock_timestamp()
        order by due_at limit ${BATCH_SIZE} for update skip locked)`,
    )
    .returning()
}

/** Locks an account. @returns its balance, 0 if it was never opened, and whether the member's play is limited */
async function lockedBalance(tx: Transaction, memberId: number, code: AccountCode) {
  const [held] = await tx
    .select({
      balance: ledgerAccount.balance,
      guarded: sql<boolean>`(select play_guarded from ${member} where ${member.id} = ${memberId})`,
    })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.code, code)))
    .for('no key update')
  return { balance: held?.balance ?? 0n, guarded: held?.guarded ?? false }
}

async function post(tx: Transaction, transfer: Transfer, type: VendorTransferType): Promise<void> {
  const { id, memberId, vendorCode, amount } = transfer
  const request = { memberId, vendorCode, amount }
  await postVendorTransfer(tx, { ...request, type, key: ledgerKeys.transfer(id, type), request, reference: id })
}
