import type { Credentials } from '@playhouse/contract-suite/suite.ts'
import type { ClockAct, OperatorAct, Parties } from '@playhouse/contract-suite/parties.ts'
import {
  handOffSigner,
  liveFeed,
  payer,
  puzzleSolver,
  sampleIdentity,
  seamlessVendor,
  webParties,
} from '@playhouse/contract-suite/play-parties.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { eq, sql } from 'drizzle-orm'
import { tmpdir } from 'node:os'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { GUEST } from '../../apps/platform/src/db/tables/cases.ts'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { startIdentityProvider } from '../../apps/simulators/src/identity-provider/identity-provider.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { buildVendors } from '../../apps/simulators/src/vendor/app.ts'
import { walletClient } from '../../apps/simulators/src/vendor/wallet-client.ts'
import { buildHumanCheck } from '../../apps/simulators/src/human-check/app.ts'
import { buildPayments } from '../../apps/simulators/src/payments/app.ts'

const PAYMENTS_SECRET = 'the payment provider of the contract'
const HAND_OFF_SECRET = 'the operator’s own server'
const LIVE_SECRET = 'the live feed of the contract'
const GEETEST = { GEETEST_ID: 'playhouse', GEETEST_KEY: 'the human check of the contract' }
const SITE = 'http://localhost:4200'
const CLIENT = { clientId: 'playhouse', clientSecret: 'a secret of the contract alone' }
/** With them a visitor could not register by username alone, and passwords of the demo accounts would have to be changed. */
const MODULES_OFF = ['REGMOBVERF3', 'PWDEXPFORCECHANGE3', 'LOGINHOME3']

/** The demo with its third parties and the other parties of the scenarios, so that every endpoint can succeed. */
export interface ContractStack {
  harness: TestPlatform
  baseUrl: string
  accounts: { member: Credentials; agent: Credentials; downline: Credentials }
  parties: Parties
  close(): Promise<void>
}

export async function openContractStack(): Promise<ContractStack> {
  const [port, paymentsPort, vendorPort, puzzlePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const [baseUrl, paymentsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${paymentsPort}`]
  const issuer = await startIdentityProvider({
    host: '127.0.0.1',
    port: await freePort(),
    siteOrigins: [SITE],
    ...CLIENT,
  })
  const harness = await openTestPlatform({
    template: 'empty',
    runsJobs: true,
    relaysLive: true,
    environment: {
      PORT: String(port),
      VENDOR_URL: `http://127.0.0.1:${vendorPort}`,
      PAYMENTS_URL: paymentsUrl,
      PAYMENTS_SECRET,
      LIVE_SECRET,
      HAND_OFF_SECRET,
      MEDIA_HOSTS: baseUrl,
      SITE_ORIGINS: SITE,
      LOTTERY_DRAWS: 'true',
      PHONE_APP_EMBEDDED: 'true',
      LEGACY_CIPHER: 'true',
      HUMAN_CHECK: 'true',
      HUMAN_CHECK_COST: '10',
      ...GEETEST,
      GEETEST_URL: `http://127.0.0.1:${puzzlePort}`,
      GEETEST_SCRIPT: `http://127.0.0.1:${puzzlePort}/gt.js`,
      GOOGLE_ISSUER: issuer.addresses.google,
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      SOCIAL_PLAY: 'true',
    },
    prepare: async (database, url) => {
      await makeSmallWorld(database)
      await migrateSimulators(url)
      await furnish(database)
    },
  })
  await harness.app.listen({ host: '127.0.0.1', port })
  const puzzles = await buildHumanCheck({
    config: {
      logLevel: 'silent',
      requestTimeoutMs: 5_000,
      geetestId: GEETEST.GEETEST_ID,
      geetestKey: GEETEST.GEETEST_KEY,
    },
    logStream: { write: () => {} },
  })
  await puzzles.listen({ host: '127.0.0.1', port: puzzlePort })
  const payments = await buildPayments({
    config: {
      logLevel: 'silent',
      requestTimeoutMs: 5_000,
      paymentsSecrets: [PAYMENTS_SECRET],
      paymentsHost: paymentsUrl,
      operatorUrl: baseUrl,
      paymentsFinishAfterMs: 3_600_000,
      siteOrigins: [SITE],
    },
    database: harness.database,
    logStream: { write: () => {} },
  })
  await payments.listen({ port: paymentsPort })
  const operator = walletClient({ baseUrl, secret: harness.config.seamlessSecret })
  const vendors = await buildVendors({
    config: { ...harness.config, gamesRoot: tmpdir() },
    database: harness.database,
    operator,
    leaseMs: 10_000,
    logStream: { write: () => {} },
  })
  await vendors.listen({ host: '127.0.0.1', port: vendorPort })
  const feed = await liveFeed(baseUrl, LIVE_SECRET)
  const account = (username: string) => ({ username, password: PASSWORD })
  return {
    harness,
    baseUrl,
    accounts: { member: account('hoa'), agent: account('general'), downline: account('suba') },
    parties: {
      ...webParties,
      ...payer,
      ...sampleIdentity,
      ...puzzleSolver,
      ...seamlessVendor(baseUrl, harness.config.seamlessSecret),
      ...handOffSigner('playhouse', HAND_OFF_SECRET),
      ...feed.parties,
      message: async ({ address, after }) => {
        const sent = harness.messages.filter((message) => message.address.includes(address))
        const latest = sent.at(-1)
        return latest && sent.length > after ? { text: latest.text, count: sent.length } : null
      },
      operator: (act) => decide(harness, act),
      clock: (act) => pass(harness, act),
    },
    close: async () => {
      feed.close()
      await vendors.close()
      await payments.close()
      await puzzles.close()
      await harness.close()
      await issuer.close()
    },
  }
}

