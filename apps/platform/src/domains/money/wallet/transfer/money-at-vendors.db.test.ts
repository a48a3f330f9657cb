import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { balance, MAIN_WALLET, transferToMainWallet } from '@playhouse/platform-api/wallet.ts'
import { drawDay } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { WALLET_CALLS } from '@playhouse/vendor-api/seamless-wallet.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brandModule } from '../../../../db/tables/brand.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { member } from '../../../../db/tables/members.ts'
import { walletTransfer } from '../../../../db/tables/transfers.ts'
import { findLedgerFaults, getCash } from '../../../../ledger/ledger.fixture.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { secretBox } from '../../../../request/secret-box.ts'
import { scheduleDraws } from '../../../play/lottery/schedule.ts'
import {
  type Cashier,
  openCashier,
  PAYMENT_PASSWORD,
  type Player,
} from '../../cashier/withdrawals/withdrawals.fixture.ts'
import { transferAllowance } from '../../limits/play-allowance.ts'
import { openGame, signedCall } from '../seamless/seamless.fixture.ts'
import { getAccountTypeId } from '../wallet-numbers.ts'
import { ScriptedVendor } from './scripted-vendor.fixture.ts'
import { bringFundsBack } from './move-funds.ts'
import { openTransfers, type Transfers } from './transfers.ts'
import { serveVendor } from './vendor-server.fixture.ts'

/** SEN and KEN keep players' money, TRE plays from the main wallet. */
const [SEN, KEN, TRE] = ['SEN', 'KEN', 'TRE']
const UNIT = 10_000n
const LOTTERY = 'VN_SOUTH_1M'

let cashier: Cashier
let vendors: ScriptedVendor
let server: Awaited<ReturnType<typeof serveVendor>>
/** Outside of the platform, to move money to vendors without opening games there. */
let transfers: Transfers
let games: Map<string, number>
let issue: string
beforeAll(async () => {
  vendors = new ScriptedVendor()
  server = await serveVendor(vendors)
  cashier = await openCashier({ VENDOR_URL: server.url, LOTTERY_DRAWS: 'true' })
  const { database, config } = cashier.harness
  await database.update(brandModule).set({ enabled: true })
  const rows = await database.select().from(game)
  const [known] = await database.select().from(vendor)
  for (const code of [SEN, KEN, TRE] as string[]) {
    if (known)
      await database
        .insert(vendor)
        .values({ ...known, code, name: code })
        .onConflictDoNothing()
    if (rows[0] && !rows.some(({ vendorCode }) => vendorCode === code))
      await database
        .insert(game)
        .values({ ...rows[0], nodeId: 90_000 + getAccountTypeId(code), gameCode: code, vendorCode: code })
  }
  await database.execute(
    sql`update vendor set wallet_mode = case when code in ('SEN', 'KEN') then 'transfer' else 'seamless' end`,
  )
  await database.execute(sql`update lottery set prize_mode = 'ZY' where prize_mode = 'SEA'`)
  await cashier.harness.restart()
  const open = await database.select().from(game).where(eq(game.closed, false))
  games = new Map(open.map(({ vendorCode, nodeId }) => [vendorCode, nodeId]))
  const log = { warn: () => {}, error: () => {} }
  transfers = openTransfers({ database, vendors, secret: config.seamlessSecret, transferAllowance, log })
  issue = await openDraw()
})
afterAll(async () => {
  await cashier.close()
  await server.close()
})
afterEach(async () => {
  vendors.down.clear()
  vendors.lossy = 0
  await cashier.harness.database.update(walletTransfer).set({ dueAt: sql`now()` })
  await transfers.settlePending()
  // oxlint-disable-next-line vitest/no-standalone-expect -- what every test leaves behind
  expect(await findLedgerFaults(cashier.harness.database)).toEqual([])
})

