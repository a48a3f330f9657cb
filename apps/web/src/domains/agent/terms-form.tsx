import { MEMBERS_MAX, TIERS_MAX } from '@playhouse/shared/contract-terms.ts'
import { wholeAmount } from '@playhouse/shared/whole-amount.ts'
import type { AgentContractKind, ContractPeriod, ContractTermsInput } from '@playhouse/schema/types.generated.ts'
import { type ReactNode, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ContractSimulation } from './contract-simulation.tsx'
import { rateText, toRatio, typedRate } from './rate.ts'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { type AnyOutcome, type MutationForm, useMutationForm } from '../../forms/use-mutation-form.ts'
import type { Problem } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type Condition,
  getConditions,
  getDeductions,
  type RefusedTerm,
  refusedTerms,
  type Terms,
} from './contract-terms.tsx'

const PERIODS = ['D', 'W', 'H', 'M'] as const satisfies readonly ContractPeriod[]
const DEDUCTIONS = ['NONE', 'REBATES', 'PROMOTIONS', 'BOTH'] as const
const CARRY_OVERS = ['NONE', 'PREVIOUS', 'PERMANENT'] as const

type TypedTerms = Record<'rate' | Condition | 'activeMemberBet', string> & {
  period: ContractPeriod
  deductions: (typeof DEDUCTIONS)[number]
  lossCarryOver: (typeof CARRY_OVERS)[number]
  /** Rows left empty are no tiers. */
  tiers: { profit: string; rate: string }[]
}

/** The account and the password belong to offers, the note to requests. */
type Typed = { username: string } & TypedTerms & { note: string; paymentPassword: string }
type Sent = Pick<Typed, 'username' | 'note' | 'paymentPassword'> & { terms: ContractTermsInput }

const isRate = (condition: RefusedTerm) =>
  condition === 'maximumWinBasisPoints' || condition === 'maximumLossBasisPoints'

const toWholeUnits = (amount: string) => amount.replace(/\.0+$/, '')

/** A value as it is typed: percentages and whole amounts. */
function typedValue(term: Condition | 'activeMemberBet', terms: Terms | undefined): string {
  const value = terms?.[term] ?? null
  if (value === null) return ''
  if (typeof value === 'object') return toWholeUnits(value.amount)
  return isRate(term) ? rateText(value) : String(value)
}

function typedTerms(kind: AgentContractKind, terms: Terms | undefined): TypedTerms {
  return {
    rate: terms ? rateText(terms.basisPoints) : '',
    period: kind === 'DIVIDEND' ? (terms?.period ?? 'M') : 'D',
    minimumValidBet: typedValue('minimumValidBet', terms),
    minimumHouseProfit: typedValue('minimumHouseProfit', terms),
    minimumActiveMembers: typedValue('minimumActiveMembers', terms),
    maximumWinBasisPoints: typedValue('maximumWinBasisPoints', terms),
    maximumLossBasisPoints: typedValue('maximumLossBasisPoints', terms),
    maximumSingleBet: typedValue('maximumSingleBet', terms),
    activeMemberBet: typedValue('activeMemberBet', terms),
    deductions: terms ? getDeductions(terms) : 'NONE',
    lossCarryOver: terms?.lossCarryOver ?? 'NONE',
    tiers: Array.from({ length: TIERS_MAX }, (_, index) => {
      const tier = terms?.tiers[index]
      return { profit: toWholeUnits(tier?.profit.amount ?? ''), rate: tier ? rateText(tier.basisPoints) : '' }
    }),
  }
}

interface TermsFormOptions {
  kind: AgentContractKind
  /** The highest rate, in basis points. */
  limit: number
  /** Whom an offer is for, as far as it is known. */
  username?: string
  /** Initial values of the fields. */
  terms?: Terms | undefined
  send: (typed: Sent) => Promise<AnyOutcome>
  place?: (problem: Problem) => { username: string } | { paymentPassword: string } | undefined
  onDone: () => void
}

interface TermsForm {
  kind: AgentContractKind
  form: MutationForm<Typed>
  rates: string
  /** Props of a control, with the rule of a term. */
  term: (name: FieldPath<Typed>, term: RefusedTerm) => ReturnType<MutationForm<Typed>['field']>
  read: (typed: TypedTerms) => ContractTermsInput
}

