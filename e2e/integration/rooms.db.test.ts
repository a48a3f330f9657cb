import { pvpRooms } from '@playhouse/platform-api/games-played.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { showdown, type ThreeCards } from '@playhouse/engines/cards/three-cards.ts'
import { handTable } from '../../apps/simulators/src/vendor/tables.ts'
import { cashAccount } from '../../apps/platform/src/ledger/accounts.ts'
import { accountId, findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { HOUSE } from '../../apps/platform/src/db/tables/ledger.ts'
import { postBet, postPayout } from '../../apps/platform/src/ledger/postings.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'
import { cardsModel, DECISION_TIME_MS } from '../../apps/simulators/src/vendor/rooms/hand.ts'
import type { HandResponse } from '@playhouse/vendor-api/play-api-rooms.ts'
import { ANTE, dealHand, makeRooms, passTime, player } from './room.fixture.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  await makeRooms(vendor)
})
afterAll(() => vendor.close())
// Frees seats that tests have left; the ledger must have no faults.
afterEach(async () => {
  const { database } = vendor.harness
  await database.execute(sql`delete from vendor.room_hand where status = 'waiting'`)
  const { rows } = await database.execute(sql`select * from open_round`)
  const faults = [...(await findLedgerFaults(database)), ...rows]
  if (faults.length > 0) throw new Error(`Ledger faults: ${JSON.stringify(faults)}`)
})

const balance = async (username: string) => parseAmount(await vendor.getBalance(username))
const isOver = ({ status }: HandResponse) => status === 'settled' || status === 'refunded'
const minor = (amount: string | null) => parseAmount(amount ?? '')
const dealtHands = async (handId: string): Promise<ThreeCards['hands']> => {
  const { rows } = await vendor.harness.database.execute<{ hands: ThreeCards['hands'] }>(
    sql`select hands from vendor.room_hand where id = ${handId}`,
  )
  return rows[0]?.hands as ThreeCards['hands']
}

describe('hand of two members', () => {
  test.each([
    ['raise', 'raise'],
    ['raise', 'fold'],
    ['fold', 'raise'],
    ['fold', 'fold'],
  ] as const)('%s against %s balances to the unit, and is proven to both', async (a, b) => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const before = [await balance('lan'), await balance('hoa')]
    const handId = await dealHand(lan, hoa)
    expect(await balance('lan')).toBe((before[0] ?? 0n) - ANTE)
    await lan.decide(handId, a)
    await hoa.decide(handId, b)
    const [one, two] = [await lan.until(handId, isOver), await hoa.until(handId, isOver)]
    const hands = await dealtHands(handId)
    const model = cardsModel('cards-bench')
    const end = showdown(model, { hands, decisions: [a, b] }, ANTE)
    const paid = [a, b].map((decision) => (decision === 'raise' ? 2n * ANTE : ANTE))
    expect([one.payout, two.payout].map(minor)).toEqual(end.payouts)
    expect([await balance('lan'), await balance('hoa')]).toEqual(
      before.map((held, seat) => held - (paid[seat] ?? 0n) + (end.payouts[seat as 0 | 1] ?? 0n)),
    )
    expect(minor(one.payout) + minor(two.payout) + minor(one.rake)).toBe(minor(one.pot))
    expect(one.pot).toBe(two.pot)
    expect(one.other.cards === null).toBe(a === 'fold' || b === 'fold')
    for (const hand of [one, two]) {
      const { bet, moves } = hand.proof ?? {}
      const fairness = { ...hand.fairness, serverSeed: hand.fairness.serverSeed ?? '' }
      expect(fairness.clientSeed).toBe('one-two')
      const claim = {
        engine: 'cards',
        modelId: 'cards-bench',
        bet,
        payout: hand.payout ?? '',
        moves: moves ?? [],
        fairness,
      }
      expect(verifyRound(claim)).toMatchObject({ kind: 'fair', view: { hands } })
      expect(verifyRound({ ...claim, payout: '1.00' })).toMatchObject({ kind: 'other-payout' })
    }
  })

  test('shows neither the other’s cards and decision nor the deck before the end', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const seen: HandResponse[] = []
    const note = (hand: HandResponse | null) => (hand ? void seen.push(hand) : undefined)
    const sat = (await lan.sit()).body.hand
    note(sat)
    const handId = sat?.handId ?? ''
    note((await lan.seed(handId, 'one')).body.hand)
    await hoa.sit()
    await hoa.seed(handId, 'two')
    note(await lan.until(handId, ({ status }) => status === 'going'))
    await hoa.decide(handId, 'raise')
    note(await lan.until(handId, ({ other }) => other.decided))
    const [own, others] = await dealtHands(handId)
    for (const hand of seen) {
      expect(hand.fairness.serverSeed).toBeNull()
      expect(hand.other).toMatchObject({ cards: null, decision: null, decidedBy: null })
      expect([null, JSON.stringify(own)]).toContain(hand.own.cards && JSON.stringify(hand.own.cards))
      expect(JSON.stringify(hand)).not.toContain(JSON.stringify(others))
      expect(hand.fairness.serverSeedHash).toBe(sat?.fairness.serverSeedHash)
    }
    // The pot would reveal the other's raise.
    expect(seen.at(-1)?.pot).toBe('2000.00')
    expect(sat?.fairness.serverSeedHash).toMatch(/^[0-9a-f]{64}$/)
    await lan.decide(handId, 'fold')
    await lan.until(handId, isOver)
  })

  test('a raise looks like a fold to the other player', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const seen = async (decision: 'raise' | 'fold') => {
      const handId = await dealHand(lan, hoa)
      await hoa.decide(handId, decision)
      const { version, pot, stake, own, other } = await lan.until(handId, (hand) => hand.other.decided)
      await lan.decide(handId, 'fold')
      await Promise.all([lan.until(handId, isOver), hoa.until(handId, isOver)])
      return { version, pot, stake, decision: own.decision, other }
    }
    expect(await seen('raise')).toEqual(await seen('fold'))
  })

  test('counts a repeated decision once and refuses a different one', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const before = await balance('lan')
    const handId = await dealHand(lan, hoa)
    const raises = await Promise.all(Array.from({ length: 8 }, () => lan.decide(handId, 'raise')))
    expect(raises.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await balance('lan')).toBe(before - 2n * ANTE)
    expect(await lan.decide(handId, 'fold')).toMatchObject({ status: 409, body: { errorCode: 'move_invalid' } })
    expect((await hoa.decide(handId, 'fold')).status).toBe(200)
    expect((await hoa.decide(handId, 'fold')).body.hand?.status).toBe('settled')
    await lan.until(handId, isOver)
  })

  test('settles twenty hands whose players decide at the same moment', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const before = (await balance('lan')) + (await balance('hoa'))
    let rakes = 0n
    for (let round = 0; round < 20; round += 1) {
      const handId = await dealHand(lan, hoa)
      const [a, b] = [round % 2 ? 'raise' : 'fold', round % 4 < 2 ? 'raise' : 'fold'] as const
      const responses = await Promise.all([lan.decide(handId, a), hoa.decide(handId, b)])
      expect(responses.map(({ status }) => status)).toEqual([200, 200])
      const [one] = [await lan.until(handId, isOver), await hoa.until(handId, isOver)]
      rakes += minor(one.rake)
    }
    expect((await balance('lan')) + (await balance('hoa'))).toBe(before - rakes)
    expect(rakes).toBeGreaterThan(0n)
  })
})

