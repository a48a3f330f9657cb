import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/points.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { ledgerTransaction, type TransactionType } from '../../../db/tables/ledger.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { readMovements } from '../records/movements.ts'
import { creditPoints } from './earn-points.ts'
import { itemNames } from './read-points.ts'

type Kind = contract.PointEntryKind

/** Day before the first brand. */
const FIRST_DAY = '2000-01-01'

/** Every movement of the account's points, latest first. Counts the closed days first, as the balance does. */
export async function readStatement(
  database: Database,
  { memberId, language }: { memberId: number; language: LanguageCode },
  paging: CheckedInputOf<typeof contract.pointStatement>,
): Promise<ResponseOf<typeof contract.pointStatement>> {
  await creditPoints(database, memberId)
  const range = { from: FIRST_DAY, to: brandDay(new Date()), ...paging }
  const { list, totalCount } = await readMovements(database, memberId, range, [{ wallet: 'points' }], language)
  const [keys, names] = await Promise.all([
    getKeys(
      database,
      memberId,
      list.map(({ transactionId }) => transactionId),
    ),
    itemNames(database, language),
  ])
  return {
    total: totalCount,
    list: list.map(({ movementId, transactionId, type, amount, balanceAfter, reference, at }) => {
      const kind = getKind(type as TransactionType, keys.get(transactionId) ?? '', reference)
      return {
        id: movementId,
        kind,
        points: amount,
        balance: balanceAfter,
        itemName: kind === 'ITEM' && reference !== null ? (names.get(reference) ?? reference) : null,
        playedUntil: kind === 'PLAY' ? reference : null,
        at,
      }
    }),
  }
}

async function getKeys(
  database: Database,
  memberId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: ledgerTransaction.id, key: ledgerTransaction.idempotencyKey })
    .from(ledgerTransaction)
    .where(and(eq(ledgerTransaction.memberId, memberId), inArray(ledgerTransaction.id, ids.map(BigInt))))
  return new Map(rows.map(({ id, key }) => [String(id), key]))
}

/** Finds the kind by the key under which it was posted, see `ledgerKeys`. */
function getKind(type: TransactionType, key: string, reference: string | null): Kind {
  const [subject] = key.split(':')
  switch (type) {
    case 'POINTS_CONVERT':
      return 'CONVERSION'
    case 'POINTS_EARN':
      if (subject === 'mission') return 'MISSION'
      if (subject === 'raffle') return 'RAFFLE_PRIZE'
      return /^\d{4}-\d{2}-\d{2}$/.test(reference ?? '') ? 'PLAY' : 'OTHER'
    case 'POINTS_SPEND':
      return subject === 'raffle' ? 'RAFFLE_TICKETS' : 'ITEM'
    case 'POINTS_RETURN':
      return subject === 'raffle' ? 'RAFFLE_RETURN' : 'ITEM_RETURN'
    default:
      return 'OTHER'
  }
}