export function useTermsForm({ kind, limit, username = '', terms, send, place, onDone }: TermsFormOptions): TermsForm {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const highest = format.percent(toRatio(limit), 2)
  const rates = t('rateUpTo', { rate: highest })
  const wordFor = (term: RefusedTerm) => {
    if (term === 'basisPoints') return rates
    if (term === 'minimumActiveMembers') return t('typeMembers', { max: format.integer(MEMBERS_MAX) })
    if (term === 'tiers') return t('typeTiers', { rate: highest })
    return t(isRate(term) ? 'typeRate' : 'typeWhole')
  }
  const form = useMutationForm<Typed, AnyOutcome>({
    defaultValues: { username, ...typedTerms(kind, terms), note: '', paymentPassword: '' },
    send: ({ username: to, note, paymentPassword, ...typed }) =>
      send({ username: to, note, paymentPassword, terms: readTerms(typed, kind, limit).terms }),
    place: (problem) => {
      const placed = place?.(problem)
      if (placed) return placed
      const shown: RefusedTerm[] = ['basisPoints', ...getConditions(kind), 'activeMemberBet', 'tiers']
      const refused = shown.filter((term) => problem.fields.some(({ field }) => field === term))
      if (refused.length === 0) return { root: problem.text }
      return Object.fromEntries(refused.map((term) => [FIELDS[term] ?? term, wordFor(term)]))
    },
    onDone,
  })
  return {
    kind,
    form,
    rates,
    term: (name, term) =>
      form.field(name, {
        validate: (_, typed) => !readTerms(typed, kind, limit).faults.has(term) || wordFor(term),
      }),
    read: (typed) => readTerms(typed, kind, limit).terms,
  }
}

/** Fields of another name than their term. */
const FIELDS: Readonly<Partial<Record<RefusedTerm, FieldPath<Typed>>>> = {
  basisPoints: 'rate',
  tiers: 'tiers.0.profit',
}

