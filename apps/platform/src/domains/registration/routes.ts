import * as registration from '@playhouse/platform-api/registration.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { SlidingWindow } from '../../http/sliding-window.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { registerRules } from '../site/register-rules.ts'
import { checkedRegistration } from './checked-registration.ts'
import { isUsernameFree, registerMember } from './register.ts'

interface RegistrationServices {
  brand: () => Promise<BrandSettings>
  limits: { registration: SlidingWindow; usernameCheck: SlidingWindow }
}

/** Creating a member, and asking whether a username is free. */
export function registrationRoutes(bind: Bind, { brand, limits }: RegistrationServices): void {
  bind(registration.register, async (input, { database, address }) => {
    const checked = checkedRegistration(registerRules(await brand()), input)
    // Slips of the form are not counted: only what would make an account is.
    limits.registration.take(address)
    return registerMember(database, checked, address)
  })
  bind(registration.checkUsername, async ({ username }, { database, address }) => {
    limits.usernameCheck.take(address)
    return { available: await isUsernameFree(database, username) }
  })
}
