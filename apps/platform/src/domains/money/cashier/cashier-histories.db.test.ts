import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { isBusy, withTransaction } from '@playhouse/postgres/database.ts'
import { type ProviderPayment, type ProviderPayout, providerKey } from '@playhouse/vendor-api/payments/provider.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { audit } from '../../../checks/audit.ts'
import { deposit, withdrawal } from '../../../db/tables/cashier.ts'
import { withdrawalSetting } from '../../../db/tables/cashier-withdrawals.ts'
import {
  depositBlock,
  heldPayment,
  paymentArrival,
  paymentEvent,
  paymentProvider,
} from '../../../db/tables/deposits.ts'
import { vendor } from '../../../db/tables/games.ts'
import { member } from '../../../db/tables/members.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { requestWithdrawal } from '../../../ledger/cashier.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { hashQuickly } from '../../../lib/password.fixture.ts'
import { transferAllowance } from '../limits/play-allowance.ts'
import { sendDownline, sendUpline } from '../member-transfers/transfer.ts'
import { ScriptedVendor } from '../wallet/transfer/scripted-vendor.fixture.ts'
import { openTransfers } from '../wallet/transfer/transfers.ts'
import { DETAILS, openGame, openSeamless, type Seamless } from '../wallet/seamless/seamless.fixture.ts'
import { createDeposit, type DepositServices } from './deposits/create-deposit.ts'
import { liftDepositBlock } from './deposits/decline-deposit.ts'
import { depositFollowUp } from './deposits/follow-up.ts'
import { HeldPaymentError, releaseHeld, startReturn } from './deposits/held-payments.ts'
import { dueReturns } from './deposits/held-returns.ts'
import { assignPayment, dismissPayment } from './deposits/payment-arrivals.ts'
import { depositEventHandlers, paymentEventWork, retryEvent } from './deposits/payment-events.ts'
import { findReconciliations, reconcileDays, requestReconciliation } from './reconciliation/reconcile.ts'
import { ScriptedMosswater, ScriptedProvider } from './scripted-provider.fixture.ts'
import { answerQuestion, confirmReceipt } from './withdrawals/confirm.ts'
import { DueRowError } from '../../../jobs/due-rows.ts'
import { dueWithdrawals } from './withdrawals/due-withdrawals.ts'
import { approveWithdrawal, askForInfo, rejectWithdrawal } from './withdrawals/operator.ts'
import { payoutReference, recordPayout } from './withdrawals/payouts.ts'
import { recordStep } from './withdrawals/transition.ts'

const MEMBERS = 5
const STEPS = 55
const UNIT = 10_000n
const FEE = 11n * UNIT

/**
 * Deterministic numbers in [0, 1) (mulberry32). The interleaving of parallel members is not deterministic; a failure
 * names its seed.
 */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const silent = { warn: () => {}, error: () => {} }
const never = new AbortController().signal

/** Expected failures of a step: a refusal, a lost response or a killed connection. Anything else is a defect. */
function isExpected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isExpected)
  if (error instanceof DueRowError) return isExpected(error.cause)
  const name = (error as Error).name
  return (
    error instanceof PlatformError ||
    error instanceof HeldPaymentError ||
    ['PaymentUnknownError', 'InsufficientBalanceError'].includes(name) ||
    isKilled(error)
  )
}
const isKilled = (error: unknown): boolean =>
  isBusy(error) ||
  /terminat|Connection|client was closed/i.test(String((error as Error).message)) ||
  ((error as Error).cause !== undefined && isKilled((error as Error).cause))

async function attempt(step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    if (!isExpected(error)) throw error
    return false
  }
}

/** Repeats a counterparty's call until it is answered. */
async function repeatUntilAnswered(step: () => Promise<unknown>): Promise<void> {
  while (!(await attempt(step))) await sleep(2)
}

const PAYMENT_PASSWORD = 'lantern-river-5'
/** Vendors with wallets of their own. */
const VENDORS = ['T', 'U'] as const

