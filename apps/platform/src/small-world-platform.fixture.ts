import { login } from '@playhouse/platform-api/session.ts'
import { openTestPlatform, type TestPlatform } from './app.fixture.ts'
import { PASSWORD } from './small-world.fixture.ts'

export interface SmallWorld {
  harness: TestPlatform
  /** Options of a call in English by a logged-in account. */
  as(username: string): { token: string; headers: { language: string } }
  getId(username: string): number
}

/** A platform over the small world, with some accounts logged in. */
export async function openSmallWorld(usernames: readonly string[]): Promise<SmallWorld> {
  const harness = await openTestPlatform({ template: 'small' })
  const accounts = new Map<string, { token: string; id: number }>()
  for (const username of usernames) {
    accounts.set(username, (await harness.call(login, { username, password: PASSWORD })).value)
  }
  return {
    harness,
    as: (username) => ({ token: accounts.get(username)?.token ?? '', headers: { language: 'EN' } }),
    getId: (username) => accounts.get(username)?.id ?? 0,
  }
}
