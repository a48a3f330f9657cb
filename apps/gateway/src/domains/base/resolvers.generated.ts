/* Made by `npm run codegen`. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SiteSource as SiteSourceSource } from '../site/site.source.ts';
import type { CountrySource as CountrySourceSource } from '../registration/country.source.ts';
import type { ViewerSource as ViewerSourceSource } from '../session/viewer.source.ts';
import type { WalletSource as WalletSourceSource } from '../wallet/wallet.source.ts';
import type { MemberCentreSource as MemberCentreSourceSource } from '../member/member-centre.source.ts';
import type { AgentCentreSource as AgentCentreSourceSource } from '../agent/agent-centre.source.ts';
import type { LobbySource as LobbySourceSource, LobbyVendorSource as LobbyVendorSourceSource } from '../games/lobby.source.ts';
import type { FindingsSource as FindingsSourceSource } from '../games/search.source.ts';
import type { PromotionSource as PromotionSourceSource } from '../promotions/promotion.source.ts';
import type { GameSource as GameSourceSource, GameUnderMaintenanceSource as GameUnderMaintenanceSourceSource } from '../games/game.source.ts';
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
  /**
   * Markup that is safe to put in a page as it is. It was cleaned here by one list of what is allowed: paragraphs, headings, lists,
   * tables, emphasis and links, no attribute but a link's address. Nothing in it runs, loads or looks different from the page.
   */
  Html: { input: string; output: string; }
  /** An http or https address. */
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

/** What guards an account. */
export type AccountSecurity = {
  __typename: 'AccountSecurity';
  /** The authenticator app on guard; null without one. */
  authenticator?: Maybe<Authenticator>;
  /** Whether it is opened by a password at all: accounts that are opened from elsewhere have none. */
  hasPassword: Scalars['Boolean']['output'];
  /** Passkeys that open it, the oldest first. */
  passkeys: Array<Passkey>;
  /** Accounts elsewhere that open it, the oldest first. */
  socialIdentities: Array<SocialIdentity>;
};

/** A passkey that was made. */
export type AddPasskeyInput = {
  /** A name to know it by, at most 40 characters. */
  name: Scalars['String']['input'];
  /** The browser's answer in WebAuthn's own JSON form, as text. */
  response: Scalars['String']['input'];
};

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

/** Kinds of contracts with agents. */
export type AgentContractKind =
  /** A salary by the day. */
  | 'DAILY_SALARY'
  /** A share of what the house kept. */
  | 'DIVIDEND'
  /** A salary by the hour. */
  | 'HOURLY_SALARY'
  /** A salary as the turnover comes in. */
  | 'REAL_TIME_SALARY';

