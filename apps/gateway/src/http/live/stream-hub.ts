import { CHAT_VIP_ROOM } from '@playhouse/platform-api/chat.ts'
import { VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import type { GraphQLSchema } from 'graphql'
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  cursorMoved,
  graphEvent,
  resyncNeeded,
  getRoom,
  sessionEnded,
  streamOpened,
  type GraphEvent,
} from '../../domains/live/live-events.ts'
import type { LiveSource } from '../../domains/live/live-source.ts'
import type { Degradations } from '../../platform/degradations.ts'
import type { LiveFeed } from '../../platform/live-feed.ts'
import type { NumberedEvent } from '../../platform/live-ring.ts'
import { LiveConnection, QUEUE } from './live-connection.ts'
import { executeEvent, type LiveGroup } from './live-group.ts'

/** Heartbeats rotate over slots, one each second; every second heartbeat moves the cursor. */
const BEAT_SLOTS = 10
const SLOT_MS = 1_000
const CHECK_EVERY_MS = 60_000
const CHECK_SLICE_MS = 2_000
/** Public events that members' streams get too. */
const TO_MEMBERS: ReadonlySet<string> = new Set(['SITE_STATUS'])
/** Limits that exclude a member from the chat. */
const CHAT_EXCLUSIONS: ReadonlySet<string> = new Set(['TIME_OUT', 'SELF_EXCLUSION'])
/** Streams written before yielding to other work. */
const WRITES_PER_TURN = 500
/** Spreads the reconnections of a draining gateway's clients. */
const DRAIN_SLICES = 20

export interface LiveMetrics {
  liveStreams(count: number): void
  liveEvents(type: string, count: number): void
  liveDelay(seconds: number): void
  liveEnded(why: EndReason): void
}

export type EndReason = 'left' | 'session' | 'overflow' | 'drained' | 'failed'

interface HubOptions {
  feed: LiveFeed
  schema: GraphQLSchema
  metrics: LiveMetrics | undefined
  degradations: Degradations
  /** Called with errors from executing an event. */
  onFailure: (error: unknown) => void
}

/** Open streams of this gateway, and the delivery of events to them. */
export class StreamHub {
  readonly #options: HubOptions
  readonly #members = new Map<number, Set<LiveConnection>>()
  readonly #public = new Map<string, Set<LiveConnection>>()
  readonly #rooms = new Map<string, Set<LiveConnection>>()
  readonly #slots = Array.from({ length: BEAT_SLOTS }, () => new Set<LiveConnection>())
  readonly #timers: ReturnType<typeof setInterval>[]
  #dispatched: Promise<void> = Promise.resolve()
  #count = 0
  #slot = 0
  #turn = 0
  #currency = ''
  isDraining = false

