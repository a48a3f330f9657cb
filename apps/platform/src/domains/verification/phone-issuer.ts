import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, type JWTVerifyGetKey, SignJWT } from 'jose'
import { createHash } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { sharedSecret } from './shared-secret.ts'

const ISSUER = 'playhouse:phones'
const AUDIENCE = 'playhouse'
/** As long as tokens of such services are good; ours are taken for less. */
const LIFETIME = '1 hour'

/** A phone sign-in service of our own, for development and tests. */
export interface PhoneIssuer {
  issuer: string
  audience: string
  /** Its public keys, as it publishes them and as a verifier asks for them. */
  published: { keys: JWK[] }
  keys: JWTVerifyGetKey
  /** An identity token that vouches for a number (E.164). */
  vouchFor(phoneNumber: string): Promise<string>
}

/** The embedded service over a database; its key is made when it is first needed. */
export async function openPhoneIssuer(database: Database): Promise<PhoneIssuer> {
  const kept = await sharedSecret(database, 'phone-issuer', newKey)
  const jwk = JSON.parse(kept) as JWK
  const { kty, n, e } = jwk as Required<Pick<JWK, 'kty' | 'n' | 'e'>>
  const kid = createHash('sha256').update(n).digest('base64url').slice(0, 16)
  const published = { keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] }
  const privateKey = await importJWK(jwk, 'RS256')
  return {
    issuer: ISSUER,
    audience: AUDIENCE,
    published,
    keys: createLocalJWKSet(published),
    vouchFor: (phoneNumber) =>
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

/** Publishes its keys, so that a platform elsewhere may take its tokens too. */
export function phoneIssuerRoutes(app: FastifyInstance, { published }: PhoneIssuer): void {
  app.get('/phone-app/keys', () => published)
}
