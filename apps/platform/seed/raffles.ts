import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { getCommitment } from '@playhouse/engines/lottery/draw.ts'
import { hashTicketList, raffleWinners, type TicketRange, writeTicketList } from '@playhouse/engines/lottery/raffle.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { TableRows } from '../src/db/brand/table-rows.ts'
import { type RafflePrizeLine, raffleSeries, raffleText } from '../src/db/tables/raffles.ts'
import { maskUsername } from '../src/lib/mask.ts'
import { addDays } from '../src/lib/record-range.ts'
import { DRAW_DELAY_MS } from '../src/domains/engagement/raffles/due-raffles.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { seededRandom } from '../src/media/random.ts'
import { uuid, whole } from './chance.ts'
import { HOUR, MINUTE, SECOND } from './clock.ts'
import { STEADY_MEMBER } from './demo-accounts.ts'

type Series = typeof raffleSeries.$inferInsert & {
  texts: Readonly<Record<'EN' | 'VI' | 'CN' | 'ID' | 'TH', readonly [title: string, text: string]>>
}

const prize = (
  count: number,
  { amount = '0', points = '0' }: { amount?: string; points?: string },
): RafflePrizeLine => ({
  count,
  amount: String(parseAmount(amount)),
  points: String(parseAmount(points)),
})

const LANTERN: Series = {
  id: 'lantern-day',
  price: parseAmount('10'),
  memberLimit: 20,
  capacity: 2_000,
  minTickets: 10,
  prizes: [prize(1, { amount: '500000' }), prize(2, { amount: '100000' }), prize(3, { points: '50' })],
  saleMinutes: 24 * 60,
  picture: '/media/banners/raffle-lantern.svg',
  position: 1,
  texts: {
    EN: ['Lantern raffle', 'A new raffle every day, with six prizes.'],
    VI: ['Rút thăm đèn lồng', 'Mỗi ngày một lượt rút thăm mới, sáu giải thưởng.'],
    CN: ['灯笼抽奖', '每天一次，共六个奖项。'],
    ID: ['Undian lampion', 'Undian baru setiap hari, dengan enam hadiah.'],
    TH: ['ชิงโชคโคมไฟ', 'ชิงโชครอบใหม่ทุกวัน มีหกรางวัล'],
  },
}

const HARVEST: Series = {
  id: 'harvest-week',
  price: parseAmount('25'),
  memberLimit: 50,
  capacity: 5_000,
  minTickets: 30,
  prizes: [prize(1, { amount: '5000000' }), prize(3, { amount: '500000' }), prize(10, { points: '200' })],
  saleMinutes: 168 * 60,
  picture: '/media/banners/raffle-harvest.svg',
  position: 2,
  texts: {
    EN: ['Harvest raffle', 'The large raffle of the week, with fourteen prizes.'],
    VI: ['Rút thăm mùa vàng', 'Lượt rút thăm lớn trong tuần, mười bốn giải thưởng.'],
    CN: ['丰收抽奖', '每周大抽奖，共十四个奖项。'],
    ID: ['Undian panen', 'Undian besar pekan ini, dengan empat belas hadiah.'],
    TH: ['ชิงโชคฤดูเก็บเกี่ยว', 'ชิงโชคใหญ่ประจำสัปดาห์ มีสิบสี่รางวัล'],
  },
}

export function raffleRows(): TableRows[] {
  return [
    { table: raffleSeries, rows: [LANTERN, HARVEST].map(({ texts: _, ...row }) => row) },
    {
      table: raffleText,
      rows: [LANTERN, HARVEST].flatMap(({ id, texts }) =>
        Object.entries(texts).map(([language, [title, text]]) => ({ seriesId: id, language, title, text })),
      ),
    },
  ]
}

const BUYERS = 14
const HASH = '\\x00'

interface Order {
  memberId: number
  username: string
  key: string
  range: TicketRange
  at: Date
}

/** Two past raffles with their winners and one on sale. The platform opens missing ones. */
export async function writeRaffles(client: pg.ClientBase, end: Date): Promise<void> {
  const { rows: buyers } = await client.query<{ id: number; username: string }>(
    `SELECT id, username FROM member WHERE kind = ${KIND_CODES.MEMBER} AND closed_at IS NULL
      AND NOT EXISTS (SELECT FROM play_exclusion WHERE member_id = member.id)
    ORDER BY username <> $1, id LIMIT ${BUYERS}`,
    [STEADY_MEMBER.username],
  )
  for (const number of [1, 2, 3]) {
    const closesAt = new Date(end.getTime() + (number - 3) * 24 * HOUR + 5 * HOUR)
    await writeRaffle(client, { number, end, closesAt, buyers })
  }
}

interface World {
  number: number
  end: Date
  closesAt: Date
  buyers: readonly { id: number; username: string }[]
}

