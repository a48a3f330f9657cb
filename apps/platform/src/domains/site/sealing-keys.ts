import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { sealingKeys as sealingKeysEndpoint } from '@playhouse/platform-api/site.ts'
import { desc, isNull, lt, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { sealingKey } from '../../db/tables/sealing.ts'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'

type PublicKey = ResponseOf<typeof sealingKeysEndpoint>['keys'][number]

/** Limits key reloads caused by unknown key ids. */
const REFRESH_MS = 2_000
const MODULUS_BITS = 2048
/** Twice the lifetime of a body, and as long as callers cache the public keys. */
const RETIRED_VALID_MS = 10 * 60_000

export interface SealingKeys {
  /** Keys for callers to seal with, newest first. */
  publicKeys(): Promise<PublicKey[]>
  /** Keys that can open bodies now, newest first: the published ones and those retired within ten minutes. */
  privateKeys(): Promise<JWK[]>
  /** Reloads the keys unless that was just done. Returns whether it did. */
  refresh(): Promise<boolean>
  /** Creates a new key; previous ones stay valid for ten minutes but are no longer published. */
  rotate(): Promise<void>
}

/** Loads the keys; creates the first one if there is none. */
export async function openSealingKeys(database: Database): Promise<SealingKeys> {
  await addKey(database, { onlyIfNone: true })
  let keys = await readKeys(database)
  let readAt = Date.now()
  const readNow = async () => {
    keys = await readKeys(database)
    readAt = Date.now()
  }
  const refresh = async () => {
    const due = Date.now() - readAt > REFRESH_MS
    if (due) await readNow()
    return due
  }
  return {
    publicKeys: async () => {
      await refresh()
      return keys.filter((key) => key.retiredAt === null).map((key) => publicPart(key.privateJwk, key.kid))
    },
    privateKeys: async () => {
      const opensSince = Date.now() - RETIRED_VALID_MS
      return keys
        .filter(({ retiredAt }) => retiredAt === null || retiredAt.getTime() > opensSince)
        .map(({ privateJwk }) => privateJwk)
    },
    refresh,
    rotate: async () => {
      await addKey(database, { onlyIfNone: false })
      await readNow()
    },
  }
}

const readKeys = (database: Database) => database.select().from(sealingKey).orderBy(desc(sealingKey.createdAt))

async function addKey(database: Database, { onlyIfNone }: { onlyIfNone: boolean }): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.sealingKeys})`)
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
