import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { logInHistory } from '@playhouse/platform-api/session-security.ts'
import type {
  LogInMethod,
  LogInAttemptStatus,
  MemberAccountLogInAttemptsArgs,
} from '@playhouse/schema/types.generated.ts'
import { pageInfo, type Paged } from '../base/connections.ts'
import { pageInput } from '../base/contract-input.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

type Attempt = ValueOf<typeof logInHistory>['list'][number]

const METHODS: Readonly<Record<Attempt['method'], LogInMethod>> = {
  password: 'PASSWORD',
  sms: 'SMS',
  passkey: 'PASSKEY',
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
  token: 'TOKEN',
  registration: 'REGISTRATION',
  'free-play': 'FREE_PLAY',
  email: 'EMAIL',
  session: 'SESSION',
  other: 'OTHER',
}

const STATUSES: Readonly<Record<Attempt['outcome'], LogInAttemptStatus>> = {
  'signed-in': 'LOGGED_IN',
  'wrong-password': 'WRONG_PASSWORD',
  'wrong-code': 'WRONG_CODE',
  'wrong-passkey': 'WRONG_PASSKEY',
  locked: 'LOCKED',
  'verification-asked': 'VERIFICATION_REQUIRED',
  'password-reset': 'PASSWORD_RESET',
  'card-added': 'CARD_ADDED',
  other: 'OTHER',
}

/** A page of an account's log-ins, latest first. @throws PlatformRefusal | PlatformUnavailable */
export async function logInAttempts(platform: SessionPlatform, args: Paged<MemberAccountLogInAttemptsArgs>) {
  const { pageNo, pageSize } = pageInput(logInHistory, args)
  const { total, list } = await platform.read(logInHistory, { pageNo, pageSize })
  return {
    totalCount: total,
    pageInfo: pageInfo(pageNo, Math.max(1, Math.ceil(total / pageSize))),
    nodes: list.map(({ id, at, ip, device, method, outcome }) => ({
      id: String(id),
      at,
      ipAddress: ip,
      device: device ?? null,
      method: METHODS[method],
      status: STATUSES[outcome],
    })),
  }
}
