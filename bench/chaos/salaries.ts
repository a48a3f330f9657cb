import { answerContract, offerContract } from '@playhouse/platform-api/agent-contracts.ts'
import { periodAt } from '@playhouse/shared/agent-pay.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { brandDay } from '../../apps/platform/src/ledger/brand-day.ts'
import { addDays } from '../../apps/platform/src/lib/record-range.ts'
import { restClient } from './client.ts'
import { type ChaosWorld, PAYMENT_PASSWORD, playBefore } from './world.ts'

const DAYS = 8
const STAKE = 100_000_000_000n

/** Plays the past days for which salaries are paid. Runs before the platform starts, because it sums past days once. */
export async function playPastDays(databaseUrl: string, { players }: ChaosWorld): Promise<void> {
  const database = openDatabase(databaseUrl)
  try {
    const today = brandDay(new Date())
    for (let day = addDays(today, -DAYS); day < today; day = addDays(day, 1))
      for (const { id } of players.slice(0, 3))
        await playBefore(database, id, `salary-${id}-${day}`, STAKE, `${day}T12:00:00+07:00`)
  } finally {
    await database.$client.end()
  }
}

/** Gives agents daily salaries of past days, which become due one after the other within the run. */
export async function prepareSalaries(
  databaseUrl: string,
  platformUrl: string,
  { agents }: ChaosWorld,
  durationMs: number,
): Promise<void> {
  const rest = restClient(platformUrl)
  await rest.prepare()
  const database = openDatabase(databaseUrl)
  try {
    const today = brandDay(new Date())
    const first = addDays(today, -DAYS)
    for (const [at, { payer, paid }] of agents.entries()) {
      const terms = { period: 'D', basisPoints: 5, minValidBet: '1000' } as const
      const offered = await rest.call(
        offerContract,
        { account: paid.username, kind: 'DAILY_SALARY', terms, paymentPassword: PAYMENT_PASSWORD },
        { token: payer.token },
      )
      const id = String(offered.answer?.['id'])
      if (offered.outcome !== 'done') throw new Error(`No contract of ${paid.username}: ${offered.status}`)
      const { rows } = await database.execute<{ hash: string }>(
        sql`select terms_hash as hash from contract_version where id = ${id}`,
      )
      const termsHash = rows[0]?.hash ?? ''
      const accepted = await rest.call(answerContract, { id, accept: true, termsHash }, { token: paid.token })
      if (accepted.outcome !== 'done') throw new Error(`${paid.username} cannot accept: ${accepted.status}`)
      const { from } = periodAt('DAILY_SALARY', 'D', new Date(`${first}T12:00:00+07:00`))
      const dueIn = (durationMs / 1_000) * ((at + 1) / (agents.length + 1))
      await database.execute(sql`
        update contract_version set valid_from = ${from}, next_period = ${from}, valid_until = ${`${today}T00:00:00+07:00`}::timestamptz,
          next_action_at = now() + make_interval(secs => ${dueIn}) where id = ${id}`)
    }
  } finally {
    await database.$client.end()
  }
}
