import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import { chatMessage } from './db/tables/chat.ts'
import { limitChange, pendingConfirmation } from './db/tables/limits.ts'
import { answeredRequest, logInCheck, passwordReset } from './db/tables/log-in.ts'
import { handOff, logInGuard } from './db/tables/members.ts'
import { messageNotice } from './db/tables/notices.ts'
import { downloadLink } from './db/tables/records.ts'
import { registrationAttempt } from './db/tables/registration.ts'
import { sealUse } from './db/tables/sealing.ts'
import { notedCall } from './db/tables/seamless.ts'
import { passkeyChallenge, socialAttempt } from './db/tables/security.ts'
import { deleteOldDraws } from './domains/play/lottery/forget-draws.ts'
import { deleteExpiredVerifications } from './domains/people/verification/forget-verifications.ts'
import { deleteExpiredUploads } from './domains/people/uploads/uploads.ts'

const INTERVAL_MS = 10 * 60_000

/** Deletes rows that are no longer needed. */
export async function deleteExpiredRows(database: Database): Promise<void> {
  // Sealed bodies are valid for five minutes around their time.
  await database.delete(sealUse).where(sql`${sealUse.usedAt} < now() - interval '15 minutes'`)
  await database.delete(registrationAttempt).where(sql`${registrationAttempt.startedAt} < now() - interval '1 day'`)
  await database.delete(downloadLink).where(sql`${downloadLink.expiresAt} < now() - interval '1 day'`)
  await database.delete(handOff).where(sql`${handOff.expiresAt} < now() - interval '1 day'`)
  await database.delete(passkeyChallenge).where(sql`${passkeyChallenge.expiresAt} < now()`)
  await database.delete(socialAttempt).where(sql`${socialAttempt.expiresAt} < now()`)
  await database
    .delete(logInGuard)
    .where(sql`greatest(${logInGuard.firstFailureAt}, ${logInGuard.lockedUntil}) < now() - interval '2 days'`)
  await database.delete(logInCheck).where(sql`${logInCheck.expiresAt} < now()`)
  await database.delete(answeredRequest).where(sql`${answeredRequest.answeredAt} < now() - interval '15 minutes'`)
  // Links of the last hour count towards the limit.
  await database.delete(passwordReset).where(sql`${passwordReset.expiresAt} < now() - interval '1 hour'`)
  // A stake this late is refused anyway; no session lives nearly as long.
  await database.delete(notedCall).where(sql`${notedCall.notedAt} < now() - interval '31 days'`)
  await database.delete(messageNotice).where(sql`${messageNotice.endedAt} < now() - interval '7 days'`)
  // A reported message stays until a moderator has decided.
  await database.delete(chatMessage).where(sql`${chatMessage.createdAt} < now() - interval '30 days' and not exists
    (select from chat_report where room_id = ${chatMessage.roomId} and message_id = ${chatMessage.id} and decided_at is null)`)
  await deleteExpiredUploads(database)
  await database
    .update(limitChange)
    .set({ state: 'EXPIRED', decidedAt: sql`now()` })
    .where(sql`${limitChange.state} = 'WAITING' and ${limitChange.expiresAt} <= now()`)
  await database.delete(pendingConfirmation).where(sql`${pendingConfirmation.expiresAt} < now()`)
  await deleteExpiredVerifications(database)
  await deleteOldDraws(database)
}

/** Runs every ten minutes until the app closes. */
export function scheduleMaintenance(app: FastifyInstance, database: Database): void {
  const timer = setInterval(() => {
    deleteExpiredRows(database).catch((error: unknown) => app.log.warn({ err: error }, 'maintenance failed'))
  }, INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
