import * as deposits from '@playhouse/platform-api/cashier-deposits.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { deposit, type DepositDetails } from '../../../../db/tables/cashier.ts'
import type { BindEndpoint, LiveSession } from '../../../../request/call-context.ts'
import { repeats } from '../../../../request/repetitions.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'
import type { AskRegister } from '../../limits/registers/ask-register.ts'
import { isOffered } from '../choose-provider.ts'
import type { TokenRates } from '../token-rates.ts'
import { cancelDeposit, releaseDeposit, submitProof } from './change-deposit.ts'
import { createDeposit, type DepositServices } from './create-deposit.ts'
import { depositDetail, listDeposits } from './deposit-list.ts'
import { type DepositMethod, listBanks, readSettings } from './deposit-settings.ts'

const isRepetition = repeats(deposit)

type MethodInfo = Awaited<ReturnType<typeof readSettings>>['depositInfo'][number]

/** A method that no payment provider has is not offered. */
export function depositRoutes(
  bind: BindEndpoint,
  services: DepositServices,
  { tokenRates, askRegister }: { tokenRates: TokenRates; askRegister: AskRegister },
): void {
  const { currency, requiredAge, providers } = services
  const create = async (
    session: LiveSession,
    method: DepositMethod,
    { requestKey, amount, promotionId }: { requestKey: string; amount: string; promotionId?: string | undefined },
    payer: DepositDetails = {},
  ) => {
    const { memberId } = requireRealAccount(session)
    await askRegister(services.database, memberId)
    const details = { ...payer, ...(promotionId !== undefined && { promotionId }) }
    return createDeposit(services, { memberId, method, amount: parseAmount(amount), requestKey, details })
  }

  bind(deposits.depositSettings, async (_, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    const settings = await readSettings(database, memberId, { currency: await currency(), requiredAge })
    const has = await isOffered(database, providers)
    const offered = settings.depositInfo.filter(({ method }) => has(method))
    const depositInfo = await Promise.all(
      offered.map((info) => withTokenRate(info, { of: settings.currency, on: database, tokenRates })),
    )
    return {
      ...settings,
      allowDeposit: depositInfo.length > 0 ? ('Y' as const) : ('N' as const),
      depositInfo,
      last: settings.last && has(settings.last.method) ? settings.last : null,
    }
  })
  bind(deposits.depositBanks, (_, { database }) => listBanks(database))
  bind(deposits.depositByQr, (input, { session }) => create(session, 'QR', input), isRepetition)
  bind(deposits.depositByTransfer, (input, { session }) => create(session, 'MANUAL', input), isRepetition)
  bind(
    deposits.depositFromAccount,
    ({ bankCode, payerName, ...input }, { session }) =>
      create(session, 'MANUAL', input, { payerBank: bankCode, payerName }),
    isRepetition,
  )
  bind(
    deposits.depositByGateway,
    ({ method, network, ...input }, { session }) =>
      create(session, method, input, method === 'USDT' && network ? { network } : {}),
    isRepetition,
  )
  bind(deposits.deposit, async ({ id }, { database, session: { memberId } }) =>
    depositDetail(database, { memberId, id: Number(id) }, await currency()),
  )
  bind(deposits.depositProof, async ({ id, uploads }, { database, session: { memberId } }) =>
    depositDetail(database, await submitProof(database, memberId, Number(id), uploads), await currency()),
  )
  bind(deposits.cancelDeposit, async ({ id }, { database, session: { memberId } }) =>
    depositDetail(database, await cancelDeposit(database, memberId, Number(id)), await currency()),
  )
  bind(deposits.releaseDeposit, async ({ id }, { database, session: { memberId } }) => {
    await releaseDeposit(database, memberId, Number(id))
    return depositDetail(database, { memberId, id: Number(id) }, await currency())
  })
  bind(deposits.depositReport, async (input, { database, session: { memberId } }) =>
    listDeposits(database, memberId, input, await currency()),
  )
}

const withTokenRate = async (
  info: MethodInfo,
  { of, on, tokenRates }: { of: string; on: Database; tokenRates: TokenRates },
) =>
  info.method === 'USDT'
    ? {
        ...info,
        tokenRate: await tokenRates(on, { method: 'USDT', amount: parseAmount(String(info.minimum)), currency: of }),
      }
    : info
