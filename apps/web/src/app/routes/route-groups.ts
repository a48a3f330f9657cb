import type { RouteObject } from 'react-router-dom'
import { loadPart } from '../../ui/load-part.ts'
import { PERSONAL } from './screen-route.ts'

interface RouteGroup {
  /** Matches the paths of the group. */
  paths: RegExp
  load: () => Promise<RouteObject[]>
}

/** Routes that the browser loads when somebody goes there: most visitors never do. */
const GROUPS: readonly RouteGroup[] = [
  {
    paths: /^\/member(?![^/])/i,
    load: async () => {
      const { createMemberRoutes } = await import('./member-routes.ts')
      return [{ path: 'member', handle: PERSONAL, children: createMemberRoutes() }]
    },
  },
  {
    paths: /^\/agent(?![^/])/i,
    load: async () => {
      const { createAgentRoutes } = await import('./agent-routes.ts')
      return [{ path: 'agent', handle: PERSONAL, children: createAgentRoutes() }]
    },
  },
  {
    paths: /^\/(?:elott|lottery|vnlottery)(?![^/])/i,
    load: async () => (await import('./lottery-routes.ts')).createLotteryRoutes(),
  },
]

/** New routes of the group that has this path; none if no group has it. */
export async function loadRouteGroup(path: string): Promise<RouteObject[]> {
  const group = GROUPS.find(({ paths }) => paths.test(path))
  return group ? loadPart(group.load) : []
}

export const loadRouteGroups = async (): Promise<RouteObject[]> =>
  (await Promise.all(GROUPS.map(({ load }) => load()))).flat()
