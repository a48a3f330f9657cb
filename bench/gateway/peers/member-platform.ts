import '@playhouse/platform-api/all-endpoints.ts'
import { compiledSchema } from '@playhouse/platform-api/compiled.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { encodeQuery } from '@playhouse/platform-api/query.ts'
import { Pool } from 'undici'

import { HEADERS } from '../calls.ts'

const CALL_MS = 5_000

/** The platform's REST API for routes written by hand: validated by the schemas that the gateway uses. */
export class MemberPlatform {
  readonly #pool: Pool
  readonly #keepMs: number
  readonly #kept = new Map<string, { value: Promise<unknown>; until: number }>()

  /** @param keepMs how long what all members share is kept */
  constructor(url: string, keepMs: number) {
    this.#pool = new Pool(url, { connections: 64, headersTimeout: CALL_MS, bodyTimeout: CALL_MS })
    this.#keepMs = keepMs
  }

  /** @throws Error for a refusal, and for a value that breaks the contract */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string): Promise<ValueOf<E>> {
    const { name, method, path } = endpoint
    const query = method === 'GET' ? encodeQuery(input as object) : ''
    const { statusCode, body } = await this.#pool.request({
      method,
      path: query ? `${path}?${query}` : path,
      headers: {
        ...HEADERS,
        ...(token !== undefined && { authorization: token }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(input) }),
    })
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`)
    const { success, value } = (await body.json()) as { success?: unknown; value?: unknown }
    if (success !== true) throw new Error(`${name} refused`)
    return compiledSchema(endpoint.value).parse(value) as ValueOf<E>
  }

  /** What `load` has made for this key, for `keepMs`; concurrent callers share one load. */
  keep<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    if (known && known.until > Date.now()) return known.value as Promise<T>
    const value = load()
    this.#kept.set(key, { value, until: Date.now() + this.#keepMs })
    value.catch(() => this.#kept.delete(key))
    return value
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}
