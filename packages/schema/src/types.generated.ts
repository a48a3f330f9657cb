export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 4217 currency code, such as `VND`. */
  CurrencyCode: { input: string; output: string; }
  /** A calendar day in the brand's time zone: `yyyy-MM-dd`. */
  Date: { input: string; output: string; }
  /** A moment: ISO 8601 in UTC, such as `2026-11-20T04:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A decimal number as text, such as `-1250000.50`. Never a floating-point number. */
  Decimal: { input: string; output: string; }
  /** An absolute address. */
  URL: { input: string; output: string; }
};

/** Kinds of accounts. */
export type AccountKind =
  /** An agent who brings members by links. */
  | 'AFFILIATE'
  /** An agent. */
  | 'AGENT'
  /** A demo account: plays with play credit only. */
  | 'DEMO'
  /** An agent at the top of a tree. */
  | 'GENERAL_AGENT'
  /** A member. */
  | 'MEMBER'
  /** An agent who was promoted from member. */
  | 'PROMOTED_AGENT';

/** The agent centre: an agent's own downline and nobody else's. */
export type AgentCentre = {
  /** Pages of its side menu that exist for this agent. */
  menu: Array<MenuEntry>;
  /** How a team did. */
  teamOverview?: Maybe<TeamOverviewResult>;
};


/** The agent centre: an agent's own downline and nobody else's. */
export type AgentCentreTeamOverviewArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

/** Agent centre, or why it is closed. */
export type AgentCentreResult = AgentCentre | Problem;

/** Circles of callers, each within the one before. */
export type Audience =
  /** A true account of an agent kind. */
  | 'AGENT'
  /** A true account: no demo account. */
  | 'MEMBER'
  /** Anyone, signed in or not. */
  | 'PUBLIC'
  /** Anyone with a session, demo accounts included. */
  | 'SESSION';

