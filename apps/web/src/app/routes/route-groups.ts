import type { RouteObject } from 'react-router-dom'
import { loadPart } from '../../ui/load-part.ts'
import { PERSONAL } from './screen-route.ts'

interface RouteGroup {
  /** Starts the ids of its routes, which must be the same on the server, whose tree has all groups. */
  id: string
  /** Matches the paths of the group. */
  paths: RegExp
  load: () => Promise<RouteObject[]>
}

/** Routes that the browser loads when somebody goes there, so that the first page does not carry the addresses of their code. */
const GROUPS: readonly RouteGroup[] = [
  {
    id: 'member',
    paths: /^\/member(?![^/])/i,
    load: async () => {
      const { createMemberRoutes } = await import('./member-routes.ts')
      return [{ path: 'member', handle: PERSONAL, children: createMemberRoutes() }]
    },
  },
  {
    id: 'agent',
    paths: /^\/agent(?![^/])/i,
    load: async () => {
      const { createAgentRoutes } = await import('./agent-routes.ts')
      return [{ path: 'agent', handle: PERSONAL, children: createAgentRoutes() }]
    },
  },
  {
    id: 'lottery',
    paths: /^\/(?:elott|lottery|vnlottery)(?![^/])/i,
    load: async () => (await import('./lottery-routes.ts')).createLotteryRoutes(),
  },
  {
    id: 'further',
    paths:
      /^\/(?:login|register|register\.html|reset-password|service|unsubscribe|winners|raffle|game|seamless|promotions|promoDetail|pointMall|helpmc|help|responsible-gaming|down|download)(?![^/])/i,
    load: async () => (await import('./further-routes.ts')).createFurtherRoutes(),
  },
]

/** New routes of the group that has this path; none if no group has it. */
export async function loadRouteGroup(path: string): Promise<RouteObject[]> {
  const group = GROUPS.find(({ paths }) => paths.test(path))
  return group ? withIds(await loadPart(group.load), group.id) : []
}

export const loadRouteGroups = async (): Promise<RouteObject[]> =>
  (await Promise.all(GROUPS.map(async ({ id, load }) => withIds(await load(), id)))).flat()

function withIds(routes: RouteObject[], prefix: string): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${prefix}-${index}`
    return { ...route, id, ...(route.children && { children: withIds(route.children, id) }) } as RouteObject
  })
}
