import type { JWK } from 'jose'
import * as z from 'zod'

import { TranslationError, type Translator } from '@playhouse/dialect/translator.ts'
import type { BodyCipher } from '@playhouse/platform-api/body-cipher.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { type CipherName, sealBody } from '@playhouse/platform-api/sealing.ts'
import { humanChallenge } from '@playhouse/platform-api/verification.ts'
import { solvePuzzle } from './human-proof.ts'

/** Provider of challenges that need no other party. */
export const PROOF_OF_WORK = 'ALTCHA'

/** A response, or why there is none. */
export interface Reply {
  status: number
  contentType: string
  cacheControl: string
  /** Header `Retry-After`. */
  retryAfter: string | null
  /** Undefined for invalid JSON. */
  json: unknown
  text: string
  /** Set without a response: deadline passed or connection failed. */
  failure?: 'late' | 'unreachable' | undefined
  /** Why the dialect has no form for the response in the contract. */
  untranslated?: string
}

export interface CallOptions {
  token?: string | undefined
  /** Overrides the brand's code. */
  merchant?: string
  language?: string | undefined
  /** Header `Idempotency-Key`. */
  key?: string | undefined
  /** Sends a sealed endpoint's body in plain text. */
  plain?: boolean
  /** Sends no member's address: the platform sees the one that the suite runs at. */
  fromHere?: boolean
  /** Sends the body that this name stands for: sealed by its first call, sent again by later ones, `tampered` with one character changed. */
  sealedOnce?: { name: string; tampered?: boolean }
}

/** Sends a call; never throws for a failing platform. */
export type Transport = (endpoint: Endpoint, input: object, options: CallOptions) => Promise<Reply>

export interface HttpOptions {
  baseUrl: string
  /** The brand's code. */
  merchant: string
  /** A later response is a problem. */
  deadlineMs: number
  /** Of sealed bodies; `none` sends plain ones. */
  cipher: CipherName | BodyCipher | 'none'
  /**
   * Sent as the member's address, as a gateway does: a platform that trusts it counts its limits for this run alone.
   */
  clientAddress: string
  /** Solves challenges that are no proof of work. */
  solve?: ((challenge: string) => Promise<string | null | undefined>) | undefined
  /** The platform's own, where it does not speak the contract. */
  dialect?: Translator | undefined
}

/** Calls a platform over HTTP as the gateway does: seals bodies, proves work, names brand, language and address. */
export function httpTransport({ baseUrl, merchant, deadlineMs, cipher, clientAddress, solve, dialect }: HttpOptions) {
  let sealingKey: JWK | undefined
  const sealedBodies = new Map<string, { value: string; encryption: string }>()

  const sealNew = (body: unknown, by: CipherName | BodyCipher) => {
    if (typeof by !== 'string') return by.seal(body, { loadKeys: async () => (sealingKey ? [sealingKey] : []) })
    if (!sealingKey) throw new Error('The platform hands out no key to seal bodies with.')
    return sealBody(body, sealingKey, { cipher: by })
  }

  const seal = async (body: unknown, by: CipherName | BodyCipher, once: CallOptions['sealedOnce']) => {
    const sealed = (once && sealedBodies.get(once.name)) ?? (await sealNew(body, by))
    if (once) sealedBodies.set(once.name, sealed)
    return once?.tampered ? { ...sealed, value: tampered(sealed.value) } : sealed
  }

  /** Adds a proof where the endpoint takes one and the platform requires it. */
  const proven = async (endpoint: Endpoint, input: object): Promise<object> => {
    const takesProof = endpoint.input instanceof z.ZodObject && 'humanProof' in endpoint.input.shape
    if (!takesProof || 'humanProof' in input) return input
    const { json } = await send(humanChallenge, {}, {})
    const { provider, challenge } = z.object({ value: humanChallenge.value }).safeParse(json).data?.value ?? {}
    const humanProof = challenge && (await (provider === PROOF_OF_WORK ? solvePuzzle(challenge) : solve?.(challenge)))
    return humanProof ? { ...input, humanProof } : input
  }

  const send: Transport = async (endpoint, typed, options) => {
    const input = options.plain ? typed : await proven(endpoint, typed)
    const url = new URL(endpoint.path, baseUrl)
    const headers: Record<string, string> = {
      [HEADERS.merchant]: options.merchant ?? merchant,
      [HEADERS.language]: options.language ?? 'EN',
      [HEADERS.device]: 'web',
      [HEADERS.moduleId]: endpoint.moduleId,
    }
    if (!options.fromHere) headers[HEADERS.clientAddress] = clientAddress
    if (options.token) headers[HEADERS.token] = options.token
    if (options.key) headers[HEADERS.idempotencyKey] = options.key
    const sealedBy = endpoint.sealed && !options.plain && cipher !== 'none' ? cipher : undefined
    if (dialect) {
      const sealed = sealedBy && (() => seal(dialect.toTheirs(endpoint, input), sealedBy, options.sealedOnce))
      return sendTranslated(dialect, { endpoint, input, headers, sealed, baseUrl, deadlineMs })
    }
    const request: RequestInit = { method: endpoint.method, headers, redirect: 'manual' }
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
      for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value))
    } else if (endpoint.form) {
      headers['content-type'] = 'application/x-www-form-urlencoded'
      request.body = new URLSearchParams(
        Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
    } else {
      const sealed = sealedBy && (await seal(input, sealedBy, options.sealedOnce))
      if (sealed) headers[HEADERS.encryption] = sealed.encryption
      headers['content-type'] = 'application/json'
      request.body = JSON.stringify(sealed ? { value: sealed.value } : input)
    }
    return getResponse(url, { ...request, signal: AbortSignal.timeout(deadlineMs) })
  }
  return {
    send,
    useSealingKey: (key: JWK): void => void (sealingKey = key),
  }
}

