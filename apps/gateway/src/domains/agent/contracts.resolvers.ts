import { agentAnnouncements } from '@playhouse/platform-api/agent.ts'
import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { AgentContractKind, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { pageInfo, getPage } from '../base/connections.ts'
import { atMost, pageInput } from '../base/contract-input.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'
import { toBill, getLines } from './bills.ts'
import { agentMutation } from './agent-mutation.ts'
import { countedProducts, readTeam } from './downline.ts'

const ANNOUNCEMENTS_MAX = 50

const PAGES = {
  DIVIDEND: [contract.processContractDividend, MAY.seeDividends],
  DAILY_SALARY: [contract.processDailySalary, MAY.seeDailySalary],
  HOURLY_SALARY: [contract.processHourlySalary, MAY.seeHourlySalary],
  REALTIME_SALARY: [contract.processRealTimeSalary, MAY.seeRealtimeSalary],
} as const satisfies Record<AgentContractKind, unknown>

export const contractResolvers: Resolvers = {
  AgentAccount: {
    contracts: ({ account }, { kind, side, reachedOnly, page, pageSize }, context) => {
      const [endpoint, mayOpen] = PAGES[kind]
      return readTeam(account, context, { mayOpen }, async (platform) => {
        const paging = pageInput(endpoint, { page, pageSize })
        const found = await platform.read(endpoint, {
          side: side === 'PAID' ? 'paid' : 'received',
          show: reachedOnly ? 'reached' : 'all',
          ...paging,
        })
        return {
          __typename: 'AgentContracts' as const,
          kind,
          offerLimitBasisPoints: found.offerLimit,
          contracts: found.contracts.map(toContract),
          requests: found.requests.map(getRequest),
          uncovered: found.uncovered.count > 0 ? found.uncovered : null,
          bills: found.bills.map(toBill),
          totalCount: found.totalCount,
          pageInfo: pageInfo(paging.pageNo, found.totalPages),
        }
      })
    },
    contractSimulation: ({ account }, { username, kind, terms, periods }, context) =>
      readTeam(account, context, { username, mayOpen: PAGES[kind][1] }, async (platform) => {
        const requested = {
          kind,
          terms: getTerms(terms),
          periods: atMost(contract.simulateContract, 'periods', periods),
          ...(username && { account: username }),
        }
        const found = await platform.read(contract.simulateContract, requested)
        return {
          __typename: 'ContractSimulation' as const,
          ...found,
          periods: found.periods.map((period) => ({
            ...period,
            isReached: period.reached,
            lines: getLines(period.lines),
          })),
        }
      }),
    announcements: (_agent, { page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const { list } = await platform.read(agentAnnouncements, {})
        const size = Math.min(pageSize, ANNOUNCEMENTS_MAX)
        const { nodes, ...rest } = getPage(list, Math.min(page, ANNOUNCEMENTS_MAX), size)
        return { ...rest, nodes: nodes.map((announcement) => ({ ...announcement, id: String(announcement.id) })) }
      }),
  },
  Mutation: {
    offerContract: agentMutation(async (platform, { username, kind, terms, paymentPassword }) => {
      const order = { account: username, kind, terms: getTerms(terms), paymentPassword }
      return contractChange(await platform.write(contract.offerContract, order))
    }),
    answerContract: agentMutation(async (platform, { id, accept, termsHash, ending, paymentPassword }) => {
      const password = paymentPassword == null ? {} : { paymentPassword }
      const order = { id, accept, termsHash, ending: [...(ending ?? [])], ...password }
      return contractChange(await platform.write(contract.answerContract, order))
    }),
    endContract: agentMutation(async (platform, { id, ending }) =>
      contractChange(await platform.write(contract.endContract, { id, ending: [...(ending ?? [])] })),
    ),
    requestContract: agentMutation(async (platform, { kind, terms, note }) => {
      const order = { kind, terms: getTerms(terms), note: note ?? '' }
      return requestChange(await platform.write(contract.requestContract, order))
    }),
    declineContractRequest: agentMutation(async (platform, { id, reason }) =>
      requestChange(await platform.write(contract.declineContractRequest, { id, reason })),
    ),
    withdrawContractRequest: agentMutation(async (platform, { id }) =>
      requestChange(await platform.write(contract.withdrawContractRequest, { id })),
    ),
    collectBill: agentMutation(async (platform, { id }) =>
      billChange(await platform.write(contract.billAction, { id })),
    ),
    disputeBill: agentMutation(async (platform, { id, note }) =>
      billChange(await platform.write(contract.billAction, { id, dispute: note })),
    ),
  },
}

const getTerms = (terms: ContractTermsInput): InputOf<typeof contract.simulateContract>['terms'] => ({
  period: terms.period,
  basisPoints: terms.basisPoints,
  minValidBet: terms.minimumValidBet ?? null,
  minHouseProfit: terms.minimumHouseProfit ?? null,
  minActiveMembers: terms.minimumActiveMembers ?? null,
  maxWinRate: terms.maximumWinBasisPoints ?? null,
  maxLossRate: terms.maximumLossBasisPoints ?? null,
  maxSingleBet: terms.maximumSingleBet ?? null,
  deductsRebates: terms.isNetOfRebates ?? undefined,
  deductsPromotions: terms.isNetOfPromotions ?? undefined,
  lossCarryOver: terms.lossCarryOver ?? undefined,
  activeMemberBet: terms.activeMemberBet ?? undefined,
  tiers: terms.tiers?.map(({ profit, basisPoints }) => ({ profit, basisPoints })),
})

type Page = ValueOf<typeof contract.processDailySalary>

function mapTerms(terms: Page['contracts'][number]['terms']) {
  return {
    period: terms.period,
    basisPoints: terms.basisPoints,
    minimumValidBet: terms.minValidBet,
    minimumHouseProfit: terms.minHouseProfit,
    minimumActiveMembers: terms.minActiveMembers,
    maximumWinBasisPoints: terms.maxWinRate,
    maximumLossBasisPoints: terms.maxLossRate,
    maximumSingleBet: terms.maxSingleBet,
    isNetOfRebates: terms.deductsRebates ?? false,
    isNetOfPromotions: terms.deductsPromotions ?? false,
    lossCarryOver: terms.lossCarryOver ?? null,
    activeMemberBet: terms.activeMemberBet ?? null,
    tiers: terms.tiers ?? [],
    countedProducts: countedProducts(terms.shares ?? {}),
  }
}

const getRequest = (request: Page['requests'][number]) => ({
  ...request,
  payee: request.account,
  payer: request.upline,
  terms: mapTerms(request.terms),
})

const toContract = (one: Page['contracts'][number]) => ({
  ...one,
  payee: one.account,
  payer: one.upline,
  terms: mapTerms(one.terms),
  ending: one.ending.map(({ account: username, basisPoints }) => ({ username, basisPoints })),
})

/** The changed contract. Older platforms do not send it. */
const contractChange = ({
  contract: changed,
  currency,
}: Pick<ValueOf<typeof contract.answerContract>, 'contract' | 'currency'>) => ({
  __typename: 'ContractChangeSuccess' as const,
  contract: changed && currency ? toContract(changed) : null,
})

const requestChange = ({ request, currency }: ValueOf<typeof contract.requestContract>) => ({
  __typename: 'ContractRequestChangeSuccess' as const,
  request: request && currency ? getRequest(request) : null,
})

const billChange = ({ bill, currency }: ValueOf<typeof contract.billAction>) => ({
  __typename: 'BillChangeSuccess' as const,
  bill: bill && currency ? toBill(bill) : null,
})
