import type * as z from 'zod'
import { defineScreener, type ListedEntry, type ListedKind, type Screener, ScreeningUnknownError } from '../screener.ts'
import {
  isWebhookSigned,
  PLUMBLINE_HEADER,
  PLUMBLINE_LISTS,
  PLUMBLINE_PERSONS_MAX,
  PLUMBLINE_SEARCH,
  plumblineAnswer,
  plumblineLists,
  type PlumblineMatch,
  plumblineWebhook,
  signCall,
} from './contract.ts'

const DEADLINE_MS = 10_000

/** A kind that this version does not know is looked at as the gravest one. */
const KINDS: Readonly<Record<string, ListedKind>> = { sanction: 'SANCTION', pep: 'PEP', pep_relative: 'PEP' }

/** Plumbline: a JSON API that searches for many persons at once, and a signed webhook when its lists change. */
export const plumbline = defineScreener({
  code: 'plumbline',
  name: 'Plumbline',
  prefix: 'PLUMBLINE',
  open: ({ url, secrets }): Screener => {
    /** @throws ScreeningUnknownError */
    async function call<Schema extends z.ZodType>(
      schema: Schema,
      method: 'GET' | 'POST',
      path: string,
      body = '',
    ): Promise<z.output<Schema>> {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          [PLUMBLINE_HEADER]: signCall(secrets, { method, path, body }),
          ...(body !== '' && { 'content-type': 'application/json' }),
        },
        ...(body !== '' && { body }),
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: 'error',
      }).catch(() => undefined)
      if (!response) throw new ScreeningUnknownError('no answer')
      const text = await response.text().catch(() => '')
      if (!response.ok) throw new ScreeningUnknownError(`status ${response.status}`)
      const read = schema.safeParse(parseJson(text))
      if (!read.success) throw new ScreeningUnknownError('an answer that is none')
      return read.data
    }

    return {
      personsMax: PLUMBLINE_PERSONS_MAX,
      search: async (persons) => {
        const question = persons.map(({ id, name, birthday, country }) => ({ id, name, birth_date: birthday, country }))
        const answer = await call(plumblineAnswer, 'POST', PLUMBLINE_SEARCH, JSON.stringify({ persons: question }))
        return {
          version: answer.version,
          found: new Map(
            answer.results.flatMap(({ id, error, matches }) => (error ? [] : [[id, matches.map(readMatch)] as const])),
          ),
          refused: new Map(answer.results.flatMap(({ id, error }) => (error ? [[id, error] as const] : []))),
        }
      },
      readVersion: async () => (await call(plumblineLists, 'GET', PLUMBLINE_LISTS)).version,
      readWebhook: ({ headers, body }) => {
        if (!isWebhookSigned(secrets, body, headers)) return { kind: 'UNSIGNED' }
        return { kind: plumblineWebhook.safeParse(parseJson(body)).success ? 'LISTS_CHANGED' : 'UNREADABLE' }
      },
    }
  },
})

const readMatch = ({ kind, birth, score, ...match }: PlumblineMatch): ListedEntry => ({
  ...match,
  kind: KINDS[kind] ?? 'SANCTION',
  birthday: birth,
  score: Math.round(score),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
