export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Amount: { input: string; output: string; }
  CurrencyCode: { input: string; output: string; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: number; }
  Decimal: { input: string; output: string; }
  EventCursor: { input: string; output: string; }
  Html: { input: string; output: string; }
  TimeOfDay: { input: string; output: string; }
  URL: { input: string; output: string; }
};

export type AccountBlocked = UserError & {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type AccountClosing = {
  balance: Money;
  cards: Array<BankCard>;
  isPayoutNeeded: Scalars['Boolean']['output'];
  obstacles: Array<ClosingObstacle>;
  openMatters: Array<ClosingMatter>;
  payouts: Array<ClosingPayout>;
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  standing: AccountStanding;
  withdrawals?: Maybe<Array<Withdrawal>>;
};

export type AccountFileInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  types?: InputMaybe<Array<MovementType>>;
  wallet?: InputMaybe<MovementWallet>;
};

export type AccountHold =
  | 'REFUSED'
  | 'REVIEW';

export type AccountKind =
  | 'AFFILIATE'
  | 'AGENT'
  | 'DEMO'
  | 'GENERAL_AGENT'
  | 'MEMBER'
  | 'PROMOTED_AGENT';

export type AccountRecord = {
  moneyIn: Money;
  moneyOut: Money;
  net: Money;
  nodes: Array<Movement>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type AccountRecordResult = AccountRecord | Problem;

export type AccountSecurity = {
  authenticator?: Maybe<Authenticator>;
  hasPassword: Scalars['Boolean']['output'];
  linkedIdentities: Array<LinkedIdentity>;
  passkeys: Array<Passkey>;
  questions?: Maybe<SecurityQuestions>;
};

export type AccountStanding =
  | 'CLOSED'
  | 'CLOSING'
  | 'OPEN'
  | 'OTHER';

export type ActiveSession = {
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ipAddress: Scalars['String']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  openedAt: Scalars['DateTime']['output'];
};

export type ActivityFigures = {
  adjustments: Money;
  deposits: Money;
  net: Money;
  staked: Money;
  withdrawals: Money;
  won: Money;
};

export type ActivityMonth = {
  figures: ActivityFigures;
  firstDay: Scalars['Date']['output'];
};

export type ActivityStatement = {
  closingBalance: Money;
  lifetimeNetDeposits: Money;
  months: Array<ActivityMonth>;
  openingBalance: Money;
  total: ActivityFigures;
  year: Scalars['Int']['output'];
  years: Array<Scalars['Int']['output']>;
};

export type AddBankCardInput = {
  accountName?: InputMaybe<Scalars['String']['input']>;
  accountNumber: Scalars['String']['input'];
  bankCode: Scalars['String']['input'];
  paymentPassword: Scalars['String']['input'];
  stepUp?: InputMaybe<StepUpInput>;
};

export type AddBankCardResult = BankCardsChangeSuccess | InvalidInput | Problem | StepUpRequired;

export type AddPasskeyInput = {
  name: Scalars['String']['input'];
  response: Scalars['String']['input'];
};

export type AddPushDeviceInput = {
  auth: Scalars['String']['input'];
  endpoint: Scalars['URL']['input'];
  p256dh: Scalars['String']['input'];
};

export type AgeObstacle =
  | 'MISSING'
  | 'TOO_YOUNG';

export type AgentAccount = {
  announcements?: Maybe<AnnouncementPage>;
  contractSimulation?: Maybe<ContractSimulationResult>;
  contracts?: Maybe<AgentContractsResult>;
  creditReport?: Maybe<CreditReportResult>;
  downline?: Maybe<DownlineResult>;
  downlineTransactions?: Maybe<DownlineTransactionsResult>;
  downlines?: Maybe<DownlinesResult>;
  income?: Maybe<AgentIncomeResult>;
  menu: Array<MenuEntry>;
  rebateSettings?: Maybe<RebateSettings>;
  registrationLinks?: Maybe<RegistrationLinks>;
  teamBetting?: Maybe<TeamBettingResult>;
  teamOverview?: Maybe<TeamOverviewResult>;
  teamWatch?: Maybe<TeamWatchResult>;
};


export type AgentAccountAnnouncementsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type AgentAccountContractSimulationArgs = {
  kind: AgentContractKind;
  periods?: Scalars['Int']['input'];
  terms: ContractTermsInput;
  username?: InputMaybe<Scalars['String']['input']>;
};


export type AgentAccountContractsArgs = {
  kind: AgentContractKind;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  reachedOnly?: Scalars['Boolean']['input'];
  side?: ContractSide;
};


export type AgentAccountCreditReportArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


export type AgentAccountDownlineArgs = {
  username: Scalars['String']['input'];
};


export type AgentAccountDownlineTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  type?: InputMaybe<MovementType>;
  username?: InputMaybe<Scalars['String']['input']>;
};


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


export type AgentAccountIncomeArgs = {
  from: Scalars['Date']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  to: Scalars['Date']['input'];
};


export type AgentAccountTeamBettingArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


export type AgentAccountTeamOverviewArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};


export type AgentAccountTeamWatchArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
};

export type AgentAccountResult = AgentAccount | Problem;

export type AgentApplication = {
  answer?: Maybe<Scalars['String']['output']>;
  channel: AgentApplicationChannel;
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  expectedPlayers: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  motivation: Scalars['String']['output'];
  question?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  state: AgentApplicationState;
};

export type AgentApplicationChannel =
  | 'COMMUNITY'
  | 'OTHER'
  | 'SOCIAL'
  | 'STREET'
  | 'WEBSITE';

export type AgentApplicationDecided = PublishedEvent & {
  applicationState: AgentApplicationState;
  cursor: Scalars['EventCursor']['output'];
};

export type AgentApplicationResult = AgentApplicationSuccess | InvalidInput | Problem;

export type AgentApplicationState =
  | 'APPLIED'
  | 'APPROVED'
  | 'NEEDS_INFO'
  | 'REJECTED';

export type AgentApplicationSuccess = {
  application: AgentApplication;
};

export type AgentBill = {
  amount: Money;
  dispute?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: AgentBillKind;
  lines: Array<BillLine>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  payee: Scalars['String']['output'];
  payer?: Maybe<Scalars['String']['output']>;
  periodFrom: Scalars['DateTime']['output'];
  periodTo: Scalars['DateTime']['output'];
  revision: Scalars['Int']['output'];
  state: AgentBillState;
};

export type AgentBillKind =
  | 'DAILY_SALARY'
  | 'DIVIDEND'
  | 'HOURLY_SALARY'
  | 'REALTIME_SALARY'
  | 'REBATE'
  | 'SERIES';

export type AgentBillPaid = PublishedEvent & {
  amount: Money;
  billId: Scalars['ID']['output'];
  billKind: AgentBillKind;
  cursor: Scalars['EventCursor']['output'];
};

export type AgentBillState =
  | 'AWAITING_COLLECTION'
  | 'DUE'
  | 'INSUFFICIENT'
  | 'NOT_REACHED'
  | 'PAID'
  | 'UNPAYABLE'
  | 'WAIVED';

