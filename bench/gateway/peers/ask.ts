import { Pool } from 'undici'

import { CALLS, HEADERS } from '../calls.ts'

const pool = new Pool(process.env['PLATFORM_URL'] ?? '', { connections: 64 })
/** Answers kept so many milliseconds; 0 asks anew each time. */
const keepMs = Number(process.env['KEEP_MS'] ?? '0')

const kept = new Map<string, { answer: Promise<unknown>; until: number }>()

/** One call of the home screen: its parsed body. With KEEP_MS one caller asks and the others share what came. */
export function ask<T>(name: string): Promise<T> {
  if (keepMs === 0) return call<T>(name)
  const known = kept.get(name)
  if (known && known.until > Date.now()) return known.answer as Promise<T>
  const answer = call<T>(name)
  kept.set(name, { answer, until: Date.now() + keepMs })
  return answer
}

async function call<T>(name: string): Promise<T> {
  const { statusCode, body } = await pool.request({ method: 'GET', path: CALLS[name] ?? '', headers: HEADERS })
  if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`)
  return (await body.json()) as T
}