/** An announcement. */
export type Announcement = {
  __typename: 'Announcement';
  /** What it says. */
  content: Scalars['Html']['output'];
  /** Identifies the announcement. */
  id: Scalars['ID']['output'];
  /** When it was made known. */
  publishedAt: Scalars['DateTime']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A page of announcements. */
export type AnnouncementConnection = {
  __typename: 'AnnouncementConnection';
  /** The announcements, newest first. */
  nodes: Array<Announcement>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Kinds of announcements. */
export type AnnouncementKind =
  /** News of games. */
  | 'GAME'
  /** For players: what changed and what is so. */
  | 'NOTICE'
  /** What everyone is told once a session, on entering. */
  | 'POPUP';

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

/** An authenticator app on guard. */
export type Authenticator = {
  __typename: 'Authenticator';
  /** How many recovery codes are left. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** The secret that the app and the platform share from now on. */
export type AuthenticatorBegun = {
  __typename: 'AuthenticatorBegun';
  /** For a QR code: the same as an `otpauth` address. */
  address: Scalars['String']['output'];
  /** For typing: base32. */
  secret: Scalars['String']['output'];
};

/** What shows that it is the owner who asks. */
export type AuthenticatorProofInput = {
  /** Six digits of the authenticator, or one of the recovery codes. */
  code: Scalars['String']['input'];
  /** The password; empty for an account that has none. */
  password: Scalars['String']['input'];
};

/** What could be brought back is in the main part. */
export type BalanceBroughtBack = {
  __typename: 'BalanceBroughtBack';
  /** The wallet as it is now. */
  wallet: Wallet;
};

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

/** The banners of one group of routes, in the order they are shown. */
export type BannerGroup = {
  __typename: 'BannerGroup';
  /** Its banners, at least one. */
  banners: Array<Banner>;
  /** The group's name, such as `w_home`. */
  name: Scalars['String']['output'];
};

/** Where a banner leads. */
export type BannerLink = {
  __typename: 'BannerLink';
  /** Kind of target. */
  kind: BannerLinkKind;
  /** How the game opens where that is not by launching it on a page of its own. */
  opening?: Maybe<Opening>;
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

/** What is needed to begin with an authenticator. */
export type BeginAuthenticatorInput = {
  /** The password; empty for an account that has none. */
  password: Scalars['String']['input'];
};

/** How beginning with an authenticator went. */
export type BeginAuthenticatorResult = AuthenticatorBegun | Problem;

/** What is needed to begin with a passkey. */
export type BeginPasskeyInput = {
  /** The password; empty for an account that has none. */
  password: Scalars['String']['input'];
};

/** What to connect. */
export type BeginSocialLinkInput = {
  /** Where the account is. */
  issuer: SocialIssuer;
  /** The password; empty for an account that has none. */
  password: Scalars['String']['input'];
};

/** Where to sign in from. */
export type BeginSocialSignInInput = {
  /** Code of the agent who invited, should this open an account. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** Where. */
  issuer: SocialIssuer;
};

/** From where. */
export type BringBalanceBackInput = {
  /** The vendor; all of them when left out. */
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};

/** How bringing back went. */
export type BringBalanceBackResult = BalanceBroughtBack | Problem;

/** A picture of characters. */
export type Captcha = {
  __typename: 'Captcha';
  /** Names the picture in the form that brings the characters back. */
  id: Scalars['ID']['output'];
  /** The picture: a data address of a PNG. */
  image: Scalars['String']['output'];
};

/** A captcha that need not be read. Good for one try, as a picture is. */
export type CaptchaCharacters = {
  __typename: 'CaptchaCharacters';
  /** The characters. */
  characters: Scalars['String']['output'];
  /** Names it in the form that brings the characters back. */
  id: Scalars['ID']['output'];
};

/** What is needed in place of reading a picture. */
export type CaptchaCharactersInput = {
  /** Proof of the human check, of its own: the form brings another one. */
  humanProof: Scalars['String']['input'];
};

/** How asking for characters went. */
export type CaptchaCharactersResult = CaptchaCharacters | Problem;

/** What was read from a captcha picture. */
export type CaptchaInput = {
  /** The picture's id. */
  id: Scalars['ID']['input'];
  /** The characters; letters may be large or small. */
  text: Scalars['String']['input'];
};

/** What is needed to change the password. */
export type ChangePasswordInput = {
  /** The new password once more. */
  confirmNewPassword: Scalars['String']['input'];
  /** The new password, by the brand's rule for passwords; neither the username nor the old one. */
  newPassword: Scalars['String']['input'];
  /**
   * The password until now. A wrong one answers `LOGIN_FAILED`, and after five `LOGIN_LOCKED`. May be empty within a quarter of
   * an hour of a log-in that said `passwordDue`. Empty for an account that has no password yet, which gets its first one within
   * a quarter of an hour of any log-in; later it is answered `LOGIN_NOT_RECENT`.
   */
  oldPassword: Scalars['String']['input'];
};

/** How changing the password went. */
export type ChangePasswordResult = InvalidInput | PasswordChanged | Problem;

/** What a code is for. It opens nothing else. */
export type CodePurpose =
  /** Logging in. */
  | 'LOG_IN'
  /** Setting a new password without the old one. */
  | 'PASSWORD_RECOVERY'
  /** Confirming the number with the phone sign-in service; see `confirmPhone`. */
  | 'PHONE_APP'
  /** Opening an account. */
  | 'REGISTER';

/** If the number may have a code, it is on its way. */
export type CodeRequested = {
  __typename: 'CodeRequested';
  /** Minutes for which the code is good. */
  expiresInMinutes: Scalars['Int']['output'];
  /** Seconds after which another one may be asked for. */
  resendAfterSeconds: Scalars['Int']['output'];
};

/** A first code of the authenticator. */
export type ConfirmAuthenticatorInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
};

/** What is needed to have a number confirmed. */
export type ConfirmPhoneInput = {
  /** The code that was sent there for `PHONE_APP`. */
  code: Scalars['String']['input'];
  /** The number. */
  phone: PhoneInput;
};

/** How confirming a number went. */
export type ConfirmPhoneResult = InvalidInput | PhoneConfirmed | Problem;

/** A country and how its telephones are called. */
export type Country = {
  __typename: 'Country';
  /** ISO 3166 alpha-2. */
  code: Scalars['String']['output'];
  /** Dialling code without plus sign, such as `84`. */
  diallingCode: Scalars['String']['output'];
  /** Its flag, as a circle. */
  flag: Scalars['URL']['output'];
  /** Its name in itself. */
  name: Scalars['String']['output'];
};

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

/** A limit on what an account pays in, within a span of time. */
export type DepositLimitInput = {
  /** The amount in whole currency, as it was typed: separators of thousands do not matter. */
  amount: Scalars['String']['input'];
  /** The span of time. */
  period: DepositLimitPeriod;
};

/** Spans of time that a deposit limit counts over. */
export type DepositLimitPeriod =
  /** 24 hours. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** 7 days. */
  | 'WEEK';

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
  /** The account has an authenticator already. */
  | 'AUTHENTICATOR_BOUND'
  /** The captcha is wrong, too old or used: show another one. */
  | 'CAPTCHA_FAILED'
  /** The code is too old, or too many wrong ones were tried: ask for another one. */
  | 'CODE_EXPIRED'
  /** The code is missing or wrong, was used, or belongs to another number or purpose. */
  | 'CODE_INVALID'
  /** No more codes for this number today. */
  | 'CODE_QUOTA_EXCEEDED'
  /** The game is under maintenance. */
  | 'GAME_MAINTENANCE'
  /** No such game. */
  | 'GAME_NOT_FOUND'
  /** The proof of the human check is missing, wrong, too old or used: solve another challenge. */
  | 'HUMAN_CHECK_FAILED'
  /** The balance does not cover the amount. */
  | 'INSUFFICIENT_BALANCE'
  /** The input breaks a rule; see `problems`. */
  | 'INVALID_INPUT'
  /** The range of days is empty, too long, or in the future. */
  | 'INVALID_RANGE'
  /** Nobody has this invitation code. */
  | 'INVITATION_CODE_INVALID'
  /** A demo account asked for what needs a true account. */
  | 'IN_NEED_TRUE_ACCOUNT'
  /** Without it nobody could sign in to the account any more. */
  | 'LAST_WAY_IN'
  /** The link to set a new password is too old, was used, or never was. */
  | 'LINK_INVALID'
  /** Username and password do not belong together. */
  | 'LOGIN_FAILED'
  /** Too many wrong passwords; see `retryAfterSeconds`. */
  | 'LOGIN_LOCKED'
  /** A first password is set within a quarter of an hour of logging in: log in again. */
  | 'LOGIN_NOT_RECENT'
  /** The mobile number has an account. */
  | 'MOBILE_TAKEN'
  /** A member who is no agent asked for the agent centre. */
  | 'NOT_AGENT'
  /** The brand does not offer this. */
  | 'NOT_AVAILABLE'
  /** The passkey is unknown, its challenge too old or used, or its answer does not hold. */
  | 'PASSKEY_FAILED'
  /** The account has as many passkeys as it may have. */
  | 'PASSKEY_LIMIT'
  /** The account has no such passkey. */
  | 'PASSKEY_NOT_FOUND'
  /** The phone sign-in service does not vouch for this number. */
  | 'PHONE_NOT_VERIFIED'
  /** The platform cannot be reached or did not answer in time: try again. */
  | 'PLATFORM_UNAVAILABLE'
  /** Too many requests; see `retryAfterSeconds`. */
  | 'RATE_LIMITED'
  /** There is no session, or it has ended: sign in. */
  | 'SESSION_EXPIRED'
  /** The issuer refused, or what it sent back is too old, used, or belongs to another browser. */
  | 'SOCIAL_FAILED'
  /** The account elsewhere, or this account, is connected already. */
  | 'SOCIAL_TAKEN'
  /** The issuer cannot be reached: try again. */
  | 'SOCIAL_UNAVAILABLE'
  /** The username is taken. */
  | 'USERNAME_TAKEN'
  /** The log-in that waited for more is none any more: log in again. */
  | 'VERIFICATION_EXPIRED'
  /** More must be shown to log in. */
  | 'VERIFICATION_REQUIRED'
  /** A transfer with the vendor's wallet is being looked into; until then its games cannot be opened. */
  | 'WALLET_LOCKED';

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
  /** Every page but a few needs a session; whoever has none is led to the log-in page. */
  | 'LOG_IN_FIRST'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Setting a forgotten password anew with a code sent to a phone. */
  | 'PASSWORD_BY_PHONE'
  /** Numbers are confirmed with a phone sign-in service instead of a code of the platform's own. */
  | 'PHONE_APP'
  /** Inviting friends. */
  | 'REFERRAL'
  /** Registration by username. */
  | 'REGISTRATION';

/** What feedback may be about. */
export type FeedbackQuestionType =
  /** An account and signing in. */
  | 'ACCOUNT'
  /** A complaint about a decision. */
  | 'COMPLAINT'
  /** A game or a round. */
  | 'GAME'
  /** Something else. */
  | 'OTHER'
  /** A promotion. */
  | 'PROMOTION'
  /** The site itself. */
  | 'SITE'
  /** Money in and out. */
  | 'WALLET';

/** The feedback is kept. */
export type FeedbackReceived = {
  __typename: 'FeedbackReceived';
  /** Names it when one asks about it. */
  reference: Scalars['String']['output'];
};

/** Rules of feedback. */
export type FeedbackRules = {
  __typename: 'FeedbackRules';
  /** Most characters of the way to reach whoever writes. */
  contactMaxLength: Scalars['Int']['output'];
  /** Most characters. */
  maxLength: Scalars['Int']['output'];
  /** Fewest characters. */
  minLength: Scalars['Int']['output'];
  /** What it may be about. */
  questionTypes: Array<FeedbackQuestionType>;
};

/** One field that breaks its rule. */
export type FieldProblem = {
  __typename: 'FieldProblem';
  /** How it breaks its rule. */
  breach: RuleBreach;
  /** The field's name in the input. */
  field: Scalars['String']['output'];
};

/** What a text names. Parts that cannot be asked just now are null. */
export type Findings = {
  __typename: 'Findings';
  /** Games, best fit first. */
  games?: Maybe<GameConnection>;
  /** Topics of the help centre by their titles and those of their articles, at most five. */
  helpTopics?: Maybe<Array<FoundHelp>>;
  /** Promotions by their titles, in the brand's order, at most five. */
  promotions?: Maybe<Array<Promotion>>;
  /** Vendors, most games first, at most five. */
  vendors?: Maybe<Array<FoundVendor>>;
};


/** What a text names. Parts that cannot be asked just now are null. */
export type FindingsGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A place in the help centre that a text names. */
export type FoundHelp = {
  __typename: 'FoundHelp';
  /** The article; null where the topic itself is named. */
  articleId?: Maybe<Scalars['ID']['output']>;
  /** Title of the article; null where the topic itself is named. */
  articleTitle?: Maybe<Scalars['String']['output']>;
  /** Code of the topic. */
  topicId: Scalars['ID']['output'];
  /** Title of the topic. */
  topicTitle: Scalars['String']['output'];
};

/** A vendor that a text names. */
export type FoundVendor = {
  __typename: 'FoundVendor';
  /** How many games it has there. */
  gameCount: Scalars['Int']['output'];
  /** The lobby with most of its games. */
  lobby: LobbyPath;
  /** The vendor. */
  vendor: Vendor;
};

/** A game. */
export type Game = {
  __typename: 'Game';
  /** Its category. */
  category: GameCategory;
  /** Its class within the category; null where the platform does not tell. */
  gameClass?: Maybe<GameClass>;
  /** Identifies the game. */
  id: Scalars['ID']['output'];
  /** Whether it is a favourite of the viewer; null for those who keep none. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Played much just now. */
  isHot: Scalars['Boolean']['output'];
  /** New in the catalogue. */
  isNew: Scalars['Boolean']['output'];
  /** The jackpot that it feeds, as `Query.jackpots` tells it; null where there is none. */
  jackpotId?: Maybe<Scalars['ID']['output']>;
  /** Pay lines; null where the word does not apply. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** Largest stake of a round; null where the platform does not tell. */
  maxStake?: Maybe<Money>;
  /** Smallest stake of a round; null where the platform does not tell. */
  minStake?: Maybe<Money>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How it opens where that is not by launching it on a page of its own. */
  opening?: Maybe<Opening>;
  /** Its picture, 3 wide by 4 high; with `w=180` in its query in fewer pixels, for small places. */
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

/** Classes of games within their categories. */
export type GameClass =
  /** Arcade games. */
  | 'ARCADE'
  /** Baccarat. */
  | 'BACCARAT'
  /** Bingo. */
  | 'BINGO'
  /** Blackjack. */
  | 'BLACKJACK'
  /** Niu niu: five cards, tens are bulls. */
  | 'BULL_BULL'
  /** Dragon and tiger. */
  | 'DRAGON_TIGER'
  /** Games with a jackpot. */
  | 'JACKPOT'
  /** A class that this version does not know. */
  | 'OTHER'
  /** Roulette. */
  | 'ROULETTE'
  /** Scratch cards. */
  | 'SCRATCH'
  /** Sic bo. */
  | 'SIC_BO'
  /** Slot machines and their kin. */
  | 'SLOT'
  /** Table games. */
  | 'TABLE'
  /** Video poker. */
  | 'VIDEO_POKER';

/** A page of games. */
export type GameConnection = {
  __typename: 'GameConnection';
  /** Games with names near to the text that was searched for; null where some match, or none is near. */
  nearest?: Maybe<Array<Game>>;
  /** The games. */
  nodes: Array<Game>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many games match in all. */
  totalCount: Scalars['Int']['output'];
};

/** What to keep of a lobby's games. */
export type GameFilter = {
  /** Classes; games of any of them are kept. Empty keeps all. */
  classes?: InputMaybe<Array<GameClass>>;
  /** True keeps the viewer's favourites, the latest hundred of them; for those who keep none nothing is left. */
  favourites?: InputMaybe<Scalars['Boolean']['input']>;
  /** True keeps hot games. */
  hot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Games that can be played for this much in the brand's currency. */
  minBet?: InputMaybe<Scalars['Decimal']['input']>;
  /** Games with at least this many pay lines. */
  minLines?: InputMaybe<Scalars['Int']['input']>;
  /** True keeps new games. */
  new?: InputMaybe<Scalars['Boolean']['input']>;
  /** True keeps games that can be opened. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
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

/** A question and its answer. */
export type HelpArticle = {
  __typename: 'HelpArticle';
  /** Its code, the same in every language; unique within its topic. */
  code: Scalars['String']['output'];
  /** The answer. */
  content: Scalars['Html']['output'];
  /** The question, or the heading of a section. */
  title: Scalars['String']['output'];
};

/** A topic of the help centre. */
export type HelpTopic = {
  __typename: 'HelpTopic';
  /** Its questions and answers. */
  articles: Array<HelpArticle>;
  /** Its code, the same in every language. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A puzzle for the browser. */
export type HumanChallenge = {
  __typename: 'HumanChallenge';
  /** The puzzle in its provider's own form; for ALTCHA its JSON. */
  challenge: Scalars['String']['output'];
  /** Kind of puzzle; `ALTCHA` is the one there is. */
  provider: Scalars['String']['output'];
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

/** What is known of an invitation code. */
export type InvitationCode = {
  __typename: 'InvitationCode';
  /** The code as it was asked for. */
  code: Scalars['String']['output'];
  /** Whether it is an agent's. */
  valid: Scalars['Boolean']['output'];
};

/** A pot that every stake of its games feeds, and that one of them wins whole: by a draw, or by lifting it to a secret amount. */
export type Jackpot = {
  __typename: 'Jackpot';
  /** What is in it now: what the book of accounts says. */
  amount: Money;
  /** The stake that would win it for certain: the chance of a round is its stake as a share of this one. Null where it must drop. */
  certainStake?: Maybe<Money>;
  /** Share of each stake that goes into it, in percent, such as `1.5`. */
  contribution?: Maybe<Scalars['Decimal']['output']>;
  /** Identifies the jackpot. */
  id: Scalars['ID']['output'];
  /** Who won it last; null where nobody has yet. */
  lastWin?: Maybe<JackpotWin>;
  /** It is won at the latest when it holds this, at a secret amount; null where it is won by a draw, as is what follows. */
  mustDropBy?: Maybe<Money>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What is promised of the secret amount at which it will be won. */
  promise?: Maybe<JackpotPromise>;
  /** What it starts with again after each win; null where the platform does not tell, as are the two that follow. */
  seed?: Maybe<Money>;
  /** Code of the vendor that keeps it. */
  vendorId: Scalars['ID']['output'];
  /** Who won it, the latest first: ten at most. */
  wins: Array<JackpotWin>;
};

/** How a jackpot dropped: enough to draw the amount again. */
export type JackpotDrop = {
  __typename: 'JackpotDrop';
  /** The amount at which it dropped: the stake that reached it won. */
  point: Money;
  /** Number of the pot. */
  pot: Scalars['Int']['output'];
  /** The seed. */
  seed: Scalars['String']['output'];
  /** SHA-256 of the seed, as it was shown before. */
  seedHash: Scalars['String']['output'];
  /** A page that draws it again; null where there is none. */
  verifier?: Maybe<Scalars['URL']['output']>;
};

/** The secret amount at which a jackpot will drop is drawn already: what proves it later. */
export type JackpotPromise = {
  __typename: 'JackpotPromise';
  /** Number of the pot, from 1 on. */
  pot: Scalars['Int']['output'];
  /** SHA-256 of the secret seed. */
  seedHash: Scalars['String']['output'];
};

/** A jackpot that was won. */
export type JackpotWin = {
  __typename: 'JackpotWin';
  /** Who won: a username of which only the ends are told. */
  account: Scalars['String']['output'];
  /** What was won. */
  amount: Money;
  /** How it dropped; null where it was won by a draw. */
  drop?: Maybe<JackpotDrop>;
  /** The game in which it was won. */
  gameId: Scalars['ID']['output'];
  /** Its name. */
  gameName: Scalars['String']['output'];
  /** When. */
  wonAt: Scalars['DateTime']['output'];
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
  /** A room of a game between players; any that has a seat when left out. */
  roomId?: InputMaybe<Scalars['ID']['input']>;
  /** Theme to open it in. */
  theme?: InputMaybe<GameTheme>;
};

/** How opening a game went. */
export type LaunchGameResult = GameLaunch | GameUnderMaintenance | Problem;

/** A lobby. */
export type Lobby = {
  __typename: 'Lobby';
  /** What its games can be filtered by; null where the platform does not tell. */
  facets?: Maybe<LobbyFacets>;
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

/** A class of games in a lobby. */
export type LobbyClass = {
  __typename: 'LobbyClass';
  /** The class. */
  gameClass: GameClass;
  /** How many games of it are in this lobby. */
  gameCount: Scalars['Int']['output'];
};

/** What games of a lobby can be filtered by. */
export type LobbyFacets = {
  __typename: 'LobbyFacets';
  /** Classes that its games have, most games first. */
  classes: Array<LobbyClass>;
  /** How many are hot. */
  hotCount: Scalars['Int']['output'];
  /** Numbers of pay lines that its games have, ascending. */
  lines: Array<Scalars['Int']['output']>;
  /** Smallest stakes of its games, ascending. */
  minStakes: Array<Money>;
  /** How many are new. */
  newCount: Scalars['Int']['output'];
  /** How many can be opened. */
  openCount: Scalars['Int']['output'];
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
  /** Classes of its games in this lobby; empty where they have none. */
  gameClasses?: Maybe<Array<GameClass>>;
  /** How many of its games are in this lobby. */
  gameCount: Scalars['Int']['output'];
  /** Played much just now. */
  isHot: Scalars['Boolean']['output'];
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

/** A page of log-ins. */
export type LogInConnection = {
  __typename: 'LogInConnection';
  /** The log-ins. */
  nodes: Array<LogInRecord>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** What is needed to log in. */
export type LogInInput = {
  /** Needed once a failure has said `captchaRequired`. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Proof of the human check, where one is asked for. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password: Scalars['String']['input'];
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Opens an account that answers `LOGIN_LOCKED`, together with the right password: a code of its authenticator or a recovery code.
   * For an account without an authenticator the right password has a code sent to its phone or e-mail address. Refusals stay `LOGIN_LOCKED`.
   */
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  /** Username. */
  username: Scalars['String']['input'];
};

/** By what somebody logs in. */
export type LogInMethod =
  /** An account at Facebook. */
  | 'FACEBOOK'
  /** Free play. */
  | 'FREE_PLAY'
  /** An account at Google. */
  | 'GOOGLE'
  /** A way that this version does not know. */
  | 'OTHER'
  /** A passkey. */
  | 'PASSKEY'
  /** Username and password. */
  | 'PASSWORD'
  /** The registration, which logs in at once. */
  | 'REGISTRATION'
  /** A code sent to the mobile number. */
  | 'SMS'
  /** A token that another page of the brand handed over. */
  | 'TOKEN';

/** What becomes of a log-in. */
export type LogInOutcome =
  /** There had been too many wrong tries. */
  | 'LOCKED'
  /** An outcome that this version does not know. */
  | 'OTHER'
  /** It was let in. */
  | 'SIGNED_IN'
  /** More was asked for. */
  | 'VERIFICATION_ASKED'
  /** The code was wrong. */
  | 'WRONG_CODE'
  /** The passkey did not hold. */
  | 'WRONG_PASSKEY'
  /** The password was wrong. */
  | 'WRONG_PASSWORD';

/** A log-in to the account, or a try at one. */
export type LogInRecord = {
  __typename: 'LogInRecord';
  /** From which address, masked. */
  address: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Browser and system, such as `Chrome, Windows`; null when it did not say. */
  device?: Maybe<Scalars['String']['output']>;
  /** Identifies the record. */
  id: Scalars['ID']['output'];
  /** By what. */
  method: LogInMethod;
  /** What became of it. */
  outcome: LogInOutcome;
};

/** How a log-in went. */
export type LogInResult = InvalidInput | Problem | SignedIn | VerificationRequired;

/** What is needed to log in with a code. */
export type LogInWithCodeInput = {
  /** The number that the code was sent to. */
  phone: PhoneInput;
  /** In place of a code: the identity token of a phone sign-in service. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of 16 to 64 letters, digits, `-` and `_`, made by chance for each submit and kept until its answer is known. The same request sent again under the same key within five minutes has the same outcome, for an answer that was lost. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** The session is closed. */
export type LogOutResult = {
  __typename: 'LogOutResult';
  /** Always true: there is no session any more. */
  signedOut: Scalars['Boolean']['output'];
};

/** A lottery, which is drawn again and again. */
export type Lottery = {
  __typename: 'Lottery';
  /** Its category. */
  category: GameCategory;
  /** The platform's code of it. */
  code: Scalars['String']['output'];
  /** Identifies the game; the same id as in the lobbies. */
  id: Scalars['ID']['output'];
  /** Whether it is a favourite of the viewer; null for those who keep none. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether tickets are sold just now. */
  onSale: Scalars['Boolean']['output'];
  /** Its picture, 3 wide by 4 high. */
  picture: Scalars['URL']['output'];
  /** How its prizes are reckoned; null where the platform does not tell. */
  prizeMode?: Maybe<PrizeMode>;
  /** Closed for work: it cannot be played. */
  underMaintenance: Scalars['Boolean']['output'];
  /** Code of its maker. */
  vendorId: Scalars['ID']['output'];
};

/** A group of lotteries. */
export type LotteryGroup = {
  __typename: 'LotteryGroup';
  /** Code of the group. */
  id: Scalars['ID']['output'];
  /** Its lotteries, most played first. */
  lotteries: Array<Lottery>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Lotteries in groups, as menus show them. */
export type LotteryMenus = {
  __typename: 'LotteryMenus';
  /** Electronic lotteries. */
  electronic?: Maybe<Array<LotteryGroup>>;
  /** Lotteries of stations. */
  station?: Maybe<Array<LotteryGroup>>;
};

/** The member centre. */
export type MemberCentre = {
  __typename: 'MemberCentre';
  /** Log-ins to the account and tries at it, the latest first. */
  logIns?: Maybe<LogInConnection>;
  /** Pages of its side menu that exist for this account. */
  menu: Array<MenuEntry>;
  /** Profile. */
  profile: MemberProfile;
  /** What guards the account. */
  security?: Maybe<AccountSecurity>;
};


/** The member centre. */
export type MemberCentreLogInsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Member centre, or why it is closed. */
export type MemberCentreResult = MemberCentre | Problem;

/** A label that a member carries. */
export type MemberLabel = {
  __typename: 'MemberLabel';
  /** Colour of the ground it stands on. */
  groundColour: Scalars['String']['output'];
  /** Its name, such as `VIP3`. */
  name: Scalars['String']['output'];
  /** Picture of the rank. */
  picture: Scalars['URL']['output'];
  /** Rank, from 0. */
  rank: Scalars['Int']['output'];
  /** Colour of its text, as CSS writes colours. */
  textColour: Scalars['String']['output'];
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
  /** Security: sessions, log-ins, and what guards the account. */
  | 'SECURITY'
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
  /** Keep the passkey that the browser has made. */
  addPasskey: SecurityChangeResult;
  /** Begin to guard the account by an authenticator app: makes the secret, which is shown this once. */
  beginAuthenticator: BeginAuthenticatorResult;
  /** Begin to add a passkey to the account. What comes back is good once, for five minutes. */
  beginPasskey: PasskeyOptionsResult;
  /** Begin to sign in with a passkey. What comes back is good once, for five minutes. */
  beginPasskeySignIn: PasskeyOptionsResult;
  /** Begin to connect an account elsewhere, which is to open this account from then on. */
  beginSocialLink: SocialAddressResult;
  /** Begin to sign in from elsewhere: where to send the browser. What comes back counts in this browser alone, for ten minutes. */
  beginSocialSignIn: SocialAddressResult;
  /**
   * Bring back what lies at a vendor, or at all of them. What is locked stays, and what lies at a vendor that does not answer: see
   * `wallet.parts`. Doing it twice changes nothing.
   */
  bringBalanceBack: BringBalanceBackResult;
  /** The characters of a captcha for whoever cannot read a picture, against a proof of the human check. */
  captchaCharacters: CaptchaCharactersResult;
  /** Change the password. Ends every other session of the account, and the games opened in them. */
  changePassword: ChangePasswordResult;
  /** Put the authenticator on guard by a first code of it. From then on log-ins by password ask for one. */
  confirmAuthenticator: RecoveryCodesResult;
  /** Have the phone sign-in service vouch for a number, by the code that it sent there. */
  confirmPhone: ConfirmPhoneResult;
  /** Open a game. Its address is good once and for 60 seconds. */
  launchGame: LaunchGameResult;
  /** Connect the account elsewhere that the issuer sent back. */
  linkSocial: SecurityChangeResult;
  /** Log in with username and password; the username may be a mobile number that was shown to be the account's. */
  logIn: LogInResult;
  /** Log in with a code that was sent to the mobile number. */
  logInWithCode: LogInResult;
  /** End the session, with the games opened in it. Without one it does nothing and says so with the same answer. */
  logOut: LogOutResult;
  /** Create an account by username and sign in to it. */
  register: RegisterResult;
  /** Create an account by mobile number and sign in to it; its username is made by the platform. */
  registerByMobile: RegisterResult;
  /** Take the authenticator off guard, with its recovery codes. */
  removeAuthenticator: SecurityChangeResult;
  /** Forget a passkey. One that is forgotten already, or is nobody's, is no failure. */
  removePasskey: SecurityChangeResult;
  /** Give a passkey another name. */
  renamePasskey: SecurityChangeResult;
  /** Make new recovery codes; the ones before are good no more. */
  renewRecoveryCodes: RecoveryCodesResult;
  /** Tell that a host of pictures or games does not answer. After several sessions have told so it is left out for a while. */
  reportFailingHost: ReportFailingHostResult;
  /** Have a link to set a new password sent by e-mail. The answer is the same whether or not there is such an account. */
  requestPasswordLink: PasswordLinkResult;
  /** Send a code to a telephone. The answer is the same whether or not the number has an account. */
  requestPhoneCode: RequestCodeResult;
  /** End one of the viewer's sessions, with the games opened in it. Ending the current one signs out. */
  revokeSession: RevokeSessionResult;
  /** Write to the brand. The same request key again is the same feedback: it is kept once and answers with the same reference. */
  sendFeedback: SendFeedbackResult;
  /** Have a code sent to the phone or the e-mail address of the account whose log-in waits for it. */
  sendLogInCode: RequestCodeResult;
  /** Mark a game as a favourite or take the mark away. */
  setFavourite: SetFavouriteResult;
  /** Keep the language in which the viewer is written to. */
  setLanguage: SetLanguageResult;
  /** Set a new password with a link that was sent. Ends every session of the account. */
  setPasswordByLink: SetPasswordResult;
  /** Set a new password with a code sent to the phone, and be signed in. Ends every other session of the account. */
  setPasswordByPhone: LogInResult;
  /** Sign in with what the issuer sent back. The first time it opens an account. */
  signInFromElsewhere: LogInResult;
  /** Sign in with a passkey; it names the account itself. */
  signInWithPasskey: LogInResult;
  /** Exchange a token that another page of the brand handed over with the address; it is good once, for a minute. */
  signInWithToken: LogInResult;
  /** Play without an account: opens a demo account with play credit and signs in to it. */
  startFreePlay: LogInResult;
  /** Keep the session from ending for want of use. */
  touchSession: TouchSessionResult;
  /** Disconnect an account elsewhere. One that is not connected is no failure. */
  unlinkSocial: SecurityChangeResult;
  /** Change what others see of the viewer. */
  updateProfile: UpdateProfileResult;
  /** Show more of who one is, where a log-in asks for it. The address is known from then on. */
  verifyLogIn: LogInResult;
};


/** Everything that can be done. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** Everything that can be done. */
export type MutationBeginAuthenticatorArgs = {
  input: BeginAuthenticatorInput;
};


/** Everything that can be done. */
export type MutationBeginPasskeyArgs = {
  input: BeginPasskeyInput;
};


/** Everything that can be done. */
export type MutationBeginSocialLinkArgs = {
  input: BeginSocialLinkInput;
};


/** Everything that can be done. */
export type MutationBeginSocialSignInArgs = {
  input: BeginSocialSignInInput;
};


/** Everything that can be done. */
export type MutationBringBalanceBackArgs = {
  input: BringBalanceBackInput;
};


/** Everything that can be done. */
export type MutationCaptchaCharactersArgs = {
  input: CaptchaCharactersInput;
};


/** Everything that can be done. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be done. */
export type MutationConfirmAuthenticatorArgs = {
  input: ConfirmAuthenticatorInput;
};


/** Everything that can be done. */
export type MutationConfirmPhoneArgs = {
  input: ConfirmPhoneInput;
};


/** Everything that can be done. */
export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};


/** Everything that can be done. */
export type MutationLinkSocialArgs = {
  input: SocialReturnInput;
};


/** Everything that can be done. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Everything that can be done. */
export type MutationLogInWithCodeArgs = {
  input: LogInWithCodeInput;
};


/** Everything that can be done. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be done. */
export type MutationRegisterByMobileArgs = {
  input: RegisterByMobileInput;
};


/** Everything that can be done. */
export type MutationRemoveAuthenticatorArgs = {
  input: AuthenticatorProofInput;
};


/** Everything that can be done. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** Everything that can be done. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** Everything that can be done. */
export type MutationRenewRecoveryCodesArgs = {
  input: AuthenticatorProofInput;
};


/** Everything that can be done. */
export type MutationReportFailingHostArgs = {
  input: ReportFailingHostInput;
};


/** Everything that can be done. */
export type MutationRequestPasswordLinkArgs = {
  input: RequestPasswordLinkInput;
};


/** Everything that can be done. */
export type MutationRequestPhoneCodeArgs = {
  input: RequestPhoneCodeInput;
};


/** Everything that can be done. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** Everything that can be done. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** Everything that can be done. */
export type MutationSendLogInCodeArgs = {
  input: SendLogInCodeInput;
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
export type MutationSetPasswordByLinkArgs = {
  input: SetPasswordByLinkInput;
};


/** Everything that can be done. */
export type MutationSetPasswordByPhoneArgs = {
  input: SetPasswordByPhoneInput;
};


/** Everything that can be done. */
export type MutationSignInFromElsewhereArgs = {
  input: SocialReturnInput;
};


/** Everything that can be done. */
export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
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
export type MutationUnlinkSocialArgs = {
  input: UnlinkSocialInput;
};


/** Everything that can be done. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be done. */
export type MutationVerifyLogInArgs = {
  input: VerifyLogInInput;
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

/** A round that is not over. */
export type OpenRound = {
  __typename: 'OpenRound';
  /** The game it is played in. */
  game: Game;
  /** Identifies the round. */
  id: Scalars['ID']['output'];
  /** When it was begun. */
  openedAt: Scalars['DateTime']['output'];
  /** What was staked. */
  stake: Money;
};

/** A place where the account is signed in. */
export type OpenSession = {
  __typename: 'OpenSession';
  /** From which address it was opened, masked. */
  address: Scalars['String']['output'];
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
  /** Browser and system it was opened with, such as `Chrome, Windows`; null when it did not say. */
  device?: Maybe<Scalars['String']['output']>;
  /** Identifies the session; opens nothing. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
};

/** How something opens that is not launched on a page of its own. */
export type Opening = {
  __typename: 'Opening';
  /** What the lottery pages call the lottery; null where it leads to all of them. */
  gameCode?: Maybe<Scalars['String']['output']>;
  /** The kind of play a lottery opens with; null where none is set. */
  playType?: Maybe<Scalars['String']['output']>;
  /** Code of the vendor whose games it leads to. */
  vendorId: Scalars['ID']['output'];
  /** The way. */
  way: OpeningWay;
};

/** Ways of opening. */
export type OpeningWay =
  /** The page of the lotteries. */
  | 'LOTTERY'
  /** The window of the sea lotteries. */
  | 'SEA_LOTTERY'
  /** The page of the lotteries that stations draw. */
  | 'STATION_LOTTERY'
  /** The list of the vendor's games, over the page. */
  | 'VENDOR_GAMES';

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

/** A passkey that opens the account. */
export type Passkey = {
  __typename: 'Passkey';
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Identifies the passkey; opens nothing. */
  id: Scalars['ID']['output'];
  /** When it last opened the account; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that its owner gave it. */
  name: Scalars['String']['output'];
  /** Whether a passkey manager keeps it on more than one device. */
  synced: Scalars['Boolean']['output'];
};

/** What the browser is to be asked for. */
export type PasskeyOptions = {
  __typename: 'PasskeyOptions';
  /** WebAuthn's own JSON form as text: of creation options for adding, of request options for signing in. */
  options: Scalars['String']['output'];
};

/** How beginning with a passkey went. */
export type PasskeyOptionsResult = PasskeyOptions | Problem;

/** The new password counts from now on. */
export type PasswordChanged = {
  __typename: 'PasswordChanged';
  /** How many other sessions were ended by it. */
  endedSessions: Scalars['Int']['output'];
};

/** Why a password must be changed. For a quarter of an hour after the log-in that says so the old one need not be typed again. */
export type PasswordDue =
  /** It is older than the brand lets passwords be. */
  | 'EXPIRED'
  /** Anybody would try it first. */
  | 'WEAK';

/** If username and address belong together, a link is on its way. */
export type PasswordLinkRequested = {
  __typename: 'PasswordLinkRequested';
  /** Minutes for which the link is good, once. */
  expiresInMinutes: Scalars['Int']['output'];
};

/** How asking for a link went. */
export type PasswordLinkResult = InvalidInput | PasswordLinkRequested | Problem;

/** The new password counts from now on. Nobody is signed in. */
export type PasswordSet = {
  __typename: 'PasswordSet';
  /** Always true. */
  set: Scalars['Boolean']['output'];
};

/** Whether something may be done, and if not, why. */
export type Permission = {
  __typename: 'Permission';
  /** True if it may be done. */
  allowed: Scalars['Boolean']['output'];
  /** Why not; null when allowed. */
  reason?: Maybe<ErrorCode>;
};

/** The number is the caller's. */
export type PhoneConfirmed = {
  __typename: 'PhoneConfirmed';
  /** What vouches for it, for ten minutes: forms take it in place of a code. */
  phoneToken: Scalars['String']['output'];
};

/** A telephone number as it was typed. */
export type PhoneInput = {
  /** The dialling code, without plus sign, from `countries`. */
  diallingCode: Scalars['String']['input'];
  /** The number below it; spaces, and a leading 0 where the country has one, do not matter. */
  number: Scalars['String']['input'];
};

/** A lottery that is played much, and its draw that is next. */
export type PopularLottery = {
  __typename: 'PopularLottery';
  /** Number of the draw on sale; null while there is none. */
  drawNumber?: Maybe<Scalars['String']['output']>;
  /** The lottery. */
  lottery: Lottery;
  /** Seconds until its sale closes, when the platform was last asked, at most 15 seconds ago; null while there is none. */
  secondsToClose?: Maybe<Scalars['Int']['output']>;
};

/** Ways of reckoning a lottery's prizes. */
export type PrizeMode =
  /** At fixed odds. */
  | 'FIXED_ODDS'
  /** At the fixed odds of the sea lotteries. */
  | 'SEA_ODDS'
  /** By the prize series of the account, as electronic lotteries always did. */
  | 'SERIES';

/** An expected failure that needs no further facts. */
export type Problem = UserError & {
  __typename: 'Problem';
  /** True when the next try must carry what a captcha shows. */
  captchaRequired?: Maybe<Scalars['Boolean']['output']>;
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

/** Something the brand offers for a time or under terms. */
export type Promotion = {
  __typename: 'Promotion';
  /** Where it belongs; null when the categories cannot be read. */
  category?: Maybe<PromotionCategory>;
  /** All of it, with its terms. */
  details?: Maybe<PromotionDetails>;
  /** When it ends; null where no end is set. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the promotion; stands in links to it. */
  id: Scalars['ID']['output'];
  /** A picture with room for a headline at its start. */
  picture: Scalars['URL']['output'];
  /** When it begins; null where no day is set. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  status: PromotionStatus;
  /** What it is, in one sentence. */
  summary: Scalars['String']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
};

/** A category of promotions. */
export type PromotionCategory = {
  __typename: 'PromotionCategory';
  /** Its code, such as `new_player`. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A page of promotions. */
export type PromotionConnection = {
  __typename: 'PromotionConnection';
  /** The promotions. */
  nodes: Array<Promotion>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match in all. */
  totalCount: Scalars['Int']['output'];
};

/** What stands behind a promotion. */
export type PromotionDetails = {
  __typename: 'PromotionDetails';
  /** What it is. */
  content: Scalars['Html']['output'];
  /** Its terms in full. */
  terms: Scalars['Html']['output'];
};

/** How a promotion stands: for everyone, or for the member who takes part. */
export type PromotionStatus =
  /** The member may apply. */
  | 'APPLYING'
  /** The member may claim what it gives. */
  | 'CLAIMABLE'
  /** The member has claimed what it gives. */
  | 'CLAIMED'
  /** It is over. */
  | 'CLOSED'
  /** It has not begun. */
  | 'COMING'
  /** The member's application is being looked at. */
  | 'IN_REVIEW'
  /** The member takes part. */
  | 'JOINED'
  /** It holds. */
  | 'OPEN'
  /** The member's application was turned down. */
  | 'REJECTED';

/** A room in which members play against each other. */
export type PvpRoom = {
  __typename: 'PvpRoom';
  /** What one needs in the wallet to sit down. */
  entry: Money;
  /** The game that is played in it. */
  gameId: Scalars['ID']['output'];
  /** Identifies the room. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many can sit. */
  seats: Scalars['Int']['output'];
  /** How many sit now. */
  seatsTaken: Scalars['Int']['output'];
};

/** Everything that can be read. */
export type Query = {
  __typename: 'Query';
  /** A picture of characters to be typed. Good for one try; at most one a second. */
  captcha?: Maybe<Captcha>;
  /** Countries whose telephone numbers the brand takes, in its order. */
  countries?: Maybe<Array<Country>>;
  /** One game; null when there is no such game. */
  game?: Maybe<Game>;
  /** Games that are played most just now, over all categories. */
  hotGames?: Maybe<Array<Game>>;
  /** A puzzle that the browser solves to show that it is none of thousands; null when no proof is asked for. Good once. */
  humanChallenge?: Maybe<HumanChallenge>;
  /** Whether somebody has an invitation code, as a form asks before it sends it; null where the brand takes none. */
  invitationCode?: Maybe<InvitationCode>;
  /** Jackpots, the largest first; empty where no game feeds one. */
  jackpots?: Maybe<Array<Jackpot>>;
  /** A lobby: one category of games, or the whole catalogue when no path is given. */
  lobby: Lobby;
  /** Menus of lotteries. */
  lotteryMenus: LotteryMenus;
  /** Lotteries that are played most. */
  popularLotteries?: Maybe<Array<PopularLottery>>;
  /** Rooms of games between players; empty where none is open. */
  pvpRooms?: Maybe<Array<PvpRoom>>;
  /** What on the site a text names. Asked too often it fails with RATE_LIMITED. */
  search?: Maybe<Findings>;
  /** The brand: what it offers and how it presents itself. */
  site: Site;
  /** One vendor; null when there is no such vendor, or it has no games. */
  vendor?: Maybe<Vendor>;
  /** The signed-in account; null for a visitor. */
  viewer?: Maybe<Viewer>;
  /** Largest payouts of rounds and prizes of jackpots of the last 24 hours, largest first; demo accounts left out. */
  winners?: Maybe<Array<Winner>>;
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
export type QueryInvitationCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLobbyArgs = {
  path?: InputMaybe<LobbyPath>;
};


/** Everything that can be read. */
export type QueryPopularLotteriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryPvpRoomsArgs = {
  gameId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryVendorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWinnersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Codes that stand in for a lost authenticator, each once. They are shown this once. */
export type RecoveryCodes = {
  __typename: 'RecoveryCodes';
  /** The codes, such as `7KQ2-M4XD-R9TB`. */
  codes: Array<Scalars['String']['output']>;
};

/** How making recovery codes went. */
export type RecoveryCodesResult = Problem | RecoveryCodes;

/** An account's invitation. */
export type Referral = {
  __typename: 'Referral';
  /** The code that an invited friend registers with. */
  code: Scalars['String']['output'];
  /** How many accounts came by it. */
  invitations: Scalars['Int']['output'];
  /** Addresses that lead an invited friend to the registration, the brand's main one first; at least one. */
  links: Array<Scalars['URL']['output']>;
};

/** What is needed to register by mobile number. */
export type RegisterByMobileInput = {
  /** Code of the agent who invited. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the terms were agreed to. */
  agreement?: InputMaybe<Scalars['Boolean']['input']>;
  /** What was read from a captcha picture, where the form asks for it. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The password once more. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** A limit on deposits that holds at once. */
  depositLimit?: InputMaybe<DepositLimitInput>;
  /** What else the form asks for. */
  details?: InputMaybe<RegistrationDetailsInput>;
  /** Proof of the human check. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Password, where the form asks for one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number. */
  phone: PhoneInput;
  /** In place of a code: what a phone sign-in service gave the browser. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** Code of the member who invited, from a link. One that nobody has is passed over. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** As in `RegisterInput`. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code that was sent to the number. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** What is needed to register. */
export type RegisterInput = {
  /** Code of the agent who invited. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the terms were agreed to. */
  agreement?: InputMaybe<Scalars['Boolean']['input']>;
  /** What was read from a captcha picture, where the form asks for it. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The password once more. */
  confirmPassword: Scalars['String']['input'];
  /** A limit on deposits that holds at once. */
  depositLimit?: InputMaybe<DepositLimitInput>;
  /** What else the form asks for. */
  details?: InputMaybe<RegistrationDetailsInput>;
  /** Proof of the human check. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Password, by the brand's rule. */
  password: Scalars['String']['input'];
  /** Mobile number, where the form asks for it. */
  phone?: InputMaybe<PhoneInput>;
  /** In place of a code: what a phone sign-in service gave the browser. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** Code of the member who invited, from a link. One that nobody has is passed over. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Chosen by chance for one registration, 16 to 64 letters, digits, `-` and `_`. Sent again with the same input, after an
   * answer that got lost, it opens no second account: it signs in to the one that was made.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** Username, by the brand's rule. */
  username: Scalars['String']['input'];
  /** The code that was sent to the number. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** How a registration went. */
export type RegisterResult = InvalidInput | Problem | SignedIn;

/** Fields that a brand may ask for, each by its own rule. */
export type RegistrationDetailsInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facebook name. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Number of an identity document. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** LINE name. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** Name of the bank account that winnings are paid to. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Password that guards withdrawals. */
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** QQ number. */
  qqNum?: InputMaybe<Scalars['String']['input']>;
  /** Username of whoever recommended the brand. One that nobody has is passed over. */
  recommenderId?: InputMaybe<Scalars['String']['input']>;
  /** WeChat name. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** WhatsApp number. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  /** Zalo number. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

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

/** What the registration form asks for, beside the rules of its fields. */
export type RegistrationForm = {
  __typename: 'RegistrationForm';
  /** Whether invitation codes can be checked before the form is sent. */
  invitationCheck: Scalars['Boolean']['output'];
  /** Whether a registration by mobile number sets a password too. */
  passwordWithMobile: Scalars['Boolean']['output'];
  /** Whether a registration by username needs a code that was sent to its mobile number; by mobile number it always does. */
  smsCode: Scalars['Boolean']['output'];
  /** Ways to register, the usual one first. */
  ways: Array<RegistrationWay>;
};

/** Ways to register. */
export type RegistrationWay =
  /** By mobile number. */
  | 'MOBILE'
  /** By username and password. */
  | 'USERNAME';

/** Which passkey to forget. */
export type RemovePasskeyInput = {
  /** Its id, from `security.passkeys`. */
  id: Scalars['ID']['input'];
};

/** Which passkey, and its new name. */
export type RenamePasskeyInput = {
  /** Its id, from `security.passkeys`. */
  id: Scalars['ID']['input'];
  /** A name to know it by, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** Which host. */
export type ReportFailingHostInput = {
  /** Its origin, from `site.imageHosts` or a game's address. One that is not the brand's is passed over. */
  host: Scalars['URL']['input'];
};

/** How the report went. */
export type ReportFailingHostResult = FailingHostReported | Problem;

/** How asking for a code went. */
export type RequestCodeResult = CodeRequested | InvalidInput | Problem;

/** Whose password was forgotten. */
export type RequestPasswordLinkInput = {
  /** The e-mail address of the account. */
  email: Scalars['String']['input'];
  /** Proof of the human check, where one is asked for. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Username. */
  username: Scalars['String']['input'];
};

/** What is needed to have a code sent. */
export type RequestPhoneCodeInput = {
  /** Proof of the human check, where one is asked for. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Where it is sent. */
  phone: PhoneInput;
  /** What it is for. */
  purpose: CodePurpose;
};

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
  /** It is the username. */
  | 'LIKE_USERNAME'
  /** It differs from the field it repeats. */
  | 'MISMATCH'
  /** It breaks a rule that this version does not know. */
  | 'OTHER'
  /** It has characters, or lacks characters, that the rule names. */
  | 'PATTERN'
  /** It is empty and must not be. */
  | 'REQUIRED'
  /** It is a password that anybody would try first. */
  | 'TOO_COMMON'
  /** It is the same as before. */
  | 'UNCHANGED';

/** How a change of what guards the account went. */
export type SecurityChangeResult = InvalidInput | Problem | SecurityChanged;

/** The change is made. */
export type SecurityChanged = {
  __typename: 'SecurityChanged';
  /** What guards the account now; null when that cannot be told just now. */
  security?: Maybe<AccountSecurity>;
};

/** Feedback. */
export type SendFeedbackInput = {
  /** How to be reached; left out where no answer is wanted. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** What is to be said. */
  content: Scalars['String']['input'];
  /** What it is about. */
  questionType: FeedbackQuestionType;
  /** Chosen by the page for this one feedback: a UUID. */
  requestKey: Scalars['ID']['input'];
};

/** How it went. */
export type SendFeedbackResult = FeedbackReceived | InvalidInput | Problem;

/** Where the code of a log-in that waits is to be sent. */
export type SendLogInCodeInput = {
  /** `PHONE_CODE` or `EMAIL_CODE`, if the log-in has it among its ways. */
  kind: VerificationKind;
  /** The log-in that waits. */
  ticket: Scalars['String']['input'];
};

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

/** A new password, and the link that lets set it. */
export type SetPasswordByLinkInput = {
  /** The new password once more. */
  confirmNewPassword: Scalars['String']['input'];
  /** The new password, by the brand's rule for passwords; not the username. */
  newPassword: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** A new password, and what shows that the phone of the account is the caller's. */
export type SetPasswordByPhoneInput = {
  /** The new password, by the brand's rule for passwords; not the username. */
  newPassword: Scalars['String']['input'];
  /** The number that the code was sent to. */
  phone: PhoneInput;
  /** In place of a code: the identity token of a phone sign-in service. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** A key of 16 to 64 letters, digits, `-` and `_`, made by chance for each submit and kept until its answer is known. The same request sent again under the same key within five minutes has the same outcome, for an answer that was lost. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** How setting the password went. */
export type SetPasswordResult = InvalidInput | PasswordSet | Problem;

/** What a passkey answered. */
export type SignInWithPasskeyInput = {
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** The browser's answer in WebAuthn's own JSON form, as text. */
  response: Scalars['String']['input'];
};

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
  /** Why the password must be changed; null when it need not be. */
  passwordDue?: Maybe<PasswordDue>;
  /** True when the password must be changed. */
  passwordExpired: Scalars['Boolean']['output'];
  /** The log-in before this one; null at the first. */
  previousLogIn?: Maybe<LogIn>;
  /** The account that is now signed in. */
  viewer: Viewer;
};

/** The brand's site. */
export type Site = {
  __typename: 'Site';
  /** Addresses at which the site is reached, the main one first. */
  addresses?: Maybe<Array<SiteAddress>>;
  /** Announcements of one kind, newest first, in pages of nine. */
  announcements?: Maybe<AnnouncementConnection>;
  /** Banners of every group that has some, so that a page of any route finds its own. */
  bannerGroups?: Maybe<Array<BannerGroup>>;
  /** Banners of one group of routes, such as `w_home`. */
  banners?: Maybe<Array<Banner>>;
  /** Ways to customer service, opened here; the same for every visitor. */
  customerService: Array<CustomerServiceLink>;
  /** Apps to download. */
  downloads: Array<Download>;
  /** What the brand offers, from its white-label tree. */
  features: Array<Feature>;
  /** What feedback may be about and how long it may be; null where the brand takes none. */
  feedback?: Maybe<FeedbackRules>;
  /** One topic of the help centre; null when there is no such topic. */
  helpTopic?: Maybe<HelpTopic>;
  /** The help centre, topic by topic, in the brand's order. */
  helpTopics?: Maybe<Array<HelpTopic>>;
  /** Hosts of pictures, the preferred first. When a picture fails on its own host the same path is tried on the others. */
  imageHosts: Array<Scalars['URL']['output']>;
  /** Languages of the interface, the default one first. */
  languages: Array<Language>;
  /** The brand's name. */
  name: Scalars['String']['output'];
  /** Categories that have vendors, in the order of the navigation. */
  navigation?: Maybe<Array<NavigationEntry>>;
  /** One promotion; null when there is no such promotion. */
  promotion?: Maybe<Promotion>;
  /** Categories that have promotions. */
  promotionCategories?: Maybe<Array<PromotionCategory>>;
  /** Promotions in the brand's order: open ones, those to come, and those that are over. */
  promotions?: Maybe<PromotionConnection>;
  /** What the registration form asks for. */
  registration: RegistrationForm;
  /** Rules of the registration form's fields. */
  registrationFields: Array<RegistrationField>;
  /** How the brand reckons, and which contracts it makes with agents. */
  settings?: Maybe<SiteSettings>;
  /** Where the brand is met elsewhere, only what it has. */
  socialLinks: Array<SocialLink>;
  /** Where members may sign in from; null when the platform cannot tell. */
  socialSignIns?: Maybe<Array<SocialSignInOption>>;
  /** Whether the site is open to this visitor; null when the platform cannot tell. */
  status?: Maybe<SiteStatus>;
};


/** The brand's site. */
export type SiteAnnouncementsArgs = {
  kind?: AnnouncementKind;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The brand's site. */
export type SiteBannersArgs = {
  group: Scalars['String']['input'];
};


/** The brand's site. */
export type SiteHelpTopicArgs = {
  id: Scalars['ID']['input'];
};


/** The brand's site. */
export type SitePromotionArgs = {
  id: Scalars['ID']['input'];
};


/** The brand's site. */
export type SitePromotionsArgs = {
  category?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** An address of the site. */
export type SiteAddress = {
  __typename: 'SiteAddress';
  /** The whole address. */
  address: Scalars['URL']['output'];
  /** Its host, such as `www.example.test`. */
  host: Scalars['String']['output'];
  /** Whether it is the brand's main one. */
  isMain: Scalars['Boolean']['output'];
};

/** How a brand reckons, and which contracts it makes with agents. */
export type SiteSettings = {
  __typename: 'SiteSettings';
  /** Kinds of contracts that the brand makes with its agents. */
  agentContracts: Array<AgentContractKind>;
  /** The brand's full name. */
  brandName: Scalars['String']['output'];
  /** The currency of all its money. */
  currency: Scalars['CurrencyCode']['output'];
  /** Sign of the currency, such as `₫`. */
  currencySymbol: Scalars['String']['output'];
  /** The platform's own code of the language for those who have chosen none. */
  defaultLanguage: Scalars['String']['output'];
  /** Languages that the platform answers in. */
  languages: Array<Language>;
  /** Where its days begin and end: an IANA time zone such as `Asia/Ho_Chi_Minh`. */
  timeZone: Scalars['String']['output'];
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

/** Where to send the browser. */
export type SocialAddress = {
  __typename: 'SocialAddress';
  /** The issuer's address with all it needs. */
  address: Scalars['URL']['output'];
};

/** How beginning went. */
export type SocialAddressResult = Problem | SocialAddress;

/** An account elsewhere that opens this account. */
export type SocialIdentity = {
  __typename: 'SocialIdentity';
  /** Identifies the connection. */
  id: Scalars['ID']['output'];
  /** Where the account is. */
  issuer: SocialIssuer;
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** Where members sign in from. */
export type SocialIssuer =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** Kinds of places where a brand is met. */
export type SocialKind =
  /** Facebook. */
  | 'FACEBOOK'
  /** Instagram. */
  | 'INSTAGRAM'
  /** Telegram. */
  | 'TELEGRAM'
  /** WhatsApp. */
  | 'WHATSAPP';

/** A place elsewhere where the brand is met. */
export type SocialLink = {
  __typename: 'SocialLink';
  /** Its address. */
  address: Scalars['URL']['output'];
  /** What kind of place. */
  kind: SocialKind;
};

/** What the issuer sent back. */
export type SocialReturnInput = {
  /** Which issuer, as the page's own address says. */
  issuer: SocialIssuer;
  /** The query of the page's address, without question mark. */
  query: Scalars['String']['input'];
};

/** A place to sign in from. */
export type SocialSignInOption = {
  __typename: 'SocialSignInOption';
  /** Whether it is a stand-in whose identities are invented, as on a developer's machine. */
  isPlay: Scalars['Boolean']['output'];
  /** Where. */
  issuer: SocialIssuer;
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

/** Which connection to end. */
export type UnlinkSocialInput = {
  /** Its id, from `security.socialIdentities`. */
  id: Scalars['ID']['input'];
};

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
  /** How its card opens where that is not by its lobby. */
  opening?: Maybe<Opening>;
};

/** What shows more of who somebody is. */
export type VerificationKind =
  /** A code of the account's authenticator, or one of its recovery codes. */
  | 'AUTHENTICATOR_CODE'
  /** The name on the bank account that winnings are paid to. */
  | 'BANK_ACCOUNT_NAME'
  /** A code sent to the e-mail address of the account. */
  | 'EMAIL_CODE'
  /** A code sent to the phone of the account. */
  | 'PHONE_CODE';

/** A way to show more of who one is. */
export type VerificationMethod = {
  __typename: 'VerificationMethod';
  /** Where its code would go, masked; null where none is sent. */
  hint?: Maybe<Scalars['String']['output']>;
  /** What is to be shown. */
  kind: VerificationKind;
};

/** The password or the code was right, and the account asks for more: it is not signed in yet. */
export type VerificationRequired = UserError & {
  __typename: 'VerificationRequired';
  /** Always `VERIFICATION_REQUIRED`. */
  code: ErrorCode;
  /** Always null. */
  field?: Maybe<Scalars['String']['output']>;
  /** What happened, in English, for developers. */
  message: Scalars['String']['output'];
  /** Ways to show more; one of them is enough. */
  methods: Array<VerificationMethod>;
  /** Names the log-in that waits; good for ten minutes and five answers. */
  ticket: Scalars['String']['output'];
};

/** What shows more of who somebody is. */
export type VerifyLogInInput = {
  /** The code or the name. */
  answer: Scalars['String']['input'];
  /** What is shown. */
  kind: VerificationKind;
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** A key of 16 to 64 letters, digits, `-` and `_`, made by chance for each submit and kept until its answer is known. The same request sent again under the same key within five minutes has the same outcome, for an answer that was lost. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** The log-in that waits. */
  ticket: Scalars['String']['input'];
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
  /** Games the account has marked, the latest first; null for those who keep no favourites. */
  favouriteGames?: Maybe<GameConnection>;
  /** Lotteries the account has marked, the latest first; null for those who keep no favourites. */
  favouriteLotteries?: Maybe<Array<Lottery>>;
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
  /** Rounds that the account has begun and that are not over, the latest first: where they are played they go on. */
  openRounds?: Maybe<Array<OpenRound>>;
  /** Games the account opened or played, the latest first; null where the brand does not keep them. */
  recentGames?: Maybe<Array<Game>>;
  /** With what the account invites friends; null for a demo account, and where the brand has no invitations. */
  referral?: Maybe<Referral>;
  /** Where the account is signed in just now, last used first. */
  sessions?: Maybe<Array<OpenSession>>;
  /** Username. */
  username: Scalars['String']['output'];
  /** Wallet; money is answered by the platform alone, never from a cache. */
  wallet?: Maybe<Wallet>;
};


/** The signed-in account and everything that is its own. */
export type ViewerFavouriteGamesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in account and everything that is its own. */
export type ViewerRecentGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  lobby?: InputMaybe<LobbyPath>;
};

/** A wallet. */
export type Wallet = {
  __typename: 'Wallet';
  /** Everything: the main part, and what lies at vendors. */
  balance: Money;
  /** Sign of the currency, such as `₫`. */
  currencySymbol: Scalars['String']['output'];
  /** Whether one wallet serves every vendor; then nothing is ever moved between parts. Opening a game moves what it needs by itself. */
  isSingle?: Maybe<Scalars['Boolean']['output']>;
  /** What it is made of: the main part and, where the brand splits wallets, one a vendor. */
  parts?: Maybe<Array<WalletPart>>;
  /** What is available, locked, and has moved. */
  summary?: Maybe<WalletSummary>;
};

/** A part of a wallet. */
export type WalletPart = {
  __typename: 'WalletPart';
  /** What it holds; on its way to a vendor counts as there. */
  balance: Money;
  /** Identifies the part within its wallet. */
  id: Scalars['ID']['output'];
  /** True while a transfer with it is being looked into: nothing is moved to or from it until then. */
  isLocked: Scalars['Boolean']['output'];
  /** The platform's name of it, such as `MAIN`. */
  name: Scalars['String']['output'];
  /** The vendor whose games play from it; null for the main part. */
  vendorId?: Maybe<Scalars['ID']['output']>;
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

/** A large payout, or a jackpot that was won. */
export type Winner = {
  __typename: 'Winner';
  /** Who won: a username of which only the ends are told. */
  account: Scalars['String']['output'];
  /** Its category. */
  category: GameCategory;
  /** The game that paid. */
  gameId: Scalars['ID']['output'];
  /** Its name. */
  gameName: Scalars['String']['output'];
  /** Name of the jackpot that was won; null for what a round paid out. */
  jackpot?: Maybe<Scalars['String']['output']>;
  /** How it opens where that is not by launching it on a page of its own. */
  opening?: Maybe<Opening>;
  /** What was paid out. */
  payout: Money;
  /** Its picture, 3 wide by 4 high; with `w=180` in its query in fewer pixels, for small places. */
  picture: Scalars['URL']['output'];
  /** Code of its maker. */
  vendorId: Scalars['ID']['output'];
  /** When. */
  wonAt: Scalars['DateTime']['output'];
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
  BeginAuthenticatorResult:
    | ( AuthenticatorBegun & { __typename: 'AuthenticatorBegun' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  BringBalanceBackResult:
    | ( Omit<BalanceBroughtBack, 'wallet'> & { wallet: _RefType['Wallet'] } & { __typename: 'BalanceBroughtBack' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  CaptchaCharactersResult:
    | ( CaptchaCharacters & { __typename: 'CaptchaCharacters' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  ChangePasswordResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordChanged & { __typename: 'PasswordChanged' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  ConfirmPhoneResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PhoneConfirmed & { __typename: 'PhoneConfirmed' } )
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
    | ( VerificationRequired & { __typename: 'VerificationRequired' } )
  ;
  MemberCentreResult:
    | ( MemberCentreSourceSource & { __typename: 'MemberCentre' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  PasskeyOptionsResult:
    | ( PasskeyOptions & { __typename: 'PasskeyOptions' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  PasswordLinkResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordLinkRequested & { __typename: 'PasswordLinkRequested' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  RecoveryCodesResult:
    | ( Problem & { __typename: 'Problem' } )
    | ( RecoveryCodes & { __typename: 'RecoveryCodes' } )
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
  RequestCodeResult:
    | ( CodeRequested & { __typename: 'CodeRequested' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  RevokeSessionResult:
    | ( Problem & { __typename: 'Problem' } )
    | ( SessionRevoked & { __typename: 'SessionRevoked' } )
  ;
  SecurityChangeResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Problem & { __typename: 'Problem' } )
    | ( SecurityChanged & { __typename: 'SecurityChanged' } )
  ;
  SendFeedbackResult:
    | ( FeedbackReceived & { __typename: 'FeedbackReceived' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Problem & { __typename: 'Problem' } )
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
  SetPasswordResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordSet & { __typename: 'PasswordSet' } )
    | ( Problem & { __typename: 'Problem' } )
  ;
  SocialAddressResult:
    | ( Problem & { __typename: 'Problem' } )
    | ( SocialAddress & { __typename: 'SocialAddress' } )
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
    | ( VerificationRequired & { __typename: 'VerificationRequired' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountKind: AccountKind;
  AccountSecurity: ResolverTypeWrapper<AccountSecurity>;
  AddPasskeyInput: AddPasskeyInput;
  AgentCentre: ResolverTypeWrapper<AgentCentreSourceSource>;
  AgentCentreResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgentCentreResult']>;
  AgentContractKind: AgentContractKind;
  Announcement: ResolverTypeWrapper<Announcement>;
  AnnouncementConnection: ResolverTypeWrapper<AnnouncementConnection>;
  AnnouncementKind: AnnouncementKind;
  Audience: Audience;
  Authenticator: ResolverTypeWrapper<Authenticator>;
  AuthenticatorBegun: ResolverTypeWrapper<AuthenticatorBegun>;
  AuthenticatorProofInput: AuthenticatorProofInput;
  BalanceBroughtBack: ResolverTypeWrapper<Omit<BalanceBroughtBack, 'wallet'> & { wallet: ResolversTypes['Wallet'] }>;
  Banner: ResolverTypeWrapper<Banner>;
  BannerGroup: ResolverTypeWrapper<BannerGroup>;
  BannerLink: ResolverTypeWrapper<BannerLink>;
  BannerLinkKind: BannerLinkKind;
  BeginAuthenticatorInput: BeginAuthenticatorInput;
  BeginAuthenticatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginAuthenticatorResult']>;
  BeginPasskeyInput: BeginPasskeyInput;
  BeginSocialLinkInput: BeginSocialLinkInput;
  BeginSocialSignInInput: BeginSocialSignInInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BringBalanceBackInput: BringBalanceBackInput;
  BringBalanceBackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BringBalanceBackResult']>;
  Captcha: ResolverTypeWrapper<Captcha>;
  CaptchaCharacters: ResolverTypeWrapper<CaptchaCharacters>;
  CaptchaCharactersInput: CaptchaCharactersInput;
  CaptchaCharactersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CaptchaCharactersResult']>;
  CaptchaInput: CaptchaInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  CodePurpose: CodePurpose;
  CodeRequested: ResolverTypeWrapper<CodeRequested>;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmPhoneInput: ConfirmPhoneInput;
  ConfirmPhoneResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmPhoneResult']>;
  Country: ResolverTypeWrapper<CountrySourceSource>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CustomerServiceLink: ResolverTypeWrapper<CustomerServiceLink>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DepositLimitInput: DepositLimitInput;
  DepositLimitPeriod: DepositLimitPeriod;
  Download: ResolverTypeWrapper<Download>;
  ErrorCode: ErrorCode;
  FailingHostReported: ResolverTypeWrapper<FailingHostReported>;
  FavouriteSet: ResolverTypeWrapper<Omit<FavouriteSet, 'game'> & { game: ResolversTypes['Game'] }>;
  Feature: Feature;
  FeedbackQuestionType: FeedbackQuestionType;
  FeedbackReceived: ResolverTypeWrapper<FeedbackReceived>;
  FeedbackRules: ResolverTypeWrapper<FeedbackRules>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Findings: ResolverTypeWrapper<FindingsSourceSource>;
  FoundHelp: ResolverTypeWrapper<FoundHelp>;
  FoundVendor: ResolverTypeWrapper<FoundVendor>;
  Game: ResolverTypeWrapper<GameSourceSource>;
  GameCategory: GameCategory;
  GameClass: GameClass;
  GameConnection: ResolverTypeWrapper<Omit<GameConnection, 'nearest' | 'nodes'> & { nearest?: Maybe<Array<ResolversTypes['Game']>>, nodes: Array<ResolversTypes['Game']> }>;
  GameFilter: GameFilter;
  GameLaunch: ResolverTypeWrapper<GameLaunch>;
  GameSort: GameSort;
  GameTheme: GameTheme;
  GameUnderMaintenance: ResolverTypeWrapper<GameUnderMaintenanceSourceSource>;
  HelpArticle: ResolverTypeWrapper<HelpArticle>;
  HelpTopic: ResolverTypeWrapper<HelpTopic>;
  Html: ResolverTypeWrapper<Scalars['Html']['output']>;
  HumanChallenge: ResolverTypeWrapper<HumanChallenge>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  InvitationCode: ResolverTypeWrapper<InvitationCode>;
  Jackpot: ResolverTypeWrapper<Jackpot>;
  JackpotDrop: ResolverTypeWrapper<JackpotDrop>;
  JackpotPromise: ResolverTypeWrapper<JackpotPromise>;
  JackpotWin: ResolverTypeWrapper<JackpotWin>;
  Language: ResolverTypeWrapper<Language>;
  LanguageSet: ResolverTypeWrapper<LanguageSet>;
  LaunchGameInput: LaunchGameInput;
  LaunchGameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LaunchGameResult']>;
  Lobby: ResolverTypeWrapper<LobbySourceSource>;
  LobbyClass: ResolverTypeWrapper<LobbyClass>;
  LobbyFacets: ResolverTypeWrapper<LobbyFacets>;
  LobbyPath: LobbyPath;
  LobbyVendor: ResolverTypeWrapper<LobbyVendorSourceSource>;
  LogIn: ResolverTypeWrapper<LogIn>;
  LogInConnection: ResolverTypeWrapper<LogInConnection>;
  LogInInput: LogInInput;
  LogInMethod: LogInMethod;
  LogInOutcome: LogInOutcome;
  LogInRecord: ResolverTypeWrapper<LogInRecord>;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  LogInWithCodeInput: LogInWithCodeInput;
  LogOutResult: ResolverTypeWrapper<LogOutResult>;
  Lottery: ResolverTypeWrapper<Lottery>;
  LotteryGroup: ResolverTypeWrapper<LotteryGroup>;
  LotteryMenus: ResolverTypeWrapper<LotteryMenus>;
  MemberCentre: ResolverTypeWrapper<MemberCentreSourceSource>;
  MemberCentreResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MemberCentreResult']>;
  MemberLabel: ResolverTypeWrapper<MemberLabel>;
  MemberProfile: ResolverTypeWrapper<MemberProfile>;
  MenuEntry: ResolverTypeWrapper<MenuEntry>;
  MenuPage: MenuPage;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationEntry: ResolverTypeWrapper<NavigationEntry>;
  OpenRound: ResolverTypeWrapper<Omit<OpenRound, 'game'> & { game: ResolversTypes['Game'] }>;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  Opening: ResolverTypeWrapper<Opening>;
  OpeningWay: OpeningWay;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  PasskeyOptionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasskeyOptionsResult']>;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  PasswordDue: PasswordDue;
  PasswordLinkRequested: ResolverTypeWrapper<PasswordLinkRequested>;
  PasswordLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasswordLinkResult']>;
  PasswordSet: ResolverTypeWrapper<PasswordSet>;
  Permission: ResolverTypeWrapper<Permission>;
  PhoneConfirmed: ResolverTypeWrapper<PhoneConfirmed>;
  PhoneInput: PhoneInput;
  PopularLottery: ResolverTypeWrapper<PopularLottery>;
  PrizeMode: PrizeMode;
  Problem: ResolverTypeWrapper<Problem>;
  ProfileUpdated: ResolverTypeWrapper<Omit<ProfileUpdated, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Promotion: ResolverTypeWrapper<PromotionSourceSource>;
  PromotionCategory: ResolverTypeWrapper<PromotionCategory>;
  PromotionConnection: ResolverTypeWrapper<Omit<PromotionConnection, 'nodes'> & { nodes: Array<ResolversTypes['Promotion']> }>;
  PromotionDetails: ResolverTypeWrapper<PromotionDetails>;
  PromotionStatus: PromotionStatus;
  PvpRoom: ResolverTypeWrapper<PvpRoom>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  Referral: ResolverTypeWrapper<Referral>;
  RegisterByMobileInput: RegisterByMobileInput;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegistrationDetailsInput: RegistrationDetailsInput;
  RegistrationField: ResolverTypeWrapper<RegistrationField>;
  RegistrationForm: ResolverTypeWrapper<RegistrationForm>;
  RegistrationWay: RegistrationWay;
  RemovePasskeyInput: RemovePasskeyInput;
  RenamePasskeyInput: RenamePasskeyInput;
  ReportFailingHostInput: ReportFailingHostInput;
  ReportFailingHostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportFailingHostResult']>;
  RequestCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestCodeResult']>;
  RequestPasswordLinkInput: RequestPasswordLinkInput;
  RequestPhoneCodeInput: RequestPhoneCodeInput;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeSessionResult']>;
  RuleBreach: RuleBreach;
  SecurityChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SecurityChangeResult']>;
  SecurityChanged: ResolverTypeWrapper<SecurityChanged>;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendFeedbackResult']>;
  SendLogInCodeInput: SendLogInCodeInput;
  SessionRevoked: ResolverTypeWrapper<SessionRevoked>;
  SessionTouched: ResolverTypeWrapper<SessionTouched>;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouriteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFavouriteResult']>;
  SetLanguageInput: SetLanguageInput;
  SetLanguageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetLanguageResult']>;
  SetPasswordByLinkInput: SetPasswordByLinkInput;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPasswordResult']>;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithTokenInput: SignInWithTokenInput;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Site: ResolverTypeWrapper<SiteSourceSource>;
  SiteAddress: ResolverTypeWrapper<SiteAddress>;
  SiteSettings: ResolverTypeWrapper<SiteSettings>;
  SiteState: SiteState;
  SiteStatus: ResolverTypeWrapper<SiteStatus>;
  SocialAddress: ResolverTypeWrapper<SocialAddress>;
  SocialAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SocialAddressResult']>;
  SocialIdentity: ResolverTypeWrapper<SocialIdentity>;
  SocialIssuer: SocialIssuer;
  SocialKind: SocialKind;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialReturnInput: SocialReturnInput;
  SocialSignInOption: ResolverTypeWrapper<SocialSignInOption>;
  StartFreePlayInput: StartFreePlayInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TeamDay: ResolverTypeWrapper<TeamDay>;
  TeamFigures: ResolverTypeWrapper<TeamFigures>;
  TeamLine: ResolverTypeWrapper<TeamLine>;
  TeamOverview: ResolverTypeWrapper<TeamOverview>;
  TeamOverviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TeamOverviewResult']>;
  TouchSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TouchSessionResult']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnlinkSocialInput: UnlinkSocialInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Vendor: ResolverTypeWrapper<Vendor>;
  VerificationKind: VerificationKind;
  VerificationMethod: ResolverTypeWrapper<VerificationMethod>;
  VerificationRequired: ResolverTypeWrapper<VerificationRequired>;
  VerifyLogInInput: VerifyLogInInput;
  Viewer: ResolverTypeWrapper<ViewerSourceSource>;
  Wallet: ResolverTypeWrapper<WalletSourceSource>;
  WalletPart: ResolverTypeWrapper<WalletPart>;
  WalletSummary: ResolverTypeWrapper<WalletSummary>;
  Winner: ResolverTypeWrapper<Winner>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountSecurity: AccountSecurity;
  AddPasskeyInput: AddPasskeyInput;
  AgentCentre: AgentCentreSourceSource;
  AgentCentreResult: ResolversUnionTypes<ResolversParentTypes>['AgentCentreResult'];
  Announcement: Announcement;
  AnnouncementConnection: AnnouncementConnection;
  Authenticator: Authenticator;
  AuthenticatorBegun: AuthenticatorBegun;
  AuthenticatorProofInput: AuthenticatorProofInput;
  BalanceBroughtBack: Omit<BalanceBroughtBack, 'wallet'> & { wallet: ResolversParentTypes['Wallet'] };
  Banner: Banner;
  BannerGroup: BannerGroup;
  BannerLink: BannerLink;
  BeginAuthenticatorInput: BeginAuthenticatorInput;
  BeginAuthenticatorResult: ResolversUnionTypes<ResolversParentTypes>['BeginAuthenticatorResult'];
  BeginPasskeyInput: BeginPasskeyInput;
  BeginSocialLinkInput: BeginSocialLinkInput;
  BeginSocialSignInInput: BeginSocialSignInInput;
  Boolean: Scalars['Boolean']['output'];
  BringBalanceBackInput: BringBalanceBackInput;
  BringBalanceBackResult: ResolversUnionTypes<ResolversParentTypes>['BringBalanceBackResult'];
  Captcha: Captcha;
  CaptchaCharacters: CaptchaCharacters;
  CaptchaCharactersInput: CaptchaCharactersInput;
  CaptchaCharactersResult: ResolversUnionTypes<ResolversParentTypes>['CaptchaCharactersResult'];
  CaptchaInput: CaptchaInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  CodeRequested: CodeRequested;
  ConfirmAuthenticatorInput: ConfirmAuthenticatorInput;
  ConfirmPhoneInput: ConfirmPhoneInput;
  ConfirmPhoneResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmPhoneResult'];
  Country: CountrySourceSource;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  CustomerServiceLink: CustomerServiceLink;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DepositLimitInput: DepositLimitInput;
  Download: Download;
  FailingHostReported: FailingHostReported;
  FavouriteSet: Omit<FavouriteSet, 'game'> & { game: ResolversParentTypes['Game'] };
  FeedbackReceived: FeedbackReceived;
  FeedbackRules: FeedbackRules;
  FieldProblem: FieldProblem;
  Findings: FindingsSourceSource;
  FoundHelp: FoundHelp;
  FoundVendor: FoundVendor;
  Game: GameSourceSource;
  GameConnection: Omit<GameConnection, 'nearest' | 'nodes'> & { nearest?: Maybe<Array<ResolversParentTypes['Game']>>, nodes: Array<ResolversParentTypes['Game']> };
  GameFilter: GameFilter;
  GameLaunch: GameLaunch;
  GameUnderMaintenance: GameUnderMaintenanceSourceSource;
  HelpArticle: HelpArticle;
  HelpTopic: HelpTopic;
  Html: Scalars['Html']['output'];
  HumanChallenge: HumanChallenge;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  InvitationCode: InvitationCode;
  Jackpot: Jackpot;
  JackpotDrop: JackpotDrop;
  JackpotPromise: JackpotPromise;
  JackpotWin: JackpotWin;
  Language: Language;
  LanguageSet: LanguageSet;
  LaunchGameInput: LaunchGameInput;
  LaunchGameResult: ResolversUnionTypes<ResolversParentTypes>['LaunchGameResult'];
  Lobby: LobbySourceSource;
  LobbyClass: LobbyClass;
  LobbyFacets: LobbyFacets;
  LobbyVendor: LobbyVendorSourceSource;
  LogIn: LogIn;
  LogInConnection: LogInConnection;
  LogInInput: LogInInput;
  LogInRecord: LogInRecord;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  LogInWithCodeInput: LogInWithCodeInput;
  LogOutResult: LogOutResult;
  Lottery: Lottery;
  LotteryGroup: LotteryGroup;
  LotteryMenus: LotteryMenus;
  MemberCentre: MemberCentreSourceSource;
  MemberCentreResult: ResolversUnionTypes<ResolversParentTypes>['MemberCentreResult'];
  MemberLabel: MemberLabel;
  MemberProfile: MemberProfile;
  MenuEntry: MenuEntry;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NavigationEntry: NavigationEntry;
  OpenRound: Omit<OpenRound, 'game'> & { game: ResolversParentTypes['Game'] };
  OpenSession: OpenSession;
  Opening: Opening;
  PageInfo: PageInfo;
  Passkey: Passkey;
  PasskeyOptions: PasskeyOptions;
  PasskeyOptionsResult: ResolversUnionTypes<ResolversParentTypes>['PasskeyOptionsResult'];
  PasswordChanged: PasswordChanged;
  PasswordLinkRequested: PasswordLinkRequested;
  PasswordLinkResult: ResolversUnionTypes<ResolversParentTypes>['PasswordLinkResult'];
  PasswordSet: PasswordSet;
  Permission: Permission;
  PhoneConfirmed: PhoneConfirmed;
  PhoneInput: PhoneInput;
  PopularLottery: PopularLottery;
  Problem: Problem;
  ProfileUpdated: Omit<ProfileUpdated, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Promotion: PromotionSourceSource;
  PromotionCategory: PromotionCategory;
  PromotionConnection: Omit<PromotionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Promotion']> };
  PromotionDetails: PromotionDetails;
  PvpRoom: PvpRoom;
  Query: Record<PropertyKey, never>;
  RecoveryCodes: RecoveryCodes;
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  Referral: Referral;
  RegisterByMobileInput: RegisterByMobileInput;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegistrationDetailsInput: RegistrationDetailsInput;
  RegistrationField: RegistrationField;
  RegistrationForm: RegistrationForm;
  RemovePasskeyInput: RemovePasskeyInput;
  RenamePasskeyInput: RenamePasskeyInput;
  ReportFailingHostInput: ReportFailingHostInput;
  ReportFailingHostResult: ResolversUnionTypes<ResolversParentTypes>['ReportFailingHostResult'];
  RequestCodeResult: ResolversUnionTypes<ResolversParentTypes>['RequestCodeResult'];
  RequestPasswordLinkInput: RequestPasswordLinkInput;
  RequestPhoneCodeInput: RequestPhoneCodeInput;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionResult: ResolversUnionTypes<ResolversParentTypes>['RevokeSessionResult'];
  SecurityChangeResult: ResolversUnionTypes<ResolversParentTypes>['SecurityChangeResult'];
  SecurityChanged: SecurityChanged;
  SendFeedbackInput: SendFeedbackInput;
  SendFeedbackResult: ResolversUnionTypes<ResolversParentTypes>['SendFeedbackResult'];
  SendLogInCodeInput: SendLogInCodeInput;
  SessionRevoked: SessionRevoked;
  SessionTouched: SessionTouched;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouriteResult: ResolversUnionTypes<ResolversParentTypes>['SetFavouriteResult'];
  SetLanguageInput: SetLanguageInput;
  SetLanguageResult: ResolversUnionTypes<ResolversParentTypes>['SetLanguageResult'];
  SetPasswordByLinkInput: SetPasswordByLinkInput;
  SetPasswordByPhoneInput: SetPasswordByPhoneInput;
  SetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['SetPasswordResult'];
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithTokenInput: SignInWithTokenInput;
  SignedIn: Omit<SignedIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Site: SiteSourceSource;
  SiteAddress: SiteAddress;
  SiteSettings: SiteSettings;
  SiteStatus: SiteStatus;
  SocialAddress: SocialAddress;
  SocialAddressResult: ResolversUnionTypes<ResolversParentTypes>['SocialAddressResult'];
  SocialIdentity: SocialIdentity;
  SocialLink: SocialLink;
  SocialReturnInput: SocialReturnInput;
  SocialSignInOption: SocialSignInOption;
  StartFreePlayInput: StartFreePlayInput;
  String: Scalars['String']['output'];
  TeamDay: TeamDay;
  TeamFigures: TeamFigures;
  TeamLine: TeamLine;
  TeamOverview: TeamOverview;
  TeamOverviewResult: ResolversUnionTypes<ResolversParentTypes>['TeamOverviewResult'];
  TouchSessionResult: ResolversUnionTypes<ResolversParentTypes>['TouchSessionResult'];
  URL: Scalars['URL']['output'];
  UnlinkSocialInput: UnlinkSocialInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Vendor: Vendor;
  VerificationMethod: VerificationMethod;
  VerificationRequired: VerificationRequired;
  VerifyLogInInput: VerifyLogInInput;
  Viewer: ViewerSourceSource;
  Wallet: WalletSourceSource;
  WalletPart: WalletPart;
  WalletSummary: WalletSummary;
  Winner: Winner;
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

export type AccountSecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  authenticator?: Resolver<Maybe<ResolversTypes['Authenticator']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  socialIdentities?: Resolver<Array<ResolversTypes['SocialIdentity']>, ParentType, ContextType>;
};

export type AgentCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentCentre'] = ResolversParentTypes['AgentCentre']> = {
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  teamOverview?: Resolver<Maybe<ResolversTypes['TeamOverviewResult']>, ParentType, ContextType, RequireFields<AgentCentreTeamOverviewArgs, 'from' | 'to'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentCentreResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentCentreResult'] = ResolversParentTypes['AgentCentreResult']> = {
  __resolveType: TypeResolveFn<'AgentCentre' | 'Problem', ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementConnection'] = ResolversParentTypes['AnnouncementConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthenticatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authenticator'] = ResolversParentTypes['Authenticator']> = {
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuthenticatorBegunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorBegun'] = ResolversParentTypes['AuthenticatorBegun']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BalanceBroughtBackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceBroughtBack'] = ResolversParentTypes['BalanceBroughtBack']> = {
  wallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['BannerLink']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerGroup'] = ResolversParentTypes['BannerGroup']> = {
  banners?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerLink'] = ResolversParentTypes['BannerLink']> = {
  kind?: Resolver<ResolversTypes['BannerLinkKind'], ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['Opening']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginAuthenticatorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginAuthenticatorResult'] = ResolversParentTypes['BeginAuthenticatorResult']> = {
  __resolveType: TypeResolveFn<'AuthenticatorBegun' | 'Problem', ParentType, ContextType>;
};

export type BringBalanceBackResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BringBalanceBackResult'] = ResolversParentTypes['BringBalanceBackResult']> = {
  __resolveType: TypeResolveFn<'BalanceBroughtBack' | 'Problem', ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaptchaCharactersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaCharacters'] = ResolversParentTypes['CaptchaCharacters']> = {
  characters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaCharactersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaCharactersResult'] = ResolversParentTypes['CaptchaCharactersResult']> = {
  __resolveType: TypeResolveFn<'CaptchaCharacters' | 'Problem', ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordChanged' | 'Problem', ParentType, ContextType>;
};

export type CodeRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeRequested'] = ResolversParentTypes['CodeRequested']> = {
  expiresInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmPhoneResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPhoneResult'] = ResolversParentTypes['ConfirmPhoneResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PhoneConfirmed' | 'Problem', ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  diallingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type FeedbackReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackReceived'] = ResolversParentTypes['FeedbackReceived']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedbackRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackRules'] = ResolversParentTypes['FeedbackRules']> = {
  contactMaxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionTypes?: Resolver<Array<ResolversTypes['FeedbackQuestionType']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  breach?: Resolver<ResolversTypes['RuleBreach'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Findings'] = ResolversParentTypes['Findings']> = {
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<FindingsGamesArgs, 'first'>>;
  helpTopics?: Resolver<Maybe<Array<ResolversTypes['FoundHelp']>>, ParentType, ContextType>;
  promotions?: Resolver<Maybe<Array<ResolversTypes['Promotion']>>, ParentType, ContextType>;
  vendors?: Resolver<Maybe<Array<ResolversTypes['FoundVendor']>>, ParentType, ContextType>;
};

export type FoundHelpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundHelp'] = ResolversParentTypes['FoundHelp']> = {
  articleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  articleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topicTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundVendor'] = ResolversParentTypes['FoundVendor']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['LobbyPath'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  gameClass?: Resolver<Maybe<ResolversTypes['GameClass']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavourite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jackpotId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxStake?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minStake?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['Opening']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  returnToPlayer?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  underMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volatility?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  nearest?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
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

export type HelpArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpTopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpTopic'] = ResolversParentTypes['HelpTopic']> = {
  articles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Html'], any> {
  name: 'Html';
}

export type HumanChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HumanChallenge'] = ResolversParentTypes['HumanChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationCode'] = ResolversParentTypes['InvitationCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JackpotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Jackpot'] = ResolversParentTypes['Jackpot']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  certainStake?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  contribution?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastWin?: Resolver<Maybe<ResolversTypes['JackpotWin']>, ParentType, ContextType>;
  mustDropBy?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promise?: Resolver<Maybe<ResolversTypes['JackpotPromise']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wins?: Resolver<Array<ResolversTypes['JackpotWin']>, ParentType, ContextType>;
};

export type JackpotDropResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotDrop'] = ResolversParentTypes['JackpotDrop']> = {
  point?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifier?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JackpotPromiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotPromise'] = ResolversParentTypes['JackpotPromise']> = {
  pot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JackpotWinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotWin'] = ResolversParentTypes['JackpotWin']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  drop?: Resolver<Maybe<ResolversTypes['JackpotDrop']>, ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  facets?: Resolver<Maybe<ResolversTypes['LobbyFacets']>, ParentType, ContextType>;
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<LobbyGamesArgs, 'page' | 'pageSize' | 'sort'>>;
  path?: Resolver<Maybe<ResolversTypes['LobbyPath']>, ParentType, ContextType>;
  vendors?: Resolver<Maybe<Array<ResolversTypes['LobbyVendor']>>, ParentType, ContextType>;
};

export type LobbyClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyClass'] = ResolversParentTypes['LobbyClass']> = {
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LobbyFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyFacets'] = ResolversParentTypes['LobbyFacets']> = {
  classes?: Resolver<Array<ResolversTypes['LobbyClass']>, ParentType, ContextType>;
  hotCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  minStakes?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LobbyVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyVendor'] = ResolversParentTypes['LobbyVendor']> = {
  gameClasses?: Resolver<Maybe<Array<ResolversTypes['GameClass']>>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type LogInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogIn'] = ResolversParentTypes['LogIn']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LogInConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInConnection'] = ResolversParentTypes['LogInConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['LogInRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogInRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInRecord'] = ResolversParentTypes['LogInRecord']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['LogInMethod'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LogInOutcome'], ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SignedIn' | 'VerificationRequired', ParentType, ContextType>;
};

export type LogOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutResult'] = ResolversParentTypes['LogOutResult']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LotteryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lottery'] = ResolversParentTypes['Lottery']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavourite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  prizeMode?: Resolver<Maybe<ResolversTypes['PrizeMode']>, ParentType, ContextType>;
  underMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LotteryGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryGroup'] = ResolversParentTypes['LotteryGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lotteries?: Resolver<Array<ResolversTypes['Lottery']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryMenusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryMenus'] = ResolversParentTypes['LotteryMenus']> = {
  electronic?: Resolver<Maybe<Array<ResolversTypes['LotteryGroup']>>, ParentType, ContextType>;
  station?: Resolver<Maybe<Array<ResolversTypes['LotteryGroup']>>, ParentType, ContextType>;
};

export type MemberCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCentre'] = ResolversParentTypes['MemberCentre']> = {
  logIns?: Resolver<Maybe<ResolversTypes['LogInConnection']>, ParentType, ContextType, RequireFields<MemberCentreLogInsArgs, 'page' | 'pageSize'>>;
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType>;
  security?: Resolver<Maybe<ResolversTypes['AccountSecurity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberCentreResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCentreResult'] = ResolversParentTypes['MemberCentreResult']> = {
  __resolveType: TypeResolveFn<'MemberCentre' | 'Problem', ParentType, ContextType>;
};

export type MemberLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLabel'] = ResolversParentTypes['MemberLabel']> = {
  groundColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  addPasskey?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  beginAuthenticator?: Resolver<ResolversTypes['BeginAuthenticatorResult'], ParentType, ContextType, RequireFields<MutationBeginAuthenticatorArgs, 'input'>>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType, RequireFields<MutationBeginPasskeyArgs, 'input'>>;
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  beginSocialLink?: Resolver<ResolversTypes['SocialAddressResult'], ParentType, ContextType, RequireFields<MutationBeginSocialLinkArgs, 'input'>>;
  beginSocialSignIn?: Resolver<ResolversTypes['SocialAddressResult'], ParentType, ContextType, RequireFields<MutationBeginSocialSignInArgs, 'input'>>;
  bringBalanceBack?: Resolver<ResolversTypes['BringBalanceBackResult'], ParentType, ContextType, RequireFields<MutationBringBalanceBackArgs, 'input'>>;
  captchaCharacters?: Resolver<ResolversTypes['CaptchaCharactersResult'], ParentType, ContextType, RequireFields<MutationCaptchaCharactersArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmAuthenticator?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'input'>>;
  confirmPhone?: Resolver<ResolversTypes['ConfirmPhoneResult'], ParentType, ContextType, RequireFields<MutationConfirmPhoneArgs, 'input'>>;
  launchGame?: Resolver<ResolversTypes['LaunchGameResult'], ParentType, ContextType, RequireFields<MutationLaunchGameArgs, 'input'>>;
  linkSocial?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<MutationLinkSocialArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInWithCode?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInWithCodeArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutResult'], ParentType, ContextType>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerByMobile?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterByMobileArgs, 'input'>>;
  removeAuthenticator?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<MutationRemoveAuthenticatorArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  reportFailingHost?: Resolver<ResolversTypes['ReportFailingHostResult'], ParentType, ContextType, RequireFields<MutationReportFailingHostArgs, 'input'>>;
  requestPasswordLink?: Resolver<ResolversTypes['PasswordLinkResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordLinkArgs, 'input'>>;
  requestPhoneCode?: Resolver<ResolversTypes['RequestCodeResult'], ParentType, ContextType, RequireFields<MutationRequestPhoneCodeArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionResult'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackResult'], ParentType, ContextType, RequireFields<MutationSendFeedbackArgs, 'input'>>;
  sendLogInCode?: Resolver<ResolversTypes['RequestCodeResult'], ParentType, ContextType, RequireFields<MutationSendLogInCodeArgs, 'input'>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouriteResult'], ParentType, ContextType, RequireFields<MutationSetFavouriteArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguageResult'], ParentType, ContextType, RequireFields<MutationSetLanguageArgs, 'input'>>;
  setPasswordByLink?: Resolver<ResolversTypes['SetPasswordResult'], ParentType, ContextType, RequireFields<MutationSetPasswordByLinkArgs, 'input'>>;
  setPasswordByPhone?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationSetPasswordByPhoneArgs, 'input'>>;
  signInFromElsewhere?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationSignInFromElsewhereArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  signInWithToken?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationSignInWithTokenArgs, 'input'>>;
  startFreePlay?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationStartFreePlayArgs, 'input'>>;
  touchSession?: Resolver<ResolversTypes['TouchSessionResult'], ParentType, ContextType>;
  unlinkSocial?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<MutationUnlinkSocialArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyLogIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationVerifyLogInArgs, 'input'>>;
};

export type NavigationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['LobbyPath'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type OpenRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenRound'] = ResolversParentTypes['OpenRound']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OpeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Opening'] = ResolversParentTypes['Opening']> = {
  gameCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['OpeningWay'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  synced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyOptionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptionsResult'] = ResolversParentTypes['PasskeyOptionsResult']> = {
  __resolveType: TypeResolveFn<'PasskeyOptions' | 'Problem', ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  endedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordLinkRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordLinkRequested'] = ResolversParentTypes['PasswordLinkRequested']> = {
  expiresInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordLinkResult'] = ResolversParentTypes['PasswordLinkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordLinkRequested' | 'Problem', ParentType, ContextType>;
};

export type PasswordSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordSet'] = ResolversParentTypes['PasswordSet']> = {
  set?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
};

export type PhoneConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneConfirmed'] = ResolversParentTypes['PhoneConfirmed']> = {
  phoneToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PopularLotteryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PopularLottery'] = ResolversParentTypes['PopularLottery']> = {
  drawNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lottery?: Resolver<ResolversTypes['Lottery'], ParentType, ContextType>;
  secondsToClose?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  captchaRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  category?: Resolver<Maybe<ResolversTypes['PromotionCategory']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['PromotionDetails']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionCategory'] = ResolversParentTypes['PromotionCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionConnection'] = ResolversParentTypes['PromotionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionDetails'] = ResolversParentTypes['PromotionDetails']> = {
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
};

export type PvpRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvpRoom'] = ResolversParentTypes['PvpRoom']> = {
  entry?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seatsTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  captcha?: Resolver<Maybe<ResolversTypes['Captcha']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  hotGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, RequireFields<QueryHotGamesArgs, 'first'>>;
  humanChallenge?: Resolver<Maybe<ResolversTypes['HumanChallenge']>, ParentType, ContextType>;
  invitationCode?: Resolver<Maybe<ResolversTypes['InvitationCode']>, ParentType, ContextType, RequireFields<QueryInvitationCodeArgs, 'code'>>;
  jackpots?: Resolver<Maybe<Array<ResolversTypes['Jackpot']>>, ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['Lobby'], ParentType, ContextType, Partial<QueryLobbyArgs>>;
  lotteryMenus?: Resolver<ResolversTypes['LotteryMenus'], ParentType, ContextType>;
  popularLotteries?: Resolver<Maybe<Array<ResolversTypes['PopularLottery']>>, ParentType, ContextType, RequireFields<QueryPopularLotteriesArgs, 'first'>>;
  pvpRooms?: Resolver<Maybe<Array<ResolversTypes['PvpRoom']>>, ParentType, ContextType, Partial<QueryPvpRoomsArgs>>;
  search?: Resolver<Maybe<ResolversTypes['Findings']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'text'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['Vendor']>, ParentType, ContextType, RequireFields<QueryVendorArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  winners?: Resolver<Maybe<Array<ResolversTypes['Winner']>>, ParentType, ContextType, RequireFields<QueryWinnersArgs, 'first'>>;
};

export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'RecoveryCodes', ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
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

export type RegistrationFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationForm'] = ResolversParentTypes['RegistrationForm']> = {
  invitationCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordWithMobile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ways?: Resolver<Array<ResolversTypes['RegistrationWay']>, ParentType, ContextType>;
};

export type ReportFailingHostResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFailingHostResult'] = ResolversParentTypes['ReportFailingHostResult']> = {
  __resolveType: TypeResolveFn<'FailingHostReported' | 'Problem', ParentType, ContextType>;
};

export type RequestCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCodeResult'] = ResolversParentTypes['RequestCodeResult']> = {
  __resolveType: TypeResolveFn<'CodeRequested' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type RevokeSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionResult'] = ResolversParentTypes['RevokeSessionResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'SessionRevoked', ParentType, ContextType>;
};

export type SecurityChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityChangeResult'] = ResolversParentTypes['SecurityChangeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SecurityChanged', ParentType, ContextType>;
};

export type SecurityChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityChanged'] = ResolversParentTypes['SecurityChanged']> = {
  security?: Resolver<Maybe<ResolversTypes['AccountSecurity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendFeedbackResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendFeedbackResult'] = ResolversParentTypes['SendFeedbackResult']> = {
  __resolveType: TypeResolveFn<'FeedbackReceived' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
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

export type SetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPasswordResult'] = ResolversParentTypes['SetPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasswordSet' | 'Problem', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  firstTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordDue?: Resolver<Maybe<ResolversTypes['PasswordDue']>, ParentType, ContextType>;
  passwordExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousLogIn?: Resolver<Maybe<ResolversTypes['LogIn']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['SiteAddress']>>, ParentType, ContextType>;
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementConnection']>, ParentType, ContextType, RequireFields<SiteAnnouncementsArgs, 'kind' | 'page' | 'pageSize'>>;
  bannerGroups?: Resolver<Maybe<Array<ResolversTypes['BannerGroup']>>, ParentType, ContextType>;
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<SiteBannersArgs, 'group'>>;
  customerService?: Resolver<Array<ResolversTypes['CustomerServiceLink']>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<ResolversTypes['FeedbackRules']>, ParentType, ContextType>;
  helpTopic?: Resolver<Maybe<ResolversTypes['HelpTopic']>, ParentType, ContextType, RequireFields<SiteHelpTopicArgs, 'id'>>;
  helpTopics?: Resolver<Maybe<Array<ResolversTypes['HelpTopic']>>, ParentType, ContextType>;
  imageHosts?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Maybe<Array<ResolversTypes['NavigationEntry']>>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<SitePromotionArgs, 'id'>>;
  promotionCategories?: Resolver<Maybe<Array<ResolversTypes['PromotionCategory']>>, ParentType, ContextType>;
  promotions?: Resolver<Maybe<ResolversTypes['PromotionConnection']>, ParentType, ContextType, RequireFields<SitePromotionsArgs, 'page' | 'pageSize'>>;
  registration?: Resolver<ResolversTypes['RegistrationForm'], ParentType, ContextType>;
  registrationFields?: Resolver<Array<ResolversTypes['RegistrationField']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['SiteSettings']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  socialSignIns?: Resolver<Maybe<Array<ResolversTypes['SocialSignInOption']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SiteStatus']>, ParentType, ContextType>;
};

export type SiteAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAddress'] = ResolversParentTypes['SiteAddress']> = {
  address?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings']> = {
  agentContracts?: Resolver<Array<ResolversTypes['AgentContractKind']>, ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteStatus'] = ResolversParentTypes['SiteStatus']> = {
  maintenanceEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SiteState'], ParentType, ContextType>;
  visitorAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialAddress'] = ResolversParentTypes['SocialAddress']> = {
  address?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialAddressResult'] = ResolversParentTypes['SocialAddressResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'SocialAddress', ParentType, ContextType>;
};

export type SocialIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialIdentity'] = ResolversParentTypes['SocialIdentity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['SocialIssuer'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  address?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SocialKind'], ParentType, ContextType>;
};

export type SocialSignInOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialSignInOption'] = ResolversParentTypes['SocialSignInOption']> = {
  isPlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['SocialIssuer'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'GameUnderMaintenance' | 'InvalidInput' | 'Problem' | 'VerificationRequired', ParentType, ContextType>;
};

export type VendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['Opening']>, ParentType, ContextType>;
};

export type VerificationMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationMethod'] = ResolversParentTypes['VerificationMethod']> = {
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VerificationKind'], ParentType, ContextType>;
};

export type VerificationRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationRequired'] = ResolversParentTypes['VerificationRequired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['VerificationMethod']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  agentCentre?: Resolver<ResolversTypes['AgentCentreResult'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  canChangePassword?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  canKeepFavourites?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  canPlayForReal?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  favouriteGames?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<ViewerFavouriteGamesArgs, 'page' | 'pageSize'>>;
  favouriteLotteries?: Resolver<Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['MemberLabel']>, ParentType, ContextType>;
  memberCentre?: Resolver<ResolversTypes['MemberCentreResult'], ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openRounds?: Resolver<Maybe<Array<ResolversTypes['OpenRound']>>, ParentType, ContextType>;
  recentGames?: Resolver<Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, RequireFields<ViewerRecentGamesArgs, 'first'>>;
  referral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['OpenSession']>>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSingle?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parts?: Resolver<Maybe<Array<ResolversTypes['WalletPart']>>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['WalletSummary']>, ParentType, ContextType>;
};

export type WalletPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletPart'] = ResolversParentTypes['WalletPart']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type WinnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Winner'] = ResolversParentTypes['Winner']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jackpot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opening?: Resolver<Maybe<ResolversTypes['Opening']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  AgentCentre?: AgentCentreResolvers<ContextType>;
  AgentCentreResult?: AgentCentreResultResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementConnection?: AnnouncementConnectionResolvers<ContextType>;
  Authenticator?: AuthenticatorResolvers<ContextType>;
  AuthenticatorBegun?: AuthenticatorBegunResolvers<ContextType>;
  BalanceBroughtBack?: BalanceBroughtBackResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerGroup?: BannerGroupResolvers<ContextType>;
  BannerLink?: BannerLinkResolvers<ContextType>;
  BeginAuthenticatorResult?: BeginAuthenticatorResultResolvers<ContextType>;
  BringBalanceBackResult?: BringBalanceBackResultResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CaptchaCharacters?: CaptchaCharactersResolvers<ContextType>;
  CaptchaCharactersResult?: CaptchaCharactersResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  CodeRequested?: CodeRequestedResolvers<ContextType>;
  ConfirmPhoneResult?: ConfirmPhoneResultResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  CustomerServiceLink?: CustomerServiceLinkResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Download?: DownloadResolvers<ContextType>;
  FailingHostReported?: FailingHostReportedResolvers<ContextType>;
  FavouriteSet?: FavouriteSetResolvers<ContextType>;
  FeedbackReceived?: FeedbackReceivedResolvers<ContextType>;
  FeedbackRules?: FeedbackRulesResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Findings?: FindingsResolvers<ContextType>;
  FoundHelp?: FoundHelpResolvers<ContextType>;
  FoundVendor?: FoundVendorResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameLaunch?: GameLaunchResolvers<ContextType>;
  GameUnderMaintenance?: GameUnderMaintenanceResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HelpTopic?: HelpTopicResolvers<ContextType>;
  Html?: GraphQLScalarType;
  HumanChallenge?: HumanChallengeResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvitationCode?: InvitationCodeResolvers<ContextType>;
  Jackpot?: JackpotResolvers<ContextType>;
  JackpotDrop?: JackpotDropResolvers<ContextType>;
  JackpotPromise?: JackpotPromiseResolvers<ContextType>;
  JackpotWin?: JackpotWinResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LanguageSet?: LanguageSetResolvers<ContextType>;
  LaunchGameResult?: LaunchGameResultResolvers<ContextType>;
  Lobby?: LobbyResolvers<ContextType>;
  LobbyClass?: LobbyClassResolvers<ContextType>;
  LobbyFacets?: LobbyFacetsResolvers<ContextType>;
  LobbyVendor?: LobbyVendorResolvers<ContextType>;
  LogIn?: LogInResolvers<ContextType>;
  LogInConnection?: LogInConnectionResolvers<ContextType>;
  LogInRecord?: LogInRecordResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogOutResult?: LogOutResultResolvers<ContextType>;
  Lottery?: LotteryResolvers<ContextType>;
  LotteryGroup?: LotteryGroupResolvers<ContextType>;
  LotteryMenus?: LotteryMenusResolvers<ContextType>;
  MemberCentre?: MemberCentreResolvers<ContextType>;
  MemberCentreResult?: MemberCentreResultResolvers<ContextType>;
  MemberLabel?: MemberLabelResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  OpenRound?: OpenRoundResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  Opening?: OpeningResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  PasskeyOptionsResult?: PasskeyOptionsResultResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  PasswordLinkRequested?: PasswordLinkRequestedResolvers<ContextType>;
  PasswordLinkResult?: PasswordLinkResultResolvers<ContextType>;
  PasswordSet?: PasswordSetResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  PhoneConfirmed?: PhoneConfirmedResolvers<ContextType>;
  PopularLottery?: PopularLotteryResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionCategory?: PromotionCategoryResolvers<ContextType>;
  PromotionConnection?: PromotionConnectionResolvers<ContextType>;
  PromotionDetails?: PromotionDetailsResolvers<ContextType>;
  PvpRoom?: PvpRoomResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationForm?: RegistrationFormResolvers<ContextType>;
  ReportFailingHostResult?: ReportFailingHostResultResolvers<ContextType>;
  RequestCodeResult?: RequestCodeResultResolvers<ContextType>;
  RevokeSessionResult?: RevokeSessionResultResolvers<ContextType>;
  SecurityChangeResult?: SecurityChangeResultResolvers<ContextType>;
  SecurityChanged?: SecurityChangedResolvers<ContextType>;
  SendFeedbackResult?: SendFeedbackResultResolvers<ContextType>;
  SessionRevoked?: SessionRevokedResolvers<ContextType>;
  SessionTouched?: SessionTouchedResolvers<ContextType>;
  SetFavouriteResult?: SetFavouriteResultResolvers<ContextType>;
  SetLanguageResult?: SetLanguageResultResolvers<ContextType>;
  SetPasswordResult?: SetPasswordResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteAddress?: SiteAddressResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  SiteStatus?: SiteStatusResolvers<ContextType>;
  SocialAddress?: SocialAddressResolvers<ContextType>;
  SocialAddressResult?: SocialAddressResultResolvers<ContextType>;
  SocialIdentity?: SocialIdentityResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SocialSignInOption?: SocialSignInOptionResolvers<ContextType>;
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
  VerificationMethod?: VerificationMethodResolvers<ContextType>;
  VerificationRequired?: VerificationRequiredResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletPart?: WalletPartResolvers<ContextType>;
  WalletSummary?: WalletSummaryResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  module?: ModuleDirectiveResolver<any, any, ContextType>;
  perVisitor?: PerVisitorDirectiveResolver<any, any, ContextType>;
};
