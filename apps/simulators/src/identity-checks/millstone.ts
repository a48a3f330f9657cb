import type { Database } from '@playhouse/postgres/database.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import {
  isToken,
  MILLSTONE_CODES,
  MILLSTONE_FILES,
  MILLSTONE_QUERY,
  MILLSTONE_STATUS,
  MILLSTONE_SUBMIT,
} from '@playhouse/vendor-api/identity-checks/millstone/contract.ts'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import { type Check, findCheck, takeCheck } from './checks.ts'

const BODY_LIMIT_BYTES = 48 * 1024 * 1024

const STATUSES = {
  OK: [MILLSTONE_STATUS.ok, ''],
  BAD: [MILLSTONE_STATUS.bad, 'E21,E41'],
  UNCLEAR: [MILLSTONE_STATUS.unclear, 'E11,E99'],
  NEW: ['7', ''],
} as const satisfies Record<NonNullable<Check['outcome']>, [string, string]>

const submission = z.object({
  ref: z.uuid(),
  name: z.string().min(1).max(400).refine(isStorable),
  dob: z.string().regex(/^\d\d\/\d\d\/\d{4}$/),
})

/** Millstone: multipart forms, answers of one line, and results by asking alone. It reads no picture: the birthday decides. */
export const millstoneRoutes: FastifyPluginAsync<{
  database: Database
  secrets: readonly string[]
  secondsToDecide: number
}> = async (app, { database, secrets, secondsToDecide }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    ({ headers }, body, done) => {
      new Response(new Uint8Array(body as Buffer), { headers: { 'content-type': String(headers['content-type']) } })
        .formData()
        .then(
          (form) => done(null, form),
          () => done(null, new FormData()),
        )
    },
  )
  const answer = (code: keyof typeof MILLSTONE_CODES, fields: Record<string, string> = {}) =>
    new URLSearchParams({ code: MILLSTONE_CODES[code], ...fields }).toString()
  const readForm = (body: unknown) => {
    const form = body instanceof FormData ? body : new FormData()
    return { form, fields: Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) }
  }

  app.post(MILLSTONE_SUBMIT, { logLevel: 'warn' }, async ({ body }, reply) => {
    reply.type('text/plain').header('cache-control', 'no-store')
    const { form, fields } = readForm(body)
    if (!isToken(String(fields.token), secrets)) return answer('badToken')
    const { data: order } = submission.safeParse(fields)
    const pictures = Object.values(MILLSTONE_FILES).filter((name) => form.get(name) instanceof File).length
    if (!order || pictures === 0) return answer('badField')
    const taken = { reference: order.ref, provider: 'millstone', pictures } as const
    const isNew = await takeCheck(database, { ...taken, day: order.dob.slice(0, 2), secondsToDecide, isPosted: false })
    return answer(isNew ? 'done' : 'duplicate')
  })

  app.post(MILLSTONE_QUERY, { logLevel: 'warn' }, async ({ body }, reply) => {
    reply.type('text/plain').header('cache-control', 'no-store')
    const { fields } = readForm(body)
    if (!isToken(String(fields.token), secrets)) return answer('badToken')
    const reference = z.uuid().safeParse(fields.ref).data
    const check = reference && (await findCheck(database, 'millstone', reference))
    if (!check) return answer('unknownReference')
    if (!check.isDecided || !check.outcome) return answer('done', { status: MILLSTONE_STATUS.working })
    const [status, codes] = STATUSES[check.outcome]
    return answer('done', { status, codes, at: String(Math.floor(check.decidedAt.getTime() / 1_000)) })
  })
}
