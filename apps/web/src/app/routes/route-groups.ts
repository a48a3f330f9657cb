import type { RouteObject } from 'react-router-dom'
import { lobbyAt } from '../../paths.ts'
import { loadPart } from '../../ui/load-part.ts'

interface RouteGroup {
  /** Starts the ids of its routes, which must be the same on the server, whose tree has all groups. */
  id: string
  /** The first parts of its addresses. None: all that no other group and no lobby has. */
  roots?: readonly string[]
  load: () => Promise<RouteObject[]>
}

/** Routes that the browser loads when somebody goes there, so that the first page does not carry the addresses of their code. */
const GROUPS: readonly RouteGroup[] = [
  {
    id: 'member',
    roots: ['member'],
    load: async () => [{ path: 'member', children: (await import('./member-routes.ts')).createMemberRoutes() }],
  },
  {
    id: 'agent',
    roots: ['agent'],
    load: async () => [{ path: 'agent', children: (await import('./agent-routes.ts')).createAgentRoutes() }],
  },
  {
    id: 'lottery',
    roots: ['elott', 'lottery', 'vnlottery'],
    load: async () => (await import('./lottery-routes.ts')).createLotteryRoutes(),
  },
  { id: 'further', load: async () => (await import('./further-routes.ts')).createFurtherRoutes() },
]

/** New routes of the group that has this path; none for the home page and the lobbies. */
export async function loadRouteGroup(path: string): Promise<RouteObject[]> {
  const [root = '', ...rest] = path.toLowerCase().split('/').filter(Boolean)
  const isFirstView = root === '' || (rest.length === 0 && lobbyAt(root) !== null)
  const group = GROUPS.find(({ roots }) => roots?.includes(root) ?? !isFirstView)
  return group ? withIds(await loadPart(group.load), group.id) : []
}

/** Whether the route with this id comes from a group, whose other routes the router then has as well. */
export const isInGroup = (id: string | undefined): boolean => GROUPS.some((group) => id?.startsWith(`${group.id}-`))

export const loadRouteGroups = async (): Promise<RouteObject[]> =>
  (await Promise.all(GROUPS.map(async ({ id, load }) => withIds(await load(), id)))).flat()

function withIds(routes: RouteObject[], prefix: string): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${prefix}-${index}`
    return { ...route, id, ...(route.children && { children: withIds(route.children, id) }) } as RouteObject
  })
}
