import '@playhouse/platform-api/all-endpoints.ts'
import type { InputOf, PublicEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { encodeQuery } from '@playhouse/platform-api/query.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { raceAbort, readSignal, writeSignal, type CallContext } from './call-context.ts'
import { CacheDependencies, type PublicCache } from './public-cache.ts'
import type { RestClient, SendOptions } from './rest-client.ts'
import { type LoadSealingKeys, sendSealed } from './send-sealed.ts'
import { loadShared } from './shared-cache.ts'

/** A shared load continues for other callers and the cache when its first caller leaves. */
const NEVER = new AbortController().signal

/** Client for public endpoints. Its methods accept no endpoint that needs a token. */
export class PublicPlatform {
  readonly #client: RestClient
  readonly #cache: PublicCache
  readonly #context: CallContext
  /** Deduplicates reads within this request while the cache is off. */
  readonly #reads = new Map<string, Promise<unknown>>()
  readonly dependencies = new CacheDependencies()

  constructor(client: RestClient, cache: PublicCache, context: CallContext) {
    this.#client = client
    this.#cache = cache
    this.#context = context
  }

  get clientAddress(): string {
    return this.#context.clientAddress
  }

  withLanguage(language: LanguageCode): PublicPlatform {
    return new PublicPlatform(this.#client, this.#cache, { ...this.#context, language })
  }

  /**
   * Reads through the public cache where the endpoint has cache times.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  read<E extends PublicEndpoint>(endpoint: E, input: InputOf<E>, { fresh = false } = {}): Promise<ValueOf<E>> {
    const { cache } = endpoint
    const { clientAddress, language, currency } = this.#context
    const absent = this.#client.findAbsence(endpoint)
    if (absent) return Promise.reject(absent)
    if (!cache) return this.#send(endpoint, input, { clientAddress, retry: true })
    const address = cache.byAddress ? clientAddress : ''
    const key = `${endpoint.name} ${language} ${address} ${encodeQuery(input as object)}`
    const { byAddress = false } = cache
    const sendOptions = { retry: true, memoKey: key, ...(byAddress && { clientAddress }) }
    if (this.#cache.isOff) {
      const read = this.#reads.get(key) ?? this.#send(endpoint, input, sendOptions)
      this.#reads.set(key, read)
      return read as Promise<ValueOf<E>>
    }
    const detached = { ...this.#context, signal: NEVER }
    const load = () => this.#client.send(endpoint, input, detached, sendOptions)
    const { shared } = this.#cache
    const source = async () => {
      if (shared && !fresh) return loadShared(shared, key, cache, load, (text) => this.#client.parse(endpoint, text))
      const { value, text } = await load()
      shared?.write(key, text, cache)
      return { value, size: text.length }
    }
    const note = (value: unknown) => {
      this.dependencies.add(key, value, byAddress)
      currency?.take(value)
      return value
    }
    const signal = readSignal(this.#context)
    const held = fresh ? undefined : this.#cache.take(key, cache, { name: endpoint.name, isLate: signal.aborted })
    if (held) return Promise.resolve(note(held.value)) as Promise<ValueOf<E>>
    const noted = this.#cache.get(key, cache, source, { fresh, name: endpoint.name }).then(note, (error: unknown) => {
      this.dependencies.markUncacheable()
      throw error
    })
    return raceAbort(noted, signal) as Promise<ValueOf<E>>
  }

  /**
   * Writes: never cached, never retried, sealed where the endpoint requires it. The platform performs an `idempotencyKey` once.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  write<E extends PublicEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    { idempotencyKey }: { idempotencyKey?: string | null | undefined } = {},
  ): Promise<ValueOf<E>> {
    const { clientAddress } = this.#context
    const options = { clientAddress, retry: false, ...(idempotencyKey && { idempotencyKey }) }
    if (!endpoint.sealed) return this.#send(endpoint, input, options)
    // Before keys are asked for.
    const absent = this.#client.findAbsence(endpoint)
    if (absent) return Promise.reject(absent)
    return sendSealed(this.#client.bodyOf(endpoint, input), this.#client.cipher, this.sealingKeys, (sealed) =>
      this.#send(endpoint, input, { ...options, ...(sealed && { sealed }) }),
    )
  }

  /** @throws PlatformUnavailable */
  readonly sealingKeys: LoadSealingKeys = async (fresh) => (await this.read(sealingKeys, {}, { fresh })).keys

  async #send<E extends PublicEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: Omit<SendOptions, 'token'>,
  ): Promise<ValueOf<E>> {
    this.dependencies.markUncacheable()
    const signal = (options.retry ? readSignal : writeSignal)(this.#context)
    try {
      const { value } = await this.#client.send(endpoint, input, { ...this.#context, signal }, options)
      this.#context.currency?.take(value)
      return value
    } finally {
      if (!options.retry) this.#context.deadline?.restartSections()
    }
  }
}
