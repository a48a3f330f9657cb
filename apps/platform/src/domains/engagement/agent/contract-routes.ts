import * as pay from '@playhouse/platform-api/agent-contracts.ts'
import type { ContractKind } from '@playhouse/shared/agent-pay.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { actOnBill } from './bills.ts'
import { declineRequest, requestContract, withdrawRequest } from './contract-requests.ts'
import { answer, end, offer } from './contracts.ts'
import { readContracts, readIncome, simulate } from './pay-pages.ts'

export function contractRoutes(bind: BindEndpoint, brand: () => Promise<BrandSettings>): void {
  const currency = async () => (await brand()).currency
  const contracts = [
    ['DIVIDEND', pay.processContractDividend],
    ['DAILY_SALARY', pay.processDailySalary],
    ['HOURLY_SALARY', pay.processHourlySalary],
    ['REALTIME_SALARY', pay.processRealTimeSalary],
  ] as const
  const findModule = new Map<ContractKind, string>(contracts.map(([kind, { moduleId }]) => [kind, moduleId]))
  const requireKind = async (kind: ContractKind) => {
    if (!(await brand()).moduleOn(findModule.get(kind) ?? '')) throw platformError('function.not.available')
  }
  /** Reads the currency before the change, which must not fail afterwards. */
  const withCurrency = async <Changed>(change: () => Promise<Changed>) => {
    const unit = await currency()
    return { ...(await change()), currency: unit }
  }
  for (const [kind, endpoint] of contracts) {
    bind(endpoint, async (input, { database, session }) =>
      readContracts(database, session, kind, input, await currency()),
    )
  }
  bind(pay.offerContract, async (input, { database, session }) => {
    await requireKind(input.kind)
    return withCurrency(() => offer(database, session, input))
  })
  bind(pay.answerContract, (input, { database, session }) => withCurrency(() => answer(database, session, input)))
  bind(pay.endContract, (input, { database, session }) => withCurrency(() => end(database, session, input)))
  bind(pay.requestContract, async (input, { database, session }) => {
    await requireKind(input.kind)
    return withCurrency(() => requestContract(database, session, input))
  })
  bind(pay.declineContractRequest, (input, { database, session }) =>
    withCurrency(() => declineRequest(database, session, input)),
  )
  bind(pay.withdrawContractRequest, (input, { database, session }) =>
    withCurrency(() => withdrawRequest(database, session, input)),
  )
  bind(pay.billAction, (input, { database, session }) => withCurrency(() => actOnBill(database, session, input)))
  bind(pay.simulateContract, async (input, { database, session }) => {
    await requireKind(input.kind)
    return simulate(database, session, input, await currency())
  })
  bind(pay.income, async (input, { database, session }) => readIncome(database, session, input, await currency()))
}
