import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { withdrawalBanks } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { depositByQr, depositFromAccount } from '@playhouse/platform-api/cashier-deposits.ts'
import { sendChatMessage } from '@playhouse/platform-api/chat.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { cancelWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { hotGames, launchGame, trialLaunch } from '@playhouse/platform-api/games.ts'
import { missionLeaderboard, missionSummary } from '@playhouse/platform-api/missions.ts'
import { redeemPointReward } from '@playhouse/platform-api/points.ts'
import { claimPromotion } from '@playhouse/platform-api/promotions.ts'
import { buyRaffleTickets, raffles } from '@playhouse/platform-api/raffles.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { announcements, systemStatus } from '@playhouse/platform-api/site.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, SECRET_KEYS } from '../app.fixture.ts'
import { brandModule } from '../db/tables/brand.ts'
import { withdrawalBank, withdrawalSetting } from '../db/tables/cashier-withdrawals.ts'
import { chatRoom } from '../db/tables/chat.ts'
import { depositBank, depositMethod } from '../db/tables/deposits.ts'
import { member } from '../db/tables/members.ts'
import { dueRaffles } from '../domains/engagement/raffles/due-raffles.ts'
import { DETAILS, openGame, signedCall } from '../domains/money/wallet/seamless/seamless.fixture.ts'
import { brandDay } from '../ledger/brand-day.ts'
import { postPoints } from '../ledger/postings.ts'
import { hashQuickly } from '../lib/password.fixture.ts'
import { addDays } from '../lib/record-range.ts'
import { secretBox } from '../request/secret-box.ts'
import { PASSWORD } from '../small-world.fixture.ts'
import { openSmallWorld, type SmallWorld } from '../small-world-platform.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from './office.fixture.ts'
import { inLanguages } from './plan-pages.fixture.ts'

const reason = 'agreed with the provider'
const PAYMENT = 'harbour8Stone'

let world: SmallWorld
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
/** The member's open game. */
let session: string

beforeAll(async () => {
  world = await openSmallWorld(['hoa', 'lan', 'minh'])
  const { database, config } = world.harness
  office = await openTestOffice({
    database: { url: config.databaseUrl },
    environment: { TWO_OPERATORS_ABOVE: '100000' },
  })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const hash = await hashQuickly(PAYMENT)
  await database.update(member).set({ paymentPasswordHash: hash })
  // Except a site for members only, which refuses trials.
  await database.update(brandModule).set({ enabled: sql`${brandModule.modId} <> 'LOGINHOME3'` })
  await database.update(depositMethod).set({ enabled: true })
  await database.update(withdrawalSetting).set({ memberCancels: true })
  await database.update(chatRoom).set({ slowSeconds: 0 })
  await database.insert(depositBank).values({ code: 'SONG', name: 'Song Bank', position: 1 }).onConflictDoNothing()
  const bank = { code: 'SONG', name: 'Song Bank', minimum: 10_000n, maximum: 10_000_000n, expectedMinutes: 30 }
  await database
    .insert(withdrawalBank)
    .values({ ...bank, kind: 'BANK', position: 1 })
    .onConflictDoNothing()
  const request = { memberId: world.getId('hoa'), type: 'POINTS_EARN', points: 10_000_000n, key: randomUUID() } as const
  await postPoints(database, { ...request, request: {} })
  await addPlans()
  ;({ session } = await openGame(database, world.getId('lan')))
  await world.harness.restart()
})
afterAll(async () => {
  await office.close()
  await world.harness.close()
})

