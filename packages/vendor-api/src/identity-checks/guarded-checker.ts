import { IDENTITY_DOCUMENTS } from '@playhouse/shared/identity-documents.ts'
import * as z from 'zod'
import { callable, inTime, openDeclared, readMembers, redactReason } from '../guard.ts'
import type { ProviderAccess, ProviderDeclaration } from '../provider-declaration.ts'
import {
  IDENTITY_FINDINGS,
  IDENTITY_OUTCOMES,
  type IdentityChecker,
  type IdentityCheckResult,
  IdentityRefusedError,
  IdentityUnknownError,
  type IdentityWebhook,
  type IdentityWebhookReading,
} from './identity-checker.ts'

/** Pictures take a while to send. Twice as much is less than a check's lease. */
const CALL_MS = 25_000

const opened = z.object({
  documents: z.array(z.enum(IDENTITY_DOCUMENTS)).min(1),
  start: callable,
  find: callable,
  readWebhook: callable.optional(),
})

/** Operators open it. */
const pageUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .nullable()
const result: z.ZodType<IdentityCheckResult> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('PENDING'), pageUrl }),
  z.object({
    outcome: z.enum(IDENTITY_OUTCOMES),
    findings: z.array(z.enum(IDENTITY_FINDINGS)).max(IDENTITY_FINDINGS.length),
    decidedAt: z.date(),
    pageUrl,
  }),
])
const webhook = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['UNSIGNED', 'UNREADABLE']) }),
  z.object({ kind: z.literal('RESULT'), id: z.string(), result: z.unknown() }),
])

/**
 * Opens a provider whose mistakes cost its own place only: a call that throws, takes too long or answers what is none is asked again, a webhook
 * whose check fails is unsigned, and no error holds data of a person.
 * @throws Error that names the provider and the reason
 */
export function guardChecker(
  declared: ProviderDeclaration<'identity', IdentityChecker>,
  access: Required<ProviderAccess>,
): IdentityChecker {
  const checker = openDeclared(declared, access, 'provider of identity checks', (found) => {
    const { error } = opened.safeParse(readMembers(found, Object.keys(opened.shape)))
    return error && z.prettifyError(error)
  })
  const ask = async <T>(work: () => Promise<T>, schema: z.ZodType<T>, personal: readonly string[] = []): Promise<T> => {
    let answer: T
    try {
      answer = await inTime(async () => work(), CALL_MS)
    } catch (error) {
      const reason = redactReason(error, personal)
      throw error instanceof IdentityRefusedError ? new IdentityRefusedError(reason) : new IdentityUnknownError(reason)
    }
    const read = schema.safeParse(answer)
    if (!read.success) throw new IdentityUnknownError('an answer that is none')
    return read.data
  }
  return {
    documents: [...checker.documents],
    start: (order) =>
      ask(() => checker.start(order), result, [
        order.realName,
        order.birthday,
        ...(order.address ? [order.address] : []),
      ]),
    find: (id) => ask(() => checker.find(id), result.optional()),
    ...(checker.readWebhook && { readWebhook: (given: IdentityWebhook) => readSafely(checker, given) }),
  }
}

function readSafely(checker: IdentityChecker, given: IdentityWebhook): IdentityWebhookReading {
  let answer: unknown
  try {
    answer = checker.readWebhook?.(given)
  } catch {
    return { kind: 'UNSIGNED' }
  }
  // A promise, which a check that is written as async returns, is none of a signature.
  const { data: reading } = webhook.safeParse(answer)
  if (!reading) return { kind: 'UNSIGNED' }
  if (reading.kind !== 'RESULT') return { kind: reading.kind }
  const id = z.uuid().safeParse(reading.id)
  const found = result.safeParse(reading.result)
  return id.success && found.success ? { kind: 'RESULT', id: id.data, result: found.data } : { kind: 'UNREADABLE' }
}
