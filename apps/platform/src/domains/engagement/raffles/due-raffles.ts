import { getCommitment } from '@playhouse/engines/lottery/draw.ts'
import { hashTicketList, raffleWinners, type TicketRange, writeTicketList } from '@playhouse/engines/lottery/raffle.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { raffle, raffleOrder, raffleSeries, type RafflePrizeLine } from '../../../db/tables/raffles.ts'
import { dueIf, type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postCredits } from '../../../ledger/postings.ts'
import { publishToAll, publishToMembers } from '../../../live/publish.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { maskUsername } from '../../../lib/mask.ts'
import { writeMessages } from '../../people/messages/write-message.ts'

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
    await giveBack(tx, orders, 'raffle.CALLED_OFF')
    return end(tx, due)
  }
  const [sealed, removed] = [orders.filter(({ isOut }) => !isOut), orders.filter(({ isOut }) => isOut)]
  await giveBack(tx, removed, 'raffle.REMOVED')
  const ticketCount = sealed.reduce((sum, { order }) => sum + order.tickets, 0)
  if (ticketCount < due.minTickets) {
    await giveBack(tx, sealed, 'raffle.VOID')
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
  orders: readonly { order: Order }[],
  template: 'raffle.REMOVED' | 'raffle.VOID' | 'raffle.CALLED_OFF',
): Promise<void> {
  if (orders.length === 0) return
  await tx.execute(sql`
    update raffle_order returned set state = 'RETURNED'
    from unnest(${sql.param(orders.map(({ order }) => order.memberId))}::integer[],
      ${sql.param(orders.map(({ order }) => String(order.id)))}::bigint[]) as given (member_id, id)
    where returned.member_id = given.member_id and returned.id = given.id`)
  await postCredits(
    tx,
    orders.flatMap(({ order: { memberId, raffleId, requestKey, claimId, points } }) => {
      // Tickets of a promotion cost nothing, so there is no refund.
      if (claimId !== null) return []
      const key = ledgerKeys.raffleReturned(requestKey)
      const request = { memberId, raffleId, requestKey }
      return { memberId, type: 'POINTS_RETURN' as const, amount: points, key, request, reference: raffleId }
    }),
  )
  await writeMessages(
    tx,
    orders.map(({ order: { memberId, raffleId, claimId, tickets } }) => ({
      memberId,
      kind: 'PROMOTION' as const,
      template: claimId === null ? template : template === 'raffle.CALLED_OFF' ? 'raffle.WITHDRAWN' : 'raffle.LAPSED',
      params: { number: String(tickets) },
      about: `raffle:${raffleId}`,
    })),
  )
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
  const won = raffleWinners(seeds, ranges, prizes.length).map((ticket, index) => {
    const order = orders.find(({ first, tickets }) => ticket >= first && ticket < first + tickets)
    const prize = prizes[index]
    if (!order || !prize) throw new Error(`Raffle ${due.id} has no ticket ${ticket}.`)
    return { memberId: order.memberId, place: index + 1, ticket, ...prize }
  })
  const now = new Date()
  await tx.execute(sql`
    insert into raffle_prize (member_id, raffle_id, place, ticket, amount, points, state, won_at)
    select member_id, ${due.id}, place, ticket, amount, points, 'WON', ${now.toISOString()}
    from unnest(${sql.param(won.map(({ memberId }) => memberId))}::integer[], ${sql.param(won.map(({ ticket }) => ticket))}::integer[],
      ${sql.param(won.map(({ amount }) => String(amount)))}::bigint[], ${sql.param(won.map(({ points }) => String(points)))}::bigint[])
      with ordinality as won (member_id, ticket, amount, points, place)`)
  await writeMessages(
    tx,
    won.map(({ memberId, ticket, place }) => ({
      memberId,
      kind: 'PROMOTION' as const,
      template: 'raffle.WON' as const,
      params: { number: String(ticket), rank: String(place) },
      about: `raffle:${due.id}`,
    })),
  )
  await publishToMembers(
    tx,
    won.map(({ memberId, place }) => ({ memberId, event: { type: 'RAFFLE_WON', raffleId: due.id, place } })),
  )
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
