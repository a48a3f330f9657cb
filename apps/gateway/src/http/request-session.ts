import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { touchSession } from '@playhouse/platform-api/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Session } from '../domains/base/context.ts'
import type { SessionPlatform } from '../platform/session-platform.ts'
import { cookieName, credentialOf, type CredentialServices } from './credential.ts'
import type { SessionRenewals } from './session-renewals.ts'
import { REMEMBER_COOKIE_MS, type SealedSession } from './session-seal.ts'

export interface SessionServices extends CredentialServices {
  renewals: SessionRenewals
}

/** `detached`: its calls outlive the request. */
type CreatePlatform = (token: string, detached?: boolean) => SessionPlatform

/** The session of one request and its cookie. */
export class RequestSession implements Session {
  platform: SessionPlatform | undefined
  cdnSeed = ''
  hasEnded = false
  #token = ''
  readonly #reply: FastifyReply
  readonly #services: SessionServices
  readonly #createPlatform: CreatePlatform
  readonly #onOpen: () => void

  /** @param onOpen called when a session is opened */
  constructor(reply: FastifyReply, services: SessionServices, createPlatform: CreatePlatform, onOpen: () => void) {
    this.#reply = reply
    this.#services = services
    this.#createPlatform = createPlatform
    this.#onOpen = onOpen
  }

  /** Reads the request's credential. An invalid cookie ends the session; one due for renewal is sealed again. */
  async load(request: FastifyRequest): Promise<this> {
    const credential = await credentialOf(request, this.#services)
    if (credential.kind === 'bearer') this.#useToken(credential.token)
    if (credential.kind === 'invalid') this.end()
    if (credential.kind === 'cookie') {
      const { cookie, session } = credential
      this.#use(session)
      if (session.isDue) await this.#renew(cookie, session)
    }
    return this
  }

  async open(token: string, remember: boolean): Promise<SessionPlatform> {
    const session = { token, cdnSeed: randomBytes(9).toString('base64url'), createdAt: Date.now(), remember }
    const sealed = await this.#services.seal.seal(session)
    this.#setCookie(sealed, session)
    this.#onOpen()
    this.hasEnded = false
    return this.#use(session)
  }

  touch(): Promise<ValueOf<typeof touchSession>> {
    const token = this.#token
    return this.#services.renewals.touch(token, () => this.#createPlatform(token, true).write(touchSession, {}))
  }

  close(): void {
    this.platform = undefined
    this.#token = ''
    this.cdnSeed = ''
    this.hasEnded = false
    this.#reply.clearCookie(this.#cookie.name, this.#cookie.attributes)
  }

  end(): void {
    this.close()
    this.hasEnded = true
  }

  #use({ token, cdnSeed }: Pick<SealedSession, 'token' | 'cdnSeed'>): SessionPlatform {
    this.cdnSeed = cdnSeed
    return this.#useToken(token)
  }

  #useToken(token: string): SessionPlatform {
    this.#token = token
    return (this.platform = this.#createPlatform(token))
  }

  /**
   * Seals the cookie again and touches the session in the background: pages that read nothing personal would let it expire. A session
   * that has ended is noticed by its next call.
   */
  async #renew(cookie: string, { token, cdnSeed, createdAt, remember }: SealedSession): Promise<void> {
    const session = { token, cdnSeed, createdAt, remember }
    const { first, sealed } = this.#services.renewals.renew(cookie, () => this.#services.seal.seal(session))
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
