import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { updateLanguage, updateMember } from '@playhouse/platform-api/member.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { refuseBreaches } from '../registration/checked-registration.ts'

/** Letters of any script, marks, digits and a few signs between them; no line breaks or invisible characters. */
const NICKNAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u
const NICKNAME_LENGTH = { least: 2, most: 24 }

/** Changes the displayed name. @throws PlatformError request_param_err */
export async function renameMember(
  database: Database,
  memberId: number,
  typed: string,
): Promise<AnswerOf<typeof updateMember>> {
  const nickname = typed.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ')
  const { length } = [...nickname]
  const isLong = length < NICKNAME_LENGTH.least || length > NICKNAME_LENGTH.most
  const breach = nickname === '' ? 'required' : isLong ? 'length' : NICKNAME.test(nickname) ? undefined : 'pattern'
  refuseBreaches({ nickname: breach })
  await database.update(member).set({ nickname }).where(eq(member.id, memberId))
  return { nickname }
}

/** @throws PlatformError request_param_err for an unsupported language */
export async function saveLanguage(
  database: Database,
  memberId: number,
  language: string,
): Promise<AnswerOf<typeof updateLanguage>> {
  refuseBreaches({ language: isLanguageCode(language) ? undefined : 'pattern' })
  await database.update(member).set({ language }).where(eq(member.id, memberId))
  return { language }
}
