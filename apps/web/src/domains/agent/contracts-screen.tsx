import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { Link, useLoaderData } from 'react-router-dom'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { CONTRACT_PAGES, MENU_PATHS } from '../../menu-paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { useRecord } from '../records/parts/use-record.ts'
import { AgentPage, readAgentPage } from './agent-page.tsx'
import { ContractBills } from './contract-bills.tsx'
import { ContractList } from './contract-list.tsx'
import { ContractRequests, OfferContract, RequestContract } from './contract-requests.tsx'
import { useContractsScreenQuery } from './contracts-screen.generated.ts'
import type { loader } from './contracts-screen.loader.ts'

/** Contracts of one kind, up or down, and their bills. */
export function Component() {
  const { t } = useTranslation(['contracts', 'agent'])
  const countedStakes = useCountedStakes()
  const errorText = useErrorText()
  const { variables, state, today } = useLoaderData<typeof loader>()
  const query = useContractsScreenQuery({ variables })
  const record = useRecord(state, today)
  const { stale, viewer, agent, page } = readAgentPage(query)
  const { kind, side } = variables
  const found = agent?.contracts
  const reload = () => void query.refetch()
  const canOffer = agent?.rebateSettings?.hasPaymentPassword ?? false
  const section = { own: viewer?.username ?? '', busy: stale, onChanged: reload }
  const address = MENU_PATHS[CONTRACT_PAGES[kind]]
  return (
    <AgentPage
      title={t(`agent:pages.${CONTRACT_PAGES[kind]}`)}
      intro={kind === 'DIVIDEND' ? t('intros.DIVIDEND') : `${t(`intros.${kind}`)} ${countedStakes('AGENT_CONTRACT')}`}
      page={page}
    >
      {found?.__typename === 'Problem' ? (
        <EmptyState icon={Lock} title={t('closed')} text={errorText(found.code)} />
      ) : found ? (
        <div className="flex flex-col gap-6">
          <TabLinks
            label={t('sides')}
            links={[
              { id: 'RECEIVED', label: t('received') },
              { id: 'PAID', label: t('paid') },
            ]}
            renderLink={(link, className, content) => (
              <Link
                to={link.id === 'PAID' ? `${address}?side=paid` : address}
                className={className}
                aria-current={link.id === side ? 'page' : undefined}
              >
                {content}
              </Link>
            )}
          />
          {side === 'PAID' ? (
            <OfferContract
              key={state.filters.offer ?? ''}
              found={found}
              canOffer={canOffer}
              username={state.filters.offer}
              onOffered={reload}
            />
          ) : (
            <RequestContract found={found} onAsked={reload} />
          )}
          <ContractRequests found={found} {...section} canOffer={canOffer} />
          <ContractList found={found} {...section} />
          <ContractBills
            found={found}
            side={side}
            own={section.own}
            busy={stale}
            hasBets={agent.menu.some((entry) => entry.page === 'TEAM_BETTING')}
            today={today}
            reachedOnly={variables.reachedOnly}
            pageAddress={record.pageAddress}
            onShow={(which) => record.choose('show', which)}
          />
        </div>
      ) : null}
    </AgentPage>
  )
}
