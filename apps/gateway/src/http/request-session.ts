import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { touchSession } from '@playhouse/platform-api/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_MARK_COOKIE } from '@playhouse/shared/page-cookies.ts'
import { NO_VIEWER, VIEWER_ID_HEADER } from '@playhouse/shared/viewer-id.ts'
import { randomBytes } from 'node:crypto'
import type { Session } from '../domains/base/context.ts'
import type { SessionPlatform } from '../platform/session-platform.ts'
import { cookieName, readCredential, type CredentialServices } from './credential.ts'
import { digest } from './rate-limiter.ts'
import type { SessionRenewals } from './session-renewals.ts'
import { REMEMBER_COOKIE_MS, type SealedSession } from './session-seal.ts'

export interface SessionServices extends CredentialServices {
  renewals: SessionRenewals
}

/** `detached`: its calls outlive the request. */
type CreatePlatform = (token: string, detached?: boolean) => SessionPlatform

export class RequestSession implements Session {
  platform: SessionPlatform | undefined
  cdnSeed = ''
  hasEnded = false
  shownId: string | undefined
  #token = ''
  /** Undefined for a bearer token. */
  #sealed: { cookie: string; session: SealedSession } | undefined
  #keepsCookie = false
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

  /** Reads the request's credential. An invalid cookie ends the session; one due for renewal is sealed again, which alone takes time. */
  load(request: FastifyRequest): Promise<void> | undefined {
    const shown = request.headers[VIEWER_ID_HEADER]
    this.shownId = typeof shown === 'string' ? shown : undefined
    const credential = readCredential(request, this.#services)
    if (credential.kind === 'bearer') this.#useToken(credential.token)
    if (credential.kind === 'invalid') this.end()
    if (credential.kind === 'unreadable') this.hasEnded = true
    if (credential.kind === 'cookie') {
      const { cookie, session } = credential
      this.#use(session)
      this.#sealed = { cookie, session }
      if (session.isDue && !this.#isAnothers(session)) return this.#renew(cookie, session)
    }
    return undefined
  }

  get viewerId(): string | undefined {
    return this.#sealed?.session.viewerId
  }

  async identify(viewerId: string): Promise<void> {
    if (!this.#sealed) return
    const { cookie, session } = this.#sealed
    const identified = { ...sealable(session), viewerId }
    this.#sealed = { cookie, session: identified }
    const { sealed } = this.#services.renewals.renew(`${cookie} ${viewerId}`, () =>
      this.#services.seal.seal(identified),
    )
    this.#setCookie(await sealed, identified)
  }

  continueAsVisitor(): void {
    this.platform = undefined
    this.#token = ''
    this.cdnSeed = ''
    this.#sealed = undefined
    this.#keepsCookie = true
  }

  async open(token: string, viewerId: string, remember: boolean): Promise<void> {
    const session = { token, cdnSeed: randomBytes(9).toString('base64url'), createdAt: Date.now(), remember, viewerId }
    const sealed = await this.#services.seal.seal(session)
    this.#setCookie(sealed, session)
    this.#sealed = { cookie: sealed, session }
    this.#keepsCookie = false
    this.#onOpen()
    this.hasEnded = false
    this.#use(session)
  }

  touch(): Promise<ValueOf<typeof touchSession>> {
    const token = this.#token
    return this.#services.renewals.touch(token, () => this.#createPlatform(token, true).write(touchSession, {}))
  }

  close(): void {
    this.platform = undefined
    this.#token = ''
    this.cdnSeed = ''
    this.#sealed = undefined
    this.hasEnded = false
    if (this.#keepsCookie) return
    const { name, attributes } = this.#cookie
    this.#reply.clearCookie(name, attributes).clearCookie(SESSION_MARK_COOKIE, { ...attributes, httpOnly: false })
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
  async #renew(cookie: string, sealedBefore: SealedSession): Promise<void> {
    const session = sealable(sealedBefore)
    const { first, sealed } = this.#services.renewals.renew(cookie, () => this.#services.seal.seal(session))
    if (first) this.touch().catch(() => {})
    this.#setCookie(await sealed, session)
  }

  #setCookie(sealed: string, { remember, createdAt, cdnSeed }: SealedSession): void {
    const maxAge = Math.ceil((createdAt + REMEMBER_COOKIE_MS - Date.now()) / 1_000)
    const { name, attributes } = this.#cookie
    const lasting = { ...attributes, ...(remember && { maxAge }) }
    this.#reply.setCookie(name, sealed, lasting)
    this.#reply.setCookie(SESSION_MARK_COOKIE, digest(cdnSeed).slice(0, 16), { ...lasting, httpOnly: false })
  }

  /** Whether the page is known to show somebody else: its requests must not keep this session alive. */
  #isAnothers({ viewerId }: SealedSession): boolean {
    const { shownId } = this
    return shownId !== undefined && (shownId === NO_VIEWER || (viewerId !== undefined && viewerId !== shownId))
  }

  get #cookie() {
    const secure = this.#services.cookieSecure
    return { name: cookieName(secure), attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const }
  }
}

/** Without `isDue`, which opening the seal adds. */
function sealable({ token, cdnSeed, createdAt, remember, viewerId }: SealedSession): SealedSession {
  return { token, cdnSeed, createdAt, remember, viewerId }
}
