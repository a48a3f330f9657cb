import type { pack as errors } from './packs/EN/errors.ts'
import type { pack as faults } from './packs/EN/faults.ts'
import type { pack as analytics } from './packs/EN/analytics.ts'
import type { pack as deposit } from './packs/EN/deposit.ts'
import type { pack as agent } from './packs/EN/agent.ts'
import type { pack as applicant } from './packs/EN/applicant.ts'
import type { pack as favourites } from './packs/EN/favourites.ts'
import type { pack as contracts } from './packs/EN/contracts.ts'
import type { pack as downline } from './packs/EN/downline.ts'
import type { pack as events } from './packs/EN/events.ts'
import type { pack as game } from './packs/EN/game.ts'
import type { pack as messages } from './packs/EN/messages.ts'
import type { pack as missions } from './packs/EN/missions.ts'
import type { pack as raffles } from './packs/EN/raffles.ts'
import type { pack as rewards } from './packs/EN/rewards.ts'
import type { pack as winners } from './packs/EN/winners.ts'
import type { pack as invite } from './packs/EN/invite.ts'
import type { pack as notices } from './packs/EN/notices.ts'
import type { pack as points } from './packs/EN/points.ts'
import type { pack as closing } from './packs/EN/closing.ts'
import type { pack as cases } from './packs/EN/cases.ts'
import type { pack as chat } from './packs/EN/chat.ts'
import type { pack as member } from './packs/EN/member.ts'
import type { pack as layers } from './packs/EN/layers.ts'
import type { pack as promotions } from './packs/EN/promotions.ts'
import type { pack as heads } from './packs/EN/heads.ts'
import type { pack as help } from './packs/EN/help.ts'
import type { pack as home } from './packs/EN/home.ts'
import type { pack as jackpots } from './packs/EN/jackpots.ts'
import type { pack as lobby } from './packs/EN/lobby.ts'
import type { pack as filters } from './packs/EN/filters.ts'
import type { pack as limits } from './packs/EN/limits.ts'
import type { pack as lottery } from './packs/EN/lottery.ts'
import type { pack as draws } from './packs/EN/draws.ts'
import type { pack as lotteries } from './packs/EN/lotteries.ts'
import type { pack as palette } from './packs/EN/palette.ts'
import type { pack as records } from './packs/EN/records.ts'
import type { pack as transfer } from './packs/EN/transfer.ts'
import type { pack as wallet } from './packs/EN/wallet.ts'
import type { pack as registration } from './packs/EN/registration.ts'
import type { pack as passwords } from './packs/EN/passwords.ts'
import type { pack as session } from './packs/EN/session.ts'
import type { pack as verification } from './packs/EN/verification.ts'
import type { pack as security } from './packs/EN/security.ts'
import type { pack as ways } from './packs/EN/ways.ts'
import type { pack as profile } from './packs/EN/profile.ts'
import type { pack as upload } from './packs/EN/upload.ts'
import type { pack as requirements } from './packs/EN/requirements.ts'
import type { pack as restrictions } from './packs/EN/restrictions.ts'
import type { pack as withdrawal } from './packs/EN/withdrawal.ts'
import type { pack as shell } from './packs/EN/shell.ts'
import type { pack as site } from './packs/EN/site.ts'
import type { pack as live } from './packs/EN/live.ts'
import type { pack as common } from './packs/EN/common.ts'
import type { pack as ui } from './packs/EN/ui.ts'

/**
 * Every namespace with the shape of its English pack. A new screen adds a pack per language (`packs/TY/<namespace>.ts`
 * only where the brand's wording differs) and one line here. Packs load on demand.
 */
export interface Namespaces {
  common: typeof common
  analytics: typeof analytics
  events: typeof events
  applicant: typeof applicant
  favourites: typeof favourites
  shell: typeof shell
  site: typeof site
  session: typeof session
  passwords: typeof passwords
  registration: typeof registration
  security: typeof security
  ways: typeof ways
  jackpots: typeof jackpots
  lobby: typeof lobby
  filters: typeof filters
  limits: typeof limits
  invite: typeof invite
  notices: typeof notices
  winners: typeof winners
  lottery: typeof lottery
  lotteries: typeof lotteries
  draws: typeof draws
  palette: typeof palette
  home: typeof home
  game: typeof game
  member: typeof member
  messages: typeof messages
  missions: typeof missions
  raffles: typeof raffles
  rewards: typeof rewards
  points: typeof points
  cases: typeof cases
  chat: typeof chat
  records: typeof records
  transfer: typeof transfer
  wallet: typeof wallet
  agent: typeof agent
  downline: typeof downline
  contracts: typeof contracts
  deposit: typeof deposit
  heads: typeof heads
  help: typeof help
  promotions: typeof promotions
  layers: typeof layers
  profile: typeof profile
  upload: typeof upload
  requirements: typeof requirements
  closing: typeof closing
  restrictions: typeof restrictions
  withdrawal: typeof withdrawal
  verification: typeof verification
  errors: typeof errors
  faults: typeof faults
  ui: typeof ui
  live: typeof live
}

export type Namespace = keyof Namespaces
