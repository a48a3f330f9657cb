import * as activityStatement from './limits-statement.ts'
import * as agentApplications from './agent-applications.ts'
import * as agentContracts from './agent-contracts.ts'
import * as agentDownline from './agent-downline.ts'
import * as agentReports from './agent-reports.ts'
import * as agent from './agent.ts'
import * as cashierDeposits from './cashier-deposits.ts'
import * as bankCards from './cashier-bank-cards.ts'
import * as paymentPassword from './cashier-payment-password.ts'
import * as stepUp from './cashier-step-up.ts'
import * as withdrawals from './cashier-withdrawals.ts'
import * as cases from './support-cases.ts'
import * as chat from './chat.ts'
import type { Domain, Endpoint } from './endpoint.ts'
import * as lotteryMenus from './games-lottery-menus.ts'
import * as lotteryBoard from './lottery-board.ts'
import * as lotterySheets from './lottery-sheets.ts'
import * as lotteryTickets from './lottery-tickets.ts'
import * as lottery from './lottery.ts'
import * as gamesPlayed from './games-played.ts'
import * as games from './games.ts'
import * as memberProfile from './member-profile.ts'
import * as memberTransfers from './member-transfers.ts'
import * as limits from './limits.ts'
import * as member from './member.ts'
import * as messages from './messages.ts'
import * as notices from './notices.ts'
import * as missions from './missions.ts'
import * as passwords from './member-passwords.ts'
import * as points from './points.ts'
import * as promotions from './promotions.ts'
import * as raffles from './raffles.ts'
import * as ranks from './ranks.ts'
import * as records from './records.ts'
import * as referral from './referrals.ts'
import * as registration from './registration.ts'
import * as sessionApiTokens from './session-api-tokens.ts'
import * as sessionAuthenticator from './session-authenticator.ts'
import * as sessionHandOff from './session-hand-off.ts'
import * as sessionPasskeys from './session-passkeys.ts'
import * as sessionSecurity from './session-security.ts'
import * as securityQuestions from './session-security-questions.ts'
import * as sessionSocial from './session-social.ts'
import * as session from './session.ts'
import * as rewards from './rewards.ts'
import * as siteSettings from './site-settings.ts'
import * as site from './site.ts'
import * as verification from './verification.ts'
import * as support from './support.ts'
import * as uploads from './uploads.ts'
import * as walletTransfers from './wallet-transfers.ts'
import * as wallet from './wallet.ts'

const FILES = {
  site: [site, siteSettings],
  session: [
    session,
    sessionSecurity,
    securityQuestions,
    sessionApiTokens,
    sessionAuthenticator,
    sessionPasskeys,
    sessionHandOff,
    sessionSocial,
  ],
  registration: [registration, referral],
  verification: [verification],
  member: [member, memberProfile, passwords, ranks],
  wallet: [wallet, walletTransfers, memberTransfers],
  cashier: [cashierDeposits, paymentPassword, stepUp, bankCards, withdrawals],
  records: [records],
  limits: [limits, activityStatement],
  live: [],
  uploads: [uploads],
  games: [games, gamesPlayed, lotteryMenus],
  lottery: [lottery, lotteryBoard, lotteryTickets, lotterySheets],
  promotions: [promotions, rewards, missions],
  points: [points],
  raffles: [raffles],
  messages: [messages, notices],
  support: [cases, chat, support],
  agent: [agent, agentDownline, agentReports, agentContracts, agentApplications],
} satisfies Record<Domain, readonly object[]>

type File = (typeof FILES)[Domain][number]
/** Distributes over the files. */
type EndpointsIn<F> = F extends unknown
  ? { [Name in keyof F as F[Name] extends Endpoint ? Name : never]: F[Name] }
  : never
type Joined<T> = (T extends unknown ? (part: T) => void : never) extends (joined: infer All) => void ? All : never
export type EndpointsByName = Joined<EndpointsIn<File>>

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value

const named = (endpoint: Endpoint, name: string, domain: string): Endpoint =>
  Object.defineProperties(endpoint, {
    name: { value: name, enumerable: true },
    domain: { value: domain, enumerable: true },
  })

export const ALL_ENDPOINTS: readonly Endpoint[] = Object.entries(FILES).flatMap(([domain, files]) =>
  files
    .flatMap((file: object) => Object.entries(file) as [string, unknown][])
    .flatMap(([name, value]) => (isEndpoint(value) ? [named(value, name, domain)] : [])),
)
