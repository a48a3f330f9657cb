import { IDENTITY_DOCUMENTS } from '@playhouse/shared/identity-documents.ts'
import {
  ADDRESS_MAX,
  EMAIL_MAX,
  NICKNAME_MAX,
  PASSWORD_MAX,
  REAL_NAME_MAX,
  UPLOADS_MAX,
} from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, moment, masked } from './fields.ts'
import { phoneFields } from './verification.ts'
import { webPath } from './web-address.ts'
import { TEXT_READERS } from './shown-text.ts'

/** Methods of proof before a change of contacts. */
const PROOF_METHODS = ['sms', 'email', 'authenticator', 'password'] as const

export const memberProfile = sessionEndpoint({
  summary: 'What the member has entered, what can still be changed, and what a change of contacts requires',
  path: '/wps/member/profile',
  moduleId: 'COMM3',
  feature: 'core',
  value: z.object({
    /** Set once; payouts go to accounts in this name. */
    realName: z.string().nullish(),
    /** yyyy-MM-dd; fixed once an identity check has passed. */
    birthday: z.string().nullish(),
    birthdayFixed: flag,
    minimumAge: z.number().int(),
    /** ISO 3166 alpha-2. */
    nationality: z.string().nullish(),
    address: z.string().nullish(),
    mobileVerified: flag,
    emailVerified: flag,
    /** Number of a drawn avatar from `systemTemplates`; 0 for the account's default one, null for an uploaded one. */
    avatar: z.string().nullish(),
    /**
     * Proofs of which a change of contacts requires one; empty while none is possible. `hint`: masked recipient of a
     * code.
     */
    contactProofs: z.array(
      z.object({ method: lenientEnum('memberProfile.method', PROOF_METHODS, 'password'), hint: masked.nullish() }),
    ),
  }),
  errors: ['in_need_true_account'],
})

export const updateProfile = sessionEndpoint({
  summary: 'Change what the member tells of itself; fields that are left out stay as they are',
  method: 'POST',
  path: '/wps/member/info',
  whileClosed: 'openInRegion',
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({
    nickname: z
      .string()
      .max(NICKNAME_MAX * 4)
      .register(TEXT_READERS, { readers: 'players' })
      .optional(),
    /** Can be set once; payouts go to accounts in this name. */
    realName: z
      .string()
      .max(REAL_NAME_MAX * 4)
      .register(TEXT_READERS, { readers: 'staff' })
      .optional(),
    /** yyyy-MM-dd, until an identity check has passed. */
    birthday: z.string().max(20).optional(),
    /** ISO 3166 alpha-2; empty clears it. */
    nationality: z.string().max(2).optional(),
    /** Empty clears it. */
    address: z
      .string()
      .max(ADDRESS_MAX * 4)
      .register(TEXT_READERS, { readers: 'staff' })
      .optional(),
  }),
  value: z.object({ nickname: z.string() }),
  errors: ['in_need_true_account'],
})

const avatarType = lenientEnum('playerAvatar.avatarType', ['STATIC', 'UPLOAD'], 'STATIC')

export const playerAvatar = sessionEndpoint({
  summary: 'The chosen picture: number of a drawn one (0: drawn for the account), or the path of an own one',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  moduleId: 'PROFPIC3',
  value: z.object({ avatar: z.string(), avatarType }),
  origin: 'specification',
})

export const setAvatar = sessionEndpoint({
  summary: 'Choose a drawn picture by its number, or an uploaded one (purpose AVATAR) by its id',
  method: 'POST',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  feature: 'avatars',
  input: z.object({ avatarType: z.enum(['STATIC', 'UPLOAD']), avatar: z.string().max(64) }),
  value: z.object({ avatarType, avatar: webPath('setAvatar.avatar') }),
  errors: ['in_need_true_account', 'upload.not.found'],
})

const contactFields = {
  channel: z.enum(['sms', 'email']),
  countryDialingCode: phoneFields.countryDialingCode.default(''),
  mobileNum: phoneFields.mobileNum.default(''),
  email: z
    .string()
    .max(EMAIL_MAX * 4)
    .default(''),
}

const codeSent = z.object({ expiredMinutes: z.number().int() })

const codeErrors = ['in_need_true_account', 'code.quota.exceeded'] as const

export const sendContactCode = sessionEndpoint({
  summary: 'Send a code to a mobile number or e-mail address that is to be bound',
  method: 'POST',
  path: '/wps/member/contact/code',
  whileClosed: 'openInRegion',
  moduleId: 'COMM3',
  feature: 'contacts',
  input: z.object(contactFields),
  value: codeSent,
  errors: codeErrors,
})

