import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropViewer } from '../../../access/sign-in.ts'
import { errorCodeOf } from '../../../graphql/error-code.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useRevokeSessionMutation } from './revoke-session.generated.ts'

interface Told {
  onChanged: () => void
  /** Called before the page forgets the account: leave what only members may see. */
  onSignedOut: () => void
}

/** Ends one of the member's sessions and says so; ending one's own makes the page a visitor's. */
export function useRevokeSession({ onChanged, onSignedOut }: Told): {
  revoke: (id: string) => Promise<void>
  /** The session that is being ended. */
  revoking: string | null
} {
  const { t } = useTranslation('security')
  const client = useApolloClient()
  const errorText = useErrorText()
  const [mutate] = useRevokeSessionMutation()
  const [revoking, setRevoking] = useState<string | null>(null)

  const revoke = async (id: string): Promise<void> => {
    if (revoking) return
    setRevoking(id)
    try {
      const { data, error } = await mutate({ variables: { input: { id } } })
      const result = data?.revokeSession
      if (result?.__typename !== 'RevokeSessionSuccess') {
        showToast({ tone: 'bad', title: errorText(result?.code ?? errorCodeOf(error)) })
      } else if (result.loggedOut) {
        onSignedOut()
        await dropViewer(client)
        showToast({ tone: 'good', title: t('endedOwn') })
      } else {
        onChanged()
        showToast({ tone: 'good', title: t('ended') })
      }
    } catch (error) {
      showToast({ tone: 'bad', title: errorText(errorCodeOf(error)) })
    } finally {
      setRevoking(null)
    }
  }
  return { revoke, revoking }
}
