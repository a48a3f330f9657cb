import { isStorable } from '@playhouse/shared/storable-text.ts'
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { isCallSignedWith, type SignedCall, signCallWith } from '../../signed-call.ts'

/*
 * Quietgate, a register of excluded persons with a JSON API: `POST /v1/persons/check` says whether a person is listed, and until when. A call
 * carries the moment and an HMAC of it with method, path and body.
 */

export const QUIETGATE_CHECK = '/v1/persons/check'
export const QUIETGATE_HEADER = 'x-quietgate-signature'

const derive = (secret: string): Buffer => createHmac('sha256', secret).update('quietgate:calls').digest()

export const signCall = (secrets: readonly string[], call: SignedCall, at = new Date()): string =>
  signCallWith(derive(secrets[0] ?? ''), call, at)

/** @param secrets two are in use during rotation */
export const isCallSigned = (
  secrets: readonly string[],
  header: unknown,
  call: SignedCall,
  now = new Date(),
): boolean => isCallSignedWith(secrets.map(derive), header, call, now)

export const quietgateQuestion = z.strictObject({
  id: z.uuid(),
  name: z.string().min(1).max(400).refine(isStorable),
  birth_date: z.iso.date(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})

/** The register repeats the question's id, so that an answer cannot be taken for another's. */
export const quietgateAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('not_listed'), id: z.uuid() }),
  z.object({ status: z.literal('listed'), id: z.uuid(), until: z.iso.datetime().nullable() }),
])
export type QuietgateAnswer = z.output<typeof quietgateAnswer>
