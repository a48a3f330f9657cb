import { cookieName } from '../../apps/gateway/src/http/credential.ts'
import { SessionSeal } from '../../apps/gateway/src/http/session-seal.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { documentHash } from '@playhouse/testing/document-hash.ts'
import { fileURLToPath } from 'node:url'

import { until } from '../live/measure.ts'
import { Reader } from '../live/reader.ts'
import { median } from '../percentile.ts'
import { Connection, readResponse } from './connection.ts'
import { countedServer, countPerScreen, describeCounts } from './count.ts'
import type { Counts } from './counter.ts'
import { throughput } from './load.ts'
import { memberRequest, readRecording, routeRequest } from './member-screens.ts'
import type { Plan } from './measure.ts'
import { type MemberAnswer, mustBeSameScreen } from './same.ts'
import { acceptingEncodings, gets } from './screen.ts'
import { type Launch, Server } from './server.ts'
import { KEY } from './variants.ts'

export interface MemberRow {
  id: string
  name: string
  /** Screens per second of the gateway divided by the hand-written route's, median of the rounds. */
  ratio: number
  cpuMs: number
  handCpuMs: number
  counts: Counts
  handCounts: Counts
}

export interface MemberResults {
  rows: MemberRow[]
  /** The gateway's resident memory divided by the routes', after the run. */
  memory: number
}

export const MEMBER_GOALS = { ratio: { m1: 0.85, m2: 0.8, m3: 0.9, m4: 0.8, m5: 0.8 }, memory: 1.25 } as const

/** Hashes of the documents that the gateway registers: those of the screens that the routes answer, and of the live streams. */
export const MEMBER_DOCUMENTS: readonly string[] = [
  ...readRecording().screens.map(({ document }) => document),
  'Live',
].map(documentHash)

