import { timingSafeEqual } from 'node:crypto'
import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'

/*
 * Millstone, an older provider of identity checks: multipart forms with a token, and answers of one line of fields with HTTP 200, such as
 * `code=0&status=3&codes=E31,E12&at=1795867006`. It calls nobody back, so that it is asked. Its answers come from copies that lag: a state may be
 * followed by an earlier one.
 */

export const MILLSTONE_SUBMIT = '/idv/submit'
export const MILLSTONE_QUERY = '/idv/query'

/** `code` of an answer. */
export const MILLSTONE_CODES = {
  done: '0',
  duplicate: '11',
  unknownReference: '12',
  badToken: '21',
  badField: '22',
  busy: '90',
} as const

/** `status` of a check. Further ones have been added before. */
export const MILLSTONE_STATUS = { queued: '0', working: '1', ok: '2', bad: '3', unclear: '4' } as const

/** Fields of the pictures. Millstone reads no proofs of an address. */
export const MILLSTONE_FILES = { ID_FRONT: 'front', ID_BACK: 'back', SELFIE: 'face' } as const satisfies Partial<
  Record<IdentityDocumentKind, string>
>

/** `31/12/1990` for 1990-12-31. */
export const writeDate = (date: string): string => date.split('-').toReversed().join('/')

/** @param secrets two are in use during rotation */
export const isToken = (given: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) => {
    const [one, other] = [Buffer.from(given), Buffer.from(secret)]
    return one.length === other.length && timingSafeEqual(one, other)
  })
