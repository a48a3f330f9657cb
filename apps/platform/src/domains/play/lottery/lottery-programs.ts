import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { lotteryProgram } from '../../../db/tables/lottery.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { sellTicket } from './place-ticket.ts'

/** Pause between two tickets of a program, in seconds. */
const PAUSE = { min: 60, max: 300 }
/** After a refusal, such as too little money or a limit. */
const REFUSED_PAUSE = 3_600
/** Draws that close sooner are left to people. */
const MIN_SECONDS_LEFT = 5
/** Whole units of currency. */
const STAKES = [10_000n, 20_000n, 50_000n, 100_000n] as const
/** Lotteries with draws at short intervals. */
const GAMES = ['K3_1M', 'SSC_1M', 'SSC_3M'] as const

/** Simulated players of the demo world, so that today's figures, salaries and boards move. */
export const lotteryPrograms: DueWork = {
  name: 'the lottery programs',
  next: sql`select min(next_action_at) from ${lotteryProgram}`,
  everyMs: 5_000,
  isBackground: true,
  run: buyDueTickets,
}

/** @returns the number of programs that were due */
export async function buyDueTickets(database: Database, closing: AbortSignal): Promise<number> {
  for (let due = 0; ; due += 1) {
    const memberId = closing.aborted ? undefined : await takeProgram(database)
    if (memberId === undefined) return due
    await buyTicket(database, memberId)
  }
}

/** Moves the time of the next ticket first: a program that is killed buys one ticket less, never one more. */
async function takeProgram(database: Database): Promise<number | undefined> {
  const { rows } = await database.execute<{ memberId: number }>(sql`
    update lottery_program set next_action_at = now() + make_interval(secs => ${randomInt(PAUSE.min, PAUSE.max)})
    where member_id = (
      select member_id from lottery_program where next_action_at <= now() order by next_action_at limit 1 for update skip locked)
    returning member_id as "memberId"`)
  return rows[0]?.memberId
}

async function buyTicket(database: Database, memberId: number): Promise<void> {
  const { rows } = await database.execute<{ gameCode: string; issue: string }>(sql`
    select "gameCode", issue from (
      select distinct on (code) code as "gameCode", issue from lottery join game using (node_id) join lottery_draw on lottery_code = code
      where code = any(${sql.param(GAMES)}::text[]) and not closed and held_at is null and state in ('SCHEDULED', 'SELLING')
        -- Those that go on have an index.
        and lottery_draw.next_action_at is not null
        and sales_open_at <= now() and close_at > now() + make_interval(secs => ${MIN_SECONDS_LEFT})
      order by code, draw_at
    ) as open order by random() limit 1`)
  const [draw] = rows
  if (!draw) return
  const amount = STAKES[randomInt(STAKES.length)] ?? STAKES[0]
  try {
    await sellTicket(database, memberId, randomUUID(), {
      gameCode: draw.gameCode,
      numero: draw.issue,
      draws: 1,
      stopWhenWon: false,
      oddsVersion: CURRENT_ODDS,
      lines: [
        {
          betType: randomInt(2) === 0 ? 'SUM_SIZE' : 'SUM_PARITY',
          picks: [randomInt(2)],
          amount: formatAmount(amount * MINOR_UNITS),
        },
      ],
    })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const nextActionAt = new Date(Date.now() + REFUSED_PAUSE * 1_000)
    await database.update(lotteryProgram).set({ nextActionAt }).where(eq(lotteryProgram.memberId, memberId))
  }
}
