import type { WhitelabelNode } from '../site.ts'

/** What a run learns of the platform before it checks: the good inputs are made from it. */
export interface Facts {
  /** True if the module and everything above it is on; undefined when the platform does not show its tree. */
  moduleOn: ((moduleId: string) => boolean) | undefined
  /** A game that can be opened, and one that is under maintenance. */
  openGame: number | undefined
  closedGame: number | undefined
  /** The signed-in account; undefined when there is none. */
  account: Account | undefined
  /** Token of a demo account. */
  demoToken: string | undefined
  /** Today, yyyy-MM-dd. */
  today: string
}

/** The account whose endpoints are checked. */
export interface Account {
  username: string
  password: string
  token: string
  /** Made for this run: it may be changed. */
  throwAway: boolean
  isAgent: boolean
}

/** Tells of each module of a tree whether it and everything above it is on. */
export function modulesOf(tree: readonly WhitelabelNode[]): (moduleId: string) => boolean {
  const on = new Set<string>()
  const walk = (nodes: readonly WhitelabelNode[]) => {
    for (const { modId, enabled, childrenNodes } of nodes) {
      if (!enabled) continue
      on.add(modId)
      walk(childrenNodes)
    }
  }
  walk(tree)
  return (moduleId) => on.has(moduleId)
}