export type AgentBillsFileInput = {
  contractKind?: InputMaybe<AgentContractKind>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type AgentContract = {
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  ending: Array<EndingContract>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: AgentContractKind;
  number: Scalars['Int']['output'];
  offeredAt: Scalars['DateTime']['output'];
  payee: Scalars['String']['output'];
  payer: Scalars['String']['output'];
  state: ContractState;
  terms: ContractTerms;
  termsHash: Scalars['String']['output'];
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  validUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type AgentContractChanged = PublishedEvent & {
  contractId: Scalars['ID']['output'];
  contractKind: AgentContractKind;
  contractState: ContractState;
  cursor: Scalars['EventCursor']['output'];
  waitingCount?: Maybe<Scalars['Int']['output']>;
};

export type AgentContractKind =
  | 'DAILY_SALARY'
  | 'DIVIDEND'
  | 'HOURLY_SALARY'
  | 'REALTIME_SALARY';

export type AgentContractRequestChanged = PublishedEvent & {
  contractKind: AgentContractKind;
  cursor: Scalars['EventCursor']['output'];
  requestId: Scalars['ID']['output'];
  requestState: ContractRequestState;
  waitingCount?: Maybe<Scalars['Int']['output']>;
};

export type AgentContracts = {
  bills: Array<AgentBill>;
  contracts: Array<AgentContract>;
  kind: AgentContractKind;
  offerLimitBasisPoints: Scalars['Int']['output'];
  pageInfo: PageNumbers;
  requests: Array<ContractRequest>;
  totalCount: Scalars['Int']['output'];
  uncovered?: Maybe<UncoveredBills>;
};

export type AgentContractsResult = AgentContracts | Problem;

export type AgentIncome = {
  bills: Array<AgentBill>;
  days: Array<IncomeDay>;
  pageInfo: PageNumbers;
  paid: Money;
  received: Money;
  sources: Array<IncomeSource>;
  totalCount: Scalars['Int']['output'];
};

export type AgentIncomeResult = AgentIncome | Problem;

export type AgentProgramme = {
  application?: Maybe<AgentApplication>;
  rebateBasisPoints: Scalars['Int']['output'];
};

export type Announcement = {
  content: Scalars['Html']['output'];
  id: Scalars['ID']['output'];
  publishedAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

export type AnnouncementKind =
  | 'GAME'
  | 'NOTICE'
  | 'POPUP';

export type AnnouncementPage = {
  nodes: Array<Announcement>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type AnswerAgentApplicationInput = {
  answer: Scalars['String']['input'];
};

export type AnswerContractInput = {
  accept: Scalars['Boolean']['input'];
  ending?: Array<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  termsHash: Scalars['String']['input'];
};

export type AnswerInterventionInput = {
  answer: InterventionAnswer;
  id: Scalars['ID']['input'];
};

export type AnswerWithdrawalQuestionInput = {
  answer: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  proofs?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ApiScope =
  | 'OTHER'
  | 'READ_BETS'
  | 'READ_REWARDS'
  | 'READ_TEAM'
  | 'READ_WALLET';

export type ApiToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isByOperator: Scalars['Boolean']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scopes: Array<ApiScope>;
};

export type ApplyAsAgentInput = {
  channel: AgentApplicationChannel;
  expectedPlayers: Scalars['Int']['input'];
  motivation: Scalars['String']['input'];
};

export type ApplyPromotionInput = {
  promotionId: Scalars['ID']['input'];
  remark?: Scalars['String']['input'];
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ApplyPromotionResult = ApplyPromotionSuccess | InvalidInput | Problem;

export type ApplyPromotionSuccess = {
  offer: PromotionOffer;
};

export type Audience =
  | 'AGENT'
  | 'MEMBER'
  | 'PUBLIC'
  | 'SESSION';

export type Authenticator = {
  enabledAt: Scalars['DateTime']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type AuthenticatorProofInput = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type BalanceChanged = PublishedEvent & {
  available: Money;
  balance?: Maybe<Money>;
  bonus: Money;
  cursor: Scalars['EventCursor']['output'];
  locked: Money;
};

export type BankCard = {
  accountMasked: Scalars['String']['output'];
  accountName: Scalars['String']['output'];
  addedAt: Scalars['DateTime']['output'];
  bankCode: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  isResting: Scalars['Boolean']['output'];
  kind: BankKind;
  usableAt: Scalars['DateTime']['output'];
};

export type BankCards = {
  bankRestHours: Scalars['Int']['output'];
  cards: Array<BankCard>;
  max: Scalars['Int']['output'];
  realName?: Maybe<Scalars['String']['output']>;
  restHours: Scalars['Int']['output'];
};

export type BankCardsChangeResult = BankCardsChangeSuccess | Problem;

export type BankCardsChangeSuccess = {
  bankCards?: Maybe<BankCards>;
};

export type BankKind =
  | 'BANK'
  | 'CRYPTO'
  | 'OTHER';

export type Banner = {
  id: Scalars['ID']['output'];
  link?: Maybe<BannerLink>;
  picture: Scalars['URL']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type BannerGroup = {
  banners: Array<Banner>;
  name: Scalars['String']['output'];
};

export type BannerLink = {
  kind: BannerLinkKind;
  launchTarget?: Maybe<LaunchTarget>;
  target: Scalars['String']['output'];
};

export type BannerLinkKind =
  | 'GAME'
  | 'PROMOTION'
  | 'URL';

export type BeginAuthenticatorSetupInput = {
  password: Scalars['String']['input'];
};

export type BeginAuthenticatorSetupResult = BeginAuthenticatorSetupSuccess | Problem;

export type BeginAuthenticatorSetupSuccess = {
  otpauthUrl: Scalars['String']['output'];
  secret: Scalars['String']['output'];
};

export type BeginIdentityLinkInput = {
  password: Scalars['String']['input'];
  provider: IdentityProvider;
};

export type BeginIdentityProviderLogInInput = {
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  provider: IdentityProvider;
  referralCode?: InputMaybe<Scalars['String']['input']>;
};

export type BeginPasskeyRegistrationInput = {
  password: Scalars['String']['input'];
};

export type Bet = {
  at: Scalars['DateTime']['output'];
  balanceAfter?: Maybe<Money>;
  category: GameCategory;
  gameId: Scalars['ID']['output'];
  gameName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  payout: Money;
  profit?: Maybe<Money>;
  roundNumber: Scalars['String']['output'];
  stake: Money;
  status: BetStatus;
  turnover?: Maybe<Money>;
  uncountedReason?: Maybe<UncountedReason>;
  vendorId: Scalars['ID']['output'];
  vendorName: Scalars['String']['output'];
};

export type BetDetail = {
  bet: Bet;
  fairness?: Maybe<BetFairness>;
  movements: Array<Movement>;
};

export type BetFairness = {
  clientSeed: Scalars['String']['output'];
  engine: Scalars['String']['output'];
  model: Scalars['String']['output'];
  nonce: Scalars['Int']['output'];
  serverSeed: Scalars['String']['output'];
  serverSeedHash: Scalars['String']['output'];
  verifyUrl: Scalars['URL']['output'];
};

export type BetStatus =
  | 'EVEN'
  | 'LOST'
  | 'OPEN'
  | 'WON';

export type BetTotals = {
  payout: Money;
  profit: Money;
  rounds: Scalars['Int']['output'];
  turnover: Money;
  uncounted: Money;
};

export type BettingFileInput = {
  categories?: InputMaybe<Array<GameCategory>>;
  from: Scalars['Date']['input'];
  gameId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<BetStatus>;
  to: Scalars['Date']['input'];
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};

export type BettingRecord = {
  nodes: Array<Bet>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
  totals: BetTotals;
};

export type BettingRecordResult = BettingRecord | Problem;

export type BillAmount = BillLine & {
  amount: Money;
  isMet?: Maybe<Scalars['Boolean']['output']>;
  item: BillItem;
  neededAmount?: Maybe<Money>;
};

export type BillChangeResult = BillChangeSuccess | InvalidInput | Problem;

export type BillChangeSuccess = {
  bill?: Maybe<AgentBill>;
};

export type BillCount = BillLine & {
  count: Scalars['Int']['output'];
  isMet?: Maybe<Scalars['Boolean']['output']>;
  item: BillItem;
  neededCount?: Maybe<Scalars['Int']['output']>;
};

export type BillItem =
  | 'ACTIVE_MEMBERS'
  | 'CARRIED_FORWARD'
  | 'CARRIED_OVER'
  | 'COUNTED_BET'
  | 'HOUSE_PROFIT'
  | 'LARGEST_BET'
  | 'LOSS_RATE'
  | 'PASSED_ON'
  | 'PROFIT'
  | 'PROMOTIONS'
  | 'RATE'
  | 'REBATES'
  | 'TIER'
  | 'TOTAL'
  | 'VALID_BET'
  | 'WIN_RATE';

export type BillLine = {
  isMet?: Maybe<Scalars['Boolean']['output']>;
  item: BillItem;
};

export type BillRate = BillLine & {
  basisPoints: Scalars['Int']['output'];
  isMet?: Maybe<Scalars['Boolean']['output']>;
  item: BillItem;
  neededBasisPoints?: Maybe<Scalars['Int']['output']>;
};

export type BindContactInput = {
  code: Scalars['String']['input'];
  contact: ContactInput;
  proof?: InputMaybe<ContactProofInput>;
};

export type BindContactResult = BindContactSuccess | InvalidInput | Problem;

export type BindContactSuccess = {
  contact: Scalars['String']['output'];
  viewer?: Maybe<Viewer>;
};

export type Bonus = {
  contributions: Array<BonusContribution>;
  converted?: Maybe<Money>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  granted: Money;
  grantedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lost?: Maybe<Money>;
  maxStake: Money;
  promotionId: Scalars['ID']['output'];
  remaining: Money;
  required: Money;
  state: BonusState;
  terms: Scalars['Html']['output'];
  title: Scalars['String']['output'];
  wagered: Money;
};

export type BonusAccount = {
  balance: Money;
  cash: Money;
  freeRounds: Array<FreeRounds>;
  openRounds: Scalars['Int']['output'];
  past: Array<Bonus>;
  running?: Maybe<Bonus>;
};

export type BonusContribution = {
  basisPoints: Scalars['Int']['output'];
  product: GameCategory;
};

export type BonusEnded = PublishedEvent & {
  amount: Money;
  bonusId: Scalars['ID']['output'];
  cursor: Scalars['EventCursor']['output'];
  outcome: BonusState;
};

export type BonusRecord = {
  converted: Money;
  forfeited: Money;
  granted: Money;
  nodes: Array<Movement>;
  pageInfo: PageNumbers;
  paid: Money;
  totalCount: Scalars['Int']['output'];
};

export type BonusRecordResult = BonusRecord | Problem;

export type BonusState =
  | 'ACTIVE'
  | 'CONVERTED'
  | 'ENDING'
  | 'EXPIRED'
  | 'FORFEITED'
  | 'OTHER'
  | 'SPENT';

export type BuyRaffleTicketsInput = {
  raffleId: Scalars['ID']['input'];
  requestKey: Scalars['ID']['input'];
  tickets: Scalars['Int']['input'];
};

export type BuyRaffleTicketsResult = BuyRaffleTicketsSuccess | InvalidInput | Problem;

export type BuyRaffleTicketsSuccess = {
  bought: RaffleTickets;
  raffle?: Maybe<Raffle>;
  viewer?: Maybe<Viewer>;
};

export type CancelDepositInput = {
  id: Scalars['ID']['input'];
};

export type CancelLotteryTicketInput = {
  id: Scalars['ID']['input'];
};

export type CancelWithdrawalInput = {
  id: Scalars['ID']['input'];
};

export type Captcha = {
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
};

export type CaptchaInput = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type CaptchaRequired = UserError & {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type ChangeMessagesResult = ChangeMessagesSuccess | Problem;

export type ChangeMessagesSuccess = {
  viewer?: Maybe<Viewer>;
};

export type ChangePasswordInput = {
  confirmNewPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};

export type ChangePasswordResult = ChangePasswordSuccess | InvalidInput | Problem;

export type ChangePasswordSuccess = {
  endedSessions: Scalars['Int']['output'];
  viewer?: Maybe<Viewer>;
};

export type ChangePaymentPasswordInput = {
  confirmPaymentPassword: Scalars['String']['input'];
  oldPaymentPassword: Scalars['String']['input'];
  paymentPassword: Scalars['String']['input'];
};

export type Chat = {
  external?: Maybe<ExternalChat>;
  mutedNames: Array<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  restrictedUntil?: Maybe<Scalars['DateTime']['output']>;
  restriction?: Maybe<ChatRestriction>;
  room?: Maybe<ChatRoom>;
  rooms: Array<ChatRoom>;
  unreadCount: Scalars['Int']['output'];
};


export type ChatExternalArgs = {
  headerColor?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type ChatRoomArgs = {
  id: Scalars['ID']['input'];
};

export type ChatMessage = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isProgram: Scalars['Boolean']['output'];
  isRemoved: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ChatMessageConnection = {
  edges: Array<ChatMessageEdge>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ChatMessageEdge = {
  node: ChatMessage;
};

export type ChatMessagePosted = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  message: ChatMessage;
  roomId: Scalars['ID']['output'];
};

export type ChatMessageRemoved = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  messageId: Scalars['ID']['output'];
  roomId: Scalars['ID']['output'];
};

export type ChatMuteChanged = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type ChatReportReason =
  | 'CONTACT'
  | 'FRAUD'
  | 'INSULT'
  | 'OTHER'
  | 'SPAM';

export type ChatRestriction =
  | 'DEMO'
  | 'EXCLUDED'
  | 'MUTED'
  | 'OTHER'
  | 'RANK'
  | 'TIME_OUT';

export type ChatRoom = {
  id: Scalars['ID']['output'];
  isJoined: Scalars['Boolean']['output'];
  kind: ChatRoomKind;
  messages?: Maybe<ChatMessageConnection>;
  restriction?: Maybe<ChatRestriction>;
  slowSeconds: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};


export type ChatRoomMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type ChatRoomChanged = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  isOpen: Scalars['Boolean']['output'];
  roomId: Scalars['ID']['output'];
  slowSeconds: Scalars['Int']['output'];
};

export type ChatRoomKind =
  | 'GENERAL'
  | 'LOTTERY'
  | 'OTHER'
  | 'VIP';

export type ChatRoomRead = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  roomId: Scalars['ID']['output'];
  unreadCount: Scalars['Int']['output'];
};

export type ClaimMissionInput = {
  id: Scalars['ID']['input'];
};

export type ClaimMissionResult = ClaimMissionSuccess | Problem;

export type ClaimMissionSuccess = {
  mission: Mission;
  viewer?: Maybe<Viewer>;
  wallet?: Maybe<Wallet>;
};

export type ClaimPromotionInput = {
  promotionId: Scalars['ID']['input'];
};

export type ClaimPromotionResult = ClaimPromotionSuccess | Problem;

export type ClaimPromotionSuccess = {
  offer: PromotionOffer;
  wallet?: Maybe<Wallet>;
};

export type ClaimRafflePrizeInput = {
  id: Scalars['ID']['input'];
};

export type ClaimRafflePrizeResult = ClaimRafflePrizeSuccess | Problem;

export type ClaimRafflePrizeSuccess = {
  amount?: Maybe<Money>;
  points?: Maybe<Scalars['Decimal']['output']>;
  viewer?: Maybe<Viewer>;
  wallet?: Maybe<Wallet>;
};

export type ClaimRebateInput = {
  week: Scalars['Date']['input'];
};

export type ClaimRebateResult = ClaimRebateSuccess | Problem;

export type ClaimRebateSuccess = {
  wallet?: Maybe<Wallet>;
  week: RebateWeek;
};

export type CloseAccountConfirmation = {
  balance: Money;
  confirmation: Scalars['String']['output'];
  unplayed: Money;
};

export type CloseAccountInput = {
  confirmation?: InputMaybe<Scalars['String']['input']>;
  stepUp?: InputMaybe<StepUpInput>;
};

export type CloseAccountResult = CloseAccountConfirmation | CloseAccountSuccess | Problem | StepUpRequired;

export type CloseAccountSuccess = {
  paidOut: Money;
  standing: AccountStanding;
  viewer?: Maybe<Viewer>;
};

export type CloseServiceCaseInput = {
  id: Scalars['ID']['input'];
};

export type ClosingMatter = {
  amount?: Maybe<Money>;
  count?: Maybe<Scalars['Int']['output']>;
  kind: ClosingMatterKind;
  name?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
};

export type ClosingMatterKind =
  | 'BILLS'
  | 'BONUS'
  | 'CASE'
  | 'CONTRACTS'
  | 'DOWNLINE'
  | 'INVITATIONS'
  | 'OTHER'
  | 'PAYOUT_UNCONFIRMED';

export type ClosingObstacle = {
  amount?: Maybe<Money>;
  kind: ClosingObstacleKind;
  name?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
};

export type ClosingObstacleKind =
  | 'CARD_MISSING'
  | 'CARD_RESTING'
  | 'DEPOSIT'
  | 'LOTTERY_TICKET'
  | 'OTHER'
  | 'ROUND'
  | 'TRANSFER'
  | 'VENDOR_MONEY'
  | 'WITHDRAWAL';

export type ClosingPayout = {
  accountMasked: Scalars['String']['output'];
  amount: Money;
  bankName: Scalars['String']['output'];
  expectedMinutes: Scalars['Int']['output'];
  isReviewed: Scalars['Boolean']['output'];
};

export type ClosingPayoutResult = ClosingPayoutSuccess | Problem | StepUpRequired;

export type ClosingPayoutSuccess = {
  viewer?: Maybe<Viewer>;
};

export type CodeChannel =
  | 'EMAIL'
  | 'SMS';

export type CodeContact = {
  channel: CodeChannel;
  hint: Scalars['String']['output'];
};

export type CodePurpose =
  | 'LOG_IN'
  | 'PASSWORD_RESET'
  | 'PHONE_CONFIRMATION'
  | 'REGISTER';

export type CollectBillInput = {
  id: Scalars['ID']['input'];
};

export type CollectVendorBalancesInput = {
  vendorId?: InputMaybe<Scalars['ID']['input']>;
};

export type CollectVendorBalancesResult = CollectVendorBalancesSuccess | Problem;

export type CollectVendorBalancesSuccess = {
  wallet?: Maybe<Wallet>;
};

export type ConfirmAuthenticatorSetupInput = {
  code: Scalars['String']['input'];
};

export type ConfirmLimitIncreaseInput = {
  id: Scalars['ID']['input'];
};

export type ConfirmPhoneInput = {
  code: Scalars['String']['input'];
  phone: PhoneInput;
};

export type ConfirmPhoneResult = ConfirmPhoneSuccess | InvalidInput | Problem;

export type ConfirmPhoneSuccess = {
  phoneToken: Scalars['String']['output'];
};

export type ConfirmWithdrawalReceiptInput = {
  id: Scalars['ID']['input'];
  outcome: WithdrawalReceipt;
  proofs?: InputMaybe<Array<Scalars['ID']['input']>>;
  receivedAmount?: InputMaybe<Scalars['Amount']['input']>;
};

export type ContactInput =
  { email: Scalars['String']['input']; phone?: never; }
  |  { email?: never; phone: PhoneInput; };

export type ContactProof = {
  hint?: Maybe<Scalars['String']['output']>;
  kind: ContactProofKind;
};

export type ContactProofInput = {
  answer: Scalars['String']['input'];
  kind: ContactProofKind;
};

export type ContactProofKind =
  | 'AUTHENTICATOR_CODE'
  | 'EMAIL_CODE'
  | 'PASSWORD'
  | 'PHONE_CODE';

export type ContractChangeResult = ContractChangeSuccess | InvalidInput | Problem;

export type ContractChangeSuccess = {
  contract?: Maybe<AgentContract>;
  viewer?: Maybe<Viewer>;
};

export type ContractPeriod =
  | 'D'
  | 'H'
  | 'M'
  | 'W';

export type ContractRequest = {
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: AgentContractKind;
  note: Scalars['String']['output'];
  payee: Scalars['String']['output'];
  payer: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  state: ContractRequestState;
  terms: ContractTerms;
};

export type ContractRequestChangeResult = ContractRequestChangeSuccess | InvalidInput | Problem;

export type ContractRequestChangeSuccess = {
  request?: Maybe<ContractRequest>;
  viewer?: Maybe<Viewer>;
};

export type ContractRequestState =
  | 'DECLINED'
  | 'EXPIRED'
  | 'OFFERED'
  | 'REQUESTED'
  | 'WITHDRAWN';

export type ContractSide =
  | 'PAID'
  | 'RECEIVED';

export type ContractSimulation = {
  paid: Money;
  periods: Array<SimulatedPeriod>;
  received: Money;
  total: Money;
};

export type ContractSimulationResult = ContractSimulation | Problem;

export type ContractState =
  | 'ACCEPTED'
  | 'ENDING'
  | 'EXPIRED'
  | 'OFFERED'
  | 'REJECTED'
  | 'SUPERSEDED'
  | 'TERMINATED';

export type ContractTerms = {
  activeMemberBet?: Maybe<Money>;
  basisPoints: Scalars['Int']['output'];
  countedProducts: Array<CountedProduct>;
  isNetOfPromotions: Scalars['Boolean']['output'];
  isNetOfRebates: Scalars['Boolean']['output'];
  lossCarryOver?: Maybe<LossCarryOver>;
  maximumLossBasisPoints?: Maybe<Scalars['Int']['output']>;
  maximumSingleBet?: Maybe<Money>;
  maximumWinBasisPoints?: Maybe<Scalars['Int']['output']>;
  minimumActiveMembers?: Maybe<Scalars['Int']['output']>;
  minimumHouseProfit?: Maybe<Money>;
  minimumValidBet?: Maybe<Money>;
  period: ContractPeriod;
  tiers: Array<DividendTier>;
};

export type ContractTermsInput = {
  activeMemberBet?: InputMaybe<Scalars['Amount']['input']>;
  basisPoints: Scalars['Int']['input'];
  isNetOfPromotions?: InputMaybe<Scalars['Boolean']['input']>;
  isNetOfRebates?: InputMaybe<Scalars['Boolean']['input']>;
  lossCarryOver?: InputMaybe<LossCarryOver>;
  maximumLossBasisPoints?: InputMaybe<Scalars['Int']['input']>;
  maximumSingleBet?: InputMaybe<Scalars['Amount']['input']>;
  maximumWinBasisPoints?: InputMaybe<Scalars['Int']['input']>;
  minimumActiveMembers?: InputMaybe<Scalars['Int']['input']>;
  minimumHouseProfit?: InputMaybe<Scalars['Amount']['input']>;
  minimumValidBet?: InputMaybe<Scalars['Amount']['input']>;
  period?: ContractPeriod;
  tiers?: InputMaybe<Array<DividendTierInput>>;
};

export type ConvertPointsInput = {
  paymentPassword: Scalars['String']['input'];
  points: Scalars['Decimal']['input'];
  requestKey: Scalars['ID']['input'];
};

export type CountedProduct = {
  basisPoints: Scalars['Int']['output'];
  category: GameCategory;
};

export type Country = {
  code: Scalars['String']['output'];
  diallingCode: Scalars['String']['output'];
  flag: Scalars['URL']['output'];
  name: Scalars['String']['output'];
};

export type CreateApiTokenInput = {
  days: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  scopes: Array<ApiScope>;
};

export type CreateApiTokenResult = CreateApiTokenSuccess | InvalidInput | Problem;

export type CreateApiTokenSuccess = {
  apiTokens?: Maybe<Array<ApiToken>>;
  token: Scalars['String']['output'];
};

export type CreateDataFileInput = {
  password: Scalars['String']['input'];
};

export type CreateDataFileResult = CreateDataFileSuccess | Problem;

export type CreateDataFileSuccess = {
  expiresAt: Scalars['DateTime']['output'];
  url: Scalars['URL']['output'];
};

export type CreateDepositInput = {
  amount: Scalars['Amount']['input'];
  payment: DepositPaymentInput;
  promotionId?: InputMaybe<Scalars['ID']['input']>;
  requestKey: Scalars['ID']['input'];
};

export type CreateDepositResult = CreateDepositSuccess | InvalidInput | Problem;

export type CreateDepositSuccess = {
  deposit: Deposit;
};

export type CreateDownlineInput = {
  isAgent: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
  prizeSeries?: InputMaybe<Scalars['Int']['input']>;
  rebateBasisPoints: Scalars['Int']['input'];
  username: Scalars['String']['input'];
};

export type CreateRecordFileInput =
  { account: AccountFileInput; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement: DayRangeInput; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills: AgentBillsFileInput; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit: TeamFileInput; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome: DayRangeInput; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting: BettingFileInput; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus: DayRangeInput; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions: DownlineTransactionsFileInput; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines: TeamFileInput; profitAndLoss?: never; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss: DayRangeInput; teamBetting?: never; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting: TeamFileInput; teamProducts?: never; }
  |  { account?: never; activityStatement?: never; agentBills?: never; agentCredit?: never; agentIncome?: never; betting?: never; bonus?: never; downlineTransactions?: never; downlines?: never; profitAndLoss?: never; teamBetting?: never; teamProducts: TeamFileInput; };

export type CreateRecordFileResult = CreateRecordFileSuccess | Problem;

export type CreateRecordFileSuccess = {
  expiresAt: Scalars['DateTime']['output'];
  url: Scalars['URL']['output'];
};

export type CreateRegistrationLinkInput = {
  lastDay?: InputMaybe<Scalars['Date']['input']>;
  name: Scalars['String']['input'];
  prizeSeries?: InputMaybe<Scalars['Int']['input']>;
  rebateBasisPoints: Scalars['Int']['input'];
  subId?: InputMaybe<Scalars['String']['input']>;
};

export type CreateRegistrationLinkResult = CreateRegistrationLinkSuccess | InvalidInput | Problem;

export type CreateRegistrationLinkSuccess = {
  link: RegistrationLink;
  viewer?: Maybe<Viewer>;
};

export type CreateUploadInput = {
  purpose: UploadPurpose;
};

export type CreateUploadResult = CreateUploadSuccess | Problem;

export type CreateUploadSuccess = {
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  maxBytes: Scalars['Int']['output'];
  maxFiles: Scalars['Int']['output'];
  url: Scalars['URL']['output'];
};

export type CreditDay = {
  closing: Money;
  credit: Money;
  day: Scalars['Date']['output'];
  debit: Money;
  opening: Money;
};

export type CreditReport = {
  closing: Money;
  credit: Money;
  days: Array<CreditDay>;
  debit: Money;
  opening: Money;
  types: Array<CreditType>;
  username: Scalars['String']['output'];
};

export type CreditReportResult = CreditReport | Problem;

export type CreditType = {
  credit: Money;
  debit: Money;
  type: MovementType;
};

export type CursorMoved = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
};

export type CustomerServiceLink = {
  problem?: Maybe<ErrorCode>;
  type: Scalars['Int']['output'];
  url?: Maybe<Scalars['URL']['output']>;
};

export type DayRangeInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type DeclineContractRequestInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type DeleteMessagesInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type Deposit = {
  amount: Money;
  bonus?: Maybe<DepositBonus>;
  createdAt: Scalars['DateTime']['output'];
  creditedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  fee: Money;
  held?: Maybe<HeldMoney>;
  id: Scalars['ID']['output'];
  isLate: Scalars['Boolean']['output'];
  method: DepositMethod;
  payment?: Maybe<DepositPayment>;
  rejection?: Maybe<DepositRejection>;
  requestedAmount: Money;
  state: DepositState;
};

export type DepositBank = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type DepositBonus = {
  amount?: Maybe<Money>;
  obstacle?: Maybe<OfferObstacleKind>;
  promotion?: Maybe<Promotion>;
  state: DepositBonusState;
};

export type DepositBonusState =
  | 'CHOSEN'
  | 'GIVEN'
  | 'MISSED';

export type DepositChangeResult = DepositChangeSuccess | InvalidInput | Problem;

export type DepositChangeSuccess = {
  deposit: Deposit;
};

export type DepositChanged = PublishedEvent & {
  amount: Money;
  cursor: Scalars['EventCursor']['output'];
  depositId: Scalars['ID']['output'];
  depositState: DepositState;
};

export type DepositChoice = {
  amount: Money;
  method: DepositMethod;
};

export type DepositLimitInput = {
  amount: Scalars['Amount']['input'];
  period: DepositLimitPeriod;
};

export type DepositLimitPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type DepositMethod =
  | 'E_WALLET'
  | 'MANUAL'
  | 'OTHER'
  | 'QR'
  | 'REDIRECT'
  | 'USDT';

export type DepositMethodOption = {
  feeBasisPoints: Scalars['Int']['output'];
  feeFixed: Money;
  maximum: Money;
  method: DepositMethod;
  minimum: Money;
  networks: Array<TokenNetwork>;
  payMinutes: Scalars['Int']['output'];
  quickAmounts: Array<Money>;
  timesLeft?: Maybe<Scalars['Int']['output']>;
  timesPerDay?: Maybe<Scalars['Int']['output']>;
  tokenRate?: Maybe<Scalars['Decimal']['output']>;
  usualMinutes: Scalars['Int']['output'];
};

export type DepositOptions = {
  ageObstacle?: Maybe<AgeObstacle>;
  banks?: Maybe<Array<DepositBank>>;
  creditedCount: Scalars['Int']['output'];
  hold?: Maybe<AccountHold>;
  identityDeadline?: Maybe<IdentityDeadline>;
  isBlocked: Scalars['Boolean']['output'];
  last?: Maybe<DepositChoice>;
  methods: Array<DepositMethodOption>;
  missing: Array<IdentityFact>;
  promotions?: Maybe<Array<DepositPromotion>>;
  requiredAge: Scalars['Int']['output'];
  turnoverBasisPoints?: Maybe<Scalars['Int']['output']>;
};

export type DepositPage = {
  creditedAmount: Money;
  nodes: Array<Deposit>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type DepositPayerInput = {
  bankCode: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type DepositPayment = {
  now: Scalars['DateTime']['output'];
  pageUrl?: Maybe<Scalars['URL']['output']>;
  proofCount: Scalars['Int']['output'];
  steps: Array<DepositStep>;
  target?: Maybe<DepositTarget>;
  transferText?: Maybe<Scalars['String']['output']>;
};

export type DepositPaymentInput =
  { manual: DepositPayerInput; method?: never; usdt?: never; }
  |  { manual?: never; method: DepositMethod; usdt?: never; }
  |  { manual?: never; method?: never; usdt: TokenNetwork; };

export type DepositPromotion = {
  id: Scalars['ID']['output'];
  isOpen: Scalars['Boolean']['output'];
  offer?: Maybe<PromotionOffer>;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DepositRejection =
  | 'DECLINED_BY_PAYER'
  | 'INSUFFICIENT_FUNDS'
  | 'NOT_RECEIVED'
  | 'OTHER'
  | 'PROVIDER_REFUSED'
  | 'PROVIDER_UNREACHABLE'
  | 'SUSPECTED_FRAUD';

export type DepositState =
  | 'CANCELLED'
  | 'CHECKING'
  | 'CREDITED'
  | 'EXPIRED'
  | 'HELD'
  | 'PREPARING'
  | 'REJECTED'
  | 'RETURNED'
  | 'RETURNING'
  | 'UNMATCHED'
  | 'WAITING';

export type DepositStep = {
  at: Scalars['DateTime']['output'];
  state: DepositState;
};

export type DepositTarget = {
  accountName?: Maybe<Scalars['String']['output']>;
  accountNumber?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  confirmations?: Maybe<Scalars['Int']['output']>;
  network?: Maybe<TokenNetwork>;
  qr?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Decimal']['output']>;
  receiver?: Maybe<Scalars['String']['output']>;
  tokenAmount?: Maybe<Scalars['Decimal']['output']>;
};

export type DirectDownline = {
  member: TeamMember;
  memberCount: Scalars['Int']['output'];
  totals: TeamTotals;
};

export type DisputeBillInput = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

export type DividendTier = {
  basisPoints: Scalars['Int']['output'];
  profit: Money;
};

export type DividendTierInput = {
  basisPoints: Scalars['Int']['input'];
  profit: Scalars['Amount']['input'];
};

export type Downline = {
  id: Scalars['ID']['output'];
  kind: AccountKind;
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  memberCount: Scalars['Int']['output'];
  rebateBasisPoints: Scalars['Int']['output'];
  registeredAt: Scalars['DateTime']['output'];
  username: Scalars['String']['output'];
};

export type DownlineAct = {
  after?: Maybe<Scalars['Int']['output']>;
  at: Scalars['DateTime']['output'];
  before?: Maybe<Scalars['Int']['output']>;
  by: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: DownlineActKind;
};

export type DownlineActKind =
  | 'CREATED'
  | 'PROMOTED'
  | 'REBATE_CHANGED'
  | 'SERIES_CHANGED';

export type DownlineChangeResult = DownlineChangeSuccess | InvalidInput | Problem;

export type DownlineChangeSuccess = {
  account?: Maybe<DownlineDetail>;
  username: Scalars['String']['output'];
};

export type DownlineConnection = {
  edges: Array<DownlineEdge>;
  pageInfo: PageInfo;
  path: Array<TeamMember>;
  totalCount: Scalars['Int']['output'];
  username: Scalars['String']['output'];
};

export type DownlineDetail = {
  acts: Array<DownlineAct>;
  agentCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isDirect: Scalars['Boolean']['output'];
  isMarketable: Scalars['Boolean']['output'];
  kind: AccountKind;
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  maskedEmail?: Maybe<Scalars['String']['output']>;
  maskedMobile?: Maybe<Scalars['String']['output']>;
  maximumRebateBasisPoints: Scalars['Int']['output'];
  maximumSeries: Scalars['Int']['output'];
  memberCount: Scalars['Int']['output'];
  minimumRebateBasisPoints: Scalars['Int']['output'];
  minimumSeries: Scalars['Int']['output'];
  nickname: Scalars['String']['output'];
  note: Scalars['String']['output'];
  own: LineTotals;
  path: Array<TeamMember>;
  prizeSeries: Scalars['Int']['output'];
  products: Array<ProductTotals>;
  ratedDownlines: Scalars['Int']['output'];
  rebateBasisPoints: Scalars['Int']['output'];
  registeredAt: Scalars['DateTime']['output'];
  team: LineTotals;
  username: Scalars['String']['output'];
};

export type DownlineEdge = {
  isDirect: Scalars['Boolean']['output'];
  node: Downline;
  totals: LineTotals;
};

export type DownlineKind =
  | 'AGENTS'
  | 'MEMBERS';

export type DownlineResult = DownlineDetail | Problem;

export type DownlineSort =
  | 'DEPOSIT'
  | 'HOUSE_PROFIT'
  | 'REGISTERED'
  | 'TURNOVER';

export type DownlineTransaction = {
  amount: Money;
  at: Scalars['DateTime']['output'];
  counterparty?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  type: MovementType;
  username: Scalars['String']['output'];
};

export type DownlineTransactionConnection = {
  deposit: Money;
  edges: Array<DownlineTransactionEdge>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
  transferIn?: Maybe<Money>;
  transferOut?: Maybe<Money>;
  withdrawal: Money;
};

export type DownlineTransactionEdge = {
  node: DownlineTransaction;
};

export type DownlineTransactionsFileInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  types?: InputMaybe<Array<MovementType>>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type DownlineTransactionsResult = DownlineTransactionConnection | Problem;

export type DownlinesResult = DownlineConnection | Problem;

export type Download = {
  /** @deprecated Use `system`. Removed on 2027-05-31. */
  kind: Scalars['String']['output'];
  system: DownloadSystem;
  url: Scalars['URL']['output'];
};

export type DownloadSystem =
  | 'ANDROID'
  | 'IOS';

export type DrawnAvatar = {
  id: Scalars['ID']['output'];
  picture: Scalars['URL']['output'];
};

export type EndContractInput = {
  ending?: Array<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

export type EndingContract = {
  basisPoints: Scalars['Int']['output'];
  username: Scalars['String']['output'];
};

export type EnterGuestCaseInput = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type ErrorCode =
  | 'ACCOUNT_BLOCKED'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_CLOSING'
  | 'ACCOUNT_HELD'
  | 'ACCOUNT_IN_USE'
  | 'ACCOUNT_NOT_EMPTY'
  | 'ACCOUNT_NOT_FOUND'
  | 'AGE_TOO_YOUNG'
  | 'ALREADY_AGENT'
  | 'APPLICATION_CHANGED'
  | 'APPLICATION_OPEN'
  | 'AUTHENTICATOR_ALREADY_ENABLED'
  | 'BANK_CARD_EXISTS'
  | 'BANK_CARD_LIMIT'
  | 'BANK_CARD_NAME_DIFFERS'
  | 'BANK_CARD_NOT_FOUND'
  | 'BANK_CARD_RESTING'
  | 'BILL_CHANGED'
  | 'BILL_NOT_FOUND'
  | 'BIRTHDAY_REQUIRED'
  | 'BONUS_NOT_FOUND'
  | 'BONUS_ROUND_OPEN'
  | 'BONUS_RUNNING'
  | 'BONUS_STAKE_REACHED'
  | 'CAPTCHA_FAILED'
  | 'CEILING_REACHED'
  | 'CHAT_CONTACT'
  | 'CHAT_EXCLUDED'
  | 'CHAT_LINK'
  | 'CHAT_MESSAGE_NOT_FOUND'
  | 'CHAT_MUTED'
  | 'CHAT_RANK'
  | 'CHAT_ROOM_NOT_FOUND'
  | 'CHAT_SLOW_MODE'
  | 'CODE_EXPIRED'
  | 'CODE_INVALID'
  | 'CODE_QUOTA_EXCEEDED'
  | 'CONFIRMATION_EXPIRED'
  | 'CONTACT_NOT_VERIFIED'
  | 'CONTACT_PROOF_FAILED'
  | 'CONTRACT_CHANGED'
  | 'CONTRACT_ENDS_OTHERS'
  | 'CONTRACT_NOT_FOUND'
  | 'CONTRACT_OFFER_OPEN'
  | 'CONTRACT_OFFER_WAITING'
  | 'CONTRACT_REQUEST_OPEN'
  | 'DEPOSITS_BLOCKED'
  | 'DEPOSIT_LIMIT_REACHED'
  | 'DEPOSIT_LIMIT_REQUIRED'
  | 'DEPOSIT_METHOD_UNAVAILABLE'
  | 'DEPOSIT_NOT_FOUND'
  | 'DEPOSIT_NOT_OPEN'
  | 'DEPOSIT_TIMES_REACHED'
  | 'DETAILS_REQUIRED'
  | 'DRAW_CLOSED'
  | 'DRAW_HELD'
  | 'DRAW_NOT_FOUND'
  | 'EXCLUSION_NOT_LONGER'
  | 'FEATURE_UNAVAILABLE'
  | 'GAME_MAINTENANCE'
  | 'GAME_NOT_FOUND'
  | 'GAME_PACE'
  | 'GAME_STAKES'
  | 'HUMAN_CHECK_FAILED'
  | 'IDENTITY_ALREADY_LINKED'
  | 'IDENTITY_CHECK_OPEN'
  | 'IDENTITY_OVERDUE'
  | 'IDENTITY_PROVIDER_FAILED'
  | 'IDENTITY_PROVIDER_UNAVAILABLE'
  | 'IDENTITY_REQUIRED'
  | 'INSUFFICIENT_BALANCE'
  | 'INVALID_INPUT'
  | 'INVALID_RANGE'
  | 'INVITATION_CODE_INVALID'
  | 'LAST_LOGIN_METHOD'
  | 'LIMIT_CHANGE_NOT_DUE'
  | 'LIMIT_CHANGE_NOT_FOUND'
  | 'LINK_INVALID'
  | 'LINK_LIMIT'
  | 'LINK_NOT_FOUND'
  | 'LOGIN_FAILED'
  | 'LOGIN_LOCKED'
  | 'LOGIN_NOT_RECENT'
  | 'LOSS_LIMIT_REACHED'
  | 'LOTTERY_NOT_FOUND'
  | 'MISSION_EXPIRED'
  | 'MISSION_NOT_FOUND'
  | 'MISSION_NOT_REACHED'
  | 'MOBILE_TAKEN'
  | 'NOT_AGENT'
  | 'NOT_AVAILABLE'
  | 'NOT_FOUND'
  | 'NO_UPLINE'
  | 'ODDS_CHANGED'
  | 'OUTCOME_UNKNOWN'
  | 'PASSKEY_FAILED'
  | 'PASSKEY_LIMIT'
  | 'PASSKEY_NOT_FOUND'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'PAYMENT_PASSWORD_EXISTS'
  | 'PAYMENT_PASSWORD_LOCKED'
  | 'PAYMENT_PASSWORD_MISSING'
  | 'PAYMENT_PASSWORD_WRONG'
  | 'PHONE_NOT_VERIFIED'
  | 'PLATFORM_UNAVAILABLE'
  | 'PLAY_EXCLUDED'
  | 'POINTS_INSUFFICIENT'
  | 'POINTS_ITEM_UNAVAILABLE'
  | 'PRIZE_MODE_NOT_OFFERED'
  | 'PROMOTION_NOT_ELIGIBLE'
  | 'PROMOTION_NOT_OPEN'
  | 'PUSH_NOT_SUPPORTED'
  | 'RAFFLE_CLOSED'
  | 'RAFFLE_LIMIT'
  | 'RAFFLE_NOT_FOUND'
  | 'RAFFLE_SOLD_OUT'
  | 'RATE_LIMITED'
  | 'REAL_ACCOUNT_REQUIRED'
  | 'REAL_NAME_MISSING'
  | 'RECEIVER_UNAVAILABLE'
  | 'RECIPIENT_UNAVAILABLE'
  | 'REGION_RESTRICTED'
  | 'REGISTER_DETAILS'
  | 'REGISTER_UNKNOWN'
  | 'REQUEST_KEY_REUSED'
  | 'REWARD_NOT_CLAIMABLE'
  | 'SECURITY_ANSWERS_LOCKED'
  | 'SECURITY_ANSWERS_WRONG'
  | 'SERVICE_CASE_NOT_CLOSED'
  | 'SERVICE_CASE_NOT_FOUND'
  | 'SESSION_EXPIRED'
  | 'SESSION_TIME_REACHED'
  | 'SHEET_LIMIT'
  | 'SITE_MAINTENANCE'
  | 'STAKE_LIMIT_NOT_KEPT'
  | 'STAKE_LIMIT_REACHED'
  | 'STEP_UP_REQUIRED'
  | 'STEP_UP_UNAVAILABLE'
  | 'TICKET_CLOSED'
  | 'TICKET_NOT_FOUND'
  | 'TOKEN_LIMIT'
  | 'TOKEN_SCOPE_MISSING'
  | 'TOO_MANY_OPEN_DEPOSITS'
  | 'TOO_MANY_RECIPIENTS'
  | 'TRANSFER_LIMIT'
  | 'TURNOVER_REMAINING'
  | 'UPLOAD_NOT_FOUND'
  | 'USERNAME_TAKEN'
  | 'VERIFICATION_EXPIRED'
  | 'VERIFICATION_REQUIRED'
  | 'WALLET_LOCKED'
  | 'WITHDRAWALS_PAUSED'
  | 'WITHDRAWAL_LIMIT'
  | 'WITHDRAWAL_NOT_FOUND'
  | 'WITHDRAWAL_STATE_CHANGED';

export type EventMarket = {
  code: Scalars['String']['output'];
  line?: Maybe<Scalars['String']['output']>;
  selections: Array<EventSelection>;
};

export type EventPhase =
  | 'ENDED'
  | 'OPEN'
  | 'RUNNING';

export type EventSelection = {
  code: Scalars['String']['output'];
  odds?: Maybe<Scalars['Decimal']['output']>;
};

export type ExcludeMyselfInput = {
  confirmation?: InputMaybe<Scalars['String']['input']>;
  months?: InputMaybe<Scalars['Int']['input']>;
};

export type Exclusion = {
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  kind: ExclusionKind;
  startsAt: Scalars['DateTime']['output'];
};

export type ExclusionConfirmation = {
  confirmation: Scalars['String']['output'];
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ExclusionKind =
  | 'SELF_EXCLUSION'
  | 'TIME_OUT';

export type ExclusionResult = ExclusionConfirmation | ExclusionSuccess | InvalidInput | Problem;

export type ExclusionSuccess = {
  viewer?: Maybe<Viewer>;
};

export type ExternalChat = {
  url: Scalars['URL']['output'];
  user?: Maybe<ExternalChatUser>;
};

export type ExternalChatUser = {
  identifier: Scalars['String']['output'];
  identifierHash: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Feature =
  | 'AGENT_ACCOUNT'
  | 'AGENT_APPLICATIONS'
  | 'AGENT_CONTRACTS'
  | 'API_TOKENS'
  | 'AUTHENTICATOR'
  | 'AVATARS'
  | 'BET_DETAILS'
  | 'BONUS'
  | 'CHAT'
  | 'CLOSING'
  | 'CODE_LOGIN'
  | 'CONTACTS'
  | 'FAVOURITES'
  | 'FREE_PLAY'
  | 'GUEST_CASES'
  | 'HAND_OFF'
  | 'HUMAN_CHECK'
  | 'IDENTITY'
  | 'INVITATIONS'
  | 'JACKPOTS'
  | 'LIMITS'
  | 'LOG_IN_CHECKS'
  | 'LOG_IN_REQUIRED'
  | 'LOTTERY_SHEETS'
  | 'LOTTERY_STATISTICS'
  | 'LOTTERY_TICKETS'
  | 'MEMBER_TRANSFERS'
  | 'MESSAGE_DELIVERY'
  | 'MESSAGE_SETTINGS'
  | 'MISSIONS'
  | 'MOBILE_REGISTRATION'
  | 'NOTES'
  | 'OPEN_ROUNDS'
  | 'PASSKEYS'
  | 'PASSWORD_RESET_BY_PHONE'
  | 'PAYMENT_PASSWORD_RESET'
  | 'PHONE_CONFIRMATION'
  | 'POINTS_MALL'
  | 'POINT_STATEMENT'
  | 'RAFFLES'
  | 'RANKS'
  | 'REBATES'
  | 'RECORD_FILES'
  | 'REFERRAL'
  | 'REGISTRATION'
  | 'SEALING'
  | 'SECURITY_QUESTIONS'
  | 'SESSIONS'
  | 'SOCIAL'
  | 'SPORT_EVENTS'
  | 'STATEMENT'
  | 'STEP_UP'
  | 'SUPPORT_CASES'
  | 'TEAM_WATCH'
  | 'TRIALS'
  | 'UPLOADS'
  | 'WITHDRAWAL_REVIEW';

export type FeedbackQuestionType =
  | 'ACCOUNT'
  | 'COMPLAINT'
  | 'GAME'
  | 'OTHER'
  | 'PROMOTION'
  | 'SITE'
  | 'WALLET';

export type FeedbackRules = {
  contactMaxLength: Scalars['Int']['output'];
  maxLength: Scalars['Int']['output'];
  minLength: Scalars['Int']['output'];
  questionTypes: Array<FeedbackQuestionType>;
};

export type FieldProblem = {
  field: Scalars['String']['output'];
  reason: FieldProblemReason;
};

export type FieldProblemReason =
  | 'CONTACT_DATA'
  | 'FIXED'
  | 'LENGTH'
  | 'MISMATCH'
  | 'MIXED_SCRIPTS'
  | 'OTHER'
  | 'PATTERN'
  | 'RANGE'
  | 'REQUIRED'
  | 'RESERVED'
  | 'SAME_AS_OTHER_PASSWORD'
  | 'SAME_AS_USERNAME'
  | 'TAKEN'
  | 'TOO_COMMON'
  | 'TOO_YOUNG'
  | 'UNCHANGED';

export type ForfeitBonusInput = {
  bonusId: Scalars['ID']['input'];
};

export type ForfeitBonusResult = ForfeitBonusSuccess | Problem;

export type ForfeitBonusSuccess = {
  bonusAccount: BonusAccount;
};

export type FreeRounds = {
  days: Scalars['Int']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  gameId: Scalars['ID']['output'];
  gameName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isWaiting: Scalars['Boolean']['output'];
  multiple: Scalars['Int']['output'];
  played: Scalars['Int']['output'];
  rounds: Scalars['Int']['output'];
  stake: Money;
  state: FreeRoundsState;
  won: Money;
};

export type FreeRoundsState =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'OTHER'
  | 'PLAYED';

export type Game = {
  category: GameCategory;
  family?: Maybe<GameFamily>;
  favouriteNote?: Maybe<Scalars['String']['output']>;
  gameClass?: Maybe<GameClass>;
  hasTrial: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  isHot: Scalars['Boolean']['output'];
  isNew: Scalars['Boolean']['output'];
  isUnderMaintenance: Scalars['Boolean']['output'];
  jackpotId?: Maybe<Scalars['ID']['output']>;
  launchTarget?: Maybe<LaunchTarget>;
  maxStake?: Maybe<Money>;
  minStake?: Maybe<Money>;
  model?: Maybe<GameModel>;
  name: Scalars['String']['output'];
  payLines?: Maybe<Scalars['Int']['output']>;
  picture: Scalars['URL']['output'];
  /** @deprecated Use `returnToPlayerBasisPoints`. Removed on 2027-05-31. */
  returnToPlayer?: Maybe<Scalars['Decimal']['output']>;
  returnToPlayerBasisPoints?: Maybe<Scalars['Int']['output']>;
  vendorId: Scalars['ID']['output'];
  vendorName: Scalars['String']['output'];
  volatility?: Maybe<Scalars['Int']['output']>;
};

export type GameCategory =
  | 'COCKFIGHT'
  | 'ELOTT'
  | 'ESPORTS'
  | 'FISH'
  | 'INHOUSE'
  | 'LIVE'
  | 'LOTT'
  | 'PVP'
  | 'RNG'
  | 'SPORTS';

export type GameClass =
  | 'ARCADE'
  | 'BACCARAT'
  | 'BINGO'
  | 'BLACKJACK'
  | 'BULL_BULL'
  | 'DRAGON_TIGER'
  | 'JACKPOT'
  | 'OTHER'
  | 'ROULETTE'
  | 'SCRATCH'
  | 'SIC_BO'
  | 'SLOT'
  | 'TABLE'
  | 'VIDEO_POKER';

export type GameFamily = {
  gameCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
};

export type GameFilter = {
  classes?: InputMaybe<Array<GameClass>>;
  family?: InputMaybe<Scalars['ID']['input']>;
  favourites?: InputMaybe<Scalars['Boolean']['input']>;
  hot?: InputMaybe<Scalars['Boolean']['input']>;
  minBet?: InputMaybe<Scalars['Amount']['input']>;
  minPayLines?: InputMaybe<Scalars['Int']['input']>;
  new?: InputMaybe<Scalars['Boolean']['input']>;
  open?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  vendors?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type GameModel =
  | 'BACCARAT'
  | 'CARDS'
  | 'CASCADE'
  | 'CLASSIC_REELS'
  | 'CRASH'
  | 'DICE'
  | 'FISHING'
  | 'FREE_SPINS'
  | 'MARKETS'
  | 'REELS'
  | 'WAYS';

export type GamePage = {
  correctedSearch?: Maybe<Scalars['String']['output']>;
  elsewhere?: Maybe<Array<LobbyMatches>>;
  foldedCount: Scalars['Int']['output'];
  nodes: Array<Game>;
  pageInfo: PageNumbers;
  suggestions?: Maybe<Array<Game>>;
  totalCount: Scalars['Int']['output'];
};

export type GameSort =
  | 'NAME'
  | 'NEW'
  | 'POPULAR'
  | 'RETURN_TO_PLAYER'
  | 'VOLATILITY';

export type GameTheme =
  | 'DARK'
  | 'LIGHT';

export type GameUnderMaintenance = UserError & {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  suggestions?: Maybe<Array<Game>>;
};

export type GamesSwitched = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  gameIds: Array<Scalars['ID']['output']>;
  isUnderMaintenance: Scalars['Boolean']['output'];
};

export type GuestCaseResult = GuestCaseSuccess | InvalidInput | Problem;

export type GuestCaseSuccess = {
  key: Scalars['String']['output'];
  serviceCase: ServiceCase;
};

export type HeldMoney = {
  amount: Money;
  isReleasable?: Maybe<Scalars['Boolean']['output']>;
  reason: HeldReason;
  state: HeldState;
};

export type HeldReason =
  | 'BLOCKED'
  | 'CLOSED'
  | 'LIMIT_DAY'
  | 'LIMIT_MONTH'
  | 'LIMIT_WEEK'
  | 'SELF_EXCLUSION'
  | 'TIME_OUT'
  | 'UNUSUAL_AMOUNT';

export type HeldState =
  | 'HELD'
  | 'RELEASED'
  | 'RETURNED'
  | 'RETURNING';

export type HelpArticle = {
  code: Scalars['String']['output'];
  content: Scalars['Html']['output'];
  title: Scalars['String']['output'];
};

export type HelpSearchResult = {
  articleId?: Maybe<Scalars['ID']['output']>;
  articleTitle?: Maybe<Scalars['String']['output']>;
  topicId: Scalars['ID']['output'];
  topicTitle: Scalars['String']['output'];
};

export type HelpService = {
  kind: HelpServiceKind;
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

export type HelpServiceKind =
  | 'HELPLINE'
  | 'REGISTER';

export type HelpTopic = {
  articles: Array<HelpArticle>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type HumanChallenge = {
  challenge: Scalars['String']['output'];
  kind: HumanChallengeKind;
  /** @deprecated Use `kind`. Removed on 2027-05-31. */
  provider: Scalars['String']['output'];
};

export type HumanChallengeKind =
  | 'ALTCHA'
  | 'GEETEST'
  | 'OTHER';

export type IdentityCheck = {
  deadline?: Maybe<IdentityDeadline>;
  nextTier?: Maybe<IdentityTier>;
  request?: Maybe<IdentityRequest>;
  tier: Scalars['Int']['output'];
};

export type IdentityDeadline = {
  dueAt: Scalars['DateTime']['output'];
  isOverdue: Scalars['Boolean']['output'];
};

export type IdentityDecided = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  identityStatus: IdentityRequestStatus;
  tier: Scalars['Int']['output'];
};

export type IdentityDocument = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: IdentityDocumentKind;
  reason?: Maybe<IdentityReason>;
  status: IdentityDocumentStatus;
  uploadId: Scalars['ID']['output'];
};

export type IdentityDocumentInput = {
  kind: IdentityDocumentKind;
  uploadId: Scalars['ID']['input'];
};

export type IdentityDocumentKind =
  | 'ADDRESS_PROOF'
  | 'FUNDS_PROOF'
  | 'ID_BACK'
  | 'ID_FRONT'
  | 'SELFIE';

export type IdentityDocumentStatus =
  | 'ACCEPTED'
  | 'REJECTED'
  | 'REVIEW';

export type IdentityFact =
  | 'ADDRESS'
  | 'BIRTHDAY'
  | 'NATIONALITY'
  | 'REAL_NAME';

export type IdentityProvider =
  | 'FACEBOOK'
  | 'GOOGLE';

export type IdentityProviderCallbackInput = {
  provider: IdentityProvider;
  query: Scalars['String']['input'];
};

export type IdentityProviderOption = {
  isSimulated: Scalars['Boolean']['output'];
  provider: IdentityProvider;
};

export type IdentityProviderRedirectResult = IdentityProviderRedirectSuccess | Problem;

export type IdentityProviderRedirectSuccess = {
  redirectUrl: Scalars['URL']['output'];
};

export type IdentityReason =
  | 'EXPIRED'
  | 'INCOMPLETE'
  | 'NAME_MISMATCH'
  | 'OTHER'
  | 'UNREADABLE'
  | 'WRONG_DOCUMENT';

export type IdentityRequest = {
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  documents: Array<IdentityDocument>;
  id: Scalars['ID']['output'];
  reason?: Maybe<IdentityReason>;
  status: IdentityRequestStatus;
  tier: Scalars['Int']['output'];
};

export type IdentityRequestStatus =
  | 'APPROVED'
  | 'NEEDS_INFO'
  | 'REJECTED'
  | 'REVIEW';

export type IdentityTier = {
  documents: Array<IdentityDocumentKind>;
  missing: Array<IdentityFact>;
  tier: Scalars['Int']['output'];
};

export type IncomeDay = {
  day: Scalars['Date']['output'];
  paid: Money;
  received: Money;
};

export type IncomeSource = {
  kind: AgentBillKind;
  paid: Money;
  received: Money;
};

export type Intervention = {
  breakDays?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  kind: InterventionKind;
  limit?: Maybe<ProposedLimit>;
  moment: InterventionMoment;
  reason: InterventionReason;
};

export type InterventionAnswer =
  | 'DISMISSED'
  | 'READ'
  | 'SHOWN';

export type InterventionKind =
  | 'BREAK'
  | 'HELP'
  | 'LIMIT';

export type InterventionMoment =
  | 'AFTER_GAME'
  | 'BEFORE_DEPOSIT'
  | 'NEXT_PAGE';

export type InterventionOpened = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
};

export type InterventionReason =
  | 'BACK_AFTER_BREAK'
  | 'CHASING_LOSSES'
  | 'LIMITS_LOOSENED'
  | 'LONG_PLAY'
  | 'MANY_SIGNS'
  | 'NIGHT_PLAY'
  | 'OTHER'
  | 'RISING_DEPOSITS'
  | 'WITHDRAWALS_TAKEN_BACK';

export type InvalidInput = UserError & {
  code: ErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  problems: Array<FieldProblem>;
};

export type InvitationCode = {
  code: Scalars['String']['output'];
  isValid: Scalars['Boolean']['output'];
};

export type Jackpot = {
  amount: Money;
  commitment?: Maybe<JackpotCommitment>;
  contributionPercent?: Maybe<Scalars['Decimal']['output']>;
  guaranteedWinStake?: Maybe<Money>;
  id: Scalars['ID']['output'];
  lastWin?: Maybe<JackpotWin>;
  mustDropBy?: Maybe<Money>;
  name: Scalars['String']['output'];
  seedAmount?: Maybe<Money>;
  vendorId: Scalars['ID']['output'];
  wins: Array<JackpotWin>;
};

export type JackpotChanged = PublishedEvent & {
  amount: Money;
  cursor: Scalars['EventCursor']['output'];
  jackpotId: Scalars['ID']['output'];
};

export type JackpotCommitment = {
  potNumber: Scalars['Int']['output'];
  seedHash: Scalars['String']['output'];
};

export type JackpotProof = {
  dropAmount: Money;
  potNumber: Scalars['Int']['output'];
  seed: Scalars['String']['output'];
  seedHash: Scalars['String']['output'];
  verifierUrl?: Maybe<Scalars['URL']['output']>;
};

export type JackpotWin = {
  amount: Money;
  gameId: Scalars['ID']['output'];
  gameName: Scalars['String']['output'];
  maskedUsername: Scalars['String']['output'];
  proof?: Maybe<JackpotProof>;
  wonAt: Scalars['DateTime']['output'];
};

export type KeepSessionAliveResult = KeepSessionAliveSuccess | Problem;

export type KeepSessionAliveSuccess = {
  endsAt: Scalars['DateTime']['output'];
  idleUntil: Scalars['DateTime']['output'];
};

export type Language = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  tag: Scalars['String']['output'];
};

export type LaterLogIn = {
  at: Scalars['DateTime']['output'];
  ipAddress: Scalars['String']['output'];
};

export type LaunchGameInput = {
  gameId: Scalars['ID']['input'];
  roomId?: InputMaybe<Scalars['ID']['input']>;
  theme?: InputMaybe<GameTheme>;
};

export type LaunchGameResult = GameUnderMaintenance | LaunchGameSuccess | Problem;

export type LaunchGameSuccess = {
  isDemo: Scalars['Boolean']['output'];
  launchUrl: Scalars['URL']['output'];
  origin: Scalars['URL']['output'];
};

export type LaunchMode =
  | 'LOTTERY'
  | 'SEA_LOTTERY'
  | 'STATION_LOTTERY'
  | 'VENDOR_GAMES';

export type LaunchTarget = {
  gameCode?: Maybe<Scalars['String']['output']>;
  mode: LaunchMode;
  playType?: Maybe<Scalars['String']['output']>;
  vendorId: Scalars['ID']['output'];
};

export type LaunchTrialInput = {
  gameId: Scalars['ID']['input'];
  theme?: InputMaybe<GameTheme>;
};

export type Leaderboard = {
  endsAt: Scalars['DateTime']['output'];
  from: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  metric: LeaderboardMetric;
  minStake?: Maybe<Money>;
  own?: Maybe<LeaderboardPlace>;
  paidFrom: Scalars['DateTime']['output'];
  places: Array<LeaderboardPlace>;
  prizes: Array<LeaderboardPrize>;
  products: Array<GameCategory>;
  title: Scalars['String']['output'];
  to: Scalars['Date']['output'];
};

export type LeaderboardChanged = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  leaderboardId: Scalars['ID']['output'];
};

export type LeaderboardMetric =
  | 'MULTIPLIER'
  | 'OTHER'
  | 'TURNOVER';

export type LeaderboardPlace = {
  isOwn: Scalars['Boolean']['output'];
  maskedUsername: Scalars['String']['output'];
  multiple?: Maybe<Scalars['Decimal']['output']>;
  prize?: Maybe<Money>;
  rank: Scalars['Int']['output'];
  turnover?: Maybe<Money>;
};

export type LeaderboardPrize = {
  amount: Money;
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type LeaderboardResult = {
  from: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  isClosed: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  to: Scalars['Date']['output'];
  winners: Array<LeaderboardPlace>;
};

export type Leaderboards = {
  past: Array<LeaderboardResult>;
  running: Array<Leaderboard>;
};

export type LimitChange = {
  at: Scalars['DateTime']['output'];
  from?: Maybe<LimitValue>;
  id: Scalars['ID']['output'];
  isByOperator: Scalars['Boolean']['output'];
  kind: LimitKind;
  period?: Maybe<LimitPeriod>;
  status: LimitChangeStatus;
  to?: Maybe<LimitValue>;
};

export type LimitChangeStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'EFFECTIVE'
  | 'EXPIRED'
  | 'WAITING';

export type LimitKind =
  | 'DEPOSIT'
  | 'LOSS'
  | 'SESSION_TIME'
  | 'STAKE';

export type LimitPeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type LimitReached = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  limit: ReachedLimit;
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type LimitRules = {
  exclusionLiftDays: Scalars['Int']['output'];
  exclusionMonths: Scalars['Int']['output'];
  helpServices: Array<HelpService>;
  isDepositLimitRequired: Scalars['Boolean']['output'];
  reflectionHours: Scalars['Int']['output'];
};

export type LimitValue = {
  amount?: Maybe<Money>;
  minutes?: Maybe<Scalars['Int']['output']>;
};

export type LimitsResult = InvalidInput | LimitsSuccess | Problem;

export type LimitsSuccess = {
  viewer?: Maybe<Viewer>;
};

export type LineTotals = {
  deposit: Money;
  houseProfit: Money;
  turnover: Money;
  withdrawal: Money;
};

export type LinkedIdentity = {
  id: Scalars['ID']['output'];
  linkedAt: Scalars['DateTime']['output'];
  provider: IdentityProvider;
};

export type LiveEvent = AgentApplicationDecided | AgentBillPaid | AgentContractChanged | AgentContractRequestChanged | BalanceChanged | BonusEnded | ChatMessagePosted | ChatMessageRemoved | ChatMuteChanged | ChatRoomChanged | ChatRoomRead | CursorMoved | DepositChanged | IdentityDecided | InterventionOpened | LeaderboardChanged | LimitReached | LotteryTicketSettled | MessageArrived | MessagesRead | MissionsChanged | RaffleWon | RankChanged | ResyncNeeded | ServiceCaseChanged | SessionEnded | SiteStatusChanged | StreamOpened | WithdrawalChanged;

export type Lobby = {
  facets?: Maybe<LobbyFacets>;
  games?: Maybe<GamePage>;
  id?: Maybe<LobbyId>;
  vendors?: Maybe<Array<LobbyVendor>>;
};


export type LobbyGamesArgs = {
  filter?: InputMaybe<GameFilter>;
  oneOfFamily?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  sort?: GameSort;
};

export type LobbyFacets = {
  classes: Array<LobbyGameClass>;
  hotCount: Scalars['Int']['output'];
  minStakes: Array<Money>;
  newCount: Scalars['Int']['output'];
  openCount: Scalars['Int']['output'];
  payLines: Array<Scalars['Int']['output']>;
};

export type LobbyGameClass = {
  gameClass: GameClass;
  gameCount: Scalars['Int']['output'];
};

export type LobbyId =
  | 'COCKFIGHT'
  | 'ELOTT'
  | 'ESPORTS'
  | 'FISH'
  | 'INHOUSE'
  | 'LIVE'
  | 'PVP'
  | 'RNG'
  | 'SPORTS';

export type LobbyMatches = {
  gameCount: Scalars['Int']['output'];
  lobbyId: LobbyId;
};

export type LobbyVendor = {
  gameClasses?: Maybe<Array<GameClass>>;
  gameCount: Scalars['Int']['output'];
  isHot: Scalars['Boolean']['output'];
  vendor: Vendor;
};

export type LogInAttempt = {
  at: Scalars['DateTime']['output'];
  device?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ipAddress: Scalars['String']['output'];
  method: LogInMethod;
  status: LogInAttemptStatus;
};

export type LogInAttemptPage = {
  nodes: Array<LogInAttempt>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type LogInAttemptStatus =
  | 'CARD_ADDED'
  | 'LOCKED'
  | 'LOGGED_IN'
  | 'OTHER'
  | 'PASSWORD_RESET'
  | 'VERIFICATION_REQUIRED'
  | 'WRONG_CODE'
  | 'WRONG_PASSKEY'
  | 'WRONG_PASSWORD';

export type LogInInput = {
  captcha?: InputMaybe<CaptchaInput>;
  humanProof?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  secondFactor?: InputMaybe<Scalars['String']['input']>;
  username: Scalars['String']['input'];
};

export type LogInMethod =
  | 'EMAIL'
  | 'FACEBOOK'
  | 'FREE_PLAY'
  | 'GOOGLE'
  | 'OTHER'
  | 'PASSKEY'
  | 'PASSWORD'
  | 'REGISTRATION'
  | 'SESSION'
  | 'SMS'
  | 'TOKEN';

export type LogInResult = AccountBlocked | CaptchaRequired | InvalidInput | LogInSuccess | Problem | VerificationRequired;

export type LogInSuccess = {
  isFirstLogIn: Scalars['Boolean']['output'];
  passwordChangeReason?: Maybe<PasswordChangeReason>;
  previousLogIn?: Maybe<PreviousLogIn>;
  viewer?: Maybe<Viewer>;
};

export type LogInWithCodeInput = {
  phone: PhoneInput;
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

export type LogInWithPasskeyInput = {
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  response: Scalars['String']['input'];
};

export type LogInWithTokenInput = {
  token: Scalars['String']['input'];
};

export type LogOutResult = LogOutSuccess | Problem;

export type LogOutSuccess = {
  isLoggedOut: Scalars['Boolean']['output'];
};

export type LossCarryOver =
  | 'PERMANENT'
  | 'PREVIOUS';

export type Lottery = {
  category: GameCategory;
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isFavourite?: Maybe<Scalars['Boolean']['output']>;
  isOnSale: Scalars['Boolean']['output'];
  isUnderMaintenance: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  picture: Scalars['URL']['output'];
  prizeMode?: Maybe<PrizeMode>;
  vendorId: Scalars['ID']['output'];
};

export type LotteryBMeaning =
  | 'BAO'
  | 'TAIL';

export type LotteryBoard = {
  ceiling: Money;
  maxDraws: Scalars['Int']['output'];
  maxLines: Scalars['Int']['output'];
  maxSeries?: Maybe<Scalars['Int']['output']>;
  maximumPayout: Money;
  minSeries?: Maybe<Scalars['Int']['output']>;
  minimumCost: Money;
  mode: LotteryMode;
  oddsVersion: Scalars['String']['output'];
  plays: Array<LotteryPlay>;
  reading: LotteryReading;
  rebate: Scalars['Decimal']['output'];
  series?: Maybe<Scalars['Int']['output']>;
};

export type LotteryCeilingReached = UserError & {
  betType: Scalars['String']['output'];
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  picks: Array<Scalars['Int']['output']>;
  remaining: Money;
};

export type LotteryChoice =
  | 'BIG'
  | 'DIFFERENT'
  | 'DRAGON'
  | 'EVEN'
  | 'GREEN'
  | 'MIDDLE'
  | 'ODD'
  | 'OTHER'
  | 'PAIR'
  | 'RED'
  | 'SMALL'
  | 'TIE'
  | 'TIGER'
  | 'TRIPLE'
  | 'VIOLET';

export type LotteryDMeaning =
  | 'HEAD'
  | 'TAIL';

export type LotteryDraw = {
  closesAt: Scalars['DateTime']['output'];
  code: Scalars['String']['output'];
  day: Scalars['Date']['output'];
  drawsAt: Scalars['DateTime']['output'];
  hold?: Maybe<LotteryHold>;
  isComplete: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  numbers: Array<Scalars['String']['output']>;
  opensAt: Scalars['DateTime']['output'];
  resultVersion: Scalars['Int']['output'];
  serverTime: Scalars['DateTime']['output'];
  state: LotteryDrawState;
};

export type LotteryDrawChanged = PublishedEvent & {
  closesAt: Scalars['DateTime']['output'];
  code: Scalars['String']['output'];
  cursor: Scalars['EventCursor']['output'];
  drawsAt: Scalars['DateTime']['output'];
  isComplete: Scalars['Boolean']['output'];
  isHeld: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  numbers: Array<Scalars['String']['output']>;
  state: LotteryDrawState;
};

export type LotteryDrawConnection = {
  edges: Array<LotteryDrawEdge>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type LotteryDrawEdge = {
  node: LotteryDraw;
};

export type LotteryDrawProof = {
  anchor: Scalars['String']['output'];
  beacon?: Maybe<Scalars['String']['output']>;
  beaconBefore: Scalars['String']['output'];
  draw: LotteryDraw;
  drawId: Scalars['String']['output'];
  holds: Array<LotteryHold>;
  isMissed: Scalars['Boolean']['output'];
  picture?: Maybe<Scalars['URL']['output']>;
  sales?: Maybe<LotterySales>;
  seed?: Maybe<Scalars['String']['output']>;
  seedHash: Scalars['String']['output'];
  steps: Array<LotteryDrawStep>;
  versions: Array<LotteryResultVersion>;
  voidReason?: Maybe<Scalars['String']['output']>;
};

export type LotteryDrawState =
  | 'CLOSED'
  | 'DRAWN'
  | 'OTHER'
  | 'SCHEDULED'
  | 'SEALED'
  | 'SELLING'
  | 'SETTLED'
  | 'VOID';

export type LotteryDrawStep = {
  at: Scalars['DateTime']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: LotteryDrawState;
};

export type LotteryGame = {
  board?: Maybe<LotteryBoard>;
  code: Scalars['String']['output'];
  current?: Maybe<LotteryDraw>;
  gameId: Scalars['ID']['output'];
  groupId: Scalars['ID']['output'];
  intervalSeconds?: Maybe<Scalars['Int']['output']>;
  isDrawnToday: Scalars['Boolean']['output'];
  isUnderMaintenance: Scalars['Boolean']['output'];
  kind: LotteryKind;
  last?: Maybe<LotteryDraw>;
  mode: LotteryMode;
  name: Scalars['String']['output'];
  openTickets?: Maybe<Array<LotteryTicket>>;
  recentDraws?: Maybe<LotteryDrawConnection>;
  region?: Maybe<LotteryRegion>;
  remaining?: Maybe<Array<LotteryRemaining>>;
  statistics?: Maybe<LotteryStatistics>;
  upcomingDraws?: Maybe<Array<LotteryDraw>>;
  weekdays: Array<Scalars['Int']['output']>;
};


export type LotteryGameBoardArgs = {
  mode?: InputMaybe<LotteryMode>;
  series?: InputMaybe<Scalars['Int']['input']>;
};


export type LotteryGameRecentDrawsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  day?: InputMaybe<Scalars['Date']['input']>;
  first?: Scalars['Int']['input'];
};


export type LotteryGameStatisticsArgs = {
  draws?: Scalars['Int']['input'];
};


export type LotteryGameUpcomingDrawsArgs = {
  first?: Scalars['Int']['input'];
};

export type LotteryGroup = {
  id: Scalars['ID']['output'];
  lotteries: Array<Lottery>;
  name: Scalars['String']['output'];
};

export type LotteryHabits = {
  b?: Maybe<LotteryBMeaning>;
  d?: Maybe<LotteryDMeaning>;
  pairs?: Maybe<LotteryPairsMeaning>;
  ranges?: Maybe<LotteryRangesMeaning>;
};

export type LotteryHold = {
  reason?: Maybe<Scalars['String']['output']>;
  since: Scalars['DateTime']['output'];
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type LotteryHoliday = {
  day: Scalars['Date']['output'];
  region: LotteryRegion;
};

export type LotteryKind =
  | 'BINGO18'
  | 'COLOUR'
  | 'ELEVEN_FIVE'
  | 'K3'
  | 'KENO'
  | 'OTHER'
  | 'PK10'
  | 'SSC'
  | 'VN';

export type LotteryLine = {
  amount: Money;
  betType: Scalars['String']['output'];
  cost: Money;
  labels: Array<Scalars['String']['output']>;
  line: Scalars['Int']['output'];
  picks: Array<Scalars['Int']['output']>;
  wins: Array<LotteryLineWin>;
};

export type LotteryLineInput = {
  amount: Scalars['Amount']['input'];
  betType: Scalars['String']['input'];
  picks: Array<Scalars['Int']['input']>;
};

export type LotteryLinePage = {
  nodes: Array<LotteryLine>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type LotteryLineWin = {
  drawNumber: Scalars['String']['output'];
  hits: Scalars['Int']['output'];
  payout: Money;
};

export type LotteryMenus = {
  electronic?: Maybe<Array<LotteryGroup>>;
  station?: Maybe<Array<LotteryGroup>>;
};

export type LotteryMode =
  | 'ELOTT'
  | 'LOTT'
  | 'OTHER'
  | 'SEA'
  | 'ZY';

export type LotteryPairsMeaning =
  | 'ACROSS'
  | 'WITHIN';

export type LotteryPickKind =
  | 'CHOICE'
  | 'ENDING'
  | 'OTHER'
  | 'PAIR_AND_SINGLE'
  | 'POSITION'
  | 'RISING_DIGITS'
  | 'SEQUENCE'
  | 'SUM'
  | 'VALUE';

export type LotteryPlay = {
  betType: Scalars['String']['output'];
  choices?: Maybe<Array<LotteryChoice>>;
  group: LotteryPlayGroup;
  maxPicks: Scalars['Int']['output'];
  minPicks: Scalars['Int']['output'];
  payouts: Array<Scalars['Decimal']['output']>;
  pickKind: LotteryPickKind;
  pickLength?: Maybe<Scalars['Int']['output']>;
  price: Scalars['Decimal']['output'];
  unit: LotteryStakeUnit;
};

export type LotteryPlayGroup =
  | 'ANY'
  | 'BACK3'
  | 'BAO'
  | 'COLOUR'
  | 'DE'
  | 'DIGIT'
  | 'DIRECT'
  | 'DUEL'
  | 'FIVE'
  | 'FRONT'
  | 'FRONT3'
  | 'G1'
  | 'KENO'
  | 'KIND'
  | 'LO'
  | 'MIDDLE3'
  | 'OTHER'
  | 'POSITION'
  | 'SIDES'
  | 'SUM'
  | 'TRUOT'
  | 'XIEN';

export type LotteryRangesMeaning =
  | 'BY_DIGITS'
  | 'BY_ONE';

export type LotteryReading = {
  cutOffMinutes: Scalars['Int']['output'];
  habits: LotteryHabits;
  mainStations: Array<Scalars['String']['output']>;
  priceUnit: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type LotteryRegion =
  | 'CENTRAL'
  | 'NORTH'
  | 'OTHER'
  | 'SOUTH';

export type LotteryRemaining = {
  betType: Scalars['String']['output'];
  picks: Array<Scalars['Int']['output']>;
  remaining: Money;
};

export type LotteryResultVersion = {
  at: Scalars['DateTime']['output'];
  numbers: Array<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type LotterySales = {
  hash: Scalars['String']['output'];
  lines: Scalars['Int']['output'];
  sealedAt: Scalars['DateTime']['output'];
  stake: Money;
  tickets: Scalars['Int']['output'];
};

export type LotterySheet = {
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type LotterySheetsResult = InvalidInput | LotterySheetsSuccess | Problem;

export type LotterySheetsSuccess = {
  sheets: Array<LotterySheet>;
};

export type LotteryStakeLimited = UserError & {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  limit: Money;
  message: Scalars['String']['output'];
  remaining: Money;
};

export type LotteryStakeUnit =
  | 'MONEY'
  | 'OTHER'
  | 'POINT';

export type LotteryStatistics = {
  draws: Scalars['Int']['output'];
  heads: Array<Scalars['Int']['output']>;
  tails: Array<Scalars['Int']['output']>;
  values: Array<LotteryValueCount>;
};

export type LotteryTicket = {
  canCancel: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  draws: Array<LotteryTicketDraw>;
  id: Scalars['ID']['output'];
  isStoppedByWin: Scalars['Boolean']['output'];
  lineCount: Scalars['Int']['output'];
  lines?: Maybe<Array<LotteryLine>>;
  mode: LotteryMode;
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  oddsVersion: Scalars['String']['output'];
  payout: Money;
  placedAt: Scalars['DateTime']['output'];
  profit?: Maybe<Money>;
  readingVersion?: Maybe<Scalars['Int']['output']>;
  series?: Maybe<Scalars['Int']['output']>;
  settledStake: Money;
  stake: Money;
  staked: Money;
  state: LotteryTicketState;
};


export type LotteryTicketLinesArgs = {
  first?: Scalars['Int']['input'];
};

export type LotteryTicketConnection = {
  edges: Array<LotteryTicketEdge>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type LotteryTicketDetail = {
  digest: Scalars['String']['output'];
  lines: LotteryLinePage;
  ticket: LotteryTicket;
  transactionId: Scalars['ID']['output'];
};

export type LotteryTicketDraw = {
  closesAt: Scalars['DateTime']['output'];
  drawNumber: Scalars['String']['output'];
  drawsAt: Scalars['DateTime']['output'];
  hold?: Maybe<LotteryHold>;
  isMissed: Scalars['Boolean']['output'];
  numbers: Array<Scalars['String']['output']>;
  payout: Money;
  profit?: Maybe<Money>;
  settlements: Array<LotteryTicketSettlement>;
  state: LotteryTicketState;
  voidReason?: Maybe<Scalars['String']['output']>;
};

export type LotteryTicketEdge = {
  node: LotteryTicket;
};

export type LotteryTicketResult = InvalidInput | LotteryTicketSuccess | Problem;

export type LotteryTicketSettled = PublishedEvent & {
  code: Scalars['String']['output'];
  cursor: Scalars['EventCursor']['output'];
  drawNumber: Scalars['String']['output'];
  payout: Money;
  stake: Money;
  tickets: Scalars['Int']['output'];
};

export type LotteryTicketSettlement = {
  at: Scalars['DateTime']['output'];
  difference: Money;
  payout: Money;
  posted?: Maybe<Money>;
  reason?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type LotteryTicketState =
  | 'CANCELLED'
  | 'LOST'
  | 'OPEN'
  | 'OTHER'
  | 'PAID_BACK'
  | 'VOID'
  | 'WON';

export type LotteryTicketSuccess = {
  ticket: LotteryTicket;
  wallet?: Maybe<Wallet>;
};

export type LotteryValueCount = {
  absentDraws: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type MarkMessagesReadInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MemberAccount = {
  accountRecord?: Maybe<AccountRecordResult>;
  agentApplication?: Maybe<AgentProgramme>;
  apiTokens?: Maybe<Array<ApiToken>>;
  bankCards?: Maybe<BankCards>;
  bet?: Maybe<BetDetail>;
  bettingRecord?: Maybe<BettingRecordResult>;
  bonusAccount?: Maybe<BonusAccount>;
  bonusRecord?: Maybe<BonusRecordResult>;
  deposit?: Maybe<Deposit>;
  depositOptions?: Maybe<DepositOptions>;
  deposits?: Maybe<DepositPage>;
  leaderboards?: Maybe<Leaderboards>;
  logInAttempts?: Maybe<LogInAttemptPage>;
  menu: Array<MenuEntry>;
  message?: Maybe<Message>;
  messageRecipients?: Maybe<MessageRecipients>;
  messageSettings?: Maybe<MessageSettings>;
  messages?: Maybe<MessagePage>;
  missions?: Maybe<Missions>;
  paymentPassword?: Maybe<PaymentPassword>;
  points?: Maybe<MemberPoints>;
  profile: MemberProfile;
  profitAndLoss?: Maybe<ProfitAndLossResult>;
  promotionOffers?: Maybe<Array<PromotionOffer>>;
  raffles?: Maybe<MemberRaffles>;
  rankProgress?: Maybe<RankProgress>;
  rebates?: Maybe<Rebates>;
  security?: Maybe<AccountSecurity>;
  serviceCase?: Maybe<ServiceCase>;
  serviceCases?: Maybe<ServiceCasePage>;
  transaction?: Maybe<TransactionDetail>;
  transferRules?: Maybe<MemberTransferRules>;
  transfers?: Maybe<MemberTransferPage>;
  unconfirmedWithdrawals?: Maybe<Array<Withdrawal>>;
  withdrawal?: Maybe<Withdrawal>;
  withdrawalOptions?: Maybe<WithdrawalOptions>;
  withdrawals?: Maybe<WithdrawalPage>;
};


export type MemberAccountAccountRecordArgs = {
  from: Scalars['Date']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  to: Scalars['Date']['input'];
  types?: InputMaybe<Array<MovementType>>;
  wallet?: MovementWallet;
};


export type MemberAccountBetArgs = {
  id: Scalars['ID']['input'];
};


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


export type MemberAccountBonusRecordArgs = {
  from: Scalars['Date']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  to: Scalars['Date']['input'];
};


export type MemberAccountDepositArgs = {
  id: Scalars['ID']['input'];
};


export type MemberAccountDepositsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  state?: InputMaybe<DepositState>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type MemberAccountLogInAttemptsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type MemberAccountMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MemberAccountMessagesArgs = {
  box?: MessageBox;
  kind?: InputMaybe<MessageKind>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type MemberAccountProfitAndLossArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type MemberAccountRafflesArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MemberAccountServiceCaseArgs = {
  id: Scalars['ID']['input'];
};


export type MemberAccountServiceCasesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type MemberAccountTransactionArgs = {
  id: Scalars['ID']['input'];
};


export type MemberAccountTransferRulesArgs = {
  receiver?: InputMaybe<Scalars['String']['input']>;
};


export type MemberAccountTransfersArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  relation?: InputMaybe<TransferRelation>;
};


export type MemberAccountWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


export type MemberAccountWithdrawalsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  state?: InputMaybe<WithdrawalState>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type MemberAccountResult = MemberAccount | Problem;

export type MemberCodeResult = InvalidInput | MemberCodeSuccess | Problem;

export type MemberCodeSuccess = {
  expiresInMinutes: Scalars['Int']['output'];
};

export type MemberDetails = {
  address?: Maybe<Scalars['String']['output']>;
  avatarId?: Maybe<Scalars['ID']['output']>;
  avatars?: Maybe<Array<DrawnAvatar>>;
  birthday?: Maybe<Scalars['Date']['output']>;
  contactProofs: Array<ContactProof>;
  isBirthdayFixed: Scalars['Boolean']['output'];
  isEmailVerified: Scalars['Boolean']['output'];
  isMobileVerified: Scalars['Boolean']['output'];
  minimumAge: Scalars['Int']['output'];
  nationality?: Maybe<Scalars['String']['output']>;
  realName?: Maybe<Scalars['String']['output']>;
};

export type MemberLabel = {
  backgroundColour: Scalars['String']['output'];
  name: Scalars['String']['output'];
  picture: Scalars['URL']['output'];
  rank: Scalars['Int']['output'];
  textColour: Scalars['String']['output'];
};

export type MemberLimit = {
  freeAt?: Maybe<Scalars['DateTime']['output']>;
  kind: LimitKind;
  left?: Maybe<LimitValue>;
  operator?: Maybe<LimitValue>;
  own?: Maybe<LimitValue>;
  period?: Maybe<LimitPeriod>;
  used?: Maybe<LimitValue>;
  waiting?: Maybe<WaitingLimit>;
};

export type MemberLimits = {
  exclusion?: Maybe<Exclusion>;
  hasDepositLimitPrompt: Scalars['Boolean']['output'];
  history: Array<LimitChange>;
  limits: Array<MemberLimit>;
  rules: LimitRules;
};

export type MemberPoints = {
  balance: Scalars['Decimal']['output'];
  countedUntil?: Maybe<Scalars['Date']['output']>;
  hasPaymentPassword: Scalars['Boolean']['output'];
  redemptions?: Maybe<RedemptionPage>;
  statement?: Maybe<PointsEntryPage>;
};


export type MemberPointsRedemptionsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type MemberPointsStatementArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

export type MemberProfile = {
  details?: Maybe<MemberDetails>;
  email?: Maybe<Scalars['String']['output']>;
  hasPaymentPassword: Scalars['Boolean']['output'];
  identity?: Maybe<IdentityCheck>;
  laterLogIn?: Maybe<LaterLogIn>;
  mobile?: Maybe<Scalars['String']['output']>;
  previousLogIn?: Maybe<PreviousLogIn>;
  registeredAt: Scalars['DateTime']['output'];
};

export type MemberRaffles = {
  isExcluded: Scalars['Boolean']['output'];
  pointBalance: Scalars['Decimal']['output'];
  prizes: Array<RafflePrize>;
  tickets: Array<RaffleTickets>;
};

export type MemberResult = {
  amount: Money;
  member: TeamMember;
};

export type MemberTransfer = {
  amount: Money;
  at: Scalars['DateTime']['output'];
  counterparty: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isSent: Scalars['Boolean']['output'];
  relation: TransferRelation;
  remark?: Maybe<Scalars['String']['output']>;
};

export type MemberTransferPage = {
  nodes: Array<MemberTransfer>;
  pageInfo: PageNumbers;
  received: Money;
  sent: Money;
  totalCount: Scalars['Int']['output'];
};

export type MemberTransferResult = InvalidInput | MemberTransferSuccess | Problem;

export type MemberTransferRules = {
  available: Money;
  canReceive?: Maybe<Permission>;
  canTransferDownline: Permission;
  canTransferUpline: Permission;
  free: Money;
  hasPaymentPassword: Scalars['Boolean']['output'];
  leftToday: Money;
  maximum: Money;
  minimum: Money;
  remainingTurnover: Money;
  uplineUsername?: Maybe<Scalars['String']['output']>;
};

export type MemberTransferSuccess = {
  transfer: MemberTransfer;
  wallet?: Maybe<Wallet>;
};

export type MenuEntry = {
  badge?: Maybe<Scalars['Int']['output']>;
  page: MenuPage;
};

export type MenuPage =
  | 'ACCOUNT_RECORD'
  | 'AGENT_ANNOUNCEMENTS'
  | 'BECOME_AGENT'
  | 'BETTING_RECORD'
  | 'BONUS'
  | 'BONUS_DETAILS'
  | 'CREDIT_REPORT'
  | 'DAILY_SALARY'
  | 'DEPOSIT'
  | 'DIVIDENDS'
  | 'DOWNLINES'
  | 'DOWNLINE_TRANSACTIONS'
  | 'FAVOURITES'
  | 'HOURLY_SALARY'
  | 'INVITE_FRIENDS'
  | 'LIMITS'
  | 'LOTTERY_TICKETS'
  | 'MESSAGES'
  | 'MISSIONS'
  | 'MY_ACCOUNT'
  | 'MY_INCOME'
  | 'PLAYER_RANK'
  | 'POINTS_MALL'
  | 'PROFILE'
  | 'PROFIT_AND_LOSS'
  | 'REALTIME_SALARY'
  | 'REBATE'
  | 'REGISTER_CENTRE'
  | 'REWARD_CENTER'
  | 'SECURITY'
  | 'SERVICE_CASES'
  | 'TEAM_BETTING'
  | 'TEAM_OVERVIEW'
  | 'TRANSFER_DOWNLINE'
  | 'TRANSFER_UPLINE'
  | 'USER_LOSS'
  | 'WALLET'
  | 'WITHDRAWAL';

export type Message = {
  canReply: Scalars['Boolean']['output'];
  caseId?: Maybe<Scalars['ID']['output']>;
  content: Scalars['String']['output'];
  contractKind?: Maybe<AgentContractKind>;
  contractSide?: Maybe<ContractSide>;
  createdAt: Scalars['DateTime']['output'];
  depositId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: MessageKind;
  lotteryTicketId?: Maybe<Scalars['ID']['output']>;
  promotionId?: Maybe<Scalars['ID']['output']>;
  raffleId?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  topic?: Maybe<MessageTopic>;
  username?: Maybe<Scalars['String']['output']>;
  withdrawalId?: Maybe<Scalars['ID']['output']>;
};

export type MessageArrived = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  messageId: Scalars['ID']['output'];
  messageKind: MessageKind;
  unreadCount: Scalars['Int']['output'];
};

export type MessageBox =
  | 'INBOX'
  | 'OUTBOX';

export type MessageKind =
  | 'DEPOSIT'
  | 'DOWNLINE'
  | 'PROMOTION'
  | 'SERVICE'
  | 'SYSTEM'
  | 'UPLINE'
  | 'WITHDRAWAL';

export type MessagePage = {
  nodes: Array<Message>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type MessagePreference = {
  channel: NoticeChannel;
  isOn: Scalars['Boolean']['output'];
  kind: NoticeKind;
};

export type MessageRecipient =
  | 'ACCOUNT'
  | 'DIRECT_DOWNLINE'
  | 'UPLINE';

export type MessageRecipients = {
  directCount: Scalars['Int']['output'];
  directUsernames: Array<Scalars['String']['output']>;
  uplineUsername?: Maybe<Scalars['String']['output']>;
};

export type MessageSettings = {
  canReceivePromotions: Scalars['Boolean']['output'];
  devices: Array<PushDevice>;
  maskedEmail?: Maybe<Scalars['String']['output']>;
  maskedMobile?: Maybe<Scalars['String']['output']>;
  preferences: Array<MessagePreference>;
  pushKey?: Maybe<Scalars['String']['output']>;
  quietHours?: Maybe<QuietHours>;
};

export type MessageSettingsResult = InvalidInput | MessageSettingsSuccess | Problem;

export type MessageSettingsSuccess = {
  settings: MessageSettings;
};

export type MessageTopic =
  | 'AGENT_APPLICATION'
  | 'IDENTITY'
  | 'INVITATIONS'
  | 'LEADERBOARDS'
  | 'LIMITS'
  | 'MISSIONS'
  | 'POINTS'
  | 'RANK'
  | 'REBATE'
  | 'WITHDRAWALS';

export type MessagesRead = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  unreadCount: Scalars['Int']['output'];
};

export type Mission = {
  claimableUntil?: Maybe<Scalars['DateTime']['output']>;
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  count?: Maybe<MissionCount>;
  cycle: MissionCycle;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  freeRounds?: Maybe<MissionFreeRounds>;
  id: Scalars['ID']['output'];
  kind: MissionKind;
  points?: Maybe<Scalars['Decimal']['output']>;
  products: Array<GameCategory>;
  reward?: Maybe<Money>;
  state: MissionState;
  title: Scalars['String']['output'];
  turnover?: Maybe<MissionTurnover>;
};

export type MissionCount = {
  actual: Scalars['Int']['output'];
  expected: Scalars['Int']['output'];
};

export type MissionCycle =
  | 'DAY'
  | 'ONCE'
  | 'OTHER'
  | 'WEEK';

export type MissionFreeRounds = {
  days: Scalars['Int']['output'];
  gameName: Scalars['String']['output'];
  rounds: Scalars['Int']['output'];
  stake: Money;
};

export type MissionKind =
  | 'DAYS'
  | 'GAMES_WON'
  | 'OTHER'
  | 'ROUNDS'
  | 'TURNOVER';

export type MissionState =
  | 'CLAIMED'
  | 'EXPIRED'
  | 'OTHER'
  | 'REACHED'
  | 'RUNNING';

export type MissionTurnover = {
  actual: Money;
  expected: Money;
};

export type Missions = {
  claimableCount: Scalars['Int']['output'];
  isExcluded: Scalars['Boolean']['output'];
  items: Array<Mission>;
};

export type MissionsChanged = PublishedEvent & {
  claimableCount: Scalars['Int']['output'];
  cursor: Scalars['EventCursor']['output'];
  reachedCount: Scalars['Int']['output'];
};

export type MissionsPlanned = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
};

export type Money = {
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
};

export type Movement = {
  amount: Money;
  at: Scalars['DateTime']['output'];
  balanceAfter: Money;
  balanceBefore: Money;
  betId?: Maybe<Scalars['ID']['output']>;
  counterparty?: Maybe<Scalars['String']['output']>;
  gameName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  reference?: Maybe<Scalars['String']['output']>;
  transactionId: Scalars['ID']['output'];
  type: MovementType;
  vendorId?: Maybe<Scalars['ID']['output']>;
  wallet: MovementWallet;
};

export type MovementType =
  | 'ADMIN_CREDIT'
  | 'ADMIN_DEBIT'
  | 'AGENT_PAY'
  | 'BET'
  | 'BET_REFUND'
  | 'BONUS_CONVERT'
  | 'BONUS_FORFEIT'
  | 'BONUS_GRANT'
  | 'COMMISSION'
  | 'CORRECTION'
  | 'CREDIT'
  | 'DEPOSIT'
  | 'DEPOSIT_HOLD'
  | 'DEPOSIT_RETURN'
  | 'DIVIDEND'
  | 'JACKPOT'
  | 'MISSION'
  | 'OTHER'
  | 'PAYOUT'
  | 'POINTS'
  | 'PROMOTION'
  | 'REBATE'
  | 'SALARY'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'VENDOR_IN'
  | 'VENDOR_OUT'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_HOLD'
  | 'WITHDRAWAL_RETURN';

export type MovementWallet =
  | 'BONUS'
  | 'HELD'
  | 'LOCKED'
  | 'MAIN'
  | 'VENDORS';

export type Mutation = {
  acknowledgeRealityCheck: PlayClockResult;
  addBankCard: AddBankCardResult;
  addPasskey: SecurityChangeResult;
  addPushDevice: MessageSettingsResult;
  answerAgentApplication: AgentApplicationResult;
  answerContract: ContractChangeResult;
  answerIntervention: PlayClockResult;
  answerWithdrawalQuestion: WithdrawalChangeResult;
  applyAsAgent: AgentApplicationResult;
  applyPromotion: ApplyPromotionResult;
  beginAuthenticatorSetup: BeginAuthenticatorSetupResult;
  beginIdentityLink: IdentityProviderRedirectResult;
  beginIdentityProviderLogIn: IdentityProviderRedirectResult;
  beginPasskeyLogIn: PasskeyOptionsResult;
  beginPasskeyRegistration: PasskeyOptionsResult;
  beginPasskeyStepUp: PasskeyOptionsResult;
  bindContact: BindContactResult;
  buyRaffleTickets: BuyRaffleTicketsResult;
  cancelDeposit: DepositChangeResult;
  cancelLotteryTicket: LotteryTicketResult;
  cancelWithdrawal: WithdrawalChangeResult;
  changePassword: ChangePasswordResult;
  changePaymentPassword: PaymentPasswordChangeResult;
  claimMission: ClaimMissionResult;
  claimPromotion: ClaimPromotionResult;
  claimRafflePrize: ClaimRafflePrizeResult;
  claimRebate: ClaimRebateResult;
  closeAccount: CloseAccountResult;
  closeServiceCase: ServiceCaseResult;
  collectBill: BillChangeResult;
  collectVendorBalances: CollectVendorBalancesResult;
  confirmAuthenticatorSetup: RecoveryCodesResult;
  confirmLimitIncrease: LimitsResult;
  confirmPhone: ConfirmPhoneResult;
  confirmWithdrawalReceipt: WithdrawalChangeResult;
  convertPoints: SpendPointsResult;
  createApiToken: CreateApiTokenResult;
  createDataFile: CreateDataFileResult;
  createDeposit: CreateDepositResult;
  createDownline: DownlineChangeResult;
  createGuestUpload: CreateUploadResult;
  createRecordFile: CreateRecordFileResult;
  createRegistrationLink: CreateRegistrationLinkResult;
  createUpload: CreateUploadResult;
  declineContractRequest: ContractRequestChangeResult;
  deleteMessages: ChangeMessagesResult;
  disputeBill: BillChangeResult;
  endContract: ContractChangeResult;
  enterGuestCase: GuestCaseResult;
  excludeMyself: ExclusionResult;
  forfeitBonus: ForfeitBonusResult;
  keepSessionAlive: KeepSessionAliveResult;
  launchGame: LaunchGameResult;
  launchTrial: LaunchGameResult;
  linkIdentity: SecurityChangeResult;
  logIn: LogInResult;
  logInWithCode: LogInResult;
  logInWithIdentityProvider: LogInResult;
  logInWithPasskey: LogInResult;
  logInWithToken: LogInResult;
  logOut: LogOutResult;
  markMessagesRead: ChangeMessagesResult;
  muteChatName: MuteChatNameResult;
  noteDownline: DownlineChangeResult;
  offerContract: ContractChangeResult;
  openGuestCase: GuestCaseResult;
  openServiceCase: ServiceCaseResult;
  placeLotteryTicket: PlaceLotteryTicketResult;
  promoteDownline: DownlineChangeResult;
  rateGuestCase: GuestCaseResult;
  rateServiceCase: ServiceCaseResult;
  readChatRoom: ReadChatRoomResult;
  readGuestCase: GuestCaseResult;
  redeemPoints: SpendPointsResult;
  register: RegisterResult;
  registerByMobile: RegisterResult;
  releaseDeposit: DepositChangeResult;
  removeAuthenticator: SecurityChangeResult;
  removeBankCard: BankCardsChangeResult;
  removeLotterySheet: LotterySheetsResult;
  removePasskey: SecurityChangeResult;
  removePushDevice: MessageSettingsResult;
  removeRegistrationLink: RemoveRegistrationLinkResult;
  renamePasskey: SecurityChangeResult;
  renewRecoveryCodes: RecoveryCodesResult;
  reportChatMessage: ReportChatMessageResult;
  reportFailingHost: ReportFailingHostResult;
  requestClosingPayout: ClosingPayoutResult;
  requestContract: ContractRequestChangeResult;
  requestPasswordReset: RequestPasswordResetResult;
  requestPaymentPasswordCode: MemberCodeResult;
  requestPhoneCode: RequestCodeResult;
  requestStepUpCode: MemberCodeResult;
  requestTextCaptcha: RequestTextCaptchaResult;
  requestWithdrawal: RequestWithdrawalResult;
  resetPassword: ResetPasswordResult;
  resetPasswordByPhone: LogInResult;
  resetPaymentPassword: PaymentPasswordChangeResult;
  revokeApiToken: RevokeApiTokenResult;
  revokeSession: RevokeSessionResult;
  saveLotteryHabits: SaveLotteryHabitsResult;
  saveLotterySheet: LotterySheetsResult;
  sendChatMessage: SendChatMessageResult;
  sendContactCode: RequestCodeResult;
  sendContactProofCode: RequestCodeResult;
  sendFeedback: SendFeedbackResult;
  sendGuestCaseCode: SendGuestCaseCodeResult;
  sendLogInCode: RequestCodeResult;
  sendMessage: SendMessageResult;
  setAvatar: SetAvatarResult;
  setDefaultBankCard: BankCardsChangeResult;
  setDownlineRebate: DownlineChangeResult;
  setFavourite: SetFavouriteResult;
  setFavouriteNote: SetFavouriteNoteResult;
  setLanguage: SetLanguageResult;
  setLimit: LimitsResult;
  setMessagePreference: MessageSettingsResult;
  setPaymentPassword: PaymentPasswordChangeResult;
  setQuietHours: MessageSettingsResult;
  setRealityCheck: PlayClockResult;
  setSecurityQuestions: SecurityChangeResult;
  startFreePlay: LogInResult;
  startTimeOut: ExclusionResult;
  submitDepositProof: DepositChangeResult;
  submitIdentityDocuments: SubmitIdentityDocumentsResult;
  transferBetweenParts: TransferBetweenPartsResult;
  transferToDownline: MemberTransferResult;
  transferToUpline: MemberTransferResult;
  unlinkIdentity: SecurityChangeResult;
  unsubscribe: UnsubscribeResult;
  updateProfile: UpdateProfileResult;
  verifyLogIn: LogInResult;
  viewGuestUpload: ViewUploadResult;
  viewUpload: ViewUploadResult;
  withdrawContractRequest: ContractRequestChangeResult;
  writeGuestCase: GuestCaseResult;
  writeServiceCase: ServiceCaseResult;
};


export type MutationAddBankCardArgs = {
  input: AddBankCardInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAddPushDeviceArgs = {
  input: AddPushDeviceInput;
};


export type MutationAnswerAgentApplicationArgs = {
  input: AnswerAgentApplicationInput;
};


export type MutationAnswerContractArgs = {
  input: AnswerContractInput;
};


export type MutationAnswerInterventionArgs = {
  input: AnswerInterventionInput;
};


export type MutationAnswerWithdrawalQuestionArgs = {
  input: AnswerWithdrawalQuestionInput;
};


export type MutationApplyAsAgentArgs = {
  input: ApplyAsAgentInput;
};


export type MutationApplyPromotionArgs = {
  input: ApplyPromotionInput;
};


export type MutationBeginAuthenticatorSetupArgs = {
  input: BeginAuthenticatorSetupInput;
};


export type MutationBeginIdentityLinkArgs = {
  input: BeginIdentityLinkInput;
};


export type MutationBeginIdentityProviderLogInArgs = {
  input: BeginIdentityProviderLogInInput;
};


export type MutationBeginPasskeyRegistrationArgs = {
  input: BeginPasskeyRegistrationInput;
};


export type MutationBindContactArgs = {
  input: BindContactInput;
};


export type MutationBuyRaffleTicketsArgs = {
  input: BuyRaffleTicketsInput;
};


export type MutationCancelDepositArgs = {
  input: CancelDepositInput;
};


export type MutationCancelLotteryTicketArgs = {
  input: CancelLotteryTicketInput;
};


export type MutationCancelWithdrawalArgs = {
  input: CancelWithdrawalInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangePaymentPasswordArgs = {
  input: ChangePaymentPasswordInput;
};


export type MutationClaimMissionArgs = {
  input: ClaimMissionInput;
};


export type MutationClaimPromotionArgs = {
  input: ClaimPromotionInput;
};


export type MutationClaimRafflePrizeArgs = {
  input: ClaimRafflePrizeInput;
};


export type MutationClaimRebateArgs = {
  input: ClaimRebateInput;
};


export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


export type MutationCloseServiceCaseArgs = {
  input: CloseServiceCaseInput;
};


export type MutationCollectBillArgs = {
  input: CollectBillInput;
};


export type MutationCollectVendorBalancesArgs = {
  input: CollectVendorBalancesInput;
};


export type MutationConfirmAuthenticatorSetupArgs = {
  input: ConfirmAuthenticatorSetupInput;
};


export type MutationConfirmLimitIncreaseArgs = {
  input: ConfirmLimitIncreaseInput;
};


export type MutationConfirmPhoneArgs = {
  input: ConfirmPhoneInput;
};


export type MutationConfirmWithdrawalReceiptArgs = {
  input: ConfirmWithdrawalReceiptInput;
};


export type MutationConvertPointsArgs = {
  input: ConvertPointsInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationCreateDataFileArgs = {
  input: CreateDataFileInput;
};


export type MutationCreateDepositArgs = {
  input: CreateDepositInput;
};


export type MutationCreateDownlineArgs = {
  input: CreateDownlineInput;
};


export type MutationCreateRecordFileArgs = {
  input: CreateRecordFileInput;
};


export type MutationCreateRegistrationLinkArgs = {
  input: CreateRegistrationLinkInput;
};


export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


export type MutationDeclineContractRequestArgs = {
  input: DeclineContractRequestInput;
};


export type MutationDeleteMessagesArgs = {
  input: DeleteMessagesInput;
};


export type MutationDisputeBillArgs = {
  input: DisputeBillInput;
};


export type MutationEndContractArgs = {
  input: EndContractInput;
};


export type MutationEnterGuestCaseArgs = {
  input: EnterGuestCaseInput;
};


export type MutationExcludeMyselfArgs = {
  input: ExcludeMyselfInput;
};


export type MutationForfeitBonusArgs = {
  input: ForfeitBonusInput;
};


export type MutationLaunchGameArgs = {
  input: LaunchGameInput;
};


export type MutationLaunchTrialArgs = {
  input: LaunchTrialInput;
};


export type MutationLinkIdentityArgs = {
  input: IdentityProviderCallbackInput;
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationLogInWithCodeArgs = {
  input: LogInWithCodeInput;
};


export type MutationLogInWithIdentityProviderArgs = {
  input: IdentityProviderCallbackInput;
};


export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


export type MutationLogInWithTokenArgs = {
  input: LogInWithTokenInput;
};


export type MutationMarkMessagesReadArgs = {
  input: MarkMessagesReadInput;
};


export type MutationMuteChatNameArgs = {
  input: MuteChatNameInput;
};


export type MutationNoteDownlineArgs = {
  input: NoteDownlineInput;
};


export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


export type MutationOpenGuestCaseArgs = {
  input: OpenGuestCaseInput;
};


export type MutationOpenServiceCaseArgs = {
  input: OpenServiceCaseInput;
};


export type MutationPlaceLotteryTicketArgs = {
  input: PlaceLotteryTicketInput;
};


export type MutationPromoteDownlineArgs = {
  input: PromoteDownlineInput;
};


export type MutationRateGuestCaseArgs = {
  input: RateGuestCaseInput;
};


export type MutationRateServiceCaseArgs = {
  input: RateServiceCaseInput;
};


export type MutationReadChatRoomArgs = {
  input: ReadChatRoomInput;
};


export type MutationReadGuestCaseArgs = {
  input: ReadGuestCaseInput;
};


export type MutationRedeemPointsArgs = {
  input: RedeemPointsInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRegisterByMobileArgs = {
  input: RegisterByMobileInput;
};


export type MutationReleaseDepositArgs = {
  input: ReleaseDepositInput;
};


export type MutationRemoveAuthenticatorArgs = {
  input: AuthenticatorProofInput;
};


export type MutationRemoveBankCardArgs = {
  input: RemoveBankCardInput;
};


export type MutationRemoveLotterySheetArgs = {
  input: RemoveLotterySheetInput;
};


export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


export type MutationRemovePushDeviceArgs = {
  input: RemovePushDeviceInput;
};


export type MutationRemoveRegistrationLinkArgs = {
  input: RemoveRegistrationLinkInput;
};


export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


export type MutationRenewRecoveryCodesArgs = {
  input: AuthenticatorProofInput;
};


export type MutationReportChatMessageArgs = {
  input: ReportChatMessageInput;
};


export type MutationReportFailingHostArgs = {
  input: ReportFailingHostInput;
};


export type MutationRequestClosingPayoutArgs = {
  input: RequestClosingPayoutInput;
};


export type MutationRequestContractArgs = {
  input: RequestContractInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRequestPaymentPasswordCodeArgs = {
  input: RequestPaymentPasswordCodeInput;
};


export type MutationRequestPhoneCodeArgs = {
  input: RequestPhoneCodeInput;
};


export type MutationRequestStepUpCodeArgs = {
  input: RequestStepUpCodeInput;
};


export type MutationRequestTextCaptchaArgs = {
  input: RequestTextCaptchaInput;
};


export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetPasswordByPhoneArgs = {
  input: ResetPasswordByPhoneInput;
};


export type MutationResetPaymentPasswordArgs = {
  input: ResetPaymentPasswordInput;
};


export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


export type MutationSaveLotteryHabitsArgs = {
  input: SaveLotteryHabitsInput;
};


export type MutationSaveLotterySheetArgs = {
  input: SaveLotterySheetInput;
};


export type MutationSendChatMessageArgs = {
  input: SendChatMessageInput;
};


export type MutationSendContactCodeArgs = {
  input: SendContactCodeInput;
};


export type MutationSendContactProofCodeArgs = {
  input: SendContactProofCodeInput;
};


export type MutationSendFeedbackArgs = {
  input: SendFeedbackInput;
};


export type MutationSendGuestCaseCodeArgs = {
  input: SendGuestCaseCodeInput;
};


export type MutationSendLogInCodeArgs = {
  input: SendLogInCodeInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


export type MutationSetDefaultBankCardArgs = {
  input: SetDefaultBankCardInput;
};


export type MutationSetDownlineRebateArgs = {
  input: SetDownlineRebateInput;
};


export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


export type MutationSetFavouriteNoteArgs = {
  input: SetFavouriteNoteInput;
};


export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


export type MutationSetLimitArgs = {
  input: SetLimitInput;
};


export type MutationSetMessagePreferenceArgs = {
  input: SetMessagePreferenceInput;
};


export type MutationSetPaymentPasswordArgs = {
  input: SetPaymentPasswordInput;
};


export type MutationSetQuietHoursArgs = {
  input: SetQuietHoursInput;
};


export type MutationSetRealityCheckArgs = {
  input: SetRealityCheckInput;
};


export type MutationSetSecurityQuestionsArgs = {
  input: SetSecurityQuestionsInput;
};


export type MutationStartFreePlayArgs = {
  input: StartFreePlayInput;
};


export type MutationStartTimeOutArgs = {
  input: StartTimeOutInput;
};


export type MutationSubmitDepositProofArgs = {
  input: SubmitDepositProofInput;
};


export type MutationSubmitIdentityDocumentsArgs = {
  input: SubmitIdentityDocumentsInput;
};


export type MutationTransferBetweenPartsArgs = {
  input: TransferBetweenPartsInput;
};


export type MutationTransferToDownlineArgs = {
  input: TransferToDownlineInput;
};


export type MutationTransferToUplineArgs = {
  input: TransferToUplineInput;
};


export type MutationUnlinkIdentityArgs = {
  input: UnlinkIdentityInput;
};


export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationVerifyLogInArgs = {
  input: VerifyLogInInput;
};


export type MutationViewGuestUploadArgs = {
  input: ViewGuestUploadInput;
};


export type MutationViewUploadArgs = {
  input: ViewUploadInput;
};


export type MutationWithdrawContractRequestArgs = {
  input: WithdrawContractRequestInput;
};


export type MutationWriteGuestCaseArgs = {
  input: WriteGuestCaseInput;
};


export type MutationWriteServiceCaseArgs = {
  input: WriteServiceCaseInput;
};

export type MuteChatNameInput = {
  isMuted: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
};

export type MuteChatNameResult = MuteChatNameSuccess | Problem;

export type MuteChatNameSuccess = {
  viewer?: Maybe<Viewer>;
};

export type NavigationEntry = {
  category: GameCategory;
  lobbyId: LobbyId;
  vendors: Array<Vendor>;
};

export type NewMember = {
  member: TeamMember;
  registeredAt: Scalars['DateTime']['output'];
};

export type NoteDownlineInput = {
  note: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type NoticeChannel =
  | 'EMAIL'
  | 'PUSH'
  | 'SMS';

export type NoticeKind =
  | 'AGENT'
  | 'DEPOSIT'
  | 'PROMOTION'
  | 'SERVICE'
  | 'SYSTEM'
  | 'WITHDRAWAL';

export type OfferContractInput = {
  kind: AgentContractKind;
  paymentPassword: Scalars['String']['input'];
  terms: ContractTermsInput;
  username: Scalars['String']['input'];
};

export type OfferKind =
  | 'FIRST_DEPOSIT'
  | 'LOSS_REBATE'
  | 'OTHER'
  | 'RELOAD'
  | 'SIGN_IN'
  | 'TICKET';

export type OfferObstacle = {
  amount?: Maybe<Money>;
  kind: OfferObstacleKind;
};

export type OfferObstacleKind =
  | 'DEPOSIT'
  | 'EXCLUDED'
  | 'LOSS'
  | 'NOT_IN_COUNTRY'
  | 'NOT_NEW'
  | 'NO_EARLIER_DEPOSIT'
  | 'NO_TICKETS'
  | 'OTHER'
  | 'OTHER_BONUS'
  | 'PERIOD_OVER'
  | 'TAKEN';

export type OfferPeriod =
  | 'DAY'
  | 'ONCE'
  | 'OTHER'
  | 'WEEK';

export type OpenGuestCaseInput = {
  email: Scalars['String']['input'];
  humanProof?: InputMaybe<Scalars['String']['input']>;
  requestKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
  topic: ServiceTopic;
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type OpenRound = {
  game: Game;
  id: Scalars['ID']['output'];
  openedAt: Scalars['DateTime']['output'];
  stake: Money;
};

export type OpenServiceCaseInput = {
  requestKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
  topic: ServiceTopic;
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

export type PageNumbers = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type Passkey = {
  addedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isSynced: Scalars['Boolean']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

export type PasskeyOptionsResult = PasskeyOptionsSuccess | Problem;

export type PasskeyOptionsSuccess = {
  options: Scalars['String']['output'];
};

export type PasswordChangeReason =
  | 'EXPIRED'
  | 'WEAK';

export type PaymentPassword = {
  codeContacts: Array<CodeContact>;
  isSet: Scalars['Boolean']['output'];
  lockedSeconds?: Maybe<Scalars['Int']['output']>;
  maxLength: Scalars['Int']['output'];
  minLength: Scalars['Int']['output'];
  questions?: Maybe<Array<SecurityQuestion>>;
};

export type PaymentPasswordChangeResult = InvalidInput | PaymentPasswordChangeSuccess | Problem;

export type PaymentPasswordChangeSuccess = {
  paymentPassword?: Maybe<PaymentPassword>;
};

export type PaymentPasswordProofInput =
  { answers: Array<SecurityAnswerInput>; email?: never; sms?: never; }
  |  { answers?: never; email: Scalars['String']['input']; sms?: never; }
  |  { answers?: never; email?: never; sms: Scalars['String']['input']; };

export type Permission = {
  isAllowed: Scalars['Boolean']['output'];
  reason?: Maybe<ErrorCode>;
};

export type PhoneInput = {
  diallingCode: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type PlaceLotteryTicketInput = {
  code: Scalars['String']['input'];
  draws?: InputMaybe<Scalars['Int']['input']>;
  firstDrawNumber: Scalars['String']['input'];
  lines: Array<LotteryLineInput>;
  mode?: InputMaybe<LotteryMode>;
  oddsVersion: Scalars['String']['input'];
  readingVersion?: InputMaybe<Scalars['Int']['input']>;
  rebate?: InputMaybe<Scalars['Decimal']['input']>;
  requestKey: Scalars['ID']['input'];
  series?: InputMaybe<Scalars['Int']['input']>;
  stake?: InputMaybe<Scalars['Amount']['input']>;
  stopWhenWon?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PlaceLotteryTicketResult = InvalidInput | LotteryCeilingReached | LotteryStakeLimited | LotteryTicketSuccess | Problem;

export type PlayClock = {
  at: Scalars['DateTime']['output'];
  isExcluded: Scalars['Boolean']['output'];
  isShownInGames: Scalars['Boolean']['output'];
  net: Money;
  nextCheckAt: Scalars['DateTime']['output'];
  playEndsAt?: Maybe<Scalars['DateTime']['output']>;
  realityCheckMaximumMinutes: Scalars['Int']['output'];
  realityCheckMinutes: Scalars['Int']['output'];
  staked: Money;
  startedAt: Scalars['DateTime']['output'];
  won: Money;
};

export type PlayClockResult = InvalidInput | PlayClockSuccess | Problem;

export type PlayClockSuccess = {
  viewer?: Maybe<Viewer>;
};

export type PointsEntry = {
  at: Scalars['DateTime']['output'];
  balance: Scalars['Decimal']['output'];
  id: Scalars['ID']['output'];
  itemName?: Maybe<Scalars['String']['output']>;
  kind: PointsEntryKind;
  playedUntil?: Maybe<Scalars['Date']['output']>;
  points: Scalars['Decimal']['output'];
};

export type PointsEntryKind =
  | 'CONVERSION'
  | 'ITEM'
  | 'ITEM_RETURN'
  | 'MISSION'
  | 'OTHER'
  | 'PLAY'
  | 'RAFFLE_PRIZE'
  | 'RAFFLE_RETURN'
  | 'RAFFLE_TICKETS';

export type PointsEntryPage = {
  nodes: Array<PointsEntry>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type PointsItem = {
  availableQuantity: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: PointsItemKind;
  name: Scalars['String']['output'];
  picture: Scalars['URL']['output'];
  points: Scalars['Decimal']['output'];
  quantity: Scalars['Int']['output'];
  worth: Money;
};

export type PointsItemKind =
  | 'CASH'
  | 'GOODS';

export type PointsMall = {
  cashPerPoint: Money;
  items: Array<PointsItem>;
  minimumConversion: Scalars['Decimal']['output'];
  rates: Array<PointsRate>;
};

export type PointsRate = {
  product: GameCategory;
  turnoverPerPoint: Money;
};

export type PopularLottery = {
  drawNumber?: Maybe<Scalars['String']['output']>;
  lottery: Lottery;
  secondsToClose?: Maybe<Scalars['Int']['output']>;
};

export type PreviousLogIn = {
  at: Scalars['DateTime']['output'];
  ipAddress: Scalars['String']['output'];
};

export type PrizeMode =
  | 'FIXED_ODDS'
  | 'SEA_ODDS'
  | 'SERIES';

export type Problem = UserError & {
  code: ErrorCode;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

export type ProductTotals = {
  category: GameCategory;
  houseProfit: Money;
  turnover: Money;
};

export type ProfitAndLoss = {
  days: Array<ProfitDay>;
  lifetimeDeposit: Money;
  lifetimeWithdrawal: Money;
  netDeposit: Money;
  products: Array<ProfitProduct>;
  totals: ProfitTotals;
};

export type ProfitAndLossResult = Problem | ProfitAndLoss;

export type ProfitDay = {
  day: Scalars['Date']['output'];
  totals: ProfitTotals;
};

export type ProfitProduct = {
  category: GameCategory;
  jackpot: Money;
  payout: Money;
  profit: Money;
  rounds: Scalars['Int']['output'];
  turnover: Money;
  uncounted: Money;
};

export type ProfitTotals = {
  deposit: Money;
  jackpot: Money;
  payout: Money;
  profit: Money;
  reward: Money;
  rounds: Scalars['Int']['output'];
  turnover: Money;
  uncounted: Money;
  withdrawal: Money;
};

export type PromoteDownlineInput = {
  paymentPassword: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type Promotion = {
  category?: Maybe<PromotionCategory>;
  details?: Maybe<PromotionDetails>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  hasOffer: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  picture: Scalars['URL']['output'];
  reward?: Maybe<PromotionReward>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  status: PromotionStatus;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PromotionCategory = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type PromotionDetails = {
  content: Scalars['Html']['output'];
  terms: Scalars['Html']['output'];
};

export type PromotionOffer = {
  amount?: Maybe<Money>;
  basisPoints?: Maybe<Scalars['Int']['output']>;
  contributions: Array<BonusContribution>;
  counted?: Maybe<Money>;
  days?: Maybe<Scalars['Int']['output']>;
  fixedAmount?: Maybe<Money>;
  id: Scalars['ID']['output'];
  isReviewed: Scalars['Boolean']['output'];
  kind: OfferKind;
  maxStake?: Maybe<Money>;
  maximum?: Maybe<Money>;
  multiple: Scalars['Int']['output'];
  obstacle?: Maybe<OfferObstacle>;
  period: OfferPeriod;
  raffleId?: Maybe<Scalars['ID']['output']>;
  rejectionReason?: Maybe<Scalars['String']['output']>;
  status: PromotionStatus;
  threshold: Money;
  tickets?: Maybe<Scalars['Int']['output']>;
};

export type PromotionPage = {
  nodes: Array<Promotion>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type PromotionReward = {
  basisPoints?: Maybe<Scalars['Int']['output']>;
  fixedAmount?: Maybe<Money>;
  isReviewed: Scalars['Boolean']['output'];
  kind: OfferKind;
  maximum?: Maybe<Money>;
  multiple: Scalars['Int']['output'];
  period: OfferPeriod;
  threshold: Money;
  tickets?: Maybe<Scalars['Int']['output']>;
};

export type PromotionStatus =
  | 'APPLYING'
  | 'CLAIMABLE'
  | 'CLAIMED'
  | 'CLOSED'
  | 'IN_REVIEW'
  | 'JOINED'
  | 'OPEN'
  | 'REJECTED'
  | 'UPCOMING';

export type ProposedLimit = {
  kind: LimitKind;
  period?: Maybe<LimitPeriod>;
  value: LimitValue;
};

export type PublicLiveEvent = CursorMoved | GamesSwitched | JackpotChanged | LotteryDrawChanged | MissionsPlanned | RaffleChanged | ResyncNeeded | SiteStatusChanged | StreamOpened | WinnerAnnounced;

export type PublishedEvent = {
  cursor: Scalars['EventCursor']['output'];
};

export type PushDevice = {
  createdAt: Scalars['DateTime']['output'];
  endpointHash: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastSentAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type PvpRoom = {
  gameId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  minBalance: Money;
  name: Scalars['String']['output'];
  seats: Scalars['Int']['output'];
  seatsTaken: Scalars['Int']['output'];
};

export type Query = {
  captcha?: Maybe<Captcha>;
  countries?: Maybe<Array<Country>>;
  game?: Maybe<Game>;
  hotGames?: Maybe<Array<Game>>;
  humanChallenge?: Maybe<HumanChallenge>;
  invitationCode?: Maybe<InvitationCode>;
  jackpots?: Maybe<Array<Jackpot>>;
  lobby: Lobby;
  lotteries?: Maybe<Array<LotteryGame>>;
  lottery?: Maybe<LotteryGame>;
  lotteryDraw?: Maybe<LotteryDrawProof>;
  lotteryHolidays?: Maybe<Array<LotteryHoliday>>;
  lotteryMenus: LotteryMenus;
  popularLotteries?: Maybe<Array<PopularLottery>>;
  pvpRooms?: Maybe<Array<PvpRoom>>;
  raffle?: Maybe<Raffle>;
  raffleResults?: Maybe<RafflePage>;
  raffles?: Maybe<Array<Raffle>>;
  search?: Maybe<SearchResults>;
  site: Site;
  sportEvents?: Maybe<Array<SportEvent>>;
  stationResults?: Maybe<Array<LotteryDraw>>;
  vendor?: Maybe<Vendor>;
  viewer?: Maybe<Viewer>;
  winners?: Maybe<Array<Winner>>;
  winnersBoard?: Maybe<WinnerPage>;
};


export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHotGamesArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryInvitationCodeArgs = {
  code: Scalars['String']['input'];
};


export type QueryLobbyArgs = {
  id?: InputMaybe<LobbyId>;
};


export type QueryLotteriesArgs = {
  codes?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryLotteryArgs = {
  code: Scalars['String']['input'];
};


export type QueryLotteryDrawArgs = {
  code: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


export type QueryPopularLotteriesArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryPvpRoomsArgs = {
  gameId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryRaffleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRaffleResultsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


export type QuerySportEventsArgs = {
  lobbyId?: InputMaybe<LobbyId>;
};


export type QueryStationResultsArgs = {
  day: Scalars['Date']['input'];
};


export type QueryVendorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWinnersArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryWinnersBoardArgs = {
  category?: InputMaybe<GameCategory>;
  order?: WinnersOrder;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  period?: WinnersPeriod;
};

export type QuietHours = {
  fromMinute: Scalars['Int']['output'];
  toMinute: Scalars['Int']['output'];
};

export type QuietMember = {
  lastDay: Scalars['Date']['output'];
  member: TeamMember;
};

export type Raffle = {
  capacity: Scalars['Int']['output'];
  closesAt: Scalars['DateTime']['output'];
  drawsAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isCalledOff: Scalars['Boolean']['output'];
  listHash?: Maybe<Scalars['String']['output']>;
  memberLimit: Scalars['Int']['output'];
  minimumTickets: Scalars['Int']['output'];
  opensAt: Scalars['DateTime']['output'];
  picture: Scalars['URL']['output'];
  price: Scalars['Decimal']['output'];
  prizes: Array<RafflePrizeLine>;
  seed?: Maybe<Scalars['String']['output']>;
  seedHash: Scalars['String']['output'];
  serverTime: Scalars['DateTime']['output'];
  soldTickets: Scalars['Int']['output'];
  state: RaffleState;
  text: Scalars['String']['output'];
  ticketCount?: Maybe<Scalars['Int']['output']>;
  ticketList?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  winners: Array<RaffleWinner>;
};

export type RaffleChanged = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  raffleId: Scalars['ID']['output'];
};

export type RafflePage = {
  nodes: Array<Raffle>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type RafflePrize = {
  amount?: Maybe<Money>;
  id: Scalars['ID']['output'];
  place: Scalars['Int']['output'];
  points?: Maybe<Scalars['Decimal']['output']>;
  raffleId: Scalars['ID']['output'];
  state: RafflePrizeState;
  ticket: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  wonAt: Scalars['DateTime']['output'];
};

export type RafflePrizeLine = {
  amount?: Maybe<Money>;
  from: Scalars['Int']['output'];
  points?: Maybe<Scalars['Decimal']['output']>;
  to: Scalars['Int']['output'];
};

export type RafflePrizeState =
  | 'CLAIMED'
  | 'OTHER'
  | 'WON';

export type RaffleState =
  | 'CLOSED'
  | 'DRAWN'
  | 'OTHER'
  | 'SEALED'
  | 'SELLING'
  | 'VOID';

export type RaffleTickets = {
  first: Scalars['Int']['output'];
  last: Scalars['Int']['output'];
};

export type RaffleWinner = {
  amount?: Maybe<Money>;
  maskedUsername: Scalars['String']['output'];
  place: Scalars['Int']['output'];
  points?: Maybe<Scalars['Decimal']['output']>;
  ticket: Scalars['Int']['output'];
};

export type RaffleWon = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  place: Scalars['Int']['output'];
  raffleId: Scalars['ID']['output'];
};

export type RankChange = {
  at: Scalars['DateTime']['output'];
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type RankChanged = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  rank: Scalars['Int']['output'];
};

export type RankGoal = {
  actual: Money;
  expected: Money;
};

export type RankLevel = {
  birthdayGift?: Maybe<Money>;
  hasPersonalService: Scalars['Boolean']['output'];
  monthlyTurnover: Money;
  name: Scalars['String']['output'];
  picture: Scalars['URL']['output'];
  pointsBasisPoints: Scalars['Int']['output'];
  rank: Scalars['Int']['output'];
  rebateBasisPoints: Scalars['Int']['output'];
  reviewFrom?: Maybe<Money>;
  totalTurnover: Money;
  withdrawalsMaximum?: Maybe<Money>;
  withdrawalsPerDay?: Maybe<Scalars['Int']['output']>;
};

export type RankProgress = {
  changes: Array<RankChange>;
  judgedOn?: Maybe<Scalars['Date']['output']>;
  keepTurnover: Money;
  ladder: Array<RankLevel>;
  missedMonths: Scalars['Int']['output'];
  monthlyTurnover: RankGoal;
  name: Scalars['String']['output'];
  nextRank?: Maybe<Scalars['Int']['output']>;
  rank: Scalars['Int']['output'];
  totalTurnover: RankGoal;
};

export type RateGuestCaseInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  stars: Scalars['Int']['input'];
};

export type RateKey =
  | 'ACCOUNT'
  | 'ADDRESS'
  | 'SESSION';

export type RateServiceCaseInput = {
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  stars: Scalars['Int']['input'];
};

export type ReachedLimit =
  | 'DEPOSIT_DAY'
  | 'DEPOSIT_MONTH'
  | 'DEPOSIT_WEEK'
  | 'LOSS_DAY'
  | 'LOSS_MONTH'
  | 'LOSS_WEEK'
  | 'OTHER'
  | 'SELF_EXCLUSION'
  | 'SESSION_TIME'
  | 'STAKE'
  | 'TIME_OUT';

export type ReadChatRoomInput = {
  roomId: Scalars['ID']['input'];
  upTo?: InputMaybe<Scalars['ID']['input']>;
};

export type ReadChatRoomResult = Problem | ReadChatRoomSuccess;

export type ReadChatRoomSuccess = {
  name: Scalars['String']['output'];
  room?: Maybe<ChatRoom>;
};

export type ReadGuestCaseInput = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};

export type RebateLine = {
  amount: Money;
  basisPoints: Scalars['Int']['output'];
  product: GameCategory;
  turnover: Money;
};

export type RebateRate = {
  basisPoints: Scalars['Int']['output'];
  nextBasisPoints?: Maybe<Scalars['Int']['output']>;
  product: GameCategory;
};

export type RebateSettings = {
  basisPoints: Scalars['Int']['output'];
  countedProducts: Array<CountedProduct>;
  hasPaymentPassword: Scalars['Boolean']['output'];
  maximumBasisPoints: Scalars['Int']['output'];
  prizeSeries: Scalars['Int']['output'];
};

export type RebateState =
  | 'CLAIMABLE'
  | 'CLAIMED'
  | 'EXPIRED'
  | 'OTHER'
  | 'RUNNING';

export type RebateWeek = {
  amount: Money;
  claimableFrom: Scalars['DateTime']['output'];
  claimableUntil: Scalars['DateTime']['output'];
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  from: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  lines: Array<RebateLine>;
  rank: Scalars['Int']['output'];
  state: RebateState;
  to: Scalars['Date']['output'];
  turnover: Money;
};

export type Rebates = {
  minimum: Money;
  rank: Scalars['Int']['output'];
  rates: Array<RebateRate>;
  weeks: Array<RebateWeek>;
};

export type RecoveryCodesResult = Problem | RecoveryCodesSuccess;

export type RecoveryCodesSuccess = {
  codes: Array<Scalars['String']['output']>;
  security?: Maybe<AccountSecurity>;
};

export type RedeemPointsInput = {
  itemId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  paymentPassword: Scalars['String']['input'];
  points: Scalars['Decimal']['input'];
  requestKey: Scalars['ID']['input'];
};

export type Redemption = {
  id: Scalars['ID']['output'];
  itemName?: Maybe<Scalars['String']['output']>;
  points: Scalars['Decimal']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  status: RedemptionStatus;
  worth: Money;
};

export type RedemptionPage = {
  nodes: Array<Redemption>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type RedemptionStatus =
  | 'APPROVED'
  | 'IN_PROCESS'
  | 'OTHER'
  | 'REJECTED';

export type Referral = {
  code: Scalars['String']['output'];
  friends?: Maybe<ReferralFriendPage>;
  invitations: Scalars['Int']['output'];
  links: Array<Scalars['URL']['output']>;
  paid: Money;
  paidFriends: Scalars['Int']['output'];
  rule?: Maybe<ReferralRule>;
};


export type ReferralFriendsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  show?: ReferralFriends;
};

export type ReferralFriend = {
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  maskedUsername: Scalars['String']['output'];
  registeredAt: Scalars['DateTime']['output'];
  reward: Money;
  stage: ReferralStage;
  until: Scalars['DateTime']['output'];
};

export type ReferralFriendPage = {
  nodes: Array<ReferralFriend>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type ReferralFriends =
  | 'ALL'
  | 'PAID';

export type ReferralRule = {
  days: Scalars['Int']['output'];
  minDeposit: Money;
  minTurnover: Money;
  reward: Money;
};

export type ReferralStage =
  | 'DECLINED'
  | 'DEPOSITED'
  | 'EXPIRED'
  | 'OTHER'
  | 'PAID'
  | 'REGISTERED';

export type RegisterByMobileInput = {
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  agreement?: InputMaybe<Scalars['Boolean']['input']>;
  captcha?: InputMaybe<CaptchaInput>;
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  confirmedAge?: InputMaybe<Scalars['Int']['input']>;
  depositLimit?: InputMaybe<DepositLimitInput>;
  details?: InputMaybe<RegistrationDetailsInput>;
  humanProof?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone: PhoneInput;
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterInput = {
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  agreement?: InputMaybe<Scalars['Boolean']['input']>;
  captcha?: InputMaybe<CaptchaInput>;
  confirmPassword: Scalars['String']['input'];
  confirmedAge?: InputMaybe<Scalars['Int']['input']>;
  depositLimit?: InputMaybe<DepositLimitInput>;
  details?: InputMaybe<RegistrationDetailsInput>;
  humanProof?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  phone?: InputMaybe<PhoneInput>;
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  username: Scalars['String']['input'];
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterResult = InvalidInput | LogInSuccess | Problem;

export type RegistrationDetailsInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  facebook?: InputMaybe<Scalars['String']['input']>;
  idNumber?: InputMaybe<Scalars['String']['input']>;
  line?: InputMaybe<Scalars['String']['input']>;
  payeeName?: InputMaybe<Scalars['String']['input']>;
  paymentPassword?: InputMaybe<Scalars['String']['input']>;
  qqNum?: InputMaybe<Scalars['String']['input']>;
  recommenderId?: InputMaybe<Scalars['String']['input']>;
  wechat?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
  zalo?: InputMaybe<Scalars['String']['input']>;
};

export type RegistrationField = {
  acceptedPattern: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
  maxLength: Scalars['Int']['output'];
  minLength: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  patternId: Scalars['Int']['output'];
};

export type RegistrationForm = {
  canCheckInvitationCode: Scalars['Boolean']['output'];
  isMobilePasswordRequired: Scalars['Boolean']['output'];
  isSmsCodeRequired: Scalars['Boolean']['output'];
  methods: Array<RegistrationMethod>;
};

export type RegistrationLink = {
  activeMembers: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  depositors: Scalars['Int']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isExpired: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  prizeSeries: Scalars['Int']['output'];
  rebateBasisPoints: Scalars['Int']['output'];
  registrations: Scalars['Int']['output'];
  subId?: Maybe<Scalars['String']['output']>;
  visits: Scalars['Int']['output'];
};

export type RegistrationLinks = {
  agentCode?: Maybe<Scalars['String']['output']>;
  nodes: Array<RegistrationLink>;
};

export type RegistrationMethod =
  | 'MOBILE'
  | 'USERNAME';

export type ReleaseDepositInput = {
  id: Scalars['ID']['input'];
};

export type RemoveBankCardInput = {
  id: Scalars['ID']['input'];
};

export type RemoveLotterySheetInput = {
  id: Scalars['ID']['input'];
};

export type RemovePasskeyInput = {
  id: Scalars['ID']['input'];
};

export type RemovePushDeviceInput = {
  id: Scalars['ID']['input'];
};

export type RemoveRegistrationLinkInput = {
  id: Scalars['ID']['input'];
};

export type RemoveRegistrationLinkResult = InvalidInput | Problem | RemoveRegistrationLinkSuccess;

export type RemoveRegistrationLinkSuccess = {
  id: Scalars['ID']['output'];
  viewer?: Maybe<Viewer>;
};

export type RenamePasskeyInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type ReportChatMessageInput = {
  messageId: Scalars['ID']['input'];
  reason: ChatReportReason;
  roomId: Scalars['ID']['input'];
};

export type ReportChatMessageResult = Problem | ReportChatMessageSuccess;

export type ReportChatMessageSuccess = {
  messageId: Scalars['ID']['output'];
};

export type ReportFailingHostInput = {
  host: Scalars['URL']['input'];
};

export type ReportFailingHostResult = Problem | ReportFailingHostSuccess;

export type ReportFailingHostSuccess = {
  imageHosts: Array<Scalars['URL']['output']>;
};

export type RequestClosingPayoutInput = {
  bankCardId: Scalars['ID']['input'];
  stepUp?: InputMaybe<StepUpInput>;
};

export type RequestCodeResult = InvalidInput | Problem | RequestCodeSuccess;

export type RequestCodeSuccess = {
  expiresInMinutes: Scalars['Int']['output'];
  resendAfterSeconds: Scalars['Int']['output'];
};

export type RequestContractInput = {
  kind: AgentContractKind;
  note?: Scalars['String']['input'];
  terms: ContractTermsInput;
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
  humanProof?: InputMaybe<Scalars['String']['input']>;
  username: Scalars['String']['input'];
};

export type RequestPasswordResetResult = InvalidInput | Problem | RequestPasswordResetSuccess;

export type RequestPasswordResetSuccess = {
  expiresInMinutes: Scalars['Int']['output'];
};

export type RequestPaymentPasswordCodeInput = {
  channel: CodeChannel;
};

export type RequestPhoneCodeInput = {
  humanProof?: InputMaybe<Scalars['String']['input']>;
  phone: PhoneInput;
  purpose: CodePurpose;
};

export type RequestStepUpCodeInput = {
  channel: CodeChannel;
  purpose: StepUpPurpose;
};

export type RequestTextCaptchaInput = {
  humanProof: Scalars['String']['input'];
};

export type RequestTextCaptchaResult = Problem | RequestTextCaptchaSuccess;

export type RequestTextCaptchaSuccess = {
  characters: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type RequestWithdrawalInput = {
  amount: Scalars['Amount']['input'];
  bankCardId: Scalars['ID']['input'];
  paymentPassword: Scalars['String']['input'];
  requestKey: Scalars['ID']['input'];
  stepUp?: InputMaybe<StepUpInput>;
};

export type RequestWithdrawalResult = InvalidInput | Problem | StepUpRequired | TurnoverRequired | WithdrawalSuccess;

export type ResetPasswordByPhoneInput = {
  newPassword: Scalars['String']['input'];
  phone: PhoneInput;
  phoneToken?: InputMaybe<Scalars['String']['input']>;
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

export type ResetPasswordInput = {
  confirmNewPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type ResetPasswordResult = InvalidInput | Problem | ResetPasswordSuccess;

export type ResetPasswordSuccess = {
  isReset: Scalars['Boolean']['output'];
};

export type ResetPaymentPasswordInput = {
  confirmPaymentPassword: Scalars['String']['input'];
  paymentPassword: Scalars['String']['input'];
  proof: PaymentPasswordProofInput;
};

export type Restriction = {
  isDepositBlocked: Scalars['Boolean']['output'];
  isPlayBlocked: Scalars['Boolean']['output'];
  kind: RestrictionKind;
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type RestrictionKind =
  | 'CLOSING'
  | 'DEPOSITS_BLOCKED'
  | 'DEPOSIT_LIMIT'
  | 'HELD'
  | 'LOSS_LIMIT'
  | 'OTHER'
  | 'REGISTER'
  | 'REGISTER_INCOMPLETE'
  | 'REGISTER_UNKNOWN'
  | 'SELF_EXCLUSION'
  | 'SESSION_TIME'
  | 'TIME_OUT';

export type ResyncCause =
  | 'CURSOR_EXPIRED'
  | 'INTERRUPTED'
  | 'TOO_SLOW';

export type ResyncNeeded = PublishedEvent & {
  cause: ResyncCause;
  cursor: Scalars['EventCursor']['output'];
};

export type RevokeApiTokenInput = {
  id: Scalars['ID']['input'];
};

export type RevokeApiTokenResult = Problem | RevokeApiTokenSuccess;

export type RevokeApiTokenSuccess = {
  apiTokens?: Maybe<Array<ApiToken>>;
};

export type RevokeSessionInput = {
  id: Scalars['ID']['input'];
};

export type RevokeSessionResult = Problem | RevokeSessionSuccess;

export type RevokeSessionSuccess = {
  isLoggedOut: Scalars['Boolean']['output'];
  sessions?: Maybe<Array<ActiveSession>>;
};

export type SaveLotteryHabitsInput = {
  b?: InputMaybe<LotteryBMeaning>;
  d?: InputMaybe<LotteryDMeaning>;
  pairs?: InputMaybe<LotteryPairsMeaning>;
  ranges?: InputMaybe<LotteryRangesMeaning>;
};

export type SaveLotteryHabitsResult = InvalidInput | Problem | SaveLotteryHabitsSuccess;

export type SaveLotteryHabitsSuccess = {
  viewer?: Maybe<Viewer>;
};

export type SaveLotterySheetInput = {
  code: Scalars['String']['input'];
  name: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type SearchResults = {
  games?: Maybe<GamePage>;
  helpTopics?: Maybe<Array<HelpSearchResult>>;
  promotions?: Maybe<Array<Promotion>>;
  vendors?: Maybe<Array<VendorSearchResult>>;
};


export type SearchResultsGamesArgs = {
  first?: Scalars['Int']['input'];
};

export type SecurityAnswerInput = {
  answer: Scalars['String']['input'];
  questionId: Scalars['ID']['input'];
};

export type SecurityChangeResult = InvalidInput | Problem | SecurityChangeSuccess;

export type SecurityChangeSuccess = {
  security?: Maybe<AccountSecurity>;
};

export type SecurityQuestion = {
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type SecurityQuestions = {
  catalogue?: Maybe<Array<SecurityQuestion>>;
  chosen: Array<SecurityQuestion>;
  isResting: Scalars['Boolean']['output'];
  lockedSeconds?: Maybe<Scalars['Int']['output']>;
  setAt?: Maybe<Scalars['DateTime']['output']>;
  usableAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SecurityQuestionsProofInput =
  { password: Scalars['String']['input']; paymentPassword?: never; }
  |  { password?: never; paymentPassword: Scalars['String']['input']; };

export type SendChatMessageInput = {
  requestKey: Scalars['ID']['input'];
  roomId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type SendChatMessageResult = InvalidInput | Problem | SendChatMessageSuccess;

export type SendChatMessageSuccess = {
  message: ChatMessage;
  waitSeconds: Scalars['Int']['output'];
};

export type SendContactCodeInput = {
  contact: ContactInput;
};

export type SendContactProofCodeInput = {
  kind: ContactProofKind;
};

export type SendFeedbackInput = {
  contact?: InputMaybe<Scalars['String']['input']>;
  content: Scalars['String']['input'];
  questionType: FeedbackQuestionType;
  requestKey: Scalars['ID']['input'];
};

export type SendFeedbackResult = InvalidInput | Problem | SendFeedbackSuccess;

export type SendFeedbackSuccess = {
  reference: Scalars['String']['output'];
};

export type SendGuestCaseCodeInput = {
  email: Scalars['String']['input'];
  humanProof?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};

export type SendGuestCaseCodeResult = InvalidInput | Problem | SendGuestCaseCodeSuccess;

export type SendGuestCaseCodeSuccess = {
  id: Scalars['ID']['output'];
};

export type SendLogInCodeInput = {
  kind: VerificationKind;
  logInToken: Scalars['String']['input'];
};

export type SendMessageInput = {
  content: Scalars['String']['input'];
  requestKey: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  to: MessageRecipient;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type SendMessageResult = InvalidInput | Problem | SendMessageSuccess;

export type SendMessageSuccess = {
  recipientCount: Scalars['Int']['output'];
  viewer?: Maybe<Viewer>;
};

export type ServiceCase = {
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: ServiceCaseKind;
  lines: Array<ServiceCaseLine>;
  openedAt: Scalars['DateTime']['output'];
  rating?: Maybe<ServiceCaseRating>;
  state: ServiceCaseState;
  title: Scalars['String']['output'];
  topic: ServiceTopic;
  unseenCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ServiceCaseChanged = PublishedEvent & {
  caseId: Scalars['ID']['output'];
  caseState: ServiceCaseState;
  cursor: Scalars['EventCursor']['output'];
  unseenCount: Scalars['Int']['output'];
};

export type ServiceCaseKind =
  | 'FEEDBACK'
  | 'OTHER'
  | 'QUESTION';

export type ServiceCaseLine = {
  at: Scalars['DateTime']['output'];
  isAnswer: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  uploadIds: Array<Scalars['ID']['output']>;
};

export type ServiceCasePage = {
  desk: ServiceDeskHours;
  nodes: Array<ServiceCase>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type ServiceCaseRating = {
  comment?: Maybe<Scalars['String']['output']>;
  stars: Scalars['Int']['output'];
};

export type ServiceCaseResult = InvalidInput | Problem | ServiceCaseSuccess;

export type ServiceCaseState =
  | 'ANSWERED'
  | 'CLOSED'
  | 'OPEN'
  | 'OTHER';

export type ServiceCaseSuccess = {
  serviceCase: ServiceCase;
};

export type ServiceDeskHours = {
  answerMinutes: Scalars['Int']['output'];
  closesAt: Scalars['TimeOfDay']['output'];
  isOpen: Scalars['Boolean']['output'];
  isPersonal: Scalars['Boolean']['output'];
  opensAt: Scalars['TimeOfDay']['output'];
};

export type ServiceTopic =
  | 'ACCOUNT'
  | 'COMPLAINT'
  | 'GAME'
  | 'OTHER'
  | 'PROMOTION'
  | 'SITE'
  | 'WALLET';

export type SessionEndReason =
  | 'BLOCKED'
  | 'CLOSED'
  | 'EXCLUDED'
  | 'EXPIRED'
  | 'LIMIT'
  | 'LOGGED_OUT'
  | 'PASSWORD_CHANGED'
  | 'REPLACED'
  | 'REVOKED'
  | 'UNKNOWN';

export type SessionEnded = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  reason: SessionEndReason;
};

export type SetAvatarInput =
  { drawnId: Scalars['ID']['input']; uploadId?: never; }
  |  { drawnId?: never; uploadId: Scalars['ID']['input']; };

export type SetAvatarResult = InvalidInput | Problem | SetAvatarSuccess;

export type SetAvatarSuccess = {
  viewer?: Maybe<Viewer>;
};

export type SetDefaultBankCardInput = {
  id: Scalars['ID']['input'];
};

export type SetDownlineRebateInput = {
  paymentPassword: Scalars['String']['input'];
  prizeSeries?: InputMaybe<Scalars['Int']['input']>;
  rebateBasisPoints: Scalars['Int']['input'];
  username: Scalars['String']['input'];
};

export type SetFavouriteInput = {
  gameId: Scalars['ID']['input'];
  isFavourite: Scalars['Boolean']['input'];
};

export type SetFavouriteNoteInput = {
  gameId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

export type SetFavouriteNoteResult = InvalidInput | Problem | SetFavouriteNoteSuccess;

export type SetFavouriteNoteSuccess = {
  game: Game;
};

export type SetFavouriteResult = Problem | SetFavouriteSuccess;

export type SetFavouriteSuccess = {
  game: Game;
};

export type SetLanguageInput = {
  language: Scalars['String']['input'];
};

export type SetLanguageResult = InvalidInput | Problem | SetLanguageSuccess;

export type SetLanguageSuccess = {
  language: Scalars['String']['output'];
};

export type SetLimitInput = {
  amount?: InputMaybe<Scalars['Amount']['input']>;
  kind: LimitKind;
  minutes?: InputMaybe<Scalars['Int']['input']>;
  period?: InputMaybe<LimitPeriod>;
};

export type SetMessagePreferenceInput = {
  channel: NoticeChannel;
  isOn: Scalars['Boolean']['input'];
  kind: NoticeKind;
};

export type SetPaymentPasswordInput = {
  confirmPaymentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  paymentPassword: Scalars['String']['input'];
};

export type SetQuietHoursInput = {
  fromMinute?: InputMaybe<Scalars['Int']['input']>;
  toMinute?: InputMaybe<Scalars['Int']['input']>;
};

export type SetRealityCheckInput = {
  everyMinutes: Scalars['Int']['input'];
};

export type SetSecurityQuestionsInput = {
  answers: Array<SecurityAnswerInput>;
  proof: SecurityQuestionsProofInput;
};

export type SimulatedPeriod = {
  amount: Money;
  from: Scalars['DateTime']['output'];
  isReached: Scalars['Boolean']['output'];
  lines: Array<BillLine>;
  paid: Money;
  received: Money;
  to: Scalars['DateTime']['output'];
};

export type Site = {
  addresses?: Maybe<Array<SiteAddress>>;
  agreementAge: Scalars['Int']['output'];
  analytics?: Maybe<SiteAnalytics>;
  announcements?: Maybe<AnnouncementPage>;
  bannerGroups?: Maybe<Array<BannerGroup>>;
  banners?: Maybe<Array<Banner>>;
  canRepeatMutations: Scalars['Boolean']['output'];
  customerService: Array<CustomerServiceLink>;
  downloads: Array<Download>;
  features: Array<Feature>;
  feedback?: Maybe<FeedbackRules>;
  hasLiveEvents: Scalars['Boolean']['output'];
  helpTopic?: Maybe<HelpTopic>;
  helpTopics?: Maybe<Array<HelpTopic>>;
  identityProviders?: Maybe<Array<IdentityProviderOption>>;
  imageHosts: Array<Scalars['URL']['output']>;
  languages: Array<Language>;
  leastDeposit?: Maybe<Money>;
  memberAge: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  navigation?: Maybe<Array<NavigationEntry>>;
  pointsMall?: Maybe<PointsMall>;
  promotion?: Maybe<Promotion>;
  promotionCategories?: Maybe<Array<PromotionCategory>>;
  promotions?: Maybe<PromotionPage>;
  registration: RegistrationForm;
  registrationFields: Array<RegistrationField>;
  serviceDesk?: Maybe<ServiceDeskHours>;
  settings?: Maybe<SiteSettings>;
  socialLinks: Array<SocialLink>;
  status?: Maybe<SiteStatus>;
};


export type SiteAnnouncementsArgs = {
  kind?: AnnouncementKind;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type SiteBannersArgs = {
  group: Scalars['String']['input'];
};


export type SiteHelpTopicArgs = {
  id: Scalars['ID']['input'];
};


export type SitePromotionArgs = {
  id: Scalars['ID']['input'];
};


export type SitePromotionsArgs = {
  category?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

export type SiteAddress = {
  host: Scalars['String']['output'];
  isMain: Scalars['Boolean']['output'];
  url: Scalars['URL']['output'];
};

export type SiteAnalytics = {
  origin: Scalars['URL']['output'];
  tagId: Scalars['String']['output'];
};

export type SiteSettings = {
  agentContracts: Array<AgentContractKind>;
  brandName: Scalars['String']['output'];
  currency: Scalars['CurrencyCode']['output'];
  currencySymbol: Scalars['String']['output'];
  defaultLanguage: Scalars['String']['output'];
  languages: Array<Language>;
  timeZone: Scalars['String']['output'];
};

export type SiteState =
  | 'MAINTENANCE'
  | 'NORMAL'
  | 'REGION_RESTRICTED';

export type SiteStatus = {
  maintenanceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  state: SiteState;
  visitorCountry: Scalars['String']['output'];
  visitorIpAddress: Scalars['String']['output'];
};

export type SiteStatusChanged = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
};

export type SocialLink = {
  network: SocialNetwork;
  url: Scalars['URL']['output'];
};

export type SocialNetwork =
  | 'FACEBOOK'
  | 'INSTAGRAM'
  | 'TELEGRAM'
  | 'WHATSAPP';

export type SpendPointsResult = InvalidInput | Problem | SpendPointsSuccess;

export type SpendPointsSuccess = {
  redemption: Redemption;
  viewer?: Maybe<Viewer>;
  wallet?: Maybe<Wallet>;
};

export type Sport =
  | 'BADMINTON'
  | 'COCKFIGHT'
  | 'ESPORTS'
  | 'FOOTBALL'
  | 'OTHER'
  | 'TABLE_TENNIS'
  | 'TENNIS'
  | 'VOLLEYBALL';

export type SportEvent = {
  away: Scalars['String']['output'];
  awayScore: Scalars['Int']['output'];
  endsAt: Scalars['DateTime']['output'];
  gameId: Scalars['ID']['output'];
  home: Scalars['String']['output'];
  homeScore: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  league: Scalars['String']['output'];
  markets: Array<EventMarket>;
  phase: EventPhase;
  sport: Sport;
  startsAt: Scalars['DateTime']['output'];
};

export type StartFreePlayInput = {
  language?: InputMaybe<Scalars['String']['input']>;
};

export type StartTimeOutInput = {
  confirmation?: InputMaybe<Scalars['String']['input']>;
  days: Scalars['Int']['input'];
};

export type StepUpInput =
  { answers: Array<SecurityAnswerInput>; authenticator?: never; email?: never; passkey?: never; password?: never; sms?: never; }
  |  { answers?: never; authenticator: Scalars['String']['input']; email?: never; passkey?: never; password?: never; sms?: never; }
  |  { answers?: never; authenticator?: never; email: Scalars['String']['input']; passkey?: never; password?: never; sms?: never; }
  |  { answers?: never; authenticator?: never; email?: never; passkey: Scalars['String']['input']; password?: never; sms?: never; }
  |  { answers?: never; authenticator?: never; email?: never; passkey?: never; password: Scalars['String']['input']; sms?: never; }
  |  { answers?: never; authenticator?: never; email?: never; passkey?: never; password?: never; sms: Scalars['String']['input']; };

export type StepUpMethod =
  | 'AUTHENTICATOR'
  | 'EMAIL'
  | 'PASSKEY'
  | 'PASSWORD'
  | 'SECURITY_QUESTIONS'
  | 'SMS';

export type StepUpOption = {
  hint?: Maybe<Scalars['String']['output']>;
  method: StepUpMethod;
  questions?: Maybe<Array<SecurityQuestion>>;
};

export type StepUpPurpose =
  | 'ACCOUNT_CLOSING'
  | 'BANK_CARD'
  | 'WITHDRAWAL';

export type StepUpRequired = UserError & {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  methods: Array<StepUpOption>;
};

export type StreamOpened = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
};

export type SubmitDepositProofInput = {
  id: Scalars['ID']['input'];
  uploads: Array<Scalars['ID']['input']>;
};

export type SubmitIdentityDocumentsInput = {
  documents: Array<IdentityDocumentInput>;
};

export type SubmitIdentityDocumentsResult = InvalidInput | Problem | SubmitIdentityDocumentsSuccess;

export type SubmitIdentityDocumentsSuccess = {
  identity: IdentityCheck;
};

export type Subscription = {
  live: LiveEvent;
  publicLive: PublicLiveEvent;
};


export type SubscriptionLiveArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  chatRooms?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type SubscriptionPublicLiveArgs = {
  after?: InputMaybe<Scalars['EventCursor']['input']>;
  lotteries?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type TeamBetting = {
  days: Array<TeamBettingDay>;
  products: Array<TeamBettingProduct>;
  rounds: Scalars['Int']['output'];
  totals: LineTotals;
  uncounted: Money;
  username: Scalars['String']['output'];
};

export type TeamBettingDay = {
  day: Scalars['Date']['output'];
  rounds: Scalars['Int']['output'];
  totals: LineTotals;
  uncounted: Money;
};

export type TeamBettingProduct = {
  category: GameCategory;
  houseProfit: Money;
  payout: Money;
  rounds: Scalars['Int']['output'];
  turnover: Money;
  uncounted: Money;
};

export type TeamBettingResult = Problem | TeamBetting;

export type TeamDay = {
  day: Scalars['Date']['output'];
  totals: TeamTotals;
};

export type TeamFileInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
  username?: InputMaybe<Scalars['String']['input']>;
};

export type TeamHourTotals = {
  deposit: Money;
  houseProfit: Money;
  newMembers: Scalars['Int']['output'];
  turnover: Money;
  withdrawal: Money;
};

export type TeamMember = {
  id: Scalars['ID']['output'];
  kind: AccountKind;
  username: Scalars['String']['output'];
};

export type TeamOverview = {
  agentCount: Scalars['Int']['output'];
  bottomDownlines: Array<DirectDownline>;
  dayBeforeYesterday?: Maybe<TeamTotals>;
  days: Array<TeamDay>;
  memberCount: Scalars['Int']['output'];
  range: TeamTotals;
  sameHour?: Maybe<TeamSameHour>;
  thisMonth: TeamTotals;
  today: TeamTotals;
  topDownlines: Array<DirectDownline>;
  username: Scalars['String']['output'];
  yesterday: TeamTotals;
};

export type TeamOverviewResult = Problem | TeamOverview;

export type TeamSameHour = {
  hour: Scalars['Int']['output'];
  today: TeamHourTotals;
  yesterday: TeamHourTotals;
};

export type TeamTotals = {
  activeMembers: Scalars['Int']['output'];
  deposit: Money;
  houseProfit: Money;
  newMembers: Scalars['Int']['output'];
  turnover: Money;
  withdrawal: Money;
};

export type TeamWatch = {
  days: Scalars['Int']['output'];
  isTooLarge: Scalars['Boolean']['output'];
  limit: Scalars['Int']['output'];
  losses: Array<MemberResult>;
  newMembers: Array<NewMember>;
  quietMembers: Array<QuietMember>;
  wins: Array<MemberResult>;
};

export type TeamWatchResult = Problem | TeamWatch;

export type TokenNetwork =
  | 'ERC20'
  | 'TRC20';

export type TransactionDetail = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  movements: Array<Movement>;
  reference?: Maybe<Scalars['String']['output']>;
  type: MovementType;
};

export type TransferBetweenPartsInput = {
  amount: Scalars['Amount']['input'];
  fromPartId: Scalars['ID']['input'];
  requestKey?: InputMaybe<Scalars['ID']['input']>;
  toPartId: Scalars['ID']['input'];
};

export type TransferBetweenPartsResult = InvalidInput | Problem | TransferBetweenPartsSuccess;

export type TransferBetweenPartsSuccess = {
  hasArrived: Scalars['Boolean']['output'];
  wallet?: Maybe<Wallet>;
};

export type TransferRelation =
  | 'DOWNLINE'
  | 'UPLINE';

export type TransferToDownlineInput = {
  amount: Scalars['Amount']['input'];
  paymentPassword: Scalars['String']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
  requestKey: Scalars['ID']['input'];
  username: Scalars['String']['input'];
};

export type TransferToUplineInput = {
  amount: Scalars['Amount']['input'];
  paymentPassword: Scalars['String']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
  requestKey: Scalars['ID']['input'];
};

export type TurnoverRequired = UserError & {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  remaining: Money;
};

export type TurnoverRequirement = {
  done: Money;
  remaining: Money;
  required: Money;
};

export type UncountedReason =
  | 'COVERED'
  | 'LOW_ODDS'
  | 'NET'
  | 'PUSH'
  | 'VENDOR';

export type UncoveredBills = {
  amount: Money;
  count: Scalars['Int']['output'];
};

export type UnlinkIdentityInput = {
  id: Scalars['ID']['input'];
};

export type UnresolvedTransfer = {
  amount: Money;
  id: Scalars['ID']['output'];
  isToVendor: Scalars['Boolean']['output'];
  startedAt: Scalars['DateTime']['output'];
  vendorId: Scalars['ID']['output'];
};

export type UnsubscribeInput = {
  token: Scalars['String']['input'];
};

export type UnsubscribeResult = Problem | UnsubscribeSuccess;

export type UnsubscribeSuccess = {
  kind: NoticeKind;
};

export type UpdateProfileInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  birthday?: InputMaybe<Scalars['Date']['input']>;
  nationality?: InputMaybe<Scalars['String']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  realName?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfileResult = InvalidInput | Problem | UpdateProfileSuccess;

export type UpdateProfileSuccess = {
  viewer?: Maybe<Viewer>;
};

export type UploadPurpose =
  | 'AVATAR'
  | 'DEPOSIT_PROOF'
  | 'IDENTITY_DOCUMENT'
  | 'MESSAGE'
  | 'PROMOTION'
  | 'WITHDRAWAL_PROOF';

export type UserError = {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type Vendor = {
  icon: Scalars['URL']['output'];
  id: Scalars['ID']['output'];
  launchTarget?: Maybe<LaunchTarget>;
  logo: Scalars['URL']['output'];
  name: Scalars['String']['output'];
};

export type VendorSearchResult = {
  gameCount: Scalars['Int']['output'];
  lobbyId: LobbyId;
  vendor: Vendor;
};

export type VerificationKind =
  | 'AUTHENTICATOR_CODE'
  | 'BANK_ACCOUNT_NAME'
  | 'EMAIL_CODE'
  | 'PHONE_CODE';

export type VerificationMethod = {
  hint?: Maybe<Scalars['String']['output']>;
  kind: VerificationKind;
};

export type VerificationRequired = UserError & {
  code: ErrorCode;
  /** @deprecated Use `Problem.field` or `InvalidInput.field`. Removed on 2027-05-31. */
  field?: Maybe<Scalars['String']['output']>;
  logInToken: Scalars['String']['output'];
  message: Scalars['String']['output'];
  methods: Array<VerificationMethod>;
};

export type VerifyLogInInput = {
  answer: Scalars['String']['input'];
  kind: VerificationKind;
  logInToken: Scalars['String']['input'];
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  requestKey?: InputMaybe<Scalars['ID']['input']>;
};

export type ViewGuestUploadInput = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  uploadId: Scalars['ID']['input'];
};

export type ViewUploadInput = {
  id: Scalars['ID']['input'];
};

export type ViewUploadResult = InvalidInput | Problem | ViewUploadSuccess;

export type ViewUploadSuccess = {
  expiresAt: Scalars['DateTime']['output'];
  url: Scalars['URL']['output'];
};

export type Viewer = {
  activityStatement?: Maybe<ActivityStatement>;
  agentAccount: AgentAccountResult;
  avatar: Scalars['URL']['output'];
  canChangePassword: Permission;
  canKeepFavourites: Permission;
  canPlayForRealMoney: Permission;
  chat?: Maybe<Chat>;
  closing?: Maybe<AccountClosing>;
  favouriteGames?: Maybe<GamePage>;
  favouriteLotteries?: Maybe<Array<Lottery>>;
  id: Scalars['ID']['output'];
  intervention?: Maybe<Intervention>;
  isAdvertisingPaused: Scalars['Boolean']['output'];
  kind: AccountKind;
  label?: Maybe<MemberLabel>;
  limits?: Maybe<MemberLimits>;
  liveCursor?: Maybe<Scalars['EventCursor']['output']>;
  lotteryHabits?: Maybe<LotteryHabits>;
  lotterySheets?: Maybe<Array<LotterySheet>>;
  lotteryTicket?: Maybe<LotteryTicketDetail>;
  lotteryTickets?: Maybe<LotteryTicketConnection>;
  memberAccount: MemberAccountResult;
  menu: Array<MenuEntry>;
  nickname: Scalars['String']['output'];
  openRounds?: Maybe<Array<OpenRound>>;
  playClock?: Maybe<PlayClock>;
  recentGames?: Maybe<Array<Game>>;
  referral?: Maybe<Referral>;
  restriction?: Maybe<Restriction>;
  sessions?: Maybe<Array<ActiveSession>>;
  unreadMessages: Scalars['Int']['output'];
  username: Scalars['String']['output'];
  wallet?: Maybe<Wallet>;
};


export type ViewerActivityStatementArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewerFavouriteGamesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type ViewerLotteryTicketArgs = {
  id: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type ViewerLotteryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  drawNumber?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  openOnly?: Scalars['Boolean']['input'];
  wonOnly?: Scalars['Boolean']['input'];
};


export type ViewerRecentGamesArgs = {
  first?: Scalars['Int']['input'];
  lobbyId?: InputMaybe<LobbyId>;
};

export type WaitingLimit = {
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  readyAt: Scalars['DateTime']['output'];
  to?: Maybe<LimitValue>;
};

export type Wallet = {
  atVendors?: Maybe<Array<WalletPart>>;
  available: Money;
  balance: Money;
  bonus: Money;
  currencySymbol: Scalars['String']['output'];
  held?: Maybe<Money>;
  isSingle?: Maybe<Scalars['Boolean']['output']>;
  parts?: Maybe<Array<WalletPart>>;
  summary?: Maybe<WalletSummary>;
  unresolvedTransfers?: Maybe<Array<UnresolvedTransfer>>;
};

export type WalletPart = {
  balance: Money;
  id: Scalars['ID']['output'];
  isLocked: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  vendorId?: Maybe<Scalars['ID']['output']>;
};

export type WalletSummary = {
  /** @deprecated Use `Wallet.atVendors`. Removed on 2027-05-31. */
  atVendors: Money;
  /** @deprecated Use `Wallet.available`. Removed on 2027-05-31. */
  available: Money;
  /** @deprecated Use `Wallet.bonus`. Removed on 2027-05-31. */
  bonus: Money;
  /** @deprecated Use `Wallet.held`. Removed on 2027-05-31. */
  locked: Money;
  monthProfit: Money;
  monthTurnover: Money;
  totalDeposit: Money;
  totalTurnover: Money;
  totalWithdrawal: Money;
};

export type Winner = {
  category: GameCategory;
  gameId: Scalars['ID']['output'];
  gameName: Scalars['String']['output'];
  jackpot?: Maybe<Scalars['String']['output']>;
  launchTarget?: Maybe<LaunchTarget>;
  maskedUsername: Scalars['String']['output'];
  multiple?: Maybe<Scalars['Decimal']['output']>;
  payout: Money;
  picture: Scalars['URL']['output'];
  vendorId: Scalars['ID']['output'];
  wonAt: Scalars['DateTime']['output'];
};

export type WinnerAnnounced = PublishedEvent & {
  cursor: Scalars['EventCursor']['output'];
  gameId: Scalars['ID']['output'];
  gameName: Scalars['String']['output'];
  maskedUsername: Scalars['String']['output'];
  payout: Money;
};


export type WinnerAnnouncedGameNameArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

export type WinnerPage = {
  nodes: Array<Winner>;
  pageInfo: PageNumbers;
  totalCount: Scalars['Int']['output'];
};

export type WinnersOrder =
  | 'AMOUNT'
  | 'LATEST'
  | 'MULTIPLE';

export type WinnersPeriod =
  | 'DAY'
  | 'WEEK';

export type WithdrawContractRequestInput = {
  id: Scalars['ID']['input'];
};

export type Withdrawal = {
  accountMasked: Scalars['String']['output'];
  amount: Money;
  bankCode: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
  canCancel: Scalars['Boolean']['output'];
  confirmBy?: Maybe<Scalars['DateTime']['output']>;
  expectedBy?: Maybe<Scalars['DateTime']['output']>;
  fee: Money;
  id: Scalars['ID']['output'];
  nextActor?: Maybe<WithdrawalActor>;
  payout: Money;
  payoutReference?: Maybe<Scalars['String']['output']>;
  question?: Maybe<Scalars['String']['output']>;
  receivedAmount?: Maybe<Money>;
  remainder?: Maybe<Money>;
  requestedAt: Scalars['DateTime']['output'];
  reviewBy?: Maybe<Scalars['DateTime']['output']>;
  reviewReasons: Array<WithdrawalReviewReason>;
  state: WithdrawalState;
  steps: Array<WithdrawalStep>;
  updatedAt: Scalars['DateTime']['output'];
};

export type WithdrawalActor =
  | 'MEMBER'
  | 'OPERATOR'
  | 'OTHER'
  | 'PROVIDER'
  | 'SYSTEM';

export type WithdrawalChangeResult = InvalidInput | Problem | WithdrawalSuccess;

export type WithdrawalChanged = PublishedEvent & {
  amount: Money;
  cursor: Scalars['EventCursor']['output'];
  withdrawalId: Scalars['ID']['output'];
  withdrawalState: WithdrawalState;
};

export type WithdrawalChannel = {
  bankCode: Scalars['String']['output'];
  bankName: Scalars['String']['output'];
  expectedMinutes: Scalars['Int']['output'];
  feeBasisPoints: Scalars['Int']['output'];
  feeFixed: Money;
  kind: BankKind;
  maximum: Money;
  minimum: Money;
  tokenRate?: Maybe<Scalars['Decimal']['output']>;
};

export type WithdrawalIdentity = {
  documents: Array<IdentityDocumentKind>;
  isReviewed: Scalars['Boolean']['output'];
  missing: Array<IdentityFact>;
};

export type WithdrawalOptions = {
  available: Money;
  bonusTurnover?: Maybe<TurnoverRequirement>;
  canWithdraw?: Maybe<Scalars['Boolean']['output']>;
  channels: Array<WithdrawalChannel>;
  confirmMinutes: Scalars['Int']['output'];
  dayMaximum?: Maybe<Money>;
  free: Money;
  identity?: Maybe<WithdrawalIdentity>;
  isOpen: Scalars['Boolean']['output'];
  isTurnoverWaived: Scalars['Boolean']['output'];
  lastAmount?: Maybe<Money>;
  leftAmount?: Maybe<Money>;
  leftToday: Scalars['Int']['output'];
  maximum: Money;
  minimum: Money;
  perDay: Scalars['Int']['output'];
  requirements?: Maybe<Array<WithdrawalRequirement>>;
  reviewMinutes?: Maybe<Scalars['Int']['output']>;
  stepUpFrom: Money;
  turnover: TurnoverRequirement;
  unplayed: Money;
};

export type WithdrawalPage = {
  nodes: Array<Withdrawal>;
  pageInfo: PageNumbers;
  totalAmount: Money;
  totalCount: Scalars['Int']['output'];
};

export type WithdrawalReceipt =
  | 'NOT_RECEIVED'
  | 'PARTLY_RECEIVED'
  | 'RECEIVED';

export type WithdrawalRequirement = {
  from?: Maybe<Money>;
  kind: WithdrawalRequirementKind;
  metAt?: Maybe<Scalars['DateTime']['output']>;
  status: WithdrawalRequirementStatus;
  waitHours?: Maybe<Scalars['Int']['output']>;
};

export type WithdrawalRequirementKind =
  | 'BANK_CARD'
  | 'BONUS'
  | 'IDENTITY'
  | 'OTHER'
  | 'PAUSED'
  | 'PAYMENT_PASSWORD'
  | 'SECOND_FACTOR'
  | 'TURNOVER';

export type WithdrawalRequirementStatus =
  | 'MET'
  | 'OTHER'
  | 'TO_DO'
  | 'WAITING';

export type WithdrawalReviewReason =
  | 'IDENTITY'
  | 'LARGE_AMOUNT'
  | 'MANY_TODAY'
  | 'NEW_CARD'
  | 'OTHER'
  | 'PASSWORD_CHANGED'
  | 'UNPLAYED_DEPOSIT';

export type WithdrawalState =
  | 'APPROVED'
  | 'CANCELLED'
  | 'DISBURSED'
  | 'FAILED'
  | 'FORCED_RECEIPT'
  | 'NEEDS_INFO'
  | 'NOT_RECEIVED'
  | 'OTHER'
  | 'PARTLY_RECEIVED'
  | 'PROCESSING'
  | 'RECEIVED'
  | 'REJECTED'
  | 'REQUESTED'
  | 'REVIEW';

export type WithdrawalStep = {
  actor: WithdrawalActor;
  at: Scalars['DateTime']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: WithdrawalState;
};

export type WithdrawalSuccess = {
  wallet?: Maybe<Wallet>;
  withdrawal: Withdrawal;
};

export type WriteGuestCaseInput = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  requestKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type WriteServiceCaseInput = {
  id: Scalars['ID']['input'];
  requestKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  uploads?: InputMaybe<Array<Scalars['ID']['input']>>;
};
