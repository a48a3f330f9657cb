/** A query's member account, of a member who may have one. */
export type MemberAccount<Data extends { viewer: { memberAccount: { __typename: string } } | null }> = Extract<
  NonNullable<Data['viewer']>['memberAccount'],
  { __typename: 'MemberAccount' }
>

/** A query's agent account, of an agent. */
export type AgentAccount<Data extends { viewer: { agentAccount: { __typename: string } } | null }> = Extract<
  NonNullable<Data['viewer']>['agentAccount'],
  { __typename: 'AgentAccount' }
>

/** Undefined for a visitor, while it is unknown, and where the field is a problem. */
export const getMemberAccount = <Account extends { __typename: string }>(
  viewer: { memberAccount: Account } | null | undefined,
): Extract<Account, { __typename: 'MemberAccount' }> | undefined =>
  viewer?.memberAccount.__typename === 'MemberAccount'
    ? (viewer.memberAccount as Extract<Account, { __typename: 'MemberAccount' }>)
    : undefined

/** As `getMemberAccount`, of an agent. */
export const getAgentAccount = <Account extends { __typename: string }>(
  viewer: { agentAccount: Account } | null | undefined,
): Extract<Account, { __typename: 'AgentAccount' }> | undefined =>
  viewer?.agentAccount.__typename === 'AgentAccount'
    ? (viewer.agentAccount as Extract<Account, { __typename: 'AgentAccount' }>)
    : undefined
