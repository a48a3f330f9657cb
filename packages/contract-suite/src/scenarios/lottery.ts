import { createHash } from 'node:crypto'

import { lotteryMenus, popularLotteries, stationLotteryMenu } from '@playhouse/platform-api/games-lottery-menus.ts'
import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import {
  lotteryHabits,
  lotterySheets,
  removeLotterySheet,
  saveLotteryHabits,
  saveLotterySheet,
} from '@playhouse/platform-api/lottery-sheets.ts'
import { cancelTicket, placeTicket, ticketDetail, tickets } from '@playhouse/platform-api/lottery-tickets.ts'
import {
  drawByCode,
  drawCount,
  drawResults,
  lotteryGames,
  lotteryHolidays,
  lotteryRemaining,
  lotteryStatistics,
  lottoCustomersSeries,
  numerosNear,
  openedNumero,
  recentLotteries,
} from '@playhouse/platform-api/lottery.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { getOutcome } from '@playhouse/shared/outcome.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { type Cast, reader } from '../cast.ts'
import { getCode } from '../judge.ts'
import type { Account, Suite } from '../suite.ts'
import { getMoney, moving, repeating, sameMoney } from './money.ts'

type Draw = ValueOf<typeof openedNumero>[number]
type Placed = ValueOf<typeof placeTicket>

/** A ticket that waits for its draw and is checked again at the end. */
export interface Waiting {
  as: Account
  ticketId: string
  draw: Draw
}

/** Checks the lotteries on sale, cancels one ticket and lets another one play. */
export async function lotteries(suite: Suite, cast: Cast): Promise<Waiting | undefined> {
  await suite.ok(lottoCustomersSeries, {}, { as: reader(cast) })
  await suite.ok(recentLotteries, {}, { as: reader(cast) })
  await sheetsAndHabits(suite, cast)
  for (const endpoint of [lotteryMenus, stationLotteryMenu, popularLotteries, lotteryHolidays])
    await suite.ok(endpoint, {})
  const draw = await earliest(suite)
  const list = await suite.ok(tickets, { count: 5 }, { as: reader(cast) })
  const [old] = list?.list ?? []
  if (old) await suite.ok(ticketDetail, { ticketId: old.ticketId }, { as: reader(cast) })
  if (!draw)
    return void suite.needs(
      'a draw on sale',
      placeTicket,
      cancelTicket,
      ticketDetail,
      lotteryBoard,
      lotteryRemaining,
      drawByCode,
    )
  await proofs(suite, draw)
  const buyer = await richest(suite, cast)
  if (!buyer) return void suite.needs('an account with money', placeTicket, cancelTicket, ticketDetail)
  return buying(suite, buyer)
}

/** A sheet is replaced by name and removed; habits are what was saved last. */
async function sheetsAndHabits(suite: Suite, cast: Cast): Promise<void> {
  await suite.ok(lotterySheets, {}, { as: reader(cast) })
  await suite.ok(lotteryHabits, {}, { as: reader(cast) })
  const as = suite.readOnly ? undefined : cast.member
  if (!as) return suite.needs('an account of the run', saveLotterySheet, removeLotterySheet, saveLotteryHabits)
  const name = `Sheet ${suite.letters(6)}`
  const refusals = { 'lottery.sheet.limit': 'an account below its limit of sheets' }
  await suite.ok(saveLotterySheet, { name, gameCode: 'HA_NOI', text: 'de 52 50k' }, { as, refusals })
  const saved = await suite.ok(
    saveLotterySheet,
    { name, gameCode: 'HA_NOI', text: 'de 53 50k' },
    { as, name: 'replaces', refusals },
  )
  const own = saved?.list.filter((sheet) => sheet.name === name)
  if (own)
    suite.same(
      saveLotterySheet,
      'a sheet of the same name is replaced',
      own.map(({ text }) => text),
      ['de 53 50k'],
    )
  await suite.refused(
    saveLotterySheet,
    { name, gameCode: `NONE_${suite.letters(6)}`, text: 'de 52 50k' },
    'lottery.not.found',
    { as, name: 'an unknown lottery is refused' },
  )
  for (const { sheetId } of own ?? []) {
    const left = await suite.ok(removeLotterySheet, { sheetId }, { as })
    if (left)
      suite.same(
        removeLotterySheet,
        'what is removed is gone',
        left.list.some((sheet) => sheet.sheetId === sheetId),
        false,
      )
  }
  const habits = [{ name: 'd', value: 'TAIL' }]
  await suite.ok(saveLotteryHabits, { habits }, { as })
  const stored = await suite.ok(lotteryHabits, {}, { as, name: 'what was saved' })
  if (stored) suite.same(saveLotteryHabits, 'what is saved is read', stored.habits, habits)
  await suite.ok(saveLotteryHabits, { habits: [] }, { as, name: 'forgets them' })
}

