import { favouriteIds } from '@playhouse/platform-api/games.ts'
import type { Context } from '../base/context.ts'
import { readSession } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'

/**
 * Node ids of the viewer's favourites; null for visitors, demo accounts and brands without favourites. An outage is
 * reported once in `errors`, and `isFavourite` is null.
 */
export async function readFavourites(context: Context): Promise<ReadonlySet<number> | null> {
  try {
    return await readSession(context, async (platform) => new Set((await platform.read(favouriteIds, {})).nodeIds))
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) context.sharedFailures.add(error)
    return null
  }
}
