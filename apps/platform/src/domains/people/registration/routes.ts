import * as registration from '@playhouse/platform-api/registration.ts'
import { freePlay } from '@playhouse/platform-api/session.ts'
import type { BindEndpoint, CallContext } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { openDemoAccount } from './free-play.ts'
import { countVisit, isInvitingCode } from './invitations.ts'
import { isUsernameFree, registerMember, type RegistrationServices } from './register.ts'
import { hasRegistered } from './registration-attempt.ts'

export function registrationRoutes(bind: BindEndpoint, services: RegistrationServices): void {
  const { limits } = services
  const isRepetition = (_: unknown, { database, idempotencyKey }: CallContext) =>
    hasRegistered(database, idempotencyKey)
  bind(registration.register, (input, context) => registerMember(services, 'username', input, context), isRepetition)
  bind(
    registration.registerMobile,
    (input, context) => registerMember(services, 'mobile', input, context),
    isRepetition,
  )
  bind(registration.affiliate, async ({ code }, { database, address }) => {
    await limits.affiliateCheck.take(address)
    const stored = code.trim().toUpperCase()
    if (!(await isInvitingCode(database, stored))) throw platformError('affiliate.code.invalid')
    await countVisit(database, stored)
    return { code: stored }
  })
  bind(registration.checkUsername, async ({ username }, { database, address }) => {
    await limits.usernameCheck.take(address)
    return { available: await isUsernameFree(database, username) }
  })
  bind(freePlay, async (_, context) => {
    await limits.freePlay.take(context.address)
    return openDemoAccount(context.database, context)
  })
}