/** Adds plans whose switches members see. */
async function addPlans(): Promise<void> {
  const save = async (path: string, form: Record<string, string>) => {
    const fields = { isNew: 'yes', reason, position: '3', picture: '', ...form }
    const { status, html } = await anna.post(`${path}/save`, fields)
    if (status !== 303) throw new Error(`${path} was not saved: ${html}`)
  }
  const item = { id: 'paper-boat', kind: 'GOODS', state: 'on', points: '50', amount: '100', available: '9' }
  await save('/mall', { ...item, ...inLanguages('name', 'Boat'), ...inLanguages('description', 'Folded') })
  const shown = { id: 'river', state: 'published', endsAt: '' }
  const texts = { ...inLanguages('title', 'River'), ...inLanguages('text', 'Text') }
  await save('/banners', { ...shown, groupName: 'w_home', startsAt: '', linkageType: 'NONE', linkTarget: '', ...texts })
  const news = { id: 'tide', type: 'PL', state: 'published', publishedAt: '', endsAt: '' }
  await save('/announcements', { ...news, ...inLanguages('title', 'Tide'), ...inLanguages('text', 'Text') })
  const today = brandDay(new Date())
  const mission = { id: 'reels', kind: 'TURNOVER', cycle: 'ONCE', target: '100000', amount: '1', points: '0' }
  await save('/missions', { ...mission, startsOn: today, endsOn: '', ...inLanguages('title', 'Reels') })
  const board = { id: 'week', metric: 'TURNOVER', minStake: '0', product_RNG: 'on', prizes: '1: 100', endsOn: '' }
  await save('/leaderboards', { ...board, startsOn: addDays(today, 1), ...inLanguages('title', 'Week') })
  await passDays('leaderboard', 'week', 7)
  const sold = { price: '1', memberLimit: '9', capacity: '9', minTickets: '1', saleMinutes: '60', prizes: '1 x 100' }
  for (const [id, title] of Object.entries({ moon: 'Moon', star: 'Star' }))
    await save('/raffles', { id, state: 'on', ...sold, ...inLanguages('title', title), ...inLanguages('text', 'Text') })
  const offer = { id: 'daily-gift', state: 'published', category: 'reward', newCategory: '', withDeposit: 'no' }
  const gift = { kind: 'SIGN_IN', period: 'DAY', isReviewed: 'no', threshold: '', fixedAmount: '100', percent: '' }
  const open = { startsOn: today, endsOn: '', maxAmount: '', multiple: '0', maxStake: '', days: '', tickets: '' }
  await save('/promotions', {
    ...offer,
    ...gift,
    ...open,
    raffleSeriesId: '',
    ...inLanguages('title', 'Daily gift'),
    ...inLanguages('summary', 'A gift'),
    ...inLanguages('content', 'What it is'),
  })
}

/** Puts the first and last day of a plan back. */
const passDays = async (table: 'mission' | 'leaderboard', id: string, days: number) =>
  void (await world.harness.database.execute(sql`
    update ${sql.identifier(table)} set starts_on = starts_on - ${days}::integer, ends_on = ends_on - ${days}::integer
    where id = ${id}`))

/** The fields that a form of the page sends if nothing is changed. */
function findFields(html: string, action: string): Record<string, string> {
  const start = html.indexOf(`action="${action}"`)
  if (start < 0) throw new Error(`The page has no form ${action}.`)
  const form = html.slice(start, html.indexOf('</form>', start))
  const plain = (text = '') => text.replaceAll('&#34;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  const named = (tag: string) => / name="([^"]+)"/.exec(tag.replaceAll(/\s+/g, ' '))?.[1] ?? ''
  const fields: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    if (/type="(checkbox|radio|file)"/.test(tag) && !/\schecked/.test(tag)) continue
    fields[named(tag)] = plain(/value="([^"]*)"/.exec(tag)?.[1] ?? (tag.includes('checkbox') ? 'on' : ''))
  }
  for (const [, tag = '', text] of form.matchAll(/(<textarea[^>]*>)([^<]*)</g)) fields[named(tag)] = plain(text)
  for (const [, tag = '', options = ''] of form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)) {
    const chosen = /value="([^"]*)"\s+selected/.exec(options) ?? /value="([^"]*)"/.exec(options)
    fields[named(tag)] = plain(chosen?.[1])
  }
  delete fields['']
  delete fields['csrf']
  return fields
}

