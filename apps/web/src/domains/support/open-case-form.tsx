import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { UploadField } from '../uploads/parts/upload-field.tsx'
import { CaseFields, draftedCase, NEW_CASE_DRAFT, NEW_CASE_FIELDS, toServiceTopic } from './case-fields.tsx'
import { useOpenServiceCaseMutation } from './service-case.generated.ts'

/** A member's form for a new case, with what was typed before: the form, its fields, and why it cannot be sent yet. */
export function useOpenCaseForm(onOpened: (id: string) => void) {
  const { t } = useTranslation('cases')
  const [link] = useSearchParams()
  const { run } = useSubmit(useOpenServiceCaseMutation())
  const [isBusy, setBusy] = useState(false)
  const { draft, typed: before } = useAccountDraft(NEW_CASE_DRAFT, NEW_CASE_FIELDS)
  const form = useMutationForm({
    defaultValues: { ...draftedCase(before, link), uploads: [] as readonly string[] },
    send: ({ topic, uploads, ...typed }, { requestKey }) =>
      run({ input: { ...typed, topic: toServiceTopic(topic), uploads: [...uploads], requestKey } }),
    onDone: ({ serviceCase }) => {
      dropDraft(draft)
      onOpened(serviceCase.id)
    },
  })
  useFormDraft(draft, form.methods.subscribe, NEW_CASE_FIELDS)
  const fields = (
    <>
      <CaseFields field={form.field} />
      <UploadField
        purpose="MESSAGE"
        label={t('attach')}
        onChange={(ids) => form.methods.setValue('uploads', ids, { shouldDirty: true })}
        onBusyChange={setBusy}
      />
    </>
  )
  return { form, fields, disabledReason: isBusy ? t('uploading') : null }
}
