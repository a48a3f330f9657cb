import type { FastifyInstance } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import { paymentProviders } from '@playhouse/vendor-api/payments/all.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import { type Config, getParties } from '../config.ts'
import { openVendors, type Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { brandSettings } from '../domains/site/brand-settings.ts'
import { readTwoOperatorsAbove } from '../domains/site/operator.ts'
import { transferAllowance } from '../domains/money/limits/play-allowance.ts'
import type { Funds } from '../domains/money/wallet/transfer/move-funds.ts'
import { openTransfers } from '../domains/money/wallet/transfer/transfers.ts'
import { secretBox } from '../request/secret-box.ts'
import type { Sender } from '../domains/people/verification/sender.ts'
import { codeDelivery } from '../domains/people/verification/codes/code-delivery.ts'
import type { Codes } from '../domains/people/verification/codes/code-types.ts'
import { verificationCodes } from '../domains/people/verification/codes/codes.ts'
import { openSender } from '../domains/people/verification/open-sender.ts'
import { accountSection } from './desks/operators/account-pages.ts'
import { applicationSection } from './desks/agent/application-pages.ts'
import { auditSection } from './desks/audit/audit-pages.ts'
import { betSection } from './desks/records/bet-pages.ts'
import { brandSection } from './desks/site/brand-pages.ts'
import { broadcastSection } from './desks/messages/broadcast-pages.ts'
import { caseSection } from './desks/support/case-pages.ts'
import { chatSection } from './desks/chat/chat-pages.ts'
import { announcementSection, bannerSection } from './desks/site/content-pages.ts'
import { creditSection } from './desks/wallet/credit-pages.ts'
import { depositSection } from './desks/cashier/deposit-pages.ts'
import { gameSection, vendorSection } from './desks/games/game-pages.ts'
import { helpSection } from './desks/site/help-pages.ts'
import { identitySection } from './desks/member/identity-pages.ts'
import { leaderboardSection } from './desks/missions/leaderboard-pages.ts'
import { lotterySection } from './desks/lottery/lottery-pages.ts'
import { mallSection } from './desks/points/mall-pages.ts'
import { agentPaySection, marginSection } from './desks/margins/margin-pages.ts'
import { memberSection } from './desks/member/member-pages.ts'
import { missionSection } from './desks/missions/mission-pages.ts'
import { moduleSection } from './desks/site/module-pages.ts'
import { buildOffice } from './office-app.ts'
import { operatorSection } from './desks/operators/operator-pages.ts'
import { owedSection } from './desks/cashier/owed-pages.ts'
import { paymentSection } from './desks/cashier/payment-pages.ts'
import { pictureSection } from './desks/site/picture-pages.ts'
import { promotionSection } from './desks/promotions/promotion-pages.ts'
import { raffleSection } from './desks/raffles/raffle-pages.ts'
import { pointRuleSection } from './desks/points/reward-rules-pages.ts'
import { rankSection } from './desks/ranks/rank-pages.ts'
import { redemptionSection } from './desks/points/redemption-pages.ts'
import { protectionSection } from './desks/limits/protection-pages.ts'
import { reconciliationSection } from './desks/cashier/reconciliation-pages.ts'
import { reportSection } from './desks/reports/report-pages.ts'
import type { OfficeSection, OperatorLimits } from './kit/section.ts'
import {
  downloadSection,
  referralSection,
  registrationSection,
  twoOperatorsSection,
} from './desks/site/site-settings-pages.ts'
import { setupSection } from './desks/site/setup-pages.ts'
import { leftDownlineSection } from './desks/agent/left-downline-pages.ts'
import { unpaidBillSection } from './desks/agent/unpaid-bill-pages.ts'
import { riskCaseSection } from './desks/risk/case-pages.ts'
import { riskSection } from './desks/risk/risk-pages.ts'
import { withdrawalSection } from './desks/cashier/withdrawal-pages.ts'

interface OpenOfficeOptions {
  config: Config & { office: NonNullable<Config['office']> }
  database: Database
  /** Reports from a replica; from `database` by default. */
  replica?: ReportReads | undefined
  /** Sender in place of the configured ones. */
  sender?: Sender
  providers?: PaymentProviders
  vendors?: OfficeVendors
  logStream?: { write(line: string): void }
}

/** Vendor calls that operators use. */
export type OfficeVendors = Pick<Vendors, 'readRound' | 'listGames' | 'ask' | 'close'>

export async function openOffice({
  config,
  database,
  replica,
  logStream,
  ...options
}: OpenOfficeOptions): Promise<FastifyInstance> {
  const sender =
    options.sender ??
    (config.sender && openSender(config.sender, { warn: (details, message) => app.log.warn(details, message) }))
  const delivery =
    sender &&
    codeDelivery({
      sender,
      minutes: config.codes.minutes,
      brandName: async () => (await brandSettings(database, getParties(config))()).name,
      log: { error: (details, message) => app.log.error(details, message) },
    })
  const codes = verificationCodes(config.codes, delivery?.deliver)
  const providers = options.providers ?? paymentProviders.open(config.payments)
  const vendors = options.vendors ?? openVendors({ baseUrl: config.vendorUrl, secret: config.seamlessSecret })
  const transfers = openTransfers({
    database,
    vendors,
    secret: config.seamlessSecret,
    transferAllowance,
    log: {
      warn: (...logged: Parameters<typeof app.log.warn>) => app.log.warn(...logged),
      error: (...logged: Parameters<typeof app.log.error>) => app.log.error(...logged),
    },
  })
  const app = await buildOffice({
    config,
    database,
    replica,
    ...(logStream && { logStream }),
    sections: officeSections({ config, database, sender, codes, providers, vendors, transfers }),
  })
  app.addHook('onClose', async () => delivery?.settle())
  app.addHook('onClose', () =>
    Promise.all([...[...providers.values()].map((provider) => provider.close()), vendors.close()]),
  )
  return app
}

interface SectionServices extends Pick<OpenOfficeOptions, 'config' | 'database'> {
  sender: Sender | undefined
  codes: Codes
  providers: PaymentProviders
  vendors: OfficeVendors
  transfers: Funds['transfers']
}

export function officeSections({
  config,
  database,
  sender,
  codes,
  providers,
  vendors,
  transfers,
}: SectionServices): readonly OfficeSection[] {
  const parties = { ...getParties(config), sender: sender !== undefined }
  const brand = brandSettings(database, parties)
  const brandName = async () => (await brand()).name
  const { twoOperatorsAbove } = config.office
  const limits: OperatorLimits = {
    twoOperatorsAbove: async () => (await readTwoOperatorsAbove(database)) ?? twoOperatorsAbove,
  }
  return [
    memberSection({ sender, codes, brand, transfers, siteOrigin: config.siteOrigins[0] ?? '' }),
    betSection({ vendors, launchHost: config.launchHosts[0] }),
    withdrawalSection(limits),
    depositSection(limits, { providers, currency: async () => (await brand()).currency }),
    identitySection,
    applicationSection,
    leftDownlineSection,
    protectionSection,
    riskCaseSection({ brand, transfers }),
    riskSection,
    lotterySection(brand),
    caseSection,
    chatSection,
    redemptionSection,
    mallSection(limits),
    pointRuleSection,
    rankSection,
    referralSection,
    agentPaySection,
    marginSection,
    broadcastSection,
    bannerSection,
    announcementSection,
    helpSection,
    pictureSection,
    downloadSection,
    registrationSection,
    twoOperatorsSection(twoOperatorsAbove),
    gameSection({ vendors }),
    vendorSection,
    promotionSection(limits),
    missionSection(limits),
    leaderboardSection(limits),
    raffleSection(limits),
    creditSection,
    owedSection,
    unpaidBillSection,
    setupSection({ config, parties, sender, brandName }),
    paymentSection(parties, providers),
    moduleSection(parties),
    brandSection,
    reportSection,
    auditSection,
    reconciliationSection([...providers.keys()]),
    operatorSection,
    accountSection(secretBox(config.secretKeys)),
  ]
}
