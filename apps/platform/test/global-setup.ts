import { setServerClock } from '@playhouse/testing/postgres-clock.ts'
import { startTestServer } from './server.ts'

/**
 * Gives the tests of a vitest project a PostgreSQL: the one of TEST_POSTGRES_URL, or one of its own for this run.
 * @returns what stops the server that was started here.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_POSTGRES_URL ? undefined : await startTestServer()
  process.env.TEST_POSTGRES_URL ??= server?.adminUrl ?? ''
  await setServerClock(process.env.TEST_POSTGRES_URL)
  return (
    server &&
    (async () => {
      delete process.env.TEST_POSTGRES_URL
      await server.stop()
    })
  )
}
