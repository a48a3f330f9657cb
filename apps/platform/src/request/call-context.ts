import type { ResponseOf, CheckedInputOf, Endpoint } from '@playhouse/platform-api/endpoint.ts'
import type { ApiScope } from '@playhouse/shared/api-scopes.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { SecretBox } from './secret-box.ts'

export interface LiveSession {
  memberId: number
  username: string
  /** Numeric account kind. */
  kind: number
  /** Ids from the top of the agent tree down to the account. */
  path: string
  /** SHA-256 of the token, the lookup key. */
  tokenHash: Buffer
}

export interface OpenedSession extends LiveSession {
  /** The member must change the password before anything else. */
  mustChangePassword: boolean
  /** The account is being closed: it may call only endpoints that are open `duringClosing`. */
  isClosing: boolean
  /** Scopes of an API token; undefined for a session. */
  scopes?: readonly ApiScope[]
}

export interface Caller {
  /** Address of the member's device. */
  address: string
  /** Browser and system, such as `Chrome, Windows`; undefined if unknown. */
  device: string | undefined
  /** Country of the address (ISO 3166 alpha-2); `ZZ` if unknown, left out where nobody knows it. */
  country?: string
  /** SHA-256 of the browser's random id; left out if unknown. */
  deviceHash?: Buffer | undefined
}

/** Parameters of every handler. */
export interface CallContext extends Caller {
  database: Database
  language: LanguageCode
  /** Encrypts secrets stored in the database. */
  secrets: SecretBox
  log: FastifyBaseLogger
  requestId: string
  /** Milliseconds since the request arrived. */
  getAgeMs: () => number
  /** Undefined if the caller sent none. */
  idempotencyKey: string | undefined
  /** Country of the address (ISO 3166 alpha-2); `ZZ` if unknown. */
  country: string
}

/** The context by the endpoint's access: endpoints that need a session have one. */
export type ContextOf<E extends Endpoint> = E extends { access: 'public' }
  ? CallContext
  : E extends { access: 'optional' }
    ? CallContext & { session: LiveSession | undefined }
    : CallContext & { session: LiveSession }

export type Handler<E extends Endpoint> = (input: CheckedInputOf<E>, context: ContextOf<E>) => Promise<ResponseOf<E>>

/** Whether a call repeats one that was taken before, whose outcome the handler finds by the same key. */
type IsRepetition<E extends Endpoint> = (input: CheckedInputOf<E>, context: ContextOf<E>) => Promise<boolean>

/**
 * Registers the handler of an endpoint of the contract. A closed site refuses a change unless `isRepetition` recognises it: the first
 * answer may have been lost, and a refusal would say that nothing was done.
 */
export type BindEndpoint = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  isRepetition?: IsRepetition<E>,
) => void
