import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { PAYMENT_PROVIDERS, providerName } from '@playhouse/vendor-api/payments/all.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import * as z from 'zod'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { CRYPTO_NETWORKS } from '@playhouse/vendor-api/payments/provider.ts'
import type { Parties } from '../../../domains/site/module-needs.ts'
import {
  addDepositBank,
  addWithdrawalBank,
  changeDepositBank,
  changeDepositMethod,
  changeWithdrawalBank,
  changeWithdrawalRules,
  type DepositBank,
  type DepositMethodRow,
  type Fees,
  listProviderRoutes,
  listWaysToPay,
  lockBankFees,
  lockMethodFees,
  lockWithdrawalRules,
  saveProviderRoute,
  tryChange,
  type WithdrawalBank,
} from '../../../domains/money/cashier/operator.ts'
import type { ProviderRoute } from '../../../domains/money/cashier/choose-provider.ts'
import { type WithdrawalSettings, withdrawalSettings } from '../../../domains/money/cashier/withdrawals/settings.ts'
import { actAs } from '../../kit/acting.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type DecisionKind, type ReviewedKind } from '../../kit/decisions.ts'
import { moneyText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, changeTable, hidden, reasonField, table, type Terms } from '../../kit/page.ts'
import { choice, emptyOr, field, isNew, money, percent, percentText, planInput, whole } from '../../kit/form-fields.ts'
import { noticeOf, type OfficeCall, type OfficeSection } from '../../kit/section.ts'

type Values = Readonly<Record<string, string>>

export const METHODS = {
  QR: 'QR code of a bank transfer',
  E_WALLET: 'E-wallet',
  REDIRECT: 'Page of the provider',
  MANUAL: 'Bank transfer by hand',
  USDT: 'USDT',
} as const
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

const methodForm = z.object({
  method: z.enum(Object.keys(METHODS) as [Method]),
  enabled: onOff,
  ...amountRange,
  timesPerDay: emptyOr(whole(1, 1_000)),
  payMinutes: whole(5, 1_440),
  usualMinutes: whole(1, 1_440),
  quickAmounts: amounts,
  position,
})
const timeOfDay = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 08:00' })
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))
const providerForm = z.object({
  code: z.enum(PAYMENT_PROVIDERS.map(({ code: its }) => its)),
  enabled: onOff,
  position,
  minimum: emptyOr(money),
  maximum: emptyOr(money),
  currency: emptyOr(z.string().regex(/^[A-Z]{3,4}$/, { error: 'has three or four capital letters' })),
  from: emptyOr(timeOfDay),
  until: emptyOr(timeOfDay),
})
const depositBankForm = z.object({ code, isNew, name, enabled: onOff, position })
const withdrawalBankForm = z.object({
  code,
  isNew,
  name,
  kind: z.enum(['BANK', 'CRYPTO']),
  enabled: onOff,
  ...amountRange,
  expectedMinutes: whole(1, 10_080),
  position,
})
const rulesForm = z.object({
  turnoverPercent: whole(0, 1_000),
  perDay: whole(1, 100),
  identityTier: whole(0, 3),
  reviewFrom: money,
  stepUpFrom: money,
  reviewAbovePerDay: whole(0, 100),
  cardRestHours: whole(0, 720),
  firstCardRestHours: whole(0, 720),
  cardsMax: whole(1, 20),
  receiptMinutes: whole(1, 43_200),
  memberCancels: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
})

