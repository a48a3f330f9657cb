import { momentText } from './formats.ts'
import { CONFIRMED_BY, type OperatorRole, PERMISSIONS, type Proposing, roleFor } from './permissions.ts'

/** For so long a log-in counts as that of the operator who made its link: the maker could have opened it. */
export const LINK_DAYS = 7

/** An operator as the rule of two sees it. */
export interface OperatorStanding {
  id: number
  name: string
  roles: readonly OperatorRole[]
  /** Has a log-in and is not disabled. */
  isActive: boolean
  linkById: number | null
  linkAt: Date | null
}

/** A log-in that still counts as that of who made its link. */
interface Link {
  id: number
  name: string
  by: { id: number; name: string }
  at: Date
  until: Date
}

/** Why two operators count as one person, and until when. */
export interface Joined {
  links: readonly Link[]
  until: Date
}

function openLinks(operators: readonly OperatorStanding[], now: Date): Link[] {
  return operators.flatMap(({ id, name, linkById, linkAt }) => {
    const by = operators.find((operator) => operator.id === linkById)
    if (!by || !linkAt) return []
    const until = new Date(linkAt.getTime() + LINK_DAYS * 86_400_000)
    return until > now ? [{ id, name, by, at: linkAt, until }] : []
  })
}

/** Whether links lead from one account to another, in either direction: two accounts of one maker are joined too. */
function areJoined(links: readonly Link[], one: number, other: number): boolean {
  const reached = new Set([one])
  for (const id of reached)
    for (const link of links) {
      if (link.id === id) reached.add(link.by.id)
      if (link.by.id === id) reached.add(link.id)
    }
  return reached.has(other)
}

/** Why two accounts may be those of one person; undefined if they count as two. */
export function findJoined(
  operators: readonly OperatorStanding[],
  one: number,
  other: number,
  now: Date = new Date(),
): Joined | undefined {
  const links = openLinks(operators, now)
  if (!areJoined(links, one, other)) return undefined
  const onWay = links.filter(
    (link) =>
      !areJoined(
        links.filter((another) => another !== link),
        one,
        other,
      ),
  )
  const ends = links.map(({ until }) => until).toSorted((a, b) => a.getTime() - b.getTime())
  const until = ends.find(
    (end) =>
      !areJoined(
        links.filter((link) => link.until > end),
        one,
        other,
      ),
  )
  // Two operators who have made each other's links are joined by either.
  return { links: onWay.length > 0 ? onWay : links, until: until ?? now }
}

/** The link by which an operator logs in, while it counts as its maker's. */
export const findLink = (operators: readonly OperatorStanding[], operatorId: number, now: Date = new Date()) =>
  openLinks(operators, now).find(({ id }) => id === operatorId)

/** "binh logs in by a link that anna made, since 18 Nov 2026, 10:05" */
export const describeLink = ({ name, by, at }: Link) =>
  `${name} logs in by a link that ${by.name} made, since ${momentText(at)}`

function joinedText({ links, until }: Joined): string {
  const names = links.map(({ name }) => name).join(' or ')
  return `They count as one person until ${momentText(until)}, because whoever makes a link can use it: ${links.map(describeLink).join('; ')}. It ends earlier when another admin vouches for ${names} on the page Operators.`
}

/** What keeps an admin from vouching that an operator is a person of their own; undefined if nothing does. */
export function obstacleToVouch(
  operators: readonly OperatorStanding[],
  { operatorId, voucherId }: { operatorId: number; voucherId: number },
  now: Date = new Date(),
): string | undefined {
  if (operatorId === voucherId) return 'Another admin must vouch for you.'
  const joined = findJoined(operators, operatorId, voucherId, now)
  return joined && `Another admin must vouch, whose log-in is not joined to this one. ${joinedText(joined)}`
}

/** What operators read beforehand who count as one person with others. */
export function joinedNotes(operators: readonly OperatorStanding[], id: number, now: Date = new Date()): string[] {
  return operators.flatMap((other) => {
    const joined = other.id === id ? undefined : findJoined(operators, id, other.id, now)
    return joined
      ? [
          `You cannot confirm what ${other.name} proposes, and ${other.name} not what you propose. ${joinedText(joined)}`,
        ]
      : []
  })
}

export interface Proposed {
  permission: Proposing
  proposedBy: string
  /** Null in decisions of earlier releases. */
  proposedById: number | null
}

/** Why an operator may not confirm something, and what to do. */
export interface Obstacle {
  code: 'role' | 'own' | 'proposer' | 'one-person'
  message: string
}

/** Compares accounts, which keep their number under another name, and names for decisions of earlier releases. */
export const isBy = (
  { proposedBy, proposedById }: Pick<Proposed, 'proposedBy' | 'proposedById'>,
  { id, name }: Pick<OperatorStanding, 'id' | 'name'>,
) => proposedById === id || proposedBy === name

/** The rule of two operators: what keeps one from confirming what another one proposed; undefined if nothing does. */
export function obstacleToConfirm(
  { permission, ...proposed }: Proposed,
  operatorId: number,
  operators: readonly OperatorStanding[],
  now: Date = new Date(),
): Obstacle | undefined {
  const operator = operators.find(({ id }) => id === operatorId)
  const confirm = CONFIRMED_BY[permission]
  if (operator && isBy(proposed, operator))
    return { code: 'own', message: 'You proposed this: another operator must confirm it.' }
  if (!operator?.isActive || roleFor(operator.roles, confirm) === undefined)
    return { code: 'role', message: `It takes the role ${PERMISSIONS[confirm].join(' or ')} to confirm this.` }
  const proposer = operators.find(({ id }) => id === proposed.proposedById)
  if (!proposer?.isActive || roleFor(proposer.roles, permission) === undefined)
    return {
      code: 'proposer',
      message: `${proposed.proposedBy}, who proposed this, may not decide such things any more. Decline it; an operator who may can propose it again.`,
    }
  const joined = findJoined(operators, operator.id, proposer.id, now)
  return (
    joined && {
      code: 'one-person',
      message: `It takes another operator than ${operator.name} to confirm what ${proposer.name} proposed. ${joinedText(joined)}`,
    }
  )
}

/** Names of those who may confirm it now. */
export const confirmers = (proposed: Proposed, operators: readonly OperatorStanding[]): string[] =>
  operators.filter(({ id }) => !obstacleToConfirm(proposed, id, operators)).map(({ name }) => name)
