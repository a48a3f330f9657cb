import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { recoveryCode } from '../../db/tables/security.ts'
import type { SecretBox } from './secret-box.ts'

const CODES = 10
/** Without letters and digits that are mistaken for each other (0 O, 1 I L), nor U: 30 signs. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 12 of 30 signs: 58 bits, and tries are counted. */
const GROUPS = 3
const GROUP_LENGTH = 4

/** Makes new recovery codes for an account; the ones before are good no more. Out: the codes, which are kept only as hashes. */
export async function makeRecoveryCodes(tx: Transaction, memberId: number, secrets: SecretBox): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ memberId, codeHash: secrets.hash(wordsOf(memberId, code)) })))
  return codes
}

/** How many recovery codes of an account are left. */
export async function recoveryCodesLeft(database: Database, memberId: number): Promise<number> {
  return database.$count(recoveryCode, and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt)))
}

/** Whether it is one of an account's recovery codes that are left. */
export async function hasRecoveryCode(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const hashes = secrets.hashes(wordsOf(memberId, code))
  return hashes.length > 0 && (await database.$count(recoveryCode, leftAmong(hashes, memberId))) > 0
}

/** Takes a recovery code of an account, once. Of two at once one gets it. */
export async function spendRecoveryCode(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const hashes = secrets.hashes(wordsOf(memberId, code))
  if (hashes.length === 0) return false
  const { rowCount } = await database
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(leftAmong(hashes, memberId))
  return rowCount === 1
}

const leftAmong = (hashes: Buffer[], memberId: number) =>
  and(inArray(recoveryCode.codeHash, hashes), eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt))

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** What is hashed of a code, however it is typed. */
const wordsOf = (memberId: number, code: string) =>
  `recovery:${memberId}:${code.replaceAll(/[\s-]/g, '').toUpperCase()}`
