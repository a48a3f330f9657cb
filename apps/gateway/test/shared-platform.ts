import { test } from 'vitest'
import { RealPlatform, scratchWorld } from './real-platform.ts'
import { openGateways, type Stack } from './stack.ts'

/** A platform that no test may kill or restart. */
export type SharedStack = Omit<Stack, 'platform'> & { platform: Pick<RealPlatform, 'url' | 'outboxUrl'> }

/** All files of a worker come from one address. */
const UNLIMITED = {
  CAPTCHAS_PER_HOUR: '100000',
  CODE_REQUESTS_PER_HOUR: '100000',
  FEEDBACKS_PER_HOUR: '100000',
  FREE_PLAYS_PER_HOUR: '100000',
  LOG_INS_PER_HOUR: '100000',
  PASSWORD_RESETS_PER_HOUR: '100000',
  REGISTRATIONS_PER_HOUR: '100000',
}

/**
 * Its `beforeAll` is given `openSharedStack`: a gateway of the file's own over the platform and the world that a worker starts once.
 * For files that read, and change members of their own or what no other file looks at, in whatever order they run.
 */
// oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures this one needs
export const onSharedPlatform = test.extend('openSharedStack', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const world = await scratchWorld()
  const platform = await RealPlatform.start(world.url, UNLIMITED)
  onCleanup(async () => {
    await platform.kill()
    await world.drop()
  })
  return async (environment: Record<string, string> = {}): Promise<SharedStack> => ({
    ...(await openGateways(platform, environment)),
    platform,
    databaseUrl: world.url,
  })
})
