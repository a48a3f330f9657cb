import { OPTIONAL_FEATURES } from '@playhouse/platform-api/features.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'

export type OptionalFeature = (typeof OPTIONAL_FEATURES)[number]

/** A site before a platform that lacks these features. */
export async function startLackingSite(
  lacks: readonly OptionalFeature[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const database = await scratchDatabase({ template: 'world' })
  const present = OPTIONAL_FEATURES.filter((feature) => !lacks.includes(feature))
  const stack = await startTestStack(database.url, {
    env: {
      PLATFORM_FEATURES: ['core', ...present].join(','),
      ...(lacks.includes('human-check') && { HUMAN_CHECK: 'false' }),
    },
  })
  return {
    url: stack.siteUrl,
    stop: async () => {
      await stack.stop()
      await database.drop()
    },
  }
}

/** Whether a feature of the graph is there without these of the platform. */
export const offersWithout =
  (lacks: readonly OptionalFeature[]) =>
  (feature: string): boolean =>
    lacks.every((one) => one.toUpperCase().replaceAll('-', '_') !== feature)
