import { activityStatement as statement } from '@playhouse/platform-api/limits.ts'
import { badArgument } from '../base/errors.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

/** @throws GraphQLError BAD_USER_INPUT for an invalid year; PlatformRefusal | PlatformUnavailable */
export async function activityStatement(platform: SessionPlatform, year: number | null | undefined) {
  if (year != null && (year < 2000 || year > 9999)) throw badArgument('year must have four digits.')
  const { months, ...found } = await platform.read(statement, year == null ? {} : { year })
  return { ...found, months: months.map(({ month, ...figures }) => ({ firstDay: `${month}-01`, figures })) }
}
