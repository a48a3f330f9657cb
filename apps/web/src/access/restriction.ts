import type { Restriction_ViewerFragment } from './viewer.generated.ts'
import { useViewer } from './use-viewer.ts'

export type Restriction = NonNullable<Restriction_ViewerFragment['restriction']>

/** What the signed-in account may not do now; null if there is nothing or nobody is known to be signed in. */
export const useRestriction = (): Restriction | null => useViewer()?.restriction ?? null

const EXCLUDED: ReadonlySet<string> = new Set<Restriction['kind']>(['TIME_OUT', 'SELF_EXCLUSION', 'HELD'])

/** Whether nothing may be advertised to the account: it is on a break, or held. */
export const useIsExcluded = (): boolean => EXCLUDED.has(useRestriction()?.kind ?? '')
