import { loadDialect } from '@playhouse/dialect/load.ts'
import { TranslationError, type Translator } from '@playhouse/dialect/translator.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { PlatformRefusal, PlatformUnavailable } from './failures.ts'
import type { HttpRequest } from './http-request.ts'
import type { HttpResponse } from './transport.ts'

/** Stands between the contract and a platform that speaks another dialect: calls and responses on its outer side are the platform's own. */
export class Dialect {
  readonly #translator: Translator

  constructor(translator: Translator) {
    this.#translator = translator
  }

  get readyPath(): string | false | undefined {
    return this.#translator.readyPath
  }

  /** The platform's form of an input, which is sealed in place of ours. @throws PlatformRefusal */
  body(endpoint: Endpoint, input: object): object {
    try {
      return this.#translator.toTheirs(endpoint, input)
    } catch (error) {
      throw failure(error)
    }
  }

  /**
   * Makes a call; the response is one of the contract.
   * @throws PlatformRefusal for an input that the platform has no form for
   * @throws PlatformUnavailable for a response that has none in the contract, and what `send` throws
   */
  async send(
    endpoint: Endpoint,
    input: object,
    headers: Readonly<Record<string, string>>,
    sealed: SealedBody | undefined,
    send: (request: HttpRequest) => Promise<HttpResponse>,
  ): Promise<HttpResponse> {
    try {
      return await this.#translator.exchange(endpoint, input, headers, sealed, send)
    } catch (error) {
      throw failure(error)
    }
  }
}

export const openDialect = async (source: string): Promise<Dialect> =>
  new Dialect(await loadDialect(source, process.env))

function failure(error: unknown): unknown {
  if (!(error instanceof TranslationError)) return error
  if (error.side === 'response') return new PlatformUnavailable('bad_answer', error.message)
  // Without a field it is the dialect's own mistake.
  return error.path === '' ? error : new PlatformRefusal('request_param_err', { fields: { [error.path]: 'pattern' } })
}