/** Sends the form of a page with one field changed. */
const set = (page: string, action: string, name: string, values: [on: string, off: string]) => async (off: boolean) => {
  const fields = findFields((await anna.get(page)).html, action)
  return anna.post(action, { ...fields, [name]: off ? values[1] : values[0], reason })
}
/** Has the other operator confirm what waits. */
async function confirm() {
  const [, path = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get('/decisions')).html) ?? []
  return binh.post(path)
}
const setGame = set('/games/1', '/games/1', 'maintenance', ['no', 'yes'])
const setVendor = set('/vendors/SEN', '/vendors/SEN', 'enabled', ['yes', 'no'])
const setBank = (kind: string) =>
  set(`/payments/${kind}-banks/SONG`, `/payments/${kind}-banks`, 'enabled', ['on', 'off'])
const setItem = set('/mall/paper-boat', '/mall/save', 'state', ['on', 'off'])
const setBanner = set('/banners/river', '/banners/save', 'state', ['published', 'draft'])

/** Calls as the member. @returns `done` or the code of the refusal */
const call =
  <E extends Endpoint>(endpoint: E, input: () => InputOf<E>, as = () => world.as('hoa')) =>
  async () => {
    const { status, body } = await world.harness.call(endpoint, input(), as())
    return status === 200 ? 'done' : (body as { errorCode: string }).errorCode
  }
/** Whether the platform lists it. */
const listed = (read: () => Promise<readonly string[]>, what: string) => async () =>
  (await read()).includes(what) ? 'done' : 'not listed'

const launch = call(launchGame, () => ({ nodeId: 1 }) as InputOf<typeof launchGame>)
const stake = async () => {
  const bet = {
    session,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    stake: '10',
    payout: '0',
    details: DETAILS,
  }
  const { harness } = world
  const response = await harness.app.inject(signedCall(harness.config.seamlessSecret, 'play', bet, { vendor: 'SEN' }))
  return response.statusCode === 200 ? 'done' : response.json<{ error: string }>().error
}
const key = () => ({ requestKey: randomUUID() })
const claimants = ['hoa']
const payer = { bankCode: 'SONG', payerName: 'HOA TRAN' }

/** Whether the platform lists something with the title. */
const titled =
  <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    parseRoles: (value: ValueOf<E>) => readonly { title: string }[],
    title: string,
  ) =>
  async () => {
    const { value } = await world.harness.call(endpoint, input, world.as('hoa'))
    return parseRoles(value).some((one) => one.title === title) ? 'done' : 'not listed'
  }
const runRaffles = () =>
  dueRaffles(secretBox(parseSecretKeys(SECRET_KEYS))).run(world.harness.database, new AbortController().signal)
const readLastMessage = async (memberId: number) => {
  const { rows } = await world.harness.database.execute<{ path: string }>(sql`
    select '/chat/' || room_id || '/' || id as path from chat_message where author_id = ${memberId} order by id desc limit 1`)
  return rows[0]?.path ?? ''
}

