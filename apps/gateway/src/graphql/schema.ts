import { makeExecutableSchema } from '@graphql-tools/schema'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { type GraphQLSchema, defaultFieldResolver, getNamedType, GraphQLInt } from 'graphql'
import { agentResolvers } from '../domains/agent/agent.resolvers.ts'
import { applicationResolvers } from '../domains/agent/applications.resolvers.ts'
import { contractResolvers } from '../domains/agent/contracts.resolvers.ts'
import { downlineResolvers } from '../domains/agent/downline.resolvers.ts'
import { incomeResolvers } from '../domains/agent/income.resolvers.ts'
import { reportResolvers } from '../domains/agent/team-reports.resolvers.ts'
import { depositResolvers } from '../domains/cashier/deposits.resolvers.ts'
import { bankCardResolvers } from '../domains/cashier/bank-cards.resolvers.ts'
import { paymentPasswordResolvers } from '../domains/cashier/payment-password.resolvers.ts'
import { lotteryResolvers } from '../domains/lottery/lottery.resolvers.ts'
import { lotterySheetResolvers } from '../domains/lottery/sheets.resolvers.ts'
import { lotteryTicketResolvers } from '../domains/lottery/tickets.resolvers.ts'
import { withdrawalResolvers } from '../domains/cashier/withdrawals.resolvers.ts'
import { gamesResolvers } from '../domains/games/games.resolvers.ts'
import { lotteryMenuResolvers } from '../domains/games/lottery-menus.resolvers.ts'
import { playedResolvers } from '../domains/games/played.resolvers.ts'
import { searchResolvers } from '../domains/games/search.resolvers.ts'
import { limitsResolvers } from '../domains/limits/limits.resolvers.ts'
import { memberResolvers } from '../domains/member/member.resolvers.ts'
import { profileResolvers } from '../domains/member/profile.resolvers.ts'
import { memberTransferResolvers } from '../domains/member-transfers/member-transfers.resolvers.ts'
import { recordResolvers } from '../domains/records/records.resolvers.ts'
import { referralResolvers } from '../domains/referrals/referrals.resolvers.ts'
import { registrationResolvers } from '../domains/registration/registration.resolvers.ts'
import { messageResolvers } from '../domains/messages/messages.resolvers.ts'
import { noticeResolvers } from '../domains/notices/notices.resolvers.ts'
import { missionResolvers } from '../domains/missions/missions.resolvers.ts'
import { raffleResolvers } from '../domains/raffles/raffles.resolvers.ts'
import { pointsResolvers } from '../domains/points/points.resolvers.ts'
import { chatResolvers } from '../domains/chat/chat.resolvers.ts'
import { caseResolvers } from '../domains/support/cases.resolvers.ts'
import { rewardResolvers } from '../domains/rewards/rewards.resolvers.ts'
import { passwordResolvers } from '../domains/member/password.resolvers.ts'
import { logInResolvers } from '../domains/session/log-in.resolvers.ts'
import { securityResolvers } from '../domains/session/security.resolvers.ts'
import { sessionResolvers } from '../domains/session/session.resolvers.ts'
import { identityProviderResolvers } from '../domains/session/identity-provider.resolvers.ts'
import { viewerResolvers } from '../domains/session/viewer.resolvers.ts'
import { bonusResolvers } from '../domains/bonus/bonus.resolvers.ts'
import { promotionResolvers } from '../domains/promotions/promotions.resolvers.ts'
import { siteContentResolvers } from '../domains/site/site-content.resolvers.ts'
import { siteResolvers } from '../domains/site/site.resolvers.ts'
import { supportResolvers } from '../domains/support/support.resolvers.ts'
import { uploadResolvers } from '../domains/uploads/uploads.resolvers.ts'
import { verificationResolvers } from '../domains/verification/verification.resolvers.ts'
import { walletResolvers } from '../domains/wallet/wallet.resolvers.ts'
import { composeModules } from '../extend/extend-schema.ts'
import type { GatewayModule } from '../extend/gateway-module.ts'
import { guardFields } from './guards.ts'
import { guardRates } from './rate-guard.ts'
import { readAfterChange } from './read-after-change.ts'
import { describeRefusals, guardRefusals } from './refusals.ts'
import { resolveMoney } from './resolve-money.ts'
import { liveResolvers } from '../domains/live/live.resolvers.ts'
import { SCALARS } from '../domains/base/scalars.ts'
import { badArgument } from '../domains/base/errors.ts'
import { changeFields } from './change-fields.ts'

/** Refuses an argument below one that counts items or pages: a whole number with a default. Each list caps what is too many. */
function guardCounts(schema: GraphQLSchema): GraphQLSchema {
  return changeFields(schema, (field) => {
    const counts = field.args
      .filter(({ type, defaultValue }) => getNamedType(type) === GraphQLInt && defaultValue !== undefined)
      .map(({ name }) => name)
    if (counts.length === 0) return undefined
    const { resolve = defaultFieldResolver } = field
    return {
      resolve: (source, args, context, info) => {
        const below = counts.find((name) => Number(args[name]) < 1)
        if (below) throw badArgument(`\`${below}\` must be 1 or more, not ${String(args[below])}.`)
        return resolve(source, args, context, info)
      },
    }
  })
}

const RESOLVERS = [
  SCALARS,
  siteResolvers,
  siteContentResolvers,
  limitsResolvers,
  supportResolvers,
  promotionResolvers,
  bonusResolvers,
  sessionResolvers,
  securityResolvers,
  identityProviderResolvers,
  logInResolvers,
  passwordResolvers,
  viewerResolvers,
  registrationResolvers,
  referralResolvers,
  verificationResolvers,
  memberResolvers,
  profileResolvers,
  uploadResolvers,
  walletResolvers,
  depositResolvers,
  memberTransferResolvers,
  messageResolvers,
  noticeResolvers,
  rewardResolvers,
  missionResolvers,
  pointsResolvers,
  raffleResolvers,
  caseResolvers,
  chatResolvers,
  recordResolvers,
  paymentPasswordResolvers,
  bankCardResolvers,
  withdrawalResolvers,
  lotteryResolvers,
  lotteryTicketResolvers,
  lotterySheetResolvers,
  gamesResolvers,
  lotteryMenuResolvers,
  playedResolvers,
  searchResolvers,
  agentResolvers,
  applicationResolvers,
  contractResolvers,
  downlineResolvers,
  incomeResolvers,
  reportResolvers,
  liveResolvers,
]

/**
 * The executable schema.
 * @param modules of a project
 * @throws Error for a resolver without a field, a root field without `@access` or a module that does not fit
 */
export function buildSchema(modules: readonly GatewayModule[] = []): GraphQLSchema {
  const { typeDefs, resolvers } = composeModules(TYPE_DEFINITIONS, modules)
  const schema = makeExecutableSchema({
    typeDefs: [TYPE_DEFINITIONS, ...typeDefs],
    resolvers: [...RESOLVERS, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return describeRefusals(guardRefusals(guardRates(guardCounts(guardFields(readAfterChange(resolveMoney(schema)))))))
}
