import { applyEvent } from '../../../../seed/apply-event.fixture.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'

// A function, because test files of a worker share this module for minutes.
export const dayAgo = (days: number): string => addDays(brandDay(new Date()), -days)

/** A moment on a day of the brand, whose time zone is seven hours ahead. */
export const moment = (days: number, time: string): Date => new Date(`${dayAgo(days)}T${time}+07:00`)

interface Played {
  memberId: number
  nodeId: number
  at: Date
  stake: string
  payout: string
}

/** Posts a settled round at that time, like the history of the demo world. */
export function play(database: Database, { memberId, nodeId, at, stake, payout }: Played): Promise<void> {
  return withTransaction(database, (tx) =>
    applyEvent(
      tx,
      {
        type: 'round',
        at: at.getTime(),
        memberId,
        nodeId,
        roundKey: randomUUID(),
        stake: parseAmount(stake),
        payout: parseAmount(payout),
        demo: false,
        stops: [0, 0, 0],
        serverSeed: randomBytes(32),
        clientSeed: 'lotus',
        nonce: 1,
        jackpot: null,
      },
      new Map(),
    ),
  )
}

export async function getId(database: Database, username: string): Promise<number> {
  const { rows } = await database.execute<{ id: number }>(sql`select id from member where username = ${username}`)
  return rows[0]?.id ?? 0
}
