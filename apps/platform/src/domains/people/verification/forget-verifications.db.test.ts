import { sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { captcha, humanProofUse, verificationCode } from '../../../db/tables/verification.ts'
import { deleteExpiredVerifications } from './forget-verifications.ts'
import { useScratchDatabase } from './scratch.fixture.ts'

const database = useScratchDatabase()
const ago = (interval: string) => sql`now() - ${interval}::interval`
const ahead = (interval: string) => sql`now() + ${interval}::interval`

test('deletes expired rows and keeps the others', async () => {
  const db = database()
  const proof = (expiresAt: ReturnType<typeof sql>) => ({ puzzleHash: randomBytes(32), expiresAt })
  await db.insert(humanProofUse).values([proof(ahead('4 minutes')), proof(ago('2 minutes'))])
  const picture = (expiresAt: ReturnType<typeof sql>) => {
    return { id: randomUUID(), answerHash: randomBytes(32), drawnAt: sql`now()`, expiresAt }
  }
  await db.insert(captcha).values([picture(ahead('1 minute')), picture(ago('1 minute'))])
  const code = (createdAt: ReturnType<typeof sql>) => {
    const owner = { purpose: 'login', channel: 'sms', address: '+84912345678', subject: '' }
    return { ...owner, codeHash: 'x', createdAt, expiresAt: createdAt }
  }
  // A code of this day counts towards the daily limit, long after it has expired.
  await db.insert(verificationCode).values([code(ago('23 hours')), code(ago('3 days'))])
  await deleteExpiredVerifications(db)
  const left = [humanProofUse, captcha, verificationCode].map((table) => db.$count(table))
  expect(await Promise.all(left)).toEqual([1, 1, 1])
})
