import {
  APPLICATION_TEXT_MAX,
  LINK_NAME_MAX,
  NOTE_MAX,
  PAYER_NAME_MAX,
  REDEMPTION_NOTE_MAX,
  TRANSFER_REMARK_MAX,
} from '@playhouse/shared/limits.ts'
import { expect, test } from 'vitest'
import { answerApplication, applyAsAgent } from './agent-applications.ts'
import { billAction, declineContractRequest, requestContract } from './agent-contracts.ts'
import { createAffiliateUrl, noteDownline } from './agent-downline.ts'
import { depositFromAccount } from './cashier-deposits.ts'
import { transferDownline } from './member-transfers.ts'
import { noteFavourite } from './games.ts'
import { redeemPointReward } from './points.ts'

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
