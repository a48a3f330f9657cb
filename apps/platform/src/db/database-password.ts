import { ConfigError } from '@playhouse/server/environment.ts'
import pg from 'pg'

/**
 * The password the driver would use, from the URL or PGPASSWORD. None is needed over a Unix socket, where the
 * server authenticates by system account, nor with a client certificate (`sslcert`).
 * @throws ConfigError if the URL cannot be parsed
 */
export function databasePassword(name: string, url: string): { password: string | undefined; isNeeded: boolean } {
  try {
    const { host, password, ssl } = new pg.Client(url)
    const hasCertificate = typeof ssl === 'object' && 'cert' in ssl
    return { password: password ?? undefined, isNeeded: Boolean(password) || !(host.startsWith('/') || hasCertificate) }
  } catch {
    throw new ConfigError([`${name}: cannot be read as a PostgreSQL address`])
  }
}