/** Adds what the small world lacks: every module, vendors with wallets of their own, an agent with money, and prizes to win. */
async function furnish(database: TestPlatform['database']): Promise<void> {
  for (const statement of [
    sql`update brand_module set enabled = mod_id <> all (array[${sql.join(
      MODULES_OFF.map((id) => sql`${id}`),
      sql`, `,
    )}])`,
    sql`update withdrawal_setting set member_cancels = true`,
    sql`insert into vendor (code, name, hue, pattern, is_hot, wallet_mode)
      values ('TRA', 'Nhà TRA', 30, 'waves', false, 'transfer'), ('TRB', 'Nhà TRB', 60, 'waves', false, 'transfer')`,
    sql`update game set maintenance = false where category = 'FISH'`,
    sql`select post_deposit(id, 500000000000, 'contract:general', '\\x00', 'contract') from member where username = 'general'`,
  ]) {
    await database.execute(statement)
  }
  const [like] = await database.select().from(game).where(eq(game.nodeId, 1))
  if (!like) throw new Error('The small world has no game.')
  for (const [place, vendorCode] of ['TRA', 'TRB'].entries()) {
    const added = { nodeId: 901 + place, gameCode: `${vendorCode}-900`, vendorCode, popularity: 1 }
    await database.insert(game).values({ ...like, ...added })
  }
}

