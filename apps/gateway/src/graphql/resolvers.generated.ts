/* Made by `npm run codegen`. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SiteSource as SiteSourceSource } from '../domains/site/site.source.ts';
import type { ViewerSource as ViewerSourceSource } from '../domains/session/viewer.source.ts';
import type { WalletSource as WalletSourceSource } from '../domains/wallet/wallet.source.ts';
import type { MemberCentreSource as MemberCentreSourceSource } from '../domains/member/member-centre.source.ts';
import type { AgentCentreSource as AgentCentreSourceSource } from '../domains/agent/agent-centre.source.ts';
import type { LobbySource as LobbySourceSource } from '../domains/games/lobby.source.ts';
import type { GameSource as GameSourceSource, GameUnderMaintenanceSource as GameUnderMaintenanceSourceSource } from '../domains/games/game.source.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  __typename: 'AgentCentre';
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
  __typename: 'Banner';
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
  __typename: 'BannerLink';
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
  __typename: 'CustomerServiceLink';
  /** Where the desk is; null when the link cannot be opened. */
  address?: Maybe<Scalars['URL']['output']>;
  /** Why there is no address; null when there is one. */
  problem?: Maybe<ErrorCode>;
  /** Kind of desk, as the platform numbers it: 1 for everyone, 2 for members of a high rank, 3 for live chat. */
  type: Scalars['Int']['output'];
};

/** An app to download. */
export type Download = {
  __typename: 'Download';
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
  __typename: 'FailingHostReported';
  /** Hosts of pictures to use from now on, the preferred first. */
  imageHosts: Array<Scalars['URL']['output']>;
};

/** The mark is set or taken away. */
export type FavouriteSet = {
  __typename: 'FavouriteSet';
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
  __typename: 'FieldProblem';
  /** How it breaks its rule. */
  breach: RuleBreach;
  /** The field's name in the input. */
  field: Scalars['String']['output'];
};

/** A game. */
export type Game = {
  __typename: 'Game';
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
  __typename: 'GameConnection';
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
  __typename: 'GameLaunch';
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
  __typename: 'GameUnderMaintenance';
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
  __typename: 'InvalidInput';
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
  __typename: 'Language';
  /** The platform's own code, such as `TY`. It is no ISO code. */
  code: Scalars['String']['output'];
  /** Its name in itself. */
  name: Scalars['String']['output'];
  /** The tag that browsers understand (BCP 47). */
  tag: Scalars['String']['output'];
};

