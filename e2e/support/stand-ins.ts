import { type PlatformFeature, OPTIONAL_FEATURES } from '@playhouse/platform-api/features.ts'
import { fileURLToPath } from 'node:url'
import { LackingPlatform } from '../../apps/gateway/test/lacking-platform.ts'
import type { StandIn } from '../../scripts/testing/stack.ts'
import { openOtherPlatform } from '../other-platform/server.ts'

const DIALECT = fileURLToPath(new URL('../other-platform/dialect.ts', import.meta.url))
const OTHER_KEY = 'the key of the other platform'
const OF_OTHER: ReadonlySet<PlatformFeature> = new Set(['core', 'sealing', 'lottery-tickets'])

/** No demo of ours, and no live events. */
const REAL = { DEMO: 'false', LIVE_SECRET: '' }

/** What a site's gateway stands in front of, by the value of `E2E_PLATFORM`. */
export const STAND_INS: Readonly<Record<string, (platformUrl: string) => Promise<StandIn>>> = {
  /** Has the core alone, takes plain bodies, and is asked what it has. */
  async core(platformUrl) {
    const lacking = await LackingPlatform.before(platformUrl)
    lacking.absent = new Set(OPTIONAL_FEATURES)
    const gatewayEnv = { PLATFORM_URL: lacking.url, PLATFORM_FEATURES: 'learn', PAYLOAD_CIPHER: 'none', ...REAL }
    return { gatewayEnv, stop: async () => lacking.close() }
  },

  /** Of another make, with the core and lottery tickets. */
  async other(behindUrl) {
    const has = ({ feature }: { feature: PlatformFeature }) => OF_OTHER.has(feature)
    const other = await openOtherPlatform({ behindUrl, key: OTHER_KEY, has })
    const gatewayEnv = {
      PLATFORM_URL: other.url,
      PLATFORM_DIALECT: DIALECT,
      PLATFORM_FEATURES: 'learn',
      OTHER_KEY,
      OTHER_FILES: behindUrl,
      ...REAL,
    }
    return { gatewayEnv, stop: other.close }
  },
}
