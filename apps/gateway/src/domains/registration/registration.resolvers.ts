import { register, registerMobile } from '@playhouse/platform-api/registration.ts'
import type { Context } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { checkRequestKey } from '../base/errors.ts'
import { catchInvalidInput, problem } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { signIn } from '../session/sign-in.ts'
import { pictureAddress } from '../site/pictures.ts'
import { renameFields } from '../verification/phone-fields.ts'
import { invitationCode } from './invitation-code.ts'
import { registrationBody } from './registration-body.ts'
import { registrationForm } from './registration-form.ts'

/** Input field of each refusal that concerns one. */
const FIELD_OF = {
  'username.taken': ['USERNAME_TAKEN', 'username'],
  'mobile.taken': ['MOBILE_TAKEN', 'phone'],
} as const

export const registrationResolvers: Resolvers = {
  Query: {
    invitationCode: (_root, { code }, context) => invitationCode(context, code),
  },
  Mutation: {
    register: (_root, { input }, context) =>
      openAccount(context, () =>
        context.platform.write(
          register,
          { username: input.username, ...registrationBody(context, input) },
          { idempotencyKey: checkRequestKey(input.requestKey) },
        ),
      ),
    registerByMobile: (_root, { input }, context) =>
      openAccount(context, () =>
        context.platform.write(
          registerMobile,
          { username: input.phone.number, ...registrationBody(context, input) },
          { idempotencyKey: checkRequestKey(input.requestKey) },
        ),
      ),
  },
  Site: {
    registration: ({ brand }) => registrationForm(brand),
  },
  Country: {
    flag: ({ code }, _args, context) => pictureAddress(context, `/media/circle-flags/${code.toLowerCase()}.svg`),
  },
}

/** Registers an account and opens its session. */
function openAccount(context: Context, open: () => Promise<{ token: string }>) {
  return catchInvalidInput(context, async () => {
    try {
      return await signIn(context, await renameFields(open))
    } catch (error) {
      const found = error instanceof PlatformRefusal && Object.entries(FIELD_OF).find(([code]) => code === error.code)
      if (!found) throw error
      const [, [code, field]] = found
      return problem(code, { field })
    }
  })
}