/** Writes operators' decisions as rows: the back office's pages have tests of their own. */
async function decide({ database }: TestPlatform, act: OperatorAct): Promise<boolean> {
  const account = 'account' in act ? act.account : null
  const own = sql`(select id from member where username = ${account})`
  const { rowCount } = await database.execute(
    {
      'verify-identity': sql`insert into member_profile (member_id, identity_tier) values (${own}, 1)
        on conflict (member_id) do update set identity_tier = greatest(member_profile.identity_tier, 1)`,
      'ask-application': sql`update agent_application set state = 'NEEDS_INFO', question = 'Which?' where member_id = ${own}`,
      'give-points': sql`select post_points(${own}, 'POINTS_EARN', 5000000, ${`points:contract:${account}`}, '\\x00', 'contract')`,
      'pay-prize': sql`insert into raffle_prize (member_id, raffle_id, place, ticket, amount, points, state, won_at)
        select ${own}, raffle.id, 90, 1, 10000, 20000, 'WON', now() from raffle order by raffle.id limit 1 on conflict do nothing`,
      'lose-last-week': sql`insert into member_day (member_id, day, turnover, payout)
        select ${own}, date_trunc('week', brand_day(now()))::date - 7, 30000000000, 0 on conflict do nothing`,
      'play-last-week': sql`insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
        select ${own}, node_id, gen_random_uuid(), 100000000000, 0, 0,
          ((date_trunc('week', brand_day(now()))::date - 7) + time '12:00') at time zone 'Asia/Ho_Chi_Minh'
        from game where category = 'RNG' order by node_id limit 1`,
      'ask-withdrawal': sql`update withdrawal set state = 'NEEDS_INFO', next_action_at = null where member_id = ${own} and id = ${'id' in act ? act.id : 0}`,
      'disburse-withdrawal': sql`update withdrawal set state = 'DISBURSED', disbursed_at = now(), next_action_at = now() + interval '1 day'
        where member_id = ${own} and id = ${'id' in act ? act.id : 0}`,
      'close-guest-case': sql`update service_case set state = 'CLOSED' where member_id = ${GUEST} and id = ${'id' in act ? act.id : 0}`,
      'begin-closing': sql`update member set closing_at = now() where id = ${own}`,
      'make-bill': sql`insert into agent_bill (member_id, id, kind, contract_id, period_from, period_to, total, amount, lines, state, created_at)
        select ${own}, gen_random_uuid(), 'DIVIDEND', gen_random_uuid(), now() - interval '1 day', now(), 10000, 10000, '[]', 'AWAITING_COLLECTION', now()`,
      'hold-payment': sql`with its as (select id, reference from deposit where member_id = ${own} and state = 'WAITING' order by id desc limit 1),
          posted as (select post_deposit_hold(${own}, 1000000, 'deposit:held-' || id || ':hold', '\\x00', 'held-' || id) from its),
          kept as (insert into held_payment (member_id, deposit_id, payment_id, amount, reason)
            select ${own}, id, 'held-' || id, 1000000, 'LIMIT_DAY' from its, posted returning deposit_id)
        update deposit set state = 'HELD', amount = 1000000, next_action_at = null from kept
        where deposit.member_id = ${own} and deposit.id = kept.deposit_id`,
    }[act.act],
  )
  return (rowCount ?? 0) > 0
}

async function pass({ database }: TestPlatform, act: ClockAct): Promise<boolean> {
  if (act.pass === 'draw') {
    // Until its numbers are shown: fast draws show them within seconds. Nothing passes of a draw that is due already.
    await database.execute(sql`
      update lottery_draw set sales_open_at = sales_open_at - by, close_at = close_at - by, draw_at = draw_at - by,
        next_action_at = next_action_at - by
      from (select draw_at - now() + interval '1 millisecond' as by from lottery_draw
        where lottery_code = ${act.gameCode} and issue = ${act.numero} and draw_at > now()) as passed
      where lottery_code = ${act.gameCode} and issue = ${act.numero}`)
    return true
  }
  const account = 'account' in act ? act.account : null
  const own = sql`(select id from member where username = ${account})`
  const { rowCount } = await database.execute(
    {
      'card-rest': sql`update bank_card set added_at = added_at - (usable_at - now()) - interval '1 hour',
        usable_at = now() - interval '1 hour' where member_id = ${own}`,
      'questions-rest': sql`update security_questions set usable_at = now() where member_id = ${own}`,
      'limit-change': sql`update limit_change set ready_at = now() where state = 'WAITING' and member_id = ${own}`,
    }[act.pass],
  )
  return (rowCount ?? 0) > 0
}