interface TermsDialogProps {
  terms: TermsForm
  title: string
  text: string
  submitLabel: string
  before?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** Terms in a dialog, simulated on real figures before they are sent. */
export function TermsDialog({ terms, title, text, submitLabel, before, children, onClose }: TermsDialogProps) {
  const { t } = useTranslation(['contracts', 'downline'])
  const { kind, form, read } = terms
  const { trigger, getValues } = form.methods
  const [simulated, setSimulated] = useState<{ username: string; terms: ContractTermsInput }>()
  const simulate = async () => {
    const { paymentPassword: _, ...typed } = getValues()
    const isValid = await trigger(Object.keys(typed) as FieldPath<Typed>[], { shouldFocus: true })
    setSimulated(isValid ? { username: typed.username, terms: read(typed) } : undefined)
  }
  return (
    <FormDialog
      form={form}
      size="large"
      title={title}
      submitLabel={submitLabel}
      pendingLabel={t('downline:saving')}
      className="grid gap-4 tablet:grid-cols-2"
      onClose={onClose}
    >
      <p className="col-span-full text-body text-pretty text-muted">{text}</p>
      {before}
      <TermFields {...terms} />
      {children}
      <div className="col-span-full flex flex-col items-start gap-5">
        <Button onClick={() => void simulate()}>{t('simulate')}</Button>
        {simulated ? (
          <ContractSimulation
            key={JSON.stringify(simulated)}
            username={simulated.username || null}
            kind={kind}
            terms={simulated.terms}
          />
        ) : null}
      </div>
    </FormDialog>
  )
}

const FIGURES = { figures: true, inputMode: 'decimal', autoComplete: 'off' } as const

function TermFields(terms: TermsForm) {
  const { t } = useTranslation('contracts')
  const { kind, form, rates, term } = terms
  const isDividend = kind === 'DIVIDEND'
  return (
    <>
      <TextField
        label={t(isDividend ? 'rateOfProfit' : 'rateOfBets')}
        description={rates}
        {...FIGURES}
        {...term('rate', 'basisPoints')}
      />
      {isDividend ? (
        <Select
          label={t('paidPer')}
          options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
          {...form.field('period')}
        />
      ) : null}
      {getConditions(kind).map((condition) => (
        <TextField
          key={condition}
          label={t(`conditions.${condition}`)}
          description={t('optional')}
          {...FIGURES}
          {...term(condition, condition)}
        />
      ))}
      {isDividend ? <DividendFields {...terms} /> : null}
    </>
  )
}

function DividendFields({ form, term }: TermsForm) {
  const { t } = useTranslation('contracts')
  const [count, setCount] = useState(() => form.methods.getValues('tiers').filter(({ rate }) => rate !== '').length)
  const tiers = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    profit: term(`tiers.${index}.profit`, 'tiers'),
    rate: form.field(`tiers.${index}.rate`),
  }))
  // The tiers are right or wrong as a whole, which is said once below them.
  const fault = tiers.find(({ profit }) => profit.error)?.profit.error
  return (
    <>
      <TextField
        label={t('activeMemberBet')}
        description={t('activeMemberBetText')}
        {...FIGURES}
        {...term('activeMemberBet', 'activeMemberBet')}
      />
      <Select
        label={t('deducted')}
        description={t('deductedText')}
        options={DEDUCTIONS.map((value) => ({ value, label: t(`deductions.${value}`) }))}
        {...form.field('deductions')}
      />
      <Select
        label={t('carryOver')}
        description={t('carryOverText')}
        options={CARRY_OVERS.map((value) => ({ value, label: t(`carryOvers.${value}`) }))}
        {...form.field('lossCarryOver')}
      />
      <fieldset className="flex min-w-0 flex-col gap-3 tablet:col-span-2">
        <legend className="text-body font-semibold">{t('tiers')}</legend>
        <p className="text-small text-pretty text-muted">{t('tiersText', { max: TIERS_MAX })}</p>
        {tiers.map(({ number, profit, rate }) => (
          <div key={number} className="grid grid-cols-2 gap-4">
            <TextField label={t('tierProfit', { number })} {...FIGURES} {...profit} error={undefined} />
            <TextField label={t('tierRate', { number })} {...FIGURES} {...rate} />
          </div>
        ))}
        {fault ? (
          <p role="alert" className="text-body text-bad">
            {fault}
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

/** The terms that were typed, and those of them that are wrong. */
function readTerms(
  typed: TypedTerms,
  kind: AgentContractKind,
  limit: number,
): { terms: ContractTermsInput; faults: ReadonlySet<RefusedTerm> } {
  const basisPoints = typedRate(typed.rate) ?? 0
  const terms: ContractTermsInput = { period: typed.period, basisPoints }
  const faults: RefusedTerm[] = basisPoints > limit ? ['basisPoints'] : []
  for (const condition of getConditions(kind)) {
    const text = typed[condition]
    if (text === '') continue
    const value = isRate(condition) ? typedRate(text) : wholeAmount(text)
    if (value === undefined) faults.push(condition)
    else Object.assign(terms, { [condition]: condition === 'minimumActiveMembers' ? Number(value) : value })
  }
  if (kind === 'DIVIDEND') faults.push(...readDividend(typed, limit, terms))
  return { terms, faults: new Set([...faults, ...refusedTerms(kind, terms)]) }
}

/** Adds what was typed about profit and rates. @returns what is wrong with it */
function readDividend(typed: TypedTerms, limit: number, terms: ContractTermsInput): RefusedTerm[] {
  const { deductions, lossCarryOver, activeMemberBet } = typed
  const faults: RefusedTerm[] = []
  if (deductions === 'REBATES' || deductions === 'BOTH') terms.isNetOfRebates = true
  if (deductions === 'PROMOTIONS' || deductions === 'BOTH') terms.isNetOfPromotions = true
  if (lossCarryOver !== 'NONE') terms.lossCarryOver = lossCarryOver
  if (activeMemberBet !== '') {
    const minimum = wholeAmount(activeMemberBet)
    if (minimum === undefined) faults.push('activeMemberBet')
    else terms.activeMemberBet = minimum
  }
  const rows = typed.tiers.filter(({ profit, rate }) => profit !== '' || rate !== '')
  const tiers = rows.flatMap((row) => {
    const [profit, basisPoints] = [wholeAmount(row.profit), typedRate(row.rate)]
    return profit === undefined || basisPoints === undefined || basisPoints > limit ? [] : [{ profit, basisPoints }]
  })
  if (tiers.length < rows.length) faults.push('tiers')
  else if (tiers.length > 0) terms.tiers = tiers
  return faults
}