/** Ways to pay in and out, and the rules of withdrawals. */
export function paymentSection(
  { payments: hasProvider }: Pick<Parties, 'payments'>,
  providers: PaymentProviders,
): OfficeSection {
  const refuseWithoutProvider = (enabled: boolean) => {
    if (enabled && !hasProvider)
      throw new OfficeError(
        'There is no payment provider. Set PAYMENTS_URL, restart the platform, then switch this on.',
      )
  }
  const kinds = {
    method: feeKind(
      ({ method = '' }) => method,
      lockMethodFees,
      'deposit-method.saved',
      ({ method = '' }) => `Change deposit method ${method}`,
      async (tx, values) => {
        const { method, feePercent, ...row } = readForm(methodForm, values)
        refuseWithoutProvider(row.enabled)
        refuseRange(row)
        if (row.quickAmounts.some((amount) => amount < row.minimum || amount > row.maximum))
          throw new OfficeError('quickAmounts: must be between the smallest and the largest amount', 400)
        await changeDepositMethod(tx, method, { ...row, feeBasisPoints: feePercent })
      },
    ),
    provider: kindOf(
      'payment-provider.saved',
      ({ code: id = '' }) => `Change how ${providerName(id)} is used`,
      async (tx, values) => {
        const { from, until, ...route } = readForm(providerForm, values)
        if (route.minimum !== null && route.maximum !== null && route.maximum < route.minimum)
          throw new OfficeError('maximum: must not be below the smallest amount', 400)
        if ((from === null) !== (until === null)) throw new OfficeError('until: both times, or none', 400)
        const ways = waysOf(providers, route.code)
        const chosen = ways.filter((way) => values[`use_${way}`] === 'on')
        if (chosen.length === 0) throw new OfficeError('uses: choose one or more, or switch the provider off', 400)
        const uses = chosen.length === ways.length ? null : chosen
        await saveProviderRoute(tx, { ...route, uses, fromMinute: from, untilMinute: until })
      },
    ),
    depositBank: kindOf(
      'deposit-bank.saved',
      ({ code: id = '' }) => `Save deposit bank ${id}`,
      async (tx, values) => {
        const { isNew: added, ...row } = readForm(depositBankForm, values)
        requireStored(await (added ? addDepositBank : changeDepositBank)(tx, row), added)
      },
    ),
    withdrawalBank: feeKind(
      ({ code: id = '' }) => id,
      lockBankFees,
      'withdrawal-bank.saved',
      ({ code: id = '' }) => `Save withdrawal bank ${id}`,
      async (tx, values) => {
        const { isNew: added, feePercent, kind, ...row } = readForm(withdrawalBankForm, values)
        refuseWithoutProvider(row.enabled)
        refuseRange(row)
        if (kind === 'CRYPTO' && !(CRYPTO_NETWORKS as readonly string[]).includes(row.code))
          throw new OfficeError(`code: a network is one of ${CRYPTO_NETWORKS.join(', ')}`, 400)
        const bank = { ...row, feeBasisPoints: feePercent }
        requireStored(await (added ? addWithdrawalBank(tx, { ...bank, kind }) : changeWithdrawalBank(tx, bank)), added)
      },
    ),
  }
  const save = async (
    kind: DecisionKind,
    subject: string,
    { actor, database }: OfficeCall,
    { reason, ...payload }: { reason: string } & Record<string, string>,
  ) => {
    await decide(database, kind, { subject, payload, reason, actor, operators: 1 })
    return { to: '/payments', notice: 'done' } as const
  }
  /** Fees are money of the members and the house: another fee takes two operators. */
  const saveWithFees = async (
    kind: FeeKind,
    subject: string,
    { actor, database }: OfficeCall,
    { reason, ...payload }: { reason: string } & Record<string, string>,
  ) => {
    const { feeFixed, feePercent } = readForm(feeForm, payload)
    const before = (await withTransaction(database, (tx) => kind.fees(tx, payload))) ?? NO_FEES
    const isOther = before.feeFixed !== feeFixed || before.feeBasisPoints !== feePercent
    const outcome = await decide(database, kind, {
      subject,
      payload,
      reason,
      actor,
      operators: isOther ? 2 : 1,
      check: (tx) => kind.check(tx, payload),
    })
    return { to: '/payments', notice: noticeOf(outcome) }
  }

  return {
    path: '/payments',
    title: 'Payments',
    group: 'Money',
    permission: 'payments.read',
    decisions: [...Object.values(kinds), rules],
    register({ page, action }) {
      page('/payments', 'payments.read', async (call) => {
        const { methods, depositBanks, withdrawalBanks } = await listWaysToPay(call.database)
        const settings = await withdrawalSettings(call.database)
        const routes = await providerRoutes(call)
        const mayChange = call.may('payments.configure')
        const providersFor = (way: Way) => {
          const possible = routes.filter(
            ({ code: its, enabled, uses }) =>
              enabled && providers.has(its) && waysOf(providers, its).includes(way) && (uses?.includes(way) ?? true),
          )
          return possible.length === 0 ? 'none' : possible.map(({ code: its }) => providerName(its)).join(', ')
        }
        const linked = (path: string, text: string) => (mayChange ? html`<a href="${path}">${text}</a>` : text)
        return {
          title: 'Payments',
          body: html`${
              !hasProvider &&
              html`<p class="panel problem">
                There is no payment provider, so that members can neither deposit nor withdraw. Set PAYMENTS_URL and
                restart the platform.
              </p>`
            }
            <h2>Providers</h2>
            <p>
              A new deposit or payout goes to the first provider that is on, has its way to pay, and takes its amount,
              currency and time. What a provider has stays with it, also while it is off.
            </p>
            ${table(
              ['Provider', 'State', 'Place>', 'Takes'],
              routes.map((route) => [
                linked(`/payments/providers/${route.code}`, providerName(route.code)),
                !route.enabled ? 'off' : providers.has(route.code) ? 'on' : 'on, but not configured',
                route.position,
                routeText(route),
              ]),
              'There are no providers.',
            )}
            <h2>Ways to deposit</h2>
            ${table(
              ['Method', 'State', 'Providers, in this order', 'From>', 'To>', 'Fee', 'Times a day>', 'Minutes to pay>'],
              methods.map((row) => [
                linked(`/payments/methods/${row.method}`, METHODS[row.method]),
                stateText(row.enabled, hasProvider),
                providersFor(row.method),
                moneyText(row.minimum),
                moneyText(row.maximum),
                feeText(row),
                row.timesPerDay ?? 'no limit',
                row.payMinutes,
              ]),
              'There are no methods.',
            )}
            <h2>Banks that members pay from</h2>
            ${table(
              ['Code', 'Name', 'State'],
              depositBanks.map((row) => [
                linked(`/payments/deposit-banks/${row.code}`, row.code),
                row.name,
                stateText(row.enabled, true),
              ]),
              'There are no banks: members who transfer by hand cannot name theirs.',
            )}
            ${mayChange && html`<p><a href="/payments/deposit-banks/new">Add a bank</a></p>`}
            <h2>Banks and networks that are paid out to</h2>
            ${table(
              ['Code', 'Name', 'Kind', 'State', 'From>', 'To>', 'Fee', 'Usual minutes>'],
              withdrawalBanks.map((row) => [
                linked(`/payments/withdrawal-banks/${row.code}`, row.code),
                row.name,
                row.kind === 'BANK' ? 'bank' : 'network',
                stateText(row.enabled, hasProvider),
                moneyText(row.minimum),
                moneyText(row.maximum),
                feeText(row),
                row.expectedMinutes,
              ]),
              'There are no banks: members cannot withdraw.',
            )}
            ${mayChange && html`<p><a href="/payments/withdrawal-banks/new">Add a bank or network</a></p>`}
            <h2>Rules of withdrawals</h2>
            ${
              (await pendingPanel(call, RULES, [rules])) ??
              (mayChange ? rulesFields(call, settings) : changeTable(undefined, ruleTerms(settings)))
            }`,
        }
      })
      page('/payments/providers/:code', 'payments.configure', async (call) => {
        const route = (await providerRoutes(call)).find(({ code: its }) => its === call.params.code)
        return (
          route && { title: providerName(route.code), body: providerFields(call, route, waysOf(providers, route.code)) }
        )
      })
      page('/payments/methods/:method', 'payments.configure', async (call) => {
        const [row] = (await listWaysToPay(call.database)).methods.filter(({ method }) => method === call.params.method)
        return row && { title: METHODS[row.method], body: methodFields(call, row) }
      })
      page('/payments/deposit-banks/:code', 'payments.configure', async (call) => {
        const isAdded = call.params.code === 'new'
        const row = (await listWaysToPay(call.database)).depositBanks.find((bank) => bank.code === call.params.code)
        if (!row && !isAdded) return undefined
        return { title: row?.name ?? 'Add a bank', body: depositBankFields(call, row) }
      })
      page('/payments/withdrawal-banks/:code', 'payments.configure', async (call) => {
        const isAdded = call.params.code === 'new'
        const row = (await listWaysToPay(call.database)).withdrawalBanks.find((bank) => bank.code === call.params.code)
        if (!row && !isAdded) return undefined
        return { title: row?.name ?? 'Add a bank or network', body: withdrawalBankFields(call, row) }
      })
      action('/payments/providers', 'payments.configure', planInput, (call, input) =>
        save(kinds.provider, `payment-provider:${input.code}`, call, input),
      )
      action('/payments/methods', 'payments.configure', planInput, (call, input) =>
        saveWithFees(kinds.method, `deposit-method:${input.method}`, call, input),
      )
      action('/payments/deposit-banks', 'payments.configure', planInput, (call, input) =>
        save(kinds.depositBank, `deposit-bank:${input.code}`, call, input),
      )
      action('/payments/withdrawal-banks', 'payments.configure', planInput, (call, input) =>
        saveWithFees(kinds.withdrawalBank, `withdrawal-bank:${input.code}`, call, input),
      )
      action('/payments/withdrawal-rules', 'payments.configure', planInput, async (call, { reason, ...payload }) => {
        await decide(call.database, rules, {
          subject: RULES,
          payload,
          reason,
          actor: call.actor,
          operators: 2,
          // What cannot be read must not wait for the other operator.
          check: async () => readForm(rulesForm, payload),
        })
        return { to: '/payments', notice: 'waits' }
      })
    },
  }
}

