import type { NoticeKind } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, MailX, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useUnsubscribeMutation } from './unsubscribe.generated.ts'

const KINDS = [
  'SYSTEM',
  'DEPOSIT',
  'WITHDRAWAL',
  'PROMOTION',
  'SERVICE',
  'AGENT',
] as const satisfies readonly NoticeKind[]

/** Target of the link in e-mails that are not necessary. Opening it changes nothing, as programs that check links do it, too. */
export function Component() {
  const { t } = useTranslation('notices')
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { run, isPending } = useSubmit(useUnsubscribeMutation())
  const [outcome, setOutcome] = useState<'done' | 'bad'>()
  usePageTitle(t('unsubscribe.title'), () => ({ isUnlisted: true }))
  // Only words of the page: the platform checks what is signed.
  const kind = KINDS.find((known) => known === token.split('.')[1])
  const end = async () => {
    const { success, problem } = await run({ input: { token } })
    if (success) return setOutcome('done')
    if (problem.code === 'NOT_FOUND' || problem.code === 'BAD_USER_INPUT') return setOutcome('bad')
    showToast({ tone: 'bad', title: problem.text })
  }
  const settings = (
    <OfferedLink to={paths.messageSettings()} className={buttonClass()}>
      {t('unsubscribe.settings')}
    </OfferedLink>
  )
  if (kind === undefined || outcome === 'bad')
    return (
      <EmptyState
        icon={Unlink}
        level={1}
        title={t('unsubscribe.badTitle')}
        text={t('unsubscribe.badText')}
        action={settings}
      />
    )
  const named = { kind: t(`kinds.${kind}`) }
  return outcome === 'done' ? (
    <EmptyState
      icon={CircleCheck}
      level={1}
      title={t('unsubscribe.doneTitle')}
      text={t('unsubscribe.doneText', named)}
      action={settings}
    />
  ) : (
    <EmptyState
      icon={MailX}
      level={1}
      title={t('unsubscribe.title')}
      text={t('unsubscribe.text', named)}
      action={
        <Button variant="action" pending={isPending && t('unsubscribe.ending')} onClick={() => void end()}>
          {t('unsubscribe.end')}
        </Button>
      }
    />
  )
}
