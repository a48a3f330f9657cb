import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { PAYMENT_PROVIDERS, providerName } from '@playhouse/vendor-api/payments/all.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { CRYPTO_NETWORKS } from '@playhouse/vendor-api/payments/provider.ts'
import type { Parties } from '../../../domains/site/module-needs.ts'
import {
  addDepositBank,
  addWithdrawalBank,
  changeDepositBank,
  changeDepositMethod,
  changeWithdrawalBank,
  listProviderRoutes,
  listWaysToPay,
  lockBankFees,
  lockMethodFees,
  saveProviderRoute,
} from '../../../domains/money/cashier/operator.ts'
import type { ProviderRoute } from '../../../domains/money/cashier/choose-provider.ts'
import { withdrawalSettings } from '../../../domains/money/cashier/withdrawals/settings.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { moneyText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { changeTable, table } from '../../kit/page.ts'
import { planInput } from '../../kit/form-fields.ts'
import { noticeOf, type OfficeCall, type OfficeSection } from '../../kit/section.ts'
import { METHODS } from './parts/payment-methods.ts'
import {
  depositBankFields,
  depositBankForm,
  methodFields,
  methodForm,
  providerFields,
  providerForm,
  rulesFields,
  rulesForm,
  timeText,
  type Way,
  WAYS,
  withdrawalBankFields,
  withdrawalBankForm,
} from './payment-forms.ts'
import {
  feeKind,
  kindOf,
  type FeeKind,
  feeForm,
  NO_FEES,
  rules,
  RULES,
  ruleTerms,
  feeText,
} from './payment-decisions.ts'

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
    provider: providerKind(providers),
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
                providersFor(row.method, routes, providers),
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
        const route = (await providerRoutes(call)).find(({ code }) => code === call.params.code)
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

const providerKind = (providers: PaymentProviders): DecisionKind =>
  kindOf(
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
  )

/** Providers that take a way to pay now, in their order. */
function providersFor(way: Way, routes: readonly ProviderRoute[], providers: PaymentProviders): string {
  const possible = routes.filter(
    ({ code, enabled, uses }) =>
      enabled && providers.has(code) && waysOf(providers, code).includes(way) && (uses?.includes(way) ?? true),
  )
  return possible.length === 0 ? 'none' : possible.map(({ code }) => providerName(code)).join(', ')
}

/** Every provider of this release; one that was never set up comes last. */
async function providerRoutes({ database }: OfficeCall): Promise<ProviderRoute[]> {
  const stored = await listProviderRoutes(database)
  const others = PAYMENT_PROVIDERS.filter(({ code }) => stored.every((route) => route.code !== code))
  const unset = {
    enabled: true,
    uses: null,
    minimum: null,
    maximum: null,
    currency: null,
    fromMinute: null,
    untilMinute: null,
  }
  return [...stored, ...others.map((provider) => ({ ...unset, code: provider.code, position: LAST_PLACE }))]
}

const LAST_PLACE = 999

/** Ways to pay in and out that a provider has; all of them for one that is not configured. */
function waysOf(providers: PaymentProviders, id: string): Way[] {
  const provider = providers.get(id)
  const all = Object.keys(WAYS) as Way[]
  return provider
    ? all.filter((way) => [...provider.methods, ...provider.destinations].some((known) => known === way))
    : all
}

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