/** Every provider of this release; one that was never set up comes last. */
async function providerRoutes({ database }: OfficeCall): Promise<ProviderRoute[]> {
  const stored = await listProviderRoutes(database)
  const others = PAYMENT_PROVIDERS.filter(({ code: its }) => stored.every((route) => route.code !== its))
  const anything = { uses: null, minimum: null, maximum: null, currency: null, fromMinute: null, untilMinute: null }
  return [
    ...stored,
    ...others.map((provider) => ({ ...anything, enabled: true, code: provider.code, position: LAST_PLACE })),
  ]
}

const LAST_PLACE = 999

const WAYS = { ...METHODS, BANK: 'Payouts to banks', CRYPTO: 'Payouts to crypto addresses' } as const
type Way = keyof typeof WAYS

/** Ways to pay in and out that a provider has; all of them for one that is not configured. */
function waysOf(providers: PaymentProviders, id: string): Way[] {
  const provider = providers.get(id)
  const all = Object.keys(WAYS) as Way[]
  return provider
    ? all.filter((way) => [...provider.methods, ...provider.destinations].some((known) => known === way))
    : all
}

const timeText = (minute: number | null): string =>
  minute === null ? '' : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function routeText({ uses, minimum, maximum, currency, fromMinute, untilMinute }: ProviderRoute): string {
  const parts = [
    uses === null ? '' : uses.map((way) => WAYS[way]).join(', '),
    minimum === null ? '' : `from ${moneyText(minimum)}`,
    maximum === null ? '' : `to ${moneyText(maximum)}`,
    currency ?? '',
    fromMinute === null ? '' : `${timeText(fromMinute)} to ${timeText(untilMinute)}`,
  ].filter(Boolean)
  return parts.length === 0 ? 'everything' : parts.join(', ')
}

