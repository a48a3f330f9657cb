import type { AgentContractKind, ContractPeriod, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { wholeAmount } from '@playhouse/shared/deposit-limit.ts'
import { useTranslation } from 'react-i18next'
import { typedRate } from '../../features/agent/rate.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Condition, CONDITIONS, type Terms } from './contract-terms.tsx'

const PERIODS = ['D', 'W', 'H', 'M'] as const satisfies readonly ContractPeriod[]

export type TermFaults = Partial<Record<Condition | 'rate', string>>

interface TermFieldsProps {
  kind: AgentContractKind
  /** What rates are accepted. */
  rateText: string
  /** What the fields begin with. */
  terms?: Terms | undefined
  faults: TermFaults
}

const isRate = (condition: Condition) => condition === 'maximumWinRate' || condition === 'maximumLossRate'

/** A value as it is typed: percentages and whole amounts. */
function typedValue(condition: Condition, terms: Terms | undefined): string {
  const value = terms?.[condition] ?? null
  if (value === null) return ''
  if (typeof value === 'object') return value.amount.replace(/\.0+$/, '')
  return isRate(condition) ? String(value / 100) : String(value)
}

/** Rate, period and conditions of a contract. */
export function TermFields({ kind, rateText, terms, faults }: TermFieldsProps) {
  const { t } = useTranslation('contracts')
  return (
    <>
      <TextField
        name="rate"
        label={t(kind === 'DIVIDEND' ? 'rateOfProfit' : 'rateOfBets')}
        description={rateText}
        figures
        inputMode="decimal"
        autoComplete="off"
        defaultValue={terms ? String(terms.basisPoints / 100) : ''}
        error={faults.rate}
      />
      {kind === 'DIVIDEND' ? (
        <Select
          name="period"
          label={t('paidPer')}
          defaultValue={terms?.period ?? 'M'}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      ) : null}
      {CONDITIONS[kind].map((condition) => (
        <TextField
          key={condition}
          name={condition}
          label={t(`conditions.${condition}`)}
          description={t('optional')}
          figures
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedValue(condition, terms)}
          error={faults[condition]}
        />
      ))}
    </>
  )
}

interface TermRules {
  kind: AgentContractKind
  /** The highest rate, in basis points. */
  limit: number
  words: { rate: string; typeRate: string; typeWhole: string }
}

/** The terms that were typed, and what is wrong with them. */
export function readTerms(
  text: (name: string) => string,
  { kind, limit, words }: TermRules,
): { terms: ContractTermsInput; faults: TermFaults } {
  const faults: TermFaults = {}
  const basisPoints = typedRate(text('rate')) ?? 0
  if (basisPoints < 1 || basisPoints > limit) faults.rate = words.rate
  const terms: ContractTermsInput = { period: (text('period') || 'D') as ContractPeriod, basisPoints }
  for (const condition of CONDITIONS[kind]) {
    const typed = text(condition)
    if (typed === '') continue
    const value = isRate(condition) ? typedRate(typed) : wholeAmount(typed)
    if (value === undefined) faults[condition] = isRate(condition) ? words.typeRate : words.typeWhole
    else Object.assign(terms, { [condition]: condition === 'minimumActiveMembers' ? Number(value) : value })
  }
  return { terms, faults }
}
