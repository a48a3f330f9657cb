/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from '../parts/launch/launch-target.generated.ts';
import type { FilterMenu_LobbyFragment } from '../parts/filter-menu.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from '../parts/launch/launch-target.generated.ts'
import { FilterMenu_LobbyFragmentDoc } from '../parts/filter-menu.generated.ts'
export type LobbyChoices_LobbyFragment = { __typename: 'Lobby', id: Types.LobbyId | null, vendors: Array<{ __typename: 'LobbyVendor', gameCount: number, isHot: boolean, vendor: { __typename: 'Vendor', id: string, name: string, icon: string, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } }> | null, facets: { __typename: 'LobbyFacets', payLines: Array<number>, hotCount: number, newCount: number, openCount: number, classes: Array<{ __typename: 'LobbyGameClass', gameClass: Types.GameClass, gameCount: number }>, minStakes: Array<{ __typename: 'Money', amount: string, currency: string }> } | null } & { ' $fragmentName'?: 'LobbyChoices_LobbyFragment' };

export const LobbyChoices_LobbyFragmentDoc: TypedDocumentNode<LobbyChoices_LobbyFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LobbyChoices_lobby on Lobby{id vendors{gameCount isHot vendor{id name icon launchTarget{...LaunchTarget_launchTarget@unmask}}}...FilterMenu_lobby@unmask}`, [LaunchTarget_LaunchTargetFragmentDoc, FilterMenu_LobbyFragmentDoc])