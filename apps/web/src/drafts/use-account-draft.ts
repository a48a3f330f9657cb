import { useState } from 'react'
import { useViewer } from '../access/use-viewer.ts'
import { type AccountDraft, readDraft } from './form-draft.ts'

/**
 * Texts that an account has typed in one place and not sent, such as a room of the chat. They outlast a reload and the end of the session,
 * and only the same account finds them again. Signing out removes them.
 */
export function useAccountDraft<Name extends string>(place: string, names: readonly Name[]) {
  const viewer = useViewer()
  // The draft belongs to the account that began it for as long as the form is shown.
  const [found] = useState(() => {
    const draft: AccountDraft = `of:${viewer?.id ?? 'visitor'}:${place}`
    return { draft, typed: readDraft(draft, names) }
  })
  return found
}
