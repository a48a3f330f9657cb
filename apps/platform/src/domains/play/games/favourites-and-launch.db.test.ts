import {
  addFavourite,
  favouriteIds,
  gameList,
  launchGame,
  removeFavourite,
  trialLaunch,
} from '@playhouse/platform-api/games.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { gameSession } from '../../../db/tables/play.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'

let harness: TestPlatform
let token: string
let demoToken: string
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { SITE_ORIGINS: 'https://a.test,https://b.test' },
  })
  token = await getToken('lan')
  demoToken = (await harness.call(freePlay, {})).value.token
})
afterAll(() => harness.close())

const getToken = async (username: string) => (await harness.call(login, { username, password: PASSWORD })).value.token
const failure = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } })
const FISH_GAME = 7

describe('favourites', () => {
  const ids = async () => (await harness.call(favouriteIds, {}, { token })).value.nodeIds

  test('adds once, lists newest first, and removes', async () => {
    for (const nodeId of [3, 5, 3]) expect((await harness.call(addFavourite, { nodeId }, { token })).status).toBe(200)
    expect(await ids()).toEqual([5, 3])
    for (const nodeId of [5, 5]) expect((await harness.call(removeFavourite, { nodeId }, { token })).status).toBe(200)
    expect(await ids()).toEqual([3])
  })

  test('rejects unknown games', async () => {
    for (const endpoint of [addFavourite, removeFavourite]) {
      expect(await harness.call(endpoint, { nodeId: 999_999 }, { token })).toMatchObject(failure(404, 'game.not.found'))
      expect(await harness.call(endpoint, { nodeId: 0 }, { token })).toMatchObject(failure(400, 'request_param_err'))
    }
  })

  test('refuses demo accounts', async () => {
    const refused = failure(403, 'in_need_true_account')
    expect(await harness.call(favouriteIds, {}, { token: demoToken })).toMatchObject(refused)
    expect(await harness.call(addFavourite, { nodeId: 1 }, { token: demoToken })).toMatchObject(refused)
    expect(await harness.call(removeFavourite, { nodeId: 1 }, { token: demoToken })).toMatchObject(refused)
  })

  test('survives fifty concurrent toggles, the last one wins', async () => {
    const LOTTERY = 10
    const toggles = Array.from({ length: 50 }, (_, index) =>
      harness.call(index % 2 === 0 ? addFavourite : removeFavourite, { nodeId: LOTTERY }, { token }),
    )
    for (const { status } of await Promise.all(toggles)) expect(status).toBe(200)
    await harness.call(addFavourite, { nodeId: LOTTERY }, { token })
    expect((await ids()).filter((nodeId) => nodeId === LOTTERY)).toHaveLength(1)
    await harness.call(removeFavourite, { nodeId: LOTTERY }, { token })
    expect(await ids()).not.toContain(LOTTERY)
  })

  test('takes two queries including the session’s', async () => {
    expect((await harness.call(favouriteIds, {}, { token })).queries).toHaveLength(2)
    expect((await harness.call(addFavourite, { nodeId: 1 }, { token })).queries).toHaveLength(2)
  })
})

