import { createHmac, timingSafeEqual } from 'node:crypto'

/*
 * Dovecote, a gateway for SMS: forms that are signed in the field `sign`, and answers of one line with HTTP 200. `OK <number>`: it is
 * queued. `DUP <number>`: its reference was sent before. `ERR <code>`: it was not taken. What became of a number is asked for.
 */

export const DOVECOTE_SEND = '/gateway/sms'
export const DOVECOTE_STATUS = '/gateway/sms/status'
export const DOVECOTE_STATES = ['QUEUED', 'SENT', 'DELIVERED', 'FAILED'] as const
export type DovecoteState = (typeof DOVECOTE_STATES)[number]
export type DovecoteError = 'sign' | 'field' | 'number' | 'busy' | 'unknown'

/** Time of a form, in seconds, may be wrong by this. */
export const DOVECOTE_TOLERANCE_SECONDS = 300

type Fields = Readonly<Record<string, string>>

const computeSignature = (fields: Fields, secret: string): string =>
  createHmac('sha256', secret)
    .update(
      new URLSearchParams(
        Object.entries(fields)
          .filter(([name]) => name !== 'sign')
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ).toString(),
    )
    .digest('hex')

/** The form as it is sent. */
export function signedForm(fields: Fields, secret: string, now = Date.now()): string {
  const timed = { ...fields, time: String(Math.floor(now / 1_000)) }
  return new URLSearchParams({ ...timed, sign: computeSignature(timed, secret) }).toString()
}

/** @returns the fields of a form; undefined if it was not signed just now, or repeats a field */
export function readSignedForm(form: string, secret: string, now = Date.now()): Fields | undefined {
  const entries = [...new URLSearchParams(form)]
  const fields = Object.fromEntries(entries)
  if (Object.keys(fields).length !== entries.length) return undefined
  const [given, expected] = [Buffer.from(fields.sign ?? ''), Buffer.from(computeSignature(fields, secret))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Math.abs(now / 1_000 - Number(fields.time)) <= DOVECOTE_TOLERANCE_SECONDS ? fields : undefined
}
