import { referralDetails, referralFriends } from '@playhouse/platform-api/referrals.ts'
import { apiTokens } from '@playhouse/platform-api/session-api-tokens.ts'
import { confirmAuthenticator, renewRecoveryCodes } from '@playhouse/platform-api/session-authenticator.ts'
import { ownSecurityQuestions, securityQuestions } from '@playhouse/platform-api/session-security-questions.ts'
import { logInHistory, securityConfig } from '@playhouse/platform-api/session-security.ts'
import { socialIssuers } from '@playhouse/platform-api/session-social.ts'
import { openSessions, sendLogInCheck, touchSession } from '@playhouse/platform-api/session.ts'
import { noLoginSms, passwordRecoverySms, phoneAppSms, registerSms } from '@playhouse/platform-api/verification.ts'

import { type Rules, each, falling, inOrder, is, positive, rules, unique } from '../rules.ts'

export const SESSION: readonly Rules[] = [
  rules(openSessions, ({ sessions }) => [
    falling({ sessions }, 'lastSeenAt'),
    unique({ sessions }, 'id'),
    is({ 'count of sessions': sessions.filter(({ current }) => current).length }, 1),
    each({ sessions }, ({ createdAt, lastSeenAt }) => [inOrder({ createdAt, lastSeenAt })]),
  ]),
  rules([sendLogInCheck, noLoginSms, passwordRecoverySms, phoneAppSms, registerSms], ({ expiredMinutes }) => [
    positive({ expiredMinutes }),
  ]),
  rules(touchSession, ({ idleUntil, endsAt }) => [inOrder({ idleUntil, endsAt })]),
  rules(logInHistory, ({ list }) => [falling({ list }, 'at')]),
  rules([logInHistory, ownSecurityQuestions, securityQuestions, referralFriends], ({ list }) => [
    unique({ list }, 'id'),
  ]),
  rules(apiTokens, ({ list }) => [
    falling({ list }, 'createdAt'),
    unique({ list }, 'id'),
    each({ list }, ({ createdAt, expiresAt }) => [inOrder({ createdAt, expiresAt })]),
  ]),
  rules(securityConfig, ({ passkeys, identities }) => [unique({ passkeys }, 'id'), unique({ identities }, 'id')]),
  rules([confirmAuthenticator, renewRecoveryCodes], ({ recoveryCodes }) => [unique({ recoveryCodes })]),
  rules(socialIssuers, ({ list }) => [unique({ list }, 'issuer')]),
  rules(referralDetails, ({ paidFriends, totalInvitations }) => [inOrder({ paidFriends, totalInvitations })]),
  rules(referralFriends, ({ list }, input) => [
    input.show === 'ALL' && falling({ list }, 'registeredAt'),
    input.show === 'PAID' && falling({ list }, 'endedAt'),
    input.show === 'PAID' && each({ list }, ({ stage }) => [is({ stage }, 'PAID')]),
    each({ list }, ({ registeredAt, until }) => [inOrder({ registeredAt, until })]),
  ]),
]
