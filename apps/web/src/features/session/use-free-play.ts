import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adoptViewer } from '../../access/sign-in.ts'
import { errorCodeOf } from '../../graphql/error-code.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { activeLanguage } from '../../i18n/i18n.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useStartFreePlayMutation } from './start-free-play.generated.ts'

/** Opens a demo account and signs in to it. Failures come as a passing message: there is no form to stand in. */
export function useFreePlay(): { start: () => Promise<void>; starting: boolean } {
  const client = useApolloClient()
  const [mutate] = useStartFreePlayMutation()
  const [starting, setStarting] = useState(false)
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const refuse = (text: string) => void showToast({ tone: 'bad', title: text })

  const start = async (): Promise<void> => {
    if (starting) return
    setStarting(true)
    try {
      const { data, error } = await mutate({ variables: { input: { language: activeLanguage() } } })
      const result = data?.startFreePlay
      if (result?.__typename === 'LogInSuccess') {
        await adoptViewer(client)
        showToast({ tone: 'good', title: t('demoStarted') })
      } else if (result) {
        refuse(errorText(result.code, result.__typename === 'Problem' ? result.retryAfterSeconds : null))
      } else {
        refuse(errorText(errorCodeOf(error)))
      }
    } catch (error) {
      refuse(errorText(errorCodeOf(error)))
    } finally {
      setStarting(false)
    }
  }
  return { start, starting }
}
