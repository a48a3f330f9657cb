import type { InputOf, SessionEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { actingSignal, readingSignal, type CallFacts } from './call-facts.ts'
import { queryOf } from './http-request.ts'
import type { RestClient } from './rest-client.ts'
import { type KeysOf, sendSealed } from './sealer.ts'

/**
 * The platform as one session asks it, for the length of one request. Its answers are kept no longer than that and shared
 * with nobody.
 */
export class SessionPlatform {
  readonly #client: RestClient
  readonly #facts: CallFacts
  readonly #token: string
  readonly #keysOf: KeysOf
  readonly #asked = new Map<string, Promise<unknown>>()
  #confirm: (() => void) | undefined

  /**
   * @param keysOf asked only for calls whose body travels sealed
   * @param confirm called once the platform has answered in this session's name
   */
  constructor(
    client: RestClient,
    facts: CallFacts,
    token: string,
    keysOf: KeysOf = async () => [],
    confirm?: () => void,
  ) {
    this.#client = client
    this.#facts = facts
    this.#token = token
    this.#keysOf = keysOf
    this.#confirm = confirm
  }

  /**
   * Reads; asking the same twice in one request makes one call.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  ask<E extends SessionEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>> {
    const key = `${endpoint.name} ${queryOf(input as object)}`
    const asked = this.#asked.get(key) ?? this.#send(endpoint, input, true)
    this.#asked.set(key, asked)
    return asked as Promise<ValueOf<E>>
  }

  /**
   * Does something; never repeated by itself. Sealed where the endpoint wants it. What was read before may have changed by it and is read anew.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  async act<E extends SessionEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>> {
    try {
      if (!endpoint.sealed) return await this.#send(endpoint, input, false)
      const send = (sealed: SealedBody) => this.#send(endpoint, input, false, sealed)
      return await sendSealed(input, this.#client.cipher, this.#keysOf, send)
    } finally {
      this.#asked.clear()
      this.#facts.time?.sectionsAnew()
    }
  }

  async #send<E extends SessionEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    retry: boolean,
    sealed?: SealedBody,
  ): Promise<ValueOf<E>> {
    const { clientAddress } = this.#facts
    const facts = { ...this.#facts, signal: (retry ? readingSignal : actingSignal)(this.#facts) }
    const { value } = await this.#client.send(endpoint, input, facts, {
      clientAddress,
      token: this.#token,
      retry,
      ...(sealed && { sealed }),
    })
    // Endpoints that need no session answer whatever token they are sent.
    if (endpoint.access !== 'optional') {
      this.#confirm?.()
      this.#confirm = undefined
    }
    return value
  }
}
