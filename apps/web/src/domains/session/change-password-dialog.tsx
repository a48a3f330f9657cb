import { useApolloClient } from '@apollo/client/react'
import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropAccessRequest, fulfilAccessRequest, openLogInWithNewPassword } from '../../access/access-requests.ts'
import { dropViewer } from '../../access/sign-in.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { useLogOut } from './use-log-out.ts'
import { useChangePasswordMutation } from './change-password.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { NewPassword } from './new-password-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

interface ChangePasswordDialogProps {
  /** Null for a voluntary change. */
  due: PasswordChangeReason | null
}

/**
 * Closing a change that is due logs out. Right after a log-in it does not ask for the old password: the platform accepts the fresh log-in instead. The
 * change ends the session, so the log-in dialog follows.
 */
export function ChangePasswordDialog({ due }: ChangePasswordDialogProps) {
  const { t } = useTranslation(['passwords', 'ui'])
  const client = useApolloClient()
  const viewer = useViewer()
  const { run: changePassword } = useSubmit(useChangePasswordMutation())
  const logOut = useLogOut()
  const whyId = useId()
  const [asksOld, setAsksOld] = useState(due === null)

  const leave = async () => {
    // The platform allows nothing else in this session.
    const { problem } = await logOut()
    if (problem) return showToast({ tone: 'bad', title: problem.text })
    await dropViewer(client)
    dropAccessRequest()
  }
  const send = async (password: NewPassword) => {
    const outcome = await changePassword({ input: password })
    // The log-in is no longer fresh (15 minutes), so the old password is required.
    if (outcome.problem?.fields.some(({ field }) => field === 'oldPassword')) setAsksOld(true)
    return outcome
  }
  const logInAgain = async () => {
    // If this fails, the open session is still the owner's.
    await logOut()
    await dropViewer(client)
    openLogInWithNewPassword()
  }
  return (
    <Dialog
      size="small"
      title={t('changeTitle')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      describedBy={due ? whyId : undefined}
      onClose={due ? () => void leave() : fulfilAccessRequest}
    >
      <NewPasswordForm
        asksOld={asksOld}
        action={t('change')}
        acting={t('changing')}
        username={viewer?.username}
        onSend={send}
        onDone={logInAgain}
      >
        {due ? (
          <p
            id={whyId}
            className="flex items-start gap-2.5 rounded-card border border-line bg-raised px-4 py-3 text-body"
          >
            <Icon icon={KeyRound} size={20} className="mt-px shrink-0 text-muted" />
            <span>
              {t(`due.${due}`)} {t('dueText')}
            </span>
          </p>
        ) : null}
      </NewPasswordForm>
    </Dialog>
  )
}
