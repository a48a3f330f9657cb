import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { signPayment } from '@playhouse/vendor-api/payments/lantern/signature.ts'
import type { PaymentEvent } from '@playhouse/vendor-api/payments/provider.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Behaviour } from './controls.ts'
import { webhookTable } from './tables.ts'

const DEADLINE_MS = 5_000
const BATCH_SIZE = 20
/** Gives up after this many attempts, about a day. */
const MAX_ATTEMPTS = 40

/** Queues a webhook in the transaction of its event. */
export async function queueWebhook(
  tx: Transaction,
  event: PaymentEvent,
  { webhooksLost, webhookDelayMs, webhookCopies }: Behaviour,
): Promise<void> {
  if (webhooksLost) return
  await tx.insert(webhookTable).values({
    id: `msg_${randomUUID()}`,
    body: JSON.stringify(event),
    createdAt: sql`clock_timestamp()`,
    sendAt: new Date(Date.now() + webhookDelayMs),
    copiesLeft: webhookCopies,
  })
}

/** Queues any text as a webhook, for tests. */
export async function queueText(database: Database, body: string): Promise<void> {
  await database.insert(webhookTable).values({
    id: `msg_${randomUUID()}`,
    body,
    createdAt: sql`clock_timestamp()`,
    sendAt: sql`clock_timestamp()`,
    copiesLeft: 1,
  })
}

interface Receiver {
  url: string
  secrets: readonly string[]
}

/** Sends due webhooks. @returns how many */
export async function sendWebhooks(database: Database, receiver: Receiver, behaviour: Behaviour): Promise<number> {
  // Claimed by postponing: webhooks of a killed process are sent again.
  const due = await withTransaction(database, async (tx) => {
    const rows = await tx
      .select()
      .from(webhookTable)
      .where(sql`${webhookTable.sendAt} <= clock_timestamp()`)
      .orderBy(behaviour.webhooksReversed ? desc(webhookTable.createdAt) : webhookTable.createdAt)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    for (const { id } of rows) {
      await tx
        .update(webhookTable)
        .set({ attempts: sql`${webhookTable.attempts} + 1`, sendAt: sql`clock_timestamp() + interval '10 seconds'` })
        .where(eq(webhookTable.id, id))
    }
    return rows
  })
  // Sequential, to keep the order.
  for (const webhook of due) await send(database, webhook, receiver, behaviour)
  return due.length
}

async function send(
  database: Database,
  { id, body, attempts, copiesLeft }: typeof webhookTable.$inferSelect,
  { url, secrets }: Receiver,
  { webhooksForged }: Behaviour,
): Promise<void> {
  const keys = webhooksForged ? ['somebody else’s secret'] : secrets
  const accepted = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signPayment(keys, 'webhooks', body, { id }) },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
  const left = accepted ? copiesLeft - 1 : copiesLeft
  const pauseMs = accepted ? 100 : Math.min(3_600_000, 1_000 * 2 ** Math.min(attempts, 12))
  await database
    .update(webhookTable)
    .set({ copiesLeft: left, sendAt: left === 0 || attempts >= MAX_ATTEMPTS ? null : new Date(Date.now() + pauseMs) })
    .where(eq(webhookTable.id, id))
}
