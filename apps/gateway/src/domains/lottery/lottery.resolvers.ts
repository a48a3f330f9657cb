import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import * as contract from '@playhouse/platform-api/lottery.ts'
import type { LotteryKind } from '@playhouse/schema/types.generated.ts'
import { cursorInfo } from '../base/connections.ts'
import { atMost, takes } from '../base/contract-input.ts'
import type { Context } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { nullIfRefused, readSession } from '../base/results.ts'
import { selects } from '../base/selects.ts'
import { pictureAddress } from '../site/pictures.ts'
import { loadCurrency } from '../site/settings.ts'
import { getDraw, getReason, getVoid } from './draw.ts'
import { getHabits } from './habits.ts'
import { modeInput } from './prize-mode.ts'

type Game = ValueOf<typeof contract.lotteryGames>[number]

const KINDS: Readonly<Partial<Record<Game['kind'], LotteryKind>>> = { '11X5': 'ELEVEN_FIVE' }
export const lotteryResolvers: Resolvers = {
  Query: {
    lotteries: async (_root, { codes }, context) => {
      const games = await context.platform.read(contract.lotteryGames, {})
      return games.filter(({ gameCode }) => codes?.includes(gameCode) ?? true).map(getGame)
    },
    lottery: async (_root, { code }, context) => {
      const games = await context.platform.read(contract.lotteryGames, {})
      const found = games.find(({ gameCode }) => gameCode === code) ?? (await findJoint(context, games, code))
      return found ? getGame(found) : null
    },
    lotteryDraw: (_root, { code, number }, context) => readProof(context, code, number),
    lotteryHolidays: (_root, _args, context) => context.platform.read(contract.lotteryHolidays, {}),
    stationResults: async (_root, { day }, context) =>
      (await context.platform.read(contract.stationNumeros, { date: day })).map(getDraw),
  },
  LotteryGame: {
    board: async ({ code, mode: usual }, { mode, series }, context) => {
      const highest = (mode ?? usual) === 'LOTT' ? await ownSeries(context) : undefined
      const [board] = await Promise.all([
        context.platform.read(lotteryBoard, {
          gameCode: code,
          ...modeInput(mode),
          ...(series != null && { series }),
          ...(highest !== undefined && { highest }),
        }),
        loadCurrency(context),
      ])
      return {
        mode: board.prizeMode,
        series: board.series,
        minSeries: board.seriesMin ?? null,
        maxSeries: board.seriesMax ?? null,
        rebate: board.rebate,
        oddsVersion: board.oddsVersion,
        minimumCost: board.minimumCost,
        maximumPayout: board.maximumPayout,
        ceiling: board.ceiling,
        reading: { ...board.reading, habits: getHabits(board.reading.habits) },
        maxLines: board.linesMax,
        maxDraws: board.drawsMax,
        plays: board.plays.map(({ picksMin, picksMax, pickLength = null, ...play }) => ({
          ...play,
          pickLength,
          minPicks: picksMin,
          maxPicks: picksMax,
        })),
      }
    },
    recentDraws: async ({ code }, { first, after, day }, context, info) => {
      const count = Math.min(first, 50)
      const ofDay = { gameCode: code, ...(day != null && { date: day }) }
      // Two stations together have no results of their own.
      const [draws, counted] = code.includes('-')
        ? [[], { total: 0 }]
        : await Promise.all([
            context.platform.read(contract.drawResults, {
              ...ofDay,
              count: count + 1,
              ...(after != null && takes(contract.drawResults, 'before', after) && { before: Number(after) }),
            }),
            selects(info, 'totalCount') ? context.platform.read(contract.drawCount, ofDay) : undefined,
          ])
      const shown = draws.slice(0, count)
      return {
        edges: shown.map((draw) => ({ node: getDraw(draw) })),
        totalCount: counted?.total ?? null,
        pageInfo: cursorInfo(draws.length > count ? String(shown.at(-1)?.drawAt) : null),
      }
    },
    upcomingDraws: async ({ code }, { first }, context) => {
      const near = await context.platform.read(contract.numerosNear, {
        gameCode: code,
        count: atMost(contract.numerosNear, 'count', first),
        past: 0,
      })
      return near.filter(({ drawAt }) => drawAt > Date.now()).map(getDraw)
    },
    remaining: async ({ code, current }, _args, context) => {
      if (!current) return []
      const [list] = await Promise.all([
        // A joint draw exists from its first ticket on.
        nullIfRefused(
          context.platform.read(contract.lotteryRemaining, { gameCode: code, numero: current.number }),
          'lottery.draw.not.found',
        ),
        loadCurrency(context),
      ])
      return (list ?? []).map(({ remaining, ...selection }) => ({
        ...selection,
        remaining,
      }))
    },
    statistics: async ({ code }, { draws }, context) => {
      const requested = { gameCode: code, draws: Math.max(10, atMost(contract.lotteryStatistics, 'draws', draws)) }
      const { values, ...figures } = await context.platform.read(contract.lotteryStatistics, requested)
      return {
        ...figures,
        values: values.map((value) => ({ ...value })),
      }
    },
  },
}

