import type { FastifyReply, FastifyRequest } from 'fastify'

/** The most that a sign-in at an issuer may take. */
const MAX_AGE_SECONDS = 600

/** Cookie that binds an OpenID Connect sign-in to the browser that started it. HttpOnly and SameSite=Strict. */
export class BindingCookie {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #secure: boolean

  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.#request = request
    this.#reply = reply
    this.#secure = secure
  }

  set(value: string): void {
    const { name, attributes } = this.#cookie
    this.#reply.setCookie(name, value, { ...attributes, maxAge: MAX_AGE_SECONDS })
  }

  /** Reads and clears it. */
  take(): string | undefined {
    const { name, attributes } = this.#cookie
    const value = this.#request.cookies[name]
    if (value) this.#reply.clearCookie(name, attributes)
    return value
  }

  get #cookie() {
    const secure = this.#secure
    const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
    return { name: secure ? '__Host-playhouse-elsewhere' : 'playhouse-elsewhere', attributes }
  }
}
