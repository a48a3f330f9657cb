import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import type { Account } from '../base/context.ts'
import type { Brand } from '../site/brand.ts'
import { MAY } from './permissions.ts'

type MayOpen = (typeof MAY)[keyof typeof MAY]

/** Pages of the member's side menu, in order. */
const MEMBER_PAGES: readonly [MenuPage, MayOpen][] = [
  ['MY_ACCOUNT', MAY.viewMemberAccount],
  ['SECURITY', MAY.viewMemberAccount],
  ['PROFILE', MAY.viewMemberAccount],
]

/** Pages of the agent's side menu, in order. */
const AGENT_PAGES: readonly [MenuPage, MayOpen][] = [['TEAM_OVERVIEW', MAY.seeTeamOverview]]

/** The member's side menu for this account. */
export function memberMenu(account: Account, brand: Brand) {
  return entries(MEMBER_PAGES, account, brand)
}

/** The agent's side menu for this account. */
export function agentMenu(account: Account, brand: Brand) {
  return entries(AGENT_PAGES, account, brand)
}

/** The account menu in the header: the first page of each centre that is open to this account. */
export function accountMenu(account: Account, brand: Brand) {
  return [...memberMenu(account, brand).slice(0, 1), ...agentMenu(account, brand).slice(0, 1)]
}

function entries(pages: readonly [MenuPage, MayOpen][], account: Account, brand: Brand) {
  return pages
    .filter(([, mayOpen]) => mayOpen(account, brand) === undefined)
    .map(([page]) => ({ __typename: 'MenuEntry' as const, page, badge: null }))
}
