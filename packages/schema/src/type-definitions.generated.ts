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

"""The agent centre: an agent's own downline and nobody else's."""
type AgentCentre {
  """Pages of its side menu that exist for this agent."""
  menu: [MenuEntry!]!
  """How a team did."""
  teamOverview(
    """Username of an agent in the downline; the agent itself when left out."""
    account: String
    """First day of the range."""
    from: Date!
    """Last day of the range; at most 92 days."""
    to: Date!
  ): TeamOverviewResult
}

"""Agent centre, or why it is closed."""
union AgentCentreResult = AgentCentre | Problem

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

"""Where a banner leads."""
type BannerLink {
  """Kind of target."""
  kind: BannerLinkKind!
  """An address, a promotion's id or a game's id, as the kind says."""
  target: String!
}

"""Kinds of banner targets."""
enum BannerLinkKind {
  """An address on this site or elsewhere."""
  ADDRESS
  """A game."""
  GAME
  """A promotion."""
  PROMOTION
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
  The password until now. A wrong one answers \`LOGIN_FAILED\`, and after five \`LOGIN_LOCKED\`.
  """
  oldPassword: String!
}

"""How changing the password went."""
union ChangePasswordResult = InvalidInput | PasswordChanged | Problem

"""An ISO 4217 currency code, such as \`VND\`."""
scalar CurrencyCode

"""A way to customer service."""
type CustomerServiceLink {
  """Where the desk is; null when the link cannot be opened."""
  address: URL
  """Why there is no address; null when there is one."""
  problem: ErrorCode
  """
  Kind of desk, as the platform numbers it: 1 for everyone, 2 for members of a high rank, 3 for live chat.
  """
  type: Int!
}

"""A calendar day in the brand's time zone: \`yyyy-MM-dd\`."""
scalar Date

"""A moment: ISO 8601 in UTC, such as \`2026-11-20T04:30:00.000Z\`."""
scalar DateTime

"""
A decimal number as text, such as \`-1250000.50\`. Never a floating-point number.
"""
scalar Decimal

"""An app to download."""
type Download {
  """Address of the app."""
  address: URL!
  """What it runs on, such as \`ANDROID\`."""
  kind: String!
}

"""Every code of an expected failure."""
enum ErrorCode {
  """No such account in the caller's downline."""
  ACCOUNT_NOT_FOUND
  """The game is under maintenance."""
  GAME_MAINTENANCE
  """No such game."""
  GAME_NOT_FOUND
  """The balance does not cover the amount."""
  INSUFFICIENT_BALANCE
  """The input breaks a rule; see \`problems\`."""
  INVALID_INPUT
  """The range of days is empty, too long, or in the future."""
  INVALID_RANGE
  """A demo account asked for what needs a true account."""
  IN_NEED_TRUE_ACCOUNT
  """Username and password do not belong together."""
  LOGIN_FAILED
  """Too many wrong passwords; see \`retryAfterSeconds\`."""
  LOGIN_LOCKED
  """A member who is no agent asked for the agent centre."""
  NOT_AGENT
  """The brand does not offer this."""
  NOT_AVAILABLE
  """The platform cannot be reached or did not answer in time: try again."""
  PLATFORM_UNAVAILABLE
  """Too many requests; see \`retryAfterSeconds\`."""
  RATE_LIMITED
  """There is no session, or it has ended: sign in."""
  SESSION_EXPIRED
  """The username is taken."""
  USERNAME_TAKEN
}

"""The report is noted."""
type FailingHostReported {
  """Hosts of pictures to use from now on, the preferred first."""
  imageHosts: [URL!]!
}

"""The mark is set or taken away."""
type FavouriteSet {
  """The game."""
  game: Game!
}

"""Things a brand can switch on or off."""
enum Feature {
  """Agent centre."""
  AGENT_CENTRE
  """Chat."""
  CHAT
  """Signing in with a code sent to a phone."""
  CODE_LOGIN
  """Favourite games."""
  FAVOURITES
  """Play without an account."""
  FREE_PLAY
  """Registration by mobile number."""
  MOBILE_REGISTRATION
  """Registration by username."""
  REGISTRATION
}

"""One field that breaks its rule."""
type FieldProblem {
  """How it breaks its rule."""
  breach: RuleBreach!
  """The field's name in the input."""
  field: String!
}

"""A game."""
type Game {
  """Its category."""
  category: GameCategory!
  """Identifies the game."""
  id: ID!
  """Whether it is a favourite of the viewer; null for those who keep none."""
  isFavourite: Boolean
  """Played much just now."""
  isHot: Boolean!
  """New in the catalogue."""
  isNew: Boolean!
  """Its name."""
  name: String!
  """Its picture, 3 wide by 4 high."""
  picture: URL!
  """
  Share of stakes that is paid back in the long run, in percent, such as \`96.50\`; null where there is no fixed one.
  """
  returnToPlayer: Decimal
  """Closed for work: it cannot be opened."""
  underMaintenance: Boolean!
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

"""A page of games."""
type GameConnection {
  """The games."""
  nodes: [Game!]!
  """Where this page stands."""
  pageInfo: PageInfo!
  """How many games match in all."""
  totalCount: Int!
}

"""What to keep of a lobby's games."""
input GameFilter {
  """
  Text in the name; accents and one typing slip are forgiven. At most 60 characters.
  """
  search: String
  """Codes of vendors; games of any of them are kept. Empty keeps all."""
  vendors: [String!]
}

"""A game that is open."""
type GameLaunch {
  """Address for the frame; good once and for 60 seconds."""
  address: URL!
  """Whether it is played with play credit of a demo account."""
  isDemo: Boolean!
  """Origin of that address: messages from any other are not the game's."""
  origin: URL!
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

"""A language of the interface."""
type Language {
  """The platform's own code, such as \`TY\`. It is no ISO code."""
  code: String!
  """Its name in itself."""
  name: String!
  """The tag that browsers understand (BCP 47)."""
  tag: String!
}

"""The language is kept."""
type LanguageSet {
  """The platform's own code."""
  language: String!
}

"""Which game to open."""
input LaunchGameInput {
  """The game."""
  gameId: ID!
  """Theme to open it in."""
  theme: GameTheme = DARK
}

"""How opening a game went."""
union LaunchGameResult = GameLaunch | GameUnderMaintenance | Problem

"""A lobby."""
type Lobby {
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
  path: LobbyPath
  """Vendors that have games in it, most games first."""
  vendors: [LobbyVendor!]
}

"""Paths of the game lobbies."""
enum LobbyPath {
  """Cockfights."""
  cockfight
  """Lotteries."""
  elott
  """Esports betting."""
  esports
  """Fishing games."""
  fish
  """The house's own games."""
  inhouse
  """Tables with live dealers."""
  live
  """Card and board games between players."""
  pvp
  """Slots and other games of chance."""
  rng
  """Sports betting."""
  sports
}

"""A vendor in a lobby."""
type LobbyVendor {
  """How many of its games are in this lobby."""
  gameCount: Int!
  """The vendor."""
  vendor: Vendor!
}

"""One log-in."""
type LogIn {
  """From which address, masked."""
  address: String!
  """When."""
  at: DateTime!
}

"""What is needed to log in."""
input LogInInput {
  """Password."""
  password: String!
  """Keep the session for a day instead of until the browser closes."""
  remember: Boolean = false
  """Username."""
  username: String!
}

"""How a log-in went."""
union LogInResult = InvalidInput | Problem | SignedIn

"""The session is closed."""
type LogOutResult {
  """Always true: there is no session any more."""
  signedOut: Boolean!
}

"""The member centre."""
type MemberCentre {
  """Pages of its side menu that exist for this account."""
  menu: [MenuEntry!]!
  """Profile."""
  profile: MemberProfile!
}

"""Member centre, or why it is closed."""
union MemberCentreResult = MemberCentre | Problem

"""A label that a member carries."""
type MemberLabel {
  """Its name, such as \`VIP3\`."""
  name: String!
  """Picture of the rank."""
  picture: URL!
  """Rank, from 0."""
  rank: Int!
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
  previousLogIn: LogIn
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
  """
  Change the password. Ends every other session of the account, and the games opened in them.
  """
  changePassword(input: ChangePasswordInput!): ChangePasswordResult! @access(to: MEMBER) @module(id: "PASS3")
  """Open a game. Its address is good once and for 60 seconds."""
  launchGame(input: LaunchGameInput!): LaunchGameResult! @access(to: SESSION) @module(id: "GAMELO3")
  """Log in with username and password."""
  logIn(input: LogInInput!): LogInResult! @access(to: PUBLIC)
  """
  End the session, with the games opened in it. Without one it does nothing and says so with the same answer.
  """
  logOut: LogOutResult! @access(to: PUBLIC)
  """Create an account by username and sign in to it."""
  register(input: RegisterInput!): RegisterResult! @access(to: PUBLIC) @module(id: "REG3")
  """
  Tell that a host of pictures or games does not answer. After several sessions have told so it is left out for a while.
  """
  reportFailingHost(input: ReportFailingHostInput!): ReportFailingHostResult! @access(to: PUBLIC)
  """
  End one of the viewer's sessions, with the games opened in it. Ending the current one signs out.
  """
  revokeSession(input: RevokeSessionInput!): RevokeSessionResult! @access(to: SESSION)
  """Mark a game as a favourite or take the mark away."""
  setFavourite(input: SetFavouriteInput!): SetFavouriteResult! @access(to: SESSION) @module(id: "GAMELOFAV3")
  """Keep the language in which the viewer is written to."""
  setLanguage(input: SetLanguageInput!): SetLanguageResult! @access(to: SESSION)
  """
  Exchange a token that another page of the brand handed over with the address; it is good once, for a minute.
  """
  signInWithToken(input: SignInWithTokenInput!): LogInResult! @access(to: PUBLIC)
  """
  Play without an account: opens a demo account with play credit and signs in to it.
  """
  startFreePlay(input: StartFreePlayInput!): LogInResult! @access(to: PUBLIC) @module(id: "FREEPLAY3")
  """Keep the session from ending for want of use."""
  touchSession: TouchSessionResult! @access(to: SESSION)
  """Change what others see of the viewer."""
  updateProfile(input: UpdateProfileInput!): UpdateProfileResult! @access(to: MEMBER)
}

"""One category in the navigation."""
type NavigationEntry {
  """The category."""
  category: GameCategory!
  """The lobby it leads to."""
  lobby: LobbyPath!
  """Its vendors, most played first."""
  vendors: [Vendor!]!
}

"""A place where the account is signed in."""
type OpenSession {
  """From which address it was opened, masked."""
  address: String!
  """Whether it is the one that asks."""
  current: Boolean!
  """Identifies the session; opens nothing."""
  id: ID!
  """When it was last used, to the minute."""
  lastSeenAt: DateTime!
  """When it was opened."""
  openedAt: DateTime!
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

"""The new password counts from now on."""
type PasswordChanged {
  """How many other sessions were ended by it."""
  endedSessions: Int!
}

"""Whether something may be done, and if not, why."""
type Permission {
  """True if it may be done."""
  allowed: Boolean!
  """Why not; null when allowed."""
  reason: ErrorCode
}

"""An expected failure that needs no further facts."""
type Problem implements UserError {
  """What happened."""
  code: ErrorCode!
  """The input field at fault, when there is one."""
  field: String
  """What happened, in English, for developers."""
  message: String!
  """Seconds after which it makes sense to try again, when known."""
  retryAfterSeconds: Int
}

"""The profile is changed."""
type ProfileUpdated {
  """The account as it is now."""
  viewer: Viewer!
}

"""Everything that can be read."""
type Query {
  """One game; null when there is no such game."""
  game(id: ID!): Game @access(to: PUBLIC)
  """Games that are played most just now, over all categories."""
  hotGames(
    """How many, at most 42."""
    first: Int = 14
  ): [Game!] @access(to: PUBLIC)
  """
  A lobby: one category of games, or the whole catalogue when no path is given.
  """
  lobby(
    """The lobby's path; all games when left out."""
    path: LobbyPath
  ): Lobby! @access(to: PUBLIC)
  """The brand: what it offers and how it presents itself."""
  site: Site! @access(to: PUBLIC)
  """The signed-in account; null for a visitor."""
  viewer: Viewer @access(to: PUBLIC) @perVisitor
}

"""What is needed to register."""
input RegisterInput {
  """Code of the agent who invited."""
  affiliateCode: String
  """The password once more."""
  confirmPassword: String!
  """Password, by the brand's rule."""
  password: String!
  """Username, by the brand's rule."""
  username: String!
}

"""How a registration went."""
union RegisterResult = InvalidInput | Problem | SignedIn

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

"""Which host."""
input ReportFailingHostInput {
  """
  Its origin, from \`site.imageHosts\` or a game's address. One that is not the brand's is passed over.
  """
  host: URL!
}

"""How the report went."""
union ReportFailingHostResult = FailingHostReported | Problem

"""Which session to end."""
input RevokeSessionInput {
  """
  Its id, from \`viewer.sessions\`. One that has ended already, or is nobody's, is no failure.
  """
  id: ID!
}

"""How ending a session went."""
union RevokeSessionResult = Problem | SessionRevoked

"""How a value breaks its rule."""
enum RuleBreach {
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
}

"""The session is ended, if it was not already."""
type SessionRevoked {
  """The sessions that are left; null after signing out."""
  sessions: [OpenSession!]
  """True when it was the current one: the viewer is signed out."""
  signedOut: Boolean!
}

"""The session goes on."""
type SessionTouched {
  """When it ends in any case."""
  endsAt: DateTime!
  """When it ends if it is not used until then."""
  idleUntil: DateTime!
}

"""Which game to mark."""
input SetFavouriteInput {
  """True to mark it, false to take the mark away."""
  favourite: Boolean!
  """The game."""
  gameId: ID!
}

"""How marking a game went."""
union SetFavouriteResult = FavouriteSet | Problem

"""Which language."""
input SetLanguageInput {
  """The platform's own code, from \`site.languages\`."""
  language: String!
}

"""How choosing the language went."""
union SetLanguageResult = InvalidInput | LanguageSet | Problem

"""What is needed to exchange a token."""
input SignInWithTokenInput {
  """The token."""
  token: String!
}

"""The session is open."""
type SignedIn {
  """True when this is the account's first log-in."""
  firstTime: Boolean!
  """True when the password must be changed."""
  passwordExpired: Boolean!
  """The account that is now signed in."""
  viewer: Viewer!
}

"""The brand's site."""
type Site {
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
  Hosts of pictures, the preferred first. When a picture fails on its own host the same path is tried on the others.
  """
  imageHosts: [URL!]!
  """Languages of the interface, the default one first."""
  languages: [Language!]!
  """The brand's name."""
  name: String!
  """Categories that have vendors, in the order of the navigation."""
  navigation: [NavigationEntry!]
  """Rules of the registration form's fields."""
  registrationFields: [RegistrationField!]!
  """
  Whether the site is open to this visitor; null when the platform cannot tell.
  """
  status: SiteStatus @perVisitor
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
  """The visitor's address as the platform saw it."""
  visitorAddress: String!
  """The visitor's country, ISO 3166 alpha-2."""
  visitorCountry: String!
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
  figures: TeamFigures!
}

"""Figures of a team over some days."""
type TeamFigures {
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

"""A direct downline with everyone below it."""
type TeamLine {
  """Username at its head."""
  account: String!
  """Figures of the line in the range, its head included."""
  figures: TeamFigures!
  """What the head is."""
  kind: AccountKind!
  """Everyone in the line, its head included."""
  memberCount: Int!
}

"""
How a team did: everyone below an agent, the agent itself left out. All money is in one currency.
"""
type TeamOverview {
  """Username of the agent at its head."""
  account: String!
  """Those of them who are agents."""
  agentCount: Int!
  """Direct lines that earned the house most in the range."""
  bestLines: [TeamLine!]!
  """The chosen range day by day, oldest first."""
  days: [TeamDay!]!
  """Everyone in the team."""
  memberCount: Int!
  """The chosen range."""
  range: TeamFigures!
  """This calendar month."""
  thisMonth: TeamFigures!
  """Today."""
  today: TeamFigures!
  """Direct lines that earned the house least in the range."""
  worstLines: [TeamLine!]!
  """Yesterday."""
  yesterday: TeamFigures!
}

"""A team's overview, or why there is none."""
union TeamOverviewResult = Problem | TeamOverview

"""How touching the session went."""
union TouchSessionResult = Problem | SessionTouched

"""An absolute address."""
scalar URL

"""What others see."""
input UpdateProfileInput {
  """Name shown to others: 2 to 24 letters, digits and spaces."""
  nickname: String!
}

"""How changing the profile went."""
union UpdateProfileResult = InvalidInput | Problem | ProfileUpdated

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
  """Its code, such as \`SEN\`."""
  id: ID!
  """Its logo, wide."""
  logo: URL!
  """Its mark, square."""
  mark: URL!
  """Its name."""
  name: String!
}

"""The signed-in account and everything that is its own."""
type Viewer {
  """Agent centre, or why it is closed to this account."""
  agentCentre: AgentCentreResult!
  """Picture."""
  avatar: URL!
  """May it change its password, and if not, why."""
  canChangePassword: Permission!
  """May it keep favourites, and if not, why."""
  canKeepFavourites: Permission!
  """May it play for real money, and if not, why."""
  canPlayForReal: Permission!
  """Identifies the account."""
  id: ID!
  """What the account is."""
  kind: AccountKind!
  """Label with rank; null when the brand gives none."""
  label: MemberLabel
  """Member centre, or why it is closed to this account."""
  memberCentre: MemberCentreResult!
  """Entries of the account menu in the header that exist for this account."""
  menu: [MenuEntry!]!
  """Name shown to others."""
  nickname: String!
  """Where the account is signed in just now, last used first."""
  sessions: [OpenSession!]
  """Username."""
  username: String!
  """Wallet; money is answered by the platform alone, never from a cache."""
  wallet: Wallet
}

"""A wallet."""
type Wallet {
  """What can be played or withdrawn now."""
  balance: Money!
  """Sign of the currency, such as \`₫\`."""
  currencySymbol: String!
  """What is available, locked, and has moved."""
  summary: WalletSummary
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
}`
