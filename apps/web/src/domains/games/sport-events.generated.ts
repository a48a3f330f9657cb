/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type SportEventsQueryVariables = Exact<{
  lobbyId?: Types.LobbyId | null | undefined;
}>;


export type SportEventsQuery = { sportEvents: Array<{ __typename: 'SportEvent', id: string, gameId: string, sport: Types.Sport, league: string, phase: Types.EventPhase, startsAt: string, endsAt: string, home: string, away: string, homeScore: number, awayScore: number, markets: Array<{ __typename: 'EventMarket', code: string, line: string | null, selections: Array<{ __typename: 'EventSelection', code: string, odds: string | null }> }> }> | null };

export type SportEvent_EventFragment = { __typename: 'SportEvent', id: string, gameId: string, sport: Types.Sport, league: string, phase: Types.EventPhase, startsAt: string, endsAt: string, home: string, away: string, homeScore: number, awayScore: number, markets: Array<{ __typename: 'EventMarket', code: string, line: string | null, selections: Array<{ __typename: 'EventSelection', code: string, odds: string | null }> }> } & { ' $fragmentName'?: 'SportEvent_EventFragment' };

export const SportEvent_EventFragmentDoc: TypedDocumentNode<SportEvent_EventFragment, unknown> = /* @__PURE__ */ readDocument(`fragment SportEvent_event on SportEvent{id gameId sport league phase startsAt endsAt home away homeScore awayScore markets{code line selections{code odds}}}`)
export const SportEventsDocument: TypedDocumentNode<SportEventsQuery, SportEventsQueryVariables> = /* @__PURE__ */ readDocument(`query SportEvents($lobbyId:LobbyId){sportEvents(lobbyId:$lobbyId){...SportEvent_event@unmask}}`, [SportEvent_EventFragmentDoc])

export function useSportEventsQuery(options: useQuery.Options<SportEventsQuery, SportEventsQueryVariables>) {
  return useQuery(SportEventsDocument, options)
}

trust('SportEvents', '801f67b7eda97139e62be71fcd7fa4ee8a244531338421fc2a5d0dd6553288d6', [])
