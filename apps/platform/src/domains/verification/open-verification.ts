import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { altchaVerifier, noHumanCheck } from './altcha.ts'
import { openCaptchas } from './captchas.ts'
import { codeDelivery } from './code-delivery.ts'
import { verificationCodes } from './codes.ts'
import { idTokenVerifier, noPhoneService } from './id-token.ts'
import { outboxSender } from '../../../../simulators/src/message-gateway/outbox.ts'
import { openPhoneIssuer, type PhoneIssuer } from './phone-issuer.ts'
import { whereOffered, type PhoneVerifier } from './phone-verifier.ts'
import type { Sender } from './sender.ts'
import type { VerificationConfig } from './verification-config.ts'
import type { Verification } from './verification.ts'
import { webhookSender } from './webhook-sender.ts'

interface VerificationOptions {
  config: VerificationConfig
  database: Database
  brand: () => Promise<Pick<BrandSettings, 'name' | 'moduleOn'>>
  log: FastifyBaseLogger
}

/** Puts together what the configuration asks for. Out: also what waits for messages under way. */
export async function openVerification({
  config,
  database,
  brand,
  log,
}: VerificationOptions): Promise<Verification & { settle(): Promise<void> }> {
  const sender = senderOf(config, database)
  const brandName = async () => (await brand()).name
  const delivery = sender && codeDelivery({ sender, minutes: config.codes.minutes, brandName, log })
  const phoneIssuer = config.phoneApp === 'embedded' ? await openPhoneIssuer(database) : undefined
  return {
    human: config.human ? await altchaVerifier(database, config.human) : noHumanCheck,
    captchas: await openCaptchas(database),
    codes: verificationCodes(config.codes, delivery?.deliver),
    sender: sender ?? noSender,
    phones: whereOffered(phoneVerifierOf(config, phoneIssuer), brand),
    phoneIssuer,
    settle: async () => delivery?.settle(),
  }
}

function phoneVerifierOf({ phoneApp }: VerificationConfig, embedded: PhoneIssuer | undefined): PhoneVerifier {
  if (embedded) return idTokenVerifier(embedded)
  if (!phoneApp || phoneApp === 'embedded') return noPhoneService
  return idTokenVerifier({ ...phoneApp, keys: new URL(phoneApp.keysUrl) })
}

function senderOf({ sender }: VerificationConfig, database: Database): Sender | undefined {
  if (sender.webhook) return webhookSender(sender.webhook)
  return sender.outbox ? outboxSender(database) : undefined
}

const noSender: Sender = {
  sendSms: () => Promise.reject(new Error('Nothing is set up that sends messages.')),
  sendEmail: () => Promise.reject(new Error('Nothing is set up that sends messages.')),
}
