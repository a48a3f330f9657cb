import { startTestServer } from './server.ts'

/**
 * Gives the tests of a vitest project a PostgreSQL: the one of TEST_POSTGRES_URL, or one of its own for this run.
 * @returns what stops the server that was started here.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined
  const server = await startTestServer()
  process.env.TEST_POSTGRES_URL = server.adminUrl
  return async () => {
    delete process.env.TEST_POSTGRES_URL
    await server.stop()
  }
}
