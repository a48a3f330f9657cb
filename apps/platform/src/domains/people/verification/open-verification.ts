import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { altchaVerifier, noHumanCheck } from './captcha/altcha.ts'
import { geetestVerifier } from './captcha/geetest.ts'
import { openCaptchas } from './captcha/captchas.ts'
import { codeDelivery } from './codes/code-delivery.ts'
import { verificationCodes } from './codes/codes.ts'
import { idTokenVerifier, noPhoneService, type PhoneVerifier, whenEnabled } from './phone/phone-verifier.ts'
import { openPhoneIssuer, type PhoneIssuer } from './phone/phone-issuer.ts'
import type { Sender } from './sender.ts'
import type { VerificationConfig } from './verification-config.ts'
import type { Verification } from './verification.ts'

interface VerificationOptions {
  config: VerificationConfig
  database: Database
  brand: () => Promise<Pick<BrandSettings, 'name' | 'moduleOn'>>
  /** Undefined: no messages can be sent. */
  sender: Sender | undefined
  log: FastifyBaseLogger
}

/** `settle` resolves once pending messages are sent. */
export async function openVerification({
  config,
  database,
  brand,
  sender,
  log,
}: VerificationOptions): Promise<Verification & { settle(): Promise<void> }> {
  const brandName = async () => (await brand()).name
  const delivery = sender && codeDelivery({ sender, minutes: config.codes.minutes, brandName, log })
  const phoneIssuer = config.phoneApp === 'embedded' ? await openPhoneIssuer(database) : undefined
  const proofOfWork = config.human ? await altchaVerifier(database, config.human) : noHumanCheck
  const isOn = async () => (await brand()).moduleOn('GEETEST3')
  const geetest = config.geetest && geetestVerifier(database, { config: config.geetest, fallback: proofOfWork, isOn })
  return {
    human: geetest ?? proofOfWork,
    geetest,
    captchas: await openCaptchas(database),
    codes: verificationCodes(config.codes, delivery?.deliver),
    sender: sender ?? noSender,
    phones: whenEnabled(openPhoneVerifier(config, phoneIssuer), brand),
    phoneIssuer,
    settle: async () => delivery?.settle(),
  }
}

function openPhoneVerifier({ phoneApp }: VerificationConfig, embedded: PhoneIssuer | undefined): PhoneVerifier {
  if (embedded) return idTokenVerifier(embedded)
  if (!phoneApp || phoneApp === 'embedded') return noPhoneService
  return idTokenVerifier({ ...phoneApp, keys: new URL(phoneApp.keysUrl) })
}

const noSender: Sender = {
  sendSms: () => Promise.reject(new Error('Nothing is set up that sends messages.')),
  sendEmail: () => Promise.reject(new Error('Nothing is set up that sends messages.')),
}
