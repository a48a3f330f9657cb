import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { migrateDatabase } from '../../apps/platform/src/db/migrate.ts'
import { mission } from '../../apps/platform/src/db/tables/missions.ts'
import { member } from '../../apps/platform/src/db/tables/members.ts'
import { addMember } from '../../apps/platform/src/domains/people/registration/add-member.ts'
import { addOffer } from '../../apps/platform/src/domains/engagement/promotions/bonus.fixture.ts'
import { confirmDeposit } from '../../apps/platform/src/ledger/cashier.ts'
import { brandDay } from '../../apps/platform/src/ledger/brand-day.ts'
import { postPoints } from '../../apps/platform/src/ledger/postings.ts'
import { addDays, getWeek } from '../../apps/platform/src/lib/record-range.ts'
import { hashPassword } from '../../apps/platform/src/lib/password.ts'
import { makeSmallWorld } from '../../apps/platform/src/small-world.fixture.ts'
import { openSession } from '../site-client.ts'

export const PAYMENT_PASSWORD = 'lantern-river-5'
/** The vendor that calls the wallet, and one that keeps money itself. */
export const SEAMLESS_VENDOR = { code: 'SEN', nodeId: 1 } as const
export const TRANSFER_VENDOR = { code: 'TRE', nodeId: 3 } as const

const UNIT = 10_000n
const PAID_IN = 200_000_000n * UNIT
const POINTS = 100_000n * UNIT
const PLAYERS = 12
const MISSIONS = 12
const OFFERS = 6
const MISSION_AMOUNT = 41n
const OFFER_AMOUNT = 43n

export interface ChaosMember {
  id: number
  username: string
  token: string
  cardId: string
}

export interface ChaosWorld {
  players: ChaosMember[]
  /** Above all players. */
  agent: ChaosMember
  agents: { payer: ChaosMember; paid: ChaosMember }[]
  /** Missions that each player can claim once; amounts in whole units. */
  missions: { id: string; amount: bigint }[]
  offers: { id: string; amount: bigint }[]
  /** Monday of the week whose rebate can be claimed. */
  week: string
}

/** A brand without waiting times, members with money, cards and rewards to claim, and agents with a salary. */
export async function makeChaosWorld(databaseUrl: string, partiesUrl: string): Promise<ChaosWorld> {
  await migrateDatabase(databaseUrl)
  await migrateSimulators(partiesUrl)
  const database = openDatabase(databaseUrl)
  try {
    await makeSmallWorld(database)
    await database.execute(sql`update brand_module set enabled = mod_id <> 'LOGINIPVERF3'`)
    await database.execute(
      sql`update withdrawal_setting set turnover_percent = 0, per_day = 30000, review_above_per_day = 30000,
        member_cancels = true, review_from = ${1_000_000n * UNIT}`,
    )
    await database.execute(sql`update withdrawal_bank set minimum = 10000`)
    await database.execute(sql`update vendor set wallet_mode = 'transfer' where code = ${TRANSFER_VENDOR.code}`)
    const missions = Array.from({ length: MISSIONS }, (_, at) => ({ id: `chaos-${at + 1}`, amount: MISSION_AMOUNT }))
    await database.insert(mission).values(
      missions.map(({ id, amount }, at) => ({
        id,
        kind: 'TURNOVER' as const,
        cycle: 'ONCE' as const,
        products: [],
        target: UNIT,
        amount: amount * UNIT,
        points: 5n * UNIT,
        startsOn: '2026-01-01',
        position: at + 1,
      })),
    )
    const offers = Array.from({ length: OFFERS }, (_, at) => ({ id: `offer-${at + 1}`, amount: OFFER_AMOUNT }))
    for (const { id, amount } of offers)
      await addOffer(database, id, {
        kind: 'SIGN_IN',
        threshold: 0n,
        fixedAmount: amount * UNIT,
        multiple: 0,
        maxStake: null,
        days: null,
      })
    const usernames = Array.from({ length: PLAYERS }, (_, at) => `chaos${at + 1}`)
    const passwordHash = await hashPassword('chaos-of-members-1')
    const [above] = await database.select().from(member).where(eq(member.username, 'suba'))
    for (const username of usernames)
      await withTransaction(database, async (tx) => {
        if (!(await addMember(tx, { username, nickname: username, passwordHash, kind: 0, parent: above })))
          throw new Error(`${username} is there already.`)
      })
    const everyone = [...usernames, 'suba', 'agenta', 'agentb', 'general']
    const members = await equipMembers(database, databaseUrl, everyone, PAID_IN)
    const week = addDays(getWeek(brandDay(new Date())), -7)
    const named = (username: string) => {
      const found = members.get(username)
      if (!found) throw new Error(`There is no ${username}.`)
      return found
    }
    const players = usernames.map(named)
    for (const { id } of players) {
      await postPoints(database, {
        memberId: id,
        type: 'POINTS_EARN',
        points: POINTS,
        key: `chaos-points-${id}`,
        request: {},
      })
      await database.execute(sql`
        insert into member_mission (member_id, mission_id, period, state, target, amount, points, reached_at)
        select ${id}, id, 'once', 'REACHED', target, amount, points, now() from mission where id like 'chaos-%'`)
      const at = `${week}T12:00:00+07:00`
      await playBefore(database, id, `chaos-week-${id}`, 10_000_000n * UNIT, at)
    }
    const agents = [
      ['general', 'agenta'],
      ['general', 'agentb'],
      ['agenta', 'suba'],
    ].map(([payer = '', paid = '']) => ({ payer: named(payer), paid: named(paid) }))
    return { players, agent: named('suba'), agents, missions, offers, week }
  } finally {
    await database.$client.end()
  }
}

