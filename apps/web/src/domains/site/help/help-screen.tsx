import { ArrowLeft, CircleQuestionMark, Headset, Megaphone, PenLine } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../parts/use-page-title.ts'
import { getResponse } from '../../../graphql/response.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../../graphql/screen-loader.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HelpBrowser } from './help-browser.tsx'
import { type HelpScreenQueryVariables, useHelpScreenQuery } from './help-screen.generated.ts'
import { openAnnouncements } from '../../../access/open-layers.ts'
import { useOpenDesk } from '../../support/parts/use-support.ts'
import { WriteToUs } from '../../support/parts/write-to-us.tsx'
import { Button } from '../../../ui/button.tsx'

/** What to do where no answer fits: write to us, or go to the brand's own desk. */
function HelpContact() {
  const { t } = useTranslation(['help', 'shell'])
  const openDesk = useOpenDesk()
  return (
    <section
      aria-labelledby="help-contact"
      className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="help-contact" className="text-prose font-semibold text-balance">
          {t('more')}
        </h2>
        <p className="mt-1 text-body text-pretty text-muted">{t('moreText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => openAnnouncements()}>
          <Icon icon={Megaphone} size={16} />
          {t('shell:announcements')}
        </Button>
        {openDesk ? (
          <Button onClick={openDesk}>
            <Icon icon={Headset} size={16} />
            {t('talk')}
          </Button>
        ) : null}
        <WriteToUs className={buttonClass({ variant: 'action' })}>
          <Icon icon={PenLine} size={16} />
          {t('write')}
        </WriteToUs>
      </div>
    </section>
  )
}

export function Component() {
  const { t } = useTranslation('help')
  const variables = useScreenVariables<HelpScreenQueryVariables>()
  const query = useHelpScreenQuery({ variables })
  const { response } = getResponse(query)
  const topics = response?.site.helpTopics
  const { hash } = useLocation()
  const navigate = useNavigate()
  const requested = useSearchParams()[0].get('topic')
  const topic = topics?.find(({ id }) => id === requested)
  const isMissing = Boolean(requested && topics && !topic)
  usePageTitle(topic?.title ?? t('title'), (heads, brand) => ({
    description: topic ? topic.articles.map(({ title }) => title).join(' · ') : heads('help', { brand }),
    status: isMissing ? 404 : undefined,
    canonical: topic && paths.helpTopic(topic.id),
    breadcrumbs: [
      { name: t('title'), path: paths.helpCentre() },
      ...(topic ? [{ name: topic.title, path: paths.helpTopic(topic.id) }] : []),
    ],
    questions: topic?.articles.map(({ title, content }) => ({ question: title, answer: content })) ?? [],
  }))
  useEffect(() => {
    // Where the form was before: texts of operators lead there. The server does not see it.
    if (hash === '#feedback') void navigate(paths.writeToUs(), { replace: true })
  }, [hash, navigate])
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
      {response ? <HelpContact /> : null}
    </div>
  )
}

function HelpSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-9 w-full rounded-control" />
      <div className="grid gap-6 laptop:grid-cols-[14rem_1fr]">
        <div className="flex gap-2 laptop:flex-col">
          {[0, 1, 2, 3].map((topic) => (
            <Skeleton key={topic} className="h-9 w-full rounded-control" />
          ))}
        </div>
        <div className="flex flex-col gap-2">
          {[0, 1, 2, 3].map((article) => (
            <Skeleton key={article} className="h-12 w-full rounded-card" />
          ))}
        </div>
      </div>
    </div>
  )
}
