import type { WhitelabelNode } from '../site.ts'

/** Data of the platform from which valid inputs are made. */
export interface Facts {
  /** Whether the module and its ancestors are enabled; undefined without a white-label tree. */
  moduleOn: ((moduleId: string) => boolean) | undefined
  /** An open game, and one under maintenance. */
  openGame: number | undefined
  closedGame: number | undefined
  /** A draw on sale. */
  draw: { gameCode: string; numero: string } | undefined
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
  /** Created by this run, so that it may be changed. */
  throwAway: boolean
  isAgent: boolean
}

/** Looks up whether a module and its ancestors are enabled. */
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
