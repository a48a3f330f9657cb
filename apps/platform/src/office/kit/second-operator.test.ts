import { describe, expect, it } from 'vitest'
import { OPERATOR_ROLES, type OperatorRole } from '../../db/tables/office.ts'
import { CONFIRMED_BY, PERMISSIONS, POWERFUL_ROLES, type Proposing } from './permissions.ts'
import {
  confirmers,
  findJoined,
  LINK_DAYS,
  obstacleToConfirm,
  obstacleToVouch,
  type OperatorStanding,
} from './second-operator.ts'

const NOW = new Date('2026-11-18T03:05:00Z')
const DAY_MS = 86_400_000
const [ANNA, BINH, CLARA, DUNG] = [1, 2, 3, 4] as const
const NAMES = { [ANNA]: 'anna', [BINH]: 'binh', [CLARA]: 'clara', [DUNG]: 'dung' }
/** Makers of links by the account, with the age of the set-up in milliseconds. */
type Links = Partial<Record<keyof typeof NAMES, { by: number; ago?: number }>>

const listOperators = (links: Links, roles: Partial<Record<number, readonly OperatorRole[]>> = {}) =>
  Object.entries(NAMES).map(([key, name]): OperatorStanding => {
    const id = Number(key) as keyof typeof NAMES
    const link = links[id]
    return {
      id,
      name,
      roles: roles[id] ?? [],
      isActive: true,
      linkById: link?.by ?? null,
      linkAt: link ? new Date(NOW.getTime() - (link.ago ?? 0)) : null,
    }
  })

/** Origins of the accounts of anna, who proposes, and binh, who confirms; whether they count as one person. */
const ORIGINS: readonly [string, Links, boolean][] = [
  ['accounts that the server or two admins made', {}, false],
  ['an account that the proposer invited', { [BINH]: { by: ANNA } }, true],
  ['an account whose proposer it invited', { [ANNA]: { by: BINH } }, true],
  ['two accounts that one admin invited', { [ANNA]: { by: CLARA }, [BINH]: { by: CLARA } }, true],
  ['an account invited by one whom the proposer invited', { [CLARA]: { by: ANNA }, [BINH]: { by: CLARA } }, true],
  [
    'accounts of two admins whom a third one invited',
    { [CLARA]: { by: DUNG }, [ANNA]: { by: CLARA }, [BINH]: { by: DUNG } },
    true,
  ],
  ['accounts that made a link for each other', { [ANNA]: { by: BINH }, [BINH]: { by: ANNA } }, true],
  ['an account that somebody else invited', { [BINH]: { by: CLARA } }, false],
  ['accounts that two admins invited', { [ANNA]: { by: CLARA }, [BINH]: { by: DUNG } }, false],
  ['an invitation just within the time', { [BINH]: { by: ANNA, ago: LINK_DAYS * DAY_MS - 1 } }, true],
  ['an invitation after the time', { [BINH]: { by: ANNA, ago: LINK_DAYS * DAY_MS } }, false],
  [
    'two accounts of one admin, one of them after the time',
    { [ANNA]: { by: CLARA, ago: LINK_DAYS * DAY_MS }, [BINH]: { by: CLARA } },
    false,
  ],
  [
    'a chain with a link after the time',
    { [CLARA]: { by: ANNA, ago: LINK_DAYS * DAY_MS }, [BINH]: { by: CLARA } },
    false,
  ],
]
const ROLE_SETS: readonly (readonly OperatorRole[])[] = [[], ...OPERATOR_ROLES.map((role) => [role])]
const PROPOSING = Object.keys(CONFIRMED_BY) as Proposing[]
const allows = (roles: readonly OperatorRole[], permission: keyof typeof PERMISSIONS) =>
  roles.some((role) => (PERMISSIONS[permission] as readonly OperatorRole[]).includes(role))
const byAnna = { proposedBy: 'anna', proposedById: ANNA }

