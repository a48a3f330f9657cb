import {
  defineIdentityProvider,
  type IdentityChecker,
  type IdentityCheckResult,
  type IdentityFinding,
  IdentityRefusedError,
  IdentityUnknownError,
} from '../identity-checker.ts'
import {
  bearer,
  isWebhookSigned,
  SANDPIPER_DOCUMENTS,
  SANDPIPER_PATH,
  sandpiperCheck,
  type SandpiperCheck,
} from './contract.ts'

/** Pictures take a while to send. */
const START_DEADLINE_MS = 20_000
const DEADLINE_MS = 5_000

const OUTCOMES = { approved: 'PASSED', declined: 'FAILED', needs_review: 'UNDECIDED' } as const

const FINDINGS: Readonly<Record<string, IdentityFinding>> = {
  image_quality: 'UNREADABLE',
  document_expired: 'EXPIRED',
  name_mismatch: 'NAME_MISMATCH',
  birth_date_mismatch: 'BIRTHDAY_MISMATCH',
  address_mismatch: 'ADDRESS_MISMATCH',
  face_mismatch: 'FACE_MISMATCH',
  document_type: 'WRONG_DOCUMENT',
  tampering: 'FORGED',
}

/** Sandpiper: a JSON API, signed webhooks, and a page with each result. */
export const sandpiper = defineIdentityProvider({
  code: 'sandpiper',
  name: 'Sandpiper',
  prefix: 'SANDPIPER',
  open: ({ url, secrets }): IdentityChecker => {
    /** @returns undefined for a 404 @throws IdentityRefusedError, IdentityUnknownError */
    async function call(path: string, deadlineMs: number, body?: string): Promise<IdentityCheckResult | undefined> {
      const response = await fetch(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: bearer(secrets), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(deadlineMs),
        redirect: 'error',
      }).catch(() => undefined)
      if (!response) throw new IdentityUnknownError('no answer')
      const { status } = response
      const text = await response.text().catch(() => '')
      if (status === 404) return undefined
      if (status >= 500 || status === 429 || status === 408) throw new IdentityUnknownError(`status ${status}`)
      if (!response.ok) throw new IdentityRefusedError(`status ${status}`)
      const check = sandpiperCheck.safeParse(parseJson(text))
      if (!check.success) throw new IdentityUnknownError('an answer that is none')
      return readResult(check.data)
    }

    return {
      documents: Object.keys(SANDPIPER_DOCUMENTS) as (keyof typeof SANDPIPER_DOCUMENTS)[],
      start: async ({ id, realName, birthday, address, documents }) => {
        const order = {
          reference: id,
          subject: { name: realName, birth_date: birthday, address },
          documents: documents.map(({ kind, picture }) => ({
            type: SANDPIPER_DOCUMENTS[kind as keyof typeof SANDPIPER_DOCUMENTS],
            media_type: 'image/webp',
            content: Buffer.from(picture).toString('base64'),
          })),
          delete_pictures: 'after_decision',
        }
        const result = await call(SANDPIPER_PATH, START_DEADLINE_MS, JSON.stringify(order))
        if (!result) throw new IdentityRefusedError('status 404')
        return result
      },
      find: (id) => call(`${SANDPIPER_PATH}/${id}`, DEADLINE_MS),
      readWebhook: ({ headers, body }) => {
        if (!isWebhookSigned(secrets, body, headers)) return { kind: 'UNSIGNED' }
        const check = sandpiperCheck.safeParse(parseJson(body))
        return check.success
          ? { kind: 'RESULT', id: check.data.reference, result: readResult(check.data) }
          : { kind: 'UNREADABLE' }
      },
    }
  },
})

function readResult({ status, reasons, decided_at, report_url: pageUrl }: SandpiperCheck): IdentityCheckResult {
  const outcome = Object.hasOwn(OUTCOMES, status) ? OUTCOMES[status as keyof typeof OUTCOMES] : undefined
  if (!outcome || decided_at === null) return { outcome: 'PENDING', pageUrl }
  const findings = [...new Set(reasons.map((reason) => FINDINGS[reason] ?? 'OTHER'))]
  return { outcome, findings, decidedAt: new Date(decided_at), pageUrl }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
