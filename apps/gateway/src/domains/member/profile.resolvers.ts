import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import {
  bindContact,
  memberIdentity,
  memberProfile,
  sendContactCode,
  sendContactProof,
  setAvatar,
  submitIdentity,
  updateProfile,
} from '@playhouse/platform-api/member-profile.ts'
import { systemTemplates } from '@playhouse/platform-api/site-settings.ts'
import type { ContactInput, ContactProofKind, IdentityCheck, IdentityFact } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { badArgument } from '../base/errors.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { laterLogIn, previousLogIn } from '../session/previous-log-in.ts'
import { pictureAddress } from '../site/pictures.ts'
import { PHONE_FIELDS } from '../verification/phone-fields.ts'

type ProofMethod = ValueOf<typeof memberProfile>['contactProofs'][number]['method']

const PROOF_KINDS: Readonly<Record<ProofMethod, ContactProofKind>> = {
  sms: 'PHONE_CODE',
  email: 'EMAIL_CODE',
  authenticator: 'AUTHENTICATOR_CODE',
  password: 'PASSWORD',
}
const PROOF_METHODS = Object.fromEntries(Object.entries(PROOF_KINDS).map(([method, kind]) => [kind, method])) as Record<
  ContactProofKind,
  ProofMethod
>

const FACTS: Readonly<Record<string, IdentityFact>> = {
  realName: 'REAL_NAME',
  birthday: 'BIRTHDAY',
  nationality: 'NATIONALITY',
  address: 'ADDRESS',
}

export const profileResolvers: Resolvers = {
  Mutation: {
    updateProfile: memberMutation(async (platform, input) => {
      await platform.write(updateProfile, withoutNulls(input))
      return { __typename: 'UpdateProfileSuccess' }
    }),
    setAvatar: memberMutation(async (platform, { drawnId, uploadId }) => {
      await platform.write(setAvatar, {
        avatarType: drawnId == null ? 'UPLOAD' : 'STATIC',
        avatar: drawnId ?? uploadId ?? '',
      })
      return { __typename: 'SetAvatarSuccess' }
    }),
    sendContactCode: memberMutation(
      async (platform, { contact }) => codeSent(await platform.write(sendContactCode, getContact(contact))),
      { fields: PHONE_FIELDS },
    ),
    sendContactProofCode: memberMutation(async (platform, { kind }) => {
      const method = PROOF_METHODS[kind]
      if (method !== 'sms' && method !== 'email') throw badArgument('kind must be PHONE_CODE or EMAIL_CODE.')
      return codeSent(await platform.write(sendContactProof, { method }))
    }),
    bindContact: memberMutation(
      async (platform, { contact: bound, code: verificationCode, proof }) => {
        const { contact } = await platform.write(bindContact, {
          ...getContact(bound),
          verificationCode,
          ...(proof && { proof: { method: PROOF_METHODS[proof.kind], answer: proof.answer } }),
        })
        return { __typename: 'BindContactSuccess', contact }
      },
      {
        fields: PHONE_FIELDS,
        refusals: { 'code.invalid': 'code', 'code.expired': 'code', 'contact.proof.failed': 'proof' },
      },
    ),
    submitIdentityDocuments: memberMutation(async (platform, { documents }) => {
      const identity = await platform.write(submitIdentity, { documents: [...documents] })
      return { __typename: 'SubmitIdentityDocumentsSuccess', identity: identityCheck(identity) }
    }),
  },
  MemberAccount: {
    profile: ({ account: { mobile, email, regDate, lastLogin, laterLogin, hasPaymentPassword } }) => ({
      mobile: mobile ?? null,
      email: email ?? null,
      registeredAt: regDate,
      previousLogIn: previousLogIn({ lastLogin }),
      laterLogIn: laterLogIn({ laterLogin }),
      hasPaymentPassword,
    }),
  },
  MemberProfile: {
    details: (_profile, _args, context) =>
      readSession(context, async (platform) => {
        const [profile, avatars] = await Promise.all([platform.read(memberProfile, {}), drawnAvatars(context)])
        return {
          ...profile,
          isBirthdayFixed: profile.birthdayFixed,
          isMobileVerified: profile.mobileVerified,
          isEmailVerified: profile.emailVerified,
          avatarId: profile.avatar ?? null,
          avatars,
          contactProofs: profile.contactProofs.map(({ method, hint }) => ({ kind: PROOF_KINDS[method], hint })),
        }
      }),
    identity: (_profile, _args, context) =>
      readSession(context, async (platform) => identityCheck(await platform.read(memberIdentity, {}))),
  },
}

/** Null during an outage, and where the brand has no member pictures. */
async function drawnAvatars(context: Context) {
  if (!(await context.brand()).offers(setAvatar)) return null
  const templates = await context.platform.read(systemTemplates, {}).catch((error: Error) => {
    context.log.info({ reason: error.message }, 'the drawn pictures could not be read')
    return null
  })
  if (!templates) return null
  return Promise.all(
    templates.avatars.map(async ({ id, picture }) => ({
      id,
      picture: await pictureAddress(context, picture),
    })),
  )
}

function getContact({ phone, email }: ContactInput) {
  return phone
    ? { channel: 'sms' as const, countryDialingCode: phone.diallingCode, mobileNum: phone.number }
    : { channel: 'email' as const, email: email ?? '' }
}

function codeSent({ expiredMinutes }: { expiredMinutes: number }) {
  return {
    __typename: 'RequestCodeSuccess' as const,
    expiresInMinutes: expiredMinutes,
    resendAfterSeconds: expiredMinutes * 60,
  }
}

export const identityFacts = (facts: readonly string[]): IdentityFact[] => facts.flatMap((fact) => FACTS[fact] ?? [])

function identityCheck({ tier, due, next, request }: ValueOf<typeof memberIdentity>): IdentityCheck {
  return {
    tier,
    deadline: due ?? null,
    nextTier: next
      ? {
          tier: next.tier,
          documents: next.documents,
          missing: identityFacts(next.missing),
        }
      : null,
    request: request
      ? {
          id: request.id,
          tier: request.tier,
          status: request.state,
          reason: request.reason ?? null,
          createdAt: request.createdAt,
          decidedAt: request.decidedAt ? request.decidedAt : null,
          documents: request.documents.map(({ id, kind, state, reason, uploadId, createdAt }) => ({
            id,
            kind,
            status: state,
            reason: reason ?? null,
            uploadId,
            createdAt,
          })),
        }
      : null,
  }
}
