import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { OPTIONAL_FEATURES, type PlatformFeature } from '@playhouse/platform-api/features.ts'
import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { Brand } from '../base/brand.ts'

type OptionalFeature = (typeof OPTIONAL_FEATURES)[number]
type Constant<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${Constant<Tail>}`
  : Uppercase<Name>

const toConstant = (feature: OptionalFeature) => feature.toUpperCase().replaceAll('-', '_') as Constant<OptionalFeature>

const PLATFORM_FEATURE = new Map<Feature, PlatformFeature>([
  ...OPTIONAL_FEATURES.map((name) => [toConstant(name), name] as const),
  ['REFERRAL', 'invitations'],
])

/** White-label modules any of which enables a feature; without one the platform alone decides. */
export const FEATURE_MODULES: Readonly<Record<Exclude<Feature, 'MESSAGE_DELIVERY'>, readonly string[]>> = {
  ...modulesOfPlatformFeatures(),
  REGISTRATION: ['REG3'],
  MOBILE_REGISTRATION: ['MOBILENUMREG3'],
  FREE_PLAY: ['FREEPLAY3'],
  FAVOURITES: ['GAMELOFAV3'],
  CHAT: ['CBS3'],
  AGENT_ACCOUNT: ['AGTEAM3'],
  CODE_LOGIN: ['MOBILEVERCODELOGIN3'],
  PASSWORD_RESET_BY_PHONE: ['PWRESETSMS3'],
  // Visitors are shown the way to invitations in any case.
  INVITATIONS: [],
  LOG_IN_REQUIRED: ['LOGINHOME3'],
  REFERRAL: ['REFERRAL3'],
  PHONE_CONFIRMATION: ['PHONEAPPVERF3'],
  POINTS_MALL: ['PTSYS3'],
}

function modulesOfPlatformFeatures() {
  const entries = OPTIONAL_FEATURES.map((feature) => {
    const modules = ALL_ENDPOINTS.filter((endpoint) => endpoint.feature === feature).map(({ moduleId }) => moduleId)
    return [toConstant(feature), [...new Set(modules)]] as const
  })
  return Object.fromEntries(entries) as Record<Constant<OptionalFeature>, readonly string[]>
}

/** True when the brand offers the feature, and its platform has it. */
export function offers(brand: Brand, feature: Feature): boolean {
  if (feature === 'MESSAGE_DELIVERY') return brand.info.canSend !== false
  const platformFeature = PLATFORM_FEATURE.get(feature)
  if (platformFeature && brand.absent.has(platformFeature)) return false
  const modules = FEATURE_MODULES[feature]
  return modules.length === 0 || modules.some((moduleId) => brand.isOn(moduleId))
}

export function getFeatures(brand: Brand): Feature[] {
  const all = [...Object.keys(FEATURE_MODULES), 'MESSAGE_DELIVERY'] as Feature[]
  return all.filter((feature) => offers(brand, feature))
}