/** A picture with a headline at the top of a page. */
export type Banner = {
  /** Identifies the banner. */
  id: Scalars['ID']['output'];
  /** Where a click leads; null when it leads nowhere. */
  link?: Maybe<BannerLink>;
  /** The picture. */
  picture: Scalars['URL']['output'];
  /** A sentence below it. */
  text: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** Where a banner leads. */
export type BannerLink = {
  /** Kind of target. */
  kind: BannerLinkKind;
  /** An address, a promotion's id or a game's id, as the kind says. */
  target: Scalars['String']['output'];
};

/** Kinds of banner targets. */
export type BannerLinkKind =
  /** An address on this site or elsewhere. */
  | 'ADDRESS'
  /** A game. */
  | 'GAME'
  /** A promotion. */
  | 'PROMOTION';

/** What is needed to change the password. */
export type ChangePasswordInput = {
  /** The new password once more. */
  confirmNewPassword: Scalars['String']['input'];
  /** The new password, by the brand's rule for passwords; neither the username nor the old one. */
  newPassword: Scalars['String']['input'];
  /** The password until now. A wrong one answers `LOGIN_FAILED`, and after five `LOGIN_LOCKED`. */
  oldPassword: Scalars['String']['input'];
};

/** How changing the password went. */
export type ChangePasswordResult = InvalidInput | PasswordChanged | Problem;

/** A way to customer service. */
export type CustomerServiceLink = {
  /** Where the desk is; null when the link cannot be opened. */
  address?: Maybe<Scalars['URL']['output']>;
  /** Why there is no address; null when there is one. */
  problem?: Maybe<ErrorCode>;
  /** Kind of desk, as the platform numbers it: 1 for everyone, 2 for members of a high rank, 3 for live chat. */
  type: Scalars['Int']['output'];
};

/** An app to download. */
export type Download = {
  /** Address of the app. */
  address: Scalars['URL']['output'];
  /** What it runs on, such as `ANDROID`. */
  kind: Scalars['String']['output'];
};

/** Every code of an expected failure. */
export type ErrorCode =
  /** No such account in the caller's downline. */
  | 'ACCOUNT_NOT_FOUND'
  /** The game is under maintenance. */
  | 'GAME_MAINTENANCE'
  /** No such game. */
  | 'GAME_NOT_FOUND'
  /** The balance does not cover the amount. */
  | 'INSUFFICIENT_BALANCE'
  /** The input breaks a rule; see `problems`. */
  | 'INVALID_INPUT'
  /** The range of days is empty, too long, or in the future. */
  | 'INVALID_RANGE'
  /** A demo account asked for what needs a true account. */
  | 'IN_NEED_TRUE_ACCOUNT'
  /** Username and password do not belong together. */
  | 'LOGIN_FAILED'
  /** Too many wrong passwords; see `retryAfterSeconds`. */
  | 'LOGIN_LOCKED'
  /** A member who is no agent asked for the agent centre. */
  | 'NOT_AGENT'
  /** The brand does not offer this. */
  | 'NOT_AVAILABLE'
  /** The platform cannot be reached or did not answer in time: try again. */
  | 'PLATFORM_UNAVAILABLE'
  /** Too many requests; see `retryAfterSeconds`. */
  | 'RATE_LIMITED'
  /** There is no session, or it has ended: sign in. */
  | 'SESSION_EXPIRED'
  /** The username is taken. */
  | 'USERNAME_TAKEN';

/** The report is noted. */
export type FailingHostReported = {
  /** Hosts of pictures to use from now on, the preferred first. */
  imageHosts: Array<Scalars['URL']['output']>;
};

/** The mark is set or taken away. */
export type FavouriteSet = {
  /** The game. */
  game: Game;
};

/** Things a brand can switch on or off. */
export type Feature =
  /** Agent centre. */
  | 'AGENT_CENTRE'
  /** Chat. */
  | 'CHAT'
  /** Signing in with a code sent to a phone. */
  | 'CODE_LOGIN'
  /** Favourite games. */
  | 'FAVOURITES'
  /** Play without an account. */
  | 'FREE_PLAY'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Registration by username. */
  | 'REGISTRATION';

/** One field that breaks its rule. */
export type FieldProblem = {
  /** How it breaks its rule. */
  breach: RuleBreach;
  /** The field's name in the input. */
  field: Scalars['String']['output'];
};

/** A game. */
export type Game = {
  /** Its category. */
  category: GameCategory;
  /** Identifies the game. */
  id: Scalars['ID']['output'];
  /** Whether it is a favourite of the viewer; null for those who keep none. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Played much just now. */
  isHot: Scalars['Boolean']['output'];
  /** New in the catalogue. */
  isNew: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its picture, 3 wide by 4 high. */
  picture: Scalars['URL']['output'];
  /** Share of stakes that is paid back in the long run, in percent, such as `96.50`; null where there is no fixed one. */
  returnToPlayer?: Maybe<Scalars['Decimal']['output']>;
  /** Closed for work: it cannot be opened. */
  underMaintenance: Scalars['Boolean']['output'];
  /** Code of its maker; see `vendor`. */
  vendorId: Scalars['ID']['output'];
  /** Name of its maker. */
  vendorName: Scalars['String']['output'];
  /** From 1 (calm) to 5 (wild); null where the word does not apply. */
  volatility?: Maybe<Scalars['Int']['output']>;
};

/** Categories of games. */
export type GameCategory =
  /** Cockfights. */
  | 'COCKFIGHT'
  /** Electronic lotteries. */
  | 'ELOTT'
  /** Esports betting. */
  | 'ESPORTS'
  /** Fishing games. */
  | 'FISH'
  /** The house's own games. */
  | 'INHOUSE'
  /** Tables with live dealers. */
  | 'LIVE'
  /** Lotteries. */
  | 'LOTT'
  /** Card and board games between players. */
  | 'PVP'
  /** Slots and other games of chance. */
  | 'RNG'
  /** Sports betting. */
  | 'SPORTS';

/** A page of games. */
export type GameConnection = {
  /** The games. */
  nodes: Array<Game>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many games match in all. */
  totalCount: Scalars['Int']['output'];
};

/** What to keep of a lobby's games. */
export type GameFilter = {
  /** Text in the name; accents and one typing slip are forgiven. At most 60 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Codes of vendors; games of any of them are kept. Empty keeps all. */
  vendors?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A game that is open. */
export type GameLaunch = {
  /** Address for the frame; good once and for 60 seconds. */
  address: Scalars['URL']['output'];
  /** Whether it is played with play credit of a demo account. */
  isDemo: Scalars['Boolean']['output'];
  /** Origin of that address: messages from any other are not the game's. */
  origin: Scalars['URL']['output'];
};

/** Orders of a lobby's games. */
export type GameSort =
  /** By name. */
  | 'NAME'
  /** Newest first. */
  | 'NEW'
  /** Most played first. */
  | 'POPULAR'
  /** Highest return to player first. */
  | 'RETURN_TO_PLAYER'
  /** Wildest first. */
  | 'VOLATILITY';

/** Themes of a game's page. */
export type GameTheme =
  /** Dark. */
  | 'DARK'
  /** Light. */
  | 'LIGHT';

/** The game is closed for work. */
export type GameUnderMaintenance = UserError & {
  /** Always `GAME_MAINTENANCE`. */
  code: ErrorCode;
  /** Always null. */
  field?: Maybe<Scalars['String']['output']>;
  /** What happened, in English, for developers. */
  message: Scalars['String']['output'];
  /** Other popular games that are open. */
  suggestions?: Maybe<Array<Game>>;
};

/** Input that breaks the brand's rules. */
export type InvalidInput = UserError & {
  /** Always `INVALID_INPUT`. */
  code: ErrorCode;
  /** The first field at fault. */
  field?: Maybe<Scalars['String']['output']>;
  /** What happened, in English, for developers. */
  message: Scalars['String']['output'];
  /** Every field at fault and how. */
  problems: Array<FieldProblem>;
};

/** A language of the interface. */
export type Language = {
  /** The platform's own code, such as `TY`. It is no ISO code. */
  code: Scalars['String']['output'];
  /** Its name in itself. */
  name: Scalars['String']['output'];
  /** The tag that browsers understand (BCP 47). */
  tag: Scalars['String']['output'];
};

/** The language is kept. */
export type LanguageSet = {
  /** The platform's own code. */
  language: Scalars['String']['output'];
};

/** Which game to open. */
export type LaunchGameInput = {
  /** The game. */
  gameId: Scalars['ID']['input'];
  /** Theme to open it in. */
  theme?: InputMaybe<GameTheme>;
};

/** How opening a game went. */
export type LaunchGameResult = GameLaunch | GameUnderMaintenance | Problem;

/** A lobby. */
export type Lobby = {
  /** Its games, filtered, searched, sorted, in pages of 42. */
  games?: Maybe<GameConnection>;
  /** Its path; null for the whole catalogue. */
  path?: Maybe<LobbyPath>;
  /** Vendors that have games in it, most games first. */
  vendors?: Maybe<Array<LobbyVendor>>;
};


/** A lobby. */
export type LobbyGamesArgs = {
  filter?: InputMaybe<GameFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<GameSort>;
};

/** Paths of the game lobbies. */
export type LobbyPath =
  /** Cockfights. */
  | 'cockfight'
  /** Lotteries. */
  | 'elott'
  /** Esports betting. */
  | 'esports'
  /** Fishing games. */
  | 'fish'
  /** The house's own games. */
  | 'inhouse'
  /** Tables with live dealers. */
  | 'live'
  /** Card and board games between players. */
  | 'pvp'
  /** Slots and other games of chance. */
  | 'rng'
  /** Sports betting. */
  | 'sports';

/** A vendor in a lobby. */
export type LobbyVendor = {
  /** How many of its games are in this lobby. */
  gameCount: Scalars['Int']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** One log-in. */
export type LogIn = {
  /** From which address, masked. */
  address: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
};

/** What is needed to log in. */
export type LogInInput = {
  /** Password. */
  password: Scalars['String']['input'];
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** Username. */
  username: Scalars['String']['input'];
};

/** How a log-in went. */
export type LogInResult = InvalidInput | Problem | SignedIn;

/** The session is closed. */
export type LogOutResult = {
  /** Always true: there is no session any more. */
  signedOut: Scalars['Boolean']['output'];
};

/** The member centre. */
export type MemberCentre = {
  /** Pages of its side menu that exist for this account. */
  menu: Array<MenuEntry>;
  /** Profile. */
  profile: MemberProfile;
};

/** Member centre, or why it is closed. */
export type MemberCentreResult = MemberCentre | Problem;

/** A label that a member carries. */
export type MemberLabel = {
  /** Its name, such as `VIP3`. */
  name: Scalars['String']['output'];
  /** Picture of the rank. */
  picture: Scalars['URL']['output'];
  /** Rank, from 0. */
  rank: Scalars['Int']['output'];
};

/** A member's own profile. */
export type MemberProfile = {
  /** E-mail address, masked; null when none is known. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether withdrawals are protected by a password of their own. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** Mobile number, masked; null when none is known. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The log-in before this one; null at the first. */
  previousLogIn?: Maybe<LogIn>;
  /** When the account was opened. */
  registeredAt: Scalars['DateTime']['output'];
};

/** An entry of a menu. */
export type MenuEntry = {
  /** A number to show beside it; null for none. */
  badge?: Maybe<Scalars['Int']['output']>;
  /** Which page it leads to. */
  page: MenuPage;
};

/** Pages that menus lead to. */
export type MenuPage =
  /** My account, the member centre's first page. */
  | 'MY_ACCOUNT'
  /** Team overview, the agent centre's first page. */
  | 'TEAM_OVERVIEW';

/** An amount of money. */
export type Money = {
  /** The amount in units of the currency; negative when owed or lost. */
  amount: Scalars['Decimal']['output'];
  /** The currency. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Everything that can be done. */
export type Mutation = {
  /** Change the password. Ends every other session of the account, and the games opened in them. */
  changePassword: ChangePasswordResult;
  /** Open a game. Its address is good once and for 60 seconds. */
  launchGame: LaunchGameResult;
  /** Log in with username and password. */
  logIn: LogInResult;
  /** End the session, with the games opened in it. Without one it does nothing and says so with the same answer. */
  logOut: LogOutResult;
  /** Create an account by username and sign in to it. */
  register: RegisterResult;
  /** Tell that a host of pictures or games does not answer. After several sessions have told so it is left out for a while. */
  reportFailingHost: ReportFailingHostResult;
  /** End one of the viewer's sessions, with the games opened in it. Ending the current one signs out. */
  revokeSession: RevokeSessionResult;
  /** Mark a game as a favourite or take the mark away. */
  setFavourite: SetFavouriteResult;
  /** Keep the language in which the viewer is written to. */
  setLanguage: SetLanguageResult;
  /** Exchange a token that another page of the brand handed over with the address; it is good once, for a minute. */
  signInWithToken: LogInResult;
  /** Play without an account: opens a demo account with play credit and signs in to it. */
  startFreePlay: LogInResult;
  /** Keep the session from ending for want of use. */
  touchSession: TouchSessionResult;
  /** Change what others see of the viewer. */
  updateProfile: UpdateProfileResult;
};


/** Everything that can be done. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. */
export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};


/** Everything that can be done. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Everything that can be done. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be done. */
export type MutationReportFailingHostArgs = {
  input: ReportFailingHostInput;
};


/** Everything that can be done. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** Everything that can be done. */
export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


/** Everything that can be done. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


/** Everything that can be done. */
export type MutationSignInWithTokenArgs = {
  input: SignInWithTokenInput;
};


/** Everything that can be done. */
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
};


/** Everything that can be done. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** One category in the navigation. */
export type NavigationEntry = {
  /** The category. */
  category: GameCategory;
  /** The lobby it leads to. */
  lobby: LobbyPath;
  /** Its vendors, most played first. */
  vendors: Array<Vendor>;
};

/** A place where the account is signed in. */
export type OpenSession = {
  /** From which address it was opened, masked. */
  address: Scalars['String']['output'];
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** Identifies the session; opens nothing. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
};

/** Where a page of a list stands. */
export type PageInfo = {
  /** Whether a page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page stands before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Its number, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages there are; at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** The new password counts from now on. */
export type PasswordChanged = {
  /** How many other sessions were ended by it. */
  endedSessions: Scalars['Int']['output'];
};

/** Whether something may be done, and if not, why. */
export type Permission = {
  /** True if it may be done. */
  allowed: Scalars['Boolean']['output'];
  /** Why not; null when allowed. */
  reason?: Maybe<ErrorCode>;
};

/** An expected failure that needs no further facts. */
export type Problem = UserError & {
  /** What happened. */
  code: ErrorCode;
  /** The input field at fault, when there is one. */
  field?: Maybe<Scalars['String']['output']>;
  /** What happened, in English, for developers. */
  message: Scalars['String']['output'];
  /** Seconds after which it makes sense to try again, when known. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The profile is changed. */
export type ProfileUpdated = {
  /** The account as it is now. */
  viewer: Viewer;
};

/** Everything that can be read. */
export type Query = {
  /** One game; null when there is no such game. */
  game?: Maybe<Game>;
  /** Games that are played most just now, over all categories. */
  hotGames?: Maybe<Array<Game>>;
  /** A lobby: one category of games, or the whole catalogue when no path is given. */
  lobby: Lobby;
  /** The brand: what it offers and how it presents itself. */
  site: Site;
  /** The signed-in account; null for a visitor. */
  viewer?: Maybe<Viewer>;
};


/** Everything that can be read. */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryHotGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryLobbyArgs = {
  path?: InputMaybe<LobbyPath>;
};

/** What is needed to register. */
export type RegisterInput = {
  /** Code of the agent who invited. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** The password once more. */
  confirmPassword: Scalars['String']['input'];
  /** Password, by the brand's rule. */
  password: Scalars['String']['input'];
  /** Username, by the brand's rule. */
  username: Scalars['String']['input'];
};

/** How a registration went. */
export type RegisterResult = InvalidInput | Problem | SignedIn;

/** The rule of one field of the registration form. */
export type RegistrationField = {
  /** Regular expression, or `*` for anything. */
  acceptedPattern: Scalars['String']['output'];
  /** Most characters. */
  maxLength: Scalars['Int']['output'];
  /** Fewest characters. */
  minLength: Scalars['Int']['output'];
  /** Name of the field, such as `username`. */
  name: Scalars['String']['output'];
  /** Family of the pattern, which picks the message that explains it. */
  patternId: Scalars['Int']['output'];
  /** Whether it must be filled in. */
  required: Scalars['Boolean']['output'];
};

/** Which host. */
export type ReportFailingHostInput = {
  /** Its origin, from `site.imageHosts` or a game's address. One that is not the brand's is passed over. */
  host: Scalars['URL']['input'];
};

/** How the report went. */
export type ReportFailingHostResult = FailingHostReported | Problem;

/** Which session to end. */
export type RevokeSessionInput = {
  /** Its id, from `viewer.sessions`. One that has ended already, or is nobody's, is no failure. */
  id: Scalars['ID']['input'];
};

/** How ending a session went. */
export type RevokeSessionResult = Problem | SessionRevoked;

/** How a value breaks its rule. */
export type RuleBreach =
  /** It is too short or too long. */
  | 'LENGTH'
  /** It differs from the field it repeats. */
  | 'MISMATCH'
  /** It breaks a rule that this version does not know. */
  | 'OTHER'
  /** It has characters, or lacks characters, that the rule names. */
  | 'PATTERN'
  /** It is empty and must not be. */
  | 'REQUIRED';

/** The session is ended, if it was not already. */
export type SessionRevoked = {
  /** The sessions that are left; null after signing out. */
  sessions?: Maybe<Array<OpenSession>>;
  /** True when it was the current one: the viewer is signed out. */
  signedOut: Scalars['Boolean']['output'];
};

/** The session goes on. */
export type SessionTouched = {
  /** When it ends in any case. */
  endsAt: Scalars['DateTime']['output'];
  /** When it ends if it is not used until then. */
  idleUntil: Scalars['DateTime']['output'];
};

/** Which game to mark. */
export type SetFavouriteInput = {
  /** True to mark it, false to take the mark away. */
  favourite: Scalars['Boolean']['input'];
  /** The game. */
  gameId: Scalars['ID']['input'];
};

/** How marking a game went. */
export type SetFavouriteResult = FavouriteSet | Problem;

/** Which language. */
export type SetLanguageInput = {
  /** The platform's own code, from `site.languages`. */
  language: Scalars['String']['input'];
};

/** How choosing the language went. */
export type SetLanguageResult = InvalidInput | LanguageSet | Problem;

/** What is needed to exchange a token. */
export type SignInWithTokenInput = {
  /** The token. */
  token: Scalars['String']['input'];
};

/** The session is open. */
export type SignedIn = {
  /** True when this is the account's first log-in. */
  firstTime: Scalars['Boolean']['output'];
  /** True when the password must be changed. */
  passwordExpired: Scalars['Boolean']['output'];
  /** The account that is now signed in. */
  viewer: Viewer;
};

/** The brand's site. */
export type Site = {
  /** Banners of one group of routes, such as `w_home`. */
  banners?: Maybe<Array<Banner>>;
  /** Ways to customer service, opened here; the same for every visitor. */
  customerService: Array<CustomerServiceLink>;
  /** Apps to download. */
  downloads: Array<Download>;
  /** What the brand offers, from its white-label tree. */
  features: Array<Feature>;
  /** Hosts of pictures, the preferred first. When a picture fails on its own host the same path is tried on the others. */
  imageHosts: Array<Scalars['URL']['output']>;
  /** Languages of the interface, the default one first. */
  languages: Array<Language>;
  /** The brand's name. */
  name: Scalars['String']['output'];
  /** Categories that have vendors, in the order of the navigation. */
  navigation?: Maybe<Array<NavigationEntry>>;
  /** Rules of the registration form's fields. */
  registrationFields: Array<RegistrationField>;
  /** Whether the site is open to this visitor; null when the platform cannot tell. */
  status?: Maybe<SiteStatus>;
};


/** The brand's site. */
export type SiteBannersArgs = {
  group: Scalars['String']['input'];
};

/** States of the site. */
export type SiteState =
  /** Closed for work. */
  | 'MAINTENANCE'
  /** Open. */
  | 'NORMAL'
  /** Closed to the visitor's region or address. */
  | 'REGION_RESTRICTED';

/** Whether the site is open. */
export type SiteStatus = {
  /** When maintenance ends, if known. */
  maintenanceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Open, under maintenance or closed to the visitor's region; maintenance wins. */
  state: SiteState;
  /** The visitor's address as the platform saw it. */
  visitorAddress: Scalars['String']['output'];
  /** The visitor's country, ISO 3166 alpha-2. */
  visitorCountry: Scalars['String']['output'];
};

/** What is needed to play without an account. */
export type StartFreePlayInput = {
  /** The language to greet in, as the platform codes it. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** One day of a team. */
export type TeamDay = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Its figures. */
  figures: TeamFigures;
};

/** Figures of a team over some days. */
export type TeamFigures = {
  /** Members with at least one settled bet. */
  activeMembers: Scalars['Int']['output'];
  /** What the members paid in. */
  deposit: Money;
  /** What the house kept: stakes minus payouts. The members' own result is its negative. */
  houseProfit: Money;
  /** Accounts opened. */
  newMembers: Scalars['Int']['output'];
  /** Settled stakes of the members. */
  turnover: Money;
  /** What the members were paid out. */
  withdrawal: Money;
};

/** A direct downline with everyone below it. */
export type TeamLine = {
  /** Username at its head. */
  account: Scalars['String']['output'];
  /** Figures of the line in the range, its head included. */
  figures: TeamFigures;
  /** What the head is. */
  kind: AccountKind;
  /** Everyone in the line, its head included. */
  memberCount: Scalars['Int']['output'];
};

/** How a team did: everyone below an agent, the agent itself left out. All money is in one currency. */
export type TeamOverview = {
  /** Username of the agent at its head. */
  account: Scalars['String']['output'];
  /** Those of them who are agents. */
  agentCount: Scalars['Int']['output'];
  /** Direct lines that earned the house most in the range. */
  bestLines: Array<TeamLine>;
  /** The chosen range day by day, oldest first. */
  days: Array<TeamDay>;
  /** Everyone in the team. */
  memberCount: Scalars['Int']['output'];
  /** The chosen range. */
  range: TeamFigures;
  /** This calendar month. */
  thisMonth: TeamFigures;
  /** Today. */
  today: TeamFigures;
  /** Direct lines that earned the house least in the range. */
  worstLines: Array<TeamLine>;
  /** Yesterday. */
  yesterday: TeamFigures;
};

/** A team's overview, or why there is none. */
export type TeamOverviewResult = Problem | TeamOverview;

/** How touching the session went. */
export type TouchSessionResult = Problem | SessionTouched;

/** What others see. */
export type UpdateProfileInput = {
  /** Name shown to others: 2 to 24 letters, digits and spaces. */
  nickname: Scalars['String']['input'];
};

/** How changing the profile went. */
export type UpdateProfileResult = InvalidInput | Problem | ProfileUpdated;

/** An expected failure: what happened, for machines and for developers. Pages word it by its code in their reader's language. */
export type UserError = {
  /** What happened. */
  code: ErrorCode;
  /** The input field at fault, when there is one. */
  field?: Maybe<Scalars['String']['output']>;
  /** What happened, in English, for developers. */
  message: Scalars['String']['output'];
};

/** A maker of games. */
export type Vendor = {
  /** Its code, such as `SEN`. */
  id: Scalars['ID']['output'];
  /** Its logo, wide. */
  logo: Scalars['URL']['output'];
  /** Its mark, square. */
  mark: Scalars['URL']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** The signed-in account and everything that is its own. */
export type Viewer = {
  /** Agent centre, or why it is closed to this account. */
  agentCentre: AgentCentreResult;
  /** Picture. */
  avatar: Scalars['URL']['output'];
  /** May it change its password, and if not, why. */
  canChangePassword: Permission;
  /** May it keep favourites, and if not, why. */
  canKeepFavourites: Permission;
  /** May it play for real money, and if not, why. */
  canPlayForReal: Permission;
  /** Identifies the account. */
  id: Scalars['ID']['output'];
  /** What the account is. */
  kind: AccountKind;
  /** Label with rank; null when the brand gives none. */
  label?: Maybe<MemberLabel>;
  /** Member centre, or why it is closed to this account. */
  memberCentre: MemberCentreResult;
  /** Entries of the account menu in the header that exist for this account. */
  menu: Array<MenuEntry>;
  /** Name shown to others. */
  nickname: Scalars['String']['output'];
  /** Where the account is signed in just now, last used first. */
  sessions?: Maybe<Array<OpenSession>>;
  /** Username. */
  username: Scalars['String']['output'];
  /** Wallet; money is answered by the platform alone, never from a cache. */
  wallet?: Maybe<Wallet>;
};

/** A wallet. */
export type Wallet = {
  /** What can be played or withdrawn now. */
  balance: Money;
  /** Sign of the currency, such as `₫`. */
  currencySymbol: Scalars['String']['output'];
  /** What is available, locked, and has moved. */
  summary?: Maybe<WalletSummary>;
};

/** What is in a wallet and what has moved through it. */
export type WalletSummary = {
  /** Available now. */
  available: Money;
  /** Held by withdrawals that are not done yet. */
  locked: Money;
  /** The member's own result this month: payouts minus stakes. */
  monthProfit: Money;
  /** Settled bets of this month. */
  monthTurnover: Money;
  /** All deposits so far. */
  totalDeposit: Money;
  /** Settled bets since the account was opened. */
  totalTurnover: Money;
  /** All withdrawals so far. */
  totalWithdrawal: Money;
};
