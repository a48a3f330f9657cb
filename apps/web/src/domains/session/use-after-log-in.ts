import { useTranslation } from 'react-i18next'
import { openPasswordChange, openWelcome, fulfilAccessRequest } from '../../access/access-requests.ts'
import { rememberPasswordDue } from '../../access/password-due.ts'
import type { SignedInFacts } from './use-log-in-outcome.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { showToast } from '../../ui/toast-queue.ts'

/** After a log-in: a password change that is due, or the first welcome, or a toast with the previous log-in and the pending action. */
export function useAfterLogIn(): (facts: SignedInFacts) => void {
  const { t } = useTranslation('session')
  const { dateTime } = useFormat()
  return ({ name, isFirstLogIn, passwordChangeReason, previousLogIn }) => {
    if (passwordChangeReason) {
      rememberPasswordDue(passwordChangeReason)
      return openPasswordChange(passwordChangeReason)
    }
    if (isFirstLogIn) return openWelcome()
    showToast({
      tone: 'good',
      title: name === undefined ? t('loggedIn') : t('welcome', { name }),
      text: previousLogIn
        ? t('previousLogIn', { time: dateTime(previousLogIn.at), address: previousLogIn.ipAddress })
        : undefined,
    })
    fulfilAccessRequest()
  }
}
