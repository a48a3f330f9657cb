import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropViewer } from '../../../access/sign-in.ts'
import { useProblem, useSubmit } from '../../../graphql/use-submit.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useRevokeSessionMutation } from './revoke-session.generated.ts'

interface RevokeSessionEvents {
  onChanged: () => void
  /** Called before the viewer is cleared, to leave pages for members. */
  onSignedOut: () => void
}

/** Ends a session and confirms it. Ending the current one logs out. */
export function useRevokeSession({ onChanged, onSignedOut }: RevokeSessionEvents): {
  revoke: (id: string) => Promise<void>
  revoking: string | null
} {
  const { t } = useTranslation('security')
  const client = useApolloClient()
  const { run } = useSubmit(useRevokeSessionMutation())
  const getProblem = useProblem()
  const [revoking, setRevoking] = useState<string | null>(null)

  const revoke = async (id: string): Promise<void> => {
    if (revoking) return
    setRevoking(id)
    try {
      const { success, problem } = await run({ input: { id } })
      if (problem) {
        showToast({ tone: 'bad', title: problem.text })
      } else if (success.isLoggedOut) {
        onSignedOut()
        await dropViewer(client)
        showToast({ tone: 'good', title: t('endedOwn') })
      } else {
        onChanged()
        showToast({ tone: 'good', title: t('ended') })
      }
    } catch (error) {
      showToast({ tone: 'bad', title: getProblem(undefined, error).text })
    } finally {
      setRevoking(null)
    }
  }
  return { revoke, revoking }
}
