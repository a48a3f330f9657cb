import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { GraphQLError } from 'graphql'
import { FeatureAbsent, PlatformRefusal, PlatformUnavailable } from '../../platform/failures.ts'
import { MESSAGES } from './error-messages.generated.ts'

/** Codes of the graph that are not the platform's in upper case with underscores. */
const RENAMED = {
  'login.not.session': 'SESSION_EXPIRED',
  login_verify_required: 'VERIFICATION_REQUIRED',
  login_verify_expired: 'VERIFICATION_EXPIRED',
  'reset.link.invalid': 'LINK_INVALID',
  // The gateway seals bodies: when fresh keys do not help, the caller can only try again.
  request_body_required: 'PLATFORM_UNAVAILABLE',
  request_param_err: 'INVALID_INPUT',
  'function.not.available': 'NOT_AVAILABLE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  'affiliate.code.invalid': 'INVITATION_CODE_INVALID',
  // The web retries with a new key.
  registration_key_reused: 'INVALID_INPUT',
  'phone.token.invalid': 'PHONE_NOT_VERIFIED',
  'authenticator.bound': 'AUTHENTICATOR_ALREADY_ENABLED',
  'social.failed': 'IDENTITY_PROVIDER_FAILED',
  'social.unavailable': 'IDENTITY_PROVIDER_UNAVAILABLE',
  'social.taken': 'IDENTITY_ALREADY_LINKED',
  'last.way.in': 'LAST_LOGIN_METHOD',
  in_need_true_account: 'REAL_ACCOUNT_REQUIRED',
  // Never returned: the graph has null for a missing promotion.
  'promotion.not.found': 'NOT_AVAILABLE',
  'identity.open': 'IDENTITY_CHECK_OPEN',
  // The next five go to browsers that upload a picture.
  'upload.link.invalid': 'LINK_INVALID',
  'upload.too.large': 'INVALID_INPUT',
  'upload.type.unsupported': 'INVALID_INPUT',
  'upload.picture.broken': 'INVALID_INPUT',
  'upload.picture.too.large': 'INVALID_INPUT',
  'deposit.blocked': 'DEPOSITS_BLOCKED',
  'deposit.too.many.open': 'TOO_MANY_OPEN_DEPOSITS',
  // The next four go to game pages, which call the platform directly.
  stake_invalid: 'INVALID_INPUT',
  round_in_progress: 'RATE_LIMITED',
  round_key_reused: 'INVALID_INPUT',
  game_session_expired: 'NOT_AVAILABLE',
  'limit.deposit': 'DEPOSIT_LIMIT_REACHED',
  'limit.deposit.required': 'DEPOSIT_LIMIT_REQUIRED',
  'limit.loss': 'LOSS_LIMIT_REACHED',
  'limit.stake': 'STAKE_LIMIT_NOT_KEPT',
  'limit.session': 'SESSION_TIME_REACHED',
  'exclusion.active': 'EXCLUSION_NOT_LONGER',
  system_busy: 'PLATFORM_UNAVAILABLE',
  'transfer.limit.reached': 'TRANSFER_LIMIT',
  'transfer.receiver.unavailable': 'RECEIVER_UNAVAILABLE',
  // Never returned: the graph has null for a missing record.
  'record.not.found': 'NOT_AVAILABLE',
  'contract.state': 'CONTRACT_CHANGED',
  'contract.no.upline': 'NO_UPLINE',
  'application.agent': 'ALREADY_AGENT',
  'application.state': 'APPLICATION_CHANGED',
  'bill.state': 'BILL_CHANGED',
  'message.recipients.limit': 'TOO_MANY_RECIPIENTS',
  'agent.link.limit': 'LINK_LIMIT',
  'agent.link.not.found': 'LINK_NOT_FOUND',
  'case.not.found': 'SERVICE_CASE_NOT_FOUND',
  'case.not.closed': 'SERVICE_CASE_NOT_CLOSED',
  'push.endpoint.refused': 'PUSH_NOT_SUPPORTED',
  'chat.slow': 'CHAT_SLOW_MODE',
  'withdrawal.state': 'WITHDRAWAL_STATE_CHANGED',
  'lottery.draw.not.found': 'DRAW_NOT_FOUND',
  'lottery.draw.closed': 'DRAW_CLOSED',
  'lottery.draw.held': 'DRAW_HELD',
  // Only operators receive it.
  'lottery.draw.state': 'DRAW_CLOSED',
  'lottery.odds.changed': 'ODDS_CHANGED',
  'lottery.prize.mode': 'PRIZE_MODE_NOT_OFFERED',
  'lottery.ceiling': 'CEILING_REACHED',
  'lottery.ticket.not.found': 'TICKET_NOT_FOUND',
  'lottery.ticket.closed': 'TICKET_CLOSED',
  'lottery.sheet.limit': 'SHEET_LIMIT',
  'limit.stake.reached': 'STAKE_LIMIT_REACHED',
} as const satisfies Readonly<Partial<Record<PlatformErrorCode, ErrorCode>>>

type InUpperCase<Code extends string> = Code extends `${infer Head}.${infer Tail}`
  ? `${Uppercase<Head>}_${InUpperCase<Tail>}`
  : Uppercase<Code>
type SameName = InUpperCase<Exclude<PlatformErrorCode, keyof typeof RENAMED>>

export function getGraphCode(code: PlatformErrorCode): ErrorCode {
  const renamed: Partial<Record<PlatformErrorCode, ErrorCode>> = RENAMED
  return renamed[code] ?? (code.toUpperCase().replaceAll('.', '_') as SameName)
}

const RETRYABLE: ReadonlySet<string> = new Set<ErrorCode>([
  'OUTCOME_UNKNOWN',
  'PLATFORM_UNAVAILABLE',
  'RATE_LIMITED',
  'IDENTITY_PROVIDER_UNAVAILABLE',
])

/** True when the unchanged request may succeed later. */
export function isRetryable(code: string): boolean {
  return RETRYABLE.has(code)
}

/** Undefined for unexpected errors. */
export function getErrorCode(error: unknown): ErrorCode | undefined {
  if (error instanceof PlatformRefusal) return getGraphCode(error.code)
  if (error instanceof FeatureAbsent) return 'FEATURE_UNAVAILABLE'
  return error instanceof PlatformUnavailable ? 'PLATFORM_UNAVAILABLE' : undefined
}

export function failure(code: ErrorCode): GraphQLError {
  return new GraphQLError(MESSAGES[code], { extensions: { code } })
}

export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
