import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import { createHash } from 'node:crypto'
import { hasCredential } from './credential.ts'

/** Games open and close within minutes. */
const BROWSER_CACHE = 'public, max-age=30'
/**
 * For shared caches (RFC 9213). Only they may serve stale while revalidating: the `Age` they add stops the browser from keeping it,
 * while a browser doing so itself would show a screen minutes old.
 */
const SHARED_CACHE = 'public, max-age=30, stale-while-revalidate=120'
const VARY = 'Cookie, X-Language'

const publicRequests = new WeakSet<FastifyRequest>()

/** Reads `?language=TY`, which a shared cache sees. It wins over the header. */
export function readLanguageParameter(request: FastifyRequest): void {
  const { language } = request.query as Record<string, unknown>
  if (request.method === 'GET' && isLanguageCode(language)) request.headers['x-language'] = language
}

/**
 * Lets a GET through whose document is public with these variables. Without a credential it is marked public, and what could tell one
 * visitor from another is removed from it.
 */
export function markPublic(request: FastifyRequest, document: TrustedDocument, variables: unknown): void {
  if (request.method !== 'GET' || !document.publicUnless) return
  const values = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {}
  if (!document.publicUnless.every((name) => values[name] === false)) return
  // Other sites may read what is public, so the CSRF check is satisfied. A cookie comes from a page that was a visitor's until another tab
  // logged in; it is not sent from other sites.
  request.headers['apollo-require-preflight'] = 'true'
  if (hasCredential(request)) return
  publicRequests.add(request)
  delete request.headers.origin
}

/** Sets cache headers and the ETag, and answers 304. Only a public response without errors is cacheable. */
export const setCacheHeaders: onSendHookHandler = (request, reply, payload, done) =>
  done(null, withCacheHeaders(request, reply, payload))

function withCacheHeaders(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  reply.header('cache-control', hasCredential(request) ? 'private, no-store' : 'no-store')
  if (request.method !== 'GET') return payload
  reply.header('vary', VARY)
  if (!publicRequests.has(request) || !isCacheable(reply, payload)) return payload
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', BROWSER_CACHE).header('cdn-cache-control', SHARED_CACHE).header('etag', tag)
  const known = request.headers['if-none-match']?.split(',').map((text) => text.trim()) ?? []
  if (!known.includes(tag) && !known.includes('*')) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

/** Data without errors that opens no session. */
function isCacheable(reply: FastifyReply, payload: unknown): payload is string {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie') || typeof payload !== 'string') return false
  // Both ways of execution write errors first, so that a response need not be parsed.
  return !payload.startsWith('{"errors"')
}
