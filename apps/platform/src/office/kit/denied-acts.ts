import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../audit/audit-log.ts'
import { countWithin, HOUR } from '../../request/rate-limit.ts'
import type { OperatorSession } from './operator-sessions.ts'
import { type Permission, roleFor } from './permissions.ts'

/** The alert fires long before; more entries would only keep others from writing the log. */
const RECORDED_PER_HOUR = 60
const ADDRESS_MAX = 200

interface DeniedAct {
  method: string
  /** Address without its query. */
  path: string
  permission: Permission
  /** What the operator read; kept where the roles allow the permission. */
  why: string
}

/** Records that an operator was refused an act: by the roles, or by what the act itself allows. */
export async function recordDenied(
  database: Database,
  { operatorId, operator, roles }: OperatorSession,
  { method, path, permission, why }: DeniedAct,
): Promise<void> {
  const counted = { action: 'operator denied', by: `operator ${operatorId}`, window: HOUR }
  if (!(await countWithin(database, { ...counted, limit: RECORDED_PER_HOUR }))) return
  const role = roleFor(roles, permission)
  const act = { method, path: path.slice(0, ADDRESS_MAX), permission, roles }
  await withTransaction(database, (tx) =>
    recordAudit(tx, {
      actor: { kind: 'OPERATOR', name: operator, role: role ?? null },
      action: 'operator.denied',
      subject: `operator:${operator}`,
      new: role === undefined ? act : { ...act, why },
    }),
  )
}
