import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { touchSession } from '@playhouse/platform-api/session.ts'
import { REMEMBER_COOKIE_MS } from '@playhouse/shared/limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { SessionPlatform } from '../platform/session-platform.ts'
import { cookieName, credentialOf, type CredentialServices } from './credential.ts'
import type { SessionRenewals } from './session-renewals.ts'
import type { SealedSession } from './session-seal.ts'

export interface SessionServices extends CredentialServices {
  renewals: SessionRenewals
}

/** The platform in the name of a token's session: for this request, or `detached` from it, so that it goes on when that ends. */
export type PlatformOf = (token: string, detached?: boolean) => SessionPlatform

/** The session of one request: where its token comes from, and what becomes of its cookie. */
export class RequestSession {
  /** The platform in this session's name; undefined for a visitor. */
  platform: SessionPlatform | undefined
  /** Chance of this session; empty for visitors and callers without a cookie. */
  cdnSeed = ''
  /** True once the session the request came with turns out to be none: this is told once beside the answer. */
  hasEnded = false
  #token = ''
  readonly #reply: FastifyReply
  readonly #services: SessionServices
  readonly #platformOf: PlatformOf

  constructor(reply: FastifyReply, services: SessionServices, platformOf: PlatformOf) {
    this.#reply = reply
    this.#services = services
    this.#platformOf = platformOf
  }

  /** Takes the request's credential. A cookie that cannot be opened ends; one that was sealed a while ago is renewed. */
  async read(request: FastifyRequest): Promise<this> {
    const credential = await credentialOf(request, this.#services)
    if (credential.kind === 'bearer') this.#takeToken(credential.token)
    if (credential.kind === 'broken') this.end()
    if (credential.kind === 'cookie') {
      const { cookie, session } = credential
      this.#take(session)
      if (session.isDue) await this.#renew(cookie, session)
    }
    return this
  }

  /** Opens a session on a fresh token and seals its cookie. */
  async open(token: string, remember: boolean): Promise<SessionPlatform> {
    const session = { token, cdnSeed: randomBytes(9).toString('base64url'), createdAt: Date.now(), remember }
    const sealed = await this.#services.seal.seal(session)
    this.#setCookie(sealed, session)
    this.hasEnded = false
    return this.#take(session)
  }

  /**
   * Tells the platform that the session is in use.
   * @returns when it ends, as the platform says
   * @throws PlatformRefusal | PlatformUnavailable
   */
  touch(): Promise<ValueOf<typeof touchSession>> {
    const token = this.#token
    return this.#services.renewals.touch(token, () => this.#platformOf(token, true).act(touchSession, {}))
  }

  /** Forgets the session and clears its cookie. */
  close(): void {
    this.platform = undefined
    this.#token = ''
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
    return this.#takeToken(token)
  }

  #takeToken(token: string): SessionPlatform {
    this.#token = token
    return (this.platform = this.#platformOf(token))
  }

  /**
   * Seals the cookie anew and tells the platform of the use behind the answer's back: pages that ask for nothing of the
   * member's own would let the session run out. Whether it still lives is told to the first who asks it something.
   */
  async #renew(cookie: string, { token, cdnSeed, createdAt, remember }: SealedSession): Promise<void> {
    const session = { token, cdnSeed, createdAt, remember }
    const { first, sealed } = this.#services.renewals.renewed(cookie, () => this.#services.seal.seal(session))
    if (first) this.touch().catch(() => {})
    this.#setCookie(await sealed, session)
  }

  #setCookie(sealed: string, { remember, createdAt }: SealedSession): void {
    const maxAge = Math.ceil((createdAt + REMEMBER_COOKIE_MS - Date.now()) / 1_000)
    this.#reply.setCookie(this.#cookie.name, sealed, { ...this.#cookie.attributes, ...(remember && { maxAge }) })
  }

  get #cookie() {
    const secure = this.#services.cookieSecure
    return { name: cookieName(secure), attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const }
  }
}
