/* Made by `npm run codegen`. */
export const TYPE_DEFINITIONS = /* GraphQL */ `schema {
  query: Query
  mutation: Mutation
}

"""
Who may read a field. Fields without it take the rule of what they hang on.
"""
directive @access(to: Audience!) on FIELD_DEFINITION

"""
The module of the white-label tree that must be on for a field to answer.
"""
directive @module(id: String!) on FIELD_DEFINITION

"""
The answer belongs to whoever asks, with or without a session. An operation that selects it is never kept for others.
"""
directive @perVisitor on FIELD_DEFINITION

"""Kinds of accounts."""
enum AccountKind {
  """An agent who brings members by links."""
  AFFILIATE
  """An agent."""
  AGENT
  """A demo account: plays with play credit only."""
  DEMO
  """An agent at the top of a tree."""
  GENERAL_AGENT
  """A member."""
  MEMBER
  """An agent who was promoted from member."""
  PROMOTED_AGENT
}

"""What guards an account."""
type AccountSecurity {
  """The authenticator app on guard; null without one."""
  authenticator: Authenticator
  """
  Whether it is opened by a password at all: accounts that are opened from elsewhere have none.
  """
  hasPassword: Boolean!
  """Accounts elsewhere that open it, the oldest first."""
  linkedIdentities: [LinkedIdentity!]!
  """Passkeys that open it, the oldest first."""
  passkeys: [Passkey!]!
}

"""A place where the account is signed in."""
type ActiveSession {
  """
  Browser and system it was opened with, such as \`Chrome, Windows\`; null when it did not say.
  """
  device: String
  """Identifies the session; opens nothing."""
  id: ID!
  """From which address it was opened, masked."""
  ipAddress: String!
  """Whether it is the one that asks."""
  isCurrent: Boolean!
  """When it was last used, to the minute."""
  lastSeenAt: DateTime!
  """When it was opened."""
  openedAt: DateTime!
}

"""A passkey that was made."""
input AddPasskeyInput {
  """A name to know it by, at most 40 characters."""
  name: String!
  """The browser's answer in WebAuthn's own JSON form, as text."""
  response: String!
}

"""The agent centre: an agent's own downline and nobody else's."""
type AgentAccount {
  """Pages of its side menu that exist for this agent."""
  menu: [MenuEntry!]!
  """How a team did."""
  teamOverview(
    """First day of the range."""
    from: Date!
    """Last day of the range; at most 92 days."""
    to: Date!
    """Username of an agent in the downline; the agent itself when left out."""
    username: String
  ): TeamOverviewResult
}

"""Agent centre, or why it is closed."""
union AgentAccountResult = AgentAccount | Problem

"""Kinds of contracts with agents."""
enum AgentContractKind {
  """A salary by the day."""
  DAILY_SALARY
  """A share of what the house kept."""
  DIVIDEND
  """A salary by the hour."""
  HOURLY_SALARY
  """A salary as the turnover comes in."""
  REAL_TIME_SALARY
}

"""An announcement."""
type Announcement {
  """What it says."""
  content: Html!
  """Identifies the announcement."""
  id: ID!
  """When it was made known."""
  publishedAt: DateTime!
  """Its title."""
  title: String!
}

"""A page of announcements."""
type AnnouncementConnection {
  """The announcements, newest first."""
  nodes: [Announcement!]!
  """Where this page stands."""
  pageInfo: PageInfo!
  """How many there are in all."""
  totalCount: Int!
}

"""Kinds of announcements."""
enum AnnouncementKind {
  """News of games."""
  GAME
  """For players: what changed and what is so."""
  NOTICE
  """What everyone is told once a session, on entering."""
  POPUP
}

"""Circles of callers, each within the one before."""
enum Audience {
  """A true account of an agent kind."""
  AGENT
  """A true account: no demo account."""
  MEMBER
  """Anyone, signed in or not."""
  PUBLIC
  """Anyone with a session, demo accounts included."""
  SESSION
}

"""An authenticator app on guard."""
type Authenticator {
  """Since when."""
  enabledAt: DateTime!
  """How many recovery codes are left."""
  recoveryCodesLeft: Int!
}

"""What shows that it is the owner who asks."""
input AuthenticatorProofInput {
  """Six digits of the authenticator, or one of the recovery codes."""
  code: String!
  """The password; empty for an account that has none."""
  password: String!
}

"""A picture with a headline at the top of a page."""
type Banner {
  """Identifies the banner."""
  id: ID!
  """Where a click leads; null when it leads nowhere."""
  link: BannerLink
  """The picture."""
  picture: URL!
  """A sentence below it."""
  text: String!
  """Headline."""
  title: String!
}

"""The banners of one group of routes, in the order they are shown."""
type BannerGroup {
  """Its banners, at least one."""
  banners: [Banner!]!
  """The group's name, such as \`w_home\`."""
  name: String!
}

"""Where a banner leads."""
type BannerLink {
  """Kind of target."""
  kind: BannerLinkKind!
  """
  How the game opens where that is not by launching it on a page of its own.
  """
  launchTarget: LaunchTarget
  """An address, a promotion's id or a game's id, as the kind says."""
  target: String!
}

"""Kinds of banner targets."""
enum BannerLinkKind {
  """A game."""
  GAME
  """A promotion."""
  PROMOTION
  """An address on this site or elsewhere."""
  URL
}

"""What is needed to begin with an authenticator."""
input BeginAuthenticatorSetupInput {
  """The password; empty for an account that has none."""
  password: String!
}

"""How beginning with an authenticator went."""
union BeginAuthenticatorSetupResult = BeginAuthenticatorSetupSuccess | Problem

"""The secret that the app and the platform share from now on."""
type BeginAuthenticatorSetupSuccess {
  """For a QR code: the same as an \`otpauth\` address."""
  otpauthUrl: String!
  """For typing: base32."""
  secret: String!
}

"""What to connect."""
input BeginIdentityLinkInput {
  """The password; empty for an account that has none."""
  password: String!
  """Where the account is."""
  provider: IdentityProvider!
}

"""Where to sign in from."""
input BeginIdentityProviderLogInInput {
  """Code of the agent who invited, should this open an account."""
  affiliateCode: String
  """Where."""
  provider: IdentityProvider!
}

"""What is needed to begin with a passkey."""
input BeginPasskeyRegistrationInput {
  """The password; empty for an account that has none."""
  password: String!
}

"""A picture of characters."""
type Captcha {
  """Names the picture in the form that brings the characters back."""
  id: ID!
  """The picture: a data address of a PNG."""
  image: String!
}

"""What was read from a captcha picture."""
input CaptchaInput {
  """The picture's id."""
  id: ID!
  """The characters; letters may be large or small."""
  text: String!
}

"""What is needed to change the password."""
input ChangePasswordInput {
  """The new password once more."""
  confirmNewPassword: String!
  """
  The new password, by the brand's rule for passwords; neither the username nor the old one.
  """
  newPassword: String!
  """
  The password until now. A wrong one answers \`LOGIN_FAILED\`, and after five \`LOGIN_LOCKED\`. May be empty within a quarter of
  an hour of a log-in that said \`passwordDue\`. Empty for an account that has no password yet, which gets its first one within
  a quarter of an hour of any log-in; later it is answered \`LOGIN_NOT_RECENT\`.
  """
  oldPassword: String!
}

"""How changing the password went."""
union ChangePasswordResult = ChangePasswordSuccess | InvalidInput | Problem

"""The new password counts from now on."""
type ChangePasswordSuccess {
  """How many other sessions were ended by it."""
  endedSessions: Int!
}

"""What a code is for. It opens nothing else."""
enum CodePurpose {
  """Logging in."""
  LOG_IN
  """Setting a new password without the old one."""
  PASSWORD_RESET
  """
  Confirming the number with the phone sign-in service; see \`confirmPhone\`.
  """
  PHONE_CONFIRMATION
  """Opening an account."""
  REGISTER
}

"""From where."""
input CollectVendorBalancesInput {
  """The vendor; all of them when left out."""
  vendorId: ID
}

"""How bringing back went."""
union CollectVendorBalancesResult = CollectVendorBalancesSuccess | Problem

"""What could be brought back is in the main part."""
type CollectVendorBalancesSuccess {
  """The wallet as it is now."""
  wallet: Wallet!
}

"""A first code of the authenticator."""
input ConfirmAuthenticatorSetupInput {
  """Six digits."""
  code: String!
}

"""What is needed to have a number confirmed."""
input ConfirmPhoneInput {
  """The code that was sent there for \`PHONE_CONFIRMATION\`."""
  code: String!
  """The number."""
  phone: PhoneInput!
}

"""How confirming a number went."""
union ConfirmPhoneResult = ConfirmPhoneSuccess | InvalidInput | Problem

"""The number is the caller's."""
type ConfirmPhoneSuccess {
  """
  What vouches for it, for ten minutes: forms take it in place of a code.
  """
  phoneToken: String!
}

"""A country and how its telephones are called."""
type Country {
  """ISO 3166 alpha-2."""
  code: String!
  """Dialling code without plus sign, such as \`84\`."""
  diallingCode: String!
  """Its flag, as a circle."""
  flag: URL!
  """Its name in itself."""
  name: String!
}

"""An ISO 4217 currency code, such as \`VND\`."""
scalar CurrencyCode

"""A way to customer service."""
type CustomerServiceLink {
  """Why there is no address; null when there is one."""
  problem: ErrorCode
  """
  Kind of desk, as the platform numbers it: 1 for everyone, 2 for members of a high rank, 3 for live chat.
  """
  type: Int!
  """Where the desk is; null when the link cannot be opened."""
  url: URL
}

"""A calendar day in the brand's time zone: \`yyyy-MM-dd\`."""
scalar Date

"""A moment: ISO 8601 in UTC, such as \`2026-11-20T04:30:00.000Z\`."""
scalar DateTime

"""
A decimal number as text, such as \`-1250000.50\`. Never a floating-point number.
"""
scalar Decimal

"""A limit on what an account pays in, within a span of time."""
input DepositLimitInput {
  """
  The amount in whole currency, as it was typed: separators of thousands do not matter.
  """
  amount: String!
  """The span of time."""
  period: DepositLimitPeriod!
}

"""Spans of time that a deposit limit counts over."""
enum DepositLimitPeriod {
  """24 hours."""
  DAY
  """A month."""
  MONTH
  """7 days."""
  WEEK
}

"""A direct downline with everyone below it."""
type DirectDownline {
  """What the head is."""
  kind: AccountKind!
  """Everyone in the line, its head included."""
  memberCount: Int!
  """Figures of the line in the range, its head included."""
  totals: TeamTotals!
  """Username at its head."""
  username: String!
}

"""An app to download."""
type Download {
  """What it runs on, such as \`ANDROID\`."""
  kind: String!
  """Address of the app."""
  url: URL!
}

"""Every code of an expected failure."""
enum ErrorCode {
  """No such account in the caller's downline."""
  ACCOUNT_NOT_FOUND
  """The account has an authenticator already."""
  AUTHENTICATOR_ALREADY_ENABLED
  """The captcha is wrong, too old or used: show another one."""
  CAPTCHA_FAILED
  """
  The code is too old, or too many wrong ones were tried: ask for another one.
  """
  CODE_EXPIRED
  """
  The code is missing or wrong, was used, or belongs to another number or purpose.
  """
  CODE_INVALID
  """No more codes for this number today."""
  CODE_QUOTA_EXCEEDED
  """The game is under maintenance."""
  GAME_MAINTENANCE
  """No such game."""
  GAME_NOT_FOUND
  """
  The proof of the human check is missing, wrong, too old or used: solve another challenge.
  """
  HUMAN_CHECK_FAILED
  """The account elsewhere, or this account, is connected already."""
  IDENTITY_ALREADY_LINKED
  """
  The issuer refused, or what it sent back is too old, used, or belongs to another browser.
  """
  IDENTITY_PROVIDER_FAILED
  """The issuer cannot be reached: try again."""
  IDENTITY_PROVIDER_UNAVAILABLE
  """The balance does not cover the amount."""
  INSUFFICIENT_BALANCE
  """The input breaks a rule; see \`problems\`."""
  INVALID_INPUT
  """The range of days is empty, too long, or in the future."""
  INVALID_RANGE
  """Nobody has this invitation code."""
  INVITATION_CODE_INVALID
  """Without it nobody could sign in to the account any more."""
  LAST_LOGIN_METHOD
  """The link to set a new password is too old, was used, or never was."""
  LINK_INVALID
  """Username and password do not belong together."""
  LOGIN_FAILED
  """Too many wrong passwords; see \`retryAfterSeconds\`."""
  LOGIN_LOCKED
  """
  A first password is set within a quarter of an hour of logging in: log in again.
  """
  LOGIN_NOT_RECENT
  """The mobile number has an account."""
  MOBILE_TAKEN
  """A member who is no agent asked for the agent centre."""
  NOT_AGENT
  """The brand does not offer this."""
  NOT_AVAILABLE
  """
  The passkey is unknown, its challenge too old or used, or its answer does not hold.
  """
  PASSKEY_FAILED
  """The account has as many passkeys as it may have."""
  PASSKEY_LIMIT
  """The account has no such passkey."""
  PASSKEY_NOT_FOUND
  """The phone sign-in service does not vouch for this number."""
  PHONE_NOT_VERIFIED
  """The platform cannot be reached or did not answer in time: try again."""
  PLATFORM_UNAVAILABLE
  """Too many requests; see \`retryAfterSeconds\`."""
  RATE_LIMITED
  """A demo account asked for what needs a true account."""
  REAL_ACCOUNT_REQUIRED
  """There is no session, or it has ended: sign in."""
  SESSION_EXPIRED
  """The username is taken."""
  USERNAME_TAKEN
  """The log-in that waited for more is none any more: log in again."""
  VERIFICATION_EXPIRED
  """More must be shown to log in."""
  VERIFICATION_REQUIRED
  """
  A transfer with the vendor's wallet is being looked into; until then its games cannot be opened.
  """
  WALLET_LOCKED
}

"""Things a brand can switch on or off."""
enum Feature {
  """Agent centre."""
  AGENT_ACCOUNT
  """Chat."""
  CHAT
  """Signing in with a code sent to a phone."""
  CODE_LOGIN
  """Favourite games."""
  FAVOURITES
  """Play without an account."""
  FREE_PLAY
  """
  Every page but a few needs a session; whoever has none is led to the log-in page.
  """
  LOG_IN_REQUIRED
  """Registration by mobile number."""
  MOBILE_REGISTRATION
  """Setting a forgotten password anew with a code sent to a phone."""
  PASSWORD_RESET_BY_PHONE
  """
  Numbers are confirmed with a phone sign-in service instead of a code of the platform's own.
  """
  PHONE_CONFIRMATION
  """Inviting friends."""
  REFERRAL
  """Registration by username."""
  REGISTRATION
}

"""What feedback may be about."""
enum FeedbackQuestionType {
  """An account and signing in."""
  ACCOUNT
  """A complaint about a decision."""
  COMPLAINT
  """A game or a round."""
  GAME
  """Something else."""
  OTHER
  """A promotion."""
  PROMOTION
  """The site itself."""
  SITE
  """Money in and out."""
  WALLET
}

"""Rules of feedback."""
type FeedbackRules {
  """Most characters of the way to reach whoever writes."""
  contactMaxLength: Int!
  """Most characters."""
  maxLength: Int!
  """Fewest characters."""
  minLength: Int!
  """What it may be about."""
  questionTypes: [FeedbackQuestionType!]!
}

"""One field that breaks its rule."""
type FieldProblem {
  """The field's name in the input."""
  field: String!
  """How it breaks its rule."""
  reason: FieldProblemReason!
}

"""How a value breaks its rule."""
enum FieldProblemReason {
  """It is too short or too long."""
  LENGTH
  """It differs from the field it repeats."""
  MISMATCH
  """It breaks a rule that this version does not know."""
  OTHER
  """It has characters, or lacks characters, that the rule names."""
  PATTERN
  """It is empty and must not be."""
  REQUIRED
  """It is the username."""
  SAME_AS_USERNAME
  """It is a password that anybody would try first."""
  TOO_COMMON
  """It is the same as before."""
  UNCHANGED
}

"""A game."""
type Game {
  """Its category."""
  category: GameCategory!
  """Its class within the category; null where the platform does not tell."""
  gameClass: GameClass
  """Identifies the game."""
  id: ID!
  """Whether it is a favourite of the viewer; null for those who keep none."""
  isFavourite: Boolean
  """Played much just now."""
  isHot: Boolean!
  """New in the catalogue."""
  isNew: Boolean!
  """Closed for work: it cannot be opened."""
  isUnderMaintenance: Boolean!
  """
  The jackpot that it feeds, as \`Query.jackpots\` tells it; null where there is none.
  """
  jackpotId: ID
  """How it opens where that is not by launching it on a page of its own."""
  launchTarget: LaunchTarget
  """Largest stake of a round; null where the platform does not tell."""
  maxStake: Money
  """Smallest stake of a round; null where the platform does not tell."""
  minStake: Money
  """Its name."""
  name: String!
  """Pay lines; null where the word does not apply."""
  payLines: Int
  """
  Its picture, 3 wide by 4 high; with \`w=180\` in its query in fewer pixels, for small places.
  """
  picture: URL!
  """
  Share of stakes that is paid back in the long run, in percent, such as \`96.50\`; null where there is no fixed one.
  """
  returnToPlayer: Decimal
  """Code of its maker; see \`vendor\`."""
  vendorId: ID!
  """Name of its maker."""
  vendorName: String!
  """From 1 (calm) to 5 (wild); null where the word does not apply."""
  volatility: Int
}

"""Categories of games."""
enum GameCategory {
  """Cockfights."""
  COCKFIGHT
  """Electronic lotteries."""
  ELOTT
  """Esports betting."""
  ESPORTS
  """Fishing games."""
  FISH
  """The house's own games."""
  INHOUSE
  """Tables with live dealers."""
  LIVE
  """Lotteries."""
  LOTT
  """Card and board games between players."""
  PVP
  """Slots and other games of chance."""
  RNG
  """Sports betting."""
  SPORTS
}

"""Classes of games within their categories."""
enum GameClass {
  """Arcade games."""
  ARCADE
  """Baccarat."""
  BACCARAT
  """Bingo."""
  BINGO
  """Blackjack."""
  BLACKJACK
  """Niu niu: five cards, tens are bulls."""
  BULL_BULL
  """Dragon and tiger."""
  DRAGON_TIGER
  """Games with a jackpot."""
  JACKPOT
  """A class that this version does not know."""
  OTHER
  """Roulette."""
  ROULETTE
  """Scratch cards."""
  SCRATCH
  """Sic bo."""
  SIC_BO
  """Slot machines and their kin."""
  SLOT
  """Table games."""
  TABLE
  """Video poker."""
  VIDEO_POKER
}

"""A page of games."""
type GameConnection {
  """The games."""
  nodes: [Game!]!
  """Where this page stands."""
  pageInfo: PageInfo!
  """
  Games with names near to the text that was searched for; null where some match, or none is near.
  """
  suggestions: [Game!]
  """How many games match in all."""
  totalCount: Int!
}

"""What to keep of a lobby's games."""
input GameFilter {
  """Classes; games of any of them are kept. Empty keeps all."""
  classes: [GameClass!]
  """
  True keeps the viewer's favourites, the latest hundred of them; for those who keep none nothing is left.
  """
  favourites: Boolean
  """True keeps hot games."""
  hot: Boolean
  """Games that can be played for this much in the brand's currency."""
  minBet: Decimal
  """Games with at least this many pay lines."""
  minPayLines: Int
  """True keeps new games."""
  new: Boolean
  """True keeps games that can be opened."""
  open: Boolean
  """
  Text in the name; accents and one typing slip are forgiven. At most 60 characters.
  """
  search: String
  """Codes of vendors; games of any of them are kept. Empty keeps all."""
  vendors: [String!]
}

"""Orders of a lobby's games."""
enum GameSort {
  """By name."""
  NAME
  """Newest first."""
  NEW
  """Most played first."""
  POPULAR
  """Highest return to player first."""
  RETURN_TO_PLAYER
  """Wildest first."""
  VOLATILITY
}

"""Themes of a game's page."""
enum GameTheme {
  """Dark."""
  DARK
  """Light."""
  LIGHT
}

"""The game is closed for work."""
type GameUnderMaintenance implements UserError {
  """Always \`GAME_MAINTENANCE\`."""
  code: ErrorCode!
  """Always null."""
  field: String
  """What happened, in English, for developers."""
  message: String!
  """Other popular games that are open."""
  suggestions: [Game!]
}

"""A question and its answer."""
type HelpArticle {
  """Its code, the same in every language; unique within its topic."""
  code: String!
  """The answer."""
  content: Html!
  """The question, or the heading of a section."""
  title: String!
}

"""A place in the help centre that a text names."""
type HelpSearchResult {
  """The article; null where the topic itself is named."""
  articleId: ID
  """Title of the article; null where the topic itself is named."""
  articleTitle: String
  """Code of the topic."""
  topicId: ID!
  """Title of the topic."""
  topicTitle: String!
}

"""A topic of the help centre."""
type HelpTopic {
  """Its questions and answers."""
  articles: [HelpArticle!]!
  """Its code, the same in every language."""
  id: ID!
  """Its title."""
  title: String!
}

"""
Markup that is safe to put in a page as it is. It was cleaned here by one list of what is allowed: paragraphs, headings, lists,
tables, emphasis and links, no attribute but a link's address. Nothing in it runs, loads or looks different from the page.
"""
scalar Html

"""A puzzle for the browser."""
type HumanChallenge {
  """The puzzle in its provider's own form; for ALTCHA its JSON."""
  challenge: String!
  """Kind of puzzle; \`ALTCHA\` is the one there is."""
  provider: String!
}

"""Where members sign in from."""
enum IdentityProvider {
  """Facebook."""
  FACEBOOK
  """Google."""
  GOOGLE
}

"""What the issuer sent back."""
input IdentityProviderCallbackInput {
  """Which issuer, as the page's own address says."""
  provider: IdentityProvider!
  """The query of the page's address, without question mark."""
  query: String!
}

"""A place to sign in from."""
type IdentityProviderOption {
  """
  Whether it is a stand-in whose identities are invented, as on a developer's machine.
  """
  isSimulated: Boolean!
  """Where."""
  provider: IdentityProvider!
}

"""How beginning went."""
union IdentityProviderRedirectResult = IdentityProviderRedirectSuccess | Problem

"""Where to send the browser."""
type IdentityProviderRedirectSuccess {
  """The issuer's address with all it needs."""
  redirectUrl: URL!
}

"""Input that breaks the brand's rules."""
type InvalidInput implements UserError {
  """Always \`INVALID_INPUT\`."""
  code: ErrorCode!
  """The first field at fault."""
  field: String
  """What happened, in English, for developers."""
  message: String!
  """Every field at fault and how."""
  problems: [FieldProblem!]!
}

"""What is known of an invitation code."""
type InvitationCode {
  """The code as it was asked for."""
  code: String!
  """Whether it is an agent's."""
  isValid: Boolean!
}

"""
A pot that every stake of its games feeds, and that one of them wins whole: by a draw, or by lifting it to a secret amount.
"""
type Jackpot {
  """What is in it now: what the book of accounts says."""
  amount: Money!
  """What is promised of the secret amount at which it will be won."""
  commitment: JackpotCommitment
  """Share of each stake that goes into it, in percent, such as \`1.5\`."""
  contributionPercent: Decimal
  """
  The stake that would win it for certain: the chance of a round is its stake as a share of this one. Null where it must drop.
  """
  guaranteedWinStake: Money
  """Identifies the jackpot."""
  id: ID!
  """Who won it last; null where nobody has yet."""
  lastWin: JackpotWin
  """
  It is won at the latest when it holds this, at a secret amount; null where it is won by a draw, as is what follows.
  """
  mustDropBy: Money
  """Its name."""
  name: String!
  """
  What it starts with again after each win; null where the platform does not tell, as are the two that follow.
  """
  seedAmount: Money
  """Code of the vendor that keeps it."""
  vendorId: ID!
  """Who won it, the latest first: ten at most."""
  wins: [JackpotWin!]!
}

"""
The secret amount at which a jackpot will drop is drawn already: what proves it later.
"""
type JackpotCommitment {
  """Number of the pot, from 1 on."""
  potNumber: Int!
  """SHA-256 of the secret seed."""
  seedHash: String!
}

"""How a jackpot dropped: enough to draw the amount again."""
type JackpotProof {
  """The amount at which it dropped: the stake that reached it won."""
  dropAmount: Money!
  """Number of the pot."""
  potNumber: Int!
  """The seed."""
  seed: String!
  """SHA-256 of the seed, as it was shown before."""
  seedHash: String!
  """A page that draws it again; null where there is none."""
  verifierUrl: URL
}

"""A jackpot that was won."""
type JackpotWin {
  """What was won."""
  amount: Money!
  """The game in which it was won."""
  gameId: ID!
  """Its name."""
  gameName: String!
  """Who won: a username of which only the ends are told."""
  maskedUsername: String!
  """How it dropped; null where it was won by a draw."""
  proof: JackpotProof
  """When."""
  wonAt: DateTime!
}

"""How touching the session went."""
union KeepSessionAliveResult = KeepSessionAliveSuccess | Problem

"""The session goes on."""
type KeepSessionAliveSuccess {
  """When it ends in any case."""
  endsAt: DateTime!
  """When it ends if it is not used until then."""
  idleUntil: DateTime!
}

"""A language of the interface."""
type Language {
  """The platform's own code, such as \`TY\`. It is no ISO code."""
  code: String!
  """Its name in itself."""
  name: String!
  """The tag that browsers understand (BCP 47)."""
  tag: String!
}

"""Which game to open."""
input LaunchGameInput {
  """The game."""
  gameId: ID!
  """A room of a game between players; any that has a seat when left out."""
  roomId: ID
  """Theme to open it in."""
  theme: GameTheme = DARK
}

"""How opening a game went."""
union LaunchGameResult = GameUnderMaintenance | LaunchGameSuccess | Problem

"""A game that is open."""
type LaunchGameSuccess {
  """Whether it is played with play credit of a demo account."""
  isDemo: Boolean!
  """Address for the frame; good once and for 60 seconds."""
  launchUrl: URL!
  """Origin of that address: messages from any other are not the game's."""
  origin: URL!
}

"""Ways of opening."""
enum LaunchMode {
  """The page of the lotteries."""
  LOTTERY
  """The window of the sea lotteries."""
  SEA_LOTTERY
  """The page of the lotteries that stations draw."""
  STATION_LOTTERY
  """The list of the vendor's games, over the page."""
  VENDOR_GAMES
}

"""How something opens that is not launched on a page of its own."""
type LaunchTarget {
  """
  What the lottery pages call the lottery; null where it leads to all of them.
  """
  gameCode: String
  """The way."""
  mode: LaunchMode!
  """The kind of play a lottery opens with; null where none is set."""
  playType: String
  """Code of the vendor whose games it leads to."""
  vendorId: ID!
}

"""An account elsewhere that opens this account."""
type LinkedIdentity {
  """Identifies the connection."""
  id: ID!
  """Since when."""
  linkedAt: DateTime!
  """Where the account is."""
  provider: IdentityProvider!
}

"""A lobby."""
type Lobby {
  """
  What its games can be filtered by; null where the platform does not tell.
  """
  facets: LobbyFacets
  """Its games, filtered, searched, sorted, in pages of 42."""
  games(
    """What to keep."""
    filter: GameFilter
    """
    Page, from 1. A page past the end holds no games and says how many pages there are.
    """
    page: Int = 1
    """Games a page, at most 42."""
    pageSize: Int = 42
    """In which order."""
    sort: GameSort = POPULAR
  ): GameConnection
  """Its path; null for the whole catalogue."""
  id: LobbyId
  """Vendors that have games in it, most games first."""
  vendors: [LobbyVendor!]
}

"""What games of a lobby can be filtered by."""
type LobbyFacets {
  """Classes that its games have, most games first."""
  classes: [LobbyGameClass!]!
  """How many are hot."""
  hotCount: Int!
  """Smallest stakes of its games, ascending."""
  minStakes: [Money!]!
  """How many are new."""
  newCount: Int!
  """How many can be opened."""
  openCount: Int!
  """Numbers of pay lines that its games have, ascending."""
  payLines: [Int!]!
}

"""A class of games in a lobby."""
type LobbyGameClass {
  """The class."""
  gameClass: GameClass!
  """How many games of it are in this lobby."""
  gameCount: Int!
}

"""Paths of the game lobbies."""
enum LobbyId {
  """Cockfights."""
  COCKFIGHT
  """Lotteries."""
  ELOTT
  """Esports betting."""
  ESPORTS
  """Fishing games."""
  FISH
  """The house's own games."""
  INHOUSE
  """Tables with live dealers."""
  LIVE
  """Card and board games between players."""
  PVP
  """Slots and other games of chance."""
  RNG
  """Sports betting."""
  SPORTS
}

"""A vendor in a lobby."""
type LobbyVendor {
  """Classes of its games in this lobby; empty where they have none."""
  gameClasses: [GameClass!]
  """How many of its games are in this lobby."""
  gameCount: Int!
  """Played much just now."""
  isHot: Boolean!
  """The vendor."""
  vendor: Vendor!
}

"""A log-in to the account, or a try at one."""
type LogInAttempt {
  """When."""
  at: DateTime!
  """
  Browser and system, such as \`Chrome, Windows\`; null when it did not say.
  """
  device: String
  """Identifies the record."""
  id: ID!
  """From which address, masked."""
  ipAddress: String!
  """By what."""
  method: LogInMethod!
  """What became of it."""
  status: LogInAttemptStatus!
}

"""A page of log-ins."""
type LogInAttemptConnection {
  """The log-ins."""
  nodes: [LogInAttempt!]!
  """Where this page stands."""
  pageInfo: PageInfo!
  """How many there are in all."""
  totalCount: Int!
}

"""What becomes of a log-in."""
enum LogInAttemptStatus {
  """There had been too many wrong tries."""
  LOCKED
  """It was let in."""
  LOGGED_IN
  """An outcome that this version does not know."""
  OTHER
  """More was asked for."""
  VERIFICATION_REQUIRED
  """The code was wrong."""
  WRONG_CODE
  """The passkey did not hold."""
  WRONG_PASSKEY
  """The password was wrong."""
  WRONG_PASSWORD
}

"""What is needed to log in."""
input LogInInput {
  """Needed once a failure has said \`captchaRequired\`."""
  captcha: CaptchaInput
  """Proof of the human check, where one is asked for."""
  humanProof: String
  """Password."""
  password: String!
  """Keep the session for a day instead of until the browser closes."""
  remember: Boolean = false
  """
  Opens an account that answers \`LOGIN_LOCKED\`, together with the right password: a code of its authenticator or a recovery code.
  For an account without an authenticator the right password has a code sent to its phone or e-mail address. Refusals stay \`LOGIN_LOCKED\`.
  """
  secondFactor: String
  """Username."""
  username: String!
}

"""By what somebody logs in."""
enum LogInMethod {
  """An account at Facebook."""
  FACEBOOK
  """Free play."""
  FREE_PLAY
  """An account at Google."""
  GOOGLE
  """A way that this version does not know."""
  OTHER
  """A passkey."""
  PASSKEY
  """Username and password."""
  PASSWORD
  """The registration, which logs in at once."""
  REGISTRATION
  """A code sent to the mobile number."""
  SMS
  """A token that another page of the brand handed over."""
  TOKEN
}

"""How a log-in went."""
union LogInResult = InvalidInput | LogInSuccess | Problem | VerificationRequired

"""The session is open."""
type LogInSuccess {
  """True when this is the account's first log-in."""
  isFirstLogIn: Boolean!
  """Why the password must be changed; null when it need not be."""
  passwordChangeReason: PasswordChangeReason
  """The log-in before this one; null at the first."""
  previousLogIn: PreviousLogIn
  """The account that is now signed in."""
  viewer: Viewer!
}

"""What is needed to log in with a code."""
input LogInWithCodeInput {
  """The number that the code was sent to."""
  phone: PhoneInput!
  """In place of a code: the identity token of a phone sign-in service."""
  phoneToken: String
  """Keep the session for a day instead of until the browser closes."""
  remember: Boolean = false
  """
  A key of 16 to 64 letters, digits, \`-\` and \`_\`, made by chance for each submit and kept until its answer is known. The same request sent again under the same key within five minutes has the same outcome, for an answer that was lost.
  """
  requestKey: ID
  """The code."""
  verificationCode: String
}

"""What a passkey answered."""
input LogInWithPasskeyInput {
  """Keep the session for a day instead of until the browser closes."""
  remember: Boolean = false
  """The browser's answer in WebAuthn's own JSON form, as text."""
  response: String!
}

"""What is needed to exchange a token."""
input LogInWithTokenInput {
  """The token."""
  token: String!
}

"""The session is closed."""
type LogOutResult {
  """Always true: there is no session any more."""
  loggedOut: Boolean!
}

"""A lottery, which is drawn again and again."""
type Lottery {
  """Its category."""
  category: GameCategory!
  """The platform's code of it."""
  code: String!
  """Identifies the game; the same id as in the lobbies."""
  id: ID!
  """Whether it is a favourite of the viewer; null for those who keep none."""
  isFavourite: Boolean
  """Whether tickets are sold just now."""
  isOnSale: Boolean!
  """Closed for work: it cannot be played."""
  isUnderMaintenance: Boolean!
  """Its name."""
  name: String!
  """Its picture, 3 wide by 4 high."""
  picture: URL!
  """How its prizes are reckoned; null where the platform does not tell."""
  prizeMode: PrizeMode
  """Code of its maker."""
  vendorId: ID!
}

"""A group of lotteries."""
type LotteryGroup {
  """Code of the group."""
  id: ID!
  """Its lotteries, most played first."""
  lotteries: [Lottery!]!
  """Its name."""
  name: String!
}

"""Lotteries in groups, as menus show them."""
type LotteryMenus {
  """Electronic lotteries."""
  electronic: [LotteryGroup!]
  """Lotteries of stations."""
  station: [LotteryGroup!]
}

"""The member centre."""
type MemberAccount {
  """Log-ins to the account and tries at it, the latest first."""
  logInAttempts(
    """
    Page, from 1. A page past the end holds nothing and says how many pages there are.
    """
    page: Int = 1
    """Log-ins a page, at most 50."""
    pageSize: Int = 10
  ): LogInAttemptConnection
  """Pages of its side menu that exist for this account."""
  menu: [MenuEntry!]!
  """Profile."""
  profile: MemberProfile!
  """What guards the account."""
  security: AccountSecurity
}

"""Member centre, or why it is closed."""
union MemberAccountResult = MemberAccount | Problem

"""A label that a member carries."""
type MemberLabel {
  """Colour of the ground it stands on."""
  backgroundColour: String!
  """Its name, such as \`VIP3\`."""
  name: String!
  """Picture of the rank."""
  picture: URL!
  """Rank, from 0."""
  rank: Int!
  """Colour of its text, as CSS writes colours."""
  textColour: String!
}

"""A member's own profile."""
type MemberProfile {
  """E-mail address, masked; null when none is known."""
  email: String
  """Whether withdrawals are protected by a password of their own."""
  hasPaymentPassword: Boolean!
  """Mobile number, masked; null when none is known."""
  mobile: String
  """The log-in before this one; null at the first."""
  previousLogIn: PreviousLogIn
  """When the account was opened."""
  registeredAt: DateTime!
}

"""An entry of a menu."""
type MenuEntry {
  """A number to show beside it; null for none."""
  badge: Int
  """Which page it leads to."""
  page: MenuPage!
}

"""Pages that menus lead to."""
enum MenuPage {
  """My account, the member centre's first page."""
  MY_ACCOUNT
  """Security: sessions, log-ins, and what guards the account."""
  SECURITY
  """Team overview, the agent centre's first page."""
  TEAM_OVERVIEW
}

"""An amount of money."""
type Money {
  """The amount in units of the currency; negative when owed or lost."""
  amount: Decimal!
  """The currency."""
  currency: CurrencyCode!
}

"""Everything that can be done."""
type Mutation {
  """Keep the passkey that the browser has made."""
  addPasskey(input: AddPasskeyInput!): SecurityChangeResult! @access(to: MEMBER)
  """
  Begin to guard the account by an authenticator app: makes the secret, which is shown this once.
  """
  beginAuthenticatorSetup(input: BeginAuthenticatorSetupInput!): BeginAuthenticatorSetupResult! @access(to: MEMBER)
  """
  Begin to connect an account elsewhere, which is to open this account from then on.
  """
  beginIdentityLink(input: BeginIdentityLinkInput!): IdentityProviderRedirectResult! @access(to: MEMBER) @module(id: "THIRDPARTYLOGIN3")
  """
  Begin to sign in from elsewhere: where to send the browser. What comes back counts in this browser alone, for ten minutes.
  """
  beginIdentityProviderLogIn(input: BeginIdentityProviderLogInInput!): IdentityProviderRedirectResult! @access(to: PUBLIC) @module(id: "THIRDPARTYLOGIN3")
  """
  Begin to sign in with a passkey. What comes back is good once, for five minutes.
  """
  beginPasskeyLogIn: PasskeyOptionsResult! @access(to: PUBLIC) @module(id: "LOGIN3")
  """
  Begin to add a passkey to the account. What comes back is good once, for five minutes.
  """
  beginPasskeyRegistration(input: BeginPasskeyRegistrationInput!): PasskeyOptionsResult! @access(to: MEMBER)
  """
  Change the password. Ends every other session of the account, and the games opened in them.
  """
  changePassword(input: ChangePasswordInput!): ChangePasswordResult! @access(to: MEMBER) @module(id: "PASS3")
  """
  Bring back what lies at a vendor, or at all of them. What is locked stays, and what lies at a vendor that does not answer: see
  \`wallet.parts\`. Doing it twice changes nothing.
  """
  collectVendorBalances(input: CollectVendorBalancesInput!): CollectVendorBalancesResult! @access(to: SESSION)
  """
  Put the authenticator on guard by a first code of it. From then on log-ins by password ask for one.
  """
  confirmAuthenticatorSetup(input: ConfirmAuthenticatorSetupInput!): RecoveryCodesResult! @access(to: MEMBER)
  """
  Have the phone sign-in service vouch for a number, by the code that it sent there.
  """
  confirmPhone(input: ConfirmPhoneInput!): ConfirmPhoneResult! @access(to: PUBLIC) @module(id: "PHONEAPPVERF3")
  """Keep the session from ending for want of use."""
  keepSessionAlive: KeepSessionAliveResult! @access(to: SESSION)
  """Open a game. Its address is good once and for 60 seconds."""
  launchGame(input: LaunchGameInput!): LaunchGameResult! @access(to: SESSION) @module(id: "GAMELO3")
  """Connect the account elsewhere that the issuer sent back."""
  linkIdentity(input: IdentityProviderCallbackInput!): SecurityChangeResult! @access(to: MEMBER) @module(id: "THIRDPARTYLOGIN3")
  """
  Log in with username and password; the username may be a mobile number that was shown to be the account's.
  """
  logIn(input: LogInInput!): LogInResult! @access(to: PUBLIC)
  """Log in with a code that was sent to the mobile number."""
  logInWithCode(input: LogInWithCodeInput!): LogInResult! @access(to: PUBLIC) @module(id: "MOBILEVERCODELOGIN3")
  """
  Sign in with what the issuer sent back. The first time it opens an account.
  """
  logInWithIdentityProvider(input: IdentityProviderCallbackInput!): LogInResult! @access(to: PUBLIC) @module(id: "THIRDPARTYLOGIN3")
  """Sign in with a passkey; it names the account itself."""
  logInWithPasskey(input: LogInWithPasskeyInput!): LogInResult! @access(to: PUBLIC) @module(id: "LOGIN3")
  """
  Exchange a token that another page of the brand handed over with the address; it is good once, for a minute.
  """
  logInWithToken(input: LogInWithTokenInput!): LogInResult! @access(to: PUBLIC)
  """
  End the session, with the games opened in it. Without one it does nothing and says so with the same answer.
  """
  logOut: LogOutResult! @access(to: PUBLIC)
  """Create an account by username and sign in to it."""
  register(input: RegisterInput!): RegisterResult! @access(to: PUBLIC) @module(id: "REG3")
  """
  Create an account by mobile number and sign in to it; its username is made by the platform.
  """
  registerByMobile(input: RegisterByMobileInput!): RegisterResult! @access(to: PUBLIC) @module(id: "MOBILENUMREG3")
  """Take the authenticator off guard, with its recovery codes."""
  removeAuthenticator(input: AuthenticatorProofInput!): SecurityChangeResult! @access(to: MEMBER)
  """
  Forget a passkey. One that is forgotten already, or is nobody's, is no failure.
  """
  removePasskey(input: RemovePasskeyInput!): SecurityChangeResult! @access(to: MEMBER)
  """Give a passkey another name."""
  renamePasskey(input: RenamePasskeyInput!): SecurityChangeResult! @access(to: MEMBER)
  """Make new recovery codes; the ones before are good no more."""
  renewRecoveryCodes(input: AuthenticatorProofInput!): RecoveryCodesResult! @access(to: MEMBER)
  """
  Tell that a host of pictures or games does not answer. After several sessions have told so it is left out for a while.
  """
  reportFailingHost(input: ReportFailingHostInput!): ReportFailingHostResult! @access(to: PUBLIC)
  """
  Have a link to set a new password sent by e-mail. The answer is the same whether or not there is such an account.
  """
  requestPasswordReset(input: RequestPasswordResetInput!): RequestPasswordResetResult! @access(to: PUBLIC)
  """
  Send a code to a telephone. The answer is the same whether or not the number has an account.
  """
  requestPhoneCode(input: RequestPhoneCodeInput!): RequestCodeResult! @access(to: PUBLIC)
  """
  The characters of a captcha for whoever cannot read a picture, against a proof of the human check.
  """
  requestTextCaptcha(input: RequestTextCaptchaInput!): RequestTextCaptchaResult! @access(to: PUBLIC) @module(id: "CAPTCHA3")
  """
  Set a new password with a link that was sent. Ends every session of the account.
  """
  resetPassword(input: ResetPasswordInput!): ResetPasswordResult! @access(to: PUBLIC)
  """
  Set a new password with a code sent to the phone, and be signed in. Ends every other session of the account.
  """
  resetPasswordByPhone(input: ResetPasswordByPhoneInput!): LogInResult! @access(to: PUBLIC) @module(id: "PWRESETSMS3")
  """
  End one of the viewer's sessions, with the games opened in it. Ending the current one signs out.
  """
  revokeSession(input: RevokeSessionInput!): RevokeSessionResult! @access(to: SESSION)
  """
  Write to the brand. The same request key again is the same feedback: it is kept once and answers with the same reference.
  """
  sendFeedback(input: SendFeedbackInput!): SendFeedbackResult! @access(to: PUBLIC) @module(id: "FEEDBACK3")
  """
  Have a code sent to the phone or the e-mail address of the account whose log-in waits for it.
  """
  sendLogInCode(input: SendLogInCodeInput!): RequestCodeResult! @access(to: PUBLIC)
  """Mark a game as a favourite or take the mark away."""
  setFavourite(input: SetFavouriteInput!): SetFavouriteResult! @access(to: SESSION) @module(id: "GAMELOFAV3")
  """Keep the language in which the viewer is written to."""
  setLanguage(input: SetLanguageInput!): SetLanguageResult! @access(to: SESSION)
  """
  Play without an account: opens a demo account with play credit and signs in to it.
  """
  startFreePlay(input: StartFreePlayInput!): LogInResult! @access(to: PUBLIC) @module(id: "FREEPLAY3")
  """
  Disconnect an account elsewhere. One that is not connected is no failure.
  """
  unlinkIdentity(input: UnlinkIdentityInput!): SecurityChangeResult! @access(to: MEMBER)
  """Change what others see of the viewer."""
  updateProfile(input: UpdateProfileInput!): UpdateProfileResult! @access(to: MEMBER)
  """
  Show more of who one is, where a log-in asks for it. The address is known from then on.
  """
  verifyLogIn(input: VerifyLogInInput!): LogInResult! @access(to: PUBLIC)
}

"""One category in the navigation."""
type NavigationEntry {
  """The category."""
  category: GameCategory!
  """The lobby it leads to."""
  lobbyId: LobbyId!
  """Its vendors, most played first."""
  vendors: [Vendor!]!
}

"""A round that is not over."""
type OpenRound {
  """The game it is played in."""
  game: Game!
  """Identifies the round."""
  id: ID!
  """When it was begun."""
  openedAt: DateTime!
  """What was staked."""
  stake: Money!
}

"""Where a page of a list stands."""
type PageInfo {
  """Whether a page follows."""
  hasNextPage: Boolean!
  """Whether a page stands before."""
  hasPreviousPage: Boolean!
  """Its number, from 1."""
  page: Int!
  """How many pages there are; at least 1."""
  totalPages: Int!
}

"""A passkey that opens the account."""
type Passkey {
  """When it was added."""
  addedAt: DateTime!
  """Identifies the passkey; opens nothing."""
  id: ID!
  """Whether a passkey manager keeps it on more than one device."""
  isSynced: Boolean!
  """When it last opened the account; null for never."""
  lastUsedAt: DateTime
  """The name that its owner gave it."""
  name: String!
}

"""How beginning with a passkey went."""
union PasskeyOptionsResult = PasskeyOptionsSuccess | Problem

"""What the browser is to be asked for."""
type PasskeyOptionsSuccess {
  """
  WebAuthn's own JSON form as text: of creation options for adding, of request options for signing in.
  """
  options: String!
}

"""
Why a password must be changed. For a quarter of an hour after the log-in that says so the old one need not be typed again.
"""
enum PasswordChangeReason {
  """It is older than the brand lets passwords be."""
  EXPIRED
  """Anybody would try it first."""
  WEAK
}

"""Whether something may be done, and if not, why."""
type Permission {
  """True if it may be done."""
  allowed: Boolean!
  """Why not; null when allowed."""
  reason: ErrorCode
}

"""A telephone number as it was typed."""
input PhoneInput {
  """The dialling code, without plus sign, from \`countries\`."""
  diallingCode: String!
  """
  The number below it; spaces, and a leading 0 where the country has one, do not matter.
  """
  number: String!
}

"""A lottery that is played much, and its draw that is next."""
type PopularLottery {
  """Number of the draw on sale; null while there is none."""
  drawNumber: String
  """The lottery."""
  lottery: Lottery!
  """
  Seconds until its sale closes, when the platform was last asked, at most 15 seconds ago; null while there is none.
  """
  secondsToClose: Int
}

"""One log-in."""
type PreviousLogIn {
  """When."""
  at: DateTime!
  """From which address, masked."""
  ipAddress: String!
}

"""Ways of reckoning a lottery's prizes."""
enum PrizeMode {
  """At fixed odds."""
  FIXED_ODDS
  """At the fixed odds of the sea lotteries."""
  SEA_ODDS
  """
  By the prize series of the account, as electronic lotteries always did.
  """
  SERIES
}

"""An expected failure that needs no further facts."""
type Problem implements UserError {
  """True when the next try must carry what a captcha shows."""
  captchaRequired: Boolean
  """What happened."""
  code: ErrorCode!
  """The input field at fault, when there is one."""
  field: String
  """What happened, in English, for developers."""
  message: String!
  """Seconds after which it makes sense to try again, when known."""
  retryAfterSeconds: Int
}

"""Something the brand offers for a time or under terms."""
type Promotion {
  """Where it belongs; null when the categories cannot be read."""
  category: PromotionCategory
  """All of it, with its terms."""
  details: PromotionDetails
  """When it ends; null where no end is set."""
  endsAt: DateTime
  """Identifies the promotion; stands in links to it."""
  id: ID!
  """A picture with room for a headline at its start."""
  picture: URL!
  """When it begins; null where no day is set."""
  startsAt: DateTime
  """How it stands."""
  status: PromotionStatus!
  """What it is, in one sentence."""
  summary: String!
  """Its title."""
  title: String!
}

"""A category of promotions."""
type PromotionCategory {
  """Its code, such as \`new_player\`."""
  id: ID!
  """Its name."""
  name: String!
}

"""A page of promotions."""
type PromotionConnection {
  """The promotions."""
  nodes: [Promotion!]!
  """Where this page stands."""
  pageInfo: PageInfo!
  """How many match in all."""
  totalCount: Int!
}

"""What stands behind a promotion."""
type PromotionDetails {
  """What it is."""
  content: Html!
  """Its terms in full."""
  terms: Html!
}

"""
How a promotion stands: for everyone, or for the member who takes part.
"""
enum PromotionStatus {
  """The member may apply."""
  APPLYING
  """The member may claim what it gives."""
  CLAIMABLE
  """The member has claimed what it gives."""
  CLAIMED
  """It is over."""
  CLOSED
  """The member's application is being looked at."""
  IN_REVIEW
  """The member takes part."""
  JOINED
  """It holds."""
  OPEN
  """The member's application was turned down."""
  REJECTED
  """It has not begun."""
  UPCOMING
}

"""A room in which members play against each other."""
type PvpRoom {
  """The game that is played in it."""
  gameId: ID!
  """Identifies the room."""
  id: ID!
  """What one needs in the wallet to sit down."""
  minBalance: Money!
  """Its name."""
  name: String!
  """How many can sit."""
  seats: Int!
  """How many sit now."""
  seatsTaken: Int!
}

"""Everything that can be read."""
type Query {
  """
  A picture of characters to be typed. Good for one try; at most one a second.
  """
  captcha: Captcha @access(to: PUBLIC) @module(id: "CAPTCHA3") @perVisitor
  """Countries whose telephone numbers the brand takes, in its order."""
  countries: [Country!] @access(to: PUBLIC)
  """One game; null when there is no such game."""
  game(id: ID!): Game @access(to: PUBLIC)
  """Games that are played most just now, over all categories."""
  hotGames(
    """How many, at most 42."""
    first: Int = 14
  ): [Game!] @access(to: PUBLIC)
  """
  A puzzle that the browser solves to show that it is none of thousands; null when no proof is asked for. Good once.
  """
  humanChallenge: HumanChallenge @access(to: PUBLIC) @perVisitor
  """
  Whether somebody has an invitation code, as a form asks before it sends it; null where the brand takes none.
  """
  invitationCode(
    """The code of an agent."""
    code: String!
  ): InvitationCode @access(to: PUBLIC) @module(id: "AFFMAN3")
  """Jackpots, the largest first; empty where no game feeds one."""
  jackpots: [Jackpot!] @access(to: PUBLIC)
  """
  A lobby: one category of games, or the whole catalogue when no path is given.
  """
  lobby(
    """The lobby's path; all games when left out."""
    id: LobbyId
  ): Lobby! @access(to: PUBLIC)
  """Menus of lotteries."""
  lotteryMenus: LotteryMenus! @access(to: PUBLIC)
  """Lotteries that are played most."""
  popularLotteries(
    """How many, at most 100."""
    first: Int = 20
  ): [PopularLottery!] @access(to: PUBLIC)
  """Rooms of games between players; empty where none is open."""
  pvpRooms(
    """Rooms of this game alone; those of every game when left out."""
    gameId: ID
  ): [PvpRoom!] @access(to: PUBLIC)
  """
  What on the site a text names. Asked too often it fails with RATE_LIMITED.
  """
  search(
    """
    At most 60 characters; accents are forgiven, and in games a typing slip too. Nothing but spaces finds nothing.
    """
    text: String!
  ): SearchResults @access(to: PUBLIC)
  """The brand: what it offers and how it presents itself."""
  site: Site! @access(to: PUBLIC)
  """One vendor; null when there is no such vendor, or it has no games."""
  vendor(id: ID!): Vendor @access(to: PUBLIC)
  """The signed-in account; null for a visitor."""
  viewer: Viewer @access(to: PUBLIC) @perVisitor
  """
  Largest payouts of rounds and prizes of jackpots of the last 24 hours, largest first; demo accounts left out.
  """
  winners(
    """How many, at most 50."""
    first: Int = 20
  ): [Winner!] @access(to: PUBLIC)
}

"""How making recovery codes went."""
union RecoveryCodesResult = Problem | RecoveryCodesSuccess

"""
Codes that stand in for a lost authenticator, each once. They are shown this once.
"""
type RecoveryCodesSuccess {
  """The codes, such as \`7KQ2-M4XD-R9TB\`."""
  codes: [String!]!
}

"""An account's invitation."""
type Referral {
  """The code that an invited friend registers with."""
  code: String!
  """How many accounts came by it."""
  invitations: Int!
  """
  Addresses that lead an invited friend to the registration, the brand's main one first; at least one.
  """
  links: [URL!]!
}

"""What is needed to register by mobile number."""
input RegisterByMobileInput {
  """Code of the agent who invited."""
  affiliateCode: String
  """Whether the terms were agreed to."""
  agreement: Boolean = true
  """What was read from a captcha picture, where the form asks for it."""
  captcha: CaptchaInput
  """The password once more."""
  confirmPassword: String
  """A limit on deposits that holds at once."""
  depositLimit: DepositLimitInput
  """What else the form asks for."""
  details: RegistrationDetailsInput
  """Proof of the human check."""
  humanProof: String
  """Password, where the form asks for one."""
  password: String
  """The mobile number."""
  phone: PhoneInput!
  """In place of a code: what a phone sign-in service gave the browser."""
  phoneToken: String
  """
  Code of the member who invited, from a link. One that nobody has is passed over.
  """
  referralCode: String
  """As in \`RegisterInput\`."""
  requestKey: ID
  """The code that was sent to the number."""
  verificationCode: String
}

"""What is needed to register."""
input RegisterInput {
  """Code of the agent who invited."""
  affiliateCode: String
  """Whether the terms were agreed to."""
  agreement: Boolean = true
  """What was read from a captcha picture, where the form asks for it."""
  captcha: CaptchaInput
  """The password once more."""
  confirmPassword: String!
  """A limit on deposits that holds at once."""
  depositLimit: DepositLimitInput
  """What else the form asks for."""
  details: RegistrationDetailsInput
  """Proof of the human check."""
  humanProof: String
  """Password, by the brand's rule."""
  password: String!
  """Mobile number, where the form asks for it."""
  phone: PhoneInput
  """In place of a code: what a phone sign-in service gave the browser."""
  phoneToken: String
  """
  Code of the member who invited, from a link. One that nobody has is passed over.
  """
  referralCode: String
  """
  Chosen by chance for one registration, 16 to 64 letters, digits, \`-\` and \`_\`. Sent again with the same input, after an
  answer that got lost, it opens no second account: it signs in to the one that was made.
  """
  requestKey: ID
  """Username, by the brand's rule."""
  username: String!
  """The code that was sent to the number."""
  verificationCode: String
}

"""How a registration went."""
union RegisterResult = InvalidInput | LogInSuccess | Problem

"""Fields that a brand may ask for, each by its own rule."""
input RegistrationDetailsInput {
  """E-mail address."""
  email: String
  """Facebook name."""
  facebook: String
  """Number of an identity document."""
  idNumber: String
  """LINE name."""
  line: String
  """Name of the bank account that winnings are paid to."""
  payeeName: String
  """Password that guards withdrawals."""
  paymentPassword: String
  """QQ number."""
  qqNum: String
  """
  Username of whoever recommended the brand. One that nobody has is passed over.
  """
  recommenderId: String
  """WeChat name."""
  wechat: String
  """WhatsApp number."""
  whatsapp: String
  """Zalo number."""
  zalo: String
}

"""The rule of one field of the registration form."""
type RegistrationField {
  """Regular expression, or \`*\` for anything."""
  acceptedPattern: String!
  """Most characters."""
  maxLength: Int!
  """Fewest characters."""
  minLength: Int!
  """Name of the field, such as \`username\`."""
  name: String!
  """Family of the pattern, which picks the message that explains it."""
  patternId: Int!
  """Whether it must be filled in."""
  required: Boolean!
}

"""What the registration form asks for, beside the rules of its fields."""
type RegistrationForm {
  """Whether invitation codes can be checked before the form is sent."""
  canCheckInvitationCode: Boolean!
  """Ways to register, the usual one first."""
  methods: [RegistrationMethod!]!
  """Whether a registration by mobile number sets a password too."""
  mobileRequiresPassword: Boolean!
  """
  Whether a registration by username needs a code that was sent to its mobile number; by mobile number it always does.
  """
  requiresSmsCode: Boolean!
}

"""Ways to register."""
enum RegistrationMethod {
  """By mobile number."""
  MOBILE
  """By username and password."""
  USERNAME
}

"""Which passkey to forget."""
input RemovePasskeyInput {
  """Its id, from \`security.passkeys\`."""
  id: ID!
}

"""Which passkey, and its new name."""
input RenamePasskeyInput {
  """Its id, from \`security.passkeys\`."""
  id: ID!
  """A name to know it by, at most 40 characters."""
  name: String!
}

"""Which host."""
input ReportFailingHostInput {
  """
  Its origin, from \`site.imageHosts\` or a game's address. One that is not the brand's is passed over.
  """
  host: URL!
}

"""How the report went."""
union ReportFailingHostResult = Problem | ReportFailingHostSuccess

"""The report is noted."""
type ReportFailingHostSuccess {
  """Hosts of pictures to use from now on, the preferred first."""
  imageHosts: [URL!]!
}

"""How asking for a code went."""
union RequestCodeResult = InvalidInput | Problem | RequestCodeSuccess

"""If the number may have a code, it is on its way."""
type RequestCodeSuccess {
  """Minutes for which the code is good."""
  expiresInMinutes: Int!
  """Seconds after which another one may be asked for."""
  resendAfterSeconds: Int!
}

"""Whose password was forgotten."""
input RequestPasswordResetInput {
  """The e-mail address of the account."""
  email: String!
  """Proof of the human check, where one is asked for."""
  humanProof: String
  """Username."""
  username: String!
}

"""How asking for a link went."""
union RequestPasswordResetResult = InvalidInput | Problem | RequestPasswordResetSuccess

"""If username and address belong together, a link is on its way."""
type RequestPasswordResetSuccess {
  """Minutes for which the link is good, once."""
  expiresInMinutes: Int!
}

"""What is needed to have a code sent."""
input RequestPhoneCodeInput {
  """Proof of the human check, where one is asked for."""
  humanProof: String
  """Where it is sent."""
  phone: PhoneInput!
  """What it is for."""
  purpose: CodePurpose!
}

"""What is needed in place of reading a picture."""
input RequestTextCaptchaInput {
  """Proof of the human check, of its own: the form brings another one."""
  humanProof: String!
}

"""How asking for characters went."""
union RequestTextCaptchaResult = Problem | RequestTextCaptchaSuccess

"""A captcha that need not be read. Good for one try, as a picture is."""
type RequestTextCaptchaSuccess {
  """The characters."""
  characters: String!
  """Names it in the form that brings the characters back."""
  id: ID!
}

"""
A new password, and what shows that the phone of the account is the caller's.
"""
input ResetPasswordByPhoneInput {
  """The new password, by the brand's rule for passwords; not the username."""
  newPassword: String!
  """The number that the code was sent to."""
  phone: PhoneInput!
  """In place of a code: the identity token of a phone sign-in service."""
  phoneToken: String
  """
  A key of 16 to 64 letters, digits, \`-\` and \`_\`, made by chance for each submit and kept until its answer is known. The same request sent again under the same key within five minutes has the same outcome, for an answer that was lost.
  """
  requestKey: ID
  """The code."""
  verificationCode: String
}

"""A new password, and the link that lets set it."""
input ResetPasswordInput {
  """The new password once more."""
  confirmNewPassword: String!
  """The new password, by the brand's rule for passwords; not the username."""
  newPassword: String!
  """The token of the link."""
  token: String!
}

"""How setting the password went."""
union ResetPasswordResult = InvalidInput | Problem | ResetPasswordSuccess

"""The new password counts from now on. Nobody is signed in."""
type ResetPasswordSuccess {
  """Always true."""
  set: Boolean!
}

"""Which session to end."""
input RevokeSessionInput {
  """
  Its id, from \`viewer.sessions\`. One that has ended already, or is nobody's, is no failure.
  """
  id: ID!
}

"""How ending a session went."""
union RevokeSessionResult = Problem | RevokeSessionSuccess

"""The session is ended, if it was not already."""
type RevokeSessionSuccess {
  """True when it was the current one: the viewer is signed out."""
  loggedOut: Boolean!
  """The sessions that are left; null after signing out."""
  sessions: [ActiveSession!]
}

"""What a text names. Parts that cannot be asked just now are null."""
type SearchResults {
  """Games, best fit first."""
  games(
    """How many, at most 42."""
    first: Int = 8
  ): GameConnection
  """
  Topics of the help centre by their titles and those of their articles, at most five.
  """
  helpTopics: [HelpSearchResult!]
  """Promotions by their titles, in the brand's order, at most five."""
  promotions: [Promotion!]
  """Vendors, most games first, at most five."""
  vendors: [VendorSearchResult!]
}

"""How a change of what guards the account went."""
union SecurityChangeResult = InvalidInput | Problem | SecurityChangeSuccess

"""The change is made."""
type SecurityChangeSuccess {
  """What guards the account now; null when that cannot be told just now."""
  security: AccountSecurity
}

"""Feedback."""
input SendFeedbackInput {
  """How to be reached; left out where no answer is wanted."""
  contact: String
  """What is to be said."""
  content: String!
  """What it is about."""
  questionType: FeedbackQuestionType!
  """Chosen by the page for this one feedback: a UUID."""
  requestKey: ID!
}

"""How it went."""
union SendFeedbackResult = InvalidInput | Problem | SendFeedbackSuccess

"""The feedback is kept."""
type SendFeedbackSuccess {
  """Names it when one asks about it."""
  reference: String!
}

"""Where the code of a log-in that waits is to be sent."""
input SendLogInCodeInput {
  """\`PHONE_CODE\` or \`EMAIL_CODE\`, if the log-in has it among its ways."""
  kind: VerificationKind!
  """The log-in that waits."""
  logInToken: String!
}

"""Which game to mark."""
input SetFavouriteInput {
  """True to mark it, false to take the mark away."""
  favourite: Boolean!
  """The game."""
  gameId: ID!
}

"""How marking a game went."""
union SetFavouriteResult = Problem | SetFavouriteSuccess

"""The mark is set or taken away."""
type SetFavouriteSuccess {
  """The game."""
  game: Game!
}

"""Which language."""
input SetLanguageInput {
  """The platform's own code, from \`site.languages\`."""
  language: String!
}

"""How choosing the language went."""
union SetLanguageResult = InvalidInput | Problem | SetLanguageSuccess

"""The language is kept."""
type SetLanguageSuccess {
  """The platform's own code."""
  language: String!
}

"""The brand's site."""
type Site {
  """Addresses at which the site is reached, the main one first."""
  addresses: [SiteAddress!]
  """Announcements of one kind, newest first, in pages of nine."""
  announcements(
    """Which kind."""
    kind: AnnouncementKind! = NOTICE
    """
    Page, from 1. A page past the end holds none and says how many pages there are.
    """
    page: Int = 1
    """Announcements a page, at most 50."""
    pageSize: Int = 9
  ): AnnouncementConnection
  """
  Banners of every group that has some, so that a page of any route finds its own.
  """
  bannerGroups: [BannerGroup!]
  """Banners of one group of routes, such as \`w_home\`."""
  banners(
    """The group's name."""
    group: String!
  ): [Banner!]
  """Ways to customer service, opened here; the same for every visitor."""
  customerService: [CustomerServiceLink!]!
  """Apps to download."""
  downloads: [Download!]!
  """What the brand offers, from its white-label tree."""
  features: [Feature!]!
  """
  What feedback may be about and how long it may be; null where the brand takes none.
  """
  feedback: FeedbackRules
  """One topic of the help centre; null when there is no such topic."""
  helpTopic(
    """Its code, such as \`agreement\`."""
    id: ID!
  ): HelpTopic
  """The help centre, topic by topic, in the brand's order."""
  helpTopics: [HelpTopic!]
  """Where members may sign in from; null when the platform cannot tell."""
  identityProviders: [IdentityProviderOption!]
  """
  Hosts of pictures, the preferred first. When a picture fails on its own host the same path is tried on the others.
  """
  imageHosts: [URL!]!
  """Languages of the interface, the default one first."""
  languages: [Language!]!
  """The brand's name."""
  name: String!
  """Categories that have vendors, in the order of the navigation."""
  navigation: [NavigationEntry!]
  """One promotion; null when there is no such promotion."""
  promotion(id: ID!): Promotion
  """Categories that have promotions."""
  promotionCategories: [PromotionCategory!]
  """
  Promotions in the brand's order: open ones, those to come, and those that are over.
  """
  promotions(
    """Only those of one category, by its code."""
    category: ID
    """
    Page, from 1. A page past the end holds none and says how many pages there are.
    """
    page: Int = 1
    """Promotions a page, at most 50."""
    pageSize: Int = 12
  ): PromotionConnection
  """What the registration form asks for."""
  registration: RegistrationForm!
  """Rules of the registration form's fields."""
  registrationFields: [RegistrationField!]!
  """How the brand reckons, and which contracts it makes with agents."""
  settings: SiteSettings
  """Where the brand is met elsewhere, only what it has."""
  socialLinks: [SocialLink!]!
  """
  Whether the site is open to this visitor; null when the platform cannot tell.
  """
  status: SiteStatus @perVisitor
}

"""An address of the site."""
type SiteAddress {
  """Its host, such as \`www.example.test\`."""
  host: String!
  """Whether it is the brand's main one."""
  isMain: Boolean!
  """The whole address."""
  url: URL!
}

"""How a brand reckons, and which contracts it makes with agents."""
type SiteSettings {
  """Kinds of contracts that the brand makes with its agents."""
  agentContracts: [AgentContractKind!]!
  """The brand's full name."""
  brandName: String!
  """The currency of all its money."""
  currency: CurrencyCode!
  """Sign of the currency, such as \`₫\`."""
  currencySymbol: String!
  """
  The platform's own code of the language for those who have chosen none.
  """
  defaultLanguage: String!
  """Languages that the platform answers in."""
  languages: [Language!]!
  """
  Where its days begin and end: an IANA time zone such as \`Asia/Ho_Chi_Minh\`.
  """
  timeZone: String!
}

"""States of the site."""
enum SiteState {
  """Closed for work."""
  MAINTENANCE
  """Open."""
  NORMAL
  """Closed to the visitor's region or address."""
  REGION_RESTRICTED
}

"""Whether the site is open."""
type SiteStatus {
  """When maintenance ends, if known."""
  maintenanceEndsAt: DateTime
  """
  Open, under maintenance or closed to the visitor's region; maintenance wins.
  """
  state: SiteState!
  """The visitor's country, ISO 3166 alpha-2."""
  visitorCountry: String!
  """The visitor's address as the platform saw it."""
  visitorIpAddress: String!
}

"""A place elsewhere where the brand is met."""
type SocialLink {
  """What kind of place."""
  network: SocialNetwork!
  """Its address."""
  url: URL!
}

"""Kinds of places where a brand is met."""
enum SocialNetwork {
  """Facebook."""
  FACEBOOK
  """Instagram."""
  INSTAGRAM
  """Telegram."""
  TELEGRAM
  """WhatsApp."""
  WHATSAPP
}

"""What is needed to play without an account."""
input StartFreePlayInput {
  """The language to greet in, as the platform codes it."""
  language: String
}

"""One day of a team."""
type TeamDay {
  """The day."""
  day: Date!
  """Its figures."""
  totals: TeamTotals!
}

"""
How a team did: everyone below an agent, the agent itself left out. All money is in one currency.
"""
type TeamOverview {
  """Those of them who are agents."""
  agentCount: Int!
  """Direct lines that earned the house least in the range."""
  bottomDownlines: [DirectDownline!]!
  """The chosen range day by day, oldest first."""
  days: [TeamDay!]!
  """Everyone in the team."""
  memberCount: Int!
  """The chosen range."""
  range: TeamTotals!
  """This calendar month."""
  thisMonth: TeamTotals!
  """Today."""
  today: TeamTotals!
  """Direct lines that earned the house most in the range."""
  topDownlines: [DirectDownline!]!
  """Username of the agent at its head."""
  username: String!
  """Yesterday."""
  yesterday: TeamTotals!
}

"""A team's overview, or why there is none."""
union TeamOverviewResult = Problem | TeamOverview

"""Figures of a team over some days."""
type TeamTotals {
  """Members with at least one settled bet."""
  activeMembers: Int!
  """What the members paid in."""
  deposit: Money!
  """
  What the house kept: stakes minus payouts. The members' own result is its negative.
  """
  houseProfit: Money!
  """Accounts opened."""
  newMembers: Int!
  """Settled stakes of the members."""
  turnover: Money!
  """What the members were paid out."""
  withdrawal: Money!
}

"""An http or https address."""
scalar URL

"""Which connection to end."""
input UnlinkIdentityInput {
  """Its id, from \`security.socialIdentities\`."""
  id: ID!
}

"""What others see."""
input UpdateProfileInput {
  """Name shown to others: 2 to 24 letters, digits and spaces."""
  nickname: String!
}

"""How changing the profile went."""
union UpdateProfileResult = InvalidInput | Problem | UpdateProfileSuccess

"""The profile is changed."""
type UpdateProfileSuccess {
  """The account as it is now."""
  viewer: Viewer!
}

"""
An expected failure: what happened, for machines and for developers. Pages word it by its code in their reader's language.
"""
interface UserError {
  """What happened."""
  code: ErrorCode!
  """The input field at fault, when there is one."""
  field: String
  """What happened, in English, for developers."""
  message: String!
}

"""A maker of games."""
type Vendor {
  """Its mark, square."""
  icon: URL!
  """Its code, such as \`SEN\`."""
  id: ID!
  """How its card opens where that is not by its lobby."""
  launchTarget: LaunchTarget
  """Its logo, wide."""
  logo: URL!
  """Its name."""
  name: String!
}

"""A vendor that a text names."""
type VendorSearchResult {
  """How many games it has there."""
  gameCount: Int!
  """The lobby with most of its games."""
  lobbyId: LobbyId!
  """The vendor."""
  vendor: Vendor!
}

"""What shows more of who somebody is."""
enum VerificationKind {
  """A code of the account's authenticator, or one of its recovery codes."""
  AUTHENTICATOR_CODE
  """The name on the bank account that winnings are paid to."""
  BANK_ACCOUNT_NAME
  """A code sent to the e-mail address of the account."""
  EMAIL_CODE
  """A code sent to the phone of the account."""
  PHONE_CODE
}

"""A way to show more of who one is."""
type VerificationMethod {
  """Where its code would go, masked; null where none is sent."""
  hint: String
  """What is to be shown."""
  kind: VerificationKind!
}

"""
The password or the code was right, and the account asks for more: it is not signed in yet.
"""
type VerificationRequired implements UserError {
  """Always \`VERIFICATION_REQUIRED\`."""
  code: ErrorCode!
  """Always null."""
  field: String
  """Names the log-in that waits; good for ten minutes and five answers."""
  logInToken: String!
  """What happened, in English, for developers."""
  message: String!
  """Ways to show more; one of them is enough."""
  methods: [VerificationMethod!]!
}

"""What shows more of who somebody is."""
input VerifyLogInInput {
  """The code or the name."""
  answer: String!
  """What is shown."""
  kind: VerificationKind!
  """The log-in that waits."""
  logInToken: String!
  """Keep the session for a day instead of until the browser closes."""
  remember: Boolean = false
  """
  A key of 16 to 64 letters, digits, \`-\` and \`_\`, made by chance for each submit and kept until its answer is known. The same request sent again under the same key within five minutes has the same outcome, for an answer that was lost.
  """
  requestKey: ID
}

"""The signed-in account and everything that is its own."""
type Viewer {
  """Agent centre, or why it is closed to this account."""
  agentAccount: AgentAccountResult!
  """Picture."""
  avatar: URL!
  """May it change its password, and if not, why."""
  canChangePassword: Permission!
  """May it keep favourites, and if not, why."""
  canKeepFavourites: Permission!
  """May it play for real money, and if not, why."""
  canPlayForRealMoney: Permission!
  """
  Games the account has marked, the latest first; null for those who keep no favourites.
  """
  favouriteGames(
    """
    Page, from 1. A page past the end holds no games and says how many pages there are.
    """
    page: Int = 1
    """Games a page, at most 42."""
    pageSize: Int = 42
  ): GameConnection
  """
  Lotteries the account has marked, the latest first; null for those who keep no favourites.
  """
  favouriteLotteries: [Lottery!]
  """Identifies the account."""
  id: ID!
  """What the account is."""
  kind: AccountKind!
  """Label with rank; null when the brand gives none."""
  label: MemberLabel
  """Member centre, or why it is closed to this account."""
  memberAccount: MemberAccountResult!
  """Entries of the account menu in the header that exist for this account."""
  menu: [MenuEntry!]!
  """Name shown to others."""
  nickname: String!
  """
  Rounds that the account has begun and that are not over, the latest first: where they are played they go on.
  """
  openRounds: [OpenRound!]
  """
  Games the account opened or played, the latest first; null where the brand does not keep them.
  """
  recentGames(
    """How many, at most 42."""
    first: Int = 20
    """Only games of this lobby."""
    lobbyId: LobbyId
  ): [Game!]
  """
  With what the account invites friends; null for a demo account, and where the brand has no invitations.
  """
  referral: Referral
  """Where the account is signed in just now, last used first."""
  sessions: [ActiveSession!]
  """Username."""
  username: String!
  """Wallet; money is answered by the platform alone, never from a cache."""
  wallet: Wallet
}

"""A wallet."""
type Wallet {
  """Everything: the main part, and what lies at vendors."""
  balance: Money!
  """Sign of the currency, such as \`₫\`."""
  currencySymbol: String!
  """
  Whether one wallet serves every vendor; then nothing is ever moved between parts. Opening a game moves what it needs by itself.
  """
  isSingle: Boolean
  """
  What it is made of: the main part and, where the brand splits wallets, one a vendor.
  """
  parts: [WalletPart!]
  """What is available, locked, and has moved."""
  summary: WalletSummary
}

"""A part of a wallet."""
type WalletPart {
  """What it holds; on its way to a vendor counts as there."""
  balance: Money!
  """Identifies the part within its wallet."""
  id: ID!
  """
  True while a transfer with it is being looked into: nothing is moved to or from it until then.
  """
  isLocked: Boolean!
  """The platform's name of it, such as \`MAIN\`."""
  name: String!
  """The vendor whose games play from it; null for the main part."""
  vendorId: ID
}

"""What is in a wallet and what has moved through it."""
type WalletSummary {
  """Available now."""
  available: Money!
  """Held by withdrawals that are not done yet."""
  locked: Money!
  """The member's own result this month: payouts minus stakes."""
  monthProfit: Money!
  """Settled bets of this month."""
  monthTurnover: Money!
  """All deposits so far."""
  totalDeposit: Money!
  """Settled bets since the account was opened."""
  totalTurnover: Money!
  """All withdrawals so far."""
  totalWithdrawal: Money!
}

"""A large payout, or a jackpot that was won."""
type Winner {
  """Its category."""
  category: GameCategory!
  """The game that paid."""
  gameId: ID!
  """Its name."""
  gameName: String!
  """Name of the jackpot that was won; null for what a round paid out."""
  jackpot: String
  """How it opens where that is not by launching it on a page of its own."""
  launchTarget: LaunchTarget
  """Who won: a username of which only the ends are told."""
  maskedUsername: String!
  """What was paid out."""
  payout: Money!
  """
  Its picture, 3 wide by 4 high; with \`w=180\` in its query in fewer pixels, for small places.
  """
  picture: URL!
  """Code of its maker."""
  vendorId: ID!
  """When."""
  wonAt: DateTime!
}`
