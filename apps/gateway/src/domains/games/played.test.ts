import { vendorGameTypes } from '@playhouse/platform-api/games.ts'
import { jackpots, pvpRooms, sportEvents } from '@playhouse/platform-api/games-played.ts'
import { expect, test } from 'vitest'
import { getPage } from '../base/connections.ts'
import { getJackpot } from './jackpots.ts'
import { getRoom } from './pvp-rooms.ts'
import { toSportEvent } from './sport-events.ts'

test('maps a jackpot with and without a rule and winners', () => {
  const { list } = jackpots.value.parse({
    list: [
      { jackpotId: 'mega-1', name: 'Long Vân', vassalage: 'SEN', amount: 1_250_000.5 },
      {
        jackpotId: 'mini-1',
        name: 'Sao Mai',
        vassalage: 'SEN',
        amount: '700000',
        seedAmount: '500000',
        contributionPpm: 15_000,
        oneIn: 50_000_000,
        wins: [{ nodeId: 7, gameName: 'Sao', customerName: 'l***n', winAmount: '910000.25', wonAt: 1_790_000_000_000 }],
      },
    ],
  })
  const win = {
    gameId: '7',
    gameName: 'Sao',
    maskedUsername: 'l***n',
    amount: '910000.25',
    wonAt: 1_790_000_000_000,
    proof: null,
  }
  expect(list.map((jackpot) => getJackpot(jackpot))).toEqual([
    {
      id: 'mega-1',
      name: 'Long Vân',
      vendorId: 'SEN',
      amount: '1250000.50',
      seedAmount: null,
      contributionPercent: null,
      guaranteedWinStake: null,
      mustDropBy: null,
      commitment: null,
      lastWin: null,
      wins: [],
    },
    {
      id: 'mini-1',
      name: 'Sao Mai',
      vendorId: 'SEN',
      amount: '700000.00',
      seedAmount: '500000.00',
      contributionPercent: '1.5',
      guaranteedWinStake: '50000000.00',
      mustDropBy: null,
      commitment: null,
      lastWin: win,
      wins: [win],
    },
  ])
})

test('maps a must-drop jackpot with its limit, seed and proof page', () => {
  const drop = { pot: 3, seedHash: 'ab', serverSeed: 'cd', dropPoint: '74210.5', verifyPath: '/play/verify#claim' }
  const win = { nodeId: 7, gameName: 'Sao', customerName: 'l***n', winAmount: 74_300, wonAt: 1_790_000_000_000 }
  const { list } = jackpots.value.parse({
    list: [
      {
        jackpotId: 'comet',
        name: 'Comet',
        vassalage: 'SEN',
        amount: 21_000,
        oneIn: null,
        mustDropBy: '120000',
        pot: { number: 4, seedHash: 'ef' },
        wins: [{ ...win, drop }],
      },
    ],
  })
  const proof = {
    potNumber: 3,
    seedHash: 'ab',
    seed: 'cd',
    dropAmount: '74210.50',
    verifierUrl: 'https://games.test/play/verify#claim',
  }
  const mapped = (host?: string) => list.map((jackpot) => getJackpot(jackpot, host))
  expect(mapped('https://games.test')).toMatchObject([
    {
      guaranteedWinStake: null,
      mustDropBy: '120000.00',
      commitment: { potNumber: 4, seedHash: 'ef' },
      lastWin: { proof },
    },
  ])
  // Without a valid host the seed is still revealed.
  for (const host of [undefined, 'ftp://games.test'])
    expect(mapped(host)).toMatchObject([{ lastWin: { proof: { ...proof, verifierUrl: null } } }])
})

test('maps a room of a platform that seats members', () => {
  const { list } = pvpRooms.value.parse({
    list: [{ roomId: 'r7', nodeId: 12, roomName: 'Bàn 7', entryAmount: '50000', seats: 4, taken: 3 }],
  })
  expect(list.map(getRoom)).toEqual([
    {
      id: 'r7',
      name: 'Bàn 7',
      gameId: '12',
      minBalance: '50000.00',
      seats: 4,
      seatsTaken: 3,
    },
  ])
})

test('maps an event with its odds as decimals, and treats an unknown phase as over', () => {
  const event = {
    eventId: 'e1',
    nodeId: 31,
    sport: 'football',
    league: 'Lantern Cup',
    phase: 'open',
    startsAt: 1_795_172_400_000,
    endsAt: 1_795_172_490_000,
    home: 'Amberford Kites',
    away: 'Inkwell Otters',
    homeScore: 0,
    awayScore: 0,
    markets: [{ id: 'total', line: '2.5', selections: [{ id: 'over', odds: 205 }, { id: 'under' }] }],
  }
  const { list } = sportEvents.value.parse({ list: [event, { ...event, phase: 'postponed' }] })
  const [open, unknown] = list.map(toSportEvent)
  expect(open).toMatchObject({
    id: 'e1',
    gameId: '31',
    phase: 'OPEN',
    startsAt: 1_795_172_400_000,
    markets: [
      {
        code: 'total',
        line: '2.5',
        selections: [
          { code: 'over', odds: '2.05' },
          { code: 'under', odds: null },
        ],
      },
    ],
  })
  expect(unknown?.phase).toBe('ENDED')
})

test('maps an unknown class of games to OTHER', () => {
  const { content } = vendorGameTypes.value.parse({ content: { RNG: { SEN: ['SM', 'ZZ', 7] } } })
  expect(content).toEqual({ RNG: { SEN: ['SM', 'OTHER', 'OTHER'] } })
})

test.each([
  ['the first of three', 5, 1, 2, ['a', 'b'], { page: 1, totalPages: 3, hasNextPage: true, hasPreviousPage: false }],
  ['the last', 5, 3, 2, ['e'], { page: 3, totalPages: 3, hasNextPage: false, hasPreviousPage: true }],
  ['one past the end', 5, 9, 2, [], { page: 9, totalPages: 3, hasNextPage: false, hasPreviousPage: true }],
  ['of nothing', 0, 1, 2, [], { page: 1, totalPages: 1, hasNextPage: false, hasPreviousPage: false }],
])('slices a list: %s', (_what, length, page, pageSize, nodes, info) => {
  const all = ['a', 'b', 'c', 'd', 'e'].slice(0, length)
  expect(getPage(all, page, pageSize)).toEqual({
    nodes,
    totalCount: length,
    pageInfo: { ...info },
  })
})
