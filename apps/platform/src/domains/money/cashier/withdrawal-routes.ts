import * as cards from '@playhouse/platform-api/cashier-bank-cards.ts'
import * as stepUp from '@playhouse/platform-api/cashier-step-up.ts'
import * as withdrawals from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { withdrawal } from '../../../db/tables/cashier.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { repeats } from '../../../request/repetitions.ts'
import { relyingParty } from '../../people/session/passkeys/relying-party.ts'
import { requestStepUpCode, stepUpPasskeyOptions } from '../../people/session/second-factor/step-up.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { addCard, listBanks, listCards, removeCard, setDefaultCard } from './bank-cards.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import type { TokenRates } from './token-rates.ts'
import type { PaymentPasswordServices } from './payment-password.ts'
import { answerQuestion, cancelOwnWithdrawal, confirmReceipt } from './withdrawals/confirm.ts'
import { listUnconfirmed, listWithdrawals, readSettings, readWithdrawal } from './withdrawals/read-withdrawals.ts'
import { requestWithdrawal } from './withdrawals/request.ts'

interface Services extends PaymentPasswordServices {
  siteOrigins: readonly string[]
  transfers: Transfers
  hasProvider: boolean
  tokenRates: TokenRates
}

export function withdrawalRoutes(
  bind: BindEndpoint,
  { siteOrigins, hasProvider, tokenRates, ...services }: Services,
): void {
  const confirming = { verification: services.verification, party: relyingParty(siteOrigins) }

  bind(stepUp.requestStepUpCode, async (input, context) => {
    requireRealAccount(context.session)
    return requestStepUpCode(confirming, input, context)
  })
  bind(stepUp.stepUpPasskeyOptions, (_, { database, session }) =>
    stepUpPasskeyOptions(confirming, database, requireRealAccount(session).memberId),
  )

  bind(cards.bankCards, (_, { database, session }) => listCards(database, session.memberId))
  bind(cards.addBankCard, (input, context) => {
    requireRealAccount(context.session)
    return addCard(confirming, input, context)
  })
  bind(cards.removeBankCard, ({ id }, { database, session }) =>
    removeCard(database, requireRealAccount(session).memberId, id),
  )
  bind(cards.setDefaultBankCard, ({ id }, { database, session }) =>
    setDefaultCard(database, requireRealAccount(session).memberId, id),
  )
  bind(cards.withdrawalBanks, async (_, { database }) => ({
    list: hasProvider
      ? (await listBanks(database)).map(({ code, name, kind }) => ({ bankCode: code, bankName: name, kind }))
      : [],
  }))

  bind(withdrawals.withdrawalOptions, async (_, { database, session }) => {
    const settings = await readSettings(services, database, session.memberId, (await services.brand()).currency)
    if (!hasProvider) return { ...settings, allowWithdraw: false, canWithdraw: false, channels: [] }
    return { ...settings, channels: await withTokenRate(settings, tokenRates, database) }
  })
  bind(
    withdrawals.requestWithdrawal,
    async (input, context) => {
      requireRealAccount(context.session)
      if (!hasProvider) throw platformError('function.not.available')
      const { memberId, id } = await requestWithdrawal({ ...confirming, transfers: services.transfers }, input, context)
      return readWithdrawal(context.database, memberId, id)
    },
    repeats(withdrawal),
  )
  bind(withdrawals.withdrawalList, (input, { database, session }) => listWithdrawals(database, session.memberId, input))
  bind(withdrawals.withdrawalDetail, ({ id }, { database, session }) =>
    readWithdrawal(database, session.memberId, Number(id)),
  )
  bind(withdrawals.unconfirmedWithdrawals, (_, { database, session }) => listUnconfirmed(database, session.memberId))
  bind(withdrawals.confirmWithdrawalReceipt, async (input, { database, session }) => {
    const { memberId, id } = await confirmReceipt(database, session.memberId, input)
    return readWithdrawal(database, memberId, id)
  })
  bind(withdrawals.answerWithdrawalQuestion, async (input, { database, session }) => {
    const { memberId, id } = await answerQuestion(database, session.memberId, input)
    return readWithdrawal(database, memberId, id)
  })
  bind(withdrawals.cancelWithdrawal, async (input, { database, session }) => {
    const { memberId, id } = await cancelOwnWithdrawal(database, session.memberId, Number(input.id))
    return readWithdrawal(database, memberId, id)
  })
}

type Settings = Awaited<ReturnType<typeof readSettings>>

/** One rate for all networks: they have the same token. */
async function withTokenRate({ channels, currency }: Settings, tokenRates: TokenRates, database: Database) {
  const network = channels.find(({ kind }) => kind === 'CRYPTO')
  if (!network) return channels
  const amount = parseAmount(String(network.minimumAmount))
  const tokenRate = await tokenRates(database, { destination: 'CRYPTO', amount, currency })
  return channels.map((channel) => (channel.kind === 'CRYPTO' ? { ...channel, tokenRate } : channel))
}
