import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useAges } from '../site/parts/use-ages.ts'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { wavePattern } from '../site/parts/patterns.ts'
import {
  type ResponsibleGamingScreenQueryVariables,
  useResponsibleGamingScreenQuery,
} from './responsible-gaming-screen.generated.ts'
import { Offered } from '../site/parts/offered.tsx'
import { SiteText } from '../site/parts/site-text.tsx'

/** All sections are expanded: nothing about limits or self-exclusion may be hidden. */
export function Component() {
  const { t } = useTranslation(['help', 'common'])
  const variables = useScreenVariables<ResponsibleGamingScreenQueryVariables>()
  const query = useResponsibleGamingScreenQuery({ variables })
  const navigate = useNavigate()
  const { agreement: age } = useAges()
  const title = t('responsible.title')
  usePageTitle(title, () => ({
    description: t('responsible.lead'),
    breadcrumbs: [{ name: title, path: paths.responsibleGaming() }],
  }))
  const { item: topic, gap } = readItem(query, getResponse(query).response?.site.helpTopic)
  return (
    <div className="flex flex-col gap-8">
      <header className="relative flex min-h-44 items-center overflow-hidden rounded-card border border-line bg-surface p-6 tablet:px-10">
        <CalmIllustration className="absolute inset-y-0 end-0 h-full max-desktop:hidden rtl:-scale-x-100" />
        <div className="relative flex max-w-lg items-center gap-5">
          <span className="figures grid size-16 shrink-0 place-items-center rounded-full border-2 border-edge text-title font-semibold">
            {t('common:adultsOnly', { age })}
          </span>
          <div>
            <h1 tabIndex={-1} className="text-headline font-semibold text-balance focus-visible:outline-none">
              {title}
            </h1>
            <p className="mt-1 text-prose text-muted text-pretty">{t('responsible.lead')}</p>
          </div>
        </div>
      </header>
      {topic ? (
        <div className="-mb-4 gap-4 laptop:columns-2">
          {topic.articles.map(({ code, title: heading, content }) => (
            <section
              key={code}
              id={code}
              className="mb-4 scroll-mt-20 break-inside-avoid rounded-card border border-line p-6"
            >
              <h2 className="mb-3 text-prose font-semibold">{heading}</h2>
              <SiteText html={content} size="small" onFollow={(path) => void navigate(path)} />
            </section>
          ))}
        </div>
      ) : (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('responsible.failed')}
          skeleton={
            <div aria-busy="true">
              <SkeletonText lines={10} />
            </div>
          }
          // The rest of the page stands without the brand's own words.
          absent={null}
        />
      )}
      <Offered feature="LIMITS">
        <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-6">
          <div className="min-w-0">
            <h2 className="text-prose font-semibold">{t('responsible.ask')}</h2>
            <p className="mt-1 text-body text-muted text-pretty">{t('responsible.askText')}</p>
          </div>
          <OfferedLink to={paths.memberLimits()} className={buttonClass()}>
            {t('responsible.toLimits')}
          </OfferedLink>
        </section>
      </Offered>
    </div>
  )
}

/** Decorative drawing of still water under a low sun. */
function CalmIllustration({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 420 180" className={className} aria-hidden="true">
      <circle cx="296" cy="104" r="52" fill="var(--raised)" stroke="var(--edge)" strokeWidth="2" />
      <circle cx="296" cy="104" r="40" fill="none" stroke="var(--line)" strokeWidth="2" />
      <path d="M180 62h46M206 74h54M356 52h40" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      <g transform="translate(0 112)">
        <path d="M0 0H420V68H0Z" fill="var(--surface)" />
        <path d={wavePattern(420, 68, 17)} fill="none" stroke="var(--line)" strokeWidth="1.5" />
      </g>
      <path
        d="M348 112q10-30 30-34q-6 12-4 22q10-10 22-8q-8 8-10 20z"
        fill="var(--overlay)"
        stroke="var(--edge)"
        strokeWidth="2"
      />
    </svg>
  )
}
