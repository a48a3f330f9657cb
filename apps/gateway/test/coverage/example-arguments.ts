import { brandDay } from '../../src/domains/agent/day-range.ts'
import { AGENT, MEMBER } from '../accounts.ts'
import type { ExampleArguments } from './selections.ts'
import { KNOWN_CASE, KNOWN_MESSAGE, REJECTED_DEPOSIT, type World } from './world.ts'

/**
 * Example arguments for the fields that the coverage test selects. Every required argument needs an entry, by name or
 * as `Type.field.argument` where the name is ambiguous; optional arguments may have one.
 */
export function exampleArguments({
  openGame,
  invitation,
  bet,
  transaction,
  withdrawal,
  downline,
}: World): ExampleArguments {
  const today = brandDay()
  return {
    from: `${today.slice(0, 8)}01`,
    to: today,
    group: 'w_home',
    // A month may start today.
    ...Object.fromEntries(
      ['bettingRecord', 'accountRecord', 'profitAndLoss', 'bonusRecord'].map((field) => [
        `MemberAccount.${field}.from`,
        new Date(Date.parse(today) - 90 * 86_400_000).toISOString().slice(0, 10),
      ]),
    ),
    'MemberAccount.accountRecord.wallet': 'VENDORS',
    'MemberAccount.bet.id': bet,
    'MemberAccount.transaction.id': transaction,
    'Query.game.id': openGame,
    'Query.vendor.id': 'MRT',
    'Query.lobby.id': 'RNG',
    'Query.sportEvents.lobbyId': 'SPORTS',
    // Matches the start of words in vendors, promotions and help alike.
    'Query.search.text': 't',
    'Query.invitationCode.code': invitation,
    'MemberAccount.deposit.id': REJECTED_DEPOSIT,
    'Site.helpTopic.id': 'agreement',
    'Site.promotion.id': 'welcome-credit',
    'Viewer.favouriteGames.pageSize': 5,
    'MemberAccount.transferRules.receiver': downline,
    'MemberAccount.withdrawal.id': withdrawal,
    'MemberAccount.message.id': KNOWN_MESSAGE,
    // Each has its own boards and draws.
    'Query.lotteries.codes': ['HA_NOI', 'COLOUR_1M'],
    'Query.raffle.id': 'lantern-day-2',
    'MemberAccount.raffles.id': 'lantern-day-2',
    'Query.lottery.code': 'HA_NOI',
    'Query.lotteryDraw.code': 'HA_NOI',
    'Query.lotteryDraw.number': '20261122',
    'Viewer.lotteryTicket.id': '1',
    'Query.stationResults.day': today,
    'MemberAccount.serviceCase.id': KNOWN_CASE,
    'Chat.room.id': 'VIP',
    username: MEMBER.username,
    'AgentAccount.teamOverview.username': AGENT.username,
    'AgentAccount.downlines.username': AGENT.username,
    'AgentAccount.downlines.sort': 'TURNOVER',
    'AgentAccount.downlines.first': 5,
    'AgentAccount.downline.username': downline,
    'AgentAccount.teamBetting.username': AGENT.username,
    'AgentAccount.downlineTransactions.username': downline,
    'AgentAccount.downlineTransactions.first': 1,
    'AgentAccount.teamWatch.username': AGENT.username,
    'AgentAccount.contracts.kind': 'DAILY_SALARY',
    'AgentAccount.contracts.side': 'RECEIVED',
    'AgentAccount.contractSimulation.kind': 'DAILY_SALARY',
    'AgentAccount.contractSimulation.terms': { basisPoints: 10, minimumValidBet: '1' },
    'AgentAccount.contractSimulation.periods': 2,
  }
}
