import { REMEMBER_COOKIE_MS } from '@playhouse/shared/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { SessionPlatform } from '../platform/session-platform.ts'
import type { SealedSession, SessionSeal } from './session-seal.ts'

export interface SessionServices {
  seal: SessionSeal
  cookieSecure: boolean
}

/** `__Host-` binds the cookie to this host and to TLS; browsers take such names with Secure only. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-playhouse' : 'playhouse'
}

/** The session of one request: where its token comes from, and what becomes of its cookie. */
export class RequestSession {
  /** The platform in this session's name; undefined for a visitor. */
  platform: SessionPlatform | undefined
  /** Chance of this session; empty for visitors and callers without a cookie. */
  cdnSeed = ''
  /** True once the session the request came with turns out to be none: this is told once beside the answer. */
  hasEnded = false
  readonly #reply: FastifyReply
  readonly #services: SessionServices
  readonly #platformOf: (token: string) => SessionPlatform

  constructor(reply: FastifyReply, services: SessionServices, platformOf: (token: string) => SessionPlatform) {
    this.#reply = reply
    this.#services = services
    this.#platformOf = platformOf
  }

  /** Takes the token of the request: `Authorization: Bearer`, or else the cookie. A cookie that cannot be opened ends. */
  async read(request: FastifyRequest): Promise<this> {
    const bearer = /^Bearer ([\x21-\x7e]{16,512})$/i.exec(request.headers.authorization ?? '')?.[1]
    const cookie = request.cookies[cookieName(this.#services.cookieSecure)]
    if (bearer) this.platform = this.#platformOf(bearer)
    else if (cookie) {
      const sealed = await this.#services.seal.open(cookie)
      if (sealed) this.#take(sealed)
      else this.end()
    }
    return this
  }

  /** Opens a session on a fresh token and seals its cookie. */
  async open(token: string, remember: boolean): Promise<SessionPlatform> {
    const session = { token, cdnSeed: randomBytes(9).toString('base64url'), createdAt: Date.now(), remember }
    const sealed = await this.#services.seal.seal(session)
    this.#reply.setCookie(this.#cookie.name, sealed, {
      ...this.#cookie.attributes,
      ...(remember && { maxAge: REMEMBER_COOKIE_MS / 1_000 }),
    })
    this.hasEnded = false
    return this.#take(session)
  }

  /** Forgets the session and clears its cookie. */
  close(): void {
    this.platform = undefined
    this.cdnSeed = ''
    this.hasEnded = false
    this.#reply.clearCookie(this.#cookie.name, this.#cookie.attributes)
  }

  /** Closes a session that the caller believed to be alive. */
  end(): void {
    this.close()
    this.hasEnded = true
  }

  #take({ token, cdnSeed }: Pick<SealedSession, 'token' | 'cdnSeed'>): SessionPlatform {
    this.cdnSeed = cdnSeed
    this.platform = this.#platformOf(token)
    return this.platform
  }

  get #cookie() {
    const secure = this.#services.cookieSecure
    return { name: cookieName(secure), attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const }
  }
}
