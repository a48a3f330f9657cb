import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { phoneAppToken } from '@playhouse/platform-api/verification.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { platformError } from '../../http/platform-error.ts'
import { phoneNumberOf } from './phone-number.ts'
import type { Verification } from './verification.ts'

/**
 * Exchanges a code of the embedded phone sign-in service for a token that vouches for the number.
 * @throws PlatformError function.not.available; request_param_err; code.invalid; code.expired
 */
export async function phoneTokenFor(
  { codes, phoneIssuer }: Verification,
  database: Database,
  { verificationCode, ...typed }: CheckedInputOf<typeof phoneAppToken>,
): Promise<{ idToken: string }> {
  if (!phoneIssuer) throw platformError('function.not.available')
  const address = await phoneNumberOf(database, typed)
  const checked = await codes.checkCode(database, { purpose: 'phone_app', channel: 'sms', address }, verificationCode)
  await withTransaction(database, (tx) => codes.spendCode(tx, checked))
  return { idToken: await phoneIssuer.vouchFor(address) }
}
