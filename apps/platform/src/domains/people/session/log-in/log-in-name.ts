import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Database } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { member } from '../../../../db/tables/members.ts'
import { listCountryCodes } from '../../../site/country-codes.ts'

const LIKE_A_NUMBER = /^\+?[\d\s().-]{6,24}$/

export interface LogInName {
  /** The key attempts are counted under: lower case, or the E.164 form of a number. */
  name: string
  /** E.164, if the name may be a mobile number. */
  mobile: string | undefined
}

/** Reads a username, or a mobile number of the home country or with a country code. */
export async function logInName(database: Database, typed: string): Promise<LogInName> {
  const name = prepareUsername(typed)
  if (!LIKE_A_NUMBER.test(name)) return { name, mobile: undefined }
  const [home] = await listCountryCodes(database)
  const parsed = parsePhoneNumberFromString(name, { defaultCallingCode: home?.callingCode ?? '', extract: false })
  const mobile = parsed?.isValid() ? parsed.number : undefined
  return { name: mobile ?? name, mobile }
}

/** The account with this username, else the one that has verified this number. */
export async function accountNamed(database: Database, typed: string, { mobile }: LogInName) {
  const isUsername = eq(member.username, prepareUsername(typed))
  const [found] = await database
    .select({
      id: member.id,
      username: member.username,
      passwordHash: member.passwordHash,
      passwordChangedAt: member.passwordChangedAt,
    })
    .from(member)
    .where(
      mobile === undefined
        ? isUsername
        : or(isUsername, and(eq(member.mobile, mobile), isNotNull(member.mobileVerifiedAt))),
    )
    .orderBy(sql`${isUsername} desc`)
    .limit(1)
  return found
}
