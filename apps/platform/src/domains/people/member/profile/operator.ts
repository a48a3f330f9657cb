import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { identityRequest } from '../../../../db/tables/profile.ts'

export const countWaitingIdentities = (database: Database): Promise<number> =>
  database.$count(identityRequest, eq(identityRequest.state, 'REVIEW'))
