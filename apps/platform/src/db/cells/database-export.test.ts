import { expect, test } from 'vitest'
import { clientPrograms } from './database-export.ts'

test('refuses a server that is newer than every installed pg_dump, and names the package', () => {
  expect(() => clientPrograms(99)).toThrow(
    'The export needs pg_dump of PostgreSQL 99 or later. Install its client programs (Debian: postgresql-client-99).',
  )
})
