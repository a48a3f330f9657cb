import { drawDay, showMs } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { audit } from '../../../checks/audit.ts'
import { lotteryDraw } from '../../../db/tables/lottery.ts'
import { getCash, createMemberWith, findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { secretBox, type SecretBox } from '../../../request/secret-box.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { dueDraws } from './draw-machine.ts'
import type { LotteryDraw } from './draw-states.ts'
import { getGame } from './lotteries.ts'
import { sellTicket } from './place-ticket.ts'
import { scheduleDraws } from './schedule.ts'
import { dueBuckets, dueRecordings } from './settle.ts'

export type Requested = Parameters<typeof sellTicket>[3]
export type Lines = { betType: string; picks: number[]; units: number }[]

export interface LotteryHarness {
  harness: TestPlatform
  secrets: SecretBox
  /** Adds draws of a lottery that sell for this long, the first one running. */
  draws(gameCode: string, count?: number, closesInMs?: number): Promise<LotteryDraw[]>
  getDraw(id: bigint): Promise<LotteryDraw>
  /** Lets this time pass for a draw: its times move back. */
  pass(id: bigint, ms?: number): Promise<void>
  /** Moves everything that is due until nothing is. */
  run(): Promise<void>
  /** Moves the draw's times back until its result has been shown. */
  passShow(id: bigint): Promise<void>
  /** Closes, draws, shows and settles one. */
  finish(id: bigint): Promise<LotteryDraw>
  player(units: number): Promise<number>
  buy(
    memberId: number,
    draw: LotteryDraw,
    lines: Lines,
    more?: Partial<Requested> & { key?: string },
  ): ReturnType<typeof sellTicket>
  /** In whole units. */
  cash(memberId: number): Promise<number>
  /** Names of failing checks of money. */
  faults(): Promise<unknown[]>
  close(): Promise<void>
}

export async function openLottery(): Promise<LotteryHarness> {
  const harness = await openTestPlatform({
    template: 'small',
    environment: { LOTTERY_DRAWS: 'true' },
  })
  const { database, config } = harness
  // One table of odds for all Vietnamese draws, so that tests can choose between them.
  await database.execute(sql`update lottery set prize_mode = 'ZY' where prize_mode = 'SEA'`)
  const secrets = secretBox(config.secretKeys)
  const works = [dueDraws(secrets), dueBuckets(), dueRecordings()]
  let issues = 0
  const lotteryHarness: LotteryHarness = {
    harness,
    secrets,
    async draws(gameCode, count = 1, closesInMs = 3_600_000) {
      const game = findLottery(gameCode)
      if (!game) throw new Error(`There is no lottery ${gameCode}.`)
      const day = drawDay(Date.now())
      const startsAt = Date.now() - 1_000
      const planned = Array.from({ length: count }, (_, index) => {
        issues += 1
        const closesAt = startsAt + 1_000 + closesInMs * (index + 1)
        const issue = day.replaceAll('-', '') + (game.intervalSeconds === null ? '' : String(issues).padStart(4, '0'))
        return {
          gameCode,
          issue,
          day,
          startsAt: index === 0 ? startsAt : closesAt - 1,
          closesAt,
          drawsAt: closesAt + 1_000,
        }
      })
      await withTransaction(database, (tx) => scheduleDraws(tx, secrets, game, planned))
      const made = []
      for (const { issue } of planned) {
        const rows = await database
          .select()
          .from(lotteryDraw)
          .where(sql`lottery_code = ${gameCode} and issue = ${issue}`)
        made.push(...rows)
      }
      return made
    },
    async getDraw(id) {
      const [draw] = await database.select().from(lotteryDraw).where(eq(lotteryDraw.id, id))
      if (!draw) throw new Error(`There is no draw ${id}.`)
      return draw
    },
    async pass(id, ms) {
      const by =
        ms === undefined ? sql`draw_at - now() + interval '1 millisecond'` : sql`make_interval(secs => ${ms / 1000})`
      await database.execute(sql`
        update lottery_draw set sales_open_at = sales_open_at - (${by}), close_at = close_at - (${by}), draw_at = draw_at - (${by}),
          next_action_at = next_action_at - (${by}) where id = ${id}`)
    },
    async run() {
      const signal = new AbortController().signal
      for (;;) {
        let taken = 0
        for (const work of works) taken += await work.run(database, signal)
        if (taken > 0) continue
        const { rows } = await database.execute(sql`
          select 1 from lottery_draw where held_at is null and next_action_at < now() + interval '1 second' limit 1`)
        if (rows.length === 0) return
        await sleep(20)
      }
    },
    async passShow(id) {
      const { lotteryCode, drawAt } = await lotteryHarness.getDraw(id)
      await lotteryHarness.pass(id, drawAt.getTime() - Date.now() + showMs(getGame(lotteryCode)) + 1)
    },
    async finish(id) {
      await lotteryHarness.passShow(id)
      await lotteryHarness.run()
      return lotteryHarness.getDraw(id)
    },
    player: (units) => createMemberWith(database, BigInt(units) * MINOR_UNITS),
    buy: (memberId, draw, lines, { key = randomUUID(), ...more } = {}) =>
      sellTicket(database, memberId, key, {
        gameCode: draw.lotteryCode,
        numero: draw.issue,
        draws: 1,
        stopWhenWon: false,
        oddsVersion: CURRENT_ODDS,
        lines: lines.map(({ units, ...line }) => ({ ...line, amount: formatAmount(BigInt(units) * MINOR_UNITS) })),
        ...more,
      }),
    cash: async (memberId) => Number(await getCash(database, memberId)) / 10_000,
    async faults() {
      const found: unknown[] = await findLedgerFaults(database)
      const failed: string[] = []
      await audit(config.databaseUrl, (line) => line.startsWith('FAILED  ') && failed.push(line))
      // Accounts of the fixture stand nowhere in the tree.
      found.push(...failed.filter((line) => !line.includes('its parent’s path')))
      return found
    },
    close: () => harness.close(),
  }
  return lotteryHarness
}
