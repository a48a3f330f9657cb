import type { Restriction_ViewerFragment } from './viewer.generated.ts'
import { accountClosing } from '../graphql/session-expiry.ts'
import { useStore } from '../store.ts'
import { useViewer } from './use-viewer.ts'

export type Restriction = NonNullable<Restriction_ViewerFragment['restriction']>

/** The restriction of the signed-in account; null without a restriction or without a known account. */
export const useRestriction = (): Restriction | null => useViewer()?.restriction ?? null

const EXCLUDED: ReadonlySet<string> = new Set<Restriction['kind']>([
  'CLOSING',
  'TIME_OUT',
  'SELF_EXCLUSION',
  'HELD',
  'REGISTER',
  'REGISTER_UNKNOWN',
  'REGISTER_INCOMPLETE',
])

/** Whether the signed-in account is being closed: one screen stands in the place of all others. */
export function useIsClosing(): boolean {
  const viewer = useViewer()
  const isRefused = useStore(accountClosing)
  return Boolean(viewer) && (isRefused || viewer?.restriction?.kind === 'CLOSING')
}

/** Whether the account is on a break, held or being closed, so that offers are of no use to it. */
export const useIsExcluded = (): boolean => EXCLUDED.has(useRestriction()?.kind ?? '')

/** Whether nothing may be advertised to the account: it is excluded, or the site has just spoken to its member about their play. */
export function useIsAdvertFree(): boolean {
  const isExcluded = useIsExcluded()
  return useViewer()?.isAdvertisingPaused === true || isExcluded
}
