import { type Database, openDatabase, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import { type SQL, sql } from 'drizzle-orm'
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * How money could move between members whose accounts are in different databases. No transaction spans both, so a transfer is a saga:
 *
 * 1. The sender's database posts from the member to a clearing account, and stores the transfer in its outbox, in one transaction.
 * 2. A relay delivers what waits in the outbox, again and again until it is answered, under the transfer's id.
 * 3. The receiver's database posts from its clearing account to the member and stores the answer in its inbox, in one transaction. A
 *    repeated delivery gets the stored answer. A member who cannot receive is a refusal, which is stored as well.
 * 4. The answer ends the outbox row; a refusal returns the money in the same transaction.
 *
 * In each database every transaction adds to zero. The two clearing accounts add to what is on the way, and to zero when nothing is.
 */

export const SHARDS = ['north', 'south'] as const
export type ShardName = (typeof SHARDS)[number]

export interface Transfer {
  id: string
  from: ShardName
  sender: number
  receiver: number
  /** Minor units. */
  amount: string
}

export const otherOf = (shard: ShardName): ShardName => (shard === 'north' ? 'south' : 'north')
export const clearingOf = (shard: ShardName): string => `house:clearing:${otherOf(shard)}`

/** Adds outbox, inbox and clearing account to a database with the platform's tables. */
export async function openShard(database: Database, shard: ShardName): Promise<void> {
  await database.execute(sql`
    create table shard_outbox (
      id uuid primary key,
      member_id integer not null,
      transaction_id bigint not null,
      receiver integer not null,
      amount bigint not null,
      state text not null default 'SENT' check (state in ('SENT', 'ARRIVED', 'RETURNED'))
    )`)
  await database.execute(sql`create index on shard_outbox (id) where state = 'SENT'`)
  await database.execute(sql`create table shard_inbox (id uuid primary key, is_accepted boolean not null)`)
  await database.execute(sql`
    insert into ledger_account (code, member_id, currency)
    select ${clearingOf(shard)}, 0, currency from ledger_account where member_id = 0 and code = 'house:transfers'`)
}

/** Step 1. A repeated request moves nothing. @throws what the posting function refuses */
export async function requestTransfer(database: Database, transfer: Transfer): Promise<void> {
  const { id, from, sender, receiver, amount } = transfer
  await withTransaction(database, async (tx) => {
    const posted = await post(tx, transfer, {
      owner: sender,
      type: 'MEMBER_TRANSFER_OUT',
      key: `shard:${id}:out`,
      accounts: sql`array[${cashOf(sender)}, ${clearing(from)}]`,
    })
    if (posted.replayed) return
    await tx.execute(sql`
      insert into shard_outbox (id, member_id, transaction_id, receiver, amount)
      values (${id}, ${sender}, ${posted.transactionId}, ${receiver}, ${amount})`)
  })
}

/** Step 3. @returns whether the member has the money */
export async function receiveTransfer(database: Database, transfer: Transfer): Promise<boolean> {
  const { id, from, receiver } = transfer
  return withTransaction(database, async (tx) => {
    const { rows: members } = await tx.execute(sql`select from member where id = ${receiver}`)
    const isAccepted = members.length > 0
    // Waits for another delivery of the same transfer that is being posted.
    const { rowCount } = await tx.execute(
      sql`insert into shard_inbox (id, is_accepted) values (${id}, ${isAccepted}) on conflict (id) do nothing`,
    )
    if (rowCount === 0) {
      const { rows } = await tx.execute<{ isAccepted: boolean }>(
        sql`select is_accepted as "isAccepted" from shard_inbox where id = ${id}`,
      )
      return rows[0]?.isAccepted ?? false
    }
    if (isAccepted)
      await post(tx, transfer, {
        owner: receiver,
        type: 'MEMBER_TRANSFER_IN',
        key: `shard:${id}:in`,
        accounts: sql`array[${clearing(otherOf(from))}, ${cashOf(receiver)}]`,
      })
    return isAccepted
  })
}

/** Step 4. A repeated answer changes nothing. */
export async function endTransfer(database: Database, transfer: Transfer, isAccepted: boolean): Promise<void> {
  const { id, sender } = transfer
  await withTransaction(database, async (tx) => {
    const { rows } = await tx.execute<{ transactionId: bigint }>(sql`
      update shard_outbox set state = ${isAccepted ? 'ARRIVED' : 'RETURNED'} where id = ${id} and state = 'SENT'
      returning transaction_id as "transactionId"`)
    const [ended] = rows
    if (!ended || isAccepted) return
    await tx.execute(
      sql`select post_reversal(${sender}, ${ended.transactionId}, 'REVERSAL', ${`shard:${id}:return`}, ${hashOf(transfer)}, ${id})`,
    )
  })
}

const hashOf = ({ from, sender, receiver, amount }: Transfer) => requestHash({ from, sender, receiver, amount })

interface Posting {
  owner: number
  type: 'MEMBER_TRANSFER_OUT' | 'MEMBER_TRANSFER_IN'
  key: string
  /** Who pays, and who is paid. */
  accounts: SQL
}

async function post(
  tx: Transaction,
  transfer: Transfer,
  { owner, type, key, accounts }: Posting,
): Promise<{ transactionId: bigint; replayed: boolean }> {
  const { rows } = await tx.execute<{ transactionId: bigint; replayed: boolean }>(sql`
    select transaction_id as "transactionId", replayed from post_transaction(${owner}, ${type}, ${key}, ${hashOf(transfer)},
      ${transfer.id}, ${accounts}, array[-${transfer.amount}::bigint, ${transfer.amount}::bigint])`)
  const [posted] = rows
  if (!posted) throw new Error(`${type} of ${transfer.id} returned nothing.`)
  return posted
}

const cashOf = (memberId: number) => sql`account_id(${memberId}, ${`member:${memberId}:cash`})`
const clearing = (shard: ShardName) => sql`account_id(0, ${clearingOf(shard)})`

export interface Work {
  urls: Readonly<Record<ShardName, string>>
  /** Transfers whose requests were not acknowledged yet. */
  requests: readonly Transfer[]
}

const CLIENTS = 4
/** More than one, so that transfers are delivered twice at once. */
const RELAYS = 2

/**
 * Requests all transfers and delivers until nothing waits, as clients and relays of both databases do. Writes the id of each
 * acknowledged request to standard output.
 */
export async function driveTransfers({ urls, requests }: Work): Promise<void> {
  const databases = { north: openDatabase(urls.north), south: openDatabase(urls.south) }
  const waiting = [...requests]
  const request = async () => {
    for (let transfer = waiting.shift(); transfer; transfer = waiting.shift()) {
      await requestTransfer(databases[transfer.from], transfer)
      writeSync(process.stdout.fd, `${transfer.id}\n`)
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, request))
  let isRequested = false
  void clients.then(() => (isRequested = true))
  const relay = async (shard: ShardName) => {
    for (;;) {
      const wasRequested = isRequested
      const transfers = await outboxOf(databases[shard], shard)
      if (transfers.length === 0 && wasRequested) return
      if (transfers.length === 0) await sleep(5)
      for (const transfer of transfers) {
        const isAccepted = await receiveTransfer(databases[otherOf(shard)], transfer)
        await endTransfer(databases[shard], transfer, isAccepted)
      }
    }
  }
  await Promise.all([clients, ...SHARDS.flatMap((shard) => Array.from({ length: RELAYS }, () => relay(shard)))])
  await Promise.all(SHARDS.map((shard) => databases[shard].$client.end()))
}

/** What waits to be delivered. */
async function outboxOf(database: Database, shard: ShardName): Promise<Transfer[]> {
  const { rows } = await database.execute<{ id: string; sender: number; receiver: number; amount: bigint }>(sql`
    select id, member_id as sender, receiver, amount from shard_outbox where state = 'SENT' order by id limit 20`)
  return rows.map(({ amount, ...row }) => ({ ...row, from: shard, amount: String(amount) }))
}
