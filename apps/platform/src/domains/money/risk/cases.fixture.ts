import { type SQL, sql } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { deposit, withdrawal } from '../../../db/tables/cashier.ts'
import { bankCard, withdrawalStep } from '../../../db/tables/cashier-withdrawals.ts'
import { paymentArrival } from '../../../db/tables/deposits.ts'
import { limitChange, playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { round } from '../../../db/tables/play.ts'
import { memberTransfer } from '../../../db/tables/records.ts'
import { referral } from '../../../db/tables/referrals.ts'
import { logInHistory } from '../../../db/tables/security.ts'
import { openMemberAccounts } from '../../../ledger/accounts.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { confirmDeposit } from '../../../ledger/cashier.ts'
import { postMemberTransfer } from '../../../ledger/postings.ts'
import { addDays } from '../../../lib/record-range.ts'
import type { SignalKey } from './signals.ts'

const HOUR_MS = 3_600_000
export const units = (amount: number) => BigInt(Math.round(amount * 10_000))
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
/** An hour of a day of the brand. */
const onDay = (daysAgo: number, hour: number) =>
  new Date(startOfDay(addDays(brandDay(new Date()), -daysAgo)).getTime() + hour * HOUR_MS)

type Day = Partial<
  Record<'deposit' | 'withdrawal' | 'turnover' | 'bonusTurnover' | 'uncounted' | 'payout' | 'rounds', number>
>

/** Writes what members did, as the platform records it. Amounts are whole units. */
export class Planter {
  #counter = 0
  readonly #database: Database
  readonly #bank: string
  /** A game that is no lottery. */
  readonly #nodeId: number

  constructor(database: Database, { bank, nodeId }: { bank: string; nodeId: number }) {
    this.#database = database
    this.#bank = bank
    this.#nodeId = nodeId
  }

  unique(): string {
    this.#counter += 1
    return `planted${process.pid}x${this.#counter}`
  }

  async member(more: Partial<typeof member.$inferInsert> = {}): Promise<number> {
    const username = this.unique()
    return withTransaction(this.#database, async (tx) => {
      const row = { username, nickname: username, passwordHash: '', kind: 0, path: '0', ...more }
      const [added] = await tx.insert(member).values(row).returning({ id: member.id })
      const id = added?.id ?? 0
      const above = more.parentId ? `${more.parentId}.${id}` : String(id)
      await tx.execute(sql`update member set path = ${above}::ltree where id = ${id}`)
      await openMemberAccounts(tx, id)
      return id
    })
  }

  async day(memberId: number, daysAgo: number, sums: Day): Promise<void> {
    await this.dayAt(memberId, brandDay(onDay(daysAgo, 12)), sums)
  }

  async dayAt(memberId: number, day: string, sums: Day): Promise<void> {
    const {
      deposit: paid = 0,
      withdrawal: out = 0,
      turnover = 0,
      bonusTurnover = 0,
      uncounted = 0,
      payout = 0,
      rounds = 0,
    } = sums
    await this.#database.execute(sql`
      insert into member_day as kept (member_id, day, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds)
      values (${memberId}, ${day}::date, ${units(paid)}, ${units(out)}, ${units(turnover)}, ${units(bonusTurnover)}, ${units(uncounted)},
        ${units(payout)}, ${rounds})
      on conflict (member_id, day) do update set deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
        turnover = kept.turnover + excluded.turnover, bonus_turnover = kept.bonus_turnover + excluded.bonus_turnover,
        uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds`)
  }

  async deposit(memberId: number, amount: number, at: Date): Promise<void> {
    await this.#database
      .insert(deposit)
      .values({ memberId, amount: units(amount), channel: 'QR', state: 'CONFIRMED', createdAt: at, confirmedAt: at })
  }

  /** A deposit with its posting, and the balance gone again afterwards but for what is left. */
  async postedDeposit(memberId: number, amount: number, at: Date, left: number): Promise<void> {
    const paymentReference = this.unique()
    await withTransaction(this.#database, (tx) =>
      confirmDeposit(tx, {
        memberId,
        amount: units(amount),
        channel: 'QR',
        paymentReference,
        createdAt: at,
        confirmedAt: at,
      }),
    )
    await this.#database.execute(sql`
      select post_adjustment(${memberId}, 'ADMIN_DEBIT', balance - ${units(left)}, ${this.unique()}, ''::bytea, 'planted')
      from ledger_account where member_id = ${memberId} and code = ${`member:${memberId}:cash`} and balance > ${units(left)}`)
  }

  /** Money in the account that is no deposit. */
  async credit(memberId: number, amount: number): Promise<void> {
    await this.#database.execute(
      sql`select post_adjustment(${memberId}, 'ADMIN_CREDIT', ${units(amount)}, ${this.unique()}, ''::bytea, 'planted')`,
    )
  }

  async arrival(memberId: number, payerName: string, daysAgo: number): Promise<void> {
    const at = onDay(daysAgo, 12)
    await this.#database.insert(paymentArrival).values({
      id: randomUUID(),
      amount: units(500_000),
      currency: 'VND',
      text: '',
      payerName,
      receivedAt: at,
      state: 'CREDITED',
      memberId,
    })
  }

  async withdrawal(
    memberId: number,
    amount: number,
    at: Date,
    { cancelledBy }: { cancelledBy?: string } = {},
  ): Promise<void> {
    const state = cancelledBy === undefined ? 'RECEIVED' : 'CANCELLED'
    const [row] = await this.#database
      .insert(withdrawal)
      .values({ memberId, amount: units(amount), state, requestedAt: at })
      .returning({ id: withdrawal.id })
    if (cancelledBy !== undefined)
      await this.#database
        .insert(withdrawalStep)
        .values({ memberId, withdrawalId: row?.id ?? 0, version: 1, state, actor: cancelledBy, at })
  }

  async transfer(from: number, to: number, amount: number, at: Date): Promise<void> {
    const id = randomUUID()
    await this.credit(from, amount)
    const { transactionId } = await postMemberTransfer(this.#database, {
      memberId: from,
      to,
      amount: units(amount),
      key: id,
      request: { id },
      at,
    })
    const { rows } = await this.#database.execute<{ id: bigint }>(
      sql`select id from ledger_transaction where member_id = ${to} and idempotency_key = ${id}`,
    )
    const row = { id, amount: units(amount), createdAt: at }
    await this.#database.insert(memberTransfer).values([
      { ...row, memberId: from, counterpartyId: to, direction: 'out', relation: 'downline', transactionId },
      {
        ...row,
        memberId: to,
        counterpartyId: from,
        direction: 'in',
        relation: 'upline',
        transactionId: rows[0]?.id ?? 0n,
      },
    ])
  }

  async logIn(
    memberId: number,
    { device, address = '198.51.100.1', daysAgo = 2 }: { device?: string; address?: string; daysAgo?: number },
  ) {
    await this.#database.insert(logInHistory).values({
      memberId,
      at: onDay(daysAgo, 12),
      address,
      deviceHash: device === undefined ? null : createHash('sha256').update(device).digest(),
      method: 'password',
      outcome: 'signed-in',
    })
  }

  async card(memberId: number, accountNumber: string, bankCode = this.#bank): Promise<void> {
    await this.#database
      .insert(bankCard)
      .values({ memberId, bankCode, accountNumber, accountName: 'PLANTED', usableAt: new Date() })
  }

  /** Rounds at these moments. */
  async rounds(
    memberId: number,
    moments: readonly Date[],
    {
      stake = 10_000,
      payout = 0,
      coverage = null,
    }: { stake?: number; payout?: number; coverage?: { event: string; outcomes: Record<string, number> } | null } = {},
  ): Promise<void> {
    await this.#database.insert(round).values(
      moments.map((settledAt) => ({
        memberId,
        nodeId: this.#nodeId,
        stake: units(stake),
        payout: units(payout),
        balanceAfter: 0n,
        settledAt,
        coverage,
      })),
    )
  }

  async invited(memberId: number, friendId: number): Promise<void> {
    const day = brandDay(new Date())
    await this.#database.insert(referral).values({
      memberId,
      friendId,
      reward: 0n,
      minDeposit: 0n,
      minTurnover: 0n,
      firstDay: day,
      lastDay: day,
      registeredAt: new Date(),
    })
  }

  async limit(memberId: number, oldValue: bigint, newValue: bigint | null, at: Date): Promise<void> {
    await this.#database.insert(limitChange).values({
      memberId,
      kind: 'LOSS',
      period: 'DAY',
      oldValue,
      newValue,
      state: 'CONFIRMED',
      changedBy: 'MEMBER',
      changedAt: at,
    })
  }

  async endedBreak(memberId: number, closedAt: Date): Promise<void> {
    await this.#database.insert(playExclusion).values({
      memberId,
      kind: 'TIME_OUT',
      state: 'ENDED',
      startsAt: new Date(closedAt.getTime() - 48 * HOUR_MS),
      endsAt: closedAt,
      closedAt,
      closedBy: 'SYSTEM',
    })
  }

  async run(statement: SQL): Promise<void> {
    await this.#database.execute(statement)
  }
}

export interface Case {
  /** Makes the member who has the signal. @returns its ID */
  plant(planter: Planter): Promise<number>
  /** Makes one who barely has not. */
  miss(planter: Planter): Promise<number>
}

const every = (minutes: number, count: number, from: Date) =>
  Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * minutes * 60_000))

const withMember = (plant: (planter: Planter, memberId: number) => Promise<void>) => async (planter: Planter) => {
  const memberId = await planter.member()
  await plant(planter, memberId)
  return memberId
}

const withDays = (...days: readonly (readonly [daysAgo: number, sums: Day])[]) =>
  withMember(async (planter, memberId) => {
    for (const [daysAgo, sums] of days) await planter.day(memberId, daysAgo, sums)
  })

const withdrawals = (...amounts: readonly number[]) =>
  withMember(async (planter, memberId) => {
    for (const [index, amount] of amounts.entries())
      await planter.withdrawal(memberId, amount, hoursAgo(20 + 30 * index))
  })

const payers = (...names: readonly string[]) =>
  withMember(async (planter, memberId) => {
    for (const [index, name] of names.entries()) await planter.arrival(memberId, name, index + 1)
  })

/** A member who shares a browser or address with others, who last used it some days ago. */
const sharing = ({ others, daysAgo = 2, what }: { others: number; daysAgo?: number; what: 'device' | 'address' }) =>
  withMember(async (planter, memberId) => {
    const shared = planter.unique()
    const own = () =>
      what === 'device' ? { device: shared, address: planter.unique() } : { device: planter.unique(), address: shared }
    await planter.logIn(memberId, own())
    for (let index = 0; index < others; index += 1) await planter.logIn(await planter.member(), { ...own(), daysAgo })
  })

/** A member and another of a relation; both log in. */
async function loggedIn(planter: Planter, ids: readonly number[], shared: 'device' | 'address'): Promise<void> {
  const thing = planter.unique()
  for (const id of ids)
    await planter.logIn(
      id,
      shared === 'device' ? { device: thing, address: planter.unique() } : { device: planter.unique(), address: thing },
    )
}

const opposing = (outcomes: readonly [string, string]) => async (planter: Planter) => {
  const parentId = await planter.member({ kind: 1 })
  const memberId = await planter.member({ parentId })
  const moments = every(3, 5, onDay(2, 14))
  for (const moment of moments) {
    const event = `V:${planter.unique()}`
    await planter.rounds(parentId, [moment], { coverage: { event, outcomes: { [outcomes[0]]: 0.5 } } })
    await planter.rounds(memberId, [moment], { coverage: { event, outcomes: { [outcomes[1]]: 0.5 } } })
  }
  return memberId
}

/** Three deposits on each of two days of loss. */
const chasing = (left: number) =>
  withMember(async (planter, memberId) => {
    for (const daysAgo of [5, 3])
      for (const hour of [10, 13, 16]) await planter.postedDeposit(memberId, 500_000, onDay(daysAgo, hour), left)
    for (const daysAgo of [5, 3]) await planter.day(memberId, daysAgo, { turnover: 3_000_000, payout: 1_500_000 })
  })

const nights = (count: number, hour: number) =>
  withMember(async (planter, memberId) => {
    for (let night = 1; night <= count; night += 1) await planter.rounds(memberId, every(4, 20, onDay(night, hour)))
  })

const longDays = (pause: number) =>
  withMember(async (planter, memberId) => {
    for (const daysAgo of [2, 5, 9]) {
      const first = every(20, 7, onDay(daysAgo, 9))
      const last = first.at(-1) ?? new Date()
      await planter.rounds(memberId, [...first, ...every(20, 7, new Date(last.getTime() + pause * 60_000))])
    }
  })

const idle = (lastLogIn: number) =>
  withMember(async (planter, memberId) => {
    await planter.run(sql`update member set registered_at = now() - interval '500 days' where id = ${memberId}`)
    await planter.day(memberId, 450, { turnover: 100_000, rounds: 10 })
    await planter.logIn(memberId, { daysAgo: lastLogIn, device: planter.unique(), address: planter.unique() })
    await planter.credit(memberId, 200_000)
  })

const deposits = (before: number, latest: number) =>
  withDays(
    [45, { deposit: before }],
    [75, { deposit: before }],
    [105, { deposit: before }],
    [10, { deposit: latest, turnover: latest * 3, payout: latest * 2.7 }],
  )

/** One member for each signal who has it, and one who barely has not. */
export const CASES: Readonly<Record<SignalKey, Case>> = {
  structuring: {
    plant: withdrawals(45_000_000, 48_000_000, 41_000_000),
    miss: withdrawals(45_000_000, 48_000_000, 39_000_000),
  },
  fastInOut: {
    plant: withMember(async (planter, id) => {
      await planter.deposit(id, 6_000_000, hoursAgo(10))
      await planter.withdrawal(id, 5_500_000, hoursAgo(5))
    }),
    miss: withMember(async (planter, id) => {
      await planter.deposit(id, 6_000_000, hoursAgo(10))
      await planter.dayAt(id, brandDay(hoursAgo(5)), { turnover: 9_500_000, payout: 9_000_000 })
      await planter.withdrawal(id, 5_500_000, hoursAgo(5))
    }),
  },
  lowTurnover: {
    plant: withDays([10, { deposit: 20_000_000, turnover: 5_500_000 }]),
    miss: withDays([10, { deposit: 20_000_000, turnover: 6_500_000 }]),
  },
  payoutWithoutPlay: {
    plant: withDays([5, { withdrawal: 10_000_000, turnover: 900_000 }]),
    miss: withDays([5, { withdrawal: 10_000_000, turnover: 1_100_000 }]),
  },
  manyPayers: { plant: payers('AN VAN', 'BE VAN', 'CO VAN'), miss: payers('AN VAN', 'an van', 'BE VAN') },
  roundTrips: {
    plant: withMember(async (planter, id) => {
      const other = await planter.member()
      await planter.transfer(id, other, 2_000_000, hoursAgo(50))
      await planter.transfer(other, id, 1_700_000, hoursAgo(20))
    }),
    miss: withMember(async (planter, id) => {
      const other = await planter.member()
      await planter.transfer(id, other, 2_000_000, hoursAgo(50))
      await planter.transfer(other, id, 1_500_000, hoursAgo(20))
    }),
  },
  circle: {
    plant: withMember(async (planter, id) => {
      const [one, two] = [await planter.member(), await planter.member()]
      await planter.transfer(id, one, 2_000_000, hoursAgo(60))
      await planter.transfer(one, two, 1_900_000, hoursAgo(40))
      await planter.transfer(two, id, 1_800_000, hoursAgo(20))
    }),
    miss: withMember(async (planter, id) => {
      const [one, two] = [await planter.member(), await planter.member()]
      await planter.transfer(two, id, 1_800_000, hoursAgo(80))
      await planter.transfer(id, one, 2_000_000, hoursAgo(60))
      await planter.transfer(one, two, 1_900_000, hoursAgo(40))
    }),
  },
  largeWin: {
    plant: withMember((planter, id) => planter.rounds(id, [onDay(1, 15)], { stake: 100_000, payout: 50_100_000 })),
    miss: withMember((planter, id) => planter.rounds(id, [onDay(1, 15)], { stake: 100_000, payout: 50_000_000 })),
  },
  unusualWins: {
    plant: withDays([3, { turnover: 10_000_000, payout: 15_000_000, rounds: 100 }]),
    miss: withDays([3, { turnover: 10_000_000, payout: 14_900_000, rounds: 100 }]),
  },
  bonusOnly: {
    plant: withDays([20, { turnover: 2_000_000, bonusTurnover: 1_600_000 }]),
    miss: withDays([20, { turnover: 2_000_000, bonusTurnover: 1_500_000 }]),
  },
  sharedDevice: {
    plant: sharing({ others: 1, what: 'device' }),
    miss: sharing({ others: 1, what: 'device', daysAgo: 100 }),
  },
  sharedAddress: { plant: sharing({ others: 2, what: 'address' }), miss: sharing({ others: 10, what: 'address' }) },
  sharedBankAccount: {
    plant: withMember(async (planter, id) => {
      const number = planter.unique()
      await planter.card(id, number)
      await planter.card(await planter.member(), number)
    }),
    miss: withMember(async (planter, id) => {
      await planter.card(id, `${planter.unique()}1`)
      await planter.card(await planter.member(), `${planter.unique()}2`)
    }),
  },
  sharedContact: {
    plant: async (planter) => {
      const name = planter.unique()
      await planter.member({ email: `${name}@gmail.com` })
      return planter.member({ email: `${name}+second@gmail.com` })
    },
    miss: async (planter) => {
      const name = planter.unique()
      await planter.member({ email: `${name}@gmail.com` })
      return planter.member({ email: `${name}@mail.example` })
    },
  },
  invitedSelf: {
    plant: withMember(async (planter, id) => {
      const friend = await planter.member()
      await planter.invited(id, friend)
      await loggedIn(planter, [id, friend], 'device')
    }),
    miss: withMember(async (planter, id) => {
      const friend = await planter.member()
      await planter.invited(id, friend)
      await loggedIn(planter, [id, friend], 'address')
    }),
  },
  sharedWithAgent: {
    plant: async (planter) => {
      const parentId = await planter.member({ kind: 1 })
      const id = await planter.member({ parentId })
      await loggedIn(planter, [id, parentId], 'device')
      return id
    },
    miss: async (planter) => {
      const parentId = await planter.member({ kind: 1 })
      const id = await planter.member({ parentId })
      await loggedIn(planter, [id, await planter.member({ parentId })], 'device')
      return id
    },
  },
  washPlay: { plant: opposing(['banker', 'player']), miss: opposing(['banker', 'banker']) },
  chasing: { plant: chasing(40_000), miss: chasing(60_000) },
  risingDeposits: { plant: deposits(3_000_000, 6_100_000), miss: deposits(3_000_000, 5_900_000) },
  nightPlay: { plant: nights(8, 1), miss: nights(8, 5) },
  cancelledWithdrawals: {
    plant: withMember(async (planter, id) => {
      for (const hours of [10, 40, 70])
        await planter.withdrawal(id, 300_000, hoursAgo(hours), { cancelledBy: 'MEMBER' })
    }),
    miss: withMember(async (planter, id) => {
      for (const [hours, cancelledBy] of [
        [10, 'MEMBER'],
        [40, 'MEMBER'],
        [70, 'OPERATOR'],
      ] as const)
        await planter.withdrawal(id, 300_000, hoursAgo(hours), { cancelledBy })
    }),
  },
  limitsRaised: {
    plant: withMember(async (planter, id) => {
      await planter.day(id, 4, { turnover: 3_000_000, payout: 1_900_000 })
      await planter.limit(id, units(500_000), null, onDay(2, 12))
    }),
    miss: withMember(async (planter, id) => {
      await planter.day(id, 4, { turnover: 3_000_000, payout: 1_900_000 })
      await planter.limit(id, units(500_000), units(400_000), onDay(2, 12))
    }),
  },
  longPlay: { plant: longDays(20), miss: longDays(40) },
  backAfterBreak: {
    plant: withMember(async (planter, id) => {
      await planter.endedBreak(id, hoursAgo(100))
      await planter.deposit(id, 2_000_000, hoursAgo(30))
    }),
    miss: withMember(async (planter, id) => {
      await planter.endedBreak(id, hoursAgo(100))
      await planter.deposit(id, 2_000_000, hoursAgo(20))
    }),
  },
  dormant: { plant: idle(400), miss: idle(300) },
}
