import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { createDefiner } from '../provider-declaration.ts'

/* The interface of every provider of identity checks. A provider is a folder beside this file; `all.ts` lists them. */

export interface IdentityCheckOrder {
  /** A UUID. One id is one check, however often it is sent. */
  id: string
  realName: string
  /** yyyy-MM-dd. */
  birthday: string
  /** Only with a proof of it. */
  address: string | null
  /** WebP. The provider deletes them with its answer. */
  documents: readonly { kind: IdentityDocumentKind; picture: Uint8Array<ArrayBuffer> }[]
}

/** What a provider found, in the platform's words; OTHER for what it has no word for. */
export const IDENTITY_FINDINGS = [
  'UNREADABLE',
  'EXPIRED',
  'NAME_MISMATCH',
  'BIRTHDAY_MISMATCH',
  'ADDRESS_MISMATCH',
  'FACE_MISMATCH',
  'WRONG_DOCUMENT',
  'FORGED',
  'OTHER',
] as const
export type IdentityFinding = (typeof IDENTITY_FINDINGS)[number]

/** UNDECIDED: the provider leaves it to a person. */
export const IDENTITY_OUTCOMES = ['PASSED', 'FAILED', 'UNDECIDED'] as const
export type IdentityOutcome = (typeof IDENTITY_OUTCOMES)[number]

/** PENDING: no outcome yet, or a state that this version does not know. */
export type IdentityCheckResult = {
  /** The provider's page about the check, for operators. */
  pageUrl: string | null
} & (
  | { outcome: 'PENDING' }
  | {
      outcome: IdentityOutcome
      findings: readonly IdentityFinding[]
      /** By the provider's clock; of two answers the later one counts. */
      decidedAt: Date
    }
)

/** The provider will not check it. Errors hold codes alone, never data of a person: they are stored and logged. */
export class IdentityRefusedError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'IdentityRefusedError'
  }
}

/** The provider is busy or gave no usable answer: it may have taken the order, and is asked for it before it is sent again. */
export class IdentityUnknownError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'IdentityUnknownError'
  }
}

/** A webhook as it arrived. */
export interface IdentityWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** UNSIGNED: not signed by the provider just now. UNREADABLE: signed, but nothing that this version knows. */
export type IdentityWebhookReading =
  | { kind: 'UNSIGNED' | 'UNREADABLE' }
  | { kind: 'RESULT'; id: string; result: IdentityCheckResult }

/** Calls throw `IdentityRefusedError` if nothing was taken, and `IdentityUnknownError` if nobody knows. */
export interface IdentityChecker {
  /** Pictures that it can check. It is given no request that has others. */
  readonly documents: readonly IdentityDocumentKind[]
  start(order: IdentityCheckOrder): Promise<IdentityCheckResult>
  /** Undefined: it never took the order, which may be sent again under its id. */
  find(id: string): Promise<IdentityCheckResult | undefined>
  /** Undefined for a provider that is asked alone. */
  readWebhook?(webhook: IdentityWebhook): IdentityWebhookReading
}

/** Types a provider's declaration. */
export const defineIdentityProvider = createDefiner<IdentityChecker, 'identity'>('identity')

export type IdentityCheckers = ReadonlyMap<string, IdentityChecker>

/** Where the platform takes a provider's webhooks. */
export const identityWebhookPath = (code: string): string => `/callbacks/identity/${code}`
