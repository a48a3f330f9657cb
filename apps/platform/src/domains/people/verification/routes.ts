import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import * as verification from '@playhouse/platform-api/verification.ts'
import type { phoneAppToken } from '@playhouse/platform-api/verification.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { member } from '../../../db/tables/members.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { CallContext } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import type { CodePurpose } from './codes/code-types.ts'
import { readPhoneNumber } from './phone/phone-number.ts'
import type { Verification } from './verification.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'

interface VerificationServices {
  brand: () => Promise<BrandSettings>
  verification: Verification
  limits: { codeRequest: RateLimit; captcha: RateLimit }
}

export function verificationRoutes(
  bind: BindEndpoint,
  { brand, verification: own, limits }: VerificationServices,
): void {
  bind(verification.humanChallenge, async () => {
    const challenge = await own.human.newChallenge()
    return { required: challenge !== undefined, ...challenge }
  })
  bind(verification.geetest, async (_, { address }) => {
    if (!own.geetest) throw platformError('function.not.available')
    await limits.captcha.take(address)
    return own.geetest.startGeetest()
  })
  bind(verification.captcha, async ({ captchaId }, { database, address }) => {
    await limits.captcha.take(address)
    return own.captchas.drawCaptcha(database, captchaId)
  })
  bind(verification.captchaCharacters, async ({ captchaId, humanProof }, { database, address }) => {
    await limits.captcha.take(address)
    // Without a proof requirement there is no alternative to the picture.
    if (humanProof === undefined || !(await own.human.newChallenge())) throw platformError('function.not.available')
    await own.human.verifyHuman(humanProof)
    return { characters: await own.captchas.spellCaptcha(database, captchaId) }
  })

  /** Sends a code to any number, or only to one that an account has verified. */
  const sendCode = async (
    purpose: CodePurpose,
    to: 'anyone' | 'account',
    { humanProof, ...typed }: CheckedInputOf<typeof verification.noLoginSms>,
    { database, language, address }: CallContext,
    field?: string,
  ) => {
    const phoneNumber = await readPhoneNumber(database, typed, field)
    await limits.codeRequest.take(address)
    await own.human.verifyHuman(humanProof)
    const shown = and(eq(member.mobile, phoneNumber), isNotNull(member.mobileVerifiedAt))
    const hasAccount = (await database.$count(member, shown)) > 0
    const owner = { purpose, channel: 'sms', address: phoneNumber } as const
    return own.codes.requestCode(database, { ...owner, language, deliver: to === 'anyone' || hasAccount })
  }
  bind(verification.registerSms, async ({ mobileNo, ...input }, context) => {
    const { moduleOn } = await brand()
    if (!moduleOn('REGMOBVERF3') && !moduleOn('MOBILENUMREG3')) throw platformError('function.not.available')
    // Only the holder of the code may learn that the number has an account.
    return sendCode('register', 'anyone', { ...input, mobileNum: mobileNo }, context, 'mobileNo')
  })
  bind(verification.phoneAppSms, async (input, context) => {
    if (!own.phoneIssuer) throw platformError('function.not.available')
    return sendCode('phone_app', 'anyone', input, context)
  })
  bind(verification.phoneAppToken, async (input, { database, address }) => {
    await limits.codeRequest.take(address)
    return phoneTokenFor(own, database, input)
  })
  bind(verification.noLoginSms, (input, context) => sendCode('login', 'account', input, context))
  bind(verification.passwordRecoverySms, (input, context) => sendCode('password_recovery', 'account', input, context))
}

/**
 * Exchanges a code of the embedded phone sign-in service for a token that vouches for the number.
 * @throws PlatformError function.not.available; request_param_err; code.invalid; code.expired
 */
async function phoneTokenFor(
  { codes, phoneIssuer }: Verification,
  database: Database,
  { verificationCode, ...typed }: CheckedInputOf<typeof phoneAppToken>,
): Promise<{ idToken: string }> {
  if (!phoneIssuer) throw platformError('function.not.available')
  const address = await readPhoneNumber(database, typed)
  const checked = await codes.checkCode(database, { purpose: 'phone_app', channel: 'sms', address }, verificationCode)
  await withTransaction(database, (tx) => codes.spendCode(tx, checked))
  return { idToken: await phoneIssuer.issueToken(address) }
}