function post(path: string, body: string, cookie: string): Buffer {
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/graphql-response+json, application/json;q=0.9\r\n` +
      `cookie: ${cookie}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** A session's cookie. The stub knows callers by their tokens. */
export async function sealedCookie(as: string): Promise<string> {
  const session = { token: `the-${as}-of-the-benchmark`, cdnSeed: 'seed', createdAt: Date.now(), remember: true }
  const seal = new SessionSeal(parseSecretKeys(KEY))
  return `${cookieName(false)}=${await seal.seal({ ...session, viewerId: undefined })}`
}

/** Members who follow their events on the gateway meanwhile. */
const STREAMS = 200
const STREAMS_WITHIN_MS = 20_000

/**
 * Measures members' screens in turns with hand-written routes of the same answers, while the gateway serves live streams.
 * @param gateway its launch for a platform
 * @throws Error when a route answers something else
 */
export async function measureMembers(
  ports: { stub: number; gateway: number; hand: number },
  gateway: (platformUrl: string) => Launch,
  plan: Plan,
  say: (line: string) => void,
): Promise<MemberResults> {
  const script = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const platformUrl = `http://127.0.0.1:${ports.stub}`
  const stub = new Server(ports.stub, { args: [script('./members-stub.ts')], env: {}, core: 'load' })
  const ownLaunch = gateway(platformUrl)
  const handLaunch: Launch = {
    args: [script('./peers/members-by-hand.ts')],
    env: { PLATFORM_URL: platformUrl, KEEP_MS: '15000', COOKIE_KEYS: KEY },
    core: 'server',
  }
  const own = new Server(ports.gateway, ownLaunch)
  const hand = new Server(ports.hand, handLaunch)
  const heard = new Set<number>()
  let streams: Reader[] = []
  try {
    const cookies = new Map<string, string>()
    for (const as of ['member', 'agent']) cookies.set(as, await sealedCookie(as))
    const screens = readRecording().screens.map((screen) => {
      const cookie = cookies.get(screen.as) ?? ''
      const plain = {
        own: post('/graphql', memberRequest(screen), cookie),
        hand: post(`/${screen.id}`, routeRequest(screen), cookie),
      }
      return { ...screen, plain, own: [acceptingEncodings(plain.own)], hand: [acceptingEncodings(plain.hand)] }
    })
    await stub.ready(Buffer.from('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n'))
    for (const screen of screens) {
      const wanted = await ask(own, screen.plain.own, ports.stub)
      const digest = mustBeSameScreen(screen.id, await ask(hand, screen.plain.hand, ports.stub), wanted)
      say(`(${screen.id}) ${screen.name}: both answer ${digest}`)
      await throughput(own.port, screen.own, plan.warmMs)
      await throughput(hand.port, screen.hand, plan.warmMs)
    }
    streams = await openStreams(ports.gateway, (stream) => heard.add(stream))
    const rows: Omit<MemberRow, 'counts' | 'handCounts'>[] = []
    for (const screen of screens) {
      const rounds = []
      for (let round = 0; round < plan.rounds; round += 1) {
        rounds.push({
          own: await measured(own, screen.own, plan.roundMs),
          hand: await measured(hand, screen.hand, plan.roundMs),
        })
      }
      const row = {
        id: screen.id,
        name: screen.name,
        ratio: median(rounds.map((one) => one.own.rps / one.hand.rps)),
        cpuMs: median(rounds.map((one) => one.own.cpuMs)),
        handCpuMs: median(rounds.map((one) => one.hand.cpuMs)),
      }
      rows.push(row)
      say(
        `(${row.id}) ${row.name}: ratio ${row.ratio.toFixed(2)}, by processor time ${(row.handCpuMs / row.cpuMs).toFixed(2)} (${row.cpuMs.toFixed(3)} and ${row.handCpuMs.toFixed(3)} ms)`,
      )
    }
    if (heard.size < STREAMS) throw new Error(`Only ${heard.size} of ${STREAMS} streams heard a balance.`)
    const memory = own.rssMb / hand.rssMb
    say(`memory: ${own.rssMb.toFixed(0)} MB, ${memory.toFixed(2)} of the routes'`)
    for (const stream of streams) stream.close()
    await Promise.all([own, hand].map((server) => server.stop()))
    const counts = await countEach(countedServer(ports.gateway, ownLaunch), screens, 'own')
    const handCounts = await countEach(countedServer(ports.hand, handLaunch), screens, 'hand')
    for (const { id } of rows)
      say(
        `(${id}) ${describeCounts(counts.get(id) ?? NOTHING)}; by hand ${describeCounts(handCounts.get(id) ?? NOTHING)}`,
      )
    return {
      rows: rows.map((row) => ({
        ...row,
        counts: counts.get(row.id) ?? NOTHING,
        handCounts: handCounts.get(row.id) ?? NOTHING,
      })),
      memory,
    }
  } finally {
    for (const stream of streams) stream.close()
    await Promise.all([stub, own, hand].map((server) => server.stop()))
  }
}

const NOTHING: Counts = { promises: Number.NaN, bytes: Number.NaN }

interface Requests {
  id: string
  plain: { own: Buffer; hand: Buffer }
  own: readonly Buffer[]
  hand: readonly Buffer[]
}

async function countEach(server: Server, screens: readonly Requests[], side: 'own' | 'hand') {
  try {
    const counts = new Map<string, Counts>()
    for (const screen of screens) {
      await server.ready(screen.plain[side])
      counts.set(screen.id, await countPerScreen(server, screen[side]))
    }
    return counts
  } finally {
    await server.stop()
  }
}

/** @param onBalance is told the number of a stream that heard one @throws Error if not all of them open */
async function openStreams(port: number, onBalance: (stream: number) => void): Promise<Reader[]> {
  const target = { port, hash: documentHash('Live') }
  const streams = Array.from(
    { length: STREAMS },
    (_, stream) =>
      new Reader(`the-follower-${stream}-of-the-benchmark`, target, [], ({ available }) => {
        if (available) onBalance(stream)
      }),
  )
  await until(() => streams.every(({ isOpen }) => isOpen), STREAMS_WITHIN_MS, 'the live streams')
  return streams
}

/** The server's answer once it has kept what is public. */
async function ask(server: Server, request: Buffer, stub: number): Promise<MemberAnswer> {
  await server.ready(request)
  await takeCalls(stub)
  const connection = new Connection(server.port)
  const answer = readResponse(await connection.send(request))
  connection.close()
  return { ...answer, calls: await takeCalls(stub) }
}

/** Calls to the stub since it was last asked. */
async function takeCalls(stub: number): Promise<string[]> {
  const connection = new Connection(stub)
  const { body } = readResponse(await connection.send(gets(['/calls'])[0] ?? Buffer.from('')))
  connection.close()
  return JSON.parse(body) as string[]
}

async function measured(server: Server, screen: readonly Buffer[], ms: number) {
  const before = server.cpuMs
  const began = performance.now()
  const rps = await throughput(server.port, screen, ms)
  const screens = (rps * (performance.now() - began)) / 1_000
  return { rps, cpuMs: (server.cpuMs - before) / screens }
}
