import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AgentPage, readAgentPage } from './agent-page.tsx'
import {
  type AgentAnnouncementsScreenQueryVariables,
  useAgentAnnouncementsScreenQuery,
} from './announcements-screen.generated.ts'
import { SiteText } from '../site/parts/site-text.tsx'
import { Moment } from '../../i18n/moment.tsx'

const getAddress = (page: number) => (page > 1 ? `?page=${page}` : paths.agentAnnouncements())

export function Component() {
  const { t } = useTranslation(['contracts', 'agent'])
  const labels = usePageLabels()
  const navigate = useNavigate()
  const variables = useScreenVariables<AgentAnnouncementsScreenQueryVariables>()
  const query = useAgentAnnouncementsScreenQuery({ variables })
  const { stale, agent, page } = readAgentPage(query)
  const found = agent?.announcements
  return (
    <AgentPage title={t('agent:pages.AGENT_ANNOUNCEMENTS')} page={page}>
      {found ? (
        found.nodes.length === 0 ? (
          <EmptyState
            icon={Megaphone}
            title={t('noNewsTitle')}
            text={t('noNewsText')}
            action={
              found.totalCount > 0 ? (
                <Link to={getAddress(1)} className={buttonClass()}>
                  {t('firstPage')}
                </Link>
              ) : undefined
            }
          />
        ) : (
          <div aria-busy={stale} className="flex flex-col gap-5 transition-opacity aria-busy:opacity-50">
            {found.nodes.map(({ id, title, content, publishedAt }) => (
              <article key={id} className="rounded-card border border-line bg-surface p-5">
                <h2 className="text-prose font-semibold text-pretty">{title}</h2>
                <p className="figures mt-1 mb-3 text-small text-muted">
                  <Moment at={publishedAt} />
                </p>
                <SiteText
                  html={content}
                  size="small"
                  onFollow={(path) => void navigate(path)}
                  className="max-w-prose"
                />
              </article>
            ))}
            <div className="flex justify-center empty:hidden">
              <Pagination
                page={found.pageInfo.page}
                pageCount={found.pageInfo.totalPages}
                labels={labels}
                renderLink={(number, link, content) => (
                  <Link {...link} to={getAddress(number)}>
                    {content}
                  </Link>
                )}
              />
            </div>
          </div>
        )
      ) : null}
    </AgentPage>
  )
}
