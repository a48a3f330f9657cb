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
import type { ServiceCase_CaseFragment } from './service-case.generated.ts';
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { DeskHours_DeskFragment } from './guest-case.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { ServiceCase_CaseFragmentDoc } from './service-case.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { DeskHours_DeskFragmentDoc } from './guest-case.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type CasesScreenQueryVariables = Exact<{
  withShell: boolean;
  page: number;
  id: string;
  withCase: boolean;
}>;


export type CasesScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, serviceCase?: { __typename: 'ServiceCase', id: string, kind: Types.ServiceCaseKind, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, openedAt: string, updatedAt: string, answerBy: string | null, lines: Array<{ __typename: 'ServiceCaseLine', isAnswer: boolean, text: string, uploadIds: Array<string>, at: string }>, rating: { __typename: 'ServiceCaseRating', stars: number, comment: string | null } | null } | null, serviceCases: { __typename: 'ServiceCasePage', nodes: Array<{ __typename: 'ServiceCase', id: string, topic: Types.ServiceTopic, title: string, state: Types.ServiceCaseState, unseenCount: number, updatedAt: string }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, desk: { __typename: 'ServiceDeskHours', opensAt: string, closesAt: string, isOpen: boolean, answerMinutes: number, isPersonal: boolean } } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const CasesScreenDocument: TypedDocumentNode<CasesScreenQuery, CasesScreenQueryVariables> = /* @__PURE__ */ readDocument(`query CasesScreen($withShell:Boolean!$page:Int!$id:ID!$withCase:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}serviceCase(id:$id)@include(if:$withCase){...ServiceCase_case@unmask}serviceCases(page:$page){nodes{id topic title state unseenCount updatedAt}pageInfo{...Records_page@unmask}desk{...DeskHours_desk@unmask}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, ServiceCase_CaseFragmentDoc, Records_PageFragmentDoc, DeskHours_DeskFragmentDoc])

export function useCasesScreenQuery(options: useQuery.Options<CasesScreenQuery, CasesScreenQueryVariables>) {
  return useQuery(CasesScreenDocument, options)
}

trust('CasesScreen', 'a6ef1b20b2de387e5e950d95a164a36d3af5abe04b817bd602d57b427a833d4c')