describe('time and leaving', () => {
  test('folds for a player who has not decided in time', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const handId = await dealHand(lan, hoa)
    await lan.decide(handId, 'raise')
    await passTime(vendor, handId, 21)
    const hand = await lan.until(handId, isOver)
    expect(hand).toMatchObject({
      winner: 'own',
      by: 'fold',
      other: { decision: 'fold', decidedBy: 'time', cards: null },
    })
    expect(await hoa.decide(handId, 'raise')).toMatchObject({ status: 409, body: { errorCode: 'move_invalid' } })
    await hoa.until(handId, isOver)
  })

  test('leaving folds, or frees a waiting seat', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const handId = await dealHand(lan, hoa)
    await hoa.call(handId, 'leave')
    expect(await lan.until(handId, ({ other }) => other.decided)).toMatchObject({ status: 'going' })
    await lan.decide(handId, 'fold')
    expect(await lan.until(handId, isOver)).toMatchObject({ by: 'both-folded', rake: '0.00', payout: '1000.00' })
    await hoa.until(handId, isOver)
    const waiting = (await lan.sit()).body.hand?.handId ?? ''
    await lan.call(waiting, 'leave')
    expect((await lan.ask(`table/${waiting}`)).status).toBe(404)
    expect((await lan.ask('table')).body).toMatchObject({ hand: null })
  })

  test('takes no ante for a seat whose page is closed', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const gone = (await lan.sit()).body.hand?.handId ?? ''
    await lan.seed(gone, 'one')
    await vendor.harness.database.execute(
      sql`update vendor.room_seat set last_seen_at = now() - interval '16 seconds' where hand_id = ${gone}`,
    )
    expect((await hoa.sit()).body.hand).toMatchObject({ company: null, status: 'waiting' })
    expect((await lan.ask(`table/${gone}`)).status).toBe(404)
  })
})

