import type { Page } from '@playwright/test'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import type { Namespaces } from '../../apps/web/src/i18n/namespaces.generated.ts'
import { query, queryOne } from './database.ts'
import { textsIn, type TextsOf } from './page-texts.ts'
import type { OwnMember } from './sessions.ts'

const NAMES = [
  'deposit',
  'limits',
  'member',
  'profile',
  'records',
  'registration',
  'requirements',
  'security',
  'shell',
  'ui',
  'upload',
  'verification',
  'withdrawal',
] as const satisfies readonly (keyof Namespaces)[]

export type CashierTexts = { readonly [Name in (typeof NAMES)[number]]: TextsOf<Name> }

export async function cashierTexts(code: LanguageCode): Promise<CashierTexts> {
  const packs = await Promise.all(NAMES.map(async (name) => [name, await textsIn(code, name)] as const))
  return Object.fromEntries(packs) as unknown as CashierTexts
}

/** Minor units formatted as on the site. */
export const moneyIn = (code: LanguageCode, minor: bigint, exact = false): string =>
  formatMoney(formatAmount(minor), 'VND', LANGUAGES[code].bcp47, { exact })

export const REAL_NAME = 'Nguyễn Thị Lan'

/**
 * Lets an account withdraw immediately: real name and identity are known, the card's waiting time is over, and the payment
 * password, which is the log-in password, was set two days ago.
 */
export async function makeReadyToWithdraw({ id }: OwnMember): Promise<void> {
  await query(
    `update member set payee_name = $2, payment_password_hash = password_hash,
       payment_password_changed_at = now() - interval '2 days' where id = $1`,
    [id, REAL_NAME],
  )
  await passIdentity(id)
  await query(
    `insert into bank_card (member_id, bank_code, account_number, account_name, is_default, usable_at)
     values ($1::integer, 'HOASEN', '97' || lpad($1::integer::text, 10, '0'), 'NGUYEN THI LAN', true, now())`,
    [id],
  )
}

/** Keeps the provider from paying a deposit automatically. */
export const holdPayment = (depositId: number) =>
  query('update payments.pay_in set pay_at = null where reference = (select reference from deposit where id = $1)', [
    depositId,
  ])

const passIdentity = (memberId: number) =>
  query(
    `insert into member_profile (member_id, identity_tier) values ($1, 1)
     on conflict (member_id) do update set identity_tier = 1`,
    [memberId],
  )

/** The birthday, which the first deposit takes. */
export const giveBirthday = (memberId: number) =>
  query(
    `insert into member_profile (member_id, birthday) values ($1, '1990-05-17')
     on conflict (member_id) do update set birthday = excluded.birthday`,
    [memberId],
  )

export const endCardWaitingTime = (memberId: number) =>
  query('update bank_card set usable_at = now() where member_id = $1', [memberId])

/** Withdrawals within a day of a change of the payment password are reviewed. */
export const requireReview = (memberId: number) =>
  query('update member set payment_password_changed_at = now() where id = $1', [memberId])

/** Withdrawals of a member, oldest first. */
export const getWithdrawals = (memberId: number) =>
  query<{ id: number; state: string; amount: bigint; fee: bigint }>(
    'select id, state, amount, fee from withdrawal where member_id = $1 order by id',
    [memberId],
  )

export const readMemberId = async (username: string): Promise<number> =>
  (await queryOne<{ id: number }>('select id from member where username = $1', [username])).id

/** Amount held for a member's pending withdrawals. */
export const lockedBalance = async (memberId: number): Promise<bigint> =>
  (
    await queryOne<{ balance: bigint }>('select balance from ledger_account where member_id = $1 and code = $2', [
      memberId,
      `member:${memberId}:locked`,
    ])
  ).balance

export const takePicture = (page: Page) => page.screenshot({ type: 'png', animations: 'allow' })
