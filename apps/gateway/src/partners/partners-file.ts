import { readJsonFile, writeJsonFile } from '@playhouse/server/json-file.ts'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import * as z from 'zod'

const moment = z.iso.datetime()

const document = z.object({
  name: z.string(),
  type: z.enum(['query', 'mutation', 'subscription']),
  text: z.string(),
})

const partner = z.object({
  id: z.string().regex(/^[a-z][a-z\d-]{1,31}$/),
  name: z.string().min(1).max(100),
  createdAt: moment,
  requestsPerMinute: z.number().int().min(1).max(1_000_000),
  /** Null for no limit of a day. */
  requestsPerDay: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
  streams: z.number().int().min(0).max(10_000),
  /** An expired key ends a rotation; a revoked partner has none. */
  keys: z.array(
    z.object({
      id: z.string(),
      /** SHA-256 of the key, which is random enough to need no slow hash. */
      hash: z.string().regex(/^[\da-f]{64}$/),
      createdAt: moment,
      expiresAt: moment.nullable(),
    }),
  ),
  /** By the SHA-256 of their text. */
  documents: z.record(z.string().regex(/^[\da-f]{64}$/), document),
})

const partnersFile = z.object({ partners: z.array(partner) })

export type Partner = z.output<typeof partner>
export type PartnerDocument = z.output<typeof document>

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A missing file holds no partners. @throws Error that names the file and what is wrong with it */
export function readPartners(file: string): Partner[] {
  return existsSync(file) ? readJsonFile(file, partnersFile, 'The partners').partners : []
}

/** @throws ZodError for what gateways could not read */
export function writePartners(file: string, partners: readonly Partner[]): void {
  writeJsonFile(file, partnersFile, { partners: [...partners] })
}

/** `<partner>.<id>.<secret>`: who it is stands in front, so that it is found without trying every hash. */
const KEY = /^([a-z][a-z\d-]{1,31})\.([\da-f]{8})\.[\w-]{43}$/

/** A new key, which is shown once, and what is stored of it. */
export function makeKey(partnerId: string, now: Date): { key: string; stored: Partner['keys'][number] } {
  const id = randomBytes(4).toString('hex')
  const key = `${partnerId}.${id}.${randomBytes(32).toString('base64url')}`
  return { key, stored: { id, hash: sha256(key), createdAt: now.toISOString(), expiresAt: null } }
}

export function findPartner(partners: readonly Partner[], key: string, now: number): Partner | undefined {
  const [, partnerId, keyId] = KEY.exec(key) ?? []
  const found = partners.find(({ id }) => id === partnerId)
  const stored = found?.keys.find(({ id }) => id === keyId)
  if (!stored || !timingSafeEqual(Buffer.from(stored.hash, 'hex'), Buffer.from(sha256(key), 'hex'))) return undefined
  return stored.expiresAt === null || Date.parse(stored.expiresAt) > now ? found : undefined
}
