import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Answer, openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { agentPayRule } from '../../../db/tables/agents.ts'
import { brandModule, registerRule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { hashQuickly } from '../../../lib/password.fixture.ts'

export const PAYMENT_PASSWORD = '482913'

export interface AgentHarness {
  harness: TestPlatform
  /** 0 for nobody. */
  getId(username: string): number
  getToken(username: string): string
  /** A call by one who is logged in; `demo` is a demo account, anyone else has no session. */
  as<E extends Endpoint>(username: string, endpoint: E, input: InputOf<E>): Promise<Answer<E>>
}

export const refusal = (code: string, fields?: Record<string, string>): unknown =>
  expect.objectContaining({ errorCode: code, ...(fields && { value: { fields } }) })

/** The rule of a brand that allows agents all that there is, on all products. */
export const allowAllPay = (database: Database) =>
  database
    .update(agentPayRule)
    .set({ rebate: 1400, dailySalary: 200, hourlySalary: 200, realtimeSalary: 200, shares: {} })

/**
 * A platform over the small world with every module, in which everyone has a payment password, some are logged in, and registration needs no
 * captcha.
 */
export async function openAgents(
  usernames: readonly string[],
  prepare?: (database: Database, getId: (username: string) => number) => Promise<void>,
): Promise<AgentHarness> {
  const ids = new Map<string, number>()
  const getId = (username: string) => ids.get(username) ?? 0
  const harness = await openTestPlatform({
    template: 'small',
    async prepare(database) {
      await allowAllPay(database)
      await database.update(brandModule).set({ enabled: true })
      await database.update(registerRule).set({ enabled: false }).where(eq(registerRule.field, 'captcha'))
      await database.update(member).set({ paymentPasswordHash: await hashQuickly(PAYMENT_PASSWORD) })
      for (const { username, id } of await database.select().from(member)) ids.set(username, id)
      await prepare?.(database, getId)
    },
  })
  const tokens = new Map<string, string>()
  for (const username of usernames) {
    const { value } =
      username === 'demo'
        ? await harness.call(freePlay, {})
        : await harness.call(login, { username, password: PASSWORD })
    tokens.set(username, value.token)
  }
  const getToken = (username: string) => tokens.get(username) ?? ''
  return {
    harness,
    getId,
    getToken,
    as: (username, endpoint, input) => harness.call(endpoint, input, { token: getToken(username) }),
  }
}

const PAY_TABLES = ['agent_act', 'agent_bill', 'contract_version', 'rebate_rate', 'round', 'member_day', 'daily_work']

/** Forgets contracts, rates, bills and the play that they are computed from. */
export async function forgetPay(database: Database): Promise<void> {
  for (const table of PAY_TABLES) await database.execute(sql.raw(`delete from ${table}`))
  await database.execute(sql`select rebuild_team_sums()`)
}
