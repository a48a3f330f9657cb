import { expect, test } from 'vitest'
import { edgesOfLottery, edgesOfModel } from './bet-returns.ts'
import { MARKETS_MODELS } from './markets/models.ts'

const edgeBy = (edges: readonly { bet: string | null; houseEdge: number }[] | undefined) =>
  Object.fromEntries((edges ?? []).map(({ bet, houseEdge }) => [bet ?? '', houseEdge]))

test('states what each spot of a baccarat table keeps', () => {
  expect(edgeBy(edgesOfModel('baccarat-tie-nine'))).toEqual({
    player: 12_350,
    banker: 10_579,
    tie: 48_440,
    'player-pair': 103_614,
    'banker-pair': 103_614,
  })
})

test('states one edge where each bet of a game has the same return', () => {
  expect(edgesOfModel('dice-97')).toEqual([{ bet: null, houseEdge: 30_000 }])
  expect(edgesOfModel('cards-bench')).toEqual([{ bet: null, houseEdge: 25_000 }])
  expect(MARKETS_MODELS.map(({ id }) => edgesOfModel(id)?.[0]?.houseEdge)).toEqual(
    [5, 5, 5.5, 5.5, 6, 5.5, 6].map((margin) => expect.closeTo(1_000_000 * (1 - 1 / (1 + margin / 100)), -2)),
  )
  expect(edgesOfModel('unknown')).toBeUndefined()
})

test('takes off what a prize series pays back, at whichever series keeps least', () => {
  const five = { kind: 'SSC', region: null } as const
  expect(edgeBy(edgesOfLottery(five, 'ELOTT'))['FIVE_DIRECT']).toBe(20_000)
  expect(edgeBy(edgesOfLottery(five, 'LOTT'))['FIVE_DIRECT']).toBe(10_000)
  const north = { kind: 'VN', region: 'NORTH' } as const
  expect(edgeBy(edgesOfLottery(north, 'ZY'))['DE']).toBe(5_000)
  // At 1700 it returns 78.32 %, and 14 % by the series; at 1980 91.22 %.
  expect(edgeBy(edgesOfLottery(north, 'LOTT'))['DA 3']).toBeCloseTo(76_800, -3)
})
