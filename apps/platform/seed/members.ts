import { hash } from 'node:crypto'

import { hash as argon2 } from '@node-rs/argon2'

import { NO_PASSWORD } from '../src/lib/password.ts'
import { seededRandom } from '../src/media/random.ts'
import type { member } from '../src/db/tables/members.ts'
import { makeTree } from './agent-tree.ts'
import { whole } from './chance.ts'
import { DAY, dayStart } from './clock.ts'
import {
  DEMO_ACCOUNTS,
  GENERAL_AGENT,
  hasVerifiedContacts,
  MIDDLE_AGENT,
  POOR_MEMBER,
  RICH_MEMBER,
  STEADY_MEMBER,
} from './demo-accounts.ts'
import { createNameGenerator } from './member-names.ts'

export type WorldMember = typeof member.$inferInsert & { id: number; registeredAt: Date }

/** Free-play accounts, outside the tree. */
const FREE_PLAY_ACCOUNTS = 4
const AFFILIATE_CODE_LENGTH = 7
/** How long ago friends of the steady member registered. */
const FRIEND_DAYS = 58
const FRIENDS = 16
const NOTHING_VERIFIED = { mobileVerifiedAt: null, emailVerifiedAt: null, payeeName: null }

/**
 * All members, sorted by id and registration. Ranks start at 0 and follow from play.
 * Mobile numbers start with 0000, which no network uses; e-mail addresses use the reserved domain example.test.
 */
export async function makeMembers(options: { seed: number; end: number; count: number }): Promise<WorldMember[]> {
  const { seed, end, count } = options
  const random = seededRandom(`${seed}:members`)
  const places = makeTree({ random, end, count: count - FREE_PLAY_ACCOUNTS })
  const nextName = createNameGenerator(
    random,
    DEMO_ACCOUNTS.map((account) => account.username),
  )
  const digits = (length: number) => Array.from({ length }, () => whole(random, 0, 9)).join('')
  const members = places.map((place): WorldMember => {
    const name = nextName()
    return {
      ...place,
      ...name,
      passwordHash: NO_PASSWORD,
      mobile: random() < 0.7 ? `0000${digits(6)}` : null,
      email: random() < 0.6 ? `${name.username}@example.test` : null,
      ...NOTHING_VERIFIED,
      affiliateCode: place.kind === 0 ? null : affiliateCode(seed, place.id),
    }
  })
  for (let index = 0; index < FREE_PLAY_ACCOUNTS; index++)
    members.push(createFreePlayAccount(seed, end, members.length + 1))
  await assignDemoAccounts(seed, members)
  assignFriends(members, end)
  return members
}

/** Opens an account as POST /wps/session/login/freeplay does. */
function createFreePlayAccount(seed: number, end: number, id: number): WorldMember {
  const name = hash('sha256', `${seed}:free-play:${id}`).slice(0, 10)
  return {
    id,
    username: `demo-${name}`,
    nickname: `Demo ${name.slice(0, 4).toUpperCase()}`,
    passwordHash: NO_PASSWORD,
    kind: 4,
    parentId: null,
    path: String(id),
    mobile: null,
    email: null,
    ...NOTHING_VERIFIED,
    affiliateCode: null,
    registeredAt: new Date(dayStart(end) - (3 + (id % 5)) * DAY),
  }
}

function affiliateCode(seed: number, id: number): string {
  return `${hash('sha256', `${seed}:affiliate:${id}`).slice(0, AFFILIATE_CODE_LENGTH - 4)}${id.toString(36).padStart(4, '0')}`.toUpperCase()
}

/** Places the demo accounts: agents by level, members among the first ones of the middle agent. */
async function assignDemoAccounts(seed: number, members: WorldMember[]): Promise<void> {
  const middle = members.find((candidate) => candidate.kind === 41)
  const below = members.filter((candidate) => candidate.kind === 0 && candidate.path.startsWith(`${middle?.path}.`))
  const elsewhere = members.find((candidate) => candidate.kind === 0 && !candidate.path.startsWith(`${middle?.path}.`))
  const cast: [(typeof DEMO_ACCOUNTS)[number], WorldMember | undefined][] = [
    [GENERAL_AGENT, members[0]],
    [MIDDLE_AGENT, middle],
    [STEADY_MEMBER, below[0]],
    [POOR_MEMBER, below[1]],
    [RICH_MEMBER, elsewhere],
  ]
  for (const [account, place] of cast) {
    if (!place) throw new Error(`The member tree is too small for ${account.username}`)
    place.username = account.username
    if (place.email) place.email = `${account.username}@example.test`
    place.nickname = account.nickname
    place.passwordHash = await publicPasswordHash(seed, account)
    if (hasVerifiedContacts(account)) {
      const verifiedAt = place.registeredAt
      const contacts = { mobile: account.mobile, email: `${account.username}@example.test` }
      Object.assign(place, contacts, { mobileVerifiedAt: verifiedAt, emailVerifiedAt: verifiedAt })
      place.payeeName = account.realName
    }
  }
}

/** Makes recent members friends of the steady member by moving them below its upline. */
function assignFriends(members: readonly WorldMember[], end: number): void {
  const steady = members.find(({ username }) => username === STEADY_MEMBER.username)
  const upline = members.find(({ id }) => id === steady?.parentId)
  if (!upline) return
  const lately = members.filter(
    ({ kind, username, registeredAt }) =>
      kind === 0 && username !== STEADY_MEMBER.username && registeredAt.getTime() > dayStart(end) - FRIEND_DAYS * DAY,
  )
  const step = Math.max(1, Math.floor(lately.length / FRIENDS))
  for (const member of lately.filter((_, index) => index % step === step - 1).slice(-FRIENDS))
    Object.assign(member, { parentId: upline.id, path: `${upline.path}.${member.id}` })
}

/** Members invited by the steady member, earliest first. */
export function getFriends(members: readonly WorldMember[], end: number): WorldMember[] {
  const steady = members.find(({ username }) => username === STEADY_MEMBER.username)
  return members.filter(
    ({ kind, parentId, registeredAt }) =>
      kind === 0 && parentId === steady?.parentId && registeredAt.getTime() > dayStart(end) - FRIEND_DAYS * DAY,
  )
}

/** Two of three friends stay; the others look around. */
export const keepsPlaying = (index: number): boolean => index % 3 !== 1

/** Argon2id at the platform's cost. The salt comes from the seed, so that the same world has the same hashes. */
function publicPasswordHash(seed: number, { username, password }: (typeof DEMO_ACCOUNTS)[number]): Promise<string> {
  const salt = hash('sha256', `${seed}:salt:${username}`, 'buffer').subarray(0, 16)
  return argon2(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt })
}
