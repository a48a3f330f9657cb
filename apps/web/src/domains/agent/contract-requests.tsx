import type { ContractRequestState } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { OpenButton, useContractColumns } from './contract-columns.tsx'
import type { AgentContracts, ContractRequest, ContractSectionProps } from './contract-terms.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OpenRequest, RequestDialog } from './request-dialogs.tsx'
import { Moment } from '../../i18n/moment.tsx'

const TONES: Readonly<Partial<Record<ContractRequestState, 'good' | 'bad' | 'info'>>> = {
  REQUESTED: 'info',
  OFFERED: 'good',
  DECLINED: 'bad',
}

interface OfferContractProps {
  found: AgentContracts
  /** Whether the agent has a payment password. */
  canOffer: boolean
  /** Whom an offer was begun for. */
  username: string | undefined
  onOffered: () => void
}

export function OfferContract({ found, canOffer, username, onOffered }: OfferContractProps) {
  const { t } = useTranslation(['contracts', 'downline'])
  const [isOpen, setOpen] = useState(username !== undefined)
  if (found.offerLimitBasisPoints === 0) return <p className="text-body text-pretty text-muted">{t('noLimit')}</p>
  if (!canOffer) {
    return (
      <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
        <div className="min-w-0">
          <h2 className="text-prose font-semibold">{t('downline:noPasswordTitle')}</h2>
          <p className="text-body text-pretty text-muted">{t('noPasswordText')}</p>
        </div>
        <Link to={paths.paymentPassword()} className={buttonClass()}>
          {t('downline:setPassword')}
        </Link>
      </section>
    )
  }
  return (
    <div>
      <Button variant="action" onClick={() => setOpen(true)}>
        {t('offer')}
      </Button>
      {isOpen ? (
        <OfferDialog
          kind={found.kind}
          limit={found.offerLimitBasisPoints}
          username={username ?? ''}
          onOffered={onOffered}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** Asks the upline, unless it has been asked or has offered already. */
export function RequestContract({ found, onAsked }: { found: AgentContracts; onAsked: () => void }) {
  const { t } = useTranslation('contracts')
  const [isOpen, setOpen] = useState(false)
  const isWaiting =
    found.requests.some(({ state }) => state === 'REQUESTED') ||
    found.contracts.some(({ state }) => state === 'OFFERED')
  if (isWaiting && !isOpen) return null
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('ask')}</Button>
      {isOpen ? <RequestDialog kind={found.kind} onChanged={onAsked} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

interface RequestsProps extends ContractSectionProps {
  /** Whether the agent has a payment password. */
  canOffer: boolean
}

export function ContractRequests({ found, canOffer, own, busy, onChanged }: RequestsProps) {
  const { t } = useTranslation('contracts')
  const columns = useContractColumns(own)
  const [openedId, setOpenedId] = useState<string>()
  const [answered, setAnswered] = useState<ContractRequest>()
  const opened = found.requests.find(({ id }) => id === openedId)
  if (found.requests.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title font-semibold">{t('requests')}</h2>
      <Table
        caption={t('requests')}
        rows={found.requests}
        rowKey={({ id }: ContractRequest) => id}
        busy={busy}
        empty={null}
        columns={[
          columns.account,
          {
            id: 'state',
            header: t('state'),
            cell: ({ state }) => <Badge tone={TONES[state]}>{t(`requestStates.${state}`)}</Badge>,
          },
          columns.rate,
          {
            id: 'at',
            header: t('requestedAt'),
            cell: ({ requestedAt }) => <Moment at={requestedAt} />,
          },
          {
            id: 'open',
            header: t('action'),
            cell: ({ id, state, payee }) => {
              const responses = state === 'REQUESTED' && payee !== own
              return (
                <OpenButton
                  answers={responses}
                  label={t(responses ? 'answerRequest' : 'openRequest', { account: payee })}
                  onPress={() => setOpenedId(id)}
                />
              )
            },
          },
        ]}
      />
      {opened ? (
        <OpenRequest
          request={opened}
          own={own}
          onOffer={
            canOffer && found.offerLimitBasisPoints > 0
              ? () => {
                  setAnswered(opened)
                  setOpenedId(undefined)
                }
              : undefined
          }
          onClose={() => setOpenedId(undefined)}
        />
      ) : null}
      {answered ? (
        <OfferDialog
          kind={found.kind}
          limit={found.offerLimitBasisPoints}
          username={answered.payee}
          terms={answered.terms}
          onOffered={onChanged}
          onClose={() => setAnswered(undefined)}
        />
      ) : null}
    </section>
  )
}
