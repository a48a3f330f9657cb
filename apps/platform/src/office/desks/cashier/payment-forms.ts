import { paymentProviders } from '@playhouse/vendor-api/payments/all.ts'
import * as z from 'zod'
import { whole, money, percent, emptyOr, field, choice, isNew, percentText } from '../../kit/form-fields.ts'
import { METHODS } from './parts/payment-methods.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { ProviderRoute } from '../../../domains/money/cashier/choose-provider.ts'
import { type Html, html } from '../../kit/html.ts'
import { actionForm, hidden, reasonField } from '../../kit/page.ts'
import type { OfficeCall } from '../../kit/section.ts'
import type { DepositMethodRow, DepositBank, WithdrawalBank } from '../../../domains/money/cashier/operator.ts'
import type { WithdrawalSettings } from '../../../domains/money/cashier/withdrawals/settings.ts'

type Method = keyof typeof METHODS
const ON_OFF = { on: 'on', off: 'off' } as const
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const YES_NO = { yes: 'yes', no: 'no' } as const
const position = whole(1, 999)
const code = z
  .string()
  .trim()
  .regex(/^[A-Z][A-Z0-9_]{1,19}$/, {
    error: 'has 2 to 20 capital letters, digits and underscores, starting with a letter',
  })

const name = z.string().trim().min(1, { error: 'must not be empty' }).max(60, { error: 'has at most 60 characters' })
const amountRange = { minimum: money, maximum: money, feeFixed: money, feePercent: percent }

/** Amounts such as "50,000 100,000". */
const amounts = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(money).max(8, { error: 'has at most 8 amounts' }))

export const methodForm = z.object({
  method: z.enum(Object.keys(METHODS) as [Method]),
  enabled: onOff,
  ...amountRange,
  timesPerDay: emptyOr(whole(1, 1000)),
  payMinutes: whole(5, 1440),
  usualMinutes: whole(1, 1440),
  quickAmounts: amounts,
  position,
})

const timeOfDay = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 08:00' })
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))

export const providerForm = z.object({
  code: z
    .string()
    .refine((given) => paymentProviders.list().some((known) => known.code === given), { error: 'is no provider' }),
  enabled: onOff,
  position,
  minimum: emptyOr(money),
  maximum: emptyOr(money),
  currency: emptyOr(z.string().regex(/^[A-Z]{3,4}$/, { error: 'has three or four capital letters' })),
  from: emptyOr(timeOfDay),
  until: emptyOr(timeOfDay),
})

export const depositBankForm = z.object({ code, isNew, name, enabled: onOff, position })
export const withdrawalBankForm = z.object({
  code,
  isNew,
  name,
  kind: z.enum(['BANK', 'CRYPTO']),
  enabled: onOff,
  ...amountRange,
  expectedMinutes: whole(1, 10080),
  position,
})

export const rulesForm = z.object({
  turnoverPercent: whole(0, 1000),
  perDay: whole(1, 100),
  identityTier: whole(0, 3),
  reviewFrom: money,
  stepUpFrom: money,
  reviewAbovePerDay: whole(0, 100),
  cardRestHours: whole(0, 720),
  firstCardRestHours: whole(0, 720),
  cardsMax: whole(1, 20),
  reviewMinutes: whole(1, 43200),
  receiptMinutes: whole(1, 43200),
  memberCancels: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
})

export const timeText = (minute: number | null): string =>
  minute === null ? '' : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export const WAYS = { ...METHODS, BANK: 'Payouts to banks', CRYPTO: 'Payouts to crypto addresses' } as const
export type Way = keyof typeof WAYS

export const providerFields = ({ csrfToken }: OfficeCall, route: ProviderRoute, ways: readonly Way[]): Html =>
  actionForm(csrfToken, {
    action: '/payments/providers',
    button: 'Save',
    fields: html`<p class="muted">
        When it refuses something or does not answer, the next provider that takes it has it. Switched off, it takes
        nothing new: deposits and payouts that it has go on. Where no other provider has a way to pay, members are not
        offered it, and withdrawals wait. Switching it off takes one operator, any other change two.
      </p>
      ${hidden('code', route.code)}${choice('enabled', 'State', ON_OFF, route.enabled ? 'on' : 'off')}
      <fieldset>
        <legend>Takes</legend>
        ${ways.map(
          (way) =>
            html`<label class="choice"
              ><input
                type="checkbox"
                name="use_${way}"
                ${(route.uses?.includes(way) ?? true) && html`checked`}
              />${WAYS[way]}</label
            >`,
        )}
      </fieldset>
      <div class="columns">
        ${field('position', 'Place: the first that takes it has it', route.position)}
        ${field('minimum', 'Smallest amount; empty for any', route.minimum === null ? '' : formatAmount(route.minimum), { optional: true })}
        ${field('maximum', 'Largest amount; empty for any', route.maximum === null ? '' : formatAmount(route.maximum), { optional: true })}
        ${field('currency', 'Currency; empty for any', route.currency ?? '', { optional: true })}
        ${field('from', 'From, such as 08:00; empty for any time', timeText(route.fromMinute), { optional: true })}
        ${field('until', 'Until', timeText(route.untilMinute), { optional: true })}
      </div>
      ${reasonField()}`,
  })

