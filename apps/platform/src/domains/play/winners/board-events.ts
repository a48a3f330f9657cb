import type { PublicEvent } from '@playhouse/platform-api/live.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Session } from '@playhouse/postgres/database.ts'
import { game } from '../../../db/tables/games.ts'
import { METER } from '../../../ledger/jackpot-meter.ts'
import { publishToAll } from '../../../live/publish.ts'
import { listWinners } from './winner-board.ts'

/** Pages interpolate a meter between two events. */
const METERS_EVERY_MS = 2_000
const WINNERS_EVERY_MS = 10_000
/** Size of the winners' board; smaller wins are not announced. */
const WINNERS_MAX = 20

/** Publishes public events: changed jackpot meters, and new wins on the board. */
export class BoardEvents {
  readonly #database: Session
  readonly #meters = new Map<string, bigint>()
  #winners: ReadonlySet<string> | undefined
  #metersAt = 0
  #winnersAt = 0
  #metersAreOld = true
  #winnersAreOld = true

  constructor(database: Session) {
    this.#database = database
  }

  /**
   * @param hasWrites whether anything was written since the last call
   * @returns whether it published anything
   */
  async publish(hasWrites: boolean): Promise<boolean> {
    const now = Date.now()
    const events: PublicEvent[] = []
    this.#metersAreOld ||= hasWrites
    this.#winnersAreOld ||= hasWrites
    if (this.#metersAreOld && now - this.#metersAt >= METERS_EVERY_MS) {
      this.#metersAt = now
      this.#metersAreOld = false
      events.push(...(await this.#movedMeters()))
    }
    if (this.#winnersAreOld && now - this.#winnersAt >= WINNERS_EVERY_MS) {
      this.#winnersAt = now
      this.#winnersAreOld = false
      events.push(...(await this.#newWinners()))
    }
    if (events.length === 0) return false
    await publishToAll(this.#database, ...events)
    return true
  }

  async #movedMeters(): Promise<PublicEvent[]> {
    const { rows } = await this.#database.execute<{ id: string; amount: bigint }>(
      sql`select id, ${sql.raw(METER)} as amount from jackpot`,
    )
    const moved = rows.filter(({ id, amount }) => this.#meters.get(id) !== amount)
    for (const { id, amount } of moved) this.#meters.set(id, amount)
    return moved.map(({ id, amount }) => ({ type: 'JACKPOT', jackpotId: id, amount: formatAmount(amount) }))
  }

  /** Empty on the first call: wins on the board at that time were published before. */
  async #newWinners(): Promise<PublicEvent[]> {
    const { list } = await listWinners(this.#database, { limit: WINNERS_MAX }, 'EN')
    const named = list.map(({ vo }) => ({ vo, name: `${vo.nodeId} ${vo.customerName} ${vo.winAmount} ${vo.wonAt}` }))
    const known = this.#winners
    this.#winners = new Set(named.map(({ name }) => name))
    if (!known) return []
    const fresh = named.filter(({ name }) => !known.has(name)).map(({ vo }) => vo)
    const readNames = await this.#readNames(fresh.map(({ nodeId }) => nodeId))
    return fresh.map(({ customerName, gameName, nodeId, winAmount }) => ({
      type: 'WINNER',
      account: customerName,
      gameName,
      gameNames: readNames.get(nodeId) ?? {},
      nodeId,
      amount: winAmount,
    }))
  }

  async #readNames(nodeIds: readonly number[]): Promise<ReadonlyMap<number, Record<string, string>>> {
    if (nodeIds.length === 0) return new Map()
    const rows = await this.#database
      .select({ nodeId: game.nodeId, names: game.names })
      .from(game)
      .where(inArray(game.nodeId, [...nodeIds]))
    return new Map(rows.map(({ nodeId, names }) => [nodeId, names ?? {}]))
  }
}
