/* Made by `npm run codegen`. */
import type * as Types from '@playhouse/schema/types.generated.ts'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MoneySource as MoneySourceSource, SiteSource as SiteSourceSource, CountrySource as CountrySourceSource, ViewerSource as ViewerSourceSource, WalletSource as WalletSourceSource, DepositSource as DepositSourceSource, DepositOptionsSource as DepositOptionsSourceSource, MemberAccountSource as MemberAccountSourceSource, AgentAccountSource as AgentAccountSourceSource, DownlineChangeSource as DownlineChangeSourceSource, LobbySource as LobbySourceSource, LobbyVendorSource as LobbyVendorSourceSource, SearchResultsSource as SearchResultsSourceSource, RaffleSource as RaffleSourceSource, MemberPointsSource as MemberPointsSourceSource, ChatSource as ChatSourceSource, ChatRoomSource as ChatRoomSourceSource, ReadChatRoomSource as ReadChatRoomSourceSource, BuyRaffleTicketsSource as BuyRaffleTicketsSourceSource, PaymentPasswordSource as PaymentPasswordSourceSource, PromotionSource as PromotionSourceSource, GameSource as GameSourceSource, GameUnderMaintenanceSource as GameUnderMaintenanceSourceSource } from './sources.ts';
import type { Context } from './context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


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
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

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
  AccountRecordResult:
    | ( Omit<Types.AccountRecord, 'moneyIn' | 'moneyOut' | 'net' | 'nodes'> & { moneyIn: _RefType['Money'], moneyOut: _RefType['Money'], net: _RefType['Money'], nodes: Array<_RefType['Movement']> } & { __typename: 'AccountRecord' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  AddBankCardResult:
    | ( Types.BankCardsChangeSuccess & { __typename: 'BankCardsChangeSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.StepUpRequired & { __typename: 'StepUpRequired' } )
  ;
  AgentAccountResult:
    | ( AgentAccountSourceSource & { __typename: 'AgentAccount' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  AgentApplicationResult:
    | ( Types.AgentApplicationSuccess & { __typename: 'AgentApplicationSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  AgentContractsResult:
    | ( Omit<Types.AgentContracts, 'bills' | 'contracts' | 'requests' | 'uncovered'> & { bills: Array<_RefType['AgentBill']>, contracts: Array<_RefType['AgentContract']>, requests: Array<_RefType['ContractRequest']>, uncovered?: Types.Maybe<_RefType['UncoveredBills']> } & { __typename: 'AgentContracts' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  AgentIncomeResult:
    | ( Omit<Types.AgentIncome, 'bills' | 'days' | 'paid' | 'received' | 'sources'> & { bills: Array<_RefType['AgentBill']>, days: Array<_RefType['IncomeDay']>, paid: _RefType['Money'], received: _RefType['Money'], sources: Array<_RefType['IncomeSource']> } & { __typename: 'AgentIncome' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ApplyPromotionResult:
    | ( Omit<Types.ApplyPromotionSuccess, 'offer'> & { offer: _RefType['PromotionOffer'] } & { __typename: 'ApplyPromotionSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  BankCardsChangeResult:
    | ( Types.BankCardsChangeSuccess & { __typename: 'BankCardsChangeSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  BeginAuthenticatorSetupResult:
    | ( Types.BeginAuthenticatorSetupSuccess & { __typename: 'BeginAuthenticatorSetupSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  BettingRecordResult:
    | ( Omit<Types.BettingRecord, 'nodes' | 'totals'> & { nodes: Array<_RefType['Bet']>, totals: _RefType['BetTotals'] } & { __typename: 'BettingRecord' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  BillChangeResult:
    | ( Omit<Types.BillChangeSuccess, 'bill'> & { bill?: Types.Maybe<_RefType['AgentBill']> } & { __typename: 'BillChangeSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  BindContactResult:
    | ( Omit<Types.BindContactSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'BindContactSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  BonusRecordResult:
    | ( Omit<Types.BonusRecord, 'converted' | 'forfeited' | 'granted' | 'nodes' | 'paid'> & { converted: _RefType['Money'], forfeited: _RefType['Money'], granted: _RefType['Money'], nodes: Array<_RefType['Movement']>, paid: _RefType['Money'] } & { __typename: 'BonusRecord' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  BuyRaffleTicketsResult:
    | ( BuyRaffleTicketsSourceSource & { __typename: 'BuyRaffleTicketsSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ChangeMessagesResult:
    | ( Omit<Types.ChangeMessagesSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'ChangeMessagesSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ChangePasswordResult:
    | ( Omit<Types.ChangePasswordSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'ChangePasswordSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ClaimMissionResult:
    | ( Omit<Types.ClaimMissionSuccess, 'mission' | 'viewer' | 'wallet'> & { mission: _RefType['Mission'], viewer?: Types.Maybe<_RefType['Viewer']>, wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'ClaimMissionSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ClaimPromotionResult:
    | ( Omit<Types.ClaimPromotionSuccess, 'offer' | 'wallet'> & { offer: _RefType['PromotionOffer'], wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'ClaimPromotionSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ClaimRafflePrizeResult:
    | ( Omit<Types.ClaimRafflePrizeSuccess, 'amount' | 'viewer' | 'wallet'> & { amount?: Types.Maybe<_RefType['Money']>, viewer?: Types.Maybe<_RefType['Viewer']>, wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'ClaimRafflePrizeSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ClaimRebateResult:
    | ( Omit<Types.ClaimRebateSuccess, 'wallet' | 'week'> & { wallet?: Types.Maybe<_RefType['Wallet']>, week: _RefType['RebateWeek'] } & { __typename: 'ClaimRebateSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CloseAccountResult:
    | ( Omit<Types.CloseAccountConfirmation, 'balance' | 'unplayed'> & { balance: _RefType['Money'], unplayed: _RefType['Money'] } & { __typename: 'CloseAccountConfirmation' } )
    | ( Omit<Types.CloseAccountSuccess, 'paidOut' | 'viewer'> & { paidOut: _RefType['Money'], viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'CloseAccountSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.StepUpRequired & { __typename: 'StepUpRequired' } )
  ;
  ClosingPayoutResult:
    | ( Omit<Types.ClosingPayoutSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'ClosingPayoutSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.StepUpRequired & { __typename: 'StepUpRequired' } )
  ;
  CollectVendorBalancesResult:
    | ( Omit<Types.CollectVendorBalancesSuccess, 'wallet'> & { wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'CollectVendorBalancesSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ConfirmPhoneResult:
    | ( Types.ConfirmPhoneSuccess & { __typename: 'ConfirmPhoneSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ContractChangeResult:
    | ( Omit<Types.ContractChangeSuccess, 'contract' | 'viewer'> & { contract?: Types.Maybe<_RefType['AgentContract']>, viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'ContractChangeSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ContractRequestChangeResult:
    | ( Omit<Types.ContractRequestChangeSuccess, 'request' | 'viewer'> & { request?: Types.Maybe<_RefType['ContractRequest']>, viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'ContractRequestChangeSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ContractSimulationResult:
    | ( Omit<Types.ContractSimulation, 'paid' | 'periods' | 'received' | 'total'> & { paid: _RefType['Money'], periods: Array<_RefType['SimulatedPeriod']>, received: _RefType['Money'], total: _RefType['Money'] } & { __typename: 'ContractSimulation' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CreateApiTokenResult:
    | ( Types.CreateApiTokenSuccess & { __typename: 'CreateApiTokenSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CreateDataFileResult:
    | ( Types.CreateDataFileSuccess & { __typename: 'CreateDataFileSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CreateDepositResult:
    | ( Omit<Types.CreateDepositSuccess, 'deposit'> & { deposit: _RefType['Deposit'] } & { __typename: 'CreateDepositSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CreateRecordFileResult:
    | ( Types.CreateRecordFileSuccess & { __typename: 'CreateRecordFileSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CreateRegistrationLinkResult:
    | ( Omit<Types.CreateRegistrationLinkSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'CreateRegistrationLinkSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CreateUploadResult:
    | ( Types.CreateUploadSuccess & { __typename: 'CreateUploadSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  CreditReportResult:
    | ( Omit<Types.CreditReport, 'closing' | 'credit' | 'days' | 'debit' | 'opening' | 'types'> & { closing: _RefType['Money'], credit: _RefType['Money'], days: Array<_RefType['CreditDay']>, debit: _RefType['Money'], opening: _RefType['Money'], types: Array<_RefType['CreditType']> } & { __typename: 'CreditReport' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  DepositChangeResult:
    | ( Omit<Types.DepositChangeSuccess, 'deposit'> & { deposit: _RefType['Deposit'] } & { __typename: 'DepositChangeSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  DownlineChangeResult:
    | ( DownlineChangeSourceSource & { __typename: 'DownlineChangeSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  DownlineResult:
    | ( Omit<Types.DownlineDetail, 'own' | 'products' | 'team'> & { own: _RefType['LineTotals'], products: Array<_RefType['ProductTotals']>, team: _RefType['LineTotals'] } & { __typename: 'DownlineDetail' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  DownlineTransactionsResult:
    | ( Omit<Types.DownlineTransactionConnection, 'deposit' | 'edges' | 'transferIn' | 'transferOut' | 'withdrawal'> & { deposit: _RefType['Money'], edges: Array<_RefType['DownlineTransactionEdge']>, transferIn?: Types.Maybe<_RefType['Money']>, transferOut?: Types.Maybe<_RefType['Money']>, withdrawal: _RefType['Money'] } & { __typename: 'DownlineTransactionConnection' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  DownlinesResult:
    | ( Omit<Types.DownlineConnection, 'edges'> & { edges: Array<_RefType['DownlineEdge']> } & { __typename: 'DownlineConnection' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ExclusionResult:
    | ( Types.ExclusionConfirmation & { __typename: 'ExclusionConfirmation' } )
    | ( Omit<Types.ExclusionSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'ExclusionSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ForfeitBonusResult:
    | ( Omit<Types.ForfeitBonusSuccess, 'bonusAccount'> & { bonusAccount: _RefType['BonusAccount'] } & { __typename: 'ForfeitBonusSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  GuestCaseResult:
    | ( Types.GuestCaseSuccess & { __typename: 'GuestCaseSuccess' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  IdentityProviderRedirectResult:
    | ( Types.IdentityProviderRedirectSuccess & { __typename: 'IdentityProviderRedirectSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  KeepSessionAliveResult:
    | ( Types.KeepSessionAliveSuccess & { __typename: 'KeepSessionAliveSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  LaunchGameResult:
    | ( GameUnderMaintenanceSourceSource & { __typename: 'GameUnderMaintenance' } )
    | ( Types.LaunchGameSuccess & { __typename: 'LaunchGameSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  LimitsResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.LimitsSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'LimitsSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  LiveEvent:
    | ( Types.AgentApplicationDecided & { __typename: 'AgentApplicationDecided' } )
    | ( Omit<Types.AgentBillPaid, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'AgentBillPaid' } )
    | ( Types.AgentContractChanged & { __typename: 'AgentContractChanged' } )
    | ( Types.AgentContractRequestChanged & { __typename: 'AgentContractRequestChanged' } )
    | ( Omit<Types.BalanceChanged, 'available' | 'balance' | 'bonus' | 'locked'> & { available: _RefType['Money'], balance?: Types.Maybe<_RefType['Money']>, bonus: _RefType['Money'], locked: _RefType['Money'] } & { __typename: 'BalanceChanged' } )
    | ( Omit<Types.BonusEnded, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'BonusEnded' } )
    | ( Types.ChatMessagePosted & { __typename: 'ChatMessagePosted' } )
    | ( Types.ChatMessageRemoved & { __typename: 'ChatMessageRemoved' } )
    | ( Types.ChatMuteChanged & { __typename: 'ChatMuteChanged' } )
    | ( Types.ChatRoomChanged & { __typename: 'ChatRoomChanged' } )
    | ( Types.ChatRoomRead & { __typename: 'ChatRoomRead' } )
    | ( Types.CursorMoved & { __typename: 'CursorMoved' } )
    | ( Omit<Types.DepositChanged, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'DepositChanged' } )
    | ( Types.IdentityDecided & { __typename: 'IdentityDecided' } )
    | ( Types.InterventionOpened & { __typename: 'InterventionOpened' } )
    | ( Types.LeaderboardChanged & { __typename: 'LeaderboardChanged' } )
    | ( Types.LimitReached & { __typename: 'LimitReached' } )
    | ( Omit<Types.LotteryTicketSettled, 'payout' | 'stake'> & { payout: _RefType['Money'], stake: _RefType['Money'] } & { __typename: 'LotteryTicketSettled' } )
    | ( Types.MessageArrived & { __typename: 'MessageArrived' } )
    | ( Types.MessagesRead & { __typename: 'MessagesRead' } )
    | ( Types.MissionsChanged & { __typename: 'MissionsChanged' } )
    | ( Types.RaffleWon & { __typename: 'RaffleWon' } )
    | ( Types.RankChanged & { __typename: 'RankChanged' } )
    | ( Types.ResyncNeeded & { __typename: 'ResyncNeeded' } )
    | ( Types.ServiceCaseChanged & { __typename: 'ServiceCaseChanged' } )
    | ( Types.SessionEnded & { __typename: 'SessionEnded' } )
    | ( Types.SiteStatusChanged & { __typename: 'SiteStatusChanged' } )
    | ( Types.StreamOpened & { __typename: 'StreamOpened' } )
    | ( Omit<Types.WithdrawalChanged, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'WithdrawalChanged' } )
  ;
  LogInResult:
    | ( Types.AccountBlocked & { __typename: 'AccountBlocked' } )
    | ( Types.CaptchaRequired & { __typename: 'CaptchaRequired' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.LogInSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'LogInSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.VerificationRequired & { __typename: 'VerificationRequired' } )
  ;
  LogOutResult:
    | ( Types.LogOutSuccess & { __typename: 'LogOutSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  LotterySheetsResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.LotterySheetsSuccess & { __typename: 'LotterySheetsSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  LotteryTicketResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.LotteryTicketSuccess, 'ticket' | 'wallet'> & { ticket: _RefType['LotteryTicket'], wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'LotteryTicketSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  MemberAccountResult:
    | ( MemberAccountSourceSource & { __typename: 'MemberAccount' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  MemberCodeResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.MemberCodeSuccess & { __typename: 'MemberCodeSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  MemberTransferResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.MemberTransferSuccess, 'transfer' | 'wallet'> & { transfer: _RefType['MemberTransfer'], wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'MemberTransferSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  MessageSettingsResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.MessageSettingsSuccess & { __typename: 'MessageSettingsSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  MuteChatNameResult:
    | ( Omit<Types.MuteChatNameSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'MuteChatNameSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  PasskeyOptionsResult:
    | ( Types.PasskeyOptionsSuccess & { __typename: 'PasskeyOptionsSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  PaymentPasswordChangeResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.PaymentPasswordChangeSuccess, 'paymentPassword'> & { paymentPassword?: Types.Maybe<_RefType['PaymentPassword']> } & { __typename: 'PaymentPasswordChangeSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  PlaceLotteryTicketResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.LotteryCeilingReached, 'remaining'> & { remaining: _RefType['Money'] } & { __typename: 'LotteryCeilingReached' } )
    | ( Omit<Types.LotteryStakeLimited, 'limit' | 'remaining'> & { limit: _RefType['Money'], remaining: _RefType['Money'] } & { __typename: 'LotteryStakeLimited' } )
    | ( Omit<Types.LotteryTicketSuccess, 'ticket' | 'wallet'> & { ticket: _RefType['LotteryTicket'], wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'LotteryTicketSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  PlayClockResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.PlayClockSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'PlayClockSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  ProfitAndLossResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.ProfitAndLoss, 'days' | 'lifetimeDeposit' | 'lifetimeWithdrawal' | 'netDeposit' | 'products' | 'totals'> & { days: Array<_RefType['ProfitDay']>, lifetimeDeposit: _RefType['Money'], lifetimeWithdrawal: _RefType['Money'], netDeposit: _RefType['Money'], products: Array<_RefType['ProfitProduct']>, totals: _RefType['ProfitTotals'] } & { __typename: 'ProfitAndLoss' } )
  ;
  PublicLiveEvent:
    | ( Types.CursorMoved & { __typename: 'CursorMoved' } )
    | ( Types.GamesSwitched & { __typename: 'GamesSwitched' } )
    | ( Omit<Types.JackpotChanged, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'JackpotChanged' } )
    | ( Types.LotteryDrawChanged & { __typename: 'LotteryDrawChanged' } )
    | ( Types.MissionsPlanned & { __typename: 'MissionsPlanned' } )
    | ( Types.RaffleChanged & { __typename: 'RaffleChanged' } )
    | ( Types.ResyncNeeded & { __typename: 'ResyncNeeded' } )
    | ( Types.SiteStatusChanged & { __typename: 'SiteStatusChanged' } )
    | ( Types.StreamOpened & { __typename: 'StreamOpened' } )
    | ( Omit<Types.WinnerAnnounced, 'payout'> & { payout: _RefType['Money'] } & { __typename: 'WinnerAnnounced' } )
  ;
  ReadChatRoomResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( ReadChatRoomSourceSource & { __typename: 'ReadChatRoomSuccess' } )
  ;
  RecoveryCodesResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.RecoveryCodesSuccess & { __typename: 'RecoveryCodesSuccess' } )
  ;
  RegisterResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.LogInSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'LogInSuccess' } )
    | ( Types.Problem & { __typename: 'Problem' } )
  ;
  RemoveRegistrationLinkResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.RemoveRegistrationLinkSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'RemoveRegistrationLinkSuccess' } )
  ;
  ReportChatMessageResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.ReportChatMessageSuccess & { __typename: 'ReportChatMessageSuccess' } )
  ;
  ReportFailingHostResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.ReportFailingHostSuccess & { __typename: 'ReportFailingHostSuccess' } )
  ;
  RequestCodeResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.RequestCodeSuccess & { __typename: 'RequestCodeSuccess' } )
  ;
  RequestPasswordResetResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.RequestPasswordResetSuccess & { __typename: 'RequestPasswordResetSuccess' } )
  ;
  RequestTextCaptchaResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.RequestTextCaptchaSuccess & { __typename: 'RequestTextCaptchaSuccess' } )
  ;
  RequestWithdrawalResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.StepUpRequired & { __typename: 'StepUpRequired' } )
    | ( Omit<Types.TurnoverRequired, 'remaining'> & { remaining: _RefType['Money'] } & { __typename: 'TurnoverRequired' } )
    | ( Omit<Types.WithdrawalSuccess, 'wallet' | 'withdrawal'> & { wallet?: Types.Maybe<_RefType['Wallet']>, withdrawal: _RefType['Withdrawal'] } & { __typename: 'WithdrawalSuccess' } )
  ;
  ResetPasswordResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.ResetPasswordSuccess & { __typename: 'ResetPasswordSuccess' } )
  ;
  RevokeApiTokenResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.RevokeApiTokenSuccess & { __typename: 'RevokeApiTokenSuccess' } )
  ;
  RevokeSessionResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.RevokeSessionSuccess & { __typename: 'RevokeSessionSuccess' } )
  ;
  SaveLotteryHabitsResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.SaveLotteryHabitsSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'SaveLotteryHabitsSuccess' } )
  ;
  SecurityChangeResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.SecurityChangeSuccess & { __typename: 'SecurityChangeSuccess' } )
  ;
  SendChatMessageResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.SendChatMessageSuccess & { __typename: 'SendChatMessageSuccess' } )
  ;
  SendFeedbackResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.SendFeedbackSuccess & { __typename: 'SendFeedbackSuccess' } )
  ;
  SendGuestCaseCodeResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.SendGuestCaseCodeSuccess & { __typename: 'SendGuestCaseCodeSuccess' } )
  ;
  SendMessageResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.SendMessageSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'SendMessageSuccess' } )
  ;
  ServiceCaseResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.ServiceCaseSuccess & { __typename: 'ServiceCaseSuccess' } )
  ;
  SetAvatarResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.SetAvatarSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'SetAvatarSuccess' } )
  ;
  SetFavouriteNoteResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.SetFavouriteNoteSuccess, 'game'> & { game: _RefType['Game'] } & { __typename: 'SetFavouriteNoteSuccess' } )
  ;
  SetFavouriteResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.SetFavouriteSuccess, 'game'> & { game: _RefType['Game'] } & { __typename: 'SetFavouriteSuccess' } )
  ;
  SetLanguageResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.SetLanguageSuccess & { __typename: 'SetLanguageSuccess' } )
  ;
  SpendPointsResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.SpendPointsSuccess, 'redemption' | 'viewer' | 'wallet'> & { redemption: _RefType['Redemption'], viewer?: Types.Maybe<_RefType['Viewer']>, wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'SpendPointsSuccess' } )
  ;
  SubmitIdentityDocumentsResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.SubmitIdentityDocumentsSuccess & { __typename: 'SubmitIdentityDocumentsSuccess' } )
  ;
  TeamBettingResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.TeamBetting, 'days' | 'products' | 'totals' | 'uncounted'> & { days: Array<_RefType['TeamBettingDay']>, products: Array<_RefType['TeamBettingProduct']>, totals: _RefType['LineTotals'], uncounted: _RefType['Money'] } & { __typename: 'TeamBetting' } )
  ;
  TeamOverviewResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.TeamOverview, 'bottomDownlines' | 'dayBeforeYesterday' | 'days' | 'range' | 'sameHour' | 'thisMonth' | 'today' | 'topDownlines' | 'yesterday'> & { bottomDownlines: Array<_RefType['DirectDownline']>, dayBeforeYesterday?: Types.Maybe<_RefType['TeamTotals']>, days: Array<_RefType['TeamDay']>, range: _RefType['TeamTotals'], sameHour?: Types.Maybe<_RefType['TeamSameHour']>, thisMonth: _RefType['TeamTotals'], today: _RefType['TeamTotals'], topDownlines: Array<_RefType['DirectDownline']>, yesterday: _RefType['TeamTotals'] } & { __typename: 'TeamOverview' } )
  ;
  TeamWatchResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.TeamWatch, 'losses' | 'wins'> & { losses: Array<_RefType['MemberResult']>, wins: Array<_RefType['MemberResult']> } & { __typename: 'TeamWatch' } )
  ;
  TransferBetweenPartsResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.TransferBetweenPartsSuccess, 'wallet'> & { wallet?: Types.Maybe<_RefType['Wallet']> } & { __typename: 'TransferBetweenPartsSuccess' } )
  ;
  UnsubscribeResult:
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.UnsubscribeSuccess & { __typename: 'UnsubscribeSuccess' } )
  ;
  UpdateProfileResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.UpdateProfileSuccess, 'viewer'> & { viewer?: Types.Maybe<_RefType['Viewer']> } & { __typename: 'UpdateProfileSuccess' } )
  ;
  ViewUploadResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.ViewUploadSuccess & { __typename: 'ViewUploadSuccess' } )
  ;
  WithdrawalChangeResult:
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Omit<Types.WithdrawalSuccess, 'wallet' | 'withdrawal'> & { wallet?: Types.Maybe<_RefType['Wallet']>, withdrawal: _RefType['Withdrawal'] } & { __typename: 'WithdrawalSuccess' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  BillLine:
    | ( Omit<Types.BillAmount, 'amount' | 'neededAmount'> & { amount: _RefType['Money'], neededAmount?: Types.Maybe<_RefType['Money']> } & { __typename: 'BillAmount' } )
    | ( Types.BillCount & { __typename: 'BillCount' } )
    | ( Types.BillRate & { __typename: 'BillRate' } )
  ;
  PublishedEvent:
    | ( Types.AgentApplicationDecided & { __typename: 'AgentApplicationDecided' } )
    | ( Omit<Types.AgentBillPaid, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'AgentBillPaid' } )
    | ( Types.AgentContractChanged & { __typename: 'AgentContractChanged' } )
    | ( Types.AgentContractRequestChanged & { __typename: 'AgentContractRequestChanged' } )
    | ( Omit<Types.BalanceChanged, 'available' | 'balance' | 'bonus' | 'locked'> & { available: _RefType['Money'], balance?: Types.Maybe<_RefType['Money']>, bonus: _RefType['Money'], locked: _RefType['Money'] } & { __typename: 'BalanceChanged' } )
    | ( Omit<Types.BonusEnded, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'BonusEnded' } )
    | ( Types.ChatMessagePosted & { __typename: 'ChatMessagePosted' } )
    | ( Types.ChatMessageRemoved & { __typename: 'ChatMessageRemoved' } )
    | ( Types.ChatMuteChanged & { __typename: 'ChatMuteChanged' } )
    | ( Types.ChatRoomChanged & { __typename: 'ChatRoomChanged' } )
    | ( Types.ChatRoomRead & { __typename: 'ChatRoomRead' } )
    | ( Types.CursorMoved & { __typename: 'CursorMoved' } )
    | ( Omit<Types.DepositChanged, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'DepositChanged' } )
    | ( Types.GamesSwitched & { __typename: 'GamesSwitched' } )
    | ( Types.IdentityDecided & { __typename: 'IdentityDecided' } )
    | ( Types.InterventionOpened & { __typename: 'InterventionOpened' } )
    | ( Omit<Types.JackpotChanged, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'JackpotChanged' } )
    | ( Types.LeaderboardChanged & { __typename: 'LeaderboardChanged' } )
    | ( Types.LimitReached & { __typename: 'LimitReached' } )
    | ( Types.LotteryDrawChanged & { __typename: 'LotteryDrawChanged' } )
    | ( Omit<Types.LotteryTicketSettled, 'payout' | 'stake'> & { payout: _RefType['Money'], stake: _RefType['Money'] } & { __typename: 'LotteryTicketSettled' } )
    | ( Types.MessageArrived & { __typename: 'MessageArrived' } )
    | ( Types.MessagesRead & { __typename: 'MessagesRead' } )
    | ( Types.MissionsChanged & { __typename: 'MissionsChanged' } )
    | ( Types.MissionsPlanned & { __typename: 'MissionsPlanned' } )
    | ( Types.RaffleChanged & { __typename: 'RaffleChanged' } )
    | ( Types.RaffleWon & { __typename: 'RaffleWon' } )
    | ( Types.RankChanged & { __typename: 'RankChanged' } )
    | ( Types.ResyncNeeded & { __typename: 'ResyncNeeded' } )
    | ( Types.ServiceCaseChanged & { __typename: 'ServiceCaseChanged' } )
    | ( Types.SessionEnded & { __typename: 'SessionEnded' } )
    | ( Types.SiteStatusChanged & { __typename: 'SiteStatusChanged' } )
    | ( Types.StreamOpened & { __typename: 'StreamOpened' } )
    | ( Omit<Types.WinnerAnnounced, 'payout'> & { payout: _RefType['Money'] } & { __typename: 'WinnerAnnounced' } )
    | ( Omit<Types.WithdrawalChanged, 'amount'> & { amount: _RefType['Money'] } & { __typename: 'WithdrawalChanged' } )
  ;
  UserError:
    | ( Types.AccountBlocked & { __typename: 'AccountBlocked' } )
    | ( Types.CaptchaRequired & { __typename: 'CaptchaRequired' } )
    | ( GameUnderMaintenanceSourceSource & { __typename: 'GameUnderMaintenance' } )
    | ( Types.InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<Types.LotteryCeilingReached, 'remaining'> & { remaining: _RefType['Money'] } & { __typename: 'LotteryCeilingReached' } )
    | ( Omit<Types.LotteryStakeLimited, 'limit' | 'remaining'> & { limit: _RefType['Money'], remaining: _RefType['Money'] } & { __typename: 'LotteryStakeLimited' } )
    | ( Types.Problem & { __typename: 'Problem' } )
    | ( Types.StepUpRequired & { __typename: 'StepUpRequired' } )
    | ( Omit<Types.TurnoverRequired, 'remaining'> & { remaining: _RefType['Money'] } & { __typename: 'TurnoverRequired' } )
    | ( Types.VerificationRequired & { __typename: 'VerificationRequired' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountBlocked: ResolverTypeWrapper<Types.AccountBlocked>;
  AccountClosing: ResolverTypeWrapper<Omit<Types.AccountClosing, 'balance' | 'obstacles' | 'openMatters' | 'payouts' | 'withdrawals'> & { balance: ResolversTypes['Money'], obstacles: Array<ResolversTypes['ClosingObstacle']>, openMatters: Array<ResolversTypes['ClosingMatter']>, payouts: Array<ResolversTypes['ClosingPayout']>, withdrawals?: Types.Maybe<Array<ResolversTypes['Withdrawal']>> }>;
  AccountFileInput: Types.AccountFileInput;
  AccountHold: Types.AccountHold;
  AccountKind: Types.AccountKind;
  AccountRecord: ResolverTypeWrapper<Omit<Types.AccountRecord, 'moneyIn' | 'moneyOut' | 'net' | 'nodes'> & { moneyIn: ResolversTypes['Money'], moneyOut: ResolversTypes['Money'], net: ResolversTypes['Money'], nodes: Array<ResolversTypes['Movement']> }>;
  AccountRecordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountRecordResult']>;
  AccountSecurity: ResolverTypeWrapper<Types.AccountSecurity>;
  AccountStanding: Types.AccountStanding;
  ActiveSession: ResolverTypeWrapper<Types.ActiveSession>;
  ActivityFigures: ResolverTypeWrapper<Omit<Types.ActivityFigures, 'adjustments' | 'deposits' | 'net' | 'staked' | 'withdrawals' | 'won'> & { adjustments: ResolversTypes['Money'], deposits: ResolversTypes['Money'], net: ResolversTypes['Money'], staked: ResolversTypes['Money'], withdrawals: ResolversTypes['Money'], won: ResolversTypes['Money'] }>;
  ActivityMonth: ResolverTypeWrapper<Omit<Types.ActivityMonth, 'figures'> & { figures: ResolversTypes['ActivityFigures'] }>;
  ActivityStatement: ResolverTypeWrapper<Omit<Types.ActivityStatement, 'closingBalance' | 'lifetimeNetDeposits' | 'months' | 'openingBalance' | 'total'> & { closingBalance: ResolversTypes['Money'], lifetimeNetDeposits: ResolversTypes['Money'], months: Array<ResolversTypes['ActivityMonth']>, openingBalance: ResolversTypes['Money'], total: ResolversTypes['ActivityFigures'] }>;
  AddBankCardInput: Types.AddBankCardInput;
  AddBankCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddBankCardResult']>;
  AddPasskeyInput: Types.AddPasskeyInput;
  AddPushDeviceInput: Types.AddPushDeviceInput;
  AgeObstacle: Types.AgeObstacle;
  AgentAccount: ResolverTypeWrapper<AgentAccountSourceSource>;
  AgentAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgentAccountResult']>;
  AgentApplication: ResolverTypeWrapper<Types.AgentApplication>;
  AgentApplicationChannel: Types.AgentApplicationChannel;
  AgentApplicationDecided: ResolverTypeWrapper<Types.AgentApplicationDecided>;
  AgentApplicationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgentApplicationResult']>;
  AgentApplicationState: Types.AgentApplicationState;
  AgentApplicationSuccess: ResolverTypeWrapper<Types.AgentApplicationSuccess>;
  AgentBill: ResolverTypeWrapper<Omit<Types.AgentBill, 'amount' | 'lines'> & { amount: ResolversTypes['Money'], lines: Array<ResolversTypes['BillLine']> }>;
  AgentBillKind: Types.AgentBillKind;
  AgentBillPaid: ResolverTypeWrapper<Omit<Types.AgentBillPaid, 'amount'> & { amount: ResolversTypes['Money'] }>;
  AgentBillState: Types.AgentBillState;
  AgentBillsFileInput: Types.AgentBillsFileInput;
  AgentContract: ResolverTypeWrapper<Omit<Types.AgentContract, 'terms'> & { terms: ResolversTypes['ContractTerms'] }>;
  AgentContractChanged: ResolverTypeWrapper<Types.AgentContractChanged>;
  AgentContractKind: Types.AgentContractKind;
  AgentContractRequestChanged: ResolverTypeWrapper<Types.AgentContractRequestChanged>;
  AgentContracts: ResolverTypeWrapper<Omit<Types.AgentContracts, 'bills' | 'contracts' | 'requests' | 'uncovered'> & { bills: Array<ResolversTypes['AgentBill']>, contracts: Array<ResolversTypes['AgentContract']>, requests: Array<ResolversTypes['ContractRequest']>, uncovered?: Types.Maybe<ResolversTypes['UncoveredBills']> }>;
  AgentContractsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgentContractsResult']>;
  AgentIncome: ResolverTypeWrapper<Omit<Types.AgentIncome, 'bills' | 'days' | 'paid' | 'received' | 'sources'> & { bills: Array<ResolversTypes['AgentBill']>, days: Array<ResolversTypes['IncomeDay']>, paid: ResolversTypes['Money'], received: ResolversTypes['Money'], sources: Array<ResolversTypes['IncomeSource']> }>;
  AgentIncomeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AgentIncomeResult']>;
  AgentProgramme: ResolverTypeWrapper<Types.AgentProgramme>;
  Amount: ResolverTypeWrapper<Types.Scalars['Amount']['output']>;
  Announcement: ResolverTypeWrapper<Types.Announcement>;
  AnnouncementKind: Types.AnnouncementKind;
  AnnouncementPage: ResolverTypeWrapper<Types.AnnouncementPage>;
  AnswerAgentApplicationInput: Types.AnswerAgentApplicationInput;
  AnswerContractInput: Types.AnswerContractInput;
  AnswerInterventionInput: Types.AnswerInterventionInput;
  AnswerWithdrawalQuestionInput: Types.AnswerWithdrawalQuestionInput;
  ApiScope: Types.ApiScope;
  ApiToken: ResolverTypeWrapper<Types.ApiToken>;
  ApplyAsAgentInput: Types.ApplyAsAgentInput;
  ApplyPromotionInput: Types.ApplyPromotionInput;
  ApplyPromotionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyPromotionResult']>;
  ApplyPromotionSuccess: ResolverTypeWrapper<Omit<Types.ApplyPromotionSuccess, 'offer'> & { offer: ResolversTypes['PromotionOffer'] }>;
  Audience: Types.Audience;
  Authenticator: ResolverTypeWrapper<Types.Authenticator>;
  AuthenticatorProofInput: Types.AuthenticatorProofInput;
  BalanceChanged: ResolverTypeWrapper<Omit<Types.BalanceChanged, 'available' | 'balance' | 'bonus' | 'locked'> & { available: ResolversTypes['Money'], balance?: Types.Maybe<ResolversTypes['Money']>, bonus: ResolversTypes['Money'], locked: ResolversTypes['Money'] }>;
  BankCard: ResolverTypeWrapper<Types.BankCard>;
  BankCards: ResolverTypeWrapper<Types.BankCards>;
  BankCardsChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BankCardsChangeResult']>;
  BankCardsChangeSuccess: ResolverTypeWrapper<Types.BankCardsChangeSuccess>;
  BankKind: Types.BankKind;
  Banner: ResolverTypeWrapper<Types.Banner>;
  BannerGroup: ResolverTypeWrapper<Types.BannerGroup>;
  BannerLink: ResolverTypeWrapper<Types.BannerLink>;
  BannerLinkKind: Types.BannerLinkKind;
  BeginAuthenticatorSetupInput: Types.BeginAuthenticatorSetupInput;
  BeginAuthenticatorSetupResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginAuthenticatorSetupResult']>;
  BeginAuthenticatorSetupSuccess: ResolverTypeWrapper<Types.BeginAuthenticatorSetupSuccess>;
  BeginIdentityLinkInput: Types.BeginIdentityLinkInput;
  BeginIdentityProviderLogInInput: Types.BeginIdentityProviderLogInInput;
  BeginPasskeyRegistrationInput: Types.BeginPasskeyRegistrationInput;
  Bet: ResolverTypeWrapper<Omit<Types.Bet, 'balanceAfter' | 'payout' | 'profit' | 'stake' | 'turnover'> & { balanceAfter?: Types.Maybe<ResolversTypes['Money']>, payout: ResolversTypes['Money'], profit?: Types.Maybe<ResolversTypes['Money']>, stake: ResolversTypes['Money'], turnover?: Types.Maybe<ResolversTypes['Money']> }>;
  BetDetail: ResolverTypeWrapper<Omit<Types.BetDetail, 'bet' | 'movements'> & { bet: ResolversTypes['Bet'], movements: Array<ResolversTypes['Movement']> }>;
  BetFairness: ResolverTypeWrapper<Types.BetFairness>;
  BetStatus: Types.BetStatus;
  BetTotals: ResolverTypeWrapper<Omit<Types.BetTotals, 'payout' | 'profit' | 'turnover' | 'uncounted'> & { payout: ResolversTypes['Money'], profit: ResolversTypes['Money'], turnover: ResolversTypes['Money'], uncounted: ResolversTypes['Money'] }>;
  BettingFileInput: Types.BettingFileInput;
  BettingRecord: ResolverTypeWrapper<Omit<Types.BettingRecord, 'nodes' | 'totals'> & { nodes: Array<ResolversTypes['Bet']>, totals: ResolversTypes['BetTotals'] }>;
  BettingRecordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BettingRecordResult']>;
  BillAmount: ResolverTypeWrapper<Omit<Types.BillAmount, 'amount' | 'neededAmount'> & { amount: ResolversTypes['Money'], neededAmount?: Types.Maybe<ResolversTypes['Money']> }>;
  BillChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BillChangeResult']>;
  BillChangeSuccess: ResolverTypeWrapper<Omit<Types.BillChangeSuccess, 'bill'> & { bill?: Types.Maybe<ResolversTypes['AgentBill']> }>;
  BillCount: ResolverTypeWrapper<Types.BillCount>;
  BillItem: Types.BillItem;
  BillLine: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['BillLine']>;
  BillRate: ResolverTypeWrapper<Types.BillRate>;
  BindContactInput: Types.BindContactInput;
  BindContactResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BindContactResult']>;
  BindContactSuccess: ResolverTypeWrapper<Omit<Types.BindContactSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  Bonus: ResolverTypeWrapper<Omit<Types.Bonus, 'converted' | 'granted' | 'lost' | 'maxStake' | 'remaining' | 'required' | 'wagered'> & { converted?: Types.Maybe<ResolversTypes['Money']>, granted: ResolversTypes['Money'], lost?: Types.Maybe<ResolversTypes['Money']>, maxStake: ResolversTypes['Money'], remaining: ResolversTypes['Money'], required: ResolversTypes['Money'], wagered: ResolversTypes['Money'] }>;
  BonusAccount: ResolverTypeWrapper<Omit<Types.BonusAccount, 'balance' | 'cash' | 'freeRounds' | 'past' | 'running'> & { balance: ResolversTypes['Money'], cash: ResolversTypes['Money'], freeRounds: Array<ResolversTypes['FreeRounds']>, past: Array<ResolversTypes['Bonus']>, running?: Types.Maybe<ResolversTypes['Bonus']> }>;
  BonusContribution: ResolverTypeWrapper<Types.BonusContribution>;
  BonusEnded: ResolverTypeWrapper<Omit<Types.BonusEnded, 'amount'> & { amount: ResolversTypes['Money'] }>;
  BonusRecord: ResolverTypeWrapper<Omit<Types.BonusRecord, 'converted' | 'forfeited' | 'granted' | 'nodes' | 'paid'> & { converted: ResolversTypes['Money'], forfeited: ResolversTypes['Money'], granted: ResolversTypes['Money'], nodes: Array<ResolversTypes['Movement']>, paid: ResolversTypes['Money'] }>;
  BonusRecordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BonusRecordResult']>;
  BonusState: Types.BonusState;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BuyRaffleTicketsInput: Types.BuyRaffleTicketsInput;
  BuyRaffleTicketsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BuyRaffleTicketsResult']>;
  BuyRaffleTicketsSuccess: ResolverTypeWrapper<BuyRaffleTicketsSourceSource>;
  CancelDepositInput: Types.CancelDepositInput;
  CancelLotteryTicketInput: Types.CancelLotteryTicketInput;
  CancelWithdrawalInput: Types.CancelWithdrawalInput;
  Captcha: ResolverTypeWrapper<Types.Captcha>;
  CaptchaInput: Types.CaptchaInput;
  CaptchaRequired: ResolverTypeWrapper<Types.CaptchaRequired>;
  ChangeMessagesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeMessagesResult']>;
  ChangeMessagesSuccess: ResolverTypeWrapper<Omit<Types.ChangeMessagesSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangePasswordSuccess: ResolverTypeWrapper<Omit<Types.ChangePasswordSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ChangePaymentPasswordInput: Types.ChangePaymentPasswordInput;
  Chat: ResolverTypeWrapper<ChatSourceSource>;
  ChatMessage: ResolverTypeWrapper<Types.ChatMessage>;
  ChatMessageConnection: ResolverTypeWrapper<Types.ChatMessageConnection>;
  ChatMessageEdge: ResolverTypeWrapper<Types.ChatMessageEdge>;
  ChatMessagePosted: ResolverTypeWrapper<Types.ChatMessagePosted>;
  ChatMessageRemoved: ResolverTypeWrapper<Types.ChatMessageRemoved>;
  ChatMuteChanged: ResolverTypeWrapper<Types.ChatMuteChanged>;
  ChatReportReason: Types.ChatReportReason;
  ChatRestriction: Types.ChatRestriction;
  ChatRoom: ResolverTypeWrapper<ChatRoomSourceSource>;
  ChatRoomChanged: ResolverTypeWrapper<Types.ChatRoomChanged>;
  ChatRoomKind: Types.ChatRoomKind;
  ChatRoomRead: ResolverTypeWrapper<Types.ChatRoomRead>;
  ClaimMissionInput: Types.ClaimMissionInput;
  ClaimMissionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimMissionResult']>;
  ClaimMissionSuccess: ResolverTypeWrapper<Omit<Types.ClaimMissionSuccess, 'mission' | 'viewer' | 'wallet'> & { mission: ResolversTypes['Mission'], viewer?: Types.Maybe<ResolversTypes['Viewer']>, wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  ClaimPromotionInput: Types.ClaimPromotionInput;
  ClaimPromotionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimPromotionResult']>;
  ClaimPromotionSuccess: ResolverTypeWrapper<Omit<Types.ClaimPromotionSuccess, 'offer' | 'wallet'> & { offer: ResolversTypes['PromotionOffer'], wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  ClaimRafflePrizeInput: Types.ClaimRafflePrizeInput;
  ClaimRafflePrizeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimRafflePrizeResult']>;
  ClaimRafflePrizeSuccess: ResolverTypeWrapper<Omit<Types.ClaimRafflePrizeSuccess, 'amount' | 'viewer' | 'wallet'> & { amount?: Types.Maybe<ResolversTypes['Money']>, viewer?: Types.Maybe<ResolversTypes['Viewer']>, wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  ClaimRebateInput: Types.ClaimRebateInput;
  ClaimRebateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimRebateResult']>;
  ClaimRebateSuccess: ResolverTypeWrapper<Omit<Types.ClaimRebateSuccess, 'wallet' | 'week'> & { wallet?: Types.Maybe<ResolversTypes['Wallet']>, week: ResolversTypes['RebateWeek'] }>;
  CloseAccountConfirmation: ResolverTypeWrapper<Omit<Types.CloseAccountConfirmation, 'balance' | 'unplayed'> & { balance: ResolversTypes['Money'], unplayed: ResolversTypes['Money'] }>;
  CloseAccountInput: Types.CloseAccountInput;
  CloseAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseAccountResult']>;
  CloseAccountSuccess: ResolverTypeWrapper<Omit<Types.CloseAccountSuccess, 'paidOut' | 'viewer'> & { paidOut: ResolversTypes['Money'], viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  CloseServiceCaseInput: Types.CloseServiceCaseInput;
  ClosingMatter: ResolverTypeWrapper<Omit<Types.ClosingMatter, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  ClosingMatterKind: Types.ClosingMatterKind;
  ClosingObstacle: ResolverTypeWrapper<Omit<Types.ClosingObstacle, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  ClosingObstacleKind: Types.ClosingObstacleKind;
  ClosingPayout: ResolverTypeWrapper<Omit<Types.ClosingPayout, 'amount'> & { amount: ResolversTypes['Money'] }>;
  ClosingPayoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClosingPayoutResult']>;
  ClosingPayoutSuccess: ResolverTypeWrapper<Omit<Types.ClosingPayoutSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  CodeChannel: Types.CodeChannel;
  CodeContact: ResolverTypeWrapper<Types.CodeContact>;
  CodePurpose: Types.CodePurpose;
  CollectBillInput: Types.CollectBillInput;
  CollectVendorBalancesInput: Types.CollectVendorBalancesInput;
  CollectVendorBalancesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CollectVendorBalancesResult']>;
  CollectVendorBalancesSuccess: ResolverTypeWrapper<Omit<Types.CollectVendorBalancesSuccess, 'wallet'> & { wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  ConfirmAuthenticatorSetupInput: Types.ConfirmAuthenticatorSetupInput;
  ConfirmLimitIncreaseInput: Types.ConfirmLimitIncreaseInput;
  ConfirmPhoneInput: Types.ConfirmPhoneInput;
  ConfirmPhoneResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmPhoneResult']>;
  ConfirmPhoneSuccess: ResolverTypeWrapper<Types.ConfirmPhoneSuccess>;
  ConfirmWithdrawalReceiptInput: Types.ConfirmWithdrawalReceiptInput;
  ContactInput: Types.ContactInput;
  ContactProof: ResolverTypeWrapper<Types.ContactProof>;
  ContactProofInput: Types.ContactProofInput;
  ContactProofKind: Types.ContactProofKind;
  ContractChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContractChangeResult']>;
  ContractChangeSuccess: ResolverTypeWrapper<Omit<Types.ContractChangeSuccess, 'contract' | 'viewer'> & { contract?: Types.Maybe<ResolversTypes['AgentContract']>, viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ContractPeriod: Types.ContractPeriod;
  ContractRequest: ResolverTypeWrapper<Omit<Types.ContractRequest, 'terms'> & { terms: ResolversTypes['ContractTerms'] }>;
  ContractRequestChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContractRequestChangeResult']>;
  ContractRequestChangeSuccess: ResolverTypeWrapper<Omit<Types.ContractRequestChangeSuccess, 'request' | 'viewer'> & { request?: Types.Maybe<ResolversTypes['ContractRequest']>, viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ContractRequestState: Types.ContractRequestState;
  ContractSide: Types.ContractSide;
  ContractSimulation: ResolverTypeWrapper<Omit<Types.ContractSimulation, 'paid' | 'periods' | 'received' | 'total'> & { paid: ResolversTypes['Money'], periods: Array<ResolversTypes['SimulatedPeriod']>, received: ResolversTypes['Money'], total: ResolversTypes['Money'] }>;
  ContractSimulationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContractSimulationResult']>;
  ContractState: Types.ContractState;
  ContractTerms: ResolverTypeWrapper<Omit<Types.ContractTerms, 'activeMemberBet' | 'maximumSingleBet' | 'minimumHouseProfit' | 'minimumValidBet' | 'tiers'> & { activeMemberBet?: Types.Maybe<ResolversTypes['Money']>, maximumSingleBet?: Types.Maybe<ResolversTypes['Money']>, minimumHouseProfit?: Types.Maybe<ResolversTypes['Money']>, minimumValidBet?: Types.Maybe<ResolversTypes['Money']>, tiers: Array<ResolversTypes['DividendTier']> }>;
  ContractTermsInput: Types.ContractTermsInput;
  ConvertPointsInput: Types.ConvertPointsInput;
  CountedProduct: ResolverTypeWrapper<Types.CountedProduct>;
  Country: ResolverTypeWrapper<CountrySourceSource>;
  CreateApiTokenInput: Types.CreateApiTokenInput;
  CreateApiTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateApiTokenResult']>;
  CreateApiTokenSuccess: ResolverTypeWrapper<Types.CreateApiTokenSuccess>;
  CreateDataFileInput: Types.CreateDataFileInput;
  CreateDataFileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDataFileResult']>;
  CreateDataFileSuccess: ResolverTypeWrapper<Types.CreateDataFileSuccess>;
  CreateDepositInput: Types.CreateDepositInput;
  CreateDepositResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDepositResult']>;
  CreateDepositSuccess: ResolverTypeWrapper<Omit<Types.CreateDepositSuccess, 'deposit'> & { deposit: ResolversTypes['Deposit'] }>;
  CreateDownlineInput: Types.CreateDownlineInput;
  CreateRecordFileInput: Types.CreateRecordFileInput;
  CreateRecordFileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateRecordFileResult']>;
  CreateRecordFileSuccess: ResolverTypeWrapper<Types.CreateRecordFileSuccess>;
  CreateRegistrationLinkInput: Types.CreateRegistrationLinkInput;
  CreateRegistrationLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateRegistrationLinkResult']>;
  CreateRegistrationLinkSuccess: ResolverTypeWrapper<Omit<Types.CreateRegistrationLinkSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  CreateUploadInput: Types.CreateUploadInput;
  CreateUploadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateUploadResult']>;
  CreateUploadSuccess: ResolverTypeWrapper<Types.CreateUploadSuccess>;
  CreditDay: ResolverTypeWrapper<Omit<Types.CreditDay, 'closing' | 'credit' | 'debit' | 'opening'> & { closing: ResolversTypes['Money'], credit: ResolversTypes['Money'], debit: ResolversTypes['Money'], opening: ResolversTypes['Money'] }>;
  CreditReport: ResolverTypeWrapper<Omit<Types.CreditReport, 'closing' | 'credit' | 'days' | 'debit' | 'opening' | 'types'> & { closing: ResolversTypes['Money'], credit: ResolversTypes['Money'], days: Array<ResolversTypes['CreditDay']>, debit: ResolversTypes['Money'], opening: ResolversTypes['Money'], types: Array<ResolversTypes['CreditType']> }>;
  CreditReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreditReportResult']>;
  CreditType: ResolverTypeWrapper<Omit<Types.CreditType, 'credit' | 'debit'> & { credit: ResolversTypes['Money'], debit: ResolversTypes['Money'] }>;
  CurrencyCode: ResolverTypeWrapper<Types.Scalars['CurrencyCode']['output']>;
  CursorMoved: ResolverTypeWrapper<Types.CursorMoved>;
  CustomerServiceLink: ResolverTypeWrapper<Types.CustomerServiceLink>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DayRangeInput: Types.DayRangeInput;
  Decimal: ResolverTypeWrapper<Types.Scalars['Decimal']['output']>;
  DeclineContractRequestInput: Types.DeclineContractRequestInput;
  DeleteMessagesInput: Types.DeleteMessagesInput;
  Deposit: ResolverTypeWrapper<DepositSourceSource>;
  DepositBank: ResolverTypeWrapper<Types.DepositBank>;
  DepositBonus: ResolverTypeWrapper<Omit<Types.DepositBonus, 'amount' | 'promotion'> & { amount?: Types.Maybe<ResolversTypes['Money']>, promotion?: Types.Maybe<ResolversTypes['Promotion']> }>;
  DepositBonusState: Types.DepositBonusState;
  DepositChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DepositChangeResult']>;
  DepositChangeSuccess: ResolverTypeWrapper<Omit<Types.DepositChangeSuccess, 'deposit'> & { deposit: ResolversTypes['Deposit'] }>;
  DepositChanged: ResolverTypeWrapper<Omit<Types.DepositChanged, 'amount'> & { amount: ResolversTypes['Money'] }>;
  DepositChoice: ResolverTypeWrapper<Omit<Types.DepositChoice, 'amount'> & { amount: ResolversTypes['Money'] }>;
  DepositLimitInput: Types.DepositLimitInput;
  DepositLimitPeriod: Types.DepositLimitPeriod;
  DepositMethod: Types.DepositMethod;
  DepositMethodOption: ResolverTypeWrapper<Omit<Types.DepositMethodOption, 'feeFixed' | 'maximum' | 'minimum' | 'quickAmounts'> & { feeFixed: ResolversTypes['Money'], maximum: ResolversTypes['Money'], minimum: ResolversTypes['Money'], quickAmounts: Array<ResolversTypes['Money']> }>;
  DepositOptions: ResolverTypeWrapper<DepositOptionsSourceSource>;
  DepositPage: ResolverTypeWrapper<Omit<Types.DepositPage, 'creditedAmount' | 'nodes'> & { creditedAmount: ResolversTypes['Money'], nodes: Array<ResolversTypes['Deposit']> }>;
  DepositPayerInput: Types.DepositPayerInput;
  DepositPayment: ResolverTypeWrapper<Types.DepositPayment>;
  DepositPaymentInput: Types.DepositPaymentInput;
  DepositPromotion: ResolverTypeWrapper<Omit<Types.DepositPromotion, 'offer'> & { offer?: Types.Maybe<ResolversTypes['PromotionOffer']> }>;
  DepositRejection: Types.DepositRejection;
  DepositState: Types.DepositState;
  DepositStep: ResolverTypeWrapper<Types.DepositStep>;
  DepositTarget: ResolverTypeWrapper<Types.DepositTarget>;
  DirectDownline: ResolverTypeWrapper<Omit<Types.DirectDownline, 'totals'> & { totals: ResolversTypes['TeamTotals'] }>;
  DisputeBillInput: Types.DisputeBillInput;
  DividendTier: ResolverTypeWrapper<Omit<Types.DividendTier, 'profit'> & { profit: ResolversTypes['Money'] }>;
  DividendTierInput: Types.DividendTierInput;
  Downline: ResolverTypeWrapper<Types.Downline>;
  DownlineAct: ResolverTypeWrapper<Types.DownlineAct>;
  DownlineActKind: Types.DownlineActKind;
  DownlineChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DownlineChangeResult']>;
  DownlineChangeSuccess: ResolverTypeWrapper<DownlineChangeSourceSource>;
  DownlineConnection: ResolverTypeWrapper<Omit<Types.DownlineConnection, 'edges'> & { edges: Array<ResolversTypes['DownlineEdge']> }>;
  DownlineDetail: ResolverTypeWrapper<Omit<Types.DownlineDetail, 'own' | 'products' | 'team'> & { own: ResolversTypes['LineTotals'], products: Array<ResolversTypes['ProductTotals']>, team: ResolversTypes['LineTotals'] }>;
  DownlineEdge: ResolverTypeWrapper<Omit<Types.DownlineEdge, 'totals'> & { totals: ResolversTypes['LineTotals'] }>;
  DownlineKind: Types.DownlineKind;
  DownlineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DownlineResult']>;
  DownlineSort: Types.DownlineSort;
  DownlineTransaction: ResolverTypeWrapper<Omit<Types.DownlineTransaction, 'amount'> & { amount: ResolversTypes['Money'] }>;
  DownlineTransactionConnection: ResolverTypeWrapper<Omit<Types.DownlineTransactionConnection, 'deposit' | 'edges' | 'transferIn' | 'transferOut' | 'withdrawal'> & { deposit: ResolversTypes['Money'], edges: Array<ResolversTypes['DownlineTransactionEdge']>, transferIn?: Types.Maybe<ResolversTypes['Money']>, transferOut?: Types.Maybe<ResolversTypes['Money']>, withdrawal: ResolversTypes['Money'] }>;
  DownlineTransactionEdge: ResolverTypeWrapper<Omit<Types.DownlineTransactionEdge, 'node'> & { node: ResolversTypes['DownlineTransaction'] }>;
  DownlineTransactionsFileInput: Types.DownlineTransactionsFileInput;
  DownlineTransactionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DownlineTransactionsResult']>;
  DownlinesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DownlinesResult']>;
  Download: ResolverTypeWrapper<Types.Download>;
  DownloadSystem: Types.DownloadSystem;
  DrawnAvatar: ResolverTypeWrapper<Types.DrawnAvatar>;
  EndContractInput: Types.EndContractInput;
  EndingContract: ResolverTypeWrapper<Types.EndingContract>;
  EnterGuestCaseInput: Types.EnterGuestCaseInput;
  ErrorCode: Types.ErrorCode;
  EventCursor: ResolverTypeWrapper<Types.Scalars['EventCursor']['output']>;
  EventMarket: ResolverTypeWrapper<Types.EventMarket>;
  EventPhase: Types.EventPhase;
  EventSelection: ResolverTypeWrapper<Types.EventSelection>;
  ExcludeMyselfInput: Types.ExcludeMyselfInput;
  Exclusion: ResolverTypeWrapper<Types.Exclusion>;
  ExclusionConfirmation: ResolverTypeWrapper<Types.ExclusionConfirmation>;
  ExclusionKind: Types.ExclusionKind;
  ExclusionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExclusionResult']>;
  ExclusionSuccess: ResolverTypeWrapper<Omit<Types.ExclusionSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ExternalChat: ResolverTypeWrapper<Types.ExternalChat>;
  ExternalChatUser: ResolverTypeWrapper<Types.ExternalChatUser>;
  Feature: Types.Feature;
  FeedbackQuestionType: Types.FeedbackQuestionType;
  FeedbackRules: ResolverTypeWrapper<Types.FeedbackRules>;
  FieldProblem: ResolverTypeWrapper<Types.FieldProblem>;
  FieldProblemReason: Types.FieldProblemReason;
  ForfeitBonusInput: Types.ForfeitBonusInput;
  ForfeitBonusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ForfeitBonusResult']>;
  ForfeitBonusSuccess: ResolverTypeWrapper<Omit<Types.ForfeitBonusSuccess, 'bonusAccount'> & { bonusAccount: ResolversTypes['BonusAccount'] }>;
  FreeRounds: ResolverTypeWrapper<Omit<Types.FreeRounds, 'stake' | 'won'> & { stake: ResolversTypes['Money'], won: ResolversTypes['Money'] }>;
  FreeRoundsState: Types.FreeRoundsState;
  Game: ResolverTypeWrapper<GameSourceSource>;
  GameCategory: Types.GameCategory;
  GameClass: Types.GameClass;
  GameFamily: ResolverTypeWrapper<Types.GameFamily>;
  GameFilter: Types.GameFilter;
  GameModel: Types.GameModel;
  GamePage: ResolverTypeWrapper<Omit<Types.GamePage, 'nodes' | 'suggestions'> & { nodes: Array<ResolversTypes['Game']>, suggestions?: Types.Maybe<Array<ResolversTypes['Game']>> }>;
  GameSort: Types.GameSort;
  GameTheme: Types.GameTheme;
  GameUnderMaintenance: ResolverTypeWrapper<GameUnderMaintenanceSourceSource>;
  GamesSwitched: ResolverTypeWrapper<Types.GamesSwitched>;
  GuestCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GuestCaseResult']>;
  GuestCaseSuccess: ResolverTypeWrapper<Types.GuestCaseSuccess>;
  HeldMoney: ResolverTypeWrapper<Omit<Types.HeldMoney, 'amount'> & { amount: ResolversTypes['Money'] }>;
  HeldReason: Types.HeldReason;
  HeldState: Types.HeldState;
  HelpArticle: ResolverTypeWrapper<Types.HelpArticle>;
  HelpSearchResult: ResolverTypeWrapper<Types.HelpSearchResult>;
  HelpService: ResolverTypeWrapper<Types.HelpService>;
  HelpServiceKind: Types.HelpServiceKind;
  HelpTopic: ResolverTypeWrapper<Types.HelpTopic>;
  Html: ResolverTypeWrapper<Types.Scalars['Html']['output']>;
  HumanChallenge: ResolverTypeWrapper<Types.HumanChallenge>;
  HumanChallengeKind: Types.HumanChallengeKind;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  IdentityCheck: ResolverTypeWrapper<Types.IdentityCheck>;
  IdentityDeadline: ResolverTypeWrapper<Types.IdentityDeadline>;
  IdentityDecided: ResolverTypeWrapper<Types.IdentityDecided>;
  IdentityDocument: ResolverTypeWrapper<Types.IdentityDocument>;
  IdentityDocumentInput: Types.IdentityDocumentInput;
  IdentityDocumentKind: Types.IdentityDocumentKind;
  IdentityDocumentStatus: Types.IdentityDocumentStatus;
  IdentityFact: Types.IdentityFact;
  IdentityProvider: Types.IdentityProvider;
  IdentityProviderCallbackInput: Types.IdentityProviderCallbackInput;
  IdentityProviderOption: ResolverTypeWrapper<Types.IdentityProviderOption>;
  IdentityProviderRedirectResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IdentityProviderRedirectResult']>;
  IdentityProviderRedirectSuccess: ResolverTypeWrapper<Types.IdentityProviderRedirectSuccess>;
  IdentityReason: Types.IdentityReason;
  IdentityRequest: ResolverTypeWrapper<Types.IdentityRequest>;
  IdentityRequestStatus: Types.IdentityRequestStatus;
  IdentityTier: ResolverTypeWrapper<Types.IdentityTier>;
  IncomeDay: ResolverTypeWrapper<Omit<Types.IncomeDay, 'paid' | 'received'> & { paid: ResolversTypes['Money'], received: ResolversTypes['Money'] }>;
  IncomeSource: ResolverTypeWrapper<Omit<Types.IncomeSource, 'paid' | 'received'> & { paid: ResolversTypes['Money'], received: ResolversTypes['Money'] }>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Intervention: ResolverTypeWrapper<Omit<Types.Intervention, 'limit'> & { limit?: Types.Maybe<ResolversTypes['ProposedLimit']> }>;
  InterventionAnswer: Types.InterventionAnswer;
  InterventionKind: Types.InterventionKind;
  InterventionMoment: Types.InterventionMoment;
  InterventionOpened: ResolverTypeWrapper<Types.InterventionOpened>;
  InterventionReason: Types.InterventionReason;
  InvalidInput: ResolverTypeWrapper<Types.InvalidInput>;
  InvitationCode: ResolverTypeWrapper<Types.InvitationCode>;
  Jackpot: ResolverTypeWrapper<Omit<Types.Jackpot, 'amount' | 'guaranteedWinStake' | 'lastWin' | 'mustDropBy' | 'seedAmount' | 'wins'> & { amount: ResolversTypes['Money'], guaranteedWinStake?: Types.Maybe<ResolversTypes['Money']>, lastWin?: Types.Maybe<ResolversTypes['JackpotWin']>, mustDropBy?: Types.Maybe<ResolversTypes['Money']>, seedAmount?: Types.Maybe<ResolversTypes['Money']>, wins: Array<ResolversTypes['JackpotWin']> }>;
  JackpotChanged: ResolverTypeWrapper<Omit<Types.JackpotChanged, 'amount'> & { amount: ResolversTypes['Money'] }>;
  JackpotCommitment: ResolverTypeWrapper<Types.JackpotCommitment>;
  JackpotProof: ResolverTypeWrapper<Omit<Types.JackpotProof, 'dropAmount'> & { dropAmount: ResolversTypes['Money'] }>;
  JackpotWin: ResolverTypeWrapper<Omit<Types.JackpotWin, 'amount' | 'proof'> & { amount: ResolversTypes['Money'], proof?: Types.Maybe<ResolversTypes['JackpotProof']> }>;
  KeepSessionAliveResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KeepSessionAliveResult']>;
  KeepSessionAliveSuccess: ResolverTypeWrapper<Types.KeepSessionAliveSuccess>;
  Language: ResolverTypeWrapper<Types.Language>;
  LaterLogIn: ResolverTypeWrapper<Types.LaterLogIn>;
  LaunchGameInput: Types.LaunchGameInput;
  LaunchGameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LaunchGameResult']>;
  LaunchGameSuccess: ResolverTypeWrapper<Types.LaunchGameSuccess>;
  LaunchMode: Types.LaunchMode;
  LaunchTarget: ResolverTypeWrapper<Types.LaunchTarget>;
  LaunchTrialInput: Types.LaunchTrialInput;
  Leaderboard: ResolverTypeWrapper<Omit<Types.Leaderboard, 'minStake' | 'own' | 'places' | 'prizes'> & { minStake?: Types.Maybe<ResolversTypes['Money']>, own?: Types.Maybe<ResolversTypes['LeaderboardPlace']>, places: Array<ResolversTypes['LeaderboardPlace']>, prizes: Array<ResolversTypes['LeaderboardPrize']> }>;
  LeaderboardChanged: ResolverTypeWrapper<Types.LeaderboardChanged>;
  LeaderboardMetric: Types.LeaderboardMetric;
  LeaderboardPlace: ResolverTypeWrapper<Omit<Types.LeaderboardPlace, 'prize' | 'turnover'> & { prize?: Types.Maybe<ResolversTypes['Money']>, turnover?: Types.Maybe<ResolversTypes['Money']> }>;
  LeaderboardPrize: ResolverTypeWrapper<Omit<Types.LeaderboardPrize, 'amount'> & { amount: ResolversTypes['Money'] }>;
  LeaderboardResult: ResolverTypeWrapper<Omit<Types.LeaderboardResult, 'winners'> & { winners: Array<ResolversTypes['LeaderboardPlace']> }>;
  Leaderboards: ResolverTypeWrapper<Omit<Types.Leaderboards, 'past' | 'running'> & { past: Array<ResolversTypes['LeaderboardResult']>, running: Array<ResolversTypes['Leaderboard']> }>;
  LimitChange: ResolverTypeWrapper<Omit<Types.LimitChange, 'from' | 'to'> & { from?: Types.Maybe<ResolversTypes['LimitValue']>, to?: Types.Maybe<ResolversTypes['LimitValue']> }>;
  LimitChangeStatus: Types.LimitChangeStatus;
  LimitKind: Types.LimitKind;
  LimitPeriod: Types.LimitPeriod;
  LimitReached: ResolverTypeWrapper<Types.LimitReached>;
  LimitRules: ResolverTypeWrapper<Types.LimitRules>;
  LimitValue: ResolverTypeWrapper<Omit<Types.LimitValue, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  LimitsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LimitsResult']>;
  LimitsSuccess: ResolverTypeWrapper<Omit<Types.LimitsSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  LineTotals: ResolverTypeWrapper<Omit<Types.LineTotals, 'deposit' | 'houseProfit' | 'turnover' | 'withdrawal'> & { deposit: ResolversTypes['Money'], houseProfit: ResolversTypes['Money'], turnover: ResolversTypes['Money'], withdrawal: ResolversTypes['Money'] }>;
  LinkedIdentity: ResolverTypeWrapper<Types.LinkedIdentity>;
  LiveEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LiveEvent']>;
  Lobby: ResolverTypeWrapper<LobbySourceSource>;
  LobbyFacets: ResolverTypeWrapper<Omit<Types.LobbyFacets, 'minStakes'> & { minStakes: Array<ResolversTypes['Money']> }>;
  LobbyGameClass: ResolverTypeWrapper<Types.LobbyGameClass>;
  LobbyId: Types.LobbyId;
  LobbyMatches: ResolverTypeWrapper<Types.LobbyMatches>;
  LobbyVendor: ResolverTypeWrapper<LobbyVendorSourceSource>;
  LogInAttempt: ResolverTypeWrapper<Types.LogInAttempt>;
  LogInAttemptPage: ResolverTypeWrapper<Types.LogInAttemptPage>;
  LogInAttemptStatus: Types.LogInAttemptStatus;
  LogInInput: Types.LogInInput;
  LogInMethod: Types.LogInMethod;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  LogInSuccess: ResolverTypeWrapper<Omit<Types.LogInSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  LogInWithCodeInput: Types.LogInWithCodeInput;
  LogInWithPasskeyInput: Types.LogInWithPasskeyInput;
  LogInWithTokenInput: Types.LogInWithTokenInput;
  LogOutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogOutResult']>;
  LogOutSuccess: ResolverTypeWrapper<Types.LogOutSuccess>;
  LossCarryOver: Types.LossCarryOver;
  Lottery: ResolverTypeWrapper<Types.Lottery>;
  LotteryBMeaning: Types.LotteryBMeaning;
  LotteryBoard: ResolverTypeWrapper<Omit<Types.LotteryBoard, 'ceiling' | 'maximumPayout' | 'minimumCost'> & { ceiling: ResolversTypes['Money'], maximumPayout: ResolversTypes['Money'], minimumCost: ResolversTypes['Money'] }>;
  LotteryCeilingReached: ResolverTypeWrapper<Omit<Types.LotteryCeilingReached, 'remaining'> & { remaining: ResolversTypes['Money'] }>;
  LotteryChoice: Types.LotteryChoice;
  LotteryDMeaning: Types.LotteryDMeaning;
  LotteryDraw: ResolverTypeWrapper<Types.LotteryDraw>;
  LotteryDrawChanged: ResolverTypeWrapper<Types.LotteryDrawChanged>;
  LotteryDrawConnection: ResolverTypeWrapper<Types.LotteryDrawConnection>;
  LotteryDrawEdge: ResolverTypeWrapper<Types.LotteryDrawEdge>;
  LotteryDrawProof: ResolverTypeWrapper<Omit<Types.LotteryDrawProof, 'sales'> & { sales?: Types.Maybe<ResolversTypes['LotterySales']> }>;
  LotteryDrawState: Types.LotteryDrawState;
  LotteryDrawStep: ResolverTypeWrapper<Types.LotteryDrawStep>;
  LotteryGame: ResolverTypeWrapper<Omit<Types.LotteryGame, 'board' | 'openTickets' | 'remaining'> & { board?: Types.Maybe<ResolversTypes['LotteryBoard']>, openTickets?: Types.Maybe<Array<ResolversTypes['LotteryTicket']>>, remaining?: Types.Maybe<Array<ResolversTypes['LotteryRemaining']>> }>;
  LotteryGroup: ResolverTypeWrapper<Types.LotteryGroup>;
  LotteryHabits: ResolverTypeWrapper<Types.LotteryHabits>;
  LotteryHold: ResolverTypeWrapper<Types.LotteryHold>;
  LotteryHoliday: ResolverTypeWrapper<Types.LotteryHoliday>;
  LotteryKind: Types.LotteryKind;
  LotteryLine: ResolverTypeWrapper<Omit<Types.LotteryLine, 'amount' | 'cost' | 'wins'> & { amount: ResolversTypes['Money'], cost: ResolversTypes['Money'], wins: Array<ResolversTypes['LotteryLineWin']> }>;
  LotteryLineInput: Types.LotteryLineInput;
  LotteryLinePage: ResolverTypeWrapper<Omit<Types.LotteryLinePage, 'nodes'> & { nodes: Array<ResolversTypes['LotteryLine']> }>;
  LotteryLineWin: ResolverTypeWrapper<Omit<Types.LotteryLineWin, 'payout'> & { payout: ResolversTypes['Money'] }>;
  LotteryMenus: ResolverTypeWrapper<Types.LotteryMenus>;
  LotteryMode: Types.LotteryMode;
  LotteryPairsMeaning: Types.LotteryPairsMeaning;
  LotteryPickKind: Types.LotteryPickKind;
  LotteryPlay: ResolverTypeWrapper<Types.LotteryPlay>;
  LotteryPlayGroup: Types.LotteryPlayGroup;
  LotteryRangesMeaning: Types.LotteryRangesMeaning;
  LotteryReading: ResolverTypeWrapper<Types.LotteryReading>;
  LotteryRegion: Types.LotteryRegion;
  LotteryRemaining: ResolverTypeWrapper<Omit<Types.LotteryRemaining, 'remaining'> & { remaining: ResolversTypes['Money'] }>;
  LotteryResultVersion: ResolverTypeWrapper<Types.LotteryResultVersion>;
  LotterySales: ResolverTypeWrapper<Omit<Types.LotterySales, 'stake'> & { stake: ResolversTypes['Money'] }>;
  LotterySheet: ResolverTypeWrapper<Types.LotterySheet>;
  LotterySheetsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LotterySheetsResult']>;
  LotterySheetsSuccess: ResolverTypeWrapper<Types.LotterySheetsSuccess>;
  LotteryStakeLimited: ResolverTypeWrapper<Omit<Types.LotteryStakeLimited, 'limit' | 'remaining'> & { limit: ResolversTypes['Money'], remaining: ResolversTypes['Money'] }>;
  LotteryStakeUnit: Types.LotteryStakeUnit;
  LotteryStatistics: ResolverTypeWrapper<Types.LotteryStatistics>;
  LotteryTicket: ResolverTypeWrapper<Omit<Types.LotteryTicket, 'draws' | 'lines' | 'payout' | 'profit' | 'settledStake' | 'stake' | 'staked'> & { draws: Array<ResolversTypes['LotteryTicketDraw']>, lines?: Types.Maybe<Array<ResolversTypes['LotteryLine']>>, payout: ResolversTypes['Money'], profit?: Types.Maybe<ResolversTypes['Money']>, settledStake: ResolversTypes['Money'], stake: ResolversTypes['Money'], staked: ResolversTypes['Money'] }>;
  LotteryTicketConnection: ResolverTypeWrapper<Omit<Types.LotteryTicketConnection, 'edges'> & { edges: Array<ResolversTypes['LotteryTicketEdge']> }>;
  LotteryTicketDetail: ResolverTypeWrapper<Omit<Types.LotteryTicketDetail, 'lines' | 'ticket'> & { lines: ResolversTypes['LotteryLinePage'], ticket: ResolversTypes['LotteryTicket'] }>;
  LotteryTicketDraw: ResolverTypeWrapper<Omit<Types.LotteryTicketDraw, 'payout' | 'profit' | 'settlements'> & { payout: ResolversTypes['Money'], profit?: Types.Maybe<ResolversTypes['Money']>, settlements: Array<ResolversTypes['LotteryTicketSettlement']> }>;
  LotteryTicketEdge: ResolverTypeWrapper<Omit<Types.LotteryTicketEdge, 'node'> & { node: ResolversTypes['LotteryTicket'] }>;
  LotteryTicketResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LotteryTicketResult']>;
  LotteryTicketSettled: ResolverTypeWrapper<Omit<Types.LotteryTicketSettled, 'payout' | 'stake'> & { payout: ResolversTypes['Money'], stake: ResolversTypes['Money'] }>;
  LotteryTicketSettlement: ResolverTypeWrapper<Omit<Types.LotteryTicketSettlement, 'difference' | 'payout' | 'posted'> & { difference: ResolversTypes['Money'], payout: ResolversTypes['Money'], posted?: Types.Maybe<ResolversTypes['Money']> }>;
  LotteryTicketState: Types.LotteryTicketState;
  LotteryTicketSuccess: ResolverTypeWrapper<Omit<Types.LotteryTicketSuccess, 'ticket' | 'wallet'> & { ticket: ResolversTypes['LotteryTicket'], wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  LotteryValueCount: ResolverTypeWrapper<Types.LotteryValueCount>;
  MarkMessagesReadInput: Types.MarkMessagesReadInput;
  MemberAccount: ResolverTypeWrapper<MemberAccountSourceSource>;
  MemberAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MemberAccountResult']>;
  MemberCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MemberCodeResult']>;
  MemberCodeSuccess: ResolverTypeWrapper<Types.MemberCodeSuccess>;
  MemberDetails: ResolverTypeWrapper<Types.MemberDetails>;
  MemberLabel: ResolverTypeWrapper<Types.MemberLabel>;
  MemberLimit: ResolverTypeWrapper<Omit<Types.MemberLimit, 'left' | 'operator' | 'own' | 'used' | 'waiting'> & { left?: Types.Maybe<ResolversTypes['LimitValue']>, operator?: Types.Maybe<ResolversTypes['LimitValue']>, own?: Types.Maybe<ResolversTypes['LimitValue']>, used?: Types.Maybe<ResolversTypes['LimitValue']>, waiting?: Types.Maybe<ResolversTypes['WaitingLimit']> }>;
  MemberLimits: ResolverTypeWrapper<Omit<Types.MemberLimits, 'history' | 'limits'> & { history: Array<ResolversTypes['LimitChange']>, limits: Array<ResolversTypes['MemberLimit']> }>;
  MemberPoints: ResolverTypeWrapper<MemberPointsSourceSource>;
  MemberProfile: ResolverTypeWrapper<Types.MemberProfile>;
  MemberRaffles: ResolverTypeWrapper<Omit<Types.MemberRaffles, 'prizes'> & { prizes: Array<ResolversTypes['RafflePrize']> }>;
  MemberResult: ResolverTypeWrapper<Omit<Types.MemberResult, 'amount'> & { amount: ResolversTypes['Money'] }>;
  MemberTransfer: ResolverTypeWrapper<Omit<Types.MemberTransfer, 'amount'> & { amount: ResolversTypes['Money'] }>;
  MemberTransferPage: ResolverTypeWrapper<Omit<Types.MemberTransferPage, 'nodes' | 'received' | 'sent'> & { nodes: Array<ResolversTypes['MemberTransfer']>, received: ResolversTypes['Money'], sent: ResolversTypes['Money'] }>;
  MemberTransferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MemberTransferResult']>;
  MemberTransferRules: ResolverTypeWrapper<Omit<Types.MemberTransferRules, 'available' | 'free' | 'leftToday' | 'maximum' | 'minimum' | 'remainingTurnover'> & { available: ResolversTypes['Money'], free: ResolversTypes['Money'], leftToday: ResolversTypes['Money'], maximum: ResolversTypes['Money'], minimum: ResolversTypes['Money'], remainingTurnover: ResolversTypes['Money'] }>;
  MemberTransferSuccess: ResolverTypeWrapper<Omit<Types.MemberTransferSuccess, 'transfer' | 'wallet'> & { transfer: ResolversTypes['MemberTransfer'], wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  MenuEntry: ResolverTypeWrapper<Types.MenuEntry>;
  MenuPage: Types.MenuPage;
  Message: ResolverTypeWrapper<Types.Message>;
  MessageArrived: ResolverTypeWrapper<Types.MessageArrived>;
  MessageBox: Types.MessageBox;
  MessageKind: Types.MessageKind;
  MessagePage: ResolverTypeWrapper<Types.MessagePage>;
  MessagePreference: ResolverTypeWrapper<Types.MessagePreference>;
  MessageRecipient: Types.MessageRecipient;
  MessageRecipients: ResolverTypeWrapper<Types.MessageRecipients>;
  MessageSettings: ResolverTypeWrapper<Types.MessageSettings>;
  MessageSettingsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MessageSettingsResult']>;
  MessageSettingsSuccess: ResolverTypeWrapper<Types.MessageSettingsSuccess>;
  MessageTopic: Types.MessageTopic;
  MessagesRead: ResolverTypeWrapper<Types.MessagesRead>;
  Mission: ResolverTypeWrapper<Omit<Types.Mission, 'freeRounds' | 'reward' | 'turnover'> & { freeRounds?: Types.Maybe<ResolversTypes['MissionFreeRounds']>, reward?: Types.Maybe<ResolversTypes['Money']>, turnover?: Types.Maybe<ResolversTypes['MissionTurnover']> }>;
  MissionCount: ResolverTypeWrapper<Types.MissionCount>;
  MissionCycle: Types.MissionCycle;
  MissionFreeRounds: ResolverTypeWrapper<Omit<Types.MissionFreeRounds, 'stake'> & { stake: ResolversTypes['Money'] }>;
  MissionKind: Types.MissionKind;
  MissionState: Types.MissionState;
  MissionTurnover: ResolverTypeWrapper<Omit<Types.MissionTurnover, 'actual' | 'expected'> & { actual: ResolversTypes['Money'], expected: ResolversTypes['Money'] }>;
  Missions: ResolverTypeWrapper<Omit<Types.Missions, 'items'> & { items: Array<ResolversTypes['Mission']> }>;
  MissionsChanged: ResolverTypeWrapper<Types.MissionsChanged>;
  MissionsPlanned: ResolverTypeWrapper<Types.MissionsPlanned>;
  Money: ResolverTypeWrapper<MoneySourceSource>;
  Movement: ResolverTypeWrapper<Omit<Types.Movement, 'amount' | 'balanceAfter' | 'balanceBefore'> & { amount: ResolversTypes['Money'], balanceAfter: ResolversTypes['Money'], balanceBefore: ResolversTypes['Money'] }>;
  MovementType: Types.MovementType;
  MovementWallet: Types.MovementWallet;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MuteChatNameInput: Types.MuteChatNameInput;
  MuteChatNameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MuteChatNameResult']>;
  MuteChatNameSuccess: ResolverTypeWrapper<Omit<Types.MuteChatNameSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  NavigationEntry: ResolverTypeWrapper<Types.NavigationEntry>;
  NewMember: ResolverTypeWrapper<Types.NewMember>;
  NoteDownlineInput: Types.NoteDownlineInput;
  NoticeChannel: Types.NoticeChannel;
  NoticeKind: Types.NoticeKind;
  OfferContractInput: Types.OfferContractInput;
  OfferKind: Types.OfferKind;
  OfferObstacle: ResolverTypeWrapper<Omit<Types.OfferObstacle, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  OfferObstacleKind: Types.OfferObstacleKind;
  OfferPeriod: Types.OfferPeriod;
  OpenGuestCaseInput: Types.OpenGuestCaseInput;
  OpenRound: ResolverTypeWrapper<Omit<Types.OpenRound, 'game' | 'stake'> & { game: ResolversTypes['Game'], stake: ResolversTypes['Money'] }>;
  OpenServiceCaseInput: Types.OpenServiceCaseInput;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  PageNumbers: ResolverTypeWrapper<Types.PageNumbers>;
  Passkey: ResolverTypeWrapper<Types.Passkey>;
  PasskeyOptionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasskeyOptionsResult']>;
  PasskeyOptionsSuccess: ResolverTypeWrapper<Types.PasskeyOptionsSuccess>;
  PasswordChangeReason: Types.PasswordChangeReason;
  PaymentPassword: ResolverTypeWrapper<PaymentPasswordSourceSource>;
  PaymentPasswordChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentPasswordChangeResult']>;
  PaymentPasswordChangeSuccess: ResolverTypeWrapper<Omit<Types.PaymentPasswordChangeSuccess, 'paymentPassword'> & { paymentPassword?: Types.Maybe<ResolversTypes['PaymentPassword']> }>;
  PaymentPasswordProofInput: Types.PaymentPasswordProofInput;
  Permission: ResolverTypeWrapper<Types.Permission>;
  PhoneInput: Types.PhoneInput;
  PlaceLotteryTicketInput: Types.PlaceLotteryTicketInput;
  PlaceLotteryTicketResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceLotteryTicketResult']>;
  PlayClock: ResolverTypeWrapper<Omit<Types.PlayClock, 'net' | 'staked' | 'won'> & { net: ResolversTypes['Money'], staked: ResolversTypes['Money'], won: ResolversTypes['Money'] }>;
  PlayClockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlayClockResult']>;
  PlayClockSuccess: ResolverTypeWrapper<Omit<Types.PlayClockSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  PointsEntry: ResolverTypeWrapper<Types.PointsEntry>;
  PointsEntryKind: Types.PointsEntryKind;
  PointsEntryPage: ResolverTypeWrapper<Types.PointsEntryPage>;
  PointsItem: ResolverTypeWrapper<Omit<Types.PointsItem, 'worth'> & { worth: ResolversTypes['Money'] }>;
  PointsItemKind: Types.PointsItemKind;
  PointsMall: ResolverTypeWrapper<Omit<Types.PointsMall, 'cashPerPoint' | 'items' | 'rates'> & { cashPerPoint: ResolversTypes['Money'], items: Array<ResolversTypes['PointsItem']>, rates: Array<ResolversTypes['PointsRate']> }>;
  PointsRate: ResolverTypeWrapper<Omit<Types.PointsRate, 'turnoverPerPoint'> & { turnoverPerPoint: ResolversTypes['Money'] }>;
  PopularLottery: ResolverTypeWrapper<Types.PopularLottery>;
  PreviousLogIn: ResolverTypeWrapper<Types.PreviousLogIn>;
  PrizeMode: Types.PrizeMode;
  Problem: ResolverTypeWrapper<Types.Problem>;
  ProductTotals: ResolverTypeWrapper<Omit<Types.ProductTotals, 'houseProfit' | 'turnover'> & { houseProfit: ResolversTypes['Money'], turnover: ResolversTypes['Money'] }>;
  ProfitAndLoss: ResolverTypeWrapper<Omit<Types.ProfitAndLoss, 'days' | 'lifetimeDeposit' | 'lifetimeWithdrawal' | 'netDeposit' | 'products' | 'totals'> & { days: Array<ResolversTypes['ProfitDay']>, lifetimeDeposit: ResolversTypes['Money'], lifetimeWithdrawal: ResolversTypes['Money'], netDeposit: ResolversTypes['Money'], products: Array<ResolversTypes['ProfitProduct']>, totals: ResolversTypes['ProfitTotals'] }>;
  ProfitAndLossResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProfitAndLossResult']>;
  ProfitDay: ResolverTypeWrapper<Omit<Types.ProfitDay, 'totals'> & { totals: ResolversTypes['ProfitTotals'] }>;
  ProfitProduct: ResolverTypeWrapper<Omit<Types.ProfitProduct, 'jackpot' | 'payout' | 'profit' | 'turnover' | 'uncounted'> & { jackpot: ResolversTypes['Money'], payout: ResolversTypes['Money'], profit: ResolversTypes['Money'], turnover: ResolversTypes['Money'], uncounted: ResolversTypes['Money'] }>;
  ProfitTotals: ResolverTypeWrapper<Omit<Types.ProfitTotals, 'deposit' | 'jackpot' | 'payout' | 'profit' | 'reward' | 'turnover' | 'uncounted' | 'withdrawal'> & { deposit: ResolversTypes['Money'], jackpot: ResolversTypes['Money'], payout: ResolversTypes['Money'], profit: ResolversTypes['Money'], reward: ResolversTypes['Money'], turnover: ResolversTypes['Money'], uncounted: ResolversTypes['Money'], withdrawal: ResolversTypes['Money'] }>;
  PromoteDownlineInput: Types.PromoteDownlineInput;
  Promotion: ResolverTypeWrapper<PromotionSourceSource>;
  PromotionCategory: ResolverTypeWrapper<Types.PromotionCategory>;
  PromotionDetails: ResolverTypeWrapper<Types.PromotionDetails>;
  PromotionOffer: ResolverTypeWrapper<Omit<Types.PromotionOffer, 'amount' | 'counted' | 'fixedAmount' | 'maxStake' | 'maximum' | 'obstacle' | 'threshold'> & { amount?: Types.Maybe<ResolversTypes['Money']>, counted?: Types.Maybe<ResolversTypes['Money']>, fixedAmount?: Types.Maybe<ResolversTypes['Money']>, maxStake?: Types.Maybe<ResolversTypes['Money']>, maximum?: Types.Maybe<ResolversTypes['Money']>, obstacle?: Types.Maybe<ResolversTypes['OfferObstacle']>, threshold: ResolversTypes['Money'] }>;
  PromotionPage: ResolverTypeWrapper<Omit<Types.PromotionPage, 'nodes'> & { nodes: Array<ResolversTypes['Promotion']> }>;
  PromotionReward: ResolverTypeWrapper<Omit<Types.PromotionReward, 'fixedAmount' | 'maximum' | 'threshold'> & { fixedAmount?: Types.Maybe<ResolversTypes['Money']>, maximum?: Types.Maybe<ResolversTypes['Money']>, threshold: ResolversTypes['Money'] }>;
  PromotionStatus: Types.PromotionStatus;
  ProposedLimit: ResolverTypeWrapper<Omit<Types.ProposedLimit, 'value'> & { value: ResolversTypes['LimitValue'] }>;
  PublicLiveEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublicLiveEvent']>;
  PublishedEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PublishedEvent']>;
  PushDevice: ResolverTypeWrapper<Types.PushDevice>;
  PvpRoom: ResolverTypeWrapper<Omit<Types.PvpRoom, 'minBalance'> & { minBalance: ResolversTypes['Money'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuietHours: ResolverTypeWrapper<Types.QuietHours>;
  QuietMember: ResolverTypeWrapper<Types.QuietMember>;
  Raffle: ResolverTypeWrapper<RaffleSourceSource>;
  RaffleChanged: ResolverTypeWrapper<Types.RaffleChanged>;
  RafflePage: ResolverTypeWrapper<Omit<Types.RafflePage, 'nodes'> & { nodes: Array<ResolversTypes['Raffle']> }>;
  RafflePrize: ResolverTypeWrapper<Omit<Types.RafflePrize, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  RafflePrizeLine: ResolverTypeWrapper<Omit<Types.RafflePrizeLine, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  RafflePrizeState: Types.RafflePrizeState;
  RaffleState: Types.RaffleState;
  RaffleTickets: ResolverTypeWrapper<Types.RaffleTickets>;
  RaffleWinner: ResolverTypeWrapper<Omit<Types.RaffleWinner, 'amount'> & { amount?: Types.Maybe<ResolversTypes['Money']> }>;
  RaffleWon: ResolverTypeWrapper<Types.RaffleWon>;
  RankChange: ResolverTypeWrapper<Types.RankChange>;
  RankChanged: ResolverTypeWrapper<Types.RankChanged>;
  RankGoal: ResolverTypeWrapper<Omit<Types.RankGoal, 'actual' | 'expected'> & { actual: ResolversTypes['Money'], expected: ResolversTypes['Money'] }>;
  RankLevel: ResolverTypeWrapper<Omit<Types.RankLevel, 'birthdayGift' | 'monthlyTurnover' | 'reviewFrom' | 'totalTurnover' | 'withdrawalsMaximum'> & { birthdayGift?: Types.Maybe<ResolversTypes['Money']>, monthlyTurnover: ResolversTypes['Money'], reviewFrom?: Types.Maybe<ResolversTypes['Money']>, totalTurnover: ResolversTypes['Money'], withdrawalsMaximum?: Types.Maybe<ResolversTypes['Money']> }>;
  RankProgress: ResolverTypeWrapper<Omit<Types.RankProgress, 'keepTurnover' | 'ladder' | 'monthlyTurnover' | 'totalTurnover'> & { keepTurnover: ResolversTypes['Money'], ladder: Array<ResolversTypes['RankLevel']>, monthlyTurnover: ResolversTypes['RankGoal'], totalTurnover: ResolversTypes['RankGoal'] }>;
  RateGuestCaseInput: Types.RateGuestCaseInput;
  RateKey: Types.RateKey;
  RateServiceCaseInput: Types.RateServiceCaseInput;
  ReachedLimit: Types.ReachedLimit;
  ReadChatRoomInput: Types.ReadChatRoomInput;
  ReadChatRoomResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReadChatRoomResult']>;
  ReadChatRoomSuccess: ResolverTypeWrapper<ReadChatRoomSourceSource>;
  ReadGuestCaseInput: Types.ReadGuestCaseInput;
  RebateLine: ResolverTypeWrapper<Omit<Types.RebateLine, 'amount' | 'turnover'> & { amount: ResolversTypes['Money'], turnover: ResolversTypes['Money'] }>;
  RebateRate: ResolverTypeWrapper<Types.RebateRate>;
  RebateSettings: ResolverTypeWrapper<Types.RebateSettings>;
  RebateState: Types.RebateState;
  RebateWeek: ResolverTypeWrapper<Omit<Types.RebateWeek, 'amount' | 'lines' | 'turnover'> & { amount: ResolversTypes['Money'], lines: Array<ResolversTypes['RebateLine']>, turnover: ResolversTypes['Money'] }>;
  Rebates: ResolverTypeWrapper<Omit<Types.Rebates, 'minimum' | 'weeks'> & { minimum: ResolversTypes['Money'], weeks: Array<ResolversTypes['RebateWeek']> }>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  RecoveryCodesSuccess: ResolverTypeWrapper<Types.RecoveryCodesSuccess>;
  RedeemPointsInput: Types.RedeemPointsInput;
  Redemption: ResolverTypeWrapper<Omit<Types.Redemption, 'worth'> & { worth: ResolversTypes['Money'] }>;
  RedemptionPage: ResolverTypeWrapper<Omit<Types.RedemptionPage, 'nodes'> & { nodes: Array<ResolversTypes['Redemption']> }>;
  RedemptionStatus: Types.RedemptionStatus;
  Referral: ResolverTypeWrapper<Omit<Types.Referral, 'friends' | 'paid' | 'rule'> & { friends?: Types.Maybe<ResolversTypes['ReferralFriendPage']>, paid: ResolversTypes['Money'], rule?: Types.Maybe<ResolversTypes['ReferralRule']> }>;
  ReferralFriend: ResolverTypeWrapper<Omit<Types.ReferralFriend, 'reward'> & { reward: ResolversTypes['Money'] }>;
  ReferralFriendPage: ResolverTypeWrapper<Omit<Types.ReferralFriendPage, 'nodes'> & { nodes: Array<ResolversTypes['ReferralFriend']> }>;
  ReferralFriends: Types.ReferralFriends;
  ReferralRule: ResolverTypeWrapper<Omit<Types.ReferralRule, 'minDeposit' | 'minTurnover' | 'reward'> & { minDeposit: ResolversTypes['Money'], minTurnover: ResolversTypes['Money'], reward: ResolversTypes['Money'] }>;
  ReferralStage: Types.ReferralStage;
  RegisterByMobileInput: Types.RegisterByMobileInput;
  RegisterInput: Types.RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegistrationDetailsInput: Types.RegistrationDetailsInput;
  RegistrationField: ResolverTypeWrapper<Types.RegistrationField>;
  RegistrationForm: ResolverTypeWrapper<Types.RegistrationForm>;
  RegistrationLink: ResolverTypeWrapper<Types.RegistrationLink>;
  RegistrationLinks: ResolverTypeWrapper<Types.RegistrationLinks>;
  RegistrationMethod: Types.RegistrationMethod;
  ReleaseDepositInput: Types.ReleaseDepositInput;
  RemoveBankCardInput: Types.RemoveBankCardInput;
  RemoveLotterySheetInput: Types.RemoveLotterySheetInput;
  RemovePasskeyInput: Types.RemovePasskeyInput;
  RemovePushDeviceInput: Types.RemovePushDeviceInput;
  RemoveRegistrationLinkInput: Types.RemoveRegistrationLinkInput;
  RemoveRegistrationLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveRegistrationLinkResult']>;
  RemoveRegistrationLinkSuccess: ResolverTypeWrapper<Omit<Types.RemoveRegistrationLinkSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  RenamePasskeyInput: Types.RenamePasskeyInput;
  ReportChatMessageInput: Types.ReportChatMessageInput;
  ReportChatMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportChatMessageResult']>;
  ReportChatMessageSuccess: ResolverTypeWrapper<Types.ReportChatMessageSuccess>;
  ReportFailingHostInput: Types.ReportFailingHostInput;
  ReportFailingHostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportFailingHostResult']>;
  ReportFailingHostSuccess: ResolverTypeWrapper<Types.ReportFailingHostSuccess>;
  RequestClosingPayoutInput: Types.RequestClosingPayoutInput;
  RequestCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestCodeResult']>;
  RequestCodeSuccess: ResolverTypeWrapper<Types.RequestCodeSuccess>;
  RequestContractInput: Types.RequestContractInput;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordResetResult']>;
  RequestPasswordResetSuccess: ResolverTypeWrapper<Types.RequestPasswordResetSuccess>;
  RequestPaymentPasswordCodeInput: Types.RequestPaymentPasswordCodeInput;
  RequestPhoneCodeInput: Types.RequestPhoneCodeInput;
  RequestStepUpCodeInput: Types.RequestStepUpCodeInput;
  RequestTextCaptchaInput: Types.RequestTextCaptchaInput;
  RequestTextCaptchaResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestTextCaptchaResult']>;
  RequestTextCaptchaSuccess: ResolverTypeWrapper<Types.RequestTextCaptchaSuccess>;
  RequestWithdrawalInput: Types.RequestWithdrawalInput;
  RequestWithdrawalResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestWithdrawalResult']>;
  ResetPasswordByPhoneInput: Types.ResetPasswordByPhoneInput;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  ResetPasswordSuccess: ResolverTypeWrapper<Types.ResetPasswordSuccess>;
  ResetPaymentPasswordInput: Types.ResetPaymentPasswordInput;
  Restriction: ResolverTypeWrapper<Types.Restriction>;
  RestrictionKind: Types.RestrictionKind;
  ResyncCause: Types.ResyncCause;
  ResyncNeeded: ResolverTypeWrapper<Types.ResyncNeeded>;
  RevokeApiTokenInput: Types.RevokeApiTokenInput;
  RevokeApiTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeApiTokenResult']>;
  RevokeApiTokenSuccess: ResolverTypeWrapper<Types.RevokeApiTokenSuccess>;
  RevokeSessionInput: Types.RevokeSessionInput;
  RevokeSessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeSessionResult']>;
  RevokeSessionSuccess: ResolverTypeWrapper<Types.RevokeSessionSuccess>;
  SaveLotteryHabitsInput: Types.SaveLotteryHabitsInput;
  SaveLotteryHabitsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveLotteryHabitsResult']>;
  SaveLotteryHabitsSuccess: ResolverTypeWrapper<Omit<Types.SaveLotteryHabitsSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  SaveLotterySheetInput: Types.SaveLotterySheetInput;
  SearchResults: ResolverTypeWrapper<SearchResultsSourceSource>;
  SecurityAnswerInput: Types.SecurityAnswerInput;
  SecurityChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SecurityChangeResult']>;
  SecurityChangeSuccess: ResolverTypeWrapper<Types.SecurityChangeSuccess>;
  SecurityQuestion: ResolverTypeWrapper<Types.SecurityQuestion>;
  SecurityQuestions: ResolverTypeWrapper<Types.SecurityQuestions>;
  SecurityQuestionsProofInput: Types.SecurityQuestionsProofInput;
  SendChatMessageInput: Types.SendChatMessageInput;
  SendChatMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendChatMessageResult']>;
  SendChatMessageSuccess: ResolverTypeWrapper<Types.SendChatMessageSuccess>;
  SendContactCodeInput: Types.SendContactCodeInput;
  SendContactProofCodeInput: Types.SendContactProofCodeInput;
  SendFeedbackInput: Types.SendFeedbackInput;
  SendFeedbackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendFeedbackResult']>;
  SendFeedbackSuccess: ResolverTypeWrapper<Types.SendFeedbackSuccess>;
  SendGuestCaseCodeInput: Types.SendGuestCaseCodeInput;
  SendGuestCaseCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendGuestCaseCodeResult']>;
  SendGuestCaseCodeSuccess: ResolverTypeWrapper<Types.SendGuestCaseCodeSuccess>;
  SendLogInCodeInput: Types.SendLogInCodeInput;
  SendMessageInput: Types.SendMessageInput;
  SendMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessageResult']>;
  SendMessageSuccess: ResolverTypeWrapper<Omit<Types.SendMessageSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  ServiceCase: ResolverTypeWrapper<Types.ServiceCase>;
  ServiceCaseChanged: ResolverTypeWrapper<Types.ServiceCaseChanged>;
  ServiceCaseKind: Types.ServiceCaseKind;
  ServiceCaseLine: ResolverTypeWrapper<Types.ServiceCaseLine>;
  ServiceCasePage: ResolverTypeWrapper<Types.ServiceCasePage>;
  ServiceCaseRating: ResolverTypeWrapper<Types.ServiceCaseRating>;
  ServiceCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ServiceCaseResult']>;
  ServiceCaseState: Types.ServiceCaseState;
  ServiceCaseSuccess: ResolverTypeWrapper<Types.ServiceCaseSuccess>;
  ServiceDeskHours: ResolverTypeWrapper<Types.ServiceDeskHours>;
  ServiceTopic: Types.ServiceTopic;
  SessionEndReason: Types.SessionEndReason;
  SessionEnded: ResolverTypeWrapper<Types.SessionEnded>;
  SetAvatarInput: Types.SetAvatarInput;
  SetAvatarResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetAvatarResult']>;
  SetAvatarSuccess: ResolverTypeWrapper<Omit<Types.SetAvatarSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  SetDefaultBankCardInput: Types.SetDefaultBankCardInput;
  SetDownlineRebateInput: Types.SetDownlineRebateInput;
  SetFavouriteInput: Types.SetFavouriteInput;
  SetFavouriteNoteInput: Types.SetFavouriteNoteInput;
  SetFavouriteNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFavouriteNoteResult']>;
  SetFavouriteNoteSuccess: ResolverTypeWrapper<Omit<Types.SetFavouriteNoteSuccess, 'game'> & { game: ResolversTypes['Game'] }>;
  SetFavouriteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetFavouriteResult']>;
  SetFavouriteSuccess: ResolverTypeWrapper<Omit<Types.SetFavouriteSuccess, 'game'> & { game: ResolversTypes['Game'] }>;
  SetLanguageInput: Types.SetLanguageInput;
  SetLanguageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetLanguageResult']>;
  SetLanguageSuccess: ResolverTypeWrapper<Types.SetLanguageSuccess>;
  SetLimitInput: Types.SetLimitInput;
  SetMessagePreferenceInput: Types.SetMessagePreferenceInput;
  SetPaymentPasswordInput: Types.SetPaymentPasswordInput;
  SetQuietHoursInput: Types.SetQuietHoursInput;
  SetRealityCheckInput: Types.SetRealityCheckInput;
  SetSecurityQuestionsInput: Types.SetSecurityQuestionsInput;
  SimulatedPeriod: ResolverTypeWrapper<Omit<Types.SimulatedPeriod, 'amount' | 'lines' | 'paid' | 'received'> & { amount: ResolversTypes['Money'], lines: Array<ResolversTypes['BillLine']>, paid: ResolversTypes['Money'], received: ResolversTypes['Money'] }>;
  Site: ResolverTypeWrapper<SiteSourceSource>;
  SiteAddress: ResolverTypeWrapper<Types.SiteAddress>;
  SiteAnalytics: ResolverTypeWrapper<Types.SiteAnalytics>;
  SiteSettings: ResolverTypeWrapper<Types.SiteSettings>;
  SiteState: Types.SiteState;
  SiteStatus: ResolverTypeWrapper<Types.SiteStatus>;
  SiteStatusChanged: ResolverTypeWrapper<Types.SiteStatusChanged>;
  SocialLink: ResolverTypeWrapper<Types.SocialLink>;
  SocialNetwork: Types.SocialNetwork;
  SpendPointsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SpendPointsResult']>;
  SpendPointsSuccess: ResolverTypeWrapper<Omit<Types.SpendPointsSuccess, 'redemption' | 'viewer' | 'wallet'> & { redemption: ResolversTypes['Redemption'], viewer?: Types.Maybe<ResolversTypes['Viewer']>, wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  Sport: Types.Sport;
  SportEvent: ResolverTypeWrapper<Types.SportEvent>;
  StartFreePlayInput: Types.StartFreePlayInput;
  StartTimeOutInput: Types.StartTimeOutInput;
  StepUpInput: Types.StepUpInput;
  StepUpMethod: Types.StepUpMethod;
  StepUpOption: ResolverTypeWrapper<Types.StepUpOption>;
  StepUpPurpose: Types.StepUpPurpose;
  StepUpRequired: ResolverTypeWrapper<Types.StepUpRequired>;
  StreamOpened: ResolverTypeWrapper<Types.StreamOpened>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SubmitDepositProofInput: Types.SubmitDepositProofInput;
  SubmitIdentityDocumentsInput: Types.SubmitIdentityDocumentsInput;
  SubmitIdentityDocumentsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitIdentityDocumentsResult']>;
  SubmitIdentityDocumentsSuccess: ResolverTypeWrapper<Types.SubmitIdentityDocumentsSuccess>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TeamBetting: ResolverTypeWrapper<Omit<Types.TeamBetting, 'days' | 'products' | 'totals' | 'uncounted'> & { days: Array<ResolversTypes['TeamBettingDay']>, products: Array<ResolversTypes['TeamBettingProduct']>, totals: ResolversTypes['LineTotals'], uncounted: ResolversTypes['Money'] }>;
  TeamBettingDay: ResolverTypeWrapper<Omit<Types.TeamBettingDay, 'totals' | 'uncounted'> & { totals: ResolversTypes['LineTotals'], uncounted: ResolversTypes['Money'] }>;
  TeamBettingProduct: ResolverTypeWrapper<Omit<Types.TeamBettingProduct, 'houseProfit' | 'payout' | 'turnover' | 'uncounted'> & { houseProfit: ResolversTypes['Money'], payout: ResolversTypes['Money'], turnover: ResolversTypes['Money'], uncounted: ResolversTypes['Money'] }>;
  TeamBettingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TeamBettingResult']>;
  TeamDay: ResolverTypeWrapper<Omit<Types.TeamDay, 'totals'> & { totals: ResolversTypes['TeamTotals'] }>;
  TeamFileInput: Types.TeamFileInput;
  TeamHourTotals: ResolverTypeWrapper<Omit<Types.TeamHourTotals, 'deposit' | 'houseProfit' | 'turnover' | 'withdrawal'> & { deposit: ResolversTypes['Money'], houseProfit: ResolversTypes['Money'], turnover: ResolversTypes['Money'], withdrawal: ResolversTypes['Money'] }>;
  TeamMember: ResolverTypeWrapper<Types.TeamMember>;
  TeamOverview: ResolverTypeWrapper<Omit<Types.TeamOverview, 'bottomDownlines' | 'dayBeforeYesterday' | 'days' | 'range' | 'sameHour' | 'thisMonth' | 'today' | 'topDownlines' | 'yesterday'> & { bottomDownlines: Array<ResolversTypes['DirectDownline']>, dayBeforeYesterday?: Types.Maybe<ResolversTypes['TeamTotals']>, days: Array<ResolversTypes['TeamDay']>, range: ResolversTypes['TeamTotals'], sameHour?: Types.Maybe<ResolversTypes['TeamSameHour']>, thisMonth: ResolversTypes['TeamTotals'], today: ResolversTypes['TeamTotals'], topDownlines: Array<ResolversTypes['DirectDownline']>, yesterday: ResolversTypes['TeamTotals'] }>;
  TeamOverviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TeamOverviewResult']>;
  TeamSameHour: ResolverTypeWrapper<Omit<Types.TeamSameHour, 'today' | 'yesterday'> & { today: ResolversTypes['TeamHourTotals'], yesterday: ResolversTypes['TeamHourTotals'] }>;
  TeamTotals: ResolverTypeWrapper<Omit<Types.TeamTotals, 'deposit' | 'houseProfit' | 'turnover' | 'withdrawal'> & { deposit: ResolversTypes['Money'], houseProfit: ResolversTypes['Money'], turnover: ResolversTypes['Money'], withdrawal: ResolversTypes['Money'] }>;
  TeamWatch: ResolverTypeWrapper<Omit<Types.TeamWatch, 'losses' | 'wins'> & { losses: Array<ResolversTypes['MemberResult']>, wins: Array<ResolversTypes['MemberResult']> }>;
  TeamWatchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TeamWatchResult']>;
  TimeOfDay: ResolverTypeWrapper<Types.Scalars['TimeOfDay']['output']>;
  TokenNetwork: Types.TokenNetwork;
  TransactionDetail: ResolverTypeWrapper<Omit<Types.TransactionDetail, 'movements'> & { movements: Array<ResolversTypes['Movement']> }>;
  TransferBetweenPartsInput: Types.TransferBetweenPartsInput;
  TransferBetweenPartsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TransferBetweenPartsResult']>;
  TransferBetweenPartsSuccess: ResolverTypeWrapper<Omit<Types.TransferBetweenPartsSuccess, 'wallet'> & { wallet?: Types.Maybe<ResolversTypes['Wallet']> }>;
  TransferRelation: Types.TransferRelation;
  TransferToDownlineInput: Types.TransferToDownlineInput;
  TransferToUplineInput: Types.TransferToUplineInput;
  TurnoverRequired: ResolverTypeWrapper<Omit<Types.TurnoverRequired, 'remaining'> & { remaining: ResolversTypes['Money'] }>;
  TurnoverRequirement: ResolverTypeWrapper<Omit<Types.TurnoverRequirement, 'done' | 'remaining' | 'required'> & { done: ResolversTypes['Money'], remaining: ResolversTypes['Money'], required: ResolversTypes['Money'] }>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UncountedReason: Types.UncountedReason;
  UncoveredBills: ResolverTypeWrapper<Omit<Types.UncoveredBills, 'amount'> & { amount: ResolversTypes['Money'] }>;
  UnlinkIdentityInput: Types.UnlinkIdentityInput;
  UnresolvedTransfer: ResolverTypeWrapper<Omit<Types.UnresolvedTransfer, 'amount'> & { amount: ResolversTypes['Money'] }>;
  UnsubscribeInput: Types.UnsubscribeInput;
  UnsubscribeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnsubscribeResult']>;
  UnsubscribeSuccess: ResolverTypeWrapper<Types.UnsubscribeSuccess>;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UpdateProfileSuccess: ResolverTypeWrapper<Omit<Types.UpdateProfileSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  UploadPurpose: Types.UploadPurpose;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Vendor: ResolverTypeWrapper<Types.Vendor>;
  VendorSearchResult: ResolverTypeWrapper<Types.VendorSearchResult>;
  VerificationKind: Types.VerificationKind;
  VerificationMethod: ResolverTypeWrapper<Types.VerificationMethod>;
  VerificationRequired: ResolverTypeWrapper<Types.VerificationRequired>;
  VerifyLogInInput: Types.VerifyLogInInput;
  ViewGuestUploadInput: Types.ViewGuestUploadInput;
  ViewUploadInput: Types.ViewUploadInput;
  ViewUploadResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ViewUploadResult']>;
  ViewUploadSuccess: ResolverTypeWrapper<Types.ViewUploadSuccess>;
  Viewer: ResolverTypeWrapper<ViewerSourceSource>;
  WaitingLimit: ResolverTypeWrapper<Omit<Types.WaitingLimit, 'to'> & { to?: Types.Maybe<ResolversTypes['LimitValue']> }>;
  Wallet: ResolverTypeWrapper<WalletSourceSource>;
  WalletPart: ResolverTypeWrapper<Omit<Types.WalletPart, 'balance'> & { balance: ResolversTypes['Money'] }>;
  WalletSummary: ResolverTypeWrapper<Omit<Types.WalletSummary, 'atVendors' | 'available' | 'bonus' | 'locked' | 'monthProfit' | 'monthTurnover' | 'totalDeposit' | 'totalTurnover' | 'totalWithdrawal'> & { atVendors: ResolversTypes['Money'], available: ResolversTypes['Money'], bonus: ResolversTypes['Money'], locked: ResolversTypes['Money'], monthProfit: ResolversTypes['Money'], monthTurnover: ResolversTypes['Money'], totalDeposit: ResolversTypes['Money'], totalTurnover: ResolversTypes['Money'], totalWithdrawal: ResolversTypes['Money'] }>;
  Winner: ResolverTypeWrapper<Omit<Types.Winner, 'payout'> & { payout: ResolversTypes['Money'] }>;
  WinnerAnnounced: ResolverTypeWrapper<Omit<Types.WinnerAnnounced, 'payout'> & { payout: ResolversTypes['Money'] }>;
  WinnerPage: ResolverTypeWrapper<Omit<Types.WinnerPage, 'nodes'> & { nodes: Array<ResolversTypes['Winner']> }>;
  WinnersOrder: Types.WinnersOrder;
  WinnersPeriod: Types.WinnersPeriod;
  WithdrawContractRequestInput: Types.WithdrawContractRequestInput;
  Withdrawal: ResolverTypeWrapper<Omit<Types.Withdrawal, 'amount' | 'fee' | 'payout' | 'receivedAmount' | 'remainder'> & { amount: ResolversTypes['Money'], fee: ResolversTypes['Money'], payout: ResolversTypes['Money'], receivedAmount?: Types.Maybe<ResolversTypes['Money']>, remainder?: Types.Maybe<ResolversTypes['Money']> }>;
  WithdrawalActor: Types.WithdrawalActor;
  WithdrawalChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WithdrawalChangeResult']>;
  WithdrawalChanged: ResolverTypeWrapper<Omit<Types.WithdrawalChanged, 'amount'> & { amount: ResolversTypes['Money'] }>;
  WithdrawalChannel: ResolverTypeWrapper<Omit<Types.WithdrawalChannel, 'feeFixed' | 'maximum' | 'minimum'> & { feeFixed: ResolversTypes['Money'], maximum: ResolversTypes['Money'], minimum: ResolversTypes['Money'] }>;
  WithdrawalIdentity: ResolverTypeWrapper<Types.WithdrawalIdentity>;
  WithdrawalOptions: ResolverTypeWrapper<Omit<Types.WithdrawalOptions, 'available' | 'bonusTurnover' | 'channels' | 'dayMaximum' | 'free' | 'lastAmount' | 'leftAmount' | 'maximum' | 'minimum' | 'requirements' | 'stepUpFrom' | 'turnover' | 'unplayed'> & { available: ResolversTypes['Money'], bonusTurnover?: Types.Maybe<ResolversTypes['TurnoverRequirement']>, channels: Array<ResolversTypes['WithdrawalChannel']>, dayMaximum?: Types.Maybe<ResolversTypes['Money']>, free: ResolversTypes['Money'], lastAmount?: Types.Maybe<ResolversTypes['Money']>, leftAmount?: Types.Maybe<ResolversTypes['Money']>, maximum: ResolversTypes['Money'], minimum: ResolversTypes['Money'], requirements?: Types.Maybe<Array<ResolversTypes['WithdrawalRequirement']>>, stepUpFrom: ResolversTypes['Money'], turnover: ResolversTypes['TurnoverRequirement'], unplayed: ResolversTypes['Money'] }>;
  WithdrawalPage: ResolverTypeWrapper<Omit<Types.WithdrawalPage, 'nodes' | 'totalAmount'> & { nodes: Array<ResolversTypes['Withdrawal']>, totalAmount: ResolversTypes['Money'] }>;
  WithdrawalReceipt: Types.WithdrawalReceipt;
  WithdrawalRequirement: ResolverTypeWrapper<Omit<Types.WithdrawalRequirement, 'from'> & { from?: Types.Maybe<ResolversTypes['Money']> }>;
  WithdrawalRequirementKind: Types.WithdrawalRequirementKind;
  WithdrawalRequirementStatus: Types.WithdrawalRequirementStatus;
  WithdrawalReviewReason: Types.WithdrawalReviewReason;
  WithdrawalState: Types.WithdrawalState;
  WithdrawalStep: ResolverTypeWrapper<Types.WithdrawalStep>;
  WithdrawalSuccess: ResolverTypeWrapper<Omit<Types.WithdrawalSuccess, 'wallet' | 'withdrawal'> & { wallet?: Types.Maybe<ResolversTypes['Wallet']>, withdrawal: ResolversTypes['Withdrawal'] }>;
  WriteGuestCaseInput: Types.WriteGuestCaseInput;
  WriteServiceCaseInput: Types.WriteServiceCaseInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountBlocked: Types.AccountBlocked;
  AccountClosing: Omit<Types.AccountClosing, 'balance' | 'obstacles' | 'openMatters' | 'payouts' | 'withdrawals'> & { balance: ResolversParentTypes['Money'], obstacles: Array<ResolversParentTypes['ClosingObstacle']>, openMatters: Array<ResolversParentTypes['ClosingMatter']>, payouts: Array<ResolversParentTypes['ClosingPayout']>, withdrawals?: Types.Maybe<Array<ResolversParentTypes['Withdrawal']>> };
  AccountFileInput: Types.AccountFileInput;
  AccountRecord: Omit<Types.AccountRecord, 'moneyIn' | 'moneyOut' | 'net' | 'nodes'> & { moneyIn: ResolversParentTypes['Money'], moneyOut: ResolversParentTypes['Money'], net: ResolversParentTypes['Money'], nodes: Array<ResolversParentTypes['Movement']> };
  AccountRecordResult: ResolversUnionTypes<ResolversParentTypes>['AccountRecordResult'];
  AccountSecurity: Types.AccountSecurity;
  ActiveSession: Types.ActiveSession;
  ActivityFigures: Omit<Types.ActivityFigures, 'adjustments' | 'deposits' | 'net' | 'staked' | 'withdrawals' | 'won'> & { adjustments: ResolversParentTypes['Money'], deposits: ResolversParentTypes['Money'], net: ResolversParentTypes['Money'], staked: ResolversParentTypes['Money'], withdrawals: ResolversParentTypes['Money'], won: ResolversParentTypes['Money'] };
  ActivityMonth: Omit<Types.ActivityMonth, 'figures'> & { figures: ResolversParentTypes['ActivityFigures'] };
  ActivityStatement: Omit<Types.ActivityStatement, 'closingBalance' | 'lifetimeNetDeposits' | 'months' | 'openingBalance' | 'total'> & { closingBalance: ResolversParentTypes['Money'], lifetimeNetDeposits: ResolversParentTypes['Money'], months: Array<ResolversParentTypes['ActivityMonth']>, openingBalance: ResolversParentTypes['Money'], total: ResolversParentTypes['ActivityFigures'] };
  AddBankCardInput: Types.AddBankCardInput;
  AddBankCardResult: ResolversUnionTypes<ResolversParentTypes>['AddBankCardResult'];
  AddPasskeyInput: Types.AddPasskeyInput;
  AddPushDeviceInput: Types.AddPushDeviceInput;
  AgentAccount: AgentAccountSourceSource;
  AgentAccountResult: ResolversUnionTypes<ResolversParentTypes>['AgentAccountResult'];
  AgentApplication: Types.AgentApplication;
  AgentApplicationDecided: Types.AgentApplicationDecided;
  AgentApplicationResult: ResolversUnionTypes<ResolversParentTypes>['AgentApplicationResult'];
  AgentApplicationSuccess: Types.AgentApplicationSuccess;
  AgentBill: Omit<Types.AgentBill, 'amount' | 'lines'> & { amount: ResolversParentTypes['Money'], lines: Array<ResolversParentTypes['BillLine']> };
  AgentBillPaid: Omit<Types.AgentBillPaid, 'amount'> & { amount: ResolversParentTypes['Money'] };
  AgentBillsFileInput: Types.AgentBillsFileInput;
  AgentContract: Omit<Types.AgentContract, 'terms'> & { terms: ResolversParentTypes['ContractTerms'] };
  AgentContractChanged: Types.AgentContractChanged;
  AgentContractRequestChanged: Types.AgentContractRequestChanged;
  AgentContracts: Omit<Types.AgentContracts, 'bills' | 'contracts' | 'requests' | 'uncovered'> & { bills: Array<ResolversParentTypes['AgentBill']>, contracts: Array<ResolversParentTypes['AgentContract']>, requests: Array<ResolversParentTypes['ContractRequest']>, uncovered?: Types.Maybe<ResolversParentTypes['UncoveredBills']> };
  AgentContractsResult: ResolversUnionTypes<ResolversParentTypes>['AgentContractsResult'];
  AgentIncome: Omit<Types.AgentIncome, 'bills' | 'days' | 'paid' | 'received' | 'sources'> & { bills: Array<ResolversParentTypes['AgentBill']>, days: Array<ResolversParentTypes['IncomeDay']>, paid: ResolversParentTypes['Money'], received: ResolversParentTypes['Money'], sources: Array<ResolversParentTypes['IncomeSource']> };
  AgentIncomeResult: ResolversUnionTypes<ResolversParentTypes>['AgentIncomeResult'];
  AgentProgramme: Types.AgentProgramme;
  Amount: Types.Scalars['Amount']['output'];
  Announcement: Types.Announcement;
  AnnouncementPage: Types.AnnouncementPage;
  AnswerAgentApplicationInput: Types.AnswerAgentApplicationInput;
  AnswerContractInput: Types.AnswerContractInput;
  AnswerInterventionInput: Types.AnswerInterventionInput;
  AnswerWithdrawalQuestionInput: Types.AnswerWithdrawalQuestionInput;
  ApiToken: Types.ApiToken;
  ApplyAsAgentInput: Types.ApplyAsAgentInput;
  ApplyPromotionInput: Types.ApplyPromotionInput;
  ApplyPromotionResult: ResolversUnionTypes<ResolversParentTypes>['ApplyPromotionResult'];
  ApplyPromotionSuccess: Omit<Types.ApplyPromotionSuccess, 'offer'> & { offer: ResolversParentTypes['PromotionOffer'] };
  Authenticator: Types.Authenticator;
  AuthenticatorProofInput: Types.AuthenticatorProofInput;
  BalanceChanged: Omit<Types.BalanceChanged, 'available' | 'balance' | 'bonus' | 'locked'> & { available: ResolversParentTypes['Money'], balance?: Types.Maybe<ResolversParentTypes['Money']>, bonus: ResolversParentTypes['Money'], locked: ResolversParentTypes['Money'] };
  BankCard: Types.BankCard;
  BankCards: Types.BankCards;
  BankCardsChangeResult: ResolversUnionTypes<ResolversParentTypes>['BankCardsChangeResult'];
  BankCardsChangeSuccess: Types.BankCardsChangeSuccess;
  Banner: Types.Banner;
  BannerGroup: Types.BannerGroup;
  BannerLink: Types.BannerLink;
  BeginAuthenticatorSetupInput: Types.BeginAuthenticatorSetupInput;
  BeginAuthenticatorSetupResult: ResolversUnionTypes<ResolversParentTypes>['BeginAuthenticatorSetupResult'];
  BeginAuthenticatorSetupSuccess: Types.BeginAuthenticatorSetupSuccess;
  BeginIdentityLinkInput: Types.BeginIdentityLinkInput;
  BeginIdentityProviderLogInInput: Types.BeginIdentityProviderLogInInput;
  BeginPasskeyRegistrationInput: Types.BeginPasskeyRegistrationInput;
  Bet: Omit<Types.Bet, 'balanceAfter' | 'payout' | 'profit' | 'stake' | 'turnover'> & { balanceAfter?: Types.Maybe<ResolversParentTypes['Money']>, payout: ResolversParentTypes['Money'], profit?: Types.Maybe<ResolversParentTypes['Money']>, stake: ResolversParentTypes['Money'], turnover?: Types.Maybe<ResolversParentTypes['Money']> };
  BetDetail: Omit<Types.BetDetail, 'bet' | 'movements'> & { bet: ResolversParentTypes['Bet'], movements: Array<ResolversParentTypes['Movement']> };
  BetFairness: Types.BetFairness;
  BetTotals: Omit<Types.BetTotals, 'payout' | 'profit' | 'turnover' | 'uncounted'> & { payout: ResolversParentTypes['Money'], profit: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'], uncounted: ResolversParentTypes['Money'] };
  BettingFileInput: Types.BettingFileInput;
  BettingRecord: Omit<Types.BettingRecord, 'nodes' | 'totals'> & { nodes: Array<ResolversParentTypes['Bet']>, totals: ResolversParentTypes['BetTotals'] };
  BettingRecordResult: ResolversUnionTypes<ResolversParentTypes>['BettingRecordResult'];
  BillAmount: Omit<Types.BillAmount, 'amount' | 'neededAmount'> & { amount: ResolversParentTypes['Money'], neededAmount?: Types.Maybe<ResolversParentTypes['Money']> };
  BillChangeResult: ResolversUnionTypes<ResolversParentTypes>['BillChangeResult'];
  BillChangeSuccess: Omit<Types.BillChangeSuccess, 'bill'> & { bill?: Types.Maybe<ResolversParentTypes['AgentBill']> };
  BillCount: Types.BillCount;
  BillLine: ResolversInterfaceTypes<ResolversParentTypes>['BillLine'];
  BillRate: Types.BillRate;
  BindContactInput: Types.BindContactInput;
  BindContactResult: ResolversUnionTypes<ResolversParentTypes>['BindContactResult'];
  BindContactSuccess: Omit<Types.BindContactSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  Bonus: Omit<Types.Bonus, 'converted' | 'granted' | 'lost' | 'maxStake' | 'remaining' | 'required' | 'wagered'> & { converted?: Types.Maybe<ResolversParentTypes['Money']>, granted: ResolversParentTypes['Money'], lost?: Types.Maybe<ResolversParentTypes['Money']>, maxStake: ResolversParentTypes['Money'], remaining: ResolversParentTypes['Money'], required: ResolversParentTypes['Money'], wagered: ResolversParentTypes['Money'] };
  BonusAccount: Omit<Types.BonusAccount, 'balance' | 'cash' | 'freeRounds' | 'past' | 'running'> & { balance: ResolversParentTypes['Money'], cash: ResolversParentTypes['Money'], freeRounds: Array<ResolversParentTypes['FreeRounds']>, past: Array<ResolversParentTypes['Bonus']>, running?: Types.Maybe<ResolversParentTypes['Bonus']> };
  BonusContribution: Types.BonusContribution;
  BonusEnded: Omit<Types.BonusEnded, 'amount'> & { amount: ResolversParentTypes['Money'] };
  BonusRecord: Omit<Types.BonusRecord, 'converted' | 'forfeited' | 'granted' | 'nodes' | 'paid'> & { converted: ResolversParentTypes['Money'], forfeited: ResolversParentTypes['Money'], granted: ResolversParentTypes['Money'], nodes: Array<ResolversParentTypes['Movement']>, paid: ResolversParentTypes['Money'] };
  BonusRecordResult: ResolversUnionTypes<ResolversParentTypes>['BonusRecordResult'];
  Boolean: Types.Scalars['Boolean']['output'];
  BuyRaffleTicketsInput: Types.BuyRaffleTicketsInput;
  BuyRaffleTicketsResult: ResolversUnionTypes<ResolversParentTypes>['BuyRaffleTicketsResult'];
  BuyRaffleTicketsSuccess: BuyRaffleTicketsSourceSource;
  CancelDepositInput: Types.CancelDepositInput;
  CancelLotteryTicketInput: Types.CancelLotteryTicketInput;
  CancelWithdrawalInput: Types.CancelWithdrawalInput;
  Captcha: Types.Captcha;
  CaptchaInput: Types.CaptchaInput;
  CaptchaRequired: Types.CaptchaRequired;
  ChangeMessagesResult: ResolversUnionTypes<ResolversParentTypes>['ChangeMessagesResult'];
  ChangeMessagesSuccess: Omit<Types.ChangeMessagesSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangePasswordSuccess: Omit<Types.ChangePasswordSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ChangePaymentPasswordInput: Types.ChangePaymentPasswordInput;
  Chat: ChatSourceSource;
  ChatMessage: Types.ChatMessage;
  ChatMessageConnection: Types.ChatMessageConnection;
  ChatMessageEdge: Types.ChatMessageEdge;
  ChatMessagePosted: Types.ChatMessagePosted;
  ChatMessageRemoved: Types.ChatMessageRemoved;
  ChatMuteChanged: Types.ChatMuteChanged;
  ChatRoom: ChatRoomSourceSource;
  ChatRoomChanged: Types.ChatRoomChanged;
  ChatRoomRead: Types.ChatRoomRead;
  ClaimMissionInput: Types.ClaimMissionInput;
  ClaimMissionResult: ResolversUnionTypes<ResolversParentTypes>['ClaimMissionResult'];
  ClaimMissionSuccess: Omit<Types.ClaimMissionSuccess, 'mission' | 'viewer' | 'wallet'> & { mission: ResolversParentTypes['Mission'], viewer?: Types.Maybe<ResolversParentTypes['Viewer']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  ClaimPromotionInput: Types.ClaimPromotionInput;
  ClaimPromotionResult: ResolversUnionTypes<ResolversParentTypes>['ClaimPromotionResult'];
  ClaimPromotionSuccess: Omit<Types.ClaimPromotionSuccess, 'offer' | 'wallet'> & { offer: ResolversParentTypes['PromotionOffer'], wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  ClaimRafflePrizeInput: Types.ClaimRafflePrizeInput;
  ClaimRafflePrizeResult: ResolversUnionTypes<ResolversParentTypes>['ClaimRafflePrizeResult'];
  ClaimRafflePrizeSuccess: Omit<Types.ClaimRafflePrizeSuccess, 'amount' | 'viewer' | 'wallet'> & { amount?: Types.Maybe<ResolversParentTypes['Money']>, viewer?: Types.Maybe<ResolversParentTypes['Viewer']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  ClaimRebateInput: Types.ClaimRebateInput;
  ClaimRebateResult: ResolversUnionTypes<ResolversParentTypes>['ClaimRebateResult'];
  ClaimRebateSuccess: Omit<Types.ClaimRebateSuccess, 'wallet' | 'week'> & { wallet?: Types.Maybe<ResolversParentTypes['Wallet']>, week: ResolversParentTypes['RebateWeek'] };
  CloseAccountConfirmation: Omit<Types.CloseAccountConfirmation, 'balance' | 'unplayed'> & { balance: ResolversParentTypes['Money'], unplayed: ResolversParentTypes['Money'] };
  CloseAccountInput: Types.CloseAccountInput;
  CloseAccountResult: ResolversUnionTypes<ResolversParentTypes>['CloseAccountResult'];
  CloseAccountSuccess: Omit<Types.CloseAccountSuccess, 'paidOut' | 'viewer'> & { paidOut: ResolversParentTypes['Money'], viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  CloseServiceCaseInput: Types.CloseServiceCaseInput;
  ClosingMatter: Omit<Types.ClosingMatter, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  ClosingObstacle: Omit<Types.ClosingObstacle, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  ClosingPayout: Omit<Types.ClosingPayout, 'amount'> & { amount: ResolversParentTypes['Money'] };
  ClosingPayoutResult: ResolversUnionTypes<ResolversParentTypes>['ClosingPayoutResult'];
  ClosingPayoutSuccess: Omit<Types.ClosingPayoutSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  CodeContact: Types.CodeContact;
  CollectBillInput: Types.CollectBillInput;
  CollectVendorBalancesInput: Types.CollectVendorBalancesInput;
  CollectVendorBalancesResult: ResolversUnionTypes<ResolversParentTypes>['CollectVendorBalancesResult'];
  CollectVendorBalancesSuccess: Omit<Types.CollectVendorBalancesSuccess, 'wallet'> & { wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  ConfirmAuthenticatorSetupInput: Types.ConfirmAuthenticatorSetupInput;
  ConfirmLimitIncreaseInput: Types.ConfirmLimitIncreaseInput;
  ConfirmPhoneInput: Types.ConfirmPhoneInput;
  ConfirmPhoneResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmPhoneResult'];
  ConfirmPhoneSuccess: Types.ConfirmPhoneSuccess;
  ConfirmWithdrawalReceiptInput: Types.ConfirmWithdrawalReceiptInput;
  ContactInput: Types.ContactInput;
  ContactProof: Types.ContactProof;
  ContactProofInput: Types.ContactProofInput;
  ContractChangeResult: ResolversUnionTypes<ResolversParentTypes>['ContractChangeResult'];
  ContractChangeSuccess: Omit<Types.ContractChangeSuccess, 'contract' | 'viewer'> & { contract?: Types.Maybe<ResolversParentTypes['AgentContract']>, viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ContractRequest: Omit<Types.ContractRequest, 'terms'> & { terms: ResolversParentTypes['ContractTerms'] };
  ContractRequestChangeResult: ResolversUnionTypes<ResolversParentTypes>['ContractRequestChangeResult'];
  ContractRequestChangeSuccess: Omit<Types.ContractRequestChangeSuccess, 'request' | 'viewer'> & { request?: Types.Maybe<ResolversParentTypes['ContractRequest']>, viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ContractSimulation: Omit<Types.ContractSimulation, 'paid' | 'periods' | 'received' | 'total'> & { paid: ResolversParentTypes['Money'], periods: Array<ResolversParentTypes['SimulatedPeriod']>, received: ResolversParentTypes['Money'], total: ResolversParentTypes['Money'] };
  ContractSimulationResult: ResolversUnionTypes<ResolversParentTypes>['ContractSimulationResult'];
  ContractTerms: Omit<Types.ContractTerms, 'activeMemberBet' | 'maximumSingleBet' | 'minimumHouseProfit' | 'minimumValidBet' | 'tiers'> & { activeMemberBet?: Types.Maybe<ResolversParentTypes['Money']>, maximumSingleBet?: Types.Maybe<ResolversParentTypes['Money']>, minimumHouseProfit?: Types.Maybe<ResolversParentTypes['Money']>, minimumValidBet?: Types.Maybe<ResolversParentTypes['Money']>, tiers: Array<ResolversParentTypes['DividendTier']> };
  ContractTermsInput: Types.ContractTermsInput;
  ConvertPointsInput: Types.ConvertPointsInput;
  CountedProduct: Types.CountedProduct;
  Country: CountrySourceSource;
  CreateApiTokenInput: Types.CreateApiTokenInput;
  CreateApiTokenResult: ResolversUnionTypes<ResolversParentTypes>['CreateApiTokenResult'];
  CreateApiTokenSuccess: Types.CreateApiTokenSuccess;
  CreateDataFileInput: Types.CreateDataFileInput;
  CreateDataFileResult: ResolversUnionTypes<ResolversParentTypes>['CreateDataFileResult'];
  CreateDataFileSuccess: Types.CreateDataFileSuccess;
  CreateDepositInput: Types.CreateDepositInput;
  CreateDepositResult: ResolversUnionTypes<ResolversParentTypes>['CreateDepositResult'];
  CreateDepositSuccess: Omit<Types.CreateDepositSuccess, 'deposit'> & { deposit: ResolversParentTypes['Deposit'] };
  CreateDownlineInput: Types.CreateDownlineInput;
  CreateRecordFileInput: Types.CreateRecordFileInput;
  CreateRecordFileResult: ResolversUnionTypes<ResolversParentTypes>['CreateRecordFileResult'];
  CreateRecordFileSuccess: Types.CreateRecordFileSuccess;
  CreateRegistrationLinkInput: Types.CreateRegistrationLinkInput;
  CreateRegistrationLinkResult: ResolversUnionTypes<ResolversParentTypes>['CreateRegistrationLinkResult'];
  CreateRegistrationLinkSuccess: Omit<Types.CreateRegistrationLinkSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  CreateUploadInput: Types.CreateUploadInput;
  CreateUploadResult: ResolversUnionTypes<ResolversParentTypes>['CreateUploadResult'];
  CreateUploadSuccess: Types.CreateUploadSuccess;
  CreditDay: Omit<Types.CreditDay, 'closing' | 'credit' | 'debit' | 'opening'> & { closing: ResolversParentTypes['Money'], credit: ResolversParentTypes['Money'], debit: ResolversParentTypes['Money'], opening: ResolversParentTypes['Money'] };
  CreditReport: Omit<Types.CreditReport, 'closing' | 'credit' | 'days' | 'debit' | 'opening' | 'types'> & { closing: ResolversParentTypes['Money'], credit: ResolversParentTypes['Money'], days: Array<ResolversParentTypes['CreditDay']>, debit: ResolversParentTypes['Money'], opening: ResolversParentTypes['Money'], types: Array<ResolversParentTypes['CreditType']> };
  CreditReportResult: ResolversUnionTypes<ResolversParentTypes>['CreditReportResult'];
  CreditType: Omit<Types.CreditType, 'credit' | 'debit'> & { credit: ResolversParentTypes['Money'], debit: ResolversParentTypes['Money'] };
  CurrencyCode: Types.Scalars['CurrencyCode']['output'];
  CursorMoved: Types.CursorMoved;
  CustomerServiceLink: Types.CustomerServiceLink;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  DayRangeInput: Types.DayRangeInput;
  Decimal: Types.Scalars['Decimal']['output'];
  DeclineContractRequestInput: Types.DeclineContractRequestInput;
  DeleteMessagesInput: Types.DeleteMessagesInput;
  Deposit: DepositSourceSource;
  DepositBank: Types.DepositBank;
  DepositBonus: Omit<Types.DepositBonus, 'amount' | 'promotion'> & { amount?: Types.Maybe<ResolversParentTypes['Money']>, promotion?: Types.Maybe<ResolversParentTypes['Promotion']> };
  DepositChangeResult: ResolversUnionTypes<ResolversParentTypes>['DepositChangeResult'];
  DepositChangeSuccess: Omit<Types.DepositChangeSuccess, 'deposit'> & { deposit: ResolversParentTypes['Deposit'] };
  DepositChanged: Omit<Types.DepositChanged, 'amount'> & { amount: ResolversParentTypes['Money'] };
  DepositChoice: Omit<Types.DepositChoice, 'amount'> & { amount: ResolversParentTypes['Money'] };
  DepositLimitInput: Types.DepositLimitInput;
  DepositMethodOption: Omit<Types.DepositMethodOption, 'feeFixed' | 'maximum' | 'minimum' | 'quickAmounts'> & { feeFixed: ResolversParentTypes['Money'], maximum: ResolversParentTypes['Money'], minimum: ResolversParentTypes['Money'], quickAmounts: Array<ResolversParentTypes['Money']> };
  DepositOptions: DepositOptionsSourceSource;
  DepositPage: Omit<Types.DepositPage, 'creditedAmount' | 'nodes'> & { creditedAmount: ResolversParentTypes['Money'], nodes: Array<ResolversParentTypes['Deposit']> };
  DepositPayerInput: Types.DepositPayerInput;
  DepositPayment: Types.DepositPayment;
  DepositPaymentInput: Types.DepositPaymentInput;
  DepositPromotion: Omit<Types.DepositPromotion, 'offer'> & { offer?: Types.Maybe<ResolversParentTypes['PromotionOffer']> };
  DepositStep: Types.DepositStep;
  DepositTarget: Types.DepositTarget;
  DirectDownline: Omit<Types.DirectDownline, 'totals'> & { totals: ResolversParentTypes['TeamTotals'] };
  DisputeBillInput: Types.DisputeBillInput;
  DividendTier: Omit<Types.DividendTier, 'profit'> & { profit: ResolversParentTypes['Money'] };
  DividendTierInput: Types.DividendTierInput;
  Downline: Types.Downline;
  DownlineAct: Types.DownlineAct;
  DownlineChangeResult: ResolversUnionTypes<ResolversParentTypes>['DownlineChangeResult'];
  DownlineChangeSuccess: DownlineChangeSourceSource;
  DownlineConnection: Omit<Types.DownlineConnection, 'edges'> & { edges: Array<ResolversParentTypes['DownlineEdge']> };
  DownlineDetail: Omit<Types.DownlineDetail, 'own' | 'products' | 'team'> & { own: ResolversParentTypes['LineTotals'], products: Array<ResolversParentTypes['ProductTotals']>, team: ResolversParentTypes['LineTotals'] };
  DownlineEdge: Omit<Types.DownlineEdge, 'totals'> & { totals: ResolversParentTypes['LineTotals'] };
  DownlineResult: ResolversUnionTypes<ResolversParentTypes>['DownlineResult'];
  DownlineTransaction: Omit<Types.DownlineTransaction, 'amount'> & { amount: ResolversParentTypes['Money'] };
  DownlineTransactionConnection: Omit<Types.DownlineTransactionConnection, 'deposit' | 'edges' | 'transferIn' | 'transferOut' | 'withdrawal'> & { deposit: ResolversParentTypes['Money'], edges: Array<ResolversParentTypes['DownlineTransactionEdge']>, transferIn?: Types.Maybe<ResolversParentTypes['Money']>, transferOut?: Types.Maybe<ResolversParentTypes['Money']>, withdrawal: ResolversParentTypes['Money'] };
  DownlineTransactionEdge: Omit<Types.DownlineTransactionEdge, 'node'> & { node: ResolversParentTypes['DownlineTransaction'] };
  DownlineTransactionsFileInput: Types.DownlineTransactionsFileInput;
  DownlineTransactionsResult: ResolversUnionTypes<ResolversParentTypes>['DownlineTransactionsResult'];
  DownlinesResult: ResolversUnionTypes<ResolversParentTypes>['DownlinesResult'];
  Download: Types.Download;
  DrawnAvatar: Types.DrawnAvatar;
  EndContractInput: Types.EndContractInput;
  EndingContract: Types.EndingContract;
  EnterGuestCaseInput: Types.EnterGuestCaseInput;
  EventCursor: Types.Scalars['EventCursor']['output'];
  EventMarket: Types.EventMarket;
  EventSelection: Types.EventSelection;
  ExcludeMyselfInput: Types.ExcludeMyselfInput;
  Exclusion: Types.Exclusion;
  ExclusionConfirmation: Types.ExclusionConfirmation;
  ExclusionResult: ResolversUnionTypes<ResolversParentTypes>['ExclusionResult'];
  ExclusionSuccess: Omit<Types.ExclusionSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ExternalChat: Types.ExternalChat;
  ExternalChatUser: Types.ExternalChatUser;
  FeedbackRules: Types.FeedbackRules;
  FieldProblem: Types.FieldProblem;
  ForfeitBonusInput: Types.ForfeitBonusInput;
  ForfeitBonusResult: ResolversUnionTypes<ResolversParentTypes>['ForfeitBonusResult'];
  ForfeitBonusSuccess: Omit<Types.ForfeitBonusSuccess, 'bonusAccount'> & { bonusAccount: ResolversParentTypes['BonusAccount'] };
  FreeRounds: Omit<Types.FreeRounds, 'stake' | 'won'> & { stake: ResolversParentTypes['Money'], won: ResolversParentTypes['Money'] };
  Game: GameSourceSource;
  GameFamily: Types.GameFamily;
  GameFilter: Types.GameFilter;
  GamePage: Omit<Types.GamePage, 'nodes' | 'suggestions'> & { nodes: Array<ResolversParentTypes['Game']>, suggestions?: Types.Maybe<Array<ResolversParentTypes['Game']>> };
  GameUnderMaintenance: GameUnderMaintenanceSourceSource;
  GamesSwitched: Types.GamesSwitched;
  GuestCaseResult: ResolversUnionTypes<ResolversParentTypes>['GuestCaseResult'];
  GuestCaseSuccess: Types.GuestCaseSuccess;
  HeldMoney: Omit<Types.HeldMoney, 'amount'> & { amount: ResolversParentTypes['Money'] };
  HelpArticle: Types.HelpArticle;
  HelpSearchResult: Types.HelpSearchResult;
  HelpService: Types.HelpService;
  HelpTopic: Types.HelpTopic;
  Html: Types.Scalars['Html']['output'];
  HumanChallenge: Types.HumanChallenge;
  ID: Types.Scalars['ID']['output'];
  IdentityCheck: Types.IdentityCheck;
  IdentityDeadline: Types.IdentityDeadline;
  IdentityDecided: Types.IdentityDecided;
  IdentityDocument: Types.IdentityDocument;
  IdentityDocumentInput: Types.IdentityDocumentInput;
  IdentityProviderCallbackInput: Types.IdentityProviderCallbackInput;
  IdentityProviderOption: Types.IdentityProviderOption;
  IdentityProviderRedirectResult: ResolversUnionTypes<ResolversParentTypes>['IdentityProviderRedirectResult'];
  IdentityProviderRedirectSuccess: Types.IdentityProviderRedirectSuccess;
  IdentityRequest: Types.IdentityRequest;
  IdentityTier: Types.IdentityTier;
  IncomeDay: Omit<Types.IncomeDay, 'paid' | 'received'> & { paid: ResolversParentTypes['Money'], received: ResolversParentTypes['Money'] };
  IncomeSource: Omit<Types.IncomeSource, 'paid' | 'received'> & { paid: ResolversParentTypes['Money'], received: ResolversParentTypes['Money'] };
  Int: Types.Scalars['Int']['output'];
  Intervention: Omit<Types.Intervention, 'limit'> & { limit?: Types.Maybe<ResolversParentTypes['ProposedLimit']> };
  InterventionOpened: Types.InterventionOpened;
  InvalidInput: Types.InvalidInput;
  InvitationCode: Types.InvitationCode;
  Jackpot: Omit<Types.Jackpot, 'amount' | 'guaranteedWinStake' | 'lastWin' | 'mustDropBy' | 'seedAmount' | 'wins'> & { amount: ResolversParentTypes['Money'], guaranteedWinStake?: Types.Maybe<ResolversParentTypes['Money']>, lastWin?: Types.Maybe<ResolversParentTypes['JackpotWin']>, mustDropBy?: Types.Maybe<ResolversParentTypes['Money']>, seedAmount?: Types.Maybe<ResolversParentTypes['Money']>, wins: Array<ResolversParentTypes['JackpotWin']> };
  JackpotChanged: Omit<Types.JackpotChanged, 'amount'> & { amount: ResolversParentTypes['Money'] };
  JackpotCommitment: Types.JackpotCommitment;
  JackpotProof: Omit<Types.JackpotProof, 'dropAmount'> & { dropAmount: ResolversParentTypes['Money'] };
  JackpotWin: Omit<Types.JackpotWin, 'amount' | 'proof'> & { amount: ResolversParentTypes['Money'], proof?: Types.Maybe<ResolversParentTypes['JackpotProof']> };
  KeepSessionAliveResult: ResolversUnionTypes<ResolversParentTypes>['KeepSessionAliveResult'];
  KeepSessionAliveSuccess: Types.KeepSessionAliveSuccess;
  Language: Types.Language;
  LaterLogIn: Types.LaterLogIn;
  LaunchGameInput: Types.LaunchGameInput;
  LaunchGameResult: ResolversUnionTypes<ResolversParentTypes>['LaunchGameResult'];
  LaunchGameSuccess: Types.LaunchGameSuccess;
  LaunchTarget: Types.LaunchTarget;
  LaunchTrialInput: Types.LaunchTrialInput;
  Leaderboard: Omit<Types.Leaderboard, 'minStake' | 'own' | 'places' | 'prizes'> & { minStake?: Types.Maybe<ResolversParentTypes['Money']>, own?: Types.Maybe<ResolversParentTypes['LeaderboardPlace']>, places: Array<ResolversParentTypes['LeaderboardPlace']>, prizes: Array<ResolversParentTypes['LeaderboardPrize']> };
  LeaderboardChanged: Types.LeaderboardChanged;
  LeaderboardPlace: Omit<Types.LeaderboardPlace, 'prize' | 'turnover'> & { prize?: Types.Maybe<ResolversParentTypes['Money']>, turnover?: Types.Maybe<ResolversParentTypes['Money']> };
  LeaderboardPrize: Omit<Types.LeaderboardPrize, 'amount'> & { amount: ResolversParentTypes['Money'] };
  LeaderboardResult: Omit<Types.LeaderboardResult, 'winners'> & { winners: Array<ResolversParentTypes['LeaderboardPlace']> };
  Leaderboards: Omit<Types.Leaderboards, 'past' | 'running'> & { past: Array<ResolversParentTypes['LeaderboardResult']>, running: Array<ResolversParentTypes['Leaderboard']> };
  LimitChange: Omit<Types.LimitChange, 'from' | 'to'> & { from?: Types.Maybe<ResolversParentTypes['LimitValue']>, to?: Types.Maybe<ResolversParentTypes['LimitValue']> };
  LimitReached: Types.LimitReached;
  LimitRules: Types.LimitRules;
  LimitValue: Omit<Types.LimitValue, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  LimitsResult: ResolversUnionTypes<ResolversParentTypes>['LimitsResult'];
  LimitsSuccess: Omit<Types.LimitsSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  LineTotals: Omit<Types.LineTotals, 'deposit' | 'houseProfit' | 'turnover' | 'withdrawal'> & { deposit: ResolversParentTypes['Money'], houseProfit: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'], withdrawal: ResolversParentTypes['Money'] };
  LinkedIdentity: Types.LinkedIdentity;
  LiveEvent: ResolversUnionTypes<ResolversParentTypes>['LiveEvent'];
  Lobby: LobbySourceSource;
  LobbyFacets: Omit<Types.LobbyFacets, 'minStakes'> & { minStakes: Array<ResolversParentTypes['Money']> };
  LobbyGameClass: Types.LobbyGameClass;
  LobbyMatches: Types.LobbyMatches;
  LobbyVendor: LobbyVendorSourceSource;
  LogInAttempt: Types.LogInAttempt;
  LogInAttemptPage: Types.LogInAttemptPage;
  LogInInput: Types.LogInInput;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  LogInSuccess: Omit<Types.LogInSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  LogInWithCodeInput: Types.LogInWithCodeInput;
  LogInWithPasskeyInput: Types.LogInWithPasskeyInput;
  LogInWithTokenInput: Types.LogInWithTokenInput;
  LogOutResult: ResolversUnionTypes<ResolversParentTypes>['LogOutResult'];
  LogOutSuccess: Types.LogOutSuccess;
  Lottery: Types.Lottery;
  LotteryBoard: Omit<Types.LotteryBoard, 'ceiling' | 'maximumPayout' | 'minimumCost'> & { ceiling: ResolversParentTypes['Money'], maximumPayout: ResolversParentTypes['Money'], minimumCost: ResolversParentTypes['Money'] };
  LotteryCeilingReached: Omit<Types.LotteryCeilingReached, 'remaining'> & { remaining: ResolversParentTypes['Money'] };
  LotteryDraw: Types.LotteryDraw;
  LotteryDrawChanged: Types.LotteryDrawChanged;
  LotteryDrawConnection: Types.LotteryDrawConnection;
  LotteryDrawEdge: Types.LotteryDrawEdge;
  LotteryDrawProof: Omit<Types.LotteryDrawProof, 'sales'> & { sales?: Types.Maybe<ResolversParentTypes['LotterySales']> };
  LotteryDrawStep: Types.LotteryDrawStep;
  LotteryGame: Omit<Types.LotteryGame, 'board' | 'openTickets' | 'remaining'> & { board?: Types.Maybe<ResolversParentTypes['LotteryBoard']>, openTickets?: Types.Maybe<Array<ResolversParentTypes['LotteryTicket']>>, remaining?: Types.Maybe<Array<ResolversParentTypes['LotteryRemaining']>> };
  LotteryGroup: Types.LotteryGroup;
  LotteryHabits: Types.LotteryHabits;
  LotteryHold: Types.LotteryHold;
  LotteryHoliday: Types.LotteryHoliday;
  LotteryLine: Omit<Types.LotteryLine, 'amount' | 'cost' | 'wins'> & { amount: ResolversParentTypes['Money'], cost: ResolversParentTypes['Money'], wins: Array<ResolversParentTypes['LotteryLineWin']> };
  LotteryLineInput: Types.LotteryLineInput;
  LotteryLinePage: Omit<Types.LotteryLinePage, 'nodes'> & { nodes: Array<ResolversParentTypes['LotteryLine']> };
  LotteryLineWin: Omit<Types.LotteryLineWin, 'payout'> & { payout: ResolversParentTypes['Money'] };
  LotteryMenus: Types.LotteryMenus;
  LotteryPlay: Types.LotteryPlay;
  LotteryReading: Types.LotteryReading;
  LotteryRemaining: Omit<Types.LotteryRemaining, 'remaining'> & { remaining: ResolversParentTypes['Money'] };
  LotteryResultVersion: Types.LotteryResultVersion;
  LotterySales: Omit<Types.LotterySales, 'stake'> & { stake: ResolversParentTypes['Money'] };
  LotterySheet: Types.LotterySheet;
  LotterySheetsResult: ResolversUnionTypes<ResolversParentTypes>['LotterySheetsResult'];
  LotterySheetsSuccess: Types.LotterySheetsSuccess;
  LotteryStakeLimited: Omit<Types.LotteryStakeLimited, 'limit' | 'remaining'> & { limit: ResolversParentTypes['Money'], remaining: ResolversParentTypes['Money'] };
  LotteryStatistics: Types.LotteryStatistics;
  LotteryTicket: Omit<Types.LotteryTicket, 'draws' | 'lines' | 'payout' | 'profit' | 'settledStake' | 'stake' | 'staked'> & { draws: Array<ResolversParentTypes['LotteryTicketDraw']>, lines?: Types.Maybe<Array<ResolversParentTypes['LotteryLine']>>, payout: ResolversParentTypes['Money'], profit?: Types.Maybe<ResolversParentTypes['Money']>, settledStake: ResolversParentTypes['Money'], stake: ResolversParentTypes['Money'], staked: ResolversParentTypes['Money'] };
  LotteryTicketConnection: Omit<Types.LotteryTicketConnection, 'edges'> & { edges: Array<ResolversParentTypes['LotteryTicketEdge']> };
  LotteryTicketDetail: Omit<Types.LotteryTicketDetail, 'lines' | 'ticket'> & { lines: ResolversParentTypes['LotteryLinePage'], ticket: ResolversParentTypes['LotteryTicket'] };
  LotteryTicketDraw: Omit<Types.LotteryTicketDraw, 'payout' | 'profit' | 'settlements'> & { payout: ResolversParentTypes['Money'], profit?: Types.Maybe<ResolversParentTypes['Money']>, settlements: Array<ResolversParentTypes['LotteryTicketSettlement']> };
  LotteryTicketEdge: Omit<Types.LotteryTicketEdge, 'node'> & { node: ResolversParentTypes['LotteryTicket'] };
  LotteryTicketResult: ResolversUnionTypes<ResolversParentTypes>['LotteryTicketResult'];
  LotteryTicketSettled: Omit<Types.LotteryTicketSettled, 'payout' | 'stake'> & { payout: ResolversParentTypes['Money'], stake: ResolversParentTypes['Money'] };
  LotteryTicketSettlement: Omit<Types.LotteryTicketSettlement, 'difference' | 'payout' | 'posted'> & { difference: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], posted?: Types.Maybe<ResolversParentTypes['Money']> };
  LotteryTicketSuccess: Omit<Types.LotteryTicketSuccess, 'ticket' | 'wallet'> & { ticket: ResolversParentTypes['LotteryTicket'], wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  LotteryValueCount: Types.LotteryValueCount;
  MarkMessagesReadInput: Types.MarkMessagesReadInput;
  MemberAccount: MemberAccountSourceSource;
  MemberAccountResult: ResolversUnionTypes<ResolversParentTypes>['MemberAccountResult'];
  MemberCodeResult: ResolversUnionTypes<ResolversParentTypes>['MemberCodeResult'];
  MemberCodeSuccess: Types.MemberCodeSuccess;
  MemberDetails: Types.MemberDetails;
  MemberLabel: Types.MemberLabel;
  MemberLimit: Omit<Types.MemberLimit, 'left' | 'operator' | 'own' | 'used' | 'waiting'> & { left?: Types.Maybe<ResolversParentTypes['LimitValue']>, operator?: Types.Maybe<ResolversParentTypes['LimitValue']>, own?: Types.Maybe<ResolversParentTypes['LimitValue']>, used?: Types.Maybe<ResolversParentTypes['LimitValue']>, waiting?: Types.Maybe<ResolversParentTypes['WaitingLimit']> };
  MemberLimits: Omit<Types.MemberLimits, 'history' | 'limits'> & { history: Array<ResolversParentTypes['LimitChange']>, limits: Array<ResolversParentTypes['MemberLimit']> };
  MemberPoints: MemberPointsSourceSource;
  MemberProfile: Types.MemberProfile;
  MemberRaffles: Omit<Types.MemberRaffles, 'prizes'> & { prizes: Array<ResolversParentTypes['RafflePrize']> };
  MemberResult: Omit<Types.MemberResult, 'amount'> & { amount: ResolversParentTypes['Money'] };
  MemberTransfer: Omit<Types.MemberTransfer, 'amount'> & { amount: ResolversParentTypes['Money'] };
  MemberTransferPage: Omit<Types.MemberTransferPage, 'nodes' | 'received' | 'sent'> & { nodes: Array<ResolversParentTypes['MemberTransfer']>, received: ResolversParentTypes['Money'], sent: ResolversParentTypes['Money'] };
  MemberTransferResult: ResolversUnionTypes<ResolversParentTypes>['MemberTransferResult'];
  MemberTransferRules: Omit<Types.MemberTransferRules, 'available' | 'free' | 'leftToday' | 'maximum' | 'minimum' | 'remainingTurnover'> & { available: ResolversParentTypes['Money'], free: ResolversParentTypes['Money'], leftToday: ResolversParentTypes['Money'], maximum: ResolversParentTypes['Money'], minimum: ResolversParentTypes['Money'], remainingTurnover: ResolversParentTypes['Money'] };
  MemberTransferSuccess: Omit<Types.MemberTransferSuccess, 'transfer' | 'wallet'> & { transfer: ResolversParentTypes['MemberTransfer'], wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  MenuEntry: Types.MenuEntry;
  Message: Types.Message;
  MessageArrived: Types.MessageArrived;
  MessagePage: Types.MessagePage;
  MessagePreference: Types.MessagePreference;
  MessageRecipients: Types.MessageRecipients;
  MessageSettings: Types.MessageSettings;
  MessageSettingsResult: ResolversUnionTypes<ResolversParentTypes>['MessageSettingsResult'];
  MessageSettingsSuccess: Types.MessageSettingsSuccess;
  MessagesRead: Types.MessagesRead;
  Mission: Omit<Types.Mission, 'freeRounds' | 'reward' | 'turnover'> & { freeRounds?: Types.Maybe<ResolversParentTypes['MissionFreeRounds']>, reward?: Types.Maybe<ResolversParentTypes['Money']>, turnover?: Types.Maybe<ResolversParentTypes['MissionTurnover']> };
  MissionCount: Types.MissionCount;
  MissionFreeRounds: Omit<Types.MissionFreeRounds, 'stake'> & { stake: ResolversParentTypes['Money'] };
  MissionTurnover: Omit<Types.MissionTurnover, 'actual' | 'expected'> & { actual: ResolversParentTypes['Money'], expected: ResolversParentTypes['Money'] };
  Missions: Omit<Types.Missions, 'items'> & { items: Array<ResolversParentTypes['Mission']> };
  MissionsChanged: Types.MissionsChanged;
  MissionsPlanned: Types.MissionsPlanned;
  Money: MoneySourceSource;
  Movement: Omit<Types.Movement, 'amount' | 'balanceAfter' | 'balanceBefore'> & { amount: ResolversParentTypes['Money'], balanceAfter: ResolversParentTypes['Money'], balanceBefore: ResolversParentTypes['Money'] };
  Mutation: Record<PropertyKey, never>;
  MuteChatNameInput: Types.MuteChatNameInput;
  MuteChatNameResult: ResolversUnionTypes<ResolversParentTypes>['MuteChatNameResult'];
  MuteChatNameSuccess: Omit<Types.MuteChatNameSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  NavigationEntry: Types.NavigationEntry;
  NewMember: Types.NewMember;
  NoteDownlineInput: Types.NoteDownlineInput;
  OfferContractInput: Types.OfferContractInput;
  OfferObstacle: Omit<Types.OfferObstacle, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  OpenGuestCaseInput: Types.OpenGuestCaseInput;
  OpenRound: Omit<Types.OpenRound, 'game' | 'stake'> & { game: ResolversParentTypes['Game'], stake: ResolversParentTypes['Money'] };
  OpenServiceCaseInput: Types.OpenServiceCaseInput;
  PageInfo: Types.PageInfo;
  PageNumbers: Types.PageNumbers;
  Passkey: Types.Passkey;
  PasskeyOptionsResult: ResolversUnionTypes<ResolversParentTypes>['PasskeyOptionsResult'];
  PasskeyOptionsSuccess: Types.PasskeyOptionsSuccess;
  PaymentPassword: PaymentPasswordSourceSource;
  PaymentPasswordChangeResult: ResolversUnionTypes<ResolversParentTypes>['PaymentPasswordChangeResult'];
  PaymentPasswordChangeSuccess: Omit<Types.PaymentPasswordChangeSuccess, 'paymentPassword'> & { paymentPassword?: Types.Maybe<ResolversParentTypes['PaymentPassword']> };
  PaymentPasswordProofInput: Types.PaymentPasswordProofInput;
  Permission: Types.Permission;
  PhoneInput: Types.PhoneInput;
  PlaceLotteryTicketInput: Types.PlaceLotteryTicketInput;
  PlaceLotteryTicketResult: ResolversUnionTypes<ResolversParentTypes>['PlaceLotteryTicketResult'];
  PlayClock: Omit<Types.PlayClock, 'net' | 'staked' | 'won'> & { net: ResolversParentTypes['Money'], staked: ResolversParentTypes['Money'], won: ResolversParentTypes['Money'] };
  PlayClockResult: ResolversUnionTypes<ResolversParentTypes>['PlayClockResult'];
  PlayClockSuccess: Omit<Types.PlayClockSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  PointsEntry: Types.PointsEntry;
  PointsEntryPage: Types.PointsEntryPage;
  PointsItem: Omit<Types.PointsItem, 'worth'> & { worth: ResolversParentTypes['Money'] };
  PointsMall: Omit<Types.PointsMall, 'cashPerPoint' | 'items' | 'rates'> & { cashPerPoint: ResolversParentTypes['Money'], items: Array<ResolversParentTypes['PointsItem']>, rates: Array<ResolversParentTypes['PointsRate']> };
  PointsRate: Omit<Types.PointsRate, 'turnoverPerPoint'> & { turnoverPerPoint: ResolversParentTypes['Money'] };
  PopularLottery: Types.PopularLottery;
  PreviousLogIn: Types.PreviousLogIn;
  Problem: Types.Problem;
  ProductTotals: Omit<Types.ProductTotals, 'houseProfit' | 'turnover'> & { houseProfit: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'] };
  ProfitAndLoss: Omit<Types.ProfitAndLoss, 'days' | 'lifetimeDeposit' | 'lifetimeWithdrawal' | 'netDeposit' | 'products' | 'totals'> & { days: Array<ResolversParentTypes['ProfitDay']>, lifetimeDeposit: ResolversParentTypes['Money'], lifetimeWithdrawal: ResolversParentTypes['Money'], netDeposit: ResolversParentTypes['Money'], products: Array<ResolversParentTypes['ProfitProduct']>, totals: ResolversParentTypes['ProfitTotals'] };
  ProfitAndLossResult: ResolversUnionTypes<ResolversParentTypes>['ProfitAndLossResult'];
  ProfitDay: Omit<Types.ProfitDay, 'totals'> & { totals: ResolversParentTypes['ProfitTotals'] };
  ProfitProduct: Omit<Types.ProfitProduct, 'jackpot' | 'payout' | 'profit' | 'turnover' | 'uncounted'> & { jackpot: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], profit: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'], uncounted: ResolversParentTypes['Money'] };
  ProfitTotals: Omit<Types.ProfitTotals, 'deposit' | 'jackpot' | 'payout' | 'profit' | 'reward' | 'turnover' | 'uncounted' | 'withdrawal'> & { deposit: ResolversParentTypes['Money'], jackpot: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], profit: ResolversParentTypes['Money'], reward: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'], uncounted: ResolversParentTypes['Money'], withdrawal: ResolversParentTypes['Money'] };
  PromoteDownlineInput: Types.PromoteDownlineInput;
  Promotion: PromotionSourceSource;
  PromotionCategory: Types.PromotionCategory;
  PromotionDetails: Types.PromotionDetails;
  PromotionOffer: Omit<Types.PromotionOffer, 'amount' | 'counted' | 'fixedAmount' | 'maxStake' | 'maximum' | 'obstacle' | 'threshold'> & { amount?: Types.Maybe<ResolversParentTypes['Money']>, counted?: Types.Maybe<ResolversParentTypes['Money']>, fixedAmount?: Types.Maybe<ResolversParentTypes['Money']>, maxStake?: Types.Maybe<ResolversParentTypes['Money']>, maximum?: Types.Maybe<ResolversParentTypes['Money']>, obstacle?: Types.Maybe<ResolversParentTypes['OfferObstacle']>, threshold: ResolversParentTypes['Money'] };
  PromotionPage: Omit<Types.PromotionPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Promotion']> };
  PromotionReward: Omit<Types.PromotionReward, 'fixedAmount' | 'maximum' | 'threshold'> & { fixedAmount?: Types.Maybe<ResolversParentTypes['Money']>, maximum?: Types.Maybe<ResolversParentTypes['Money']>, threshold: ResolversParentTypes['Money'] };
  ProposedLimit: Omit<Types.ProposedLimit, 'value'> & { value: ResolversParentTypes['LimitValue'] };
  PublicLiveEvent: ResolversUnionTypes<ResolversParentTypes>['PublicLiveEvent'];
  PublishedEvent: ResolversInterfaceTypes<ResolversParentTypes>['PublishedEvent'];
  PushDevice: Types.PushDevice;
  PvpRoom: Omit<Types.PvpRoom, 'minBalance'> & { minBalance: ResolversParentTypes['Money'] };
  Query: Record<PropertyKey, never>;
  QuietHours: Types.QuietHours;
  QuietMember: Types.QuietMember;
  Raffle: RaffleSourceSource;
  RaffleChanged: Types.RaffleChanged;
  RafflePage: Omit<Types.RafflePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Raffle']> };
  RafflePrize: Omit<Types.RafflePrize, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  RafflePrizeLine: Omit<Types.RafflePrizeLine, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  RaffleTickets: Types.RaffleTickets;
  RaffleWinner: Omit<Types.RaffleWinner, 'amount'> & { amount?: Types.Maybe<ResolversParentTypes['Money']> };
  RaffleWon: Types.RaffleWon;
  RankChange: Types.RankChange;
  RankChanged: Types.RankChanged;
  RankGoal: Omit<Types.RankGoal, 'actual' | 'expected'> & { actual: ResolversParentTypes['Money'], expected: ResolversParentTypes['Money'] };
  RankLevel: Omit<Types.RankLevel, 'birthdayGift' | 'monthlyTurnover' | 'reviewFrom' | 'totalTurnover' | 'withdrawalsMaximum'> & { birthdayGift?: Types.Maybe<ResolversParentTypes['Money']>, monthlyTurnover: ResolversParentTypes['Money'], reviewFrom?: Types.Maybe<ResolversParentTypes['Money']>, totalTurnover: ResolversParentTypes['Money'], withdrawalsMaximum?: Types.Maybe<ResolversParentTypes['Money']> };
  RankProgress: Omit<Types.RankProgress, 'keepTurnover' | 'ladder' | 'monthlyTurnover' | 'totalTurnover'> & { keepTurnover: ResolversParentTypes['Money'], ladder: Array<ResolversParentTypes['RankLevel']>, monthlyTurnover: ResolversParentTypes['RankGoal'], totalTurnover: ResolversParentTypes['RankGoal'] };
  RateGuestCaseInput: Types.RateGuestCaseInput;
  RateServiceCaseInput: Types.RateServiceCaseInput;
  ReadChatRoomInput: Types.ReadChatRoomInput;
  ReadChatRoomResult: ResolversUnionTypes<ResolversParentTypes>['ReadChatRoomResult'];
  ReadChatRoomSuccess: ReadChatRoomSourceSource;
  ReadGuestCaseInput: Types.ReadGuestCaseInput;
  RebateLine: Omit<Types.RebateLine, 'amount' | 'turnover'> & { amount: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'] };
  RebateRate: Types.RebateRate;
  RebateSettings: Types.RebateSettings;
  RebateWeek: Omit<Types.RebateWeek, 'amount' | 'lines' | 'turnover'> & { amount: ResolversParentTypes['Money'], lines: Array<ResolversParentTypes['RebateLine']>, turnover: ResolversParentTypes['Money'] };
  Rebates: Omit<Types.Rebates, 'minimum' | 'weeks'> & { minimum: ResolversParentTypes['Money'], weeks: Array<ResolversParentTypes['RebateWeek']> };
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  RecoveryCodesSuccess: Types.RecoveryCodesSuccess;
  RedeemPointsInput: Types.RedeemPointsInput;
  Redemption: Omit<Types.Redemption, 'worth'> & { worth: ResolversParentTypes['Money'] };
  RedemptionPage: Omit<Types.RedemptionPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Redemption']> };
  Referral: Omit<Types.Referral, 'friends' | 'paid' | 'rule'> & { friends?: Types.Maybe<ResolversParentTypes['ReferralFriendPage']>, paid: ResolversParentTypes['Money'], rule?: Types.Maybe<ResolversParentTypes['ReferralRule']> };
  ReferralFriend: Omit<Types.ReferralFriend, 'reward'> & { reward: ResolversParentTypes['Money'] };
  ReferralFriendPage: Omit<Types.ReferralFriendPage, 'nodes'> & { nodes: Array<ResolversParentTypes['ReferralFriend']> };
  ReferralRule: Omit<Types.ReferralRule, 'minDeposit' | 'minTurnover' | 'reward'> & { minDeposit: ResolversParentTypes['Money'], minTurnover: ResolversParentTypes['Money'], reward: ResolversParentTypes['Money'] };
  RegisterByMobileInput: Types.RegisterByMobileInput;
  RegisterInput: Types.RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegistrationDetailsInput: Types.RegistrationDetailsInput;
  RegistrationField: Types.RegistrationField;
  RegistrationForm: Types.RegistrationForm;
  RegistrationLink: Types.RegistrationLink;
  RegistrationLinks: Types.RegistrationLinks;
  ReleaseDepositInput: Types.ReleaseDepositInput;
  RemoveBankCardInput: Types.RemoveBankCardInput;
  RemoveLotterySheetInput: Types.RemoveLotterySheetInput;
  RemovePasskeyInput: Types.RemovePasskeyInput;
  RemovePushDeviceInput: Types.RemovePushDeviceInput;
  RemoveRegistrationLinkInput: Types.RemoveRegistrationLinkInput;
  RemoveRegistrationLinkResult: ResolversUnionTypes<ResolversParentTypes>['RemoveRegistrationLinkResult'];
  RemoveRegistrationLinkSuccess: Omit<Types.RemoveRegistrationLinkSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  RenamePasskeyInput: Types.RenamePasskeyInput;
  ReportChatMessageInput: Types.ReportChatMessageInput;
  ReportChatMessageResult: ResolversUnionTypes<ResolversParentTypes>['ReportChatMessageResult'];
  ReportChatMessageSuccess: Types.ReportChatMessageSuccess;
  ReportFailingHostInput: Types.ReportFailingHostInput;
  ReportFailingHostResult: ResolversUnionTypes<ResolversParentTypes>['ReportFailingHostResult'];
  ReportFailingHostSuccess: Types.ReportFailingHostSuccess;
  RequestClosingPayoutInput: Types.RequestClosingPayoutInput;
  RequestCodeResult: ResolversUnionTypes<ResolversParentTypes>['RequestCodeResult'];
  RequestCodeSuccess: Types.RequestCodeSuccess;
  RequestContractInput: Types.RequestContractInput;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetResult: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordResetResult'];
  RequestPasswordResetSuccess: Types.RequestPasswordResetSuccess;
  RequestPaymentPasswordCodeInput: Types.RequestPaymentPasswordCodeInput;
  RequestPhoneCodeInput: Types.RequestPhoneCodeInput;
  RequestStepUpCodeInput: Types.RequestStepUpCodeInput;
  RequestTextCaptchaInput: Types.RequestTextCaptchaInput;
  RequestTextCaptchaResult: ResolversUnionTypes<ResolversParentTypes>['RequestTextCaptchaResult'];
  RequestTextCaptchaSuccess: Types.RequestTextCaptchaSuccess;
  RequestWithdrawalInput: Types.RequestWithdrawalInput;
  RequestWithdrawalResult: ResolversUnionTypes<ResolversParentTypes>['RequestWithdrawalResult'];
  ResetPasswordByPhoneInput: Types.ResetPasswordByPhoneInput;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  ResetPasswordSuccess: Types.ResetPasswordSuccess;
  ResetPaymentPasswordInput: Types.ResetPaymentPasswordInput;
  Restriction: Types.Restriction;
  ResyncNeeded: Types.ResyncNeeded;
  RevokeApiTokenInput: Types.RevokeApiTokenInput;
  RevokeApiTokenResult: ResolversUnionTypes<ResolversParentTypes>['RevokeApiTokenResult'];
  RevokeApiTokenSuccess: Types.RevokeApiTokenSuccess;
  RevokeSessionInput: Types.RevokeSessionInput;
  RevokeSessionResult: ResolversUnionTypes<ResolversParentTypes>['RevokeSessionResult'];
  RevokeSessionSuccess: Types.RevokeSessionSuccess;
  SaveLotteryHabitsInput: Types.SaveLotteryHabitsInput;
  SaveLotteryHabitsResult: ResolversUnionTypes<ResolversParentTypes>['SaveLotteryHabitsResult'];
  SaveLotteryHabitsSuccess: Omit<Types.SaveLotteryHabitsSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  SaveLotterySheetInput: Types.SaveLotterySheetInput;
  SearchResults: SearchResultsSourceSource;
  SecurityAnswerInput: Types.SecurityAnswerInput;
  SecurityChangeResult: ResolversUnionTypes<ResolversParentTypes>['SecurityChangeResult'];
  SecurityChangeSuccess: Types.SecurityChangeSuccess;
  SecurityQuestion: Types.SecurityQuestion;
  SecurityQuestions: Types.SecurityQuestions;
  SecurityQuestionsProofInput: Types.SecurityQuestionsProofInput;
  SendChatMessageInput: Types.SendChatMessageInput;
  SendChatMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendChatMessageResult'];
  SendChatMessageSuccess: Types.SendChatMessageSuccess;
  SendContactCodeInput: Types.SendContactCodeInput;
  SendContactProofCodeInput: Types.SendContactProofCodeInput;
  SendFeedbackInput: Types.SendFeedbackInput;
  SendFeedbackResult: ResolversUnionTypes<ResolversParentTypes>['SendFeedbackResult'];
  SendFeedbackSuccess: Types.SendFeedbackSuccess;
  SendGuestCaseCodeInput: Types.SendGuestCaseCodeInput;
  SendGuestCaseCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendGuestCaseCodeResult'];
  SendGuestCaseCodeSuccess: Types.SendGuestCaseCodeSuccess;
  SendLogInCodeInput: Types.SendLogInCodeInput;
  SendMessageInput: Types.SendMessageInput;
  SendMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendMessageResult'];
  SendMessageSuccess: Omit<Types.SendMessageSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  ServiceCase: Types.ServiceCase;
  ServiceCaseChanged: Types.ServiceCaseChanged;
  ServiceCaseLine: Types.ServiceCaseLine;
  ServiceCasePage: Types.ServiceCasePage;
  ServiceCaseRating: Types.ServiceCaseRating;
  ServiceCaseResult: ResolversUnionTypes<ResolversParentTypes>['ServiceCaseResult'];
  ServiceCaseSuccess: Types.ServiceCaseSuccess;
  ServiceDeskHours: Types.ServiceDeskHours;
  SessionEnded: Types.SessionEnded;
  SetAvatarInput: Types.SetAvatarInput;
  SetAvatarResult: ResolversUnionTypes<ResolversParentTypes>['SetAvatarResult'];
  SetAvatarSuccess: Omit<Types.SetAvatarSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  SetDefaultBankCardInput: Types.SetDefaultBankCardInput;
  SetDownlineRebateInput: Types.SetDownlineRebateInput;
  SetFavouriteInput: Types.SetFavouriteInput;
  SetFavouriteNoteInput: Types.SetFavouriteNoteInput;
  SetFavouriteNoteResult: ResolversUnionTypes<ResolversParentTypes>['SetFavouriteNoteResult'];
  SetFavouriteNoteSuccess: Omit<Types.SetFavouriteNoteSuccess, 'game'> & { game: ResolversParentTypes['Game'] };
  SetFavouriteResult: ResolversUnionTypes<ResolversParentTypes>['SetFavouriteResult'];
  SetFavouriteSuccess: Omit<Types.SetFavouriteSuccess, 'game'> & { game: ResolversParentTypes['Game'] };
  SetLanguageInput: Types.SetLanguageInput;
  SetLanguageResult: ResolversUnionTypes<ResolversParentTypes>['SetLanguageResult'];
  SetLanguageSuccess: Types.SetLanguageSuccess;
  SetLimitInput: Types.SetLimitInput;
  SetMessagePreferenceInput: Types.SetMessagePreferenceInput;
  SetPaymentPasswordInput: Types.SetPaymentPasswordInput;
  SetQuietHoursInput: Types.SetQuietHoursInput;
  SetRealityCheckInput: Types.SetRealityCheckInput;
  SetSecurityQuestionsInput: Types.SetSecurityQuestionsInput;
  SimulatedPeriod: Omit<Types.SimulatedPeriod, 'amount' | 'lines' | 'paid' | 'received'> & { amount: ResolversParentTypes['Money'], lines: Array<ResolversParentTypes['BillLine']>, paid: ResolversParentTypes['Money'], received: ResolversParentTypes['Money'] };
  Site: SiteSourceSource;
  SiteAddress: Types.SiteAddress;
  SiteAnalytics: Types.SiteAnalytics;
  SiteSettings: Types.SiteSettings;
  SiteStatus: Types.SiteStatus;
  SiteStatusChanged: Types.SiteStatusChanged;
  SocialLink: Types.SocialLink;
  SpendPointsResult: ResolversUnionTypes<ResolversParentTypes>['SpendPointsResult'];
  SpendPointsSuccess: Omit<Types.SpendPointsSuccess, 'redemption' | 'viewer' | 'wallet'> & { redemption: ResolversParentTypes['Redemption'], viewer?: Types.Maybe<ResolversParentTypes['Viewer']>, wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  SportEvent: Types.SportEvent;
  StartFreePlayInput: Types.StartFreePlayInput;
  StartTimeOutInput: Types.StartTimeOutInput;
  StepUpInput: Types.StepUpInput;
  StepUpOption: Types.StepUpOption;
  StepUpRequired: Types.StepUpRequired;
  StreamOpened: Types.StreamOpened;
  String: Types.Scalars['String']['output'];
  SubmitDepositProofInput: Types.SubmitDepositProofInput;
  SubmitIdentityDocumentsInput: Types.SubmitIdentityDocumentsInput;
  SubmitIdentityDocumentsResult: ResolversUnionTypes<ResolversParentTypes>['SubmitIdentityDocumentsResult'];
  SubmitIdentityDocumentsSuccess: Types.SubmitIdentityDocumentsSuccess;
  Subscription: Record<PropertyKey, never>;
  TeamBetting: Omit<Types.TeamBetting, 'days' | 'products' | 'totals' | 'uncounted'> & { days: Array<ResolversParentTypes['TeamBettingDay']>, products: Array<ResolversParentTypes['TeamBettingProduct']>, totals: ResolversParentTypes['LineTotals'], uncounted: ResolversParentTypes['Money'] };
  TeamBettingDay: Omit<Types.TeamBettingDay, 'totals' | 'uncounted'> & { totals: ResolversParentTypes['LineTotals'], uncounted: ResolversParentTypes['Money'] };
  TeamBettingProduct: Omit<Types.TeamBettingProduct, 'houseProfit' | 'payout' | 'turnover' | 'uncounted'> & { houseProfit: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'], uncounted: ResolversParentTypes['Money'] };
  TeamBettingResult: ResolversUnionTypes<ResolversParentTypes>['TeamBettingResult'];
  TeamDay: Omit<Types.TeamDay, 'totals'> & { totals: ResolversParentTypes['TeamTotals'] };
  TeamFileInput: Types.TeamFileInput;
  TeamHourTotals: Omit<Types.TeamHourTotals, 'deposit' | 'houseProfit' | 'turnover' | 'withdrawal'> & { deposit: ResolversParentTypes['Money'], houseProfit: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'], withdrawal: ResolversParentTypes['Money'] };
  TeamMember: Types.TeamMember;
  TeamOverview: Omit<Types.TeamOverview, 'bottomDownlines' | 'dayBeforeYesterday' | 'days' | 'range' | 'sameHour' | 'thisMonth' | 'today' | 'topDownlines' | 'yesterday'> & { bottomDownlines: Array<ResolversParentTypes['DirectDownline']>, dayBeforeYesterday?: Types.Maybe<ResolversParentTypes['TeamTotals']>, days: Array<ResolversParentTypes['TeamDay']>, range: ResolversParentTypes['TeamTotals'], sameHour?: Types.Maybe<ResolversParentTypes['TeamSameHour']>, thisMonth: ResolversParentTypes['TeamTotals'], today: ResolversParentTypes['TeamTotals'], topDownlines: Array<ResolversParentTypes['DirectDownline']>, yesterday: ResolversParentTypes['TeamTotals'] };
  TeamOverviewResult: ResolversUnionTypes<ResolversParentTypes>['TeamOverviewResult'];
  TeamSameHour: Omit<Types.TeamSameHour, 'today' | 'yesterday'> & { today: ResolversParentTypes['TeamHourTotals'], yesterday: ResolversParentTypes['TeamHourTotals'] };
  TeamTotals: Omit<Types.TeamTotals, 'deposit' | 'houseProfit' | 'turnover' | 'withdrawal'> & { deposit: ResolversParentTypes['Money'], houseProfit: ResolversParentTypes['Money'], turnover: ResolversParentTypes['Money'], withdrawal: ResolversParentTypes['Money'] };
  TeamWatch: Omit<Types.TeamWatch, 'losses' | 'wins'> & { losses: Array<ResolversParentTypes['MemberResult']>, wins: Array<ResolversParentTypes['MemberResult']> };
  TeamWatchResult: ResolversUnionTypes<ResolversParentTypes>['TeamWatchResult'];
  TimeOfDay: Types.Scalars['TimeOfDay']['output'];
  TransactionDetail: Omit<Types.TransactionDetail, 'movements'> & { movements: Array<ResolversParentTypes['Movement']> };
  TransferBetweenPartsInput: Types.TransferBetweenPartsInput;
  TransferBetweenPartsResult: ResolversUnionTypes<ResolversParentTypes>['TransferBetweenPartsResult'];
  TransferBetweenPartsSuccess: Omit<Types.TransferBetweenPartsSuccess, 'wallet'> & { wallet?: Types.Maybe<ResolversParentTypes['Wallet']> };
  TransferToDownlineInput: Types.TransferToDownlineInput;
  TransferToUplineInput: Types.TransferToUplineInput;
  TurnoverRequired: Omit<Types.TurnoverRequired, 'remaining'> & { remaining: ResolversParentTypes['Money'] };
  TurnoverRequirement: Omit<Types.TurnoverRequirement, 'done' | 'remaining' | 'required'> & { done: ResolversParentTypes['Money'], remaining: ResolversParentTypes['Money'], required: ResolversParentTypes['Money'] };
  URL: Types.Scalars['URL']['output'];
  UncoveredBills: Omit<Types.UncoveredBills, 'amount'> & { amount: ResolversParentTypes['Money'] };
  UnlinkIdentityInput: Types.UnlinkIdentityInput;
  UnresolvedTransfer: Omit<Types.UnresolvedTransfer, 'amount'> & { amount: ResolversParentTypes['Money'] };
  UnsubscribeInput: Types.UnsubscribeInput;
  UnsubscribeResult: ResolversUnionTypes<ResolversParentTypes>['UnsubscribeResult'];
  UnsubscribeSuccess: Types.UnsubscribeSuccess;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UpdateProfileSuccess: Omit<Types.UpdateProfileSuccess, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Vendor: Types.Vendor;
  VendorSearchResult: Types.VendorSearchResult;
  VerificationMethod: Types.VerificationMethod;
  VerificationRequired: Types.VerificationRequired;
  VerifyLogInInput: Types.VerifyLogInInput;
  ViewGuestUploadInput: Types.ViewGuestUploadInput;
  ViewUploadInput: Types.ViewUploadInput;
  ViewUploadResult: ResolversUnionTypes<ResolversParentTypes>['ViewUploadResult'];
  ViewUploadSuccess: Types.ViewUploadSuccess;
  Viewer: ViewerSourceSource;
  WaitingLimit: Omit<Types.WaitingLimit, 'to'> & { to?: Types.Maybe<ResolversParentTypes['LimitValue']> };
  Wallet: WalletSourceSource;
  WalletPart: Omit<Types.WalletPart, 'balance'> & { balance: ResolversParentTypes['Money'] };
  WalletSummary: Omit<Types.WalletSummary, 'atVendors' | 'available' | 'bonus' | 'locked' | 'monthProfit' | 'monthTurnover' | 'totalDeposit' | 'totalTurnover' | 'totalWithdrawal'> & { atVendors: ResolversParentTypes['Money'], available: ResolversParentTypes['Money'], bonus: ResolversParentTypes['Money'], locked: ResolversParentTypes['Money'], monthProfit: ResolversParentTypes['Money'], monthTurnover: ResolversParentTypes['Money'], totalDeposit: ResolversParentTypes['Money'], totalTurnover: ResolversParentTypes['Money'], totalWithdrawal: ResolversParentTypes['Money'] };
  Winner: Omit<Types.Winner, 'payout'> & { payout: ResolversParentTypes['Money'] };
  WinnerAnnounced: Omit<Types.WinnerAnnounced, 'payout'> & { payout: ResolversParentTypes['Money'] };
  WinnerPage: Omit<Types.WinnerPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Winner']> };
  WithdrawContractRequestInput: Types.WithdrawContractRequestInput;
  Withdrawal: Omit<Types.Withdrawal, 'amount' | 'fee' | 'payout' | 'receivedAmount' | 'remainder'> & { amount: ResolversParentTypes['Money'], fee: ResolversParentTypes['Money'], payout: ResolversParentTypes['Money'], receivedAmount?: Types.Maybe<ResolversParentTypes['Money']>, remainder?: Types.Maybe<ResolversParentTypes['Money']> };
  WithdrawalChangeResult: ResolversUnionTypes<ResolversParentTypes>['WithdrawalChangeResult'];
  WithdrawalChanged: Omit<Types.WithdrawalChanged, 'amount'> & { amount: ResolversParentTypes['Money'] };
  WithdrawalChannel: Omit<Types.WithdrawalChannel, 'feeFixed' | 'maximum' | 'minimum'> & { feeFixed: ResolversParentTypes['Money'], maximum: ResolversParentTypes['Money'], minimum: ResolversParentTypes['Money'] };
  WithdrawalIdentity: Types.WithdrawalIdentity;
  WithdrawalOptions: Omit<Types.WithdrawalOptions, 'available' | 'bonusTurnover' | 'channels' | 'dayMaximum' | 'free' | 'lastAmount' | 'leftAmount' | 'maximum' | 'minimum' | 'requirements' | 'stepUpFrom' | 'turnover' | 'unplayed'> & { available: ResolversParentTypes['Money'], bonusTurnover?: Types.Maybe<ResolversParentTypes['TurnoverRequirement']>, channels: Array<ResolversParentTypes['WithdrawalChannel']>, dayMaximum?: Types.Maybe<ResolversParentTypes['Money']>, free: ResolversParentTypes['Money'], lastAmount?: Types.Maybe<ResolversParentTypes['Money']>, leftAmount?: Types.Maybe<ResolversParentTypes['Money']>, maximum: ResolversParentTypes['Money'], minimum: ResolversParentTypes['Money'], requirements?: Types.Maybe<Array<ResolversParentTypes['WithdrawalRequirement']>>, stepUpFrom: ResolversParentTypes['Money'], turnover: ResolversParentTypes['TurnoverRequirement'], unplayed: ResolversParentTypes['Money'] };
  WithdrawalPage: Omit<Types.WithdrawalPage, 'nodes' | 'totalAmount'> & { nodes: Array<ResolversParentTypes['Withdrawal']>, totalAmount: ResolversParentTypes['Money'] };
  WithdrawalRequirement: Omit<Types.WithdrawalRequirement, 'from'> & { from?: Types.Maybe<ResolversParentTypes['Money']> };
  WithdrawalStep: Types.WithdrawalStep;
  WithdrawalSuccess: Omit<Types.WithdrawalSuccess, 'wallet' | 'withdrawal'> & { wallet?: Types.Maybe<ResolversParentTypes['Wallet']>, withdrawal: ResolversParentTypes['Withdrawal'] };
  WriteGuestCaseInput: Types.WriteGuestCaseInput;
  WriteServiceCaseInput: Types.WriteServiceCaseInput;
};

export type AccessDirectiveArgs = {
  to: Types.Audience;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BatchableDirectiveArgs = { };

export type BatchableDirectiveResolver<Result, Parent, ContextType = Context, Args = BatchableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ModuleDirectiveArgs = {
  id: Types.Scalars['String']['input'];
};

export type ModuleDirectiveResolver<Result, Parent, ContextType = Context, Args = ModuleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PerMemberDirectiveArgs = { };

export type PerMemberDirectiveResolver<Result, Parent, ContextType = Context, Args = PerMemberDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PerVisitorDirectiveArgs = { };

export type PerVisitorDirectiveResolver<Result, Parent, ContextType = Context, Args = PerVisitorDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RateDirectiveArgs = {
  by?: Types.RateKey;
  max: Types.Scalars['Int']['input'];
  seconds?: Types.Scalars['Int']['input'];
};

export type RateDirectiveResolver<Result, Parent, ContextType = Context, Args = RateDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RefusesDirectiveArgs = {
  with: Array<Types.ErrorCode>;
};

export type RefusesDirectiveResolver<Result, Parent, ContextType = Context, Args = RefusesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountBlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountBlocked'] = ResolversParentTypes['AccountBlocked']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountClosingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountClosing'] = ResolversParentTypes['AccountClosing']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['BankCard']>, ParentType, ContextType>;
  isPayoutNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['ClosingObstacle']>, ParentType, ContextType>;
  openMatters?: Resolver<Array<ResolversTypes['ClosingMatter']>, ParentType, ContextType>;
  payouts?: Resolver<Array<ResolversTypes['ClosingPayout']>, ParentType, ContextType>;
  requestedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['AccountStanding'], ParentType, ContextType>;
  withdrawals?: Resolver<Types.Maybe<Array<ResolversTypes['Withdrawal']>>, ParentType, ContextType>;
};

export type AccountRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountRecord'] = ResolversParentTypes['AccountRecord']> = {
  moneyIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  moneyOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Movement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountRecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountRecordResult'] = ResolversParentTypes['AccountRecordResult']> = {
  __resolveType: TypeResolveFn<'AccountRecord' | 'Problem', ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  authenticator?: Resolver<Types.Maybe<ResolversTypes['Authenticator']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkedIdentities?: Resolver<Array<ResolversTypes['LinkedIdentity']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['SecurityQuestions']>, ParentType, ContextType>;
};

export type ActiveSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveSession'] = ResolversParentTypes['ActiveSession']> = {
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActivityFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityFigures'] = ResolversParentTypes['ActivityFigures']> = {
  adjustments?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ActivityMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityMonth'] = ResolversParentTypes['ActivityMonth']> = {
  figures?: Resolver<ResolversTypes['ActivityFigures'], ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ActivityStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityStatement'] = ResolversParentTypes['ActivityStatement']> = {
  closingBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lifetimeNetDeposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['ActivityMonth']>, ParentType, ContextType>;
  openingBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ActivityFigures'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AddBankCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddBankCardResult'] = ResolversParentTypes['AddBankCardResult']> = {
  __resolveType: TypeResolveFn<'BankCardsChangeSuccess' | 'InvalidInput' | 'Problem' | 'StepUpRequired', ParentType, ContextType>;
};

export type AgentAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentAccount'] = ResolversParentTypes['AgentAccount']> = {
  announcements?: Resolver<Types.Maybe<ResolversTypes['AnnouncementPage']>, ParentType, ContextType, RequireFields<Types.AgentAccountAnnouncementsArgs, 'page' | 'pageSize'>>;
  contractSimulation?: Resolver<Types.Maybe<ResolversTypes['ContractSimulationResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountContractSimulationArgs, 'kind' | 'periods' | 'terms'>>;
  contracts?: Resolver<Types.Maybe<ResolversTypes['AgentContractsResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountContractsArgs, 'kind' | 'page' | 'pageSize' | 'reachedOnly' | 'side'>>;
  creditReport?: Resolver<Types.Maybe<ResolversTypes['CreditReportResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountCreditReportArgs, 'from' | 'to'>>;
  downline?: Resolver<Types.Maybe<ResolversTypes['DownlineResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountDownlineArgs, 'username'>>;
  downlineTransactions?: Resolver<Types.Maybe<ResolversTypes['DownlineTransactionsResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountDownlineTransactionsArgs, 'first' | 'from' | 'to'>>;
  downlines?: Resolver<Types.Maybe<ResolversTypes['DownlinesResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountDownlinesArgs, 'ascending' | 'first' | 'from' | 'sort' | 'to'>>;
  income?: Resolver<Types.Maybe<ResolversTypes['AgentIncomeResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountIncomeArgs, 'from' | 'page' | 'pageSize' | 'to'>>;
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  rebateSettings?: Resolver<Types.Maybe<ResolversTypes['RebateSettings']>, ParentType, ContextType>;
  registrationLinks?: Resolver<Types.Maybe<ResolversTypes['RegistrationLinks']>, ParentType, ContextType>;
  teamBetting?: Resolver<Types.Maybe<ResolversTypes['TeamBettingResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountTeamBettingArgs, 'from' | 'to'>>;
  teamOverview?: Resolver<Types.Maybe<ResolversTypes['TeamOverviewResult']>, ParentType, ContextType, RequireFields<Types.AgentAccountTeamOverviewArgs, 'from' | 'to'>>;
  teamWatch?: Resolver<Types.Maybe<ResolversTypes['TeamWatchResult']>, ParentType, ContextType, Partial<Types.AgentAccountTeamWatchArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentAccountResult'] = ResolversParentTypes['AgentAccountResult']> = {
  __resolveType: TypeResolveFn<'AgentAccount' | 'Problem', ParentType, ContextType>;
};

export type AgentApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentApplication'] = ResolversParentTypes['AgentApplication']> = {
  answer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['AgentApplicationChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedPlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  motivation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgentApplicationState'], ParentType, ContextType>;
};

export type AgentApplicationDecidedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentApplicationDecided'] = ResolversParentTypes['AgentApplicationDecided']> = {
  applicationState?: Resolver<ResolversTypes['AgentApplicationState'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentApplicationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentApplicationResult'] = ResolversParentTypes['AgentApplicationResult']> = {
  __resolveType: TypeResolveFn<'AgentApplicationSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type AgentApplicationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentApplicationSuccess'] = ResolversParentTypes['AgentApplicationSuccess']> = {
  application?: Resolver<ResolversTypes['AgentApplication'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentBillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentBill'] = ResolversParentTypes['AgentBill']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dispute?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgentBillKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillLine']>, ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payer?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AgentBillState'], ParentType, ContextType>;
};

export type AgentBillPaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentBillPaid'] = ResolversParentTypes['AgentBillPaid']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  billId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  billKind?: Resolver<ResolversTypes['AgentBillKind'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContract'] = ResolversParentTypes['AgentContract']> = {
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ending?: Resolver<Array<ResolversTypes['EndingContract']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgentContractKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ContractTerms'], ParentType, ContextType>;
  termsHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AgentContractChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContractChanged'] = ResolversParentTypes['AgentContractChanged']> = {
  contractId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contractKind?: Resolver<ResolversTypes['AgentContractKind'], ParentType, ContextType>;
  contractState?: Resolver<ResolversTypes['ContractState'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  waitingCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentContractRequestChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContractRequestChanged'] = ResolversParentTypes['AgentContractRequestChanged']> = {
  contractKind?: Resolver<ResolversTypes['AgentContractKind'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestState?: Resolver<ResolversTypes['ContractRequestState'], ParentType, ContextType>;
  waitingCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentContractsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContracts'] = ResolversParentTypes['AgentContracts']> = {
  bills?: Resolver<Array<ResolversTypes['AgentBill']>, ParentType, ContextType>;
  contracts?: Resolver<Array<ResolversTypes['AgentContract']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgentContractKind'], ParentType, ContextType>;
  offerLimitBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['ContractRequest']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uncovered?: Resolver<Types.Maybe<ResolversTypes['UncoveredBills']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentContractsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentContractsResult'] = ResolversParentTypes['AgentContractsResult']> = {
  __resolveType: TypeResolveFn<'AgentContracts' | 'Problem', ParentType, ContextType>;
};

export type AgentIncomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentIncome'] = ResolversParentTypes['AgentIncome']> = {
  bills?: Resolver<Array<ResolversTypes['AgentBill']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['IncomeDay']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['IncomeSource']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AgentIncomeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentIncomeResult'] = ResolversParentTypes['AgentIncomeResult']> = {
  __resolveType: TypeResolveFn<'AgentIncome' | 'Problem', ParentType, ContextType>;
};

export type AgentProgrammeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentProgramme'] = ResolversParentTypes['AgentProgramme']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['AgentApplication']>, ParentType, ContextType>;
  rebateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface AmountScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Amount'], any> {
  name: 'Amount';
}

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementPage'] = ResolversParentTypes['AnnouncementPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiScope']>, ParentType, ContextType>;
};

export type ApplyPromotionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPromotionResult'] = ResolversParentTypes['ApplyPromotionResult']> = {
  __resolveType: TypeResolveFn<'ApplyPromotionSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type ApplyPromotionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPromotionSuccess'] = ResolversParentTypes['ApplyPromotionSuccess']> = {
  offer?: Resolver<ResolversTypes['PromotionOffer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthenticatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authenticator'] = ResolversParentTypes['Authenticator']> = {
  enabledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BalanceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceChanged'] = ResolversParentTypes['BalanceChanged']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankCard'] = ResolversParentTypes['BankCard']> = {
  accountMasked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bankCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankKind'], ParentType, ContextType>;
  usableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BankCardsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankCards'] = ResolversParentTypes['BankCards']> = {
  bankRestHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['BankCard']>, ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  realName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BankCardsChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankCardsChangeResult'] = ResolversParentTypes['BankCardsChangeResult']> = {
  __resolveType: TypeResolveFn<'BankCardsChangeSuccess' | 'Problem', ParentType, ContextType>;
};

export type BankCardsChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankCardsChangeSuccess'] = ResolversParentTypes['BankCardsChangeSuccess']> = {
  bankCards?: Resolver<Types.Maybe<ResolversTypes['BankCards']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['BannerLink']>, ParentType, ContextType>;
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
  launchTarget?: Resolver<Types.Maybe<ResolversTypes['LaunchTarget']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginAuthenticatorSetupResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginAuthenticatorSetupResult'] = ResolversParentTypes['BeginAuthenticatorSetupResult']> = {
  __resolveType: TypeResolveFn<'BeginAuthenticatorSetupSuccess' | 'Problem', ParentType, ContextType>;
};

export type BeginAuthenticatorSetupSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginAuthenticatorSetupSuccess'] = ResolversParentTypes['BeginAuthenticatorSetupSuccess']> = {
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bet'] = ResolversParentTypes['Bet']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  roundNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BetStatus'], ParentType, ContextType>;
  turnover?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  uncountedReason?: Resolver<Types.Maybe<ResolversTypes['UncountedReason']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BetDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetDetail'] = ResolversParentTypes['BetDetail']> = {
  bet?: Resolver<ResolversTypes['Bet'], ParentType, ContextType>;
  fairness?: Resolver<Types.Maybe<ResolversTypes['BetFairness']>, ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['Movement']>, ParentType, ContextType>;
};

export type BetFairnessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetFairness'] = ResolversParentTypes['BetFairness']> = {
  clientSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serverSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serverSeedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifyUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type BetTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetTotals'] = ResolversParentTypes['BetTotals']> = {
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uncounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BettingRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BettingRecord'] = ResolversParentTypes['BettingRecord']> = {
  nodes?: Resolver<Array<ResolversTypes['Bet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BetTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BettingRecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BettingRecordResult'] = ResolversParentTypes['BettingRecordResult']> = {
  __resolveType: TypeResolveFn<'BettingRecord' | 'Problem', ParentType, ContextType>;
};

export type BillAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillAmount'] = ResolversParentTypes['BillAmount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isMet?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['BillItem'], ParentType, ContextType>;
  neededAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillChangeResult'] = ResolversParentTypes['BillChangeResult']> = {
  __resolveType: TypeResolveFn<'BillChangeSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type BillChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillChangeSuccess'] = ResolversParentTypes['BillChangeSuccess']> = {
  bill?: Resolver<Types.Maybe<ResolversTypes['AgentBill']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillCount'] = ResolversParentTypes['BillCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMet?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['BillItem'], ParentType, ContextType>;
  neededCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillLine'] = ResolversParentTypes['BillLine']> = {
  __resolveType: TypeResolveFn<'BillAmount' | 'BillCount' | 'BillRate', ParentType, ContextType>;
};

export type BillRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillRate'] = ResolversParentTypes['BillRate']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMet?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['BillItem'], ParentType, ContextType>;
  neededBasisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BindContactResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BindContactResult'] = ResolversParentTypes['BindContactResult']> = {
  __resolveType: TypeResolveFn<'BindContactSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type BindContactSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BindContactSuccess'] = ResolversParentTypes['BindContactSuccess']> = {
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BonusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus']> = {
  contributions?: Resolver<Array<ResolversTypes['BonusContribution']>, ParentType, ContextType>;
  converted?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grantedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lost?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promotionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BonusState'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BonusAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusAccount'] = ResolversParentTypes['BonusAccount']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeRounds?: Resolver<Array<ResolversTypes['FreeRounds']>, ParentType, ContextType>;
  openRounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  past?: Resolver<Array<ResolversTypes['Bonus']>, ParentType, ContextType>;
  running?: Resolver<Types.Maybe<ResolversTypes['Bonus']>, ParentType, ContextType>;
};

export type BonusContributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusContribution'] = ResolversParentTypes['BonusContribution']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
};

export type BonusEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusEnded'] = ResolversParentTypes['BonusEnded']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BonusState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BonusRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRecord'] = ResolversParentTypes['BonusRecord']> = {
  converted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  forfeited?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Movement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BonusRecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusRecordResult'] = ResolversParentTypes['BonusRecordResult']> = {
  __resolveType: TypeResolveFn<'BonusRecord' | 'Problem', ParentType, ContextType>;
};

export type BuyRaffleTicketsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyRaffleTicketsResult'] = ResolversParentTypes['BuyRaffleTicketsResult']> = {
  __resolveType: TypeResolveFn<'BuyRaffleTicketsSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type BuyRaffleTicketsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyRaffleTicketsSuccess'] = ResolversParentTypes['BuyRaffleTicketsSuccess']> = {
  bought?: Resolver<ResolversTypes['RaffleTickets'], ParentType, ContextType>;
  raffle?: Resolver<Types.Maybe<ResolversTypes['Raffle']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaptchaRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaRequired'] = ResolversParentTypes['CaptchaRequired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeMessagesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeMessagesResult'] = ResolversParentTypes['ChangeMessagesResult']> = {
  __resolveType: TypeResolveFn<'ChangeMessagesSuccess' | 'Problem', ParentType, ContextType>;
};

export type ChangeMessagesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeMessagesSuccess'] = ResolversParentTypes['ChangeMessagesSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'ChangePasswordSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type ChangePasswordSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordSuccess'] = ResolversParentTypes['ChangePasswordSuccess']> = {
  endedSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat']> = {
  external?: Resolver<Types.Maybe<ResolversTypes['ExternalChat']>, ParentType, ContextType, Partial<Types.ChatExternalArgs>>;
  mutedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restrictedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restriction?: Resolver<Types.Maybe<ResolversTypes['ChatRestriction']>, ParentType, ContextType>;
  room?: Resolver<Types.Maybe<ResolversTypes['ChatRoom']>, ParentType, ContextType, RequireFields<Types.ChatRoomArgs, 'id'>>;
  rooms?: Resolver<Array<ResolversTypes['ChatRoom']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProgram?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageConnection'] = ResolversParentTypes['ChatMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChatMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChatMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageEdge'] = ResolversParentTypes['ChatMessageEdge']> = {
  node?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
};

export type ChatMessagePostedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessagePosted'] = ResolversParentTypes['ChatMessagePosted']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatMessageRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageRemoved'] = ResolversParentTypes['ChatMessageRemoved']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatMuteChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMuteChanged'] = ResolversParentTypes['ChatMuteChanged']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatRoom'] = ResolversParentTypes['ChatRoom']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChatRoomKind'], ParentType, ContextType>;
  messages?: Resolver<Types.Maybe<ResolversTypes['ChatMessageConnection']>, ParentType, ContextType, RequireFields<Types.ChatRoomMessagesArgs, 'first'>>;
  restriction?: Resolver<Types.Maybe<ResolversTypes['ChatRestriction']>, ParentType, ContextType>;
  slowSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatRoomChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatRoomChanged'] = ResolversParentTypes['ChatRoomChanged']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slowSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatRoomReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatRoomRead'] = ResolversParentTypes['ChatRoomRead']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  roomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimMissionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimMissionResult'] = ResolversParentTypes['ClaimMissionResult']> = {
  __resolveType: TypeResolveFn<'ClaimMissionSuccess' | 'Problem', ParentType, ContextType>;
};

export type ClaimMissionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimMissionSuccess'] = ResolversParentTypes['ClaimMissionSuccess']> = {
  mission?: Resolver<ResolversTypes['Mission'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimPromotionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPromotionResult'] = ResolversParentTypes['ClaimPromotionResult']> = {
  __resolveType: TypeResolveFn<'ClaimPromotionSuccess' | 'Problem', ParentType, ContextType>;
};

export type ClaimPromotionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPromotionSuccess'] = ResolversParentTypes['ClaimPromotionSuccess']> = {
  offer?: Resolver<ResolversTypes['PromotionOffer'], ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimRafflePrizeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRafflePrizeResult'] = ResolversParentTypes['ClaimRafflePrizeResult']> = {
  __resolveType: TypeResolveFn<'ClaimRafflePrizeSuccess' | 'Problem', ParentType, ContextType>;
};

export type ClaimRafflePrizeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRafflePrizeSuccess'] = ResolversParentTypes['ClaimRafflePrizeSuccess']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimRebateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRebateResult'] = ResolversParentTypes['ClaimRebateResult']> = {
  __resolveType: TypeResolveFn<'ClaimRebateSuccess' | 'Problem', ParentType, ContextType>;
};

export type ClaimRebateSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRebateSuccess'] = ResolversParentTypes['ClaimRebateSuccess']> = {
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['RebateWeek'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseAccountConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseAccountConfirmation'] = ResolversParentTypes['CloseAccountConfirmation']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unplayed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseAccountResult'] = ResolversParentTypes['CloseAccountResult']> = {
  __resolveType: TypeResolveFn<'CloseAccountConfirmation' | 'CloseAccountSuccess' | 'Problem' | 'StepUpRequired', ParentType, ContextType>;
};

export type CloseAccountSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseAccountSuccess'] = ResolversParentTypes['CloseAccountSuccess']> = {
  paidOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['AccountStanding'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClosingMatterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosingMatter'] = ResolversParentTypes['ClosingMatter']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClosingMatterKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClosingObstacleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosingObstacle'] = ResolversParentTypes['ClosingObstacle']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClosingObstacleKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClosingPayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosingPayout'] = ResolversParentTypes['ClosingPayout']> = {
  accountMasked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClosingPayoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosingPayoutResult'] = ResolversParentTypes['ClosingPayoutResult']> = {
  __resolveType: TypeResolveFn<'ClosingPayoutSuccess' | 'Problem' | 'StepUpRequired', ParentType, ContextType>;
};

export type ClosingPayoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosingPayoutSuccess'] = ResolversParentTypes['ClosingPayoutSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeContact'] = ResolversParentTypes['CodeContact']> = {
  channel?: Resolver<ResolversTypes['CodeChannel'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectVendorBalancesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectVendorBalancesResult'] = ResolversParentTypes['CollectVendorBalancesResult']> = {
  __resolveType: TypeResolveFn<'CollectVendorBalancesSuccess' | 'Problem', ParentType, ContextType>;
};

export type CollectVendorBalancesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectVendorBalancesSuccess'] = ResolversParentTypes['CollectVendorBalancesSuccess']> = {
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmPhoneResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPhoneResult'] = ResolversParentTypes['ConfirmPhoneResult']> = {
  __resolveType: TypeResolveFn<'ConfirmPhoneSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type ConfirmPhoneSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPhoneSuccess'] = ResolversParentTypes['ConfirmPhoneSuccess']> = {
  phoneToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactProof'] = ResolversParentTypes['ContactProof']> = {
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContactProofKind'], ParentType, ContextType>;
};

export type ContractChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChangeResult'] = ResolversParentTypes['ContractChangeResult']> = {
  __resolveType: TypeResolveFn<'ContractChangeSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type ContractChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChangeSuccess'] = ResolversParentTypes['ContractChangeSuccess']> = {
  contract?: Resolver<Types.Maybe<ResolversTypes['AgentContract']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractRequest'] = ResolversParentTypes['ContractRequest']> = {
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AgentContractKind'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractRequestState'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ContractTerms'], ParentType, ContextType>;
};

export type ContractRequestChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractRequestChangeResult'] = ResolversParentTypes['ContractRequestChangeResult']> = {
  __resolveType: TypeResolveFn<'ContractRequestChangeSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type ContractRequestChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractRequestChangeSuccess'] = ResolversParentTypes['ContractRequestChangeSuccess']> = {
  request?: Resolver<Types.Maybe<ResolversTypes['ContractRequest']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractSimulation'] = ResolversParentTypes['ContractSimulation']> = {
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['SimulatedPeriod']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractSimulationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractSimulationResult'] = ResolversParentTypes['ContractSimulationResult']> = {
  __resolveType: TypeResolveFn<'ContractSimulation' | 'Problem', ParentType, ContextType>;
};

export type ContractTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractTerms'] = ResolversParentTypes['ContractTerms']> = {
  activeMemberBet?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countedProducts?: Resolver<Array<ResolversTypes['CountedProduct']>, ParentType, ContextType>;
  isNetOfPromotions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNetOfRebates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lossCarryOver?: Resolver<Types.Maybe<ResolversTypes['LossCarryOver']>, ParentType, ContextType>;
  maximumLossBasisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumSingleBet?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximumWinBasisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumActiveMembers?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumHouseProfit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumValidBet?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ContractPeriod'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['DividendTier']>, ParentType, ContextType>;
};

export type CountedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedProduct'] = ResolversParentTypes['CountedProduct']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  diallingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateApiTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenResult'] = ResolversParentTypes['CreateApiTokenResult']> = {
  __resolveType: TypeResolveFn<'CreateApiTokenSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type CreateApiTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenSuccess'] = ResolversParentTypes['CreateApiTokenSuccess']> = {
  apiTokens?: Resolver<Types.Maybe<Array<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDataFileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDataFileResult'] = ResolversParentTypes['CreateDataFileResult']> = {
  __resolveType: TypeResolveFn<'CreateDataFileSuccess' | 'Problem', ParentType, ContextType>;
};

export type CreateDataFileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDataFileSuccess'] = ResolversParentTypes['CreateDataFileSuccess']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDepositResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDepositResult'] = ResolversParentTypes['CreateDepositResult']> = {
  __resolveType: TypeResolveFn<'CreateDepositSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type CreateDepositSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDepositSuccess'] = ResolversParentTypes['CreateDepositSuccess']> = {
  deposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRecordFileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRecordFileResult'] = ResolversParentTypes['CreateRecordFileResult']> = {
  __resolveType: TypeResolveFn<'CreateRecordFileSuccess' | 'Problem', ParentType, ContextType>;
};

export type CreateRecordFileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRecordFileSuccess'] = ResolversParentTypes['CreateRecordFileSuccess']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRegistrationLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRegistrationLinkResult'] = ResolversParentTypes['CreateRegistrationLinkResult']> = {
  __resolveType: TypeResolveFn<'CreateRegistrationLinkSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type CreateRegistrationLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRegistrationLinkSuccess'] = ResolversParentTypes['CreateRegistrationLinkSuccess']> = {
  link?: Resolver<ResolversTypes['RegistrationLink'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateUploadResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUploadResult'] = ResolversParentTypes['CreateUploadResult']> = {
  __resolveType: TypeResolveFn<'CreateUploadSuccess' | 'Problem', ParentType, ContextType>;
};

export type CreateUploadSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUploadSuccess'] = ResolversParentTypes['CreateUploadSuccess']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditDay'] = ResolversParentTypes['CreditDay']> = {
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditReport'] = ResolversParentTypes['CreditReport']> = {
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['CreditDay']>, ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['CreditType']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditReportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditReportResult'] = ResolversParentTypes['CreditReportResult']> = {
  __resolveType: TypeResolveFn<'CreditReport' | 'Problem', ParentType, ContextType>;
};

export type CreditTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditType'] = ResolversParentTypes['CreditType']> = {
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MovementType'], ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type CursorMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CursorMoved'] = ResolversParentTypes['CursorMoved']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerServiceLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerServiceLink'] = ResolversParentTypes['CustomerServiceLink']> = {
  problem?: Resolver<Types.Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
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

export type DepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<Types.Maybe<ResolversTypes['DepositBonus']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  held?: Resolver<Types.Maybe<ResolversTypes['HeldMoney']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['DepositMethod'], ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['DepositPayment']>, ParentType, ContextType>;
  rejection?: Resolver<Types.Maybe<ResolversTypes['DepositRejection']>, ParentType, ContextType>;
  requestedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
};

export type DepositBankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositBank'] = ResolversParentTypes['DepositBank']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepositBonusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositBonus'] = ResolversParentTypes['DepositBonus']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  obstacle?: Resolver<Types.Maybe<ResolversTypes['OfferObstacleKind']>, ParentType, ContextType>;
  promotion?: Resolver<Types.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositBonusState'], ParentType, ContextType>;
};

export type DepositChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositChangeResult'] = ResolversParentTypes['DepositChangeResult']> = {
  __resolveType: TypeResolveFn<'DepositChangeSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type DepositChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositChangeSuccess'] = ResolversParentTypes['DepositChangeSuccess']> = {
  deposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositChanged'] = ResolversParentTypes['DepositChanged']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  depositId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  depositState?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DepositChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositChoice'] = ResolversParentTypes['DepositChoice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['DepositMethod'], ParentType, ContextType>;
};

export type DepositMethodOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositMethodOption'] = ResolversParentTypes['DepositMethodOption']> = {
  feeBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeFixed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['DepositMethod'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['TokenNetwork']>, ParentType, ContextType>;
  payMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quickAmounts?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  timesLeft?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timesPerDay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tokenRate?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  usualMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositOptions'] = ResolversParentTypes['DepositOptions']> = {
  ageObstacle?: Resolver<Types.Maybe<ResolversTypes['AgeObstacle']>, ParentType, ContextType>;
  banks?: Resolver<Types.Maybe<Array<ResolversTypes['DepositBank']>>, ParentType, ContextType>;
  creditedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hold?: Resolver<Types.Maybe<ResolversTypes['AccountHold']>, ParentType, ContextType>;
  identityDeadline?: Resolver<Types.Maybe<ResolversTypes['IdentityDeadline']>, ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last?: Resolver<Types.Maybe<ResolversTypes['DepositChoice']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['DepositMethodOption']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['IdentityFact']>, ParentType, ContextType>;
  promotions?: Resolver<Types.Maybe<Array<ResolversTypes['DepositPromotion']>>, ParentType, ContextType>;
  requiredAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnoverBasisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DepositPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositPage'] = ResolversParentTypes['DepositPage']> = {
  creditedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Deposit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositPayment'] = ResolversParentTypes['DepositPayment']> = {
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  proofCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['DepositStep']>, ParentType, ContextType>;
  target?: Resolver<Types.Maybe<ResolversTypes['DepositTarget']>, ParentType, ContextType>;
  transferText?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DepositPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositPromotion'] = ResolversParentTypes['DepositPromotion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['PromotionOffer']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepositStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositStep'] = ResolversParentTypes['DepositStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
};

export type DepositTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositTarget'] = ResolversParentTypes['DepositTarget']> = {
  accountName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmations?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  network?: Resolver<Types.Maybe<ResolversTypes['TokenNetwork']>, ParentType, ContextType>;
  qr?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  receiver?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenAmount?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type DirectDownlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectDownline'] = ResolversParentTypes['DirectDownline']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TeamTotals'], ParentType, ContextType>;
};

export type DividendTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DividendTier'] = ResolversParentTypes['DividendTier']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DownlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Downline'] = ResolversParentTypes['Downline']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownlineActResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineAct'] = ResolversParentTypes['DownlineAct']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DownlineActKind'], ParentType, ContextType>;
};

export type DownlineChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineChangeResult'] = ResolversParentTypes['DownlineChangeResult']> = {
  __resolveType: TypeResolveFn<'DownlineChangeSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type DownlineChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineChangeSuccess'] = ResolversParentTypes['DownlineChangeSuccess']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['DownlineDetail']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownlineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineConnection'] = ResolversParentTypes['DownlineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DownlineEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownlineDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineDetail'] = ResolversParentTypes['DownlineDetail']> = {
  acts?: Resolver<Array<ResolversTypes['DownlineAct']>, ParentType, ContextType>;
  agentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMarketable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maskedEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximumRebateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumRebateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['LineTotals'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  prizeSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProductTotals']>, ParentType, ContextType>;
  ratedDownlines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['LineTotals'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownlineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineEdge'] = ResolversParentTypes['DownlineEdge']> = {
  isDirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Downline'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['LineTotals'], ParentType, ContextType>;
};

export type DownlineResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineResult'] = ResolversParentTypes['DownlineResult']> = {
  __resolveType: TypeResolveFn<'DownlineDetail' | 'Problem', ParentType, ContextType>;
};

export type DownlineTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineTransaction'] = ResolversParentTypes['DownlineTransaction']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterparty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MovementType'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownlineTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineTransactionConnection'] = ResolversParentTypes['DownlineTransactionConnection']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['DownlineTransactionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transferIn?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  transferOut?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DownlineTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineTransactionEdge'] = ResolversParentTypes['DownlineTransactionEdge']> = {
  node?: Resolver<ResolversTypes['DownlineTransaction'], ParentType, ContextType>;
};

export type DownlineTransactionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlineTransactionsResult'] = ResolversParentTypes['DownlineTransactionsResult']> = {
  __resolveType: TypeResolveFn<'DownlineTransactionConnection' | 'Problem', ParentType, ContextType>;
};

export type DownlinesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownlinesResult'] = ResolversParentTypes['DownlinesResult']> = {
  __resolveType: TypeResolveFn<'DownlineConnection' | 'Problem', ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['DownloadSystem'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type DrawnAvatarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawnAvatar'] = ResolversParentTypes['DrawnAvatar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type EndingContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingContract'] = ResolversParentTypes['EndingContract']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface EventCursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EventCursor'], any> {
  name: 'EventCursor';
}

export type EventMarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventMarket'] = ResolversParentTypes['EventMarket']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selections?: Resolver<Array<ResolversTypes['EventSelection']>, ParentType, ContextType>;
};

export type EventSelectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventSelection'] = ResolversParentTypes['EventSelection']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  odds?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ExclusionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exclusion'] = ResolversParentTypes['Exclusion']> = {
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExclusionKind'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExclusionConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExclusionConfirmation'] = ResolversParentTypes['ExclusionConfirmation']> = {
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExclusionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExclusionResult'] = ResolversParentTypes['ExclusionResult']> = {
  __resolveType: TypeResolveFn<'ExclusionConfirmation' | 'ExclusionSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type ExclusionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExclusionSuccess'] = ResolversParentTypes['ExclusionSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExternalChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalChat'] = ResolversParentTypes['ExternalChat']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['ExternalChatUser']>, ParentType, ContextType>;
};

export type ExternalChatUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalChatUser'] = ResolversParentTypes['ExternalChatUser']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifierHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackRules'] = ResolversParentTypes['FeedbackRules']> = {
  contactMaxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionTypes?: Resolver<Array<ResolversTypes['FeedbackQuestionType']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['FieldProblemReason'], ParentType, ContextType>;
};

export type ForfeitBonusResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForfeitBonusResult'] = ResolversParentTypes['ForfeitBonusResult']> = {
  __resolveType: TypeResolveFn<'ForfeitBonusSuccess' | 'Problem', ParentType, ContextType>;
};

export type ForfeitBonusSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForfeitBonusSuccess'] = ResolversParentTypes['ForfeitBonusSuccess']> = {
  bonusAccount?: Resolver<ResolversTypes['BonusAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreeRoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreeRounds'] = ResolversParentTypes['FreeRounds']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FreeRoundsState'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  family?: Resolver<Types.Maybe<ResolversTypes['GameFamily']>, ParentType, ContextType>;
  favouriteNote?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameClass?: Resolver<Types.Maybe<ResolversTypes['GameClass']>, ParentType, ContextType>;
  hasTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavourite?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jackpotId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  launchTarget?: Resolver<Types.Maybe<ResolversTypes['LaunchTarget']>, ParentType, ContextType>;
  maxStake?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minStake?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  model?: Resolver<Types.Maybe<ResolversTypes['GameModel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payLines?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  returnToPlayer?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  returnToPlayerBasisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volatility?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GameFamilyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameFamily'] = ResolversParentTypes['GameFamily']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type GamePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GamePage'] = ResolversParentTypes['GamePage']> = {
  correctedSearch?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elsewhere?: Resolver<Types.Maybe<Array<ResolversTypes['LobbyMatches']>>, ParentType, ContextType>;
  foldedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  suggestions?: Resolver<Types.Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameUnderMaintenanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameUnderMaintenance'] = ResolversParentTypes['GameUnderMaintenance']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<Types.Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GamesSwitchedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GamesSwitched'] = ResolversParentTypes['GamesSwitched']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  gameIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  isUnderMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GuestCaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuestCaseResult'] = ResolversParentTypes['GuestCaseResult']> = {
  __resolveType: TypeResolveFn<'GuestCaseSuccess' | 'InvalidInput' | 'Problem', ParentType, ContextType>;
};

export type GuestCaseSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuestCaseSuccess'] = ResolversParentTypes['GuestCaseSuccess']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceCase?: Resolver<ResolversTypes['ServiceCase'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeldMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldMoney'] = ResolversParentTypes['HeldMoney']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isReleasable?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['HeldReason'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HeldState'], ParentType, ContextType>;
};

export type HelpArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpSearchResult'] = ResolversParentTypes['HelpSearchResult']> = {
  articleId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  articleTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topicTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpService'] = ResolversParentTypes['HelpService']> = {
  kind?: Resolver<ResolversTypes['HelpServiceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  kind?: Resolver<ResolversTypes['HumanChallengeKind'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityCheck'] = ResolversParentTypes['IdentityCheck']> = {
  deadline?: Resolver<Types.Maybe<ResolversTypes['IdentityDeadline']>, ParentType, ContextType>;
  nextTier?: Resolver<Types.Maybe<ResolversTypes['IdentityTier']>, ParentType, ContextType>;
  request?: Resolver<Types.Maybe<ResolversTypes['IdentityRequest']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IdentityDeadlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityDeadline'] = ResolversParentTypes['IdentityDeadline']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IdentityDecidedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityDecided'] = ResolversParentTypes['IdentityDecided']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  identityStatus?: Resolver<ResolversTypes['IdentityRequestStatus'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityDocument'] = ResolversParentTypes['IdentityDocument']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IdentityDocumentKind'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['IdentityReason']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdentityDocumentStatus'], ParentType, ContextType>;
  uploadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type IdentityProviderOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityProviderOption'] = ResolversParentTypes['IdentityProviderOption']> = {
  isSimulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['IdentityProvider'], ParentType, ContextType>;
};

export type IdentityProviderRedirectResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityProviderRedirectResult'] = ResolversParentTypes['IdentityProviderRedirectResult']> = {
  __resolveType: TypeResolveFn<'IdentityProviderRedirectSuccess' | 'Problem', ParentType, ContextType>;
};

export type IdentityProviderRedirectSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityProviderRedirectSuccess'] = ResolversParentTypes['IdentityProviderRedirectSuccess']> = {
  redirectUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityRequest'] = ResolversParentTypes['IdentityRequest']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['IdentityDocument']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['IdentityReason']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdentityRequestStatus'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IdentityTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityTier'] = ResolversParentTypes['IdentityTier']> = {
  documents?: Resolver<Array<ResolversTypes['IdentityDocumentKind']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['IdentityFact']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IncomeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomeDay'] = ResolversParentTypes['IncomeDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type IncomeSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomeSource'] = ResolversParentTypes['IncomeSource']> = {
  kind?: Resolver<ResolversTypes['AgentBillKind'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InterventionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Intervention'] = ResolversParentTypes['Intervention']> = {
  breakDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InterventionKind'], ParentType, ContextType>;
  limit?: Resolver<Types.Maybe<ResolversTypes['ProposedLimit']>, ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['InterventionMoment'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['InterventionReason'], ParentType, ContextType>;
};

export type InterventionOpenedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterventionOpened'] = ResolversParentTypes['InterventionOpened']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationCode'] = ResolversParentTypes['InvitationCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JackpotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Jackpot'] = ResolversParentTypes['Jackpot']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  commitment?: Resolver<Types.Maybe<ResolversTypes['JackpotCommitment']>, ParentType, ContextType>;
  contributionPercent?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  guaranteedWinStake?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastWin?: Resolver<Types.Maybe<ResolversTypes['JackpotWin']>, ParentType, ContextType>;
  mustDropBy?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seedAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wins?: Resolver<Array<ResolversTypes['JackpotWin']>, ParentType, ContextType>;
};

export type JackpotChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotChanged'] = ResolversParentTypes['JackpotChanged']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  jackpotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JackpotCommitmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotCommitment'] = ResolversParentTypes['JackpotCommitment']> = {
  potNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JackpotProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotProof'] = ResolversParentTypes['JackpotProof']> = {
  dropAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  potNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifierUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type JackpotWinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JackpotWin'] = ResolversParentTypes['JackpotWin']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proof?: Resolver<Types.Maybe<ResolversTypes['JackpotProof']>, ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KeepSessionAliveResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepSessionAliveResult'] = ResolversParentTypes['KeepSessionAliveResult']> = {
  __resolveType: TypeResolveFn<'KeepSessionAliveSuccess' | 'Problem', ParentType, ContextType>;
};

export type KeepSessionAliveSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepSessionAliveSuccess'] = ResolversParentTypes['KeepSessionAliveSuccess']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  idleUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LaterLogInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaterLogIn'] = ResolversParentTypes['LaterLogIn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LaunchGameResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchGameResult'] = ResolversParentTypes['LaunchGameResult']> = {
  __resolveType: TypeResolveFn<'GameUnderMaintenance' | 'LaunchGameSuccess' | 'Problem', ParentType, ContextType>;
};

export type LaunchGameSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchGameSuccess'] = ResolversParentTypes['LaunchGameSuccess']> = {
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  launchUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LaunchTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchTarget'] = ResolversParentTypes['LaunchTarget']> = {
  gameCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['LaunchMode'], ParentType, ContextType>;
  playType?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LeaderboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leaderboard'] = ResolversParentTypes['Leaderboard']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['LeaderboardMetric'], ParentType, ContextType>;
  minStake?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  own?: Resolver<Types.Maybe<ResolversTypes['LeaderboardPlace']>, ParentType, ContextType>;
  paidFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['LeaderboardPlace']>, ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['LeaderboardPrize']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LeaderboardChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardChanged'] = ResolversParentTypes['LeaderboardChanged']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  leaderboardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaderboardPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardPlace'] = ResolversParentTypes['LeaderboardPlace']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  multiple?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  prize?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LeaderboardPrizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardPrize'] = ResolversParentTypes['LeaderboardPrize']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaderboardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardResult'] = ResolversParentTypes['LeaderboardResult']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['LeaderboardPlace']>, ParentType, ContextType>;
};

export type LeaderboardsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leaderboards'] = ResolversParentTypes['Leaderboards']> = {
  past?: Resolver<Array<ResolversTypes['LeaderboardResult']>, ParentType, ContextType>;
  running?: Resolver<Array<ResolversTypes['Leaderboard']>, ParentType, ContextType>;
};

export type LimitChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitChange'] = ResolversParentTypes['LimitChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['LimitValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  period?: Resolver<Types.Maybe<ResolversTypes['LimitPeriod']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LimitChangeStatus'], ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['LimitValue']>, ParentType, ContextType>;
};

export type LimitReachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitReached'] = ResolversParentTypes['LimitReached']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['ReachedLimit'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LimitRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitRules'] = ResolversParentTypes['LimitRules']> = {
  exclusionLiftDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exclusionMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpServices?: Resolver<Array<ResolversTypes['HelpService']>, ParentType, ContextType>;
  isDepositLimitRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reflectionHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LimitValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitValue'] = ResolversParentTypes['LimitValue']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LimitsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitsResult'] = ResolversParentTypes['LimitsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LimitsSuccess' | 'Problem', ParentType, ContextType>;
};

export type LimitsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitsSuccess'] = ResolversParentTypes['LimitsSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineTotals'] = ResolversParentTypes['LineTotals']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LinkedIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedIdentity'] = ResolversParentTypes['LinkedIdentity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['IdentityProvider'], ParentType, ContextType>;
};

export type LiveEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveEvent'] = ResolversParentTypes['LiveEvent']> = {
  __resolveType: TypeResolveFn<'AgentApplicationDecided' | 'AgentBillPaid' | 'AgentContractChanged' | 'AgentContractRequestChanged' | 'BalanceChanged' | 'BonusEnded' | 'ChatMessagePosted' | 'ChatMessageRemoved' | 'ChatMuteChanged' | 'ChatRoomChanged' | 'ChatRoomRead' | 'CursorMoved' | 'DepositChanged' | 'IdentityDecided' | 'InterventionOpened' | 'LeaderboardChanged' | 'LimitReached' | 'LotteryTicketSettled' | 'MessageArrived' | 'MessagesRead' | 'MissionsChanged' | 'RaffleWon' | 'RankChanged' | 'ResyncNeeded' | 'ServiceCaseChanged' | 'SessionEnded' | 'SiteStatusChanged' | 'StreamOpened' | 'WithdrawalChanged', ParentType, ContextType>;
};

export type LobbyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lobby'] = ResolversParentTypes['Lobby']> = {
  facets?: Resolver<Types.Maybe<ResolversTypes['LobbyFacets']>, ParentType, ContextType>;
  games?: Resolver<Types.Maybe<ResolversTypes['GamePage']>, ParentType, ContextType, RequireFields<Types.LobbyGamesArgs, 'oneOfFamily' | 'page' | 'pageSize' | 'sort'>>;
  id?: Resolver<Types.Maybe<ResolversTypes['LobbyId']>, ParentType, ContextType>;
  vendors?: Resolver<Types.Maybe<Array<ResolversTypes['LobbyVendor']>>, ParentType, ContextType>;
};

export type LobbyFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyFacets'] = ResolversParentTypes['LobbyFacets']> = {
  classes?: Resolver<Array<ResolversTypes['LobbyGameClass']>, ParentType, ContextType>;
  hotCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minStakes?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payLines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LobbyGameClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyGameClass'] = ResolversParentTypes['LobbyGameClass']> = {
  gameClass?: Resolver<ResolversTypes['GameClass'], ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LobbyMatchesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyMatches'] = ResolversParentTypes['LobbyMatches']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lobbyId?: Resolver<ResolversTypes['LobbyId'], ParentType, ContextType>;
};

export type LobbyVendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LobbyVendor'] = ResolversParentTypes['LobbyVendor']> = {
  gameClasses?: Resolver<Types.Maybe<Array<ResolversTypes['GameClass']>>, ParentType, ContextType>;
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type LogInAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInAttempt'] = ResolversParentTypes['LogInAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['LogInMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LogInAttemptStatus'], ParentType, ContextType>;
};

export type LogInAttemptPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInAttemptPage'] = ResolversParentTypes['LogInAttemptPage']> = {
  nodes?: Resolver<Array<ResolversTypes['LogInAttempt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'AccountBlocked' | 'CaptchaRequired' | 'InvalidInput' | 'LogInSuccess' | 'Problem' | 'VerificationRequired', ParentType, ContextType>;
};

export type LogInSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInSuccess'] = ResolversParentTypes['LogInSuccess']> = {
  isFirstLogIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordChangeReason?: Resolver<Types.Maybe<ResolversTypes['PasswordChangeReason']>, ParentType, ContextType>;
  previousLogIn?: Resolver<Types.Maybe<ResolversTypes['PreviousLogIn']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutResult'] = ResolversParentTypes['LogOutResult']> = {
  __resolveType: TypeResolveFn<'LogOutSuccess' | 'Problem', ParentType, ContextType>;
};

export type LogOutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutSuccess'] = ResolversParentTypes['LogOutSuccess']> = {
  isLoggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lottery'] = ResolversParentTypes['Lottery']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavourite?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  prizeMode?: Resolver<Types.Maybe<ResolversTypes['PrizeMode']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LotteryBoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryBoard'] = ResolversParentTypes['LotteryBoard']> = {
  ceiling?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxDraws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxSeries?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumPayout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minSeries?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['LotteryMode'], ParentType, ContextType>;
  oddsVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plays?: Resolver<Array<ResolversTypes['LotteryPlay']>, ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['LotteryReading'], ParentType, ContextType>;
  rebate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LotteryCeilingReachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryCeilingReached'] = ResolversParentTypes['LotteryCeilingReached']> = {
  betType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picks?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDraw'] = ResolversParentTypes['LotteryDraw']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hold?: Resolver<Types.Maybe<ResolversTypes['LotteryHold']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resultVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryDrawState'], ParentType, ContextType>;
};

export type LotteryDrawChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawChanged'] = ResolversParentTypes['LotteryDrawChanged']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryDrawState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryDrawConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawConnection'] = ResolversParentTypes['LotteryDrawConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LotteryDrawEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LotteryDrawEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawEdge'] = ResolversParentTypes['LotteryDrawEdge']> = {
  node?: Resolver<ResolversTypes['LotteryDraw'], ParentType, ContextType>;
};

export type LotteryDrawProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawProof'] = ResolversParentTypes['LotteryDrawProof']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beacon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beaconBefore?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draw?: Resolver<ResolversTypes['LotteryDraw'], ParentType, ContextType>;
  drawId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holds?: Resolver<Array<ResolversTypes['LotteryHold']>, ParentType, ContextType>;
  isMissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  sales?: Resolver<Types.Maybe<ResolversTypes['LotterySales']>, ParentType, ContextType>;
  seed?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['LotteryDrawStep']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['LotteryResultVersion']>, ParentType, ContextType>;
  voidReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LotteryDrawStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryDrawStep'] = ResolversParentTypes['LotteryDrawStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryDrawState'], ParentType, ContextType>;
};

export type LotteryGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryGame'] = ResolversParentTypes['LotteryGame']> = {
  board?: Resolver<Types.Maybe<ResolversTypes['LotteryBoard']>, ParentType, ContextType, Partial<Types.LotteryGameBoardArgs>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<Types.Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intervalSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDrawnToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LotteryKind'], ParentType, ContextType>;
  last?: Resolver<Types.Maybe<ResolversTypes['LotteryDraw']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['LotteryMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openTickets?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryTicket']>>, ParentType, ContextType>;
  recentDraws?: Resolver<Types.Maybe<ResolversTypes['LotteryDrawConnection']>, ParentType, ContextType, RequireFields<Types.LotteryGameRecentDrawsArgs, 'first'>>;
  region?: Resolver<Types.Maybe<ResolversTypes['LotteryRegion']>, ParentType, ContextType>;
  remaining?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryRemaining']>>, ParentType, ContextType>;
  statistics?: Resolver<Types.Maybe<ResolversTypes['LotteryStatistics']>, ParentType, ContextType, RequireFields<Types.LotteryGameStatisticsArgs, 'draws'>>;
  upcomingDraws?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryDraw']>>, ParentType, ContextType, RequireFields<Types.LotteryGameUpcomingDrawsArgs, 'first'>>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LotteryGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryGroup'] = ResolversParentTypes['LotteryGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lotteries?: Resolver<Array<ResolversTypes['Lottery']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotteryHabitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryHabits'] = ResolversParentTypes['LotteryHabits']> = {
  b?: Resolver<Types.Maybe<ResolversTypes['LotteryBMeaning']>, ParentType, ContextType>;
  d?: Resolver<Types.Maybe<ResolversTypes['LotteryDMeaning']>, ParentType, ContextType>;
  pairs?: Resolver<Types.Maybe<ResolversTypes['LotteryPairsMeaning']>, ParentType, ContextType>;
  ranges?: Resolver<Types.Maybe<ResolversTypes['LotteryRangesMeaning']>, ParentType, ContextType>;
};

export type LotteryHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryHold'] = ResolversParentTypes['LotteryHold']> = {
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LotteryHolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryHoliday'] = ResolversParentTypes['LotteryHoliday']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['LotteryRegion'], ParentType, ContextType>;
};

export type LotteryLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryLine'] = ResolversParentTypes['LotteryLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  betType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picks?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  wins?: Resolver<Array<ResolversTypes['LotteryLineWin']>, ParentType, ContextType>;
};

export type LotteryLinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryLinePage'] = ResolversParentTypes['LotteryLinePage']> = {
  nodes?: Resolver<Array<ResolversTypes['LotteryLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotteryLineWinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryLineWin'] = ResolversParentTypes['LotteryLineWin']> = {
  drawNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LotteryMenusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryMenus'] = ResolversParentTypes['LotteryMenus']> = {
  electronic?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryGroup']>>, ParentType, ContextType>;
  station?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryGroup']>>, ParentType, ContextType>;
};

export type LotteryPlayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryPlay'] = ResolversParentTypes['LotteryPlay']> = {
  betType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choices?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryChoice']>>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['LotteryPlayGroup'], ParentType, ContextType>;
  maxPicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payouts?: Resolver<Array<ResolversTypes['Decimal']>, ParentType, ContextType>;
  pickKind?: Resolver<ResolversTypes['LotteryPickKind'], ParentType, ContextType>;
  pickLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['LotteryStakeUnit'], ParentType, ContextType>;
};

export type LotteryReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryReading'] = ResolversParentTypes['LotteryReading']> = {
  cutOffMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  habits?: Resolver<ResolversTypes['LotteryHabits'], ParentType, ContextType>;
  mainStations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceUnit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotteryRemainingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryRemaining'] = ResolversParentTypes['LotteryRemaining']> = {
  betType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picks?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LotteryResultVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryResultVersion'] = ResolversParentTypes['LotteryResultVersion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotterySalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotterySales'] = ResolversParentTypes['LotterySales']> = {
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotterySheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotterySheet'] = ResolversParentTypes['LotterySheet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotterySheetsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotterySheetsResult'] = ResolversParentTypes['LotterySheetsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LotterySheetsSuccess' | 'Problem', ParentType, ContextType>;
};

export type LotterySheetsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotterySheetsSuccess'] = ResolversParentTypes['LotterySheetsSuccess']> = {
  sheets?: Resolver<Array<ResolversTypes['LotterySheet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryStakeLimitedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryStakeLimited'] = ResolversParentTypes['LotteryStakeLimited']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryStatistics'] = ResolversParentTypes['LotteryStatistics']> = {
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heads?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  tails?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['LotteryValueCount']>, ParentType, ContextType>;
};

export type LotteryTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicket'] = ResolversParentTypes['LotteryTicket']> = {
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draws?: Resolver<Array<ResolversTypes['LotteryTicketDraw']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStoppedByWin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryLine']>>, ParentType, ContextType, RequireFields<Types.LotteryTicketLinesArgs, 'first'>>;
  mode?: Resolver<ResolversTypes['LotteryMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oddsVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  readingVersion?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  settledStake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryTicketState'], ParentType, ContextType>;
};

export type LotteryTicketConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketConnection'] = ResolversParentTypes['LotteryTicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LotteryTicketEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LotteryTicketDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketDetail'] = ResolversParentTypes['LotteryTicketDetail']> = {
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['LotteryLinePage'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['LotteryTicket'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LotteryTicketDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketDraw'] = ResolversParentTypes['LotteryTicketDraw']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hold?: Resolver<Types.Maybe<ResolversTypes['LotteryHold']>, ParentType, ContextType>;
  isMissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  settlements?: Resolver<Array<ResolversTypes['LotteryTicketSettlement']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LotteryTicketState'], ParentType, ContextType>;
  voidReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LotteryTicketEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketEdge'] = ResolversParentTypes['LotteryTicketEdge']> = {
  node?: Resolver<ResolversTypes['LotteryTicket'], ParentType, ContextType>;
};

export type LotteryTicketResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketResult'] = ResolversParentTypes['LotteryTicketResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LotteryTicketSuccess' | 'Problem', ParentType, ContextType>;
};

export type LotteryTicketSettledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketSettled'] = ResolversParentTypes['LotteryTicketSettled']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  drawNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryTicketSettlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketSettlement'] = ResolversParentTypes['LotteryTicketSettlement']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  posted?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotteryTicketSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryTicketSuccess'] = ResolversParentTypes['LotteryTicketSuccess']> = {
  ticket?: Resolver<ResolversTypes['LotteryTicket'], ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotteryValueCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotteryValueCount'] = ResolversParentTypes['LotteryValueCount']> = {
  absentDraws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberAccount'] = ResolversParentTypes['MemberAccount']> = {
  accountRecord?: Resolver<Types.Maybe<ResolversTypes['AccountRecordResult']>, ParentType, ContextType, RequireFields<Types.MemberAccountAccountRecordArgs, 'from' | 'page' | 'pageSize' | 'to' | 'wallet'>>;
  agentApplication?: Resolver<Types.Maybe<ResolversTypes['AgentProgramme']>, ParentType, ContextType>;
  apiTokens?: Resolver<Types.Maybe<Array<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  bankCards?: Resolver<Types.Maybe<ResolversTypes['BankCards']>, ParentType, ContextType>;
  bet?: Resolver<Types.Maybe<ResolversTypes['BetDetail']>, ParentType, ContextType, RequireFields<Types.MemberAccountBetArgs, 'id'>>;
  bettingRecord?: Resolver<Types.Maybe<ResolversTypes['BettingRecordResult']>, ParentType, ContextType, RequireFields<Types.MemberAccountBettingRecordArgs, 'from' | 'page' | 'pageSize' | 'to'>>;
  bonusAccount?: Resolver<Types.Maybe<ResolversTypes['BonusAccount']>, ParentType, ContextType>;
  bonusRecord?: Resolver<Types.Maybe<ResolversTypes['BonusRecordResult']>, ParentType, ContextType, RequireFields<Types.MemberAccountBonusRecordArgs, 'from' | 'page' | 'pageSize' | 'to'>>;
  deposit?: Resolver<Types.Maybe<ResolversTypes['Deposit']>, ParentType, ContextType, RequireFields<Types.MemberAccountDepositArgs, 'id'>>;
  depositOptions?: Resolver<Types.Maybe<ResolversTypes['DepositOptions']>, ParentType, ContextType>;
  deposits?: Resolver<Types.Maybe<ResolversTypes['DepositPage']>, ParentType, ContextType, RequireFields<Types.MemberAccountDepositsArgs, 'page' | 'pageSize'>>;
  leaderboards?: Resolver<Types.Maybe<ResolversTypes['Leaderboards']>, ParentType, ContextType>;
  logInAttempts?: Resolver<Types.Maybe<ResolversTypes['LogInAttemptPage']>, ParentType, ContextType, RequireFields<Types.MemberAccountLogInAttemptsArgs, 'page' | 'pageSize'>>;
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<Types.MemberAccountMessageArgs, 'id'>>;
  messageRecipients?: Resolver<Types.Maybe<ResolversTypes['MessageRecipients']>, ParentType, ContextType>;
  messageSettings?: Resolver<Types.Maybe<ResolversTypes['MessageSettings']>, ParentType, ContextType>;
  messages?: Resolver<Types.Maybe<ResolversTypes['MessagePage']>, ParentType, ContextType, RequireFields<Types.MemberAccountMessagesArgs, 'box' | 'page' | 'pageSize'>>;
  missions?: Resolver<Types.Maybe<ResolversTypes['Missions']>, ParentType, ContextType>;
  paymentPassword?: Resolver<Types.Maybe<ResolversTypes['PaymentPassword']>, ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['MemberPoints']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['MemberProfile'], ParentType, ContextType>;
  profitAndLoss?: Resolver<Types.Maybe<ResolversTypes['ProfitAndLossResult']>, ParentType, ContextType, RequireFields<Types.MemberAccountProfitAndLossArgs, 'from' | 'to'>>;
  promotionOffers?: Resolver<Types.Maybe<Array<ResolversTypes['PromotionOffer']>>, ParentType, ContextType>;
  raffles?: Resolver<Types.Maybe<ResolversTypes['MemberRaffles']>, ParentType, ContextType, Partial<Types.MemberAccountRafflesArgs>>;
  rankProgress?: Resolver<Types.Maybe<ResolversTypes['RankProgress']>, ParentType, ContextType>;
  rebates?: Resolver<Types.Maybe<ResolversTypes['Rebates']>, ParentType, ContextType>;
  security?: Resolver<Types.Maybe<ResolversTypes['AccountSecurity']>, ParentType, ContextType>;
  serviceCase?: Resolver<Types.Maybe<ResolversTypes['ServiceCase']>, ParentType, ContextType, RequireFields<Types.MemberAccountServiceCaseArgs, 'id'>>;
  serviceCases?: Resolver<Types.Maybe<ResolversTypes['ServiceCasePage']>, ParentType, ContextType, RequireFields<Types.MemberAccountServiceCasesArgs, 'page' | 'pageSize'>>;
  transaction?: Resolver<Types.Maybe<ResolversTypes['TransactionDetail']>, ParentType, ContextType, RequireFields<Types.MemberAccountTransactionArgs, 'id'>>;
  transferRules?: Resolver<Types.Maybe<ResolversTypes['MemberTransferRules']>, ParentType, ContextType, Partial<Types.MemberAccountTransferRulesArgs>>;
  transfers?: Resolver<Types.Maybe<ResolversTypes['MemberTransferPage']>, ParentType, ContextType, RequireFields<Types.MemberAccountTransfersArgs, 'page' | 'pageSize'>>;
  unconfirmedWithdrawals?: Resolver<Types.Maybe<Array<ResolversTypes['Withdrawal']>>, ParentType, ContextType>;
  withdrawal?: Resolver<Types.Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType, RequireFields<Types.MemberAccountWithdrawalArgs, 'id'>>;
  withdrawalOptions?: Resolver<Types.Maybe<ResolversTypes['WithdrawalOptions']>, ParentType, ContextType>;
  withdrawals?: Resolver<Types.Maybe<ResolversTypes['WithdrawalPage']>, ParentType, ContextType, RequireFields<Types.MemberAccountWithdrawalsArgs, 'page' | 'pageSize'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberAccountResult'] = ResolversParentTypes['MemberAccountResult']> = {
  __resolveType: TypeResolveFn<'MemberAccount' | 'Problem', ParentType, ContextType>;
};

export type MemberCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCodeResult'] = ResolversParentTypes['MemberCodeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MemberCodeSuccess' | 'Problem', ParentType, ContextType>;
};

export type MemberCodeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberCodeSuccess'] = ResolversParentTypes['MemberCodeSuccess']> = {
  expiresInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberDetails'] = ResolversParentTypes['MemberDetails']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  avatars?: Resolver<Types.Maybe<Array<ResolversTypes['DrawnAvatar']>>, ParentType, ContextType>;
  birthday?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contactProofs?: Resolver<Array<ResolversTypes['ContactProof']>, ParentType, ContextType>;
  isBirthdayFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMobileVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nationality?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLabel'] = ResolversParentTypes['MemberLabel']> = {
  backgroundColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLimit'] = ResolversParentTypes['MemberLimit']> = {
  freeAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  left?: Resolver<Types.Maybe<ResolversTypes['LimitValue']>, ParentType, ContextType>;
  operator?: Resolver<Types.Maybe<ResolversTypes['LimitValue']>, ParentType, ContextType>;
  own?: Resolver<Types.Maybe<ResolversTypes['LimitValue']>, ParentType, ContextType>;
  period?: Resolver<Types.Maybe<ResolversTypes['LimitPeriod']>, ParentType, ContextType>;
  used?: Resolver<Types.Maybe<ResolversTypes['LimitValue']>, ParentType, ContextType>;
  waiting?: Resolver<Types.Maybe<ResolversTypes['WaitingLimit']>, ParentType, ContextType>;
};

export type MemberLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLimits'] = ResolversParentTypes['MemberLimits']> = {
  exclusion?: Resolver<Types.Maybe<ResolversTypes['Exclusion']>, ParentType, ContextType>;
  hasDepositLimitPrompt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['LimitChange']>, ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['MemberLimit']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['LimitRules'], ParentType, ContextType>;
};

export type MemberPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberPoints'] = ResolversParentTypes['MemberPoints']> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  countedUntil?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redemptions?: Resolver<Types.Maybe<ResolversTypes['RedemptionPage']>, ParentType, ContextType, RequireFields<Types.MemberPointsRedemptionsArgs, 'page' | 'pageSize'>>;
  statement?: Resolver<Types.Maybe<ResolversTypes['PointsEntryPage']>, ParentType, ContextType, RequireFields<Types.MemberPointsStatementArgs, 'page' | 'pageSize'>>;
};

export type MemberProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberProfile'] = ResolversParentTypes['MemberProfile']> = {
  details?: Resolver<Types.Maybe<ResolversTypes['MemberDetails']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identity?: Resolver<Types.Maybe<ResolversTypes['IdentityCheck']>, ParentType, ContextType>;
  laterLogIn?: Resolver<Types.Maybe<ResolversTypes['LaterLogIn']>, ParentType, ContextType>;
  mobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousLogIn?: Resolver<Types.Maybe<ResolversTypes['PreviousLogIn']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberRafflesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberRaffles'] = ResolversParentTypes['MemberRaffles']> = {
  isExcluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['RafflePrize']>, ParentType, ContextType>;
  tickets?: Resolver<Array<ResolversTypes['RaffleTickets']>, ParentType, ContextType>;
};

export type MemberResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberResult'] = ResolversParentTypes['MemberResult']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type MemberTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTransfer'] = ResolversParentTypes['MemberTransfer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterparty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['TransferRelation'], ParentType, ContextType>;
  remark?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberTransferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTransferPage'] = ResolversParentTypes['MemberTransferPage']> = {
  nodes?: Resolver<Array<ResolversTypes['MemberTransfer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberTransferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTransferResult'] = ResolversParentTypes['MemberTransferResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MemberTransferSuccess' | 'Problem', ParentType, ContextType>;
};

export type MemberTransferRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTransferRules'] = ResolversParentTypes['MemberTransferRules']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  canReceive?: Resolver<Types.Maybe<ResolversTypes['Permission']>, ParentType, ContextType>;
  canTransferDownline?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  canTransferUpline?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remainingTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uplineUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberTransferSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTransferSuccess'] = ResolversParentTypes['MemberTransferSuccess']> = {
  transfer?: Resolver<ResolversTypes['MemberTransfer'], ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuEntry'] = ResolversParentTypes['MenuEntry']> = {
  badge?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['MenuPage'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  canReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  caseId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contractKind?: Resolver<Types.Maybe<ResolversTypes['AgentContractKind']>, ParentType, ContextType>;
  contractSide?: Resolver<Types.Maybe<ResolversTypes['ContractSide']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  depositId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  lotteryTicketId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  promotionId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  raffleId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<Types.Maybe<ResolversTypes['MessageTopic']>, ParentType, ContextType>;
  username?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawalId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MessageArrivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageArrived'] = ResolversParentTypes['MessageArrived']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageKind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePage'] = ResolversParentTypes['MessagePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessagePreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePreference'] = ResolversParentTypes['MessagePreference']> = {
  channel?: Resolver<ResolversTypes['NoticeChannel'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
};

export type MessageRecipientsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageRecipients'] = ResolversParentTypes['MessageRecipients']> = {
  directCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  directUsernames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  uplineUsername?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageSettings'] = ResolversParentTypes['MessageSettings']> = {
  canReceivePromotions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  maskedEmail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedMobile?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferences?: Resolver<Array<ResolversTypes['MessagePreference']>, ParentType, ContextType>;
  pushKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietHours?: Resolver<Types.Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
};

export type MessageSettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageSettingsResult'] = ResolversParentTypes['MessageSettingsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MessageSettingsSuccess' | 'Problem', ParentType, ContextType>;
};

export type MessageSettingsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageSettingsSuccess'] = ResolversParentTypes['MessageSettingsSuccess']> = {
  settings?: Resolver<ResolversTypes['MessageSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessagesReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagesRead'] = ResolversParentTypes['MessagesRead']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mission'] = ResolversParentTypes['Mission']> = {
  claimableUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  claimedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['MissionCount']>, ParentType, ContextType>;
  cycle?: Resolver<ResolversTypes['MissionCycle'], ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freeRounds?: Resolver<Types.Maybe<ResolversTypes['MissionFreeRounds']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MissionKind'], ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['GameCategory']>, ParentType, ContextType>;
  reward?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MissionState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turnover?: Resolver<Types.Maybe<ResolversTypes['MissionTurnover']>, ParentType, ContextType>;
};

export type MissionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionCount'] = ResolversParentTypes['MissionCount']> = {
  actual?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissionFreeRoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionFreeRounds'] = ResolversParentTypes['MissionFreeRounds']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MissionTurnoverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionTurnover'] = ResolversParentTypes['MissionTurnover']> = {
  actual?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Missions'] = ResolversParentTypes['Missions']> = {
  claimableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExcluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Mission']>, ParentType, ContextType>;
};

export type MissionsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionsChanged'] = ResolversParentTypes['MissionsChanged']> = {
  claimableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  reachedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissionsPlannedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionsPlanned'] = ResolversParentTypes['MissionsPlanned']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Movement'] = ResolversParentTypes['Movement']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  betId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counterparty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MovementType'], ParentType, ContextType>;
  vendorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['MovementWallet'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeRealityCheck?: Resolver<ResolversTypes['PlayClockResult'], ParentType, ContextType>;
  addBankCard?: Resolver<ResolversTypes['AddBankCardResult'], ParentType, ContextType, RequireFields<Types.MutationAddBankCardArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<Types.MutationAddPasskeyArgs, 'input'>>;
  addPushDevice?: Resolver<ResolversTypes['MessageSettingsResult'], ParentType, ContextType, RequireFields<Types.MutationAddPushDeviceArgs, 'input'>>;
  answerAgentApplication?: Resolver<ResolversTypes['AgentApplicationResult'], ParentType, ContextType, RequireFields<Types.MutationAnswerAgentApplicationArgs, 'input'>>;
  answerContract?: Resolver<ResolversTypes['ContractChangeResult'], ParentType, ContextType, RequireFields<Types.MutationAnswerContractArgs, 'input'>>;
  answerIntervention?: Resolver<ResolversTypes['PlayClockResult'], ParentType, ContextType, RequireFields<Types.MutationAnswerInterventionArgs, 'input'>>;
  answerWithdrawalQuestion?: Resolver<ResolversTypes['WithdrawalChangeResult'], ParentType, ContextType, RequireFields<Types.MutationAnswerWithdrawalQuestionArgs, 'input'>>;
  applyAsAgent?: Resolver<ResolversTypes['AgentApplicationResult'], ParentType, ContextType, RequireFields<Types.MutationApplyAsAgentArgs, 'input'>>;
  applyPromotion?: Resolver<ResolversTypes['ApplyPromotionResult'], ParentType, ContextType, RequireFields<Types.MutationApplyPromotionArgs, 'input'>>;
  beginAuthenticatorSetup?: Resolver<ResolversTypes['BeginAuthenticatorSetupResult'], ParentType, ContextType, RequireFields<Types.MutationBeginAuthenticatorSetupArgs, 'input'>>;
  beginIdentityLink?: Resolver<ResolversTypes['IdentityProviderRedirectResult'], ParentType, ContextType, RequireFields<Types.MutationBeginIdentityLinkArgs, 'input'>>;
  beginIdentityProviderLogIn?: Resolver<ResolversTypes['IdentityProviderRedirectResult'], ParentType, ContextType, RequireFields<Types.MutationBeginIdentityProviderLogInArgs, 'input'>>;
  beginPasskeyLogIn?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  beginPasskeyRegistration?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType, RequireFields<Types.MutationBeginPasskeyRegistrationArgs, 'input'>>;
  beginPasskeyStepUp?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  bindContact?: Resolver<ResolversTypes['BindContactResult'], ParentType, ContextType, RequireFields<Types.MutationBindContactArgs, 'input'>>;
  buyRaffleTickets?: Resolver<ResolversTypes['BuyRaffleTicketsResult'], ParentType, ContextType, RequireFields<Types.MutationBuyRaffleTicketsArgs, 'input'>>;
  cancelDeposit?: Resolver<ResolversTypes['DepositChangeResult'], ParentType, ContextType, RequireFields<Types.MutationCancelDepositArgs, 'input'>>;
  cancelLotteryTicket?: Resolver<ResolversTypes['LotteryTicketResult'], ParentType, ContextType, RequireFields<Types.MutationCancelLotteryTicketArgs, 'input'>>;
  cancelWithdrawal?: Resolver<ResolversTypes['WithdrawalChangeResult'], ParentType, ContextType, RequireFields<Types.MutationCancelWithdrawalArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  changePaymentPassword?: Resolver<ResolversTypes['PaymentPasswordChangeResult'], ParentType, ContextType, RequireFields<Types.MutationChangePaymentPasswordArgs, 'input'>>;
  claimMission?: Resolver<ResolversTypes['ClaimMissionResult'], ParentType, ContextType, RequireFields<Types.MutationClaimMissionArgs, 'input'>>;
  claimPromotion?: Resolver<ResolversTypes['ClaimPromotionResult'], ParentType, ContextType, RequireFields<Types.MutationClaimPromotionArgs, 'input'>>;
  claimRafflePrize?: Resolver<ResolversTypes['ClaimRafflePrizeResult'], ParentType, ContextType, RequireFields<Types.MutationClaimRafflePrizeArgs, 'input'>>;
  claimRebate?: Resolver<ResolversTypes['ClaimRebateResult'], ParentType, ContextType, RequireFields<Types.MutationClaimRebateArgs, 'input'>>;
  closeAccount?: Resolver<ResolversTypes['CloseAccountResult'], ParentType, ContextType, RequireFields<Types.MutationCloseAccountArgs, 'input'>>;
  closeServiceCase?: Resolver<ResolversTypes['ServiceCaseResult'], ParentType, ContextType, RequireFields<Types.MutationCloseServiceCaseArgs, 'input'>>;
  collectBill?: Resolver<ResolversTypes['BillChangeResult'], ParentType, ContextType, RequireFields<Types.MutationCollectBillArgs, 'input'>>;
  collectVendorBalances?: Resolver<ResolversTypes['CollectVendorBalancesResult'], ParentType, ContextType, RequireFields<Types.MutationCollectVendorBalancesArgs, 'input'>>;
  confirmAuthenticatorSetup?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmAuthenticatorSetupArgs, 'input'>>;
  confirmLimitIncrease?: Resolver<ResolversTypes['LimitsResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmLimitIncreaseArgs, 'input'>>;
  confirmPhone?: Resolver<ResolversTypes['ConfirmPhoneResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmPhoneArgs, 'input'>>;
  confirmWithdrawalReceipt?: Resolver<ResolversTypes['WithdrawalChangeResult'], ParentType, ContextType, RequireFields<Types.MutationConfirmWithdrawalReceiptArgs, 'input'>>;
  convertPoints?: Resolver<ResolversTypes['SpendPointsResult'], ParentType, ContextType, RequireFields<Types.MutationConvertPointsArgs, 'input'>>;
  createApiToken?: Resolver<ResolversTypes['CreateApiTokenResult'], ParentType, ContextType, RequireFields<Types.MutationCreateApiTokenArgs, 'input'>>;
  createDataFile?: Resolver<ResolversTypes['CreateDataFileResult'], ParentType, ContextType, RequireFields<Types.MutationCreateDataFileArgs, 'input'>>;
  createDeposit?: Resolver<ResolversTypes['CreateDepositResult'], ParentType, ContextType, RequireFields<Types.MutationCreateDepositArgs, 'input'>>;
  createDownline?: Resolver<ResolversTypes['DownlineChangeResult'], ParentType, ContextType, RequireFields<Types.MutationCreateDownlineArgs, 'input'>>;
  createGuestUpload?: Resolver<ResolversTypes['CreateUploadResult'], ParentType, ContextType>;
  createRecordFile?: Resolver<ResolversTypes['CreateRecordFileResult'], ParentType, ContextType, RequireFields<Types.MutationCreateRecordFileArgs, 'input'>>;
  createRegistrationLink?: Resolver<ResolversTypes['CreateRegistrationLinkResult'], ParentType, ContextType, RequireFields<Types.MutationCreateRegistrationLinkArgs, 'input'>>;
  createUpload?: Resolver<ResolversTypes['CreateUploadResult'], ParentType, ContextType, RequireFields<Types.MutationCreateUploadArgs, 'input'>>;
  declineContractRequest?: Resolver<ResolversTypes['ContractRequestChangeResult'], ParentType, ContextType, RequireFields<Types.MutationDeclineContractRequestArgs, 'input'>>;
  deleteMessages?: Resolver<ResolversTypes['ChangeMessagesResult'], ParentType, ContextType, RequireFields<Types.MutationDeleteMessagesArgs, 'input'>>;
  disputeBill?: Resolver<ResolversTypes['BillChangeResult'], ParentType, ContextType, RequireFields<Types.MutationDisputeBillArgs, 'input'>>;
  endContract?: Resolver<ResolversTypes['ContractChangeResult'], ParentType, ContextType, RequireFields<Types.MutationEndContractArgs, 'input'>>;
  enterGuestCase?: Resolver<ResolversTypes['GuestCaseResult'], ParentType, ContextType, RequireFields<Types.MutationEnterGuestCaseArgs, 'input'>>;
  excludeMyself?: Resolver<ResolversTypes['ExclusionResult'], ParentType, ContextType, RequireFields<Types.MutationExcludeMyselfArgs, 'input'>>;
  forfeitBonus?: Resolver<ResolversTypes['ForfeitBonusResult'], ParentType, ContextType, RequireFields<Types.MutationForfeitBonusArgs, 'input'>>;
  keepSessionAlive?: Resolver<ResolversTypes['KeepSessionAliveResult'], ParentType, ContextType>;
  launchGame?: Resolver<ResolversTypes['LaunchGameResult'], ParentType, ContextType, RequireFields<Types.MutationLaunchGameArgs, 'input'>>;
  launchTrial?: Resolver<ResolversTypes['LaunchGameResult'], ParentType, ContextType, RequireFields<Types.MutationLaunchTrialArgs, 'input'>>;
  linkIdentity?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<Types.MutationLinkIdentityArgs, 'input'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationLogInArgs, 'input'>>;
  logInWithCode?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationLogInWithCodeArgs, 'input'>>;
  logInWithIdentityProvider?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationLogInWithIdentityProviderArgs, 'input'>>;
  logInWithPasskey?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationLogInWithPasskeyArgs, 'input'>>;
  logInWithToken?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationLogInWithTokenArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutResult'], ParentType, ContextType>;
  markMessagesRead?: Resolver<ResolversTypes['ChangeMessagesResult'], ParentType, ContextType, RequireFields<Types.MutationMarkMessagesReadArgs, 'input'>>;
  muteChatName?: Resolver<ResolversTypes['MuteChatNameResult'], ParentType, ContextType, RequireFields<Types.MutationMuteChatNameArgs, 'input'>>;
  noteDownline?: Resolver<ResolversTypes['DownlineChangeResult'], ParentType, ContextType, RequireFields<Types.MutationNoteDownlineArgs, 'input'>>;
  offerContract?: Resolver<ResolversTypes['ContractChangeResult'], ParentType, ContextType, RequireFields<Types.MutationOfferContractArgs, 'input'>>;
  openGuestCase?: Resolver<ResolversTypes['GuestCaseResult'], ParentType, ContextType, RequireFields<Types.MutationOpenGuestCaseArgs, 'input'>>;
  openServiceCase?: Resolver<ResolversTypes['ServiceCaseResult'], ParentType, ContextType, RequireFields<Types.MutationOpenServiceCaseArgs, 'input'>>;
  placeLotteryTicket?: Resolver<ResolversTypes['PlaceLotteryTicketResult'], ParentType, ContextType, RequireFields<Types.MutationPlaceLotteryTicketArgs, 'input'>>;
  promoteDownline?: Resolver<ResolversTypes['DownlineChangeResult'], ParentType, ContextType, RequireFields<Types.MutationPromoteDownlineArgs, 'input'>>;
  rateGuestCase?: Resolver<ResolversTypes['GuestCaseResult'], ParentType, ContextType, RequireFields<Types.MutationRateGuestCaseArgs, 'input'>>;
  rateServiceCase?: Resolver<ResolversTypes['ServiceCaseResult'], ParentType, ContextType, RequireFields<Types.MutationRateServiceCaseArgs, 'input'>>;
  readChatRoom?: Resolver<ResolversTypes['ReadChatRoomResult'], ParentType, ContextType, RequireFields<Types.MutationReadChatRoomArgs, 'input'>>;
  readGuestCase?: Resolver<ResolversTypes['GuestCaseResult'], ParentType, ContextType, RequireFields<Types.MutationReadGuestCaseArgs, 'input'>>;
  redeemPoints?: Resolver<ResolversTypes['SpendPointsResult'], ParentType, ContextType, RequireFields<Types.MutationRedeemPointsArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<Types.MutationRegisterArgs, 'input'>>;
  registerByMobile?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<Types.MutationRegisterByMobileArgs, 'input'>>;
  releaseDeposit?: Resolver<ResolversTypes['DepositChangeResult'], ParentType, ContextType, RequireFields<Types.MutationReleaseDepositArgs, 'input'>>;
  removeAuthenticator?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveAuthenticatorArgs, 'input'>>;
  removeBankCard?: Resolver<ResolversTypes['BankCardsChangeResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveBankCardArgs, 'input'>>;
  removeLotterySheet?: Resolver<ResolversTypes['LotterySheetsResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveLotterySheetArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<Types.MutationRemovePasskeyArgs, 'input'>>;
  removePushDevice?: Resolver<ResolversTypes['MessageSettingsResult'], ParentType, ContextType, RequireFields<Types.MutationRemovePushDeviceArgs, 'input'>>;
  removeRegistrationLink?: Resolver<ResolversTypes['RemoveRegistrationLinkResult'], ParentType, ContextType, RequireFields<Types.MutationRemoveRegistrationLinkArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<Types.MutationRenamePasskeyArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<Types.MutationRenewRecoveryCodesArgs, 'input'>>;
  reportChatMessage?: Resolver<ResolversTypes['ReportChatMessageResult'], ParentType, ContextType, RequireFields<Types.MutationReportChatMessageArgs, 'input'>>;
  reportFailingHost?: Resolver<ResolversTypes['ReportFailingHostResult'], ParentType, ContextType, RequireFields<Types.MutationReportFailingHostArgs, 'input'>>;
  requestClosingPayout?: Resolver<ResolversTypes['ClosingPayoutResult'], ParentType, ContextType, RequireFields<Types.MutationRequestClosingPayoutArgs, 'input'>>;
  requestContract?: Resolver<ResolversTypes['ContractRequestChangeResult'], ParentType, ContextType, RequireFields<Types.MutationRequestContractArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'input'>>;
  requestPaymentPasswordCode?: Resolver<ResolversTypes['MemberCodeResult'], ParentType, ContextType, RequireFields<Types.MutationRequestPaymentPasswordCodeArgs, 'input'>>;
  requestPhoneCode?: Resolver<ResolversTypes['RequestCodeResult'], ParentType, ContextType, RequireFields<Types.MutationRequestPhoneCodeArgs, 'input'>>;
  requestStepUpCode?: Resolver<ResolversTypes['MemberCodeResult'], ParentType, ContextType, RequireFields<Types.MutationRequestStepUpCodeArgs, 'input'>>;
  requestTextCaptcha?: Resolver<ResolversTypes['RequestTextCaptchaResult'], ParentType, ContextType, RequireFields<Types.MutationRequestTextCaptchaArgs, 'input'>>;
  requestWithdrawal?: Resolver<ResolversTypes['RequestWithdrawalResult'], ParentType, ContextType, RequireFields<Types.MutationRequestWithdrawalArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  resetPasswordByPhone?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordByPhoneArgs, 'input'>>;
  resetPaymentPassword?: Resolver<ResolversTypes['PaymentPasswordChangeResult'], ParentType, ContextType, RequireFields<Types.MutationResetPaymentPasswordArgs, 'input'>>;
  revokeApiToken?: Resolver<ResolversTypes['RevokeApiTokenResult'], ParentType, ContextType, RequireFields<Types.MutationRevokeApiTokenArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionResult'], ParentType, ContextType, RequireFields<Types.MutationRevokeSessionArgs, 'input'>>;
  saveLotteryHabits?: Resolver<ResolversTypes['SaveLotteryHabitsResult'], ParentType, ContextType, RequireFields<Types.MutationSaveLotteryHabitsArgs, 'input'>>;
  saveLotterySheet?: Resolver<ResolversTypes['LotterySheetsResult'], ParentType, ContextType, RequireFields<Types.MutationSaveLotterySheetArgs, 'input'>>;
  sendChatMessage?: Resolver<ResolversTypes['SendChatMessageResult'], ParentType, ContextType, RequireFields<Types.MutationSendChatMessageArgs, 'input'>>;
  sendContactCode?: Resolver<ResolversTypes['RequestCodeResult'], ParentType, ContextType, RequireFields<Types.MutationSendContactCodeArgs, 'input'>>;
  sendContactProofCode?: Resolver<ResolversTypes['RequestCodeResult'], ParentType, ContextType, RequireFields<Types.MutationSendContactProofCodeArgs, 'input'>>;
  sendFeedback?: Resolver<ResolversTypes['SendFeedbackResult'], ParentType, ContextType, RequireFields<Types.MutationSendFeedbackArgs, 'input'>>;
  sendGuestCaseCode?: Resolver<ResolversTypes['SendGuestCaseCodeResult'], ParentType, ContextType, RequireFields<Types.MutationSendGuestCaseCodeArgs, 'input'>>;
  sendLogInCode?: Resolver<ResolversTypes['RequestCodeResult'], ParentType, ContextType, RequireFields<Types.MutationSendLogInCodeArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessageResult'], ParentType, ContextType, RequireFields<Types.MutationSendMessageArgs, 'input'>>;
  setAvatar?: Resolver<ResolversTypes['SetAvatarResult'], ParentType, ContextType, RequireFields<Types.MutationSetAvatarArgs, 'input'>>;
  setDefaultBankCard?: Resolver<ResolversTypes['BankCardsChangeResult'], ParentType, ContextType, RequireFields<Types.MutationSetDefaultBankCardArgs, 'input'>>;
  setDownlineRebate?: Resolver<ResolversTypes['DownlineChangeResult'], ParentType, ContextType, RequireFields<Types.MutationSetDownlineRebateArgs, 'input'>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouriteResult'], ParentType, ContextType, RequireFields<Types.MutationSetFavouriteArgs, 'input'>>;
  setFavouriteNote?: Resolver<ResolversTypes['SetFavouriteNoteResult'], ParentType, ContextType, RequireFields<Types.MutationSetFavouriteNoteArgs, 'input'>>;
  setLanguage?: Resolver<ResolversTypes['SetLanguageResult'], ParentType, ContextType, RequireFields<Types.MutationSetLanguageArgs, 'input'>>;
  setLimit?: Resolver<ResolversTypes['LimitsResult'], ParentType, ContextType, RequireFields<Types.MutationSetLimitArgs, 'input'>>;
  setMessagePreference?: Resolver<ResolversTypes['MessageSettingsResult'], ParentType, ContextType, RequireFields<Types.MutationSetMessagePreferenceArgs, 'input'>>;
  setPaymentPassword?: Resolver<ResolversTypes['PaymentPasswordChangeResult'], ParentType, ContextType, RequireFields<Types.MutationSetPaymentPasswordArgs, 'input'>>;
  setQuietHours?: Resolver<ResolversTypes['MessageSettingsResult'], ParentType, ContextType, RequireFields<Types.MutationSetQuietHoursArgs, 'input'>>;
  setRealityCheck?: Resolver<ResolversTypes['PlayClockResult'], ParentType, ContextType, RequireFields<Types.MutationSetRealityCheckArgs, 'input'>>;
  setSecurityQuestions?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<Types.MutationSetSecurityQuestionsArgs, 'input'>>;
  startFreePlay?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationStartFreePlayArgs, 'input'>>;
  startTimeOut?: Resolver<ResolversTypes['ExclusionResult'], ParentType, ContextType, RequireFields<Types.MutationStartTimeOutArgs, 'input'>>;
  submitDepositProof?: Resolver<ResolversTypes['DepositChangeResult'], ParentType, ContextType, RequireFields<Types.MutationSubmitDepositProofArgs, 'input'>>;
  submitIdentityDocuments?: Resolver<ResolversTypes['SubmitIdentityDocumentsResult'], ParentType, ContextType, RequireFields<Types.MutationSubmitIdentityDocumentsArgs, 'input'>>;
  transferBetweenParts?: Resolver<ResolversTypes['TransferBetweenPartsResult'], ParentType, ContextType, RequireFields<Types.MutationTransferBetweenPartsArgs, 'input'>>;
  transferToDownline?: Resolver<ResolversTypes['MemberTransferResult'], ParentType, ContextType, RequireFields<Types.MutationTransferToDownlineArgs, 'input'>>;
  transferToUpline?: Resolver<ResolversTypes['MemberTransferResult'], ParentType, ContextType, RequireFields<Types.MutationTransferToUplineArgs, 'input'>>;
  unlinkIdentity?: Resolver<ResolversTypes['SecurityChangeResult'], ParentType, ContextType, RequireFields<Types.MutationUnlinkIdentityArgs, 'input'>>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribeResult'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  verifyLogIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<Types.MutationVerifyLogInArgs, 'input'>>;
  viewGuestUpload?: Resolver<ResolversTypes['ViewUploadResult'], ParentType, ContextType, RequireFields<Types.MutationViewGuestUploadArgs, 'input'>>;
  viewUpload?: Resolver<ResolversTypes['ViewUploadResult'], ParentType, ContextType, RequireFields<Types.MutationViewUploadArgs, 'input'>>;
  withdrawContractRequest?: Resolver<ResolversTypes['ContractRequestChangeResult'], ParentType, ContextType, RequireFields<Types.MutationWithdrawContractRequestArgs, 'input'>>;
  writeGuestCase?: Resolver<ResolversTypes['GuestCaseResult'], ParentType, ContextType, RequireFields<Types.MutationWriteGuestCaseArgs, 'input'>>;
  writeServiceCase?: Resolver<ResolversTypes['ServiceCaseResult'], ParentType, ContextType, RequireFields<Types.MutationWriteServiceCaseArgs, 'input'>>;
};

export type MuteChatNameResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MuteChatNameResult'] = ResolversParentTypes['MuteChatNameResult']> = {
  __resolveType: TypeResolveFn<'MuteChatNameSuccess' | 'Problem', ParentType, ContextType>;
};

export type MuteChatNameSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MuteChatNameSuccess'] = ResolversParentTypes['MuteChatNameSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NavigationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavigationEntry'] = ResolversParentTypes['NavigationEntry']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  lobbyId?: Resolver<ResolversTypes['LobbyId'], ParentType, ContextType>;
  vendors?: Resolver<Array<ResolversTypes['Vendor']>, ParentType, ContextType>;
};

export type NewMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewMember'] = ResolversParentTypes['NewMember']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OfferObstacleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferObstacle'] = ResolversParentTypes['OfferObstacle']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferObstacleKind'], ParentType, ContextType>;
};

export type OpenRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenRound'] = ResolversParentTypes['OpenRound']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageNumbers'] = ResolversParentTypes['PageNumbers']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyOptionsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptionsResult'] = ResolversParentTypes['PasskeyOptionsResult']> = {
  __resolveType: TypeResolveFn<'PasskeyOptionsSuccess' | 'Problem', ParentType, ContextType>;
};

export type PasskeyOptionsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyOptionsSuccess'] = ResolversParentTypes['PasskeyOptionsSuccess']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPasswordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPassword'] = ResolversParentTypes['PaymentPassword']> = {
  codeContacts?: Resolver<Array<ResolversTypes['CodeContact']>, ParentType, ContextType>;
  isSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<Array<ResolversTypes['SecurityQuestion']>>, ParentType, ContextType>;
};

export type PaymentPasswordChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPasswordChangeResult'] = ResolversParentTypes['PaymentPasswordChangeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PaymentPasswordChangeSuccess' | 'Problem', ParentType, ContextType>;
};

export type PaymentPasswordChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPasswordChangeSuccess'] = ResolversParentTypes['PaymentPasswordChangeSuccess']> = {
  paymentPassword?: Resolver<Types.Maybe<ResolversTypes['PaymentPassword']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
};

export type PlaceLotteryTicketResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceLotteryTicketResult'] = ResolversParentTypes['PlaceLotteryTicketResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LotteryCeilingReached' | 'LotteryStakeLimited' | 'LotteryTicketSuccess' | 'Problem', ParentType, ContextType>;
};

export type PlayClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayClock'] = ResolversParentTypes['PlayClock']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExcluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShownInGames?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextCheckAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  playEndsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  realityCheckMaximumMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  realityCheckMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlayClockResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayClockResult'] = ResolversParentTypes['PlayClockResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PlayClockSuccess' | 'Problem', ParentType, ContextType>;
};

export type PlayClockSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayClockSuccess'] = ResolversParentTypes['PlayClockSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointsEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsEntry'] = ResolversParentTypes['PointsEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointsEntryKind'], ParentType, ContextType>;
  playedUntil?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PointsEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsEntryPage'] = ResolversParentTypes['PointsEntryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['PointsEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsItem'] = ResolversParentTypes['PointsItem']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointsItemKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PointsMallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsMall'] = ResolversParentTypes['PointsMall']> = {
  cashPerPoint?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PointsItem']>, ParentType, ContextType>;
  minimumConversion?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['PointsRate']>, ParentType, ContextType>;
};

export type PointsRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsRate'] = ResolversParentTypes['PointsRate']> = {
  product?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  turnoverPerPoint?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PopularLotteryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PopularLottery'] = ResolversParentTypes['PopularLottery']> = {
  drawNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lottery?: Resolver<ResolversTypes['Lottery'], ParentType, ContextType>;
  secondsToClose?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PreviousLogInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviousLogIn'] = ResolversParentTypes['PreviousLogIn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTotals'] = ResolversParentTypes['ProductTotals']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  houseProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfitAndLossResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitAndLoss'] = ResolversParentTypes['ProfitAndLoss']> = {
  days?: Resolver<Array<ResolversTypes['ProfitDay']>, ParentType, ContextType>;
  lifetimeDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lifetimeWithdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProfitProduct']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ProfitTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfitAndLossResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitAndLossResult'] = ResolversParentTypes['ProfitAndLossResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'ProfitAndLoss', ParentType, ContextType>;
};

export type ProfitDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitDay'] = ResolversParentTypes['ProfitDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ProfitTotals'], ParentType, ContextType>;
};

export type ProfitProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitProduct'] = ResolversParentTypes['ProfitProduct']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  jackpot?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uncounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProfitTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitTotals'] = ResolversParentTypes['ProfitTotals']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  jackpot?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uncounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  category?: Resolver<Types.Maybe<ResolversTypes['PromotionCategory']>, ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['PromotionDetails']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  reward?: Resolver<Types.Maybe<ResolversTypes['PromotionReward']>, ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionCategory'] = ResolversParentTypes['PromotionCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionDetails'] = ResolversParentTypes['PromotionDetails']> = {
  content?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
};

export type PromotionOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionOffer'] = ResolversParentTypes['PromotionOffer']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  basisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contributions?: Resolver<Array<ResolversTypes['BonusContribution']>, ParentType, ContextType>;
  counted?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  days?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fixedAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferKind'], ParentType, ContextType>;
  maxStake?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  obstacle?: Resolver<Types.Maybe<ResolversTypes['OfferObstacle']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['OfferPeriod'], ParentType, ContextType>;
  raffleId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromotionStatus'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tickets?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PromotionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionPage'] = ResolversParentTypes['PromotionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionRewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionReward'] = ResolversParentTypes['PromotionReward']> = {
  basisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fixedAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferKind'], ParentType, ContextType>;
  maximum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['OfferPeriod'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tickets?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProposedLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposedLimit'] = ResolversParentTypes['ProposedLimit']> = {
  kind?: Resolver<ResolversTypes['LimitKind'], ParentType, ContextType>;
  period?: Resolver<Types.Maybe<ResolversTypes['LimitPeriod']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['LimitValue'], ParentType, ContextType>;
};

export type PublicLiveEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicLiveEvent'] = ResolversParentTypes['PublicLiveEvent']> = {
  __resolveType: TypeResolveFn<'CursorMoved' | 'GamesSwitched' | 'JackpotChanged' | 'LotteryDrawChanged' | 'MissionsPlanned' | 'RaffleChanged' | 'ResyncNeeded' | 'SiteStatusChanged' | 'StreamOpened' | 'WinnerAnnounced', ParentType, ContextType>;
};

export type PublishedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedEvent'] = ResolversParentTypes['PublishedEvent']> = {
  __resolveType: TypeResolveFn<'AgentApplicationDecided' | 'AgentBillPaid' | 'AgentContractChanged' | 'AgentContractRequestChanged' | 'BalanceChanged' | 'BonusEnded' | 'ChatMessagePosted' | 'ChatMessageRemoved' | 'ChatMuteChanged' | 'ChatRoomChanged' | 'ChatRoomRead' | 'CursorMoved' | 'DepositChanged' | 'GamesSwitched' | 'IdentityDecided' | 'InterventionOpened' | 'JackpotChanged' | 'LeaderboardChanged' | 'LimitReached' | 'LotteryDrawChanged' | 'LotteryTicketSettled' | 'MessageArrived' | 'MessagesRead' | 'MissionsChanged' | 'MissionsPlanned' | 'RaffleChanged' | 'RaffleWon' | 'RankChanged' | 'ResyncNeeded' | 'ServiceCaseChanged' | 'SessionEnded' | 'SiteStatusChanged' | 'StreamOpened' | 'WinnerAnnounced' | 'WithdrawalChanged', ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpointHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PvpRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PvpRoom'] = ResolversParentTypes['PvpRoom']> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seatsTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  captcha?: Resolver<Types.Maybe<ResolversTypes['Captcha']>, ParentType, ContextType>;
  countries?: Resolver<Types.Maybe<Array<ResolversTypes['Country']>>, ParentType, ContextType>;
  game?: Resolver<Types.Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<Types.QueryGameArgs, 'id'>>;
  hotGames?: Resolver<Types.Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, RequireFields<Types.QueryHotGamesArgs, 'first'>>;
  humanChallenge?: Resolver<Types.Maybe<ResolversTypes['HumanChallenge']>, ParentType, ContextType>;
  invitationCode?: Resolver<Types.Maybe<ResolversTypes['InvitationCode']>, ParentType, ContextType, RequireFields<Types.QueryInvitationCodeArgs, 'code'>>;
  jackpots?: Resolver<Types.Maybe<Array<ResolversTypes['Jackpot']>>, ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['Lobby'], ParentType, ContextType, Partial<Types.QueryLobbyArgs>>;
  lotteries?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryGame']>>, ParentType, ContextType, Partial<Types.QueryLotteriesArgs>>;
  lottery?: Resolver<Types.Maybe<ResolversTypes['LotteryGame']>, ParentType, ContextType, RequireFields<Types.QueryLotteryArgs, 'code'>>;
  lotteryDraw?: Resolver<Types.Maybe<ResolversTypes['LotteryDrawProof']>, ParentType, ContextType, RequireFields<Types.QueryLotteryDrawArgs, 'code' | 'number'>>;
  lotteryHolidays?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryHoliday']>>, ParentType, ContextType>;
  lotteryMenus?: Resolver<ResolversTypes['LotteryMenus'], ParentType, ContextType>;
  popularLotteries?: Resolver<Types.Maybe<Array<ResolversTypes['PopularLottery']>>, ParentType, ContextType, RequireFields<Types.QueryPopularLotteriesArgs, 'first'>>;
  pvpRooms?: Resolver<Types.Maybe<Array<ResolversTypes['PvpRoom']>>, ParentType, ContextType, Partial<Types.QueryPvpRoomsArgs>>;
  raffle?: Resolver<Types.Maybe<ResolversTypes['Raffle']>, ParentType, ContextType, RequireFields<Types.QueryRaffleArgs, 'id'>>;
  raffleResults?: Resolver<Types.Maybe<ResolversTypes['RafflePage']>, ParentType, ContextType, RequireFields<Types.QueryRaffleResultsArgs, 'page' | 'pageSize'>>;
  raffles?: Resolver<Types.Maybe<Array<ResolversTypes['Raffle']>>, ParentType, ContextType>;
  search?: Resolver<Types.Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<Types.QuerySearchArgs, 'text'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  sportEvents?: Resolver<Types.Maybe<Array<ResolversTypes['SportEvent']>>, ParentType, ContextType, Partial<Types.QuerySportEventsArgs>>;
  stationResults?: Resolver<Types.Maybe<Array<ResolversTypes['LotteryDraw']>>, ParentType, ContextType, RequireFields<Types.QueryStationResultsArgs, 'day'>>;
  vendor?: Resolver<Types.Maybe<ResolversTypes['Vendor']>, ParentType, ContextType, RequireFields<Types.QueryVendorArgs, 'id'>>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  winners?: Resolver<Types.Maybe<Array<ResolversTypes['Winner']>>, ParentType, ContextType, RequireFields<Types.QueryWinnersArgs, 'first'>>;
  winnersBoard?: Resolver<Types.Maybe<ResolversTypes['WinnerPage']>, ParentType, ContextType, RequireFields<Types.QueryWinnersBoardArgs, 'order' | 'page' | 'pageSize' | 'period'>>;
};

export type QuietHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  fromMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuietMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuietMember'] = ResolversParentTypes['QuietMember']> = {
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type RaffleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Raffle'] = ResolversParentTypes['Raffle']> = {
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCalledOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listHash?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  prizes?: Resolver<Array<ResolversTypes['RafflePrizeLine']>, ParentType, ContextType>;
  seed?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  soldTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RaffleState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticketCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ticketList?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['RaffleWinner']>, ParentType, ContextType>;
};

export type RaffleChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleChanged'] = ResolversParentTypes['RaffleChanged']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  raffleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RafflePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RafflePage'] = ResolversParentTypes['RafflePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Raffle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RafflePrizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RafflePrize'] = ResolversParentTypes['RafflePrize']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  raffleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RafflePrizeState'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RafflePrizeLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RafflePrizeLine'] = ResolversParentTypes['RafflePrizeLine']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RaffleTicketsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleTickets'] = ResolversParentTypes['RaffleTickets']> = {
  first?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RaffleWinnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleWinner'] = ResolversParentTypes['RaffleWinner']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maskedUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RaffleWonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RaffleWon'] = ResolversParentTypes['RaffleWon']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raffleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RankChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankChange'] = ResolversParentTypes['RankChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankChanged'] = ResolversParentTypes['RankChanged']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RankGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankGoal'] = ResolversParentTypes['RankGoal']> = {
  actual?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RankLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankLevel'] = ResolversParentTypes['RankLevel']> = {
  birthdayGift?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hasPersonalService?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlyTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  pointsBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewFrom?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawalsMaximum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withdrawalsPerDay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RankProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankProgress'] = ResolversParentTypes['RankProgress']> = {
  changes?: Resolver<Array<ResolversTypes['RankChange']>, ParentType, ContextType>;
  judgedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  keepTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ladder?: Resolver<Array<ResolversTypes['RankLevel']>, ParentType, ContextType>;
  missedMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlyTurnover?: Resolver<ResolversTypes['RankGoal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextRank?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTurnover?: Resolver<ResolversTypes['RankGoal'], ParentType, ContextType>;
};

export type ReadChatRoomResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadChatRoomResult'] = ResolversParentTypes['ReadChatRoomResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'ReadChatRoomSuccess', ParentType, ContextType>;
};

export type ReadChatRoomSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadChatRoomSuccess'] = ResolversParentTypes['ReadChatRoomSuccess']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  room?: Resolver<Types.Maybe<ResolversTypes['ChatRoom']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RebateLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebateLine'] = ResolversParentTypes['RebateLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RebateRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebateRate'] = ResolversParentTypes['RebateRate']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextBasisPoints?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
};

export type RebateSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebateSettings'] = ResolversParentTypes['RebateSettings']> = {
  basisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countedProducts?: Resolver<Array<ResolversTypes['CountedProduct']>, ParentType, ContextType>;
  hasPaymentPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prizeSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RebateWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebateWeek'] = ResolversParentTypes['RebateWeek']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  claimableFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claimableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claimedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RebateLine']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RebateState'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RebatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rebates'] = ResolversParentTypes['Rebates']> = {
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['RebateRate']>, ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['RebateWeek']>, ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'RecoveryCodesSuccess', ParentType, ContextType>;
};

export type RecoveryCodesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesSuccess'] = ResolversParentTypes['RecoveryCodesSuccess']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  security?: Resolver<Types.Maybe<ResolversTypes['AccountSecurity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RedemptionStatus'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RedemptionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedemptionPage'] = ResolversParentTypes['RedemptionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  friends?: Resolver<Types.Maybe<ResolversTypes['ReferralFriendPage']>, ParentType, ContextType, RequireFields<Types.ReferralFriendsArgs, 'page' | 'pageSize' | 'show'>>;
  invitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidFriends?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Types.Maybe<ResolversTypes['ReferralRule']>, ParentType, ContextType>;
};

export type ReferralFriendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralFriend'] = ResolversParentTypes['ReferralFriend']> = {
  endedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ReferralStage'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReferralFriendPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralFriendPage'] = ResolversParentTypes['ReferralFriendPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ReferralFriend']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralRule'] = ResolversParentTypes['ReferralRule']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LogInSuccess' | 'Problem', ParentType, ContextType>;
};

export type RegistrationFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationField'] = ResolversParentTypes['RegistrationField']> = {
  acceptedPattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patternId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegistrationFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationForm'] = ResolversParentTypes['RegistrationForm']> = {
  canCheckInvitationCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMobilePasswordRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSmsCodeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['RegistrationMethod']>, ParentType, ContextType>;
};

export type RegistrationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationLink'] = ResolversParentTypes['RegistrationLink']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  depositors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeSeries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rebateBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegistrationLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationLinks'] = ResolversParentTypes['RegistrationLinks']> = {
  agentCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RegistrationLink']>, ParentType, ContextType>;
};

export type RemoveRegistrationLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRegistrationLinkResult'] = ResolversParentTypes['RemoveRegistrationLinkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'RemoveRegistrationLinkSuccess', ParentType, ContextType>;
};

export type RemoveRegistrationLinkSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRegistrationLinkSuccess'] = ResolversParentTypes['RemoveRegistrationLinkSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportChatMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportChatMessageResult'] = ResolversParentTypes['ReportChatMessageResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'ReportChatMessageSuccess', ParentType, ContextType>;
};

export type ReportChatMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportChatMessageSuccess'] = ResolversParentTypes['ReportChatMessageSuccess']> = {
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportFailingHostResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFailingHostResult'] = ResolversParentTypes['ReportFailingHostResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'ReportFailingHostSuccess', ParentType, ContextType>;
};

export type ReportFailingHostSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportFailingHostSuccess'] = ResolversParentTypes['ReportFailingHostSuccess']> = {
  imageHosts?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCodeResult'] = ResolversParentTypes['RequestCodeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'RequestCodeSuccess', ParentType, ContextType>;
};

export type RequestCodeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestCodeSuccess'] = ResolversParentTypes['RequestCodeSuccess']> = {
  expiresInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resendAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'RequestPasswordResetSuccess', ParentType, ContextType>;
};

export type RequestPasswordResetSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetSuccess'] = ResolversParentTypes['RequestPasswordResetSuccess']> = {
  expiresInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestTextCaptchaResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestTextCaptchaResult'] = ResolversParentTypes['RequestTextCaptchaResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'RequestTextCaptchaSuccess', ParentType, ContextType>;
};

export type RequestTextCaptchaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestTextCaptchaSuccess'] = ResolversParentTypes['RequestTextCaptchaSuccess']> = {
  characters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestWithdrawalResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestWithdrawalResult'] = ResolversParentTypes['RequestWithdrawalResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'StepUpRequired' | 'TurnoverRequired' | 'WithdrawalSuccess', ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'ResetPasswordSuccess', ParentType, ContextType>;
};

export type ResetPasswordSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordSuccess'] = ResolversParentTypes['ResetPasswordSuccess']> = {
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestrictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restriction'] = ResolversParentTypes['Restriction']> = {
  isDepositBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPlayBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RestrictionKind'], ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResyncNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResyncNeeded'] = ResolversParentTypes['ResyncNeeded']> = {
  cause?: Resolver<ResolversTypes['ResyncCause'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeApiTokenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiTokenResult'] = ResolversParentTypes['RevokeApiTokenResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'RevokeApiTokenSuccess', ParentType, ContextType>;
};

export type RevokeApiTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiTokenSuccess'] = ResolversParentTypes['RevokeApiTokenSuccess']> = {
  apiTokens?: Resolver<Types.Maybe<Array<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeSessionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionResult'] = ResolversParentTypes['RevokeSessionResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'RevokeSessionSuccess', ParentType, ContextType>;
};

export type RevokeSessionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionSuccess'] = ResolversParentTypes['RevokeSessionSuccess']> = {
  isLoggedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessions?: Resolver<Types.Maybe<Array<ResolversTypes['ActiveSession']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveLotteryHabitsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveLotteryHabitsResult'] = ResolversParentTypes['SaveLotteryHabitsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SaveLotteryHabitsSuccess', ParentType, ContextType>;
};

export type SaveLotteryHabitsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveLotteryHabitsSuccess'] = ResolversParentTypes['SaveLotteryHabitsSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  games?: Resolver<Types.Maybe<ResolversTypes['GamePage']>, ParentType, ContextType, RequireFields<Types.SearchResultsGamesArgs, 'first'>>;
  helpTopics?: Resolver<Types.Maybe<Array<ResolversTypes['HelpSearchResult']>>, ParentType, ContextType>;
  promotions?: Resolver<Types.Maybe<Array<ResolversTypes['Promotion']>>, ParentType, ContextType>;
  vendors?: Resolver<Types.Maybe<Array<ResolversTypes['VendorSearchResult']>>, ParentType, ContextType>;
};

export type SecurityChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityChangeResult'] = ResolversParentTypes['SecurityChangeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SecurityChangeSuccess', ParentType, ContextType>;
};

export type SecurityChangeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityChangeSuccess'] = ResolversParentTypes['SecurityChangeSuccess']> = {
  security?: Resolver<Types.Maybe<ResolversTypes['AccountSecurity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecurityQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityQuestion'] = ResolversParentTypes['SecurityQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecurityQuestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityQuestions'] = ResolversParentTypes['SecurityQuestions']> = {
  catalogue?: Resolver<Types.Maybe<Array<ResolversTypes['SecurityQuestion']>>, ParentType, ContextType>;
  chosen?: Resolver<Array<ResolversTypes['SecurityQuestion']>, ParentType, ContextType>;
  isResting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  setAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usableAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SendChatMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendChatMessageResult'] = ResolversParentTypes['SendChatMessageResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SendChatMessageSuccess', ParentType, ContextType>;
};

export type SendChatMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendChatMessageSuccess'] = ResolversParentTypes['SendChatMessageSuccess']> = {
  message?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  waitSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendFeedbackResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendFeedbackResult'] = ResolversParentTypes['SendFeedbackResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SendFeedbackSuccess', ParentType, ContextType>;
};

export type SendFeedbackSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendFeedbackSuccess'] = ResolversParentTypes['SendFeedbackSuccess']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendGuestCaseCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendGuestCaseCodeResult'] = ResolversParentTypes['SendGuestCaseCodeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SendGuestCaseCodeSuccess', ParentType, ContextType>;
};

export type SendGuestCaseCodeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendGuestCaseCodeSuccess'] = ResolversParentTypes['SendGuestCaseCodeSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageResult'] = ResolversParentTypes['SendMessageResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SendMessageSuccess', ParentType, ContextType>;
};

export type SendMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageSuccess'] = ResolversParentTypes['SendMessageSuccess']> = {
  recipientCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCase'] = ResolversParentTypes['ServiceCase']> = {
  answerBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ServiceCaseKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ServiceCaseLine']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rating?: Resolver<Types.Maybe<ResolversTypes['ServiceCaseRating']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ServiceCaseState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['ServiceTopic'], ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ServiceCaseChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCaseChanged'] = ResolversParentTypes['ServiceCaseChanged']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caseState?: Resolver<ResolversTypes['ServiceCaseState'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceCaseLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCaseLine'] = ResolversParentTypes['ServiceCaseLine']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ServiceCasePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCasePage'] = ResolversParentTypes['ServiceCasePage']> = {
  desk?: Resolver<ResolversTypes['ServiceDeskHours'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ServiceCase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceCaseRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCaseRating'] = ResolversParentTypes['ServiceCaseRating']> = {
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceCaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCaseResult'] = ResolversParentTypes['ServiceCaseResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'ServiceCaseSuccess', ParentType, ContextType>;
};

export type ServiceCaseSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCaseSuccess'] = ResolversParentTypes['ServiceCaseSuccess']> = {
  serviceCase?: Resolver<ResolversTypes['ServiceCase'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceDeskHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceDeskHours'] = ResolversParentTypes['ServiceDeskHours']> = {
  answerMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPersonal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
};

export type SessionEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionEnded'] = ResolversParentTypes['SessionEnded']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SessionEndReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetAvatarResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAvatarResult'] = ResolversParentTypes['SetAvatarResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SetAvatarSuccess', ParentType, ContextType>;
};

export type SetAvatarSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAvatarSuccess'] = ResolversParentTypes['SetAvatarSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFavouriteNoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavouriteNoteResult'] = ResolversParentTypes['SetFavouriteNoteResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SetFavouriteNoteSuccess', ParentType, ContextType>;
};

export type SetFavouriteNoteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavouriteNoteSuccess'] = ResolversParentTypes['SetFavouriteNoteSuccess']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFavouriteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavouriteResult'] = ResolversParentTypes['SetFavouriteResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'SetFavouriteSuccess', ParentType, ContextType>;
};

export type SetFavouriteSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavouriteSuccess'] = ResolversParentTypes['SetFavouriteSuccess']> = {
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetLanguageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLanguageResult'] = ResolversParentTypes['SetLanguageResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SetLanguageSuccess', ParentType, ContextType>;
};

export type SetLanguageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLanguageSuccess'] = ResolversParentTypes['SetLanguageSuccess']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimulatedPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulatedPeriod'] = ResolversParentTypes['SimulatedPeriod']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillLine']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  addresses?: Resolver<Types.Maybe<Array<ResolversTypes['SiteAddress']>>, ParentType, ContextType>;
  agreementAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  analytics?: Resolver<Types.Maybe<ResolversTypes['SiteAnalytics']>, ParentType, ContextType>;
  announcements?: Resolver<Types.Maybe<ResolversTypes['AnnouncementPage']>, ParentType, ContextType, RequireFields<Types.SiteAnnouncementsArgs, 'kind' | 'page' | 'pageSize'>>;
  bannerGroups?: Resolver<Types.Maybe<Array<ResolversTypes['BannerGroup']>>, ParentType, ContextType>;
  banners?: Resolver<Types.Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<Types.SiteBannersArgs, 'group'>>;
  canRepeatMutations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerService?: Resolver<Array<ResolversTypes['CustomerServiceLink']>, ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  feedback?: Resolver<Types.Maybe<ResolversTypes['FeedbackRules']>, ParentType, ContextType>;
  hasLiveEvents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  helpTopic?: Resolver<Types.Maybe<ResolversTypes['HelpTopic']>, ParentType, ContextType, RequireFields<Types.SiteHelpTopicArgs, 'id'>>;
  helpTopics?: Resolver<Types.Maybe<Array<ResolversTypes['HelpTopic']>>, ParentType, ContextType>;
  identityProviders?: Resolver<Types.Maybe<Array<ResolversTypes['IdentityProviderOption']>>, ParentType, ContextType>;
  imageHosts?: Resolver<Array<ResolversTypes['URL']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  leastDeposit?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  memberAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<Types.Maybe<Array<ResolversTypes['NavigationEntry']>>, ParentType, ContextType>;
  pointsMall?: Resolver<Types.Maybe<ResolversTypes['PointsMall']>, ParentType, ContextType>;
  promotion?: Resolver<Types.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<Types.SitePromotionArgs, 'id'>>;
  promotionCategories?: Resolver<Types.Maybe<Array<ResolversTypes['PromotionCategory']>>, ParentType, ContextType>;
  promotions?: Resolver<Types.Maybe<ResolversTypes['PromotionPage']>, ParentType, ContextType, RequireFields<Types.SitePromotionsArgs, 'page' | 'pageSize'>>;
  registration?: Resolver<ResolversTypes['RegistrationForm'], ParentType, ContextType>;
  registrationFields?: Resolver<Array<ResolversTypes['RegistrationField']>, ParentType, ContextType>;
  serviceDesk?: Resolver<Types.Maybe<ResolversTypes['ServiceDeskHours']>, ParentType, ContextType>;
  settings?: Resolver<Types.Maybe<ResolversTypes['SiteSettings']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['SiteStatus']>, ParentType, ContextType>;
};

export type SiteAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAddress'] = ResolversParentTypes['SiteAddress']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SiteAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAnalytics'] = ResolversParentTypes['SiteAnalytics']> = {
  origin?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  tagId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  maintenanceEndsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SiteState'], ParentType, ContextType>;
  visitorCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorIpAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteStatusChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteStatusChanged'] = ResolversParentTypes['SiteStatusChanged']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  network?: Resolver<ResolversTypes['SocialNetwork'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SpendPointsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpendPointsResult'] = ResolversParentTypes['SpendPointsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SpendPointsSuccess', ParentType, ContextType>;
};

export type SpendPointsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpendPointsSuccess'] = ResolversParentTypes['SpendPointsSuccess']> = {
  redemption?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SportEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SportEvent'] = ResolversParentTypes['SportEvent']> = {
  away?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awayScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homeScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  league?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markets?: Resolver<Array<ResolversTypes['EventMarket']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['EventPhase'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StepUpOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepUpOption'] = ResolversParentTypes['StepUpOption']> = {
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['StepUpMethod'], ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<Array<ResolversTypes['SecurityQuestion']>>, ParentType, ContextType>;
};

export type StepUpRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepUpRequired'] = ResolversParentTypes['StepUpRequired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['StepUpOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StreamOpenedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StreamOpened'] = ResolversParentTypes['StreamOpened']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitIdentityDocumentsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitIdentityDocumentsResult'] = ResolversParentTypes['SubmitIdentityDocumentsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'SubmitIdentityDocumentsSuccess', ParentType, ContextType>;
};

export type SubmitIdentityDocumentsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitIdentityDocumentsSuccess'] = ResolversParentTypes['SubmitIdentityDocumentsSuccess']> = {
  identity?: Resolver<ResolversTypes['IdentityCheck'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  live?: SubscriptionResolver<ResolversTypes['LiveEvent'], "live", ParentType, ContextType, Partial<Types.SubscriptionLiveArgs>>;
  publicLive?: SubscriptionResolver<ResolversTypes['PublicLiveEvent'], "publicLive", ParentType, ContextType, Partial<Types.SubscriptionPublicLiveArgs>>;
};

export type TeamBettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBetting'] = ResolversParentTypes['TeamBetting']> = {
  days?: Resolver<Array<ResolversTypes['TeamBettingDay']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['TeamBettingProduct']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['LineTotals'], ParentType, ContextType>;
  uncounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamBettingDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBettingDay'] = ResolversParentTypes['TeamBettingDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['LineTotals'], ParentType, ContextType>;
  uncounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamBettingProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBettingProduct'] = ResolversParentTypes['TeamBettingProduct']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  houseProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uncounted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamBettingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamBettingResult'] = ResolversParentTypes['TeamBettingResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'TeamBetting', ParentType, ContextType>;
};

export type TeamDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamDay'] = ResolversParentTypes['TeamDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TeamTotals'], ParentType, ContextType>;
};

export type TeamHourTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamHourTotals'] = ResolversParentTypes['TeamHourTotals']> = {
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  newMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamOverview'] = ResolversParentTypes['TeamOverview']> = {
  agentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bottomDownlines?: Resolver<Array<ResolversTypes['DirectDownline']>, ParentType, ContextType>;
  dayBeforeYesterday?: Resolver<Types.Maybe<ResolversTypes['TeamTotals']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TeamDay']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['TeamTotals'], ParentType, ContextType>;
  sameHour?: Resolver<Types.Maybe<ResolversTypes['TeamSameHour']>, ParentType, ContextType>;
  thisMonth?: Resolver<ResolversTypes['TeamTotals'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['TeamTotals'], ParentType, ContextType>;
  topDownlines?: Resolver<Array<ResolversTypes['DirectDownline']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yesterday?: Resolver<ResolversTypes['TeamTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamOverviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamOverviewResult'] = ResolversParentTypes['TeamOverviewResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'TeamOverview', ParentType, ContextType>;
};

export type TeamSameHourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamSameHour'] = ResolversParentTypes['TeamSameHour']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['TeamHourTotals'], ParentType, ContextType>;
  yesterday?: Resolver<ResolversTypes['TeamHourTotals'], ParentType, ContextType>;
};

export type TeamTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamTotals'] = ResolversParentTypes['TeamTotals']> = {
  activeMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  houseProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  newMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TeamWatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamWatch'] = ResolversParentTypes['TeamWatch']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTooLarge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<Array<ResolversTypes['MemberResult']>, ParentType, ContextType>;
  newMembers?: Resolver<Array<ResolversTypes['NewMember']>, ParentType, ContextType>;
  quietMembers?: Resolver<Array<ResolversTypes['QuietMember']>, ParentType, ContextType>;
  wins?: Resolver<Array<ResolversTypes['MemberResult']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamWatchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamWatchResult'] = ResolversParentTypes['TeamWatchResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'TeamWatch', ParentType, ContextType>;
};

export interface TimeOfDayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TimeOfDay'], any> {
  name: 'TimeOfDay';
}

export type TransactionDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionDetail'] = ResolversParentTypes['TransactionDetail']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['Movement']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MovementType'], ParentType, ContextType>;
};

export type TransferBetweenPartsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferBetweenPartsResult'] = ResolversParentTypes['TransferBetweenPartsResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'TransferBetweenPartsSuccess', ParentType, ContextType>;
};

export type TransferBetweenPartsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferBetweenPartsSuccess'] = ResolversParentTypes['TransferBetweenPartsSuccess']> = {
  hasArrived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TurnoverRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnoverRequired'] = ResolversParentTypes['TurnoverRequired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TurnoverRequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnoverRequirement'] = ResolversParentTypes['TurnoverRequirement']> = {
  done?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UncoveredBillsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UncoveredBills'] = ResolversParentTypes['UncoveredBills']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnresolvedTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnresolvedTransfer'] = ResolversParentTypes['UnresolvedTransfer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isToVendor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UnsubscribeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeResult'] = ResolversParentTypes['UnsubscribeResult']> = {
  __resolveType: TypeResolveFn<'Problem' | 'UnsubscribeSuccess', ParentType, ContextType>;
};

export type UnsubscribeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeSuccess'] = ResolversParentTypes['UnsubscribeSuccess']> = {
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'UpdateProfileSuccess', ParentType, ContextType>;
};

export type UpdateProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileSuccess'] = ResolversParentTypes['UpdateProfileSuccess']> = {
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AccountBlocked' | 'CaptchaRequired' | 'GameUnderMaintenance' | 'InvalidInput' | 'LotteryCeilingReached' | 'LotteryStakeLimited' | 'Problem' | 'StepUpRequired' | 'TurnoverRequired' | 'VerificationRequired', ParentType, ContextType>;
};

export type VendorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vendor'] = ResolversParentTypes['Vendor']> = {
  icon?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  launchTarget?: Resolver<Types.Maybe<ResolversTypes['LaunchTarget']>, ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VendorSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VendorSearchResult'] = ResolversParentTypes['VendorSearchResult']> = {
  gameCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lobbyId?: Resolver<ResolversTypes['LobbyId'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['Vendor'], ParentType, ContextType>;
};

export type VerificationMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationMethod'] = ResolversParentTypes['VerificationMethod']> = {
  hint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VerificationKind'], ParentType, ContextType>;
};

export type VerificationRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationRequired'] = ResolversParentTypes['VerificationRequired']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logInToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['VerificationMethod']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewUploadResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewUploadResult'] = ResolversParentTypes['ViewUploadResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'ViewUploadSuccess', ParentType, ContextType>;
};

export type ViewUploadSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewUploadSuccess'] = ResolversParentTypes['ViewUploadSuccess']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  activityStatement?: Resolver<Types.Maybe<ResolversTypes['ActivityStatement']>, ParentType, ContextType, Partial<Types.ViewerActivityStatementArgs>>;
  agentAccount?: Resolver<ResolversTypes['AgentAccountResult'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  canChangePassword?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  canKeepFavourites?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  canPlayForRealMoney?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  chat?: Resolver<Types.Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  closing?: Resolver<Types.Maybe<ResolversTypes['AccountClosing']>, ParentType, ContextType>;
  favouriteGames?: Resolver<Types.Maybe<ResolversTypes['GamePage']>, ParentType, ContextType, RequireFields<Types.ViewerFavouriteGamesArgs, 'page' | 'pageSize'>>;
  favouriteLotteries?: Resolver<Types.Maybe<Array<ResolversTypes['Lottery']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intervention?: Resolver<Types.Maybe<ResolversTypes['Intervention']>, ParentType, ContextType>;
  isAdvertisingPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  label?: Resolver<Types.Maybe<ResolversTypes['MemberLabel']>, ParentType, ContextType>;
  limits?: Resolver<Types.Maybe<ResolversTypes['MemberLimits']>, ParentType, ContextType>;
  liveCursor?: Resolver<Types.Maybe<ResolversTypes['EventCursor']>, ParentType, ContextType>;
  lotteryHabits?: Resolver<Types.Maybe<ResolversTypes['LotteryHabits']>, ParentType, ContextType>;
  lotterySheets?: Resolver<Types.Maybe<Array<ResolversTypes['LotterySheet']>>, ParentType, ContextType>;
  lotteryTicket?: Resolver<Types.Maybe<ResolversTypes['LotteryTicketDetail']>, ParentType, ContextType, RequireFields<Types.ViewerLotteryTicketArgs, 'id' | 'page' | 'pageSize'>>;
  lotteryTickets?: Resolver<Types.Maybe<ResolversTypes['LotteryTicketConnection']>, ParentType, ContextType, RequireFields<Types.ViewerLotteryTicketsArgs, 'first' | 'openOnly' | 'wonOnly'>>;
  memberAccount?: Resolver<ResolversTypes['MemberAccountResult'], ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openRounds?: Resolver<Types.Maybe<Array<ResolversTypes['OpenRound']>>, ParentType, ContextType>;
  playClock?: Resolver<Types.Maybe<ResolversTypes['PlayClock']>, ParentType, ContextType>;
  recentGames?: Resolver<Types.Maybe<Array<ResolversTypes['Game']>>, ParentType, ContextType, RequireFields<Types.ViewerRecentGamesArgs, 'first'>>;
  referral?: Resolver<Types.Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  restriction?: Resolver<Types.Maybe<ResolversTypes['Restriction']>, ParentType, ContextType>;
  sessions?: Resolver<Types.Maybe<Array<ResolversTypes['ActiveSession']>>, ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
};

export type WaitingLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingLimit'] = ResolversParentTypes['WaitingLimit']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readyAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['LimitValue']>, ParentType, ContextType>;
};

export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  atVendors?: Resolver<Types.Maybe<Array<ResolversTypes['WalletPart']>>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currencySymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  held?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isSingle?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  parts?: Resolver<Types.Maybe<Array<ResolversTypes['WalletPart']>>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['WalletSummary']>, ParentType, ContextType>;
  unresolvedTransfers?: Resolver<Types.Maybe<Array<ResolversTypes['UnresolvedTransfer']>>, ParentType, ContextType>;
};

export type WalletPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletPart'] = ResolversParentTypes['WalletPart']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WalletSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletSummary'] = ResolversParentTypes['WalletSummary']> = {
  atVendors?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthProfit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTurnover?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalWithdrawal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WinnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Winner'] = ResolversParentTypes['Winner']> = {
  category?: Resolver<ResolversTypes['GameCategory'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jackpot?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  launchTarget?: Resolver<Types.Maybe<ResolversTypes['LaunchTarget']>, ParentType, ContextType>;
  maskedUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  multiple?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WinnerAnnouncedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WinnerAnnounced'] = ResolversParentTypes['WinnerAnnounced']> = {
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Types.WinnerAnnouncedGameNameArgs>>;
  maskedUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WinnerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WinnerPage'] = ResolversParentTypes['WinnerPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Winner']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  accountMasked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bankCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextActor?: Resolver<Types.Maybe<ResolversTypes['WithdrawalActor']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutReference?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  remainder?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewBy?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewReasons?: Resolver<Array<ResolversTypes['WithdrawalReviewReason']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['WithdrawalStep']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WithdrawalChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalChangeResult'] = ResolversParentTypes['WithdrawalChangeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'Problem' | 'WithdrawalSuccess', ParentType, ContextType>;
};

export type WithdrawalChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalChanged'] = ResolversParentTypes['WithdrawalChanged']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['EventCursor'], ParentType, ContextType>;
  withdrawalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  withdrawalState?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalChannel'] = ResolversParentTypes['WithdrawalChannel']> = {
  bankCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeBasisPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeFixed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BankKind'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tokenRate?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type WithdrawalIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalIdentity'] = ResolversParentTypes['WithdrawalIdentity']> = {
  documents?: Resolver<Array<ResolversTypes['IdentityDocumentKind']>, ParentType, ContextType>;
  isReviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['IdentityFact']>, ParentType, ContextType>;
};

export type WithdrawalOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalOptions'] = ResolversParentTypes['WithdrawalOptions']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusTurnover?: Resolver<Types.Maybe<ResolversTypes['TurnoverRequirement']>, ParentType, ContextType>;
  canWithdraw?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['WithdrawalChannel']>, ParentType, ContextType>;
  confirmMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dayMaximum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  identity?: Resolver<Types.Maybe<ResolversTypes['WithdrawalIdentity']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTurnoverWaived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  leftAmount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requirements?: Resolver<Types.Maybe<Array<ResolversTypes['WithdrawalRequirement']>>, ParentType, ContextType>;
  reviewMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stepUpFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['TurnoverRequirement'], ParentType, ContextType>;
  unplayed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WithdrawalPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalPage'] = ResolversParentTypes['WithdrawalPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageNumbers'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalRequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRequirement'] = ResolversParentTypes['WithdrawalRequirement']> = {
  from?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WithdrawalRequirementKind'], ParentType, ContextType>;
  metAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalRequirementStatus'], ParentType, ContextType>;
  waitHours?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WithdrawalStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalStep'] = ResolversParentTypes['WithdrawalStep']> = {
  actor?: Resolver<ResolversTypes['WithdrawalActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
};

export type WithdrawalSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalSuccess'] = ResolversParentTypes['WithdrawalSuccess']> = {
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  withdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountBlocked?: AccountBlockedResolvers<ContextType>;
  AccountClosing?: AccountClosingResolvers<ContextType>;
  AccountRecord?: AccountRecordResolvers<ContextType>;
  AccountRecordResult?: AccountRecordResultResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  ActiveSession?: ActiveSessionResolvers<ContextType>;
  ActivityFigures?: ActivityFiguresResolvers<ContextType>;
  ActivityMonth?: ActivityMonthResolvers<ContextType>;
  ActivityStatement?: ActivityStatementResolvers<ContextType>;
  AddBankCardResult?: AddBankCardResultResolvers<ContextType>;
  AgentAccount?: AgentAccountResolvers<ContextType>;
  AgentAccountResult?: AgentAccountResultResolvers<ContextType>;
  AgentApplication?: AgentApplicationResolvers<ContextType>;
  AgentApplicationDecided?: AgentApplicationDecidedResolvers<ContextType>;
  AgentApplicationResult?: AgentApplicationResultResolvers<ContextType>;
  AgentApplicationSuccess?: AgentApplicationSuccessResolvers<ContextType>;
  AgentBill?: AgentBillResolvers<ContextType>;
  AgentBillPaid?: AgentBillPaidResolvers<ContextType>;
  AgentContract?: AgentContractResolvers<ContextType>;
  AgentContractChanged?: AgentContractChangedResolvers<ContextType>;
  AgentContractRequestChanged?: AgentContractRequestChangedResolvers<ContextType>;
  AgentContracts?: AgentContractsResolvers<ContextType>;
  AgentContractsResult?: AgentContractsResultResolvers<ContextType>;
  AgentIncome?: AgentIncomeResolvers<ContextType>;
  AgentIncomeResult?: AgentIncomeResultResolvers<ContextType>;
  AgentProgramme?: AgentProgrammeResolvers<ContextType>;
  Amount?: GraphQLScalarType;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementPage?: AnnouncementPageResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApplyPromotionResult?: ApplyPromotionResultResolvers<ContextType>;
  ApplyPromotionSuccess?: ApplyPromotionSuccessResolvers<ContextType>;
  Authenticator?: AuthenticatorResolvers<ContextType>;
  BalanceChanged?: BalanceChangedResolvers<ContextType>;
  BankCard?: BankCardResolvers<ContextType>;
  BankCards?: BankCardsResolvers<ContextType>;
  BankCardsChangeResult?: BankCardsChangeResultResolvers<ContextType>;
  BankCardsChangeSuccess?: BankCardsChangeSuccessResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerGroup?: BannerGroupResolvers<ContextType>;
  BannerLink?: BannerLinkResolvers<ContextType>;
  BeginAuthenticatorSetupResult?: BeginAuthenticatorSetupResultResolvers<ContextType>;
  BeginAuthenticatorSetupSuccess?: BeginAuthenticatorSetupSuccessResolvers<ContextType>;
  Bet?: BetResolvers<ContextType>;
  BetDetail?: BetDetailResolvers<ContextType>;
  BetFairness?: BetFairnessResolvers<ContextType>;
  BetTotals?: BetTotalsResolvers<ContextType>;
  BettingRecord?: BettingRecordResolvers<ContextType>;
  BettingRecordResult?: BettingRecordResultResolvers<ContextType>;
  BillAmount?: BillAmountResolvers<ContextType>;
  BillChangeResult?: BillChangeResultResolvers<ContextType>;
  BillChangeSuccess?: BillChangeSuccessResolvers<ContextType>;
  BillCount?: BillCountResolvers<ContextType>;
  BillLine?: BillLineResolvers<ContextType>;
  BillRate?: BillRateResolvers<ContextType>;
  BindContactResult?: BindContactResultResolvers<ContextType>;
  BindContactSuccess?: BindContactSuccessResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  BonusAccount?: BonusAccountResolvers<ContextType>;
  BonusContribution?: BonusContributionResolvers<ContextType>;
  BonusEnded?: BonusEndedResolvers<ContextType>;
  BonusRecord?: BonusRecordResolvers<ContextType>;
  BonusRecordResult?: BonusRecordResultResolvers<ContextType>;
  BuyRaffleTicketsResult?: BuyRaffleTicketsResultResolvers<ContextType>;
  BuyRaffleTicketsSuccess?: BuyRaffleTicketsSuccessResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CaptchaRequired?: CaptchaRequiredResolvers<ContextType>;
  ChangeMessagesResult?: ChangeMessagesResultResolvers<ContextType>;
  ChangeMessagesSuccess?: ChangeMessagesSuccessResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangePasswordSuccess?: ChangePasswordSuccessResolvers<ContextType>;
  Chat?: ChatResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessageConnection?: ChatMessageConnectionResolvers<ContextType>;
  ChatMessageEdge?: ChatMessageEdgeResolvers<ContextType>;
  ChatMessagePosted?: ChatMessagePostedResolvers<ContextType>;
  ChatMessageRemoved?: ChatMessageRemovedResolvers<ContextType>;
  ChatMuteChanged?: ChatMuteChangedResolvers<ContextType>;
  ChatRoom?: ChatRoomResolvers<ContextType>;
  ChatRoomChanged?: ChatRoomChangedResolvers<ContextType>;
  ChatRoomRead?: ChatRoomReadResolvers<ContextType>;
  ClaimMissionResult?: ClaimMissionResultResolvers<ContextType>;
  ClaimMissionSuccess?: ClaimMissionSuccessResolvers<ContextType>;
  ClaimPromotionResult?: ClaimPromotionResultResolvers<ContextType>;
  ClaimPromotionSuccess?: ClaimPromotionSuccessResolvers<ContextType>;
  ClaimRafflePrizeResult?: ClaimRafflePrizeResultResolvers<ContextType>;
  ClaimRafflePrizeSuccess?: ClaimRafflePrizeSuccessResolvers<ContextType>;
  ClaimRebateResult?: ClaimRebateResultResolvers<ContextType>;
  ClaimRebateSuccess?: ClaimRebateSuccessResolvers<ContextType>;
  CloseAccountConfirmation?: CloseAccountConfirmationResolvers<ContextType>;
  CloseAccountResult?: CloseAccountResultResolvers<ContextType>;
  CloseAccountSuccess?: CloseAccountSuccessResolvers<ContextType>;
  ClosingMatter?: ClosingMatterResolvers<ContextType>;
  ClosingObstacle?: ClosingObstacleResolvers<ContextType>;
  ClosingPayout?: ClosingPayoutResolvers<ContextType>;
  ClosingPayoutResult?: ClosingPayoutResultResolvers<ContextType>;
  ClosingPayoutSuccess?: ClosingPayoutSuccessResolvers<ContextType>;
  CodeContact?: CodeContactResolvers<ContextType>;
  CollectVendorBalancesResult?: CollectVendorBalancesResultResolvers<ContextType>;
  CollectVendorBalancesSuccess?: CollectVendorBalancesSuccessResolvers<ContextType>;
  ConfirmPhoneResult?: ConfirmPhoneResultResolvers<ContextType>;
  ConfirmPhoneSuccess?: ConfirmPhoneSuccessResolvers<ContextType>;
  ContactProof?: ContactProofResolvers<ContextType>;
  ContractChangeResult?: ContractChangeResultResolvers<ContextType>;
  ContractChangeSuccess?: ContractChangeSuccessResolvers<ContextType>;
  ContractRequest?: ContractRequestResolvers<ContextType>;
  ContractRequestChangeResult?: ContractRequestChangeResultResolvers<ContextType>;
  ContractRequestChangeSuccess?: ContractRequestChangeSuccessResolvers<ContextType>;
  ContractSimulation?: ContractSimulationResolvers<ContextType>;
  ContractSimulationResult?: ContractSimulationResultResolvers<ContextType>;
  ContractTerms?: ContractTermsResolvers<ContextType>;
  CountedProduct?: CountedProductResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateApiTokenResult?: CreateApiTokenResultResolvers<ContextType>;
  CreateApiTokenSuccess?: CreateApiTokenSuccessResolvers<ContextType>;
  CreateDataFileResult?: CreateDataFileResultResolvers<ContextType>;
  CreateDataFileSuccess?: CreateDataFileSuccessResolvers<ContextType>;
  CreateDepositResult?: CreateDepositResultResolvers<ContextType>;
  CreateDepositSuccess?: CreateDepositSuccessResolvers<ContextType>;
  CreateRecordFileResult?: CreateRecordFileResultResolvers<ContextType>;
  CreateRecordFileSuccess?: CreateRecordFileSuccessResolvers<ContextType>;
  CreateRegistrationLinkResult?: CreateRegistrationLinkResultResolvers<ContextType>;
  CreateRegistrationLinkSuccess?: CreateRegistrationLinkSuccessResolvers<ContextType>;
  CreateUploadResult?: CreateUploadResultResolvers<ContextType>;
  CreateUploadSuccess?: CreateUploadSuccessResolvers<ContextType>;
  CreditDay?: CreditDayResolvers<ContextType>;
  CreditReport?: CreditReportResolvers<ContextType>;
  CreditReportResult?: CreditReportResultResolvers<ContextType>;
  CreditType?: CreditTypeResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  CursorMoved?: CursorMovedResolvers<ContextType>;
  CustomerServiceLink?: CustomerServiceLinkResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Deposit?: DepositResolvers<ContextType>;
  DepositBank?: DepositBankResolvers<ContextType>;
  DepositBonus?: DepositBonusResolvers<ContextType>;
  DepositChangeResult?: DepositChangeResultResolvers<ContextType>;
  DepositChangeSuccess?: DepositChangeSuccessResolvers<ContextType>;
  DepositChanged?: DepositChangedResolvers<ContextType>;
  DepositChoice?: DepositChoiceResolvers<ContextType>;
  DepositMethodOption?: DepositMethodOptionResolvers<ContextType>;
  DepositOptions?: DepositOptionsResolvers<ContextType>;
  DepositPage?: DepositPageResolvers<ContextType>;
  DepositPayment?: DepositPaymentResolvers<ContextType>;
  DepositPromotion?: DepositPromotionResolvers<ContextType>;
  DepositStep?: DepositStepResolvers<ContextType>;
  DepositTarget?: DepositTargetResolvers<ContextType>;
  DirectDownline?: DirectDownlineResolvers<ContextType>;
  DividendTier?: DividendTierResolvers<ContextType>;
  Downline?: DownlineResolvers<ContextType>;
  DownlineAct?: DownlineActResolvers<ContextType>;
  DownlineChangeResult?: DownlineChangeResultResolvers<ContextType>;
  DownlineChangeSuccess?: DownlineChangeSuccessResolvers<ContextType>;
  DownlineConnection?: DownlineConnectionResolvers<ContextType>;
  DownlineDetail?: DownlineDetailResolvers<ContextType>;
  DownlineEdge?: DownlineEdgeResolvers<ContextType>;
  DownlineResult?: DownlineResultResolvers<ContextType>;
  DownlineTransaction?: DownlineTransactionResolvers<ContextType>;
  DownlineTransactionConnection?: DownlineTransactionConnectionResolvers<ContextType>;
  DownlineTransactionEdge?: DownlineTransactionEdgeResolvers<ContextType>;
  DownlineTransactionsResult?: DownlineTransactionsResultResolvers<ContextType>;
  DownlinesResult?: DownlinesResultResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DrawnAvatar?: DrawnAvatarResolvers<ContextType>;
  EndingContract?: EndingContractResolvers<ContextType>;
  EventCursor?: GraphQLScalarType;
  EventMarket?: EventMarketResolvers<ContextType>;
  EventSelection?: EventSelectionResolvers<ContextType>;
  Exclusion?: ExclusionResolvers<ContextType>;
  ExclusionConfirmation?: ExclusionConfirmationResolvers<ContextType>;
  ExclusionResult?: ExclusionResultResolvers<ContextType>;
  ExclusionSuccess?: ExclusionSuccessResolvers<ContextType>;
  ExternalChat?: ExternalChatResolvers<ContextType>;
  ExternalChatUser?: ExternalChatUserResolvers<ContextType>;
  FeedbackRules?: FeedbackRulesResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  ForfeitBonusResult?: ForfeitBonusResultResolvers<ContextType>;
  ForfeitBonusSuccess?: ForfeitBonusSuccessResolvers<ContextType>;
  FreeRounds?: FreeRoundsResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameFamily?: GameFamilyResolvers<ContextType>;
  GamePage?: GamePageResolvers<ContextType>;
  GameUnderMaintenance?: GameUnderMaintenanceResolvers<ContextType>;
  GamesSwitched?: GamesSwitchedResolvers<ContextType>;
  GuestCaseResult?: GuestCaseResultResolvers<ContextType>;
  GuestCaseSuccess?: GuestCaseSuccessResolvers<ContextType>;
  HeldMoney?: HeldMoneyResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HelpSearchResult?: HelpSearchResultResolvers<ContextType>;
  HelpService?: HelpServiceResolvers<ContextType>;
  HelpTopic?: HelpTopicResolvers<ContextType>;
  Html?: GraphQLScalarType;
  HumanChallenge?: HumanChallengeResolvers<ContextType>;
  IdentityCheck?: IdentityCheckResolvers<ContextType>;
  IdentityDeadline?: IdentityDeadlineResolvers<ContextType>;
  IdentityDecided?: IdentityDecidedResolvers<ContextType>;
  IdentityDocument?: IdentityDocumentResolvers<ContextType>;
  IdentityProviderOption?: IdentityProviderOptionResolvers<ContextType>;
  IdentityProviderRedirectResult?: IdentityProviderRedirectResultResolvers<ContextType>;
  IdentityProviderRedirectSuccess?: IdentityProviderRedirectSuccessResolvers<ContextType>;
  IdentityRequest?: IdentityRequestResolvers<ContextType>;
  IdentityTier?: IdentityTierResolvers<ContextType>;
  IncomeDay?: IncomeDayResolvers<ContextType>;
  IncomeSource?: IncomeSourceResolvers<ContextType>;
  Intervention?: InterventionResolvers<ContextType>;
  InterventionOpened?: InterventionOpenedResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvitationCode?: InvitationCodeResolvers<ContextType>;
  Jackpot?: JackpotResolvers<ContextType>;
  JackpotChanged?: JackpotChangedResolvers<ContextType>;
  JackpotCommitment?: JackpotCommitmentResolvers<ContextType>;
  JackpotProof?: JackpotProofResolvers<ContextType>;
  JackpotWin?: JackpotWinResolvers<ContextType>;
  KeepSessionAliveResult?: KeepSessionAliveResultResolvers<ContextType>;
  KeepSessionAliveSuccess?: KeepSessionAliveSuccessResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LaterLogIn?: LaterLogInResolvers<ContextType>;
  LaunchGameResult?: LaunchGameResultResolvers<ContextType>;
  LaunchGameSuccess?: LaunchGameSuccessResolvers<ContextType>;
  LaunchTarget?: LaunchTargetResolvers<ContextType>;
  Leaderboard?: LeaderboardResolvers<ContextType>;
  LeaderboardChanged?: LeaderboardChangedResolvers<ContextType>;
  LeaderboardPlace?: LeaderboardPlaceResolvers<ContextType>;
  LeaderboardPrize?: LeaderboardPrizeResolvers<ContextType>;
  LeaderboardResult?: LeaderboardResultResolvers<ContextType>;
  Leaderboards?: LeaderboardsResolvers<ContextType>;
  LimitChange?: LimitChangeResolvers<ContextType>;
  LimitReached?: LimitReachedResolvers<ContextType>;
  LimitRules?: LimitRulesResolvers<ContextType>;
  LimitValue?: LimitValueResolvers<ContextType>;
  LimitsResult?: LimitsResultResolvers<ContextType>;
  LimitsSuccess?: LimitsSuccessResolvers<ContextType>;
  LineTotals?: LineTotalsResolvers<ContextType>;
  LinkedIdentity?: LinkedIdentityResolvers<ContextType>;
  LiveEvent?: LiveEventResolvers<ContextType>;
  Lobby?: LobbyResolvers<ContextType>;
  LobbyFacets?: LobbyFacetsResolvers<ContextType>;
  LobbyGameClass?: LobbyGameClassResolvers<ContextType>;
  LobbyMatches?: LobbyMatchesResolvers<ContextType>;
  LobbyVendor?: LobbyVendorResolvers<ContextType>;
  LogInAttempt?: LogInAttemptResolvers<ContextType>;
  LogInAttemptPage?: LogInAttemptPageResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogInSuccess?: LogInSuccessResolvers<ContextType>;
  LogOutResult?: LogOutResultResolvers<ContextType>;
  LogOutSuccess?: LogOutSuccessResolvers<ContextType>;
  Lottery?: LotteryResolvers<ContextType>;
  LotteryBoard?: LotteryBoardResolvers<ContextType>;
  LotteryCeilingReached?: LotteryCeilingReachedResolvers<ContextType>;
  LotteryDraw?: LotteryDrawResolvers<ContextType>;
  LotteryDrawChanged?: LotteryDrawChangedResolvers<ContextType>;
  LotteryDrawConnection?: LotteryDrawConnectionResolvers<ContextType>;
  LotteryDrawEdge?: LotteryDrawEdgeResolvers<ContextType>;
  LotteryDrawProof?: LotteryDrawProofResolvers<ContextType>;
  LotteryDrawStep?: LotteryDrawStepResolvers<ContextType>;
  LotteryGame?: LotteryGameResolvers<ContextType>;
  LotteryGroup?: LotteryGroupResolvers<ContextType>;
  LotteryHabits?: LotteryHabitsResolvers<ContextType>;
  LotteryHold?: LotteryHoldResolvers<ContextType>;
  LotteryHoliday?: LotteryHolidayResolvers<ContextType>;
  LotteryLine?: LotteryLineResolvers<ContextType>;
  LotteryLinePage?: LotteryLinePageResolvers<ContextType>;
  LotteryLineWin?: LotteryLineWinResolvers<ContextType>;
  LotteryMenus?: LotteryMenusResolvers<ContextType>;
  LotteryPlay?: LotteryPlayResolvers<ContextType>;
  LotteryReading?: LotteryReadingResolvers<ContextType>;
  LotteryRemaining?: LotteryRemainingResolvers<ContextType>;
  LotteryResultVersion?: LotteryResultVersionResolvers<ContextType>;
  LotterySales?: LotterySalesResolvers<ContextType>;
  LotterySheet?: LotterySheetResolvers<ContextType>;
  LotterySheetsResult?: LotterySheetsResultResolvers<ContextType>;
  LotterySheetsSuccess?: LotterySheetsSuccessResolvers<ContextType>;
  LotteryStakeLimited?: LotteryStakeLimitedResolvers<ContextType>;
  LotteryStatistics?: LotteryStatisticsResolvers<ContextType>;
  LotteryTicket?: LotteryTicketResolvers<ContextType>;
  LotteryTicketConnection?: LotteryTicketConnectionResolvers<ContextType>;
  LotteryTicketDetail?: LotteryTicketDetailResolvers<ContextType>;
  LotteryTicketDraw?: LotteryTicketDrawResolvers<ContextType>;
  LotteryTicketEdge?: LotteryTicketEdgeResolvers<ContextType>;
  LotteryTicketResult?: LotteryTicketResultResolvers<ContextType>;
  LotteryTicketSettled?: LotteryTicketSettledResolvers<ContextType>;
  LotteryTicketSettlement?: LotteryTicketSettlementResolvers<ContextType>;
  LotteryTicketSuccess?: LotteryTicketSuccessResolvers<ContextType>;
  LotteryValueCount?: LotteryValueCountResolvers<ContextType>;
  MemberAccount?: MemberAccountResolvers<ContextType>;
  MemberAccountResult?: MemberAccountResultResolvers<ContextType>;
  MemberCodeResult?: MemberCodeResultResolvers<ContextType>;
  MemberCodeSuccess?: MemberCodeSuccessResolvers<ContextType>;
  MemberDetails?: MemberDetailsResolvers<ContextType>;
  MemberLabel?: MemberLabelResolvers<ContextType>;
  MemberLimit?: MemberLimitResolvers<ContextType>;
  MemberLimits?: MemberLimitsResolvers<ContextType>;
  MemberPoints?: MemberPointsResolvers<ContextType>;
  MemberProfile?: MemberProfileResolvers<ContextType>;
  MemberRaffles?: MemberRafflesResolvers<ContextType>;
  MemberResult?: MemberResultResolvers<ContextType>;
  MemberTransfer?: MemberTransferResolvers<ContextType>;
  MemberTransferPage?: MemberTransferPageResolvers<ContextType>;
  MemberTransferResult?: MemberTransferResultResolvers<ContextType>;
  MemberTransferRules?: MemberTransferRulesResolvers<ContextType>;
  MemberTransferSuccess?: MemberTransferSuccessResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageArrived?: MessageArrivedResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  MessagePreference?: MessagePreferenceResolvers<ContextType>;
  MessageRecipients?: MessageRecipientsResolvers<ContextType>;
  MessageSettings?: MessageSettingsResolvers<ContextType>;
  MessageSettingsResult?: MessageSettingsResultResolvers<ContextType>;
  MessageSettingsSuccess?: MessageSettingsSuccessResolvers<ContextType>;
  MessagesRead?: MessagesReadResolvers<ContextType>;
  Mission?: MissionResolvers<ContextType>;
  MissionCount?: MissionCountResolvers<ContextType>;
  MissionFreeRounds?: MissionFreeRoundsResolvers<ContextType>;
  MissionTurnover?: MissionTurnoverResolvers<ContextType>;
  Missions?: MissionsResolvers<ContextType>;
  MissionsChanged?: MissionsChangedResolvers<ContextType>;
  MissionsPlanned?: MissionsPlannedResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Movement?: MovementResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MuteChatNameResult?: MuteChatNameResultResolvers<ContextType>;
  MuteChatNameSuccess?: MuteChatNameSuccessResolvers<ContextType>;
  NavigationEntry?: NavigationEntryResolvers<ContextType>;
  NewMember?: NewMemberResolvers<ContextType>;
  OfferObstacle?: OfferObstacleResolvers<ContextType>;
  OpenRound?: OpenRoundResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageNumbers?: PageNumbersResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptionsResult?: PasskeyOptionsResultResolvers<ContextType>;
  PasskeyOptionsSuccess?: PasskeyOptionsSuccessResolvers<ContextType>;
  PaymentPassword?: PaymentPasswordResolvers<ContextType>;
  PaymentPasswordChangeResult?: PaymentPasswordChangeResultResolvers<ContextType>;
  PaymentPasswordChangeSuccess?: PaymentPasswordChangeSuccessResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  PlaceLotteryTicketResult?: PlaceLotteryTicketResultResolvers<ContextType>;
  PlayClock?: PlayClockResolvers<ContextType>;
  PlayClockResult?: PlayClockResultResolvers<ContextType>;
  PlayClockSuccess?: PlayClockSuccessResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsEntryPage?: PointsEntryPageResolvers<ContextType>;
  PointsItem?: PointsItemResolvers<ContextType>;
  PointsMall?: PointsMallResolvers<ContextType>;
  PointsRate?: PointsRateResolvers<ContextType>;
  PopularLottery?: PopularLotteryResolvers<ContextType>;
  PreviousLogIn?: PreviousLogInResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  ProductTotals?: ProductTotalsResolvers<ContextType>;
  ProfitAndLoss?: ProfitAndLossResolvers<ContextType>;
  ProfitAndLossResult?: ProfitAndLossResultResolvers<ContextType>;
  ProfitDay?: ProfitDayResolvers<ContextType>;
  ProfitProduct?: ProfitProductResolvers<ContextType>;
  ProfitTotals?: ProfitTotalsResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionCategory?: PromotionCategoryResolvers<ContextType>;
  PromotionDetails?: PromotionDetailsResolvers<ContextType>;
  PromotionOffer?: PromotionOfferResolvers<ContextType>;
  PromotionPage?: PromotionPageResolvers<ContextType>;
  PromotionReward?: PromotionRewardResolvers<ContextType>;
  ProposedLimit?: ProposedLimitResolvers<ContextType>;
  PublicLiveEvent?: PublicLiveEventResolvers<ContextType>;
  PublishedEvent?: PublishedEventResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  PvpRoom?: PvpRoomResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  QuietMember?: QuietMemberResolvers<ContextType>;
  Raffle?: RaffleResolvers<ContextType>;
  RaffleChanged?: RaffleChangedResolvers<ContextType>;
  RafflePage?: RafflePageResolvers<ContextType>;
  RafflePrize?: RafflePrizeResolvers<ContextType>;
  RafflePrizeLine?: RafflePrizeLineResolvers<ContextType>;
  RaffleTickets?: RaffleTicketsResolvers<ContextType>;
  RaffleWinner?: RaffleWinnerResolvers<ContextType>;
  RaffleWon?: RaffleWonResolvers<ContextType>;
  RankChange?: RankChangeResolvers<ContextType>;
  RankChanged?: RankChangedResolvers<ContextType>;
  RankGoal?: RankGoalResolvers<ContextType>;
  RankLevel?: RankLevelResolvers<ContextType>;
  RankProgress?: RankProgressResolvers<ContextType>;
  ReadChatRoomResult?: ReadChatRoomResultResolvers<ContextType>;
  ReadChatRoomSuccess?: ReadChatRoomSuccessResolvers<ContextType>;
  RebateLine?: RebateLineResolvers<ContextType>;
  RebateRate?: RebateRateResolvers<ContextType>;
  RebateSettings?: RebateSettingsResolvers<ContextType>;
  RebateWeek?: RebateWeekResolvers<ContextType>;
  Rebates?: RebatesResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  RecoveryCodesSuccess?: RecoveryCodesSuccessResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  RedemptionPage?: RedemptionPageResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralFriend?: ReferralFriendResolvers<ContextType>;
  ReferralFriendPage?: ReferralFriendPageResolvers<ContextType>;
  ReferralRule?: ReferralRuleResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegistrationField?: RegistrationFieldResolvers<ContextType>;
  RegistrationForm?: RegistrationFormResolvers<ContextType>;
  RegistrationLink?: RegistrationLinkResolvers<ContextType>;
  RegistrationLinks?: RegistrationLinksResolvers<ContextType>;
  RemoveRegistrationLinkResult?: RemoveRegistrationLinkResultResolvers<ContextType>;
  RemoveRegistrationLinkSuccess?: RemoveRegistrationLinkSuccessResolvers<ContextType>;
  ReportChatMessageResult?: ReportChatMessageResultResolvers<ContextType>;
  ReportChatMessageSuccess?: ReportChatMessageSuccessResolvers<ContextType>;
  ReportFailingHostResult?: ReportFailingHostResultResolvers<ContextType>;
  ReportFailingHostSuccess?: ReportFailingHostSuccessResolvers<ContextType>;
  RequestCodeResult?: RequestCodeResultResolvers<ContextType>;
  RequestCodeSuccess?: RequestCodeSuccessResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  RequestPasswordResetSuccess?: RequestPasswordResetSuccessResolvers<ContextType>;
  RequestTextCaptchaResult?: RequestTextCaptchaResultResolvers<ContextType>;
  RequestTextCaptchaSuccess?: RequestTextCaptchaSuccessResolvers<ContextType>;
  RequestWithdrawalResult?: RequestWithdrawalResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ResetPasswordSuccess?: ResetPasswordSuccessResolvers<ContextType>;
  Restriction?: RestrictionResolvers<ContextType>;
  ResyncNeeded?: ResyncNeededResolvers<ContextType>;
  RevokeApiTokenResult?: RevokeApiTokenResultResolvers<ContextType>;
  RevokeApiTokenSuccess?: RevokeApiTokenSuccessResolvers<ContextType>;
  RevokeSessionResult?: RevokeSessionResultResolvers<ContextType>;
  RevokeSessionSuccess?: RevokeSessionSuccessResolvers<ContextType>;
  SaveLotteryHabitsResult?: SaveLotteryHabitsResultResolvers<ContextType>;
  SaveLotteryHabitsSuccess?: SaveLotteryHabitsSuccessResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  SecurityChangeResult?: SecurityChangeResultResolvers<ContextType>;
  SecurityChangeSuccess?: SecurityChangeSuccessResolvers<ContextType>;
  SecurityQuestion?: SecurityQuestionResolvers<ContextType>;
  SecurityQuestions?: SecurityQuestionsResolvers<ContextType>;
  SendChatMessageResult?: SendChatMessageResultResolvers<ContextType>;
  SendChatMessageSuccess?: SendChatMessageSuccessResolvers<ContextType>;
  SendFeedbackResult?: SendFeedbackResultResolvers<ContextType>;
  SendFeedbackSuccess?: SendFeedbackSuccessResolvers<ContextType>;
  SendGuestCaseCodeResult?: SendGuestCaseCodeResultResolvers<ContextType>;
  SendGuestCaseCodeSuccess?: SendGuestCaseCodeSuccessResolvers<ContextType>;
  SendMessageResult?: SendMessageResultResolvers<ContextType>;
  SendMessageSuccess?: SendMessageSuccessResolvers<ContextType>;
  ServiceCase?: ServiceCaseResolvers<ContextType>;
  ServiceCaseChanged?: ServiceCaseChangedResolvers<ContextType>;
  ServiceCaseLine?: ServiceCaseLineResolvers<ContextType>;
  ServiceCasePage?: ServiceCasePageResolvers<ContextType>;
  ServiceCaseRating?: ServiceCaseRatingResolvers<ContextType>;
  ServiceCaseResult?: ServiceCaseResultResolvers<ContextType>;
  ServiceCaseSuccess?: ServiceCaseSuccessResolvers<ContextType>;
  ServiceDeskHours?: ServiceDeskHoursResolvers<ContextType>;
  SessionEnded?: SessionEndedResolvers<ContextType>;
  SetAvatarResult?: SetAvatarResultResolvers<ContextType>;
  SetAvatarSuccess?: SetAvatarSuccessResolvers<ContextType>;
  SetFavouriteNoteResult?: SetFavouriteNoteResultResolvers<ContextType>;
  SetFavouriteNoteSuccess?: SetFavouriteNoteSuccessResolvers<ContextType>;
  SetFavouriteResult?: SetFavouriteResultResolvers<ContextType>;
  SetFavouriteSuccess?: SetFavouriteSuccessResolvers<ContextType>;
  SetLanguageResult?: SetLanguageResultResolvers<ContextType>;
  SetLanguageSuccess?: SetLanguageSuccessResolvers<ContextType>;
  SimulatedPeriod?: SimulatedPeriodResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteAddress?: SiteAddressResolvers<ContextType>;
  SiteAnalytics?: SiteAnalyticsResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  SiteStatus?: SiteStatusResolvers<ContextType>;
  SiteStatusChanged?: SiteStatusChangedResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SpendPointsResult?: SpendPointsResultResolvers<ContextType>;
  SpendPointsSuccess?: SpendPointsSuccessResolvers<ContextType>;
  SportEvent?: SportEventResolvers<ContextType>;
  StepUpOption?: StepUpOptionResolvers<ContextType>;
  StepUpRequired?: StepUpRequiredResolvers<ContextType>;
  StreamOpened?: StreamOpenedResolvers<ContextType>;
  SubmitIdentityDocumentsResult?: SubmitIdentityDocumentsResultResolvers<ContextType>;
  SubmitIdentityDocumentsSuccess?: SubmitIdentityDocumentsSuccessResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TeamBetting?: TeamBettingResolvers<ContextType>;
  TeamBettingDay?: TeamBettingDayResolvers<ContextType>;
  TeamBettingProduct?: TeamBettingProductResolvers<ContextType>;
  TeamBettingResult?: TeamBettingResultResolvers<ContextType>;
  TeamDay?: TeamDayResolvers<ContextType>;
  TeamHourTotals?: TeamHourTotalsResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamOverview?: TeamOverviewResolvers<ContextType>;
  TeamOverviewResult?: TeamOverviewResultResolvers<ContextType>;
  TeamSameHour?: TeamSameHourResolvers<ContextType>;
  TeamTotals?: TeamTotalsResolvers<ContextType>;
  TeamWatch?: TeamWatchResolvers<ContextType>;
  TeamWatchResult?: TeamWatchResultResolvers<ContextType>;
  TimeOfDay?: GraphQLScalarType;
  TransactionDetail?: TransactionDetailResolvers<ContextType>;
  TransferBetweenPartsResult?: TransferBetweenPartsResultResolvers<ContextType>;
  TransferBetweenPartsSuccess?: TransferBetweenPartsSuccessResolvers<ContextType>;
  TurnoverRequired?: TurnoverRequiredResolvers<ContextType>;
  TurnoverRequirement?: TurnoverRequirementResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UncoveredBills?: UncoveredBillsResolvers<ContextType>;
  UnresolvedTransfer?: UnresolvedTransferResolvers<ContextType>;
  UnsubscribeResult?: UnsubscribeResultResolvers<ContextType>;
  UnsubscribeSuccess?: UnsubscribeSuccessResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  UpdateProfileSuccess?: UpdateProfileSuccessResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Vendor?: VendorResolvers<ContextType>;
  VendorSearchResult?: VendorSearchResultResolvers<ContextType>;
  VerificationMethod?: VerificationMethodResolvers<ContextType>;
  VerificationRequired?: VerificationRequiredResolvers<ContextType>;
  ViewUploadResult?: ViewUploadResultResolvers<ContextType>;
  ViewUploadSuccess?: ViewUploadSuccessResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WaitingLimit?: WaitingLimitResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletPart?: WalletPartResolvers<ContextType>;
  WalletSummary?: WalletSummaryResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
  WinnerAnnounced?: WinnerAnnouncedResolvers<ContextType>;
  WinnerPage?: WinnerPageResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalChangeResult?: WithdrawalChangeResultResolvers<ContextType>;
  WithdrawalChanged?: WithdrawalChangedResolvers<ContextType>;
  WithdrawalChannel?: WithdrawalChannelResolvers<ContextType>;
  WithdrawalIdentity?: WithdrawalIdentityResolvers<ContextType>;
  WithdrawalOptions?: WithdrawalOptionsResolvers<ContextType>;
  WithdrawalPage?: WithdrawalPageResolvers<ContextType>;
  WithdrawalRequirement?: WithdrawalRequirementResolvers<ContextType>;
  WithdrawalStep?: WithdrawalStepResolvers<ContextType>;
  WithdrawalSuccess?: WithdrawalSuccessResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  batchable?: BatchableDirectiveResolver<any, any, ContextType>;
  module?: ModuleDirectiveResolver<any, any, ContextType>;
  perMember?: PerMemberDirectiveResolver<any, any, ContextType>;
  perVisitor?: PerVisitorDirectiveResolver<any, any, ContextType>;
  rate?: RateDirectiveResolver<any, any, ContextType>;
  refuses?: RefusesDirectiveResolver<any, any, ContextType>;
};
