import { MENU_GROUPS } from '@playhouse/site/config.ts'
import { describe, expect, it } from 'vitest'
import { createAgentRoutes } from './routes/agent-routes.ts'
import { createMemberRoutes } from './routes/member-routes.ts'
import { CENTRES, findMenuPage, findShape, PAGE_LOOKS } from '../centres.ts'
import { findCentre, MENU_PATHS } from '../menu-paths.ts'
import type { RouteObject } from 'react-router-dom'

const listed = Object.values(CENTRES).flatMap(({ hub, groups }) => [hub, ...groups.flatMap(({ pages }) => pages)])

const getAddresses = (routes: readonly RouteObject[], parent: string): string[] =>
  routes.flatMap(({ path, index, children, lazy }) => {
    const own = path ? `${parent}/${path.replaceAll(/:\w+/g, '7')}` : parent
    return children ? getAddresses(children, own) : lazy && (path || index) ? [own] : []
  })

const addresses = [...getAddresses(createMemberRoutes(), '/member'), ...getAddresses(createAgentRoutes(), '/agent')]

describe('the centres', () => {
  it('list each page of a menu once', () => {
    expect(listed.toSorted()).toEqual(Object.keys(PAGE_LOOKS).toSorted())
  })

  it.each(['member', 'agent'] as const)('have the groups that a project may name: %s', (centre) => {
    expect(CENTRES[centre].groups.map(({ id }) => id)).toEqual(MENU_GROUPS[centre])
  })

  it('list the pages of their own part of the site', () => {
    const strangers = Object.entries(CENTRES).flatMap(([centre, { hub, groups }]) =>
      [hub, ...groups.flatMap(({ pages }) => pages)].filter((page) => findCentre(MENU_PATHS[page]) !== centre),
    )
    // Open to visitors too.
    expect(strangers).toEqual(['POINTS_MALL'])
  })

  it.each(addresses)('give %s a shape and the entry to mark', (address) => {
    expect(findShape(address)?.length).toBeGreaterThan(0)
    expect(listed).toContain(findMenuPage(address))
  })

  it.each(['/', '/rng', '/members', '/promotions', '/service'])('do not claim %s', (address) => {
    expect(findCentre(address)).toBeUndefined()
    expect(findShape(address)).toBeUndefined()
  })
})