async function writeRaffle(client: pg.ClientBase, { number, end, closesAt, buyers }: World): Promise<void> {
  const id = `${LANTERN.id}-${number}`
  const random = seededRandom(id)
  const opensAt = new Date(closesAt.getTime() - LANTERN.saleMinutes * MINUTE)
  const orders: Order[] = []
  let sold = 0
  for (const [index, { id: memberId, username }] of buyers.entries()) {
    // The first is the public demo member.
    const tickets = index === 0 ? 8 : whole(random, 1, 8)
    const span = (Math.min(closesAt.getTime(), end.getTime()) - opensAt.getTime()) / (buyers.length + 1)
    orders.push({
      memberId,
      username,
      key: uuid(random),
      range: { first: sold + 1, last: sold + tickets, account: maskUsername(username) },
      at: new Date(opensAt.getTime() + span * index + MINUTE),
    })
    sold += tickets
  }
  const isDrawn = closesAt < end
  const ticketList = isDrawn ? writeTicketList(orders.map(({ range }) => range)) : null
  const listHash = ticketList === null ? null : hashTicketList(ticketList)
  const places = LANTERN.prizes.flatMap(({ count, ...worth }) => Array.from({ length: count }, () => worth))
  const drawsAt = new Date(closesAt.getTime() + DRAW_DELAY_MS)
  const getWinners = (seed: string) =>
    raffleWinners(
      { serverSeed: seed, listHash: listHash ?? '', raffleId: id },
      orders.map(({ range }) => range),
      places.length,
    )
  let attempt = 0
  let seed = getSeed(id, attempt)
  const isOwn = (ticket: number) => ticket <= (orders[0]?.range.last ?? 0)
  const wonBoth = (winners: number[]) => winners.slice(0, 3).some(isOwn) && winners.slice(3).some(isOwn)
  // The public demo member wins money and points in the second raffle.
  if (number === 2) while (!wonBoth(getWinners(seed))) seed = getSeed(id, (attempt += 1))
  await client.query(
    `INSERT INTO raffle (id, series_id, number, state, version, price, member_limit, capacity, min_tickets, prizes, opens_at, closes_at,
      draws_at, next_action_at, sold, seed_hash, seed, ticket_list, list_hash, ticket_count, ended_at)
    SELECT $1, id, $2, $3, $4, price, member_limit, capacity, min_tickets, prizes, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
    FROM raffle_series WHERE id = $16`,
    [
      id,
      number,
      isDrawn ? 'DRAWN' : 'SELLING',
      isDrawn ? 2 : 0,
      opensAt,
      closesAt,
      drawsAt,
      isDrawn ? null : closesAt,

      sold,
      getCommitment(seed),
      seed,
      ticketList,
      listHash,
      isDrawn ? sold : null,
      isDrawn ? drawsAt : null,
      LANTERN.id,
    ],
  )
  for (const { memberId, key, range, at } of orders) {
    const tickets = range.last - range.first + 1
    const points = LANTERN.price * BigInt(tickets)
    // A member's transactions must be chronological, so past purchases follow everything else.
    const postedAt = (step: number) => new Date(end.getTime() - 30 * SECOND + number * SECOND + step)
    // Counted as earned by play.
    await client.query(`SELECT post_points($1, 'POINTS_EARN', $2, $3, '${HASH}', $4, $5)`, [
      memberId,
      points,
      ledgerKeys.reward(`raffle-points:${key}`),
      addDays(brandDay(end), -1),
      postedAt(0),
    ])
    await client.query(`SELECT post_points($1, 'POINTS_SPEND', $2, $3, '${HASH}', $4, $5)`, [
      memberId,
      points,
      ledgerKeys.raffleTickets(key),
      id,
      postedAt(1),
    ])
    await client.query(
      `INSERT INTO raffle_order (member_id, raffle_id, request_key, first, tickets, points, state, bought_at)
      VALUES ($1, $2, $3, $4, $5, $6, 'HELD', $7)`,
      [memberId, id, key, range.first, tickets, points, at],
    )
  }
  if (!isDrawn) return
  for (const [index, ticket] of getWinners(seed).entries()) {
    const winner = orders.find(({ range }) => ticket >= range.first && ticket <= range.last)
    await client.query(
      `INSERT INTO raffle_prize (member_id, raffle_id, place, ticket, amount, points, state, won_at)
      VALUES ($1, $2, $3, $4, $5, $6, 'WON', $7)`,
      [winner?.memberId, id, index + 1, ticket, places[index]?.amount, places[index]?.points, drawsAt],
    )
  }
  await client.query(
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at)
    SELECT member_id, 'IN', 'PROMOTION', 'raffle.WON', jsonb_build_object('number', ticket::text, 'rank', place::text),
      'raffle:' || raffle_id, won_at FROM raffle_prize WHERE raffle_id = $1`,
    [id],
  )
}

/** Demo seeds derive from published numbers and are not secret. */
const getSeed = (id: string, attempt: number): string => createHash('sha256').update(`${id}:${attempt}`).digest('hex')