describe('a second operator', () => {
  it.each(ORIGINS)('is judged by roles and origin: %s', (_origin, links, isOne) => {
    for (const permission of PROPOSING)
      for (const proposing of ROLE_SETS)
        for (const confirming of ROLE_SETS) {
          const operators = listOperators(links, { [ANNA]: proposing, [BINH]: confirming })
          const expected = !allows(confirming, CONFIRMED_BY[permission])
            ? 'role'
            : !allows(proposing, permission)
              ? 'proposer'
              : isOne
                ? 'one-person'
                : undefined
          const found = obstacleToConfirm({ permission, ...byAnna }, BINH, operators, NOW)
          expect([permission, proposing, confirming, found?.code]).toEqual([
            permission,
            proposing,
            confirming,
            expected,
          ])
          // The rule is the same with the parts exchanged, but for the roles.
          expect(findJoined(operators, ANNA, BINH, NOW)).toEqual(findJoined(operators, BINH, ANNA, NOW))
        }
  })

  it.each(PROPOSING)('is never the one who proposed by %s, whatever the roles', (permission) => {
    const operators = listOperators({}, { [ANNA]: OPERATOR_ROLES, [BINH]: OPERATOR_ROLES })
    expect(obstacleToConfirm({ permission, ...byAnna }, ANNA, operators, NOW)?.code).toBe('own')
    // Decisions of earlier releases know the name alone.
    const early = { permission, proposedBy: 'anna', proposedById: null }
    expect(obstacleToConfirm(early, ANNA, operators, NOW)?.code).toBe('own')
    expect(obstacleToConfirm(early, BINH, operators, NOW)?.code).toBe('proposer')
  })

  it('is active, and so is who proposed', () => {
    const all = listOperators({}, { [ANNA]: OPERATOR_ROLES, [BINH]: OPERATOR_ROLES })
    const without = (id: number) =>
      all.map((operator) => (operator.id === id ? { ...operator, isActive: false } : operator))
    const proposed = { permission: 'credits.propose', ...byAnna } as const
    expect(obstacleToConfirm(proposed, BINH, without(BINH), NOW)?.code).toBe('role')
    expect(obstacleToConfirm(proposed, BINH, without(ANNA), NOW)?.code).toBe('proposer')
    expect(obstacleToConfirm(proposed, 5, all, NOW)?.code).toBe('role')
  })

  it('reads who made which link, until when and what to do', () => {
    const roles = { [ANNA]: OPERATOR_ROLES, [BINH]: OPERATOR_ROLES, [DUNG]: OPERATOR_ROLES }
    const operators = listOperators({ [BINH]: { by: ANNA, ago: DAY_MS } }, roles)
    const proposed = { permission: 'lotteries.decide', ...byAnna } as const
    const { message = '' } = obstacleToConfirm(proposed, BINH, operators, NOW) ?? {}
    expect(message).toContain('binh logs in by a link that anna made, since')
    expect(message).toContain('another admin vouches for binh on the page Operators')
    expect(confirmers(proposed, operators)).toEqual(['dung'])
  })

  it('counts as another person as soon as one link on the way has ended', () => {
    const operators = listOperators({ [CLARA]: { by: ANNA, ago: DAY_MS }, [BINH]: { by: CLARA, ago: 3 * DAY_MS } })
    const until = new Date(NOW.getTime() + (LINK_DAYS - 3) * DAY_MS)
    expect(findJoined(operators, ANNA, BINH, NOW)?.until).toEqual(until)
    expect(findJoined(operators, ANNA, BINH, until)).toBeUndefined()
  })
})

describe('a voucher', () => {
  it('is neither the operator, nor who made the link, nor another account of the maker', () => {
    const operators = listOperators({ [BINH]: { by: ANNA }, [CLARA]: { by: ANNA } })
    const obstacles = [ANNA, BINH, CLARA, DUNG].map((voucherId) =>
      obstacleToVouch(operators, { operatorId: BINH, voucherId }, NOW),
    )
    expect(obstacles.map((obstacle) => obstacle === undefined)).toEqual([false, false, false, true])
  })
})

describe('powerful roles', () => {
  it('are all that allow either half of what takes two operators', () => {
    const halves = Object.entries(CONFIRMED_BY).flat() as (keyof typeof PERMISSIONS)[]
    expect(POWERFUL_ROLES).toEqual(OPERATOR_ROLES.filter((role) => halves.some((half) => allows([role], half))))
    expect(POWERFUL_ROLES).toEqual(OPERATOR_ROLES.filter((role) => role !== 'view'))
  })

  it('follow from every permission to confirm', () => {
    const confirming = Object.keys(PERMISSIONS).filter((name) => name.endsWith('confirm'))
    expect(confirming.toSorted()).toEqual(Object.values(CONFIRMED_BY).toSorted())
  })
})
