import { bankCards } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { depositByQr, deposit as readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import { requestWithdrawal, withdrawalDetail } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { httpTransport } from '@playhouse/contract-suite/wire.ts'
import type { Endpoint, InputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../../apps/platform/src/lib/password.ts'
import { PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import type { KillableProcesses } from '../integration/killed-process.fixture.ts'

const PAID_WITHIN_MS = 20_000
const PAYMENT_PASSWORD = 'lantern-river-5'

/** Results that the platform has acknowledged to a member. */
export interface Acknowledged {
  username: string
  deposits: string[]
  withdrawals: string[]
  rounds: string[]
  balance: string
}

/** Gives the members what deposits and withdrawals ask for, and the cashier rules without waiting times. */
export async function prepareMembers(database: Database, usernames: readonly string[]): Promise<void> {
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD)
  const them = sql`(select id from member where username in ${usernames})`
  await database.execute(sql`
    update member set payment_password_hash = ${paymentPasswordHash}, payee_name = 'Nguyễn Thị Lan',
      email = username || '@mail.example', registered_at = now() - interval '40 days',
      password_changed_at = now() - interval '40 days' where id in ${them}`)
  await database.execute(sql`
    insert into member_profile (member_id, birthday, identity_tier) select id, '1990-05-17', 1 from member where id in ${them}`)
  await database.execute(sql`
    insert into bank_card (member_id, bank_code, account_number, account_name, is_default, usable_at)
    select id, 'HOASEN', '10000' || id || '000001', 'NGUYEN THI LAN', true, now() - interval '1 hour' from member where id in ${them}`)
  // The players have never logged in, so every address is unknown.
  await database.execute(sql`update brand_module set enabled = false where mod_id = 'LOGINIPVERF3'`)
  await database.execute(sql`update withdrawal_setting set turnover_percent = 0`)
  await database.execute(sql`update withdrawal_bank set minimum = 10000`)
}

/** A member's client: it calls the platform and plays at the vendor. */
export async function openPlayer(main: KillableProcesses, username: string) {
  const { send, useSealingKey } = httpTransport({
    baseUrl: main.platform(''),
    merchant: 'playhouse',
    deadlineMs: 60_000,
    cipher: 'jwe',
    clientAddress: '127.0.0.1',
  })
  const session: { token?: string } = {}
  const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, key?: string): Promise<ResponseOf<E>> => {
    const { status, json, text } = await send(endpoint, input as object, { ...session, ...(key && { key }) })
    const answered = json as { success?: boolean; value: ResponseOf<E> } | undefined
    if (!answered?.success) throw new Error(`${endpoint.name}: ${status} ${text.slice(0, 300)}`)
    return answered.value
  }
  const { keys } = await call(sealingKeys, {})
  if (keys[0]) useSealingKey(keys[0])
  session.token = (await call(login, { username, password: PASSWORD })).token
  const getBalance = async () => (await call(balance, {})).sumBalance

  return {
    /** A paid deposit, a round in play for each stake, and a withdrawal. */
    async play(stakes: number): Promise<Acknowledged> {
      const { id } = await call(depositByQr, { requestKey: randomUUID(), amount: '200000' })
      for (
        const until = Date.now() + PAID_WITHIN_MS;
        (await call(readDeposit, { id })).state !== 'CONFIRMED';
        await sleep(50)
      )
        if (Date.now() > until) throw new Error(`Deposit ${id} of ${username} was not paid.`)
      const { game_url } = (await call(launchGame, { nodeId: 1 })).content
      const playToken = await main.launch(game_url)
      const rounds: string[] = []
      for (let at = 0; at < stakes; at += 1) rounds.push(await playRound(main, playToken))
      const withdrawal = await call(
        requestWithdrawal,
        { amount: '60000', bankCardId: await getCard(), paymentPassword: PAYMENT_PASSWORD },
        randomUUID(),
      )
      return {
        username,
        deposits: [id],
        withdrawals: [String(withdrawal.id)],
        rounds,
        balance: String(await getBalance()),
      }
    },
    /** @returns what the platform does not know any more of what it had acknowledged to this member, oldest first */
    async missing(all: readonly Acknowledged[]): Promise<string[]> {
      const own = all.filter((one) => one.username === username)
      const found: string[] = []
      for (const id of own.flatMap(({ deposits }) => deposits))
        if ((await call(readDeposit, { id })).state !== 'CONFIRMED')
          found.push(`deposit ${id} of ${username} is not paid`)
      for (const id of own.flatMap(({ withdrawals }) => withdrawals))
        await call(withdrawalDetail, { id }).catch(() => found.push(`withdrawal ${id} of ${username} is missing`))
      const has = await getBalance()
      const known = own.at(-1)?.balance
      if (has !== known) found.push(`the balance of ${username} is ${has} in place of ${known}`)
      return found
    },
    /** @returns the round's id */
    async bet(): Promise<string> {
      const { game_url } = (await call(launchGame, { nodeId: 1 })).content
      return playRound(main, await main.launch(game_url))
    },
  }

  async function getCard(): Promise<string> {
    const [card] = (await call(bankCards, {})).list
    return card?.id ?? ''
  }
}

/** @returns the round's id */
async function playRound(main: KillableProcesses, playToken: string): Promise<string> {
  const response = await fetch(main.address('/play/api/rounds'), {
    method: 'POST',
    headers: { authorization: `Bearer ${playToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ roundKey: randomUUID(), bet: { stake: '1000' }, clientSeed: 'drill' }),
  })
  if (!response.ok) throw new Error(`The round was refused: ${response.status} ${await response.text()}`)
  return ((await response.json()) as RoundResponse).roundId
}
