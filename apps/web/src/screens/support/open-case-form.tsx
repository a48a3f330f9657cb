import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { UploadField } from '../../features/member/upload-field.tsx'
import { CaseFields, NEW_CASE } from './case-fields.tsx'
import { useOpenServiceCaseMutation } from './service-case.generated.ts'

/** A member's form for a new case: the form, its fields, and why it cannot be sent yet. */
export function useOpenCaseForm(onOpened: (id: string) => void) {
  const { t } = useTranslation('cases')
  const { run } = useSubmit(useOpenServiceCaseMutation())
  const [isBusy, setBusy] = useState(false)
  const form = useMutationForm({
    defaultValues: { ...NEW_CASE, uploads: [] as readonly string[] },
    send: ({ uploads, ...typed }, { requestKey }) => run({ input: { ...typed, uploads: [...uploads], requestKey } }),
    onDone: ({ serviceCase }) => onOpened(serviceCase.id),
  })
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