async function openDraw(): Promise<string> {
  const { database, config } = cashier.harness
  const lottery = findLottery(LOTTERY)
  if (!lottery) throw new Error(`There is no lottery ${LOTTERY}.`)
  const day = drawDay(Date.now())
  const plan = { gameCode: LOTTERY, issue: `${day.replaceAll('-', '')}9001`, day, startsAt: Date.now() - 1_000 }
  const closesAt = Date.now() + 3_600_000
  await withTransaction(database, (tx) =>
    scheduleDraws(tx, secretBox(config.secretKeys), lottery, [{ ...plan, closesAt, drawsAt: closesAt + 1_000 }]),
  )
  return plan.issue
}

/** A member with `home` units in the main wallet and `away` at each of the vendors. */
async function playerWith(home: number, away: number, at: readonly string[] = [SEN as string]): Promise<Player> {
  const player = await cashier.player(home + away * at.length)
  for (const vendorCode of at) {
    const amount = BigInt(away) * UNIT
    const end = await transfers.transferOut({ memberId: player.memberId, vendorCode }, { amount })
    if (end !== 'done') throw new Error(`The vendor has not taken the money: ${end}.`)
  }
  return player
}
const readCash = async ({ memberId }: Player) => Number((await getCash(cashier.harness.database, memberId)) / UNIT)
const readBalance = async ({ token }: Player) => (await cashier.harness.call(balance, {}, { token })).value
const call = (endpoint: Endpoint, input: object, { token }: Player, key: string = randomUUID()) =>
  cashier.harness.call(endpoint, input as never, { token, headers: { 'idempotency-key': key } })
const findEndpoint = (name: string) => ALL_ENDPOINTS.find((one) => one.name === name) as Endpoint

/** What takes an amount from the main wallet, as an input of its endpoint. `keyed`: the key of the request is a field. */
interface Payment {
  input(player: Player, units: number, key: string): Promise<object> | object
}
const payments: Record<string, Payment> = {
  placeTicket: {
    input: (_player, units) => ({
      gameCode: LOTTERY,
      numero: issue,
      oddsVersion: CURRENT_ODDS,
      lines: [{ betType: 'DE', picks: [5], amount: String(units) }],
    }),
  },
  requestWithdrawal: {
    input: ({ cardId }, units) => ({ amount: String(units), bankCardId: cardId, paymentPassword: PAYMENT_PASSWORD }),
  },
  transferUpline: {
    input: async (player, units, requestKey) => {
      const other = await cashier.player(0)
      await setParent(player.memberId, other.memberId)
      return { amount: String(units), paymentPassword: PAYMENT_PASSWORD, requestKey }
    },
  },
  transferDownline: {
    input: async (player, units, requestKey) => {
      const other = await cashier.player(0)
      await setParent(other.memberId, player.memberId)
      const [row] = await cashier.harness.database.select().from(member).where(eq(member.id, other.memberId))
      return { amount: String(units), paymentPassword: PAYMENT_PASSWORD, requestKey, account: row?.username }
    },
  },
}

async function setParent(memberId: number, parentId: number): Promise<void> {
  const { database } = cashier.harness
  await database.execute(sql`update member set kind = 41 where id = ${parentId}`)
  await database.execute(
    sql`update member set parent_id = ${parentId}, path = ${`${parentId}.${memberId}`} where id = ${memberId}`,
  )
}

/** Moves between the wallets themselves: an amount is of the wallet that is named, and nothing else pays it. */
const MOVES: Record<string, object> = {
  transferToMainWallet: { vassalage: SEN, amount: '500' },
  transferFromMainWallet: { vassalage: KEN, amount: '500' },
  transferSubToSubWallet: { fromVassalage: SEN, toVassalage: KEN, amount: '500' },
  walletTransfer: { fromAccountTypeId: MAIN_WALLET, toAccountTypeId: getAccountTypeId(KEN as string), amount: '500' },
}

const REFUSING = ALL_ENDPOINTS.filter(({ errors }) => errors.includes('insufficient_balance')).map(({ name }) => name)

test('covers every endpoint that can be refused for want of money', () => {
  const covered = [...Object.keys(payments), ...Object.keys(MOVES), 'requestClosingPayout']
  expect(covered.toSorted()).toEqual(REFUSING.toSorted())
})

