import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTrial, type TrialPlatform } from '../app.fixture.ts'
import { game } from '../db/tables/games.ts'
import { gameSession, memberDay, round } from '../db/tables/play.ts'
import { type PlayRoundBody, playedRound, gameSession as sessionAnswer } from '../engines/slot/contract.ts'
import { seedHash, verifyRound } from '../engines/slot/fair-random.ts'
import { modelById } from '../engines/slot/models.ts'
import { faultsOf } from '../ledger/book.fixture.ts'
import { makeSmallWorld, PASSWORD } from '../small-world.fixture.ts'

let trial: TrialPlatform
const tokens = new Map<string, string>()
beforeAll(async () => {
  trial = await openTrial({ template: 'empty', prepare: makeSmallWorld })
  for (const username of ['lan', 'minh', 'hoa']) {
    tokens.set(username, (await trial.call(login, { username, password: PASSWORD })).value.token)
  }
  tokens.set('demo', (await trial.call(freePlay, {})).value.token)
})
afterAll(() => trial.close())

const tokenOf = (username: string) => tokens.get(username) ?? ''
const launch = async (username: string, input: Partial<InputOf<typeof launchGame>> = {}) =>
  (await trial.call(launchGame, { nodeId: 1, ...input }, { token: tokenOf(username) })).value.content.game_url
const open = (url: string) => trial.app.inject({ url })
const playTokenIn = (page: string) => /"session":"([\w-]{43})"/.exec(page)?.[1] ?? ''
const playTokenOf = async (username: string) => playTokenIn((await open(await launch(username))).body)
const balanceOf = async (username: string) =>
  (await trial.call(balance, {}, { token: tokenOf(username) })).value.sumBalance

async function spin(playToken: string, body: Partial<PlayRoundBody> = {}) {
  const answer = await trial.app.inject({
    method: 'POST',
    url: '/play/api/rounds',
    headers: { authorization: `Bearer ${playToken}`, origin: 'null' },
    payload: { roundKey: randomUUID(), stake: '1000', clientSeed: 'my-seed', ...body },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() }
}
const refusal = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } })

