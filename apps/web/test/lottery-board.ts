import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import texts from '@playhouse/shared/texts/web/EN/lottery.json' with { type: 'json' }
import { screen, within } from '@testing-library/react'
import { serverNow } from '../src/server-time.ts'
import { sent } from './site.tsx'

export const vnd = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
export const inMain = async () => within(await screen.findByRole('main'))
export const inSlip = async () => within(await screen.findByRole('region', { name: texts.slip.title }))

export const play = (betType: string, group: string, more: object = {}) => ({
  __typename: 'LotteryPlay',
  betType,
  group,
  unit: 'MONEY',
  minPicks: 1,
  maxPicks: 1000,
  choices: null,
  price: '1.00',
  payouts: ['99.50'],
  ...more,
})

export const draw = (number: string, closesIn: number, more: object = {}) => ({
  __typename: 'LotteryDraw',
  code: 'NORTH_EVENING',
  number,
  state: 'SELLING',
  day: '2026-11-22',
  opensAt: new Date(serverNow() - 3_600_000).toISOString(),
  closesAt: new Date(serverNow() + closesIn).toISOString(),
  drawsAt: new Date(serverNow() + closesIn + 300_000).toISOString(),
  serverTime: new Date(serverNow()).toISOString(),
  numbers: [],
  isComplete: false,
  resultVersion: 0,
  hold: null,
  ...more,
})

/** A northern station whose draw of this evening sells. */
export function station({ oddsVersion = CURRENT_ODDS, remaining = [] as object[], closesIn = 7_200_000 } = {}) {
  const current = draw('20261122', closesIn)
  return {
    __typename: 'LotteryGame',
    code: 'NORTH_EVENING',
    gameId: '41',
    isUnderMaintenance: false,
    name: 'Miền Bắc Tối',
    kind: 'VN',
    region: 'NORTH',
    intervalSeconds: null,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    current,
    last: null,
    recentDraws: { edges: [] },
    upcomingDraws: [current, draw('20261123', closesIn + 86_400_000), draw('20261124', closesIn + 172_800_000)],
    remaining,
    openTickets: [],
    board: {
      __typename: 'LotteryBoard',
      mode: 'ZY',
      series: null,
      oddsVersion,
      minimumCost: vnd('1000.00'),
      maximumPayout: vnd('2000000000.00'),
      ceiling: vnd('5000000.00'),
      reading: {
        __typename: 'LotteryReading',
        version: 4,
        habits: NO_HABITS,
        mainStations: [],
        priceUnit: 1_000,
        cutOffMinutes: 0,
      },
      maxLines: 10_000,
      maxDraws: 30,
      plays: [
        play('LO2', 'LO', { unit: 'POINT', price: '27.00' }),
        play('DE', 'DE'),
        play('XIEN2', 'XIEN', { minPicks: 2, maxPicks: 20, payouts: ['17.00'] }),
      ],
    },
  }
}

/** A house or an account that has chosen no meanings. */
export const NO_HABITS = { __typename: 'LotteryHabits', pairs: null, ranges: null, d: null, b: null }

export const TICKET = {
  __typename: 'LotteryTicketSuccess',
  ticket: {
    __typename: 'LotteryTicket',
    id: '77',
    number: 'LOT-20261122-00077',
    lineCount: 1,
    stake: vnd('20000.00'),
    draws: [
      { __typename: 'LotteryTicketDraw', drawNumber: '20261122', state: 'OPEN', drawsAt: '2026-11-22T14:15:00Z' },
    ],
  },
}

export const purchases = () =>
  sent
    .filter(({ operationName }) => operationName === 'PlaceLotteryTicket')
    .map(({ variables }) => variables['input'] as Record<string, unknown>)