/** A cashier with two scripted providers, vendors and the platform's jobs. */
function openCashier({ database }: Seamless, random: () => number) {
  const lantern = new ScriptedProvider(random)
  const mosswater = new ScriptedMosswater(random)
  const scripted: readonly ScriptedProvider[] = [lantern, mosswater]
  const providers = new Map([...lantern.providers, ...mosswater.providers])
  const vendors = new ScriptedVendor(random)
  const transfers = openTransfers({ database, vendors, secret: 'a secret of tests', transferAllowance, log: silent })
  const currency = async () => 'VND'
  const services: DepositServices = {
    database,
    providers,
    currency,
    bonusChosen: async () => {},
    requiredAge: async () => 21,
    siteOrigin: 'http://localhost',
    log: silent,
  }
  const works = [
    paymentEventWork(providers, depositEventHandlers(currency)),
    depositFollowUp(services),
    dueWithdrawals({ providers, log: silent }),
    dueReturns({ providers, log: silent }),
    { run: () => transfers.settlePending() },
  ]
  /** Makes everything due. */
  const passTime = () =>
    attempt(async () => {
      await database.execute(sql`update deposit set next_action_at = now(), expires_at = expires_at - interval '1 hour'
        where next_action_at is not null`)
      await database.execute(sql`update withdrawal set next_action_at = now() where next_action_at is not null`)
      await database.execute(sql`update held_payment set next_action_at = now() where next_action_at is not null`)
      await database.execute(sql`update wallet_transfer set due_at = now() where state in ('sent', 'unknown')`)
      await database.execute(sql`update payment_event set next_action_at = now() where next_action_at is not null`)
    })
  const work = async () => {
    for (const { run } of works) await attempt(() => run(database, never))
  }
  const deliver = (
    provider: ScriptedProvider,
    payment: ProviderPayment,
    stored: Partial<typeof paymentEvent.$inferInsert> = {},
  ) =>
    repeatUntilAnswered(() =>
      database
        .insert(paymentEvent)
        .values({ ...stored, ...provider.getWebhook(payment) })
        .onConflictDoNothing(),
    )
  const deliverPayoutEvent = ({ code }: ScriptedProvider, payout: ProviderPayout) =>
    repeatUntilAnswered(() => withTransaction(database, (tx) => recordPayout(tx, code, payout, silent)))
  return {
    database,
    lantern,
    mosswater,
    scripted,
    providers,
    vendors,
    transfers,
    services,
    passTime,
    work,
    deliver,
    deliverPayoutEvent,
  }
}
type Cashier = ReturnType<typeof openCashier>

interface PlayerOptions {
  seamless: Seamless
  cashier: Cashier
  random: () => number
  passwordHash: string
  /** Ids from the top of the agent tree down to the upline; the first member is the upline of the others. */
  above: string | undefined
  /** Amounts received from other members minus amounts sent. */
  given: Map<number, bigint>
}

