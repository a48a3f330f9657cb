import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { SecretBox } from '../domains/session/secret-box.ts'

/** The account behind a live session's token. */
export interface LiveSession {
  memberId: number
  username: string
  /** The number of the account kind. */
  kind: number
  /** Ids from the top of the agent tree down to the account. */
  path: string
  /** SHA-256 of the token, which is how the session is found. */
  tokenHash: Buffer
}

/** Where a call comes from. */
export interface Caller {
  /** The address of the member's device. */
  address: string
  /** Its browser and system, such as `Chrome, Windows`; undefined when it did not say. */
  device: string | undefined
}

/** What every handler knows of its call. */
export interface CallContext extends Caller {
  database: Database
  language: LanguageCode
  /** Keeps what must not stand open in the database. */
  secrets: SecretBox
  log: FastifyBaseLogger
  requestId: string
  /** Names what is asked for, so that asking again does it once; undefined when the caller sent none. */
  idempotencyKey: string | undefined
}

/** What the handler of one endpoint knows: those that need a session have one. */
export type ContextOf<E extends Endpoint> = E extends { access: 'public' }
  ? CallContext
  : E extends { access: 'optional' }
    ? CallContext & { session: LiveSession | undefined }
    : CallContext & { session: LiveSession }
