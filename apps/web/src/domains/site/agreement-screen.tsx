import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WriteToUs } from '../support/parts/write-to-us.tsx'
import { usePageTitle } from './parts/use-page-title.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import type { HelpTopic_TopicFragment } from './parts/help-topic.generated.ts'
import { type AgreementScreenQueryVariables, useAgreementScreenQuery } from './agreement-screen.generated.ts'
import { SiteText } from './parts/site-text.tsx'

export function Component() {
  const { t } = useTranslation('help')
  const variables = useScreenVariables<AgreementScreenQueryVariables>()
  const query = useAgreementScreenQuery({ variables })
  usePageTitle(t('agreement.title'), (heads, brand) => ({
    description: heads('agreement', { brand }),
    breadcrumbs: [{ name: t('agreement.title'), path: paths.agreement() }],
  }))
  const { item: agreement, gap } = readItem(query, getResponse(query).response?.site.helpTopic)
  return (
    <div className="flex flex-col gap-6">
      <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
        {agreement?.title ?? t('agreement.title')}
      </h1>
      {agreement ? (
        <Sections sections={agreement.articles} />
      ) : (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('agreement.failed')}
          skeleton={
            <div aria-busy="true" className="max-w-prose">
              <SkeletonText lines={12} />
            </div>
          }
          absent={
            <EmptyState
              icon={FileText}
              title={t('agreement.missing')}
              text={t('agreement.missingText')}
              action={<WriteToUs className={buttonClass()}>{t('write')}</WriteToUs>}
            />
          }
        />
      )}
    </div>
  )
}

function Sections({ sections }: { sections: HelpTopic_TopicFragment['articles'] }) {
  const { t } = useTranslation('help')
  const navigate = useNavigate()
  return (
    <div className="grid items-start gap-8 laptop:grid-cols-[15rem_1fr]">
      <nav aria-label={t('agreement.contents')} className="laptop:sticky laptop:top-20">
        <ol className="flex flex-col gap-0.5">
          {sections.map(({ code, title }, index) => (
            <li key={code}>
              <a href={`#${code}`} className={linkClass({ look: 'row' })}>
                <span className="figures w-5 shrink-0 text-muted">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex max-w-prose flex-col gap-8">
        {sections.map(({ code, title, content }, index) => (
          <section key={code} id={code} className="scroll-mt-20">
            <h2 className="mb-3 text-title font-semibold">
              <span className="figures me-2 text-muted">{index + 1}.</span>
              {title}
            </h2>
            <SiteText html={content} onFollow={(path) => void navigate(path)} />
          </section>
        ))}
      </div>
    </div>
  )
}
