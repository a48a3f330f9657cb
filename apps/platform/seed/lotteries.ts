import { drawsBetween, type Holidays, type ScheduledDraw, showMs } from '@playhouse/engines/lottery/calendar.ts'
import { drawFromSeed, getDrawId } from '@playhouse/engines/lottery/draw.ts'
import { seededDraw, seedHash } from '@playhouse/engines/server-random.ts'
import { getWin } from '@playhouse/engines/lottery/evaluate.ts'
import { FAST_GAMES, LOTTERIES, type LotteryGame, STATIONS } from '@playhouse/engines/lottery/games.ts'
import { getHits } from '@playhouse/engines/lottery/hits.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import { hash } from 'node:crypto'
import {
  lottery,
  lotteryChain,
  lotteryDraw,
  lotteryDrawStep,
  lotteryEntry,
  lotteryExposure,
  lotteryHit,
  lotteryLine,
  lotteryResult,
  lotteryWin,
} from '../src/db/tables/lottery.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { catalogueRow, usualMode } from '../src/domains/play/lottery/lotteries.ts'
import { computeDigest, sellLines, type SoldLine } from '../src/domains/play/lottery/price-ticket.ts'
import { getOddsChoice, getPayouts, getTerms, readSelection } from '../src/domains/play/lottery/terms.ts'
import { pick, seededRandom } from '../src/media/random.ts'
import { type Random, uuid, whole } from './chance.ts'
import { DAY, dayStart, HOUR, MINUTE } from './clock.ts'
import { CopyRows } from './copy-rows.ts'
import { STEADY_MEMBER } from './demo-accounts.ts'
import type { MemberEvent } from './events.ts'
import type { WorldGame } from './games.ts'
import type { WorldMember } from './members.ts'

export function withLotteries(games: readonly WorldGame[]): WorldGame[] {
  const others = games.filter(({ category }) => category !== 'LOTT' && category !== 'ELOTT')
  return [...others, ...LOTTERIES.map((listed, index) => catalogueRow(listed, games.length + index + 1))]
}

interface PastOptions {
  seed: number
  /** End of the seeded period in epoch milliseconds. */
  end: number
  members: readonly WorldMember[]
  games: readonly WorldGame[]
  /** Days of station draws; 0 for no history. */
  days: number
  holidays: Holidays
}

interface PastDraw extends ScheduledDraw {
  id: bigint
  game: LotteryGame
  numbers: readonly string[]
  settledAt: number
}

interface PastTicket {
  id: bigint
  memberId: number
  nodeId: number
  terms: string
  lines: SoldLine[]
  stake: bigint
  digest: Buffer
  placedAt: number
}

/**
 * History of the lotteries: station draws, yesterday's fast draws, and the steady member's bets. Today's fast draws
 * belong to the platform, because the draws of a day share a beacon chain whose secret it holds.
 */
