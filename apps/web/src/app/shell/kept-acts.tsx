import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { awaitOutcome, isAwaited, keptActs, releaseAct } from '../../access/kept-acts.ts'
import { RECORDS, showWhereToLook } from '../../access/look-at-records.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { readAbilities } from '../../graphql/site-abilities.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useStore } from '../../store.ts'

/** Finds the outcomes of acts that were sent before a reload, or whose outcome stayed unknown on this page. */
export function KeptActs() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { t } = useTranslation('faults')
  const { dateTime } = useFormat()
  const errorText = useErrorText()
  const acts = useStore(keptActs)
  const isSignedIn = Boolean(useViewer())
  useEffect(() => {
    if (!isSignedIn) return
    for (const stored of acts.filter((one) => !isAwaited(one))) {
      if (!readAbilities(client.cache).canRepeatMutations) {
        const words = { unknown: t('outcome.unknown'), mayRepeat: t('outcome.mayRepeat'), look: t('outcome.look') }
        releaseAct(stored)
        showWhereToLook(words, () => void navigate(RECORDS[stored.act]()))
        continue
      }
      awaitOutcome(stored)
      const time = dateTime(stored.sentAt)
      const words = {
        checking: t('outcome.checking'),
        checkingText: t('outcome.checkingText'),
        unknown: t('outcome.unknown'),
        unknownText: t('outcome.unknownText', { time }),
        done: t('outcome.done', { time }),
        notDone: t('outcome.notDone', { time }),
        errorText,
      }
      void import('./find-outcome.ts').then(({ findOutcome }) => findOutcome(client, stored, words)).catch(() => {})
    }
  }, [acts, client, dateTime, errorText, isSignedIn, navigate, t])
  return null
}
