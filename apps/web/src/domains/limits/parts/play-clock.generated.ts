/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { LimitValue_ValueFragment } from './limit-value.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Restriction_ViewerFragmentDoc } from '../../../access/viewer.generated.ts'
import { LimitValue_ValueFragmentDoc } from './limit-value.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type PlayClock_ViewerFragment = { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } & { ' $fragmentName'?: 'PlayClock_ViewerFragment' };

export type PlayClockQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayClockQuery = { viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null };

export const PlayClock_ViewerFragmentDoc: TypedDocumentNode<PlayClock_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment PlayClock_viewer on Viewer{id ...Restriction_viewer@unmask menu{page badge}playClock{at startedAt staked{amount currency}won{amount currency}net{amount currency}realityCheckMinutes realityCheckMaximumMinutes isShownInGames nextCheckAt playEndsAt isExcluded}intervention{id reason kind moment limit{kind period value{...LimitValue_value@unmask}}breakDays}}`, [Restriction_ViewerFragmentDoc, LimitValue_ValueFragmentDoc])
export const PlayClockDocument: TypedDocumentNode<PlayClockQuery, PlayClockQueryVariables> = /* @__PURE__ */ readDocument(`query PlayClock{viewer{...PlayClock_viewer@unmask}}`, [PlayClock_ViewerFragmentDoc])

export function usePlayClockQuery(options: useQuery.Options<PlayClockQuery, PlayClockQueryVariables>) {
  return useQuery(PlayClockDocument, options)
}

trust('PlayClock', '80266ab04bd76582d27c4dad9b79e6e917ea94b413674894faafe359ab7f4f94')
