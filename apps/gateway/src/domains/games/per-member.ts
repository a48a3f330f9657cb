import type { Context } from '../base/context.ts'
import { loadFavouriteMarks } from './favourites.ts'

/** Loads what a member's `@perMember` leaves of a type are, by the object's ID. */
type Load = (context: Context) => Promise<(id: string) => Readonly<Record<string, unknown>>>

const loadMarks: Load = async (context) => {
  const getMarks = await loadFavouriteMarks(context)
  return (id) => getMarks(Number(id))
}

/** `@perMember` leaves by type, for texts that members share. */
export const PER_MEMBER: Readonly<Record<string, Load>> = { Game: loadMarks, Lottery: loadMarks }

/** The caller's values by type, and there by ID. */
export type PerMemberValues = ReadonlyMap<string, Awaited<ReturnType<Load>>>

export async function loadPerMemberValues(types: readonly string[], context: Context): Promise<PerMemberValues> {
  const values = new Map<string, Awaited<ReturnType<Load>>>()
  for (const type of types) {
    const load = PER_MEMBER[type]
    if (!load) throw new Error(`PER_MEMBER has no ${type}.`)
    values.set(type, await load(context))
  }
  return values
}
