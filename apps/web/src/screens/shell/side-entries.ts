import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { CurrentViewer } from '../../access/use-viewer.ts'

/** What pressing an entry does first: nothing, or what the visitor or demo account needs before. */
export type EntryNeed = 'nothing' | 'logIn' | 'trueAccount'

interface Asking {
  /** Null for a visitor, undefined while it is not known. */
  viewer: Pick<CurrentViewer, 'kind' | 'label'> | null | undefined
  features: readonly Feature[]
}

/** The entries of the side menu that not everyone has; null for those that this viewer has not. */
export interface SideEntries {
  referral: EntryNeed | null
  vipLevel: EntryNeed | null
}

/**
 * Visible entries: invitations for visitors, and for members if the brand has them; the VIP level for visitors and for members with a
 * label.
 */
export function sideEntries({ viewer, features }: Asking): SideEntries {
  if (viewer === undefined) return { referral: null, vipLevel: null }
  const need: EntryNeed = viewer === null ? 'logIn' : viewer.kind === 'DEMO' ? 'trueAccount' : 'nothing'
  return {
    referral: viewer === null || features.includes('REFERRAL') ? need : null,
    vipLevel: viewer === null || viewer.label ? need : null,
  }
}
