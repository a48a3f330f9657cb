export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * Money in an input: an amount in units of the brand's currency as a string, such as `200000` or `0.5`. At most 12 digits and four decimals,
   * and never negative.
   */
  Amount: { input: string; output: string; }
  /** An ISO 4217 currency code, such as `VND`. */
  CurrencyCode: { input: string; output: string; }
  /** A calendar day in the brand's time zone, as `yyyy-MM-dd`. */
  Date: { input: string; output: string; }
  /** A point in time: ISO 8601 in UTC, such as `2026-11-20T04:30:00.000Z`. */
  DateTime: { input: string; output: number; }
  /** A decimal number as a string, such as `-1250000.50`. Never a floating-point number. */
  Decimal: { input: string; output: string; }
  /** Position of an event in the order of all events. Opaque. */
  EventCursor: { input: string; output: string; }
  /**
   * Sanitised HTML that can be inserted into a page as is. Allowed are paragraphs, headings, lists, tables, emphasis and links;
   * the only attribute is a link's `href`.
   */
  Html: { input: string; output: string; }
  /** A time of day in the brand's time zone, as `HH:mm`; `24:00` is the midnight at which the day ends. */
  TimeOfDay: { input: string; output: string; }
  /** An absolute http or https URL. */
  URL: { input: string; output: string; }
};

/** The brand has blocked the account. */
export type AccountBlocked = UserError & {
  /** Always `ACCOUNT_BLOCKED`. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Message of the brand to the owner about the block; null if there is none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** The closing of an account. */
export type AccountClosing = {
  /** Balance, without payouts on their way out. */
  balance: Money;
  /** Cards that the rest can be paid out to. */
  cards: Array<BankCard>;
  /** Whether a payout was returned, so that the owner must request it again by `requestClosingPayout`. */
  isPayoutNeeded: Scalars['Boolean']['output'];
  /** Obstacles that must end before the account can be closed; empty once it is being closed. */
  obstacles: Array<ClosingObstacle>;
  /** Open matters that stay open when the account is closed; a running bonus is given up. */
  openMatters: Array<ClosingMatter>;
  /** Payouts that closing would request now. */
  payouts: Array<ClosingPayout>;
  /** When its owner asked to close it; null while it is open. */
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is open, being closed or closed. */
  standing: AccountStanding;
  /** Withdrawals on the way out, latest first, at most 5. Null unless the account is being closed. */
  withdrawals?: Maybe<Array<Withdrawal>>;
};

/** Filters of the account record. */
export type AccountFileInput = {
  /** First day. */
  from: Scalars['Date']['input'];
  /** Last day. */
  to: Scalars['Date']['input'];
  /** Include only movements of these types. */
  types?: InputMaybe<Array<MovementType>>;
  /** The balance. */
  wallet?: InputMaybe<MovementWallet>;
};

/** Why an account is closed to deposits and play although it is not excluded. Withdrawals stay possible. */
export type AccountHold =
  /** The account stays closed; customer service has more. */
  | 'REFUSED'
  /** The account is being checked. */
  | 'REVIEW';

/** Kinds of accounts. */
export type AccountKind =
  /** An agent who refers members by links. */
  | 'AFFILIATE'
  /** An agent. */
  | 'AGENT'
  /** A demo account, which plays with play credit only. */
  | 'DEMO'
  /** An agent at the top of a tree. */
  | 'GENERAL_AGENT'
  /** A member. */
  | 'MEMBER'
  /** An agent promoted from member. */
  | 'PROMOTED_AGENT';

/** A page of movements. */
export type AccountRecord = {
  /** Total incoming. */
  moneyIn: Money;
  /** Total outgoing. */
  moneyOut: Money;
  /** Incoming minus outgoing. */
  net: Money;
  /** The movements. */
  nodes: Array<Movement>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of matching movements in the range. */
  totalCount: Scalars['Int']['output'];
};

/** Result of `accountRecord`. */
export type AccountRecordResult = AccountRecord | Problem;

/** Security settings of an account. */
export type AccountSecurity = {
  /** The authenticator app; null if none is enabled. */
  authenticator?: Maybe<Authenticator>;
  /** Whether it has a password. Accounts created through an identity provider have none at first. */
  hasPassword: Scalars['Boolean']['output'];
  /** Linked identities, oldest first. */
  linkedIdentities: Array<LinkedIdentity>;
  /** Passkeys, oldest first. */
  passkeys: Array<Passkey>;
  /** Security questions, which confirm payments of an account without a stronger method. */
  questions?: Maybe<SecurityQuestions>;
};

/** Standing of an account. */
export type AccountStanding =
  /** Closed. */
  | 'CLOSED'
  /** Closed by its owner, with money on its way out. All but that is refused with `ACCOUNT_CLOSING`. */
  | 'CLOSING'
  /** Open. */
  | 'OPEN'
  /** A standing that this version does not know. */
  | 'OTHER';

/** An active session of the account. */
export type ActiveSession = {
  /** Browser and operating system, such as `Chrome, Windows`; null if unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** ID of the session. Not a secret. */
  id: Scalars['ID']['output'];
  /** Masked IP address it was opened from. */
  ipAddress: Scalars['String']['output'];
  /** Whether it is the current session. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
};

/** Sums of an activity statement. */
export type ActivityFigures = {
  /** Bonuses, rebates, commissions and transfers between members: received minus sent. */
  adjustments: Money;
  /** Deposited. */
  deposits: Money;
  /** Winnings minus stakes. */
  net: Money;
  /** Staked. */
  staked: Money;
  /** Withdrawn and paid out. */
  withdrawals: Money;
  /** Won. */
  won: Money;
};

/** A month of an activity statement. */
export type ActivityMonth = {
  /** Sums of the month. */
  figures: ActivityFigures;
  /** First day of the month. */
  firstDay: Scalars['Date']['output'];
};

/** Activity of an account in a year. */
export type ActivityStatement = {
  /** Balance at the end of the year; the current one in the current year. */
  closingBalance: Money;
  /** Deposits minus withdrawals since the account was opened. */
  lifetimeNetDeposits: Money;
  /** Months of the year so far, January first. */
  months: Array<ActivityMonth>;
  /** Balance at the beginning of the year. */
  openingBalance: Money;
  /** Sums of the year. */
  total: ActivityFigures;
  /** The year. */
  year: Scalars['Int']['output'];
  /** Years that have a statement, latest first. */
  years: Array<Scalars['Int']['output']>;
};

/** Input of `addBankCard`. */
export type AddBankCardInput = {
  /** Holder of a bank account, as spelled by the bank. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Account number or address. */
  accountNumber: Scalars['String']['input'];
  /** Code of a channel of `withdrawalOptions`. */
  bankCode: Scalars['String']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Second factor; see `StepUpRequired`. */
  stepUp?: InputMaybe<StepUpInput>;
};

/** Result of `addBankCard`. */
export type AddBankCardResult = BankCardsChangeSuccess | InvalidInput | Problem | StepUpRequired;

/** Input of `addPasskey`. */
export type AddPasskeyInput = {
  /** Display name, at most 40 characters. */
  name: Scalars['String']['input'];
  /** The browser's credential: `RegistrationResponseJSON` of WebAuthn, JSON as text. */
  response: Scalars['String']['input'];
};

/** Input of `addPushDevice`: what `PushSubscription.toJSON` returns. */
export type AddPushDeviceInput = {
  /** Secret of the subscription, base64url. */
  auth: Scalars['String']['input'];
  /** URL at the browser's push service. */
  endpoint: Scalars['URL']['input'];
  /** Public key of the browser, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Why the birthday stands against the first deposit. */
export type AgeObstacle =
  /** The birthday is not known; `updateProfile` sets it. */
  | 'MISSING'
  /** The account's owner is too young. */
  | 'TOO_YOUNG';

/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccount = {
  /** Announcements for agents, newest first. */
  announcements?: Maybe<AnnouncementPage>;
  /** Simulates a contract over recent periods with the team's actual figures. */
  contractSimulation?: Maybe<ContractSimulationResult>;
  /** Contracts of a kind, and their bills. */
  contracts?: Maybe<AgentContractsResult>;
  /** Credits and debits of the main wallet of the agent, or of an agent in its downline, with the balances before and after. */
  creditReport?: Maybe<CreditReportResult>;
  /** An account below the agent. */
  downline?: Maybe<DownlineResult>;
  /** Deposits, withdrawals and transfers of accounts below the agent, latest first. */
  downlineTransactions?: Maybe<DownlineTransactionsResult>;
  /**
   * Direct downlines of the agent or of an account in its downline, or a search over the whole downline for at most
   * 1,000 accounts.
   */
  downlines?: Maybe<DownlinesResult>;
  /** Income and expenses of the agent from bills, by source. */
  income?: Maybe<AgentIncomeResult>;
  /** Pages of the side menu available to this agent. */
  menu: Array<MenuEntry>;
  /** The agent's own rebate. */
  rebateSettings?: Maybe<RebateSettings>;
  /** Links through which members register directly below the agent. */
  registrationLinks?: Maybe<RegistrationLinks>;
  /** A team's bets, payments and result. */
  teamBetting?: Maybe<TeamBettingResult>;
  /** Results of a team. */
  teamOverview?: Maybe<TeamOverviewResult>;
  /** Noteworthy members of a team. */
  teamWatch?: Maybe<TeamWatchResult>;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountAnnouncementsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountContractSimulationArgs = {
  kind: AgentContractKind;
  periods?: Scalars['Int']['input'];
  terms: ContractTermsInput;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountContractsArgs = {
  kind: AgentContractKind;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  reachedOnly?: Scalars['Boolean']['input'];
  side?: ContractSide;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountCreditReportArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountDownlineArgs = {
  username: Scalars['String']['input'];
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountDownlineTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  type?: InputMaybe<MovementType>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountDownlinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ascending?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  from: Scalars['Date']['input'];
  kind?: InputMaybe<DownlineKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: DownlineSort;
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountIncomeArgs = {
  from: Scalars['Date']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  to: Scalars['Date']['input'];
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountTeamBettingArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountTeamOverviewArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


/** The agent's account pages. They cover the agent's own downline only. */
export type AgentAccountTeamWatchArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
};

/** The agent's account pages, or why they are not available. */
export type AgentAccountResult = AgentAccount | Problem;

/** An application to become an agent. */
export type AgentApplication = {
  /** The member's answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Channel through which the member would find players. */
  channel: AgentApplicationChannel;
  /** When it was submitted. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was approved or rejected. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Expected players in the first months. */
  expectedPlayers: Scalars['Int']['output'];
  /** ID of the application. */
  id: Scalars['ID']['output'];
  /** Why the member wants to become an agent. */
  motivation: Scalars['String']['output'];
  /** The operator's question, if any. */
  question?: Maybe<Scalars['String']['output']>;
  /** Reason for the rejection. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State of the application. */
  state: AgentApplicationState;
};

/** Channel through which an agent finds players. */
export type AgentApplicationChannel =
  /** Groups and clubs. */
  | 'COMMUNITY'
  /** Anywhere else. */
  | 'OTHER'
  /** Social networks. */
  | 'SOCIAL'
  /** In person. */
  | 'STREET'
  /** A web site. */
  | 'WEBSITE';

/** An operator has decided about the account's agent application, or asked a question. */
export type AgentApplicationDecided = PublishedEvent & {
  /** State of the application. */
  applicationState: AgentApplicationState;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** Result of a change to an application. */
export type AgentApplicationResult = AgentApplicationSuccess | InvalidInput | Problem;

/** States of an application. */
export type AgentApplicationState =
  /** Waits for an operator. */
  | 'APPLIED'
  /** The member is an agent. */
  | 'APPROVED'
  /** An operator has asked a question. */
  | 'NEEDS_INFO'
  /** Rejected; the member may apply again. */
  | 'REJECTED';

/** The application was submitted or updated. */
export type AgentApplicationSuccess = {
  /** The application. */
  application: AgentApplication;
};

/** A payment for a period. */
export type AgentBill = {
  /** Amount paid by this revision. */
  amount: Money;
  /** The payee's objection; null without one. */
  dispute?: Maybe<Scalars['String']['output']>;
  /** Number of the bill. */
  id: Scalars['ID']['output'];
  /** Kind of the bill. */
  kind: AgentBillKind;
  /** The formula, line by line. */
  lines: Array<BillLine>;
  /** When it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of the payee. */
  payee: Scalars['String']['output'];
  /** Username of the payer; null for the house. */
  payer?: Maybe<Scalars['String']['output']>;
  /** Start of the period. */
  periodFrom: Scalars['DateTime']['output'];
  /** End of the period. */
  periodTo: Scalars['DateTime']['output'];
  /** 1 for the first count; a recount is a further revision, which pays the difference. */
  revision: Scalars['Int']['output'];
  /** State of the bill. */
  state: AgentBillState;
};

/** Kinds of bills. */
export type AgentBillKind =
  /** Daily salary. */
  | 'DAILY_SALARY'
  /** Dividend. */
  | 'DIVIDEND'
  /** Hourly salary. */
  | 'HOURLY_SALARY'
  /** Real-time salary. */
  | 'REALTIME_SALARY'
  /** Daily rebate differentials, from the house. */
  | 'REBATE'
  /** Differentials of prize series on a day's lottery bets, from the house. */
  | 'SERIES';

/** A bill of a contract or of rebates was paid to the account. */
export type AgentBillPaid = PublishedEvent & {
  /** Amount paid. */
  amount: Money;
  /** ID of the bill. */
  billId: Scalars['ID']['output'];
  /** Kind of the bill. */
  billKind: AgentBillKind;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** States of a bill. */
export type AgentBillState =
  /** Waiting to be collected. */
  | 'AWAITING_COLLECTION'
  /** About to be paid. */
  | 'DUE'
  /** The upline's balance is too low; paid as soon as it suffices. */
  | 'INSUFFICIENT'
  /** A condition of the contract was not met. */
  | 'NOT_REACHED'
  /** Paid. */
  | 'PAID'
  /** Not paid: the payee's account is closed, or the payer's is, without money for it. */
  | 'UNPAYABLE'
  /** A recount came to less; nothing is reclaimed. */
  | 'WAIVED';

/** Filters of the agent's bills. */
export type AgentBillsFileInput = {
  /** Include only contracts of this kind. */
  contractKind?: InputMaybe<AgentContractKind>;
  /** First day. */
  from: Scalars['Date']['input'];
  /** Last day. */
  to: Scalars['Date']['input'];
};

/** A version of a contract. Its terms never change. */
export type AgentContract = {
  /** When it was accepted or rejected. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Contracts of downlines that end with it, if an offer to the agent is accepted or an active contract ends. */
  ending: Array<EndingContract>;
  /** When the offer expires without an answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID of the version. */
  id: Scalars['ID']['output'];
  /** Kind of the contract. */
  kind: AgentContractKind;
  /** Version number of the kind for this payee. */
  number: Scalars['Int']['output'];
  /** When it was offered. */
  offeredAt: Scalars['DateTime']['output'];
  /** Username of the payee. */
  payee: Scalars['String']['output'];
  /** Username of the account that made the offer and pays. */
  payer: Scalars['String']['output'];
  /** State of the version. */
  state: ContractState;
  /** The terms. */
  terms: ContractTerms;
  /** SHA-256 of the terms and both accounts. */
  termsHash: Scalars['String']['output'];
  /** Start of its first period. */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** End of its last period; null while it has none. */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A contract on either side of the account was offered, answered or ended, or its offer expired. */
export type AgentContractChanged = PublishedEvent & {
  /** ID of the contract's version. */
  contractId: Scalars['ID']['output'];
  /** Kind of the contract. */
  contractKind: AgentContractKind;
  /** State of the contract; once its end is agreed, the reason for the end. */
  contractState: ContractState;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Offers and requests of this kind that await the account's answer; null on older platforms. */
  waitingCount?: Maybe<Scalars['Int']['output']>;
};

/** Kinds of contracts. */
export type AgentContractKind =
  /** A share of the team's valid bets, every day. */
  | 'DAILY_SALARY'
  /** A share of the house's profit with the team, which the agent collects. */
  | 'DIVIDEND'
  /** A share of the team's valid bets, every hour. */
  | 'HOURLY_SALARY'
  /** A share of the team's valid bets, every five minutes. */
  | 'REALTIME_SALARY';

/** A contract request on either side of the account was made, answered or withdrawn, or has expired. */
export type AgentContractRequestChanged = PublishedEvent & {
  /** Kind of the contract. */
  contractKind: AgentContractKind;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** ID of the request. */
  requestId: Scalars['ID']['output'];
  /** State of the request. */
  requestState: ContractRequestState;
  /** Offers and requests of this kind that await the account's answer; null on older platforms. */
  waitingCount?: Maybe<Scalars['Int']['output']>;
};

/** Contracts of a kind on one side, and their bills. */
export type AgentContracts = {
  /** Bills of the contracts, latest period first. */
  bills: Array<AgentBill>;
  /** The contracts: open offers, then active ones, then the rest. */
  contracts: Array<AgentContract>;
  /** Kind of the contracts. */
  kind: AgentContractKind;
  /** The highest rate that the agent may offer, in basis points; 0 for none. */
  offerLimitBasisPoints: Scalars['Int']['output'];
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Requests for contracts on the same side, open ones first. */
  requests: Array<ContractRequest>;
  /** Number of bills. */
  totalCount: Scalars['Int']['output'];
  /** Bills on the same side that wait until the payer's money covers them; null without any. */
  uncovered?: Maybe<UncoveredBills>;
};

/** Result of `contracts`. */
export type AgentContractsResult = AgentContracts | Problem;

/** Income and expenses of an agent from bills over a range. */
export type AgentIncome = {
  /** Paid bills, latest period first. */
  bills: Array<AgentBill>;
  /** Received and paid amounts by day, oldest first; days without payments are left out. */
  days: Array<IncomeDay>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Paid by the agent. */
  paid: Money;
  /** Paid to the agent. */
  received: Money;
  /** Received and paid amounts by kind of bill. */
  sources: Array<IncomeSource>;
  /** Number of bills. */
  totalCount: Scalars['Int']['output'];
};

/** Result of `income`. */
export type AgentIncomeResult = AgentIncome | Problem;

/** Terms for approved applicants, and the latest application. */
export type AgentProgramme = {
  /** The latest application; null before the first. */
  application?: Maybe<AgentApplication>;
  /** Rebate of an approved applicant, in basis points; limited by the upline's own. */
  rebateBasisPoints: Scalars['Int']['output'];
};

/** An announcement. */
export type Announcement = {
  /** Text. */
  content: Scalars['Html']['output'];
  /** ID of the announcement. */
  id: Scalars['ID']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Title of the announcement. */
  title: Scalars['String']['output'];
};

/** Kinds of announcements. */
export type AnnouncementKind =
  /** News of games. */
  | 'GAME'
  /** Notices for players. */
  | 'NOTICE'
  /** Shown once per session on entering the site. */
  | 'POPUP';

/** A page of announcements. */
export type AnnouncementPage = {
  /** The announcements, newest first. */
  nodes: Array<Announcement>;
  /** Position of this page. */
  pageInfo: PageNumbers;
  /** Total number. */
  totalCount: Scalars['Int']['output'];
};

/** Input of `answerAgentApplication`. */
export type AnswerAgentApplicationInput = {
  /** The answer, at most 500 characters. */
  answer: Scalars['String']['input'];
};

/** Input of `answerContract`. */
export type AnswerContractInput = {
  /** Whether it is accepted. */
  accept: Scalars['Boolean']['input'];
  /** Usernames of downlines whose contracts the agent agrees to end. */
  ending?: Array<Scalars['String']['input']>;
  /** ID of the version. */
  id: Scalars['ID']['input'];
  /** The agent's payment password, required to accept a contract that ends others. */
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Hash of the terms that the agent was shown. */
  termsHash: Scalars['String']['input'];
};

/** Input of `answerWithdrawalQuestion`. */
export type AnswerWithdrawalQuestionInput = {
  /** The answer, at most 1,000 characters. */
  answer: Scalars['String']['input'];
  /** ID of the withdrawal. */
  id: Scalars['ID']['input'];
  /** IDs of pictures from `createUpload`. */
  proofs?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Scopes of API tokens. */
export type ApiScope =
  /** A scope that this version does not know. */
  | 'OTHER'
  /** Rounds, lottery tickets, and profit and loss. */
  | 'READ_BETS'
  /** Promotions, bonuses, missions, points, raffles and rank. */
  | 'READ_REWARDS'
  /** Totals, accounts and income of an agent's team. */
  | 'READ_TEAM'
  /** Balances, wallets and movements of money. */
  | 'READ_WALLET';

/** A personal API token. Its text is shown only when it is made. */
export type ApiToken = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID of the token. Not a secret. */
  id: Scalars['ID']['output'];
  /** Whether an operator of the brand made it. */
  isByOperator: Scalars['Boolean']['output'];
  /** When it was last used, to the minute; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name given by whoever made it. */
  name: Scalars['String']['output'];
  /** Scopes that the token may read besides the account's name, rank and masked contacts. */
  scopes: Array<ApiScope>;
};

/** Input of `applyAsAgent`. */
export type ApplyAsAgentInput = {
  /** Channel through which the member would find players. */
  channel: AgentApplicationChannel;
  /** Expected players in the first months, at most 100,000. */
  expectedPlayers: Scalars['Int']['input'];
  /** Motivation, at most 500 characters. */
  motivation: Scalars['String']['input'];
};

/** Input of `applyPromotion`. */
export type ApplyPromotionInput = {
  /** ID of the promotion. */
  promotionId: Scalars['ID']['input'];
  /** Remark, at most 140 characters. */
  remark?: Scalars['String']['input'];
  /** Pictures, at most 3, by the ids of `createUpload`. */
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of `applyPromotion`. */
export type ApplyPromotionResult = ApplyPromotionSuccess | InvalidInput | Problem;

/** The application is under review. */
export type ApplyPromotionSuccess = {
  /** The offer after the application. */
  offer: PromotionOffer;
};

/** Groups of callers. Each group includes only part of the one before it. */
export type Audience =
  /** A real account of an agent kind. */
  | 'AGENT'
  /** A real account, not a demo account. */
  | 'MEMBER'
  /** Anyone, with or without a session. */
  | 'PUBLIC'
  /** Anyone with a session, demo accounts included. */
  | 'SESSION';

/** An enabled authenticator app. */
export type Authenticator = {
  /** When it was added. */
  enabledAt: Scalars['DateTime']['output'];
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** Credentials that authorise a change of the authenticator. */
export type AuthenticatorProofInput = {
  /** Six-digit code of the authenticator, or a recovery code. */
  code: Scalars['String']['input'];
  /** Current password; empty if the account has none. */
  password: Scalars['String']['input'];
};

/** The account's balance has changed. */
export type BalanceChanged = PublishedEvent & {
  /** Available balance of the main part. */
  available: Money;
  /** Total of all parts of the wallet. Null while vendors hold part of it: query `viewer.wallet.balance`. */
  balance?: Maybe<Money>;
  /** Bonus money that is not cash yet. */
  bonus: Money;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Locked by pending withdrawals. */
  locked: Money;
};

/** A bank account, or an address on a network. */
export type BankCard = {
  /** Masked account number or address. */
  accountMasked: Scalars['String']['output'];
  /** Masked name of the holder; empty for an address. */
  accountName: Scalars['String']['output'];
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Code of the bank or network. */
  bankCode: Scalars['String']['output'];
  /** Name of the bank or network. */
  bankName: Scalars['String']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Whether it is the default for withdrawals. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether it is new and not usable yet, by the platform's clock. */
  isResting: Scalars['Boolean']['output'];
  /** Kind. */
  kind: BankKind;
  /** When it becomes usable. */
  usableAt: Scalars['DateTime']['output'];
};

/** Bank accounts and wallet addresses of a member. */
export type BankCards = {
  /** Hours before the next bank account can be used: fewer for the first, which is in the member's own name. */
  bankRestHours: Scalars['Int']['output'];
  /** The cards, the default one first. */
  cards: Array<BankCard>;
  /** Maximum number of cards of an account. */
  max: Scalars['Int']['output'];
  /** Masked name on the member's bank accounts; null until the member has entered a real name. */
  realName?: Maybe<Scalars['String']['output']>;
  /** Hours before a new card can be used. */
  restHours: Scalars['Int']['output'];
};

/** Result of a change to cards. */
export type BankCardsChangeResult = BankCardsChangeSuccess | Problem;

/** The cards were changed. */
export type BankCardsChangeSuccess = {
  /** The cards after the change; null if they cannot be read at the moment. */
  bankCards?: Maybe<BankCards>;
};

/** Kinds of destinations. */
export type BankKind =
  /** A bank account. */
  | 'BANK'
  /** An address on a network. */
  | 'CRYPTO'
  /** A kind that this version does not know. */
  | 'OTHER';

/** A picture with a headline at the top of a page. */
export type Banner = {
  /** ID of the banner. */
  id: Scalars['ID']['output'];
  /** Link target; null if it has none. */
  link?: Maybe<BannerLink>;
  /** The picture. */
  picture: Scalars['URL']['output'];
  /** Sentence below the headline. */
  text: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** Banners of one page group, in display order. */
export type BannerGroup = {
  /** Banners of the group, at least one. */
  banners: Array<Banner>;
  /** Name of the group, such as `w_home`. */
  name: Scalars['String']['output'];
};

/** Target of a banner. */
export type BannerLink = {
  /** Kind of target. */
  kind: BannerLinkKind;
  /** Target that opens the game if it has no game page; null for games that are launched. */
  launchTarget?: Maybe<LaunchTarget>;
  /** A URL, a promotion's ID or a game's ID, depending on `kind`. */
  target: Scalars['String']['output'];
};

/** Kinds of banner targets. */
export type BannerLinkKind =
  /** A game. */
  | 'GAME'
  /** A promotion. */
  | 'PROMOTION'
  /** A URL on this site or elsewhere. */
  | 'URL';

/** Input of `beginAuthenticatorSetup`. */
export type BeginAuthenticatorSetupInput = {
  /** Current password; empty if the account has none. */
  password: Scalars['String']['input'];
};

/** Result of `beginAuthenticatorSetup`. */
export type BeginAuthenticatorSetupResult = BeginAuthenticatorSetupSuccess | Problem;

/** Shared secret for the authenticator app. */
export type BeginAuthenticatorSetupSuccess = {
  /** `otpauth://` URL, for a QR code. */
  otpauthUrl: Scalars['String']['output'];
  /** Secret in base32, for manual entry. */
  secret: Scalars['String']['output'];
};

/** Input of `beginIdentityLink`. */
export type BeginIdentityLinkInput = {
  /** Current password; empty if the account has none. */
  password: Scalars['String']['input'];
  /** The identity provider. */
  provider: IdentityProvider;
};

/** Input of `beginIdentityProviderLogIn`. */
export type BeginIdentityProviderLogInInput = {
  /** Code of the inviting agent, in case an account is created. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** The identity provider. */
  provider: IdentityProvider;
  /** Code of the inviting member, in case an account is created. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `beginPasskeyRegistration`. */
export type BeginPasskeyRegistrationInput = {
  /** Current password; empty if the account has none. */
  password: Scalars['String']['input'];
};

/** A round. */
export type Bet = {
  /** When it was settled, or opened while it is open. */
  at: Scalars['DateTime']['output'];
  /** Balance right after the round; null while it is open. */
  balanceAfter?: Maybe<Money>;
  /** Category of the game. */
  category: GameCategory;
  /** ID of the game. */
  gameId: Scalars['ID']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** ID of the round, by which `bet` finds a settled one. It changes when the round is settled. */
  id: Scalars['ID']['output'];
  /** Payout so far. */
  payout: Money;
  /** Payout minus stake; null while the round is open. */
  profit?: Maybe<Money>;
  /** The vendor's id of the round. */
  roundNumber: Scalars['String']['output'];
  /** Stake. */
  stake: Money;
  /** Result. */
  status: BetStatus;
  /** Part of the stake that counts as turnover; null while the round is open. */
  turnover?: Maybe<Money>;
  /** Why it is less than the stake; null if all of it counts. */
  uncountedReason?: Maybe<UncountedReason>;
  /** Code of the vendor. */
  vendorId: Scalars['ID']['output'];
  /** Name of the vendor. */
  vendorName: Scalars['String']['output'];
};

/** A settled round with its proof. */
export type BetDetail = {
  /** The round. */
  bet: Bet;
  /** Proof that the result was not changed after the stake; null for rounds without one. */
  fairness?: Maybe<BetFairness>;
  /** Movements of the round, latest first. */
  movements: Array<Movement>;
};

/** Seeds of a round, and a page that recomputes it. */
export type BetFairness = {
  /** Client seed. */
  clientSeed: Scalars['String']['output'];
  /** Engine that played it. */
  engine: Scalars['String']['output'];
  /** Model of the game. */
  model: Scalars['String']['output'];
  /** Number of the round under this pair of seeds. */
  nonce: Scalars['Int']['output'];
  /** Server seed, revealed after the round. */
  serverSeed: Scalars['String']['output'];
  /** SHA-256 of the server seed, shown before the round. */
  serverSeedHash: Scalars['String']['output'];
  /** Page that recomputes the round from its seeds. */
  verifyUrl: Scalars['URL']['output'];
};

/** Result of a round, from the member's side. */
export type BetStatus =
  /** Paid exactly its stake. */
  | 'EVEN'
  /** Paid less than its stake. */
  | 'LOST'
  /** In progress; the payout is not known yet. */
  | 'OPEN'
  /** Paid more than its stake. */
  | 'WON';

/** Totals of rounds. */
export type BetTotals = {
  /** Payouts. */
  payout: Money;
  /** Payouts minus stakes. */
  profit: Money;
  /** Number of rounds. */
  rounds: Scalars['Int']['output'];
  /** Stakes that count as turnover. */
  turnover: Money;
  /** Stakes that do not. */
  uncounted: Money;
};

/** Filters of the betting record. */
export type BettingFileInput = {
  /** Include only games of these categories. */
  categories?: InputMaybe<Array<GameCategory>>;
  /** First day. */
  from: Scalars['Date']['input'];
  /** Include only this game. */
  gameId?: InputMaybe<Scalars['ID']['input']>;
  /** Include only rounds with this result; open rounds are never included. */
  status?: InputMaybe<BetStatus>;
  /** Last day. */
  to: Scalars['Date']['input'];
  /** Include only games of this vendor. */
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of rounds. */
export type BettingRecord = {
  /** The rounds. */
  nodes: Array<Bet>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of matching rounds in the range. */
  totalCount: Scalars['Int']['output'];
  /** Totals of all matching rounds in the range. */
  totals: BetTotals;
};

/** Result of `bettingRecord`. */
export type BettingRecordResult = BettingRecord | Problem;

/** A line of money. */
export type BillAmount = BillLine & {
  /** The amount. */
  amount: Money;
  /** Whether the contract's condition is met; null without one. */
  isMet?: Maybe<Scalars['Boolean']['output']>;
  /** Factor or result of the formula that the line shows. */
  item: BillItem;
  /** Amount required by the contract's condition; null without one. */
  neededAmount?: Maybe<Money>;
};

/** Result of a change to a bill. */
export type BillChangeResult = BillChangeSuccess | InvalidInput | Problem;

/** The bill is collected or disputed. */
export type BillChangeSuccess = {
  /** The bill; null on older platforms. */
  bill?: Maybe<AgentBill>;
};

/** A line with a number of members. */
export type BillCount = BillLine & {
  /** The count. */
  count: Scalars['Int']['output'];
  /** Whether the contract's condition is met; null without one. */
  isMet?: Maybe<Scalars['Boolean']['output']>;
  /** Factor or result of the formula that the line shows. */
  item: BillItem;
  /** Count required by the contract's condition; null without one. */
  neededCount?: Maybe<Scalars['Int']['output']>;
};

/** Lines of formulas. */
export type BillItem =
  /** Active members of the team. */
  | 'ACTIVE_MEMBERS'
  /** Loss that lowers the profit of the next period. */
  | 'CARRIED_FORWARD'
  /** Loss of earlier periods, which lowers the profit. */
  | 'CARRIED_OVER'
  /** Valid bets as far as their products count, on which the rate is paid. */
  | 'COUNTED_BET'
  /** Profit of the house with the team. */
  | 'HOUSE_PROFIT'
  /** Largest bet of the period. */
  | 'LARGEST_BET'
  /** Net loss over valid bets, in basis points. */
  | 'LOSS_RATE'
  /** Share of the lines below, by their own rates. */
  | 'PASSED_ON'
  /** Profit that the dividend shares. */
  | 'PROFIT'
  /** Promotions, converted bonuses and converted points of the team, which lower the profit. */
  | 'PROMOTIONS'
  /** Rate, in basis points. */
  | 'RATE'
  /** Rebates and commissions paid to the team, which lower the profit. */
  | 'REBATES'
  /** Profit from which the rate applies. */
  | 'TIER'
  /** Total of the period. */
  | 'TOTAL'
  /** Valid bets of the team. */
  | 'VALID_BET'
  /** Net win over valid bets, in basis points. */
  | 'WIN_RATE';

/** A line of a bill's formula. */
export type BillLine = {
  /** Whether the contract's condition is met; null without one. */
  isMet?: Maybe<Scalars['Boolean']['output']>;
  /** Factor or result of the formula that the line shows. */
  item: BillItem;
};

/** A line with a rate. */
export type BillRate = BillLine & {
  /** The rate in basis points. */
  basisPoints: Scalars['Int']['output'];
  /** Whether the contract's condition is met; null without one. */
  isMet?: Maybe<Scalars['Boolean']['output']>;
  /** Factor or result of the formula that the line shows. */
  item: BillItem;
  /** Rate in basis points required by the contract's condition; null without one. */
  neededBasisPoints?: Maybe<Scalars['Int']['output']>;
};

/** Input of `bindContact`. */
export type BindContactInput = {
  /** Code sent to the contact. */
  code: Scalars['String']['input'];
  /** The contact. */
  contact: ContactInput;
  /** Proof of identity; omit if `contactProofs` is empty. A wrong one fails with `CONTACT_PROOF_FAILED`. */
  proof?: InputMaybe<ContactProofInput>;
};

/** Result of `bindContact`. */
export type BindContactResult = BindContactSuccess | InvalidInput | Problem;

/** The contact is bound. */
export type BindContactSuccess = {
  /** The contact, masked. */
  contact: Scalars['String']['output'];
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** A bonus with the terms under which it was claimed. */
export type Bonus = {
  /** Products whose stakes do not count in full. */
  contributions: Array<BonusContribution>;
  /** Amount converted to cash at its end. */
  converted?: Maybe<Money>;
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Amount that was granted. */
  granted: Money;
  /** When it was claimed. */
  grantedAt: Scalars['DateTime']['output'];
  /** ID of the bonus. */
  id: Scalars['ID']['output'];
  /** Bonus money that was lost at its end. */
  lost?: Maybe<Money>;
  /** Largest single stake while it is active. */
  maxStake: Money;
  /** Promotion that gave it. */
  promotionId: Scalars['ID']['output'];
  /** Turnover that is left. */
  remaining: Money;
  /** Turnover required to convert it to cash. */
  required: Money;
  /** State. */
  state: BonusState;
  /** Terms when it was claimed. */
  terms: Scalars['Html']['output'];
  /** Title of the promotion when it was claimed. */
  title: Scalars['String']['output'];
  /** Turnover so far. */
  wagered: Money;
};

/** Bonus money of an account. Cash is staked first, then the bonus; winnings are returned in the same shares. */
export type BonusAccount = {
  /** Current bonus money. */
  balance: Money;
  /** Cash, which is kept when the bonus is forfeited. */
  cash: Money;
  /** Free rounds: those that can be played first, then the latest that have ended. */
  freeRounds: Array<FreeRounds>;
  /** Rounds that hold bonus money, which must end before the bonus. */
  openRounds: Scalars['Int']['output'];
  /** Bonuses that have ended, latest first. */
  past: Array<Bonus>;
  /** The active bonus. */
  running?: Maybe<Bonus>;
};

/** Share of a product's stakes that counts towards a bonus. */
export type BonusContribution = {
  /** Share of the stake, in basis points. */
  basisPoints: Scalars['Int']['output'];
  /** Game category. */
  product: GameCategory;
};

/** A bonus has ended. */
export type BonusEnded = PublishedEvent & {
  /** Bonus money that became cash, or was lost. */
  amount: Money;
  /** The bonus. */
  bonusId: Scalars['ID']['output'];
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** How it ended. */
  outcome: BonusState;
};

/** A page of bonuses and rewards. */
export type BonusRecord = {
  /** Bonus money converted to cash; part of `paid`. */
  converted: Money;
  /** Bonus money forfeited. */
  forfeited: Money;
  /** Granted as bonus money. */
  granted: Money;
  /** The movements. */
  nodes: Array<Movement>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Paid to the main balance. */
  paid: Money;
  /** Number of movements in the range. */
  totalCount: Scalars['Int']['output'];
};

/** Result of `bonusRecord`. */
export type BonusRecordResult = BonusRecord | Problem;

/** State of a bonus. */
export type BonusState =
  /** Active. */
  | 'ACTIVE'
  /** Completed and converted to cash. */
  | 'CONVERTED'
  /** Expired; a round still holds some of it. */
  | 'ENDING'
  /** Expired. */
  | 'EXPIRED'
  /** Forfeited by the member. */
  | 'FORFEITED'
  /** A state that this version does not know. */
  | 'OTHER'
  /** Used up by play. */
  | 'SPENT';

/** Input of `buyRaffleTickets`. */
export type BuyRaffleTicketsInput = {
  /** The raffle. */
  raffleId: Scalars['ID']['input'];
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
  /** Number of tickets. */
  tickets: Scalars['Int']['input'];
};

/** Result of `buyRaffleTickets`. */
export type BuyRaffleTicketsResult = BuyRaffleTicketsSuccess | InvalidInput | Problem;

/** The tickets were bought. */
export type BuyRaffleTicketsSuccess = {
  /** The bought tickets. */
  bought: RaffleTickets;
  /** The raffle after the purchase; null if it cannot be read at the moment. */
  raffle?: Maybe<Raffle>;
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `cancelDeposit`. */
export type CancelDepositInput = {
  /** ID of the deposit. */
  id: Scalars['ID']['input'];
};

/** Input of `cancelLotteryTicket`. */
export type CancelLotteryTicketInput = {
  /** ID of the ticket. */
  id: Scalars['ID']['input'];
};

/** Input of `cancelWithdrawal`. */
export type CancelWithdrawalInput = {
  /** ID of the withdrawal. */
  id: Scalars['ID']['input'];
};

/** A captcha picture. */
export type Captcha = {
  /** ID to send with the answer. */
  id: Scalars['ID']['output'];
  /** The picture as a data URL of a PNG. */
  image: Scalars['String']['output'];
};

/** Captcha answer. */
export type CaptchaInput = {
  /** ID of the captcha. */
  id: Scalars['ID']['input'];
  /** The characters; case is ignored. */
  text: Scalars['String']['input'];
};

/** The log-in failed, and the next attempt must include a captcha. */
export type CaptchaRequired = UserError & {
  /** `LOGIN_FAILED`, or `CAPTCHA_FAILED` if the captcha was missing or wrong. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
};

/** Result of marking or deleting messages. */
export type ChangeMessagesResult = ChangeMessagesSuccess | Problem;

/** The messages were changed. */
export type ChangeMessagesSuccess = {
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** The new password again. */
  confirmNewPassword: Scalars['String']['input'];
  /** The new password. Must follow the brand's password rule and differ from the username and the current password. */
  newPassword: Scalars['String']['input'];
  /**
   * The current password. A wrong one fails with `LOGIN_FAILED`, and after five with `LOGIN_LOCKED`. May be empty within 15
   * minutes of a log-in with a `passwordChangeReason`. Empty for an account without a password, which can set its first one
   * within 15 minutes of a log-in and fails with `LOGIN_NOT_RECENT` later.
   */
  oldPassword: Scalars['String']['input'];
};

/** Result of `changePassword`. */
export type ChangePasswordResult = ChangePasswordSuccess | InvalidInput | Problem;

/** The password was changed. */
export type ChangePasswordSuccess = {
  /** Number of other sessions that were ended. */
  endedSessions: Scalars['Int']['output'];
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `changePaymentPassword`. */
export type ChangePaymentPasswordInput = {
  /** New payment password again. */
  confirmPaymentPassword: Scalars['String']['input'];
  /** Current payment password. */
  oldPaymentPassword: Scalars['String']['input'];
  /** New payment password. */
  paymentPassword: Scalars['String']['input'];
};

/** The chat for one account. */
export type Chat = {
  /** Page of an external chat system; null for the brand's own rooms. */
  external?: Maybe<ExternalChat>;
  /** Names of muted players. */
  mutedNames: Array<Scalars['String']['output']>;
  /** Generated name that others see; null before a room is opened. */
  name?: Maybe<Scalars['String']['output']>;
  /** End of the restriction; null for none. */
  restrictedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why the account may not read or write; null if it may do both. */
  restriction?: Maybe<ChatRestriction>;
  /** A room; null for an unknown one. */
  room?: Maybe<ChatRoom>;
  /** Rooms in the language of the request, and the VIP room. */
  rooms: Array<ChatRoom>;
  /** Unread messages in all rooms that the account has opened. */
  unreadCount: Scalars['Int']['output'];
};


/** The chat for one account. */
export type ChatExternalArgs = {
  headerColor?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** The chat for one account. */
export type ChatRoomArgs = {
  id: Scalars['ID']['input'];
};

/** A chat message. */
export type ChatMessage = {
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** ID of the message. Later ones have higher numbers. */
  id: Scalars['ID']['output'];
  /** Whether a simulated player wrote it. */
  isProgram: Scalars['Boolean']['output'];
  /** Whether a moderator removed it. */
  isRemoved: Scalars['Boolean']['output'];
  /** Generated name of the writer. */
  name: Scalars['String']['output'];
  /** Text without markup; empty if it was removed. */
  text: Scalars['String']['output'];
};

/** Messages of a chat room. */
export type ChatMessageConnection = {
  /** The messages, latest first. */
  edges: Array<ChatMessageEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of messages; null if the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A chat message in a list. */
export type ChatMessageEdge = {
  /** The message. */
  node: ChatMessage;
};

/** A message in a followed chat room. */
export type ChatMessagePosted = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The message. */
  message: ChatMessage;
  /** The room. */
  roomId: Scalars['ID']['output'];
};

/** A moderator has removed a message in a followed chat room. */
export type ChatMessageRemoved = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The message. */
  messageId: Scalars['ID']['output'];
  /** The room. */
  roomId: Scalars['ID']['output'];
};

/** A moderator has muted or unmuted the account in the chat. */
export type ChatMuteChanged = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** End of the mute; null if it may write again. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Why a message is reported. */
export type ChatReportReason =
  /** Requests or reveals contact data. */
  | 'CONTACT'
  /** Attempted fraud. */
  | 'FRAUD'
  /** Insult or threat. */
  | 'INSULT'
  /** Something else. */
  | 'OTHER'
  /** Advertising or repetition. */
  | 'SPAM';

/** Why an account may not read or write in the chat. */
export type ChatRestriction =
  /** Demo accounts are excluded. */
  | 'DEMO'
  /** A self-exclusion is active. */
  | 'EXCLUDED'
  /** A moderator has muted the account, which may still read. */
  | 'MUTED'
  /** A reason that this version does not know. */
  | 'OTHER'
  /** The room is for higher ranks. */
  | 'RANK'
  /** A time-out is active. */
  | 'TIME_OUT';

/** A chat room. */
export type ChatRoom = {
  /** ID of the room. */
  id: Scalars['ID']['output'];
  /** Whether the account has opened it before. Unread messages are counted only then. */
  isJoined: Scalars['Boolean']['output'];
  /** Kind of the room. */
  kind: ChatRoomKind;
  /** Messages, latest first; null if the account may not read them. */
  messages?: Maybe<ChatMessageConnection>;
  /** Why the account may not read it; null if it may. */
  restriction?: Maybe<ChatRestriction>;
  /** Seconds between two messages of one account; 0 for no limit. */
  slowSeconds: Scalars['Int']['output'];
  /** Unread messages, at most 100. */
  unreadCount: Scalars['Int']['output'];
};


/** A chat room. */
export type ChatRoomMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The settings of a followed chat room have changed. */
export type ChatRoomChanged = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** False once it is closed. */
  isOpen: Scalars['Boolean']['output'];
  /** The room. */
  roomId: Scalars['ID']['output'];
  /** Seconds between two messages of one account; 0 for no limit. */
  slowSeconds: Scalars['Int']['output'];
};

/** Kind of a chat room. */
export type ChatRoomKind =
  /** General topics. */
  | 'GENERAL'
  /** Lotteries. */
  | 'LOTTERY'
  /** A kind that this version does not know. */
  | 'OTHER'
  /** For high ranks. */
  | 'VIP';

/** The account has read a chat room, possibly in another session. */
export type ChatRoomRead = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The room. */
  roomId: Scalars['ID']['output'];
  /** Number of unread messages. */
  unreadCount: Scalars['Int']['output'];
};

/** Input of `claimMission`. */
export type ClaimMissionInput = {
  /** ID of the mission and the period. */
  id: Scalars['ID']['input'];
};

/** Result of `claimMission`. */
export type ClaimMissionResult = ClaimMissionSuccess | Problem;

/** The reward was paid, now or earlier. */
export type ClaimMissionSuccess = {
  /** The mission. */
  mission: Mission;
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** Input of `claimPromotion`. */
export type ClaimPromotionInput = {
  /** ID of the promotion. */
  promotionId: Scalars['ID']['input'];
};

/** Result of `claimPromotion`. */
export type ClaimPromotionResult = ClaimPromotionSuccess | Problem;

/** The offer was paid, now or earlier. */
export type ClaimPromotionSuccess = {
  /** The offer after the claim. */
  offer: PromotionOffer;
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** Input of `claimRafflePrize`. */
export type ClaimRafflePrizeInput = {
  /** ID of raffle and place. */
  id: Scalars['ID']['input'];
};

/** Result of `claimRafflePrize`. */
export type ClaimRafflePrizeResult = ClaimRafflePrizeSuccess | Problem;

/** The prize was paid, now or earlier. */
export type ClaimRafflePrizeSuccess = {
  /** Cash; null for none. */
  amount?: Maybe<Money>;
  /** Points; null for none. */
  points?: Maybe<Scalars['Decimal']['output']>;
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** Input of `claimRebate`. */
export type ClaimRebateInput = {
  /** Monday of the week. */
  week: Scalars['Date']['input'];
};

/** Result of `claimRebate`. */
export type ClaimRebateResult = ClaimRebateSuccess | Problem;

/** The rebate was paid, now or earlier. */
export type ClaimRebateSuccess = {
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
  /** The week. */
  week: RebateWeek;
};

/** First step: nothing has changed yet. */
export type CloseAccountConfirmation = {
  /** The balance to be paid out. */
  balance: Money;
  /** Confirmation for the second step, valid for 15 minutes. */
  confirmation: Scalars['String']['output'];
  /** Unplayed deposits in it, which a person returns to their source. */
  unplayed: Money;
};

/** Input of `closeAccount`. */
export type CloseAccountInput = {
  /** Confirmation from the first step; omit it there. */
  confirmation?: InputMaybe<Scalars['String']['input']>;
  /** For the first step: the password, or a method of `StepUpRequired` for an account without one. */
  stepUp?: InputMaybe<StepUpInput>;
};

/** Result of a step of closing the account. */
export type CloseAccountResult = CloseAccountConfirmation | CloseAccountSuccess | Problem | StepUpRequired;

/** The account is closed and the caller logged out, or it is being closed until its money has left. */
export type CloseAccountSuccess = {
  /** The amount being paid out. */
  paidOut: Money;
  /** `CLOSING` while money is on its way out, otherwise `CLOSED`. */
  standing: AccountStanding;
  /** The account after the change; null once it is closed. */
  viewer?: Maybe<Viewer>;
};

/** Input of `closeServiceCase`. */
export type CloseServiceCaseInput = {
  /** Number of the case. */
  id: Scalars['ID']['input'];
};

/** Something that is open when an account is closed. */
export type ClosingMatter = {
  /** Amount; null where there is none. */
  amount?: Maybe<Money>;
  /** Number of accounts, links, contracts or bills; null where there is none. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Kind of the matter. */
  kind: ClosingMatterKind;
  /** Title of the case, or username of the agent; null where there is none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Reference of the withdrawal or case; null where there is none. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** Kinds of open matters. */
export type ClosingMatterKind =
  /** Open bills to downlines, which are paid before the balance is. */
  | 'BILLS'
  /** A running bonus, which is given up. */
  | 'BONUS'
  /** A case with customer service. */
  | 'CASE'
  /** Contracts with the upline and downlines, which end after their current period. */
  | 'CONTRACTS'
  /** Accounts directly below an agent, which are handed over to the agent of `name`; null if nobody above is open. */
  | 'DOWNLINE'
  /** Registration links and codes, which stop inviting. */
  | 'INVITATIONS'
  /** A matter that this version does not know. */
  | 'OTHER'
  /** A payout that was sent, and whose receipt is not confirmed or is complained about. */
  | 'PAYOUT_UNCONFIRMED';

/** Something that must end before an account can be closed. */
export type ClosingObstacle = {
  /** Stake or amount; null where there is none. */
  amount?: Maybe<Money>;
  /** Kind of the obstacle. */
  kind: ClosingObstacleKind;
  /** Name of the game, lottery or vendor; null where there is none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Reference of the game, ticket, deposit or withdrawal; null where there is none. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** Kinds of obstacles. */
export type ClosingObstacleKind =
  /** There is a balance, and no card to pay it out to. */
  | 'CARD_MISSING'
  /** The card is too new to be paid out to. */
  | 'CARD_RESTING'
  /** A deposit under way; pay or cancel it. */
  | 'DEPOSIT'
  /** A lottery ticket that waits for its draw. */
  | 'LOTTERY_TICKET'
  /** An obstacle that this version does not know. */
  | 'OTHER'
  /** An unfinished round; finish it in its game. */
  | 'ROUND'
  /** A transfer with a vendor's wallet whose outcome is unknown. */
  | 'TRANSFER'
  /** Money in a vendor's wallet that did not come back. */
  | 'VENDOR_MONEY'
  /** A withdrawal that is not paid out yet. */
  | 'WITHDRAWAL';

/** A payout that closing an account would request. */
export type ClosingPayout = {
  /** Masked account number or address. */
  accountMasked: Scalars['String']['output'];
  /** Amount of the payout. */
  amount: Money;
  /** Name of the bank or network. */
  bankName: Scalars['String']['output'];
  /** Minutes that the bank or network usually takes. */
  expectedMinutes: Scalars['Int']['output'];
  /** Whether a person is certain to review it before it is sent. Others may be reviewed too. */
  isReviewed: Scalars['Boolean']['output'];
};

/** Result of `requestClosingPayout`. */
export type ClosingPayoutResult = ClosingPayoutSuccess | Problem | StepUpRequired;

/** The payout was requested. */
export type ClosingPayoutSuccess = {
  /** The account after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** How a code is sent. */
export type CodeChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'SMS';

/** A verified contact of the account. */
export type CodeContact = {
  /** Channel. */
  channel: CodeChannel;
  /** Masked number or address. */
  hint: Scalars['String']['output'];
};

/** Purpose of a code. It is valid for this purpose only. */
export type CodePurpose =
  /** Logging in. */
  | 'LOG_IN'
  /** Password reset. */
  | 'PASSWORD_RESET'
  /** Confirming the number with the phone verification service; see `confirmPhone`. */
  | 'PHONE_CONFIRMATION'
  /** Registration. */
  | 'REGISTER';

/** Input of `collectBill`. */
export type CollectBillInput = {
  /** ID of the bill. */
  id: Scalars['ID']['input'];
};

/** Input of `collectVendorBalances`. */
export type CollectVendorBalancesInput = {
  /** The vendor; defaults to all. */
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `collectVendorBalances`. */
export type CollectVendorBalancesResult = CollectVendorBalancesSuccess | Problem;

/** All available balances were moved to the main part. */
export type CollectVendorBalancesSuccess = {
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** Input of `confirmAuthenticatorSetup`. */
export type ConfirmAuthenticatorSetupInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
};

/** Input of `confirmLimitIncrease`. */
export type ConfirmLimitIncreaseInput = {
  /** ID of the waiting limit. */
  id: Scalars['ID']['input'];
};

/** Input of `confirmPhone`. */
export type ConfirmPhoneInput = {
  /** Code sent for `PHONE_CONFIRMATION`. */
  code: Scalars['String']['input'];
  /** The number. */
  phone: PhoneInput;
};

/** Result of `confirmPhone`. */
export type ConfirmPhoneResult = ConfirmPhoneSuccess | InvalidInput | Problem;

/** The number was confirmed. */
export type ConfirmPhoneSuccess = {
  /** Token that forms accept instead of a code. Expires after 10 minutes. */
  phoneToken: Scalars['String']['output'];
};

/** Input of `confirmWithdrawalReceipt`. */
export type ConfirmWithdrawalReceiptInput = {
  /** ID of the withdrawal. */
  id: Scalars['ID']['input'];
  /** How much has arrived. */
  outcome: WithdrawalReceipt;
  /** IDs of pictures from `createUpload`; at least one for `NOT_RECEIVED`. */
  proofs?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The received part; only for `PARTLY_RECEIVED`. */
  receivedAmount?: InputMaybe<Scalars['Amount']['input']>;
};

/** A contact. */
export type ContactInput =
  /** An e-mail address. */
  { email: Scalars['String']['input']; phone?: never; }
  |  /** A mobile number. */
  { email?: never; phone: PhoneInput; };

/** A proof of identity. */
export type ContactProof = {
  /** Masked recipient of the code; null if none is sent. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Kind of proof. */
  kind: ContactProofKind;
};

/** Proof for `bindContact`. */
export type ContactProofInput = {
  /** The code or the password. */
  answer: Scalars['String']['input'];
  /** Kind of proof, from `contactProofs`. */
  kind: ContactProofKind;
};

/** Kinds of proof for a change of contacts. */
export type ContactProofKind =
  /** Code of the authenticator app, or a recovery code. */
  | 'AUTHENTICATOR_CODE'
  /** A code sent to the bound e-mail address. */
  | 'EMAIL_CODE'
  /** Current password. */
  | 'PASSWORD'
  /** A code sent to the bound mobile number. */
  | 'PHONE_CODE';

/** Result of a change to a contract. */
export type ContractChangeResult = ContractChangeSuccess | InvalidInput | Problem;

/** The contract was offered, answered or ended. */
export type ContractChangeSuccess = {
  /** The contract; null on older platforms. */
  contract?: Maybe<AgentContract>;
  /** The viewer, whose lists of contracts have changed; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Periods of dividends. Salaries have their own. */
export type ContractPeriod =
  /** A day. */
  | 'D'
  /** The 1st to the 15th, and the rest of the month. */
  | 'H'
  /** A month. */
  | 'M'
  /** A week from Monday. */
  | 'W';

/** A request for a contract to the upline. */
export type ContractRequest = {
  /** When it was answered or withdrawn. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it expires without an answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID of the request. */
  id: Scalars['ID']['output'];
  /** Kind of the contract. */
  kind: AgentContractKind;
  /** Note of the account; empty for none. */
  note: Scalars['String']['output'];
  /** Username of the requesting account. */
  payee: Scalars['String']['output'];
  /** Username of the upline. */
  payer: Scalars['String']['output'];
  /** Reason for declining. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  requestedAt: Scalars['DateTime']['output'];
  /** State of the request. */
  state: ContractRequestState;
  /** The requested terms. */
  terms: ContractTerms;
};

/** Result of a change to a request for a contract. */
export type ContractRequestChangeResult = ContractRequestChangeSuccess | InvalidInput | Problem;

/** The request was made, declined or withdrawn. */
export type ContractRequestChangeSuccess = {
  /** The request; null on older platforms. */
  request?: Maybe<ContractRequest>;
  /** The viewer, whose lists of requests have changed; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** States of a request for a contract. */
export type ContractRequestState =
  /** Declined. */
  | 'DECLINED'
  /** Not answered in time. */
  | 'EXPIRED'
  /** Answered with an offer. */
  | 'OFFERED'
  /** Waits for the upline. */
  | 'REQUESTED'
  /** Withdrawn. */
  | 'WITHDRAWN';

/** Sides of a contract. */
export type ContractSide =
  /** The agent pays. */
  | 'PAID'
  /** The agent is paid. */
  | 'RECEIVED';

/** Simulated payments of a contract. */
export type ContractSimulation = {
  /** Paid by the agent through contracts of the kind, including this one. */
  paid: Money;
  /** Completed periods, latest first. */
  periods: Array<SimulatedPeriod>;
  /** Received by the agent through contracts of the kind, including this one. */
  received: Money;
  /** Paid by the contract over all periods. */
  total: Money;
};

/** Result of `contractSimulation`. */
export type ContractSimulationResult = ContractSimulation | Problem;

/** States of a contract version. */
export type ContractState =
  /** Accepted; it pays from its first period. */
  | 'ACCEPTED'
  /** Accepted and ended; its last period, which ends at `validUntil`, is still paid. */
  | 'ENDING'
  /** Not answered in time. */
  | 'EXPIRED'
  /** Waits for an answer. */
  | 'OFFERED'
  /** Rejected. */
  | 'REJECTED'
  /** Replaced by a newer version. */
  | 'SUPERSEDED'
  /** Ended by one side. */
  | 'TERMINATED';

/** Terms of a contract. Null conditions do not apply. */
export type ContractTerms = {
  /** Valid bets of a period that make a member active; null if any round does. */
  activeMemberBet?: Maybe<Money>;
  /** Rate in basis points: of the house's profit for dividends, of valid bets for salaries. */
  basisPoints: Scalars['Int']['output'];
  /** Products of which only a part of the valid bets counts for the salary. */
  countedProducts: Array<CountedProduct>;
  /** Whether promotions, converted bonuses and converted points of the team lower the profit that a dividend shares. */
  isNetOfPromotions: Scalars['Boolean']['output'];
  /** Whether rebates and commissions paid to the team lower the profit that a dividend shares. */
  isNetOfRebates: Scalars['Boolean']['output'];
  /** How long a loss of the house lowers later profits; null if it does not. */
  lossCarryOver?: Maybe<LossCarryOver>;
  /** Highest net loss of the team over its valid bets for which the contract pays, in basis points. */
  maximumLossBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Largest bet of a period for which the contract pays. */
  maximumSingleBet?: Maybe<Money>;
  /** Highest net win of the team over its valid bets for which the contract pays, in basis points. */
  maximumWinBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Minimum number of active members of the team in a period. */
  minimumActiveMembers?: Maybe<Scalars['Int']['output']>;
  /** Minimum profit of the house with the team in a period. */
  minimumHouseProfit?: Maybe<Money>;
  /** Minimum valid bets of the team in a period. */
  minimumValidBet?: Maybe<Money>;
  /** Period of a dividend. */
  period: ContractPeriod;
  /** Higher rates of a dividend, ascending. Below the first one, `basisPoints` applies. */
  tiers: Array<DividendTier>;
};

/** Terms of a contract. Omitted conditions do not apply. */
export type ContractTermsInput = {
  /** Dividends: valid bets of a period that make a member active; null if any round does. */
  activeMemberBet?: InputMaybe<Scalars['Amount']['input']>;
  /** Rate, in basis points. */
  basisPoints: Scalars['Int']['input'];
  /** Dividends: whether promotions, converted bonuses and converted points of the team lower the profit. */
  isNetOfPromotions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Dividends: whether rebates and commissions paid to the team lower the profit. */
  isNetOfRebates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Dividends: how long a loss of the house lowers later profits; null if it does not. */
  lossCarryOver?: InputMaybe<LossCarryOver>;
  /** Highest net loss of the team over its valid bets for which the contract pays, in basis points. */
  maximumLossBasisPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Largest bet of a period for which the contract pays. */
  maximumSingleBet?: InputMaybe<Scalars['Amount']['input']>;
  /** Highest net win of the team over its valid bets for which the contract pays, in basis points. */
  maximumWinBasisPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of active members of the team in a period. */
  minimumActiveMembers?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum profit of the house with the team in a period. */
  minimumHouseProfit?: InputMaybe<Scalars['Amount']['input']>;
  /** Minimum valid bets of the team in a period. */
  minimumValidBet?: InputMaybe<Scalars['Amount']['input']>;
  /** Period of a dividend; salaries ignore it. */
  period?: ContractPeriod;
  /** Dividends: higher rates, ascending by profit, at most four. */
  tiers?: InputMaybe<Array<DividendTierInput>>;
};

/** Input of `convertPoints`. */
export type ConvertPointsInput = {
  /** The payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Whole points. */
  points: Scalars['Decimal']['input'];
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
};

/** A product of which a part of the valid bets counts for agents' pay. */
export type CountedProduct = {
  /** Share of the valid bets that counts, in basis points. */
  basisPoints: Scalars['Int']['output'];
  /** The product. */
  category: GameCategory;
};

/** A country and its dialling code. */
export type Country = {
  /** ISO 3166-1 alpha-2 code. */
  code: Scalars['String']['output'];
  /** Dialling code without plus sign, such as `84`. */
  diallingCode: Scalars['String']['output'];
  /** Round picture of its flag. */
  flag: Scalars['URL']['output'];
  /** Name in its own language. */
  name: Scalars['String']['output'];
};

/** Input of `createApiToken`. */
export type CreateApiTokenInput = {
  /** Days until it ends, at most 365. */
  days: Scalars['Int']['input'];
  /** Name of the program or the use, at most 40 characters. */
  name: Scalars['String']['input'];
  /** Current password; empty if the account has none. */
  password: Scalars['String']['input'];
  /** Scopes that the token may read; at least one, and not `OTHER`. */
  scopes: Array<ApiScope>;
};

/** Result of `createApiToken`. */
export type CreateApiTokenResult = CreateApiTokenSuccess | InvalidInput | Problem;

/** The token was made. */
export type CreateApiTokenSuccess = {
  /** The account's tokens; null if they cannot be read at the moment. */
  apiTokens?: Maybe<Array<ApiToken>>;
  /** The token. It cannot be read again. */
  token: Scalars['String']['output'];
};

/** Input of `createDataFile`. */
export type CreateDataFileInput = {
  /** The log-in password; empty if the account has none. */
  password: Scalars['String']['input'];
};

/** Result of `createDataFile`. */
export type CreateDataFileResult = CreateDataFileSuccess | Problem;

/** The link. */
export type CreateDataFileSuccess = {
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** URL of the file. Single use. */
  url: Scalars['URL']['output'];
};

/** Input of `createDeposit`. */
export type CreateDepositInput = {
  /** Amount in whole units. */
  amount: Scalars['Amount']['input'];
  /** How it is paid. */
  payment: DepositPaymentInput;
  /** The promotion whose bonus the deposit is to bring; none by default. */
  promotionId?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key: a UUID created by the client for this deposit. */
  requestKey: Scalars['ID']['input'];
};

/** Result of `createDeposit`. */
export type CreateDepositResult = CreateDepositSuccess | InvalidInput | Problem;

/** The deposit was requested. */
export type CreateDepositSuccess = {
  /** The deposit. */
  deposit: Deposit;
};

/** Input of `createDownline`. */
export type CreateDownlineInput = {
  /** Whether to open an agent's account. */
  isAgent: Scalars['Boolean']['input'];
  /** First password, by the brand's rules. */
  password: Scalars['String']['input'];
  /** Highest prize series, at most the agent's own; the usual one by default. */
  prizeSeries?: InputMaybe<Scalars['Int']['input']>;
  /** Rebate in basis points, at most the agent's own. */
  rebateBasisPoints: Scalars['Int']['input'];
  /** Username, by the brand's rules. */
  username: Scalars['String']['input'];
};

/** Input of `createRecordFile`: the record, with its filters. A range spans at most 366 days. */
export type CreateRecordFileInput =
  /** Account record. */
  { account: AccountFileInput; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Activity statement of the calendar year of the first day. */
  { account?: never; activityStatement: DayRangeInput; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Bills of the agent in every state, by the start of their periods. */
  { account?: never; activityStatement?: never; agentBills: AgentBillsFileInput; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Statement of an agent's main wallet by day. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit: TeamFileInput; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Bills paid to and by the agent. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome: DayRangeInput; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Betting record. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting: BettingFileInput; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Bonus details. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus: DayRangeInput; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Deposits, withdrawals and transfers of the agent's downline. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions: DownlineTransactionsFileInput; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Direct downlines, each with its whole downline. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines: TeamFileInput; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  /** Profit and loss by day. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss: DayRangeInput; teamBetting?: never; teamProducts?: never; }
  |  /** A team's totals by day. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting: TeamFileInput; teamProducts?: never; }
  |  /** A team's totals by product. */
  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts: TeamFileInput; };

/** Result of `createRecordFile`. */
export type CreateRecordFileResult = CreateRecordFileSuccess | Problem;

/** The link. */
export type CreateRecordFileSuccess = {
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** URL of the file. Single use. */
  url: Scalars['URL']['output'];
};

/** Input of `createRegistrationLink`. */
export type CreateRegistrationLinkInput = {
  /** Last day of validity; null for no end. */
  lastDay?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the link, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Highest prize series of members who register by it, at most the agent's own; defaults to the usual one. */
  prizeSeries?: InputMaybe<Scalars['Int']['input']>;
  /** Rebate of members who register, in basis points, at most the agent's own. */
  rebateBasisPoints: Scalars['Int']['input'];
  /** The agent's campaign id: letters, digits, `.`, `_` and `-`, at most 40. */
  subId?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `createRegistrationLink`. */
export type CreateRegistrationLinkResult = CreateRegistrationLinkSuccess | InvalidInput | Problem;

/** The link was created. */
export type CreateRegistrationLinkSuccess = {
  /** The link. */
  link: RegistrationLink;
  /** The viewer, whose list of links has changed; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `createUpload`. */
export type CreateUploadInput = {
  /** Purpose of the picture. */
  purpose: UploadPurpose;
};

/** Result of `createUpload`. */
export type CreateUploadResult = CreateUploadSuccess | Problem;

/**
 * URL to upload one picture: send a PNG or JPEG as the body of a PUT request. The response is JSON, `{ "success": true
 * }` or `{ "success": false, "errorCode": "upload.…" }`. Attach the picture by `id` within a day, or it is deleted.
 */
export type CreateUploadSuccess = {
  /** When the URL expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID of the picture, valid once it is uploaded. */
  id: Scalars['ID']['output'];
  /** Maximum file size in bytes. */
  maxBytes: Scalars['Int']['output'];
  /** Maximum number of pictures that can be attached at once. */
  maxFiles: Scalars['Int']['output'];
  /** Upload URL. */
  url: Scalars['URL']['output'];
};

/** A day of a statement. */
export type CreditDay = {
  /** Balance after the day. */
  closing: Money;
  /** Credits. */
  credit: Money;
  /** The day. */
  day: Scalars['Date']['output'];
  /** Debits. */
  debit: Money;
  /** Balance before the day. */
  opening: Money;
};

/** Statement of an agent's main wallet: the balance before, plus credits, less debits, is the balance after. */
export type CreditReport = {
  /** Balance after the last day, or now. */
  closing: Money;
  /** Total credits. */
  credit: Money;
  /** Days with movements, oldest first. */
  days: Array<CreditDay>;
  /** Total debits. */
  debit: Money;
  /** Balance before the first day. */
  opening: Money;
  /** By type of movement, largest sums first. */
  types: Array<CreditType>;
  /** Username of the statement's owner. */
  username: Scalars['String']['output'];
};

/** Result of `creditReport`. */
export type CreditReportResult = CreditReport | Problem;

/** Credits and debits of a type. */
export type CreditType = {
  /** Credits. */
  credit: Money;
  /** Debits. */
  debit: Money;
  /** The type. */
  type: MovementType;
};

/** Only the cursor has moved. Sent from time to time, so that a quiet stream can be resumed. */
export type CursorMoved = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** A customer service link. */
export type CustomerServiceLink = {
  /** Why there is no URL; null if there is one. */
  problem?: Maybe<ErrorCode>;
  /** The platform's number of the desk: 1 for everyone, 2 for high-ranking members, 3 for live chat. */
  type: Scalars['Int']['output'];
  /** URL of the desk; null if the link is invalid. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A range of days. */
export type DayRangeInput = {
  /** First day. */
  from: Scalars['Date']['input'];
  /** Last day. */
  to: Scalars['Date']['input'];
};

/** Input of `declineContractRequest`. */
export type DeclineContractRequestInput = {
  /** ID of the request. */
  id: Scalars['ID']['input'];
  /** Reason, at most 500 characters, shown to the requesting account. */
  reason: Scalars['String']['input'];
};

/** Input of `deleteMessages`. */
export type DeleteMessagesInput = {
  /** The messages, at most 50. */
  ids: Array<Scalars['ID']['input']>;
};

/** A deposit. */
export type Deposit = {
  /** Credited amount; the requested one until then. If nothing could be credited, the held one. */
  amount: Money;
  /** The bonus that was chosen with it; null if none was. */
  bonus?: Maybe<DepositBonus>;
  /** When it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was credited. */
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Deadline for the payment. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Fee, paid on top of the requested amount. */
  fee: Money;
  /** The part of what arrived that could not be credited; null if there is none. */
  held?: Maybe<HeldMoney>;
  /** ID. */
  id: Scalars['ID']['output'];
  /** Whether the payment arrived after the deadline. */
  isLate: Scalars['Boolean']['output'];
  /** Method. */
  method: DepositMethod;
  /** Payment instructions and progress. */
  payment?: Maybe<DepositPayment>;
  /** Why it was rejected. */
  rejection?: Maybe<DepositRejection>;
  /** Requested amount. */
  requestedAmount: Money;
  /** State. */
  state: DepositState;
};

/** A bank. */
export type DepositBank = {
  /** Code. */
  code: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The bonus that was chosen with a deposit, under the terms of that moment. */
export type DepositBonus = {
  /** Amount that was given. */
  amount?: Maybe<Money>;
  /** Unmet requirement when the deposit was credited; null if there was none, and before that. */
  obstacle?: Maybe<OfferObstacleKind>;
  /** The promotion; null if it cannot be read at the moment. */
  promotion?: Maybe<Promotion>;
  /** State of the bonus. */
  state: DepositBonusState;
};

/** States of a bonus that was chosen with a deposit. */
export type DepositBonusState =
  /** Chosen; given once the deposit is credited. */
  | 'CHOSEN'
  /** Given. */
  | 'GIVEN'
  /** Not given; see `obstacle`. */
  | 'MISSED';

/** Result of a change to a deposit. */
export type DepositChangeResult = DepositChangeSuccess | InvalidInput | Problem;

/** The deposit was changed. */
export type DepositChangeSuccess = {
  /** The deposit. */
  deposit: Deposit;
};

/** The state of a deposit has changed. */
export type DepositChanged = PublishedEvent & {
  /** Amount of the deposit; the credited amount once credited. */
  amount: Money;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The deposit. */
  depositId: Scalars['ID']['output'];
  /** State of the deposit. */
  depositState: DepositState;
};

/** Method and amount of a deposit. */
export type DepositChoice = {
  /** The amount. */
  amount: Money;
  /** The method. */
  method: DepositMethod;
};

/** A limit on an account's deposits within a period. */
export type DepositLimitInput = {
  /** Amount in whole units. */
  amount: Scalars['Amount']['input'];
  /** The period. */
  period: DepositLimitPeriod;
};

/** Periods of a deposit limit. */
export type DepositLimitPeriod =
  /** 24 hours. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** 7 days. */
  | 'WEEK';

/** Deposit methods. */
export type DepositMethod =
  /** E-wallet. */
  | 'E_WALLET'
  /** Bank transfer entered manually. */
  | 'MANUAL'
  /** A former method, or one that this version does not know. */
  | 'OTHER'
  /** Bank transfer by QR code. */
  | 'QR'
  /** Page of the payment provider. */
  | 'REDIRECT'
  /** USDT. */
  | 'USDT';

/** A deposit method with its fees and limits. */
export type DepositMethodOption = {
  /** Proportional part of the fee, in basis points of the amount. */
  feeBasisPoints: Scalars['Int']['output'];
  /** Fixed part of the fee, paid on top of the amount. */
  feeFixed: Money;
  /** Largest amount. */
  maximum: Money;
  /** The method. */
  method: DepositMethod;
  /** Smallest amount. */
  minimum: Money;
  /** Networks to choose from; empty except for tokens. */
  networks: Array<TokenNetwork>;
  /** Minutes to pay. */
  payMinutes: Scalars['Int']['output'];
  /** Suggested amounts. */
  quickAmounts: Array<Money>;
  /** Deposits left within 24 hours; null if unlimited. */
  timesLeft?: Maybe<Scalars['Int']['output']>;
  /** Deposits within 24 hours; null if unlimited. */
  timesPerDay?: Maybe<Scalars['Int']['output']>;
  /** Usual minutes until a payment is credited. */
  usualMinutes: Scalars['Int']['output'];
};

/** Deposit methods. */
export type DepositOptions = {
  /** Why the birthday stands against the first deposit; null if it does not. */
  ageObstacle?: Maybe<AgeObstacle>;
  /** Banks that can be named as the payer's. Null only beside an error. */
  banks?: Maybe<Array<DepositBank>>;
  /** Number of credited deposits. */
  creditedCount: Scalars['Int']['output'];
  /** Why the account is closed to deposits and play although it is not excluded; null if it is not. */
  hold?: Maybe<AccountHold>;
  /** Whether the account's deposits are blocked after several failures, until a review. */
  isBlocked: Scalars['Boolean']['output'];
  /** Method and amount of the latest deposit; null before the first one. */
  last?: Maybe<DepositChoice>;
  /** Deposit methods in the brand's order; empty while deposits are closed. */
  methods: Array<DepositMethodOption>;
  /** Promotions for deposits. Null only beside an error. */
  promotions?: Maybe<Array<DepositPromotion>>;
  /** Age required for the first deposit. */
  requiredAge: Scalars['Int']['output'];
};

/** A page of deposits. */
export type DepositPage = {
  /** Sum of the credited deposits of all pages. */
  creditedAmount: Money;
  /** The deposits. */
  nodes: Array<Deposit>;
  /** Position of this page. */
  pageInfo: PageNumbers;
  /** Total number. */
  totalCount: Scalars['Int']['output'];
};

/** The account that a transfer is made from. */
export type DepositPayerInput = {
  /** Code of the bank. */
  bankCode: Scalars['String']['input'];
  /** Name of the account's owner. */
  name: Scalars['String']['input'];
};

/** Payment instructions and progress of a deposit. */
export type DepositPayment = {
  /** The platform's time, for countdowns. */
  now: Scalars['DateTime']['output'];
  /** Page of the payment provider, or link that opens a wallet's app. */
  pageUrl?: Maybe<Scalars['URL']['output']>;
  /** Number of attached pictures. */
  proofCount: Scalars['Int']['output'];
  /** States so far, oldest first. */
  steps: Array<DepositStep>;
  /** Receiving account or address; null until the payment provider has answered. */
  target?: Maybe<DepositTarget>;
  /** Text for the transfer, which identifies the deposit; also the reference for enquiries. */
  transferText?: Maybe<Scalars['String']['output']>;
};

/** How a deposit is paid. */
export type DepositPaymentInput =
  /** `MANUAL`, from this account. */
  { manual: DepositPayerInput; method?: never; usdt?: never; }
  |  /** A method that needs nothing else: `QR`, `E_WALLET`, `REDIRECT`, or `MANUAL` from an account that is not named. */
  { manual?: never; method: DepositMethod; usdt?: never; }
  |  /** `USDT`, over this network. */
  { manual?: never; method?: never; usdt: TokenNetwork; };

/** A promotion for deposits. */
export type DepositPromotion = {
  /** ID of the promotion. */
  id: Scalars['ID']['output'];
  /** Whether it has started. */
  isOpen: Scalars['Boolean']['output'];
  /** The bonus that a deposit can bring; null if it has none. */
  offer?: Maybe<PromotionOffer>;
  /** One-sentence summary. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Why a deposit was rejected. */
export type DepositRejection =
  /** Declined by the payer. */
  | 'DECLINED_BY_PAYER'
  /** The payer's bank or wallet lacks the money. */
  | 'INSUFFICIENT_FUNDS'
  /** No payment arrived within a day of the proof. */
  | 'NOT_RECEIVED'
  /** Another reason. */
  | 'OTHER'
  /** The payment provider does not accept this payment. */
  | 'PROVIDER_REFUSED'
  /** The payment provider could not be reached. */
  | 'PROVIDER_UNREACHABLE'
  /** The payment provider suspects fraud. */
  | 'SUSPECTED_FRAUD';

/** States of a deposit. Money that arrives for an expired, rejected or cancelled deposit is treated as for a waiting one. */
export type DepositState =
  /** Cancelled by the member. */
  | 'CANCELLED'
  /** Paid according to the payer or provider, and being checked. */
  | 'CHECKING'
  /** Credited. `amount` differs from `requestedAmount` if another amount arrived. */
  | 'CREDITED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** The payment arrived, but none of it could be credited; see `held`. */
  | 'HELD'
  /** The payment provider has not answered yet. */
  | 'PREPARING'
  /** Rejected; see `rejection`. */
  | 'REJECTED'
  /** Held money was sent back. */
  | 'RETURNED'
  /** Held money is being sent back. */
  | 'RETURNING'
  /** A payment of this amount arrived without a reference; it is being investigated. */
  | 'UNMATCHED'
  /** Waiting for the payment. */
  | 'WAITING';

/** A past or current state of a deposit. */
export type DepositStep = {
  /** When the state was reached. */
  at: Scalars['DateTime']['output'];
  /** State. */
  state: DepositState;
};

/** Receiving account. Its fields depend on the method. */
export type DepositTarget = {
  /** Name of the account's owner. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** Account number at the bank or e-wallet. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Receiving address of tokens. */
  address?: Maybe<Scalars['String']['output']>;
  /** Confirmations that the network requires. */
  confirmations?: Maybe<Scalars['Int']['output']>;
  /** Network of the address. */
  network?: Maybe<TokenNetwork>;
  /** Content of the QR code. */
  qr?: Maybe<Scalars['String']['output']>;
  /** Price of one token in the currency. */
  rate?: Maybe<Scalars['Decimal']['output']>;
  /** Name of the bank, or of the e-wallet. */
  receiver?: Maybe<Scalars['String']['output']>;
  /** Tokens to send. */
  tokenAmount?: Maybe<Scalars['Decimal']['output']>;
};

/** An account directly below an agent, with its whole downline. */
export type DirectDownline = {
  /** The account. */
  member: TeamMember;
  /** Number of accounts, including this one. */
  memberCount: Scalars['Int']['output'];
  /** Totals over the range, including this account. */
  totals: TeamTotals;
};

/** Input of `disputeBill`. */
export type DisputeBillInput = {
  /** ID of the bill. */
  id: Scalars['ID']['input'];
  /** Objection, at most 500 characters. */
  note: Scalars['String']['input'];
};

/** A rate for the whole profit of a period that reaches an amount. */
export type DividendTier = {
  /** Rate, in basis points. */
  basisPoints: Scalars['Int']['output'];
  /** Profit from which the rate applies. */
  profit: Money;
};

/** A rate for the whole profit of a period that reaches an amount. */
export type DividendTierInput = {
  /** Rate, in basis points; above that of the tier before. */
  basisPoints: Scalars['Int']['input'];
  /** Profit from which the rate applies. */
  profit: Scalars['Amount']['input'];
};

/** An account with its whole downline. */
export type Downline = {
  /** ID of the account: its username, which never changes. */
  id: Scalars['ID']['output'];
  /** Kind of the account. */
  kind: AccountKind;
  /** When it was last seen; null if it never logged in. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of accounts, including itself. */
  memberCount: Scalars['Int']['output'];
  /** Rebate of the account on valid bets, in basis points. */
  rebateBasisPoints: Scalars['Int']['output'];
  /** When it was opened. */
  registeredAt: Scalars['DateTime']['output'];
  /** Username. */
  username: Scalars['String']['output'];
};

/** An agent's change of an account in its downline. */
export type DownlineAct = {
  /** Rebate afterwards, in basis points, or prize series. */
  after?: Maybe<Scalars['Int']['output']>;
  /** Time of the change. */
  at: Scalars['DateTime']['output'];
  /** Rebate before, in basis points, or prize series. */
  before?: Maybe<Scalars['Int']['output']>;
  /** Username of the agent. */
  by: Scalars['String']['output'];
  /** Number of the entry. */
  id: Scalars['ID']['output'];
  /** Kind of the change. */
  kind: DownlineActKind;
};

/** Kinds of changes. */
export type DownlineActKind =
  /** The account was opened. */
  | 'CREATED'
  /** The account became an agent. */
  | 'PROMOTED'
  /** The account's rebate was changed. */
  | 'REBATE_CHANGED'
  /** The account's highest prize series was changed. */
  | 'SERIES_CHANGED';

/** Result of a change to an account in the downline. */
export type DownlineChangeResult = DownlineChangeSuccess | InvalidInput | Problem;

/** The account was opened or changed. */
export type DownlineChangeSuccess = {
  /** The account; null if it cannot be read at the moment. */
  account?: Maybe<DownlineDetail>;
  /** Username of the account. */
  username: Scalars['String']['output'];
};

/** Downlines of an account. */
export type DownlineConnection = {
  /** The accounts. */
  edges: Array<DownlineEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Accounts from the agent down to that account. */
  path: Array<TeamMember>;
  /** Number of accounts. */
  totalCount: Scalars['Int']['output'];
  /** Username of the account whose downlines these are. */
  username: Scalars['String']['output'];
};

/** An account below the agent. */
export type DownlineDetail = {
  /** Changes by agents, latest first. */
  acts: Array<DownlineAct>;
  /** Agents among them. */
  agentCount: Scalars['Int']['output'];
  /** ID of the account: its username, which never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is directly below the agent, who may then change its rebate and promote it. */
  isDirect: Scalars['Boolean']['output'];
  /** False for self-excluded members, who must not receive marketing. */
  isMarketable: Scalars['Boolean']['output'];
  /** Kind of the account. */
  kind: AccountKind;
  /** When it was last seen; null if it never logged in. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address, partly hidden; null without one. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Mobile number, partly hidden; null without one. */
  maskedMobile?: Maybe<Scalars['String']['output']>;
  /** Highest rebate it may be given, in basis points: its upline's. */
  maximumRebateBasisPoints: Scalars['Int']['output'];
  /** Highest series it may be given: its upline's. */
  maximumSeries: Scalars['Int']['output'];
  /** Accounts below it. */
  memberCount: Scalars['Int']['output'];
  /** Lowest rebate it may be given, in basis points: the highest among its downlines. */
  minimumRebateBasisPoints: Scalars['Int']['output'];
  /** Lowest series it may be given: the highest among its downlines. */
  minimumSeries: Scalars['Int']['output'];
  /** Nickname. */
  nickname: Scalars['String']['output'];
  /** The agent's private note. */
  note: Scalars['String']['output'];
  /** The account's own totals over the last 30 days. */
  own: LineTotals;
  /** Accounts from the agent down to this one. */
  path: Array<TeamMember>;
  /** Highest prize series of its lottery tickets. */
  prizeSeries: Scalars['Int']['output'];
  /** Totals of the account and of its downline by game category; categories without bets are left out. */
  products: Array<ProductTotals>;
  /** Number of direct downlines with a rebate. */
  ratedDownlines: Scalars['Int']['output'];
  /** Rebate of the account on valid bets, in basis points. */
  rebateBasisPoints: Scalars['Int']['output'];
  /** When it was opened. */
  registeredAt: Scalars['DateTime']['output'];
  /** Totals of its downline over the last 30 days. */
  team: LineTotals;
  /** Username. */
  username: Scalars['String']['output'];
};

/** A downline in a list, with what depends on the list. */
export type DownlineEdge = {
  /** Whether it is directly below the listed account. */
  isDirect: Scalars['Boolean']['output'];
  /** The account. */
  node: Downline;
  /** Totals over the range, including its downline. */
  totals: LineTotals;
};

/** Filter of a list of downlines. */
export type DownlineKind =
  /** Agents of any kind. */
  | 'AGENTS'
  /** Members. */
  | 'MEMBERS';

/** Result of `downline`. */
export type DownlineResult = DownlineDetail | Problem;

/** Orders of a list of downlines. */
export type DownlineSort =
  /** Deposits of the line. */
  | 'DEPOSIT'
  /** Profit of the house with the line. */
  | 'HOUSE_PROFIT'
  /** Time of registration. */
  | 'REGISTERED'
  /** Turnover of the line. */
  | 'TURNOVER';

/** A payment of an account below the agent. */
export type DownlineTransaction = {
  /** Amount, never negative. */
  amount: Money;
  /** Time of the payment. */
  at: Scalars['DateTime']['output'];
  /** Username of the other side of a transfer; null outside of the downline. */
  counterparty?: Maybe<Scalars['String']['output']>;
  /** ID of the payment: a transfer within the downline is one payment for each side. */
  id: Scalars['ID']['output'];
  /** Type of the payment. */
  type: MovementType;
  /** Username of the account. */
  username: Scalars['String']['output'];
};

/** Payments of a downline. */
export type DownlineTransactionConnection = {
  /** Deposits of the range and account, whatever the type. */
  deposit: Money;
  /** The payments. A page that is not full may have a next one. */
  edges: Array<DownlineTransactionEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of payments; null for teams of more than 5,000 accounts, and if the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** Transfers received by the accounts, whatever the type; null if the platform does not sum them. */
  transferIn?: Maybe<Money>;
  /** Transfers sent by the accounts, whatever the type; null if the platform does not sum them. */
  transferOut?: Maybe<Money>;
  /** Withdrawals of the range and account, whatever the type. */
  withdrawal: Money;
};

/** A payment in a list. */
export type DownlineTransactionEdge = {
  /** The payment. */
  node: DownlineTransaction;
};

/** Filters of the downline's transactions. */
export type DownlineTransactionsFileInput = {
  /** First day. */
  from: Scalars['Date']['input'];
  /** Last day. */
  to: Scalars['Date']['input'];
  /** Include only movements of these types. */
  types?: InputMaybe<Array<MovementType>>;
  /** An account in the agent's downline; all by default. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `downlineTransactions`. */
export type DownlineTransactionsResult = DownlineTransactionConnection | Problem;

/** Result of `downlines`. */
export type DownlinesResult = DownlineConnection | Problem;

/** An app to download. */
export type Download = {
  /**
   * Operating system, such as `ANDROID`.
   * @deprecated Use `system`. Removed on 2027-05-31.
   */
  kind: Scalars['String']['output'];
  /** Operating system. */
  system: DownloadSystem;
  /** Download URL. */
  url: Scalars['URL']['output'];
};

/** Operating systems that an app is offered for. Apps for others are left out. */
export type DownloadSystem =
  /** Android. */
  | 'ANDROID'
  /** iOS. */
  | 'IOS';

/** A drawn avatar. */
export type DrawnAvatar = {
  /** ID for `setAvatar`. */
  id: Scalars['ID']['output'];
  /** The picture. */
  picture: Scalars['URL']['output'];
};

/** Input of `endContract`. */
export type EndContractInput = {
  /** Usernames of downlines whose contracts the agent agrees to end. */
  ending?: Array<Scalars['String']['input']>;
  /** ID of the version. */
  id: Scalars['ID']['input'];
};

/** A contract that would end. */
export type EndingContract = {
  /** Rate of the contract, in basis points. */
  basisPoints: Scalars['Int']['output'];
  /** Username of the payee. */
  username: Scalars['String']['output'];
};

/** Input of `enterGuestCase`. */
export type EnterGuestCaseInput = {
  /** Code of a letter. */
  code: Scalars['String']['input'];
  /** Number of the case. */
  id: Scalars['ID']['input'];
};

/** Codes of expected failures. */
export type ErrorCode =
  /** The brand has blocked the account. Customer service knows more. */
  | 'ACCOUNT_BLOCKED'
  /** The account is closed. */
  | 'ACCOUNT_CLOSED'
  /** The account is being closed: until its money has left, only the payout, questions about it, messages and customer service are open. */
  | 'ACCOUNT_CLOSING'
  /** The account is being checked, or stays closed to deposits and play. Withdrawals stay possible. */
  | 'ACCOUNT_HELD'
  /** A round, transfer or withdrawal of the account is unfinished. */
  | 'ACCOUNT_IN_USE'
  /** There is a balance, which must be withdrawn first. */
  | 'ACCOUNT_NOT_EMPTY'
  /** The caller's downline has no such account. */
  | 'ACCOUNT_NOT_FOUND'
  /** The account's owner is too young to deposit. */
  | 'AGE_TOO_YOUNG'
  /** The account is already an agent. */
  | 'ALREADY_AGENT'
  /** The state of the application has changed; load it again. */
  | 'APPLICATION_CHANGED'
  /** The account has a pending application. */
  | 'APPLICATION_OPEN'
  /** The account already has an authenticator app. */
  | 'AUTHENTICATOR_ALREADY_ENABLED'
  /** The account already has this card. */
  | 'BANK_CARD_EXISTS'
  /** The account has reached the maximum number of cards. */
  | 'BANK_CARD_LIMIT'
  /** The holder of the bank account is not the member. */
  | 'BANK_CARD_NAME_DIFFERS'
  /** The account has no such card. */
  | 'BANK_CARD_NOT_FOUND'
  /** The card is new and cannot be used yet; see `retryAfterSeconds`. */
  | 'BANK_CARD_RESTING'
  /** The state of the bill has changed; load it again. */
  | 'BILL_CHANGED'
  /** The agent has no such bill. */
  | 'BILL_NOT_FOUND'
  /** The birthday must be given before the first deposit. */
  | 'BIRTHDAY_REQUIRED'
  /** The account has no such bonus. */
  | 'BONUS_NOT_FOUND'
  /** An unfinished round holds bonus money; finish it first. */
  | 'BONUS_ROUND_OPEN'
  /** Another bonus is active. Wager or forfeit it first. */
  | 'BONUS_RUNNING'
  /** The terms of the active bonus do not allow a larger stake. */
  | 'BONUS_STAKE_REACHED'
  /** The captcha answer is wrong, expired or already used; show another captcha. */
  | 'CAPTCHA_FAILED'
  /** The total stake of all players on a selection has reached its maximum. */
  | 'CEILING_REACHED'
  /** Contact data is not allowed in the chat. */
  | 'CHAT_CONTACT'
  /** The account is on a break from play, which includes the chat. */
  | 'CHAT_EXCLUDED'
  /** Links are not allowed in the chat. */
  | 'CHAT_LINK'
  /** The chat has no such message or writer. */
  | 'CHAT_MESSAGE_NOT_FOUND'
  /** A moderator has muted the account; see `retryAfterSeconds`. */
  | 'CHAT_MUTED'
  /** The chat room is for higher ranks. */
  | 'CHAT_RANK'
  /** There is no such chat room, or it is closed. */
  | 'CHAT_ROOM_NOT_FOUND'
  /** The chat room is in slow mode; see `retryAfterSeconds`. */
  | 'CHAT_SLOW_MODE'
  /** The code has expired, or there were too many wrong attempts; request another one. */
  | 'CODE_EXPIRED'
  /** The code is missing, wrong, already used, or was sent for another number or purpose. */
  | 'CODE_INVALID'
  /** The daily limit of codes for this number is reached. */
  | 'CODE_QUOTA_EXCEEDED'
  /** The confirmation has expired or was already used; start again. */
  | 'CONFIRMATION_EXPIRED'
  /** The account has no verified contact for this channel. */
  | 'CONTACT_NOT_VERIFIED'
  /** The proof of identity is missing or wrong. */
  | 'CONTACT_PROOF_FAILED'
  /** The state of the contract has changed; load it again. */
  | 'CONTRACT_CHANGED'
  /** Contracts of downlines that were not listed would end. */
  | 'CONTRACT_ENDS_OTHERS'
  /** The agent has no such contract. */
  | 'CONTRACT_NOT_FOUND'
  /** The account has an open offer of this kind. */
  | 'CONTRACT_OFFER_OPEN'
  /** The upline has made an offer of this kind; answer it first. */
  | 'CONTRACT_OFFER_WAITING'
  /** The account has an open request of this kind. */
  | 'CONTRACT_REQUEST_OPEN'
  /** The account's deposits are blocked after several failures, until a review. */
  | 'DEPOSITS_BLOCKED'
  /** The amount exceeds the remaining deposit limit. */
  | 'DEPOSIT_LIMIT_REACHED'
  /** The brand does not offer this deposit method. */
  | 'DEPOSIT_METHOD_UNAVAILABLE'
  /** No such deposit. */
  | 'DEPOSIT_NOT_FOUND'
  /** The deposit is over or credited. */
  | 'DEPOSIT_NOT_OPEN'
  /** The maximum number of deposits by this method within 24 hours is reached; see `retryAfterSeconds`. */
  | 'DEPOSIT_TIMES_REACHED'
  /** The draw is closed for bets. */
  | 'DRAW_CLOSED'
  /** An operator holds the draw: nothing is bought or cancelled in it. */
  | 'DRAW_HELD'
  /** The lottery has no such draw. */
  | 'DRAW_NOT_FOUND'
  /** A time-out or self-exclusion can only be replaced by a longer one. */
  | 'EXCLUSION_NOT_LONGER'
  /** The brand's platform does not have this feature; see `site.features`. Nothing was sent to it. */
  | 'FEATURE_UNAVAILABLE'
  /** The game is under maintenance. */
  | 'GAME_MAINTENANCE'
  /** No such game. */
  | 'GAME_NOT_FOUND'
  /** The proof of work is missing, wrong, expired or already used; solve another challenge. */
  | 'HUMAN_CHECK_FAILED'
  /** The identity is already linked to an account, or the account already has one of this provider. */
  | 'IDENTITY_ALREADY_LINKED'
  /** An identity check is in progress; wait for its outcome. */
  | 'IDENTITY_CHECK_OPEN'
  /** The identity provider refused, or its callback has expired, was already used, or belongs to another browser. */
  | 'IDENTITY_PROVIDER_FAILED'
  /** The identity provider cannot be reached; try again. */
  | 'IDENTITY_PROVIDER_UNAVAILABLE'
  /** The identity check must be passed first; see `WithdrawalOptions.identity`. */
  | 'IDENTITY_REQUIRED'
  /** The balance is too low. */
  | 'INSUFFICIENT_BALANCE'
  /** The input is invalid; see `problems`. */
  | 'INVALID_INPUT'
  /** The date range is empty, too long, or in the future. */
  | 'INVALID_RANGE'
  /** No agent has this invitation code. */
  | 'INVITATION_CODE_INVALID'
  /** It is the account's only log-in method. */
  | 'LAST_LOGIN_METHOD'
  /** The change of a limit can be confirmed only 24 hours after the request. */
  | 'LIMIT_CHANGE_NOT_DUE'
  /** The change of a limit was already confirmed or cancelled, or has expired. */
  | 'LIMIT_CHANGE_NOT_FOUND'
  /** The password reset link is unknown, expired or already used. */
  | 'LINK_INVALID'
  /** The agent has reached the maximum number of registration links. */
  | 'LINK_LIMIT'
  /** The agent has no such registration link. */
  | 'LINK_NOT_FOUND'
  /** Wrong username or password. */
  | 'LOGIN_FAILED'
  /** Locked after too many wrong passwords; see `retryAfterSeconds`. */
  | 'LOGIN_LOCKED'
  /** A first password can be set only within 15 minutes of logging in; log in again. */
  | 'LOGIN_NOT_RECENT'
  /** A loss limit is reached. */
  | 'LOSS_LIMIT_REACHED'
  /** There is no such lottery. */
  | 'LOTTERY_NOT_FOUND'
  /** The time to claim the mission has passed. */
  | 'MISSION_EXPIRED'
  /** There is no such mission. */
  | 'MISSION_NOT_FOUND'
  /** The mission is not complete yet. */
  | 'MISSION_NOT_REACHED'
  /** The mobile number already has an account. */
  | 'MOBILE_TAKEN'
  /** Available to agents only. */
  | 'NOT_AGENT'
  /** The brand does not offer this. */
  | 'NOT_AVAILABLE'
  /** The account has no such thing: it is gone, or was never there. */
  | 'NOT_FOUND'
  /** The account has no upline. */
  | 'NO_UPLINE'
  /** The odds or the price have changed; load them again. */
  | 'ODDS_CHANGED'
  /**
   * A request with a `requestKey` may have been carried out or not: the platform's answer was lost or late. Repeat it under the same key, which carries
   * it out at most once, until another result says what came of it. Where `Site.canRepeatMutations` is false, look at the account's records instead.
   */
  | 'OUTCOME_UNKNOWN'
  /** The passkey is unknown, its challenge has expired or was used, or its response is invalid. */
  | 'PASSKEY_FAILED'
  /** The account has reached the maximum number of passkeys. */
  | 'PASSKEY_LIMIT'
  /** The account has no such passkey. */
  | 'PASSKEY_NOT_FOUND'
  /** The password must be changed first: an agent chose it, it is too common, or it has expired. */
  | 'PASSWORD_CHANGE_REQUIRED'
  /** The account already has a payment password. */
  | 'PAYMENT_PASSWORD_EXISTS'
  /** Locked after too many wrong payment passwords; see `retryAfterSeconds`. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** The account has no payment password. */
  | 'PAYMENT_PASSWORD_MISSING'
  /** The payment password is wrong. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** The phone verification service did not confirm this number. */
  | 'PHONE_NOT_VERIFIED'
  /** The platform cannot be reached or did not answer in time; try again. */
  | 'PLATFORM_UNAVAILABLE'
  /** The account is in a time-out or self-exclusion, or closed. Withdrawals stay possible. */
  | 'PLAY_EXCLUDED'
  /** The account has too few points. */
  | 'POINTS_INSUFFICIENT'
  /** The item is sold out, removed, or has a new price. */
  | 'POINTS_ITEM_UNAVAILABLE'
  /** The lottery is not offered at these odds; load its board again. */
  | 'PRIZE_MODE_NOT_OFFERED'
  /** A requirement is not met; see the obstacle of the offer. */
  | 'PROMOTION_NOT_ELIGIBLE'
  /** The promotion has not started, has ended, or has nothing to claim. */
  | 'PROMOTION_NOT_OPEN'
  /** The browser uses a push service that is not supported. */
  | 'PUSH_NOT_SUPPORTED'
  /** The raffle's tickets are not on sale. */
  | 'RAFFLE_CLOSED'
  /** The maximum number of tickets per account would be exceeded. */
  | 'RAFFLE_LIMIT'
  /** There is no such raffle. */
  | 'RAFFLE_NOT_FOUND'
  /** Too few tickets are left. */
  | 'RAFFLE_SOLD_OUT'
  /** Too many requests; see `retryAfterSeconds`. */
  | 'RATE_LIMITED'
  /** Not available to demo accounts. */
  | 'REAL_ACCOUNT_REQUIRED'
  /** The member has not entered a real name yet. */
  | 'REAL_NAME_MISSING'
  /** The other account cannot receive this transfer now. The reason is not disclosed. */
  | 'RECEIVER_UNAVAILABLE'
  /** The account receives neither messages nor offers or requests now. The reason is not disclosed. */
  | 'RECIPIENT_UNAVAILABLE'
  /** The brand is not offered in the caller's country. What is under way can be ended, and money withdrawn. */
  | 'REGION_RESTRICTED'
  /** The request key was used for another request. */
  | 'REQUEST_KEY_REUSED'
  /** There is nothing to claim: it is too early or too late, or the amount is too small. */
  | 'REWARD_NOT_CLAIMABLE'
  /** Locked after too many wrong security answers; see `retryAfterSeconds`. */
  | 'SECURITY_ANSWERS_LOCKED'
  /** At least one answer to the security questions is wrong. */
  | 'SECURITY_ANSWERS_WRONG'
  /** A case is rated once it is closed. */
  | 'SERVICE_CASE_NOT_CLOSED'
  /** There is no such case, or it is not the caller's. */
  | 'SERVICE_CASE_NOT_FOUND'
  /** There is no session, or it has expired. */
  | 'SESSION_EXPIRED'
  /** The session time limit is reached. Play is possible again after a break of 15 minutes. */
  | 'SESSION_TIME_REACHED'
  /** The account has reached its limit of saved sheets; remove one first. */
  | 'SHEET_LIMIT'
  /** The site is under maintenance: `site.status` has the expected end. What is under way can be ended. */
  | 'SITE_MAINTENANCE'
  /** The vendor has its own wallet and cannot enforce the limit of a single stake. */
  | 'STAKE_LIMIT_NOT_KEPT'
  /** The stake is above the limit of a single stake. */
  | 'STAKE_LIMIT_REACHED'
  /** A second factor is required. */
  | 'STEP_UP_REQUIRED'
  /** A second factor is required, and the account has none. */
  | 'STEP_UP_UNAVAILABLE'
  /** All draws of the ticket are closed. */
  | 'TICKET_CLOSED'
  /** The account has no such ticket. */
  | 'TICKET_NOT_FOUND'
  /** The account has as many API tokens as it may have; revoke one first. */
  | 'TOKEN_LIMIT'
  /** The scopes of the API token do not include this. Make a token with the scope, or use a session. */
  | 'TOKEN_SCOPE_MISSING'
  /** Too many deposits await payment; pay or cancel one. */
  | 'TOO_MANY_OPEN_DEPOSITS'
  /** There are more direct downlines than one message can reach; write to single accounts. */
  | 'TOO_MANY_RECIPIENTS'
  /** The daily limit of transfers to other accounts is reached. */
  | 'TRANSFER_LIMIT'
  /** Deposits must be wagered before a withdrawal or a transfer to another account. */
  | 'TURNOVER_REMAINING'
  /** An uploaded picture is unknown, was uploaded for another purpose, or is attached already; upload it again. */
  | 'UPLOAD_NOT_FOUND'
  /** The username is taken. */
  | 'USERNAME_TAKEN'
  /** The pending log-in has expired; start again. */
  | 'VERIFICATION_EXPIRED'
  /** The log-in needs a further verification. */
  | 'VERIFICATION_REQUIRED'
  /** A transfer with the vendor's wallet is under investigation; its games cannot be launched until it is settled. */
  | 'WALLET_LOCKED'
  /** The daily limit of withdrawals is reached. */
  | 'WITHDRAWAL_LIMIT'
  /** The account has no such withdrawal. */
  | 'WITHDRAWAL_NOT_FOUND'
  /** The state of the withdrawal has changed; load it again. */
  | 'WITHDRAWAL_STATE_CHANGED';

/** Something to bet on in an event. */
export type EventMarket = {
  /** Code within the event, such as `1x2`. */
  code: Scalars['String']['output'];
  /** Line of a total or a handicap, such as `2.5`. */
  line?: Maybe<Scalars['String']['output']>;
  /** Outcomes. */
  selections: Array<EventSelection>;
};

/** Phases of an event. */
export type EventPhase =
  /** Over. */
  | 'ENDED'
  /** Takes bets. */
  | 'OPEN'
  /** Running. */
  | 'RUNNING';

/** An outcome to bet on. */
export type EventSelection = {
  /** Code within the market, such as `home`. */
  code: Scalars['String']['output'];
  /** Payout per unit of stake, stake included, such as `1.95`; null if it is not offered. */
  odds?: Maybe<Scalars['Decimal']['output']>;
};

/** Input of `excludeMyself`. */
export type ExcludeMyselfInput = {
  /** Confirmation from the first step; omit it there. */
  confirmation?: InputMaybe<Scalars['String']['input']>;
  /** Months: 6 to 120; omit for an indefinite exclusion. */
  months?: InputMaybe<Scalars['Int']['input']>;
};

/** A period without play, deposits and marketing. Withdrawals stay possible, and unfinished rounds are settled. */
export type Exclusion = {
  /** When it ends; null if indefinite. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kind of the exclusion. */
  kind: ExclusionKind;
  /** When it started. */
  startsAt: Scalars['DateTime']['output'];
};

/** First step: nothing has changed yet. */
export type ExclusionConfirmation = {
  /** Confirmation for the second step, valid for 15 minutes. */
  confirmation: Scalars['String']['output'];
  /** When the exclusion would end; null if indefinite. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Kinds of exclusions. */
export type ExclusionKind =
  /** 6 months or more, or indefinite. */
  | 'SELF_EXCLUSION'
  /** 1 to 42 days. */
  | 'TIME_OUT';

/** Result of a step of an exclusion. */
export type ExclusionResult = ExclusionConfirmation | ExclusionSuccess | InvalidInput | Problem;

/** Second step: the exclusion has started. Games and the account's other sessions have ended. */
export type ExclusionSuccess = {
  /** The account with its exclusion; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Page of an external chat system. */
export type ExternalChat = {
  /** URL for a frame. */
  url: Scalars['URL']['output'];
  /** Account data for a Chatwoot page; null for others. */
  user?: Maybe<ExternalChatUser>;
};

/** An account as identified to an external system. */
export type ExternalChatUser = {
  /** Identifier. */
  identifier: Scalars['String']['output'];
  /** HMAC-SHA256 of the identifier, in hex. */
  identifierHash: Scalars['String']['output'];
  /** Generated name. */
  name: Scalars['String']['output'];
};

/** What a site may offer. */
export type Feature =
  /** Account pages for agents. */
  | 'AGENT_ACCOUNT'
  /** Members apply to become agents. */
  | 'AGENT_APPLICATIONS'
  /** Dividends and salaries of agents. */
  | 'AGENT_CONTRACTS'
  /** Tokens with which a member’s own programs read the account. */
  | 'API_TOKENS'
  /** Authenticator apps and recovery codes. */
  | 'AUTHENTICATOR'
  /** Pictures to choose for the account. */
  | 'AVATARS'
  /** Movements and proof of one settled round. */
  | 'BET_DETAILS'
  /** Bonuses with turnover terms, and what a deposit is offered. */
  | 'BONUS'
  /** Chat. */
  | 'CHAT'
  /** Closing the account. */
  | 'CLOSING'
  /** Log-in with a code sent to the phone. */
  | 'CODE_LOGIN'
  /** Changing and confirming the phone number and the e-mail address. */
  | 'CONTACTS'
  /** Favourite games. */
  | 'FAVOURITES'
  /** Play without an account. */
  | 'FREE_PLAY'
  /** Customer service for visitors. */
  | 'GUEST_CASES'
  /** Log-in links made by the operator’s own servers. */
  | 'HAND_OFF'
  /** Proofs that a visitor is human, besides the picture of the captcha. */
  | 'HUMAN_CHECK'
  /** Identity documents. */
  | 'IDENTITY'
  /** Rewards for inviting friends. */
  | 'INVITATIONS'
  /** Jackpots and what they stand at. */
  | 'JACKPOTS'
  /** Limits, time-outs, self-exclusion and the reality check. */
  | 'LIMITS'
  /** Further proof at a log-in from an unknown address. */
  | 'LOG_IN_CHECKS'
  /** Most pages require a session; visitors are redirected to the log-in page. */
  | 'LOG_IN_REQUIRED'
  /** Saved betting sheets and habits. */
  | 'LOTTERY_SHEETS'
  /** How often numbers were drawn, and days without draws. */
  | 'LOTTERY_STATISTICS'
  /** Betting on draws on the site itself. */
  | 'LOTTERY_TICKETS'
  /** Transfers between a member and the upline or downline. */
  | 'MEMBER_TRANSFERS'
  /** Codes and links can be sent by SMS and e-mail. */
  | 'MESSAGE_DELIVERY'
  /** Which messages are sent by push, e-mail and text. */
  | 'MESSAGE_SETTINGS'
  /** Missions and leaderboards. */
  | 'MISSIONS'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Private notes about games and downlines. */
  | 'NOTES'
  /** Rounds that wait for their result. */
  | 'OPEN_ROUNDS'
  /** Log-in by passkey. */
  | 'PASSKEYS'
  /** Password reset with a code sent to the phone. */
  | 'PASSWORD_RESET_BY_PHONE'
  /** A new payment password by a code. */
  | 'PAYMENT_PASSWORD_RESET'
  /** Phone numbers are confirmed by an external service instead of the platform's own codes. */
  | 'PHONE_CONFIRMATION'
  /** The points mall. */
  | 'POINTS_MALL'
  /** Each movement of points. */
  | 'POINT_STATEMENT'
  /** Raffles in the points mall. */
  | 'RAFFLES'
  /** Ranks and the way to the next one. */
  | 'RANKS'
  /** Claiming rebates. */
  | 'REBATES'
  /** Files of records and of all data of the account. */
  | 'RECORD_FILES'
  /** Referrals. */
  | 'REFERRAL'
  /** Registration by username. */
  | 'REGISTRATION'
  /** Public keys that encrypt passwords and other bodies. */
  | 'SEALING'
  /** Questions that prove who one is. */
  | 'SECURITY_QUESTIONS'
  /** List of sessions and log-ins, and keeping a session alive. */
  | 'SESSIONS'
  /** Log-in by an account elsewhere. */
  | 'SOCIAL'
  /** Events of a sports book, with odds. */
  | 'SPORT_EVENTS'
  /** Activity statement of a year. */
  | 'STATEMENT'
  /** A code or passkey that confirms large withdrawals and new cards. */
  | 'STEP_UP'
  /** Cases with customer service. */
  | 'SUPPORT_CASES'
  /** Members of a team to look at. */
  | 'TEAM_WATCH'
  /** Trying games without stakes. */
  | 'TRIALS'
  /** Pictures that members send, such as receipts. */
  | 'UPLOADS'
  /** Answering questions about a withdrawal, and cancelling it. */
  | 'WITHDRAWAL_REVIEW';

/** Topics of feedback. */
export type FeedbackQuestionType =
  /** Account and log-in. */
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
  /** Deposits and withdrawals. */
  | 'WALLET';

/** Rules for feedback. */
export type FeedbackRules = {
  /** Maximum length of the contact. */
  contactMaxLength: Scalars['Int']['output'];
  /** Maximum number of characters. */
  maxLength: Scalars['Int']['output'];
  /** Minimum number of characters. */
  minLength: Scalars['Int']['output'];
  /** Accepted topics. */
  questionTypes: Array<FeedbackQuestionType>;
};

/** An invalid input field. */
export type FieldProblem = {
  /** Name of the field in the input. */
  field: Scalars['String']['output'];
  /** Why it is invalid. */
  reason: FieldProblemReason;
};

/** Why an input value is invalid. */
export type FieldProblemReason =
  /** Has a web address, a telephone number or the name of an account elsewhere, although others see it. */
  | 'CONTACT_DATA'
  /** Is set and cannot be changed. */
  | 'FIXED'
  /** Too short or too long. */
  | 'LENGTH'
  /** Differs from the field that it must repeat. */
  | 'MISMATCH'
  /** Mixes letters of different scripts. */
  | 'MIXED_SCRIPTS'
  /** Violates a rule that this version does not know. */
  | 'OTHER'
  /** Does not match the required pattern. */
  | 'PATTERN'
  /** Too small or too large. */
  | 'RANGE'
  /** Required, but empty. */
  | 'REQUIRED'
  /** Resembles the brand or its staff. */
  | 'RESERVED'
  /** The payment password equals the log-in password, or the other way round. */
  | 'SAME_AS_OTHER_PASSWORD'
  /** Equals the username. */
  | 'SAME_AS_USERNAME'
  /** Is the username of another account. */
  | 'TAKEN'
  /** The password is on the list of common passwords. */
  | 'TOO_COMMON'
  /** Below the minimum age. */
  | 'TOO_YOUNG'
  /** The new password equals the current one. */
  | 'UNCHANGED';

/** Input of `forfeitBonus`. */
export type ForfeitBonusInput = {
  /** ID of the bonus. */
  bonusId: Scalars['ID']['input'];
};

/** Result of `forfeitBonus`. */
export type ForfeitBonusResult = ForfeitBonusSuccess | Problem;

/** The bonus has ended, now or earlier. */
export type ForfeitBonusSuccess = {
  /** The bonus account after the forfeit. */
  bonusAccount: BonusAccount;
};

/** Rounds of a game that cost nothing. What they win becomes a bonus when they have ended. */
export type FreeRounds = {
  /** Days until that bonus expires. */
  days: Scalars['Int']['output'];
  /** When they ended and their winnings were credited. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they expire. */
  expiresAt: Scalars['DateTime']['output'];
  /** Game in which they are played. */
  gameId: Scalars['ID']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** ID of the free rounds. */
  id: Scalars['ID']['output'];
  /** Whether they have ended, and their winnings wait until another bonus has ended. */
  isWaiting: Scalars['Boolean']['output'];
  /** Turnover of the bonus that the winnings become, as a multiple of them. */
  multiple: Scalars['Int']['output'];
  /** Number of played rounds. */
  played: Scalars['Int']['output'];
  /** Number of granted rounds. */
  rounds: Scalars['Int']['output'];
  /** Stake of each round, which the house pays. */
  stake: Money;
  /** State. */
  state: FreeRoundsState;
  /** Winnings so far; the total once they have ended. */
  won: Money;
};

/** State of free rounds. */
export type FreeRoundsState =
  /** Playable. */
  | 'ACTIVE'
  /** Cancelled by the brand. */
  | 'CANCELLED'
  /** Expired. */
  | 'EXPIRED'
  /** A state that this version does not know. */
  | 'OTHER'
  /** All played. */
  | 'PLAYED';

/** A game. */
export type Game = {
  /** Category. */
  category: GameCategory;
  /** Games that only differ from it in their themes; null if the platform does not say. */
  family?: Maybe<GameFamily>;
  /** The viewer's private note on this favourite; null without one, and for games that are no favourites. */
  favouriteNote?: Maybe<Scalars['String']['output']>;
  /** Class within the category; null if the platform does not say. */
  gameClass?: Maybe<GameClass>;
  /** Whether its vendor offers a trial without money; see `launchTrial`. */
  hasTrial: Scalars['Boolean']['output'];
  /** ID of the game. */
  id: Scalars['ID']['output'];
  /** Whether it is a favourite of the viewer; null if the viewer cannot have favourites. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Currently popular. */
  isHot: Scalars['Boolean']['output'];
  /** New in the catalogue. */
  isNew: Scalars['Boolean']['output'];
  /** Under maintenance: it cannot be launched. */
  isUnderMaintenance: Scalars['Boolean']['output'];
  /** ID of the jackpot it feeds, see `Query.jackpots`; null if there is none. */
  jackpotId?: Maybe<Scalars['ID']['output']>;
  /** Target that opens the game if it has no game page; null for games that are launched. */
  launchTarget?: Maybe<LaunchTarget>;
  /** Largest stake of a round; null if the platform does not say. */
  maxStake?: Maybe<Money>;
  /** Smallest stake of a round; null if the platform does not say. */
  minStake?: Maybe<Money>;
  /** Model by which it is played; null if the platform does not say. */
  model?: Maybe<GameModel>;
  /** Name of the game. */
  name: Scalars['String']['output'];
  /** Number of pay lines; null if not applicable. */
  payLines?: Maybe<Scalars['Int']['output']>;
  /** Picture in the ratio 3:4. Adding `w=180` to its query returns a smaller size. */
  picture: Scalars['URL']['output'];
  /**
   * Return to player in percent, such as `96.50`; null if it is not fixed.
   * @deprecated Use `returnToPlayerBasisPoints`. Removed on 2027-05-31.
   */
  returnToPlayer?: Maybe<Scalars['Decimal']['output']>;
  /** Return to player in basis points: 9650 is 96.50 %. Null if it is not fixed. */
  returnToPlayerBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Code of its vendor; see `vendor`. */
  vendorId: Scalars['ID']['output'];
  /** Name of its vendor. */
  vendorName: Scalars['String']['output'];
  /** Volatility from 1 (low) to 5 (high); null if not applicable. */
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

/** Classes of games within a category. */
export type GameClass =
  /** Arcade games. */
  | 'ARCADE'
  /** Baccarat. */
  | 'BACCARAT'
  /** Bingo. */
  | 'BINGO'
  /** Blackjack. */
  | 'BLACKJACK'
  /** Niu niu (bull bull). */
  | 'BULL_BULL'
  /** Dragon tiger. */
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
  /** Slot machines. */
  | 'SLOT'
  /** Table games. */
  | 'TABLE'
  /** Video poker. */
  | 'VIDEO_POKER';

/** Games of one vendor with equal rules, stakes and return, and different themes. */
export type GameFamily = {
  /** Number of its games. */
  gameCount: Scalars['Int']['output'];
  /** ID of the family, for `GameFilter.family`. */
  id: Scalars['ID']['output'];
};

/** Filter for games. Conditions are combined with AND. */
export type GameFilter = {
  /** Game classes to include; empty means all. */
  classes?: InputMaybe<Array<GameClass>>;
  /** Only games of this family, see `Game.family`. */
  family?: InputMaybe<Scalars['ID']['input']>;
  /** If true, only the viewer's latest 100 favourites; empty if the viewer has none. */
  favourites?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, only hot games. */
  hot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only games that accept this stake. */
  minBet?: InputMaybe<Scalars['Amount']['input']>;
  /** Minimum number of pay lines. */
  minPayLines?: InputMaybe<Scalars['Int']['input']>;
  /** If true, only new games. */
  new?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, only games not under maintenance. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text in the name, at most 60 characters. Ignores accents and tolerates one typo. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Vendor codes to include; empty means all. */
  vendors?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Models by which games are played. */
export type GameModel =
  /** Baccarat. */
  | 'BACCARAT'
  /** Cards between players. */
  | 'CARDS'
  /** Winning symbols disappear and others fall into place. */
  | 'CASCADE'
  /** Three reels with pay lines. */
  | 'CLASSIC_REELS'
  /** A multiplier that rises until it crashes. */
  | 'CRASH'
  /** Dice. */
  | 'DICE'
  /** Fishing. */
  | 'FISHING'
  /** Five reels with pay lines, and free spins with a multiplier. */
  | 'FREE_SPINS'
  /** Odds on events. */
  | 'MARKETS'
  /** Five reels with pay lines. */
  | 'REELS'
  /** Five reels without lines: equal symbols on adjacent reels win in any position. */
  | 'WAYS';

/** A page of games. */
export type GamePage = {
  /** The text that was searched for instead, because no game matches the given one; null if that was not needed. */
  correctedSearch?: Maybe<Scalars['String']['output']>;
  /** Other lobbies with matches, most first, if this one has none; null otherwise. */
  elsewhere?: Maybe<Array<LobbyMatches>>;
  /** Matching games that `oneOfFamily` leaves out, over all pages. */
  foldedCount: Scalars['Int']['output'];
  /** The games. */
  nodes: Array<Game>;
  /** Position of this page. */
  pageInfo: PageNumbers;
  /** Games with similar names, or matches in other lobbies; null if any game matches or none is similar. */
  suggestions?: Maybe<Array<Game>>;
  /** Total number of matching games. */
  totalCount: Scalars['Int']['output'];
};

/** Sort orders for games. */
export type GameSort =
  /** By name. */
  | 'NAME'
  /** Newest first. */
  | 'NEW'
  /** Most played first. */
  | 'POPULAR'
  /** Highest return to player first. */
  | 'RETURN_TO_PLAYER'
  /** Highest volatility first. */
  | 'VOLATILITY';

/** Themes of a game page. */
export type GameTheme =
  /** Dark. */
  | 'DARK'
  /** Light. */
  | 'LIGHT';

/** The game is under maintenance. */
export type GameUnderMaintenance = UserError & {
  /** Always `GAME_MAINTENANCE`. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Popular games that can be launched instead. Null only beside an error. */
  suggestions?: Maybe<Array<Game>>;
};

/** An operator has switched games on or off. */
export type GamesSwitched = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** IDs of the games, including lotteries. */
  gameIds: Array<Scalars['ID']['output']>;
  /** Whether the games are under maintenance now. Then running rounds are finished, and no new ones begin. */
  isUnderMaintenance: Scalars['Boolean']['output'];
};

/** Result of a change to the case of a guest. */
export type GuestCaseResult = GuestCaseSuccess | InvalidInput | Problem;

/** The case of a guest. */
export type GuestCaseSuccess = {
  /** Opens the case; only its browser has it. */
  key: Scalars['String']['output'];
  /** The case with all its lines. */
  serviceCase: ServiceCase;
};

/** Money that arrived for a deposit and could not be credited. It can neither be played nor withdrawn. */
export type HeldMoney = {
  /** Amount that could not be credited. */
  amount: Money;
  /** Whether `releaseDeposit` would credit it now. */
  isReleasable?: Maybe<Scalars['Boolean']['output']>;
  /** Why it could not be credited. */
  reason: HeldReason;
  /** State of the held money. */
  state: HeldState;
};

/** Why money could not be credited when it arrived. */
export type HeldReason =
  /** The account's deposits are blocked, or it is under review. */
  | 'BLOCKED'
  /** The account is closed. */
  | 'CLOSED'
  /** Deposit limit of 24 hours. */
  | 'LIMIT_DAY'
  /** Deposit limit of the month. */
  | 'LIMIT_MONTH'
  /** Deposit limit of 7 days. */
  | 'LIMIT_WEEK'
  /** Self-exclusion. */
  | 'SELF_EXCLUSION'
  /** Time-out. */
  | 'TIME_OUT'
  /** Far more than was requested, or above the brand's limit. Operators check it; the member cannot credit it. */
  | 'UNUSUAL_AMOUNT';

/** States of held money. */
export type HeldState =
  /** Waits for a decision by the member or an operator. */
  | 'HELD'
  /** Credited since. */
  | 'RELEASED'
  /** Returned to its source. */
  | 'RETURNED'
  /** Being returned to its source. */
  | 'RETURNING';

/** A question and its answer. */
export type HelpArticle = {
  /** Code of the article, the same in every language; unique within its topic. */
  code: Scalars['String']['output'];
  /** The answer. */
  content: Scalars['Html']['output'];
  /** The question, or the heading of a section. */
  title: Scalars['String']['output'];
};

/** A help topic or article found by the search. */
export type HelpSearchResult = {
  /** Code of the article; null if the topic itself matches. */
  articleId?: Maybe<Scalars['ID']['output']>;
  /** Title of the article; null if the topic itself matches. */
  articleTitle?: Maybe<Scalars['String']['output']>;
  /** Code of the topic. */
  topicId: Scalars['ID']['output'];
  /** Title of the topic. */
  topicTitle: Scalars['String']['output'];
};

/** A topic of the help centre. */
export type HelpTopic = {
  /** Questions and answers of the topic. */
  articles: Array<HelpArticle>;
  /** Code of the topic, the same in every language. */
  id: Scalars['ID']['output'];
  /** Title of the topic. */
  title: Scalars['String']['output'];
};

/** A challenge that tells people from programs. */
export type HumanChallenge = {
  /** JSON as text, in the format of its kind. For `GEETEST` the arguments of `initGeetest`, and the address of its `script`. */
  challenge: Scalars['String']['output'];
  /** Kind of challenge. */
  kind: HumanChallengeKind;
  /**
   * Kind of challenge: `ALTCHA` (proof of work) or `GEETEST` (a puzzle of that vendor).
   * @deprecated Use `kind`. Removed on 2027-05-31.
   */
  provider: Scalars['String']['output'];
};

/** Kinds of challenges that tell people from programs. */
export type HumanChallengeKind =
  /** Proof of work, which the browser computes. */
  | 'ALTCHA'
  /** A puzzle of that vendor, which its script shows. */
  | 'GEETEST'
  /** A kind that this version does not know. */
  | 'OTHER';

/** Identity check of a member. */
export type IdentityCheck = {
  /** Requirements of the next tier; null after the last. */
  nextTier?: Maybe<IdentityTier>;
  /** The latest request; null if there was none. */
  request?: Maybe<IdentityRequest>;
  /** Verified tier: 0 none, 1 identity, 2 address. */
  tier: Scalars['Int']['output'];
};

/** An operator has decided about documents of the identity check. */
export type IdentityDecided = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Status of the request. */
  identityStatus: IdentityRequestStatus;
  /** Verified tier. */
  tier: Scalars['Int']['output'];
};

/** A document of an identity check. */
export type IdentityDocument = {
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** ID of the document. */
  id: Scalars['ID']['output'];
  /** Kind of document. */
  kind: IdentityDocumentKind;
  /** Why it was rejected; null otherwise. */
  reason?: Maybe<IdentityReason>;
  /** Status. */
  status: IdentityDocumentStatus;
  /** ID of the picture, for `viewUpload`. */
  uploadId: Scalars['ID']['output'];
};

/** A document of an identity check. */
export type IdentityDocumentInput = {
  /** Kind of document. */
  kind: IdentityDocumentKind;
  /** ID of an uploaded picture with purpose `IDENTITY_DOCUMENT`. */
  uploadId: Scalars['ID']['input'];
};

/** Kinds of identity documents. */
export type IdentityDocumentKind =
  /** A bill or bank statement with name and address. */
  | 'ADDRESS_PROOF'
  /** Back of an identity card, or the cover of a passport. */
  | 'ID_BACK'
  /** Front of an identity card, or the page of a passport with the picture. */
  | 'ID_FRONT'
  /** A picture of the member with the identity card. */
  | 'SELFIE';

/** Statuses of a document. */
export type IdentityDocumentStatus =
  /** Accepted. */
  | 'ACCEPTED'
  /** Rejected. */
  | 'REJECTED'
  /** Being reviewed. */
  | 'REVIEW';

/** Profile details that an identity check compares. */
export type IdentityFact =
  /** Postal address. */
  | 'ADDRESS'
  /** Birthday. */
  | 'BIRTHDAY'
  /** Nationality. */
  | 'NATIONALITY'
  /** Real name. */
  | 'REAL_NAME';

/** Identity providers. */
export type IdentityProvider =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** Callback of an identity provider. */
export type IdentityProviderCallbackInput = {
  /** The identity provider, from the callback URL's path. */
  provider: IdentityProvider;
  /** Query string of the callback URL, without the question mark. */
  query: Scalars['String']['input'];
};

/** An identity provider available for log-in. */
export type IdentityProviderOption = {
  /** Whether it is a simulated provider with invented identities. */
  isSimulated: Scalars['Boolean']['output'];
  /** The identity provider. */
  provider: IdentityProvider;
};

/** Result of `beginIdentityProviderLogIn` and `beginIdentityLink`. */
export type IdentityProviderRedirectResult = IdentityProviderRedirectSuccess | Problem;

/** Redirect to the identity provider. */
export type IdentityProviderRedirectSuccess = {
  /** URL to redirect the browser to. */
  redirectUrl: Scalars['URL']['output'];
};

/** Why a document or a request was rejected. */
export type IdentityReason =
  /** The document has expired. */
  | 'EXPIRED'
  /** Incomplete document. */
  | 'INCOMPLETE'
  /** The name or birthday differs from the profile. */
  | 'NAME_MISMATCH'
  /** Another reason. */
  | 'OTHER'
  /** Unreadable. */
  | 'UNREADABLE'
  /** Wrong kind of document. */
  | 'WRONG_DOCUMENT';

/** A request for an identity check. */
export type IdentityRequest = {
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; null while it is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The latest document of each kind. */
  documents: Array<IdentityDocument>;
  /** ID of the request. */
  id: Scalars['ID']['output'];
  /** Why it was rejected; null otherwise. */
  reason?: Maybe<IdentityReason>;
  /** Status. */
  status: IdentityRequestStatus;
  /** Tier it is for. */
  tier: Scalars['Int']['output'];
};

/** Statuses of a request for an identity check. */
export type IdentityRequestStatus =
  /** Approved. */
  | 'APPROVED'
  /** Some documents must be submitted again. */
  | 'NEEDS_INFO'
  /** Rejected; another request may be opened. */
  | 'REJECTED'
  /** Being reviewed. */
  | 'REVIEW';

/** A tier of the identity check. */
export type IdentityTier = {
  /** Required documents. */
  documents: Array<IdentityDocumentKind>;
  /** Missing profile details. */
  missing: Array<IdentityFact>;
  /** Number of the tier. */
  tier: Scalars['Int']['output'];
};

/** Income of a day. */
export type IncomeDay = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Paid by the agent. */
  paid: Money;
  /** Paid to the agent. */
  received: Money;
};

/** Income by kind of bill. */
export type IncomeSource = {
  /** Kind of the bills. */
  kind: AgentBillKind;
  /** Paid by the agent. */
  paid: Money;
  /** Paid to the agent. */
  received: Money;
};

/** Input that violates the brand's rules. */
export type InvalidInput = UserError & {
  /** Always `INVALID_INPUT`. */
  code: ErrorCode;
  /** The first invalid field. */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** All invalid fields. */
  problems: Array<FieldProblem>;
};

/** Result of an invitation code check. */
export type InvitationCode = {
  /** The checked code. */
  code: Scalars['String']['output'];
  /** Whether an agent has this code. */
  isValid: Scalars['Boolean']['output'];
};

/** A pot fed by every stake on its games and won whole by a single stake: in a random draw, or by the stake that lifts it to a secret amount. */
export type Jackpot = {
  /** Current amount according to the ledger. */
  amount: Money;
  /** Commitment to the secret drop amount; null for jackpots won in a random draw. */
  commitment?: Maybe<JackpotCommitment>;
  /** Share of each stake added to the pot, in percent, such as `1.5`; null if the platform does not say. */
  contributionPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Stake that would win for certain: the chance of a round is its stake divided by this. Null for must-drop jackpots. */
  guaranteedWinStake?: Maybe<Money>;
  /** ID of the jackpot. */
  id: Scalars['ID']['output'];
  /** The latest win; null if there is none. */
  lastWin?: Maybe<JackpotWin>;
  /** Highest amount it can reach before it drops; null for jackpots won in a random draw. */
  mustDropBy?: Maybe<Money>;
  /** Name of the jackpot. */
  name: Scalars['String']['output'];
  /** Amount it starts from after each win; null if the platform does not say. */
  seedAmount?: Maybe<Money>;
  /** Code of the vendor that runs it. */
  vendorId: Scalars['ID']['output'];
  /** Up to ten wins, latest first. */
  wins: Array<JackpotWin>;
};

/** A jackpot's amount has changed. At most one event every two seconds per jackpot. */
export type JackpotChanged = PublishedEvent & {
  /** Current amount. */
  amount: Money;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The jackpot. */
  jackpotId: Scalars['ID']['output'];
};

/** Commitment to the secret drop amount, which was drawn when the pot started. */
export type JackpotCommitment = {
  /** Number of the pot, from 1. */
  potNumber: Scalars['Int']['output'];
  /** SHA-256 of the secret seed. */
  seedHash: Scalars['String']['output'];
};

/** Proof of a drop: everything needed to recompute the drop amount. */
export type JackpotProof = {
  /** The secret amount; the stake that reached it won. */
  dropAmount: Money;
  /** Number of the pot. */
  potNumber: Scalars['Int']['output'];
  /** The revealed seed. */
  seed: Scalars['String']['output'];
  /** SHA-256 of the seed, as published before the drop. */
  seedHash: Scalars['String']['output'];
  /** Page that recomputes the drop amount; null if there is none. */
  verifierUrl?: Maybe<Scalars['URL']['output']>;
};

/** A jackpot win. */
export type JackpotWin = {
  /** Prize. */
  amount: Money;
  /** ID of the game. */
  gameId: Scalars['ID']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** The winner's username, masked except for its ends. */
  maskedUsername: Scalars['String']['output'];
  /** Proof of the drop; null for a random draw. */
  proof?: Maybe<JackpotProof>;
  /** Time of the win. */
  wonAt: Scalars['DateTime']['output'];
};

/** Result of `keepSessionAlive`. */
export type KeepSessionAliveResult = KeepSessionAliveSuccess | Problem;

/** The session was extended. */
export type KeepSessionAliveSuccess = {
  /** When it ends at the latest. */
  endsAt: Scalars['DateTime']['output'];
  /** When it ends if idle. */
  idleUntil: Scalars['DateTime']['output'];
};

/** A language of the interface. */
export type Language = {
  /** The platform's code, such as `TY`. Not an ISO code. */
  code: Scalars['String']['output'];
  /** Name in its own language. */
  name: Scalars['String']['output'];
  /** BCP 47 tag. */
  tag: Scalars['String']['output'];
};

/** A log-in after the current one. */
export type LaterLogIn = {
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** Masked IP address. */
  ipAddress: Scalars['String']['output'];
};

/** Input of `launchGame`. */
export type LaunchGameInput = {
  /** The game. */
  gameId: Scalars['ID']['input'];
  /** Room of a player-versus-player game; defaults to any room with a free seat. */
  roomId?: InputMaybe<Scalars['ID']['input']>;
  /** Theme of the game page. */
  theme?: InputMaybe<GameTheme>;
};

/** Result of `launchGame` and `launchTrial`. */
export type LaunchGameResult = GameUnderMaintenance | LaunchGameSuccess | Problem;

/** The game was launched. */
export type LaunchGameSuccess = {
  /** Whether it is played with play credit: by a demo account, or as a trial. */
  isDemo: Scalars['Boolean']['output'];
  /** Launch URL for the frame. Single use; expires after 60 seconds. */
  launchUrl: Scalars['URL']['output'];
  /** Origin of the launch URL. Ignore messages from other origins. */
  origin: Scalars['URL']['output'];
};

/** Kinds of launch targets. */
export type LaunchMode =
  /** The lottery page. */
  | 'LOTTERY'
  /** A separate window with the sea lotteries. */
  | 'SEA_LOTTERY'
  /** The page of station lotteries. */
  | 'STATION_LOTTERY'
  /** A dialog with the vendor's games. */
  | 'VENDOR_GAMES';

/** Target that opens a game or vendor without a game page of its own. */
export type LaunchTarget = {
  /** Code of the lottery on the lottery pages; null for all lotteries. */
  gameCode?: Maybe<Scalars['String']['output']>;
  /** Kind of the target. */
  mode: LaunchMode;
  /** Code of the bet type that the lottery opens with, as in `LotteryPlay.betType`; null for its default. */
  playType?: Maybe<Scalars['String']['output']>;
  /** Code of the vendor. */
  vendorId: Scalars['ID']['output'];
};

/** Input of `launchTrial`. */
export type LaunchTrialInput = {
  /** The game. */
  gameId: Scalars['ID']['input'];
  /** Theme of the game page. */
  theme?: InputMaybe<GameTheme>;
};

/** A leaderboard of this week. */
export type Leaderboard = {
  /** Until when play counts. */
  endsAt: Scalars['DateTime']['output'];
  /** Monday of the week. */
  from: Scalars['Date']['output'];
  /** ID. */
  id: Scalars['ID']['output'];
  /** Measure by which members are ranked. */
  metric: LeaderboardMetric;
  /** Minimum stake that counts; null for none. */
  minStake?: Maybe<Money>;
  /** The account's own place; null without a score. */
  own?: Maybe<LeaderboardPlace>;
  /** When the prizes are paid. */
  paidFrom: Scalars['DateTime']['output'];
  /** The top places. Equal scores rank by when they were reached, then by account age. */
  places: Array<LeaderboardPlace>;
  /** Prizes by rank. */
  prizes: Array<LeaderboardPrize>;
  /** Game categories that count. */
  products: Array<GameCategory>;
  /** Name. */
  title: Scalars['String']['output'];
  /** Sunday. */
  to: Scalars['Date']['output'];
};

/** The account's score on a leaderboard has changed: query `viewer.memberAccount.leaderboards`. */
export type LeaderboardChanged = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The leaderboard. */
  leaderboardId: Scalars['ID']['output'];
};

/** Measures by which leaderboards rank members. */
export type LeaderboardMetric =
  /** Largest payout of a round as a multiple of its stake. */
  | 'MULTIPLIER'
  /** A measure that this version does not know. */
  | 'OTHER'
  /** Settled stakes of the week. */
  | 'TURNOVER';

/** A place on a leaderboard. */
export type LeaderboardPlace = {
  /** Whether it is the viewer. */
  isOwn: Scalars['Boolean']['output'];
  /** First and last letter of the username. */
  maskedUsername: Scalars['String']['output'];
  /** Multiple of the stake, if ranked by it. */
  multiple?: Maybe<Scalars['Decimal']['output']>;
  /** Prize of the rank; null for none. */
  prize?: Maybe<Money>;
  /** Rank, from 1. */
  rank: Scalars['Int']['output'];
  /** Settled stakes, if ranked by them. */
  turnover?: Maybe<Money>;
};

/** Prize of a range of ranks. */
export type LeaderboardPrize = {
  /** Prize per rank. */
  amount: Money;
  /** First rank. */
  from: Scalars['Int']['output'];
  /** Last rank. */
  to: Scalars['Int']['output'];
};

/** A leaderboard of a past week. */
export type LeaderboardResult = {
  /** Monday. */
  from: Scalars['Date']['output'];
  /** ID of board and week. */
  id: Scalars['ID']['output'];
  /** Whether places are final. Counting takes some minutes after the end of the week. */
  isClosed: Scalars['Boolean']['output'];
  /** Name of the board. */
  title: Scalars['String']['output'];
  /** Sunday. */
  to: Scalars['Date']['output'];
  /** Places with a prize. */
  winners: Array<LeaderboardPlace>;
};

/** Weekly leaderboards. */
export type Leaderboards = {
  /** Past weeks, latest first. */
  past: Array<LeaderboardResult>;
  /** This week's leaderboards, in the brand's order. */
  running: Array<Leaderboard>;
};

/** A change of a limit. */
export type LimitChange = {
  /** When it was requested. */
  at: Scalars['DateTime']['output'];
  /** The previous limit; null for none. */
  from?: Maybe<LimitValue>;
  /** ID of the change. */
  id: Scalars['ID']['output'];
  /** Whether the operator made it instead of the account's owner. */
  isByOperator: Scalars['Boolean']['output'];
  /** Kind of the limit. */
  kind: LimitKind;
  /** Period of the limit; null for a single stake or session. */
  period?: Maybe<LimitPeriod>;
  /** Status. */
  status: LimitChangeStatus;
  /** The new limit; null for none. */
  to?: Maybe<LimitValue>;
};

/** Statuses of a change of a limit. */
export type LimitChangeStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Confirmed. */
  | 'CONFIRMED'
  /** In force at once. */
  | 'EFFECTIVE'
  /** Not confirmed in time. */
  | 'EXPIRED'
  /** Waiting for its 24 hours or its confirmation. */
  | 'WAITING';

/** Kinds of limits. */
export type LimitKind =
  /** Gross deposits, including pending ones. */
  | 'DEPOSIT'
  /** Stakes minus winnings. Stakes of unfinished rounds count as lost. */
  | 'LOSS'
  /** Minutes from the log-in to the end of play. Log-ins without a break of 15 minutes between them count together. */
  | 'SESSION_TIME'
  /** Stakes of one round; each draw of a lottery ticket is one. */
  | 'STAKE';

/** Periods over which a limit adds up. */
export type LimitPeriod =
  /** The last 24 hours. */
  | 'DAY'
  /** The calendar month in the brand's time zone. */
  | 'MONTH'
  /** The last 7 days. */
  | 'WEEK';

/** A limit of the account was reached. */
export type LimitReached = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The limit. */
  limit: ReachedLimit;
  /** When it ends, if known. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** An amount, or minutes of `SESSION_TIME`. */
export type LimitValue = {
  /** The amount; null for a time. */
  amount?: Maybe<Money>;
  /** The minutes; null for an amount. */
  minutes?: Maybe<Scalars['Int']['output']>;
};

/** Result of changing a limit. */
export type LimitsResult = InvalidInput | LimitsSuccess | Problem;

/** The limit was changed, or the change awaits confirmation. */
export type LimitsSuccess = {
  /** The account with its limits; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Totals of an account or of a line. */
export type LineTotals = {
  /** Deposits. */
  deposit: Money;
  /** Profit of the house: stakes minus payouts. */
  houseProfit: Money;
  /** Settled stakes. */
  turnover: Money;
  /** Withdrawals. */
  withdrawal: Money;
};

/** An identity that can log in to this account. */
export type LinkedIdentity = {
  /** ID of the link. */
  id: Scalars['ID']['output'];
  /** When it was added. */
  linkedAt: Scalars['DateTime']['output'];
  /** The identity provider. */
  provider: IdentityProvider;
};

/** An event of the signed-in account. */
export type LiveEvent = AgentApplicationDecided | AgentBillPaid | AgentContractChanged | AgentContractRequestChanged | BalanceChanged | BonusEnded | ChatMessagePosted | ChatMessageRemoved | ChatMuteChanged | ChatRoomChanged | ChatRoomRead | CursorMoved | DepositChanged | IdentityDecided | LeaderboardChanged | LimitReached | LotteryTicketSettled | MessageArrived | MessagesRead | MissionsChanged | RaffleWon | RankChanged | ResyncNeeded | ServiceCaseChanged | SessionEnded | SiteStatusChanged | StreamOpened | WithdrawalChanged;

/** A list of games with vendors and filters. */
export type Lobby = {
  /** Available filters; null if the platform does not say. */
  facets?: Maybe<LobbyFacets>;
  /** Games of the lobby: filtered, sorted and paged. */
  games?: Maybe<GamePage>;
  /** The lobby; null for the whole catalogue. */
  id?: Maybe<LobbyId>;
  /** Vendors with games in this lobby, those with most games first. Null only beside an error. */
  vendors?: Maybe<Array<LobbyVendor>>;
};


/** A list of games with vendors and filters. */
export type LobbyGamesArgs = {
  filter?: InputMaybe<GameFilter>;
  oneOfFamily?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: GameSort;
};

/** Available filters of a lobby. */
export type LobbyFacets = {
  /** Game classes in the lobby, those with most games first. */
  classes: Array<LobbyGameClass>;
  /** Number of hot games. */
  hotCount: Scalars['Int']['output'];
  /** Distinct smallest stakes, ascending. */
  minStakes: Array<Money>;
  /** Number of new games. */
  newCount: Scalars['Int']['output'];
  /** Number of games not under maintenance. */
  openCount: Scalars['Int']['output'];
  /** Distinct numbers of pay lines, ascending. */
  payLines: Array<Scalars['Int']['output']>;
};

/** A game class in a lobby. */
export type LobbyGameClass = {
  /** The class. */
  gameClass: GameClass;
  /** Number of games of the class in this lobby. */
  gameCount: Scalars['Int']['output'];
};

/** The game lobbies. */
export type LobbyId =
  /** Cockfights. */
  | 'COCKFIGHT'
  /** Lotteries. */
  | 'ELOTT'
  /** Esports betting. */
  | 'ESPORTS'
  /** Fishing games. */
  | 'FISH'
  /** The house's own games. */
  | 'INHOUSE'
  /** Tables with live dealers. */
  | 'LIVE'
  /** Card and board games between players. */
  | 'PVP'
  /** Slots and other games of chance. */
  | 'RNG'
  /** Sports betting. */
  | 'SPORTS';

/** Matches of a search in another lobby. */
export type LobbyMatches = {
  /** Number of matching games. */
  gameCount: Scalars['Int']['output'];
  /** The lobby. */
  lobbyId: LobbyId;
};

/** A vendor in a lobby. */
export type LobbyVendor = {
  /** Classes of its games in this lobby. Null only beside an error. */
  gameClasses?: Maybe<Array<GameClass>>;
  /** Number of its games in this lobby. */
  gameCount: Scalars['Int']['output'];
  /** Currently popular. */
  isHot: Scalars['Boolean']['output'];
  /** The vendor. */
  vendor: Vendor;
};

/** A log-in to the account, or a failed attempt. */
export type LogInAttempt = {
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** Browser and operating system, such as `Chrome, Windows`; null if unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** ID of the attempt. */
  id: Scalars['ID']['output'];
  /** Masked IP address. */
  ipAddress: Scalars['String']['output'];
  /** Log-in method. */
  method: LogInMethod;
  /** Outcome. */
  status: LogInAttemptStatus;
};

/** A page of log-in attempts. */
export type LogInAttemptPage = {
  /** The log-in attempts. */
  nodes: Array<LogInAttempt>;
  /** Position of this page. */
  pageInfo: PageNumbers;
  /** Total number. */
  totalCount: Scalars['Int']['output'];
};

/** Outcomes of a log-in attempt, and changes that are listed beside them. */
export type LogInAttemptStatus =
  /** A bank card or wallet address was added. */
  | 'CARD_ADDED'
  /** Locked after too many failed attempts. */
  | 'LOCKED'
  /** Success. */
  | 'LOGGED_IN'
  /** An outcome that this version does not know. */
  | 'OTHER'
  /** The password was set by a link sent by e-mail. */
  | 'PASSWORD_RESET'
  /** A further verification was required. */
  | 'VERIFICATION_REQUIRED'
  /** Wrong code. */
  | 'WRONG_CODE'
  /** Invalid passkey. */
  | 'WRONG_PASSKEY'
  /** Wrong password. */
  | 'WRONG_PASSWORD';

/** Input of `logIn`. */
export type LogInInput = {
  /** Captcha answer; required after `CaptchaRequired`. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Solution of the human challenge, if the brand requires one. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Password. */
  password: Scalars['String']['input'];
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Unlocks an account that fails with `LOGIN_LOCKED`, together with the correct password: a code of its authenticator app or a
   * recovery code. Without an authenticator, the correct password sends a code to the account's phone or e-mail address. A wrong
   * code still fails with `LOGIN_LOCKED`.
   */
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  /** Username. */
  username: Scalars['String']['input'];
};

/** Log-in methods. */
export type LogInMethod =
  /** A link sent by e-mail. */
  | 'EMAIL'
  /** Facebook. */
  | 'FACEBOOK'
  /** Free play. */
  | 'FREE_PLAY'
  /** Google. */
  | 'GOOGLE'
  /** A method that this version does not know. */
  | 'OTHER'
  /** A passkey. */
  | 'PASSKEY'
  /** Username and password. */
  | 'PASSWORD'
  /** Registration, which logs in at once. */
  | 'REGISTRATION'
  /** An open session. */
  | 'SESSION'
  /** A code sent to the mobile number. */
  | 'SMS'
  /** A hand-over token from another site of the brand. */
  | 'TOKEN';

/** Result of a log-in. */
export type LogInResult = AccountBlocked | CaptchaRequired | InvalidInput | LogInSuccess | Problem | VerificationRequired;

/** The account is logged in. */
export type LogInSuccess = {
  /** Whether this is the account's first log-in. */
  isFirstLogIn: Scalars['Boolean']['output'];
  /** Why the password must be changed; null if it need not be. */
  passwordChangeReason?: Maybe<PasswordChangeReason>;
  /** The previous log-in; null at the first log-in, and if it cannot be read at the moment. */
  previousLogIn?: Maybe<PreviousLogIn>;
  /** The account; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `logInWithCode`. */
export type LogInWithCodeInput = {
  /** Number that the code was sent to. */
  phone: PhoneInput;
  /** Token from `confirmPhone` or the phone verification service, instead of a code. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key: 16 to 64 letters, digits, `-` and `_`. A retry with the same key and input within 5 minutes returns the same result. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `logInWithPasskey`. */
export type LogInWithPasskeyInput = {
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** The browser's credential: `AuthenticationResponseJSON` of WebAuthn, JSON as text. */
  response: Scalars['String']['input'];
};

/** Input of `logInWithToken`. */
export type LogInWithTokenInput = {
  /** The token. */
  token: Scalars['String']['input'];
};

/** Result of `logOut`. */
export type LogOutResult = LogOutSuccess | Problem;

/** The session has ended. */
export type LogOutSuccess = {
  /** Always `true`. */
  isLoggedOut: Scalars['Boolean']['output'];
};

/** How long a loss of the house lowers later profits of a dividend. */
export type LossCarryOver =
  /** Until profits have made up for it, while the version lasts. */
  | 'PERMANENT'
  /** In the next period only. */
  | 'PREVIOUS';

/** A lottery with recurring draws. */
export type Lottery = {
  /** Category. */
  category: GameCategory;
  /** The platform's code of the lottery. */
  code: Scalars['String']['output'];
  /** ID of the game, the same as in the lobbies. */
  id: Scalars['ID']['output'];
  /** Whether it is a favourite of the viewer; null if the viewer cannot have favourites. */
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  /** Whether tickets are currently on sale. */
  isOnSale: Scalars['Boolean']['output'];
  /** Under maintenance: it cannot be played. */
  isUnderMaintenance: Scalars['Boolean']['output'];
  /** Name of the lottery. */
  name: Scalars['String']['output'];
  /** Picture in the ratio 3:4. */
  picture: Scalars['URL']['output'];
  /** Mode by which prizes are calculated; null if the platform does not say. */
  prizeMode?: Maybe<PrizeMode>;
  /** Code of its vendor. */
  vendorId: Scalars['ID']['output'];
};

/** Meanings of “b” behind “a”. */
export type LotteryBMeaning =
  /** “bao”, all prizes. */
  | 'BAO'
  /** The tail: the last two digits of the special prize. */
  | 'TAIL';

/** Available bets on a lottery. */
export type LotteryBoard = {
  /** Maximum total stake of all players on a selection in one draw. */
  ceiling: Money;
  /** Maximum number of draws of a ticket. */
  maxDraws: Scalars['Int']['output'];
  /** Maximum number of lines to send for a ticket. */
  maxLines: Scalars['Int']['output'];
  /** Highest available prize series; null in other modes. */
  maxSeries?: Maybe<Scalars['Int']['output']>;
  /** Maximum payout of a line in one draw. */
  maximumPayout: Money;
  /** Lowest available prize series; null in other modes. */
  minSeries?: Maybe<Scalars['Int']['output']>;
  /** Minimum cost of a line. */
  minimumCost: Money;
  /** Mode of its odds. */
  mode: LotteryMode;
  /** Send it with each bet; other odds are refused. */
  oddsVersion: Scalars['String']['output'];
  /** Bet types. */
  plays: Array<LotteryPlay>;
  /** Rules by which the house reads bet texts. */
  reading: LotteryReading;
  /** Rebate per 1 of settled stake: the unused part of the account's series. */
  rebate: Scalars['Decimal']['output'];
  /** Prize series of the mode LOTT. */
  series?: Maybe<Scalars['Int']['output']>;
};

/** The remaining ceiling of a selection is too low for the bet, because of all players' stakes on it. */
export type LotteryCeilingReached = UserError & {
  /** Code of the bet type of the selection. */
  betType: Scalars['String']['output'];
  /** Always `CEILING_REACHED`. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Keys of its picks, by `LotteryPlay.pickKind`. */
  picks: Array<Scalars['Int']['output']>;
  /** Remaining amount that can be staked on it. */
  remaining: Money;
};

/** Picks that are no numbers. */
export type LotteryChoice =
  /** Big. */
  | 'BIG'
  /** All values differ. */
  | 'DIFFERENT'
  /** The first of two positions shows the higher value. */
  | 'DRAGON'
  /** Even. */
  | 'EVEN'
  /** Green. */
  | 'GREEN'
  /** Between small and big. */
  | 'MIDDLE'
  /** Odd. */
  | 'ODD'
  /** A choice that this version does not know. */
  | 'OTHER'
  /** Two equal values. */
  | 'PAIR'
  /** Red. */
  | 'RED'
  /** Small. */
  | 'SMALL'
  /** Both positions show the same value. */
  | 'TIE'
  /** The second of two positions shows the higher value. */
  | 'TIGER'
  /** Three equal values. */
  | 'TRIPLE'
  /** Violet. */
  | 'VIOLET';

/** Meanings of “d” with nothing behind it. */
export type LotteryDMeaning =
  /** The head: the two digits of the lowest prize. */
  | 'HEAD'
  /** The tail: the last two digits of the special prize. */
  | 'TAIL';

/** A draw of a lottery. */
export type LotteryDraw = {
  /** When betting ends. */
  closesAt: Scalars['DateTime']['output'];
  /** Code of the lottery. */
  code: Scalars['String']['output'];
  /** Day of the draw. */
  day: Scalars['Date']['output'];
  /** When it is drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** Set while an operator holds it: nothing is sold, cancelled, drawn, shown or paid. */
  hold?: Maybe<LotteryHold>;
  /** Whether all numbers are revealed. */
  isComplete: Scalars['Boolean']['output'];
  /** Number of the draw. */
  number: Scalars['String']['output'];
  /** Numbers revealed so far, in draw order. */
  numbers: Array<Scalars['String']['output']>;
  /** When the previous draw ends and this one becomes the current one. */
  opensAt: Scalars['DateTime']['output'];
  /** Above 1 if the result was corrected. */
  resultVersion: Scalars['Int']['output'];
  /** The platform's time of this response, for countdowns. */
  serverTime: Scalars['DateTime']['output'];
  /** State. */
  state: LotteryDrawState;
};

/** A draw has changed its state, was held or released, or revealed another number. */
export type LotteryDrawChanged = PublishedEvent & {
  /** When betting ends. */
  closesAt: Scalars['DateTime']['output'];
  /** Code of the lottery. */
  code: Scalars['String']['output'];
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** When it is drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** Whether all numbers are revealed. */
  isComplete: Scalars['Boolean']['output'];
  /** Whether an operator holds it. */
  isHeld: Scalars['Boolean']['output'];
  /** Number of the draw. */
  number: Scalars['String']['output'];
  /** Numbers revealed so far, in draw order. */
  numbers: Array<Scalars['String']['output']>;
  /** State. */
  state: LotteryDrawState;
};

/** Draws of a lottery, latest first. */
export type LotteryDrawConnection = {
  /** The draws. */
  edges: Array<LotteryDrawEdge>;
  /** Position of the list. */
  pageInfo: PageInfo;
  /** Number of draws with a result, on the requested day if there is one; null if the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An entry of a list of draws. */
export type LotteryDrawEdge = {
  /** The draw. */
  node: LotteryDraw;
};

/** Proof of a draw. */
export type LotteryDrawProof = {
  /** Anchor of the day's chain of beacons, published with its first draw. */
  anchor: Scalars['String']['output'];
  /** Beacon, which is combined with the seed; null until the result is revealed. */
  beacon?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the beacon: the previous draw's beacon, or the day's anchor. */
  beaconBefore: Scalars['String']['output'];
  /** The draw. */
  draw: LotteryDraw;
  /** Name of the draw in the proof. */
  drawId: Scalars['String']['output'];
  /** When it was held, oldest first. */
  holds: Array<LotteryHold>;
  /** Whether the draw was voided because it could not be drawn in time. */
  isMissed: Scalars['Boolean']['output'];
  /** Picture of the result, 1200 by 630, for link previews. Null until the result is complete. */
  picture?: Maybe<Scalars['URL']['output']>;
  /** Tickets sold; null until sealed. */
  sales?: Maybe<LotterySales>;
  /** Seed; null until the result is revealed. */
  seed?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the seed, published before the first ticket. */
  seedHash: Scalars['String']['output'];
  /** States of the draw, oldest first. */
  steps: Array<LotteryDrawStep>;
  /** Versions of the result, latest last; more than one after a correction. */
  versions: Array<LotteryResultVersion>;
  /** The operators' reason for voiding the draw, in the language of the request; null if they did not. */
  voidReason?: Maybe<Scalars['String']['output']>;
};

/** State of a draw. */
export type LotteryDrawState =
  /** Closed for bets. */
  | 'CLOSED'
  /** The result is fixed; its numbers may still be revealed. */
  | 'DRAWN'
  /** A state that this version does not know. */
  | 'OTHER'
  /** Open for advance bets. */
  | 'SCHEDULED'
  /** All tickets are counted and hashed. */
  | 'SEALED'
  /** The current draw: open for bets. */
  | 'SELLING'
  /** Winners have been paid. */
  | 'SETTLED'
  /** All stakes were returned. */
  | 'VOID';

/** A past or current state of a draw. */
export type LotteryDrawStep = {
  /** When the state was reached. */
  at: Scalars['DateTime']['output'];
  /** An operator's reason, if any. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: LotteryDrawState;
};

/** A lottery with scheduled draws. Its results come from the house's own generator. */
export type LotteryGame = {
  /** Available bets, with prices, odds and limits. */
  board?: Maybe<LotteryBoard>;
  /** Code of the lottery. */
  code: Scalars['String']['output'];
  /** The draw on sale; null if there is none. */
  current?: Maybe<LotteryDraw>;
  /** ID of its game, as in favourites and records. */
  gameId: Scalars['ID']['output'];
  /** Group of the menus; see `LotteryGroup`. */
  groupId: Scalars['ID']['output'];
  /** Seconds between two draws; null for stations. */
  intervalSeconds?: Maybe<Scalars['Int']['output']>;
  /** Whether it draws today. */
  isDrawnToday: Scalars['Boolean']['output'];
  /** Whether it is switched off; until it is back, nothing is sold. Tickets that are not returned are drawn and paid. */
  isUnderMaintenance: Scalars['Boolean']['output'];
  /** Kind of the draws. */
  kind: LotteryKind;
  /** The latest draw with a result. */
  last?: Maybe<LotteryDraw>;
  /** How its prizes are calculated by default. */
  mode: LotteryMode;
  /** Name in the language of the request; stations have proper names. */
  name: Scalars['String']['output'];
  /** The viewer's tickets with upcoming draws; null for visitors. */
  openTickets?: Maybe<Array<LotteryTicket>>;
  /** The draws with a result, latest first. */
  recentDraws?: Maybe<LotteryDrawConnection>;
  /** Prize structure of Vietnamese draws; null for all others. */
  region?: Maybe<LotteryRegion>;
  /** Selections with the highest stakes in the current draw, with the remaining ceiling. Null only beside an error. */
  remaining?: Maybe<Array<LotteryRemaining>>;
  /** Frequency of values in past draws, which says nothing about the next draw. */
  statistics?: Maybe<LotteryStatistics>;
  /** The draw on sale and those open for advance bets, next first. Null only beside an error. */
  upcomingDraws?: Maybe<Array<LotteryDraw>>;
  /** Days of the week on which a station draws, 0 = Sunday; empty for fast draws. */
  weekdays: Array<Scalars['Int']['output']>;
};


/** A lottery with scheduled draws. Its results come from the house's own generator. */
export type LotteryGameBoardArgs = {
  mode?: InputMaybe<LotteryMode>;
  series?: InputMaybe<Scalars['Int']['input']>;
};


/** A lottery with scheduled draws. Its results come from the house's own generator. */
export type LotteryGameRecentDrawsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  day?: InputMaybe<Scalars['Date']['input']>;
  first?: Scalars['Int']['input'];
};


/** A lottery with scheduled draws. Its results come from the house's own generator. */
export type LotteryGameStatisticsArgs = {
  draws?: Scalars['Int']['input'];
};


/** A lottery with scheduled draws. Its results come from the house's own generator. */
export type LotteryGameUpcomingDrawsArgs = {
  first?: Scalars['Int']['input'];
};

/** A group of lotteries. */
export type LotteryGroup = {
  /** Code of the group. */
  id: Scalars['ID']['output'];
  /** Lotteries of the group, most played first. */
  lotteries: Array<Lottery>;
  /** Name of the group. */
  name: Scalars['String']['output'];
};

/**
 * Meanings of ambiguous words and orders of words in bet texts, as chosen by the house or the account. The reader asks about each that is null:
 * nothing is chosen, or a meaning that this version does not know.
 */
export type LotteryHabits = {
  /** “b” behind “a”, as in “12 a10 b10”. */
  b?: Maybe<LotteryBMeaning>;
  /** “12 d40” with nothing behind it. */
  d?: Maybe<LotteryDMeaning>;
  /** “da” on several stations. */
  pairs?: Maybe<LotteryPairsMeaning>;
  /** A range such as “11 keo 99”. */
  ranges?: Maybe<LotteryRangesMeaning>;
};

/** A hold of a draw, past or current. */
export type LotteryHold = {
  /** The operator's reason, in the language of the request. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** When it was released or voided; null while it is held. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A day on which the stations of a region do not draw. */
export type LotteryHoliday = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Region of the stations. */
  region: LotteryRegion;
};

/** Kinds of lotteries, by the numbers that are drawn. */
export type LotteryKind =
  /** Three digits. */
  | 'BINGO18'
  /** One digit and its colour. */
  | 'COLOUR'
  /** Five of eleven. */
  | 'ELEVEN_FIVE'
  /** Three dice. */
  | 'K3'
  /** Twenty of eighty. */
  | 'KENO'
  /** A kind that this version does not know. */
  | 'OTHER'
  /** The order of ten. */
  | 'PK10'
  /** Five digits. */
  | 'SSC'
  /** Vietnamese draw: 27 or 18 numbers. */
  | 'VN';

/** A line of a ticket. */
export type LotteryLine = {
  /** Stake of one unit. */
  amount: Money;
  /** Code of the bet type. */
  betType: Scalars['String']['output'];
  /** Cost in one draw. */
  cost: Money;
  /** The picks in readable form. */
  labels: Array<Scalars['String']['output']>;
  /** Position, from 1. */
  line: Scalars['Int']['output'];
  /** Keys of the picks, by `LotteryPlay.pickKind`. */
  picks: Array<Scalars['Int']['output']>;
  /** Wins by draw. */
  wins: Array<LotteryLineWin>;
};

/** A line to buy. */
export type LotteryLineInput = {
  /** Stake of one unit. */
  amount: Scalars['Amount']['input'];
  /** Code of the bet type. */
  betType: Scalars['String']['input'];
  /** Keys of the picks, by `LotteryPlay.pickKind`. */
  picks: Array<Scalars['Int']['input']>;
};

/** A page of a ticket's lines. */
export type LotteryLinePage = {
  /** The lines. */
  nodes: Array<LotteryLine>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** The ticket's `lineCount`. */
  totalCount: Scalars['Int']['output'];
};

/** A line's win in a draw. */
export type LotteryLineWin = {
  /** Number of the draw. */
  drawNumber: Scalars['String']['output'];
  /** Number of its picks that hit. */
  hits: Scalars['Int']['output'];
  /** Payout. */
  payout: Money;
};

/** Lotteries grouped for menus. */
export type LotteryMenus = {
  /** Electronic lotteries. Null only beside an error. */
  electronic?: Maybe<Array<LotteryGroup>>;
  /** Station lotteries. Null only beside an error. */
  station?: Maybe<Array<LotteryGroup>>;
};

/** How the prizes of a ticket are calculated. */
export type LotteryMode =
  /** Fixed odds close to fair odds. */
  | 'ELOTT'
  /** By the account's prize series. */
  | 'LOTT'
  /** A mode that this version does not know. */
  | 'OTHER'
  /** Fixed odds of the sea lotteries. */
  | 'SEA'
  /** The house's own prize table. */
  | 'ZY';

/** Meanings of “da” on several stations. */
export type LotteryPairsMeaning =
  /** Two numbers across every two of the stations. */
  | 'ACROSS'
  /** Two numbers within each of the stations. */
  | 'WITHIN';

/**
 * How a pick is written as a whole number, its key. The values that can be drawn are those of the `LotteryKind`; `LotteryLine.labels` has picks as
 * people write them.
 */
export type LotteryPickKind =
  /** Place of the choice in `LotteryPlay.choices`, from 0: the second one is 1. */
  | 'CHOICE'
  /** Digits of a drawn number, read as a number: `05` is 5. */
  | 'ENDING'
  /** A kind that this version does not know: do not bet on it. */
  | 'OTHER'
  /** Three digits in any order, two of which are equal: the equal one times 10, plus the other. 5, 5 and 7, `57`, is 57. */
  | 'PAIR_AND_SINGLE'
  /** A value at a position: the position, from 0, times 100, plus the value. Value 7 at the third position, `3:7`, is 207. */
  | 'POSITION'
  /** Three different digits in any order, written from the lowest to the highest: `059` is 59. */
  | 'RISING_DIGITS'
  /** Values at consecutive positions, in order and each with as many digits as the highest value that can be drawn: `01-05-11` is 10511. */
  | 'SEQUENCE'
  /** A sum of drawn values: `11` is 11. */
  | 'SUM'
  /** A drawn value: `7` is 7. */
  | 'VALUE';

/** A bet type. */
export type LotteryPlay = {
  /** Code of the bet type. Houses add bet types; `pickKind`, `unit` and `payouts` say how to bet on one that a client does not know. */
  betType: Scalars['String']['output'];
  /** The picks 0, 1, … of the kind `CHOICE`; null for other kinds. */
  choices?: Maybe<Array<LotteryChoice>>;
  /** Tab of the board. */
  group: LotteryPlayGroup;
  /** Maximum picks of a line. */
  maxPicks: Scalars['Int']['output'];
  /** Minimum picks of a line. */
  minPicks: Scalars['Int']['output'];
  /** Gross payouts per 1 staked: a single one, one per choice, one per size of a wheel, or one per hit of keno. */
  payouts: Array<Scalars['Decimal']['output']>;
  /** How a pick is written as a whole number. */
  pickKind: LotteryPickKind;
  /** Digits of an `ENDING`, values of a `SEQUENCE`, positions to choose from of `POSITION`; null for other kinds. */
  pickLength?: Maybe<Scalars['Int']['output']>;
  /** Cost per 1 staked on one unit. */
  price: Scalars['Decimal']['output'];
  /** Unit of a stake. */
  unit: LotteryStakeUnit;
};

/** Tabs of the boards, by the part of the result that is bet on. */
export type LotteryPlayGroup =
  /** Values at any position. */
  | 'ANY'
  /** The last three digits. */
  | 'BACK3'
  /** Several prizes that count one by one. */
  | 'BAO'
  /** The colour. */
  | 'COLOUR'
  /** The special prize. */
  | 'DE'
  /** The digit. */
  | 'DIGIT'
  /** All digits, in order. */
  | 'DIRECT'
  /** Which of two positions shows the higher value. */
  | 'DUEL'
  /** All five digits. */
  | 'FIVE'
  /** The first positions, in order. */
  | 'FRONT'
  /** The first three digits. */
  | 'FRONT3'
  /** The first prize. */
  | 'G1'
  /** How many of the chosen numbers are drawn. */
  | 'KENO'
  /** How many of the values are equal. */
  | 'KIND'
  /** All prizes of a Vietnamese draw. */
  | 'LO'
  /** The middle three digits. */
  | 'MIDDLE3'
  /** A group that this version does not know. */
  | 'OTHER'
  /** Values at single positions. */
  | 'POSITION'
  /** Even or odd, small or big. */
  | 'SIDES'
  /** The sum. */
  | 'SUM'
  /** Several numbers none of which may be drawn. */
  | 'TRUOT'
  /** Several numbers that must all be drawn. */
  | 'XIEN';

/** Meanings of a range of numbers. */
export type LotteryRangesMeaning =
  /** Counted in the steps of its digits: 11, 22, 33 … 99. */
  | 'BY_DIGITS'
  /** Counted by one: 11, 12, 13 … 99. */
  | 'BY_ONE';

/** Rules by which the house reads bet texts. */
export type LotteryReading = {
  /** Minutes by which the house closes the sale of a station's draw before its usual time; `closesAt` of a draw includes them. */
  cutOffMinutes: Scalars['Int']['output'];
  /** Meanings of words and orders of words that differ between houses. */
  habits: LotteryHabits;
  /** Codes of stations that are counted before the others of their day, as in “2d”. */
  mainStations: Array<Scalars['String']['output']>;
  /** Value of 1 in a price below 1,000 without a unit, in whole units of the currency. */
  priceUnit: Scalars['Int']['output'];
  /** Increases with each change; 0 until the first. */
  version: Scalars['Int']['output'];
};

/** Prize structure of Vietnamese draws. */
export type LotteryRegion =
  /** 18 numbers. */
  | 'CENTRAL'
  /** 27 numbers. */
  | 'NORTH'
  /** A region that this version does not know. */
  | 'OTHER'
  /** 18 numbers. */
  | 'SOUTH';

/** A selection with its remaining ceiling. */
export type LotteryRemaining = {
  /** Code of the bet type. */
  betType: Scalars['String']['output'];
  /** Keys of the picks, by `LotteryPlay.pickKind`. */
  picks: Array<Scalars['Int']['output']>;
  /** Remaining amount that can be staked. */
  remaining: Money;
};

/** A version of a result. */
export type LotteryResultVersion = {
  /** When the version was set. */
  at: Scalars['DateTime']['output'];
  /** Numbers in draw order. */
  numbers: Array<Scalars['String']['output']>;
  /** Reason for the correction; null for the first version. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of the version, from 1. */
  version: Scalars['Int']['output'];
};

/** Tickets sold in a draw, as sealed before it. */
export type LotterySales = {
  /** SHA-256 over all tickets. */
  hash: Scalars['String']['output'];
  /** Number of lines, counted as in `LotteryTicket.lineCount`. */
  lines: Scalars['Int']['output'];
  /** When the sales were sealed. */
  sealedAt: Scalars['DateTime']['output'];
  /** Total stake. */
  stake: Money;
  /** Number of tickets. */
  tickets: Scalars['Int']['output'];
};

/** Bets that an account saved under a name. */
export type LotterySheet = {
  /** Code of the lottery on whose board it is read. */
  code: Scalars['String']['output'];
  /** ID of the sheet. */
  id: Scalars['ID']['output'];
  /** Name of the sheet. */
  name: Scalars['String']['output'];
  /** Bets as players text them. */
  text: Scalars['String']['output'];
};

/** Result of a change to the saved sheets. */
export type LotterySheetsResult = InvalidInput | LotterySheetsSuccess | Problem;

/** The saved sheets have changed. */
export type LotterySheetsSuccess = {
  /** All saved sheets, latest first. */
  sheets: Array<LotterySheet>;
};

/** A limit of the account allows no such stake. */
export type LotteryStakeLimited = UserError & {
  /** `STAKE_LIMIT_REACHED` or `BONUS_STAKE_REACHED`, which count each draw by itself, or `LOSS_LIMIT_REACHED`, which counts all draws. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** The limit. */
  limit: Money;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Amount that may still be staked: the limit itself if each stake counts by itself. */
  remaining: Money;
};

/** Units of stakes. */
export type LotteryStakeUnit =
  /** An amount of money. */
  | 'MONEY'
  /** A unit that this version does not know. */
  | 'OTHER'
  /** A number of points, with `LotteryPlay.price` for each. */
  | 'POINT';

/** Statistics of past draws. */
export type LotteryStatistics = {
  /** Number of draws considered. */
  draws: Scalars['Int']['output'];
  /** Endings by first digit, 0 to 9; empty for other lotteries. */
  heads: Array<Scalars['Int']['output']>;
  /** Endings by last digit, 0 to 9; empty for other lotteries. */
  tails: Array<Scalars['Int']['output']>;
  /** Values: the last two digits of Vietnamese numbers, otherwise the drawn values. */
  values: Array<LotteryValueCount>;
};

/** A lottery ticket: the same lines in one or more draws. */
export type LotteryTicket = {
  /** Whether any of its draws can still be cancelled. */
  canCancel: Scalars['Boolean']['output'];
  /** Code of the lottery. */
  code: Scalars['String']['output'];
  /** Draws of the ticket, first draw first. */
  draws: Array<LotteryTicketDraw>;
  /** ID of the ticket. */
  id: Scalars['ID']['output'];
  /** Whether the draws after the first that pays are cancelled. */
  isStoppedByWin: Scalars['Boolean']['output'];
  /**
   * Number of lines as they are stored, limited and paid: of a bet type that pays each pick by itself, every pick is a line of its own, so that it may be
   * higher than the number of lines that were sent.
   */
  lineCount: Scalars['Int']['output'];
  /** The first of its `lineCount` lines; `lotteryTicket` returns all of them by page. Null only beside an error. */
  lines?: Maybe<Array<LotteryLine>>;
  /** How its prizes are calculated. */
  mode: LotteryMode;
  /** Name of the lottery. */
  name: Scalars['String']['output'];
  /** Number for receipts. */
  number: Scalars['String']['output'];
  /** Version of its odds. */
  oddsVersion: Scalars['String']['output'];
  /** Payouts so far. */
  payout: Money;
  /** When it was bought. */
  placedAt: Scalars['DateTime']['output'];
  /** `payout` minus `settledStake`; null while no draw is settled. */
  profit?: Maybe<Money>;
  /** Version of the house's `LotteryReading` by which its text was read; null for a ticket that was not written as a text. */
  readingVersion?: Maybe<Scalars['Int']['output']>;
  /** Prize series of the mode LOTT. */
  series?: Maybe<Scalars['Int']['output']>;
  /** Stake of the draws settled so far, without void ones. */
  settledStake: Money;
  /** Stake in one draw. */
  stake: Money;
  /** Total stake of all draws that are neither cancelled nor void. */
  staked: Money;
  /** State over all draws. */
  state: LotteryTicketState;
};


/** A lottery ticket: the same lines in one or more draws. */
export type LotteryTicketLinesArgs = {
  first?: Scalars['Int']['input'];
};

/** Lottery tickets of an account. */
export type LotteryTicketConnection = {
  /** Tickets, latest first. */
  edges: Array<LotteryTicketEdge>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of tickets; null if the platform does not count them. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A ticket with its lines. */
export type LotteryTicketDetail = {
  /** SHA-256 of its lines, which is part of the sealed list. */
  digest: Scalars['String']['output'];
  /** Requested page of its lines. */
  lines: LotteryLinePage;
  /** The ticket. */
  ticket: LotteryTicket;
  /** Number of the transaction that paid for it. */
  transactionId: Scalars['ID']['output'];
};

/** A ticket in one draw. */
export type LotteryTicketDraw = {
  /** When betting ends. */
  closesAt: Scalars['DateTime']['output'];
  /** Number of the draw. */
  drawNumber: Scalars['String']['output'];
  /** When it is drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** Set while an operator holds the draw; null for a cancelled ticket. */
  hold?: Maybe<LotteryHold>;
  /** Whether the draw was voided because it could not be drawn in time. */
  isMissed: Scalars['Boolean']['output'];
  /** Numbers of the draw revealed so far, in draw order. */
  numbers: Array<Scalars['String']['output']>;
  /** Payout. */
  payout: Money;
  /** Payout minus stake; null unless it is won, paid back or lost. */
  profit?: Maybe<Money>;
  /** Each settlement, oldest first; empty unless the result was corrected or voided after it was settled. */
  settlements: Array<LotteryTicketSettlement>;
  /** State. */
  state: LotteryTicketState;
  /** The operators' reason for voiding the draw, in the language of the request; null if they did not. */
  voidReason?: Maybe<Scalars['String']['output']>;
};

/** A lottery ticket in a list. */
export type LotteryTicketEdge = {
  /** The ticket. */
  node: LotteryTicket;
};

/** Result of a change to a ticket. */
export type LotteryTicketResult = InvalidInput | LotteryTicketSuccess | Problem;

/** All tickets of the account in a draw are settled, or a corrected result changed their payout. */
export type LotteryTicketSettled = PublishedEvent & {
  /** Code of the lottery. */
  code: Scalars['String']['output'];
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Number of the draw. */
  drawNumber: Scalars['String']['output'];
  /** Payout, or its change. */
  payout: Money;
  /** Total stake. */
  stake: Money;
  /** Number of tickets; 0 for a void draw or a corrected result. */
  tickets: Scalars['Int']['output'];
};

/** How a ticket was settled in a draw under a version of its result. */
export type LotteryTicketSettlement = {
  /** Time of the settlement. */
  at: Scalars['DateTime']['output'];
  /** Change from the previous settlement; if the balance does not cover what is taken back, less is posted. */
  difference: Money;
  /** Payout; the stake of a void draw. */
  payout: Money;
  /** Amount posted to the account for all its tickets in the draw; null for the first settlement. */
  posted?: Maybe<Money>;
  /** Reason of the operators; null for the first settlement. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Version of the result; 0 where the draw was voided and the stake returned. */
  version: Scalars['Int']['output'];
};

/** State of a ticket, or of a ticket in one draw. */
export type LotteryTicketState =
  /** Cancelled; the stake was returned. */
  | 'CANCELLED'
  /** Paid nothing. */
  | 'LOST'
  /** Not settled. */
  | 'OPEN'
  /** A state that this version does not know. */
  | 'OTHER'
  /** Paid some or all of its stake, and not more. */
  | 'PAID_BACK'
  /** The draw is void; the stake was returned. */
  | 'VOID'
  /** Paid more than its stake. */
  | 'WON';

/** The ticket was bought or cancelled. */
export type LotteryTicketSuccess = {
  /** The updated ticket. */
  ticket: LotteryTicket;
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** Frequency of a value. */
export type LotteryValueCount = {
  /** Draws since its last occurrence. */
  absentDraws: Scalars['Int']['output'];
  /** Number of occurrences. */
  count: Scalars['Int']['output'];
  /** The value. */
  value: Scalars['String']['output'];
};

/** Input of `markMessagesRead`. */
export type MarkMessagesReadInput = {
  /** The messages, at most 50; all when omitted. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The member's account pages. */
export type MemberAccount = {
  /** Movements on one balance over a range of days, latest first. */
  accountRecord?: Maybe<AccountRecordResult>;
  /** How the member can become an agent; null for agents, and where the brand accepts no applications. */
  agentApplication?: Maybe<AgentProgramme>;
  /** API tokens that have not ended, latest first. Null only beside an error. */
  apiTokens?: Maybe<Array<ApiToken>>;
  /** Bank accounts and wallet addresses for withdrawals. */
  bankCards?: Maybe<BankCards>;
  /** A settled round of the member; null for an unknown ID. */
  bet?: Maybe<BetDetail>;
  /** Rounds over a range of days, latest first. */
  bettingRecord?: Maybe<BettingRecordResult>;
  /** The account's bonus money. Null where the brand has no rewards. */
  bonusAccount?: Maybe<BonusAccount>;
  /** Bonuses and rewards over a range of days, latest first. */
  bonusRecord?: Maybe<BonusRecordResult>;
  /** A deposit of the account; null for an unknown ID. */
  deposit?: Maybe<Deposit>;
  /** Deposit methods, with their conditions for this account. */
  depositOptions?: Maybe<DepositOptions>;
  /** Deposits, latest first. */
  deposits?: Maybe<DepositPage>;
  /** Leaderboards of this and past weeks. Null where the brand has no rewards. */
  leaderboards?: Maybe<Leaderboards>;
  /** Log-ins and failed attempts, latest first. */
  logInAttempts?: Maybe<LogInAttemptPage>;
  /** Pages of the side menu available to this account. */
  menu: Array<MenuEntry>;
  /** A received message. Null for an unknown ID, and where the brand has no inbox. */
  message?: Maybe<Message>;
  /** Accounts that this account may write to. */
  messageRecipients?: Maybe<MessageRecipients>;
  /** Settings for messages outside of the inbox. Null where the brand has no inbox. */
  messageSettings?: Maybe<MessageSettings>;
  /** Messages, latest first. Null where the brand has no inbox. */
  messages?: Maybe<MessagePage>;
  /** Missions of the account. Null where the brand has no rewards. */
  missions?: Maybe<Missions>;
  /** Payment password of the account. */
  paymentPassword?: Maybe<PaymentPassword>;
  /** Points of the account. Null where the brand has none. */
  points?: Maybe<MemberPoints>;
  /** Profile. */
  profile: MemberProfile;
  /** The member's own result over a range of days. */
  profitAndLoss?: Maybe<ProfitAndLossResult>;
  /** Promotion offers with their status for the account. Null where the brand has no rewards. */
  promotionOffers?: Maybe<Array<PromotionOffer>>;
  /** The account's tickets and prizes. Null where the brand has none. */
  raffles?: Maybe<MemberRaffles>;
  /** Rank, progress to the next one, and all ranks. */
  rankProgress?: Maybe<RankProgress>;
  /** Rebate of the account. Null where the brand has no rewards. */
  rebates?: Maybe<Rebates>;
  /** Security settings of the account. */
  security?: Maybe<AccountSecurity>;
  /** A case with all its lines; null for an unknown one. Marks its answers as read. */
  serviceCase?: Maybe<ServiceCase>;
  /** The account's customer service cases, latest first. Null where the brand has none. */
  serviceCases?: Maybe<ServiceCasePage>;
  /** A transaction with all of its movements on the member's balances; null for an unknown ID. */
  transaction?: Maybe<TransactionDetail>;
  /** Rules of transfers to the upline and downline. */
  transferRules?: Maybe<MemberTransferRules>;
  /** Transfers to and from the upline and downline, latest first. */
  transfers?: Maybe<MemberTransferPage>;
  /** Paid-out withdrawals that await the member's confirmation of receipt, oldest first. Null only beside an error. */
  unconfirmedWithdrawals?: Maybe<Array<Withdrawal>>;
  /** A withdrawal with its history; null for an unknown ID. */
  withdrawal?: Maybe<Withdrawal>;
  /** Available amounts, destinations and conditions of withdrawals. */
  withdrawalOptions?: Maybe<WithdrawalOptions>;
  /** Withdrawals, latest first. */
  withdrawals?: Maybe<WithdrawalPage>;
};


/** The member's account pages. */
export type MemberAccountAccountRecordArgs = {
  from: Scalars['Date']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  to: Scalars['Date']['input'];
  types?: InputMaybe<Array<MovementType>>;
  wallet?: MovementWallet;
};


/** The member's account pages. */
export type MemberAccountBetArgs = {
  id: Scalars['ID']['input'];
};


/** The member's account pages. */
export type MemberAccountBettingRecordArgs = {
  categories?: InputMaybe<Array<GameCategory>>;
  from: Scalars['Date']['input'];
  gameId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  status?: InputMaybe<BetStatus>;
  to: Scalars['Date']['input'];
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};


/** The member's account pages. */
export type MemberAccountBonusRecordArgs = {
  from: Scalars['Date']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  to: Scalars['Date']['input'];
};


/** The member's account pages. */
export type MemberAccountDepositArgs = {
  id: Scalars['ID']['input'];
};


/** The member's account pages. */
export type MemberAccountDepositsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  state?: InputMaybe<DepositState>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** The member's account pages. */
export type MemberAccountLogInAttemptsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The member's account pages. */
export type MemberAccountMessageArgs = {
  id: Scalars['ID']['input'];
};


/** The member's account pages. */
export type MemberAccountMessagesArgs = {
  box?: MessageBox;
  kind?: InputMaybe<MessageKind>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The member's account pages. */
export type MemberAccountProfitAndLossArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** The member's account pages. */
export type MemberAccountRafflesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** The member's account pages. */
export type MemberAccountServiceCaseArgs = {
  id: Scalars['ID']['input'];
};


/** The member's account pages. */
export type MemberAccountServiceCasesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The member's account pages. */
export type MemberAccountTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** The member's account pages. */
export type MemberAccountTransferRulesArgs = {
  receiver?: InputMaybe<Scalars['String']['input']>;
};


/** The member's account pages. */
export type MemberAccountTransfersArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  relation?: InputMaybe<TransferRelation>;
};


/** The member's account pages. */
export type MemberAccountWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


/** The member's account pages. */
export type MemberAccountWithdrawalsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  state?: InputMaybe<WithdrawalState>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The member's account pages, or why they are not available. */
export type MemberAccountResult = MemberAccount | Problem;

/** Result of a request for a code. */
export type MemberCodeResult = InvalidInput | MemberCodeSuccess | Problem;

/** The code was sent. */
export type MemberCodeSuccess = {
  /** Minutes until it expires. */
  expiresInMinutes: Scalars['Int']['output'];
};

/** A member's personal details. */
export type MemberDetails = {
  /** Postal address. */
  address?: Maybe<Scalars['String']['output']>;
  /** ID of the drawn avatar, `0` for the account's default one; null for an uploaded one. */
  avatarId?: Maybe<Scalars['ID']['output']>;
  /** Drawn avatars to choose from; null if currently unavailable. */
  avatars?: Maybe<Array<DrawnAvatar>>;
  /** Birthday. */
  birthday?: Maybe<Scalars['Date']['output']>;
  /** Proofs of which `bindContact` requires one; empty if it requires none. */
  contactProofs: Array<ContactProof>;
  /** Whether the birthday is confirmed by an identity check and cannot be changed. */
  isBirthdayFixed: Scalars['Boolean']['output'];
  /** Whether the e-mail address is verified. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** Whether the mobile number is verified. */
  isMobileVerified: Scalars['Boolean']['output'];
  /** Minimum age in years. */
  minimumAge: Scalars['Int']['output'];
  /** Nationality as ISO 3166 alpha-2 code. */
  nationality?: Maybe<Scalars['String']['output']>;
  /** Real name. Set once; withdrawals go to accounts in this name. */
  realName?: Maybe<Scalars['String']['output']>;
};

/** A member's rank label. */
export type MemberLabel = {
  /** Background colour in CSS notation. */
  backgroundColour: Scalars['String']['output'];
  /** Name of the rank, such as `VIP3`. */
  name: Scalars['String']['output'];
  /** Picture of the rank. */
  picture: Scalars['URL']['output'];
  /** Rank, from 0. */
  rank: Scalars['Int']['output'];
  /** Text colour in CSS notation. */
  textColour: Scalars['String']['output'];
};

/** A limit. */
export type MemberLimit = {
  /** When the used amount next decreases; null if nothing is used. */
  freeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kind of the limit. */
  kind: LimitKind;
  /** Remaining amount; null without a limit. */
  left?: Maybe<LimitValue>;
  /** The operator's limit; the stricter of both applies. Null without one. */
  operator?: Maybe<LimitValue>;
  /** The account's own limit; null without one. */
  own?: Maybe<LimitValue>;
  /** Period of the limit; null for a single stake or session. */
  period?: Maybe<LimitPeriod>;
  /** Amount used within the period; null for a single stake. */
  used?: Maybe<LimitValue>;
  /** A looser limit that awaits confirmation. */
  waiting?: Maybe<WaitingLimit>;
};

/** Limits of an account. */
export type MemberLimits = {
  /** The active time-out or self-exclusion. */
  exclusion?: Maybe<Exclusion>;
  /** Whether to offer a deposit limit before the first deposit. */
  hasDepositLimitPrompt: Scalars['Boolean']['output'];
  /** Changes of limits, latest first, at most 50. */
  history: Array<LimitChange>;
  /** All limits, set or not. */
  limits: Array<MemberLimit>;
};

/** Points of an account. They never expire. */
export type MemberPoints = {
  /** Points. */
  balance: Scalars['Decimal']['output'];
  /** The last day of play that was credited. */
  countedUntil?: Maybe<Scalars['Date']['output']>;
  /** Whether the account has the payment password that spending requires. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** Redemptions and conversions, latest first. */
  redemptions?: Maybe<RedemptionPage>;
  /** Statement of earned and spent points, latest first. */
  statement?: Maybe<PointsEntryPage>;
};


/** Points of an account. They never expire. */
export type MemberPointsRedemptionsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Points of an account. They never expire. */
export type MemberPointsStatementArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** A member's own profile. */
export type MemberProfile = {
  /** The member's personal details; null if currently unavailable. */
  details?: Maybe<MemberDetails>;
  /** Masked e-mail address; null if unknown. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether withdrawals require a payment password. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** Identity check; null if currently unavailable. */
  identity?: Maybe<IdentityCheck>;
  /** The newest log-in after that of this session, such as on another device; null if there is none. */
  laterLogIn?: Maybe<LaterLogIn>;
  /** Masked mobile number; null if unknown. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The newest log-in before that of this session; null at the first log-in. */
  previousLogIn?: Maybe<PreviousLogIn>;
  /** When the account was opened. */
  registeredAt: Scalars['DateTime']['output'];
};

/** An account's tickets and prizes. */
export type MemberRaffles = {
  /** Whether the account is on a break from play, during which it cannot buy tickets. */
  isExcluded: Scalars['Boolean']['output'];
  /** Points of the account. */
  pointBalance: Scalars['Decimal']['output'];
  /** Claimable prizes, and those of the requested raffle. */
  prizes: Array<RafflePrize>;
  /** Tickets in the requested raffle. */
  tickets: Array<RaffleTickets>;
};

/** A member's loss or win. */
export type MemberResult = {
  /** Amount, always positive. */
  amount: Money;
  /** The member. */
  member: TeamMember;
};

/** A transfer between two accounts, with its receipt. */
export type MemberTransfer = {
  /** Amount. */
  amount: Money;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Username of the other account. */
  counterparty: Scalars['String']['output'];
  /** Number of the transfer; the same on both sides. */
  id: Scalars['ID']['output'];
  /** Whether the viewer sent it. */
  isSent: Scalars['Boolean']['output'];
  /** Position of the other account at that time. */
  relation: TransferRelation;
  /** The sender's note. */
  remark?: Maybe<Scalars['String']['output']>;
};

/** A page of transfers. */
export type MemberTransferPage = {
  /** The transfers. */
  nodes: Array<MemberTransfer>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Total received. */
  received: Money;
  /** Total sent. */
  sent: Money;
  /** Number of transfers. */
  totalCount: Scalars['Int']['output'];
};

/** Result of a transfer to another account. */
export type MemberTransferResult = InvalidInput | MemberTransferSuccess | Problem;

/** Rules of an account's transfers to others. */
export type MemberTransferRules = {
  /** Playable balance. */
  available: Money;
  /** Whether the account that `receiver` names can receive transfers now; null without one, and for accounts outside of the downline. */
  canReceive?: Maybe<Permission>;
  /** Whether it may transfer to its downline. */
  canTransferDownline: Permission;
  /** Whether it may transfer to its upline. */
  canTransferUpline: Permission;
  /** Amount that may be sent now: the whole playable balance, but only agents' income while turnover remains. */
  free: Money;
  /** Whether the account has the payment password that transfers require. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** Amount that can still be sent today. */
  leftToday: Money;
  /** Largest amount of a transfer. */
  maximum: Money;
  /** Smallest amount of a transfer. */
  minimum: Money;
  /** Stakes required before deposits may leave the account; zero if none. */
  remainingTurnover: Money;
  /** Username of the upline; null without one. */
  uplineUsername?: Maybe<Scalars['String']['output']>;
};

/** The money has arrived. */
export type MemberTransferSuccess = {
  /** The receipt. */
  transfer: MemberTransfer;
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** An entry of a menu. */
export type MenuEntry = {
  /** Number to show next to it; null for none. */
  badge?: Maybe<Scalars['Int']['output']>;
  /** Page it leads to. */
  page: MenuPage;
};

/** Pages that menus lead to. */
export type MenuPage =
  /** Account record: every movement of the balance. */
  | 'ACCOUNT_RECORD'
  /** Announcements for agents. */
  | 'AGENT_ANNOUNCEMENTS'
  /** Application to become an agent. */
  | 'BECOME_AGENT'
  /** Betting record. */
  | 'BETTING_RECORD'
  /** The active bonus and past ones. */
  | 'BONUS'
  /** Bonus details. */
  | 'BONUS_DETAILS'
  /** Statement of the agent's main wallet. */
  | 'CREDIT_REPORT'
  /** Daily salary: contracts and bills. */
  | 'DAILY_SALARY'
  /** Deposit. */
  | 'DEPOSIT'
  /** Dividends: contracts and bills. */
  | 'DIVIDENDS'
  /** Downline management. */
  | 'DOWNLINES'
  /** Deposits, withdrawals and transfers of the downline. */
  | 'DOWNLINE_TRANSACTIONS'
  /** Favourite games with notes. */
  | 'FAVOURITES'
  /** Hourly salary: contracts and bills. */
  | 'HOURLY_SALARY'
  /** Referrals: link, rule, friends and payments. */
  | 'INVITE_FRIENDS'
  /** Limits, time-outs and the activity statement. */
  | 'LIMITS'
  /** Lottery tickets. */
  | 'LOTTERY_TICKETS'
  /** Messages. */
  | 'MESSAGES'
  /** Missions and leaderboards. */
  | 'MISSIONS'
  /** My account. */
  | 'MY_ACCOUNT'
  /** Income of the agent, by source and bill. */
  | 'MY_INCOME'
  /** Rank. */
  | 'PLAYER_RANK'
  /** Points mall. */
  | 'POINTS_MALL'
  /** Profile: names, birthday, contacts, picture, identity check. */
  | 'PROFILE'
  /** Personal profit and loss. */
  | 'PROFIT_AND_LOSS'
  /** Real-time salary: contracts and bills. */
  | 'REALTIME_SALARY'
  /** Rebate. */
  | 'REBATE'
  /** Registration centre: accounts and links to register directly below the agent. */
  | 'REGISTER_CENTRE'
  /** Reward centre: claimable, pending and paid rewards. */
  | 'REWARD_CENTER'
  /** Security: sessions, log-in history and security settings. */
  | 'SECURITY'
  /** Customer service cases. */
  | 'SERVICE_CASES'
  /** Bets and results of the team. */
  | 'TEAM_BETTING'
  /** Team overview. */
  | 'TEAM_OVERVIEW'
  /** Transfer to the downline; for agents. */
  | 'TRANSFER_DOWNLINE'
  /** Transfer to the upline. */
  | 'TRANSFER_UPLINE'
  /** Losses and wins of the team by day, product and line. */
  | 'USER_LOSS'
  /** Wallet. */
  | 'WALLET'
  /** Withdrawals. */
  | 'WITHDRAWAL';

/** A message. */
export type Message = {
  /** Whether it can be answered. */
  canReply: Scalars['Boolean']['output'];
  /** The customer service case it concerns. */
  caseId?: Maybe<Scalars['ID']['output']>;
  /** Text without markup. */
  content: Scalars['String']['output'];
  /** Kind of the contract it concerns. */
  contractKind?: Maybe<AgentContractKind>;
  /** The account's side of that contract. */
  contractSide?: Maybe<ContractSide>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The deposit it concerns. */
  depositId?: Maybe<Scalars['ID']['output']>;
  /** ID of the message. */
  id: Scalars['ID']['output'];
  /** Whether it was read. Sent messages always are. */
  isRead: Scalars['Boolean']['output'];
  /** Kind of the message. */
  kind: MessageKind;
  /** The lottery ticket it concerns. */
  lotteryTicketId?: Maybe<Scalars['ID']['output']>;
  /** The promotion it concerns, directly or through its bonus. */
  promotionId?: Maybe<Scalars['ID']['output']>;
  /** The raffle it concerns. */
  raffleId?: Maybe<Scalars['ID']['output']>;
  /** Title of the message. */
  title: Scalars['String']['output'];
  /** The page for its subject. */
  topic?: Maybe<MessageTopic>;
  /** Username of the other account; null for messages of the platform. */
  username?: Maybe<Scalars['String']['output']>;
  /** The withdrawal it concerns. */
  withdrawalId?: Maybe<Scalars['ID']['output']>;
};

/** A message has arrived. */
export type MessageArrived = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The message. */
  messageId: Scalars['ID']['output'];
  /** Kind of the message. */
  messageKind: MessageKind;
  /** Number of unread messages, including this one. */
  unreadCount: Scalars['Int']['output'];
};

/** Mailboxes. */
export type MessageBox =
  /** Received. */
  | 'INBOX'
  /** Sent. */
  | 'OUTBOX';

/** Subject of a message. */
export type MessageKind =
  /** A deposit. */
  | 'DEPOSIT'
  /** From or to an account in the downline. */
  | 'DOWNLINE'
  /** A promotion or reward. */
  | 'PROMOTION'
  /** An answer of customer service. */
  | 'SERVICE'
  /** The account. */
  | 'SYSTEM'
  /** From or to the upline. */
  | 'UPLINE'
  /** A withdrawal. */
  | 'WITHDRAWAL';

/** A page of messages. */
export type MessagePage = {
  /** The messages. */
  nodes: Array<Message>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of messages. */
  totalCount: Scalars['Int']['output'];
};

/** Whether messages of a kind are sent through a channel. */
export type MessagePreference = {
  /** Channel. */
  channel: NoticeChannel;
  /** Whether they are sent. */
  isOn: Scalars['Boolean']['output'];
  /** Kind of the messages. */
  kind: NoticeKind;
};

/** Recipients of a message. */
export type MessageRecipient =
  /** A single account in the downline. */
  | 'ACCOUNT'
  /** All accounts directly below. */
  | 'DIRECT_DOWNLINE'
  /** The upline. */
  | 'UPLINE';

/** Possible recipients of an account's messages. */
export type MessageRecipients = {
  /** Number of accounts directly below that receive messages; 0 for members. */
  directCount: Scalars['Int']['output'];
  /** Usernames directly below, at most 100. */
  directUsernames: Array<Scalars['String']['output']>;
  /** Username of the upline; null without one, or while it receives no messages. */
  uplineUsername?: Maybe<Scalars['String']['output']>;
};

/** Settings of the messages that reach a member outside of the inbox. The inbox receives every message. */
export type MessageSettings = {
  /** Whether promotions can be switched on: not during a time-out or self-exclusion. */
  canReceivePromotions: Scalars['Boolean']['output'];
  /** Browsers that receive push messages, latest first. */
  devices: Array<PushDevice>;
  /** Verified e-mail address, masked. Null without one, and where the brand sends no e-mails. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Verified mobile number, masked. Null without one, and where the brand sends no texts. */
  maskedMobile?: Maybe<Scalars['String']['output']>;
  /** Each combination of kind and channel. */
  preferences: Array<MessagePreference>;
  /** Public key for push subscriptions (VAPID, base64url). Null where the brand sends no push messages. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** Hours in which messages are held back; null for none. Security messages are never held back. */
  quietHours?: Maybe<QuietHours>;
};

/** Result of changing message settings. */
export type MessageSettingsResult = InvalidInput | MessageSettingsSuccess | Problem;

/** The settings were changed. */
export type MessageSettingsSuccess = {
  /** All settings. */
  settings: MessageSettings;
};

/** Page for the subject of a message. */
export type MessageTopic =
  /** Application to become an agent. */
  | 'AGENT_APPLICATION'
  /** Identity check. */
  | 'IDENTITY'
  /** Invited friends. */
  | 'INVITATIONS'
  /** Leaderboards. */
  | 'LEADERBOARDS'
  /** Missions. */
  | 'MISSIONS'
  /** Points mall. */
  | 'POINTS'
  /** Rank. */
  | 'RANK'
  /** Rebate. */
  | 'REBATE';

/** Messages were read or deleted, possibly in another session. */
export type MessagesRead = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Number of unread messages. */
  unreadCount: Scalars['Int']['output'];
};

/** A mission in one of its periods. */
export type Mission = {
  /** Deadline for claiming the reward; null for none. */
  claimableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was claimed. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Progress, if a number is counted. */
  count?: Maybe<MissionCount>;
  /** How often it can be completed. */
  cycle: MissionCycle;
  /** Until when play counts; null for no end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Free rounds that it grants; null for none. */
  freeRounds?: Maybe<MissionFreeRounds>;
  /** ID of the mission and the period. */
  id: Scalars['ID']['output'];
  /** Kind of play that the mission counts. */
  kind: MissionKind;
  /** Points reward; null for none. */
  points?: Maybe<Scalars['Decimal']['output']>;
  /** Game categories that count; empty for all. */
  products: Array<GameCategory>;
  /** Cash reward; null for none. */
  reward?: Maybe<Money>;
  /** State. */
  state: MissionState;
  /** Name of the mission. */
  title: Scalars['String']['output'];
  /** Progress, if settled stakes are counted. */
  turnover?: Maybe<MissionTurnover>;
};

/** A number and the target of a mission. */
export type MissionCount = {
  /** Progress so far, at most the target. */
  actual: Scalars['Int']['output'];
  /** Target. */
  expected: Scalars['Int']['output'];
};

/** How often a mission can be completed. */
export type MissionCycle =
  /** Once a day. */
  | 'DAY'
  /** Once. */
  | 'ONCE'
  /** A cycle that this version does not know. */
  | 'OTHER'
  /** Once a week, from Monday to Sunday. */
  | 'WEEK';

/** Rounds of a game that cost nothing, as a reward. */
export type MissionFreeRounds = {
  /** Days in which they can be played, from the claim. */
  days: Scalars['Int']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** Number of rounds. */
  rounds: Scalars['Int']['output'];
  /** Stake of each round, which the house pays. */
  stake: Money;
};

/** Kinds of missions, by the play that they count. */
export type MissionKind =
  /** Days with settled play. */
  | 'DAYS'
  /** Distinct games with a round that paid more than its stake. */
  | 'GAMES_WON'
  /** A kind that this version does not know. */
  | 'OTHER'
  /** Settled rounds; a lottery ticket is one. */
  | 'ROUNDS'
  /** Settled stakes. */
  | 'TURNOVER';

/** State of a mission. */
export type MissionState =
  /** Claimed and paid. */
  | 'CLAIMED'
  /** The reward was not claimed in time. */
  | 'EXPIRED'
  /** A state that this version does not know. */
  | 'OTHER'
  /** Completed; the reward can be claimed. */
  | 'REACHED'
  /** In progress. */
  | 'RUNNING';

/** Settled stakes and the target of a mission. */
export type MissionTurnover = {
  /** Progress so far, at most the target. */
  actual: Money;
  /** Target. */
  expected: Money;
};

/** Missions of an account. */
export type Missions = {
  /** Number of claimable rewards. */
  claimableCount: Scalars['Int']['output'];
  /** Whether the account is on a break from play, during which nothing can be claimed. */
  isExcluded: Scalars['Boolean']['output'];
  /** In the brand's order. Includes earlier periods with a claimable reward. */
  items: Array<Mission>;
};

/** Missions were completed or claimed, or a reward has expired. */
export type MissionsChanged = PublishedEvent & {
  /** Number of claimable rewards. */
  claimableCount: Scalars['Int']['output'];
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Number of newly completed missions. */
  reachedCount: Scalars['Int']['output'];
};

/** A mission was added, changed or removed: query `missions`. */
export type MissionsPlanned = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** An amount of money. */
export type Money = {
  /** The amount in units of the currency; negative when owed or lost. */
  amount: Scalars['Decimal']['output'];
  /** The currency. */
  currency: Scalars['CurrencyCode']['output'];
};

/** A movement of a balance. */
export type Movement = {
  /** Amount; negative if outgoing. */
  amount: Money;
  /** When it was posted. */
  at: Scalars['DateTime']['output'];
  /** Balance after. */
  balanceAfter: Money;
  /** Balance before. */
  balanceBefore: Money;
  /** Settled round of a stake or payout. */
  betId?: Maybe<Scalars['ID']['output']>;
  /** Username of the other account, for a transfer between accounts. */
  counterparty?: Maybe<Scalars['String']['output']>;
  /** Game of a stake, payout or jackpot. */
  gameName?: Maybe<Scalars['String']['output']>;
  /** ID of the movement. */
  id: Scalars['ID']['output'];
  /** The counterparty's reference. */
  reference?: Maybe<Scalars['String']['output']>;
  /** ID of its transaction. */
  transactionId: Scalars['ID']['output'];
  /** Type. */
  type: MovementType;
  /** The vendor, for a balance at one. */
  vendorId?: Maybe<Scalars['ID']['output']>;
  /** The balance. */
  wallet: MovementWallet;
};

/** Types of movements. */
export type MovementType =
  /** Credited by the operator. */
  | 'ADMIN_CREDIT'
  /** Debited by the operator. */
  | 'ADMIN_DEBIT'
  /** Paid to a downline by a contract. */
  | 'AGENT_PAY'
  /** Stake. */
  | 'BET'
  /** Stake refunded. */
  | 'BET_REFUND'
  /** Bonus money converted to cash. */
  | 'BONUS_CONVERT'
  /** Bonus money forfeited. */
  | 'BONUS_FORFEIT'
  /** Bonus money granted. */
  | 'BONUS_GRANT'
  /** Agent's commission. */
  | 'COMMISSION'
  /** Correction of an earlier movement. */
  | 'CORRECTION'
  /** Play credit. */
  | 'CREDIT'
  /** Deposit. */
  | 'DEPOSIT'
  /** Deposit that could not be credited, held. */
  | 'DEPOSIT_HOLD'
  /** Held deposit sent back. */
  | 'DEPOSIT_RETURN'
  /** Agent's dividend. */
  | 'DIVIDEND'
  /** Jackpot. */
  | 'JACKPOT'
  /** Reward of a mission. The filter `PROMOTION` includes it. */
  | 'MISSION'
  /** A type that this version does not know. */
  | 'OTHER'
  /** Payout. */
  | 'PAYOUT'
  /** Loyalty points converted to cash. */
  | 'POINTS'
  /** Promotion. */
  | 'PROMOTION'
  /** Rebate. */
  | 'REBATE'
  /** Agent's salary. */
  | 'SALARY'
  /** Transfer from an upline or downline. */
  | 'TRANSFER_IN'
  /** Transfer to an upline or downline. */
  | 'TRANSFER_OUT'
  /** Transfer back from a vendor. */
  | 'VENDOR_IN'
  /** Transfer to a vendor. */
  | 'VENDOR_OUT'
  /** Withdrawal paid out. */
  | 'WITHDRAWAL'
  /** Held for a withdrawal. */
  | 'WITHDRAWAL_HOLD'
  /** Withdrawal returned. */
  | 'WITHDRAWAL_RETURN';

/** Balances of an account. */
export type MovementWallet =
  /** Bonus money. */
  | 'BONUS'
  /** Deposits that could not be credited. */
  | 'HELD'
  /** Held for pending withdrawals. */
  | 'LOCKED'
  /** Playable balance. */
  | 'MAIN'
  /** Balances at vendors. */
  | 'VENDORS';

/** All mutations. */
export type Mutation = {
  /** Acknowledge a reality check. The next one is due after the interval, in every tab and game. */
  acknowledgeRealityCheck: PlayClockResult;
  /** Add a bank account in the member's own name, or a wallet address. Requires a second factor. */
  addBankCard: AddBankCardResult;
  /** Add the passkey created by the browser. */
  addPasskey: SecurityChangeResult;
  /** Add this browser's push subscription. The ten latest browsers are kept. */
  addPushDevice: MessageSettingsResult;
  /** Answer an operator's question about an application. */
  answerAgentApplication: AgentApplicationResult;
  /** Accept or reject an offer. If accepted, it applies from the next period, or from the end of the current contract. */
  answerContract: ContractChangeResult;
  /** Answer the question about a withdrawal, which returns it to review. */
  answerWithdrawalQuestion: WithdrawalChangeResult;
  /** Apply to become an agent. Only one application can be open at a time. */
  applyAsAgent: AgentApplicationResult;
  /** Apply for an offer that the brand decides. Idempotent. */
  applyPromotion: ApplyPromotionResult;
  /** Start setting up an authenticator app. Returns the secret, which is shown only once. */
  beginAuthenticatorSetup: BeginAuthenticatorSetupResult;
  /** Start linking an identity that can then log in to this account. */
  beginIdentityLink: IdentityProviderRedirectResult;
  /** Start a log-in with an identity provider. Its callback is valid in this browser only, for 10 minutes. */
  beginIdentityProviderLogIn: IdentityProviderRedirectResult;
  /** Start a log-in with a passkey. The options are single use and expire after 5 minutes. */
  beginPasskeyLogIn: PasskeyOptionsResult;
  /** Start adding a passkey. The options are single use and expire after 5 minutes. */
  beginPasskeyRegistration: PasskeyOptionsResult;
  /** Get WebAuthn request options for a passkey as the second factor. Single use; expires after 5 minutes. */
  beginPasskeyStepUp: PasskeyOptionsResult;
  /** Bind a mobile number or e-mail address with its code. A replaced contact is notified. */
  bindContact: BindContactResult;
  /** Buy tickets of a raffle with points. Idempotent by `requestKey`. */
  buyRaffleTickets: BuyRaffleTicketsResult;
  /** Cancel an unpaid deposit. Money that still arrives is treated as before. */
  cancelDeposit: DepositChangeResult;
  /** Cancel a ticket in all of its draws that are still open. Their stakes are returned. */
  cancelLotteryTicket: LotteryTicketResult;
  /** Cancel a withdrawal before its approval. `NOT_AVAILABLE` unless the brand allows it. */
  cancelWithdrawal: WithdrawalChangeResult;
  /** Change the password. Ends all other sessions of the account and the games opened in them. */
  changePassword: ChangePasswordResult;
  /** Change the payment password. */
  changePaymentPassword: PaymentPasswordChangeResult;
  /** Claim the reward of a mission. Each of its periods is paid once. */
  claimMission: ClaimMissionResult;
  /** Claim an offer. It is paid once per period; a bonus keeps the terms of the moment of the claim. */
  claimPromotion: ClaimPromotionResult;
  /** Claim a prize of a raffle. It is paid once. */
  claimRafflePrize: ClaimRafflePrizeResult;
  /** Claim last week's rebate. Each week is paid once. */
  claimRebate: ClaimRebateResult;
  /**
   * Close the account permanently, in two steps: the first call takes a proof of identity and returns a confirmation and
   * the balance; the second call pays the balance out. An account with money on its way out stays open to following the
   * payout, answering questions and writing to customer service, until that money has left; then it is closed and logged
   * out everywhere. `Viewer.closing` tells beforehand what would happen.
   */
  closeAccount: CloseAccountResult;
  /** Close a case. */
  closeServiceCase: ServiceCaseResult;
  /** Collect a bill. */
  collectBill: BillChangeResult;
  /**
   * Move the balance at one vendor, or at all of them, back to the main part. Locked balances and those at unreachable vendors
   * stay there; see `wallet.parts`. Idempotent.
   */
  collectVendorBalances: CollectVendorBalancesResult;
  /** Enable the authenticator app with its first code. From then on, password log-ins require a code. */
  confirmAuthenticatorSetup: RecoveryCodesResult;
  /** Confirm a looser limit after its 24 hours. */
  confirmLimitIncrease: LimitsResult;
  /** Confirm a phone number with the code sent by the phone verification service. */
  confirmPhone: ConfirmPhoneResult;
  /** Confirm how much of a paid-out withdrawal has arrived. Idempotent. */
  confirmWithdrawalReceipt: WithdrawalChangeResult;
  /** Convert points into cash. Idempotent by `requestKey`. */
  convertPoints: SpendPointsResult;
  /**
   * Make a personal API token, which a program sends as `Authorization: Bearer`. It reads what its scopes name, and changes nothing. It ends with
   * its time, when it is revoked, and with a change of the password, a break from play or the end of the account.
   */
  createApiToken: CreateApiTokenResult;
  /** Create a link to a JSON file of everything that is kept about the member. Single use; expires after 5 minutes. */
  createDataFile: CreateDataFileResult;
  /** Request a deposit. Repeating a `requestKey` returns the same deposit. */
  createDeposit: CreateDepositResult;
  /** Open an account directly below the agent. Its first password must be changed at the first log-in. */
  createDownline: DownlineChangeResult;
  /** Get a URL to upload one picture for the case of a guest. Single use; expires after 10 minutes. */
  createGuestUpload: CreateUploadResult;
  /** Create a link to a record as a CSV file. Single use; expires after 5 minutes. */
  createRecordFile: CreateRecordFileResult;
  /** Create a registration link. */
  createRegistrationLink: CreateRegistrationLinkResult;
  /** Get a URL to upload one picture. Single use; expires after 10 minutes. */
  createUpload: CreateUploadResult;
  /** Decline the request of an agent directly below. To accept it, make an offer. */
  declineContractRequest: ContractRequestChangeResult;
  /** Delete messages from the viewer's own list. */
  deleteMessages: ChangeMessagesResult;
  /** Dispute a bill. Its payer reads the note. */
  disputeBill: BillChangeResult;
  /** End a contract as either side, after its current period; the downlines' contracts below it end with it. */
  endContract: ContractChangeResult;
  /** Exchange the code of a letter, which works once, for a key. */
  enterGuestCase: GuestCaseResult;
  /** As `startTimeOut`, for six months or more, or indefinitely. */
  excludeMyself: ExclusionResult;
  /** Forfeit the active bonus: bonus money is lost, cash stays. */
  forfeitBonus: ForfeitBonusResult;
  /** Extend the session's idle timeout. */
  keepSessionAlive: KeepSessionAliveResult;
  /** Launch a game. The launch URL is single use and expires after 60 seconds. */
  launchGame: LaunchGameResult;
  /** Launch a game with play credit of its own, without money and without an account. Only games with `hasTrial`. */
  launchTrial: LaunchGameResult;
  /** Link the identity from the identity provider's callback. */
  linkIdentity: SecurityChangeResult;
  /** Log in with username and password. A verified mobile number can be used as the username. */
  logIn: LogInResult;
  /** Log in with a code sent to the mobile number. */
  logInWithCode: LogInResult;
  /** Log in with the identity provider's callback. Creates an account the first time. */
  logInWithIdentityProvider: LogInResult;
  /** Log in with a passkey, which identifies the account. */
  logInWithPasskey: LogInResult;
  /** Log in with a hand-over token from another site of the brand. Single use; expires after 1 minute. */
  logInWithToken: LogInResult;
  /** End the session and the games opened in it. Does nothing without a session. */
  logOut: LogOutResult;
  /** Mark messages as read. */
  markMessagesRead: ChangeMessagesResult;
  /** Mute or unmute a player for this account. */
  muteChatName: MuteChatNameResult;
  /** Save a note about an account in the downline. */
  noteDownline: DownlineChangeResult;
  /** Offer a contract to an agent directly below. It expires after seven days. */
  offerContract: ContractChangeResult;
  /**
   * Open a case without an account: for visitors and demo accounts. A letter with a code goes to the address. Idempotent by
   * `requestKey`.
   */
  openGuestCase: GuestCaseResult;
  /** Open a customer service case. Idempotent by `requestKey`. */
  openServiceCase: ServiceCaseResult;
  /** Buy a ticket. Repeating a `requestKey` returns the same ticket. */
  placeLotteryTicket: PlaceLotteryTicketResult;
  /** Turn a member directly below the agent into an agent. */
  promoteDownline: DownlineChangeResult;
  /** Rate the answers of a closed case of a guest. Again replaces the rating. */
  rateGuestCase: GuestCaseResult;
  /** Rate the answers of a closed case. Again replaces the rating. */
  rateServiceCase: ServiceCaseResult;
  /** Mark a room as read; the first call opens it for the account. */
  readChatRoom: ReadChatRoomResult;
  /** The case that a key opens. Marks its answers as read. A mutation, so that the key is never part of an address. */
  readGuestCase: GuestCaseResult;
  /** Redeem an item. Idempotent by `requestKey`. */
  redeemPoints: SpendPointsResult;
  /** Create an account by username and log in. */
  register: RegisterResult;
  /** Create an account by mobile number and log in. The platform generates the username. */
  registerByMobile: RegisterResult;
  /** Credit what is held of a deposit, once limits and exclusions allow all of it. */
  releaseDeposit: DepositChangeResult;
  /** Remove the authenticator app and its recovery codes. */
  removeAuthenticator: SecurityChangeResult;
  /** Remove a card. Requested withdrawals to it continue. */
  removeBankCard: BankCardsChangeResult;
  /** Remove a saved sheet. Removing it twice changes nothing. */
  removeLotterySheet: LotterySheetsResult;
  /** Remove a passkey. */
  removePasskey: SecurityChangeResult;
  /** Remove a browser. */
  removePushDevice: MessageSettingsResult;
  /** Remove a registration link. */
  removeRegistrationLink: RemoveRegistrationLinkResult;
  /** Rename a passkey. */
  renamePasskey: SecurityChangeResult;
  /** Create new recovery codes; the previous ones become invalid. */
  renewRecoveryCodes: RecoveryCodesResult;
  /** Report a message to the moderators. */
  reportChatMessage: ReportChatMessageResult;
  /** Report that a picture or game host does not respond. A host reported by several sessions is avoided for ten minutes. */
  reportFailingHost: ReportFailingHostResult;
  /**
   * Pay out all that came back to an account that is being closed, such as after a rejected payout, to one of its cards.
   * Takes a proof of identity as `closeAccount` does.
   */
  requestClosingPayout: ClosingPayoutResult;
  /** Request a contract or better terms from the upline. The request expires after seven days. */
  requestContract: ContractRequestChangeResult;
  /** Request a password reset link by e-mail. The result does not reveal whether the account exists. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Send a reset code for the payment password to a verified contact. */
  requestPaymentPasswordCode: MemberCodeResult;
  /** Send a code to a phone number. The result does not reveal whether the number has an account. */
  requestPhoneCode: RequestCodeResult;
  /** Send a code for a second factor to a verified contact. */
  requestStepUpCode: MemberCodeResult;
  /** A captcha in text form for users who cannot read a picture, in exchange for a solved human challenge. */
  requestTextCaptcha: RequestTextCaptchaResult;
  /** Request a withdrawal to a card. Holds the amount at once. */
  requestWithdrawal: RequestWithdrawalResult;
  /** Set a new password with the token of a reset link. Ends all sessions of the account. */
  resetPassword: ResetPasswordResult;
  /** Set a new password with a code sent to the phone, and log in. Ends all other sessions of the account. */
  resetPasswordByPhone: LogInResult;
  /** Reset a forgotten payment password with a code or security answers. Lifts its lock. */
  resetPaymentPassword: PaymentPasswordChangeResult;
  /** End an API token at once. */
  revokeApiToken: RevokeApiTokenResult;
  /** End one of the viewer's sessions and the games opened in it. Ending the current one logs out. */
  revokeSession: RevokeSessionResult;
  /** Replace how the account means what the reading of bet texts would ask. */
  saveLotteryHabits: SaveLotteryHabitsResult;
  /** Save bets under a name. A sheet of the same name is replaced. */
  saveLotterySheet: LotterySheetsResult;
  /** Send a message to a room. Idempotent by `requestKey`. */
  sendChatMessage: SendChatMessageResult;
  /** Send a code to a new mobile number or e-mail address. */
  sendContactCode: RequestCodeResult;
  /** Send a code to a bound contact, as proof for `bindContact`. */
  sendContactProofCode: RequestCodeResult;
  /** Send feedback to the brand. Repeating a `requestKey` returns the same reference and stores nothing new. */
  sendFeedback: SendFeedbackResult;
  /** Send a new code for a case to the address that opened it. The answer is the same for any case and address. */
  sendGuestCaseCode: SendGuestCaseCodeResult;
  /** Send a verification code for a pending log-in to the account's phone or e-mail address. */
  sendLogInCode: RequestCodeResult;
  /** Write to the upline or, as an agent, to the downline. Idempotent by `requestKey`. */
  sendMessage: SendMessageResult;
  /** Choose a drawn or uploaded avatar. */
  setAvatar: SetAvatarResult;
  /** Choose the default card for withdrawals. */
  setDefaultBankCard: BankCardsChangeResult;
  /** Set rebate and prize series of a direct downline. */
  setDownlineRebate: DownlineChangeResult;
  /** Add a game to the favourites or remove it. */
  setFavourite: SetFavouriteResult;
  /** Write a private note on a favourite game, or remove it. */
  setFavouriteNote: SetFavouriteNoteResult;
  /** Set the language of messages to the viewer. */
  setLanguage: SetLanguageResult;
  /**
   * Set or remove a limit. A first or stricter one applies at once. A looser one, or its removal, waits 24 hours for
   * `confirmLimitIncrease`; setting the current value cancels it.
   */
  setLimit: LimitsResult;
  /** Switch a channel on or off for a kind of messages. */
  setMessagePreference: MessageSettingsResult;
  /** Set the first payment password. */
  setPaymentPassword: PaymentPasswordChangeResult;
  /** Set the quiet hours, or remove them. */
  setQuietHours: MessageSettingsResult;
  /** Set the interval of reality checks. */
  setRealityCheck: PlayClockResult;
  /** Choose and answer security questions, replacing previous ones. They confirm nothing for 24 hours. */
  setSecurityQuestions: SecurityChangeResult;
  /** Create a demo account with play credit and log in to it. */
  startFreePlay: LogInResult;
  /**
   * Stop playing and depositing for some days, in two steps: the first call returns a confirmation, which the second
   * call sends. It cannot be undone. Withdrawals stay possible.
   */
  startTimeOut: ExclusionResult;
  /** Attach pictures of the payment, which starts a check. */
  submitDepositProof: DepositChangeResult;
  /** Submit documents for the next tier of the identity check, or those that the open request still needs. */
  submitIdentityDocuments: SubmitIdentityDocumentsResult;
  /** Move an amount between two parts of the wallet; between two vendors via the main part. */
  transferBetweenParts: TransferBetweenPartsResult;
  /** Transfer money from the main balance to that of an account in the downline. Idempotent by `requestKey`. */
  transferToDownline: MemberTransferResult;
  /** Transfer money from the main balance to the upline's. Idempotent by `requestKey`. */
  transferToUpline: MemberTransferResult;
  /** Unlink an identity. */
  unlinkIdentity: SecurityChangeResult;
  /** End the e-mails that the signed link in one of them names. Needs no session; again changes nothing. */
  unsubscribe: UnsubscribeResult;
  /** Change the viewer's profile. Omitted fields stay unchanged; a refused field leaves all of them unchanged. */
  updateProfile: UpdateProfileResult;
  /** Verify a pending log-in. The caller's IP address counts as known from then on. */
  verifyLogIn: LogInResult;
  /** Get a URL that shows a picture in the case of a guest. Single use; expires after 1 minute. */
  viewGuestUpload: ViewUploadResult;
  /** Get a URL that shows one of the viewer's pictures. Single use; expires after 1 minute. */
  viewUpload: ViewUploadResult;
  /** Withdraw an own request that waits for an answer. */
  withdrawContractRequest: ContractRequestChangeResult;
  /** Write in the case of a guest. Idempotent by `requestKey`. */
  writeGuestCase: GuestCaseResult;
  /** Write in a case. Idempotent by `requestKey`. */
  writeServiceCase: ServiceCaseResult;
};


/** All mutations. */
export type MutationAddBankCardArgs = {
  input: AddBankCardInput;
};


/** All mutations. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** All mutations. */
export type MutationAddPushDeviceArgs = {
  input: AddPushDeviceInput;
};


/** All mutations. */
export type MutationAnswerAgentApplicationArgs = {
  input: AnswerAgentApplicationInput;
};


/** All mutations. */
export type MutationAnswerContractArgs = {
  input: AnswerContractInput;
};


/** All mutations. */
export type MutationAnswerWithdrawalQuestionArgs = {
  input: AnswerWithdrawalQuestionInput;
};


/** All mutations. */
export type MutationApplyAsAgentArgs = {
  input: ApplyAsAgentInput;
};


/** All mutations. */
export type MutationApplyPromotionArgs = {
  input: ApplyPromotionInput;
};


/** All mutations. */
export type MutationBeginAuthenticatorSetupArgs = {
  input: BeginAuthenticatorSetupInput;
};


/** All mutations. */
export type MutationBeginIdentityLinkArgs = {
  input: BeginIdentityLinkInput;
};


/** All mutations. */
export type MutationBeginIdentityProviderLogInArgs = {
  input: BeginIdentityProviderLogInInput;
};


/** All mutations. */
export type MutationBeginPasskeyRegistrationArgs = {
  input: BeginPasskeyRegistrationInput;
};


/** All mutations. */
export type MutationBindContactArgs = {
  input: BindContactInput;
};


/** All mutations. */
export type MutationBuyRaffleTicketsArgs = {
  input: BuyRaffleTicketsInput;
};


/** All mutations. */
export type MutationCancelDepositArgs = {
  input: CancelDepositInput;
};


/** All mutations. */
export type MutationCancelLotteryTicketArgs = {
  input: CancelLotteryTicketInput;
};


/** All mutations. */
export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
};


/** All mutations. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All mutations. */
export type MutationChangePaymentPasswordArgs = {
  input: ChangePaymentPasswordInput;
};


/** All mutations. */
export type MutationClaimMissionArgs = {
  input: ClaimMissionInput;
};


/** All mutations. */
export type MutationClaimPromotionArgs = {
  input: ClaimPromotionInput;
};


/** All mutations. */
export type MutationClaimRafflePrizeArgs = {
  input: ClaimRafflePrizeInput;
};


/** All mutations. */
export type MutationClaimRebateArgs = {
  input: ClaimRebateInput;
};


/** All mutations. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** All mutations. */
export type MutationCloseServiceCaseArgs = {
  input: CloseServiceCaseInput;
};


/** All mutations. */
export type MutationCollectBillArgs = {
  input: CollectBillInput;
};


/** All mutations. */
export type MutationCollectVendorBalancesArgs = {
  input: CollectVendorBalancesInput;
};


/** All mutations. */
export type MutationConfirmAuthenticatorSetupArgs = {
  input: ConfirmAuthenticatorSetupInput;
};


/** All mutations. */
export type MutationConfirmLimitIncreaseArgs = {
  input: ConfirmLimitIncreaseInput;
};


/** All mutations. */
export type MutationConfirmPhoneArgs = {
  input: ConfirmPhoneInput;
};


/** All mutations. */
export type MutationConfirmWithdrawalReceiptArgs = {
  input: ConfirmWithdrawalReceiptInput;
};


/** All mutations. */
export type MutationConvertPointsArgs = {
  input: ConvertPointsInput;
};


/** All mutations. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** All mutations. */
export type MutationCreateDataFileArgs = {
  input: CreateDataFileInput;
};


/** All mutations. */
export type MutationCreateDepositArgs = {
  input: CreateDepositInput;
};


/** All mutations. */
export type MutationCreateDownlineArgs = {
  input: CreateDownlineInput;
};


/** All mutations. */
export type MutationCreateRecordFileArgs = {
  input: CreateRecordFileInput;
};


/** All mutations. */
export type MutationCreateRegistrationLinkArgs = {
  input: CreateRegistrationLinkInput;
};


/** All mutations. */
export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


/** All mutations. */
export type MutationDeclineContractRequestArgs = {
  input: DeclineContractRequestInput;
};


/** All mutations. */
export type MutationDeleteMessagesArgs = {
  input: DeleteMessagesInput;
};


/** All mutations. */
export type MutationDisputeBillArgs = {
  input: DisputeBillInput;
};


/** All mutations. */
export type MutationEndContractArgs = {
  input: EndContractInput;
};


/** All mutations. */
export type MutationEnterGuestCaseArgs = {
  input: EnterGuestCaseInput;
};


/** All mutations. */
export type MutationExcludeMyselfArgs = {
  input: ExcludeMyselfInput;
};


/** All mutations. */
export type MutationForfeitBonusArgs = {
  input: ForfeitBonusInput;
};


/** All mutations. */
export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};


/** All mutations. */
export type MutationLaunchTrialArgs = {
  input: LaunchTrialInput;
};


/** All mutations. */
export type MutationLinkIdentityArgs = {
  input: IdentityProviderCallbackInput;
};


/** All mutations. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** All mutations. */
export type MutationLogInWithCodeArgs = {
  input: LogInWithCodeInput;
};


/** All mutations. */
export type MutationLogInWithIdentityProviderArgs = {
  input: IdentityProviderCallbackInput;
};


/** All mutations. */
export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


/** All mutations. */
export type MutationLogInWithTokenArgs = {
  input: LogInWithTokenInput;
};


/** All mutations. */
export type MutationMarkMessagesReadArgs = {
  input: MarkMessagesReadInput;
};


/** All mutations. */
export type MutationMuteChatNameArgs = {
  input: MuteChatNameInput;
};


/** All mutations. */
export type MutationNoteDownlineArgs = {
  input: NoteDownlineInput;
};


/** All mutations. */
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


/** All mutations. */
export type MutationOpenGuestCaseArgs = {
  input: OpenGuestCaseInput;
};


/** All mutations. */
export type MutationOpenServiceCaseArgs = {
  input: OpenServiceCaseInput;
};


/** All mutations. */
export type MutationPlaceLotteryTicketArgs = {
  input: PlaceLotteryTicketInput;
};


/** All mutations. */
export type MutationPromoteDownlineArgs = {
  input: PromoteDownlineInput;
};


/** All mutations. */
export type MutationRateGuestCaseArgs = {
  input: RateGuestCaseInput;
};


/** All mutations. */
export type MutationRateServiceCaseArgs = {
  input: RateServiceCaseInput;
};


/** All mutations. */
export type MutationReadChatRoomArgs = {
  input: ReadChatRoomInput;
};


/** All mutations. */
export type MutationReadGuestCaseArgs = {
  input: ReadGuestCaseInput;
};


/** All mutations. */
export type MutationRedeemPointsArgs = {
  input: RedeemPointsInput;
};


/** All mutations. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** All mutations. */
export type MutationRegisterByMobileArgs = {
  input: RegisterByMobileInput;
};


/** All mutations. */
export type MutationReleaseDepositArgs = {
  input: ReleaseDepositInput;
};


/** All mutations. */
export type MutationRemoveAuthenticatorArgs = {
  input: AuthenticatorProofInput;
};


/** All mutations. */
export type MutationRemoveBankCardArgs = {
  input: RemoveBankCardInput;
};


/** All mutations. */
export type MutationRemoveLotterySheetArgs = {
  input: RemoveLotterySheetInput;
};


/** All mutations. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** All mutations. */
export type MutationRemovePushDeviceArgs = {
  input: RemovePushDeviceInput;
};


/** All mutations. */
export type MutationRemoveRegistrationLinkArgs = {
  input: RemoveRegistrationLinkInput;
};


/** All mutations. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** All mutations. */
export type MutationRenewRecoveryCodesArgs = {
  input: AuthenticatorProofInput;
};


/** All mutations. */
export type MutationReportChatMessageArgs = {
  input: ReportChatMessageInput;
};


/** All mutations. */
export type MutationReportFailingHostArgs = {
  input: ReportFailingHostInput;
};


/** All mutations. */
export type MutationRequestClosingPayoutArgs = {
  input: RequestClosingPayoutInput;
};


/** All mutations. */
export type MutationRequestContractArgs = {
  input: RequestContractInput;
};


/** All mutations. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** All mutations. */
export type MutationRequestPaymentPasswordCodeArgs = {
  input: RequestPaymentPasswordCodeInput;
};


/** All mutations. */
export type MutationRequestPhoneCodeArgs = {
  input: RequestPhoneCodeInput;
};


/** All mutations. */
export type MutationRequestStepUpCodeArgs = {
  input: RequestStepUpCodeInput;
};


/** All mutations. */
export type MutationRequestTextCaptchaArgs = {
  input: RequestTextCaptchaInput;
};


/** All mutations. */
export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


/** All mutations. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All mutations. */
export type MutationResetPasswordByPhoneArgs = {
  input: ResetPasswordByPhoneInput;
};


/** All mutations. */
export type MutationResetPaymentPasswordArgs = {
  input: ResetPaymentPasswordInput;
};


/** All mutations. */
export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


/** All mutations. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** All mutations. */
export type MutationSaveLotteryHabitsArgs = {
  input: SaveLotteryHabitsInput;
};


/** All mutations. */
export type MutationSaveLotterySheetArgs = {
  input: SaveLotterySheetInput;
};


/** All mutations. */
export type MutationSendChatMessageArgs = {
  input: SendChatMessageInput;
};


/** All mutations. */
export type MutationSendContactCodeArgs = {
  input: SendContactCodeInput;
};


/** All mutations. */
export type MutationSendContactProofCodeArgs = {
  input: SendContactProofCodeInput;
};


/** All mutations. */
export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


/** All mutations. */
export type MutationSendGuestCaseCodeArgs = {
  input: SendGuestCaseCodeInput;
};


/** All mutations. */
export type MutationSendLogInCodeArgs = {
  input: SendLogInCodeInput;
};


/** All mutations. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** All mutations. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


/** All mutations. */
export type MutationSetDefaultBankCardArgs = {
  input: SetDefaultBankCardInput;
};


/** All mutations. */
export type MutationSetDownlineRebateArgs = {
  input: SetDownlineRebateInput;
};


/** All mutations. */
export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


/** All mutations. */
export type MutationSetFavouriteNoteArgs = {
  input: SetFavouriteNoteInput;
};


/** All mutations. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


/** All mutations. */
export type MutationSetLimitArgs = {
  input: SetLimitInput;
};


/** All mutations. */
export type MutationSetMessagePreferenceArgs = {
  input: SetMessagePreferenceInput;
};


/** All mutations. */
export type MutationSetPaymentPasswordArgs = {
  input: SetPaymentPasswordInput;
};


/** All mutations. */
export type MutationSetQuietHoursArgs = {
  input: SetQuietHoursInput;
};


/** All mutations. */
export type MutationSetRealityCheckArgs = {
  input: SetRealityCheckInput;
};


/** All mutations. */
export type MutationSetSecurityQuestionsArgs = {
  input: SetSecurityQuestionsInput;
};


/** All mutations. */
export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
};


/** All mutations. */
export type MutationStartTimeOutArgs = {
  input: StartTimeOutInput;
};


/** All mutations. */
export type MutationSubmitDepositProofArgs = {
  input: SubmitDepositProofInput;
};


/** All mutations. */
export type MutationSubmitIdentityDocumentsArgs = {
  input: SubmitIdentityDocumentsInput;
};


/** All mutations. */
export type MutationTransferBetweenPartsArgs = {
  input: TransferBetweenPartsInput;
};


/** All mutations. */
export type MutationTransferToDownlineArgs = {
  input: TransferToDownlineInput;
};


/** All mutations. */
export type MutationTransferToUplineArgs = {
  input: TransferToUplineInput;
};


/** All mutations. */
export type MutationUnlinkIdentityArgs = {
  input: UnlinkIdentityInput;
};


/** All mutations. */
export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


/** All mutations. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** All mutations. */
export type MutationVerifyLogInArgs = {
  input: VerifyLogInInput;
};


/** All mutations. */
export type MutationViewGuestUploadArgs = {
  input: ViewGuestUploadInput;
};


/** All mutations. */
export type MutationViewUploadArgs = {
  input: ViewUploadInput;
};


/** All mutations. */
export type MutationWithdrawContractRequestArgs = {
  input: WithdrawContractRequestInput;
};


/** All mutations. */
export type MutationWriteGuestCaseArgs = {
  input: WriteGuestCaseInput;
};


/** All mutations. */
export type MutationWriteServiceCaseArgs = {
  input: WriteServiceCaseInput;
};

/** Input of `muteChatName`. */
export type MuteChatNameInput = {
  /** True to mute, false to unmute. */
  isMuted: Scalars['Boolean']['input'];
  /** Generated name of the player. */
  name: Scalars['String']['input'];
};

/** Result of `muteChatName`. */
export type MuteChatNameResult = MuteChatNameSuccess | Problem;

/** The muted players were changed. */
export type MuteChatNameSuccess = {
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** A lobby in the navigation. */
export type NavigationEntry = {
  /** First category of the lobby. */
  category: GameCategory;
  /** The lobby. */
  lobbyId: LobbyId;
  /** Vendors of the lobby, most played first. */
  vendors: Array<Vendor>;
};

/** A member who registered recently. */
export type NewMember = {
  /** The member. */
  member: TeamMember;
  /** Time of the registration. */
  registeredAt: Scalars['DateTime']['output'];
};

/** Input of `noteDownline`. */
export type NoteDownlineInput = {
  /** The note, at most 500 characters; empty removes it. */
  note: Scalars['String']['input'];
  /** Username of an account in the downline. */
  username: Scalars['String']['input'];
};

/** Channels through which messages reach a member outside of the inbox. */
export type NoticeChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Browser push message. */
  | 'PUSH'
  /** Text message. */
  | 'SMS';

/** Kinds of messages that can be switched on and off. */
export type NoticeKind =
  /** From the upline and downline. */
  | 'AGENT'
  /** Deposits. */
  | 'DEPOSIT'
  /** Promotions and rewards; off by default. */
  | 'PROMOTION'
  /** Answers of customer service; by e-mail too by default. */
  | 'SERVICE'
  /** The account. */
  | 'SYSTEM'
  /** Withdrawals. */
  | 'WITHDRAWAL';

/** Input of `offerContract`. */
export type OfferContractInput = {
  /** Kind of the contract. */
  kind: AgentContractKind;
  /** The agent's payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Terms of the contract. */
  terms: ContractTermsInput;
  /** Username of an agent directly below. */
  username: Scalars['String']['input'];
};

/** Kinds of offers, by the reason for the reward. */
export type OfferKind =
  /** The first deposits of an account. */
  | 'FIRST_DEPOSIT'
  /** Last week's loss. */
  | 'LOSS_REBATE'
  /** A kind that this version does not know. */
  | 'OTHER'
  /** Deposits of the week. */
  | 'RELOAD'
  /** A daily visit. */
  | 'SIGN_IN'
  /** Raffle tickets. */
  | 'TICKET';

/** A missing requirement of an offer. */
export type OfferObstacle = {
  /** Missing amount, for `DEPOSIT` and `LOSS`. */
  amount?: Maybe<Money>;
  /** Kind. */
  kind: OfferObstacleKind;
};

/** Kinds of missing requirements. */
export type OfferObstacleKind =
  /** Deposits are missing. */
  | 'DEPOSIT'
  /** The member is on a break from play. */
  | 'EXCLUDED'
  /** Last week's loss was below the threshold. */
  | 'LOSS'
  /** Only for new members. */
  | 'NOT_NEW'
  /** Only for members with a deposit in an earlier week. */
  | 'NO_EARLIER_DEPOSIT'
  /** The raffle is not on sale, or has too few tickets left. */
  | 'NO_TICKETS'
  /** A reason that this version does not know. */
  | 'OTHER'
  /** Another bonus is active. */
  | 'OTHER_BONUS'
  /** The offer has ended. */
  | 'PERIOD_OVER'
  /** The member has taken it already. */
  | 'TAKEN';

/** How often an offer can be taken. */
export type OfferPeriod =
  /** Once a day. */
  | 'DAY'
  /** Once. */
  | 'ONCE'
  /** A period that this version does not know. */
  | 'OTHER'
  /** Once a week, from Monday. */
  | 'WEEK';

/** Input of `openGuestCase`. */
export type OpenGuestCaseInput = {
  /** Address to which the code and news of answers go. */
  email: Scalars['String']['input'];
  /** Solution of the human challenge, if the brand requires one. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: a UUID created by the client, and known to nobody else. */
  requestKey: Scalars['ID']['input'];
  /** Text, at most 2,000 characters. */
  text: Scalars['String']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
  /** Topic. */
  topic: ServiceTopic;
  /** Ids of pictures uploaded by `createGuestUpload`, at most 3. */
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An unfinished round. */
export type OpenRound = {
  /** The game it is played in. */
  game: Game;
  /** ID of the round. */
  id: Scalars['ID']['output'];
  /** When the round started. */
  openedAt: Scalars['DateTime']['output'];
  /** Stake. */
  stake: Money;
};

/** Input of `openServiceCase`. */
export type OpenServiceCaseInput = {
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
  /** Text, at most 2,000 characters. */
  text: Scalars['String']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
  /** Topic. */
  topic: ServiceTopic;
  /** Ids of uploaded pictures with purpose `MESSAGE`, at most 3. */
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Position in a connection. */
export type PageInfo = {
  /** `after` of the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Position of a page in a list whose pages have numbers. */
export type PageNumbers = {
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a previous page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; at least 1. */
  totalPages: Scalars['Int']['output'];
};

/** A passkey of the account. */
export type Passkey = {
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** ID of the passkey. Not a secret. */
  id: Scalars['ID']['output'];
  /** Whether it is synced between devices. */
  isSynced: Scalars['Boolean']['output'];
  /** When it was last used; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name given by the owner. */
  name: Scalars['String']['output'];
};

/** Result of `beginPasskeyRegistration` and `beginPasskeyLogIn`. */
export type PasskeyOptionsResult = PasskeyOptionsSuccess | Problem;

/** WebAuthn options for the browser. */
export type PasskeyOptionsSuccess = {
  /** JSON as text: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn for adding, `PublicKeyCredentialRequestOptionsJSON` for logging in. */
  options: Scalars['String']['output'];
};

/** Why a password must be changed. For 15 minutes after this log-in, `changePassword` does not require the current password. */
export type PasswordChangeReason =
  /** The password is older than the brand allows. */
  | 'EXPIRED'
  /** The password is on the list of common passwords. */
  | 'WEAK';

/** Password that confirms withdrawals, transfers and new cards. */
export type PaymentPassword = {
  /** Verified contacts for a reset code. */
  codeContacts: Array<CodeContact>;
  /** Whether the account has one. */
  isSet: Scalars['Boolean']['output'];
  /** Seconds until it can be tried again after five wrong ones; null if it is not locked. */
  lockedSeconds?: Maybe<Scalars['Int']['output']>;
  /** Maximum length. */
  maxLength: Scalars['Int']['output'];
  /** Minimum length. */
  minLength: Scalars['Int']['output'];
  /** Security questions whose answers reset it; null if there are none or the account has a stronger method. */
  questions?: Maybe<Array<SecurityQuestion>>;
};

/** Result of a change to the payment password. */
export type PaymentPasswordChangeResult = InvalidInput | PaymentPasswordChangeSuccess | Problem;

/** The payment password was changed. */
export type PaymentPasswordChangeSuccess = {
  /** The payment password after the change; null if it cannot be read at the moment. */
  paymentPassword?: Maybe<PaymentPassword>;
};

/** Proof for `resetPaymentPassword`. */
export type PaymentPasswordProofInput =
  /** Answers to all questions of `PaymentPassword.questions`. */
  { answers: Array<SecurityAnswerInput>; email?: never; sms?: never; }
  |  /** The code sent by e-mail. */
  { answers?: never; email: Scalars['String']['input']; sms?: never; }
  |  /** The code sent by text message. */
  { answers?: never; email?: never; sms: Scalars['String']['input']; };

/** Whether something is allowed, and if not, why. */
export type Permission = {
  /** Whether it is allowed. */
  isAllowed: Scalars['Boolean']['output'];
  /** Reason why it is not allowed; null if it is. */
  reason?: Maybe<ErrorCode>;
};

/** A phone number as typed. */
export type PhoneInput = {
  /** Dialling code without plus sign, from `countries`. */
  diallingCode: Scalars['String']['input'];
  /** National number. Spaces and a national leading 0 are ignored. */
  number: Scalars['String']['input'];
};

/** Input of `placeLotteryTicket`. */
export type PlaceLotteryTicketInput = {
  /** Code of the lottery. */
  code: Scalars['String']['input'];
  /** Number of consecutive draws. */
  draws?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the first draw. */
  firstDrawNumber: Scalars['String']['input'];
  /** Lines, at most 10,000 picks in total. */
  lines: Array<LotteryLineInput>;
  /** Odds that the page shows. The brand chooses them; another mode than its own is refused. */
  mode?: InputMaybe<LotteryMode>;
  /** Version from the board. */
  oddsVersion: Scalars['String']['input'];
  /** The value of `LotteryReading.version` by which its text was read; null if it was not written as a text. */
  readingVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The value of `LotteryBoard.rebate` that was shown; a different one is refused. */
  rebate?: InputMaybe<Scalars['Decimal']['input']>;
  /** Idempotency key: a UUID created by the client. Repeat it when the outcome is unknown. */
  requestKey: Scalars['ID']['input'];
  /** Prize series of the mode LOTT; the account's by default. */
  series?: InputMaybe<Scalars['Int']['input']>;
  /** The displayed price of one draw; another price is refused. */
  stake?: InputMaybe<Scalars['Amount']['input']>;
  /** Whether to cancel the draws after the first that pays. */
  stopWhenWon?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of `placeLotteryTicket`. */
export type PlaceLotteryTicketResult = InvalidInput | LotteryCeilingReached | LotteryStakeLimited | LotteryTicketSuccess | Problem;

/** The clock of an account's play. */
export type PlayClock = {
  /** The server's time. */
  at: Scalars['DateTime']['output'];
  /** Whether a time-out or self-exclusion is active. */
  isExcluded: Scalars['Boolean']['output'];
  /** Winnings minus stakes since then. */
  net: Money;
  /** When the next reality check is due. */
  nextCheckAt: Scalars['DateTime']['output'];
  /** When the session time limit ends play; null without one. It counts from the first log-in without a break of 15 minutes since. */
  playEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes between reality checks. */
  realityCheckMinutes: Scalars['Int']['output'];
  /** Staked since then. */
  staked: Money;
  /** Start of this session. */
  startedAt: Scalars['DateTime']['output'];
  /** Won since then. */
  won: Money;
};

/** Result of a change to the play clock. */
export type PlayClockResult = InvalidInput | PlayClockSuccess | Problem;

/** The play clock was changed. */
export type PlayClockSuccess = {
  /** The account with its clock; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** A movement of an account's points. */
export type PointsEntry = {
  /** Time of the movement. */
  at: Scalars['DateTime']['output'];
  /** Points afterwards. */
  balance: Scalars['Decimal']['output'];
  /** ID of the entry. */
  id: Scalars['ID']['output'];
  /** Name of the item, for points that were spent on one. */
  itemName?: Maybe<Scalars['String']['output']>;
  /** Reason for the movement. */
  kind: PointsEntryKind;
  /** The last day of the play that earned them. */
  playedUntil?: Maybe<Scalars['Date']['output']>;
  /** Points; below zero if they were spent. */
  points: Scalars['Decimal']['output'];
};

/** Reasons for a movement of points. */
export type PointsEntryKind =
  /** Converted into cash. */
  | 'CONVERSION'
  /** Spent on an item. */
  | 'ITEM'
  /** Returned because an item was not delivered. */
  | 'ITEM_RETURN'
  /** Reward of a mission. */
  | 'MISSION'
  /** A reason that this version does not know. */
  | 'OTHER'
  /** Earned by play. */
  | 'PLAY'
  /** Prize of a raffle. */
  | 'RAFFLE_PRIZE'
  /** Returned because a raffle was not drawn. */
  | 'RAFFLE_RETURN'
  /** Spent on raffle tickets. */
  | 'RAFFLE_TICKETS';

/** A page of the points statement. */
export type PointsEntryPage = {
  /** The entries. */
  nodes: Array<PointsEntry>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of entries. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the points mall. */
export type PointsItem = {
  /** Number of items left. */
  availableQuantity: Scalars['Int']['output'];
  /** Description of the item. */
  description: Scalars['String']['output'];
  /** ID of the item. */
  id: Scalars['ID']['output'];
  /** Kind of the item. */
  kind: PointsItemKind;
  /** Name of the item. */
  name: Scalars['String']['output'];
  /** Picture. */
  picture: Scalars['URL']['output'];
  /** Price in points. */
  points: Scalars['Decimal']['output'];
  /** Total number of items. */
  quantity: Scalars['Int']['output'];
  /** Value of the item in money. */
  worth: Money;
};

/** Kinds of items of the points mall. */
export type PointsItemKind =
  /** Cash that is paid at once. */
  | 'CASH'
  /** Goods that are delivered. */
  | 'GOODS';

/** Items to redeem points for, and the rates at which points are earned. */
export type PointsMall = {
  /** Cash for one point. */
  cashPerPoint: Money;
  /** The items, in the brand's order. */
  items: Array<PointsItem>;
  /** Minimum number of points to convert into cash. */
  minimumConversion: Scalars['Decimal']['output'];
  /** Settled turnover per point at the lowest rank, by product. */
  rates: Array<PointsRate>;
};

/** Turnover of a product per point. */
export type PointsRate = {
  /** Game category. */
  product: GameCategory;
  /** Settled turnover. */
  turnoverPerPoint: Money;
};

/** A popular lottery and its next draw. */
export type PopularLottery = {
  /** Number of the draw on sale; null if there is none. */
  drawNumber?: Maybe<Scalars['String']['output']>;
  /** The lottery. */
  lottery: Lottery;
  /** Seconds until the sale closes, as of up to 15 seconds ago; null if there is no draw on sale. */
  secondsToClose?: Maybe<Scalars['Int']['output']>;
};

/** The log-in before the current one. */
export type PreviousLogIn = {
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** Masked IP address. */
  ipAddress: Scalars['String']['output'];
};

/** How the prizes of a lottery are calculated. */
export type PrizeMode =
  /** At fixed odds. */
  | 'FIXED_ODDS'
  /** At the fixed odds of the sea lotteries. */
  | 'SEA_ODDS'
  /** By the account's prize series. */
  | 'SERIES';

/** An expected failure without further details. */
export type Problem = UserError & {
  /** Machine-readable code. */
  code: ErrorCode;
  /** Input field that caused the failure, if there is one. */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Seconds to wait before trying again, if known. */
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Bets in a game category. */
export type ProductTotals = {
  /** Category. */
  category: GameCategory;
  /** Profit of the house: stakes minus payouts. */
  houseProfit: Money;
  /** Settled stakes. */
  turnover: Money;
};

/** A member's own result. */
export type ProfitAndLoss = {
  /** Every day of the range, oldest first. */
  days: Array<ProfitDay>;
  /** Deposits since the account was opened. */
  lifetimeDeposit: Money;
  /** Withdrawals since the account was opened. */
  lifetimeWithdrawal: Money;
  /** Deposits minus withdrawals since the account was opened. */
  netDeposit: Money;
  /** Products with play in the range. */
  products: Array<ProfitProduct>;
  /** Totals of the range. */
  totals: ProfitTotals;
};

/** Result of `profitAndLoss`. */
export type ProfitAndLossResult = Problem | ProfitAndLoss;

/** A day of a member's own result. */
export type ProfitDay = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Totals of the day. */
  totals: ProfitTotals;
};

/** A product of a member's own result. */
export type ProfitProduct = {
  /** Category of its games. */
  category: GameCategory;
  /** Jackpots. */
  jackpot: Money;
  /** Payouts. */
  payout: Money;
  /** Payouts and jackpots minus stakes. */
  profit: Money;
  /** Settled rounds. */
  rounds: Scalars['Int']['output'];
  /** Settled stakes that count as turnover. */
  turnover: Money;
  /** Settled stakes that do not. */
  uncounted: Money;
};

/** Totals of a member's own result. */
export type ProfitTotals = {
  /** Deposits. */
  deposit: Money;
  /** Jackpots. */
  jackpot: Money;
  /** Payouts. */
  payout: Money;
  /** Payouts, jackpots and rewards minus stakes. */
  profit: Money;
  /** Promotions, rebates and converted bonuses. */
  reward: Money;
  /** Settled rounds. */
  rounds: Scalars['Int']['output'];
  /** Settled stakes that count as turnover. */
  turnover: Money;
  /** Settled stakes that do not. */
  uncounted: Money;
  /** Withdrawals. */
  withdrawal: Money;
};

/** Input of `promoteDownline`. */
export type PromoteDownlineInput = {
  /** The agent's payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Username of a direct downline. */
  username: Scalars['String']['input'];
};

/** A promotion. */
export type Promotion = {
  /** Category; null if categories are unavailable. */
  category?: Maybe<PromotionCategory>;
  /** Full text and terms. */
  details?: Maybe<PromotionDetails>;
  /** End; null if not set. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has a reward to claim or apply for. */
  hasOffer: Scalars['Boolean']['output'];
  /** ID of the promotion, used in links. */
  id: Scalars['ID']['output'];
  /** Picture with space for a headline at its start. */
  picture: Scalars['URL']['output'];
  /** Start; null if not set. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status. */
  status: PromotionStatus;
  /** Summary in one sentence. */
  summary: Scalars['String']['output'];
  /** Title of the promotion. */
  title: Scalars['String']['output'];
};

/** A category of promotions. */
export type PromotionCategory = {
  /** Code of the category, such as `new_player`. */
  id: Scalars['ID']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
};

/** Full text of a promotion. */
export type PromotionDetails = {
  /** Description. */
  content: Scalars['Html']['output'];
  /** Full terms. */
  terms: Scalars['Html']['output'];
};

/** The reward of a promotion, with its status for the signed-in member. */
export type PromotionOffer = {
  /** The amount that the member would get now, or got; null with an obstacle. */
  amount?: Maybe<Money>;
  /** Share of the deposits or losses, in basis points. */
  basisPoints?: Maybe<Scalars['Int']['output']>;
  /** Products whose stakes do not count in full. */
  contributions: Array<BonusContribution>;
  /** Deposits or losses that count so far; null where none can. Negative where more was withdrawn than deposited. */
  counted?: Maybe<Money>;
  /** Days until the bonus expires. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Fixed amount. */
  fixedAmount?: Maybe<Money>;
  /** ID of the promotion. */
  id: Scalars['ID']['output'];
  /** Whether members apply and the brand decides. */
  isReviewed: Scalars['Boolean']['output'];
  /** Deposits, loss or visit that the offer rewards. */
  kind: OfferKind;
  /** Largest single stake while the bonus is active. */
  maxStake?: Maybe<Money>;
  /** Largest amount. */
  maximum?: Maybe<Money>;
  /** Turnover before it becomes cash, as a multiple of the amount. 0 pays cash. */
  multiple: Scalars['Int']['output'];
  /** The missing requirement; null if there is none. */
  obstacle?: Maybe<OfferObstacle>;
  /** How often it can be taken. */
  period: OfferPeriod;
  /** The raffle on sale for its tickets; null if there is none. */
  raffleId?: Maybe<Scalars['ID']['output']>;
  /** Reason for the rejection of the application. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** Status for the member. */
  status: PromotionStatus;
  /** Required deposits or losses; zero for none. */
  threshold: Money;
  /** Raffle tickets given instead of money. */
  tickets?: Maybe<Scalars['Int']['output']>;
};

/** A page of promotions. */
export type PromotionPage = {
  /** The promotions. */
  nodes: Array<Promotion>;
  /** Position of this page. */
  pageInfo: PageNumbers;
  /** Total number of matches. */
  totalCount: Scalars['Int']['output'];
};

/** Status of a promotion, in general or for the signed-in member. */
export type PromotionStatus =
  /** The member may apply. */
  | 'APPLYING'
  /** The member can claim the reward. */
  | 'CLAIMABLE'
  /** The member has claimed the reward. */
  | 'CLAIMED'
  /** Ended. */
  | 'CLOSED'
  /** The member's application is under review. */
  | 'IN_REVIEW'
  /** The member has joined. */
  | 'JOINED'
  /** Open. */
  | 'OPEN'
  /** The member's application was rejected. */
  | 'REJECTED'
  /** Not started. */
  | 'UPCOMING';

/** A public event. */
export type PublicLiveEvent = CursorMoved | GamesSwitched | JackpotChanged | LotteryDrawChanged | MissionsPlanned | RaffleChanged | ResyncNeeded | SiteStatusChanged | StreamOpened | WinnerAnnounced;

/** An event of a live stream. */
export type PublishedEvent = {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** A browser that receives push messages. */
export type PushDevice = {
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** SHA-256 of the subscription's endpoint in hex, by which a browser recognises itself. */
  endpointHash: Scalars['String']['output'];
  /** ID of the browser. */
  id: Scalars['ID']['output'];
  /** When it last received a message. */
  lastSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Browser and system, such as `Chrome, Windows`; null if unknown. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A room in which members play against each other. */
export type PvpRoom = {
  /** ID of the game played in it. */
  gameId: Scalars['ID']['output'];
  /** ID of the room. */
  id: Scalars['ID']['output'];
  /** Wallet balance required to join. */
  minBalance: Money;
  /** Name of the room. */
  name: Scalars['String']['output'];
  /** Number of seats. */
  seats: Scalars['Int']['output'];
  /** Number of seats taken. */
  seatsTaken: Scalars['Int']['output'];
};

/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type Query = {
  /** Captcha picture. Valid for one attempt; at most one request per second. */
  captcha?: Maybe<Captcha>;
  /** Countries whose phone numbers the brand accepts, in the brand's order. Null only beside an error. */
  countries?: Maybe<Array<Country>>;
  /** A game; null for an unknown ID. */
  game?: Maybe<Game>;
  /** The most played games of all categories, one of each family. Null only beside an error. */
  hotGames?: Maybe<Array<Game>>;
  /** Challenge that tells people from programs, single use. Null when the brand does not require one. */
  humanChallenge?: Maybe<HumanChallenge>;
  /** Checks an agent's invitation code; null if the brand does not use invitation codes. */
  invitationCode?: Maybe<InvitationCode>;
  /** Jackpots, largest first; empty if the brand has none. Null only beside an error. */
  jackpots?: Maybe<Array<Jackpot>>;
  /** A lobby: one category of games, or the whole catalogue. */
  lobby: Lobby;
  /** Lotteries with countdown and last result, next draw first. Null only beside an error. */
  lotteries?: Maybe<Array<LotteryGame>>;
  /** A lottery, or two stations taken together; null for an unknown code. */
  lottery?: Maybe<LotteryGame>;
  /** A draw with its proof; null for an unknown draw. */
  lotteryDraw?: Maybe<LotteryDrawProof>;
  /** Days from today on which the stations of a region do not draw, the first one first. Null only beside an error. */
  lotteryHolidays?: Maybe<Array<LotteryHoliday>>;
  /** Lottery menus. */
  lotteryMenus: LotteryMenus;
  /** The most played lotteries. Null only beside an error. */
  popularLotteries?: Maybe<Array<PopularLottery>>;
  /** Open rooms of player-versus-player games. Null only beside an error. */
  pvpRooms?: Maybe<Array<PvpRoom>>;
  /** A raffle; null for an unknown ID, and where the brand has none. */
  raffle?: Maybe<Raffle>;
  /** Ended raffles, latest first. Null where the brand has none. */
  raffleResults?: Maybe<RafflePage>;
  /** Raffles on sale or waiting for their draw. Null where the brand has none. */
  raffles?: Maybe<Array<Raffle>>;
  /** Searches games, vendors, promotions and help. Fails with `RATE_LIMITED` if called too often. */
  search?: Maybe<SearchResults>;
  /** The brand's site: features, content and settings. */
  site: Site;
  /** Simulated events of a lobby: running ones, upcoming ones by start, and recently ended ones. Empty for lobbies without events. Null only beside an error. */
  sportEvents?: Maybe<Array<SportEvent>>;
  /** Results of the stations that drew on a day, latest first. Null only beside an error. */
  stationResults?: Maybe<Array<LotteryDraw>>;
  /** A vendor; null for an unknown code, and without games. */
  vendor?: Maybe<Vendor>;
  /** The signed-in account; null for a visitor. */
  viewer?: Maybe<Viewer>;
  /** Largest round payouts and jackpot prizes of the last 24 hours, largest first, without demo accounts. Null only beside an error. */
  winners?: Maybe<Array<Winner>>;
  /** Winners board: up to 200 wins, one per player and game, without demo accounts. */
  winnersBoard?: Maybe<WinnerPage>;
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryHotGamesArgs = {
  first?: Scalars['Int']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryInvitationCodeArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryLobbyArgs = {
  id?: InputMaybe<LobbyId>;
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryLotteriesArgs = {
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryLotteryArgs = {
  code: Scalars['String']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryLotteryDrawArgs = {
  code: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryPopularLotteriesArgs = {
  first?: Scalars['Int']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryPvpRoomsArgs = {
  gameId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryRaffleArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryRaffleResultsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QuerySportEventsArgs = {
  lobbyId?: InputMaybe<LobbyId>;
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryStationResultsArgs = {
  day: Scalars['Date']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryVendorArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryWinnersArgs = {
  first?: Scalars['Int']['input'];
};


/**
 * All queries. A list without entries is empty. One that can be null is null beside an error of the response, if it cannot be read, and otherwise only
 * where its description says so.
 */
export type QueryWinnersBoardArgs = {
  category?: InputMaybe<GameCategory>;
  order?: WinnersOrder;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  period?: WinnersPeriod;
};

/** Hours in the brand's time zone. They span midnight if `fromMinute` is after `toMinute`. */
export type QuietHours = {
  /** Start, in minutes of the day. */
  fromMinute: Scalars['Int']['output'];
  /** End, in minutes of the day. */
  toMinute: Scalars['Int']['output'];
};

/** A member who stopped playing. */
export type QuietMember = {
  /** The last day with a settled bet. */
  lastDay: Scalars['Date']['output'];
  /** The member. */
  member: TeamMember;
};

/** A raffle: tickets for points, and winners that anyone can recompute. */
export type Raffle = {
  /** Maximum number of tickets in total. */
  capacity: Scalars['Int']['output'];
  /** When sales close. */
  closesAt: Scalars['DateTime']['output'];
  /** When winners are drawn. */
  drawsAt: Scalars['DateTime']['output'];
  /** When it was drawn or called off. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ID. */
  id: Scalars['ID']['output'];
  /** Whether the operator called it off. Otherwise, a raffle that is `VOID` had too few tickets. */
  isCalledOff: Scalars['Boolean']['output'];
  /** SHA-256 of the ticket list in hex; null until it is sealed. */
  listHash?: Maybe<Scalars['String']['output']>;
  /** Maximum number of tickets per account. */
  memberLimit: Scalars['Int']['output'];
  /** With fewer tickets sold, points are returned and nothing is drawn. */
  minimumTickets: Scalars['Int']['output'];
  /** When sales opened. */
  opensAt: Scalars['DateTime']['output'];
  /** Picture. */
  picture: Scalars['URL']['output'];
  /** Points for a ticket. */
  price: Scalars['Decimal']['output'];
  /** Prizes by place. */
  prizes: Array<RafflePrizeLine>;
  /** The seed in hex; null until the draw. */
  seed?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the seed in hex, published when sales open. */
  seedHash: Scalars['String']['output'];
  /** The platform's time of this response. */
  serverTime: Scalars['DateTime']['output'];
  /** Tickets sold so far, which determine the chance of a ticket. */
  soldTickets: Scalars['Int']['output'];
  /** State. */
  state: RaffleState;
  /** Description. */
  text: Scalars['String']['output'];
  /** Tickets in the sealed list. */
  ticketCount?: Maybe<Scalars['Int']['output']>;
  /**
   * The sealed ticket list exactly as hashed, with one line `<first>-<last> <masked account>` per purchase. Null until
   * it is sealed.
   */
  ticketList?: Maybe<Scalars['String']['output']>;
  /** Name. */
  title: Scalars['String']['output'];
  /** Winners, first place first; empty until the draw. */
  winners: Array<RaffleWinner>;
};

/** A raffle was sealed, drawn or called off: query `raffle`. */
export type RaffleChanged = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The raffle. */
  raffleId: Scalars['ID']['output'];
};

/** A page of raffles. */
export type RafflePage = {
  /** The raffles. */
  nodes: Array<Raffle>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of raffles. */
  totalCount: Scalars['Int']['output'];
};

/** A prize of the account. */
export type RafflePrize = {
  /** Cash; null for none. */
  amount?: Maybe<Money>;
  /** ID of raffle and place. */
  id: Scalars['ID']['output'];
  /** Place, from 1. */
  place: Scalars['Int']['output'];
  /** Points; null for none. */
  points?: Maybe<Scalars['Decimal']['output']>;
  /** The raffle. */
  raffleId: Scalars['ID']['output'];
  /** State. */
  state: RafflePrizeState;
  /** Number of the ticket. */
  ticket: Scalars['Int']['output'];
  /** Name of the raffle. */
  title: Scalars['String']['output'];
  /** When it was won. */
  wonAt: Scalars['DateTime']['output'];
};

/** Prize of a range of places. */
export type RafflePrizeLine = {
  /** Cash; null for none. */
  amount?: Maybe<Money>;
  /** First place. */
  from: Scalars['Int']['output'];
  /** Points; null for none. */
  points?: Maybe<Scalars['Decimal']['output']>;
  /** Last place. */
  to: Scalars['Int']['output'];
};

/** State of a prize. */
export type RafflePrizeState =
  /** Claimed and paid. */
  | 'CLAIMED'
  /** A state that this version does not know. */
  | 'OTHER'
  /** Won; can be claimed. */
  | 'WON';

/** State of a raffle. */
export type RaffleState =
  /** Sales are closed; the ticket list is being sealed. */
  | 'CLOSED'
  /** Winners are drawn. */
  | 'DRAWN'
  /** A state that this version does not know. */
  | 'OTHER'
  /** The ticket list is published; the draw follows. */
  | 'SEALED'
  /** Tickets are on sale. */
  | 'SELLING'
  /** Called off, or too few tickets were sold; their points were returned. */
  | 'VOID';

/** Tickets bought together. */
export type RaffleTickets = {
  /** First number. */
  first: Scalars['Int']['output'];
  /** Last number. */
  last: Scalars['Int']['output'];
};

/** A winner of a raffle. */
export type RaffleWinner = {
  /** Cash; null for none. */
  amount?: Maybe<Money>;
  /** First and last letter of the username. */
  maskedUsername: Scalars['String']['output'];
  /** Place, from 1. */
  place: Scalars['Int']['output'];
  /** Points; null for none. */
  points?: Maybe<Scalars['Decimal']['output']>;
  /** Number of the ticket. */
  ticket: Scalars['Int']['output'];
};

/** A raffle ticket of the account has won; its prize can be claimed. */
export type RaffleWon = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Place of the prize, from 1. */
  place: Scalars['Int']['output'];
  /** The raffle. */
  raffleId: Scalars['ID']['output'];
};

/** A change of an account's rank. */
export type RankChange = {
  /** When it changed. */
  at: Scalars['DateTime']['output'];
  /** Previous rank. */
  from: Scalars['Int']['output'];
  /** New rank. */
  to: Scalars['Int']['output'];
};

/** The account's rank has changed. */
export type RankChanged = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The rank. */
  rank: Scalars['Int']['output'];
};

/** A turnover, with the requirement of the next rank. */
export type RankGoal = {
  /** Turnover so far. */
  actual: Money;
  /** Requirement of the next rank; at the top, of the current one. */
  expected: Money;
};

/** A rank. */
export type RankLevel = {
  /** Cash on the birthday. Null without one. */
  birthdayGift?: Maybe<Money>;
  /** Whether it includes a personal customer service desk. */
  hasPersonalService: Scalars['Boolean']['output'];
  /** Monthly turnover required to reach and keep it. */
  monthlyTurnover: Money;
  /** Name of the rank. */
  name: Scalars['String']['output'];
  /** Points for the same turnover, in basis points of the lowest rank's. */
  pointsBasisPoints: Scalars['Int']['output'];
  /** Rank, from 0. */
  rank: Scalars['Int']['output'];
  /** Highest weekly rebate, in basis points of the turnover. */
  rebateBasisPoints: Scalars['Int']['output'];
  /** Withdrawals from this amount on are reviewed by a person. Null if the platform does not tell. */
  reviewFrom?: Maybe<Money>;
  /** Lifetime turnover required to reach it. */
  totalTurnover: Money;
  /** Most that may be withdrawn within 24 hours. Null without a limit. */
  withdrawalsMaximum?: Maybe<Money>;
  /** Withdrawals within 24 hours. Null if the platform does not tell. */
  withdrawalsPerDay?: Maybe<Scalars['Int']['output']>;
};

/** An account's rank and progress to the next one. */
export type RankProgress = {
  /** Recent rank changes, latest first. */
  changes: Array<RankChange>;
  /** When this month is evaluated. */
  judgedOn?: Maybe<Scalars['Date']['output']>;
  /** Turnover required this month to keep the rank. */
  keepTurnover: Money;
  /** All ranks, lowest first. */
  ladder: Array<RankLevel>;
  /** Consecutive months below the required turnover. The first is forgiven, the second lowers the rank by one. */
  missedMonths: Scalars['Int']['output'];
  /** Settled turnover of the calendar month. */
  monthlyTurnover: RankGoal;
  /** Name of the rank, such as `VIP3`. */
  name: Scalars['String']['output'];
  /** The next rank; null at the top. */
  nextRank?: Maybe<Scalars['Int']['output']>;
  /** Rank, from 0. */
  rank: Scalars['Int']['output'];
  /** Lifetime settled turnover. */
  totalTurnover: RankGoal;
};

/** Input of `rateGuestCase`. */
export type RateGuestCaseInput = {
  /** Comment on the answers, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Number of the case. */
  id: Scalars['ID']['input'];
  /** Key of the case. */
  key: Scalars['String']['input'];
  /** Stars, from 1 to 5. */
  stars: Scalars['Int']['input'];
};

/** Input of `rateServiceCase`. */
export type RateServiceCaseInput = {
  /** Comment on the answers, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Number of the case. */
  id: Scalars['ID']['input'];
  /** Stars, from 1 to 5. */
  stars: Scalars['Int']['input'];
};

/** A limit, with its period where it has one. */
export type ReachedLimit =
  /** Deposits of the last 24 hours. */
  | 'DEPOSIT_DAY'
  /** Deposits of the calendar month. */
  | 'DEPOSIT_MONTH'
  /** Deposits of the last 7 days. */
  | 'DEPOSIT_WEEK'
  /** Losses of the last 24 hours. */
  | 'LOSS_DAY'
  /** Losses of the calendar month. */
  | 'LOSS_MONTH'
  /** Losses of the last 7 days. */
  | 'LOSS_WEEK'
  /** A limit that this version does not know. */
  | 'OTHER'
  /** A self-exclusion has started. */
  | 'SELF_EXCLUSION'
  /** Time since the log-in. */
  | 'SESSION_TIME'
  /** The stake of one round. */
  | 'STAKE'
  /** A time-out has started. */
  | 'TIME_OUT';

/** Input of `readChatRoom`. */
export type ReadChatRoomInput = {
  /** The room. */
  roomId: Scalars['ID']['input'];
  /** Last message read; by default the latest of the room. */
  upTo?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `readChatRoom`. */
export type ReadChatRoomResult = Problem | ReadChatRoomSuccess;

/** The room was marked as read. */
export type ReadChatRoomSuccess = {
  /** Generated name of the account. */
  name: Scalars['String']['output'];
  /** The room, with the messages that are unread now; null if it cannot be read at the moment. */
  room?: Maybe<ChatRoom>;
};

/** Input of `readGuestCase`. */
export type ReadGuestCaseInput = {
  /** Number of the case. */
  id: Scalars['ID']['input'];
  /** Key of the case. */
  key: Scalars['String']['input'];
};

/** Rebate of a product within a week. */
export type RebateLine = {
  /** Rebate, rounded down. */
  amount: Money;
  /** Share of the turnover, in basis points. */
  basisPoints: Scalars['Int']['output'];
  /** Game category. */
  product: GameCategory;
  /** Settled turnover. */
  turnover: Money;
};

/** Rate of a product. */
export type RebateRate = {
  /** Share of the turnover at the account's rank, in basis points. */
  basisPoints: Scalars['Int']['output'];
  /** Share at the next rank, in basis points; null at the top. */
  nextBasisPoints?: Maybe<Scalars['Int']['output']>;
  /** Game category. */
  product: GameCategory;
};

/** Limits of an agent for its downlines' rebates. */
export type RebateSettings = {
  /** The agent's own rebate on valid bets, in basis points. It may give no more. */
  basisPoints: Scalars['Int']['output'];
  /** Products of which only a part of the valid bets counts for rebates. */
  countedProducts: Array<CountedProduct>;
  /** Whether the agent has the payment password that changes require. */
  hasPaymentPassword: Scalars['Boolean']['output'];
  /** The brand's highest rebate, in basis points. Nobody may give more, also if its own is above. */
  maximumBasisPoints: Scalars['Int']['output'];
  /** Highest prize series of the agent's lottery tickets, which is also the highest it may grant. */
  prizeSeries: Scalars['Int']['output'];
};

/** State of a week of the rebate. */
export type RebateState =
  /** Over; the rebate can be claimed. */
  | 'CLAIMABLE'
  /** Claimed and paid. */
  | 'CLAIMED'
  /** Below the minimum, or past the deadline. */
  | 'EXPIRED'
  /** A state that this version does not know. */
  | 'OTHER'
  /** In progress; the amount is a preview. */
  | 'RUNNING';

/** A week of the rebate. */
export type RebateWeek = {
  /** Rebate. */
  amount: Money;
  /** Start of the claim period. */
  claimableFrom: Scalars['DateTime']['output'];
  /** End of the claim period. */
  claimableUntil: Scalars['DateTime']['output'];
  /** When it was paid. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Monday. */
  from: Scalars['Date']['output'];
  /** ID of the week, its Monday. */
  id: Scalars['ID']['output'];
  /** By product. */
  lines: Array<RebateLine>;
  /** Rank that determines the rates. */
  rank: Scalars['Int']['output'];
  /** State. */
  state: RebateState;
  /** Sunday. */
  to: Scalars['Date']['output'];
  /** Settled turnover. */
  turnover: Money;
};

/** Rebate of an account: a share of its settled turnover, by product and rank. */
export type Rebates = {
  /** Minimum amount to claim. */
  minimum: Money;
  /** The account's rank. */
  rank: Scalars['Int']['output'];
  /** Rates by product. */
  rates: Array<RebateRate>;
  /** Rebates of this week, of last week and of claimed weeks, latest first. */
  weeks: Array<RebateWeek>;
};

/** Result of `confirmAuthenticatorSetup` and `renewRecoveryCodes`. */
export type RecoveryCodesResult = Problem | RecoveryCodesSuccess;

/** Single-use codes that replace a lost authenticator. Shown only once. */
export type RecoveryCodesSuccess = {
  /** The codes, such as `7KQ2-M4XD-R9TB`. */
  codes: Array<Scalars['String']['output']>;
  /** The account's security after the change; null if it cannot be read at the moment. */
  security?: Maybe<AccountSecurity>;
};

/** Input of `redeemPoints`. */
export type RedeemPointsInput = {
  /** The item. */
  itemId: Scalars['ID']['input'];
  /** Delivery details for goods, at most 140 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Displayed price of the item, in points; another price is refused. */
  points: Scalars['Decimal']['input'];
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
};

/** A redemption or conversion of points. */
export type Redemption = {
  /** Number of the redemption. */
  id: Scalars['ID']['output'];
  /** Name of the item; null for a conversion into cash. */
  itemName?: Maybe<Scalars['String']['output']>;
  /** Points. */
  points: Scalars['Decimal']['output'];
  /** Reason for the rejection. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** Status. */
  status: RedemptionStatus;
  /** Value, or cash paid. */
  worth: Money;
};

/** A page of redemptions. */
export type RedemptionPage = {
  /** The redemptions. */
  nodes: Array<Redemption>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of redemptions. */
  totalCount: Scalars['Int']['output'];
};

/** Status of a redemption. */
export type RedemptionStatus =
  /** Paid or delivered. */
  | 'APPROVED'
  /** Waiting for delivery. */
  | 'IN_PROCESS'
  /** A status that this version does not know. */
  | 'OTHER'
  /** Refused; the points were returned. */
  | 'REJECTED';

/** Referral code, rule, friends and payments of an account. */
export type Referral = {
  /** Code for the registration of invited friends. */
  code: Scalars['String']['output'];
  /** Friends, latest first. */
  friends?: Maybe<ReferralFriendPage>;
  /** Number of accounts registered with the code. */
  invitations: Scalars['Int']['output'];
  /** Registration URLs with the code, the brand's main one first; at least one. */
  links: Array<Scalars['URL']['output']>;
  /** Total of paid rewards. */
  paid: Money;
  /** Number of friends with a paid reward. */
  paidFriends: Scalars['Int']['output'];
  /** Conditions of the reward for an invited friend. Null where nothing is paid, and for agents, who are paid through their contracts. */
  rule?: Maybe<ReferralRule>;
};


/** Referral code, rule, friends and payments of an account. */
export type ReferralFriendsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  show?: ReferralFriends;
};

/** An invited friend. Deposits and play stay private. */
export type ReferralFriend = {
  /** When it was paid, declined or expired; null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** ID of the invitation. */
  id: Scalars['ID']['output'];
  /** First and last letter of the username. */
  maskedUsername: Scalars['String']['output'];
  /** When the friend registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Reward for this friend. */
  reward: Money;
  /** Progress. */
  stage: ReferralStage;
  /** Deadline for meeting the rule. */
  until: Scalars['DateTime']['output'];
};

/** A page of invited friends. */
export type ReferralFriendPage = {
  /** The friends. */
  nodes: Array<ReferralFriend>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of friends on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Filter of a list of friends. */
export type ReferralFriends =
  /** All, by registration. */
  | 'ALL'
  /** Only those with a paid reward, by payment. */
  | 'PAID';

/** Conditions of the reward for an invited friend. Those at the time of the registration apply. */
export type ReferralRule = {
  /** Days to meet the rule, including the day of registration. */
  days: Scalars['Int']['output'];
  /** Minimum total deposits of the friend. */
  minDeposit: Money;
  /** Minimum settled turnover of the friend. */
  minTurnover: Money;
  /** Reward per friend, paid once. */
  reward: Money;
};

/** Progress of an invited friend. */
export type ReferralStage =
  /** Does not qualify, for example because of a shared network. */
  | 'DECLINED'
  /** Made a first deposit. */
  | 'DEPOSITED'
  /** Did not meet the rule in time. */
  | 'EXPIRED'
  /** A stage that this version does not know. */
  | 'OTHER'
  /** Met the rule; the reward was paid. */
  | 'PAID'
  /** Registered. */
  | 'REGISTERED';

/** Input of `registerByMobile`. */
export type RegisterByMobileInput = {
  /** Code of the inviting agent. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the terms were accepted. */
  agreement?: InputMaybe<Scalars['Boolean']['input']>;
  /** Captcha answer, if the form asks for it. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The password again. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Age that the visitor states to have reached. Nobody registers without it, or below `Site.agreementAge`. */
  confirmedAge?: InputMaybe<Scalars['Int']['input']>;
  /** Deposit limit that applies at once. */
  depositLimit?: InputMaybe<DepositLimitInput>;
  /** Further fields of the form. */
  details?: InputMaybe<RegistrationDetailsInput>;
  /** Solution of the human challenge, if the brand requires one. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Password, if the form asks for one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number. */
  phone: PhoneInput;
  /** Token from `confirmPhone` or the phone verification service, instead of a code. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** Referral code from a link. Unknown codes are ignored. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, see `RegisterInput.requestKey`. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** Code that was sent to the number. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `register`. */
export type RegisterInput = {
  /** Code of the inviting agent. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the terms were accepted. */
  agreement?: InputMaybe<Scalars['Boolean']['input']>;
  /** Captcha answer, if the form asks for it. */
  captcha?: InputMaybe<CaptchaInput>;
  /** The password again. */
  confirmPassword: Scalars['String']['input'];
  /** Age that the visitor states to have reached. Nobody registers without it, or below `Site.agreementAge`. */
  confirmedAge?: InputMaybe<Scalars['Int']['input']>;
  /** Deposit limit that applies at once. */
  depositLimit?: InputMaybe<DepositLimitInput>;
  /** Further fields of the form. */
  details?: InputMaybe<RegistrationDetailsInput>;
  /** Solution of the human challenge, if the brand requires one. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Password, by the brand's rule. */
  password: Scalars['String']['input'];
  /** Mobile number, if the form asks for it. */
  phone?: InputMaybe<PhoneInput>;
  /** Token from `confirmPhone` or the phone verification service, instead of a code. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** Referral code from a link. Unknown codes are ignored. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Idempotency key: 16 to 64 letters, digits, `-` and `_`. A retry with the same key and input creates no second account; it
   * logs in to the first one.
   */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** Username, by the brand's rule. */
  username: Scalars['String']['input'];
  /** Code that was sent to the number. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `register` and `registerByMobile`. */
export type RegisterResult = InvalidInput | LogInSuccess | Problem;

/** Optional fields of the registration form. For their rules see `Site.registrationFields`. */
export type RegistrationDetailsInput = {
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facebook name. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Number of an identity document. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** LINE name. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** Name on the bank account for withdrawals. */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** Payment password, which protects withdrawals. */
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  /** QQ number. */
  qqNum?: InputMaybe<Scalars['String']['input']>;
  /** Username of the recommending member. Unknown names are ignored. */
  recommenderId?: InputMaybe<Scalars['String']['input']>;
  /** WeChat name. */
  wechat?: InputMaybe<Scalars['String']['input']>;
  /** WhatsApp number. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  /** Zalo number. */
  zalo?: InputMaybe<Scalars['String']['input']>;
};

/** Rule of one field of the registration form. */
export type RegistrationField = {
  /** Regular expression, or `*` for anything. */
  acceptedPattern: Scalars['String']['output'];
  /** Whether it is required. */
  isRequired: Scalars['Boolean']['output'];
  /** Maximum number of characters. */
  maxLength: Scalars['Int']['output'];
  /** Minimum number of characters. */
  minLength: Scalars['Int']['output'];
  /** Name of the field, such as `username`. */
  name: Scalars['String']['output'];
  /** ID of the pattern's family, which selects the message that explains it. */
  patternId: Scalars['Int']['output'];
};

/** Settings of the registration form. For its fields see `Site.registrationFields`. */
export type RegistrationForm = {
  /** Whether `Query.invitationCode` is available. */
  canCheckInvitationCode: Scalars['Boolean']['output'];
  /** Whether registration by mobile number requires a password. */
  isMobilePasswordRequired: Scalars['Boolean']['output'];
  /** Whether registration by username requires an SMS code. Registration by mobile number always does. */
  isSmsCodeRequired: Scalars['Boolean']['output'];
  /** Registration methods, the preferred one first. */
  methods: Array<RegistrationMethod>;
};

/** A link through which members register directly below an agent. */
export type RegistrationLink = {
  /** Registered members who played in the last 30 days. */
  activeMembers: Scalars['Int']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Registered members who deposited. */
  depositors: Scalars['Int']['output'];
  /** When it stops working; null for never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code in the URL: `/register?affiliateCode=…`. */
  id: Scalars['ID']['output'];
  /** Whether it has stopped working. */
  isExpired: Scalars['Boolean']['output'];
  /** Name of the link. */
  name: Scalars['String']['output'];
  /** Highest prize series of members who register by it. */
  prizeSeries: Scalars['Int']['output'];
  /** Rebate of members who register, in basis points. */
  rebateBasisPoints: Scalars['Int']['output'];
  /** Number of registrations. */
  registrations: Scalars['Int']['output'];
  /** The agent's campaign id. */
  subId?: Maybe<Scalars['String']['output']>;
  /** Number of visits. */
  visits: Scalars['Int']['output'];
};

/** An agent's registration links. */
export type RegistrationLinks = {
  /** The agent's own code, for registration without a link; null without one. */
  agentCode?: Maybe<Scalars['String']['output']>;
  /** The links, latest first. */
  nodes: Array<RegistrationLink>;
};

/** Registration methods. */
export type RegistrationMethod =
  /** By mobile number. */
  | 'MOBILE'
  /** By username and password. */
  | 'USERNAME';

/** Input of `releaseDeposit`. */
export type ReleaseDepositInput = {
  /** ID of the deposit. */
  id: Scalars['ID']['input'];
};

/** Input of `removeBankCard`. */
export type RemoveBankCardInput = {
  /** ID of the card. */
  id: Scalars['ID']['input'];
};

/** Input of `removeLotterySheet`. */
export type RemoveLotterySheetInput = {
  /** ID of the sheet. */
  id: Scalars['ID']['input'];
};

/** Input of `removePasskey`. */
export type RemovePasskeyInput = {
  /** ID from `security.passkeys`. */
  id: Scalars['ID']['input'];
};

/** Input of `removePushDevice`. */
export type RemovePushDeviceInput = {
  /** The browser. */
  id: Scalars['ID']['input'];
};

/** Input of `removeRegistrationLink`. */
export type RemoveRegistrationLinkInput = {
  /** The link's id. */
  id: Scalars['ID']['input'];
};

/** Result of `removeRegistrationLink`. */
export type RemoveRegistrationLinkResult = InvalidInput | Problem | RemoveRegistrationLinkSuccess;

/** The link no longer works. */
export type RemoveRegistrationLinkSuccess = {
  /** ID of the link. */
  id: Scalars['ID']['output'];
  /** The viewer, whose list of links has changed; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `renamePasskey`. */
export type RenamePasskeyInput = {
  /** ID from `security.passkeys`. */
  id: Scalars['ID']['input'];
  /** Display name, at most 40 characters. */
  name: Scalars['String']['input'];
};

/** Input of `reportChatMessage`. */
export type ReportChatMessageInput = {
  /** The message. */
  messageId: Scalars['ID']['input'];
  /** Reason. */
  reason: ChatReportReason;
  /** The room. */
  roomId: Scalars['ID']['input'];
};

/** Result of `reportChatMessage`. */
export type ReportChatMessageResult = Problem | ReportChatMessageSuccess;

/** The report was stored. */
export type ReportChatMessageSuccess = {
  /** The message. */
  messageId: Scalars['ID']['output'];
};

/** Input of `reportFailingHost`. */
export type ReportFailingHostInput = {
  /** Origin from `site.imageHosts` or a launch URL. Hosts that are not the brand's are ignored. */
  host: Scalars['URL']['input'];
};

/** Result of `reportFailingHost`. */
export type ReportFailingHostResult = Problem | ReportFailingHostSuccess;

/** The report was accepted. */
export type ReportFailingHostSuccess = {
  /** Picture hosts to use from now on, preferred first. */
  imageHosts: Array<Scalars['URL']['output']>;
};

/** Input of `requestClosingPayout`. */
export type RequestClosingPayoutInput = {
  /** ID of the card to pay out to. */
  bankCardId: Scalars['ID']['input'];
  /** The password, or a method of `StepUpRequired` for an account without one. */
  stepUp?: InputMaybe<StepUpInput>;
};

/** Result of `requestPhoneCode` and `sendLogInCode`. */
export type RequestCodeResult = InvalidInput | Problem | RequestCodeSuccess;

/** A code was sent, provided that the number may receive one. */
export type RequestCodeSuccess = {
  /** Minutes until the code expires. */
  expiresInMinutes: Scalars['Int']['output'];
  /** Seconds until another code can be requested. */
  resendAfterSeconds: Scalars['Int']['output'];
};

/** Input of `requestContract`. */
export type RequestContractInput = {
  /** Kind of the contract. */
  kind: AgentContractKind;
  /** A note for the upline, at most 500 characters. */
  note?: Scalars['String']['input'];
  /** The requested terms. */
  terms: ContractTermsInput;
};

/** Input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
  /** Solution of the human challenge, if the brand requires one. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Username. */
  username: Scalars['String']['input'];
};

/** Result of `requestPasswordReset`. */
export type RequestPasswordResetResult = InvalidInput | Problem | RequestPasswordResetSuccess;

/** If username and e-mail address match, a link was sent. */
export type RequestPasswordResetSuccess = {
  /** Minutes until the single-use link expires. */
  expiresInMinutes: Scalars['Int']['output'];
};

/** Input of `requestPaymentPasswordCode`. */
export type RequestPaymentPasswordCodeInput = {
  /** Contact from `paymentPassword.codeContacts`. */
  channel: CodeChannel;
};

/** Input of `requestPhoneCode`. */
export type RequestPhoneCodeInput = {
  /** Solution of the human challenge, if the brand requires one. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone: PhoneInput;
  /** Purpose. */
  purpose: CodePurpose;
};

/** Input of `requestStepUpCode`. */
export type RequestStepUpCodeInput = {
  /** `SMS` or `EMAIL`. */
  channel: CodeChannel;
  /** The action to confirm. */
  purpose: StepUpPurpose;
};

/** Input of `requestTextCaptcha`. */
export type RequestTextCaptchaInput = {
  /** Solution of a human challenge. The form needs a solution of its own. */
  humanProof: Scalars['String']['input'];
};

/** Result of `requestTextCaptcha`. */
export type RequestTextCaptchaResult = Problem | RequestTextCaptchaSuccess;

/** A captcha in text form. Valid for one attempt. */
export type RequestTextCaptchaSuccess = {
  /** The characters. */
  characters: Scalars['String']['output'];
  /** ID to send with the answer. */
  id: Scalars['ID']['output'];
};

/** Input of `requestWithdrawal`. */
export type RequestWithdrawalInput = {
  /** Amount in whole units. */
  amount: Scalars['Amount']['input'];
  /** ID of the card. */
  bankCardId: Scalars['ID']['input'];
  /** Payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Idempotency key: 16 to 64 letters, digits, `-` and `_`, created by the client for this withdrawal. */
  requestKey: Scalars['ID']['input'];
  /** Second factor for large amounts; see `StepUpRequired`. */
  stepUp?: InputMaybe<StepUpInput>;
};

/** Result of `requestWithdrawal`. */
export type RequestWithdrawalResult = InvalidInput | Problem | StepUpRequired | TurnoverRequired | WithdrawalSuccess;

/** Input of `resetPasswordByPhone`. */
export type ResetPasswordByPhoneInput = {
  /** The new password. Must follow the brand's password rule and differ from the username. */
  newPassword: Scalars['String']['input'];
  /** Number that the code was sent to. */
  phone: PhoneInput;
  /** Token from `confirmPhone` or the phone verification service, instead of a code. */
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: 16 to 64 letters, digits, `-` and `_`. A retry with the same key and input within 5 minutes returns the same result. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** The new password again. */
  confirmNewPassword: Scalars['String']['input'];
  /** The new password. Must follow the brand's password rule and differ from the username. */
  newPassword: Scalars['String']['input'];
  /** Token of the reset link. */
  token: Scalars['String']['input'];
};

/** Result of `resetPassword`. */
export type ResetPasswordResult = InvalidInput | Problem | ResetPasswordSuccess;

/** The password was changed. The caller is not logged in. */
export type ResetPasswordSuccess = {
  /** Always `true`. */
  isReset: Scalars['Boolean']['output'];
};

/** Input of `resetPaymentPassword`: a channel with its code, or answers. */
export type ResetPaymentPasswordInput = {
  /** New payment password again. */
  confirmPaymentPassword: Scalars['String']['input'];
  /** New payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Proof that it is the member. */
  proof: PaymentPasswordProofInput;
};

/** Something that an account may not do now. Withdrawals stay possible. */
export type Restriction = {
  /** Whether deposits are closed to it. */
  isDepositBlocked: Scalars['Boolean']['output'];
  /** Whether games are closed to it. */
  isPlayBlocked: Scalars['Boolean']['output'];
  /** Why. */
  kind: RestrictionKind;
  /** When it ends; null if it is indefinite or unknown. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Reasons of a restriction. */
export type RestrictionKind =
  /** The account is being closed: only its payout, questions about it, messages and customer service are open. */
  | 'CLOSING'
  /** The brand has closed deposits of the account. */
  | 'DEPOSITS_BLOCKED'
  /** A deposit limit is used up. */
  | 'DEPOSIT_LIMIT'
  /** The brand holds the account. */
  | 'HELD'
  /** A loss limit is used up. */
  | 'LOSS_LIMIT'
  /** A reason that this version does not know. */
  | 'OTHER'
  /** A self-exclusion. */
  | 'SELF_EXCLUSION'
  /** The session time is over. */
  | 'SESSION_TIME'
  /** A break of some days that the member has taken. */
  | 'TIME_OUT';

/** Why events were missed. */
export type ResyncCause =
  /** The cursor has expired, or more has happened since than a stream can resend. */
  | 'CURSOR_EXPIRED'
  /** The gateway itself missed events. */
  | 'INTERRUPTED'
  /** Events came faster than they were read. The stream ends; open it again. */
  | 'TOO_SLOW';

/** Events were missed: reload the current state. The stream continues after this event, unless it ends right after it. */
export type ResyncNeeded = PublishedEvent & {
  /** Why. */
  cause: ResyncCause;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** Input of `revokeApiToken`. */
export type RevokeApiTokenInput = {
  /** ID from `apiTokens`. */
  id: Scalars['ID']['input'];
};

/** Result of `revokeApiToken`. */
export type RevokeApiTokenResult = Problem | RevokeApiTokenSuccess;

/** The token has ended. */
export type RevokeApiTokenSuccess = {
  /** The remaining tokens; null if they cannot be read at the moment. */
  apiTokens?: Maybe<Array<ApiToken>>;
};

/** Input of `revokeSession`. */
export type RevokeSessionInput = {
  /** ID from `viewer.sessions`. */
  id: Scalars['ID']['input'];
};

/** Result of `revokeSession`. */
export type RevokeSessionResult = Problem | RevokeSessionSuccess;

/** The session has ended. */
export type RevokeSessionSuccess = {
  /** Whether it was the current session, so that the viewer is logged out. */
  isLoggedOut: Scalars['Boolean']['output'];
  /** The remaining sessions; null after logging out, and if they cannot be read at the moment. */
  sessions?: Maybe<Array<ActiveSession>>;
};

/** Input of `saveLotteryHabits`: all habits of the account, replacing the earlier ones. */
export type SaveLotteryHabitsInput = {
  /** “b” behind “a”, as in “12 a10 b10”; null to be asked. */
  b?: InputMaybe<LotteryBMeaning>;
  /** “12 d40” with nothing behind it; null to be asked. */
  d?: InputMaybe<LotteryDMeaning>;
  /** “da” on several stations; null to be asked. */
  pairs?: InputMaybe<LotteryPairsMeaning>;
  /** A range such as “11 keo 99”; null to be asked. */
  ranges?: InputMaybe<LotteryRangesMeaning>;
};

/** Result of `saveLotteryHabits`. */
export type SaveLotteryHabitsResult = InvalidInput | Problem | SaveLotteryHabitsSuccess;

/** The habits were saved. */
export type SaveLotteryHabitsSuccess = {
  /** The updated viewer; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `saveLotterySheet`. */
export type SaveLotterySheetInput = {
  /** Code of the lottery on whose board it is read. */
  code: Scalars['String']['input'];
  /** Name, at most 40 characters. */
  name: Scalars['String']['input'];
  /** Bets as players text them, at most 20,000 characters. */
  text: Scalars['String']['input'];
};

/** Search results by kind. Kinds that are currently unavailable are null. */
export type SearchResults = {
  /** Games, best match first. */
  games?: Maybe<GamePage>;
  /** Up to five help topics or articles whose title matches. Null only beside an error. */
  helpTopics?: Maybe<Array<HelpSearchResult>>;
  /** Up to five promotions whose title matches, in the brand's order. Null only beside an error. */
  promotions?: Maybe<Array<Promotion>>;
  /** Up to five vendors, those with most games first. Null only beside an error. */
  vendors?: Maybe<Array<VendorSearchResult>>;
};


/** Search results by kind. Kinds that are currently unavailable are null. */
export type SearchResultsGamesArgs = {
  first?: Scalars['Int']['input'];
};

/** Answer to a security question. */
export type SecurityAnswerInput = {
  /** The answer. */
  answer: Scalars['String']['input'];
  /** ID of the question. */
  questionId: Scalars['ID']['input'];
};

/** Result of a change to the security settings. */
export type SecurityChangeResult = InvalidInput | Problem | SecurityChangeSuccess;

/** The change was made. */
export type SecurityChangeSuccess = {
  /** The updated security settings; null if currently unavailable. */
  security?: Maybe<AccountSecurity>;
};

/** A security question. */
export type SecurityQuestion = {
  /** ID of the question. */
  id: Scalars['ID']['output'];
  /** The question, in the language of the request. */
  text: Scalars['String']['output'];
};

/** Security questions of an account. */
export type SecurityQuestions = {
  /** All questions to choose from. Null only beside an error. */
  catalogue?: Maybe<Array<SecurityQuestion>>;
  /** The chosen questions; empty if there are none. */
  chosen: Array<SecurityQuestion>;
  /** Whether they are new and cannot confirm payments yet, by the platform's clock. */
  isResting: Scalars['Boolean']['output'];
  /** Seconds until they can be answered again after five wrong attempts; null if they are not locked. */
  lockedSeconds?: Maybe<Scalars['Int']['output']>;
  /** When they were chosen; null if there are none. */
  setAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they can confirm payments; null if there are none. */
  usableAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Proof for `setSecurityQuestions`. */
export type SecurityQuestionsProofInput =
  /** Log-in password. */
  { password: Scalars['String']['input']; paymentPassword?: never; }
  |  /** Payment password; for accounts without a log-in password. */
  { password?: never; paymentPassword: Scalars['String']['input']; };

/** Input of `sendChatMessage`. */
export type SendChatMessageInput = {
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
  /** The room. */
  roomId: Scalars['ID']['input'];
  /** Text, at most 280 characters. No links and no contact data. */
  text: Scalars['String']['input'];
};

/** Result of `sendChatMessage`. */
export type SendChatMessageResult = InvalidInput | Problem | SendChatMessageSuccess;

/** The message was sent. */
export type SendChatMessageSuccess = {
  /** The message; blocked words are masked. */
  message: ChatMessage;
  /** Seconds until the account may write in this room again. */
  waitSeconds: Scalars['Int']['output'];
};

/** Input of `sendContactCode`. */
export type SendContactCodeInput = {
  /** The contact. */
  contact: ContactInput;
};

/** Input of `sendContactProofCode`. */
export type SendContactProofCodeInput = {
  /** `PHONE_CODE` or `EMAIL_CODE`, if listed in `contactProofs`. */
  kind: ContactProofKind;
};

/** Input of `sendFeedback`. */
export type SendFeedbackInput = {
  /** How to reach the sender; omit if no reply is wanted. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** Text. */
  content: Scalars['String']['input'];
  /** Topic. */
  questionType: FeedbackQuestionType;
  /** Idempotency key: a UUID created by the client for this feedback. */
  requestKey: Scalars['ID']['input'];
};

/** Result of `sendFeedback`. */
export type SendFeedbackResult = InvalidInput | Problem | SendFeedbackSuccess;

/** The feedback was stored. */
export type SendFeedbackSuccess = {
  /** Reference number for enquiries. */
  reference: Scalars['String']['output'];
};

/** Input of `sendGuestCaseCode`. */
export type SendGuestCaseCodeInput = {
  /** Address that opened it. */
  email: Scalars['String']['input'];
  /** Solution of the human challenge, if the brand requires one. */
  humanProof?: InputMaybe<Scalars['String']['input']>;
  /** Number of the case. */
  id: Scalars['ID']['input'];
};

/** Result of `sendGuestCaseCode`. */
export type SendGuestCaseCodeResult = InvalidInput | Problem | SendGuestCaseCodeSuccess;

/** A code was sent if the address opened the case. */
export type SendGuestCaseCodeSuccess = {
  /** Number of the case. */
  id: Scalars['ID']['output'];
};

/** Input of `sendLogInCode`. */
export type SendLogInCodeInput = {
  /** `PHONE_CODE` or `EMAIL_CODE`, if listed in `VerificationRequired.methods`. */
  kind: VerificationKind;
  /** Token from `VerificationRequired`. */
  logInToken: Scalars['String']['input'];
};

/** Input of `sendMessage`. */
export type SendMessageInput = {
  /** Text, at most 1,000 characters. */
  content: Scalars['String']['input'];
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
  /** Recipient. */
  to: MessageRecipient;
  /** Username, for `ACCOUNT`. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `sendMessage`. */
export type SendMessageResult = InvalidInput | Problem | SendMessageSuccess;

/** The message was sent. */
export type SendMessageSuccess = {
  /** Number of recipients. */
  recipientCount: Scalars['Int']['output'];
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** A customer service case. */
export type ServiceCase = {
  /** When an answer is due; null if none is, and in lists. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the case. */
  id: Scalars['ID']['output'];
  /** Kind of the case. */
  kind: ServiceCaseKind;
  /** All lines, in order; empty in lists. */
  lines: Array<ServiceCaseLine>;
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** How its owner rated the answers; null if not, and in lists. */
  rating?: Maybe<ServiceCaseRating>;
  /** State. */
  state: ServiceCaseState;
  /** Title. */
  title: Scalars['String']['output'];
  /** Topic. */
  topic: ServiceTopic;
  /** Unread answers. */
  unseenCount: Scalars['Int']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A customer service case has changed. */
export type ServiceCaseChanged = PublishedEvent & {
  /** Number of the case. */
  caseId: Scalars['ID']['output'];
  /** State of the case. */
  caseState: ServiceCaseState;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Number of unread answers in the case. */
  unseenCount: Scalars['Int']['output'];
};

/** Kinds of cases. */
export type ServiceCaseKind =
  /** Feedback about the site. */
  | 'FEEDBACK'
  /** A kind that this version does not know. */
  | 'OTHER'
  /** A question, which waits for an answer. */
  | 'QUESTION';

/** A line of a case. */
export type ServiceCaseLine = {
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Whether customer service wrote it. */
  isAnswer: Scalars['Boolean']['output'];
  /** Text without markup. */
  text: Scalars['String']['output'];
  /** Ids of its pictures, for `viewUpload`. */
  uploadIds: Array<Scalars['ID']['output']>;
};

/** A page of cases. */
export type ServiceCasePage = {
  /** Opening hours of customer service. */
  desk: ServiceDeskHours;
  /** The cases. */
  nodes: Array<ServiceCase>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of cases. */
  totalCount: Scalars['Int']['output'];
};

/** Rating of the answers in a closed case. */
export type ServiceCaseRating = {
  /** Comment on the answers; null without one. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Stars, from 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Result of a change to a case. */
export type ServiceCaseResult = InvalidInput | Problem | ServiceCaseSuccess;

/** State of a case. */
export type ServiceCaseState =
  /** Answered. */
  | 'ANSWERED'
  /** Closed. Writing in it reopens it. */
  | 'CLOSED'
  /** Waits for an answer. */
  | 'OPEN'
  /** A state that this version does not know. */
  | 'OTHER';

/** The case was changed. */
export type ServiceCaseSuccess = {
  /** The case with all its lines. */
  serviceCase: ServiceCase;
};

/** Opening hours of customer service. */
export type ServiceDeskHours = {
  /** Minutes within which it answers during opening hours. */
  answerMinutes: Scalars['Int']['output'];
  /** Closing time. */
  closesAt: Scalars['TimeOfDay']['output'];
  /** Whether it is open now. */
  isOpen: Scalars['Boolean']['output'];
  /** Whether a personal desk answers this account. */
  isPersonal: Scalars['Boolean']['output'];
  /** Opening time. */
  opensAt: Scalars['TimeOfDay']['output'];
};

/** Topic of a case. */
export type ServiceTopic =
  /** The account. */
  | 'ACCOUNT'
  /** A complaint. */
  | 'COMPLAINT'
  /** A game. */
  | 'GAME'
  /** Anything else. */
  | 'OTHER'
  /** A promotion or reward. */
  | 'PROMOTION'
  /** The site. */
  | 'SITE'
  /** Deposits, withdrawals and the balance. */
  | 'WALLET';

/** Why a session has ended. */
export type SessionEndReason =
  /** The brand has blocked the account. */
  | 'BLOCKED'
  /** The account was closed. */
  | 'CLOSED'
  /** The account has excluded itself. */
  | 'EXCLUDED'
  /** Idle for too long, or open for too long. */
  | 'EXPIRED'
  /** The session's time limit was reached. */
  | 'LIMIT'
  /** Signed out. */
  | 'LOGGED_OUT'
  /** The password was changed. */
  | 'PASSWORD_CHANGED'
  /** Too many sessions: replaced by a newer log-in. */
  | 'REPLACED'
  /** Ended from the list of sessions, or by an operator. */
  | 'REVOKED'
  /** A reason that this version does not know. */
  | 'UNKNOWN';

/** The session has ended. The stream ends after it. */
export type SessionEnded = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** Why. */
  reason: SessionEndReason;
};

/** Input of `setAvatar`: one of the two. */
export type SetAvatarInput =
  /** ID of a drawn avatar; `0` for the account's default one. */
  { drawnId: Scalars['ID']['input']; uploadId?: never; }
  |  /** ID of an uploaded picture with purpose `AVATAR`. */
  { drawnId?: never; uploadId: Scalars['ID']['input']; };

/** Result of `setAvatar`. */
export type SetAvatarResult = InvalidInput | Problem | SetAvatarSuccess;

/** The picture was set. */
export type SetAvatarSuccess = {
  /** The updated account; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Input of `setDefaultBankCard`. */
export type SetDefaultBankCardInput = {
  /** ID of the card. */
  id: Scalars['ID']['input'];
};

/** Input of `setDownlineRebate`. */
export type SetDownlineRebateInput = {
  /** The agent's payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Highest prize series; unchanged by default. */
  prizeSeries?: InputMaybe<Scalars['Int']['input']>;
  /** Rebate in basis points. */
  rebateBasisPoints: Scalars['Int']['input'];
  /** Username of a direct downline. */
  username: Scalars['String']['input'];
};

/** Input of `setFavourite`. */
export type SetFavouriteInput = {
  /** The game. */
  gameId: Scalars['ID']['input'];
  /** True adds it to the favourites, false removes it. */
  isFavourite: Scalars['Boolean']['input'];
};

/** Input of `setFavouriteNote`. */
export type SetFavouriteNoteInput = {
  /** A favourite game. */
  gameId: Scalars['ID']['input'];
  /** At most 500 characters; empty removes the note. */
  note: Scalars['String']['input'];
};

/** Result of `setFavouriteNote`. */
export type SetFavouriteNoteResult = InvalidInput | Problem | SetFavouriteNoteSuccess;

/** The note was stored or removed. */
export type SetFavouriteNoteSuccess = {
  /** The game. */
  game: Game;
};

/** Result of `setFavourite`. */
export type SetFavouriteResult = Problem | SetFavouriteSuccess;

/** The favourites were updated. */
export type SetFavouriteSuccess = {
  /** The game. */
  game: Game;
};

/** Input of `setLanguage`. */
export type SetLanguageInput = {
  /** Language code from `site.languages`. */
  language: Scalars['String']['input'];
};

/** Result of `setLanguage`. */
export type SetLanguageResult = InvalidInput | Problem | SetLanguageSuccess;

/** The language was set. */
export type SetLanguageSuccess = {
  /** Language code. */
  language: Scalars['String']['output'];
};

/** Input of `setLimit`. */
export type SetLimitInput = {
  /** The limit in whole units. Omit both this and `minutes` to remove the limit. */
  amount?: InputMaybe<Scalars['Amount']['input']>;
  /** Kind of the limit. */
  kind: LimitKind;
  /** The limit of `SESSION_TIME`: 10 to 1440. */
  minutes?: InputMaybe<Scalars['Int']['input']>;
  /** Period of the limit; omit for a single stake or session. */
  period?: InputMaybe<LimitPeriod>;
};

/** Input of `setMessagePreference`. */
export type SetMessagePreferenceInput = {
  /** Channel. */
  channel: NoticeChannel;
  /** Whether to send them. */
  isOn: Scalars['Boolean']['input'];
  /** Kind of the messages. */
  kind: NoticeKind;
};

/** Input of `setPaymentPassword`. */
export type SetPaymentPasswordInput = {
  /** The payment password again. */
  confirmPaymentPassword: Scalars['String']['input'];
  /** Log-in password; empty if the account has none. */
  password: Scalars['String']['input'];
  /** The payment password. */
  paymentPassword: Scalars['String']['input'];
};

/** Input of `setQuietHours`. Omit both to remove them. */
export type SetQuietHoursInput = {
  /** Start, in minutes of the day: 0 to 1439. */
  fromMinute?: InputMaybe<Scalars['Int']['input']>;
  /** End, in minutes of the day: 0 to 1439, different from the start. */
  toMinute?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `setRealityCheck`. */
export type SetRealityCheckInput = {
  /** Minutes between checks: 5 to 240. */
  everyMinutes: Scalars['Int']['input'];
};

/** Input of `setSecurityQuestions`. Requires one of the two passwords. */
export type SetSecurityQuestionsInput = {
  /** Three different questions with their answers. Case, spaces, punctuation and accents are ignored. */
  answers: Array<SecurityAnswerInput>;
  /** Proof that it is the member. */
  proof: SecurityQuestionsProofInput;
};

/** A period of a simulation. */
export type SimulatedPeriod = {
  /** Paid by the contract. */
  amount: Money;
  /** Start of the period. */
  from: Scalars['DateTime']['output'];
  /** Whether the conditions were met. */
  isReached: Scalars['Boolean']['output'];
  /** The formula, line by line. */
  lines: Array<BillLine>;
  /** Paid by the agent through contracts of the kind. */
  paid: Money;
  /** Received by the agent through contracts of the kind. */
  received: Money;
  /** End of the period. */
  to: Scalars['DateTime']['output'];
};

/** The brand's site. */
export type Site = {
  /** URLs of the site, the main one first. Null only beside an error. */
  addresses?: Maybe<Array<SiteAddress>>;
  /** Age that visitors confirm when they register. */
  agreementAge: Scalars['Int']['output'];
  /** Analytics tag; null if the brand has none. */
  analytics?: Maybe<SiteAnalytics>;
  /** Announcements of one kind, newest first. */
  announcements?: Maybe<AnnouncementPage>;
  /** All groups with banners. Null only beside an error. */
  bannerGroups?: Maybe<Array<BannerGroup>>;
  /** Banners of one page group, such as `w_home`. Null only beside an error. */
  banners?: Maybe<Array<Banner>>;
  /**
   * Whether a mutation may be repeated under its `requestKey`. If not, the platform would carry it out again: the gateway refuses a repetition with `OUTCOME_UNKNOWN`
   * for a day, and only the account's records say what came of the first.
   */
  canRepeatMutations: Scalars['Boolean']['output'];
  /** Customer service links, the same for every visitor. */
  customerService: Array<CustomerServiceLink>;
  /** Apps to download. */
  downloads: Array<Download>;
  /** Features that the brand has enabled and its platform has. Fields of others are null, and their mutations refuse with `FEATURE_UNAVAILABLE`. */
  features: Array<Feature>;
  /** Rules for feedback; null if the brand does not accept any. */
  feedback?: Maybe<FeedbackRules>;
  /** Whether the subscriptions deliver events. If not, poll. */
  hasLiveEvents: Scalars['Boolean']['output'];
  /** A topic of the help centre; null for an unknown code. */
  helpTopic?: Maybe<HelpTopic>;
  /** Topics of the help centre, in the brand's order. Null only beside an error. */
  helpTopics?: Maybe<Array<HelpTopic>>;
  /** Identity providers available for log-in; null if the platform cannot say. */
  identityProviders?: Maybe<Array<IdentityProviderOption>>;
  /** Picture hosts, preferred first. If a picture fails to load, try the same path on the others. */
  imageHosts: Array<Scalars['URL']['output']>;
  /** Languages of the interface, the default one first. */
  languages: Array<Language>;
  /** The smallest amount of any way to deposit; null while deposits are closed. */
  leastDeposit?: Maybe<Money>;
  /** Age by the birthday, for the profile and the first deposit. */
  memberAge: Scalars['Int']['output'];
  /** The brand's name. */
  name: Scalars['String']['output'];
  /** Lobbies with vendors, in navigation order. Null only beside an error. */
  navigation?: Maybe<Array<NavigationEntry>>;
  /** The points mall. Null where the brand has none. */
  pointsMall?: Maybe<PointsMall>;
  /** A promotion; null for an unknown ID. */
  promotion?: Maybe<Promotion>;
  /** Categories with promotions. Null only beside an error. */
  promotionCategories?: Maybe<Array<PromotionCategory>>;
  /** Promotions in the brand's order: open, upcoming, then closed. */
  promotions?: Maybe<PromotionPage>;
  /** Settings of the registration form. */
  registration: RegistrationForm;
  /** Rules of the registration form's fields. */
  registrationFields: Array<RegistrationField>;
  /** When customer service answers; null where the brand has none. */
  serviceDesk?: Maybe<ServiceDeskHours>;
  /** Currency, time zone, languages and agent contracts of the brand. */
  settings?: Maybe<SiteSettings>;
  /** The brand's social media pages. */
  socialLinks: Array<SocialLink>;
  /** Whether the site is open to this visitor; null if the platform cannot say. */
  status?: Maybe<SiteStatus>;
};


/** The brand's site. */
export type SiteAnnouncementsArgs = {
  kind?: AnnouncementKind;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
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
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** A URL of the site. */
export type SiteAddress = {
  /** Host, such as `www.example.test`. */
  host: Scalars['String']['output'];
  /** Whether it is the brand's main URL. */
  isMain: Scalars['Boolean']['output'];
  /** Full URL. */
  url: Scalars['URL']['output'];
};

/** An analytics tag. Load it only after the visitor's consent. */
export type SiteAnalytics = {
  /** Origin that serves the tag's script and receives its events. The page's content security policy allows it. */
  origin: Scalars['URL']['output'];
  /** ID of the tag. */
  tagId: Scalars['String']['output'];
};

/** Currency, time zone, languages and agent contracts of a brand. */
export type SiteSettings = {
  /** Kinds of contracts between the brand and its agents. */
  agentContracts: Array<AgentContractKind>;
  /** The brand's full name. */
  brandName: Scalars['String']['output'];
  /** Currency of all amounts. */
  currency: Scalars['CurrencyCode']['output'];
  /** Currency symbol, such as `₫`. */
  currencySymbol: Scalars['String']['output'];
  /** Code of the default language. */
  defaultLanguage: Scalars['String']['output'];
  /** Languages of the platform's answers. */
  languages: Array<Language>;
  /** IANA time zone in which days begin and end, such as `Asia/Ho_Chi_Minh`. */
  timeZone: Scalars['String']['output'];
};

/** States of the site. */
export type SiteState =
  /** Under maintenance. */
  | 'MAINTENANCE'
  /** Open. */
  | 'NORMAL'
  /** Not available in the visitor's region or for the IP address. */
  | 'REGION_RESTRICTED';

/** Whether the site is open. */
export type SiteStatus = {
  /** When maintenance ends, if known. */
  maintenanceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the site. Maintenance takes precedence over region restriction. */
  state: SiteState;
  /** The visitor's country, ISO 3166-1 alpha-2. */
  visitorCountry: Scalars['String']['output'];
  /** The visitor's IP address as seen by the platform. */
  visitorIpAddress: Scalars['String']['output'];
};

/** Maintenance of the site or its restricted countries have changed: query `site.status`. */
export type SiteStatusChanged = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** A social media page of the brand. */
export type SocialLink = {
  /** The social network. */
  network: SocialNetwork;
  /** URL of the page. */
  url: Scalars['URL']['output'];
};

/** Social networks. */
export type SocialNetwork =
  /** Facebook. */
  | 'FACEBOOK'
  /** Instagram. */
  | 'INSTAGRAM'
  /** Telegram. */
  | 'TELEGRAM'
  /** WhatsApp. */
  | 'WHATSAPP';

/** Result of spending points. */
export type SpendPointsResult = InvalidInput | Problem | SpendPointsSuccess;

/** The points were spent. */
export type SpendPointsSuccess = {
  /** The redemption. */
  redemption: Redemption;
  /** The viewer after the change; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** Sports of events. */
export type Sport =
  /** Badminton. */
  | 'BADMINTON'
  /** Cockfight. */
  | 'COCKFIGHT'
  /** Esports. */
  | 'ESPORTS'
  /** Football. */
  | 'FOOTBALL'
  /** A sport that this version does not know. */
  | 'OTHER'
  /** Table tennis. */
  | 'TABLE_TENNIS'
  /** Tennis. */
  | 'TENNIS'
  /** Volleyball. */
  | 'VOLLEYBALL';

/** A simulated event that takes bets until it starts. */
export type SportEvent = {
  /** Name of the away side. */
  away: Scalars['String']['output'];
  /** Points of the away side so far. */
  awayScore: Scalars['Int']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** ID of the game that takes bets on it. */
  gameId: Scalars['ID']['output'];
  /** Name of the home side. */
  home: Scalars['String']['output'];
  /** Points of the home side so far: goals or sets. */
  homeScore: Scalars['Int']['output'];
  /** ID of the event. */
  id: Scalars['ID']['output'];
  /** League. */
  league: Scalars['String']['output'];
  /** Main markets; the game offers more. */
  markets: Array<EventMarket>;
  /** Current phase. */
  phase: EventPhase;
  /** Sport. */
  sport: Sport;
  /** When it starts and bets are closed. */
  startsAt: Scalars['DateTime']['output'];
};

/** Input of `startFreePlay`. */
export type StartFreePlayInput = {
  /** Language code from `site.languages`. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Input of `startTimeOut`. */
export type StartTimeOutInput = {
  /** Confirmation from the first step; omit it there. */
  confirmation?: InputMaybe<Scalars['String']['input']>;
  /** Days: 1 to 42. */
  days: Scalars['Int']['input'];
};

/** A second factor: one of `StepUpRequired.methods`. */
export type StepUpInput =
  /** Answers to all security questions. */
  { answers: Array<SecurityAnswerInput>; authenticator?: never; email?: never; passkey?: never; password?: never; sms?: never; }
  |  /** A code of the authenticator app, or a recovery code. */
  { answers?: never; authenticator: Scalars['String']['input']; email?: never; passkey?: never; password?: never; sms?: never; }
  |  /** The code sent by e-mail. */
  { answers?: never; authenticator?: never; email: Scalars['String']['input']; passkey?: never; password?: never; sms?: never; }
  |  /** The browser's credential: `AuthenticationResponseJSON` of WebAuthn, JSON as text. */
  { answers?: never; authenticator?: never; email?: never; passkey: Scalars['String']['input']; password?: never; sms?: never; }
  |  /** The log-in password; only to close the account. */
  { answers?: never; authenticator?: never; email?: never; passkey?: never; password: Scalars['String']['input']; sms?: never; }
  |  /** The code sent by text message. */
  { answers?: never; authenticator?: never; email?: never; passkey?: never; password?: never; sms: Scalars['String']['input']; };

/** Methods of a second factor. */
export type StepUpMethod =
  /** A code of the authenticator app, or a recovery code. */
  | 'AUTHENTICATOR'
  /** A code by e-mail. */
  | 'EMAIL'
  /** A passkey. */
  | 'PASSKEY'
  /** The log-in password; only to close the account. */
  | 'PASSWORD'
  /** Answers to the security questions. */
  | 'SECURITY_QUESTIONS'
  /** A code by text message. */
  | 'SMS';

/** A method of a second factor. */
export type StepUpOption = {
  /** Masked contact that a code is sent to; null for other methods. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Method. */
  method: StepUpMethod;
  /** Questions to answer for `SECURITY_QUESTIONS`; null for other methods. */
  questions?: Maybe<Array<SecurityQuestion>>;
};

/** Actions that a second factor confirms. */
export type StepUpPurpose =
  /** Closing the account. */
  | 'ACCOUNT_CLOSING'
  /** A new card. */
  | 'BANK_CARD'
  /** A large withdrawal. */
  | 'WITHDRAWAL';

/** A second factor is required. Repeat the request with `stepUp`. */
export type StepUpRequired = UserError & {
  /** Always `STEP_UP_REQUIRED`. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Available methods. */
  methods: Array<StepUpOption>;
};

/** The first event of a stream: nothing was missed since `after`, or there was no `after`. */
export type StreamOpened = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
};

/** Input of `submitDepositProof`. */
export type SubmitDepositProofInput = {
  /** ID of the deposit. */
  id: Scalars['ID']['input'];
  /** IDs of the pictures, of `createUpload` with the purpose `DEPOSIT_PROOF`. */
  uploads: Array<Scalars['ID']['input']>;
};

/** Input of `submitIdentityDocuments`. */
export type SubmitIdentityDocumentsInput = {
  /** Documents, one per required kind. */
  documents: Array<IdentityDocumentInput>;
};

/** Result of `submitIdentityDocuments`. */
export type SubmitIdentityDocumentsResult = InvalidInput | Problem | SubmitIdentityDocumentsSuccess;

/** The documents were submitted. */
export type SubmitIdentityDocumentsSuccess = {
  /** The identity check with the open request. */
  identity: IdentityCheck;
};

/** Live events, over multipart HTTP (`multipart/mixed;subscriptionSpec=1.0`) at the same URL as all operations. */
export type Subscription = {
  /**
   * Events of the signed-in account. Delivered at most once: a client that was away for more than a minute, or reads too
   * slowly, gets `ResyncNeeded` and must reload the current state. Ends with the session.
   */
  live: LiveEvent;
  /** Public events. Delivered like `live`. */
  publicLive: PublicLiveEvent;
};


/** Live events, over multipart HTTP (`multipart/mixed;subscriptionSpec=1.0`) at the same URL as all operations. */
export type SubscriptionLiveArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  chatRooms?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Live events, over multipart HTTP (`multipart/mixed;subscriptionSpec=1.0`) at the same URL as all operations. */
export type SubscriptionPublicLiveArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  lotteries?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A team's bets, payments and result over a range. */
export type TeamBetting = {
  /** Days with bets or payments, latest first. */
  days: Array<TeamBettingDay>;
  /** Game categories with bets. */
  products: Array<TeamBettingProduct>;
  /** Number of settled bets. */
  rounds: Scalars['Int']['output'];
  /** Totals over the range. */
  totals: LineTotals;
  /** Settled stakes of the range that do not count as turnover. */
  uncounted: Money;
  /** Username of the team's agent. */
  username: Scalars['String']['output'];
};

/** A day of a team. */
export type TeamBettingDay = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Number of settled bets. */
  rounds: Scalars['Int']['output'];
  /** Totals of the day. */
  totals: LineTotals;
  /** Settled stakes that do not count as turnover. */
  uncounted: Money;
};

/** A team's bets in a game category. */
export type TeamBettingProduct = {
  /** Category. */
  category: GameCategory;
  /** Profit of the house: stakes minus payouts. */
  houseProfit: Money;
  /** Payouts. */
  payout: Money;
  /** Number of settled bets. */
  rounds: Scalars['Int']['output'];
  /** Settled stakes that count as turnover. */
  turnover: Money;
  /** Settled stakes that do not count as turnover. */
  uncounted: Money;
};

/** Result of `teamBetting`. */
export type TeamBettingResult = Problem | TeamBetting;

/** Totals of a team on a day. */
export type TeamDay = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Totals of the day. */
  totals: TeamTotals;
};

/** Filters of a team's record. */
export type TeamFileInput = {
  /** First day. */
  from: Scalars['Date']['input'];
  /** Last day. */
  to: Scalars['Date']['input'];
  /** An account in the agent's downline; the agent by default. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Totals of a team over a part of a day. */
export type TeamHourTotals = {
  /** Deposits of the members. */
  deposit: Money;
  /** Profit of the house: stakes minus payouts. The members' result is its negative. */
  houseProfit: Money;
  /** Accounts opened. */
  newMembers: Scalars['Int']['output'];
  /** Settled stakes of the members. */
  turnover: Money;
  /** Withdrawals of the members. */
  withdrawal: Money;
};

/** An account of a team. */
export type TeamMember = {
  /** ID of the account: its username, which never changes. */
  id: Scalars['ID']['output'];
  /** Kind of the account. */
  kind: AccountKind;
  /** Username. */
  username: Scalars['String']['output'];
};

/** Results of a team: the downline of an agent, without the agent. All amounts are in one currency. */
export type TeamOverview = {
  /** Number of agents among them. */
  agentCount: Scalars['Int']['output'];
  /** Direct downlines with the lowest profit for the house in the range. */
  bottomDownlines: Array<DirectDownline>;
  /** Totals of the day before yesterday, to compare with yesterday. Null on older platforms. */
  dayBeforeYesterday?: Maybe<TeamTotals>;
  /** Totals for each day of the range, oldest first. */
  days: Array<TeamDay>;
  /** Number of accounts in the team. */
  memberCount: Scalars['Int']['output'];
  /** Totals over the range. */
  range: TeamTotals;
  /** Today so far and the same part of yesterday. Null on older platforms. */
  sameHour?: Maybe<TeamSameHour>;
  /** Totals of this calendar month. */
  thisMonth: TeamTotals;
  /** Totals of today so far. */
  today: TeamTotals;
  /** Direct downlines with the highest profit for the house in the range. */
  topDownlines: Array<DirectDownline>;
  /** Username of the team's agent. */
  username: Scalars['String']['output'];
  /** Totals of yesterday. */
  yesterday: TeamTotals;
};

/** Result of `teamOverview`. */
export type TeamOverviewResult = Problem | TeamOverview;

/** Totals of today and yesterday, from midnight until the same full hour in the brand's time zone. */
export type TeamSameHour = {
  /** The last full hour, 0 to 23; at 0 there is nothing to compare yet. */
  hour: Scalars['Int']['output'];
  /** Totals of today until that hour. */
  today: TeamHourTotals;
  /** Totals of yesterday until that hour. */
  yesterday: TeamHourTotals;
};

/** Totals of a team over a span of days. */
export type TeamTotals = {
  /** Members with at least one settled bet. */
  activeMembers: Scalars['Int']['output'];
  /** Deposits of the members. */
  deposit: Money;
  /** Profit of the house: stakes minus payouts. The members' result is its negative. */
  houseProfit: Money;
  /** Accounts opened. */
  newMembers: Scalars['Int']['output'];
  /** Settled stakes of the members. */
  turnover: Money;
  /** Withdrawals of the members. */
  withdrawal: Money;
};

/** Noteworthy members of a team. Lists are empty for teams with more than `limit` members: query one of their lines. */
export type TeamWatch = {
  /** Number of recent days, including today. */
  days: Scalars['Int']['output'];
  /** Whether the team has more than `limit` members. */
  isTooLarge: Scalars['Boolean']['output'];
  /** Largest team size with lists. */
  limit: Scalars['Int']['output'];
  /** Largest losses of the recent days. */
  losses: Array<MemberResult>;
  /** Registered in the recent days, latest first. */
  newMembers: Array<NewMember>;
  /** Played in the 30 days before the recent ones but not since. Excludes members who must not receive marketing. */
  quietMembers: Array<QuietMember>;
  /** Largest wins of the recent days. */
  wins: Array<MemberResult>;
};

/** Result of `teamWatch`. */
export type TeamWatchResult = Problem | TeamWatch;

/** Networks for USDT. */
export type TokenNetwork =
  /** Ethereum. */
  | 'ERC20'
  /** Tron. */
  | 'TRC20';

/** A transaction with all of its movements on the member's balances. */
export type TransactionDetail = {
  /** When it was posted. */
  at: Scalars['DateTime']['output'];
  /** ID of the transaction. */
  id: Scalars['ID']['output'];
  /** Movements of the transaction. */
  movements: Array<Movement>;
  /** The counterparty's reference. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Type. */
  type: MovementType;
};

/** Input of `transferBetweenParts`. */
export type TransferBetweenPartsInput = {
  /** Amount. */
  amount: Scalars['Amount']['input'];
  /** ID of the source part. */
  fromPartId: Scalars['ID']['input'];
  /** Idempotency key: a UUID created by the client. Without one, a repeated request moves the amount again. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  /** ID of the target part. */
  toPartId: Scalars['ID']['input'];
};

/** Result of `transferBetweenParts`. */
export type TransferBetweenPartsResult = InvalidInput | Problem | TransferBetweenPartsSuccess;

/** The money was moved. */
export type TransferBetweenPartsSuccess = {
  /** False if it left one vendor and the other did not accept it: it is now in the main part. */
  hasArrived: Scalars['Boolean']['output'];
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
};

/** Position of the other account of a transfer, relative to the viewer. */
export type TransferRelation =
  /** Below. */
  | 'DOWNLINE'
  /** Above. */
  | 'UPLINE';

/** Input of `transferToDownline`. */
export type TransferToDownlineInput = {
  /** Amount in whole units. */
  amount: Scalars['Amount']['input'];
  /** The payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Note for both sides, at most 140 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
  /** Username of an account in the downline. */
  username: Scalars['String']['input'];
};

/** Input of `transferToUpline`. */
export type TransferToUplineInput = {
  /** Amount in whole units. */
  amount: Scalars['Amount']['input'];
  /** The payment password. */
  paymentPassword: Scalars['String']['input'];
  /** Note for both sides, at most 140 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
};

/** Deposits have not been wagered enough. */
export type TurnoverRequired = UserError & {
  /** Always `TURNOVER_REMAINING`. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Remaining turnover. */
  remaining: Money;
};

/** Turnover required by the deposits since the last withdrawal. */
export type TurnoverRequirement = {
  /** Turnover so far. */
  done: Money;
  /** Remaining turnover; zero if the member is free to withdraw. */
  remaining: Money;
  /** Required in total. */
  required: Money;
};

/** Why a round counts less as turnover than its stake. */
export type UncountedReason =
  /** The bets cover more than 70 % of what can happen. */
  | 'COVERED'
  /** The bet wins too often: a chance above 70 %, a cash-out below 1.43, odds below 1.50. */
  | 'LOW_ODDS'
  /** The bet is unknown: only what was won or lost counts. */
  | 'NET'
  /** The stake came back. */
  | 'PUSH'
  /** The vendor counts less. */
  | 'VENDOR';

/** Bills that wait until the payer's money covers them. */
export type UncoveredBills = {
  /** Sum of the bills. */
  amount: Money;
  /** Number of bills. */
  count: Scalars['Int']['output'];
};

/** Input of `unlinkIdentity`. */
export type UnlinkIdentityInput = {
  /** ID from `security.linkedIdentities`. */
  id: Scalars['ID']['input'];
};

/** A transfer with a vendor with an unknown outcome. */
export type UnresolvedTransfer = {
  /** Amount. */
  amount: Money;
  /** ID of the transfer. */
  id: Scalars['ID']['output'];
  /** Whether the money is on its way to the vendor; otherwise it is on its way back. */
  isToVendor: Scalars['Boolean']['output'];
  /** When it was started. */
  startedAt: Scalars['DateTime']['output'];
  /** The vendor. */
  vendorId: Scalars['ID']['output'];
};

/** Input of `unsubscribe`. */
export type UnsubscribeInput = {
  /** Token of the link. */
  token: Scalars['String']['input'];
};

/** Result of `unsubscribe`. */
export type UnsubscribeResult = Problem | UnsubscribeSuccess;

/** The e-mails have ended. */
export type UnsubscribeSuccess = {
  /** Kind of the messages that are no longer sent by e-mail. */
  kind: NoticeKind;
};

/** Input of `updateProfile`. */
export type UpdateProfileInput = {
  /** Postal address; empty clears it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Birthday; fixed after a passed identity check. */
  birthday?: InputMaybe<Scalars['Date']['input']>;
  /** Nationality as ISO 3166 alpha-2 code; empty clears it. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to others: 2 to 24 letters, digits and spaces. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Real name, as spelled by banks. Can be set once. */
  realName?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `updateProfile`. */
export type UpdateProfileResult = InvalidInput | Problem | UpdateProfileSuccess;

/** The profile was updated. */
export type UpdateProfileSuccess = {
  /** The updated account; null if it cannot be read at the moment. */
  viewer?: Maybe<Viewer>;
};

/** Purpose of a picture, which cannot be attached to anything else. */
export type UploadPurpose =
  /** The viewer's avatar. */
  | 'AVATAR'
  /** Proof of a deposit. */
  | 'DEPOSIT_PROOF'
  /** A document for an identity check. */
  | 'IDENTITY_DOCUMENT'
  /** A message. */
  | 'MESSAGE'
  /** An application for a promotion. */
  | 'PROMOTION'
  /** Proof about a withdrawal. */
  | 'WITHDRAWAL_PROOF';

/** An expected failure. Clients translate it by `code`; `message` is for developers. */
export type UserError = {
  /** Machine-readable code. */
  code: ErrorCode;
  /**
   * Input field that caused the failure, if there is one.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
};

/** A game vendor. */
export type Vendor = {
  /** Square logo. */
  icon: Scalars['URL']['output'];
  /** Code, such as `SEN`. */
  id: Scalars['ID']['output'];
  /** Target that opens from its card in place of its lobby; null if the card opens the lobby. */
  launchTarget?: Maybe<LaunchTarget>;
  /** Wide logo. */
  logo: Scalars['URL']['output'];
  /** Name of the vendor. */
  name: Scalars['String']['output'];
};

/** A vendor found by the search. */
export type VendorSearchResult = {
  /** Number of its games in that lobby. */
  gameCount: Scalars['Int']['output'];
  /** The lobby with most of its games. */
  lobbyId: LobbyId;
  /** The vendor. */
  vendor: Vendor;
};

/** Verification kinds. */
export type VerificationKind =
  /** Code of the authenticator app, or a recovery code. */
  | 'AUTHENTICATOR_CODE'
  /** Name on the bank account for withdrawals. */
  | 'BANK_ACCOUNT_NAME'
  /** A code sent to the e-mail address of the account. */
  | 'EMAIL_CODE'
  /** A code sent to the phone of the account. */
  | 'PHONE_CODE';

/** A verification method. */
export type VerificationMethod = {
  /** Masked destination of the code; null if none is sent. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Kind of verification. */
  kind: VerificationKind;
};

/** The credentials are correct, but the log-in requires a further verification. */
export type VerificationRequired = UserError & {
  /** Always `VERIFICATION_REQUIRED`. */
  code: ErrorCode;
  /**
   * Always null.
   * @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31.
   */
  field?: Maybe<Scalars['String']['output']>;
  /** Token of the pending log-in. Expires after 10 minutes or 5 attempts. */
  logInToken: Scalars['String']['output'];
  /** Explanation in English, for developers. */
  message: Scalars['String']['output'];
  /** Verification methods; one of them is enough. */
  methods: Array<VerificationMethod>;
};

/** Input of `verifyLogIn`. */
export type VerifyLogInInput = {
  /** The code or the name. */
  answer: Scalars['String']['input'];
  /** Kind of verification. */
  kind: VerificationKind;
  /** Token from `VerificationRequired`. */
  logInToken: Scalars['String']['input'];
  /** Keep the session for a day instead of until the browser closes. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** Idempotency key: 16 to 64 letters, digits, `-` and `_`. A retry with the same key and input within 5 minutes returns the same result. */
  requestKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `viewGuestUpload`. */
export type ViewGuestUploadInput = {
  /** Number of the case. */
  id: Scalars['ID']['input'];
  /** Key of the case. */
  key: Scalars['String']['input'];
  /** ID of a picture in the case. */
  uploadId: Scalars['ID']['input'];
};

/** Input of `viewUpload`. */
export type ViewUploadInput = {
  /** ID of the picture. */
  id: Scalars['ID']['input'];
};

/** Result of `viewUpload`. */
export type ViewUploadResult = InvalidInput | Problem | ViewUploadSuccess;

/** URL that shows the picture. */
export type ViewUploadSuccess = {
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The URL. */
  url: Scalars['URL']['output'];
};

/** The signed-in account. */
export type Viewer = {
  /** Activity of a calendar year in the brand's time zone; null for a demo account. */
  activityStatement?: Maybe<ActivityStatement>;
  /** The agent's account pages, or why they are not available. */
  agentAccount: AgentAccountResult;
  /** Picture. */
  avatar: Scalars['URL']['output'];
  /** Whether it may change its password. */
  canChangePassword: Permission;
  /** Whether it may have favourites. */
  canKeepFavourites: Permission;
  /** Whether it may play for real money. */
  canPlayForRealMoney: Permission;
  /** The chat room. Null where the brand has none. */
  chat?: Maybe<Chat>;
  /** Effects of closing the account and obstacles to it, or what is left while it is being closed; null for a demo account. */
  closing?: Maybe<AccountClosing>;
  /** The account's favourite games, latest first; null if it cannot have favourites. */
  favouriteGames?: Maybe<GamePage>;
  /** The account's favourite lotteries, latest first; null if it cannot have favourites. */
  favouriteLotteries?: Maybe<Array<Lottery>>;
  /** ID of the account. */
  id: Scalars['ID']['output'];
  /** Kind of account. */
  kind: AccountKind;
  /** Label with rank; null if the brand has none. */
  label?: Maybe<MemberLabel>;
  /** Limits of the account; null for a demo account. */
  limits?: Maybe<MemberLimits>;
  /** Cursor from which `live` resumes after this response without a gap. Null without live events. */
  liveCursor?: Maybe<Scalars['EventCursor']['output']>;
  /** The account's own meanings of ambiguous words in bet texts, which are then not asked. Null for visitors. */
  lotteryHabits?: Maybe<LotteryHabits>;
  /** Bets that the account saved under a name, latest first. Null only beside an error. */
  lotterySheets?: Maybe<Array<LotterySheet>>;
  /** A lottery ticket with its lines; null for an unknown ID. */
  lotteryTicket?: Maybe<LotteryTicketDetail>;
  /** Lottery tickets, latest first. */
  lotteryTickets?: Maybe<LotteryTicketConnection>;
  /** The member's account pages, or why they are not available. */
  memberAccount: MemberAccountResult;
  /** Entries of the account menu available to this account. */
  menu: Array<MenuEntry>;
  /** Name shown to others. */
  nickname: Scalars['String']['output'];
  /** Unfinished rounds of the account, latest first. Opening their game resumes them. Null only beside an error. */
  openRounds?: Maybe<Array<OpenRound>>;
  /** Playing time and result of the account; null for a demo account. */
  playClock?: Maybe<PlayClock>;
  /** Games recently opened or played, latest first; null if the brand does not offer this. */
  recentGames?: Maybe<Array<Game>>;
  /** The account's referral programme; null for demo accounts and brands without referrals. */
  referral?: Maybe<Referral>;
  /** Current restriction of the account; null if there is none. */
  restriction?: Maybe<Restriction>;
  /** Active sessions, last used first. Null only beside an error. */
  sessions?: Maybe<Array<ActiveSession>>;
  /** Unread messages; 0 where the brand has no inbox. */
  unreadMessages: Scalars['Int']['output'];
  /** Username. */
  username: Scalars['String']['output'];
  /** Wallet. Always read from the platform, never from a cache. */
  wallet?: Maybe<Wallet>;
};


/** The signed-in account. */
export type ViewerActivityStatementArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in account. */
export type ViewerFavouriteGamesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The signed-in account. */
export type ViewerLotteryTicketArgs = {
  id: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The signed-in account. */
export type ViewerLotteryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  drawNumber?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  openOnly?: Scalars['Boolean']['input'];
  wonOnly?: Scalars['Boolean']['input'];
};


/** The signed-in account. */
export type ViewerRecentGamesArgs = {
  first?: Scalars['Int']['input'];
  lobbyId?: InputMaybe<LobbyId>;
};

/** A looser limit that has been requested. */
export type WaitingLimit = {
  /** When the request expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** ID for `confirmLimitIncrease`. */
  id: Scalars['ID']['output'];
  /** Time from which it can be confirmed. */
  readyAt: Scalars['DateTime']['output'];
  /** The new limit; null to remove it. */
  to?: Maybe<LimitValue>;
};

/** A wallet. */
export type Wallet = {
  /** Total of all parts, in cash. */
  balance: Money;
  /** Bonus money that is not cash yet. */
  bonus: Money;
  /** Currency symbol, such as `₫`. */
  currencySymbol: Scalars['String']['output'];
  /** Whether one wallet serves all vendors. If false, launching a game transfers its money to the vendor automatically. */
  isSingle?: Maybe<Scalars['Boolean']['output']>;
  /** The main part and, if the brand uses transfer wallets, one part per vendor. Null only beside an error. */
  parts?: Maybe<Array<WalletPart>>;
  /** Available and locked balance, and totals. */
  summary?: Maybe<WalletSummary>;
  /** Transfers with vendors with an unknown outcome. Nothing is lost; the vendor is queried again. Null only beside an error. */
  unresolvedTransfers?: Maybe<Array<UnresolvedTransfer>>;
};

/** A part of a wallet. */
export type WalletPart = {
  /** Balance. Transfers in progress count as arrived at the vendor. */
  balance: Money;
  /** ID of the part within its wallet. */
  id: Scalars['ID']['output'];
  /** Whether a transfer is under investigation. A locked part takes part in no transfers. */
  isLocked: Scalars['Boolean']['output'];
  /** The platform's name, such as `MAIN`. */
  name: Scalars['String']['output'];
  /** The vendor whose games use it; null for the main part. */
  vendorId?: Maybe<Scalars['ID']['output']>;
};

/** Balances and totals of a wallet. */
export type WalletSummary = {
  /** Balances at vendors, including transfers on their way there. */
  atVendors: Money;
  /** Available balance. */
  available: Money;
  /** Bonus money that is not cash yet. */
  bonus: Money;
  /** Locked by pending withdrawals. */
  locked: Money;
  /** The member's result of this month: payouts minus stakes. */
  monthProfit: Money;
  /** Settled stakes of this month. */
  monthTurnover: Money;
  /** Total deposits. */
  totalDeposit: Money;
  /** Settled stakes since the account was opened. */
  totalTurnover: Money;
  /** Total withdrawals. */
  totalWithdrawal: Money;
};

/** A large payout or a jackpot win. */
export type Winner = {
  /** Category. */
  category: GameCategory;
  /** ID of the game. */
  gameId: Scalars['ID']['output'];
  /** Name of the game. */
  gameName: Scalars['String']['output'];
  /** Name of the jackpot; null for a round's payout. */
  jackpot?: Maybe<Scalars['String']['output']>;
  /** Target that opens the game if it has no game page; null for games that are launched. */
  launchTarget?: Maybe<LaunchTarget>;
  /** The winner's username, masked except for its ends. */
  maskedUsername: Scalars['String']['output'];
  /** Payout by stake, such as `12.50`; null for a jackpot. */
  multiple?: Maybe<Scalars['Decimal']['output']>;
  /** Payout. */
  payout: Money;
  /** Picture in the ratio 3:4. Adding `w=180` to its query returns a smaller size. */
  picture: Scalars['URL']['output'];
  /** Code of its vendor. */
  vendorId: Scalars['ID']['output'];
  /** Time of the win. */
  wonAt: Scalars['DateTime']['output'];
};

/** A new win among the largest of the day. */
export type WinnerAnnounced = PublishedEvent & {
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The game. */
  gameId: Scalars['ID']['output'];
  /** The game's name in the language with this code of the brand; falls back to English. */
  gameName: Scalars['String']['output'];
  /** First and last letter of the username. */
  maskedUsername: Scalars['String']['output'];
  /** Amount won. */
  payout: Money;
};


/** A new win among the largest of the day. */
export type WinnerAnnouncedGameNameArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the winners board. */
export type WinnerPage = {
  /** The winners. */
  nodes: Array<Winner>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Number of winners on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Order of the winners board. */
export type WinnersOrder =
  /** Largest payout first. */
  | 'AMOUNT'
  /** Latest win first. */
  | 'LATEST'
  /** Largest multiple of the stake first; excludes jackpots. */
  | 'MULTIPLE';

/** Period of the winners board. */
export type WinnersPeriod =
  /** The last 24 hours. */
  | 'DAY'
  /** The last 7 days. */
  | 'WEEK';

/** Input of `withdrawContractRequest`. */
export type WithdrawContractRequestInput = {
  /** ID of the request. */
  id: Scalars['ID']['input'];
};

/** A withdrawal. */
export type Withdrawal = {
  /** Masked account number or address. */
  accountMasked: Scalars['String']['output'];
  /** Amount, fee included. */
  amount: Money;
  /** Code of the bank or network; empty for very old ones. */
  bankCode: Scalars['String']['output'];
  /** Name of the bank or network; empty for very old ones. */
  bankName: Scalars['String']['output'];
  /** Whether the member can cancel it. */
  canCancel: Scalars['Boolean']['output'];
  /** When a paid-out withdrawal counts as received; null otherwise. */
  confirmBy?: Maybe<Scalars['DateTime']['output']>;
  /** When the payout is expected; null once paid out or ended, and while a person reviews it or asks a question. */
  expectedBy?: Maybe<Scalars['DateTime']['output']>;
  /** Fee, deducted from the amount. */
  fee: Money;
  /** ID. */
  id: Scalars['ID']['output'];
  /** Party that acts next; null once the withdrawal has ended. */
  nextActor?: Maybe<WithdrawalActor>;
  /** Amount paid out. */
  payout: Money;
  /** The payment provider's reference of the payout; null before. */
  payoutReference?: Maybe<Scalars['String']['output']>;
  /** The question to the member; null unless `NEEDS_INFO`. */
  question?: Maybe<Scalars['String']['output']>;
  /** The received part, according to the member; null unless partly received. */
  receivedAmount?: Maybe<Money>;
  /** The missing part; null unless partly received. */
  remainder?: Maybe<Money>;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** Why it is or was reviewed. */
  reviewReasons: Array<WithdrawalReviewReason>;
  /** State. */
  state: WithdrawalState;
  /** History, oldest first. */
  steps: Array<WithdrawalStep>;
  /** When the state last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Parties that act on a withdrawal. */
export type WithdrawalActor =
  /** The member. */
  | 'MEMBER'
  /** An operator of the brand. */
  | 'OPERATOR'
  /** An actor that this version does not know. */
  | 'OTHER'
  /** The payment provider. */
  | 'PROVIDER'
  /** The platform itself. */
  | 'SYSTEM';

/** Result of a change to a withdrawal. */
export type WithdrawalChangeResult = InvalidInput | Problem | WithdrawalSuccess;

/** The state of a withdrawal has changed. */
export type WithdrawalChanged = PublishedEvent & {
  /** Amount of the withdrawal. */
  amount: Money;
  /** Resumes a stream after this event. */
  cursor: Scalars['EventCursor']['output'];
  /** The withdrawal. */
  withdrawalId: Scalars['ID']['output'];
  /** State of the withdrawal. */
  withdrawalState: WithdrawalState;
};

/** A bank or network for withdrawals. */
export type WithdrawalChannel = {
  /** Code. */
  bankCode: Scalars['String']['output'];
  /** Name. */
  bankName: Scalars['String']['output'];
  /** Usual minutes of a withdrawal. */
  expectedMinutes: Scalars['Int']['output'];
  /** Proportional part of the fee, in basis points. */
  feeBasisPoints: Scalars['Int']['output'];
  /** Fixed part of the fee. */
  feeFixed: Money;
  /** Kind. */
  kind: BankKind;
  /** Largest amount. */
  maximum: Money;
  /** Smallest amount. */
  minimum: Money;
};

/** Open requirements of the identity check before a withdrawal. */
export type WithdrawalIdentity = {
  /** Documents to upload, or to upload again. */
  documents: Array<IdentityDocumentKind>;
  /** Whether documents are being reviewed. Nothing needs to be uploaded then. */
  isReviewed: Scalars['Boolean']['output'];
  /** Missing profile details. */
  missing: Array<IdentityFact>;
};

/** Available amounts, destinations and conditions of withdrawals. */
export type WithdrawalOptions = {
  /** Available balance. */
  available: Money;
  /** Turnover of the active bonus, which must end before a withdrawal. Null without one. */
  bonusTurnover?: Maybe<TurnoverRequirement>;
  /** Whether a withdrawal would be accepted now. Null if the platform does not tell. */
  canWithdraw?: Maybe<Scalars['Boolean']['output']>;
  /** Banks and networks. */
  channels: Array<WithdrawalChannel>;
  /** Minutes after which a paid-out withdrawal counts as received without a confirmation. */
  confirmMinutes: Scalars['Int']['output'];
  /** Most that may be withdrawn within 24 hours at the account's rank. Null without a limit. */
  dayMaximum?: Maybe<Money>;
  /** Amount that may be withdrawn now: the whole available balance, but only agents' income while turnover remains. */
  free: Money;
  /** Open requirements of the identity check before a withdrawal; null if there are none. */
  identity?: Maybe<WithdrawalIdentity>;
  /** Whether withdrawals are open. */
  isOpen: Scalars['Boolean']['output'];
  /** Whether turnover is waived because the account may not play now. */
  isTurnoverWaived: Scalars['Boolean']['output'];
  /** Amount of the last withdrawal; null for the first. */
  lastAmount?: Maybe<Money>;
  /** Amount left of `dayMaximum`. Null without a limit. */
  leftAmount?: Maybe<Money>;
  /** Withdrawals left in the last 24 hours. */
  leftToday: Scalars['Int']['output'];
  /** Largest amount over all channels. */
  maximum: Money;
  /** Smallest amount over all channels. */
  minimum: Money;
  /** Withdrawals per 24 hours. */
  perDay: Scalars['Int']['output'];
  /** Everything that a withdrawal requires, in the order to meet it. Null if the platform does not tell. */
  requirements?: Maybe<Array<WithdrawalRequirement>>;
  /** From this amount on, a second factor is required. */
  stepUpFrom: Money;
  /** Turnover required by deposits before a withdrawal. */
  turnover: TurnoverRequirement;
  /** Unplayed deposits in the balance while turnover is waived: a person returns them to their source. */
  unplayed: Money;
};

/** Page of withdrawals. */
export type WithdrawalPage = {
  /** Withdrawals of the page. */
  nodes: Array<Withdrawal>;
  /** Position of the page. */
  pageInfo: PageNumbers;
  /** Sum of the range. */
  totalAmount: Money;
  /** Number of withdrawals in the range. */
  totalCount: Scalars['Int']['output'];
};

/** How much of a withdrawal has arrived. */
export type WithdrawalReceipt =
  /** None of it. */
  | 'NOT_RECEIVED'
  /** Part of it. */
  | 'PARTLY_RECEIVED'
  /** All of it. */
  | 'RECEIVED';

/** A requirement of withdrawals; requests are refused until it is met. `WithdrawalOptions` has the details of turnover, bonus and identity check. */
export type WithdrawalRequirement = {
  /** Smaller withdrawals do not need it; null if all do. */
  from?: Maybe<Money>;
  /** Kind of the requirement. */
  kind: WithdrawalRequirementKind;
  /** When a requirement with the status `WAITING` is met; null if that is unknown. */
  metAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the requirement. */
  status: WithdrawalRequirementStatus;
  /** Usual hours between the member's part and the end of the wait; null without one. */
  waitHours?: Maybe<Scalars['Int']['output']>;
};

/** Kinds of requirements of withdrawals. */
export type WithdrawalRequirementKind =
  /** There is a card past its waiting time. */
  | 'BANK_CARD'
  /** No bonus is active. Only listed while one is. */
  | 'BONUS'
  /** The identity check is passed. */
  | 'IDENTITY'
  /** A kind that this version does not know. */
  | 'OTHER'
  /** A payment password is set and not locked. */
  | 'PAYMENT_PASSWORD'
  /** There is a proof besides the session: to add a card, and for large withdrawals. */
  | 'SECOND_FACTOR'
  /** Deposits have been wagered. */
  | 'TURNOVER';

/** Statuses of requirements of withdrawals. */
export type WithdrawalRequirementStatus =
  /** Met. */
  | 'MET'
  /** A status that this version does not know. */
  | 'OTHER'
  /** The member has something to do. */
  | 'TO_DO'
  /** The member has done their part, and waits. */
  | 'WAITING';

/** Why a withdrawal is reviewed. */
export type WithdrawalReviewReason =
  /** The identity check is not passed. */
  | 'IDENTITY'
  /** The amount is large. */
  | 'LARGE_AMOUNT'
  /** Several withdrawals within a day. */
  | 'MANY_TODAY'
  /** First withdrawal to this card. */
  | 'NEW_CARD'
  /** A reason that this version does not know. */
  | 'OTHER'
  /** A password was changed within the last day. */
  | 'PASSWORD_CHANGED'
  /** Unplayed deposits are returned to their source. */
  | 'UNPLAYED_DEPOSIT';

/** States of a withdrawal. */
export type WithdrawalState =
  /** Approved. */
  | 'APPROVED'
  /** Cancelled by the member. */
  | 'CANCELLED'
  /** Paid out; the member confirms what has arrived. */
  | 'DISBURSED'
  /** The payout failed; the amount is back in the balance. */
  | 'FAILED'
  /** Counts as received, because the member did not answer in time. */
  | 'FORCED_RECEIPT'
  /** The member is asked a question; see `question`. */
  | 'NEEDS_INFO'
  /** Not received, according to the member. */
  | 'NOT_RECEIVED'
  /** A state that this version does not know. */
  | 'OTHER'
  /** Partly received, according to the member. */
  | 'PARTLY_RECEIVED'
  /** With the payment provider. */
  | 'PROCESSING'
  /** Received. */
  | 'RECEIVED'
  /** Refused; the amount is back in the balance. */
  | 'REJECTED'
  /** The amount is held. */
  | 'REQUESTED'
  /** Under review by a person; see `reviewReasons`. */
  | 'REVIEW';

/** A change of a withdrawal's state. */
export type WithdrawalStep = {
  /** Party that changed the state. */
  actor: WithdrawalActor;
  /** When the state was reached. */
  at: Scalars['DateTime']['output'];
  /** Reason: a code of the platform such as `account_closed`, or a person's text. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State that was reached. */
  state: WithdrawalState;
};

/** The withdrawal was requested or changed. */
export type WithdrawalSuccess = {
  /** The updated wallet; null if it cannot be read at the moment. */
  wallet?: Maybe<Wallet>;
  /** The withdrawal after the request or change. */
  withdrawal: Withdrawal;
};

/** Input of `writeGuestCase`. */
export type WriteGuestCaseInput = {
  /** Number of the case. */
  id: Scalars['ID']['input'];
  /** Key of the case. */
  key: Scalars['String']['input'];
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
  /** Text, at most 2,000 characters. */
  text: Scalars['String']['input'];
  /** Ids of pictures uploaded by `createGuestUpload`, at most 3. */
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Input of `writeServiceCase`. */
export type WriteServiceCaseInput = {
  /** Number of the case. */
  id: Scalars['ID']['input'];
  /** Idempotency key: a UUID created by the client. */
  requestKey: Scalars['ID']['input'];
  /** Text, at most 2,000 characters. */
  text: Scalars['String']['input'];
  /** Ids of uploaded pictures with purpose `MESSAGE`, at most 3. */
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};
