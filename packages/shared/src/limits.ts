/** Limits that more than one app relies on. */
export const REMEMBER_COOKIE_MS = 86_400_000
export const SESSION_IDLE_MS = 30 * 60_000
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000
export const VENDORS_IN_MENU = 9
export const BANNER_AUTOPLAY_MS = 5_000
export const PAGINATION_RANGE = 3
export const PAGINATION_MARGIN = 1
export const MINIMUM_AGE = 18
/** A member above this rank is served by the VIP desk. */
export const VIP_SERVICE_ABOVE_RANK = 4
export const SEARCH_TEXT_MAX = 60
export const LOBBY_VENDORS_MAX = 40
export const LOBBY_PAGE_MAX = 10_000
/** Days of the brand's home zone; Viet Nam keeps no summer time. */
export const BRAND_TIME_ZONE = 'Asia/Ho_Chi_Minh'
/** A team overview may span this many days at most. */
export const OVERVIEW_DAYS_MAX = 92
/** Longest verification code that is sent to a phone or an e-mail address. */
export const VERIFICATION_CODE_MAX = 255
/** How long a list of dialling codes stays after its field has lost the focus. */
export const DROPDOWN_CLOSE_MS = 200
/** What the smallest stake costs that a game offers, in whole VND; the registration's title names it. */
export const SMALLEST_STAKE = 1_000
