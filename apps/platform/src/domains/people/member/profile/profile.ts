import {
  ADDRESS_MAX,
  ADDRESS_MIN,
  NICKNAME_MAX,
  NICKNAME_MIN,
  REAL_NAME_MAX,
  REAL_NAME_MIN,
} from '@playhouse/shared/limits.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import {
  memberProfile as profileEndpoint,
  updateProfile as updateEndpoint,
} from '@playhouse/platform-api/member-profile.ts'
import { isDay } from '@playhouse/shared/days.ts'
import { realNameBreach } from '@playhouse/shared/scripts.ts'
import { nameBreach } from '@playhouse/shared/shown-text.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { brandDay } from '../../../../ledger/brand-day.ts'
import { type FieldBreach, refuseBreaches } from '../../../../lib/field-breaches.ts'
import type { BindEndpoint } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { type BrandSettings, readRequiredAge } from '../../../site/brand-settings.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'
import { hasUsername, lockNames } from '../account-names.ts'
import { holdMatches } from '../matching-accounts.ts'
import { contactProofs } from './contacts.ts'

/** Letters of any script, marks, digits and a few signs between them; no line breaks or invisible characters. */
const NICKNAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u
const NICKNAME_LENGTH = { min: NICKNAME_MIN, max: NICKNAME_MAX }
/** Names as banks write them. */
const REAL_NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u
const REAL_NAME_LENGTH = { min: REAL_NAME_MIN, max: REAL_NAME_MAX }
const ADDRESS = /^[\p{L}\p{M}\p{N} .,;:/#()'’"&+-]*$/u
const ADDRESS_LENGTH = { min: ADDRESS_MIN, max: ADDRESS_MAX }
const OLDEST_YEARS = 120

export function profileRoutes(bind: BindEndpoint, brand: () => Promise<BrandSettings>): void {
  bind(profileEndpoint, async (_, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    return readProfile(database, memberId, await readRequiredAge(database, await brand(), memberId))
  })
  bind(updateEndpoint, async (input, { database, session }) => {
    const settings = await brand()
    const { memberId } = requireRealAccount(session)
    const minimumAge = await readRequiredAge(database, settings, memberId)
    return updateProfile(database, memberId, input, { minimumAge, brandNames: [settings.name] })
  })
}

/** The member's details. Three concurrent queries. */
async function readProfile(
  database: Database,
  memberId: number,
  minimumAge: number,
): Promise<ResponseOf<typeof profileEndpoint>> {
  const [[found], proofs] = await Promise.all([
    database
      .select({
        realName: member.payeeName,
        mobileVerified: sql<boolean>`${member.mobileVerifiedAt} is not null`,
        emailVerified: sql<boolean>`${member.emailVerifiedAt} is not null`,
        birthday: memberProfile.birthday,
        nationality: memberProfile.nationality,
        address: memberProfile.address,
        drawnAvatar: memberProfile.drawnAvatar,
        avatarUpload: memberProfile.avatarUpload,
        identityTier: memberProfile.identityTier,
      })
      .from(member)
      .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
      .where(eq(member.id, memberId)),
    contactProofs(database, memberId),
  ])
  if (!found) throw platformError('login.not.session')
  const { drawnAvatar, avatarUpload, identityTier, ...stored } = found
  return {
    ...stored,
    birthdayFixed: (identityTier ?? 0) > 0,
    minimumAge,
    avatar: avatarUpload ? null : String(drawnAvatar ?? 0),
    contactProofs: proofs,
  }
}

/**
 * Changes the given fields, all or nothing.
 * @throws PlatformError request_param_err with each field's breach: `fixed` for a real name that is set and for a
 * birthday confirmed by an identity check, `too_young` below the minimum age, `reserved` for a nickname that passes for staff or the brand,
 * `taken` for one that is another account's username
 */
async function updateProfile(
  database: Database,
  memberId: number,
  input: CheckedInputOf<typeof updateEndpoint>,
  { minimumAge, brandNames }: { minimumAge: number; brandNames: readonly string[] },
): Promise<ResponseOf<typeof updateEndpoint>> {
  const typed = Object.fromEntries(
    Object.entries(input).flatMap(([field, value]: [string, string | undefined]) =>
      value === undefined ? [] : [[field, value.normalize('NFC').trim().replaceAll(/ +/g, ' ')]],
    ),
  ) as typeof input
  refuseBreaches({
    nickname: getBreach(typed.nickname, NICKNAME, NICKNAME_LENGTH) ?? nicknameBreach(typed.nickname, brandNames),
    ...personBreaches(typed, minimumAge),
    nationality: typed.nationality && !/^[A-Z]{2}$/.test(typed.nationality) ? 'pattern' : undefined,
    address: typed.address === '' ? undefined : getBreach(typed.address, ADDRESS, ADDRESS_LENGTH),
  })
  const { nickname, realName, ...facts } = typed
  return withTransaction(database, async (tx) => {
    if (nickname !== undefined) await refuseUsernameOfAnother(tx, memberId, nickname)
    if (realName !== undefined) await setRealName(tx, memberId, realName)
    await changeFacts(tx, memberId, facts)
    if (realName !== undefined || facts.birthday !== undefined) await holdMatches(tx, memberId)
    const [stored] = await tx
      .update(member)
      .set({ nickname: nickname ?? sql`${member.nickname}` })
      .where(eq(member.id, memberId))
      .returning({ nickname: member.nickname })
    if (!stored) throw platformError('login.not.session')
    return stored
  })
}

/** Checks a name and a birthday entered by a member or an operator. Missing ones are not checked. */
export const personBreaches = (
  { realName, birthday }: { realName?: string | null | undefined; birthday?: string | null | undefined },
  minimumAge: number,
) => ({
  realName: getBreach(realName ?? undefined, REAL_NAME, REAL_NAME_LENGTH) ?? realNameBreach(realName ?? ''),
  birthday: birthdayBreach(birthday ?? undefined, minimumAge),
})

async function refuseUsernameOfAnother(tx: Transaction, memberId: number, nickname: string): Promise<void> {
  await lockNames(tx, [nickname])
  const another = and(hasUsername(nickname), ne(member.id, memberId))
  if ((await tx.$count(member, another)) > 0) refuseBreaches({ nickname: 'taken' })
}

/** Sets it only once, even with concurrent calls. The same name again is accepted. */
async function setRealName(tx: Transaction, memberId: number, realName: string): Promise<void> {
  const { rowCount } = await tx
    .update(member)
    .set({ payeeName: realName })
    .where(and(eq(member.id, memberId), isNull(member.payeeName)))
  if (rowCount === 1) return
  const same = and(eq(member.id, memberId), eq(member.payeeName, realName))
  if ((await tx.$count(member, same)) === 0) refuseBreaches({ realName: 'fixed' })
}

/** The other fields are columns of the same names; an empty value clears one. */
async function changeFacts(
  tx: Transaction,
  memberId: number,
  given: Omit<CheckedInputOf<typeof updateEndpoint>, 'nickname' | 'realName'>,
): Promise<void> {
  const facts: { [Fact in keyof typeof given]: string | null } = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value || null]),
  )
  if (Object.keys(facts).length === 0) return
  const { birthday } = facts
  const { rowCount } = await tx
    .insert(memberProfile)
    .values({ memberId, ...facts })
    .onConflictDoUpdate({
      target: memberProfile.memberId,
      set: facts,
      setWhere: birthday
        ? sql`${memberProfile.identityTier} = 0 or ${memberProfile.birthday} = ${birthday}::date`
        : sql`true`,
    })
  if (rowCount === 0) refuseBreaches({ birthday: 'fixed' })
}

function getBreach(
  text: string | undefined,
  pattern: RegExp,
  { min, max }: { min: number; max: number },
): FieldBreach | undefined {
  if (text === undefined) return undefined
  if (text === '') return 'required'
  const { length } = [...text]
  if (length < min || length > max) return 'length'
  return pattern.test(text) ? undefined : 'pattern'
}

const nicknameBreach = (nickname: string | undefined, brandNames: readonly string[]) =>
  nickname === undefined ? undefined : nameBreach(nickname, brandNames)

/** Ages change at the brand's midnight. Someone born on 29 February turns a year older on 1 March. */
export function birthdayBreach(
  birthday: string | undefined,
  minimumAge: number,
  now = new Date(),
): FieldBreach | undefined {
  if (birthday === undefined) return undefined
  if (birthday === '') return 'required'
  if (!isDay(birthday)) return 'pattern'
  const today = brandDay(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  const age = today.slice(5) < birthday.slice(5) ? years - 1 : years
  if (age < 0 || age > OLDEST_YEARS) return 'pattern'
  return age < minimumAge ? 'too_young' : undefined
}
