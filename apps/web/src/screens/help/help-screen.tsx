import { ArrowLeft, CircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { answerOf } from '../../graphql/answer.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HelpBrowser } from './help-browser.tsx'
import { HelpContact } from './help-contact.tsx'
import { HelpSkeleton } from './help-skeleton.tsx'
import { useHelpScreenQuery } from './help-screen.generated.ts'
import type { loader } from './help-screen.loader.ts'

/** The help centre: questions by topic or by search, and the way to somebody who answers. It stands without the header. */
export function Component() {
  const { t } = useTranslation('help')
  const { variables } = useLoaderData<typeof loader>()
  const query = useHelpScreenQuery({ variables })
  usePageTitle(t('title'))
  const { answer } = answerOf(query)
  const topics = answer?.site.helpTopics
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <header className="flex flex-col items-start gap-2">
        <Link to={paths.home()} className={buttonClass({ variant: 'quiet', size: 'small', class: '-ms-3' })}>
          <Icon icon={ArrowLeft} size={16} />
          {t('home')}
        </Link>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('title')}
        </h1>
      </header>
      {topics && topics.length > 0 ? (
        <HelpBrowser topics={topics} />
      ) : topics ? (
        <EmptyState icon={CircleQuestionMark} title={t('emptyTitle')} text={t('emptyText')} />
      ) : query.loading ? (
        <HelpSkeleton />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {answer ? <HelpContact rules={answer.site.feedback} /> : null}
    </div>
  )
}
