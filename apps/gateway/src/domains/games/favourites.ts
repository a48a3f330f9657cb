import { favouriteIds } from '@playhouse/platform-api/games.ts'
import type { Context } from '../base/context.ts'
import { readSession } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'

/** Notes by node ID; null without one. */
type Favourites = ReadonlyMap<number, string | null> | null

/** Loaded once per request. */
const loaded = new WeakMap<Context, Promise<Favourites>>()

/**
 * The viewer's favourites, newest first; null for visitors, demo accounts and brands without favourites. An outage is
 * reported once in `errors`, and `isFavourite` is null.
 */
export function getFavourites(context: Context): Promise<Favourites> {
  let favourites = loaded.get(context)
  if (!favourites) loaded.set(context, (favourites = readFavourites(context)))
  return favourites
}

/** What the viewer has marked, by node ID. Both are null for viewers without favourites. */
export async function loadFavouriteMarks(context: Context) {
  const favourites = context.session.platform ? await getFavourites(context) : null
  return (nodeId: number) => ({
    isFavourite: favourites?.has(nodeId) ?? null,
    favouriteNote: favourites?.get(nodeId) ?? null,
  })
}

async function readFavourites(context: Context): Promise<Favourites> {
  try {
    return await readSession(context, async (platform) => {
      const { nodeIds, notes } = await platform.read(favouriteIds, {})
      const getNote = new Map(notes.map(({ nodeId, note }) => [nodeId, note]))
      return new Map(nodeIds.map((nodeId) => [nodeId, getNote.get(nodeId) ?? null]))
    })
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) context.sharedFailures.add(error)
    return null
  }
}