export function createLotteryHistory({ seed, end, members, games, days, holidays }: PastOptions) {
  const rows = pastRows()
  const nodeOf = new Map(games.map(({ gameCode, nodeId }) => [gameCode, nodeId]))
  for (const game of LOTTERIES)
    rows.lotteries.add({ code: game.code, nodeId: nodeOf.get(game.code) ?? 0, prizeMode: usualMode(game) })
  const events: MemberEvent[] = []
  if (days === 0) return { rows, events }
  const today = dayStart(end)
  const scheduled = [
    // Shown completely by the end.
    ...STATIONS.flatMap((game) => drawsBetween(game, today - days * DAY, end - 21 * MINUTE, holidays)),
    ...FAST_GAMES.flatMap((game) => drawsBetween(game, today - DAY, today, holidays)),
  ]
  const draws = drawAll(seed, scheduled, rows)
  const memberId = members.find(({ username }) => username === STEADY_MEMBER.username)?.id
  const sold =
    memberId === undefined
      ? []
      : sellTickets({ random: seededRandom(`${seed}:tickets`), today, memberId, nodeOf, draws })
  const byDraw = Map.groupBy(sold, ({ draw }) => draw.id)
  for (const draw of draws) writeDraw(rows, draw, byDraw.get(draw.id) ?? [])
  for (const { ticket, draw, isFirst, draws: drawCount, request } of sold) {
    const { id: ticketId, lines, ...placed } = ticket
    if (isFirst) {
      events.push({
        type: 'ticket',
        at: ticket.placedAt,
        ticketId,
        lotteryCode: draw.gameCode,
        lineCount: lines.length,
        drawCount,
        request,
        ...placed,
      })
      for (const [index, { selection, amount, cost }] of lines.entries())
        rows.lines.add({ memberId: ticket.memberId, ticketId, line: index + 1, selection, amount, cost })
    }
    const { memberId: owner, nodeId, stake } = ticket
    const payout = settle(rows, ticket, draw)
    events.push({
      type: 'ticket-settled',
      at: draw.settledAt,
      memberId: owner,
      nodeId,
      ticketId,
      drawId: draw.id,
      stake,
      payout,
    })
  }
  // Funded separately, so that tickets do not reduce the balance for other play.
  const total = sold.reduce((sum, { ticket }) => sum + ticket.stake, 0n)
  const [first] = events
  if (first && memberId !== undefined) {
    const at = first.at - HOUR
    const amount = (total / (100_000n * MINOR_UNITS) + 1n) * 100_000n * MINOR_UNITS
    const payment = { channel: 'QR', paymentReference: 'QR-LOTTERY-TICKETS', createdAt: at - 2 * MINUTE }
    events.push({ type: 'deposit', at, memberId, amount, ...payment })
  }
  return { rows, events }
}

function pastRows() {
  return {
    lotteries: new CopyRows(lottery, ['code', 'nodeId', 'prizeMode']),
    chains: new CopyRows(lotteryChain, ['lotteryCode', 'day', 'anchor', 'sealedSecret', 'length']),
    draws: new CopyRows(lotteryDraw, [
      'id',
      'lotteryCode',
      'issue',
      'day',
      'sequence',
      'salesOpenAt',
      'closeAt',
      'drawAt',
      'state',
      'version',
      'seedHash',
      'sealedSeed',
      'seed',
      'beacon',
      'ticketCount',
      'lineCount',
      'stakeSum',
      'salesHash',
      'sealedAt',
      'drawnAt',
      'revealed',
      'prizes',
      'resultVersion',
      'settledAt',
    ]),
    steps: new CopyRows(lotteryDrawStep, ['drawId', 'version', 'state', 'at']),
    results: new CopyRows(lotteryResult, ['drawId', 'version', 'numbers', 'createdAt']),
    exposures: new CopyRows(lotteryExposure, ['drawId', 'selection', 'amount']),
    hits: new CopyRows(lotteryHit, ['drawId', 'version', 'terms', 'selection', 'hits', 'factor']),
    entries: new CopyRows(lotteryEntry, ['memberId', 'ticketId', 'drawId', 'stake', 'terms', 'stopWhenWon', 'demo']),
    lines: new CopyRows(lotteryLine, ['memberId', 'ticketId', 'line', 'selection', 'amount', 'cost']),
    wins: new CopyRows(lotteryWin, ['memberId', 'drawId', 'version', 'ticketId', 'line', 'hits', 'amount']),
  }
}

type Rows = ReturnType<typeof pastRows>
const sha256 = (value: string | Buffer) => hash('sha256', value, 'buffer')

interface Seeds {
  serverSeed: string
  beacon: Buffer
}
const seedsOf = new WeakMap<PastDraw, Seeds>()

