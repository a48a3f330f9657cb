import type { CreateRecordFileInput } from '@playhouse/schema/types.generated.ts'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useCreateRecordFileMutation } from '../create-record-file.generated.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

interface SaveFileProps {
  file: CreateRecordFileInput
  /** Content of the file, where a page has several. */
  of?: string
}

/** Saves a record as CSV by a link that works once. */
export function SaveFile({ file, of }: SaveFileProps) {
  const { t } = useTranslation('records')
  const offers = useOffers()
  const { run, isPending } = useSubmit(useCreateRecordFileMutation())
  const save = async () => {
    const { success, problem } = await run({ input: file })
    if (problem) showToast({ tone: 'bad', title: t('fileFailed'), text: problem.text })
    // The response is an attachment, so the page stays.
    else location.assign(success.url)
  }
  if (!offers('RECORD_FILES')) return null
  return (
    <Button
      aria-label={of && `${t('saveFile')}: ${of}`}
      pending={isPending && t('filePending')}
      onClick={() => void save()}
    >
      <Icon icon={Download} size={16} />
      {t('saveFile')}
    </Button>
  )
}
