/** Limits that more than one app relies on. */
export const SESSION_IDLE_MS = 30 * 60_000
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000
export const BANNER_AUTOPLAY_MS = 5_000
export const MINIMUM_AGE = 18
/** Age by the birthday of the profile. */
export const MEMBER_AGE = 21
/** Members above this rank reach the VIP desk. */
export const VIP_SERVICE_ABOVE_RANK = 4
/** Saved sheets of lottery bets of an account, and what one holds. */
export const SHEETS_MAX = 20
export const SHEET_NAME_MAX = 40
export const SHEET_TEXT_MAX = 20_000
/** Names and values of how a member means texts of bets. */
export const HABIT_WORD_MAX = 20
export const HABITS_MAX = 20
export const SEARCH_TEXT_MAX = 60
export const LOBBY_VENDORS_MAX = 40
/** Key of games that only differ in their themes. */
export const FAMILY_MAX = 80
export const LOBBY_PAGE_MAX = 10_000
/** Default of the demo brand; no daylight saving time. */
export const BRAND_TIME_ZONE = 'Asia/Ho_Chi_Minh'
/** Offset of the brand's time zone from UTC; a test compares them. */
export const BRAND_OFFSET_MS = 7 * 3_600_000
/** After midnight, until transactions of the day before have committed and the day is closed. */
export const DAY_CLOSING_MS = 5 * 60_000
export const OVERVIEW_DAYS_MAX = 92
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

/*
 * Lengths of typed texts in characters, which fields of the page and checks of the platform share. Schemas that only refuse nonsense, so that
 * the platform can name the field, allow a multiple.
 */

/** The brand's own rules are stricter. */
export const USERNAME_MAX = 64
export const PASSWORD_MAX = 256
export const OPERATOR_PASSWORD_MIN = 12
/** RFC 5321. */
export const EMAIL_MAX = 254
export const PHONE_MAX = 32
export const INVITATION_CODE_MAX = 64
/** One-time, recovery and captcha codes, with spaces and hyphens. */
export const CODE_MAX = 20
/** Whole amounts with separators. */
export const AMOUNT_TEXT_MAX = 20
/** A code or the name of a bank account's owner. */
export const LOG_IN_ANSWER_MAX = 255
export const NICKNAME_MIN = 2
export const NICKNAME_MAX = 24
export const REAL_NAME_MIN = 2
export const REAL_NAME_MAX = 60
export const ADDRESS_MIN = 5
export const ADDRESS_MAX = 200
export const PASSKEY_NAME_MAX = 40
export const API_TOKEN_REQUESTS_PER_MINUTE = 60
/** API tokens of an account that have not ended, characters of a name, and days until one ends. */
export const API_TOKENS_MAX = 5
export const API_TOKEN_NAME_MAX = 40
export const API_TOKEN_DAYS_MAX = 365
/** Security questions of an account, and characters of one answer. */
export const SECURITY_QUESTIONS = 3
export const SECURITY_ANSWER_MAX = 100
/** JSON of the browser. */
export const PASSKEY_RESPONSE_MAX = 20_000
export const BANK_ACCOUNT_MAX = 80
export const PAYER_NAME_MAX = 80
export const WITHDRAWAL_ANSWER_MAX = 1_000
export const TRANSFER_REMARK_MAX = 140
export const PROMOTION_REMARK_MAX = 140
/** Note about the delivery of goods. */
export const REDEMPTION_NOTE_MAX = 140
/** Notes, reasons and doubts. */
export const NOTE_MAX = 500
export const LINK_NAME_MAX = 60
export const LINK_SUB_ID_MAX = 40
export const APPLICATION_TEXT_MAX = 500
/** Between accounts. */
export const MESSAGE_TITLE_MAX = 80
export const MESSAGE_TEXT_MAX = 1_000
export const CASE_TITLE_MAX = 80
export const CASE_TEXT_MAX = 2_000
export const CASE_RATING_MAX = 500
/** Digits of a case's number, and characters of a code as it may be typed. */
export const CASE_NUMBER_MAX = 18
export const CASE_CODE_MAX = 40
/** Above any brand's own limit. */
export const FEEDBACK_TEXT_MAX = 10_000
export const FEEDBACK_CONTACT_MAX = 120
export const CHAT_TEXT_MAX = 280
/** Masked names, as others see them. */
export const CHAT_NAME_MAX = 40
/** Title of an external chat. */
export const CHAT_TITLE_MAX = 80
export const HELP_SEARCH_MAX = 100

/** Players that an applicant expects to find. */
export const EXPECTED_PLAYERS_MAX = 100_000
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024
/** Pictures attached at once. */
export const UPLOADS_MAX = 3
/** Pictures that prove one payment. */
export const DEPOSIT_PROOFS_MAX = 3
