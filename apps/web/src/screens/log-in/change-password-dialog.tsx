import { useApolloClient } from '@apollo/client/react'
import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askLogInWithNewPassword, fulfilAccessRequest } from '../../access/access-requests.ts'
import { forgetPasswordDue } from '../../access/password-due.ts'
import { dropViewer } from '../../access/sign-in.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { useLogOutMutation } from '../../features/session/log-out.generated.ts'
import { useChangePasswordMutation } from '../../features/session/change-password.generated.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { NewPassword } from './new-password-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

interface ChangePasswordDialogProps {
  /** Why it must be changed; null when its owner wants to. */
  due: PasswordChangeReason | null
}

/**
 * Changes the password. Directly after a log-in that requires the change, the old password is not asked for. The change ends the
 * session, and the log-in dialog replaces this one.
 */
export function ChangePasswordDialog({ due }: ChangePasswordDialogProps) {
  const { t } = useTranslation(['passwords', 'ui'])
  const client = useApolloClient()
  const viewer = useViewer()
  const { run: changePassword } = useSubmit(useChangePasswordMutation())
  const { run: logOut } = useSubmit(useLogOutMutation())
  const whyId = useId()
  const [asksOld, setAsksOld] = useState(due === null)

  const close = () => {
    forgetPasswordDue()
    fulfilAccessRequest()
  }
  const send = async (password: NewPassword) => {
    const { problem } = await changePassword({ input: password })
    if (problem) {
      // The quarter of an hour in which it is known is over.
      if (problem.fields.some(({ field }) => field === 'oldPassword')) setAsksOld(true)
      return problem
    }
    forgetPasswordDue()
    // Should the session not hear of it, it is one of whoever has just typed the new password.
    await logOut({})
    await dropViewer(client)
    askLogInWithNewPassword()
    return undefined
  }
  return (
    <Dialog
      size="small"
      title={t('changeTitle')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      describedBy={due ? whyId : undefined}
      onClose={close}
    >
      <NewPasswordForm
        asksOld={asksOld}
        action={t('change')}
        acting={t('changing')}
        username={viewer?.username}
        onSend={send}
      >
        {due ? (
          <p
            id={whyId}
            className="flex items-start gap-2.5 rounded-card border border-line bg-raised px-4 py-3 text-body"
          >
            <Icon icon={KeyRound} size={20} className="mt-px shrink-0 text-muted" />
            {t(`due.${due}`)}
          </p>
        ) : null}
      </NewPasswordForm>
    </Dialog>
  )
}
