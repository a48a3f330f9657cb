/** Limits that more than one app relies on. */
export const SESSION_IDLE_MS = 30 * 60_000
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000
export const BANNER_AUTOPLAY_MS = 5_000
export const MINIMUM_AGE = 18
/** Age by the birthday of the profile. */
export const MEMBER_AGE = 21
/** Members above this rank reach the VIP desk. */
export const VIP_SERVICE_ABOVE_RANK = 4
export const SEARCH_TEXT_MAX = 60
export const LOBBY_VENDORS_MAX = 40
export const LOBBY_PAGE_MAX = 10_000
/** Default of the demo brand; no daylight saving time. */
export const BRAND_TIME_ZONE = 'Asia/Ho_Chi_Minh'
/** What that zone is ahead of UTC; a test compares them. */
export const BRAND_OFFSET_MS = 7 * 3_600_000
/** After midnight, until transactions of the day before have committed and the day is closed. */
export const DAY_CLOSING_MS = 5 * 60_000
export const OVERVIEW_DAYS_MAX = 92
/** Longest range of a member's records. */
export const RECORD_DAYS_MAX = 366
/** Between a member and its upline or downline, in whole units of the currency. */
export const MEMBER_TRANSFER_MIN = 10_000
export const MEMBER_TRANSFER_MAX = 50_000_000
export const MEMBER_TRANSFER_DAILY_MAX = 100_000_000
/** Smallest stake of any game in whole VND, named in the registration's title. */
export const SMALLEST_STAKE = 200

/** 24 hours, 7 days, a month. */
export const DEPOSIT_LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
export type DepositLimitPeriod = (typeof DEPOSIT_LIMIT_PERIODS)[number]