/** A playing member. Stakes and payouts are recorded on the vendor's side, transfers on the sender's. */
async function player({ seamless, cashier, random, passwordHash, above, given }: PlayerOptions) {
  const { database, lantern, mosswater, scripted, transfers, services, work, deliver, deliverPayoutEvent } = cashier
  const memberId = await createMemberWith(database, 0n)
  await database.insert(memberProfile).values({ memberId, birthday: '1990-01-01' })
  const path = above === undefined ? String(memberId) : `${above}.${memberId}`
  const [account] = await database
    .update(member)
    .set({ path, parentId: above === undefined ? null : Number(above), paymentPasswordHash: passwordHash })
    .where(eq(member.id, memberId))
    .returning()
  if (!account) throw new Error('There is no such member.')
  const { session } = await openGame(database, memberId)
  const logIn = { memberId, username: account.username, kind: 0, path, tokenHash: Buffer.alloc(32) }
  let won = 0n
  const below = (count: number) => Math.floor(random() * count)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)]
  const rowsIn = (states: readonly string[]) =>
    database
      .select()
      .from(withdrawal)
      .where(and(eq(withdrawal.memberId, memberId), inArray(withdrawal.state, [...states])))

  /** Repeated, late, out of order, or lost. */
  const maybeDeliver = async (provider: ScriptedProvider, payment: ProviderPayment) => {
    if (random() < 0.25) return
    // An earlier release could not process some.
    if (random() < 0.15) await deliver(provider, payment, { state: 'STUCK', attempts: 10, nextActionAt: null })
    await deliver(provider, payment)
    if (random() < 0.4) await deliver(provider, payment)
  }

  const steps = {
    async requestDeposit() {
      const method = random() < 0.5 ? 'QR' : 'REDIRECT'
      const request = { memberId, method, amount: BigInt(50 + below(400)) * 1_000n * UNIT, details: {} } as const
      const requestKey = randomUUID()
      for (let times = 1 + below(2); times > 0; times -= 1)
        await attempt(() => createDeposit(services, { ...request, requestKey }))
    },
    async pay() {
      const own = await database.select().from(deposit).where(eq(deposit.memberId, memberId))
      // A provider that gave no answer may have the order, too.
      const known = scripted.flatMap((provider) =>
        own.flatMap((row) => (row.reference !== null && provider.payIns.has(row.reference) ? [{ provider, row }] : [])),
      )
      const { provider, row: target } = pick(known) ?? {}
      if (!provider || !target || target.requestedAmount === null) return
      const requested = target.requestedAmount
      const amount =
        [requested, requested, requested - UNIT, requested / 2n, requested + 5n * UNIT][below(5)] ?? requested
      const payments = Array.from({ length: random() < 0.2 ? 2 : 1 }, () =>
        // A transfer without its text matches no deposit.
        random() < 0.15 && provider === lantern
          ? provider.pay(null, amount, 'thanks')
          : provider.pay(target.reference, amount),
      )
      for (const payment of payments.toReversed()) await maybeDeliver(provider, payment)
    },
    async play() {
      const stake = BigInt(1 + below(60)) * 1_000n * UNIT
      const payout = random() < 0.4 ? stake * 2n : 0n
      const round = { session, transactionId: randomUUID(), roundId: randomUUID(), details: DETAILS }
      const requested = { ...round, stake: String(stake / UNIT), payout: String(payout / UNIT) }
      let status = 503
      // Vendors repeat a call until it is answered.
      while (status >= 500) ({ status } = await seamless.call('play', requested))
      if (status === 200) won += payout - stake
    },
    async withdraw() {
      const { cash } = await memberAccounts(database, memberId)
      const amount = random() < 0.3 ? cash.balance : BigInt(60 + below(200)) * 1_000n * UNIT
      if (amount <= FEE) return
      const requestKey = randomUUID()
      const request = () =>
        withTransaction(database, async (tx) => {
          const held = await requestWithdrawal(tx, { memberId, amount, requestKey })
          if (held.replayed) return
          const destination = {
            kind: 'BANK' as const,
            bankCode: 'B',
            bankName: 'B',
            accountNumber: '12345678',
            accountName: 'A',
          }
          await tx
            .update(withdrawal)
            .set({ fee: random() < 0.5 ? FEE : 0n, requestKey, destination, nextActionAt: new Date() })
            .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, held.id)))
          await recordStep(tx, held, { actor: 'MEMBER' })
        })
      // Concurrent requests, as from two tabs.
      await Promise.all(Array.from({ length: 1 + below(3) }, () => attempt(request)))
    },
    async operate() {
      const row = pick(await rowsIn(['REVIEW', 'NEEDS_INFO']))
      if (!row) return
      const decision = { memberId, withdrawalId: row.id, by: 'anna', reason: 'because' }
      const decide = pick([approveWithdrawal, approveWithdrawal, rejectWithdrawal, askForInfo]) ?? approveWithdrawal
      await attempt(() => withTransaction(database, (tx) => decide(tx, decision)))
      if (random() < 0.5)
        await attempt(() => answerQuestion(database, memberId, { id: String(row.id), answer: 'yes', proofs: [] }))
    },
    async endPayout() {
      const row = pick(await rowsIn(['PROCESSING']))
      if (!row) return
      const reference = payoutReference({ memberId, withdrawalId: row.id, attempt: 1 + below(2) })
      const reason = random() < 0.5 ? 'bank_unavailable' : 'account_closed'
      const state = random() < 0.65 ? 'PAID' : 'FAILED'
      for (const provider of scripted) {
        const ended = provider.finish(reference, state, reason)
        if (ended && random() >= 0.3)
          await Promise.all(Array.from({ length: 1 + below(3) }, () => deliverPayoutEvent(provider, ended)))
      }
    },
    async giveToMember() {
      const others = await database
        .select()
        .from(member)
        .where(sql`path <@ ${path}::ltree and id <> ${memberId}`)
      const to = above === undefined ? pick(others) : { id: Number(above), username: '' }
      if (!to) return
      const amount = BigInt(10 + below(60)) * 1_000n * UNIT
      const order = {
        amount: formatAmount(amount),
        paymentPassword: PAYMENT_PASSWORD,
        requestKey: randomUUID(),
        remark: '',
      }
      const send = () =>
        above === undefined
          ? sendDownline({ database, transfers }, logIn, { ...order, account: to.username })
          : sendUpline({ database, transfers }, logIn, order)
      // The page repeats a request until it is answered.
      for (let isAnswered = false; !isAnswered;) {
        try {
          await send()
          given.set(memberId, (given.get(memberId) ?? 0n) - amount)
          given.set(to.id, (given.get(to.id) ?? 0n) + amount)
          isAnswered = true
        } catch (error) {
          if (!isExpected(error)) throw error
          isAnswered = !isKilled(error)
        }
      }
    },
    async moveToVendor() {
      const at = { memberId, vendorCode: pick(VENDORS) ?? 'T' }
      const { cash } = await memberAccounts(database, memberId)
      const part = cash.balance / 3n
      await transfers.transferOut(at, random() < 0.2 ? undefined : { amount: part - (part % UNIT) })
    },
    async bringBack() {
      const at = { memberId, vendorCode: pick(VENDORS) ?? 'T' }
      await transfers.transferBack(at, random() < 0.7 ? undefined : { amount: BigInt(1 + below(50)) * 1_000n * UNIT })
    },
    async confirm() {
      const row = pick(await rowsIn(['DISBURSED']))
      if (!row) return
      const outcome = random() < 0.7 ? 'RECEIVED' : 'PARTLY_RECEIVED'
      const part = outcome === 'PARTLY_RECEIVED' ? { receivedAmount: '1' } : {}
      const confirm = () => confirmReceipt(database, memberId, { id: String(row.id), outcome, proofs: [], ...part })
      await Promise.all([attempt(confirm), attempt(confirm)])
    },
  }
  const names = [
    'requestDeposit',
    'pay',
    'pay',
    'play',
    'play',
    'withdraw',
    'withdraw',
    'operate',
    'endPayout',
    'confirm',
    'giveToMember',
    'moveToVendor',
    'bringBack',
  ] as const
  return {
    memberId,
    won: () => won,
    /** Deposits that are credited before anything fails, so that no history is without money at vendors and with others, or without a provider. */
    begin: async () => {
      const amount = 150_000n * UNIT
      for (const [method, busy, taker] of [
        ['QR', undefined, lantern],
        ['REDIRECT', undefined, mosswater],
        ['REDIRECT', mosswater, lantern],
      ] as const) {
        if (busy) busy.isBusy = true
        const requestKey = randomUUID()
        await createDeposit(services, { memberId, method, amount, details: {}, requestKey })
        if (busy) busy.isBusy = false
        const [opened] = await database
          .select()
          .from(deposit)
          .where(and(eq(deposit.memberId, memberId), eq(deposit.requestKey, requestKey)))
        await deliver(taker, taker.pay(opened?.reference ?? null, amount))
        await work()
      }
      for (const vendorCode of VENDORS)
        await transfers.transferOut({ memberId, vendorCode }, { amount: 100_000n * UNIT })
      if (above !== undefined) await steps.giveToMember()
    },
    bringAllBack: async () => {
      for (const vendorCode of VENDORS) await transfers.transferBack({ memberId, vendorCode })
    },
    step: async (number: number) => {
      // Without money little can happen, and every history needs transfers.
      const planned = {
        0: 'requestDeposit',
        1: 'pay',
        2: 'pay',
        4: 'moveToVendor',
        6: 'giveToMember',
        9: 'moveToVendor',
        12: 'giveToMember',
      } as const
      const name = planned[number as keyof typeof planned] ?? pick(names) ?? 'play'
      await attempt(steps[name])
    },
  }
}

