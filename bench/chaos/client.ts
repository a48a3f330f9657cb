import { httpTransport } from '@playhouse/contract-suite/wire.ts'
import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { documentHash } from '@playhouse/testing/document-hash.ts'
import type { WalletCall } from '@playhouse/vendor-api/seamless-wallet.ts'
import {
  SIGNATURE_HEADER,
  computeSignature,
  TIMESTAMP_HEADER,
  VENDOR_HEADER,
} from '@playhouse/vendor-api/vendors/harbour/signature.ts'
import { vendorSecret } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeededRandom } from './random.ts'
import type { Outcome, RequestLog } from './request-log.ts'

const DEADLINE_MS = 8_000
/** Pause before a request without an answer is sent again, as a page or a vendor's server does. */
const AGAIN_AFTER_MS = [400, 800, 1_500, 3_000] as const
/** Share of requests without an answer that nobody sends again: the page was closed, or the vendor's server lost them. */
const GIVEN_UP = 0.1
/** Answers of 4xx after which the outcome is not known. */
const UNDECIDED = new Set([
  'system_busy',
  'wallet.locked',
  'round_in_progress',
  'TOO_MANY_REQUESTS',
  'too_many_requests',
])
/** Problems of the gateway after which the outcome is not known. */
const UNDECIDED_PROBLEMS = /UNAVAILABLE|TIMEOUT|RATE_LIMITED|INTERNAL|BUSY|LOCKED|TOO_MANY|UPSTREAM|UNKNOWN/

type Answer = Record<string, unknown>

export interface Attempted {
  outcome: Outcome
  status: string
  answer: Answer | null
}

export interface Request {
  kind: string
  memberId: number
  key: string
  request: Record<string, unknown>
  send: () => Promise<Attempted>
  /** Selects the logged part of an answer; all of it by default. */
  keep?: (answer: Answer) => Answer
}

const NO_ANSWER = (error: unknown): Attempted => ({
  outcome: 'unknown',
  status: error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error),
  answer: null,
})

/** Sends requests until they are answered or given up, and logs every attempt. */
export class Clients {
  readonly #log: RequestLog
  readonly #over: AbortSignal
  readonly #random: SeededRandom
  #last = 0

  /** @param over ends all repetitions */
  constructor(log: RequestLog, over: AbortSignal, random: SeededRandom) {
    this.#log = log
    this.#over = over
    this.#random = random
  }

  /** @returns the last attempt: `unknown` if it was given up, or the run was over before an answer came */
  async sendUntilAnswered({ kind, memberId, key, request, send, keep }: Request): Promise<Attempted> {
    const id = (this.#last += 1)
    for (let attempt = 1; ; attempt += 1) {
      const sentAt = Date.now()
      const attempted = await send().catch(NO_ANSWER)
      const isAnswered = attempted.answer !== null || /^\d/.test(attempted.status)
      this.#log.append({
        line: 'attempt',
        id,
        attempt,
        kind,
        memberId,
        key,
        request,
        sentAt,
        answeredAt: isAnswered ? Date.now() : null,
        outcome: attempted.outcome,
        status: attempted.status,
        answer:
          attempted.outcome === 'done' && attempted.answer ? (keep?.(attempted.answer) ?? attempted.answer) : null,
      })
      if (attempted.outcome !== 'unknown' || this.#over.aborted) return attempted
      if (attempt === 1 && this.#random.next() < GIVEN_UP) return attempted
      await sleep(AGAIN_AFTER_MS[Math.min(attempt, AGAIN_AFTER_MS.length) - 1])
    }
  }
}

/** Calls the platform's REST API as the gateway does. */
export function restClient(platformUrl: string) {
  const { send, useSealingKey } = httpTransport({
    baseUrl: platformUrl,
    merchant: 'playhouse',
    deadlineMs: DEADLINE_MS,
    cipher: 'jwe',
    clientAddress: '127.0.0.1',
  })
  return {
    async prepare(): Promise<void> {
      const { json } = await send(sealingKeys, {}, {})
      const [key] = (json as { value: { keys: Parameters<typeof useSealingKey>[0][] } }).value.keys
      if (key) useSealingKey(key)
    },
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      options: { token?: string; key?: string } = {},
    ): Promise<Attempted> {
      const { status, json, failure } = await send(endpoint, input as object, options)
      if (failure) return { outcome: 'unknown', status: failure, answer: null }
      const body = json as { success?: boolean; value?: Answer; errorCode?: string } | undefined
      if (endpoint.envelope === 'bare' && status === 200)
        return { outcome: 'done', status: '200', answer: json as Answer }
      if (body?.success) return { outcome: 'done', status: String(status), answer: body.value ?? {} }
      return getRefusal(status, body?.errorCode)
    },
  }
}
export type RestClient = ReturnType<typeof restClient>