describe('insufficient balances', () => {
  test('refuse a raise without taking anything, and allow a fold', async () => {
    const [minh, hoa] = [await player(vendor, 'minh'), await player(vendor, 'hoa')]
    const handId = await dealHand(minh, hoa)
    const stored = await balance('minh')
    await spend('minh', stored - ANTE / 2n)
    expect(await minh.decide(handId, 'raise')).toMatchObject({
      status: 409,
      body: { errorCode: 'insufficient_balance' },
    })
    expect((await minh.until(handId, () => true)).own.decision).toBeNull()
    expect((await hoa.until(handId, () => true)).other.decided).toBe(false)
    await hoa.decide(handId, 'raise')
    expect((await minh.decide(handId, 'fold')).status).toBe(200)
    expect(await hoa.until(handId, isOver)).toMatchObject({ winner: 'own', payout: '2925.00' })
    await minh.until(handId, isOver)
    expect(await balance('minh')).toBe(ANTE / 2n)
  })

  test('for the ante refund the other player’s, or refuse the seat', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const before = await balance('hoa')
    const handId = (await lan.sit()).body.hand?.handId ?? ''
    await lan.seed(handId, 'one')
    const stored = await balance('lan')
    await spend('lan', stored)
    await hoa.sit()
    await hoa.seed(handId, 'two')
    expect(await hoa.until(handId, isOver)).toMatchObject({ status: 'refunded', refund: 'other-unpaid' })
    expect(await lan.until(handId, isOver)).toMatchObject({
      status: 'refunded',
      refund: 'own-unpaid',
      own: { cards: null },
    })
    expect(await balance('hoa')).toBe(before)
    expect(await lan.sit()).toMatchObject({ status: 409, body: { errorCode: 'insufficient_balance' } })
    await spend('lan', -stored)
  })
})

/** Takes an amount from an account, or returns it if negative, like a bet elsewhere. */
async function spend(username: string, amount: bigint): Promise<void> {
  const { database } = vendor.harness
  const { rows } = await database.execute<{ id: number }>(sql`select id from member where username = ${username}`)
  const memberId = rows[0]?.id ?? 0
  const account = await accountId(database, memberId, cashAccount(memberId))
  const house = await accountId(database, HOUSE, 'house:bets')
  const posting = { memberId, account, house, key: `test:${randomUUID()}`, request: { memberId, amount } }
  if (amount > 0n) await postBet(database, { ...posting, amount })
  else await postPayout(database, { ...posting, amount: -amount })
}

describe('seating', () => {
  test('adds the house player on request after eight seconds, who plays by its published rule', async () => {
    const lan = await player(vendor, 'lan')
    const before = await balance('lan')
    const handId = (await lan.sit()).body.hand?.handId ?? ''
    await lan.seed(handId, 'one')
    expect(await lan.call(handId, 'partner')).toMatchObject({ status: 409, body: { errorCode: 'move_invalid' } })
    await passTime(vendor, handId, 8)
    expect((await lan.call(handId, 'partner')).status).toBe(200)
    const going = await lan.until(handId, ({ status }) => status === 'going')
    expect(going).toMatchObject({ company: 'partner', other: { decided: true, cards: null, decision: null } })
    expect((await lan.call(handId, 'partner')).body.hand?.company).toBe('partner')
    await lan.decide(handId, 'raise')
    const hand = await lan.until(handId, isOver)
    expect(hand.fairness.clientSeed).toBe('one-house_partner')
    expect(await balance('lan')).toBe(before - 2n * ANTE + minor(hand.payout))
  })

  test('seats demo accounts and members apart', async () => {
    const [demo, hoa] = [await player(vendor, 'demo'), await player(vendor, 'hoa')]
    const one = (await demo.sit()).body.hand
    const two = (await hoa.sit()).body.hand
    expect(one?.handId).not.toBe(two?.handId)
    expect(two?.company).toBeNull()
  })

  test('seats a player in the requested room, or elsewhere if it is full', async () => {
    const [lan, hoa, minh] = [await player(vendor, 'lan'), await player(vendor, 'hoa'), await player(vendor, 'hoa')]
    expect((await lan.sit('1-3')).body.hand).toMatchObject({ roomId: '1-3', company: null, seat: 0 })
    expect((await hoa.sit('1-2')).body.hand).toMatchObject({ roomId: '1-2', company: null })
    // Another window of the account has the same seat.
    expect((await minh.sit('1-3')).body.hand).toMatchObject({ roomId: '1-2', seat: 0 })
  })

  test('seats two concurrent players at one table', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
      const [one, two] = await Promise.all([lan.sit(), hoa.sit()])
      expect(one.body.hand?.handId).toBe(two.body.hand?.handId)
      expect(new Set([one.body.hand?.seat, two.body.hand?.seat])).toEqual(new Set([0, 1]))
      await vendor.harness.database.execute(sql`delete from vendor.room_hand where status = 'waiting'`)
    }
  })

  test('hides the hands of others', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const handId = (await lan.sit()).body.hand?.handId ?? ''
    for (const id of [handId, randomUUID()]) {
      const responses = await Promise.all([
        hoa.ask(`table/${id}?after=0`),
        hoa.seed(id, 'two'),
        hoa.decide(id, 'fold'),
        hoa.call(id, 'leave'),
        hoa.call(id, 'partner'),
      ])
      for (const { status, body } of responses) {
        expect({ status, body }).toEqual({
          status: 404,
          body: { errorCode: 'round_not_found', message: expect.any(String) },
        })
      }
    }
    expect((await lan.until(handId, () => true)).status).toBe('waiting')
  })
})

