import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendEvent } from '../../../analytics/send-event.ts'
import { adoptViewer } from '../../../access/sign-in.ts'
import { useProblem, useSubmit } from '../../../graphql/use-submit.ts'
import { activeLanguage } from '../../../i18n/i18n.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useStartFreePlayMutation } from '../start-free-play.generated.ts'

/** Opens a demo account and logs in; false after a failure, which a toast reports because there is no form. */
export function useFreePlay(): { start: () => Promise<boolean>; starting: boolean } {
  const client = useApolloClient()
  const { run } = useSubmit(useStartFreePlayMutation())
  const [starting, setStarting] = useState(false)
  const { t } = useTranslation('shell')
  const getProblem = useProblem()
  const refuse = (text: string) => void showToast({ tone: 'bad', title: text })

  const start = async (): Promise<boolean> => {
    if (starting) return false
    setStarting(true)
    try {
      const { problem } = await run({ input: { language: activeLanguage() } })
      if (problem) {
        refuse(problem.text)
        return false
      }
      await adoptViewer(client)
      sendEvent({ name: 'free_play_started' })
      showToast({ tone: 'good', title: t('demoStarted') })
      return true
    } catch (error) {
      refuse(getProblem(undefined, error).text)
      return false
    } finally {
      setStarting(false)
    }
  }
  return { start, starting }
}
