import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, getNamedType, type GraphQLUnionType } from 'graphql'

/** Types without data in the reference platform, and why; unit tests cover their mapping. */
export const NEVER_THERE: Readonly<Record<string, string>> = {
  HelpService: 'the rules here name none; jurisdictions.db.test.ts has some that do',
  IdentityDeadline: 'the rules here ask for none; jurisdictions.db.test.ts has some that do',
  PvpRoom: 'nobody sits in a card room while the test asks',
  LobbyMatches: 'what is searched for here is found',
  UnresolvedTransfer: 'every transfer of the test gets its answer',
  HumanChallenge: 'verification.test.ts asks a platform that requires proofs of work',
  RequestTextCaptchaSuccess: 'verification.test.ts asks a platform that requires proofs of work',
  LaterLogIn: 'log-in.test.ts has an account with a newer session',
  ExternalChat: 'chat.test.ts has a chat of another system',
  ExternalChatUser: 'chat.test.ts has a chat of another system',
  ...lotteryTypes(),
  ...liveTypes(),
}

/** Types of lotteries: no tickets are sold and no draw is proved here. */
function lotteryTypes(): Record<string, string> {
  const names = [
    'CeilingReached',
    'DrawProof',
    'DrawStep',
    'Hold',
    'Remaining',
    'ResultVersion',
    'Sales',
    'StakeLimited',
    'TicketSettlement',
    'TicketSuccess',
  ]
  return Object.fromEntries(names.map((name) => [`Lottery${name}`, 'lottery.test.ts asks a platform that draws']))
}

function liveTypes(): Record<string, string> {
  const schema = buildSchema(TYPE_DEFINITIONS)
  const roots = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
  const events = roots.flatMap(({ type }) => schema.getPossibleTypes(getNamedType(type) as GraphQLUnionType))
  return Object.fromEntries(
    ['Subscription', ...events.map(({ name }) => name)].map((name) => [name, 'live.test.ts reads streams']),
  )
}

/** Fields that are null for every caller here, and why. */
export const ALWAYS_NULL: Readonly<Record<string, string>> = {
  'ApiToken.lastUsedAt': 'api-tokens.test.ts uses a token',
  'Chat.external': 'chat.test.ts has a chat of another system',
  'GamePage.suggestions': 'what is searched for here is found',
  'GamePage.correctedSearch': 'what is searched for here is found',
  'GamePage.elsewhere': 'what is searched for here is found',
  'GameUnderMaintenance.field': 'it says so itself',
  'DepositBonus.amount': 'nobody pays the deposit; deposits.db.test.ts does',
  'DepositBonus.obstacle': 'nobody pays the deposit; deposits.db.test.ts does',
  'DepositOptions.identityDeadline': 'the rules here ask for none; jurisdictions.db.test.ts has some that do',
  'IdentityCheck.deadline': 'the rules here ask for none; jurisdictions.db.test.ts has some that do',
  'DepositOptions.hold': 'nobody here seems to be an excluded person',
  'BannerLink.launchTarget': 'banners lead to games that are launched',
  'LaunchTarget.playType': 'no lottery has kinds of play',
  'MemberProfile.laterLogIn': 'log-in.test.ts has an account with a newer session',
  'Movement.counterparty': 'nobody transfers to another account before the records are read',
  'LotteryBoard.maxSeries': 'the lotteries asked for are not played by series',
  'LotteryBoard.minSeries': 'the lotteries asked for are not played by series',
  'LotteryBoard.series': 'the lotteries asked for are not played by series',
  'LotteryDraw.hold': 'lottery.test.ts holds a draw',
  'LotteryTicketDraw.hold': 'lottery.test.ts holds a draw',
  'LotteryTicketDraw.voidReason': 'no draw of a ticket is void; holds.db.test.ts of the platform voids one',
  'LotteryGame.current': 'nothing is drawn here',
  'StepUpOption.questions': 'security-questions.test.ts has an account whose questions may confirm payments',
  'PaymentPassword.questions': 'security-questions.test.ts has an account whose questions may confirm payments',
  'SecurityQuestions.lockedSeconds': 'security-questions.test.ts locks them',
  'Query.humanChallenge': 'verification.test.ts asks a platform that requires proofs of work',
  'Query.lotteryDraw': 'lottery.test.ts asks a platform that draws',
  'PopularLottery.drawNumber': 'nothing is drawn here',
  'PopularLottery.secondsToClose': 'nothing is drawn here',
  'SiteStatus.maintenanceEndsAt': 'the brand is open',
  'AccountBlocked.field': 'no field is at fault',
  'CaptchaRequired.field': 'no field is at fault',
  'VerificationRequired.field': 'no field is at fault',
  'StepUpRequired.field': 'no field is at fault',
  'TurnoverRequired.field': 'no field is at fault',
  'BonusAccount.running': 'it would hold back withdrawals and transfers; bonus.db.test.ts of the platform has one',
  'WithdrawalOptions.bonusTurnover': 'no bonus runs',
  'WithdrawalRequirement.metAt': 'no new card waits, and no payment password is locked',
  'PaymentPassword.lockedSeconds': 'nobody has tried too often',
}
