import { createHmac, timingSafeEqual } from 'node:crypto'

/* A signature of a call: the moment, and an HMAC of it with method, path and body. */

/** A call is taken this long after its moment. */
const TOLERANCE_SECONDS = 300

export interface SignedCall {
  method: string
  path: string
  body: string
}

const sign = (key: Buffer, seconds: number, { method, path, body }: SignedCall): string =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${method} ${path}.${body}`).digest('hex')}`

export const signCallWith = (key: Buffer, call: SignedCall, at = new Date()): string =>
  sign(key, Math.floor(at.getTime() / 1_000), call)

/** @param keys two are in use during rotation */
export function isCallSignedWith(
  keys: readonly Buffer[],
  header: unknown,
  call: SignedCall,
  now = new Date(),
): boolean {
  const given = typeof header === 'string' ? header : ''
  const seconds = Number(/^t=(\d{1,11}),/.exec(given)?.[1] ?? Number.NaN)
  if (!(Math.abs(now.getTime() / 1_000 - seconds) <= TOLERANCE_SECONDS)) return false
  return keys.some((key) => {
    const [one, other] = [Buffer.from(given), Buffer.from(sign(key, seconds, call))]
    return one.length === other.length && timingSafeEqual(one, other)
  })
}