/** The draw of a fast lottery with the most time left, so that it does not close while it is used. */
async function earliest(suite: Suite, leastMs = 12_000): Promise<Draw | undefined> {
  const opened = await suite.ok(openedNumero, {})
  const usable = (opened ?? []).filter(({ closeAt, serverTime }) => closeAt - serverTime > leastMs)
  return usable.toSorted((a, b) => a.drawAt - b.drawAt)[0]
}

async function richest(suite: Suite, { member, given, agent }: Cast): Promise<Account | undefined> {
  if (suite.readOnly) return undefined
  for (const account of [member, given, agent]) {
    if (account && ((await getMoney(suite, account)) ?? 0n) >= parseAmount('50000')) return account
  }
  return undefined
}

/** A draw is the same wherever it is shown, and its seed is hidden until it is drawn. */
async function proofs(suite: Suite, draw: Draw): Promise<void> {
  const { gameCode, numero } = draw
  const proof = await suite.ok(drawByCode, { gameCode, numero })
  if (proof) {
    suite.same(drawByCode, 'has the times of the list', [proof.closeAt, proof.drawAt], [draw.closeAt, draw.drawAt])
    if (proof.closeAt > proof.serverTime)
      suite.same(drawByCode, 'hides the seed while it sells', [proof.seed, proof.numbers], [null, []])
  }
  const near = await suite.ok(numerosNear, { gameCode })
  if (near)
    suite.check(
      numerosNear,
      'the draw on sale is among them',
      near.some((entry) => entry.numero === numero) || Date.now() > draw.closeAt,
      'it is not',
    )
  const games = await suite.ok(lotteryGames, {})
  const game = games?.find((entry) => entry.gameCode === gameCode)
  if (game?.current && games)
    suite.check(
      lotteryGames,
      'has the draw on sale',
      game.current.numero >= numero,
      `${game.current.numero} instead of ${numero}`,
    )
  const results = await suite.ok(drawResults, { gameCode, count: 5 })
  if (results)
    suite.check(
      drawResults,
      'results have numbers',
      results.every(({ numbers, state }) => numbers.length > 0 || state === 'VOID' || state === 'DRAWN'),
      'a result without numbers',
    )
  const counted = await suite.ok(drawCount, { gameCode })
  if (results && counted)
    suite.check(
      drawCount,
      'counts the results',
      counted.total >= results.length,
      `${counted.total} of ${results.length} listed`,
    )
  const drawn = results?.find(({ isComplete }) => isComplete)
  if (drawn) {
    const past = await suite.ok(drawByCode, { gameCode, numero: drawn.numero }, { name: 'a drawn one' })
    if (past) suite.same(drawByCode, 'has the numbers of the results', past.numbers, drawn.numbers)
    if (past) drawHolds(suite, past)
  }
  await suite.ok(lotteryRemaining, { gameCode, numero })
  await suite.ok(lotteryStatistics, { gameCode, draws: 50 })
  await suite.refused(drawByCode, { gameCode, numero: '19000101' }, 'lottery.draw.not.found', {
    name: 'an unknown draw is refused',
  })
  await suite.refused(lotteryBoard, { gameCode: `NONE_${suite.letters(6)}` }, 'lottery.not.found', {
    name: 'an unknown lottery is refused',
  })
}

