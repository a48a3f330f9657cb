import { teamOverview } from '@playhouse/platform-api/agent.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { BrandSettings } from '../site/brand-settings.ts'
import { readTeamOverview } from './team-overview.ts'

export function agentRoutes(bind: Bind, { brand }: { brand: () => Promise<BrandSettings> }): void {
  bind(teamOverview, async (input, { database, session }) =>
    readTeamOverview(database, input, session, (await brand()).currency),
  )
}
