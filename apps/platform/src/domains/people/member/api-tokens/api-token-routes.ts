import * as contract from '@playhouse/platform-api/session-api-tokens.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import type { BindEndpoint } from '../../../../request/call-context.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'
import { listApiTokens, makeOwnApiToken, revokeApiToken } from './api-tokens.ts'

export function apiTokenRoutes(bind: BindEndpoint): void {
  bind(contract.apiTokens, (_, { database, session }) => listApiTokens(database, session.memberId))
  bind(contract.createApiToken, (input, { database, session }) =>
    makeOwnApiToken(database, requireRealAccount(session), input),
  )
  bind(contract.revokeApiToken, async ({ id }, { database, session: { memberId } }) => {
    await withTransaction(database, (tx) => revokeApiToken(tx, { kind: 'MEMBER', memberId }, memberId, id))
    return {}
  })
}