/** The back office: holds payments of some members, and decides about held payments and webhooks that are stuck. */
function operator({ database }: Cashier, members: readonly number[], random: () => number) {
  const decided = { retried: 0, released: 0, returned: 0 }
  const decide = (act: Parameters<typeof withTransaction<void>>[1]) => attempt(() => withTransaction(database, act))
  const block = (memberId: number) =>
    decide(async (tx) => {
      const again = { blockedAt: new Date(), liftedAt: null }
      await tx
        .insert(depositBlock)
        .values({ memberId, reason: 'looked at' })
        .onConflictDoUpdate({ target: depositBlock.memberId, set: again })
    })
  const lift = (memberId: number) => decide((tx) => liftDepositBlock(tx, memberId))
  const retryStuck = async () => {
    for (const { id } of await database.select().from(paymentEvent).where(eq(paymentEvent.state, 'STUCK')))
      if (await decide(async (tx) => void (await retryEvent(tx, id)))) decided.retried += 1
  }
  const decideHeld = async () => {
    for (const held of await database.select().from(heldPayment).where(eq(heldPayment.state, 'HELD'))) {
      if (random() < 0.3) {
        if (await decide(async (tx) => void (await startReturn(tx, held, 'back')))) decided.returned += 1
      } else if (await decide(async (tx) => void (await releaseHeld(tx, held, 'fine')))) decided.released += 1
    }
  }
  return {
    decided,
    step: () =>
      attempt(async () => {
        const memberId = members[Math.floor(random() * members.length)] ?? 0
        const steps = [() => block(memberId), () => lift(memberId), () => lift(memberId), retryStuck, decideHeld]
        await steps[Math.floor(random() * steps.length)]?.()
      }),
    /** Decides about all that waits. */
    end: async () => {
      for (const memberId of members) await lift(memberId)
      await retryStuck()
      await decideHeld()
    },
  }
}

