import { excludeMember } from '@playhouse/platform-api/limits.ts'
import { inbox, readMessages, sendMessage } from '@playhouse/platform-api/messages.ts'
import * as notices from '@playhouse/platform-api/notices.ts'
import { changePassword } from '@playhouse/platform-api/member.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { intervention as interventions } from '../../../db/tables/interventions.ts'
import { member } from '../../../db/tables/members.ts'
import { NoAnswerError } from '../../../jobs/failures.ts'
import { secretBox } from '../../../request/secret-box.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { type NoticeServices, sendNotices } from './due-notices.ts'
import { openPushService } from './push-service.ts'
import { unsubscribeToken } from './unsubscribe.ts'

let harness: TestPlatform
let services: NoticeServices
let service: Server
let origin: string
let reply: { status: number; headers?: Record<string, string> } = { status: 201 }
const posts: { path: string; topic: unknown; urgency: unknown }[] = []
const tokens = new Map<string, string>()
const ids = new Map<string, number>()

beforeAll(async () => {
  service = createServer((request, response) => {
    posts.push({ path: request.url ?? '', topic: request.headers['topic'], urgency: request.headers['urgency'] })
    request.resume()
    request.on('end', () => response.writeHead(reply.status, reply.headers).end())
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  harness = await openTestPlatform({
    template: 'small',
    environment: { PUSH_SIMULATOR: origin },
  })
  for (const username of ['lan', 'minh', 'hoa', 'suba', 'agenta']) {
    const { token, id } = (await harness.call(login, { username, password: PASSWORD })).value
    tokens.set(username, token)
    ids.set(username, Number(id))
  }
  const { config, database } = harness
  services = {
    push: config.push && (await openPushService(database, config.push)),
    sender: {
      sendSms: async ({ id: _, phoneNumber, text }) =>
        void harness.messages.push({ channel: 'sms', address: phoneNumber, text }),
      sendEmail: async ({ id: _, ...letter }) => void harness.messages.push({ channel: 'email', ...letter }),
    },
    brand: async () => ({ name: 'Playhouse', currency: 'VND', languages: ['EN'] }),
    siteOrigin: 'https://site.test',
    log: harness.app.log,
    secrets: secretBox(config.secretKeys),
  }
})
afterAll(async () => {
  await harness.close()
  service.close()
})
beforeEach(async () => {
  reply = { status: 201 }
  posts.length = 0
  harness.messages.length = 0
  for (const table of ['message_notice', 'push_device', 'quiet_hours', 'notice_preference', 'play_exclusion'])
    await harness.database.execute(sql`delete from ${sql.identifier(table)}`)
  await harness.database.execute(sql`
    update member set marketing_allowed = true, email = null, email_verified_at = null, mobile = null, mobile_verified_at = null`)
})

const as = (username: string) => ({ token: tokens.get(username) ?? '', headers: { language: 'EN' } })
const getId = (username: string) => ids.get(username) ?? 0
const getSettings = async (username: string) => (await harness.call(notices.messageSettings, {}, as(username))).value
const subscription = (path: string = randomUUID()) => ({
  endpoint: `${origin}/${path}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
const addDevice = (username: string, path?: string) =>
  harness.call(notices.addPushDevice, subscription(path), as(username))
type Preference = Parameters<typeof prefer>[1]
const prefer = (
  username: string,
  input: { kind: 'SYSTEM' | 'DEPOSIT' | 'PROMOTION'; channel: 'PUSH' | 'EMAIL' | 'SMS'; on: boolean },
) => harness.call(notices.setMessagePreference, input, as(username))
const write = (
  username: string,
  kind: 'SYSTEM' | 'DEPOSIT' | 'PROMOTION' = 'DEPOSIT',
  template?: 'security.PASSWORD',
) =>
  withTransaction(harness.database, (tx) =>
    writeMessage(tx, {
      memberId: getId(username),
      kind,
      template: template ?? (kind === 'PROMOTION' ? 'promotion.PAID' : 'deposit.CONFIRMED'),
      params: { amount: '250000.00', number: '7' },
    }),
  )
const run = (now = new Date(Date.now() + 1_000)) => sendNotices(harness.database, services, now)
const states = async (username: string) => {
  const { rows } = await harness.database.execute<{ state: string; reason: string | null }>(
    sql`select state, reason from message_notice where member_id = ${getId(username)} order by created_at`,
  )
  return rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state))
}
const later = (ms: number) => new Date(Date.now() + ms)
const HOUR = 3_600_000

test('has promotions, e-mails and texts switched off, but for e-mails of customer service, and other push messages on', async () => {
  const { preferences, ...settings } = await getSettings('lan')
  expect(preferences).toHaveLength(18)
  expect(preferences.filter(({ on }) => on).map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
    'SYSTEM PUSH',
    'DEPOSIT PUSH',
    'WITHDRAWAL PUSH',
    'SERVICE PUSH',
    'SERVICE EMAIL',
    'AGENT PUSH',
  ])
  expect(settings).toMatchObject({ quietHours: null, email: null, mobile: null, marketing: true, devices: [] })
  expect(settings.pushKey).toMatch(/^B[\w-]{86}$/)
})

test('e-mails notices about the money of an account that is being closed, even if switched off, at night and after the closing', async () => {
  const { database } = harness
  await database.execute(sql`
    update member set email = 'hoa@mail.example', email_verified_at = now() where id = ${getId('hoa')}`)
  await database.execute(
    sql`insert into quiet_hours (member_id, from_minute, to_minute) values (${getId('hoa')}, 0, 1439)`,
  )
  await prefer('hoa', { kind: 'SYSTEM', channel: 'EMAIL', on: false })
  const tell = (template: 'closing.NEEDS_INFO' | 'closing.CLOSED') =>
    withTransaction(database, (tx) =>
      writeMessage(tx, {
        memberId: getId('hoa'),
        kind: 'SYSTEM',
        template,
        params: { amount: '704000.00', number: '41' },
      }),
    )
  await tell('closing.NEEDS_INFO')
  await run()
  await database.execute(sql`update member set closed_at = now() where id = ${getId('hoa')}`)
  await tell('closing.CLOSED')
  await write('hoa', 'SYSTEM')
  await run()
  await database.execute(sql`update member set closed_at = null where id = ${getId('hoa')}`)
  const letters = harness.messages.map((message) => ({ ...message }))
  expect(letters).toHaveLength(2)
  const [question, closed] = letters.map((letter) => String('text' in letter ? letter.text : ''))
  expect(question).toMatch(/704,000.*41.*Log in[^]*https:\/\/site\.test/)
  expect(closed).toMatch(/closed for good/)
  expect(closed).not.toContain('https://')
  expect(JSON.stringify(letters)).not.toContain('unsubscribe')
})

test('keeps its key when it starts again', async () => {
  const before = (await getSettings('lan')).pushKey
  await harness.restart()
  expect((await getSettings('lan')).pushKey).toBe(before)
})

test('adds a browser once, keeps ten, and removes one', async () => {
  const first = subscription()
  await harness.call(notices.addPushDevice, first, as('lan'))
  expect((await harness.call(notices.addPushDevice, first, as('lan'))).value.devices).toHaveLength(1)
  for (let count = 0; count < 10; count += 1) await addDevice('lan')
  const { devices } = await getSettings('lan')
  expect(devices).toHaveLength(10)
  const { value } = await harness.call(notices.removePushDevice, { id: devices[0]?.id ?? '' }, as('lan'))
  expect(value.devices).toHaveLength(9)
  const refused = { status: 404, body: { errorCode: 'not.found' } }
  for (const [of, who] of [
    [devices[1], 'hoa'],
    [devices[0], 'lan'],
  ] as const) {
    expect(await harness.call(notices.removePushDevice, { id: of?.id ?? '' }, as(who))).toMatchObject(refused)
  }
  expect((await getSettings('lan')).devices).toHaveLength(9)
})

test('gives a browser to the account that used it last', async () => {
  await addDevice('lan', 'shared')
  await addDevice('hoa', 'shared')
  expect((await getSettings('lan')).devices).toEqual([])
  expect((await getSettings('hoa')).devices).toHaveLength(1)
})

test.each([
  ['a private address', { endpoint: 'https://10.0.0.1/x' }],
  ['an unknown host', { endpoint: 'https://push.evil.test/x' }],
  ['keys that are no point on the curve', { p256dh: `B${'A'.repeat(86)}` }],
])('refuses %s', async (_name, wrong) => {
  const answered = await harness.call(notices.addPushDevice, { ...subscription(), ...wrong }, as('lan'))
  expect(answered).toMatchObject({ status: 400, body: { errorCode: 'push.endpoint.refused' } })
})

test('refuses demo accounts', async () => {
  const { token } = (await harness.call(freePlay, {})).value
  expect(await harness.call(notices.messageSettings, {}, { token })).toMatchObject({
    body: { errorCode: 'in_need_true_account' },
  })
})

test('queues a message with as many queries as without a browser, and sends it once to each', async () => {
  await addDevice('lan', 'one')
  await addDevice('lan', 'two')
  await write('lan')
  expect(await run()).toBe(2)
  expect(posts.map(({ path }) => path).toSorted()).toEqual(['/one', '/two'])
  expect(posts[0]).toMatchObject({ urgency: 'normal', topic: expect.stringMatching(/^message-\d+$/) })
  expect(await run()).toBe(0)
  expect(await states('lan')).toEqual(['SENT', 'SENT'])
  expect((await getSettings('lan')).devices.every(({ lastSentAt }) => lastSentAt !== null)).toBe(true)
})

test('names nothing of an agent’s message in its notification', async () => {
  await addDevice('minh', 'one')
  const text = { title: '<script>alert(1)</script>', content: 'Come to <b>me</b>' }
  const requestKey = randomUUID()
  const input = { requestKey, to: 'account', account: 'minh', ...text } as const
  expect((await harness.call(sendMessage, input, as('agenta'))).status).toBe(200)
  const payloads: string[] = []
  const push: NoticeServices['push'] = {
    ...(services.push as NonNullable<NoticeServices['push']>),
    send: async (_, { payload }) => {
      payloads.push(JSON.stringify(payload))
      return { is: 'sent' }
    },
  }
  await sendNotices(harness.database, { ...services, push }, later(1_000))
  expect(payloads).toHaveLength(1)
  expect(payloads[0]).toContain('"title":"You have a new message"')
  for (const part of ['alert', 'script', 'Come', '<']) expect(payloads[0]).not.toContain(part)
})

test('sends each once when many processes work at the same time', async () => {
  await addDevice('lan', 'one')
  for (let count = 0; count < 30; count += 1) await write('lan')
  await Promise.all(Array.from({ length: 8 }, () => run()))
  expect(posts).toHaveLength(30)
  expect(new Set(posts.map(({ topic }) => topic)).size).toBe(30)
})

test('does not send a notice again that was interrupted while being sent', async () => {
  await addDevice('lan')
  await write('lan')
  await harness.database.execute(sql`
    update message_notice set state = 'SENDING', version = 1, attempts = 1, next_action_at = now() + interval '5 minutes'`)
  expect(await run()).toBe(0)
  expect(await run(later(HOUR))).toBe(1)
  expect(posts).toEqual([])
  expect(await states('lan')).toEqual(['FAILED: cut off'])
})

test.each([404, 410])('forgets a browser whose subscription has ended (%i)', async (status) => {
  await addDevice('lan', 'gone')
  await write('lan')
  reply = { status }
  await run()
  expect(await states('lan')).toEqual(['FAILED: gone'])
  expect((await getSettings('lan')).devices).toEqual([])
})

test('tries again later and later while a service is down, until the message is too old', async () => {
  await addDevice('lan')
  await write('lan')
  reply = { status: 503 }
  await run()
  expect(await states('lan')).toEqual(['WAITING'])
  expect(await run()).toBe(0)
  expect(await run(later(32_000))).toBe(1)
  expect(await run(later(91_000))).toBe(0)
  for (let attempt = 3; attempt <= 12; attempt += 1) expect(await run(later(attempt * 2 * HOUR))).toBe(1)
  expect(await states('lan')).toEqual(['WAITING'])
  expect(posts).toHaveLength(12)
  await run(later(37 * HOUR))
  expect(await states('lan')).toEqual(['DROPPED: late'])
})

test('waits as long as the push service asks for, and sends then', async () => {
  await addDevice('lan')
  await write('lan')
  reply = { status: 429, headers: { 'retry-after': '600' } }
  await run()
  reply = { status: 201 }
  expect(await run(later(590_000))).toBe(0)
  expect(await run(later(602_000))).toBe(1)
  expect(await states('lan')).toEqual(['SENT'])
})

test('drops at once a notice that a push service refuses', async () => {
  await addDevice('lan')
  await write('lan')
  reply = { status: 413 }
  await run()
  expect(await states('lan')).toEqual(['FAILED: status 413'])
  expect((await getSettings('lan')).devices).toHaveLength(1)
})

test('follows no redirects of a push service', async () => {
  await addDevice('lan', 'moved')
  await write('lan')
  reply = { status: 307, headers: { location: `${origin}/elsewhere` } }
  await run()
  expect(posts.map(({ path }) => path)).toEqual(['/moved'])
})

/** The next time that the clock of the brand shows it. */
function next(time: string): Date {
  const at = new Date(Date.parse(`${new Date().toISOString().slice(0, 10)}T${time}:00+07:00`))
  while (at <= later(1_000)) at.setUTCDate(at.getUTCDate() + 1)
  return at
}

test('holds messages until quiet hours across midnight end', async () => {
  await addDevice('lan')
  await harness.call(notices.setQuietHours, { quietHours: { from: 22 * 60, to: 7 * 60 } }, as('lan'))
  await write('lan')
  const night = next('23:30')
  expect(await run(night)).toBe(1)
  expect(await run(new Date(night.getTime() + 7 * HOUR))).toBe(0)
  expect(posts).toEqual([])
  expect(await run(new Date(night.getTime() + 7.5 * HOUR))).toBe(1)
  expect(posts).toHaveLength(1)
})

test('sends waiting notices when quiet hours are switched off', async () => {
  await addDevice('lan')
  await harness.call(notices.setQuietHours, { quietHours: { from: 22 * 60, to: 7 * 60 } }, as('lan'))
  await write('lan')
  await run(next('23:30'))
  await harness.call(notices.setQuietHours, { quietHours: null }, as('lan'))
  await run()
  expect(await states('lan')).toEqual(['SENT'])
})

test('sends security messages in quiet hours too, with urgency', async () => {
  await addDevice('minh')
  await harness.call(notices.setQuietHours, { quietHours: { from: 22 * 60, to: 7 * 60 } }, as('minh'))
  const change = { oldPassword: PASSWORD, newPassword: 'other-tide-12', confirmNewPassword: 'other-tide-12' }
  expect((await harness.call(changePassword, change as never, as('minh'))).status).toBe(200)
  await run(next('23:30'))
  expect(posts).toMatchObject([{ urgency: 'high' }])
})

test('refuses quiet hours without a length', async () => {
  const answered = await harness.call(notices.setQuietHours, { quietHours: { from: 60, to: 60 } }, as('lan'))
  expect(answered).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } })
})

test('drops notices that were read meanwhile or are too old', async () => {
  await addDevice('lan')
  await write('lan')
  const { list } = (await harness.call(inbox, { size: 1 }, as('lan'))).value
  await harness.call(readMessages, { ids: list.map(({ id }) => id) }, as('lan'))
  await write('lan')
  await harness.database.execute(sql`
    update message_notice set created_at = now() - interval '2 days' where message_id <> ${list[0]?.id}::bigint`)
  await run()
  expect((await states('lan')).toSorted()).toEqual(['DROPPED: late', 'DROPPED: seen'])
  expect(posts).toEqual([])
})

test('sends promotions to members who switched them on only', async () => {
  await addDevice('lan')
  await write('lan', 'PROMOTION')
  expect(await states('lan')).toEqual([])
  await prefer('lan', { kind: 'PROMOTION', channel: 'PUSH', on: true })
  await write('lan', 'PROMOTION')
  await run()
  expect(await states('lan')).toEqual(['SENT'])
})

test('sends nothing to the browsers of an excluded member, and no promotions after it without a new consent', async () => {
  await addDevice('hoa')
  await prefer('hoa', { kind: 'PROMOTION', channel: 'PUSH', on: true })
  await write('hoa')
  await write('hoa', 'PROMOTION')
  const { confirmation } = (await harness.call(excludeMember, { kind: 'TIME_OUT', days: 1 }, as('hoa'))).value
  await harness.call(excludeMember, { kind: 'TIME_OUT', days: 1, confirmation: confirmation ?? '' } as never, as('hoa'))
  await write('hoa')
  await run()
  expect(new Set(await states('hoa'))).toEqual(new Set(['DROPPED: excluded']))
  expect(posts).toEqual([])
  expect(await prefer('hoa', { kind: 'PROMOTION', channel: 'PUSH', on: true })).toMatchObject({
    body: { errorCode: 'play.excluded' },
  })
  expect((await getSettings('hoa')).marketing).toBe(false)

  await harness.database.execute(sql`update play_exclusion set state = 'ENDED', ends_at = now()`)
  const isOn = async (channel: string) =>
    (await getSettings('hoa')).preferences.find((one) => one.kind === 'PROMOTION' && one.channel === channel)?.on
  expect(await isOn('PUSH')).toBe(false)
  await harness.database.execute(sql`
    update member set email = 'hoa@mail.test', email_verified_at = now() where id = ${getId('hoa')}`)
  await prefer('hoa', { kind: 'PROMOTION', channel: 'EMAIL', on: true })
  expect([await isOn('EMAIL'), await isOn('PUSH')]).toEqual([true, false])
})

test.each(['PUSH', 'EMAIL', 'SMS'] as const)(
  'sends no promotion by %s to a member to whom the site has spoken about play, and news as ever',
  async (channel) => {
    await addDevice('hoa')
    await harness.database.execute(sql`update member set email = 'hoa@mail.test', email_verified_at = now(),
      mobile = '+84901234567', mobile_verified_at = now() where id = ${getId('hoa')}`)
    for (const kind of ['PROMOTION', 'DEPOSIT'] as const) await prefer('hoa', { kind, channel, on: true })
    await write('hoa', 'PROMOTION')
    const [intervention] = await harness.database
      .insert(interventions)
      .values({ memberId: getId('hoa'), reason: 'LONG_PLAY', kind: 'HELP', moment: 'NEXT_PAGE' })
      .returning()
    // One was queued before, and is judged again; the next is not even queued.
    await write('hoa', 'PROMOTION')
    await write('hoa')
    await run()
    const { rows } = await harness.database.execute(sql`
      select message.kind, notice.state, notice.reason from message_notice notice
      join member_message message on (message.member_id, message.id) = (notice.member_id, notice.message_id)
      where notice.member_id = ${getId('hoa')} and notice.channel = ${channel} order by message.kind`)
    expect(rows).toEqual([
      { kind: 'DEPOSIT', state: 'SENT', reason: null },
      { kind: 'PROMOTION', state: 'DROPPED', reason: 'no marketing' },
    ])
    await harness.database.delete(interventions).where(eq(interventions.id, intervention?.id ?? 0))
  },
)

const contacts: readonly [Preference['channel'], string][] = [
  ['EMAIL', 'email'],
  ['SMS', 'mobile'],
]
test.each(contacts)(
  'sends by %s to verified contacts only, for the kinds that were switched on',
  async (channel, name) => {
    const address = channel === 'EMAIL' ? 'lan@mail.test' : '+84912345678'
    const column = sql.identifier(name)
    const verified = sql.identifier(`${name}_verified_at`)
    await harness.database.execute(sql`update member set ${column} = ${address} where id = ${getId('lan')}`)
    const input = { kind: 'DEPOSIT', channel, on: true } as const
    expect(await prefer('lan', input)).toMatchObject({ status: 409, body: { errorCode: 'contact.not.verified' } })
    await harness.database.execute(sql`update member set ${verified} = now() where id = ${getId('lan')}`)
    expect((await prefer('lan', input)).status).toBe(200)
    await write('lan')
    await write('lan', 'SYSTEM')
    await run()
    expect(harness.messages).toMatchObject([{ address }])
    const { text } = harness.messages[0] ?? { text: '' }
    expect(text).toContain('Your deposit has arrived')
    expect(text).toContain('https://site.test/member/messages?message=')
    expect(text).not.toMatch(/250|lan\b/)
    // The contact is no longer the member's.
    await write('lan')
    await harness.database.execute(sql`update member set ${verified} = null where id = ${getId('lan')}`)
    await run()
    expect(harness.messages).toHaveLength(1)
    expect((await states('lan')).at(-1)).toBe('DROPPED: no target')
  },
)

test('sends a letter again that the message service did not take', async () => {
  await harness.database.execute(sql`
    update member set email = 'lan@mail.test', email_verified_at = now() where id = ${getId('lan')}`)
  await prefer('lan', { kind: 'DEPOSIT', channel: 'EMAIL', on: true })
  await write('lan')
  const sent: unknown[] = []
  const { sender } = services
  const failing = { ...sender, sendEmail: async ({ id }: { id?: string }) => Promise.reject(sent.push(id)) }
  await sendNotices(harness.database, { ...services, sender: failing }, later(1_000))
  await sendNotices(harness.database, { ...services, sender: failing }, later(HOUR))
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('gives up a letter that the message service refuses again and again, but not one that it has not answered', async () => {
  await harness.database.execute(sql`
    update member set email = 'lan@mail.test', email_verified_at = now() where id = ${getId('lan')}`)
  await prefer('lan', { kind: 'DEPOSIT', channel: 'EMAIL', on: true })
  const attempts = async (error: Error) => {
    await write('lan')
    const sender = {
      ...services.sender,
      sendEmail: async () => {
        throw error
      },
    }
    for (let attempt = 1; attempt <= 8; attempt += 1)
      await sendNotices(harness.database, { ...services, sender }, later(attempt * 2 * HOUR))
    return (await states('lan')).at(-1)
  }
  expect(await attempts(new NoAnswerError('no answer'))).toBe('WAITING')
  expect(await attempts(new Error('status 400'))).toBe('FAILED: given up')
})

test('keeps the outcome of a sending while the database fails, and sends nothing twice', async () => {
  await addDevice('lan')
  await write('lan')
  await harness.database.execute(sql`
    create sequence failures;
    create function fail_outcome() returns trigger language plpgsql as $$ begin
      if nextval('failures') <= 3 then raise sqlstate '57P01' using message = 'terminating connection'; end if;
      return new;
    end $$;
    create trigger fail_outcome before update on message_notice for each row when (new.state = 'SENT')
      execute function fail_outcome()`)
  try {
    await run()
  } finally {
    await harness.database.execute(sql`drop function fail_outcome cascade; drop sequence failures`)
  }
  expect(posts).toHaveLength(1)
  expect(await states('lan')).toEqual(['SENT'])
})

test('ends e-mails of one kind by the signed link to the address, again and without a session, and by no other', async () => {
  const getToken = (username: string, address: string) =>
    unsubscribeToken(services.secrets, { memberId: ids.get(username) ?? 0, kind: 'SERVICE', address })
  const setEmail = (email: string) => harness.database.update(member).set({ email }).where(eq(member.username, 'minh'))
  const [before] = await harness.database.select().from(member).where(eq(member.username, 'minh'))
  await setEmail('minh.new@mail.example')
  const token = getToken('minh', 'Minh.new@mail.example')
  const isOn = async () =>
    (await getSettings('minh')).preferences.find(({ kind, channel }) => kind === 'SERVICE' && channel === 'EMAIL')?.on
  const end = (sent: string) => harness.call(notices.unsubscribe, { token: sent })
  const other = getToken('lan', 'minh.new@mail.example').split('.').at(-1)
  const old = getToken('minh', 'minh.old@mail.example')
  for (const forged of ['', 'x', token.replace('SERVICE', 'DEPOSIT'), `${ids.get('minh')}.SERVICE.${other}`, old])
    expect(await end(forged)).toMatchObject({ status: 404, body: { errorCode: 'not.found' } })
  expect(await isOn()).toBe(true)
  expect((await end(token)).value).toEqual({ kind: 'SERVICE' })
  expect((await end(token)).status).toBe(200)
  expect(await isOn()).toBe(false)
  await harness.database.update(member).set({ email: before?.email }).where(eq(member.username, 'minh'))
})
