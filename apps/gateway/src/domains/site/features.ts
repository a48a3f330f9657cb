import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { Brand } from '../base/brand.ts'

/** White-label module of each feature. */
const FEATURE_MODULES: Readonly<Record<Exclude<Feature, 'MESSAGE_DELIVERY'>, string>> = {
  REGISTRATION: 'REG3',
  MOBILE_REGISTRATION: 'MOBILENUMREG3',
  FREE_PLAY: 'FREEPLAY3',
  FAVOURITES: 'GAMELOFAV3',
  CHAT: 'CBS3',
  AGENT_ACCOUNT: 'AGTEAM3',
  CODE_LOGIN: 'MOBILEVERCODELOGIN3',
  PASSWORD_RESET_BY_PHONE: 'PWRESETSMS3',
  LOG_IN_REQUIRED: 'LOGINHOME3',
  REFERRAL: 'REFERRAL3',
  PHONE_CONFIRMATION: 'PHONEAPPVERF3',
  POINTS_MALL: 'PTSYS3',
}

/** True when the brand offers the feature. */
export function offers(brand: Brand, feature: Feature): boolean {
  return feature === 'MESSAGE_DELIVERY' ? brand.info.canSend !== false : brand.isOn(FEATURE_MODULES[feature])
}

/** All features that the brand offers. */
export function getFeatures(brand: Brand): Feature[] {
  const all = [...Object.keys(FEATURE_MODULES), 'MESSAGE_DELIVERY'] as Feature[]
  return all.filter((feature) => offers(brand, feature))
}
