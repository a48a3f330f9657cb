import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { CurrentViewer } from '../../../access/use-viewer.ts'

/** The step that the viewer must take before the entry works. */
export type EntryRequirement = 'nothing' | 'logIn' | 'trueAccount'

interface Asking {
  /** Null for a visitor, undefined while loading. */
  viewer: Pick<CurrentViewer, 'kind' | 'label'> | null | undefined
  offers: (feature: Feature) => boolean
}

/** Null hides the entry. */
export interface EntryRequirements {
  referral: EntryRequirement | null
  rank: EntryRequirement | null
}

/**
 * Invitations are for visitors, and for members if the brand offers them; the rank for visitors and those who have one. While
 * loading, both lead to their pages.
 */
export function entryRequirements({ viewer, offers }: Asking): EntryRequirements {
  const need: EntryRequirement = viewer === null ? 'logIn' : viewer?.kind === 'DEMO' ? 'trueAccount' : 'nothing'
  return {
    referral: offers('INVITATIONS') && (!viewer || offers('REFERRAL')) ? need : null,
    rank: offers('RANKS') && (!viewer || viewer.label) ? need : null,
  }
}
