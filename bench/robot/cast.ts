import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { addMember } from '../../apps/platform/src/domains/people/registration/add-member.ts'
import { hashPassword } from '../../apps/platform/src/lib/password.ts'
import { type ChaosMember, equipMembers } from '../chaos/world.ts'

export const PASSWORD = 'robots-of-the-house-1'
const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[]
const MEMBERS = 40
const AGENTS = 3
const MONEY = 50_000_000n * 10_000n
const AGENT_KIND = 1

/** A member or agent of the run, who speaks one language. */
export interface Player extends ChaosMember {
  language: LanguageCode
  isAgent: boolean
}

/** Operators by name: all may do everything, so that what takes two must be refused to one. */
export const OPERATORS = ['anna', 'binh', 'chau'] as const

/** Three agents and forty members below them, in every language, each with money, card and session. */
export async function makeCast(databaseUrl: string): Promise<Player[]> {
  const database = openDatabase(databaseUrl)
  try {
    const passwordHash = await hashPassword(PASSWORD)
    const agents: { id: number; username: string }[] = []
    const add = (username: string, kind: 0 | typeof AGENT_KIND, parent?: { id: number }) =>
      withTransaction(database, async (tx) => {
        const added = await addMember(tx, { username, nickname: username, passwordHash, kind, parent })
        if (!added) throw new Error(`${username} is there already.`)
        return added
      })
    // Each agent is below the one before, so that a downline can go up when an agent is closed.
    for (let at = 0; at < AGENTS; at += 1) agents.push(await add(`robotagent${at + 1}`, AGENT_KIND, agents.at(-1)))
    const usernames = Array.from({ length: MEMBERS }, (_, at) => `robot${at + 1}`)
    for (const [at, username] of usernames.entries()) await add(username, 0, agents[at % AGENTS])
    await database.execute(sql`update withdrawal_setting set turnover_percent = 0`)
    // The cast logs in with a password alone.
    await database.execute(sql`update brand_module set enabled = false where mod_id = 'LOGINIPVERF3'`)
    const everyone = [...agents.map(({ username }) => username), ...usernames]
    const members = await equipMembers(database, databaseUrl, everyone, MONEY)
    // Reset links go to confirmed addresses only.
    await database.execute(sql`update member set email_verified_at = registered_at where username in ${everyone}`)
    return everyone.map((username, at) => {
      const member = members.get(username)
      const language = LANGUAGE_CODES[at % LANGUAGE_CODES.length]
      if (!member || !language) throw new Error(`There is no ${username}.`)
      return { ...member, language, isAgent: username.startsWith('robotagent') }
    })
  } finally {
    await database.$client.end()
  }
}
