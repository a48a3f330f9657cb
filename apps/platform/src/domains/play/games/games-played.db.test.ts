import * as lottery from '@playhouse/platform-api/games-lottery-menus.ts'
import { NOTE_MAX } from '@playhouse/shared/limits.ts'
import * as played from '@playhouse/platform-api/games-played.ts'
import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  gameList,
  launchGame,
  noteFavourite,
  removeFavourite,
  vendorGameTypes,
} from '@playhouse/platform-api/games.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { jackpotFeed, jackpotPot, jackpotWin } from '../../../db/tables/jackpots.ts'
import { gameSession, round } from '../../../db/tables/play.ts'
import { openRound } from '../../../db/tables/seamless.ts'
import { openJackpot } from '../jackpots/jackpot.fixture.ts'
import { foldFeeds } from '../jackpots/fold.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { accountId } from '../../../ledger/ledger.fixture.ts'
import { postBet, postReward } from '../../../ledger/postings.ts'
import { HOUSE } from '../../../db/tables/ledger.ts'
import { launchTokenIn, signedCall } from '../../money/wallet/seamless/seamless.fixture.ts'
import { lottery as lotteryTable } from '../../../db/tables/lottery.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { dropClaimIn } from '@playhouse/vendor-api/drop-claim.ts'
import { drawPot } from '../jackpots/pots.ts'
import { listWinners } from '../winners/winner-board.ts'
import { maskUsername } from '../../../lib/mask.ts'

let harness: TestPlatform
let token: string
let memberId: number
let demo: { token: string; id: number }
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  ;({ token, id: memberId } = (await harness.call(login, { username: 'lan', password: PASSWORD })).value)
  demo = (await harness.call(freePlay, {})).value
})
afterAll(() => harness.close())

const playedRound = (nodeId: number, payout: string, hoursAgo: number, by = memberId) => ({
  memberId: by,
  nodeId,
  roundKey: randomUUID(),
  stake: parseAmount('1000'),
  payout: parseAmount(payout),
  balanceAfter: 0n,
  settledAt: new Date(Date.now() - hoursAgo * 3_600_000),
})

describe('recent games', () => {
  const recent = async (limit?: number) => harness.call(played.recentGames, { limit }, { token })

  test('is empty at first', async () => expect((await recent()).value.list).toEqual([]))

  test('lists played and opened games once each, latest first, in one query', async () => {
    await harness.database
      .insert(round)
      .values([playedRound(3, '0', 5), playedRound(4, '0', 4), playedRound(3, '0', 3), playedRound(2, '0', 9)])
    const opened = await harness.call(launchGame, { nodeId: 5 }, { token })
    expect((await recent()).value.list.map(({ nodeId }) => nodeId)).toEqual([3, 4, 2])
    const launchToken = launchTokenIn(opened.value.content.game_url)
    const redeemed = signedCall(harness.config.seamlessSecret, 'authenticate', { launchToken }, { vendor: 'SEN' })
    expect((await harness.app.inject(redeemed)).statusCode).toBe(200)
    const { value, queries } = await recent()
    expect(value.list.map(({ nodeId }) => nodeId)).toEqual([5, 3, 4, 2])
    expect(queries).toHaveLength(2)
    expect((await recent(2)).value.list.map(({ nodeId }) => nodeId)).toEqual([5, 3])
  })

  test('lists only the account’s own', async () => {
    expect((await harness.call(played.recentGames, {}, { token: demo.token })).value.list).toEqual([])
  })
})

