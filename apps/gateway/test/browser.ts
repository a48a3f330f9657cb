import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

const HASHES = new Map(Object.entries(registered).map(([hash, { name }]) => [name, hash]))

interface Answer {
  status: number
  // The shape depends on the document.
  data: Record<string, never> | null
  errors: {
    message: string
    path?: (string | number)[]
    extensions: { code: string; requestId?: string; retryable?: boolean }
  }[]
  response: LightMyRequestResponse
}

/** GraphQL client with a cookie jar. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** Sent with every request. */
  headers: Record<string, string> = {}
  readonly #app: FastifyInstance
  readonly #platformLog: () => string

  /** @param platformLog what the platform behind `app` has logged, for the message of a failure */
  constructor(app: FastifyInstance, platformLog = () => '') {
    this.#app = app
    this.#platformLog = platformLog
  }

  /** Sends a document as text; not in production. */
  send(query: string, variables: object = {}): Promise<Answer> {
    return this.post({ query, variables })
  }

  /** Sends a trusted operation by hash, as the built web does. */
  ask(operationName: string, variables: object = {}): Promise<Answer> {
    const sha256Hash = HASHES.get(operationName)
    if (!sha256Hash) throw new Error(`The web has no operation ${operationName}.`)
    return this.post({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } })
  }

  async post(payload: object): Promise<Answer> {
    const response = await this.#app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'site.test', origin: 'http://site.test', ...this.headers },
      cookies: Object.fromEntries(this.cookies),
      payload,
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const { data = null, errors = [] } = response.json<Partial<Answer>>()
    return { status: response.statusCode, data, errors, response }
  }

  /** Logs in with one of the seed world's accounts. @throws Error when that is refused */
  async logIn({ username, password }: { username: string; password: string }, remember = false): Promise<this> {
    const document =
      'mutation ($input: LogInInput!) { logIn(input: $input) { ... on LogInSuccess { isFirstLogIn } ... on Problem { code } } }'
    const { data } = await this.send(document, { input: { username, password, remember } })
    const { logIn } = data as unknown as { logIn: { code?: string } }
    if (logIn.code) throw new Error(`Logging in was refused: ${logIn.code}\n${this.#platformLog()}`)
    return this
  }

  async playFree(): Promise<this> {
    await this.send('mutation { startFreePlay(input: {}) { __typename } }')
    return this
  }
}
