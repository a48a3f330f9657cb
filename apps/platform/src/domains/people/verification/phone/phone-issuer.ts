import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, type JWTVerifyGetKey, SignJWT } from 'jose'
import { createHash } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { sharedSecret } from '../shared-secret.ts'

const ISSUER = 'playhouse:phones'
const AUDIENCE = 'playhouse'
/** Real services' tokens live as long; ours are accepted for less. */
const LIFETIME = '1 hour'

/** Phone sign-in service for development and tests. */
export interface PhoneIssuer {
  issuer: string
  audience: string
  /** Public keys, as JWKS and for a verifier. */
  published: { keys: JWK[] }
  keys: JWTVerifyGetKey
  /** ID token for a number (E.164). */
  issueToken(phoneNumber: string): Promise<string>
}

/** Creates the key on first use. */
export async function openPhoneIssuer(database: Database): Promise<PhoneIssuer> {
  const stored = await sharedSecret(database, 'phone-issuer', newKey)
  const jwk = JSON.parse(stored) as JWK
  const { kty, n, e } = jwk as Required<Pick<JWK, 'kty' | 'n' | 'e'>>
  const kid = createHash('sha256').update(n).digest('base64url').slice(0, 16)
  const published = { keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] }
  const privateKey = await importJWK(jwk, 'RS256')
  return {
    issuer: ISSUER,
    audience: AUDIENCE,
    published,
    keys: createLocalJWKSet(published),
    issueToken: (phoneNumber) =>
      new SignJWT({ phone_number: phoneNumber })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(createHash('sha256').update(phoneNumber).digest('base64url'))
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(privateKey),
  }
}

async function newKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return JSON.stringify(await exportJWK(privateKey))
}

/** Publishes its keys so that another platform can accept its tokens. */
export function phoneIssuerRoutes(app: FastifyInstance, { published }: PhoneIssuer): void {
  app.get('/phone-app/keys', () => published)
}