/** The seed of a settled draw has the published hash, and its numbers are those of the latest version. */
function drawHolds(suite: Suite, drawn: ValueOf<typeof drawByCode>): void {
  const { state, seed, seedHash, numbers, versions } = drawn
  if (state !== 'SETTLED') return
  suite.same(
    drawByCode,
    'shows the seed of a drawn one, which has the published hash',
    createHash('sha256')
      .update(seed ?? '', 'hex')
      .digest('hex'),
    seedHash,
  )
  if (versions.length > 0)
    suite.same(drawByCode, 'has the numbers of its latest version', numbers, versions.at(-1)?.numbers)
}

async function buying(suite: Suite, as: Account): Promise<Waiting | undefined> {
  const draw = await earliest(suite)
  const board = draw && (await suite.ok(lotteryBoard, { gameCode: draw.gameCode }))
  const play = board?.plays.find(({ picksMin, choices }) => picksMin === 1 && choices === null) ?? board?.plays[0]
  if (!draw || !board || !play) return void suite.needs('a draw on sale', placeTicket, cancelTicket, ticketDetail)
  const unit = amountFor(board.minimumCost, play.price)
  let first = 0
  const input = (draws: number, amount = unit) => ({
    gameCode: draw.gameCode,
    numero: draw.numero,
    draws,
    oddsVersion: board.oddsVersion,
    lines: [
      { betType: play.betType, picks: Array.from({ length: play.picksMin }, (_, index) => first + index), amount },
    ],
  })
  const refusals = {
    insufficient_balance: 'an account with money',
    'lottery.draw.closed': 'a draw on sale',
    'lottery.draw.held': 'a draw that nobody holds',
    'lottery.ceiling': 'a selection below its ceiling',
  }
  // Picks of some bets begin at 1.
  const probe = await suite.call(placeTicket, { ...input(1), oddsVersion: 'none' }, { as, key: suite.uuid() })
  if (getCode(probe) === 'request_param_err') first = 1
  const otherOdds = { ...input(1), oddsVersion: 'none' }
  await suite.refused(placeTicket, otherOdds, ['lottery.odds.changed', 'lottery.draw.closed'], {
    as,
    key: suite.uuid(),
    name: 'other odds are refused',
  })
  // The second of two draws is still open when the first closes.
  const key = suite.uuid()
  const bought = await moving(
    suite,
    placeTicket,
    as,
    () => suite.ok(placeTicket, input(2), { as, key, refusals }),
    ({ staked }) => -parseAmount(staked),
  )
  if (!bought) return undefined
  suite.same(
    placeTicket,
    'has the lines that were sent',
    bought.lines.map(({ betType, picks, amount }) => ({ betType, picks, amount })),
    input(2).lines,
  )
  suite.same(placeTicket, 'costs its stake in each draw', bought.staked, formatAmount(parseAmount(bought.stake) * 2n))
  const money = await getMoney(suite, as)
  if (money !== undefined)
    await sameMoney(suite, placeTicket, 'its balance is the account’s', as, money, parseAmount(bought.balance))
  await repeating(suite, placeTicket, as, input(2), { key, other: input(1) })
  await listedTicket(suite, as, bought)
  await takingBack(suite, as, bought)
  const stored = await suite.ok(placeTicket, input(1), { as, key: suite.uuid(), name: 'a ticket to play', refusals })
  const recent = stored && (await suite.ok(recentLotteries, {}, { as }))
  if (recent && draw.gameCode !== 'HA_NOI')
    suite.check(
      recentLotteries,
      'the lottery that was played stands first',
      recent.length === 0 || recent[0]?.gameCode === draw.gameCode,
      `${recent[0]?.gameCode} instead of ${draw.gameCode}`,
    )
  return stored && { as, ticketId: stored.ticketId, draw }
}

/** A ticket is cancelled before its draws close, and its stake returned. */
async function takingBack(suite: Suite, as: Account, bought: Placed): Promise<void> {
  const taken = await moving(
    suite,
    cancelTicket,
    as,
    () =>
      suite.ok(
        cancelTicket,
        { ticketId: bought.ticketId },
        {
          as,
          refusals: { 'lottery.ticket.closed': 'a draw on sale', 'lottery.draw.held': 'a draw that nobody holds' },
        },
      ),
    ({ staked }) => parseAmount(bought.staked) - parseAmount(staked),
  )
  if (taken)
    suite.check(
      cancelTicket,
      'a ticket without draws is cancelled',
      taken.draws.every(({ state }) => state !== 'OPEN'),
      'a draw is still open',
    )
  const refunded = taken && (await getMoney(suite, as))
  if (taken && refunded !== undefined)
    await sameMoney(suite, cancelTicket, 'its balance is the account’s', as, refunded, parseAmount(taken.balance))
  const then = taken && (await suite.ok(ticketDetail, { ticketId: bought.ticketId }, { as }))
  if (then) suite.same(cancelTicket, 'is kept', [then.state, then.staked], [taken.state, taken.staked])
}

