import {
  declineContractRequest,
  income,
  offerContract,
  processContractDividend,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
  requestContract,
  simulateContract,
  withdrawContractRequest,
} from '@playhouse/platform-api/agent-contracts.ts'
import {
  affiliateUrls,
  createDownline,
  downline,
  downlineRebates,
  downlines,
  promoteDownline,
  registeredAffiliates,
  teamBetting,
} from '@playhouse/platform-api/agent-downline.ts'
import { creditReport, downlineTransactions, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { agentAnnouncements, teamOverview } from '@playhouse/platform-api/agent.ts'

import {
  type Rules,
  addsUp,
  chained,
  daily,
  each,
  equal,
  falling,
  inOrder,
  is,
  isOneOf,
  minus,
  plus,
  rising,
  rules,
  sum,
  unique,
} from '../rules.ts'

export const AGENT: readonly Rules[] = [
  rules(agentAnnouncements, ({ list }) => [falling({ list }, 'publishedAt'), unique({ list }, 'id')]),
  rules(teamOverview, ({ range, days, bestLines, worstLines, agents, members }, input) => [
    daily({ days }, input),
    falling({ bestLines }, 'housePnl'),
    rising({ worstLines }, 'housePnl'),
    inOrder({ agents, members }),
    addsUp({ range }, { days }, ['deposit', 'withdrawal', 'turnover', 'housePnl', 'newMembers']),
  ]),
  rules([teamOverview, creditReport], ({ days }) => [rising({ days }, 'day')]),
  rules(affiliateUrls, ({ list }) => [
    unique({ list }, 'code'),
    each({ list }, ({ depositors, registrations, active, createdAt, expiresAt }) => [
      inOrder({ depositors, registrations }),
      inOrder({ active, registrations }),
      inOrder({ createdAt, expiresAt }),
    ]),
  ]),
  rules(createDownline, ({ account }, input) => [equal({ account, 'input.username': input.username })]),
  rules(downline, ({ minRate, maxRate, rate, minSeries, maxSeries }) => [
    inOrder({ minRate, maxRate }),
    inOrder({ rate, maxRate }),
    inOrder({ minSeries, maxSeries }),
  ]),
  rules(downlineRebates, ({ list }) => [falling({ list }, 'rate')]),
  rules([downlineRebates, downlines, registeredAffiliates], ({ list }) => [unique({ list }, 'account')]),
  rules([downlines, promoteDownline], ({ account }, input) => [equal({ account, 'input.account': input.account })]),
  rules(downlines, ({ list, totalCount }, input) => [
    inOrder({ 'count of list': list.length, totalCount }),
    (input.order === 'asc' ? rising : falling)({ list }, input.sort === 'registered' ? 'registeredAt' : input.sort),
  ]),
  rules(registeredAffiliates, ({ list }) => [falling({ list }, 'registeredAt')]),
  rules(teamBetting, ({ total, products, days }) => [
    falling({ days }, 'day'),
    addsUp({ total }, { products }, ['housePnl', 'rounds', 'turnover']),
    addsUp({ total }, { days }, ['rounds', 'deposit', 'withdrawal', 'turnover', 'housePnl']),
    each({ products }, ({ housePnl, turnover, uncounted, payout }) => [
      equal({ housePnl, 'turnover + uncounted - payout': minus(plus(turnover, uncounted), payout) }),
    ]),
  ]),
  rules(creditReport, (report) => {
    const { credit, debit, days, types } = report
    return [
      each({ report: [report], days }, (part) => [
        equal({
          closing: part.closing,
          'opening + credit - debit': minus(plus(part.opening, part.credit), part.debit),
        }),
      ]),
      chained({ days }, 'closing', 'opening'),
      equal({ credit, 'the sum of types': sum(types, 'credit'), 'the sum of days': sum(days, 'credit') }),
      equal({ debit, 'the sum of types': sum(types, 'debit'), 'the sum of days': sum(days, 'debit') }),
    ]
  }),
  rules(downlineTransactions, ({ list }, input) => [
    falling({ list }, 'at'),
    each({ list }, ({ type }) => [isOneOf({ type }, input.types)]),
  ]),
  rules(teamWatch, ({ losses, wins }) => [falling({ losses }, 'amount'), falling({ wins }, 'amount')]),
  rules(declineContractRequest, ({ state }) => [is({ state }, 'DECLINED')]),
  rules(income, ({ received, sources, paid, days }) => [
    equal({ received, 'the sum of sources': sum(sources, 'received'), 'the sum of days': sum(days, 'received') }),
    equal({ paid, 'the sum of sources': sum(sources, 'paid'), 'the sum of days': sum(days, 'paid') }),
  ]),
  rules(
    [income, processContractDividend, processDailySalary, processHourlySalary, processRealTimeSalary],
    ({ bills }) => [unique({ bills }, 'id')],
  ),
  rules(offerContract, ({ state }) => [is({ state }, 'OFFERED')]),
  rules(
    [processContractDividend, processDailySalary, processHourlySalary, processRealTimeSalary],
    ({ contracts, bills }) => [
      unique({ contracts }, 'id'),
      each({ bills }, ({ periodFrom, periodTo }) => [inOrder({ periodFrom, periodTo })]),
    ],
  ),
  rules(requestContract, ({ state }) => [is({ state }, 'REQUESTED')]),
  rules(simulateContract, ({ periods, total, received, paid }, input) => [
    equal({ 'count of periods': periods.length, 'input.periods': input.periods }),
    equal({ total, 'the sum of periods': sum(periods, 'amount') }),
    equal({ received, 'the sum of periods': sum(periods, 'received') }),
    equal({ paid, 'the sum of periods': sum(periods, 'paid') }),
    each({ periods }, ({ from, to }) => [inOrder({ from, to })]),
  ]),
  rules(withdrawContractRequest, ({ state }) => [is({ state }, 'WITHDRAWN')]),
]
