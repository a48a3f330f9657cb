import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { useCreateDataFileMutation } from './create-data-file.generated.ts'

/** Saves everything that is kept about the member as a file, by a link that works once. */
export function DataCopy({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('security')
  const { run } = useSubmit(useCreateDataFileMutation())
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-80 text-body text-pretty text-muted">{t('data.text')}</p>
      <Button onClick={() => setOpen(true)}>
        <Icon icon={Download} size={16} />
        {t('data.save')}
      </Button>
      {isOpen ? (
        <ProofDialog
          title={t('data.dialogTitle')}
          text={t('data.dialogText')}
          confirmLabel={t('data.save')}
          ask={hasPassword ? ['password'] : []}
          onClose={close}
          onSend={({ password }) => run({ input: { password } })}
          onDone={({ url }) => {
            close()
            // The response is an attachment, so the page stays.
            location.assign(url)
          }}
        />
      ) : null}
    </div>
  )
}
