import { setTimeout as sleep } from 'node:timers/promises'
import type { launchGame } from '@playhouse/platform-api/games.ts'
import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import type { OpenedPage, TestVendor } from './vendor.fixture.ts'
import type { HandResponse, TableResponse } from '@playhouse/vendor-api/play-api-rooms.ts'

export const ANTE = parseAmount('1000')

type TableOrError = TableResponse & { errorCode?: string }

/** A card room as its page uses it. */
export interface Player extends OpenedPage {
  sit(roomId?: string): Promise<{ status: number; body: TableOrError }>
  seed(handId: string, clientSeed: string): Promise<{ status: number; body: TableOrError }>
  call(handId: string, path: string, body?: object): Promise<{ status: number; body: TableOrError }>
  decide(handId: string, decision: 'raise' | 'fold'): Promise<{ status: number; body: TableOrError }>
  /** Waits until the hand, as this player sees it, is so. */
  until(handId: string, is: (hand: HandResponse) => boolean): Promise<HandResponse>
}

/** Generous: only a failing test waits this long. */
const UNTIL_MS = 120_000

/** Turns game 1 into the smallest table. */
export const makeRooms = (vendor: TestVendor) =>
  vendor.harness.database.update(game).set({ modelId: 'cards-bench', maintenance: false }).where(eq(game.nodeId, 1))

export async function player(
  vendor: TestVendor,
  username: string,
  input?: Partial<InputOf<typeof launchGame>>,
): Promise<Player> {
  const page = await vendor.open(username, input)
  const call: Player['call'] = (handId, path, body = {}) => page.ask<TableOrError>(`table/${handId}/${path}`, body)
  return {
    ...page,
    call,
    sit: (roomId) => page.ask<TableOrError>('table/seat', roomId === undefined ? {} : { roomId }),
    seed: (handId, clientSeed) => call(handId, 'seed', { clientSeed }),
    decide: (handId, decision) => call(handId, 'decision', { decision }),
    async until(handId, is) {
      for (let after = 0, end = Date.now() + UNTIL_MS; Date.now() < end; await sleep(20)) {
        const { body } = await page.ask<TableOrError>(`table/${handId}?after=${after}`)
        if (!body.hand) throw new Error(`There is no hand: ${JSON.stringify(body)}`)
        if (is(body.hand)) return body.hand
        after = body.hand.version
      }
      throw new Error('The hand did not reach the expected state.')
    },
  }
}

export async function dealHand(first: Player, second: Player): Promise<string> {
  const { hand } = (await first.sit()).body
  if (!hand) throw new Error('There is no seat.')
  await first.seed(hand.handId, 'one')
  await second.sit()
  await second.seed(hand.handId, 'two')
  await first.until(hand.handId, ({ status }) => status === 'going')
  return hand.handId
}

/** Moves a hand's deadline and the times of its seats into the past. */
export const passTime = (vendor: TestVendor, handId: string, seconds: number) =>
  vendor.harness.database.execute(sql`
    with hand as (update vendor.room_hand set decide_by = decide_by - make_interval(secs => ${seconds}) where id = ${handId})
    update vendor.room_seat set sat_at = sat_at - make_interval(secs => ${seconds}) where hand_id = ${handId}`)