/** The language is kept. */
export type LanguageSet = {
  __typename: 'LanguageSet';
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
  __typename: 'Lobby';
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
  __typename: 'LobbyVendor';
  /** How many of its games are in this lobby. */
  gameCount: Scalars['Int']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** One log-in. */
export type LogIn = {
  __typename: 'LogIn';
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
  __typename: 'LogOutResult';
  /** Always true: there is no session any more. */
  signedOut: Scalars['Boolean']['output'];
};

/** The member centre. */
export type MemberCentre = {
  __typename: 'MemberCentre';
  /** Pages of its side menu that exist for this account. */
  menu: Array<MenuEntry>;
  /** Profile. */
  profile: MemberProfile;
};

/** Member centre, or why it is closed. */
export type MemberCentreResult = MemberCentre | Problem;

/** A label that a member carries. */
export type MemberLabel = {
  __typename: 'MemberLabel';
  /** Its name, such as `VIP3`. */
  name: Scalars['String']['output'];
  /** Picture of the rank. */
  picture: Scalars['URL']['output'];
  /** Rank, from 0. */
  rank: Scalars['Int']['output'];
};

/** A member's own profile. */
export type MemberProfile = {
  __typename: 'MemberProfile';
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
  __typename: 'MenuEntry';
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
  __typename: 'Money';
  /** The amount in units of the currency; negative when owed or lost. */
  amount: Scalars['Decimal']['output'];
  /** The currency. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Everything that can be done. */
export type Mutation = {
  __typename: 'Mutation';
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
  __typename: 'NavigationEntry';
  /** The category. */
  category: GameCategory;
  /** The lobby it leads to. */
  lobby: LobbyPath;
  /** Its vendors, most played first. */
  vendors: Array<Vendor>;
};

/** A place where the account is signed in. */
export type OpenSession = {
  __typename: 'OpenSession';
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
  __typename: 'PageInfo';
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
  __typename: 'PasswordChanged';
  /** How many other sessions were ended by it. */
  endedSessions: Scalars['Int']['output'];
};

/** Whether something may be done, and if not, why. */
export type Permission = {
  __typename: 'Permission';
  /** True if it may be done. */
  allowed: Scalars['Boolean']['output'];
  /** Why not; null when allowed. */
  reason?: Maybe<ErrorCode>;
};

/** An expected failure that needs no further facts. */
export type Problem = UserError & {
  __typename: 'Problem';
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
  __typename: 'ProfileUpdated';
  /** The account as it is now. */
  viewer: Viewer;
};

/** Everything that can be read. */
export type Query = {
  __typename: 'Query';
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
  __typename: 'RegistrationField';
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
  __typename: 'SessionRevoked';
  /** The sessions that are left; null after signing out. */
  sessions?: Maybe<Array<OpenSession>>;
  /** True when it was the current one: the viewer is signed out. */
  signedOut: Scalars['Boolean']['output'];
};

/** The session goes on. */
export type SessionTouched = {
  __typename: 'SessionTouched';
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
  __typename: 'SignedIn';
  /** True when this is the account's first log-in. */
  firstTime: Scalars['Boolean']['output'];
  /** True when the password must be changed. */
  passwordExpired: Scalars['Boolean']['output'];
  /** The account that is now signed in. */
  viewer: Viewer;
};

/** The brand's site. */
export type Site = {
  __typename: 'Site';
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
  __typename: 'SiteStatus';
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
  __typename: 'TeamDay';
  /** The day. */
  day: Scalars['Date']['output'];
  /** Its figures. */
  figures: TeamFigures;
};

/** Figures of a team over some days. */
export type TeamFigures = {
  __typename: 'TeamFigures';
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
  __typename: 'TeamLine';
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
  __typename: 'TeamOverview';
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
  __typename: 'Vendor';
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
  __typename: 'Viewer';
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
  __typename: 'Wallet';
  /** What can be played or withdrawn now. */
  balance: Money;
  /** Sign of the currency, such as `₫`. */
  currencySymbol: Scalars['String']['output'];
  /** What is available, locked, and has moved. */
  summary?: Maybe<WalletSummary>;
};

/** What is in a wallet and what has moved through it. */
export type WalletSummary = {
  __typename: 'WalletSummary';
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



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AgentCentreResult:
    | ( AgentCentreSourceSource & { __typename: 'AgentCentre' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  ChangePasswordResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordChanged & { __typename: 'PasswordChanged' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  LaunchGameResult:
    | ( GameLaunch & { __typename: 'GameLaunch' } )
    | ( GameUnderMaintenanceSourceSource & { __typename: 'GameUnderMaintenance' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  LogInResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Problem & { __typename: 'Problem' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
  ;
  MemberCentreResult:
    | ( MemberCentreSourceSource & { __typename: 'MemberCentre' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  RegisterResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Problem & { __typename: 'Problem' } )
    | ( Omit<SignedIn, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignedIn' } )
  ;
  ReportFailingHostResult:
    | ( FailingHostReported & { __typename: 'FailingHostReported' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  RevokeSessionResult:
    | ( Problem & { __typename: 'Problem' } )
    | ( SessionRevoked & { __typename: 'SessionRevoked' } )
  ;
  SetFavouriteResult:
    | ( Omit<FavouriteSet, 'game'> & { game: _RefType['Game'] } & { __typename: 'FavouriteSet' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  SetLanguageResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( LanguageSet & { __typename: 'LanguageSet' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  TeamOverviewResult:
    | ( Problem & { __typename: 'Problem' } )
    | ( TeamOverview & { __typename: 'TeamOverview' } )
  ;
  TouchSessionResult:
    | ( Problem & { __typename: 'Problem' } )
    | ( SessionTouched & { __typename: 'SessionTouched' } )
  ;
  UpdateProfileResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Problem & { __typename: 'Problem' } )
    | ( Omit<ProfileUpdated, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ProfileUpdated' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( GameUnderMaintenanceSourceSource & { __typename: 'GameUnderMaintenance' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountKind: AccountKind;
  AgentCentre: ResolverTypeWrapper<AgentCentreSourceSource>;
  AgentCentreResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgentCentreResult']>;
  Audience: Audience;
  Banner: ResolverTypeWrapper<Banner>;
  BannerLink: ResolverTypeWrapper<BannerLink>;
  BannerLinkKind: BannerLinkKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CustomerServiceLink: ResolverTypeWrapper<CustomerServiceLink>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  Download: ResolverTypeWrapper<Download>;
  ErrorCode: ErrorCode;
  FailingHostReported: ResolverTypeWrapper<FailingHostReported>;
  FavouriteSet: ResolverTypeWrapper<Omit<FavouriteSet, 'game'> & { game: ResolversTypes['Game'] }>;
  Feature: Feature;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Game: ResolverTypeWrapper<GameSourceSource>;
  GameCategory: GameCategory;
  GameConnection: ResolverTypeWrapper<Omit<GameConnection, 'nodes'> & { nodes: Array<ResolversTypes['Game']> }>;
  GameFilter: GameFilter;
  GameLaunch: ResolverTypeWrapper<GameLaunch>;
  GameSort: GameSort;
  GameTheme: GameTheme;
  GameUnderMaintenance: ResolverTypeWrapper<GameUnderMaintenanceSourceSource>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  Language: ResolverTypeWrapper<Language>;
  LanguageSet: ResolverTypeWrapper<LanguageSet>;
  LaunchGameInput: LaunchGameInput;
  LaunchGameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LaunchGameResult']>;
  Lobby: ResolverTypeWrapper<LobbySourceSource>;
  LobbyPath: LobbyPath;
  LobbyVendor: ResolverTypeWrapper<LobbyVendor>;
  LogIn: ResolverTypeWrapper<LogIn>;
  LogInInput: LogInInput;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  LogOutResult: ResolverTypeWrapper<LogOutResult>;
  MemberCentre: ResolverTypeWrapper<MemberCentreSourceSource>;
  MemberCentreResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MemberCentreResult']>;
  MemberLabel: ResolverTypeWrapper<MemberLabel>;
  MemberProfile: ResolverTypeWrapper<MemberProfile>;
  MenuEntry: ResolverTypeWrapper<MenuEntry>;
  MenuPage: MenuPage;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationEntry: ResolverTypeWrapper<NavigationEntry>;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  Permission: ResolverTypeWrapper<Permission>;
  Problem: ResolverTypeWrapper<Problem>;
  ProfileUpdated: ResolverTypeWrapper<Omit<ProfileUpdated, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegistrationField: ResolverTypeWrapper<RegistrationField>;
  ReportFailingHostInput: ReportFailingHostInput;
  ReportFailingHostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportFailingHostResult']>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeSessionResult']>;
  RuleBreach: RuleBreach;
  SessionRevoked: ResolverTypeWrapper<SessionRevoked>;
  SessionTouched: ResolverTypeWrapper<SessionTouched>;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouriteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFavouriteResult']>;
  SetLanguageInput: SetLanguageInput;
  SetLanguageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetLanguageResult']>;
  SignInWithTokenInput: SignInWithTokenInput;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Site: ResolverTypeWrapper<SiteSourceSource>;
  SiteState: SiteState;
  SiteStatus: ResolverTypeWrapper<SiteStatus>;
  StartFreePlayInput: StartFreePlayInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TeamDay: ResolverTypeWrapper<TeamDay>;
  TeamFigures: ResolverTypeWrapper<TeamFigures>;
  TeamLine: ResolverTypeWrapper<TeamLine>;
  TeamOverview: ResolverTypeWrapper<TeamOverview>;
  TeamOverviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TeamOverviewResult']>;
  TouchSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TouchSessionResult']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Vendor: ResolverTypeWrapper<Vendor>;
  Viewer: ResolverTypeWrapper<ViewerSourceSource>;
  Wallet: ResolverTypeWrapper<WalletSourceSource>;
  WalletSummary: ResolverTypeWrapper<WalletSummary>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AgentCentre: AgentCentreSourceSource;
  AgentCentreResult: ResolversUnionTypes<ResolversParentTypes>['AgentCentreResult'];
  Banner: Banner;
  BannerLink: BannerLink;
  Boolean: Scalars['Boolean']['output'];
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  CurrencyCode: Scalars['CurrencyCode']['output'];
  CustomerServiceLink: CustomerServiceLink;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  Download: Download;
  FailingHostReported: FailingHostReported;
  FavouriteSet: Omit<FavouriteSet, 'game'> & { game: ResolversParentTypes['Game'] };
  FieldProblem: FieldProblem;
  Game: GameSourceSource;
  GameConnection: Omit<GameConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Game']> };
  GameFilter: GameFilter;
  GameLaunch: GameLaunch;
  GameUnderMaintenance: GameUnderMaintenanceSourceSource;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  Language: Language;
  LanguageSet: LanguageSet;
  LaunchGameInput: LaunchGameInput;
  LaunchGameResult: ResolversUnionTypes<ResolversParentTypes>['LaunchGameResult'];
  Lobby: LobbySourceSource;
  LobbyVendor: LobbyVendor;
  LogIn: LogIn;
  LogInInput: LogInInput;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  LogOutResult: LogOutResult;
  MemberCentre: MemberCentreSourceSource;
  MemberCentreResult: ResolversUnionTypes<ResolversParentTypes>['MemberCentreResult'];
  MemberLabel: MemberLabel;
  MemberProfile: MemberProfile;
  MenuEntry: MenuEntry;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NavigationEntry: NavigationEntry;
  OpenSession: OpenSession;
  PageInfo: PageInfo;
  PasswordChanged: PasswordChanged;
  Permission: Permission;
  Problem: Problem;
  ProfileUpdated: Omit<ProfileUpdated, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegistrationField: RegistrationField;
  ReportFailingHostInput: ReportFailingHostInput;
  ReportFailingHostResult: ResolversUnionTypes<ResolversParentTypes>['ReportFailingHostResult'];
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionResult: ResolversUnionTypes<ResolversParentTypes>['RevokeSessionResult'];
  SessionRevoked: SessionRevoked;
  SessionTouched: SessionTouched;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouriteResult: ResolversUnionTypes<ResolversParentTypes>['SetFavouriteResult'];
  SetLanguageInput: SetLanguageInput;
  SetLanguageResult: ResolversUnionTypes<ResolversParentTypes>['SetLanguageResult'];
  SignInWithTokenInput: SignInWithTokenInput;
  SignedIn: Omit<SignedIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Site: SiteSourceSource;
  SiteStatus: SiteStatus;
  StartFreePlayInput: StartFreePlayInput;
  String: Scalars['String']['output'];
  TeamDay: TeamDay;
  TeamFigures: TeamFigures;
  TeamLine: TeamLine;
  TeamOverview: TeamOverview;
  TeamOverviewResult: ResolversUnionTypes<ResolversParentTypes>['TeamOverviewResult'];
  TouchSessionResult: ResolversUnionTypes<ResolversParentTypes>['TouchSessionResult'];
  URL: Scalars['URL']['output'];
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Vendor: Vendor;
  Viewer: ViewerSourceSource;
  Wallet: WalletSourceSource;
  WalletSummary: WalletSummary;
};

export type AccessDirectiveArgs = {
  to: Audience;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ModuleDirectiveArgs = {
  id: Scalars['String']['input'];
};

export type ModuleDirectiveResolver<Result, Parent, ContextType = Context, Args = ModuleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PerVisitorDirectiveArgs = { };

export type PerVisitorDirectiveResolver<Result, Parent, ContextType = Context, Args = PerVisitorDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AgentCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentCentre'] = ResolversParentTypes['AgentCentre']> = {
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  teamOverview?: Resolver<Maybe<ResolversTypes['TeamOverviewResult']>, ParentType, ContextType, RequireFields<AgentCentreTeamOverviewArgs, 'from' | 'to'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentCentreResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentCentreResult'] = ResolversParentTypes['AgentCentreResult']> = {
  __resolveType: TypeResolveFn<'AgentCentre' | 'Problem', ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['BannerLink']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerLink'] = ResolversParentTypes['BannerLink']> = {
  kind?: Resolver<ResolversTypes['BannerLinkKind'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordChanged' | 'Problem', ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type CustomerServiceLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerServiceLink'] = ResolversParentTypes['CustomerServiceLink']> = {
  address?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  address?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailingHostReportedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailingHostReported'] = ResolversParentTypes['FailingHostReported']> = {
  imageHosts?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavouriteSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouriteSet'] = ResolversParentTypes['FavouriteSet']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  breach?: Resolver<ResolversTypes['RuleBreach'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavourite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  returnToPlayer?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  underMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volatility?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameLaunchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameLaunch'] = ResolversParentTypes['GameLaunch']> = {
  address?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameUnderMaintenanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameUnderMaintenance'] = ResolversParentTypes['GameUnderMaintenance']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageSet'] = ResolversParentTypes['LanguageSet']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LaunchGameResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchGameResult'] = ResolversParentTypes['LaunchGameResult']> = {
  __resolveType: TypeResolveFn<'GameLaunch' | 'GameUnderMaintenance' | 'Problem', ParentType, ContextType>;
};

export type LobbyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lobby'] = ResolversParentTypes['Lobby']> = {
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<LobbyGamesArgs, 'page' | 'pageSize' | 'sort'>>;
  path?: Resolver<Maybe<ResolversTypes['LobbyPath']>, ParentType, ContextType>;
  vendors?: Resolver<Maybe<Array<ResolversTypes['LobbyVendor']>>, ParentType, ContextType>;
};

export type LobbyVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyVendor'] = ResolversParentTypes['LobbyVendor']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type LogInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogIn'] = ResolversParentTypes['LogIn']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SignedIn', ParentType, ContextType>;
};

export type LogOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutResult'] = ResolversParentTypes['LogOutResult']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MemberCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCentre'] = ResolversParentTypes['MemberCentre']> = {
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberCentreResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCentreResult'] = ResolversParentTypes['MemberCentreResult']> = {
  __resolveType: TypeResolveFn<'MemberCentre' | 'Problem', ParentType, ContextType>;
};

export type MemberLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLabel'] = ResolversParentTypes['MemberLabel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberProfile'] = ResolversParentTypes['MemberProfile']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousLogIn?: Resolver<Maybe<ResolversTypes['LogIn']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MenuEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuEntry'] = ResolversParentTypes['MenuEntry']> = {
  badge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['MenuPage'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  launchGame?: Resolver<ResolversTypes['LaunchGameResult'], ParentType, ContextType, RequireFields<MutationLaunchGameArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutResult'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reportFailingHost?: Resolver<ResolversTypes['ReportFailingHostResult'], ParentType, ContextType, RequireFields<MutationReportFailingHostArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionResult'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouriteResult'], ParentType, ContextType, RequireFields<MutationSetFavouriteArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguageResult'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'input'>>;
  signInWithToken?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationSignInWithTokenArgs, 'input'>>;
  startFreePlay?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationStartFreePlayArgs, 'input'>>;
  touchSession?: Resolver<ResolversTypes['TouchSessionResult'], ParentType, ContextType>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
};

export type NavigationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['LobbyPath'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  endedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  hotGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, RequireFields<QueryHotGamesArgs, 'first'>>;
  lobby?: Resolver<ResolversTypes['Lobby'], ParentType, ContextType, Partial<QueryLobbyArgs>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SignedIn', ParentType, ContextType>;
};

export type RegistrationFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationField'] = ResolversParentTypes['RegistrationField']> = {
  acceptedPattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patternId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportFailingHostResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFailingHostResult'] = ResolversParentTypes['ReportFailingHostResult']> = {
  __resolveType: TypeResolveFn<'FailingHostReported' | 'Problem', ParentType, ContextType>;
};

export type RevokeSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionResult'] = ResolversParentTypes['RevokeSessionResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'SessionRevoked', ParentType, ContextType>;
};

export type SessionRevokedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionRevoked'] = ResolversParentTypes['SessionRevoked']> = {
  sessions?: Resolver<Maybe<Array<ResolversTypes['OpenSession']>>, ParentType, ContextType>;
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionTouchedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionTouched'] = ResolversParentTypes['SessionTouched']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  idleUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFavouriteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavouriteResult'] = ResolversParentTypes['SetFavouriteResult']> = {
  __resolveType: TypeResolveFn<'FavouriteSet' | 'Problem', ParentType, ContextType>;
};

export type SetLanguageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLanguageResult'] = ResolversParentTypes['SetLanguageResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LanguageSet' | 'Problem', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  firstTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<SiteBannersArgs, 'group'>>;
  customerService?: Resolver<Array<ResolversTypes['CustomerServiceLink']>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  imageHosts?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Maybe<Array<ResolversTypes['NavigationEntry']>>, ParentType, ContextType>;
  registrationFields?: Resolver<Array<ResolversTypes['RegistrationField']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SiteStatus']>, ParentType, ContextType>;
};

export type SiteStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteStatus'] = ResolversParentTypes['SiteStatus']> = {
  maintenanceEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SiteState'], ParentType, ContextType>;
  visitorAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamDay'] = ResolversParentTypes['TeamDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
};

export type TeamFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamFigures'] = ResolversParentTypes['TeamFigures']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  newMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamLine'] = ResolversParentTypes['TeamLine']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamOverview'] = ResolversParentTypes['TeamOverview']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bestLines?: Resolver<Array<ResolversTypes['TeamLine']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TeamDay']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
  thisMonth?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
  worstLines?: Resolver<Array<ResolversTypes['TeamLine']>, ParentType, ContextType>;
  yesterday?: Resolver<ResolversTypes['TeamFigures'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamOverviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamOverviewResult'] = ResolversParentTypes['TeamOverviewResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'TeamOverview', ParentType, ContextType>;
};

export type TouchSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TouchSessionResult'] = ResolversParentTypes['TouchSessionResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'SessionTouched', ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UpdateProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'ProfileUpdated', ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'GameUnderMaintenance' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type VendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  agentCentre?: Resolver<ResolversTypes['AgentCentreResult'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  canChangePassword?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  canKeepFavourites?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  canPlayForReal?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['MemberLabel']>, ParentType, ContextType>;
  memberCentre?: Resolver<ResolversTypes['MemberCentreResult'], ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['OpenSession']>>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['WalletSummary']>, ParentType, ContextType>;
};

export type WalletSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletSummary'] = ResolversParentTypes['WalletSummary']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalWithdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AgentCentre?: AgentCentreResolvers<ContextType>;
  AgentCentreResult?: AgentCentreResultResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerLink?: BannerLinkResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  CustomerServiceLink?: CustomerServiceLinkResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Download?: DownloadResolvers<ContextType>;
  FailingHostReported?: FailingHostReportedResolvers<ContextType>;
  FavouriteSet?: FavouriteSetResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameLaunch?: GameLaunchResolvers<ContextType>;
  GameUnderMaintenance?: GameUnderMaintenanceResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LanguageSet?: LanguageSetResolvers<ContextType>;
  LaunchGameResult?: LaunchGameResultResolvers<ContextType>;
  Lobby?: LobbyResolvers<ContextType>;
  LobbyVendor?: LobbyVendorResolvers<ContextType>;
  LogIn?: LogInResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogOutResult?: LogOutResultResolvers<ContextType>;
  MemberCentre?: MemberCentreResolvers<ContextType>;
  MemberCentreResult?: MemberCentreResultResolvers<ContextType>;
  MemberLabel?: MemberLabelResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  ReportFailingHostResult?: ReportFailingHostResultResolvers<ContextType>;
  RevokeSessionResult?: RevokeSessionResultResolvers<ContextType>;
  SessionRevoked?: SessionRevokedResolvers<ContextType>;
  SessionTouched?: SessionTouchedResolvers<ContextType>;
  SetFavouriteResult?: SetFavouriteResultResolvers<ContextType>;
  SetLanguageResult?: SetLanguageResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteStatus?: SiteStatusResolvers<ContextType>;
  TeamDay?: TeamDayResolvers<ContextType>;
  TeamFigures?: TeamFiguresResolvers<ContextType>;
  TeamLine?: TeamLineResolvers<ContextType>;
  TeamOverview?: TeamOverviewResolvers<ContextType>;
  TeamOverviewResult?: TeamOverviewResultResolvers<ContextType>;
  TouchSessionResult?: TouchSessionResultResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Vendor?: VendorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletSummary?: WalletSummaryResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  module?: ModuleDirectiveResolver<any, any, ContextType>;
  perVisitor?: PerVisitorDirectiveResolver<any, any, ContextType>;
};