/** The amount of a line that costs at least the minimum, in whole thousands. */
function amountFor(minimumCost: string, price: string): string {
  const [minimum, each] = [parseAmount(minimumCost), parseAmount(price)]
  const units = each === 0n ? 1n : (minimum + each - 1n) / each
  const amount = units < 1_000n ? 1_000n : units
  return formatAmount(amount * 10_000n)
}

async function listedTicket(suite: Suite, as: Account, bought: Placed): Promise<void> {
  const list = await suite.ok(tickets, { count: 5 }, { as })
  const own = list?.list.find(({ ticketId }) => ticketId === bought.ticketId)
  if (list)
    suite.same(tickets, 'a bought ticket is in the list', own && [own.staked, own.state], [bought.staked, bought.state])
  if (list)
    suite.check(tickets, 'nothing follows a page that is not full', list.list.length === 5 || !list.hasMore, 'hasMore')
  if (list && list.list.length > 1) {
    const first = await suite.ok(tickets, { count: 1 }, { as, name: 'the first alone' })
    if (first) suite.same(tickets, 'says that more follow', first.hasMore, true)
  }
  const detail = await suite.ok(ticketDetail, { ticketId: bought.ticketId }, { as })
  if (detail)
    suite.same(
      ticketDetail,
      'agrees with the purchase',
      [detail.staked, detail.stake, detail.lineCount],
      [bought.staked, bought.stake, bought.lineCount],
    )
}

/** Draws are settled soon after their numbers are shown. */
const SETTLED_WITHIN_MS = 90_000

/** Waits for the draw of a ticket: it is drawn, the ticket won or lost, and a win is paid. */
export async function drawnTickets(suite: Suite, waiting: Waiting | undefined): Promise<void> {
  if (!waiting) return
  const { as, ticketId, draw } = waiting
  const { gameCode, numero } = draw
  await suite.party('clock', { pass: 'draw', gameCode, numero })
  const timeout = Math.max(0, draw.drawAt - draw.serverTime) + SETTLED_WITHIN_MS
  const settled = await suite.poll(
    async () => {
      const detail = await suite.ok(ticketDetail, { ticketId }, { as, name: 'until it is settled' })
      return detail && detail.state !== 'OPEN' ? detail : undefined
    },
    timeout,
    2_000,
  )
  if (!settled) return suite.report.note(placeTicket, 'a settled ticket: the draw was not settled in time')
  suite.check(
    ticketDetail,
    'a settled ticket has an outcome',
    settled.state !== 'CANCELLED' && settled.state !== 'OTHER',
    settled.state,
  )
  suite.check(
    ticketDetail,
    'a payout and its state agree',
    settled.state === 'VOID' ||
      settled.state === getOutcome(parseAmount(settled.settledStake), parseAmount(settled.payout)),
    `${settled.state} with ${settled.payout} of ${settled.settledStake}`,
  )
  const proof = await suite.ok(drawByCode, { gameCode, numero })
  if (proof) suite.same(ticketDetail, 'has the numbers of its draw', settled.draws[0]?.numbers, proof.numbers)
  if (proof) drawHolds(suite, proof)
  const list = await suite.ok(tickets, { gameCode, count: 20 }, { as })
  const own = list?.list.find((entry) => entry.ticketId === ticketId)
  if (list)
    suite.same(tickets, 'a settled ticket is settled in the list', own && [own.state, own.payout], [
      settled.state,
      settled.payout,
    ])
  await suite.refused(cancelTicket, { ticketId }, 'lottery.ticket.closed', {
    as,
    name: 'a drawn ticket cannot be taken back',
  })
}
