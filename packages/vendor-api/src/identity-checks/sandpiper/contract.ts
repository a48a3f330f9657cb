import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { isSignedWebhook, signWebhook } from '../../standard-webhook.ts'

/*
 * Sandpiper, a provider of identity checks with a JSON API: `POST /v2/checks` takes a check, once by its reference, and `GET
 * /v2/checks/<reference>` has its state. Calls carry a bearer token; a result is posted as a webhook, signed as Standard Webhooks describe,
 * and has a page for the operator.
 */

export const SANDPIPER_PATH = '/v2/checks'

/** Direction of a key. Calls and webhooks use different ones, so that neither passes for the other. */
const derive = (secret: string, direction: 'calls' | 'webhooks'): Buffer =>
  createHmac('sha256', secret).update(`sandpiper:${direction}`).digest()

export const bearer = (secrets: readonly string[]): string =>
  `Bearer ${derive(secrets[0] ?? '', 'calls').toString('hex')}`

/** @param secrets two are in use during rotation */
export const isBearer = (header: string | undefined, secrets: readonly string[]): boolean =>
  secrets.some((secret) => {
    const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(bearer([secret]))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  })

/** Headers of a webhook, signed with the first secret. */
export const webhookHeaders = (secrets: readonly string[], id: string, body: string, at = new Date()) =>
  signWebhook(derive(secrets[0] ?? '', 'webhooks'), id, body, at)

/** Whether a webhook was signed within five minutes with any of the secrets. */
export const isWebhookSigned = (secrets: readonly string[], body: string, headers: IncomingHttpHeaders): boolean =>
  isSignedWebhook(
    secrets.map((secret) => derive(secret, 'webhooks')),
    body,
    headers,
  )

export const SANDPIPER_DOCUMENTS = {
  ID_FRONT: 'id_card_front',
  ID_BACK: 'id_card_back',
  SELFIE: 'face',
  ADDRESS_PROOF: 'utility_bill',
} as const satisfies Partial<Record<IdentityDocumentKind, string>>

const words = z.string().min(1).max(400).refine(isStorable)

export const sandpiperOrder = z.strictObject({
  reference: z.uuid(),
  subject: z.strictObject({ name: words, birth_date: z.iso.date(), address: words.nullable() }),
  documents: z
    .array(
      z.strictObject({
        type: z.enum(Object.values(SANDPIPER_DOCUMENTS)),
        media_type: z.literal('image/webp'),
        content: z.base64(),
      }),
    )
    .min(1),
  /** Sandpiper keeps no picture for longer than it takes to decide. */
  delete_pictures: z.literal('after_decision'),
})

/** A check, in answers and webhooks. */
export const sandpiperCheck = z.object({
  reference: z.uuid(),
  /** `in_progress`, `approved`, `declined`, `needs_review`, or a word of a later version. */
  status: z.string().max(64),
  reasons: z.array(z.string().max(64)).max(20),
  decided_at: z.iso.datetime().nullable(),
  report_url: z.url({ protocol: /^https?$/ }).max(500),
})
export type SandpiperCheck = z.output<typeof sandpiperCheck>
