import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { CaseThread, type ShownCase } from './case-thread.tsx'
import {
  useCloseServiceCaseMutation,
  useRateServiceCaseMutation,
  useWriteServiceCaseMutation,
} from './service-case.generated.ts'
import { useViewUploadMutation } from '../uploads/parts/view-upload.generated.ts'

interface MemberCaseProps {
  found: ShownCase
  isOld: boolean
  onRetry: () => void
}

/** A case of the signed-in account. Namespaces `cases`, `upload`, `ui`. */
export function MemberCase({ found, isOld, onRetry }: MemberCaseProps) {
  const { t } = useTranslation(['cases', 'ui'])
  const { run: write } = useSubmit(useWriteServiceCaseMutation())
  const { run: rate } = useSubmit(useRateServiceCaseMutation())
  const { run: viewPicture } = useSubmit(useViewUploadMutation())
  const close = useSubmit(useCloseServiceCaseMutation())
  const { id, state } = found
  const settle = async () => {
    const { problem } = await close.run({ input: { id } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('closed') })
  }
  return (
    <CaseThread
      found={found}
      pictureUse="MESSAGE"
      isOld={isOld}
      onRetry={onRetry}
      write={(line) => write({ input: { id, ...line } })}
      rate={(rating) => rate({ input: { id, ...rating } })}
      viewPicture={(pictureId) => viewPicture({ input: { id: pictureId } })}
      actions={
        state === 'CLOSED' ? null : (
          <Button size="small" pending={close.isPending && t('ui:pending')} onClick={() => void settle()}>
            {t('close')}
          </Button>
        )
      }
    />
  )
}
