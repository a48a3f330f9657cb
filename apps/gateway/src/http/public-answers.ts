import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { bringsCredential } from './credential.ts'

/** How long a browser may keep a public answer: games open and close within minutes. */
const PUBLIC = 'public, max-age=30'
/**
 * The same for caches that stand before the gateway (RFC 9213). They may give an older answer while they fetch a new one; its
 * `Age` then tells the browser not to keep it. A browser that did so itself would show a screen minutes old.
 */
const PUBLIC_BEFORE_GATEWAY = 'public, max-age=30, stale-while-revalidate=120'
/** Besides these an answer depends on nothing but its address. */
const VARY = 'Cookie, X-Language'

const publicRequests = new WeakSet<FastifyRequest>()

/** Reads the language from the address, where a shared cache can see it: `?language=TY`. It wins over the header. */
export function takeLanguage(request: FastifyRequest): void {
  const { language } = request.query as Record<string, unknown>
  if (request.method === 'GET' && isLanguageCode(language)) request.headers['x-language'] = language
}

/**
 * Marks a request whose answer is every visitor's: a GET, without a session, for a document that is public with these
 * variables. What could still tell one visitor from another is taken out of it.
 */
export function markPublic(request: FastifyRequest, document: TrustedDocument, variables: unknown): void {
  if (request.method !== 'GET' || bringsCredential(request) || !document.publicUnless) return
  const read = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {}
  if (!document.publicUnless.every((name) => read[name] === false)) return
  publicRequests.add(request)
  delete request.headers.origin
  // A page of another site may ask for what everyone may read, so the check against forged requests is passed.
  request.headers['apollo-require-preflight'] = 'true'
}

/** Says who may keep an answer. Only a public answer without a failure is kept by anyone; it can be asked for by its tag. */
export async function keepPublicAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  reply.header('cache-control', bringsCredential(request) ? 'private, no-store' : 'no-store')
  if (request.method !== 'GET') return payload
  reply.header('vary', VARY)
  if (!publicRequests.has(request) || !isWhole(reply, payload)) return payload
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', PUBLIC).header('cdn-cache-control', PUBLIC_BEFORE_GATEWAY).header('etag', tag)
  const known = request.headers['if-none-match']?.split(',').map((text) => text.trim()) ?? []
  if (!known.includes(tag) && !known.includes('*')) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

/** An answer with data and no failure that opens no session. */
function isWhole(reply: FastifyReply, payload: unknown): payload is string {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie') || typeof payload !== 'string') return false
  const answer = JSON.parse(payload) as { errors?: unknown }
  return answer.errors === undefined
}