/** Two stations taken together, on sale while both sell the same draw; undefined unless the platform sells bets on them. */
async function findJoint(context: Context, games: readonly Game[], code: string): Promise<Game | undefined> {
  const [one, other] = code.split('-').map((part) => games.find(({ gameCode }) => gameCode === part))
  if (!one || !other) return undefined
  const board = await nullIfRefused(context.platform.read(lotteryBoard, { gameCode: code }), 'lottery.not.found')
  if (!board) return undefined
  const draws = [one.current, other.current].flatMap((draw) => draw ?? [])
  const [first, second] = draws
  return {
    ...one,
    gameCode: code,
    gameName: `${one.gameName} + ${other.gameName}`,
    weekdays: one.weekdays.filter((day) => other.weekdays.includes(day)),
    drawsToday: one.drawsToday && other.drawsToday,
    maintenance: one.maintenance || other.maintenance,
    prizeMode: board.prizeMode,
    current:
      first && second && first.numero === second.numero
        ? {
            ...first,
            gameCode: code,
            salesOpenAt: Math.max(first.salesOpenAt, second.salesOpenAt),
            closeAt: Math.min(first.closeAt, second.closeAt),
            drawAt: Math.max(first.drawAt, second.drawAt),
            hold: first.hold ?? second.hold,
          }
        : null,
    last: null,
  }
}

/** The highest prize series of the viewer; undefined for visitors. */
async function ownSeries(context: Context): Promise<number | undefined> {
  const own = await readSession(context, (platform) => platform.read(contract.lottoCustomersSeries, {}))
  return own?.series
}

async function readProof(context: Context, code: string, number: string) {
  if (!takes(contract.drawByCode, 'gameCode', code) || !takes(contract.drawByCode, 'numero', number)) return null
  const requested = context.platform.read(contract.drawByCode, { gameCode: code, numero: number })
  const proof = await nullIfRefused(nullIfRefused(requested, 'lottery.not.found'), 'lottery.draw.not.found')
  if (!proof) return null
  await loadCurrency(context)
  return {
    draw: getDraw(proof),
    picture: proof.picture == null ? null : await pictureAddress(context, proof.picture),
    drawId: proof.drawId,
    seedHash: proof.seedHash,
    seed: proof.seed,
    beacon: proof.beacon,
    beaconBefore: proof.beaconBefore,
    anchor: proof.anchor,
    sales: proof.sales,
    ...getVoid(proof.voidReason),
    holds: proof.holds.map(({ at, until, reason }) => ({ since: at, until, reason })),
    versions: proof.versions,
    steps: proof.steps.map(({ state, at, reason }) => ({
      at,
      reason: getReason(reason),
      state: contract.DRAW_STATES.find((known) => known === state) ?? ('OTHER' as const),
    })),
  }
}

const getGame = ({
  gameId,
  gameCode,
  gameName,
  kind,
  group,
  prizeMode,
  drawsToday,
  maintenance,
  current,
  last,
  ...game
}: Game) => ({
  code: gameCode,
  gameId: String(gameId),
  name: gameName,
  kind: KINDS[kind] ?? (kind as LotteryKind),
  groupId: group,
  mode: prizeMode,
  isDrawnToday: drawsToday,
  isUnderMaintenance: maintenance,
  ...game,
  current: current && getDraw(current),
  last: last && getDraw(last),
})
