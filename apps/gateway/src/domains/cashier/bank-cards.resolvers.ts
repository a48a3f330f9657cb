import * as contract from '@playhouse/platform-api/cashier-bank-cards.ts'
import { requestStepUpCode, stepUpPasskeyOptions } from '@playhouse/platform-api/cashier-step-up.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { takes } from '../base/contract-input.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { getMethod } from './payment-password.resolvers.ts'
import { stepUpProof, stepUpQuestions, stepUpRequired } from './step-up.ts'

type Card = ValueOf<typeof contract.addBankCard>

const PURPOSES = { BANK_CARD: 'bank_card', WITHDRAWAL: 'withdrawal', ACCOUNT_CLOSING: 'account_closing' } as const

export const bankCardResolvers: Resolvers = {
  Mutation: {
    addBankCard: memberMutation(
      async (platform, { stepUp, accountName, ...input }) => {
        await platform.write(contract.addBankCard, { ...input, accountName: accountName ?? '', ...stepUpProof(stepUp) })
        return { __typename: 'BankCardsChangeSuccess' }
      },
      { refusals: { 'step.up.required': stepUpRequired } },
    ),
    removeBankCard: memberMutation(async (platform, { id }) => {
      if (!takes(contract.removeBankCard, 'id', id)) return problem('BANK_CARD_NOT_FOUND', { field: 'id' })
      await platform.write(contract.removeBankCard, { id })
      return { __typename: 'BankCardsChangeSuccess' }
    }),
    setDefaultBankCard: memberMutation(async (platform, { id }) => {
      if (!takes(contract.setDefaultBankCard, 'id', id)) return problem('BANK_CARD_NOT_FOUND', { field: 'id' })
      await platform.write(contract.setDefaultBankCard, { id })
      return { __typename: 'BankCardsChangeSuccess' }
    }),
    requestStepUpCode: memberMutation(async (platform, { purpose, channel }) => {
      const { expiredMinutes } = await platform.write(requestStepUpCode, {
        purpose: PURPOSES[purpose],
        method: getMethod(channel),
      })
      return { __typename: 'MemberCodeSuccess', expiresInMinutes: expiredMinutes }
    }),
    beginPasskeyStepUp: memberMutation(async (platform) => ({
      __typename: 'PasskeyOptionsSuccess',
      ...(await platform.write(stepUpPasskeyOptions, {})),
    })),
  },
  // Read after the change, which has succeeded even if this fails.
  BankCardsChangeSuccess: {
    bankCards: (_success, _args, context) => readSession(context, readCards),
  },
  StepUpOption: {
    questions: ({ method }, _args, context) => stepUpQuestions(method, context),
  },
  MemberAccount: {
    bankCards: (_account, _args, context) => readSession(context, readCards),
  },
}

async function readCards(platform: SessionPlatform) {
  const { list, bankRestHours, ...facts } = await platform.read(contract.bankCards, {})
  return {
    cards: list.map(getCard),
    ...facts,
    bankRestHours: bankRestHours ?? facts.restHours,
  }
}

export function getCard({ addedAt, usableAt, isResting, ...card }: Card) {
  return {
    ...card,
    addedAt,
    usableAt,
    isResting: isResting ?? usableAt > Date.now(),
  }
}
