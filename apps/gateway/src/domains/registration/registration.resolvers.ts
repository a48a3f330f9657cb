import { register, registerMobile } from '@playhouse/platform-api/registration.ts'
import { publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { signIn } from '../session/sign-in.ts'
import { pictureAddress } from '../site/pictures.ts'
import { PHONE_FIELDS } from '../verification/phone-fields.ts'
import { invitationCode } from './invitation-code.ts'
import { registrationBody } from './registration-body.ts'
import { registrationForm } from './registration-form.ts'

const REFUSALS = { fields: PHONE_FIELDS, refusals: { 'username.taken': 'username', 'mobile.taken': 'phone' } } as const

export const registrationResolvers: Resolvers = {
  Query: {
    invitationCode: (_root, { code }, context) => invitationCode(context, code),
  },
  Mutation: {
    register: publicMutation(
      async (platform, input, context) =>
        signIn(
          context,
          await platform.write(
            register,
            { username: input.username, ...registrationBody(context, input) },
            { idempotencyKey: input.requestKey },
          ),
        ),
      REFUSALS,
    ),
    registerByMobile: publicMutation(
      async (platform, input, context) =>
        signIn(
          context,
          await platform.write(
            registerMobile,
            { username: input.phone.number, ...registrationBody(context, input) },
            { idempotencyKey: input.requestKey },
          ),
        ),
      REFUSALS,
    ),
  },
  Site: {
    registration: ({ brand }) => registrationForm(brand),
  },
  Country: {
    flag: ({ code }, _args, context) => pictureAddress(context, `/media/circle-flags/${code.toLowerCase()}.svg`),
  },
}