describe('open rounds', () => {
  const open = async () => harness.call(played.openRounds, {}, { token })
  const under = (roundId: string, nodeId: number, stake: string, minutesAgo: number) => ({
    vendorCode: 'SEN',
    roundId,
    memberId,
    nodeId,
    stake: parseAmount(stake),
    payout: 0n,
    openedAt: new Date(Date.now() - minutesAgo * 60_000),
    demo: false,
  })

  test('returns none in one query', async () => {
    const { value, queries } = await open()
    expect(value).toEqual({ list: [] })
    expect(queries).toHaveLength(2)
  })

  test('lists the account’s own, latest first, including two of one game, in two queries', async () => {
    const { game_url: url } = (await harness.call(launchGame, { nodeId: 1 }, { token })).value.content
    expect(url).toMatch(/^\/play\//)
    const [opened] = await harness.database
      .select()
      .from(gameSession)
      .where(eq(gameSession.memberId, memberId))
      .limit(1)
    const rows = [under('a', 1, '1000', 9), under('b', 2, '2500.5', 3), under('c', 1, '10', 5)]
    await harness.database.insert(openRound).values(rows.map((row) => ({ ...row, sessionId: opened?.id ?? '' })))
    const { value, queries } = await open()
    expect(value.list.map(({ roundId, stake, game }) => [roundId, stake, game.nodeId])).toEqual([
      ['b', '2500.50', 2],
      ['c', '10.00', 1],
      ['a', '1000.00', 1],
    ])
    expect(value.list[0]?.openedAt).toBe(rows[1]?.openedAt.getTime())
    expect(queries).toHaveLength(3)
    expect((await harness.call(played.openRounds, {}, { token: demo.token })).value.list).toEqual([])
    await harness.database.delete(openRound)
  })
})

describe('the winner board', () => {
  test('shows the largest payouts of the last day, masked, without demo accounts; one query', async () => {
    await harness.database.insert(lotteryTable).values({ code: 'SLOW', nodeId: 10, prizeMode: 'LOTT' })
    await harness.database.insert(round).values([
      playedRound(1, '7000', 2),
      playedRound(2, '90000.5', 23),
      playedRound(3, '1000000', 25),
      playedRound(3, '9000000', 1, demo.id),
      // Posted for a corrected lottery draw.
      { ...playedRound(10, '700000', 2), roundKey: null, vendorRoundId: 'correction.1.2', stake: 0n },
      // Paid less than its stake.
      { ...playedRound(4, '514040', 2), stake: parseAmount('995000') },
    ])
    const { value, queries } = await harness.call(played.winnerBoard, {})
    expect(value.list.map(({ vo }) => [vo.nodeId, vo.winAmount, vo.customerName])).toEqual([
      [2, '90000.50', 'l***n'],
      [1, '7000.00', 'l***n'],
    ])
    expect(value.list[0]?.vo).toMatchObject({ gameName: 'Vàng Rồng Đỏ', vendor: 'SEN', iconUrl: '/media/games/2.webp' })
    expect(queries).toHaveLength(1)
    expect((await listWinners(harness.database, { limit: 1 }, 'VI')).list).toHaveLength(1)
    await harness.database.delete(round).where(eq(round.nodeId, 10))
    await harness.database.delete(lotteryTable)
  })

  test('filters by period and product, and orders by amount, multiple and time', async () => {
    // 25 hours ago, and the same player and game twice.
    await harness.database
      .insert(round)
      .values([{ ...playedRound(2, '500', 3), stake: parseAmount('1') }, playedRound(1, '6000', 1)])
    const board = async (input: object) =>
      (await harness.call(played.winnerBoard, input)).value.list.map(({ vo }) => [vo.nodeId, vo.winAmount])
    expect(await board({ period: 'WEEK' })).toEqual([
      [3, '1000000.00'],
      [2, '90000.50'],
      [1, '7000.00'],
    ])
    expect(await board({ order: 'LATEST' })).toEqual([
      [1, '6000.00'],
      [2, '500.00'],
    ])
    const [best] = (await harness.call(played.winnerBoard, { order: 'MULTIPLE' })).value.list
    expect(best?.vo).toMatchObject({ nodeId: 2, stakeAmount: '1.00', winAmount: '500.00' })
    expect(await board({ gameType: 'LIVE' })).toEqual([])
    const second = (await harness.call(played.winnerBoard, { period: 'WEEK', limit: 2, pageNo: 2 })).value
    expect([second.total, second.list.map(({ vo }) => vo.nodeId)]).toEqual([3, [1]])
    await harness.database.delete(round).where(inArray(round.payout, [parseAmount('500'), parseAmount('6000')]))
  })

  test.each([
    ['lan', 'l***n'],
    ['a', 'a***a'],
    ['', '***'],
  ])('shows %j as %s', (username, masked) => expect(maskUsername(username)).toBe(masked))
})

test('lists jackpots with their ledger amount, rules and masked winners', async () => {
  expect((await harness.call(played.jackpots, {})).value).toEqual({ list: [] })
  const rules = { id: 'pot', name: 'Pot', vendorCode: 'SEN', seedAmount: 50_000n, contributionPpm: 15_000, oneIn: 7 }
  await openJackpot(harness.database, rules, [1])
  await harness.database.execute(
    sql`insert into jackpot_feed (jackpot_id, member_id, transaction_id, amount) values ('pot', 1, 1, 2500)`,
  )
  await harness.database.execute(sql`
    insert into jackpot_win (transaction_id, jackpot_id, member_id, node_id, amount, won_at)
    select (select max(id) from ledger_transaction where member_id = member.id), 'pot', id, 1, 90000, to_timestamp(1790000000) from member where username = 'lan'`)
  const { value, queries } = await harness.call(played.jackpots, {})
  expect(queries).toHaveLength(1)
  const [{ gameName = '' } = {}] = (await harness.call(gameList, { nodeIds: '1' })).value.games
  expect(value.list).toEqual([
    {
      jackpotId: 'pot',
      name: 'Pot',
      vassalage: 'SEN',
      amount: '5.25',
      seedAmount: '5.00',
      contributionPpm: 15_000,
      oneIn: 7,
      mustDropBy: null,
      pot: null,
      wins: [{ nodeId: 1, gameName, customerName: 'l***n', winAmount: '9.00', wonAt: 1_790_000_000_000, drop: null }],
    },
  ])
  const { games } = (await harness.call(gameList, { nodeIds: '1,2' })).value
  expect(games.map(({ nodeId, jackpotId }) => [nodeId, jackpotId]).toSorted()).toEqual([
    [1, 'pot'],
    [2, null],
  ])
})

describe('a must-drop jackpot', () => {
  const rule = { jackpotId: 'comet', seedAmount: parseAmount('500'), mustDropBy: parseAmount('600') }
  const readComet = async () => {
    const { value, body } = await harness.call(played.jackpots, {})
    return { comet: value.list.find(({ jackpotId }) => jackpotId === 'comet'), text: JSON.stringify(body) }
  }

  test('shows its limit and commitment but not its secret', async () => {
    const comet = { id: 'comet', name: 'Comet', vendorCode: 'SEN', contributionPpm: 15_000, ...rule }
    await openJackpot(harness.database, comet, [2])
    const [pot] = await harness.database.select().from(jackpotPot)
    const shown = await readComet()
    expect(shown.comet).toMatchObject({ oneIn: null, mustDropBy: '600.00', wins: [] })
    expect(shown.comet?.pot).toEqual({ number: 1, seedHash: pot?.seedHash.toString('hex') })
    const secrets = [pot?.serverSeed.toString('hex'), pot?.serverSeed.toString('base64'), String(pot?.dropPoint)]
    for (const secret of [...secrets, formatAmount(pot?.dropPoint ?? 0n)]) expect(shown.text).not.toContain(secret)
  })

  test('reveals seed and drop point with the win, verifiably', async () => {
    const dropPoint = (await harness.database.select().from(jackpotPot))[0]?.dropPoint ?? 0n
    const fed = dropPoint - rule.seedAmount
    await postReward(harness.database, { memberId, type: 'PROMOTION', amount: 2n * fed, key: 'stake', request: {} })
    const { transactionId } = await postBet(harness.database, {
      memberId,
      account: await accountId(harness.database, memberId, cashAccount(memberId)),
      house: await accountId(harness.database, HOUSE, 'house:bets'),
      amount: 2n * fed,
      jackpot: { account: await accountId(harness.database, HOUSE, 'jackpot:comet'), fed },
      key: 'vendor:SEN:reaching',
      request: {},
      reference: 'round-1',
    })
    const feed = { jackpotId: 'comet', memberId, transactionId, amount: fed, nodeId: 2 }
    await harness.database.insert(jackpotFeed).values(feed)
    // The platform folds as well, so one of the two finds nothing.
    await foldFeeds(harness.database)
    await expect.poll(() => harness.database.$count(jackpotWin, eq(jackpotWin.jackpotId, 'comet'))).toBe(1)
    const { comet } = await readComet()
    expect(comet).toMatchObject({ amount: '500.00', pot: { number: 2 } })
    const [win] = comet?.wins ?? []
    const point = formatAmount(dropPoint)
    expect(win).toMatchObject({
      nodeId: 2,
      winAmount: point,
      customerName: 'l***n',
      drop: { pot: 1, dropPoint: point },
    })
    const { hash } = new URL(win?.drop?.verifyPath ?? '', 'https://games.test')
    const claim = dropClaimIn(decodeURIComponent(hash.slice(1)))
    expect(claim && drawPot(rule, claim.pot, claim.serverSeed)).toMatchObject({
      dropPoint,
      seedHash: claim?.serverSeedHash,
    })
  })

  test('appears on the winner board by name, ordered by amount', async () => {
    const [largest] = (await harness.call(played.winnerBoard, {})).value.list
    expect(largest?.vo).toMatchObject({ nodeId: 2, winAmount: '90000.50', jackpotName: null })
    await harness.database
      .update(jackpotWin)
      .set({ amount: parseAmount('90001') })
      .where(eq(jackpotWin.jackpotId, 'comet'))
    await harness.database
      .update(jackpotWin)
      .set({ wonAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(jackpotWin.jackpotId, 'pot'))
    const { value, queries } = await harness.call(played.winnerBoard, {})
    expect(value.list.map(({ vo }) => [vo.winAmount, vo.jackpotName])).toEqual([
      // One row per player and game: the largest win.
      ['90001.00', 'Comet'],
      ['7000.00', null],
    ])
    expect(value.list[0]?.vo).toMatchObject({ nodeId: 2, customerName: 'l***n', vendor: 'SEN' })
    expect(queries).toHaveLength(1)
    expect((await listWinners(harness.database, { limit: 1 }, 'VI')).list).toHaveLength(1)
  })
})

test('lists favourites as games, newest first', async () => {
  for (const nodeId of [2, 4]) await harness.call(addFavourite, { nodeId }, { token })
  const { value, queries } = await harness.call(favouriteGames, {}, { token })
  expect(value.list.map(({ nodeId }) => nodeId)).toEqual([4, 2])
  expect(queries).toHaveLength(2)
  expect((await harness.call(favouriteGames, {}, { token: demo.token })).status).toBe(403)
})

test('keeps a note with a favourite, and forgets it with the favourite', async () => {
  const noted = async () => (await harness.call(favouriteIds, {}, { token })).value.notes
  await harness.call(addFavourite, { nodeId: 4 }, { token })
  expect((await harness.call(noteFavourite, { nodeId: 4, note: ' With Minh ' }, { token })).status).toBe(200)
  expect(await noted()).toEqual([{ nodeId: 4, note: 'With Minh' }])
  await harness.call(noteFavourite, { nodeId: 4, note: ' ' }, { token })
  expect(await noted()).toEqual([])
  await harness.call(noteFavourite, { nodeId: 4, note: 'Again' }, { token })
  await harness.call(removeFavourite, { nodeId: 4 }, { token })
  await harness.call(addFavourite, { nodeId: 4 }, { token })
  expect(await noted()).toEqual([])
})

test('refuses a note on a game that is no favourite, and one that is too long', async () => {
  await harness.call(removeFavourite, { nodeId: 4 }, { token })
  const refused = await harness.call(noteFavourite, { nodeId: 4, note: 'x' }, { token })
  expect([refused.status, refused.body]).toEqual([404, expect.objectContaining({ errorCode: 'game.not.found' })])
  const long = await harness.call(noteFavourite, { nodeId: 2, note: 'x'.repeat(NOTE_MAX + 1) }, { token })
  expect(long.status).toBe(400)
})

describe('classes and smallest stakes', () => {
  test('come from the slot engine and are null elsewhere', async () => {
    const { games } = (await harness.call(gameList, { nodeIds: '1,7' })).value
    expect(games.map(({ gameClassify, minBet }) => [gameClassify, minBet])).toEqual([
      ['SM', '1000.00'],
      [null, null],
    ])
  })

  test.each([
    [{ gameClassify: 'SM' }, 56],
    [{ gameClassify: 'BG' }, 0],
    [{ minBet: '1000' }, 56],
    [{ minBet: '999.99' }, 0],
    [{ gameClassify: 'SM,TG', vassalage: 'SEN' }, 4],
  ])('%j filters the list', async (input, count) => {
    expect((await harness.call(gameList, input)).value.totalCount).toBe(count)
  })

  test('lists vendors’ classes by category without a query', async () => {
    await harness.call(vendorGameTypes, {})
    const { value, queries } = await harness.call(vendorGameTypes, {})
    expect(value.content).toMatchObject({ RNG: { SEN: ['SM'], TRE: ['SM'] }, FISH: { TRE: [] } })
    expect(queries).toEqual([])
  })
})

describe('lottery menus', () => {
  const bare = async (endpoint: { path: string; moduleId: string }, query = '') => {
    const response = await harness.app.inject({
      url: endpoint.path + query,
      headers: headersFor(endpoint as typeof lottery.lotteryMenus),
    })
    return response.json<unknown>()
  }

  test('are grouped by vendor, without an envelope', async () => {
    expect(lottery.lotteryMenus.value.parse(await bare(lottery.lotteryMenus))).toMatchObject({
      SEN: { groupName: 'Nhà SEN', games: [{ gameId: 9, gameName: 'Xổ Số Nhanh', gameType: 'ELOTT', isSale: false }] },
    })
    expect(lottery.stationLotteryMenu.value.parse(await bare(lottery.stationLotteryMenu))).toMatchObject({
      XSB: { games: [{ gameId: 10, gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN', maintenance: true }] },
    })
  })

  test('lists popular lotteries of both kinds, most played first', async () => {
    const list = lottery.popularLotteries.value.parse(await bare(lottery.popularLotteries, '?count=20'))
    expect(list.map(({ gameId, numero, isSale }) => [gameId, numero, isSale])).toEqual([
      [9, null, false],
      [10, null, false],
    ])
    expect(await bare(lottery.popularLotteries, '?count=1')).toHaveLength(1)
    expect(await bare(lottery.popularLotteries, '?count=0')).toMatchObject({ errorCode: 'request_param_err' })
  })
})
