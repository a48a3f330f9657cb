/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { WithdrawalForm_OptionsFragment, WithdrawalRequirements_OptionsFragment, BankCards_CardsFragment, PaymentPassword_PasswordFragment } from './parts/withdrawal-parts.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { BankCards_CardsFragmentDoc, PaymentPassword_PasswordFragmentDoc, WithdrawalForm_OptionsFragmentDoc } from './parts/withdrawal-parts.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type WithdrawalScreenQueryVariables = Exact<{
  page: number;
  state?: Types.WithdrawalState | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  withShell: boolean;
}>;


export type WithdrawalScreenQuery = { viewer: { __typename: 'Viewer', id: string, kind: Types.AccountKind, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, withdrawalOptions: { __typename: 'WithdrawalOptions', reviewMinutes: number | null, isOpen: boolean, canWithdraw: boolean | null, leftToday: number, perDay: number, isTurnoverWaived: boolean, available: { __typename: 'Money', amount: string, currency: string }, maximum: { __typename: 'Money', amount: string, currency: string }, channels: Array<{ __typename: 'WithdrawalChannel', bankCode: string, bankName: string, kind: Types.BankKind, feeBasisPoints: number, expectedMinutes: number, tokenRate: string | null, minimum: { __typename: 'Money', amount: string, currency: string }, maximum: { __typename: 'Money', amount: string, currency: string }, feeFixed: { __typename: 'Money', amount: string, currency: string } }>, lastAmount: { __typename: 'Money', amount: string, currency: string } | null, dayMaximum: { __typename: 'Money', amount: string, currency: string } | null, leftAmount: { __typename: 'Money', amount: string, currency: string } | null, minimum: { __typename: 'Money', amount: string, currency: string }, stepUpFrom: { __typename: 'Money', amount: string, currency: string }, requirements: Array<{ __typename: 'WithdrawalRequirement', kind: Types.WithdrawalRequirementKind, status: Types.WithdrawalRequirementStatus, metAt: string | null, waitHours: number | null, from: { __typename: 'Money', amount: string, currency: string } | null }> | null, unplayed: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'TurnoverRequirement', required: { __typename: 'Money', amount: string, currency: string }, done: { __typename: 'Money', amount: string, currency: string }, remaining: { __typename: 'Money', amount: string, currency: string } }, bonusTurnover: { __typename: 'TurnoverRequirement', remaining: { __typename: 'Money', amount: string, currency: string } } | null, identity: { __typename: 'WithdrawalIdentity', missing: Array<Types.IdentityFact>, documents: Array<Types.IdentityDocumentKind> } | null } | null, bankCards: { __typename: 'BankCards', realName: string | null, max: number, restHours: number, bankRestHours: number, cards: Array<{ __typename: 'BankCard', id: string, kind: Types.BankKind, bankCode: string, bankName: string, accountMasked: string, accountName: string, isDefault: boolean, usableAt: string, isResting: boolean }> } | null, paymentPassword: { __typename: 'PaymentPassword', isSet: boolean, lockedSeconds: number | null, minLength: number, maxLength: number, codeContacts: Array<{ __typename: 'CodeContact', channel: Types.CodeChannel, hint: string }>, questions: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null } | null, unconfirmedWithdrawals: Array<{ __typename: 'Withdrawal', id: string, confirmBy: string | null, payout: { __typename: 'Money', amount: string, currency: string } }> | null, withdrawals: { __typename: 'WithdrawalPage', totalCount: number, totalAmount: { __typename: 'Money', amount: string, currency: string }, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, nodes: Array<{ __typename: 'Withdrawal', id: string, state: Types.WithdrawalState, bankName: string, accountMasked: string, requestedAt: string, updatedAt: string, amount: { __typename: 'Money', amount: string, currency: string } }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const WithdrawalScreenDocument: TypedDocumentNode<WithdrawalScreenQuery, WithdrawalScreenQueryVariables> = /* @__PURE__ */ readDocument(`query WithdrawalScreen($page:Int!$state:WithdrawalState$from:Date$to:Date$withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id kind memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}withdrawalOptions{...WithdrawalForm_options@unmask}bankCards{...BankCards_cards@unmask}paymentPassword{...PaymentPassword_password@unmask}unconfirmedWithdrawals{id payout{amount currency}confirmBy}withdrawals(page:$page state:$state from:$from to:$to){totalCount totalAmount{amount currency}pageInfo{page totalPages}nodes{id state amount{amount currency}bankName accountMasked requestedAt updatedAt}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, WithdrawalForm_OptionsFragmentDoc, BankCards_CardsFragmentDoc, PaymentPassword_PasswordFragmentDoc])

export function useWithdrawalScreenQuery(options: useQuery.Options<WithdrawalScreenQuery, WithdrawalScreenQueryVariables>) {
  return useQuery(WithdrawalScreenDocument, options)
}

trust('WithdrawalScreen', '03db98779922e38a39a6bd490536aac29bc149d9d9912bfee88ca498bb5591e4')
