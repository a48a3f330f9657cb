import type { LogInServices } from '../../session/log-in/log-in-services.ts'

/** What changing and setting passwords needs of the rest of the platform. */
export interface PasswordServices extends LogInServices {
  /** Origin of the brand's main page, to which links in letters lead. */
  siteOrigin: string
}