interface Example {
  turn: (off: boolean) => Promise<{ status: number; location: string | undefined; html: string }>
  act: () => Promise<string>
  /** Lets the time come from which it is off. */
  pass?: () => Promise<void>
}
const EXAMPLES: Record<string, Example> = {
  Game: { turn: setGame, act: launch },
  'Game, already open': { turn: setGame, act: stake },
  Vendor: { turn: setVendor, act: launch },
  'Vendor, game already open': { turn: setVendor, act: stake },
  'Trials of a vendor': {
    turn: set('/vendors/SEN', '/vendors/SEN', 'offersTrial', ['yes', 'no']),
    act: call(
      trialLaunch,
      () => ({ nodeId: 1 }) as InputOf<typeof trialLaunch>,
      () => ({ token: '', headers: { language: 'EN' } }),
    ),
  },
  'Deposit method': {
    turn: set('/payments/methods/QR', '/payments/methods', 'enabled', ['on', 'off']),
    act: call(depositByQr, () => ({ ...key(), amount: '100000' })),
  },
  'Payment provider': {
    turn: async (off) => {
      const turned = set('/payments/providers/lantern', '/payments/providers', 'enabled', ['on', 'off'])
      const sent = await turned(off)
      return sent.status === 303 && !off ? confirm() : sent
    },
    act: call(
      depositByQr,
      () => ({ ...key(), amount: '100000' }),
      // The others have as many open deposits as they may.
      () => world.as('minh'),
    ),
  },
  'Deposit bank': {
    turn: setBank('deposit'),
    act: call(
      depositFromAccount,
      () => ({ ...key(), amount: '100000', ...payer }),
      () => world.as('lan'),
    ),
  },
  'Withdrawal bank': {
    turn: setBank('withdrawal'),
    act: listed(async () => {
      const { value } = await world.harness.call(withdrawalBanks, {}, world.as('hoa'))
      return value.list.map(({ bankCode }) => bankCode)
    }, 'SONG'),
  },
  'Cancelling a withdrawal': {
    turn: async (off) => {
      const turned = set('/payments', '/payments/withdrawal-rules', 'memberCancels', ['yes', 'no'])
      const proposed = await turned(off)
      return proposed.status === 303 ? confirm() : proposed
    },
    act: async () => {
      const code = await call(cancelWithdrawal, () => ({ id: '1' }))()
      // There is none to cancel.
      return code === 'withdrawal.not.found' ? 'done' : code
    },
  },
  Promotion: {
    turn: () => anna.post('/promotions/plan/daily-gift/end', { reason }),
    // Each account claims once a day.
    act: call(
      claimPromotion,
      () => ({ promotionId: 'daily-gift' }),
      () => world.as(claimants.pop() ?? 'lan'),
    ),
  },
  Mission: {
    turn: () => anna.post('/missions/reels/end', { reason }),
    pass: () => passDays('mission', 'reels', 1),
    act: titled(missionSummary, {}, ({ missions }) => missions, 'Reels EN'),
  },
  Leaderboard: {
    turn: () => anna.post('/leaderboards/week/end', { reason }),
    pass: () => passDays('leaderboard', 'week', 7),
    act: titled(missionLeaderboard, {}, ({ boards }) => boards, 'Week EN'),
  },
  Raffle: {
    turn: () => anna.post('/raffles/moon/call-off', { raffleId: 'moon-1', series: 'off', reason }),
    act: async () => {
      await runRaffles()
      return call(buyRaffleTickets, () => ({ ...key(), raffleId: 'moon-1', tickets: 1 }))()
    },
  },
  'Raffle series': {
    turn: set('/raffles/star', '/raffles/save', 'state', ['on', 'off']),
    pass: async () =>
      void (await world.harness.database.execute(sql`
      update raffle set closes_at = now(), next_action_at = now(), draws_at = now() where series_id = 'star'`)),
    act: async () => {
      // Closes the one on sale, draws it, and opens the next.
      await runRaffles()
      await runRaffles()
      return titled(raffles, {}, ({ list }) => list, 'Star EN')()
    },
  },
  'Mall item': {
    turn: setItem,
    act: call(redeemPointReward, () => ({ ...key(), itemId: 'paper-boat', points: '50', paymentPassword: PAYMENT })),
  },
  'Chat room': {
    turn: set('/chat/GENERAL-EN', '/chat/GENERAL-EN/settings', 'state', ['open', 'closed']),
    act: call(sendChatMessage, () => ({ ...key(), room: 'GENERAL-EN', text: 'Good evening' })),
  },
  'Member in the chat': {
    turn: async (off) =>
      anna.post(`${await readLastMessage(world.getId('lan'))}/${off ? 'mute' : 'unmute'}`, { hours: '1', reason }),
    act: call(
      sendChatMessage,
      () => ({ ...key(), room: 'GENERAL-EN', text: 'Good night' }),
      () => world.as('lan'),
    ),
  },
  Member: {
    turn: (off) => anna.post(`/members/${world.getId('minh')}/${off ? 'block' : 'unblock'}`, { reason }),
    act: call(
      login,
      () => ({ username: 'minh', password: PASSWORD }),
      () => ({ token: '', headers: { language: 'EN' } }),
    ),
  },
  Announcement: {
    turn: set('/announcements/tide', '/announcements/save', 'state', ['published', 'draft']),
    act: titled(announcements, { types: ['PL'] }, ({ player }) => player, 'Tide EN'),
  },
  Banner: {
    turn: setBanner,
    act: titled(announcements, { types: ['B'] }, ({ banners }) => banners, 'River EN'),
  },
  Module: {
    turn: (off) => anna.post(`/modules/FREEPLAY3/${off ? 'off' : 'on'}`, { reason }),
    act: call(
      freePlay,
      () => ({}) as InputOf<typeof freePlay>,
      () => ({ token: '', headers: { language: 'EN' } }),
    ),
  },
  'Module above others': {
    turn: (off) => anna.post(`/modules/GAMELO3/${off ? 'off' : 'on'}`, { reason }),
    act: call(hotGames, () => ({}) as InputOf<typeof hotGames>),
  },
  Language: {
    turn: set('/brand', '/brand/save', 'languages', ['VI EN CN ID TH TY', 'VI EN CN ID TY']),
    act: listed(async () => {
      const { value } = await world.harness.call(systemStatus, {})
      return value.info.languages ?? []
    }, 'TH'),
  },
  Operator: {
    turn: async (off) => {
      const [, path = ''] = /href="(\/operators\/\d+)">binh</.exec((await anna.get('/operators')).html) ?? []
      return anna.post(`${path}/${off ? 'disable' : 'enable'}`, { reason })
    },
    act: async () => ((await (await office.logIn('binh')).get('/')).status === 200 ? 'done' : 'not logged in'),
  },
}

