import type {
  depositReport,
  depositSettings,
  deposit as readDeposit,
} from '@playhouse/platform-api/cashier-deposits.ts'
import type { chatPermission, chatRooms } from '@playhouse/platform-api/chat.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { promotions } from '@playhouse/platform-api/promotions.ts'
import type { balance } from '@playhouse/platform-api/wallet.ts'
import type {
  GameClass,
  GameFamily,
  GameModel,
  LaunchTarget,
  PaymentPassword,
  Raffle,
  RafflePrizeLine,
  RaffleTickets,
  RaffleWinner,
  Vendor,
} from '@playhouse/schema/types.generated.ts'
import type { Amount } from '@playhouse/shared/money.ts'
import type { GameCategory, LobbyId } from '@playhouse/shared/game-categories.ts'
import type { Brand } from './brand.ts'
import type { Account } from './context.ts'

/**
 * Parents that resolvers of a type receive, where the parent is not the type itself. They stand together because the generated resolver
 * types, which every domain imports, import all of them. `MoneySource` belongs to the type `Money`.
 */
export type ViewerSource = Account

export type MoneySource = Amount

export interface MemberAccountSource {
  account: Account
}

export interface AgentAccountSource {
  account: Account
}

/** The account is read after the change. */
export interface DownlineChangeSuccessSource {
  username: string
}

/** Status, navigation and banners are loaded on demand. */
export interface SiteSource {
  brand: Brand
}

/** A country whose phone numbers the brand accepts; its flag is resolved on demand. */
export interface CountrySource {
  code: string
  name: string
  diallingCode: string
}

/** The platform's balance; the summary is loaded on demand. */
export type WalletSource = ValueOf<typeof balance>

export type DepositDetail = ValueOf<typeof readDeposit>

/** The platform's row. Rows of lists lack the payment instructions, which are loaded on demand. */
export type DepositSource = ValueOf<typeof depositReport>['list'][number] & Partial<DepositDetail>

export type DepositOptionsSource = ValueOf<typeof depositSettings>

/** As listed; details are loaded on demand. */
export type PromotionSource = ValueOf<typeof promotions>['list'][number]

/** Redemptions are loaded on demand. */
export interface MemberPointsSource {
  balance: string
  countedUntil: string | null
  hasPaymentPassword: boolean
}

type Worth<T> = Omit<T, 'amount'> & { amount: MoneySource | null }

export type RaffleSource = Omit<Raffle, 'ticketList' | 'prizes' | 'winners'> & {
  prizes: Worth<RafflePrizeLine>[]
  winners: Worth<RaffleWinner>[]
}

export type ChatSource = ValueOf<typeof chatPermission>

/** Unread messages are counted on demand unless they are known. */
export type ChatRoomSource = ValueOf<typeof chatRooms>['rooms'][number] & { unread?: number }

/** The room is read after the change. */
export interface ReadChatRoomSuccessSource {
  roomId: string
  unread: number
  name: string
}

/** The raffle is read after the change. */
export interface BuyRaffleTicketsSuccessSource {
  raffleId: string
  bought: RaffleTickets
}

/** Vendors and games are loaded on demand. */
export interface LobbySource {
  id: LobbyId | null
}

/** The classes of its games are loaded on demand. */
export interface LobbyVendorSource {
  vendor: Vendor & {}
  gameCount: number
  isHot: boolean
  /** Categories of the lobby; undefined for all. */
  categories: readonly GameCategory[] | undefined
}

/** The trimmed text; results are loaded on demand. */
export interface SearchResultsSource {
  text: string
}

/** Plain values: a screen shows hundreds of games, so resolvers per field would be slow. */
export interface GameSource {
  nodeId: number
  id: string
  name: string
  /** URL; empty if not selected. */
  picture: string
  category: GameCategory
  vendorId: string
  vendorName: string
  isHot: boolean
  isNew: boolean
  isUnderMaintenance: boolean
  hasTrial: boolean
  returnToPlayerBasisPoints: number | null
  /** Percent, such as `96.50`. */
  returnToPlayer: string | null
  volatility: number | null
  gameClass: GameClass | null
  model: GameModel | null
  family: GameFamily | null
  jackpotId: string | null
  payLines: number | null
  /** Null if the platform does not report it. */
  minStake: MoneySource | null
  maxStake: MoneySource | null
  /** Null if not selected, and for viewers without favourites. */
  isFavourite: boolean | null
  /** Null if not selected, and without a note. */
  favouriteNote: string | null
  launchTarget: LaunchTarget | null
}

/** The closed game; suggestions are loaded on demand. */
export interface GameUnderMaintenanceSource {
  closed: { nodeId: number }
}

export interface PaymentPasswordSource extends Omit<PaymentPassword, 'questions'> {
  canAnswerQuestions: boolean
}
