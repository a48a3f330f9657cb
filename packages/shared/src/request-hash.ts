import { hash } from 'node:crypto'

/** What was asked under an idempotency key: plain values, amounts in minor units. */
export type LedgerRequest = Readonly<Record<string, string | number | bigint | boolean | null>>

/** SHA-256 (32 bytes) of a request, the same whatever the order of its fields. */
export function requestHash(request: LedgerRequest): Buffer {
  const fields = Object.keys(request)
    .toSorted()
    .map((name) => [name, typeof request[name] === 'bigint' ? `${request[name]}` : request[name]])
  return hash('sha256', JSON.stringify(fields), 'buffer')
}