  constructor(options: HubOptions) {
    this.#options = options
    options.feed.onEvents((events) => this.#enqueue(() => this.#dispatch(events)))
    options.feed.onGap(() => this.#enqueue(() => this.#requestResync()))
    this.#timers = [
      setInterval(() => this.#beat(), SLOT_MS),
      setInterval(() => void this.#checkSessions(), CHECK_SLICE_MS),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  get count(): number {
    return this.#count
  }

  /** Starts a stream on a response whose head has been sent. */
  open(raw: ServerResponse, group: LiveGroup, source: LiveSource): LiveConnection {
    const { ring } = this.#options.feed
    const position = ring.position ?? '0.0'
    this.#currency = source.currency
    const connection = new LiveConnection(raw, group, source, ring.seq)
    this.#add(connection)
    raw.once('close', () => {
      if (!connection.isEnded) this.#options.metrics?.liveEnded('left')
      connection.isEnded = true
      this.#remove(connection)
    })
    const stored = source.after === undefined ? [] : this.#eventsSince(source, source.after)
    const missed = stored && stored.length <= QUEUE.events ? stored : undefined
    if (!missed) this.#send(connection, resyncNeeded(position, 'CURSOR_EXPIRED'))
    else if (missed.length === 0) this.#send(connection, streamOpened(position))
    // The cursor precedes what follows, so that events lost now are requested again.
    else this.#send(connection, streamOpened(source.after ?? position))
    for (const event of missed ?? []) this.#deliver(connection, event)
    return connection
  }

  /** Ends every stream with its final boundary, spread over the given time. */
  async drain(withinMs: number): Promise<void> {
    this.isDraining = true
    const open = this.#slots.flatMap((slot) => [...slot])
    const slice = Math.ceil(open.length / DRAIN_SLICES)
    for (let at = 0; at < open.length; at += slice) {
      for (const connection of open.slice(at, at + slice)) this.#end(connection, 'drained')
      if (withinMs > 0) await new Promise((resolve) => setTimeout(resolve, withinMs / DRAIN_SLICES))
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.drain(0)
    await this.#dispatched
  }

  #enqueue(work: () => Promise<void>): void {
    this.#dispatched = this.#dispatched.then(work).catch((error: unknown) => this.#options.onFailure(error))
  }

  async #dispatch(events: readonly NumberedEvent[]): Promise<void> {
    for (const event of events) {
      let delivered = 0
      const room = event.memberId === 0 ? getRoom(event.event) : undefined
      if (room !== undefined) delivered = await this.#deliverToEach(event, this.#rooms.get(room) ?? [])
      else if (event.memberId === 0) {
        delivered = await this.#deliverToEach(event, getConnections(this.#public))
        if (TO_MEMBERS.has(event.event.type))
          delivered += await this.#deliverToEach(event, getConnections(this.#members))
      } else {
        const own = this.#members.get(event.memberId)
        if (!own) continue
        for (const connection of own) {
          // A stream opened meanwhile got it from the ring.
          if (connection.seq < event.seq && this.#deliver(connection, event)) delivered += 1
        }
        if (event.event.type === 'SESSION_ENDED') this.#endSession(own, event)
        this.#leaveRooms(own, event)
        await this.#yieldAfter(delivered)
        // A socket flushes only between two turns of the event loop.
        if ([...own].some(({ isFull }) => isFull)) await nextTurn()
      }
      if (delivered === 0) continue
      this.#options.metrics?.liveEvents(event.event.type, delivered)
      this.#options.metrics?.liveDelay(Math.max(0, Date.now() - event.at) / 1_000)
    }
  }

  /** Executes an event once per group of these streams. */
  async #deliverToEach(event: NumberedEvent, connections: Iterable<LiveConnection>): Promise<number> {
    const graph = this.#graph(event)
    if (!graph) return 0
    let delivered = 0
    const getBytes = new Map<string, Buffer | undefined>()
    for (const connection of connections) {
      if (connection.seq >= event.seq || !follows(connection, graph)) continue
      const { key } = connection.group
      if (!getBytes.has(key)) getBytes.set(key, this.#bytes(connection.group, graph))
      const bytes = getBytes.get(key)
      if (!bytes) continue
      this.#write(connection, bytes, graph)
      delivered += 1
      await this.#yieldAfter(1)
    }
    return delivered
  }

  /** Events since a position, in order: public ones, or the member's own and those that it shares with others. */
  #eventsSince({ member, rooms }: LiveSource, after: string): readonly NumberedEvent[] | undefined {
    const { ring } = this.#options.feed
    const own = ring.since(member?.memberId ?? 0, after)
    if (!member) return own?.filter(({ event }) => getRoom(event) === undefined)
    const followed = new Set(rooms)
    const shared = (ring.since(0, after) ?? []).filter(
      ({ event }) => TO_MEMBERS.has(event.type) || followed.has(getRoom(event) ?? ''),
    )
    return own && shared.length > 0 ? [...own, ...shared].toSorted((a, b) => a.seq - b.seq) : own
  }

  #leaveRooms(own: ReadonlySet<LiveConnection>, { event }: NumberedEvent): void {
    const isBreak = event.type === 'LIMIT_REACHED' && CHAT_EXCLUSIONS.has(String(event['limit']))
    const isBelow = event.type === 'RANK' && Number(event['rank']) <= VIP_SERVICE_ABOVE_RANK
    if (!isBreak && !isBelow) return
    for (const connection of own) {
      for (const room of connection.rooms) if (isBreak || room === CHAT_VIP_ROOM) this.#leave(connection, room)
    }
  }

  #leave(connection: LiveConnection, room: string): void {
    connection.rooms.delete(room)
    const followers = this.#rooms.get(room)
    followers?.delete(connection)
    if (followers?.size === 0) this.#rooms.delete(room)
  }

  async #yieldAfter(writes: number): Promise<void> {
    this.#turn += writes
    if (this.#turn < WRITES_PER_TURN) return
    this.#turn = 0
    await nextTurn()
  }

  /** @returns whether the stream gets the event */
  #deliver(connection: LiveConnection, event: NumberedEvent): boolean {
    if (event.event.type === 'SESSION_ENDED') {
      const { session } = event.event as { session?: string }
      if (session !== undefined && session !== connection.member?.session) return false
    }
    const graph = this.#graph(event)
    if (!graph || !follows(connection, graph)) return false
    this.#send(connection, graph)
    return true
  }

