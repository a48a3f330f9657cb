import type { LogInServices } from '../../session/log-in/log-in-services.ts'

export interface PasswordServices extends LogInServices {
  /** Origin of the brand's main site, target of links in letters. */
  siteOrigin: string
}