async function readBooks({ database, scripted, vendors }: Cashier, memberId: number): Promise<string> {
  const own = (book: string, lines: readonly unknown[]) => [
    `${book}:`,
    ...lines.map(
      (line) => `  ${JSON.stringify(line, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
    ),
  ]
  const getRows = async (table: string, order: string) =>
    (
      await database.execute(
        sql`select * from ${sql.identifier(table)} where member_id = ${memberId} order by ${sql.identifier(order)}`,
      )
    ).rows
  const deposits = await database.select().from(deposit).where(eq(deposit.memberId, memberId))
  const references = new Set(deposits.map(({ reference }) => reference))
  const ids = new Set(deposits.map(({ id }) => id))
  const payments = scripted
    .flatMap((provider) => provider.payments)
    .filter(({ reference }) => reference === null || references.has(reference))
  const paymentIds = new Set(payments.map(({ id }) => id))
  const arrivals = await database.select().from(paymentArrival)
  const events = await database.select().from(paymentEvent)
  const { rows: entries } = await database.execute(sql`
    select entered.occurred_at, entered.type, entered.reference, account.code, entry.amount from ledger_entry entry
    join ledger_transaction entered on entered.member_id = entry.member_id and entered.id = entry.transaction_id
    join ledger_account account on account.id = entry.account_id
    where entry.member_id = ${memberId} order by entry.transaction_id, entry.line`)
  return [
    ...own('providers, received', payments),
    ...own(
      'providers, paid out',
      scripted
        .flatMap((provider) => [...provider.payouts.values()])
        .filter(({ reference }) => reference.slice(1).startsWith(`${memberId}-`)),
    ),
    ...own(
      'vendors',
      [...vendors.balances].filter(([account]) => account.includes(String(memberId))),
    ),
    ...own(
      'webhooks',
      events.filter(
        ({ id, body }) =>
          [...paymentIds].some((paymentId) => id.replace('msg_', '').includes(paymentId)) ||
          body.includes(`${memberId}-`),
      ),
    ),
    ...own(
      'arrivals',
      arrivals.filter(({ id, depositId }) => paymentIds.has(id) || ids.has(depositId ?? 0)),
    ),
    ...own('deposits', deposits),
    ...own('held payments', await getRows('held_payment', 'id')),
    ...own('withdrawals', await getRows('withdrawal', 'id')),
    ...own('transfers', await getRows('wallet_transfer', 'id')),
    ...own('ledger', entries),
  ].join('\n')
}

/** Reconciles the day and expects exactly the differences that follow from each provider's payments. */
async function expectDifferences({ database, scripted, providers }: Cashier): Promise<void> {
  const day = brandDay(new Date())
  await withTransaction(database, (tx) => requestReconciliation(tx, day, [...providers.keys()]))
  const { run } = reconcileDays(providers)
  while ((await run(database, never)) > 0);
  const reports = await findReconciliations(database, day)
  const arrivals = new Map((await database.select().from(paymentArrival)).map(({ id, state }) => [id, state]))
  for (const { code, payments } of scripted) {
    const report = reports.find((one) => one.report.provider === code)
    expect(report?.report.state).toBe('DONE')
    const expected = payments.map(
      ({ id }) => `${arrivals.get(providerKey(code, id)) ?? 'NOT_HERE'} ${providerKey(code, id)}`,
    )
    expect(report?.differences.map(({ reference, reason }) => `${reason} ${reference}`).toSorted()).toEqual(
      expected.filter((line) => !/^(CREDITED|HELD) /.test(line)).toSorted(),
    )
  }
}

/** Kills connections at random, which ends their transactions like a crash would. */
async function killConnections(url: string, random: () => number, stopped: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let killed = 0
  while (!stopped.aborted) {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1`)
    killed += rowCount ?? 0
    await sleep(5 + random() * 60)
  }
  await client.end()
  return killed
}

