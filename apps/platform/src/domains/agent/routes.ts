import { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { BindEndpoint } from '../../request/call-context.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { readTeamOverview } from './team-overview.ts'

export function agentRoutes(bind: BindEndpoint, { brand }: { brand: () => Promise<BrandSettings> }): void {
  bind(teamOverview, async (input, { database, session }) =>
    readTeamOverview(database, input, session, (await brand()).currency),
  )
}
