import { networkOf } from '@playhouse/shared/network-of.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Caller, digest } from './caller-rates.ts'
import type { OpenedSession, SessionSeal } from './session-seal.ts'

/** What a request opens its session with, if it brings anything that does. */
export type Credential =
  | { kind: 'none' }
  | { kind: 'bearer'; token: string }
  | { kind: 'cookie'; token: string; cookie: string; session: OpenedSession }
  /** A cookie that no key of ours has sealed, or that is too old. */
  | { kind: 'broken' }

/** Sessions remembered at most; a forgotten one is counted by its network until its next call. */
const TOKENS_MAX = 50_000

/** Tokens that the platform has confirmed by answering a call in their session's name; kept by their hash only. */
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

/** `__Host-` binds the cookie to this host and to TLS; browsers take such names with Secure only. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-playhouse' : 'playhouse'
}

/** True if an answer to this request may be somebody's own, whether or not what it brings opens a session. */
export function bringsCredential({ cookies, headers }: FastifyRequest): boolean {
  return Boolean(headers.authorization || cookies[cookieName(true)] || cookies[cookieName(false)])
}

const opened = new WeakMap<FastifyRequest, Promise<Credential>>()

/** The credential of a request: `Authorization: Bearer`, or else the session's cookie. Opened once a request. */
export function credentialOf(request: FastifyRequest, services: CredentialServices): Promise<Credential> {
  let credential = opened.get(request)
  if (!credential) opened.set(request, (credential = openCredential(request, services)))
  return credential
}

async function openCredential(
  { headers, cookies }: FastifyRequest,
  { seal, cookieSecure }: CredentialServices,
): Promise<Credential> {
  const token = /^Bearer ([\x21-\x7e]{16,512})$/i.exec(headers.authorization ?? '')?.[1]
  if (token) return { kind: 'bearer', token }
  const cookie = cookies[cookieName(cookieSecure)]
  if (!cookie) return { kind: 'none' }
  const session = await seal.open(cookie)
  return session ? { kind: 'cookie', token: session.token, cookie, session } : { kind: 'broken' }
}

/**
 * Whom a request is counted as. A bearer's token counts as a session only once the platform has confirmed it: anyone can make
 * up a new one for each request (docs/adr/0075-sessions-are-counted-once-confirmed.md).
 */
export async function callerOf(request: FastifyRequest, services: CredentialServices): Promise<Caller> {
  const credential = await credentialOf(request, services)
  const isKnown =
    credential.kind === 'cookie' || (credential.kind === 'bearer' && services.confirmedTokens.has(credential.token))
  return { network: networkOf(request.ip), session: isKnown ? digest(credential.token) : undefined }
}