/** Draws everything in chronological order, with a beacon chain per lottery and day. */
function drawAll(seed: number, scheduled: readonly ScheduledDraw[], rows: Rows): PastDraw[] {
  const games = new Map(LOTTERIES.map((game) => [game.code, game]))
  const beacons = new Map<string, Buffer>()
  for (const [chain, own] of Map.groupBy(scheduled, ({ gameCode, day }) => `${gameCode}:${day}`)) {
    const length = own.length
    let value = sha256(`${seed}:beacons:${chain}`)
    for (const { issue, gameCode } of own.toReversed()) {
      beacons.set(getDrawId(gameCode, issue), value)
      value = sha256(value)
    }
    const [{ gameCode, day }] = own as [ScheduledDraw]
    // All its values are public, so no secret is stored.
    rows.chains.add({ lotteryCode: gameCode, day, anchor: value, sealedSecret: '', length })
  }
  return scheduled
    .toSorted((a, b) => a.drawsAt - b.drawsAt)
    .map((planned, index) => {
      const game = games.get(planned.gameCode) as LotteryGame
      const name = getDrawId(planned.gameCode, planned.issue)
      const serverSeed = hash('sha256', `${seed}:${name}`)
      const beacon = beacons.get(name) as Buffer
      const numbers = drawFromSeed(game, { serverSeed, beacon: beacon.toString('hex'), drawId: name }, seededDraw)
      const settledAt = planned.drawsAt + showMs(game)
      const draw = { ...planned, id: BigInt(index + 1), game, numbers, settledAt }
      seedsOf.set(draw, { serverSeed, beacon })
      return draw
    })
}

function writeDraw(rows: Rows, draw: PastDraw, sold: readonly Sold[]): void {
  const { id, gameCode, issue, day, startsAt, closesAt, drawsAt, settledAt, numbers } = draw
  const { serverSeed, beacon } = seedsOf.get(draw) as Seeds
  const tickets = sold.map(({ ticket }) => ticket).toSorted((a, b) => Number(a.id - b.id))
  const at = (time: number) => new Date(time)
  rows.draws.add({
    id,
    lotteryCode: gameCode,
    issue,
    day,
    sequence: Number(issue.slice(8) || '1'),
    salesOpenAt: at(startsAt),
    closeAt: at(closesAt),
    drawAt: at(drawsAt),
    state: 'SETTLED',
    version: 5,
    seedHash: Buffer.from(seedHash(serverSeed), 'hex'),
    sealedSeed: '',
    seed: Buffer.from(serverSeed, 'hex'),
    beacon,
    ticketCount: tickets.length,
    lineCount: tickets.reduce((sum, { lines }) => sum + lines.length, 0),
    stakeSum: tickets.reduce((sum, { stake }) => sum + stake, 0n),
    salesHash: sha256(
      tickets.map(({ id: ticketId, stake, digest }) => `${ticketId} ${stake} ${digest.toString('hex')}\n`).join(''),
    ),
    sealedAt: at(closesAt),
    drawnAt: at(drawsAt),
    revealed: numbers.length,
    prizes: numbers.length,
    resultVersion: 1,
    settledAt: at(settledAt),
  } as typeof lotteryDraw.$inferInsert)
  rows.results.add({ drawId: id, version: 1, numbers: [...numbers], createdAt: at(drawsAt) })
  // Fast draws without bets have no history.
  if (draw.game.intervalSeconds !== null && tickets.length === 0) return
  const times = { SELLING: startsAt, CLOSED: closesAt, SEALED: closesAt, DRAWN: drawsAt, SETTLED: settledAt } as const
  for (const [index, [state, time]] of Object.entries(times).entries())
    rows.steps.add({ drawId: id, version: index + 1, state: state as keyof typeof times, at: at(time) })
}

type Bet = readonly [betType: string, picks: readonly number[], units: number]

function betsOn(random: Random, { kind }: LotteryGame): Bet[] {
  const ending = () => whole(random, 0, 99)
  switch (kind) {
    case 'VN': {
      const [a, b, c] = [ending(), ending(), ending()]
      const pair = [...new Set([a, b])]
      return [
        ['DE', [c], 10_000],
        ['LO2', pair, 1_000],
        ...(pair.length === 2 ? ([['XIEN2', pair, 10_000]] as const) : []),
      ]
    }
    case 'COLOUR':
      return [['COLOUR', [whole(random, 0, 1)], 20_000]]
    default:
      return [['SUM_SIZE', [whole(random, 0, 1)], 20_000]]
  }
}