test.each(allEveryNight([11, 12, 13]))(
  'balances after any history of deposits, bets, transfers and withdrawals with killed connections: seed %i',
  async (seed) => {
    const seamless = await openSeamless()
    const { database } = seamless
    const url = String(database.$client.options.connectionString)
    try {
      const random = createRandom(seed)
      const cashier = openCashier(seamless, random)
      const { scripted, vendors, work, passTime, deliver } = cashier
      // Smaller orders go to the second provider first.
      await database.insert(paymentProvider).values([
        { code: 'mosswater', position: 1, maximum: 200_000n * UNIT },
        { code: 'lantern', position: 2 },
      ])
      await database.insert(vendor).values(
        VENDORS.map((code) => ({
          code,
          name: code,
          hue: 0,
          pattern: 'waves',
          isHot: false,
          walletMode: 'transfer' as const,
        })),
      )
      await database
        .update(withdrawalSetting)
        .set({ reviewFrom: 120_000n * UNIT, perDay: 1_000, identityTier: 0, turnoverPercent: 0 })
      const passwordHash = await hashQuickly(PAYMENT_PASSWORD)
      const given = new Map<number, bigint>()
      const options = { seamless, cashier, random, passwordHash, given }
      const upline = await player({ ...options, above: undefined })
      const players = [
        upline,
        ...(await Promise.all(
          Array.from({ length: MEMBERS - 1 }, () => player({ ...options, above: String(upline.memberId) })),
        )),
      ]

      for (const { begin } of players) await begin()
      const office = operator(
        cashier,
        players.map(({ memberId }) => memberId),
        createRandom(seed + 1_000),
      )

      const setFailures = (lossy: number, busy: number) => {
        for (const provider of scripted) Object.assign(provider, { lossy, isBusy: random() < busy })
      }
      setFailures(0.15, 0)
      vendors.lossy = 0.15
      const stop = new AbortController()
      const killing = killConnections(url, random, stop.signal)
      const background = (async () => {
        while (!stop.signal.aborted) {
          if (random() < 0.3) await office.step()
          setFailures(0.15, 0.1)
          // Two platform processes at once.
          await Promise.all([work(), work()])
          if (random() < 0.2) await passTime()
          await sleep(3)
        }
      })()
      await Promise.all(
        players.map(async ({ step }) => {
          for (let count = 0; count < STEPS; count += 1) await step(count)
        }),
      )
      stop.abort()
      await background
      expect(await killing).toBeGreaterThan(5)

      // Completes everything in progress.
      setFailures(0, 0)
      vendors.lossy = 0
      for (let round = 0; round < 12; round += 1) {
        const held = await database
          .select()
          .from(withdrawal)
          .where(inArray(withdrawal.state, ['REVIEW', 'NEEDS_INFO']))
        for (const { memberId, id } of held) {
          const decide = random() < 0.5 ? approveWithdrawal : rejectWithdrawal
          await withTransaction(database, (tx) => decide(tx, { memberId, withdrawalId: id, by: 'binh', reason: 'end' }))
        }
        await office.end()
        for (const provider of scripted)
          for (const reference of provider.payouts.keys()) provider.finish(reference, 'PAID')
        await passTime()
        await work()
      }
      for (const { bringAllBack } of players) await bringAllBack()
      expect(new Set(vendors.balances.values())).toEqual(new Set([0n]))
      expect([...vendors.transfers.values()].filter((state) => state === 'done').length).toBeGreaterThan(0)
      expect(given.size).toBeGreaterThan(1)
      const open = await database
        .select({ state: withdrawal.state })
        .from(withdrawal)
        .where(inArray(withdrawal.state, ['REQUESTED', 'REVIEW', 'NEEDS_INFO', 'APPROVED', 'PROCESSING', 'DISBURSED']))
      expect(open).toEqual([])

      // Reconciliation finds what the platform missed. The provider's webhooks arrive eventually, repeatedly.
      await expectDifferences(cashier)
      for (const provider of scripted) for (const payment of provider.payments) await deliver(provider, payment)
      await work()
      // No failure of the database has left one to an operator.
      expect(await database.$count(paymentEvent, eq(paymentEvent.state, 'STUCK'))).toBe(0)
      expect(office.decided.retried).toBeGreaterThan(0)

      // An operator credits some unmatched payments, each twice at once.
      const unmatched = await database.select().from(paymentArrival).where(eq(paymentArrival.state, 'UNMATCHED'))
      const assigned = new Map<string, number>()
      for (const [index, { id: paymentId }] of unmatched.entries()) {
        if (index % 3 === 0) await withTransaction(database, (tx) => dismissPayment(tx, paymentId, 'sent back'))
        if (index % 3 !== 1) continue
        const [target] = await database
          .select()
          .from(deposit)
          .orderBy(sql`random()`)
          .limit(1)
        if (!target) continue
        const { memberId, id: depositId } = target
        const assign = () =>
          withTransaction(database, (tx) => assignPayment(tx, { paymentId, memberId, depositId, decidedBy: 'anna' }))
        expect((await Promise.all([assign(), assign()])).toSorted()).toEqual([false, true])
        assigned.set(paymentId, memberId)
      }

      const lines: string[] = []
      await audit(url, (line) => lines.push(line))
      expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([])

      // The same sums from the provider's and vendor's books.
      const owners = new Map(
        (await database.select().from(deposit)).map(({ reference, memberId }) => [reference, memberId]),
      )
      const paid = scripted.flatMap(({ payouts }) => [...payouts.values()].filter(({ state }) => state === 'PAID'))
      const payments = scripted.flatMap((provider) => provider.payments)
      expect(paid.length).toBeGreaterThan(0)
      for (const { memberId, won } of players) {
        const received = payments
          .filter(({ id, reference }) => (reference === null ? assigned.get(id) : owners.get(reference)) === memberId)
          .reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
        const own = await database.select().from(withdrawal).where(eq(withdrawal.memberId, memberId))
        const fees = own.filter(({ disbursedAt }) => disbursedAt).reduce((sum, { fee }) => sum + fee, 0n)
        const sent = paid
          .filter(({ reference }) => new RegExp(`^[WH]${memberId}-`).test(reference))
          .reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
        const { cash, locked } = await memberAccounts(database, memberId)
        const ledger = { cash: cash.balance, locked: locked.balance }
        const model = { cash: received + won() + (given.get(memberId) ?? 0n) - sent - fees, locked: 0n }
        const isSame = ledger.cash === model.cash && ledger.locked === model.locked
        expect({ memberId, ...ledger }, isSame ? '' : await readBooks(cashier, memberId)).toEqual({
          memberId,
          ...model,
        })
      }

      // Only dismissed and unmatched payments are left to reconcile.
      await expectDifferences(cashier)
      expect(await database.$count(paymentArrival)).toBe(payments.length)
    } finally {
      await seamless.close()
    }
  },
)
