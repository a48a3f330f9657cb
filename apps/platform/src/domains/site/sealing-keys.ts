import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { sealingKeys as sealingKeysEndpoint } from '@playhouse/platform-api/site.ts'
import { desc, isNull, lt, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { sealingKey } from '../../db/tables/sealing.ts'

type PublicKey = AnswerOf<typeof sealingKeysEndpoint>['keys'][number]

/** Nobody can make the platform read its keys more often than this by naming keys that do not exist. */
const REREAD_MS = 2_000
const MODULUS_BITS = 2048
/** A retired key opens for this long: twice as long as a body lives, and as long as callers keep the keys they were given. */
const RETIRED_OPENS_MS = 10 * 60_000
/** One number that every platform takes while it makes keys, so that two starting at once make one. */
const KEY_LOCK = 7_140_231

/** The keys that open sealed bodies. */
export interface SealingKeys {
  /** What callers seal with, newest first. */
  publicKeys(): Promise<PublicKey[]>
  /** The private keys that open just now, newest first: those that are handed out, and those retired within ten minutes. */
  privateKeys(): Promise<JWK[]>
  /** Reads the keys anew, unless that was done just before. Out: whether it was done. */
  reread(): Promise<boolean>
  /** Makes a new key; the ones before it open for ten minutes more, but are not handed out any more. */
  rotate(): Promise<void>
}

/** Reads the keys of the database; makes the first one where there is none. */
export async function openSealingKeys(database: Database): Promise<SealingKeys> {
  await addKey(database, { onlyIfNone: true })
  let keys = await readKeys(database)
  let readAt = Date.now()
  const readNow = async () => {
    keys = await readKeys(database)
    readAt = Date.now()
  }
  const reread = async () => {
    const due = Date.now() - readAt > REREAD_MS
    if (due) await readNow()
    return due
  }
  return {
    publicKeys: async () => {
      await reread()
      return keys.filter((key) => key.retiredAt === null).map((key) => publicPart(key.privateJwk, key.kid))
    },
    privateKeys: async () => {
      const opensSince = Date.now() - RETIRED_OPENS_MS
      return keys
        .filter(({ retiredAt }) => retiredAt === null || retiredAt.getTime() > opensSince)
        .map(({ privateJwk }) => privateJwk)
    },
    reread,
    rotate: async () => {
      await addKey(database, { onlyIfNone: false })
      await readNow()
    },
  }
}

const readKeys = (database: Database) => database.select().from(sealingKey).orderBy(desc(sealingKey.createdAt))

async function addKey(database: Database, { onlyIfNone }: { onlyIfNone: boolean }): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`)
    if (onlyIfNone && (await transaction.$count(sealingKey, isNull(sealingKey.retiredAt))) > 0) return
    const { privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: MODULUS_BITS, extractable: true })
    const kid = randomUUID()
    const privateJwk = { ...(await exportJWK(privateKey)), kid, alg: 'RSA-OAEP-256' }
    const [added] = await transaction
      .insert(sealingKey)
      .values({ kid, privateJwk, createdAt: sql`clock_timestamp()` })
      .returning({ createdAt: sealingKey.createdAt })
    if (!added) return
    const older = sql`${isNull(sealingKey.retiredAt)} and ${sealingKey.kid} <> ${kid}`
    await transaction.update(sealingKey).set({ retiredAt: added.createdAt }).where(older)
    await transaction.delete(sealingKey).where(lt(sealingKey.retiredAt, sql`now() - interval '1 day'`))
  })
}

function publicPart({ n = '', e = '' }: JWK, kid: string): PublicKey {
  return { kty: 'RSA', kid, n, e, alg: 'RSA-OAEP-256' }
}
