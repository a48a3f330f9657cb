import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@playhouse/shared/limits.ts'
import type { MessageBox, MessageKind, MessageRecipient } from '@playhouse/schema/types.generated.ts'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSendMessageMutation } from './messages-screen.generated.ts'

const WRITTEN = ['username', 'title', 'content'] as const

export interface Draft {
  to: MessageRecipient
  username: string
  title: string
}

interface WriteDialogProps {
  draft: Draft
  recipients: { uplineUsername: string | null; directCount: number; directUsernames: readonly string[] }
  list: { box: MessageBox; kind: MessageKind | null; page: number }
  onClose: () => void
  onSent: (recipientCount: number) => void
}

export function WriteDialog({ draft, recipients, list, onClose, onSent }: WriteDialogProps) {
  const { t } = useTranslation('messages')
  const id = useId()
  const { uplineUsername, directCount, directUsernames } = recipients
  const { run } = useSubmit(useSendMessageMutation())
  const { draft: stored, typed } = useAccountDraft(`message:${draft.to}:${draft.username}:${draft.title}`, WRITTEN)
  const form = useMutationForm({
    defaultValues: { ...draft, content: '', ...typed },
    send: ({ username, ...message }, { requestKey }) =>
      run({ input: { ...message, username: message.to === 'ACCOUNT' ? username : null, requestKey }, ...list }),
    place: ({ code }) => (code === 'ACCOUNT_NOT_FOUND' ? { username: t('noSuchAccount') } : undefined),
    onDone: ({ recipientCount }) => {
      dropDraft(stored)
      onSent(recipientCount)
    },
  })
  useFormDraft(stored, form.methods.subscribe, WRITTEN)
  const to = useWatch({ control: form.methods.control, name: 'to' })
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
    <FormDialog
      form={form}
      size="medium"
      title={t('write')}
      submitLabel={t('send')}
      pendingLabel={t('sending')}
      onClose={() => {
        // A member who closes a changed form has agreed to lose the text.
        if (form.isDirty) dropDraft(stored)
        onClose()
      }}
    >
      <Select label={t('recipient')} options={choices} {...form.field('to')} />
      {to === 'ACCOUNT' ? (
        <>
          <TextField
            label={t('username')}
            list={`${id}-accounts`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('username', t('noUsername'))}
          />
          <datalist id={`${id}-accounts`}>
            {directUsernames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </>
      ) : null}
      <TextField
        label={t('subject')}
        maxLength={MESSAGE_TITLE_MAX}
        autoComplete="off"
        {...form.field('title', t('noTitle'))}
      />
      <TextArea label={t('text')} rows={6} maxLength={MESSAGE_TEXT_MAX} {...form.field('content', t('noContent'))} />
    </FormDialog>
  )
}
