import { login } from '@playhouse/platform-api/session.ts'
import { openTrial, type TrialPlatform } from './app.fixture.ts'
import { makeSmallWorld, PASSWORD } from './small-world.fixture.ts'

export interface SmallWorldTrial {
  trial: TrialPlatform
  /** Options of a call in English by a logged-in account. */
  as(username: string): { token: string; headers: { language: string } }
  idOf(username: string): number
}

/** A platform over the small world, with some accounts logged in. */
export async function openSmallWorld(usernames: readonly string[]): Promise<SmallWorldTrial> {
  const trial = await openTrial({ template: 'empty', prepare: makeSmallWorld })
  const accounts = new Map<string, { token: string; id: number }>()
  for (const username of usernames) {
    accounts.set(username, (await trial.call(login, { username, password: PASSWORD })).value)
  }
  return {
    trial,
    as: (username) => ({ token: accounts.get(username)?.token ?? '', headers: { language: 'EN' } }),
    idOf: (username) => accounts.get(username)?.id ?? 0,
  }
}
