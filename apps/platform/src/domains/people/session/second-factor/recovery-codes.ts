import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { recoveryCode } from '../../../../db/tables/security.ts'
import type { SecretBox } from '../../../../request/secret-box.ts'

const CODES = 10
/** 30 characters that do not look alike, so no 0 O, 1 I L, and no U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 12 of 30 characters: 58 bits, and attempts are limited. */
const GROUPS = 3
const GROUP_LENGTH = 4

/** Replaces an account's recovery codes. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, memberId: number, secrets: SecretBox): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ memberId, codeHash: secrets.hash(hashInput(memberId, code)) })))
  return codes
}

export async function recoveryCodesLeft(database: Database, memberId: number): Promise<number> {
  return database.$count(recoveryCode, and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt)))
}

export async function matchesRecoveryCode(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const hashes = secrets.hashes(hashInput(memberId, code))
  return hashes.length > 0 && (await database.$count(recoveryCode, unusedAmong(hashes, memberId))) > 0
}

/** Uses up a recovery code; only one of two concurrent calls succeeds. */
export async function spendRecoveryCode(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const hashes = secrets.hashes(hashInput(memberId, code))
  if (hashes.length === 0) return false
  const { rowCount } = await database
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(unusedAmong(hashes, memberId))
  return rowCount === 1
}

const unusedAmong = (hashes: Buffer[], memberId: number) =>
  and(inArray(recoveryCode.codeHash, hashes), eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt))

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

const hashInput = (memberId: number, code: string) =>
  `recovery:${memberId}:${code.replaceAll(/[\s-]/g, '').toUpperCase()}`
