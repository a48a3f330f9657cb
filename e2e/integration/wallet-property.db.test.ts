import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { openRound } from '../../apps/platform/src/db/tables/seamless.ts'
import { memberDay, round } from '../../apps/platform/src/db/tables/play.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { openJackpot } from '../../apps/platform/src/domains/play/jackpots/jackpot.fixture.ts'
import { getCash, createMemberWith } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { makeSmallWorld } from '../../apps/platform/src/small-world.fixture.ts'
import { type KillableProcesses, startKillable, SEAMLESS_SECRET } from './killed-process.fixture.ts'
import type { WalletCall } from '@playhouse/vendor-api/seamless-wallet.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import {
  DETAILS,
  newId,
  openGame,
  signedCall,
} from '../../apps/platform/src/domains/money/wallet/seamless/seamless.fixture.ts'

const MEMBERS = 40
const CALLS = IS_NIGHTLY ? 10_400 : 1_200
const PAID_IN = parseAmount('500')
/** Numbers of calls after which the process is killed; the last calls find it running. */
const KILLED_AFTER = [600, 1_500, 3_500, 5_500, 8_000].filter((after) => after < CALLS)

let url: string
let drop: () => Promise<void>
let database: Database
let main: KillableProcesses
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase())
  database = openDatabase(url)
  await makeSmallWorld(database)
  const feeding = {
    id: 'comet',
    name: 'Comet',
    vendorCode: 'SEN',
    seedAmount: parseAmount('1000'),
    contributionPpm: 10_000,
  }
  await openJackpot(database, { ...feeding, mustDropBy: parseAmount('1000000') }, [1])
  main = await startKillable(url)
  await main.start()
})
afterAll(async () => {
  await main.end()
  await database.$client.end()
  await drop()
})

const pick = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))]

interface Answer {
  status: number
  body: { error?: string; balance?: string; transaction?: string | null; replayed?: boolean }
}

const progress = { answered: 0 }
/** Repeats a call after a broken connection or `system_busy` until its outcome is known, as vendors do. */
async function send(call: WalletCall, requested: object): Promise<Answer> {
  const { payload, headers } = signedCall(SEAMLESS_SECRET, call, requested, { vendor: 'SEN' })
  for (let tries = 0; tries < 400; tries += 1) {
    try {
      const { statusCode, body } = await request(main.platform(`/seamless/v1/${call}`), {
        method: 'POST',
        body: payload,
        headers: { ...headers, ...signedCall(SEAMLESS_SECRET, call, requested, { vendor: 'SEN' }).headers },
      })
      const parsed = (await body.json()) as Answer['body']
      if (statusCode < 500 && statusCode !== 429) {
        progress.answered += 1
        return { status: statusCode, body: parsed }
      }
    } catch {
      // The process was killed and restarts.
    }
    await sleep(50)
  }
  throw new Error(`${call} was never answered`)
}

interface ModelledRound {
  id: string
  stakes: Map<string, bigint>
  payout: bigint
  state: 'open' | 'settled' | 'gone'
}

/** Model of one account's wallet: the rules of docs/seamless-wallet.md in memory. */
class Model {
  cash = PAID_IN
  turnover = 0n
  readonly rounds: ModelledRound[] = []
  readonly cancelled = new Set<string>()
  readonly taken: { call: WalletCall; request: object; balance: string | undefined }[] = []

  getStake = ({ stakes }: ModelledRound) => [...stakes.values()].reduce((sum, stake) => sum + stake, 0n)
  open = () => this.rounds.filter(({ state }) => state === 'open')
}

