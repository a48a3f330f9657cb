import type { Feature } from '@playhouse/schema/types.generated.ts'
import type { CurrentViewer } from '../../../access/use-viewer.ts'

/** What the viewer must do before the entry works. */
export type EntryRequirement = 'nothing' | 'logIn' | 'trueAccount'

interface Asking {
  /** Null for a visitor, undefined while loading. */
  viewer: Pick<CurrentViewer, 'kind'> | null | undefined
  features: readonly Feature[]
}

/** Null hides the entry. */
export interface EntryRequirements {
  referral: EntryRequirement | null
}

/** Invitations are for visitors, and for members if the brand offers them. */
export function entryRequirements({ viewer, features }: Asking): EntryRequirements {
  if (viewer === undefined) return { referral: null }
  const need: EntryRequirement = viewer === null ? 'logIn' : viewer.kind === 'DEMO' ? 'trueAccount' : 'nothing'
  return {
    referral: viewer === null || features.includes('REFERRAL') ? need : null,
  }
}
