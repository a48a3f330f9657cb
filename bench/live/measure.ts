import { setTimeout as sleep } from 'node:timers/promises'
import { Reader, type Target } from './reader.ts'
import type { LiveSite } from './site.ts'

/** Streams opened at once; more would measure the kernel's accept queue. */
const OPEN_AT_ONCE = 100
const EVENTS_WITHIN_MS = 60_000
const BACK_WITHIN_MS = 90_000
/** Time for garbage collection after opening. */
const SETTLE_MS = 15_000
const ROUNDS = 5

/** Opens a stream for every member. @returns the streams, and the gateway's memory per stream in kB */
export async function openIdle(site: LiveSite, target: Target): Promise<{ readers: Reader[]; kilobytesEach: number }> {
  const warm = site.tokens.slice(0, 50).map((token) => new Reader(token, target))
  await until(() => warm.every(({ isOpen }) => isOpen), EVENTS_WITHIN_MS, 'the first streams')
  for (const reader of warm) reader.close()
  await sleep(2_000)
  const before = site.memory()
  const readers: Reader[] = []
  for (let at = 0; at < site.tokens.length; at += OPEN_AT_ONCE) {
    const some = site.tokens.slice(at, at + OPEN_AT_ONCE).map((token) => new Reader(token, target))
    readers.push(...some)
    await until(() => some.every(({ isOpen }) => isOpen), EVENTS_WITHIN_MS, `streams from ${at}`)
  }
  await sleep(SETTLE_MS)
  return { readers, kilobytesEach: (site.memory() - before) / readers.length }
}

/**
 * Publishes an event to each of the first `count` members in one transaction, several times.
 * @returns milliseconds from the commit until each arrived
 */
export async function publishTo(site: LiveSite, readers: readonly Reader[], count: number): Promise<number[]> {
  const delays: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = `${count}-${round}`
    const committedAt = await publish(site, id, count)
    const some = readers.slice(0, count)
    await until(() => some.every(({ heard }) => heard.has(id)), EVENTS_WITHIN_MS, `event ${id}`)
    delays.push(...some.map(({ heard }) => (heard.get(id) ?? 0) - committedAt))
    await sleep(1_000)
  }
  return delays
}

/**
 * Follows a chat room with the first `count` members and posts messages to it: one row each.
 * @returns milliseconds from the commit until each arrived
 */
export async function postToRoom(site: LiveSite, target: Target, count: number): Promise<number[]> {
  const readers: Reader[] = []
  for (let at = 0; at < count; at += OPEN_AT_ONCE) {
    const some = site.tokens
      .slice(at, Math.min(at + OPEN_AT_ONCE, count))
      .map((token) => new Reader(token, target, ['GENERAL-EN']))
    readers.push(...some)
    await until(() => some.every(({ isOpen }) => isOpen), EVENTS_WITHIN_MS, `listeners from ${at}`)
  }
  const delays: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = String(round + 1)
    await site.client.query('begin')
    await site.client.query(
      `insert into live_event (member_id, type, event) values (0, 'CHAT_MESSAGE',
         jsonb_build_object('type', 'CHAT_MESSAGE', 'roomId', 'GENERAL-EN', 'message', jsonb_build_object('id', $1::text,
           'name', 'AmberHeron482', 'isProgram', false, 'text', 'Good evening', 'isRemoved', false, 'at', 0)))`,
      [id],
    )
    const committedAt = Date.now()
    await site.client.query('commit')
    await until(() => readers.every(({ heard }) => heard.has(id)), EVENTS_WITHIN_MS, `message ${id}`)
    delays.push(...readers.map(({ heard }) => (heard.get(id) ?? 0) - committedAt))
    await sleep(1_000)
  }
  for (const reader of readers) reader.close()
  return delays
}

/** Kills the gateway, publishes to all members while it is down, and restarts it. */
export async function restartGateway(site: LiveSite, readers: readonly Reader[]) {
  await site.killGateway()
  for (const reader of readers) reader.lost()
  await publish(site, 'missed', readers.length)
  await site.startGateway()
  const answersAt = Date.now()
  const isBack = ({ isOpen, heard, resyncs }: Reader) => isOpen && (heard.has('missed') || resyncs > 0)
  await until(() => readers.every(isBack), BACK_WITHIN_MS, 'everybody to be back').catch(() => {})
  return {
    seconds: (Date.now() - answersAt) / 1_000,
    away: readers.filter(({ isOpen }) => !isOpen).length,
    lost: readers.filter(({ heard }) => !heard.has('missed')).length,
  }
}

async function publish({ client, memberIds }: LiveSite, id: string, count: number): Promise<number> {
  await client.query('begin')
  await client.query(
    `insert into live_event (member_id, type, event) select id, 'DEPOSIT',
       jsonb_build_object('type', 'DEPOSIT', 'depositId', $1::text, 'state', 'CONFIRMED', 'amount', '50.00')
     from unnest($2::integer[]) as given (id)`,
    [id, memberIds.slice(0, count)],
  )
  const committedAt = Date.now()
  await client.query('commit')
  return committedAt
}

/** @throws Error if it takes longer */
export async function until(isDone: () => boolean, withinMs: number, what: string): Promise<void> {
  for (const end = Date.now() + withinMs; !isDone(); await sleep(20)) {
    if (Date.now() > end) throw new Error(`Waited too long for ${what}.`)
  }
}
