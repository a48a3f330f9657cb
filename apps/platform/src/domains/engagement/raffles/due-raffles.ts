import { getCommitment } from '@playhouse/engines/lottery/draw.ts'
import { hashTicketList, raffleWinners, type TicketRange, writeTicketList } from '@playhouse/engines/lottery/raffle.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { raffle, raffleOrder, rafflePrize, raffleSeries, type RafflePrizeLine } from '../../../db/tables/raffles.ts'
import { dueIf, type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postPoints } from '../../../ledger/postings.ts'
import { publishToAll, publishToMember } from '../../../live/publish.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { maskUsername } from '../../../lib/mask.ts'
import { writeMessage } from '../../people/messages/write-message.ts'

type Raffle = typeof raffle.$inferSelect
type Order = typeof raffleOrder.$inferSelect

/** Between the sealed list and the draw, so that anyone can keep the list before the seed is known. */
export const DRAW_DELAY_MS = 60_000

const HAS_NONE_ON_SALE = sql`enabled and not exists (select from raffle where series_id = series.id and state = 'SELLING')`

/** Opens raffles, seals their lists when sales close, and draws them. */
export function dueRaffles(secrets: SecretBox): DueWork {
  return {
    name: 'raffles',
    next: sql`select least((select min(next_action_at) from ${raffle}),
      (${dueIf(sql`exists (select from ${raffleSeries} series where ${HAS_NONE_ON_SALE})`)}))`,
    everyMs: 1_000,
    run: async (database, closing) => {
      const moved = await moveRaffles(database, secrets, closing)
      await openRaffles(database, secrets)
      return moved
    },
  }
}

/** Opens the next raffle of each series that has none on sale. Of several processes that do, one succeeds. */
export async function openRaffles(database: Database, secrets: SecretBox, now = new Date()): Promise<void> {
  const { rows } = await database.execute<{ id: string; next: number }>(sql`
    select id, (select coalesce(max(number), 0) + 1 from raffle where series_id = series.id)::integer as next
    from raffle_series series
    where ${HAS_NONE_ON_SALE}`)
  for (const { id: seriesId, next } of rows) {
    const [series] = await database.select().from(raffleSeries).where(eq(raffleSeries.id, seriesId))
    if (!series) continue
    const id = `${seriesId}-${next}`
    const seed = randomBytes(32).toString('hex')
    const closesAt = new Date(now.getTime() + series.saleMinutes * 60_000)
    const { price, memberLimit, capacity, minTickets, prizes } = series
    await database
      .insert(raffle)
      .values({
        id,
        seriesId,
        number: next,
        state: 'SELLING',
        price,
        memberLimit,
        capacity,
        minTickets,
        prizes,
        opensAt: now,
        closesAt,
        drawsAt: new Date(closesAt.getTime() + DRAW_DELAY_MS),
        nextActionAt: closesAt,
        seedHash: getCommitment(seed),
        sealedSeed: await secrets.seal(seed, seedOwner(id)),
      })
      .onConflictDoNothing()
  }
}

const seedOwner = (raffleId: string) => `raffle-seed:${raffleId}`

/** Seals and draws what is due. @returns how many raffles were moved on */
export function moveRaffles(
  database: Database,
  secrets: SecretBox,
  closing = new AbortController().signal,
): Promise<number> {
  return eachDue<Raffle, 'SEALED' | 'DRAWN' | 'VOID'>(database, closing, {
    getName: ({ id }) => `raffle ${id}`,
    take: (tx) =>
      tx
        .select()
        .from(raffle)
        .where(sql`${raffle.nextActionAt} <= clock_timestamp()`)
        .orderBy(asc(raffle.nextActionAt))
        .limit(1)
        .for('no key update', { skipLocked: true }),
    work: (tx, [due]) => (due.state === 'SELLING' ? seal(tx, due) : draw(tx, due, secrets)),
    postpone: (tx, { id }) => tx.update(raffle).set({ nextActionAt: retryTime() }).where(eq(raffle.id, id)),
    afterCommit: (state) => faultPoint(`raffle:${state}`),
  })
}

/** Takes out tickets of accounts that may not win, then seals the others; with too few of them, or if it was called off, it gives all points back. */
async function seal(tx: Transaction, due: Raffle): Promise<'SEALED' | 'VOID'> {
  const orders = await tx
    .select({
      order: raffleOrder,
      username: member.username,
      isOut: sql<boolean>`account_standing(${member.id}) <> 'OPEN' or exists (select from play_exclusion where member_id = ${member.id}
        and state = 'ACTIVE' and (ends_at is null or ends_at > now()))`,
    })
    .from(raffleOrder)
    .innerJoin(member, eq(member.id, raffleOrder.memberId))
    .where(and(eq(raffleOrder.raffleId, due.id), eq(raffleOrder.state, 'HELD')))
    .orderBy(asc(raffleOrder.first))
  if (due.calledOff) {
    for (const { order } of orders) await giveBack(tx, order, 'raffle.CALLED_OFF')
    return end(tx, due)
  }
  for (const { order, isOut } of orders) if (isOut) await giveBack(tx, order, 'raffle.REMOVED')
  const sealed = orders.filter(({ isOut }) => !isOut)
  const ticketCount = sealed.reduce((sum, { order }) => sum + order.tickets, 0)
  if (ticketCount < due.minTickets) {
    for (const { order } of sealed) await giveBack(tx, order, 'raffle.VOID')
    return end(tx, due)
  }
  const ticketList = writeTicketList(sealed.map(getRange))
  await move(tx, due, {
    state: 'SEALED',
    nextActionAt: due.drawsAt,
    ticketList,
    listHash: hashTicketList(ticketList),
    ticketCount,
  })
  return 'SEALED'
}

