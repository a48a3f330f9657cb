import type { MessageRecipient } from '@playhouse/schema/types.generated.ts'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../graphql/use-request-key.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSendMessageMutation } from './messages-screen.generated.ts'

const TITLE_MAX = 80
const TEXT_MAX = 1_000

export interface Draft {
  to: MessageRecipient
  username: string
  title: string
}

interface WriteDialogProps {
  draft: Draft
  recipients: { uplineUsername: string | null; directCount: number; directUsernames: readonly string[] }
  onClose: () => void
  onSent: (recipientCount: number) => void
}

type Faults = Partial<Record<'username' | 'title' | 'content' | 'form', string>>

/** Writes to the upline, to one account below, or to all of them. */
export function WriteDialog({ draft, recipients, onClose, onSent }: WriteDialogProps) {
  const { t } = useTranslation(['messages', 'ui'])
  const id = useId()
  const send = useSubmit(useSendMessageMutation())
  const [to, setTo] = useState(draft.to)
  const [faults, setFaults] = useState<Faults>({})
  const requestKey = useRequestKey()
  const { uplineUsername, directCount, directUsernames } = recipients
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const [username, title, content] = [text('username'), text('title'), text('content')]
    const found: Faults = {
      ...(to === 'ACCOUNT' && username === '' && { username: t('noUsername') }),
      ...(title === '' && { title: t('noTitle') }),
      ...(content === '' && { content: t('noContent') }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const message = { to, username: to === 'ACCOUNT' ? username : null, title, content }
    const { success, problem } = await send.run({ input: { ...message, requestKey: requestKey.of(message) } })
    if (success) return onSent(success.recipientCount)
    setFaults(problem.code === 'ACCOUNT_NOT_FOUND' ? { username: t('noSuchAccount') } : { form: problem.text })
  }
  const choices = [
    ...(uplineUsername === null ? [] : [{ value: 'UPLINE', label: t('toUpline', { name: uplineUsername }) }]),
    ...(directCount === 0
      ? []
      : [
          { value: 'ACCOUNT', label: t('toAccount') },
          { value: 'DIRECT_DOWNLINE', label: t('toDirect', { count: directCount }) },
        ]),
  ]
  return (
    <Dialog
      title={t('write')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="action" pending={send.isPending && t('sending')}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Select
          label={t('recipient')}
          value={to}
          options={choices}
          onChange={(event) => setTo(event.target.value as MessageRecipient)}
        />
        {to === 'ACCOUNT' ? (
          <>
            <TextField
              name="username"
              label={t('username')}
              defaultValue={draft.username}
              list={`${id}-accounts`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={faults.username}
            />
            <datalist id={`${id}-accounts`}>
              {directUsernames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </datalist>
          </>
        ) : null}
        <TextField
          name="title"
          label={t('subject')}
          defaultValue={draft.title}
          maxLength={TITLE_MAX}
          autoComplete="off"
          error={faults.title}
        />
        <TextArea name="content" label={t('text')} rows={6} maxLength={TEXT_MAX} error={faults.content} />
        {faults.form ? (
          <p role="alert" className="text-body text-bad">
            {faults.form}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