function getRefusal(status: number, code: string | undefined): Attempted {
  // A refusal without a code is not the platform's.
  const isFinal = status >= 400 && status < 500 && status !== 429 && code !== undefined && !UNDECIDED.has(code)
  return { outcome: isFinal ? 'refused' : 'unknown', status: `${status}${code ? `: ${code}` : ''}`, answer: null }
}

/** Sends one of the web's operations to the gateway, as a visitor without a token. */
export async function askGateway(
  gatewayUrl: string,
  token: string | undefined,
  name: string,
  variables: object,
): Promise<Attempted & { data: Record<string, Answer | null> | null }> {
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(name) } },
    }),
    signal: AbortSignal.timeout(DEADLINE_MS * 1.5),
  })
  const body = (await response.json()) as {
    data?: Record<string, Answer | null>
    errors?: { extensions?: { code?: string } }[]
  }
  const data = body.data ?? null
  const [failed] = body.errors ?? []
  if (failed || !data) {
    const status = `${response.status}: ${failed?.extensions?.code ?? 'no data'}`
    return { outcome: 'unknown', status, answer: null, data }
  }
  return { outcome: 'done', status: String(response.status), answer: data, data }
}

/** The same for a mutation, whose refusals are data. */
export async function mutate(gatewayUrl: string, token: string, name: string, input: object): Promise<Attempted> {
  const requested = await askGateway(gatewayUrl, token, name, { input })
  // A success counts even if what is read after it has failed.
  const [result] = Object.values(requested.data ?? {})
  if (!result) return { outcome: 'unknown', status: requested.status, answer: null }
  const { code } = result
  if (typeof code !== 'string') return { outcome: 'done', status: requested.status, answer: result }
  const outcome = UNDECIDED_PROBLEMS.test(code) ? 'unknown' : 'refused'
  return { outcome, status: `${requested.status}: ${code}`, answer: null }
}

/** Calls the wallet as a vendor's server does. */
export function walletCaller(platformUrl: string, seamlessSecret: string, vendorCode: string) {
  const secret = vendorSecret(seamlessSecret, vendorCode)
  return async (call: WalletCall, request: object): Promise<Attempted> => {
    const body = JSON.stringify(request)
    // Repetitions are signed again.
    const timestamp = String(Date.now())
    const response = await fetch(`${platformUrl}/seamless/v1/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [VENDOR_HEADER]: vendorCode,
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: computeSignature(secret, timestamp, body),
      },
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    const answer = (await response.json()) as Answer & { error?: string }
    if (response.ok) return { outcome: 'done', status: String(response.status), answer }
    return getRefusal(response.status, answer.error)
  }
}

/** Calls a vendor's play API as a game's page does. */
export async function askVendor(
  vendorUrl: string,
  path: string,
  { playToken, body }: { playToken?: string; body?: object },
): Promise<Attempted> {
  const response = await fetch(`${vendorUrl}/play/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(playToken !== undefined && { authorization: `Bearer ${playToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(DEADLINE_MS * 1.5),
  })
  const answer = (await response.json()) as Answer & { errorCode?: string }
  if (response.ok) return { outcome: 'done', status: String(response.status), answer }
  return getRefusal(response.status, answer.errorCode)
}
