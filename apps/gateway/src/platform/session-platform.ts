import '@playhouse/platform-api/all-endpoints.ts'
import type { InputOf, SessionEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { encodeQuery } from '@playhouse/platform-api/query.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { readSignal, writeSignal, type CallContext } from './call-context.ts'
import type { RestClient } from './rest-client.ts'
import { type LoadSealingKeys, sendSealed } from './send-sealed.ts'

/** Client for one session within one request. Responses are deduplicated within it and never shared. */
export class SessionPlatform {
  readonly #client: RestClient
  readonly #context: CallContext
  readonly #token: string
  readonly #loadKeys: LoadSealingKeys
  readonly #reads = new Map<string, Promise<unknown>>()
  #onConfirmed: (() => void) | undefined

  /**
   * @param loadKeys used only by endpoints with sealed bodies
   * @param onConfirmed called once, when the platform has accepted the token
   */
  constructor(
    client: RestClient,
    context: CallContext,
    token: string,
    loadKeys: LoadSealingKeys = async () => [],
    onConfirmed?: () => void,
  ) {
    this.#client = client
    this.#context = context
    this.#token = token
    this.#loadKeys = loadKeys
    this.#onConfirmed = onConfirmed
  }

  /**
   * Reads; equal reads within the request make one call.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  read<E extends SessionEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>> {
    const key = `${endpoint.name} ${encodeQuery(input as object)}`
    const read = this.#reads.get(key) ?? this.#send(endpoint, input, true)
    this.#reads.set(key, read)
    return read as Promise<ValueOf<E>>
  }

  /**
   * Writes: never retried, sealed where the endpoint requires it. Clears the request's reads, which it may have changed. The
   * platform performs an `idempotencyKey` once.
   * @throws PlatformRefusal | PlatformUnavailable
   */
  async write<E extends SessionEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    { idempotencyKey }: { idempotencyKey?: string | null | undefined } = {},
  ): Promise<ValueOf<E>> {
    const key = idempotencyKey ?? undefined
    try {
      if (!endpoint.sealed) return await this.#send(endpoint, input, false, { idempotencyKey: key })
      // Before keys are asked for.
      const absent = this.#client.findAbsence(endpoint)
      if (absent) throw absent
      const send = (sealed: SealedBody | undefined) =>
        this.#send(endpoint, input, false, { idempotencyKey: key, sealed })
      return await sendSealed(this.#client.bodyOf(endpoint, input), this.#client.cipher, this.#loadKeys, send)
    } finally {
      this.#reads.clear()
      this.#context.deadline?.restartSections()
    }
  }

  #send<E extends SessionEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    retry: boolean,
    { sealed, idempotencyKey }: { sealed?: SealedBody | undefined; idempotencyKey?: string | undefined } = {},
  ): Promise<ValueOf<E>> {
    const context = { ...this.#context, signal: (retry ? readSignal : writeSignal)(this.#context) }
    const options = {
      clientAddress: context.clientAddress,
      token: this.#token,
      retry,
      ...(sealed && { sealed }),
      ...(idempotencyKey && { idempotencyKey }),
    }
    return this.#client.send(endpoint, input, context, options).then(({ value }) => {
      // Endpoints with optional access answer without checking the token.
      if (endpoint.access !== 'optional') {
        this.#onConfirmed?.()
        this.#onConfirmed = undefined
      }
      this.#context.currency?.take(value)
      return value
    })
  }
}
