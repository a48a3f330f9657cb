import type { InputOf, PublicEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { actingSignal, readingSignal, type CallFacts } from './call-facts.ts'
import { queryOf } from './http-request.ts'
import type { PublicCache } from './public-cache.ts'
import { loadShared } from './public-cache-shared.ts'
import { PublicReads } from './public-reads.ts'
import type { RestClient, SendOptions } from './rest-client.ts'
import { type KeysOf, sendSealed } from './sealer.ts'
import { unlessAborted } from './unless-aborted.ts'

/** A shared call goes on for those who wait for it, and for the cache, when the one who began it leaves. */
const NEVER = new AbortController().signal

/** The platform as anyone may ask it. No token can reach it: endpoints that need one do not fit its methods. */
export class PublicPlatform {
  readonly #client: RestClient
  readonly #cache: PublicCache
  readonly #facts: CallFacts
  /** What this request has asked, where no cache is shared with others. */
  readonly #asked = new Map<string, Promise<unknown>>()
  /** What this request has read so far. */
  readonly reads = new PublicReads()

  constructor(client: RestClient, cache: PublicCache, facts: CallFacts) {
    this.#client = client
    this.#cache = cache
    this.#facts = facts
  }

  /** The address of the caller's device. */
  get clientAddress(): string {
    return this.#facts.clientAddress
  }

  /** The same platform, asked to answer in another language. */
  speaking(language: LanguageCode): PublicPlatform {
    return new PublicPlatform(this.#client, this.#cache, { ...this.#facts, language })
  }

  /**
   * Reads. Where the endpoint has a cache time the answer is shared between callers.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  ask<E extends PublicEndpoint>(endpoint: E, input: InputOf<E>, { fresh = false } = {}): Promise<ValueOf<E>> {
    const { cache } = endpoint
    const { clientAddress, language } = this.#facts
    if (!cache) return this.#send(endpoint, input, { clientAddress, retry: true })
    const address = cache.byAddress ? clientAddress : ''
    const key = `${endpoint.name} ${language} ${address} ${queryOf(input as object)}`
    const { byAddress = false } = cache
    const asAsked = { retry: true, question: key, ...(byAddress && { clientAddress }) }
    if (this.#cache.off) {
      const asked = this.#asked.get(key) ?? this.#send(endpoint, input, asAsked)
      this.#asked.set(key, asked)
      return asked as Promise<ValueOf<E>>
    }
    const facts = { ...this.#facts, signal: NEVER }
    const load = () => this.#client.send(endpoint, input, facts, asAsked)
    const { shared } = this.#cache
    const source = async () => {
      if (shared && !fresh) return loadShared(shared, key, cache, load, (text) => this.#client.read(endpoint, text))
      const { value, text } = await load()
      shared?.write(key, text, cache)
      return { value, size: text.length }
    }
    const found = this.#cache.get(key, cache, source, { fresh, name: endpoint.name })
    found.then(
      (value) => this.reads.add(key, value, byAddress),
      () => this.reads.spoil(),
    )
    // The key names the endpoint, and with it the type of what is kept under it.
    return unlessAborted(found, readingSignal(this.#facts)) as Promise<ValueOf<E>>
  }

  /**
   * Does something; never repeated by itself, never from a cache. Sealed where the endpoint wants it. What is asked for
   * again under the same `idempotencyKey` is done once.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  act<E extends PublicEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    { idempotencyKey }: { idempotencyKey?: string | null | undefined } = {},
  ): Promise<ValueOf<E>> {
    const { clientAddress } = this.#facts
    const options = { clientAddress, retry: false, ...(idempotencyKey && { idempotencyKey }) }
    if (!endpoint.sealed) return this.#send(endpoint, input, options)
    return sendSealed(input, this.#client.cipher, this.sealingKeys, (sealed) =>
      this.#send(endpoint, input, { ...options, sealed }),
    )
  }

  /** The platform's public keys for sealing. @throws PlatformUnavailable */
  readonly sealingKeys: KeysOf = async (fresh) => (await this.ask(sealingKeys, {}, { fresh })).keys

  async #send<E extends PublicEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: Omit<SendOptions, 'token'>,
  ): Promise<ValueOf<E>> {
    this.reads.spoil()
    const signal = (options.retry ? readingSignal : actingSignal)(this.#facts)
    try {
      return (await this.#client.send(endpoint, input, { ...this.#facts, signal }, options)).value
    } finally {
      if (!options.retry) this.#facts.time?.sectionsAnew()
    }
  }
}
