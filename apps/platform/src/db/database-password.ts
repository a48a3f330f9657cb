import { ConfigError } from '@playhouse/shared/environment.ts'
import pg from 'pg'

/**
 * The password that the driver would use: from the address or from PGPASSWORD. None is needed over a Unix socket, where the
 * server asks the system who is there, nor with a client certificate (`sslcert`).
 * @throws ConfigError when the driver cannot read the address
 */
export function databasePassword(url: string): { password: string | undefined; isNeeded: boolean } {
  try {
    const { host, password, ssl } = new pg.Client(url)
    const hasCertificate = typeof ssl === 'object' && 'cert' in ssl
    return { password: password ?? undefined, isNeeded: Boolean(password) || !(host.startsWith('/') || hasCertificate) }
  } catch {
    throw new ConfigError(['DATABASE_URL: cannot be read as a PostgreSQL address'])
  }
}
