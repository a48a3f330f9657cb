import { API_TOKEN_PREFIX } from '@playhouse/shared/api-scopes.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Caller, digest } from './rate-limiter.ts'
import type { OpenedSession, SessionSeal } from './session-seal.ts'

export type Credential =
  | { kind: 'none' }
  | { kind: 'bearer'; token: string }
  | { kind: 'cookie'; token: string; cookie: string; session: OpenedSession }
  /** A cookie that cannot be opened or has expired. */
  | { kind: 'invalid' }
  /** `Authorization: Bearer` without a token. The cookie does not stand in for it. */
  | { kind: 'unreadable' }

/** An evicted token is counted by its network until its next call. */
const TOKENS_MAX = 50_000

/** Tokens that the platform has accepted, stored as digests. */
export class ConfirmedTokens {
  readonly #digests = new LRUCache<string, true>({ max: TOKENS_MAX })

  add(token: string): void {
    this.#digests.set(digest(token), true)
  }

  has(token: string): boolean {
    return this.#digests.has(digest(token))
  }
}

export interface CredentialServices {
  seal: SessionSeal
  cookieSecure: boolean
  confirmedTokens: ConfirmedTokens
}

/** `__Host-` binds the cookie to this host and requires Secure. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-playhouse' : 'playhouse'
}

/** True even for an invalid credential: the response may be personal. */
export function hasCredential({ cookies, headers }: FastifyRequest): boolean {
  return Boolean(headers.authorization || cookies[cookieName(true)] || cookies[cookieName(false)])
}

const opened = new WeakMap<FastifyRequest, Credential>()
const callers = new WeakMap<FastifyRequest, Caller>()

/** `Authorization: Bearer`, otherwise the session cookie. Opened once per request. */
export function readCredential(request: FastifyRequest, services: CredentialServices): Credential {
  let credential = opened.get(request)
  if (!credential) opened.set(request, (credential = openCredential(request, services)))
  return credential
}

function openCredential({ headers, cookies }: FastifyRequest, { seal, cookieSecure }: CredentialServices): Credential {
  const { authorization = '' } = headers
  const token = /^Bearer ([\x21-\x7e]{16,512})$/i.exec(authorization)?.[1]
  if (token) return { kind: 'bearer', token }
  if (/^Bearer\b/i.test(authorization)) return { kind: 'unreadable' }
  const cookie = cookies[cookieName(cookieSecure)]
  if (!cookie) return { kind: 'none' }
  const session = seal.open(cookie)
  return session ? { kind: 'cookie', token: session.token, cookie, session } : { kind: 'invalid' }
}

/**
 * Identifies the caller for rate limits. A bearer token counts as a session only once the platform has accepted it, because anyone
 * can invent a new one per request (docs/adr/0027-rate-limits-by-confirmed-session.md).
 */
export function readCaller(request: FastifyRequest, services: CredentialServices): Caller {
  let caller = callers.get(request)
  if (!caller) callers.set(request, (caller = identifyCaller(request, services)))
  return caller
}

function identifyCaller(request: FastifyRequest, services: CredentialServices): Caller {
  const credential = readCredential(request, services)
  const isConfirmed =
    credential.kind === 'cookie' || (credential.kind === 'bearer' && services.confirmedTokens.has(credential.token))
  if (!isConfirmed) return { network: getNetwork(request.ip), session: undefined }
  const { token } = credential
  return { network: getNetwork(request.ip), session: digest(token), isApiToken: token.startsWith(API_TOKEN_PREFIX) }
}