const providerFields = ({ csrfToken }: OfficeCall, route: ProviderRoute, ways: readonly Way[]): Html =>
  actionForm(csrfToken, {
    action: '/payments/providers',
    button: 'Save',
    fields: html`<p class="muted">
        When it refuses something or does not answer, the next provider that takes it has it. Switched off, it takes
        nothing new: deposits and payouts that it has go on. Where no other provider has a way to pay, members are not
        offered it, and withdrawals wait.
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

const RULES = 'withdrawal-rules'

const RULE_LABELS = {
  turnoverPercent: 'Share of deposits to be wagered first, in percent',
  identityTier: 'Identity tier that is required; 0 for none',
  perDay: 'Withdrawals of a member in 24 hours',
  reviewFrom: 'Reviewed by a person from this amount',
  reviewAbovePerDay: 'Reviewed above this number in 24 hours',
  stepUpFrom: 'Confirmed by a second factor from this amount',
  cardRestHours: 'Hours before a new card can be used',
  firstCardRestHours: 'Hours before the first bank account can be used, which is in the member’s name',
  cardsMax: 'Cards and addresses of a member',
  receiptMinutes: 'Minutes until a payout counts as received',
  memberCancels: 'Members may cancel before the approval',
} as const
const RULE_NAMES = Object.keys(RULE_LABELS) as (keyof typeof RULE_LABELS)[]

const ruleTerms = (row: z.output<typeof rulesForm>): Terms =>
  Object.fromEntries(RULE_NAMES.map((rule) => [RULE_LABELS[rule], ruleText(row[rule])]))
const ruleText = (value: number | bigint | boolean): string =>
  typeof value === 'bigint' ? moneyText(value) : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

const rules: ReviewedKind = {
  ...kindOf(
    'withdrawal-rules.changed',
    () => 'Change the rules of withdrawals',
    async (tx, values) => {
      await changeWithdrawalRules(tx, readForm(rulesForm, values))
    },
  ),
  confirm: 'payments.confirm',
  basis: lockWithdrawalRules,
  show: async (database, payload) =>
    changeTable(ruleTerms(await withdrawalSettings(database)), ruleTerms(readForm(rulesForm, payload))),
}

const feeForm = z.object({ feeFixed: money, feePercent: percent })
const NO_FEES: Fees = { feeFixed: 0n, feeBasisPoints: 0 }

interface FeeKind extends ReviewedKind {
  fees: (tx: Transaction, payload: Values) => Promise<Fees | undefined>
  /** What would refuse it, without storing anything. */
  check: (tx: Transaction, payload: Values) => Promise<unknown>
}

/** A way to pay, whose fees take two operators. */
function feeKind(
  idOf: (payload: Values) => string,
  find: (tx: Transaction, id: string) => Promise<Fees | undefined>,
  ...saved: Parameters<typeof kindOf>
): FeeKind {
  const [, , store] = saved
  const fees = (tx: Transaction, payload: Values) => find(tx, idOf(payload))
  return {
    ...kindOf(...saved),
    confirm: 'payments.confirm',
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
function kindOf(
  kind: string,
  describe: (payload: Values) => string,
  store: (tx: Transaction, values: Values) => Promise<void>,
): DecisionKind {
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

function refuseRange({ minimum, maximum }: { minimum: bigint; maximum: bigint }): void {
  if (minimum < MINOR_UNITS) throw new OfficeError('minimum: must be 1 or more', 400)
  if (maximum < minimum) throw new OfficeError('maximum: must not be below the smallest amount', 400)
}

function requireStored(isStored: boolean, isAdded: boolean): void {
  if (isStored) return
  throw new OfficeError(
    isAdded ? 'code: is taken. Change that bank instead.' : 'There is no such bank.',
    isAdded ? 409 : 404,
  )
}

const stateText = (enabled: boolean, hasProvider: boolean): string =>
  !enabled ? 'off' : hasProvider ? 'on' : 'on, but there is no provider'

function feeText({ feeFixed, feeBasisPoints }: { feeFixed: bigint; feeBasisPoints: number }): string {
  const parts = [
    ...(feeFixed > 0n ? [moneyText(feeFixed)] : []),
    ...(feeBasisPoints > 0 ? [`${percentText(feeBasisPoints)} %`] : []),
  ]
  return parts.length === 0 ? 'none' : parts.join(' and ')
}

const amountFields = (
  row: { minimum: bigint; maximum: bigint; feeFixed: bigint; feeBasisPoints: number } | undefined,
): Html =>
  html`<div class="columns">
    ${field('minimum', 'Smallest amount', row && formatAmount(row.minimum))}
    ${field('maximum', 'Largest amount', row && formatAmount(row.maximum))}
    ${field('feeFixed', 'Fee of each payment', formatAmount(row?.feeFixed ?? 0n))}
    ${field('feePercent', 'Fee in percent of the amount', percentText(row?.feeBasisPoints ?? 0))}
  </div>`

const methodFields = ({ csrfToken }: OfficeCall, row: DepositMethodRow): Html =>
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

const depositBankFields = ({ csrfToken }: OfficeCall, row: DepositBank | undefined): Html =>
  actionForm(csrfToken, {
    action: '/payments/deposit-banks',
    button: 'Save',
    fields: html`${codeFields(row)}${reasonField()}`,
  })

const withdrawalBankFields = ({ csrfToken }: OfficeCall, row: WithdrawalBank | undefined): Html =>
  actionForm(csrfToken, {
    action: '/payments/withdrawal-banks',
    button: 'Save',
    fields: html`${codeFields(row)}
    ${row ? hidden('kind', row.kind) : choice('kind', 'Kind', { BANK: 'bank', CRYPTO: 'network: TRC20 or ERC20' }, 'BANK')}
    ${amountFields(row)}
    ${field('expectedMinutes', 'Usual minutes until the money arrives', row?.expectedMinutes ?? 30)} ${reasonField()}`,
  })

const rulesFields = ({ csrfToken }: OfficeCall, row: WithdrawalSettings): Html =>
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
        ${field('receiptMinutes', RULE_LABELS.receiptMinutes, row.receiptMinutes)}
        ${choice('memberCancels', RULE_LABELS.memberCancels, YES_NO, row.memberCancels ? 'yes' : 'no')}
      </div>
      ${reasonField()}`,
  })
