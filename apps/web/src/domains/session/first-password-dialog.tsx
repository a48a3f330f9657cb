import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLogIn, dropAccessRequest } from '../../access/access-requests.ts'
import { dropViewer } from '../../access/sign-in.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { useLogOut } from './use-log-out.ts'
import { useChangePasswordMutation } from './change-password.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { NewPassword } from './new-password-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** First password of an account that signs in by passkey or identity provider. Offers a new log-in if this one is no longer fresh. */
export function FirstPasswordDialog() {
  const { t } = useTranslation(['passwords', 'ui'])
  const client = useApolloClient()
  const viewer = useViewer()
  const { run: changePassword } = useSubmit(useChangePasswordMutation())
  const logOut = useLogOut()
  const [stale, setStale] = useState(false)
  const username = viewer?.username ?? ''

  const send = async (password: NewPassword) => {
    const outcome = await changePassword({ input: password })
    setStale(outcome.problem?.code === 'LOGIN_NOT_RECENT')
    return outcome
  }
  const finish = async () => {
    dropAccessRequest()
    showToast({ tone: 'good', title: t('firstSet') })
    await client.refetchQueries({ include: 'active' })
  }
  const logInAgain = async () => {
    // If this fails, the open session is still the owner's.
    await logOut()
    await dropViewer(client)
    openLogIn()
  }
  return (
    <Dialog
      size="small"
      title={t('firstTitle')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={dropAccessRequest}
    >
      <NewPasswordForm action={t('set')} acting={t('setting')} username={username} onSend={send} onDone={finish}>
        <p className="text-body text-muted">{t('firstText', { username })}</p>
      </NewPasswordForm>
      {stale ? (
        <Button className="mt-3" wide onClick={() => void logInAgain()}>
          {t('logInAgain')}
        </Button>
      ) : null}
    </Dialog>
  )
}
