import { isStorable } from '@playhouse/shared/storable-text.ts'
import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { isCallSignedWith, type SignedCall, signCallWith } from '../../signed-call.ts'
import { isSignedWebhook, signWebhook } from '../../standard-webhook.ts'

/*
 * Plumbline, a provider of lists of sanctioned and politically exposed persons with a JSON API: `POST /v1/search` compares up to a hundred persons
 * with its lists, `GET /v1/lists` has their version. A call carries the moment and an HMAC of it with method, path and body; that the lists have
 * changed is posted as a webhook, signed as Standard Webhooks describe.
 */

export const PLUMBLINE_SEARCH = '/v1/search'
export const PLUMBLINE_LISTS = '/v1/lists'
export const PLUMBLINE_PERSONS_MAX = 100
export const PLUMBLINE_HEADER = 'x-plumbline-signature'

/** Direction of a key. Calls and webhooks use different ones, so that neither passes for the other. */
const derive = (secret: string, direction: 'calls' | 'webhooks'): Buffer =>
  createHmac('sha256', secret).update(`plumbline:${direction}`).digest()

export const signCall = (secrets: readonly string[], call: SignedCall, at = new Date()): string =>
  signCallWith(derive(secrets[0] ?? '', 'calls'), call, at)

/** @param secrets two are in use during rotation */
export const isCallSigned = (
  secrets: readonly string[],
  header: unknown,
  call: SignedCall,
  now = new Date(),
): boolean =>
  isCallSignedWith(
    secrets.map((secret) => derive(secret, 'calls')),
    header,
    call,
    now,
  )

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

const words = z.string().min(1).max(400).refine(isStorable)
const country = z.string().regex(/^[A-Z]{2}$/)

export const plumblineQuestion = z.strictObject({
  persons: z
    .array(
      z.strictObject({ id: z.uuid(), name: words, birth_date: z.iso.date().nullable(), country: country.nullable() }),
    )
    .min(1)
    .max(PLUMBLINE_PERSONS_MAX),
})

/** A person that was searched for; `error` for one that was not. */
const plumblineResult = z.object({
  id: z.uuid(),
  error: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  matches: z
    .array(
      z.object({
        entry: z.string().regex(/^[\w.-]{1,60}$/),
        revision: z.string().regex(/^[\w.-]{1,60}$/),
        /** `sanction`, `pep` or `pep_relative`; other kinds may come. */
        kind: z.string().max(40),
        list: words,
        name: words,
        birth: z.string().max(100).refine(isStorable).nullable(),
        country: country.nullable(),
        score: z.number().min(0).max(100),
      }),
    )
    .max(100),
})

export const plumblineAnswer = z.object({
  version: z.string().regex(/^[\w.-]{1,60}$/),
  results: z.array(plumblineResult).max(PLUMBLINE_PERSONS_MAX),
})
export type PlumblineAnswer = z.output<typeof plumblineAnswer>
export type PlumblineMatch = z.output<typeof plumblineResult>['matches'][number]

export const plumblineLists = z.object({ version: z.string().regex(/^[\w.-]{1,60}$/) })

export const plumblineWebhook = z.object({ type: z.literal('lists.changed') })
