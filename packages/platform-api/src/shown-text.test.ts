import {
  APPLICATION_TEXT_MAX,
  LINK_NAME_MAX,
  NOTE_MAX,
  PAYER_NAME_MAX,
  REDEMPTION_NOTE_MAX,
  TRANSFER_REMARK_MAX,
} from '@playhouse/shared/limits.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { answerApplication, applyAsAgent } from './agent-applications.ts'
import { billAction, declineContractRequest, requestContract } from './agent-contracts.ts'
import { createAffiliateUrl, noteDownline } from './agent-downline.ts'
import { depositFromAccount } from './cashier-deposits.ts'
import { transferDownline } from './member-transfers.ts'
import { noteFavourite } from './games.ts'
import { isRead } from './endpoint.ts'
import { unwrapped } from './fields.ts'
import { redeemPointReward } from './points.ts'
import { TEXT_READERS, listPlayerTexts } from './shown-text.ts'

test.each([
  [applyAsAgent, 'motivation', APPLICATION_TEXT_MAX],
  [answerApplication, 'answer', APPLICATION_TEXT_MAX],
  [requestContract, 'note', NOTE_MAX],
  [declineContractRequest, 'reason', NOTE_MAX],
  [billAction, 'dispute', NOTE_MAX],
  [noteDownline, 'note', NOTE_MAX],
  [noteFavourite, 'note', NOTE_MAX],
  [createAffiliateUrl, 'name', LINK_NAME_MAX],
  [depositFromAccount, 'payerName', PAYER_NAME_MAX],
  [transferDownline, 'remark', TRANSFER_REMARK_MAX],
  [redeemPointReward, 'note', REDEMPTION_NOTE_MAX],
] as const)('counts the characters of a typed text, not their UTF-16 units: $0.name, $1', ({ input }, field, max) => {
  const readIssues = (length: number) =>
    input
      .safeParse({ [field]: '😀'.repeat(length) })
      .error?.issues.filter(({ path }) => path[0] === field)
      .map(({ code }) => code) ?? []
  expect([readIssues(max), readIssues(max + 1)]).toEqual([[], ['too_big']])
})

/** Strings of any form that nobody composes for readers: ids, codes, secrets, amounts, and facts of the registration form. */
const NO_TEXTS = new Set(
  `account accountNumber affiliateCode amount avatar bankCardId bankCode birthday browserMark captcha code confirmNewPassword confirmPassword
  confirmPaymentPassword confirmation countryDialingCode domain email endpoint facebook firebaseIdToken fromVassalage gameCode humanProof id idNumber
  itemId key language line missionId mobileNo mobileNum muteChatName.name newPassword numero oddsVersion oldPassword oldPaymentPassword os
  passLogInCheck.answer password payeeName paymentPassword period promotionId qqNum query questionType raffleId receivedAmount recommenderId
  referralCode registerMobile.username registerUrl resetPasswordByEmail.username response termsHash ticket toVassalage token vassalage verificationCode wechat whatsapp
  zalo`.split(/\s+/),
)

test('says of each text that a change takes who reads it', () => {
  const undeclared = ALL_ENDPOINTS.filter((endpoint) => !isRead(endpoint)).flatMap(({ name, input }) =>
    Object.entries(input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {})
      .filter(([, schema]) => takesProse(schema) && !TEXT_READERS.has(unwrapped(schema)))
      .map(([field]) => (NO_TEXTS.has(field) ? field : `${name}.${field}`)),
  )
  expect([...new Set(undeclared)].toSorted()).toEqual([...NO_TEXTS].toSorted())
})

/** Takes two words, unlike ids, codes and amounts whose form the schema checks. */
const takesProse = (schema: z.ZodType): boolean => schema.safeParse('Xin chào').success

test('lists the texts that players read', () => {
  const listed = ALL_ENDPOINTS.flatMap((endpoint) =>
    listPlayerTexts(endpoint).map(({ field }) => `${endpoint.name} ${field}`),
  )
  expect(listed.toSorted()).toEqual([
    'createDownline username',
    'register username',
    'sendChatMessage text',
    'updateProfile nickname',
  ])
})