/** Gives accounts money, a card, a birthday, a payment password and a session. @param amount in minor units */
export async function equipMembers(
  database: Database,
  databaseUrl: string,
  usernames: readonly string[],
  amount: bigint,
): Promise<Map<string, ChaosMember>> {
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD)
  await database.execute(sql`
    update member set payment_password_hash = ${paymentPasswordHash}, payee_name = 'Nguyễn Thị Lan',
      email = username || '@mail.example', registered_at = now() - interval '40 days',
      password_changed_at = now() - interval '40 days' where username in ${usernames}`)
  await database.execute(sql`
    insert into member_profile (member_id, birthday, identity_tier)
    select id, '1990-05-17', 1 from member where username in ${usernames}`)
  await database.execute(sql`
    insert into bank_card (member_id, bank_code, account_number, account_name, is_default, usable_at)
    select id, 'HOASEN', '10000' || id || '000001', 'NGUYEN THI LAN', true, now() - interval '1 hour'
    from member where username in ${usernames}`)
  const { rows } = await database.execute<{ id: number; username: string; cardId: string }>(sql`
    select member.id, username, bank_card.id as "cardId" from member join bank_card on member_id = member.id
    where username in ${usernames} order by member.id`)
  const members = new Map<string, ChaosMember>()
  for (const { id, username, cardId } of rows) {
    await withTransaction(database, (tx) =>
      confirmDeposit(tx, {
        memberId: id,
        amount,
        channel: 'QR',
        paymentReference: `opening-${id}`,
        createdAt: new Date(),
      }),
    )
    members.set(username, { id, username, cardId, token: await openSession(databaseUrl, id) })
  }
  return members
}

/** A lost bet of a past moment, with its round, as the wallet would have posted it. */
export async function playBefore(
  database: Database,
  memberId: number,
  roundId: string,
  stake: bigint,
  at: string,
): Promise<void> {
  const { code, nodeId } = SEAMLESS_VENDOR
  await database.execute(sql`
    with bet as materialized (
      select post_bet(${memberId}, account_id(${memberId}, ${`member:${memberId}:cash`}), account_id(0, 'house:bets'), ${stake}::bigint,
        ${`vendor:${code}:${roundId}`}, sha256(convert_to(${roundId}, 'UTF8')), ${roundId}, p_occurred_at => ${at}::timestamptz) as posted
    )
    select settle_round(${memberId}, false, ${nodeId}, ${roundId}, ${stake}::bigint, 0::bigint, null, (posted).balance, ${at}::timestamptz)
    from bet`)
}
