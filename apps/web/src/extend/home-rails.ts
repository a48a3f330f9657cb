import type { HomeRail } from '@playhouse/site/config.ts'

/** Rails of the home page in order. The build takes them from `playhouse.config.ts`. */
export const HOME_RAILS: readonly HomeRail[] = ['hot', 'popular', 'highlights', 'lobbies']
