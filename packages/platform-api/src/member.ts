import { PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { lenientEnum, moment, masked, newPassword } from './fields.ts'
import { webPath } from './web-address.ts'

export const memberInfo = sessionEndpoint({
  summary: 'Profile, label, rank and last log-in of the signed-in account',
  path: '/wps/member/info',
  apiScope: 'ANY',
  moduleId: 'COMM3',
  beforePasswordChange: true,
  duringClosing: true,
  value: z.object({
    id: z.number(),
    account: z.string(),
    nickname: z.string(),
    /** The number of the account kind; see account-kinds.ts. */
    type: z.number(),
    /** Masked: only what its owner needs to recognise it. */
    mobile: masked.nullish(),
    email: masked.nullish(),
    /** Epoch milliseconds. */
    regDate: moment,
    /** Username of the direct upline, if transfers to it are allowed. */
    toUpline: z.string().nullish(),
    clubLabel: z
      .object({ labelName: z.string(), color: z.string(), color2: z.string(), rankLevel: z.number() })
      .nullish(),
    memberLabel: z.array(z.object({ labelName: z.string() })).default([]),
    /** The newest log-in before that of this session: epoch milliseconds and masked address. */
    lastLogin: z.object({ at: moment, ip: z.string() }).nullish(),
    /** The newest log-in after that of this session. */
    laterLogin: z.object({ at: moment, ip: z.string() }).nullish(),
    hasPaymentPassword: z.boolean(),
    /** Withdrawals that wait for the member's answer or confirmation of receipt. */
    waitingWithdrawals: z.number().default(0),
    /** Deposits that wait for the member's payment. Older platforms do not count them. */
    waitingDeposits: z.number().nullish(),
    unreadMessages: z.number().default(0),
    /** Unread answers of customer service. */
    unseenAnswers: z.number().default(0),
    claimableMissions: z.number().default(0),
    /** Contract offers and requests that await an agent's answer, by kind. */
    waitingContracts: z.record(z.string(), z.number()).default({}),
    /** Language of the account, by the platform's code; null until one is chosen. */
    language: z.string().nullish(),
    /** The account's restriction; null if there is none. */
    restriction: z
      .object({
        kind: lenientEnum(
          'memberInfo.restriction',
          [
            'CLOSING',
            'TIME_OUT',
            'SELF_EXCLUSION',
            'HELD',
            'REGISTER',
            'REGISTER_UNKNOWN',
            'REGISTER_INCOMPLETE',
            'SESSION_TIME',
            'LOSS_LIMIT',
            'DEPOSIT_LIMIT',
            'DEPOSITS_BLOCKED',
            'OTHER',
          ],
          'OTHER',
        ),
        /** Null if indefinite or unknown. */
        until: moment.nullable(),
        blocksPlay: z.boolean(),
        blocksDeposits: z.boolean(),
      })
      .nullish(),
    /** Whether the site shows the member no advertising now, because it has spoken to them about their play. */
    advertisingPaused: z.boolean().nullish(),
  }),
  origin: 'specification',
})

export const memberIcon = sessionEndpoint({
  summary: 'The account’s picture',
  path: '/wps/member/info/icon',
  moduleId: 'PROFPIC3',
  beforePasswordChange: true,
  duringClosing: true,
  value: z.object({
    /** `UPLOAD` for an uploaded picture. */
    avatarType: lenientEnum('memberIcon.avatarType', ['STATIC', 'UPLOAD'], 'STATIC'),
    /** Path of the picture, relative to an image host. */
    avatar: webPath('memberIcon.avatar'),
  }),
  origin: 'specification',
})

export const updateLanguage = sessionEndpoint({
  summary: 'Keep the language in which the account is written to',
  method: 'POST',
  path: '/wps/member/language',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'core',
  input: z.object({ language: z.string().max(10) }),
  value: z.object({ language: z.string() }),
})

export const changePassword = sessionEndpoint({
  summary: 'Change the password; ends every other session of the account, and their games',
  method: 'POST',
  path: '/wps/member/password',
  whileClosed: 'open',
  moduleId: 'PASS3',
  beforePasswordChange: true,
  duringClosing: true,
  sealed: true,
  input: z.object({
    /**
     * May be empty within 15 minutes of a log-in with `passwordExpired`, or of any log-in by an account without a password.
     */
    oldPassword: z.string().max(PASSWORD_MAX).default(''),
    newPassword,
    confirmNewPassword: newPassword,
  }),
  /** Number of other sessions ended. */
  value: z.object({ endedSessions: z.number() }),
  errors: ['login.failed', 'login.locked', 'login.not.recent', 'in_need_true_account'],
  origin: 'specification',
})
