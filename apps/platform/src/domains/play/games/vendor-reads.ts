import type { Pool } from 'undici'

const CONNECTIONS = 4
/** A slow list is not worth waiting for. */
const DEADLINE_MS = 2_000

/** Reads lists of the vendors over a few connections. */
export function vendorReads(vendorUrl: string) {
  let opened: Promise<Pool> | undefined
  // Loaded by the first read: the library is a twelfth of what a platform loads.
  const open = () =>
    (opened ??= import('undici').then((undici) => new undici.Pool(vendorUrl, { connections: CONNECTIONS })))
  return {
    /** @throws Error for a status other than 200, or without a response in time */
    async get(path: string, query: Record<string, unknown>): Promise<unknown> {
      const pool = await open()
      const signal = AbortSignal.timeout(DEADLINE_MS)
      const { statusCode, body } = await pool.request({ method: 'GET', path, query, signal })
      const response: unknown = await body.json()
      if (statusCode !== 200) throw new Error(`The vendor answers ${statusCode}`)
      return response
    },
    close: async (): Promise<void> => {
      const pool = await opened
      await pool?.close()
    },
  }
}
