import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import * as z from 'zod'
import {
  changeWithdrawalRules,
  lockWithdrawalRules,
  type Fees,
  tryChange,
} from '../../../domains/money/cashier/operator.ts'
import { withdrawalSettings } from '../../../domains/money/cashier/withdrawals/settings.ts'
import { actAs } from '../../kit/acting.ts'
import type { ReviewedKind, DecisionKind } from '../../kit/decisions.ts'
import { money, percent, percentText } from '../../kit/form-fields.ts'
import { moneyText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { type Terms, changeTable } from '../../kit/page.ts'
import { RULE_LABELS, rulesForm } from './payment-forms.ts'

type Values = Readonly<Record<string, string>>

export const RULES = 'withdrawal-rules'
const RULE_NAMES = Object.keys(RULE_LABELS) as (keyof typeof RULE_LABELS)[]
export const ruleTerms = (row: z.output<typeof rulesForm>): Terms =>
  Object.fromEntries(RULE_NAMES.map((rule) => [RULE_LABELS[rule], ruleText(row[rule])]))
const ruleText = (value: number | bigint | boolean): string =>
  typeof value === 'bigint' ? moneyText(value) : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
export const rules: ReviewedKind = {
  ...getKind(
    'withdrawal-rules.changed',
    () => 'Change the rules of withdrawals',
    async (tx, values) => {
      await changeWithdrawalRules(tx, readForm(rulesForm, values))
    },
  ),
  basis: lockWithdrawalRules,
  show: async (database, payload) =>
    changeTable(ruleTerms(await withdrawalSettings(database)), ruleTerms(readForm(rulesForm, payload))),
}

export const feeForm = z.object({ feeFixed: money, feePercent: percent })
export const NO_FEES: Fees = { feeFixed: 0n, feeBasisPoints: 0 }

export interface FeeKind extends ReviewedKind {
  fees: (tx: Transaction, payload: Values) => Promise<Fees | undefined>
  /** Throws the refusal of the change, without storing anything. */
  check: (tx: Transaction, payload: Values) => Promise<unknown>
}

/** A way to pay, whose fees take two operators. */
export function feeKind(
  getId: (payload: Values) => string,
  find: (tx: Transaction, id: string) => Promise<Fees | undefined>,
  ...saved: Parameters<typeof getKind>
): FeeKind {
  const [, , store] = saved
  const fees = (tx: Transaction, payload: Values) => find(tx, getId(payload))
  return {
    ...getKind(...saved),
    fees,
    basis: fees,
    show: async (database, payload) => {
      const before = await withTransaction(database, (tx) => fees(tx, payload))
      const { feeFixed, feePercent } = readForm(feeForm, payload)
      const { isNew: _, ...rest } = payload
      return html`${changeTable(before && { Fee: feeText(before) }, { Fee: feeText({ feeFixed, feeBasisPoints: feePercent }) })}
      ${changeTable(undefined, rest)}`
    },
    check: (tx, payload) => tryChange(tx, () => store(tx, payload)),
  }
}

/** The change itself is in the audit entries of the rows' triggers. */
export function getKind(
  kind: string,
  describe: (payload: Values) => string,
  store: (tx: Transaction, values: Values) => Promise<void>,
): Omit<DecisionKind, 'permission'> & { permission: 'payments.configure' } {
  return {
    kind,
    permission: 'payments.configure',
    describe,
    apply: async (tx, { payload, operators }) => {
      await actAs(tx, operators)
      await store(tx, payload)
      return { new: payload }
    },
  }
}

export function feeText({ feeFixed, feeBasisPoints }: { feeFixed: bigint; feeBasisPoints: number }): string {
  const parts = [
    ...(feeFixed > 0n ? [moneyText(feeFixed)] : []),
    ...(feeBasisPoints > 0 ? [`${percentText(feeBasisPoints)} %`] : []),
  ]
  return parts.length === 0 ? 'none' : parts.join(' and ')
}