describe('room list', () => {
  test('excludes demo accounts, and a launch can choose a room', async () => {
    const { harness, app } = vendor
    expect((await harness.call(pvpRooms, { nodeId: 1 })).value).toEqual({ list: [] })
    await app.listen({ host: '127.0.0.1', port: vendor.port })
    const url = await vendor.launch('lan', { roomId: '1-2' })
    const lan = await player(vendor, 'lan', { roomId: '1-2' })
    expect([url.endsWith('&room=1-2'), lan.data.table?.roomId]).toEqual([true, '1-2'])
    const demo = await player(vendor, 'demo')
    await demo.sit('1-1')
    await lan.sit('1-2')
    const { list } = (await harness.call(pvpRooms, { nodeId: 1 })).value
    const room = { nodeId: 1, entryAmount: '1000.00', seats: 2 }
    expect(list).toEqual([
      { ...room, roomId: '1-1', roomName: 'The bench 1', taken: 0 },
      { ...room, roomId: '1-2', roomName: 'The bench 2', taken: 1 },
      { ...room, roomId: '1-3', roomName: 'The bench 3', taken: 0 },
    ])
    const vietnamese = await harness.call(pvpRooms, { nodeId: 1 }, { headers: { language: 'TY' } })
    expect(vietnamese.value.list[1]?.roomName).toBe('Ghế băng 2')
    expect((await harness.call(pvpRooms, {})).value.list.map(({ roomId }) => roomId)).toEqual(['1-2'])
    expect((await harness.call(pvpRooms, { nodeId: 2 })).value.list).toEqual([])
    expect((await player(vendor, 'lan', { roomId: '9-2' })).data.table?.roomId).toBeNull()
  })
})

describe('after a restart', () => {
  test('a hand continues with its full time to decide', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const handId = await dealHand(lan, hoa)
    await lan.decide(handId, 'raise')
    const away = Date.now()
    // While the vendor runs, its clock would end the hand.
    await vendor.restart(() => passTime(vendor, handId, 30))
    const hand = await lan.until(handId, ({ decideInMs }) => (decideInMs ?? 0) > 0)
    const [stored] = await vendor.harness.database.select().from(handTable).where(eq(handTable.id, handId))
    expect(Number(stored?.decideBy) - away).toBeGreaterThanOrEqual(DECISION_TIME_MS)
    expect(hand).toMatchObject({ status: 'going', own: { decision: 'raise' } })
    await hoa.decide(handId, 'raise')
    expect((await lan.until(handId, isOver)).by).toBe('cards')
    await hoa.until(handId, isOver)
  })

  test('an ante of unknown outcome is refunded with the other one, and a payout is paid once', async () => {
    const [lan, hoa] = [await player(vendor, 'lan'), await player(vendor, 'hoa')]
    const before = [await balance('lan'), await balance('hoa')]
    const handId = await dealHand(lan, hoa)
    const { database } = vendor.harness
    // The state if the process ends before it has stored the first answer.
    await database.execute(
      sql`update vendor.room_hand set status = 'anteing', hands = null, decide_by = null where id = ${handId}`,
    )
    await database.execute(sql`
      update vendor.room_seat set step = 'ante', stake = 0, attempts = 1, due_at = now() where hand_id = ${handId} and seat = 0`)
    await vendor.restart()
    expect(await lan.until(handId, isOver)).toMatchObject({ status: 'refunded', refund: 'unknown' })
    expect((await hoa.until(handId, isOver)).status).toBe('refunded')
    expect([await balance('lan'), await balance('hoa')]).toEqual(before)

    const second = await dealHand(lan, hoa)
    await lan.decide(second, 'raise')
    await hoa.decide(second, 'raise')
    const ended = await lan.until(second, isOver)
    await hoa.until(second, isOver)
    const after = [await balance('lan'), await balance('hoa')]
    await database.execute(sql`update vendor.room_hand set status = 'settling' where id = ${second}`)
    await database.execute(
      sql`update vendor.room_seat set step = 'close', over = false, due_at = now() where hand_id = ${second}`,
    )
    await vendor.restart()
    expect((await lan.until(second, isOver)).payout).toBe(ended.payout)
    await hoa.until(second, isOver)
    expect([await balance('lan'), await balance('hoa')]).toEqual(after)
  })
})
