import type { AgentContractKind, ContractPeriod, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { TIERS_MAX } from '@playhouse/shared/contract-terms.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedRate } from '../../features/agent/rate.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type Condition,
  conditionsOf,
  deductionsOf,
  type RefusedTerm,
  refusedTerms,
  type Terms,
} from './contract-terms.tsx'

const PERIODS = ['D', 'W', 'H', 'M'] as const satisfies readonly ContractPeriod[]

const DEDUCTIONS = ['NONE', 'REBATES', 'PROMOTIONS', 'BOTH'] as const
const CARRY_OVERS = ['NONE', 'PREVIOUS', 'PERMANENT'] as const

type Field = Exclude<RefusedTerm, 'basisPoints'> | 'rate'

export type TermFaults = Partial<Record<Field, string>>

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
      {conditionsOf(kind).map((condition) => (
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
      {kind === 'DIVIDEND' ? <DividendFields terms={terms} faults={faults} /> : null}
    </>
  )
}

const wholeOf = (amount: string) => amount.replace(/\.0+$/, '')

/** How the profit and the rate of a dividend are found. */
function DividendFields({ terms, faults }: Pick<TermFieldsProps, 'terms' | 'faults'>) {
  const { t } = useTranslation('contracts')
  const [count, setCount] = useState(terms?.tiers.length ?? 0)
  return (
    <>
      <TextField
        name="activeMemberBet"
        label={t('activeMemberBet')}
        description={t('activeMemberBetText')}
        figures
        inputMode="decimal"
        autoComplete="off"
        defaultValue={terms?.activeMemberBet ? wholeOf(terms.activeMemberBet.amount) : ''}
        error={faults.activeMemberBet}
      />
      <Select
        name="deductions"
        label={t('deducted')}
        description={t('deductedText')}
        defaultValue={terms ? deductionsOf(terms) : 'NONE'}
        options={DEDUCTIONS.map((value) => ({ value, label: t(`deductions.${value}`) }))}
      />
      <Select
        name="lossCarryOver"
        label={t('carryOver')}
        description={t('carryOverText')}
        defaultValue={terms?.lossCarryOver ?? 'NONE'}
        options={CARRY_OVERS.map((value) => ({ value, label: t(`carryOvers.${value}`) }))}
      />
      <fieldset className="flex min-w-0 flex-col gap-3 tablet:col-span-2">
        <legend className="text-body font-semibold">{t('tiers')}</legend>
        <p className="text-small text-pretty text-muted">{t('tiersText', { max: TIERS_MAX })}</p>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="grid grid-cols-2 gap-4">
            <TextField
              name={`tierProfit${index}`}
              label={t('tierProfit', { number: index + 1 })}
              figures
              inputMode="decimal"
              autoComplete="off"
              defaultValue={wholeOf(terms?.tiers[index]?.profit.amount ?? '')}
            />
            <TextField
              name={`tierRate${index}`}
              label={t('tierRate', { number: index + 1 })}
              figures
              inputMode="decimal"
              autoComplete="off"
              defaultValue={terms?.tiers[index] ? String(terms.tiers[index].basisPoints / 100) : ''}
            />
          </div>
        ))}
        {faults.tiers ? (
          <p role="alert" className="text-body text-bad">
            {faults.tiers}
          </p>
        ) : null}
        {count < TIERS_MAX ? (
          <div>
            <Button onClick={() => setCount(count + 1)}>{t('addTier')}</Button>
          </div>
        ) : null}
      </fieldset>
    </>
  )
}

interface TermRules {
  kind: AgentContractKind
  /** The highest rate, in basis points. */
  limit: number
  words: TermWords
}

/** What to type, by kind of field. */
export interface TermWords {
  rate: string
  typeRate: string
  typeWhole: string
  typeMembers: string
  typeTiers: string
}

function wordFor(term: Field, words: TermWords): string {
  if (term === 'rate') return words.rate
  if (term === 'minimumActiveMembers') return words.typeMembers
  if (term === 'tiers') return words.typeTiers
  if (term === 'activeMemberBet') return words.typeWhole
  return isRate(term) ? words.typeRate : words.typeWhole
}

/** Faults of terms that the platform refused. */
export function refusedFaults(
  fields: readonly { field: string }[],
  kind: AgentContractKind,
  words: TermWords,
): TermFaults {
  const terms = [...conditionsOf(kind), 'activeMemberBet' as const, 'tiers' as const, 'rate' as const]
  return Object.fromEntries(
    terms.flatMap((term) =>
      fields.some(({ field }) => field === (term === 'rate' ? 'basisPoints' : term))
        ? [[term, wordFor(term, words)]]
        : [],
    ),
  )
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
  for (const condition of conditionsOf(kind)) {
    const typed = text(condition)
    if (typed === '') continue
    const value = isRate(condition) ? typedRate(typed) : wholeAmount(typed)
    if (value === undefined) faults[condition] = wordFor(condition, words)
    else Object.assign(terms, { [condition]: condition === 'minimumActiveMembers' ? Number(value) : value })
  }
  if (kind === 'DIVIDEND') readDividend(text, { terms, faults, limit, words })
  for (const term of refusedTerms(kind, terms)) {
    const name = term === 'basisPoints' ? 'rate' : term
    faults[name] ??= wordFor(name, words)
  }
  return { terms, faults }
}

interface Reading {
  terms: ContractTermsInput
  faults: TermFaults
  limit: number
  words: TermWords
}

/** Adds what was typed about profit and rates. Rows left empty are no tiers. */
function readDividend(text: (name: string) => string, { terms, faults, limit, words }: Reading): void {
  const deductions = text('deductions')
  if (deductions === 'REBATES' || deductions === 'BOTH') terms.deductsRebates = true
  if (deductions === 'PROMOTIONS' || deductions === 'BOTH') terms.deductsPromotions = true
  const carryOver = text('lossCarryOver')
  if (carryOver === 'PREVIOUS' || carryOver === 'PERMANENT') terms.lossCarryOver = carryOver
  if (text('activeMemberBet') !== '') {
    const least = wholeAmount(text('activeMemberBet'))
    if (least === undefined) faults.activeMemberBet = words.typeWhole
    else terms.activeMemberBet = least
  }
  const tiers = Array.from({ length: TIERS_MAX }, (_, index) => {
    const [profit, rate] = [text(`tierProfit${index}`), text(`tierRate${index}`)]
    return profit === '' && rate === '' ? [] : [{ profit: wholeAmount(profit), basisPoints: typedRate(rate) }]
  }).flat()
  const read = tiers.flatMap(({ profit, basisPoints }) =>
    profit === undefined || basisPoints === undefined || basisPoints > limit ? [] : [{ profit, basisPoints }],
  )
  if (read.length < tiers.length) faults.tiers = words.typeTiers
  else if (read.length > 0) terms.tiers = read
}