describe.each(Object.entries(payments))('%s', (path, { input }) => {
  const endpoint = findEndpoint(path)

  test('is paid with money that lies at vendors, which leaves the rest in the main wallet', async () => {
    const player = await playerWith(20_000, 50_000, [SEN, KEN] as string[])
    const key = randomUUID()
    const requested = await input(player, 100_000, key)
    expect((await call(endpoint, requested, player, key)).status).toBe(200)
    expect(await readCash(player)).toBe(20_000)
    // The same request again moves nothing.
    expect((await call(endpoint, requested, player, key)).status).toBe(200)
    expect(await readCash(player)).toBe(20_000)
  })

  test('is paid once when the same request comes four times at once', async () => {
    const player = await playerWith(0, 100_000)
    const key = randomUUID()
    const requested = await input(player, 60_000, key)
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(endpoint, requested, player, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await readCash(player)).toBe(40_000)
  })

  test('is refused, and the money stays at the vendor, where all together does not cover it', async () => {
    const player = await playerWith(10_000, 50_000)
    const key = randomUUID()
    const refused = await call(endpoint, await input(player, 100_000, key), player, key)
    expect(refused.body).toMatchObject({ errorCode: 'insufficient_balance' })
    expect(await readCash(player)).toBe(10_000)
  })

  test('is refused while the vendor does not answer, and paid by the same request later', async () => {
    const player = await playerWith(10_000, 50_000)
    const key = randomUUID()
    const requested = await input(player, 60_000, key)
    vendors.down.add(SEN as string)
    expect((await call(endpoint, requested, player, key)).body).toMatchObject({ errorCode: 'insufficient_balance' })
    expect((await readBalance(player)).sumBalance).toBe('60000.00')
    vendors.down.clear()
    expect((await call(endpoint, requested, player, key)).status).toBe(200)
    expect(await readCash(player)).toBe(0)
  })

  test('is refused while nobody knows whether the vendor has paid', async () => {
    const player = await playerWith(0, 50_000)
    const key = randomUUID()
    const requested = await input(player, 50_000, key)
    const ask = vendors.ask.bind(vendors)
    vendors.ask = (async (code: string, name: 'withdraw', sent: never) => {
      const response = await ask(code, name, sent)
      if (name === 'withdraw') throw new Error('lost answer')
      return response
    }) as never
    try {
      expect((await call(endpoint, requested, player, key)).body).toMatchObject({ errorCode: 'insufficient_balance' })
      expect(await readCash(player)).toBe(0)
    } finally {
      vendors.ask = ask
    }
    await cashier.harness.database.update(walletTransfer).set({ dueAt: sql`now()` })
    await transfers.settlePending()
    expect(await readCash(player)).toBe(50_000)
    expect((await call(endpoint, requested, player, key)).status).toBe(200)
    expect(await readCash(player)).toBe(0)
  })
})

