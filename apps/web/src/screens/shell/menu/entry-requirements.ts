import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { CurrentViewer } from '../../../access/use-viewer.ts'

/** What pressing an entry does first: nothing, or what the visitor or demo account needs before. */
export type EntryRequirement = 'nothing' | 'logIn' | 'trueAccount'

interface Asking {
  /** Null for a visitor, undefined while it is not known. */
  viewer: Pick<CurrentViewer, 'kind' | 'label'> | null | undefined
  features: readonly Feature[]
}

/** The entries of the side menu that not everyone has; null for those that this viewer has not. */
export interface EntryRequirements {
  referral: EntryRequirement | null
  vipLevel: EntryRequirement | null
}

/**
 * Who has which entry (specification, section 2): invitations for visitors, and for members where the brand has them; the VIP level
 * for visitors and for whoever bears a label.
 */
export function entryRequirements({ viewer, features }: Asking): EntryRequirements {
  if (viewer === undefined) return { referral: null, vipLevel: null }
  const need: EntryRequirement = viewer === null ? 'logIn' : viewer.kind === 'DEMO' ? 'trueAccount' : 'nothing'
  return {
    referral: viewer === null || features.includes('REFERRAL') ? need : null,
    vipLevel: viewer === null || viewer.label ? need : null,
  }
}