export const sendContactProof = sessionEndpoint({
  summary: 'Send a code to a contact that is bound, to show that the account is one’s own',
  method: 'POST',
  path: '/wps/member/contact/proof',
  whileClosed: 'openInRegion',
  moduleId: 'COMM3',
  feature: 'contacts',
  input: z.object({ method: z.enum(['sms', 'email']) }),
  value: codeSent,
  errors: codeErrors,
})

export const bindContact = sessionEndpoint({
  summary: 'Bind a mobile number or e-mail address by its code, in place of the one before, which is notified',
  method: 'PUT',
  path: '/wps/member/contact',
  whileClosed: 'openInRegion',
  moduleId: 'COMM3',
  feature: 'contacts',
  sealed: true,
  input: z.object({
    ...contactFields,
    verificationCode: z.string().max(255),
    /** One of `contactProofs`, if there are any. */
    proof: z.object({ method: z.enum(PROOF_METHODS), answer: z.string().max(PASSWORD_MAX) }).optional(),
  }),
  /** Masked. */
  value: z.object({ contact: masked }),
  errors: [
    'login.locked',
    'in_need_true_account',
    'code.invalid',
    'code.expired',
    'contact.proof.failed',
    'mobile.taken',
  ],
})

export const IDENTITY_REASONS = [
  'UNREADABLE',
  'EXPIRED',
  'NAME_MISMATCH',
  'WRONG_DOCUMENT',
  'INCOMPLETE',
  'OTHER',
] as const
export type IdentityReason = (typeof IDENTITY_REASONS)[number]

export const IDENTITY_STATES = ['REVIEW', 'NEEDS_INFO', 'APPROVED', 'REJECTED'] as const
export type IdentityRequestState = (typeof IDENTITY_STATES)[number]

/** Profile details that a tier requires. */
export const IDENTITY_FACTS = ['realName', 'birthday', 'nationality', 'address'] as const

const reason = lenientEnum('identity.reason', IDENTITY_REASONS, 'OTHER').nullish()

const identityValue = z.object({
  /** Verified tier: 0 none, 1 identity, 2 address. */
  tier: z.number().int(),
  /** Until when deposits and play do without the first tier; null once it is passed, and where nothing asks for it. */
  due: z.object({ dueAt: moment, isOverdue: z.boolean() }).nullish(),
  /** Requirements of the next tier, or `FUNDS_PROOF` of the present one if operators ask for it; null after the last. */
  next: z
    .object({
      tier: z.number().int(),
      documents: z.array(lenientEnum('identity.documents', IDENTITY_DOCUMENTS, 'ID_FRONT')),
      missing: z.array(z.enum(IDENTITY_FACTS)),
    })
    .nullish(),
  /** The latest request. */
  request: z
    .object({
      id: z.string(),
      tier: z.number().int(),
      state: lenientEnum('identity.state', IDENTITY_STATES, 'REVIEW'),
      reason,
      /** Epoch milliseconds. */
      createdAt: moment,
      decidedAt: moment.nullish(),
      /** The latest of each kind. */
      documents: z.array(
        z.object({
          id: z.string(),
          kind: lenientEnum('identity.kind', IDENTITY_DOCUMENTS, 'ID_FRONT'),
          state: lenientEnum('identity.document', ['REVIEW', 'ACCEPTED', 'REJECTED'], 'REVIEW'),
          reason,
          /** For `viewUpload`. */
          uploadId: z.uuid(),
          createdAt: moment,
        }),
      ),
    })
    .nullish(),
})

export const memberIdentity = sessionEndpoint({
  summary: 'Tier of the identity check, what the next one asks for, and the latest request with its documents',
  path: '/wps/member/identity',
  moduleId: 'COMM3',
  feature: 'identity',
  value: identityValue,
  errors: ['in_need_true_account'],
})

export const submitIdentity = sessionEndpoint({
  summary: 'Send documents for the next tier, or those that an open request asks for again; one request at a time',
  method: 'POST',
  path: '/wps/member/identity',
  whileClosed: 'openInRegion',
  moduleId: 'COMM3',
  feature: 'identity',
  input: z.object({
    documents: z
      .array(z.object({ kind: z.enum(IDENTITY_DOCUMENTS), uploadId: z.uuid() }))
      .min(1)
      .max(UPLOADS_MAX),
  }),
  value: identityValue,
  errors: ['in_need_true_account', 'upload.not.found', 'identity.open'],
})
