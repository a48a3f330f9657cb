import * as z from 'zod'

import { type Endpoint, isRead, type ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { logout, touchSession } from '@playhouse/platform-api/session.ts'
import { CLOCKS_DIFFER_MS } from './clocks.ts'
import { anyRefusalProblems, getCode, refusalProblems, successProblems } from './judge.ts'
import type { Parties, PartyCalls } from './parties.ts'
import type { Report } from './report.ts'
import type { SoftKey } from './soft-key.ts'
import type { BrandHosts } from './roles.ts'
import { isRecord, shown } from './shape.ts'
import type { CallOptions, Reply, Transport } from './wire.ts'

/** An account that the run is given. */
export interface Credentials {
  username: string
  password: string
  /** Set by the run if the account has none. */
  paymentPassword?: string | undefined
}

export interface Account extends Credentials {
  token: string
  paymentPassword: string
  isAgent: boolean
  /** Created by this run. */
  isOwn: boolean
  /** Contacts and log-in methods that the run has added. */
  email?: string
  mobile?: string
  realName?: string
  passkey?: { id: string; key: SoftKey }
}

/** Facts that the platform states about itself, from which inputs are made. */
export interface Facts {
  /** Whether the module and its ancestors are enabled; undefined without a white-label tree. */
  moduleOn: ((moduleId: string) => boolean) | undefined
  /** Kind of human check that the run cannot pass; undefined if there is none. */
  unsolvable: string | undefined
  /** False without a key for sealed bodies. */
  canSeal: boolean
  /** Plain bodies, those of the contract's ciphers, or those of the operator's own. */
  sealing: 'none' | 'contract' | 'own'
  hosts: BrandHosts | undefined
  /** Origins of pages, pictures and games. */
  siteOrigin: string | undefined
  imageHost: string | undefined
  /** Language codes of the brand. */
  languages: readonly string[]
  /** An open game, and one under maintenance. */
  openGame: { nodeId: number; vassalage: string } | undefined
  closedGame: number | undefined
  draw: { gameCode: string; numero: string } | undefined
  /** Days in the brand's time zone, yyyy-MM-dd. */
  today: string
  weekAgo: string
}

export interface SuiteOptions {
  send: Transport
  /** The brand's code. */
  merchant: string
  report: Report
  parties: Parties
  /** The run changes nothing: only reads, log-in and log-out. */
  readOnly: boolean
  /** A longer `Retry-After` is not waited for. */
  pauseSecondsMax: number
  random: () => number
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** Told before each pause. */
  onPause?: ((endpoint: string, seconds: number) => void) | undefined
  /** Problems of responses by the response and the call, where many runs judge the same ones. */
  judged?: WeakMap<object, Map<string, readonly string[]>> | undefined
}

export interface CallSettings extends Omit<CallOptions, 'token'> {
  as?: Account | undefined
  /** Instead of an account's. */
  token?: string | undefined
  name?: string
}

/** A successful call, which later checks repeat with other accounts, pages and languages. */
export interface Success {
  input: object
  as: Account | undefined
  value: unknown
}

/** Attempts of a call whose limit is not over when it said. */
const PAUSES_MAX = 3

/** More often than sessions end for being idle. */
const TOUCH_EVERY_MS = 240_000

/** Readings of two values that should agree, and the time between them. */
const READINGS_MAX = 4
const READ_AGAIN_MS = 750

/** The platform has no such call: its status says so without the contract's envelope. */
const isUnknownCall = ({ status, json }: Reply): boolean =>
  [404, 405, 501].includes(status) && !(isRecord(json) && json.success === false)

/** One run of the contract suite: calls, judges every response, and keeps what later checks need. */
export class Suite {
  readonly report: Report
  readonly readOnly: boolean
  readonly parties: Parties
  readonly now: () => number
  readonly merchant: string
  readonly successes = new Map<string, Success>()
  /** Signed in by the run. */
  readonly accounts = new Set<Account>()
  /** Signs a given account in again; false if it cannot. */
  renew: ((account: Account) => Promise<boolean>) | undefined
  facts: Facts
  readonly #options: SuiteOptions
  /** Numbers of accounts by their names, and who has logged in. */
  readonly #numbers = new Map<string, number>()
  readonly #seen = new Set<string>()
  /** Links and tokens of the run. */
  readonly #given = new Set<string>()

  constructor(options: SuiteOptions, facts: Facts) {
    this.#options = options
    this.report = options.report
    this.readOnly = options.readOnly
    this.parties = options.parties
    this.now = options.now
    this.merchant = options.merchant
    this.facts = facts
  }

  /** Calls, waits where the platform asks to, and judges refusals by the catalogue. */
  async call(
    endpoint: Endpoint,
    input: object,
    { as, token, name: _name, ...options }: CallSettings = {},
  ): Promise<Reply> {
    const sent = { ...options, token: token ?? as?.token }
    let reply = await this.#options.send(endpoint, input, sent)
    if (!reply.failure) this.report.known(endpoint, !isUnknownCall(reply))
    this.#judgeRefusal(endpoint, reply)
    for (let pauses = 0; pauses < PAUSES_MAX && getCode(reply) === 'TOO_MANY_REQUESTS'; pauses += 1) {
      const seconds = Number(reply.retryAfter)
      if (!(seconds > 0) || seconds > this.#options.pauseSecondsMax) break
      this.report.pauses.push({ endpoint: endpoint.name, seconds })
      this.#options.onPause?.(endpoint.name, seconds)
      await this.#pause(seconds * 1_000 + 250)
      reply = await this.#options.send(endpoint, input, sent)
      this.#judgeRefusal(endpoint, reply)
    }
    return reply
  }

  #judgeRefusal(endpoint: Endpoint, reply: Reply): void {
    const problems = anyRefusalProblems(endpoint, reply)
    if (problems.length > 0) this.report.add(endpoint, 'refuses by the catalogue', problems)
  }

  /** Waits, and uses the sessions of the run meanwhile, so that none ends for being idle. */
  async #pause(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= TOUCH_EVERY_MS) {
      await this.#options.sleep(Math.min(left, TOUCH_EVERY_MS))
      if (left <= TOUCH_EVERY_MS) return
      for (const { token } of this.accounts) await this.#options.send(touchSession, {}, { token })
    }
  }

  /** Problems of a response that should be a success. */
  judge(endpoint: Endpoint, reply: Reply, input: object): readonly string[] {
    const { judged } = this.#options
    const { json } = reply
    if (!judged || typeof json !== 'object' || json === null || reply.failure) {
      return successProblems(endpoint, reply, input, this.facts.hosts)
    }
    const { status, cacheControl, contentType } = reply
    const key = JSON.stringify([endpoint.name, status, cacheControl, contentType, input, this.facts.hosts?.currency])
    const own = judged.get(json) ?? new Map<string, readonly string[]>()
    judged.set(json, own)
    const known = own.get(key) ?? successProblems(endpoint, reply, input, this.facts.hosts)
    own.set(key, known)
    return known
  }

  /**
   * Expects a success. @param refusals codes that are no difference, with what a success would have needed
   * @returns the parsed value; undefined where it is no success or cannot be called in this run
   */
  async ok<E extends Endpoint>(
    endpoint: E,
    input: object,
    settings: CallSettings & { refusals?: Partial<Record<PlatformErrorCode, string>> } = {},
  ): Promise<ValueOf<E> | undefined> {
    const { refusals, ...call } = settings
    const obstacle = this.obstacle(endpoint, call.as, call.token)
    if (obstacle !== undefined) return void this.report.needs(endpoint, obstacle)
    let reply = await this.call(endpoint, input, call)
    // Other runs sign in with the same given account, and platforms allow only some sessions at once.
    if (getCode(reply) === 'login.not.session' && call.as?.isOwn === false && (await this.renew?.(call.as)))
      reply = await this.call(endpoint, input, call)
    const code = getCode(reply)
    const need = refusals?.[code as PlatformErrorCode]
    if (need !== undefined) return void (need && this.report.needs(endpoint, need))
    if (code === 'TOO_MANY_REQUESTS' && anyRefusalProblems(endpoint, reply).length === 0) {
      return void this.report.needs(endpoint, `a later try: the platform's limit lasts ${reply.retryAfter} s`)
    }
    const problems = this.judge(endpoint, reply, input)
    this.report.add(endpoint, call.name ?? 'answers', problems)
    const { json } = reply
    const sent = endpoint.envelope === 'bare' ? json : isRecord(json) ? json.value : undefined
    const read = reply.status === 200 ? endpoint.value.safeParse(sent) : undefined
    if (!read?.success) return undefined
    if (problems.length === 0) this.report.reached(endpoint)
    this.#remember(endpoint, read.data, call)
    // Calls with a name of their own are variations of the one that counts.
    if (call.name === undefined || call.name === 'answers') {
      this.successes.set(endpoint.name, { input, as: call.as, value: read.data })
    }
    return read.data as ValueOf<E>
  }

  /** Compares a success with earlier ones: an account keeps its number and has one first log-in, links and tokens are new each time. */
  #remember(endpoint: Endpoint, value: unknown, { key }: CallSettings): void {
    if (isRecord(value) && typeof value.id === 'number' && typeof value.userName === 'string') {
      const { id, userName, firstTimeLogin } = value
      const known = this.#numbers.get(userName)
      if (known !== undefined) {
        this.same(endpoint, 'an account keeps its number', id, known)
        if (endpoint.name !== 'register')
          this.check(
            endpoint,
            'a first log-in is the first',
            firstTimeLogin !== true || !this.#seen.has(userName),
            'again',
          )
      } else this.#numbers.set(userName, id)
      if (firstTimeLogin !== undefined) this.#seen.add(userName)
    }
    if (key !== undefined) return
    for (const path of endpoint.fresh ?? []) {
      const found = path.split('.').reduce<unknown>((entry, name) => (isRecord(entry) ? entry[name] : undefined), value)
      if (typeof found !== 'string') continue
      const own = `${endpoint.name} ${path} ${found}`
      this.check(endpoint, `${path} is new each time`, !this.#given.has(own), `${shown(found)} again`)
      this.#given.add(own)
    }
  }

  /** Expects a refusal with one of the codes. */
  async refused(
    endpoint: Endpoint,
    input: object,
    codes: PlatformErrorCode | PlatformErrorCode[],
    settings: CallSettings = {},
  ): Promise<Reply | undefined> {
    if (this.obstacle(endpoint, settings.as, settings.token) !== undefined) return undefined
    const reply = await this.call(endpoint, input, settings)
    const expected = [codes].flat()
    const isLimited = getCode(reply) === 'TOO_MANY_REQUESTS' && !expected.includes('TOO_MANY_REQUESTS')
    if (isLimited && anyRefusalProblems(endpoint, reply).length === 0) {
      this.report.note(endpoint, `${settings.name ?? expected[0]}: the platform's limit lasts ${reply.retryAfter} s`)
      return undefined
    }
    const code = expected.find((candidate) => candidate === getCode(reply)) ?? expected[0] ?? 'request_param_err'
    this.report.add(endpoint, settings.name ?? `refused with ${code}`, refusalProblems(reply, code))
    return reply
  }

  /** A check of the run's own. */
  check(endpoint: Endpoint, name: string, holds: boolean, problem: string): void {
    this.report.add(endpoint, name, holds ? [] : [problem])
  }

  /** Both sides are the same. */
  same(endpoint: Endpoint, name: string, actual: unknown, expected: unknown): void {
    this.check(endpoint, name, isSame(actual, expected), `${shown(actual)} instead of ${shown(expected)}`)
  }

  /**
   * Two readings agree. They are read again while they do not, because something may have happened between them.
   * @param read undefined where a reading failed, which is reported by itself
   */
  async agree(
    endpoint: Endpoint,
    name: string,
    read: () => Promise<readonly [actual: unknown, expected: unknown] | undefined>,
  ): Promise<void> {
    let pair = await read()
    for (let reading = 1; pair && !isSame(...pair) && reading < READINGS_MAX; reading += 1) {
      await this.sleep(READ_AGAIN_MS)
      pair = await read()
    }
    if (pair) this.same(endpoint, name, ...pair)
  }

  /** A moment lies ahead, by a clock that may be a few minutes wrong. */
  ahead(endpoint: Endpoint, name: string, moment: number): void {
    this.check(endpoint, name, moment > this.now() - CLOCKS_DIFFER_MS, `${new Date(moment).toISOString()} is over`)
  }

  /** Why an endpoint cannot succeed in this run; undefined if it can. */
  obstacle(endpoint: Endpoint, as: Account | undefined, token?: string): string | undefined {
    if (this.facts.moduleOn?.(endpoint.moduleId) === false) return `module ${endpoint.moduleId}`
    if (this.report.isAbsent(endpoint)) return `the feature ${endpoint.feature}`
    if (endpoint.sealed && !this.facts.canSeal) return 'a key for sealed bodies'
    const { unsolvable } = this.facts
    if (unsolvable !== undefined && takesProof(endpoint)) return `a way to pass the human check ${unsolvable}`
    if (this.readOnly && !isRead(endpoint)) return 'changes, which a read-only run leaves out'
    const account = as ?? token
    if (endpoint.access === 'agent' && !(as?.isAgent ?? token)) return 'an agent (--agent)'
    if (endpoint.access !== 'public' && endpoint.access !== 'optional' && !account) return 'an account'
    return undefined
  }

  /** Ends a session that a check has opened beside the account's: platforms allow only some at once. */
  async leave(session: { token: string } | undefined): Promise<void> {
    if (session) await this.call(logout, {}, { token: session.token })
  }

  needs(what: string, ...endpoints: Endpoint[]): void {
    for (const endpoint of endpoints) this.report.needs(endpoint, what)
  }

  /** Asks a party; undefined where the run has none. */
  async party<K extends keyof PartyCalls>(
    name: K,
    input: PartyCalls[K]['input'],
  ): Promise<PartyCalls[K]['output'] | undefined> {
    const party = this.parties[name] as
      | ((input: PartyCalls[K]['input']) => Promise<PartyCalls[K]['output']>)
      | undefined
    return party?.(input)
  }

  /** Repeats until `work` gives a value. */
  async poll<T>(work: () => Promise<T | undefined>, timeoutMs: number, everyMs = 250): Promise<T | undefined> {
    const attempts = Math.ceil(timeoutMs / everyMs)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const found = await work()
      if (found !== undefined) return found
      await this.#options.sleep(everyMs)
    }
    return undefined
  }

  sleep(ms: number): Promise<void> {
    return this.#options.sleep(ms)
  }

  /** Random lower-case letters and digits. */
  letters(count: number): string {
    return Array.from({ length: count }, () => Math.floor(this.#options.random() * 36).toString(36)).join('')
  }

  /** A person that no other account names: platforms look for people who have excluded themselves. */
  person(): { realName: string; birthday: string } {
    const name = Array.from({ length: 2 }, () => capital(this.#names()))
    const day = String(1 + Math.floor(this.#options.random() * 28)).padStart(2, '0')
    return {
      realName: ['Nguyen', ...name].join(' '),
      birthday: `19${60 + Math.floor(this.#options.random() * 39)}-0${1 + Math.floor(this.#options.random() * 9)}-${day}`,
    }
  }

  #names(): string {
    return Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(this.#options.random() * 26))).join('')
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => Math.floor(this.#options.random() * 10)).join('')
  }

  /** A mobile number of Vietnam without its leading zero: 90 to 98 are open for every number, 99 in parts only. */
  mobileNumber(): string {
    return `9${Math.floor(this.#options.random() * 9)}${this.digits(7)}`
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => Math.floor(this.#options.random() * 16).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether calls carry the proof of a human check. */
export const takesProof = ({ input }: Endpoint): boolean =>
  input instanceof z.ZodObject && 'humanProof' in (input.shape as object)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