  #graph(event: NumberedEvent): GraphEvent | undefined {
    return this.#options.degradations.during(() => graphEvent(event))
  }

  #send(connection: LiveConnection, graph: GraphEvent): void {
    const bytes = this.#bytes(connection.group, graph)
    if (bytes) this.#write(connection, bytes, graph)
    else this.#end(connection, 'failed', connection.group.format.fatal('Something went wrong.'))
  }

  #write(connection: LiveConnection, bytes: Buffer, graph: GraphEvent): void {
    if (connection.send(bytes, graph.__typename)) return
    const resync = { ...resyncNeeded('0.0', 'TOO_SLOW'), cursor: graph.cursor }
    this.#end(connection, 'overflow', this.#lastBytes(connection.group, resync), true)
  }

  #bytes(group: LiveGroup, graph: GraphEvent): Buffer | undefined {
    try {
      return group.format.next(this.#execute(group, graph))
    } catch (error) {
      this.#options.onFailure(error)
      return undefined
    }
  }

  #execute(group: LiveGroup, graph: GraphEvent) {
    return executeEvent(this.#options.schema, group, graph, this.#currency)
  }

  #lastBytes(group: LiveGroup, graph: GraphEvent): Buffer {
    try {
      return group.format.last(this.#execute(group, graph))
    } catch (error) {
      this.#options.onFailure(error)
      return group.format.end
    }
  }

  #endSession(own: ReadonlySet<LiveConnection>, { event }: NumberedEvent): void {
    const { session } = event as { session?: string }
    for (const connection of own) {
      if (session === undefined || connection.member?.session === session) this.#end(connection, 'session')
    }
  }

  #end(connection: LiveConnection, why: EndReason, last = connection.group.format.end, drop = false): void {
    if (connection.isEnded) return
    this.#options.metrics?.liveEnded(why)
    this.#remove(connection)
    if (drop) connection.endNow(last)
    else connection.end(last)
  }

  #beat(): void {
    this.#slot += 1
    const connections = this.#slots[this.#slot % BEAT_SLOTS] ?? []
    const movesCursor = Math.floor(this.#slot / BEAT_SLOTS) % 2 === 0
    const { position } = this.#options.feed.ring
    if (!movesCursor || position === undefined) {
      for (const connection of connections) connection.beat()
      return
    }
    const getBytes = new Map<string, Buffer | undefined>()
    for (const connection of connections) {
      const { key } = connection.group
      if (!getBytes.has(key)) getBytes.set(key, this.#bytes(connection.group, cursorMoved(position)))
      connection.beat(getBytes.get(key))
    }
  }

  async #requestResync(): Promise<void> {
    const position = this.#options.feed.ring.position ?? '0.0'
    for (const connection of this.#slots.flatMap((slot) => [...slot])) {
      this.#send(connection, resyncNeeded(position, 'INTERRUPTED'))
      await this.#yieldAfter(1)
    }
  }

  /** Ends the streams of sessions that expired without an event. They stay open during an outage. */
  async #checkSessions(): Promise<void> {
    const before = Date.now() - CHECK_EVERY_MS
    const due = this.#slots.flatMap((slot) => [...slot]).filter((one) => one.member && one.checkedAt < before)
    await Promise.all(
      due.map(async (connection) => {
        connection.checkedAt = Date.now()
        const { member } = connection
        if (!member) return
        const memberId = await this.#options.feed.getMember(member.session).catch(() => member.memberId)
        if (memberId === member.memberId) return
        const position = this.#options.feed.ring.position ?? '0.0'
        this.#end(connection, 'session', this.#lastBytes(connection.group, sessionEnded(position, 'EXPIRED')))
      }),
    )
  }

  #add(connection: LiveConnection): void {
    const key = connection.member ? connection.member.memberId : connection.group.key
    const groups = (connection.member ? this.#members : this.#public) as Map<typeof key, Set<LiveConnection>>
    const known = groups.get(key)
    if (known) known.add(connection)
    else groups.set(key, new Set([connection]))
    for (const room of connection.rooms) {
      const followers = this.#rooms.get(room)
      if (followers) followers.add(connection)
      else this.#rooms.set(room, new Set([connection]))
    }
    this.#slots[this.#count % BEAT_SLOTS]?.add(connection)
    this.#count += 1
    this.#options.metrics?.liveStreams(this.#count)
  }

  #remove(connection: LiveConnection): void {
    if (!this.#slots.some((slot) => slot.delete(connection))) return
    for (const room of connection.rooms) this.#leave(connection, room)
    const key = connection.member ? connection.member.memberId : connection.group.key
    const groups = (connection.member ? this.#members : this.#public) as Map<typeof key, Set<LiveConnection>>
    const known = groups.get(key)
    known?.delete(connection)
    if (known?.size === 0) groups.delete(key)
    this.#count -= 1
    this.#options.metrics?.liveStreams(this.#count)
  }
}

/** Draws go only to streams that follow their lottery. */
const follows = ({ lotteries }: LiveConnection, graph: GraphEvent) =>
  graph.__typename !== 'LotteryDrawChanged' || lotteries.includes(String(graph.code))

function* getConnections(groups: ReadonlyMap<unknown, ReadonlySet<LiveConnection>>): Iterable<LiveConnection> {
  for (const connections of groups.values()) yield* connections
}
