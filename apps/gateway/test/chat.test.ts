import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { type LiveStream, openLive, PUBLIC_LIVE } from './live-stream.ts'
import { askDatabase } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

const LIVE = `subscription Live($after: EventCursor, $chatRooms: [ID!]) { live(after: $after, chatRooms: $chatRooms) {
  __typename ... on PublishedEvent { cursor } ... on ChatMessagePosted { roomId message { id name text } }
  ... on ChatMessageRemoved { roomId messageId } ... on ChatRoomRead { roomId unreadCount } ... on ChatMuteChanged { until }
  ... on ResyncNeeded { cause } } }`
const SEND = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { __typename
  ... on SendChatMessageSuccess { message { id text } waitSeconds } ... on Problem { code retryAfterSeconds } } }`
const ROOM = 'LOTTERY-EN'

let stack: Stack
let url: string
beforeAll(async () => {
  stack = await openStack({ LIVE_STREAMS_PER_ADDRESS: '20' })
  url = await stack.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  // Simulated writers would add messages between those of the tests.
  await askDatabase(stack.databaseUrl, 'update chat_room set next_action_at = null')
  await askDatabase(stack.databaseUrl, `update chat_room set slow_seconds = 0 where id = '${ROOM}'`)
  await askDatabase(stack.databaseUrl, `update member set rank = 7 where username = '${AGENT.username}'`)
})
afterAll(() => stack.close())

const streams: LiveStream[] = []
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

const getCookie = (browser: Browser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const logIn = (account = MEMBER) => stack.browser().logIn(account)
async function open(browser: Browser | undefined, chatRooms: readonly string[], after?: string) {
  const headers = browser && { cookie: getCookie(browser) }
  const query = browser ? LIVE : PUBLIC_LIVE
  const stream = await openLive(url, {
    query,
    variables: { after, ...(browser && { chatRooms }) },
    ...(headers && { headers }),
  })
  streams.push(stream)
  await expect.poll(() => stream.events.length, { interval: 10 }).toBeGreaterThan(0)
  return stream
}
/** Messages that a simulated writer posted just before the rooms were stilled may still be on their way. */
const ownIds = new Set<string>()
async function send(browser: Browser, roomId = ROOM, text = 'Good evening') {
  const input = { requestKey: randomUUID(), roomId, text }
  const { data } = await browser.send(SEND, { input })
  const { sendChatMessage: sent } = data as unknown as {
    sendChatMessage: { __typename: string; message: { id: string }; code?: string }
  }
  if (sent.__typename === 'SendChatMessageSuccess') ownIds.add(sent.message.id)
  return sent
}
const posted = ({ events }: LiveStream) =>
  events
    .flatMap((event) =>
      event.__typename === 'ChatMessagePosted' ? [(event as unknown as { message: { id: string } }).message.id] : [],
    )
    .filter((id) => ownIds.has(id))

test('delivers a message only to streams that follow its room', async () => {
  const [writer, reader] = [await logIn(), await logIn(AGENT)]
  const [following, elsewhere, without, everybody] = [
    await open(reader, [ROOM]),
    await open(reader, ['GENERAL-EN']),
    await open(writer, []),
    await open(undefined, []),
  ]
  const { message } = await send(writer)
  await expect.poll(() => posted(following), { interval: 10 }).toEqual([message.id])
  // When a later message arrives, every reader has had the earlier ones.
  const { message: general } = await send(writer, 'GENERAL-EN')
  await expect.poll(() => posted(elsewhere), { interval: 10 }).toEqual([general.id])
  expect(posted(following)).toEqual([message.id])
  expect([posted(without), posted(everybody)]).toEqual([[], []])
})

test('leaves out rooms that the account may not read', async () => {
  const [low, high] = [await logIn(), await logIn(AGENT)]
  const [stored, followed] = [await open(low, ['VIP', 'NONE', ROOM]), await open(high, ['VIP'])]
  const { message } = await send(high, 'VIP', 'For us alone')
  await expect.poll(() => posted(followed), { interval: 10 }).toEqual([message.id])
  const later = await send(high)
  await expect.poll(() => posted(stored), { interval: 10 }).toEqual([later.message.id])
  expect((await send(low, 'VIP')).code).toBe('CHAT_RANK')
})

test('resumes a room after a cursor, in order with the account’s own events, and shows visitors none of it', async () => {
  const [writer, reader] = [await logIn(), await logIn(AGENT)]
  const [first, visitor] = [await open(reader, [ROOM]), await open(undefined, [])]
  const [cursor, publicCursor] = [first.events.at(-1)?.cursor, visitor.events.at(-1)?.cursor]
  first.close()
  visitor.close()
  const ids = [(await send(writer)).message.id, (await send(writer)).message.id]
  const [resumed, again] = [await open(reader, [ROOM], cursor), await open(undefined, [], publicCursor)]
  await expect.poll(() => posted(resumed), { interval: 10 }).toEqual(ids)
  expect(resumed.events[0]?.__typename).toBe('StreamOpened')
  expect(again.events.map(({ __typename }) => __typename)).not.toContain('ChatMessagePosted')
})

test('stops a room when its reader takes a break', async () => {
  const [writer, reader] = [await logIn(), await logIn(AGENT)]
  const stream = await open(reader, [ROOM])
  await askDatabase(
    stack.databaseUrl,
    `insert into live_event (member_id, type, event) select id, 'LIMIT_REACHED',
       '{"type": "LIMIT_REACHED", "limit": "TIME_OUT", "until": null}' from member where username = '${AGENT.username}'`,
  )
  await expect.poll(() => stream.events.map(({ __typename }) => __typename), { interval: 10 }).toContain('LimitReached')
  const control = await open(writer, [ROOM])
  const { message } = await send(writer)
  await expect.poll(() => posted(control), { interval: 10 }).toEqual([message.id])
  expect(posted(stream)).toEqual([])
})

test('returns the chat page of another system, which identifies the user', async () => {
  const other = await openStack(
    { CHAT_ORIGIN: 'https://woot.example.test' },
    {
      CHAT_PROVIDER: 'chatwoot',
      CHAT_URL: 'https://woot.example.test',
      CHATWOOT_WEBSITE_TOKEN: 'site-1',
      CHATWOOT_HMAC_KEY: 'key',
    },
  )
  try {
    const browser = await other.browser().logIn(MEMBER)
    const chat =
      '{ viewer { chat { restriction external(title: "Chat") { url user { identifier identifierHash name } } } } }'
    const { data } = await browser.send(chat)
    expect((data as unknown as { viewer: { chat: object } }).viewer.chat).toMatchObject({
      restriction: null,
      external: {
        url: expect.stringMatching(/^https:\/\/woot\.example\.test\/widget\?website_token=site-1&locale=/),
        user: { identifier: expect.stringMatching(/^[A-Z]/), identifierHash: expect.stringMatching(/^[\da-f]{64}$/) },
      },
    })
    expect(JSON.stringify(data)).not.toContain(MEMBER.username)
    const { headers } = await other.gateway.app.inject('/livez')
    expect(String(headers['content-security-policy'])).toContain('https://woot.example.test')
  } finally {
    await other.close()
  }
})
