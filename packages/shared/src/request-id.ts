import { randomUUID } from 'node:crypto'

/** A proxy's `x-request-id` if it is 8 to 64 letters, digits, `_`, `.` and `-`, otherwise a random one. */
export function readRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID()
}