/** Makes one random call for an account and compares the answer with the model. */
async function step(model: Model, session: string): Promise<void> {
  const ids = { session, transactionId: newId() }
  const expectMoved = (call: WalletCall, received: object, { status, body }: Answer) => {
    expect({ call, request: received, status, ...body }).toMatchObject({
      status: 200,
      balance: formatAmount(model.cash),
    })
    model.taken.push({ call, request: received, balance: body.balance })
  }
  const expectRefused = (call: WalletCall, received: object, { status, body }: Answer, error: string) =>
    expect({ call, request: received, status, error: body.error }).toMatchObject({ error })
  const amount = () => BigInt(randomInt(1, 400_000))
  /** Sends a call once, or several times at once: one is processed, the others repeat its answer. */
  const sendSome = async (call: WalletCall, requested: object) => {
    const responses = await Promise.all(
      Array.from({ length: randomInt(10) === 0 ? 3 : 1 }, () => send(call, requested)),
    )
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.error} ${body.balance}`)).size).toBe(1)
    return responses[0] as Answer
  }
  const chance = randomInt(100)
  if (chance < 30) {
    const [stake, payout] = [amount(), randomInt(2) === 0 ? 0n : amount()]
    const requested = {
      ...ids,
      roundId: newId(),
      stake: formatAmount(stake),
      payout: formatAmount(payout),
      details: DETAILS,
    }
    const response = await sendSome('play', requested)
    if (stake > model.cash) return void expectRefused('play', requested, response, 'insufficient_balance')
    model.cash += payout - stake
    model.turnover += stake
    const stakes = new Map([[ids.transactionId, stake]])
    model.rounds.push({ id: requested.roundId, stakes, payout, state: 'settled' })
    return expectMoved('play', requested, response)
  }
  if (chance < 60) {
    const known = randomInt(3) === 0 ? pick(model.rounds) : undefined
    const stake = amount()
    const requested = { ...ids, roundId: known?.id ?? newId(), amount: formatAmount(stake) }
    const response = await sendSome('debit', requested)
    if (stake > model.cash) return void expectRefused('debit', requested, response, 'insufficient_balance')
    if (known?.state === 'settled') return void expectRefused('debit', requested, response, 'round_closed')
    model.cash -= stake
    const opened: ModelledRound = known ?? { id: requested.roundId, stakes: new Map(), payout: 0n, state: 'open' }
    if (!known) model.rounds.push(opened)
    // A round whose only stake was rolled back no longer exists.
    opened.state = 'open'
    opened.stakes.set(ids.transactionId, stake)
    return expectMoved('debit', requested, response)
  }
  if (chance < 80) {
    const of = pick(randomInt(8) === 0 ? model.rounds : model.open())
    const closes = randomInt(4) > 0
    const payout = closes && randomInt(2) === 0 ? 0n : amount()
    const requested = {
      ...ids,
      roundId: of?.id ?? newId(),
      amount: formatAmount(payout),
      closes,
      ...(closes && { details: DETAILS }),
    }
    const response = await sendSome('credit', requested)
    if (of?.state !== 'open')
      return void expectRefused(
        'credit',
        requested,
        response,
        of?.state === 'settled' ? 'round_closed' : 'round_not_found',
      )
    model.cash += payout
    of.payout += payout
    if (closes) {
      of.state = 'settled'
      model.turnover += model.getStake(of)
    }
    return expectMoved('credit', requested, response)
  }
  if (chance < 92) {
    const of = pick(model.open())
    const debitId = (of && pick([...of.stakes.keys()])) ?? newId()
    const requested = { ...ids, debitId }
    const response = await sendSome('rollback', requested)
    if (of) {
      model.cash += of.stakes.get(debitId) ?? 0n
      of.stakes.delete(debitId)
      if (of.stakes.size === 0 && of.payout === 0n) of.state = 'gone'
    }
    model.cancelled.add(debitId)
    return expectMoved('rollback', requested, response)
  }
  if (chance < 96) {
    // A stake that arrives after its rollback.
    const late = [...model.cancelled].at(-1)
    if (late === undefined) return
    const requested = { session, transactionId: late, roundId: newId(), amount: '1' }
    return void expectRefused('debit', requested, await sendSome('debit', requested), 'transaction_cancelled')
  }
  const again = pick(model.taken)
  if (!again) return
  const { status, body } = await send(again.call, again.request)
  // A stake that was rolled back is refused from then on; everything else repeats its first answer.
  const requested = again.request as { transactionId: string }
  const expected = model.cancelled.has(requested.transactionId)
    ? { error: 'transaction_cancelled' }
    : { status: 200, balance: again.balance, replayed: true }
  expect({ status, ...body }).toMatchObject(expected)
}

test(`${CALLS} random concurrent calls match the model although the process is killed`, async () => {
  const players = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => {
      const memberId = await createMemberWith(database, PAID_IN, index % 10 === 9 ? 4 : 0)
      const { session } = await openGame(database, memberId, { nodeId: 1 + (index % 2) })
      return { memberId, session, model: new Model() }
    }),
  )
  const killing = (async () => {
    for (const after of KILLED_AFTER) {
      while (progress.answered < after) await sleep(20)
      await main.kill()
      await main.start()
    }
  })()
  await Promise.all(
    players.map(async ({ session, model }) => {
      while (progress.answered < CALLS) await step(model, session)
    }),
  )
  await killing
  expect(progress.answered).toBeGreaterThanOrEqual(CALLS)

  for (const { memberId, model } of players) {
    const open = await database.select().from(openRound).where(eq(openRound.memberId, memberId))
    const settled = await database.$count(round, eq(round.memberId, memberId))
    const [day] = await database
      .select({ turnover: sql<string>`sum(${memberDay.turnover})` })
      .from(memberDay)
      .where(eq(memberDay.memberId, memberId))
    const isDemo = (await database.execute<{ kind: number }>(sql`select kind from member where id = ${memberId}`))
      .rows[0]
    expect({
      cash: await getCash(database, memberId),
      open: Object.fromEntries(open.map(({ roundId, stake, payout }) => [roundId, [stake, payout]])),
      settled,
      turnover: BigInt(day?.turnover ?? 0),
    }).toEqual({
      cash: model.cash,
      open: Object.fromEntries(model.open().map((other) => [other.id, [model.getStake(other), other.payout]])),
      settled: model.rounds.filter(({ state }) => state === 'settled').length,
      turnover: isDemo?.kind === 4 ? 0n : model.turnover,
    })
  }
  const lines: string[] = []
  await audit(url, (line) => lines.push(line))
  // The members of this test are outside the agent tree.
  expect(
    lines.filter((line) => line.startsWith('FAILED  ') && !/agent|path|team sums|active members/.test(line)),
  ).toEqual([])
})
