/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JackpotNewsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type JackpotNewsSubscription = { publicLive:
    | { __typename: 'CursorMoved', cursor: string }
    | { __typename: 'GamesSwitched', cursor: string }
    | { __typename: 'JackpotChanged', cursor: string, jackpotId: string, amount: { amount: string, currency: string } }
    | { __typename: 'LotteryDrawChanged', cursor: string }
    | { __typename: 'MissionsPlanned', cursor: string }
    | { __typename: 'RaffleChanged', cursor: string }
    | { __typename: 'ResyncNeeded', cursor: string }
    | { __typename: 'SiteStatusChanged', cursor: string }
    | { __typename: 'StreamOpened', cursor: string }
    | { __typename: 'WinnerAnnounced', cursor: string }
   };

export type JackpotsQueryVariables = Exact<{ [key: string]: never; }>;


export type JackpotsQuery = { jackpots: Array<{ id: string, name: string, amount: { amount: string, currency: string } }> | null };
