import { favouriteIds } from '@playhouse/platform-api/games.ts'
import type { Context } from '../base/context.ts'
import { readSession } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'

type Favourites = ReadonlySet<number> | null

/** Loaded once per request. */
const loaded = new WeakMap<Context, Promise<Favourites>>()

/**
 * Node ids of the viewer's favourites; null for visitors, demo accounts and brands without favourites. An outage is
 * reported once in `errors`, and `isFavourite` is null.
 */
export function favouritesOf(context: Context): Promise<Favourites> {
  let favourites = loaded.get(context)
  if (!favourites) loaded.set(context, (favourites = readFavourites(context)))
  return favourites
}

async function readFavourites(context: Context): Promise<Favourites> {
  try {
    return await readSession(context, async (platform) => new Set((await platform.read(favouriteIds, {})).nodeIds))
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) context.sharedFailures.add(error)
    return null
  }
}