async function end(tx: Transaction, due: Raffle): Promise<'VOID'> {
  await move(tx, due, { state: 'VOID', nextActionAt: null, endedAt: new Date() })
  return 'VOID'
}

const getRange = ({ order, username }: { order: Order; username: string }): TicketRange => ({
  first: order.first,
  last: order.first + order.tickets - 1,
  account: maskUsername(username),
})

async function giveBack(
  tx: Transaction,
  { memberId, id, raffleId, requestKey, claimId, points, tickets }: Order,
  template: 'raffle.REMOVED' | 'raffle.VOID' | 'raffle.CALLED_OFF',
): Promise<void> {
  await tx
    .update(raffleOrder)
    .set({ state: 'RETURNED' })
    .where(and(eq(raffleOrder.memberId, memberId), eq(raffleOrder.id, id)))
  if (claimId === null)
    await postPoints(tx, {
      memberId,
      type: 'POINTS_RETURN',
      points,
      key: ledgerKeys.raffleReturned(requestKey),
      request: { memberId, raffleId, requestKey },
      reference: raffleId,
    })
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    // Tickets of a promotion cost nothing, so there is no refund.
    template: claimId === null ? template : template === 'raffle.CALLED_OFF' ? 'raffle.WITHDRAWN' : 'raffle.LAPSED',
    params: { number: String(tickets) },
    about: `raffle:${raffleId}`,
  })
}

async function draw(tx: Transaction, due: Raffle, secrets: SecretBox): Promise<'DRAWN'> {
  if (due.state !== 'SEALED' || due.listHash === null) throw new Error(`Raffle ${due.id} is due in state ${due.state}.`)
  const seed = due.seed ?? (await secrets.open(due.sealedSeed ?? '', seedOwner(due.id)))
  const orders = await tx
    .select()
    .from(raffleOrder)
    .where(and(eq(raffleOrder.raffleId, due.id), eq(raffleOrder.state, 'HELD')))
    .orderBy(asc(raffleOrder.first))
  const ranges = orders.map((order) => getRange({ order, username: '' }))
  const prizes = getPlaces(due.prizes)
  const seeds = { serverSeed: seed, listHash: due.listHash, raffleId: due.id }
  const now = new Date()
  for (const [index, ticket] of raffleWinners(seeds, ranges, prizes.length).entries()) {
    const order = orders.find(({ first, tickets }) => ticket >= first && ticket < first + tickets)
    const prize = prizes[index]
    if (!order || !prize) throw new Error(`Raffle ${due.id} has no ticket ${ticket}.`)
    const { memberId } = order
    await tx
      .insert(rafflePrize)
      .values({ memberId, raffleId: due.id, place: index + 1, ticket, ...prize, state: 'WON', wonAt: now })
    await writeMessage(tx, {
      memberId,
      kind: 'PROMOTION',
      template: 'raffle.WON',
      params: { number: String(ticket), rank: String(index + 1) },
      about: `raffle:${due.id}`,
    })
    await publishToMember(tx, memberId, { type: 'RAFFLE_WON', raffleId: due.id, place: index + 1 })
  }
  await move(tx, due, { state: 'DRAWN', nextActionAt: null, seed, endedAt: now })
  return 'DRAWN'
}

/** Each prize, the first place's first. */
const getPlaces = (lines: readonly RafflePrizeLine[]): { amount: bigint; points: bigint }[] =>
  lines.flatMap(({ count, amount, points }) =>
    Array.from({ length: count }, () => ({ amount: BigInt(amount), points: BigInt(points) })),
  )

async function move(
  tx: Transaction,
  { id, version }: Raffle,
  set: Partial<Raffle> & Pick<Raffle, 'state' | 'nextActionAt'>,
): Promise<void> {
  const moved = await tx
    .update(raffle)
    .set({ ...set, version: version + 1 })
    .where(and(eq(raffle.id, id), eq(raffle.version, version)))
    .returning({ id: raffle.id })
  if (moved.length === 0) throw new Error(`Raffle ${id} was changed meanwhile.`)
  await publishToAll(tx, { type: 'RAFFLE', raffleId: id })
}
