import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { game } from '../../../../db/tables/games.ts'
import { memberDay, round } from '../../../../db/tables/play.ts'
import { createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { remainingTurnover } from '../../cashier/turnover.ts'
import { newId, openGame, openSeamless, type Seamless } from './seamless.fixture.ts'

let seamless: Seamless
beforeAll(async () => void (seamless = await openSeamless()))
afterAll(() => seamless.close())

const FAIRNESS = { serverSeedHash: 'a', serverSeed: 'b', clientSeed: 'c', nonce: 0 }
const getDetails = (engine: string, modelId: string, placed: object, more: object = {}) => ({
  engine,
  modelId,
  bet: placed,
  ...more,
  fairness: FAIRNESS,
})
const baccarat = (bets: Record<string, string>, more: object = {}) =>
  getDetails('baccarat', 'baccarat-classic', { bets: Object.entries(bets).map(([on, stake]) => ({ on, stake })) }, more)
const dice = (target: number) => getDetails('dice', 'dice-97', { stake: '10', direction: 'under', target })
const crash = (target: number | null) => getDetails('crash', 'crash-97', { stake: '10', target })
const sports = (odds: number) =>
  getDetails('markets', 'markets-football', { stake: '10', market: 'winner', selection: 'home', odds })

async function player() {
  const memberId = await createMemberWith(seamless.database, 1_000_000n * 10_000n)
  const { session } = await openGame(seamless.database, memberId)
  const day = async () => (await seamless.database.select().from(memberDay).where(eq(memberDay.memberId, memberId)))[0]
  return { memberId, session, day }
}
type Player = Awaited<ReturnType<typeof player>>

async function getCounted(roundId: string) {
  const [stored] = await seamless.database.select().from(round).where(eq(round.vendorRoundId, roundId))
  if (!stored) throw new Error('The round was not stored.')
  return { counted: Number(stored.stake - stored.uncounted) / 10_000, reason: stored.uncountedReason }
}

async function play({ session }: Player, stake: string, payout: string, details: object, more: object = {}) {
  const roundId = newId()
  const response = await seamless.call('play', {
    session,
    transactionId: newId(),
    roundId,
    stake,
    payout,
    details,
    ...more,
  })
  expect(response).toMatchObject({ status: 200 })
  return roundId
}

async function bet({ session }: Player, stake: string, coverage: object | undefined, roundId = newId()) {
  const response = await seamless.call('debit', {
    session,
    transactionId: newId(),
    roundId,
    amount: stake,
    ...(coverage && { coverage }),
  })
  expect(response).toMatchObject({ status: 200 })
  return roundId
}
const settle = ({ session }: Player, roundId: string, amount: string, details?: object) =>
  seamless.call('credit', {
    session,
    transactionId: newId(),
    roundId,
    amount,
    closes: true,
    ...(details && { details }),
  })

test.each([
  ['player and banker at once', '1000', '975', baccarat({ player: '500', banker: '500' }), 0, 'COVERED'],
  [
    'both sides and a pair, of which the pair counts',
    '1100',
    '975',
    baccarat({ player: '500', banker: '500', 'player-pair': '100' }),
    100,
    'COVERED',
  ],
  ['one side', '1000', '0', baccarat({ player: '1000' }), 1000, null],
  ['a side and a tie', '1000', '0', baccarat({ player: '900', tie: '100' }), 1000, null],
  // Ranks from 0: all four are nines, which is eight to eight.
  [
    'a side that a tie returns',
    '1000',
    '1000',
    baccarat({ player: '1000' }, { state: { cards: [8, 8, 8, 8] } }),
    0,
    'PUSH',
  ],
  ['a win chance of 71 %', '10', '0', dice(7_100), 0, 'LOW_ODDS'],
  ['a win chance of 70 %', '10', '0', dice(7_000), 10, null],
  ['a cash-out at 1.42', '10', '14.2', crash(null), 0, 'LOW_ODDS'],
  ['a cash-out at 1.43', '10', '14.3', crash(null), 10, null],
  ['a low target that was missed', '10', '0', crash(110), 0, 'LOW_ODDS'],
  ['odds of 1.49', '10', '14.9', sports(149), 0, 'LOW_ODDS'],
  ['odds of 1.50', '10', '15', sports(150), 10, null],
  ['a slot', '10', '10', getDetails('slot', 'unknown', { stake: '10' }), 10, null],
])('counts %s', async (_what, stake, payout, details, counted, reason) => {
  const who = await player()
  expect(await getCounted(await play(who, stake, payout, details))).toEqual({ counted, reason })
  const stakeMinor = BigInt(Number(stake) * 10_000)
  const turnover = BigInt(counted * 10_000)
  expect(await who.day()).toMatchObject({ turnover, uncounted: stakeMinor - turnover, rounds: 1 })
})

describe('bets on one event', () => {
  const winner = (...outcomes: [id: string, chance: number][]) => ({
    event: 'table-1',
    outcomes: outcomes.map(([id, chance]) => ({ id, chance })),
  })
  const [onPlayer, onBanker] = [winner(['player', 0.446]), winner(['banker', 0.458])]

  test('do not count if separate rounds cover player and banker', async () => {
    const who = await player()
    const one = await bet(who, '1000', onPlayer)
    const other = await bet(who, '1000', onBanker)
    await settle(who, one, '2000', baccarat({ player: '1000' }))
    await settle(who, other, '0', baccarat({ banker: '1000' }))
    expect([await getCounted(one), await getCounted(other)]).toEqual([
      { counted: 0, reason: 'COVERED' },
      { counted: 0, reason: 'COVERED' },
    ])
    expect(await who.day()).toMatchObject({ turnover: 0n, uncounted: 2000_0000n, payout: 2000_0000n })
  })

  test('do not count if the stakes of one round cover player and banker', async () => {
    const who = await player()
    const roundId = await bet(who, '10', onPlayer)
    await bet(who, '10', onBanker, roundId)
    await settle(who, roundId, '0', { engine: 'roulette', modelId: 'their-roulette' })
    expect(await getCounted(roundId)).toEqual({ counted: 0, reason: 'COVERED' })
  })

  test('count if they are on the same side, on other events or of other members', async () => {
    const [who, another] = [await player(), await player()]
    const rounds = [
      await bet(who, '10', onPlayer),
      await bet(who, '10', onPlayer),
      await bet(who, '10', { ...onBanker, event: 'table-2' }),
    ]
    await bet(another, '10', onBanker)
    for (const roundId of rounds) await settle(who, roundId, '0', baccarat({ player: '10' }))
    for (const roundId of rounds) expect(await getCounted(roundId)).toEqual({ counted: 10, reason: null })
  })

  test('count again when the opposite stake was rolled back', async () => {
    const who = await player()
    const one = await bet(who, '10', onPlayer)
    const [roundId, debitId] = [newId(), newId()]
    await seamless.call('debit', {
      session: who.session,
      transactionId: debitId,
      roundId,
      amount: '10',
      coverage: onBanker,
    })
    await seamless.call('rollback', { session: who.session, transactionId: newId(), debitId })
    await settle(who, one, '0', baccarat({ player: '10' }))
    expect(await getCounted(one)).toEqual({ counted: 10, reason: null })
  })
})

describe('a vendor that does not tell the bet', () => {
  const ofCategory = (category: string) => seamless.database.update(game).set({ category }).where(eq(game.nodeId, 1))

  test('has only the net result of a table counted', async () => {
    await ofCategory('LIVE')
    const who = await player()
    const unknown = { engine: 'roulette', modelId: 'their-roulette' }
    expect(await getCounted(await play(who, '1000', '975', unknown))).toEqual({ counted: 25, reason: 'NET' })
    expect(await getCounted(await play(who, '1000', '0', unknown))).toEqual({ counted: 1000, reason: null })
    expect(await getCounted(await play(who, '1000', '1000', unknown))).toEqual({ counted: 0, reason: 'NET' })
    await ofCategory('RNG')
    expect(await getCounted(await play(who, '1000', '975', unknown))).toEqual({ counted: 1000, reason: null })
  })

  test('may count less than the stake, never more', async () => {
    const who = await player()
    const red = { engine: 'roulette', modelId: 'their-roulette' }
    expect(await getCounted(await play(who, '100', '0', red, { turnover: '40' }))).toEqual({
      counted: 40,
      reason: 'VENDOR',
    })
    expect(await getCounted(await play(who, '100', '0', red, { turnover: '900' }))).toEqual({
      counted: 100,
      reason: null,
    })
    expect(await getCounted(await play(who, '10', '0', dice(9_000), { turnover: '10' }))).toEqual({
      counted: 0,
      reason: 'LOW_ODDS',
    })
  })

  test('may state the outcomes that a bet covers, red and black', async () => {
    const who = await player()
    const coverage = {
      event: 'spin-1',
      outcomes: [
        { id: 'red', chance: 0.486 },
        { id: 'black', chance: 0.486 },
      ],
    }
    const roundId = await play(who, '100', '100', { engine: 'roulette', modelId: 'their-roulette' }, { coverage })
    expect(await getCounted(roundId)).toEqual({ counted: 0, reason: 'COVERED' })
  })
})

test('a deposit is not played by player and banker at once', async () => {
  const who = await player()
  await seamless.database.execute(
    sql`update deposit set confirmed_at = now() - interval '1 minute' where member_id = ${who.memberId}`,
  )
  const before = await remainingTurnover(seamless.database, who.memberId)
  for (let coup = 0; coup < 3; coup += 1) await play(who, '1000', '975', baccarat({ player: '500', banker: '500' }))
  expect(await remainingTurnover(seamless.database, who.memberId)).toEqual(before)
})
