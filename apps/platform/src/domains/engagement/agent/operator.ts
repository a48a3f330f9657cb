import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { agentApplication } from '../../../db/tables/agents.ts'

export const countWaitingApplications = (database: Database): Promise<number> =>
  database.$count(agentApplication, eq(agentApplication.state, 'APPLIED'))