describe('a launch address', () => {
  test('opens the game’s page, in its language, only inside the brand’s own pages', async () => {
    const page = await open(await launch('lan', { language: 'TY', theme: 'light' }))
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(page.headers['x-frame-options']).toBeUndefined()
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://localhost:4200')
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(page.body).toContain(`<script type="module" src="/play/assets/slot-page.js" nonce="${nonce}">`)
    expect(page.body).toContain('<html lang="vi" data-theme="light">')
    expect(page.body).toContain('Rồng Vàng')
  })

  test('opens once, also when asked twice at the same time', async () => {
    const url = await launch('lan')
    const both = await Promise.all([open(url), open(url)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    const again = await open(url)
    expect(again.statusCode).toBe(410)
    expect(again.body).toContain('This address has been used up')
    expect(again.headers['content-security-policy']).toContain('frame-ancestors http://localhost:4200')
  })

  test('is not used up by looking at its headers', async () => {
    const url = await launch('lan')
    expect((await trial.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect((await open(url)).statusCode).toBe(200)
  })

  test('is good for 60 seconds; afterwards the page says so in the session’s language', async () => {
    const url = await launch('lan', { language: 'VI' })
    await trial.database.update(gameSession).set({ launchExpiresAt: sql`now()` })
    const page = await open(url)
    expect([page.statusCode, page.body.includes('<html lang="vi">')]).toEqual([410, true])
  })

  test.each(['/play/nothing', `/play/${'A'.repeat(43)}`, '/play/..%2f'])('%s opens nothing', async (url) => {
    expect((await open(url)).statusCode).toBe(410)
  })

  test('the page’s script is there for an opaque origin', async () => {
    const script = await trial.app.inject({ url: '/play/assets/slot-page.js', headers: { origin: 'null' } })
    expect(script.statusCode).toBe(200)
    expect(script.headers['content-type']).toMatch(/^text\/javascript/)
    expect(script.headers['access-control-allow-origin']).toBe('null')
  })
})

describe('a round', () => {
  test('is paid through the book, and its seeds prove it', async () => {
    const page = await open(await launch('lan'))
    const playToken = playTokenIn(page.body)
    const promised = /"serverSeedHash":"([0-9a-f]{64})"/.exec(page.body)?.[1]
    const before = parseAmount(await balanceOf('lan'))
    const { status, body, headers } = await spin(playToken)
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe('null')
    const played = playedRound.parse(body)
    expect(parseAmount(played.balance)).toBe(before - parseAmount('1000') + parseAmount(played.payout))
    expect(await balanceOf('lan')).toBe(played.balance)
    expect(played.fairness).toMatchObject({ serverSeedHash: promised, clientSeed: 'my-seed', nonce: 0 })
    const [{ modelId } = { modelId: null }] = await trial.database.select().from(game).where(eq(game.nodeId, 1))
    const model = modelById(modelId ?? '')
    if (!model) throw new Error('The game has no model.')
    const claim = { ...played.fairness, stakeMinor: parseAmount(played.stake), stops: played.stops }
    expect(verifyRound(model, { ...claim, payoutMinor: parseAmount(played.payout) }).fair).toBe(true)

    const next = playedRound.parse((await spin(playToken)).body)
    expect(next.fairness).toMatchObject({ serverSeedHash: played.fairness.nextServerSeedHash, nonce: 1 })
    expect(next.fairness.serverSeed).not.toBe(played.fairness.serverSeed)
  })

  test('sent again is answered with the round that was played, and moves nothing', async () => {
    const playToken = await playTokenOf('lan')
    const asked = { roundKey: randomUUID() }
    const first = await spin(playToken, asked)
    const rounds = await trial.database.$count(round)
    const again = await spin(playToken, asked)
    expect(again).toMatchObject({ status: 200, body: { ...first.body, replayed: true } })
    expect(await trial.database.$count(round)).toBe(rounds)
    expect(await balanceOf('lan')).toBe(first.body.balance)
    const elsewhere = await spin(await playTokenOf('lan'), asked)
    expect(elsewhere.body).toMatchObject({ roundId: first.body.roundId, replayed: true })
  })

  test.each([{ stake: '2000' }, { clientSeed: 'another' }])('key used again with %j is refused', async (other) => {
    const playToken = await playTokenOf('lan')
    const asked = { roundKey: randomUUID() }
    await spin(playToken, asked)
    const before = await balanceOf('lan')
    expect(await spin(playToken, { ...asked, ...other })).toMatchObject(refusal(422, 'round_key_reused'))
    expect(await balanceOf('lan')).toBe(before)
  })

  test.each(['0', '-1000', '15', '1000.5', '200010', '999999999999999', 'all of it', ''])(
    'with a stake of %j is refused',
    async (stake) => {
      const before = await balanceOf('lan')
      expect(await spin(await playTokenOf('lan'), { stake })).toMatchObject(refusal(400, 'stake_invalid'))
      expect(await balanceOf('lan')).toBe(before)
    },
  )

  test('above the balance takes nothing, and the promised seed is kept', async () => {
    const playToken = await playTokenOf('minh')
    const promise = async () => {
      const headers = { authorization: `Bearer ${playToken}` }
      return sessionAnswer.parse((await trial.app.inject({ url: '/play/api/session', headers })).json())
    }
    const before = await promise()
    expect(before).toMatchObject({ balance: '10000.00', currency: 'VND' })
    expect(await spin(playToken, { stake: '20000' })).toMatchObject(refusal(409, 'insufficient_balance'))
    expect(await promise()).toEqual(before)
  })

  test('two at once with a balance for one: exactly one is played', async () => {
    const [first, second] = [await playTokenOf('minh'), await playTokenOf('minh')]
    const answers = await Promise.all([spin(first, { stake: '10000' }), spin(second, { stake: '10000' })])
    const won = answers.filter(({ status }) => status === 200)
    const lost = answers.filter(({ status }) => status !== 200)
    // A payout of the first may cover the second; then both stood on a balance that held their stake.
    const paidBack = won.some(({ body }) => parseAmount(String(body.payout)) >= parseAmount('10000'))
    expect(won.length).toBe(paidBack && lost.length === 0 ? 2 : 1)
    for (const answer of lost) expect(answer).toMatchObject(refusal(409, 'insufficient_balance'))
    expect(parseAmount(await balanceOf('minh'))).toBeGreaterThanOrEqual(0n)
  })

  test('many at once in one session: one at a time, the others are told so', async () => {
    const playToken = await playTokenOf('hoa')
    const before = parseAmount(await balanceOf('hoa'))
    const answers = await Promise.all(Array.from({ length: 12 }, () => spin(playToken)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won.length).toBeGreaterThanOrEqual(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject(refusal(409, 'round_in_progress'))
    }
    const moved = won.reduce((sum, { body }) => sum + parseAmount(String(body.payout)) - parseAmount('1000'), 0n)
    expect(parseAmount(await balanceOf('hoa'))).toBe(before + moved)
    const seeds = won.map(({ body }) => (body.fairness as { serverSeed: string }).serverSeed)
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  test('the same one sent twelve times at once is played once', async () => {
    const playToken = await playTokenOf('hoa')
    const asked = { roundKey: randomUUID() }
    const rounds = await trial.database.$count(round)
    const answers = await Promise.all(Array.from({ length: 12 }, () => spin(playToken, asked)))
    expect(await trial.database.$count(round)).toBe(rounds + 1)
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.roundId)
    expect(new Set(ids).size).toBe(1)
    expect(answers.filter(({ body }) => body.replayed === false)).toHaveLength(1)
  })

  test('that breaks off before it is kept leaves nothing behind, and can be sent again', async () => {
    const playToken = await playTokenOf('hoa')
    const asked = { roundKey: randomUUID() }
    const before = await balanceOf('hoa')
    // The very last step fails: the day's figures cannot be written.
    await trial.database.execute(sql`alter table ${memberDay} rename to member_day_gone`)
    expect((await spin(playToken, asked)).status).toBe(500)
    await trial.database.execute(sql`alter table member_day_gone rename to member_day`)
    expect(await balanceOf('hoa')).toBe(before)
    expect(await spin(playToken, asked)).toMatchObject({ status: 200, body: { replayed: false } })
  })

  test('of a demo account is in no member’s day', async () => {
    expect((await spin(await playTokenOf('demo'), { stake: '200000' })).status).toBe(200)
    const { rows } = await trial.database.execute(
      sql`select from member_day join member on member.id = member_id where kind = 4`,
    )
    expect(rows).toEqual([])
  })
})

describe('a game session', () => {
  const ask = (playToken: string) =>
    trial.app.inject({ url: '/play/api/session', headers: { authorization: `Bearer ${playToken}` } })
  const expired = refusal(401, 'game_session_expired')

  test('ends after 30 minutes without a round', async () => {
    const playToken = await playTokenOf('lan')
    await trial.database.update(gameSession).set({ lastSeenAt: sql`now() - interval '29 minutes'` })
    expect((await ask(playToken)).statusCode).toBe(200)
    await trial.database.update(gameSession).set({ lastSeenAt: sql`now() - interval '31 minutes'` })
    expect((await ask(playToken)).statusCode).toBe(401)
    expect(await spin(playToken)).toMatchObject(expired)
  })

  test('ends when its game goes under maintenance', async () => {
    const playToken = await playTokenOf('lan')
    await trial.database.update(game).set({ maintenance: true }).where(eq(game.nodeId, 1))
    expect(await spin(playToken)).toMatchObject(expired)
    await trial.database.update(game).set({ maintenance: false }).where(eq(game.nodeId, 1))
  })

  test('is not opened by its launch token, the member’s token or anything else', async () => {
    const url = await launch('lan')
    await open(url)
    for (const token of [url.slice('/play/'.length), tokenOf('lan'), 'x', '']) {
      expect(await spin(token)).toMatchObject(expired)
    }
  })

  test('keeps its seed to itself until the round is played', async () => {
    const playToken = await playTokenOf('lan')
    const [{ seed } = { seed: Buffer.alloc(0) }] = await trial.database
      .select({ seed: gameSession.serverSeed })
      .from(gameSession)
      .orderBy(sql`created_at desc`)
      .limit(1)
    const answer = await ask(playToken)
    expect(answer.json()).toMatchObject({ serverSeedHash: seedHash(seed.toString('hex')) })
    expect(answer.body).not.toContain(seed.toString('hex'))
  })

  test.each([
    ['null', 'null'],
    ['http://localhost:4202', 'http://localhost:4202'],
    ['https://evil.test', undefined],
  ])('answers scripts of %s', async (origin, allowed) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    const answer = await trial.app.inject({ method: 'OPTIONS', url: '/play/api/rounds', headers })
    expect(answer.headers['access-control-allow-origin']).toBe(allowed)
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })
})

test('after all of it the book has no faults', async () => {
  expect(await faultsOf(trial.database)).toEqual([])
})