interface TranslatedCall extends Pick<HttpOptions, 'baseUrl' | 'deadlineMs'> {
  endpoint: Endpoint
  input: object
  headers: Readonly<Record<string, string>>
  sealed: (() => Promise<SealedBody>) | undefined
}

async function sendTranslated(dialect: Translator, call: TranslatedCall): Promise<Reply> {
  const { endpoint, input, baseUrl, deadlineMs } = call
  let last: Reply | undefined
  try {
    const sealed = await call.sealed?.()
    const headers = sealed ? { ...call.headers, [HEADERS.encryption]: sealed.encryption } : call.headers
    const { status, text } = await dialect.exchange(endpoint, input, headers, sealed, async ({ path, ...request }) => {
      const signal = AbortSignal.timeout(deadlineMs)
      last = await getResponse(new URL(path, baseUrl), { ...request, redirect: 'manual', signal })
      return last
    })
    return last?.failure ? last : { ...(last ?? noReply('unreachable')), status, text, json: parsed(text) }
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error
    return last?.failure ? last : untranslated(error, last)
  }
}

/** What a gateway makes of it: an input that the platform has no form for is refused, a response without one in the contract is an outage. */
function untranslated({ side, path, message }: TranslationError, last = noReply('unreachable')): Reply {
  if (side === 'response') return { ...last, json: undefined, untranslated: message }
  const json = { success: false, errorCode: 'request_param_err', message, value: { fields: { [path]: 'pattern' } } }
  return {
    ...noReply('unreachable'),
    failure: undefined,
    status: 400,
    contentType: 'application/json',
    json,
    text: JSON.stringify(json),
  }
}

function tampered(value: string): string {
  const middle = Math.floor(value.length / 2)
  return value.slice(0, middle) + (value[middle] === 'A' ? 'B' : 'A') + value.slice(middle + 1)
}

async function getResponse(url: URL, request: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, request)
    const text = await response.text()
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      cacheControl: response.headers.get('cache-control') ?? '',
      retryAfter: response.headers.get('retry-after'),
      json: parsed(text),
      text,
    }
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    return noReply(late ? 'late' : 'unreachable')
  }
}

export const noReply = (failure: 'late' | 'unreachable'): Reply => ({
  status: 0,
  contentType: '',
  cacheControl: '',
  retryAfter: null,
  json: undefined,
  text: '',
  failure,
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Reported by the checks.
    return undefined
  }
}
