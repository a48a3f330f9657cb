import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import * as z from 'zod'

import type { Facts } from './suite.ts'

/** A number that no catalogue has. */
export const NO_GAME = 2_000_000_000

const lastDays = ({ weekAgo, today }: Facts) => ({ from: weekAgo, to: today })

/** Inputs of reads; undefined where this run has none. Without an entry a read is called without input, if it takes none. */
const READ_INPUTS: Readonly<Record<string, (facts: Facts) => object | undefined>> = {
  systemStatus: () => ({ url: 'contract.test' }),
  announcements: () => ({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' }),
  checkUsername: () => ({ username: 'contractcheck' }),
  gameList: () => ({ gameType: 'RNG', pageNo: 1, pageSize: 5, sort: 'popular' }),
  hotGames: () => ({ isPlatform: 2, limit: 3 }),
  winnerBoard: () => ({ period: 'WEEK', order: 'AMOUNT' }),
  referralFriends: () => ({ pageNo: 1, pageSize: 5 }),
  sportEvents: () => ({ gameType: 'SPORTS' }),
  popularLotteries: () => ({ count: 20 }),
  openedNumero: () => ({}),
  drawResults: () => ({ count: 5 }),
  drawCount: ({ draw }) => draw && { gameCode: draw.gameCode },
  drawByCode: ({ draw }) => draw,
  numerosNear: ({ draw }) => draw && { gameCode: draw.gameCode },
  stationNumeros: () => ({ count: 100 }),
  lotteryBoard: ({ draw }) => draw && { gameCode: draw.gameCode },
  lotteryRemaining: ({ draw }) => draw,
  lotteryStatistics: ({ draw }) => draw && { gameCode: draw.gameCode, draws: 50 },
  tickets: () => ({ count: 5 }),
  promotions: () => ({}),
  lockStatusByType: () => ({ vassalage: 'NOBODY' }),
  withdrawalList: ({ weekAgo, today }) => ({ pageNo: 1, pageSize: 5, from: weekAgo, to: today }),
  serviceCases: () => ({ pageNo: 1, pageSize: 5 }),
  launchChat: () => ({ title: 'Chat', language: 'EN', headerColor: '#b93421' }),
  chatMessages: () => ({ room: 'GENERAL-EN', size: 5 }),
  redeemPointList: () => ({ pageNo: 1, pageSize: 5 }),
  pointStatement: () => ({ pageNo: 1, pageSize: 5 }),
  raffleResults: () => ({ pageNo: 1, pageSize: 5 }),
  raffleStatus: () => ({}),
  inbox: () => ({ page: 1, size: 5 }),
  outbox: () => ({ page: 1 }),
  downlines: lastDays,
  teamBetting: lastDays,
  downlineTransactions: lastDays,
  processHourlySalary: () => ({}),
  processRealTimeSalary: () => ({}),
  creditReport: lastDays,
  income: lastDays,
  teamOverview: lastDays,
  betHistory: lastDays,
  accountTransactions: lastDays,
  personalProfit: lastDays,
  lotteryProfit: lastDays,
  cardAndFishingProfit: lastDays,
  bonusDetails: lastDays,
}

/** Input of a read; undefined for changes, and where this run has none. */
export function readInput(endpoint: Endpoint, facts: Facts): object | undefined {
  const input = READ_INPUTS[endpoint.name]
  if (input) return input(facts)
  return endpoint.method === 'GET' && endpoint.input.safeParse({}).success ? {} : undefined
}

/** Values of which every field refuses one, unless it takes anything. */
const BAD_VALUES = ['?', '', -1, 0, 'x'.repeat(600)]
/** Invalid fields of an input. */
const BAD_FIELDS_MAX = 3

/** Invalid input: fields that their schemas refuse, or none where one is required; undefined when everything is valid. */
export function badInput({ input, method }: Endpoint): object | undefined {
  const isInQuery = method === 'GET' || method === 'DELETE'
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {}
  const bad = Object.entries(shape).flatMap(([name, field]) => {
    const value = BAD_VALUES.find((candidate) => !field.safeParse(isInQuery ? String(candidate) : candidate).success)
    return value === undefined ? [] : [[name, value] as const]
  })
  if (bad.length > 0) return Object.fromEntries(bad.slice(0, BAD_FIELDS_MAX))
  return input.safeParse({}).success ? undefined : {}
}