describe('launching', () => {
  test('opens a session for the requesting site, in its language and theme', async () => {
    const requested = { nodeId: 1, language: 'VI', theme: 'light', siteOrigin: 'https://b.test' } as const
    const { value, queries } = await harness.call(launchGame, requested, { token })
    expect(value.content.game_url).toMatch(/^\/play\/[\w-]{43}\?vendor=SEN&language=VI$/)
    expect(queries).toHaveLength(4)
    const [opened] = await harness.database.select().from(gameSession)
    expect(opened).toMatchObject({ nodeId: 1, language: 'VI', theme: 'light', siteOrigin: 'https://b.test' })
  })

  test.each([
    ['a game that does not exist', { nodeId: 999_999 }, failure(404, 'game.not.found')],
    ['a game under maintenance', { nodeId: FISH_GAME }, failure(503, 'game.maintenance')],
    [
      'a site that is not the brand’s',
      { nodeId: 1, siteOrigin: 'https://evil.test' },
      failure(400, 'request_param_err'),
    ],
    ['another launch mode', { nodeId: 1, launchMode: 'LOTT' as 'GLS' }, failure(400, 'request_param_err')],
    ['free play by a member', { nodeId: 1, accountType: 0 }, failure(400, 'request_param_err')],
    ['no number', { nodeId: 'abc' }, failure(400, 'request_param_err')],
  ])('refuses %s', async (_, input, refused) => {
    expect(await harness.call(launchGame, input, { token })).toMatchObject(refused)
  })

  test('admits demo accounts', async () => {
    expect((await harness.call(launchGame, { nodeId: 1, accountType: 0 }, { token: demoToken })).status).toBe(200)
  })

  describe('a trial', () => {
    const inNewSession = () => harness.database.select().from(gameSession).orderBy(desc(gameSession.createdAt)).limit(1)

    test.each(['a visitor', 'a member'])('opens for %s with a demo account of its own', async (who) => {
      const { value, status } = await harness.call(trialLaunch, { nodeId: 1 }, who === 'a member' ? { token } : {})
      expect([status, value.content.game_url]).toEqual([200, expect.stringMatching(/^\/play\/[\w-]{43}\?vendor=SEN/)])
      const [opened] = await inNewSession()
      const [player] = await harness.database
        .select()
        .from(member)
        .where(eq(member.id, opened?.memberId ?? 0))
      expect([opened?.sessionHash, player?.kind, player?.username]).toEqual([null, 4, expect.stringMatching(/^demo-/)])
    })

    test.each([
      ['a game that does not exist', { nodeId: 999_999 }, failure(404, 'game.not.found')],
      ['a game under maintenance', { nodeId: FISH_GAME }, failure(503, 'game.maintenance')],
      ['a game whose vendor offers none', { nodeId: 3 }, failure(400, 'function.not.available')],
      ['a game of another category', { nodeId: 6 }, failure(400, 'function.not.available')],
      ['a foreign site', { nodeId: 1, siteOrigin: 'https://evil.test' }, failure(400, 'request_param_err')],
    ])('refuses %s, and opens no account', async (_, input, refused) => {
      const before = await harness.database.$count(member)
      expect(await harness.call(trialLaunch, input)).toMatchObject(refused)
      expect(await harness.database.$count(member)).toBe(before)
    })

    test('is refused to a visitor, and not to a member, where the site is for members only', async () => {
      const turn = async (enabled: boolean) => {
        await harness.database.update(brandModule).set({ enabled }).where(eq(brandModule.modId, 'LOGINHOME3'))
        await harness.restart()
      }
      await turn(true)
      const before = await harness.database.$count(member)
      expect(await harness.call(trialLaunch, { nodeId: 1 })).toMatchObject(failure(400, 'function.not.available'))
      expect(await harness.database.$count(member)).toBe(before)
      expect((await harness.call(trialLaunch, { nodeId: 1 }, { token })).status).toBe(200)
      await turn(false)
    })

    test('is refused to a member who may not play', async () => {
      const [excluded] = await harness.database.select().from(member).where(eq(member.username, 'hoa'))
      const memberId = excluded?.id ?? 0
      await harness.database.insert(playExclusion).values({ memberId, kind: 'SELF_EXCLUSION', state: 'ACTIVE' })
      expect(await harness.call(trialLaunch, { nodeId: 1 }, { token: await getToken('hoa') })).toMatchObject(
        failure(403, 'play.excluded'),
      )
    })

    test('lists which games offer it', async () => {
      const { value } = await harness.call(gameList, { gameType: 'RNG,INHOUSE', pageSize: 6 })
      expect(value.games.map(({ nodeId, trial }) => [nodeId, trial])).toEqual([
        [1, true],
        [2, true],
        [3, false],
        [4, false],
        [5, true],
        [6, false],
      ])
    })
  })

  test('is refused without its module', async () => {
    await harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'GAMELO3'))
    await harness.restart()
    const refused = failure(400, 'function.not.available')
    expect(await harness.call(launchGame, { nodeId: 1 }, { token })).toMatchObject(refused)
    // A module below a disabled one is disabled too.
    expect(await harness.call(favouriteIds, {}, { token })).toMatchObject(refused)
  })
})
