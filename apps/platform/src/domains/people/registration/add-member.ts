import type { AccountKindCode } from '@playhouse/shared/account-kinds.ts'
import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { MAX_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'
import { rebateRate } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { openMemberAccounts } from '../../../ledger/accounts.ts'
import { hasNickname, hasUsername, lockNames } from '../member/account-names.ts'

interface NewMember {
  /** Lower case. */
  username: string
  /** Replaced by the username if it is another account's. */
  nickname: string
  passwordHash: string
  kind: AccountKindCode
  /** The agent above; demo accounts have none. */
  parent: { id: number } | undefined
  /** Language of letters to the account; null until it is known. */
  language?: LanguageCode | null
  /** Where it is opened, if the owner does that; `ZZ` is unknown. */
  country?: string | undefined
  contact?: Contact
}

/** How to reach and pay a member, as far as known. */
export interface Contact {
  /** E.164; verified means that a code sent there was entered. */
  mobile?: { number: string; verified: boolean } | undefined
  /** Lower case. */
  email?: string | undefined
  payeeName?: string | undefined
  paymentPasswordHash?: string | undefined
}

/** Adds an account with its place in the agent tree and its ledger accounts; undefined if the username is taken, also as a nickname. */
export async function addMember(
  tx: Transaction,
  { username, nickname, passwordHash, kind, parent, language = null, country, contact = {} }: NewMember,
): Promise<{ id: number; username: string } | undefined> {
  const { mobile, email, payeeName, paymentPasswordHash } = contact
  // The agent above may move: its path is read once nobody does.
  if (parent) await tx.execute(sql`select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.memberTree})`)
  await lockNames(tx, [username, nickname])
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${member} (id, username, nickname, password_hash, kind, parent_id, path,
      mobile, mobile_verified_at, email, payee_name, payment_password_hash, language, country)
    select next.id, ${username},
      case when exists (select from ${member} where ${hasUsername(nickname)}) then ${username} else ${nickname} end, ${passwordHash}, ${kind}, ${parent?.id ?? null}::integer,
      coalesce((select path from ${member} where id = ${parent?.id ?? null}), ''::ltree) || next.id::text,
      ${mobile?.number ?? null}, case when ${mobile?.verified ?? false} then now() end,
      ${email ?? null}, ${payeeName ?? null}, ${paymentPasswordHash ?? null}, ${language},
      nullif(${country ?? null}, 'ZZ')
    from (select nextval(pg_get_serial_sequence('member', 'id'))::integer as id) as next
    where not exists (select from ${member} where ${hasNickname(username)})
    on conflict (username) do nothing
    returning id`)
  const [added] = rows
  if (!added) return undefined
  await openMemberAccounts(tx, added.id)
  // Nobody plays at a higher prize series than its upline; an agent whom nobody is above has the highest.
  await tx.execute(sql`
    insert into ${rebateRate} (member_id, series)
    select ${added.id}, series from (
      select case when ${parent === undefined && isAgentKind(getAccountKind(kind))} then ${MAX_SERIES}
        else least(${USUAL_SERIES}, (select series from ${rebateRate} where member_id = ${parent?.id ?? null})) end as series
    ) as given where series <> ${USUAL_SERIES}`)
  return { id: added.id, username }
}
