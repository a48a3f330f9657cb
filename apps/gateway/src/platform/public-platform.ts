import type { InputOf, PublicEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { CallFacts } from './call-facts.ts'
import { inputEntries } from './http-request.ts'
import type { PublicCache } from './public-cache.ts'
import type { RestClient } from './rest-client.ts'
import { sendSealed } from './sealer.ts'
import { unlessAborted } from './unless-aborted.ts'

/** A shared call goes on for those who wait for it, and for the cache, when the one who began it leaves. */
const NEVER = new AbortController().signal

/** The platform as anyone may ask it. No token can reach it: endpoints that need one do not fit its methods. */
export class PublicPlatform {
  readonly #client: RestClient
  readonly #cache: PublicCache
  readonly #facts: CallFacts

  constructor(client: RestClient, cache: PublicCache, facts: CallFacts) {
    this.#client = client
    this.#cache = cache
    this.#facts = facts
  }

  /** The same platform, asked to answer in another language. */
  speaking(language: LanguageCode): PublicPlatform {
    return new PublicPlatform(this.#client, this.#cache, { ...this.#facts, language })
  }

  /**
   * Reads. Where the endpoint has a cache time the answer is shared between callers.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  ask<E extends PublicEndpoint>(endpoint: E, input: InputOf<E>, options?: { fresh?: boolean }): Promise<ValueOf<E>> {
    const { cache } = endpoint
    const { clientAddress, signal, language } = this.#facts
    if (!cache) return this.#send(endpoint, input, { clientAddress, retry: true })
    const address = cache.byAddress ? clientAddress : ''
    const key = JSON.stringify([endpoint.name, language, address, ...inputEntries(input as object)])
    const load = () =>
      this.#client.send(
        endpoint,
        input,
        { ...this.#facts, signal: NEVER },
        { retry: true, ...(cache.byAddress && { clientAddress }) },
      )
    // The key names the endpoint, and with it the type of what is kept under it.
    return unlessAborted(this.#cache.get(key, cache, load, options), signal) as Promise<ValueOf<E>>
  }

  /**
   * Does something; never repeated by itself, never from a cache. Sealed where the endpoint wants it.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  act<E extends PublicEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>> {
    const { clientAddress } = this.#facts
    if (!endpoint.sealed) return this.#send(endpoint, input, { clientAddress, retry: false })
    return sendSealed(
      input,
      async (fresh) => (await this.ask(sealingKeys, {}, { fresh })).keys,
      (sealed) => this.#send(endpoint, input, { clientAddress, retry: false, sealed }),
    )
  }

  async #send<E extends PublicEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: { clientAddress: string; retry: boolean; sealed?: { value: string; kid: string } },
  ): Promise<ValueOf<E>> {
    return (await this.#client.send(endpoint, input, this.#facts, options)).value
  }
}