test('two different payments at once are both paid if the money at the vendor covers both, and one if it covers one', async () => {
  for (const [away, left, statuses] of [
    [100_000, 20_000, [200, 200]],
    [50_000, 10_000, [200, 409]],
  ] as const) {
    const player = await playerWith(0, away)
    const pay = async (name: string) => {
      const key = randomUUID()
      return call(findEndpoint(name), (await payments[name]?.input(player, 40_000, key)) as object, player, key)
    }
    const answers = await Promise.all([pay('placeTicket'), pay('requestWithdrawal')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(statuses)
    expect(await readCash(player)).toBe(left)
  }
})

test('the withdrawal page offers what a withdrawal would bring back', async () => {
  const player = await playerWith(0, 50_000)
  const { value } = await cashier.harness.call(withdrawalOptions, {}, { token: player.token })
  expect(value).toMatchObject({ available: '0.00', canWithdraw: true })
})

test.each(Object.entries(MOVES))('%s moves no more than the wallet it names holds', async (name, input) => {
  const player = await playerWith(100, 200, [SEN] as string[])
  const { body } = await call(findEndpoint(name), { requestKey: randomUUID(), ...input }, player)
  expect(body).toMatchObject({ errorCode: 'insufficient_balance' })
  expect(await readCash(player)).toBe(100)
})

test('the payout of a closing account takes what a vendor still holds', async () => {
  const player = await playerWith(0, 50_000)
  await cashier.harness.database.update(member).set({ closingAt: new Date() }).where(eq(member.id, player.memberId))
  const proof = { method: 'password', answer: PASSWORD }
  const paid = await call(findEndpoint('requestClosingPayout'), { bankCardId: player.cardId, stepUp: proof }, player)
  expect(paid.status).toBe(200)
  expect(await cashier.readBalances(player)).toEqual({ cash: 0, locked: 50_000 })
})

describe('a stake at a vendor that plays from the main wallet', () => {
  const stakes = Object.keys(WALLET_CALLS).filter((name) => name === 'play' || name === 'debit') as ('play' | 'debit')[]
  const bet = {
    play: { stake: '60000', payout: '0', details: { engine: 'dice', modelId: 'dice-97' } },
    debit: { amount: '60000' },
  }
  const send = async (name: 'play' | 'debit', session: string, transactionId: string) => {
    const { app, config } = cashier.harness
    const requested = { session, transactionId, roundId: `r-${transactionId}`, ...bet[name] }
    const response = await app.inject(signedCall(config.seamlessSecret, name, requested, { vendor: TRE as string }))
    return { status: response.statusCode, body: response.json<{ error?: string; replayed?: boolean }>() }
  }

  test.each(stakes)('is taken by %s from money at another vendor, once however often it comes', async (name) => {
    const player = await playerWith(10_000, 70_000)
    const { session } = await openGame(cashier.harness.database, player.memberId, {
      nodeId: games.get(TRE as string) ?? 0,
    })
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(name, session, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readCash(player)).toBe(20_000)
  })

  test.each(stakes)('is refused by %s while the other vendor does not answer', async (name) => {
    const player = await playerWith(10_000, 70_000)
    const { session } = await openGame(cashier.harness.database, player.memberId, {
      nodeId: games.get(TRE as string) ?? 0,
    })
    vendors.down.add(SEN as string)
    expect((await send(name, session, randomUUID())).body.error).toBe('insufficient_balance')
    expect(await readCash(player)).toBe(10_000)
  })
})

describe('leaving a game', () => {
  const launch = ({ token }: Player) =>
    cashier.harness.call(launchGame, { nodeId: games.get(SEN as string) ?? 0 }, { token })
  const leave = ({ token }: Player) => cashier.harness.call(transferToMainWallet, { vassalage: SEN }, { token })

  test('leaves the money there when the page loads the game again before the vendor has said what it holds', async () => {
    const player = await cashier.player(50_000)
    await launch(player)
    expect(await readCash(player)).toBe(0)
    let letAnswer = () => {}
    const untilAsked = new Promise<void>((resolve) => {
      const ask = vendors.ask.bind(vendors)
      vendors.ask = (async (code: string, name: 'balance', sent: never) => {
        vendors.ask = ask
        resolve()
        await new Promise<void>((go) => (letAnswer = go))
        return ask(code, name, sent)
      }) as never
    })
    const left = leave(player)
    await untilAsked
    expect((await launch(player)).status).toBe(200)
    letAnswer()
    await left
    expect(await readCash(player)).toBe(0)
    // The next one takes it.
    await leave(player)
    expect(await readCash(player)).toBe(50_000)
  })

  test('leaves the money there when the game was opened before the platform came to the leaving', async () => {
    const player = await cashier.player(50_000)
    await launch(player)
    const { database } = cashier.harness
    await bringFundsBack(database, transfers, player.memberId, { agoMs: 60_000 })
    expect(await readCash(player)).toBe(0)
    await bringFundsBack(database, transfers, player.memberId)
    expect(await readCash(player)).toBe(50_000)
  })

  test('and opening it at once ends with the money in the game, in whichever order they come', async () => {
    const player = await cashier.player(50_000)
    await launch(player)
    for (let time = 0; time < 12; time += 1) {
      const left = leave(player)
      await new Promise((resolve) => setTimeout(resolve, time * 3))
      expect((await launch(player)).status).toBe(200)
      await left
      expect(await readCash(player)).toBe(0)
    }
  })
})
