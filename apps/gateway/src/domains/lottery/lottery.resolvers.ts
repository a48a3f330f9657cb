import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import * as sheetContract from '@playhouse/platform-api/lottery-sheets.ts'
import * as ticketContract from '@playhouse/platform-api/lottery-tickets.ts'
import * as contract from '@playhouse/platform-api/lottery.ts'
import type { ErrorCode, LotteryKind, LotteryMode } from '@playhouse/schema/types.generated.ts'
import { ZERO_AMOUNT, formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { countsIf, cursorInfo, pageInfo } from '../base/connections.ts'
import { atMost, takes } from '../base/contract-input.ts'
import type { Context } from '../base/context.ts'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { selects } from '../base/selects.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { pictureAddress } from '../site/pictures.ts'
import { loadCurrency } from '../site/settings.ts'

type Draw = ValueOf<typeof contract.openedNumero>[number]
type Game = ValueOf<typeof contract.lotteryGames>[number]
type Ticket = ValueOf<typeof ticketContract.tickets>['list'][number]

const OPEN_TICKETS = 50

const KINDS: Readonly<Partial<Record<Game['kind'], LotteryKind>>> = { '11X5': 'ELEVEN_FIVE' }
const modeInput = (mode: LotteryMode | null | undefined) =>
  mode == null || mode === 'OTHER' ? {} : { prizeMode: mode }

/** Lotteries, their draws and the viewer's tickets. */
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
        reading: board.reading,
        maxLines: board.linesMax,
        maxDraws: board.drawsMax,
        plays: board.plays.map(({ picksMin, picksMax, ...play }) => ({
          ...play,
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
    openTickets: ({ code }, _args, context) =>
      readSession(context, async (platform) => {
        const { list } = await platform.read(ticketContract.tickets, { gameCode: code, open: '1', count: OPEN_TICKETS })
        return list.map(getTicket)
      }),
  },
  Viewer: {
    lotteryTickets: (_viewer, { first, after, code, number, openOnly, wonOnly, lines }, context, info) =>
      readSession(context, async (platform) => {
        const { list, hasMore, total } = await platform.read(ticketContract.tickets, {
          count: Math.min(first, 50),
          lines: atMost(ticketContract.tickets, 'lines', lines),
          ...(after != null && takes(ticketContract.tickets, 'before', after) && { before: after }),
          ...(code != null && { gameCode: code }),
          ...(code != null && number != null && { numero: number }),
          ...(openOnly && { open: '1' as const }),
          ...(wonOnly && { won: '1' as const }),
          ...countsIf(info),
        })
        return {
          edges: list.map((ticket) => ({ node: getTicket(ticket) })),
          totalCount: total,
          pageInfo: cursorInfo(hasMore ? (list.at(-1)?.ticketId ?? null) : null),
        }
      }),
    lotteryTicket: (_viewer, { id, page, pageSize }, context) =>
      readSession(context, async (platform) => {
        if (!takes(ticketContract.ticketDetail, 'ticketId', id)) return null
        const paging = {
          pageNo: atMost(ticketContract.ticketDetail, 'pageNo', page),
          pageSize: Math.min(pageSize, 200),
        }
        const detail = await nullIfRefused(
          platform.read(ticketContract.ticketDetail, { ticketId: id, ...paging }),
          'lottery.ticket.not.found',
        )
        if (!detail) return null
        return {
          ticket: getTicket(detail),
          transactionId: detail.transactionId,
          digest: detail.digest,
          lines: {
            nodes: detail.lines.map(getLine),
            totalCount: detail.lineCount,
            pageInfo: pageInfo(page, Math.ceil(detail.lineCount / paging.pageSize)),
          },
        }
      }),
    lotterySheets: (_viewer, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(sheetContract.lotterySheets, {})).list.map(toSheet),
      ),
    lotteryHabits: (_viewer, _args, context) =>
      readSession(context, async (platform) => (await platform.read(sheetContract.lotteryHabits, {})).habits),
  },
  Mutation: {
    placeLotteryTicket: memberMutation(async (platform, input, context) => {
      await loadCurrency(context)
      const requested = {
        gameCode: input.code,
        numero: input.number,
        draws: input.draws ?? 1,
        stopWhenWon: input.stopWhenWon ?? false,
        ...modeInput(input.mode),
        ...(input.series != null && { series: input.series }),
        oddsVersion: input.oddsVersion,
        ...(input.stake != null && { stake: input.stake }),
        ...(input.rebate != null && { rebate: input.rebate }),
        ...(input.readingVersion != null && { reading: input.readingVersion }),
        lines: input.lines.map(({ betType, picks, amount }) => ({ betType, picks: [...picks], amount })),
      }
      try {
        return success(
          await platform.write(ticketContract.placeTicket, requested, { idempotencyKey: input.requestKey }),
        )
      } catch (error) {
        return refusedStake(error)
      }
    }),
    cancelLotteryTicket: memberMutation(async (platform, { id }) => {
      if (!takes(ticketContract.cancelTicket, 'ticketId', id)) return problem('TICKET_NOT_FOUND', { field: 'id' })
      return success(await platform.write(ticketContract.cancelTicket, { ticketId: id }))
    }),
    saveLotterySheet: memberMutation(
      async (platform, { name, code, text }) =>
        sheetsSuccess(await platform.write(sheetContract.saveLotterySheet, { name, gameCode: code, text })),
      { fields: { gameCode: 'code' } },
    ),
    removeLotterySheet: memberMutation(async (platform, { id }) =>
      sheetsSuccess(
        takes(sheetContract.removeLotterySheet, 'sheetId', id)
          ? await platform.write(sheetContract.removeLotterySheet, { sheetId: id })
          : await platform.read(sheetContract.lotterySheets, {}),
      ),
    ),
    saveLotteryHabits: memberMutation(async (platform, { habits }) => {
      await platform.write(sheetContract.saveLotteryHabits, { habits: habits.map((habit) => ({ ...habit })) })
      return { __typename: 'SaveLotteryHabitsSuccess' as const }
    }),
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

/** Null where the platform refuses with `code`. */
async function nullIfRefused<T>(requested: Promise<T>, code: string): Promise<T | null> {
  try {
    return await requested
  } catch (error) {
    if (error instanceof PlatformRefusal && error.code === code) return null
    throw error
  }
}

async function readProof(context: Context, code: string, number: string) {
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
    voidReason: proof.voidReason,
    holds: proof.holds.map(({ at, until, reason }) => ({ since: at, until, reason })),
    versions: proof.versions,
    steps: proof.steps.map(({ state, ...step }) => ({
      ...step,
      state: contract.DRAW_STATES.find((known) => known === state) ?? ('OTHER' as const),
    })),
  }
}

const getGame = ({
  gameId,
  gameCode,
  gameName,
  kind,
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
  mode: prizeMode,
  isDrawnToday: drawsToday,
  isUnderMaintenance: maintenance,
  ...game,
  current: current && getDraw(current),
  last: last && getDraw(last),
})

const getDraw = (draw: Draw) => ({
  code: draw.gameCode,
  number: draw.numero,
  state: draw.state,
  day: draw.day,
  opensAt: draw.salesOpenAt,
  closesAt: draw.closeAt,
  drawsAt: draw.drawAt,
  // The platform's own time dates from when the response was cached.
  serverTime: Date.now(),
  numbers: draw.numbers,
  isComplete: draw.isComplete,
  resultVersion: draw.resultVersion,
  hold: getHold(draw.hold),
})

const getHold = (hold: Draw['hold']) => hold && { since: hold.at, until: null, reason: hold.reason }

const LIMIT_CODES: Readonly<Partial<Record<PlatformErrorCode, ErrorCode>>> = {
  'limit.stake.reached': 'STAKE_LIMIT_REACHED',
  'bonus.stake.reached': 'BONUS_STAKE_REACHED',
  'limit.loss': 'LOSS_LIMIT_REACHED',
}

/** States of a ticket that is settled by a result. */
const OUTCOMES: ReadonlySet<Ticket['state']> = new Set(['WON', 'PAID_BACK', 'LOST'])

const isNothing = (amount: string) => parseAmount(amount) === 0n

const getProfit = (stake: string, payout: string) => formatAmount(parseAmount(payout) - parseAmount(stake))

const getTicket = (ticket: Ticket) => ({
  id: ticket.ticketId,
  number: ticket.ticketNumber,
  code: ticket.gameCode,
  name: ticket.gameName,
  mode: ticket.prizeMode,
  series: ticket.series,
  oddsVersion: ticket.oddsVersion,
  readingVersion: ticket.reading,
  state: ticket.state,
  stake: ticket.stake,
  staked: ticket.staked,
  settledStake: ticket.settledStake,
  payout: ticket.payout,
  profit: isNothing(ticket.settledStake) ? null : getProfit(ticket.settledStake, ticket.payout),
  lineCount: ticket.lineCount,
  isStoppedByWin: ticket.stopWhenWon,
  canCancel: ticket.canCancel,
  placedAt: ticket.placedAt,
  lines: ticket.lines.map(getLine),
  draws: ticket.draws.map(({ numero, state, closeAt, drawAt, numbers, hold, voidReason, payout, settlements }) => ({
    number: numero,
    state,
    closesAt: closeAt,
    drawsAt: drawAt,
    numbers,
    hold: getHold(hold),
    voidReason,
    payout,
    profit: OUTCOMES.has(state) ? getProfit(ticket.stake, payout) : null,
    settlements,
  })),
})

const getLine = (line: Ticket['lines'][number]) => ({
  ...line,
  wins: line.wins.map((win) => ({ ...win, number: win.numero })),
})

const toSheet = ({ sheetId, name, gameCode, text }: ValueOf<typeof sheetContract.lotterySheets>['list'][number]) => ({
  id: sheetId,
  name,
  code: gameCode,
  text,
})

const sheetsSuccess = ({ list }: ValueOf<typeof sheetContract.lotterySheets>) => ({
  __typename: 'LotterySheetsSuccess' as const,
  sheets: list.map(toSheet),
})

const success = ({ balance: _, ...ticket }: ValueOf<typeof ticketContract.placeTicket>) => ({
  __typename: 'LotteryTicketSuccess' as const,
  ticket: getTicket(ticket),
})

/** @throws the error unless it reports a ceiling, or a limit with its amount */
function refusedStake(error: unknown) {
  if (!(error instanceof PlatformRefusal)) throw error
  const { limit, remaining } = error.details
  const code = LIMIT_CODES[error.code]
  if (code && limit !== undefined && remaining !== undefined) {
    return {
      __typename: 'LotteryStakeLimited' as const,
      code,
      message: MESSAGES[code],
      field: null,
      limit,
      remaining,
    }
  }
  if (error.code !== 'lottery.ceiling') throw error
  const [betType = '', picks = ''] = (error.details.selection ?? '').split(':')
  return {
    __typename: 'LotteryCeilingReached' as const,
    code: 'CEILING_REACHED' as const,
    message: MESSAGES.CEILING_REACHED,
    field: null,
    betType,
    picks: picks.split(',').map(Number),
    remaining: error.details.remaining ?? ZERO_AMOUNT,
  }
}
