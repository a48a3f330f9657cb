import { confirmWithdrawalReceipt, requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFor, newestKey, SECRET_KEYS } from '../../apps/platform/src/app.fixture.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { payoutAttempt, withdrawalStep } from '../../apps/platform/src/db/tables/cashier-withdrawals.ts'
import { withdrawal } from '../../apps/platform/src/db/tables/cashier.ts'
import {
  type Cashier,
  openCashier,
  PAYMENT_PASSWORD,
  type Player,
} from '../../apps/platform/src/domains/money/cashier/withdrawals/withdrawals.fixture.ts'
import { type KillableProcesses, startKillable } from './killed-process.fixture.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'

let cashier: Cashier
let main: KillableProcesses
beforeAll(async () => {
  cashier = await openCashier()
  const { config } = cashier.harness
  // Two platforms over one database; when one reaches the point, both are killed.
  main = await startKillable(config.databaseUrl, { PAYMENTS_URL: cashier.provider.url, SECRET_KEYS }, [
    'platform',
    'platform',
  ])
})
afterAll(async () => {
  await main.end()
  await cashier.close()
})

/** Calls a platform that may be killed meanwhile. @returns undefined without an answer */
async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>, { token }: Player, key: string = randomUUID()) {
  const sealed = endpoint.sealed ? await sealBody(input, await newestKey(cashier.harness.app)) : undefined
  const response = await fetch(main.platform(endpoint.path), {
    method: 'POST',
    headers: {
      ...headersFor(endpoint, { token, headers: { 'idempotency-key': key } }),
      ...(sealed && { encryption: sealed.encryption }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(sealed ? { value: sealed.value } : input),
  }).catch(() => undefined)
  return (await response?.json().catch(() => undefined)) as { value?: { id: string } } | undefined
}

const POINTS: FaultPoint[] = [
  'withdrawal:held',
  'withdrawal:APPROVED',
  'withdrawal:PROCESSING',
  'payout:kept',
  'payout:answered',
  'withdrawal:DISBURSED',
  'withdrawal:FORCED_RECEIPT',
  'withdrawal:RECEIVED',
]

test.each(allEveryNight(POINTS, (point) => point === 'payout:answered'))(
  'pays a withdrawal out once when the platform is killed at %s',
  async (point) => {
    const { database, config } = cashier.harness
    const end = point === 'withdrawal:RECEIVED' ? 'RECEIVED' : 'FORCED_RECEIPT'
    const player = await cashier.player(1_000)
    const own = eq(withdrawal.memberId, player.memberId)
    const key = randomUUID()
    const request = () =>
      send(
        requestWithdrawal,
        { amount: '300', bankCardId: player.cardId, paymentPassword: PAYMENT_PASSWORD },
        player,
        key,
      )
    /** The member confirms the receipt, or leaves it to the time limit. */
    const endReceipt = async () => {
      const [row] = await database.select().from(withdrawal).where(own)
      if (row?.state === 'DISBURSED' && end === 'RECEIVED') {
        await send(confirmWithdrawalReceipt, { id: String(row.id), outcome: 'RECEIVED' }, player)
      } else if (row?.nextActionAt) {
        const unchanged = and(own, eq(withdrawal.version, row.version))
        await database
          .update(withdrawal)
          .set({ nextActionAt: sql`now()` })
          .where(unchanged)
      }
      await sleep(50)
      return row?.state
    }

    await main.start(point)
    const killed = new AbortController()
    const gone = main.gone().finally(() => killed.abort())
    await request()
    while (!killed.signal.aborted) await endReceipt()
    expect(await gone).toBe('SIGKILL')

    await main.start()
    // The page repeats the request under the same key.
    expect((await request())?.value?.id).toBeDefined()
    await expect.poll(endReceipt).toBe(end)

    expect(await cashier.readBalances(player)).toEqual({ cash: 700, locked: 0 })
    const paid = [...cashier.provider.payouts.keys()].filter((reference) =>
      reference.startsWith(`W${player.memberId}-`),
    )
    expect(paid).toHaveLength(1)
    const attempts = await database.select().from(payoutAttempt).where(eq(payoutAttempt.memberId, player.memberId))
    expect(attempts.map(({ attempt, state }) => [attempt, state])).toEqual([[1, 'PAID']])
    const steps = await database
      .select({ state: withdrawalStep.state })
      .from(withdrawalStep)
      .where(eq(withdrawalStep.memberId, player.memberId))
      .orderBy(withdrawalStep.version)
    expect(steps.map(({ state }) => state)).toEqual(['REQUESTED', 'APPROVED', 'PROCESSING', 'DISBURSED', end])
    const { rows } = await database.execute<{ type: string }>(sql`
    select type from ledger_transaction where member_id = ${player.memberId} and type like 'WITHDRAW%' order by id`)
    expect(rows.map(({ type }) => type)).toEqual(['WITHDRAW_LOCK', 'WITHDRAW'])
    const lines: string[] = []
    await audit(config.databaseUrl, (line) => lines.push(line))
    expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
  },
)