export const RULE_LABELS = {
  turnoverPercent: 'Share of deposits to be wagered first, in percent',
  identityTier: 'Identity tier that is required; 0 for none',
  perDay: 'Withdrawals of a member in 24 hours',
  reviewFrom: 'Reviewed by a person from this amount',
  reviewAbovePerDay: 'Reviewed above this number in 24 hours',
  stepUpFrom: 'Confirmed by a second factor from this amount',
  cardRestHours: 'Hours before a new card can be used',
  firstCardRestHours: 'Hours before the first bank account can be used, which is in the member’s name',
  cardsMax: 'Cards and addresses of a member',
  reviewMinutes: 'Minutes within which a review is promised to end',
  receiptMinutes: 'Minutes until a payout counts as received',
  memberCancels: 'Members may cancel before the approval',
} as const

const amountFields = (
  row: { minimum: bigint; maximum: bigint; feeFixed: bigint; feeBasisPoints: number } | undefined,
): Html =>
  html`<div class="columns">
    ${field('minimum', 'Smallest amount', row && formatAmount(row.minimum))}
    ${field('maximum', 'Largest amount', row && formatAmount(row.maximum))}
    ${field('feeFixed', 'Fee of each payment', formatAmount(row?.feeFixed ?? 0n))}
    ${field('feePercent', 'Fee in percent of the amount', percentText(row?.feeBasisPoints ?? 0))}
  </div>`

export const methodFields = ({ csrfToken }: OfficeCall, row: DepositMethodRow): Html =>
  actionForm(csrfToken, {
    action: '/payments/methods',
    button: 'Save',
    fields: html`${hidden('method', row.method)}${choice('enabled', 'State', ON_OFF, row.enabled ? 'on' : 'off')}
      ${amountFields(row)}
      <div class="columns">
        ${field('timesPerDay', 'Deposits of a member in 24 hours; empty for no limit', row.timesPerDay, { optional: true })}
        ${field('payMinutes', 'Minutes to pay', row.payMinutes)}
        ${field('usualMinutes', 'Usual minutes until it is credited', row.usualMinutes)}
        ${field('position', 'Place in the list', row.position)}
      </div>
      <label
        ><span>Amounts to choose from, separated by spaces</span
        ><input name="quickAmounts" value="${row.quickAmounts.map(formatAmount).join(' ')}" maxlength="200"
      /></label>
      ${reasonField()}`,
  })

const codeFields = (row: { code: string; name: string; enabled: boolean; position: number } | undefined): Html =>
  html`${hidden('isNew', row ? 'no' : 'yes')}
  ${row ? hidden('code', row.code) : field('code', 'Code, such as VCB; it cannot be changed', '')}
  ${field('name', 'Name, as members read it', row?.name)}
  ${choice('enabled', 'State', ON_OFF, (row?.enabled ?? true) ? 'on' : 'off')}
  ${field('position', 'Place in the list', row?.position ?? 1)}`

export const depositBankFields = ({ csrfToken }: OfficeCall, row: DepositBank | undefined): Html =>
  actionForm(csrfToken, {
    action: '/payments/deposit-banks',
    button: 'Save',
    fields: html`${codeFields(row)}${reasonField()}`,
  })

export const withdrawalBankFields = ({ csrfToken }: OfficeCall, row: WithdrawalBank | undefined): Html =>
  actionForm(csrfToken, {
    action: '/payments/withdrawal-banks',
    button: 'Save',
    fields: html`${codeFields(row)}
    ${row ? hidden('kind', row.kind) : choice('kind', 'Kind', { BANK: 'bank', CRYPTO: 'network: TRC20 or ERC20' }, 'BANK')}
    ${amountFields(row)}
    ${field('expectedMinutes', 'Usual minutes until the money arrives', row?.expectedMinutes ?? 30)} ${reasonField()}`,
  })

export const rulesFields = ({ csrfToken }: OfficeCall, row: WithdrawalSettings): Html =>
  actionForm(csrfToken, {
    action: '/payments/withdrawal-rules',
    button: 'Propose',
    fields: html`<p class="muted">A change takes two operators.</p>
      <div class="columns">
        ${field('turnoverPercent', RULE_LABELS.turnoverPercent, row.turnoverPercent)}
        ${field('identityTier', RULE_LABELS.identityTier, row.identityTier)}
        ${field('perDay', RULE_LABELS.perDay, row.perDay)}
        ${field('reviewFrom', RULE_LABELS.reviewFrom, formatAmount(row.reviewFrom))}
        ${field('reviewAbovePerDay', RULE_LABELS.reviewAbovePerDay, row.reviewAbovePerDay)}
        ${field('stepUpFrom', RULE_LABELS.stepUpFrom, formatAmount(row.stepUpFrom))}
        ${field('cardRestHours', RULE_LABELS.cardRestHours, row.cardRestHours)}
        ${field('firstCardRestHours', RULE_LABELS.firstCardRestHours, row.firstCardRestHours)}
        ${field('cardsMax', RULE_LABELS.cardsMax, row.cardsMax)}
        ${field('reviewMinutes', RULE_LABELS.reviewMinutes, row.reviewMinutes)}
        ${field('receiptMinutes', RULE_LABELS.receiptMinutes, row.receiptMinutes)}
        ${choice('memberCancels', RULE_LABELS.memberCancels, YES_NO, row.memberCancels ? 'yes' : 'no')}
      </div>
      ${reasonField()}`,
  })
