import type { ContractTerms } from '@playhouse/shared/agent-pay.ts'
import { CONTRACT_CONDITIONS, type ContractCondition, termBreaches } from '@playhouse/shared/contract-terms.ts'
import type { AgentContractKind, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PeriodMoment } from './period-moment.tsx'
import { toRatio } from './rate.ts'
import { Moment } from '../../i18n/moment.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import type {
  AgentContract_ContractFragment,
  ContractRequest_RequestFragment,
  ContractsScreenQuery,
} from './contracts-screen.generated.ts'
import type { AgentAccount } from '../../graphql/viewer-account.ts'

export type Contract = Omit<AgentContract_ContractFragment, ' $fragmentName'>
export type ContractRequest = Omit<ContractRequest_RequestFragment, ' $fragmentName'>
export type Terms = Contract['terms']

type Agent = AgentAccount<ContractsScreenQuery>
export type AgentContracts = Extract<NonNullable<Agent['contracts']>, { __typename: 'AgentContracts' }>

export interface ContractSectionProps {
  found: AgentContracts
  own: string
  busy: boolean
  onChanged: () => void
}

/** Conditions as the graph calls them, by their name in the rules. */
const CONDITION_NAMES = {
  minValidBet: 'minimumValidBet',
  minHouseProfit: 'minimumHouseProfit',
  minActiveMembers: 'minimumActiveMembers',
  maxWinRate: 'maximumWinBasisPoints',
  maxLossRate: 'maximumLossBasisPoints',
  maxSingleBet: 'maximumSingleBet',
} as const satisfies Record<ContractCondition, keyof Terms>

export type Condition = (typeof CONDITION_NAMES)[ContractCondition]

/** Conditions of a kind of contract, in the order they are shown. */
export const getConditions = (kind: AgentContractKind): readonly Condition[] =>
  CONTRACT_CONDITIONS[kind].map((condition) => CONDITION_NAMES[condition])

export type RefusedTerm = Condition | 'basisPoints' | 'activeMemberBet' | 'tiers'

/** Terms to be sent that are not allowed. */
export function refusedTerms(kind: AgentContractKind, terms: ContractTermsInput): RefusedTerm[] {
  const rules = Object.entries(CONDITION_NAMES) as [ContractCondition, Condition][]
  const named = Object.fromEntries(rules.map(([rule, name]) => [rule, terms[name] ?? null]))
  const { period = 'D', basisPoints, activeMemberBet = undefined, tiers } = terms
  const dividend = { activeMemberBet: activeMemberBet ?? undefined, tiers: tiers ?? undefined }
  const breaches = termBreaches(kind, { period, basisPoints, ...named, ...dividend } as ContractTerms)
  return [
    ...rules.flatMap(([rule, name]) => (breaches[rule] ? [name] : [])),
    ...(['basisPoints', 'activeMemberBet', 'tiers'] as const).filter((term) => breaches[term]),
  ]
}

/** The terms of a contract as they are sent, to simulate it. */
export const sentTerms = ({ period, basisPoints, ...terms }: Terms): ContractTermsInput => ({
  period,
  basisPoints,
  minimumValidBet: terms.minimumValidBet?.amount ?? null,
  minimumHouseProfit: terms.minimumHouseProfit?.amount ?? null,
  minimumActiveMembers: terms.minimumActiveMembers,
  maximumWinBasisPoints: terms.maximumWinBasisPoints,
  maximumLossBasisPoints: terms.maximumLossBasisPoints,
  maximumSingleBet: terms.maximumSingleBet?.amount ?? null,
  isNetOfRebates: terms.isNetOfRebates,
  isNetOfPromotions: terms.isNetOfPromotions,
  lossCarryOver: terms.lossCarryOver,
  activeMemberBet: terms.activeMemberBet?.amount ?? null,
  tiers: terms.tiers.map(({ profit, basisPoints: rate }) => ({ profit: profit.amount, basisPoints: rate })),
})

/** Deductions from the house's profit under these terms, as one choice. */
export function getDeductions(terms: Pick<Terms, 'isNetOfRebates' | 'isNetOfPromotions'>) {
  if (terms.isNetOfRebates) return terms.isNetOfPromotions ? 'BOTH' : 'REBATES'
  return terms.isNetOfPromotions ? 'PROMOTIONS' : 'NONE'
}

