/**
 * Parts of the contract that a platform has as a whole or not at all. Every platform has `core`: what a site cannot do without. Each
 * endpoint belongs to one.
 */
export const PLATFORM_FEATURES = {
  core: 'Registering, logging in, new passwords, deposits, withdrawals, wallets, games, draws, records, promotions, points, messages and teams',
  'agent-applications': 'Members apply to become agents',
  'agent-contracts': 'Dividends and salaries of agents',
  'api-tokens': 'Tokens with which a member’s own programs read the account',
  authenticator: 'Authenticator apps and recovery codes',
  avatars: 'Pictures to choose for the account',
  'bet-details': 'Movements and proof of one settled round',
  bonus: 'Bonuses with turnover terms, and what a deposit is offered',
  chat: 'Chat rooms',
  closing: 'Closing the account',
  contacts: 'Changing and confirming the phone number and the e-mail address',
  'guest-cases': 'Customer service for visitors',
  'hand-off': 'Log-in links made by the operator’s own servers',
  'human-check': 'Proofs that a visitor is human, besides the picture of the captcha',
  identity: 'Identity documents',
  invitations: 'Rewards for inviting friends',
  jackpots: 'Jackpots and what they stand at',
  limits: 'Limits, time-outs, self-exclusion and the reality check',
  'log-in-checks': 'Further proof at a log-in from an unknown address',
  'lottery-sheets': 'Saved betting sheets and habits',
  'lottery-statistics': 'How often numbers were drawn, and days without draws',
  'lottery-tickets': 'Betting on draws on the site itself',
  'member-transfers': 'Transfers between a member and the upline or downline',
  'message-settings': 'Which messages are sent by push, e-mail and text',
  missions: 'Missions and leaderboards',
  notes: 'Private notes about games and downlines',
  'open-rounds': 'Rounds that wait for their result',
  passkeys: 'Log-in by passkey',
  'payment-password-reset': 'A new payment password by a code',
  'phone-confirmation': 'An app or service that confirms phone numbers',
  'point-statement': 'Each movement of points',
  raffles: 'Raffles in the points mall',
  ranks: 'Ranks and the way to the next one',
  rebates: 'Claiming rebates',
  'record-files': 'Files of records and of all data of the account',
  sealing: 'Public keys that encrypt passwords and other bodies',
  'security-questions': 'Questions that prove who one is',
  sessions: 'List of sessions and log-ins, and keeping a session alive',
  social: 'Log-in by an account elsewhere',
  'sport-events': 'Events of a sports book, with odds',
  statement: 'Activity statement of a year',
  'step-up': 'A code or passkey that confirms large withdrawals and new cards',
  'support-cases': 'Cases with customer service',
  'team-watch': 'Members of a team to look at',
  trials: 'Trying games without stakes',
  uploads: 'Pictures that members send, such as receipts',
  'withdrawal-review': 'Answering questions about a withdrawal, and cancelling it',
} as const

export type PlatformFeature = keyof typeof PLATFORM_FEATURES

/** What a site may leave out although its platform has it: offers, and nothing that protects members, their log-in or their money. */
export const SWITCHABLE_FEATURES = [
  'agent-applications',
  'api-tokens',
  'avatars',
  'chat',
  'guest-cases',
  'invitations',
  'jackpots',
  'lottery-sheets',
  'lottery-statistics',
  'lottery-tickets',
  'member-transfers',
  'missions',
  'notes',
  'raffles',
  'ranks',
  'sport-events',
  'support-cases',
  'team-watch',
  'trials',
] as const satisfies readonly PlatformFeature[]

export type SwitchableFeature = (typeof SWITCHABLE_FEATURES)[number]

export const OPTIONAL_FEATURES = Object.keys(PLATFORM_FEATURES).filter((name) => name !== 'core') as Exclude<
  PlatformFeature,
  'core'
>[]
