import { requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { paymentsClient } from '@playhouse/vendor-api/payments/lantern/client.ts'
import { lanternProvider } from '@playhouse/vendor-api/payments/lantern/lantern.ts'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { bankCard, withdrawalBank, withdrawalSetting } from '../../../../db/tables/cashier-withdrawals.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import type { DueWork } from '../../../../jobs/due-rows.ts'
import { memberAccounts } from '../../../../ledger/accounts.ts'
import { createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { hashQuickly } from '../../../../lib/password.fixture.ts'
import { dueWithdrawals } from './due-withdrawals.ts'
import { openProvider, type TestProvider } from './payment-provider.fixture.ts'

export const PAYMENT_PASSWORD = 'lantern-river-5'

export interface Player {
  memberId: number
  token: string
  cardId: string
}

export interface Cashier {
  harness: TestPlatform
  provider: TestProvider
  due: DueWork
  /** A member with a usable card, a payment password and a verified identity; amounts in whole units. */
  player(units: number): Promise<Player>
  request(player: Player, units: number | string, key?: string): ReturnType<typeof callWithdraw>
  /** Requests a withdrawal, which must succeed. @returns its id */
  requested(player: Player, units: number): Promise<number>
  /** Runs due work until nothing is due. */
  settle(): Promise<void>
  /** Makes everything scheduled due now. */
  hurry(): Promise<void>
  getState(id: number): Promise<string>
  readBalances(player: Player): Promise<{ cash: number; locked: number }>
  close(): Promise<void>
}

export async function openCashier(environment: Record<string, string> = {}): Promise<Cashier> {
  const provider = await openProvider()
  const harness = await openTestPlatform({
    template: 'small',
    environment: { PAYMENTS_URL: provider.url, ...environment },
  })
  const { database, config } = harness
  await database.update(withdrawalBank).set({ minimum: 10_000n })
  await database.update(withdrawalSetting).set({ turnoverPercent: 0 })
  const { secrets = [] } = config.payments.lantern ?? {}
  const payments = paymentsClient({ baseUrl: provider.url, secrets })
  const providers = new Map([['lantern', lanternProvider(payments, secrets)]])
  const log = { warn: () => {}, error: () => {} }
  const due = dueWithdrawals({ providers, log })
  const passwordHash = await hashQuickly(PASSWORD)
  const paymentPasswordHash = await hashQuickly(PAYMENT_PASSWORD)
  const run = () => due.run(database, new AbortController().signal)

  const cashier: Cashier = {
    harness,
    provider,
    due,
    async player(units) {
      const memberId = await createMemberWith(database, BigInt(units) * 10_000n)
      const [row] = await database
        .update(member)
        .set({
          passwordHash,
          path: String(memberId),
          paymentPasswordHash,
          passwordChangedAt: sql`now() - interval '40 days'`,
          registeredAt: sql`now() - interval '40 days'`,
        })
        .where(eq(member.id, memberId))
        .returning({ username: member.username })
      const [card] = await database
        .insert(bankCard)
        .values({
          memberId,
          bankCode: 'HOASEN',
          accountNumber: `10${memberId}000001`,
          accountName: 'NGUYEN THI LAN',
          isDefault: true,
          usableAt: sql`now() - interval '1 hour'`,
        })
        .returning({ id: bankCard.id })
      await database.insert(memberProfile).values({ memberId, identityTier: 1, birthday: '1990-05-17' })
      const { value } = await harness.call(login, { username: row?.username ?? '', password: PASSWORD })
      // After the log-in, which would otherwise require a code.
      await database
        .update(member)
        .set({ payeeName: 'Nguyễn Thị Lan', email: `member${memberId}@mail.example`, emailVerifiedAt: sql`now()` })
        .where(eq(member.id, memberId))
      return { memberId, token: value.token, cardId: card?.id ?? '' }
    },
    request: (player, units, key) => callWithdraw(harness, player, units, key),
    async requested(player, units) {
      const { value, body } = await callWithdraw(harness, player, units)
      if (!value) throw new Error(JSON.stringify(body))
      return Number(value.id)
    },
    async settle() {
      while ((await run()) > 0);
    },
    async hurry() {
      await database
        .update(withdrawal)
        .set({ nextActionAt: sql`now()` })
        .where(sql`next_action_at is not null`)
      await cashier.settle()
    },
    async getState(id) {
      const [found] = await database.select({ state: withdrawal.state }).from(withdrawal).where(eq(withdrawal.id, id))
      return found?.state ?? ''
    },
    async readBalances({ memberId }) {
      const { cash, locked } = await memberAccounts(database, memberId)
      return { cash: Number(cash.balance / 10_000n), locked: Number(locked.balance / 10_000n) }
    },
    async close() {
      await payments.close()
      await harness.close()
      await provider.close()
    },
  }
  return cashier
}

function callWithdraw(harness: TestPlatform, player: Player, units: number | string, key: string = randomUUID()) {
  return harness.call(
    requestWithdrawal,
    { amount: String(units), bankCardId: player.cardId, paymentPassword: PAYMENT_PASSWORD },
    { token: player.token, headers: { 'idempotency-key': key } },
  )
}

export async function getRow({ harness: { database } }: Cashier, memberId: number, id: number) {
  const [row] = await database
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, id)))
  if (!row) throw new Error(`There is no withdrawal ${id}.`)
  return row
}