function TermEntries({ kind, terms }: { kind: AgentContractKind; terms: Terms }) {
  const { t } = useTranslation(['contracts', 'records'])
  const format = useFormat()
  const getValue = (condition: Condition): ReactNode => {
    const value = terms[condition]
    if (value === null) return null
    if (typeof value === 'object') return <Money {...value} />
    return condition === 'minimumActiveMembers' ? format.integer(value) : format.percent(toRatio(value), 2)
  }
  const deductions = getDeductions(terms)
  return (
    <>
      <Term name={t(kind === 'DIVIDEND' ? 'rateOfProfit' : 'rateOfBets')}>
        {format.percent(toRatio(terms.basisPoints), 2)}
      </Term>
      <Term name={t('paidPer')}>{kind === 'DIVIDEND' ? t(`periods.${terms.period}`) : t(`periods.${kind}`)}</Term>
      {getConditions(kind).map((condition) => {
        const value = getValue(condition)
        return value === null ? null : (
          <Term key={condition} name={t(`conditions.${condition}`)}>
            {value}
          </Term>
        )
      })}
      {terms.tiers.map(({ profit, basisPoints }) => (
        <Term key={profit.amount} name={t('rateFrom', { profit: format.money(profit.amount, profit.currency) })}>
          {format.percent(toRatio(basisPoints), 2)}
        </Term>
      ))}
      {deductions === 'NONE' ? null : <Term name={t('deducted')}>{t(`deductions.${deductions}`)}</Term>}
      {terms.lossCarryOver ? <Term name={t('carryOver')}>{t(`carryOvers.${terms.lossCarryOver}`)}</Term> : null}
      {terms.activeMemberBet ? (
        <Term name={t('activeMemberBet')}>
          <Money {...terms.activeMemberBet} />
        </Term>
      ) : null}
      {terms.countedProducts.length > 0 ? (
        <Term name={t('countedProducts')}>
          <ul className="flex flex-wrap gap-x-4">
            {terms.countedProducts.map(({ category, basisPoints }) => (
              <li key={category}>
                {t(`records:categories.${category}`)} {format.percent(toRatio(basisPoints), 0)}
              </li>
            ))}
          </ul>
        </Term>
      ) : null}
    </>
  )
}

export function RequestTerms({ request }: { request: ContractRequest }) {
  const { t } = useTranslation('contracts')
  const { kind, terms, note, reason, state, decidedAt } = request
  return (
    <dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2">
      <TermEntries kind={kind} terms={terms} />
      <Term name={t('requestedAt')}>
        <Moment at={request.requestedAt} />
      </Term>
      {state === 'REQUESTED' ? (
        <Term name={t('expires')}>
          <Moment at={request.expiresAt} />
        </Term>
      ) : null}
      {decidedAt ? (
        <Term name={t(`requestStates.${state}`)}>
          <Moment at={decidedAt} />
        </Term>
      ) : null}
      {note ? <Text name={t('note')} text={note} /> : null}
      {reason ? <Text name={t('declinedBecause')} text={reason} /> : null}
    </dl>
  )
}

/** Terms, both accounts, and when each side agreed. */
export function ContractTermsList({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const { kind, terms, state } = contract
  const isAnswered = state !== 'OFFERED' && state !== 'EXPIRED'
  return (
    <dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2">
      <Term name={t('payee')}>
        <bdi>{contract.payee}</bdi>
      </Term>
      <Term name={t('payer')}>
        <bdi>{contract.payer}</bdi>
      </Term>
      <TermEntries kind={kind} terms={terms} />
      <Term name={t('offeredAt')}>
        <Moment at={contract.offeredAt} />
      </Term>
      {state === 'OFFERED' ? (
        <Term name={t('expiresAt')}>
          <Moment at={contract.expiresAt} />
        </Term>
      ) : null}
      {isAnswered && contract.decidedAt ? (
        <Term name={t(state === 'REJECTED' ? 'rejectedAt' : 'acceptedAt')}>
          <Moment at={contract.decidedAt} />
        </Term>
      ) : null}
      {contract.validFrom ? (
        <Term name={t('validFrom')}>
          <PeriodMoment kind={kind} at={contract.validFrom} />
        </Term>
      ) : null}
      {contract.validUntil ? (
        <Term name={t('validUntil')}>
          <PeriodMoment kind={kind} at={contract.validUntil} isEnd />
        </Term>
      ) : null}
      <div className="min-w-0 phone:col-span-2">
        <dt className="text-small text-muted">{t('termsHash')}</dt>
        <dd className="text-small wrap-anywhere">{contract.termsHash}</dd>
      </div>
    </dl>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures text-body font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0 phone:col-span-2">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-body wrap-anywhere whitespace-pre-wrap">{text}</dd>
    </div>
  )
}
