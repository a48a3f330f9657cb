import type { FastifyReply, FastifyRequest } from 'fastify'

/** As long as a sign-in elsewhere may take. */
const LASTS_SECONDS = 600

/**
 * A mark that is left in a browser that is sent elsewhere to sign in, and taken back when it returns: what somebody else
 * began is not finished here. Scripts cannot read it, and other sites' requests do not carry it.
 */
export class BrowserMark {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #secure: boolean

  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.#request = request
    this.#reply = reply
    this.#secure = secure
  }

  /** Leaves a mark, in place of any before. */
  leave(mark: string): void {
    const { name, attributes } = this.#cookie
    this.#reply.setCookie(name, mark, { ...attributes, maxAge: LASTS_SECONDS })
  }

  /** Takes the mark back; it is gone then. */
  take(): string | undefined {
    const { name, attributes } = this.#cookie
    const mark = this.#request.cookies[name]
    if (mark) this.#reply.clearCookie(name, attributes)
    return mark
  }

  get #cookie() {
    const secure = this.#secure
    const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
    return { name: secure ? '__Host-playhouse-elsewhere' : 'playhouse-elsewhere', attributes }
  }
}