interface Sold {
  ticket: PastTicket
  draw: PastDraw
  isFirst: boolean
  draws: number
  request: Buffer
}

interface Sale {
  random: Random
  today: number
  memberId: number
  nodeOf: ReadonlyMap<string, number>
  draws: readonly PastDraw[]
}

const FAST_BETS = ['COLOUR_5M', 'K3_5M', 'COLOUR_3M', 'SSC_5M', 'VN_SOUTH_5M', 'COLOUR_5M', 'VN_NORTH_30M']

/** A ticket for a station draw every second day, and some for yesterday's fast draws, one of them for three draws. */
function sellTickets({ random, today, memberId, nodeOf, draws }: Sale): Sold[] {
  const sold: Sold[] = []
  const sell = (own: readonly PastDraw[], placedAt: number) => {
    const [first] = own
    if (!first) return
    const { game } = first
    const choice = getOddsChoice(usualMode(game), USUAL_SERIES)
    const lines = sellLines(
      game,
      choice,
      betsOn(random, game).map(([betType, picks, units]) => ({ betType, picks, amount: BigInt(units) * MINOR_UNITS })),
    )
    const ticket = {
      id: BigInt(new Set(sold.map(({ ticket: { id } }) => id)).size + 1),
      memberId,
      nodeId: nodeOf.get(game.code) ?? 0,
      terms: getTerms(choice, USUAL_SERIES),
      lines,
      stake: lines.reduce((sum, { cost }) => sum + cost, 0n),
      digest: computeDigest(lines),
      placedAt,
    }
    const request = requestHash({ ticket: String(ticket.id), key: uuid(random) })
    sold.push(...own.map((draw, index) => ({ ticket, draw, isFirst: index === 0, draws: own.length, request })))
  }
  const stations = Map.groupBy(
    draws.filter(({ game }) => game.intervalSeconds === null),
    ({ day }) => day,
  )
  for (const [index, own] of [...stations.values()].entries()) {
    const draw = pick(random, own)
    if (index % 2 === 0 && draw.drawsAt < today)
      sell([draw], draw.closesAt - whole(random, 20, 200) * MINUTE - whole(random, 1, 59_999))
  }
  for (const [index, code] of FAST_BETS.entries()) {
    const from = today - 5 * HOUR + index * 35 * MINUTE
    const own = draws
      .filter(({ gameCode, startsAt }) => gameCode === code && startsAt >= from)
      .slice(0, index === 0 ? 3 : 1)
    sell(own, (own[0]?.startsAt ?? from) + whole(random, 1_000, 60_000))
  }
  return sold
}

/** Writes the rows of a ticket's settlement. @returns its payout */
function settle(rows: Rows, { id: ticketId, memberId, stake, terms, lines }: PastTicket, draw: PastDraw): bigint {
  rows.entries.add({ memberId, ticketId, drawId: draw.id, stake, terms, stopWhenWon: false, demo: false })
  const bet = Map.groupBy(lines, ({ selection }) => selection)
  for (const [selection, own] of bet)
    rows.exposures.add({ drawId: draw.id, selection, amount: own.reduce((sum, { amount }) => sum + amount, 0n) })
  let payout = 0n
  const written = new Set<string>()
  for (const [index, { selection, amount }] of lines.entries()) {
    const { type, picks } = readSelection(draw.game, selection)
    const byKey = getHits(draw.game, type, draw.numbers)
    const hits = picks.reduce((sum, key) => sum + (byKey.get(key) ?? 0), 0)
    const factor = getWin(
      type,
      { picks, stakeMinor: 20_000n, payouts: getPayouts(draw.game, terms, type, picks) },
      byKey,
    )
    if (factor === 0n) continue
    const won = (amount * factor) / 20_000n
    payout += won
    if (!written.has(selection)) rows.hits.add({ drawId: draw.id, version: 1, terms, selection, hits, factor })
    written.add(selection)
    rows.wins.add({ memberId, drawId: draw.id, version: 1, ticketId, line: index + 1, hits, amount: won })
  }
  return payout
}
