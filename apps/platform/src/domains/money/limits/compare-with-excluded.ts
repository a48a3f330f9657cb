import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { playExclusion } from '../../../db/tables/limits.ts'
import { finishDays, isDayDone } from '../../../jobs/daily-work.ts'
import { type DueWork, eachDue, takeMembers } from '../../../jobs/due-rows.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { holdMatches } from '../../people/member/matching-accounts.ts'

const PAGE = 1_000
/** When few people play. */
const AFTER_MIDNIGHT_MS = 3 * 3_600_000

/**
 * Compares each excluded person with all accounts, once a day: a rule of comparison that a release brings also holds accounts that
 * existed before it.
 */
export function compareWithExcluded(): DueWork {
  let done: string | undefined
  return {
    name: 'accounts of excluded persons',
    everyMs: 600_000,
    isBackground: true,
    async run(database, closing) {
      const day = brandDay(new Date(Date.now() - AFTER_MIDNIGHT_MS))
      if (done === day) return 0
      if (await isDayDone(database, 'excluded persons', day)) {
        done = day
        return 0
      }
      const compared = await eachDue(database, closing, {
        getName: ({ memberId }) => `accounts like those of member ${memberId}`,
        take: takeMembers((tx, after) =>
          tx
            .selectDistinct({ memberId: playExclusion.memberId })
            .from(playExclusion)
            .where(
              and(
                gt(playExclusion.memberId, after),
                eq(playExclusion.state, 'ACTIVE'),
                or(isNull(playExclusion.endsAt), gt(playExclusion.endsAt, sql`now()`)),
              ),
            )
            .orderBy(playExclusion.memberId)
            .limit(PAGE),
        ),
        work: (tx, [{ memberId }]) => holdMatches(tx, memberId),
        // The next run compares all again.
        postpone: async () => {},
      })
      if (!closing.aborted) await finishDays(database, 'excluded persons', day)
      return compared
    },
  }
}
