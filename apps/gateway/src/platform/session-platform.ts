import type { InputOf, SessionEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { CallFacts } from './call-facts.ts'
import { inputEntries } from './http-request.ts'
import type { RestClient } from './rest-client.ts'

/**
 * The platform as one session asks it, for the length of one request. Its answers are kept no longer than that and shared
 * with nobody.
 */
export class SessionPlatform {
  readonly #client: RestClient
  readonly #facts: CallFacts
  readonly #token: string
  readonly #asked = new Map<string, Promise<unknown>>()

  constructor(client: RestClient, facts: CallFacts, token: string) {
    this.#client = client
    this.#facts = facts
    this.#token = token
  }

  /**
   * Reads; asking the same twice in one request makes one call.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  ask<E extends SessionEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>> {
    const key = JSON.stringify([endpoint.name, ...inputEntries(input as object)])
    const asked = this.#asked.get(key) ?? this.#send(endpoint, input, true)
    this.#asked.set(key, asked)
    return asked as Promise<ValueOf<E>>
  }

  /**
   * Does something; never repeated by itself. What was read before may have changed by it and is read anew.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  async act<E extends SessionEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>> {
    try {
      return await this.#send(endpoint, input, false)
    } finally {
      this.#asked.clear()
    }
  }

  async #send<E extends SessionEndpoint>(endpoint: E, input: InputOf<E>, retry: boolean): Promise<ValueOf<E>> {
    const { clientAddress } = this.#facts
    const { value } = await this.#client.send(endpoint, input, this.#facts, {
      clientAddress,
      token: this.#token,
      retry,
    })
    return value
  }
}
