import type { JWK } from 'jose'
import * as z from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { HEADERS } from '../headers.ts'
import { type CipherName, sealBody } from '../sealing.ts'
import { humanChallenge } from '../verification.ts'
import { solvePuzzle } from './human-proof.ts'

/** A response, or why there is none. */
export interface Reply {
  status: number
  contentType: string
  cacheControl: string
  /** Undefined for invalid JSON. */
  json: unknown
  text: string
  /** Set without a response: deadline passed or connection failed. */
  failure?: 'late' | 'unreachable'
}

export interface CallOptions {
  token?: string | undefined
  /** Overrides the brand's code. */
  merchant?: string
  /** Sends a sealed endpoint's body in plain text. */
  plain?: boolean
  /** An already sealed body. */
  sealed?: { value: string; encryption?: string }
}

export interface WireOptions {
  baseUrl: string
  merchant: string
  /** A later response is a problem. */
  deadlineMs: number
  /** Cipher of sealed bodies. */
  cipher: CipherName
}

/** Calls a platform as the gateway does. */
export class Wire {
  readonly #options: WireOptions
  #sealingKey: JWK | undefined

  constructor(options: WireOptions) {
    this.#options = options
  }

  /** Sets the platform's key. */
  useSealingKey(key: JWK): void {
    this.#sealingKey = key
  }

  /** True once the platform's key is known. */
  get canSeal(): boolean {
    return this.#sealingKey !== undefined
  }

  /** @throws Error without the platform's key */
  async seal(body: unknown): Promise<{ value: string; encryption?: string }> {
    if (!this.#sealingKey) throw new Error('The platform hands out no key to seal bodies with.')
    return sealBody(body, this.#sealingKey, { cipher: this.#options.cipher })
  }

  /** Adds a proof of work where the endpoint takes one and the platform requires it. */
  async proven(endpoint: Endpoint, input: object): Promise<object> {
    const takesProof = endpoint.input instanceof z.ZodObject && 'humanProof' in endpoint.input.shape
    if (!takesProof || 'humanProof' in input) return input
    const { json } = await this.call(humanChallenge, {})
    const puzzle = z.object({ value: humanChallenge.value }).safeParse(json).data?.value.challenge
    const humanProof = puzzle && (await solvePuzzle(puzzle))
    return humanProof ? { ...input, humanProof } : input
  }

  /** Never throws for a failing platform: see `failure`. */
  async call(endpoint: Endpoint, typed: object, options: CallOptions = {}): Promise<Reply> {
    const input = options.plain || options.sealed ? typed : await this.proven(endpoint, typed)
    const { baseUrl, merchant, deadlineMs } = this.#options
    const url = new URL(endpoint.path, baseUrl)
    const headers = new Headers({
      [HEADERS.merchant]: options.merchant ?? merchant,
      [HEADERS.language]: 'EN',
      [HEADERS.device]: 'web',
      [HEADERS.moduleId]: endpoint.moduleId,
    })
    if (options.token) headers.set(HEADERS.token, options.token)
    const request: RequestInit = { method: endpoint.method, headers, redirect: 'manual' }
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
      for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value))
    } else if (endpoint.form) {
      headers.set('content-type', 'application/x-www-form-urlencoded')
      request.body = new URLSearchParams(
        Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
    } else {
      const sealed = options.sealed ?? (endpoint.sealed && !options.plain ? await this.seal(input) : undefined)
      if (sealed?.encryption) headers.set(HEADERS.encryption, sealed.encryption)
      headers.set('content-type', 'application/json')
      request.body = JSON.stringify(sealed ? { value: sealed.value } : input)
    }
    return responseOf(url, { ...request, signal: AbortSignal.timeout(deadlineMs) })
  }
}

async function responseOf(url: URL, request: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, request)
    const text = await response.text()
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      cacheControl: response.headers.get('cache-control') ?? '',
      json: parsed(text),
      text,
    }
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    const failure = late ? 'late' : 'unreachable'
    return { status: 0, contentType: '', cacheControl: '', json: undefined, text: '', failure }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Reported by the checks.
    return undefined
  }
}
