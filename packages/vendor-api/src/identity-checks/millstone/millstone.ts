import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import {
  defineIdentityProvider,
  type IdentityChecker,
  type IdentityCheckResult,
  type IdentityFinding,
  IdentityRefusedError,
  IdentityUnknownError,
} from '../identity-checker.ts'
import {
  MILLSTONE_CODES,
  MILLSTONE_FILES,
  MILLSTONE_QUERY,
  MILLSTONE_STATUS,
  MILLSTONE_SUBMIT,
  writeDate,
} from './contract.ts'

/** Pictures take a while to send. */
const START_DEADLINE_MS = 20_000
const DEADLINE_MS = 5_000

const OUTCOMES: ReadonlyMap<string, 'PASSED' | 'FAILED' | 'UNDECIDED'> = new Map([
  [MILLSTONE_STATUS.ok, 'PASSED'],
  [MILLSTONE_STATUS.bad, 'FAILED'],
  [MILLSTONE_STATUS.unclear, 'UNDECIDED'],
])

const FINDINGS: Readonly<Record<string, IdentityFinding>> = {
  E11: 'UNREADABLE',
  E12: 'EXPIRED',
  E13: 'WRONG_DOCUMENT',
  E21: 'NAME_MISMATCH',
  E22: 'BIRTHDAY_MISMATCH',
  E31: 'FACE_MISMATCH',
  E41: 'FORGED',
}

const PENDING: IdentityCheckResult = { outcome: 'PENDING', pageUrl: null }

const isFile = (kind: IdentityDocumentKind): kind is keyof typeof MILLSTONE_FILES => kind in MILLSTONE_FILES

/** Millstone: multipart forms with a token, and results by asking alone. */
export const millstone = defineIdentityProvider({
  code: 'millstone',
  name: 'Millstone',
  prefix: 'MILLSTONE',
  open: ({ url, secrets: [token = ''] }): IdentityChecker => {
    /** @returns the fields of the answer @throws IdentityRefusedError, IdentityUnknownError */
    async function post(path: string, form: FormData, deadlineMs: number): Promise<URLSearchParams> {
      form.set('token', token)
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(deadlineMs),
        redirect: 'error',
      }).catch(() => undefined)
      if (response?.status !== 200) throw new IdentityUnknownError(response ? `status ${response.status}` : 'no answer')
      const answer = new URLSearchParams((await response.text().catch(() => '')).trim())
      switch (answer.get('code')) {
        case MILLSTONE_CODES.done:
        case MILLSTONE_CODES.duplicate:
        case MILLSTONE_CODES.unknownReference:
          return answer
        case MILLSTONE_CODES.badToken:
        case MILLSTONE_CODES.badField:
          throw new IdentityRefusedError(`code ${answer.get('code')}`)
        case MILLSTONE_CODES.busy:
          throw new IdentityUnknownError('busy')
        default:
          throw new IdentityUnknownError('an answer that is none')
      }
    }

    return {
      documents: Object.keys(MILLSTONE_FILES) as (keyof typeof MILLSTONE_FILES)[],
      start: async ({ id, realName, birthday, documents }) => {
        const form = new FormData()
        form.set('ref', id)
        form.set('name', realName)
        form.set('dob', writeDate(birthday))
        for (const { kind, picture } of documents) {
          if (!isFile(kind)) throw new IdentityRefusedError('a picture that it does not check')
          form.set(MILLSTONE_FILES[kind], new Blob([picture], { type: 'image/webp' }), `${MILLSTONE_FILES[kind]}.webp`)
        }
        // A duplicate was taken before, and is asked about like any other.
        if ((await post(MILLSTONE_SUBMIT, form, START_DEADLINE_MS)).get('code') === MILLSTONE_CODES.unknownReference)
          throw new IdentityUnknownError('an answer that is none')
        return PENDING
      },
      find: async (id) => {
        const form = new FormData()
        form.set('ref', id)
        const answer = await post(MILLSTONE_QUERY, form, DEADLINE_MS)
        return answer.get('code') === MILLSTONE_CODES.unknownReference ? undefined : readResult(answer)
      },
    }
  },
})

function readResult(answer: URLSearchParams): IdentityCheckResult {
  const outcome = OUTCOMES.get(answer.get('status') ?? '')
  const seconds = /^\d{1,11}$/.exec(answer.get('at') ?? '')?.[0]
  if (!outcome || seconds === undefined) return PENDING
  const codes = (answer.get('codes') ?? '').split(',').filter(Boolean)
  const findings = [...new Set(codes.map((code) => FINDINGS[code] ?? 'OTHER'))]
  return { outcome, findings, decidedAt: new Date(Number(seconds) * 1_000), pageUrl: null }
}