const DOCUMENTED = readFileSync(new URL('../../../../docs/switches.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, name = '', page = '', what = '', code = '', when = '']) => ({ name, page, what, code, when }))

/** Values of the column `when` whose switches are not switched on again. */
const FOR_GOOD = new Set(['for good', 'at midnight', 'next week'])

describe('docs/switches.md', () => {
  test('has a row for each example', () => {
    expect(DOCUMENTED.map(({ name }) => name)).toEqual(Object.keys(EXAMPLES))
  })

  test.each(DOCUMENTED)('is right about $name: refused is $what, by $code', async ({ name, code, when }) => {
    const example = EXAMPLES[name]
    if (!example) throw new Error('There is no example of it.')
    const turn = async (off: boolean) => {
      const { status, location, html } = await example.turn(off)
      expect([status, location], html).toEqual([303, expect.stringMatching(/done=(?:done|confirmed)$/)])
      // Caches of the platform do not expire here.
      if (when === '20 s') await world.harness.restart()
    }
    expect(await example.act()).toBe('done')
    await turn(true)
    await example.pass?.()
    expect(await example.act()).toBe(code)
    await world.harness.restart()
    expect(await example.act()).toBe(code)
    if (FOR_GOOD.has(when)) return
    await turn(false)
    expect(await example.act()).toBe('done')
  })
})

describe('a module that is switched off', () => {
  const modules = Map.groupBy(ALL_ENDPOINTS, ({ moduleId }) => moduleId)

  test.each([...modules])('refuses each endpoint of %s', async (modId, endpoints) => {
    const { harness } = world
    const turn = (enabled: boolean) =>
      harness.database.update(brandModule).set({ enabled }).where(eq(brandModule.modId, modId))
    await turn(false)
    await harness.restart()
    for (const endpoint of endpoints) {
      const { method, path } = endpoint
      const response = await harness.app.inject({ method, url: path, headers: headersFor(endpoint) })
      expect([endpoint.name, response.json().errorCode]).toEqual([endpoint.name, 'function.not.available'])
    }
    await turn(true)
  })
})
