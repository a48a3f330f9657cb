import { providerName } from '@playhouse/vendor-api/payments/all.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import type { Parties } from '../../../domains/site/module-needs.ts'
import { listWaysToPay } from '../../../domains/money/cashier/operator.ts'
import type { ProviderRoute } from '../../../domains/money/cashier/choose-provider.ts'
import { withdrawalSettings } from '../../../domains/money/cashier/withdrawals/settings.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide } from '../../kit/decisions.ts'
import { moneyText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { changeTable, table } from '../../kit/page.ts'
import { planInput } from '../../kit/form-fields.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'
import { METHODS } from './parts/payment-methods.ts'
import { depositBankFields, methodFields, rulesFields, rulesForm, withdrawalBankFields } from './payment-forms.ts'
import { rules, RULES, ruleTerms, feeText } from './payment-decisions.ts'
import { depositBankKind, methodKind, saveWay, saveWithFees, withdrawalBankKind } from './payment-ways.ts'
import { providerRoutes, providersFor, routeDesk, routeText } from './payment-routes.ts'

/** Ways to pay in and out, and the rules of withdrawals. */
export function paymentSection(
  { payments: hasProvider }: Pick<Parties, 'payments'>,
  providers: PaymentProviders,
): OfficeSection {
  const routes = routeDesk(providers)
  const kinds = {
    method: methodKind(hasProvider),
    depositBank: depositBankKind,
    withdrawalBank: withdrawalBankKind(hasProvider),
  }
  return {
    path: '/payments',
    title: 'Payments',
    group: 'Money',
    permission: 'payments.read',
    decisions: [...Object.values(kinds), routes.kind, rules],
    register({ page, action }) {
      routes.register({ page, action })
      page('/payments', 'payments.read', async (call) => ({
        title: 'Payments',
        body: await overview(call, hasProvider, providers),
      }))
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
      action('/payments/methods', 'payments.configure', planInput, (call, input) =>
        saveWithFees(kinds.method, `deposit-method:${input.method}`, call, input),
      )
      action('/payments/deposit-banks', 'payments.configure', planInput, (call, input) =>
        saveWay(kinds.depositBank, `deposit-bank:${input.code}`, call, input),
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
          // Unreadable values must not wait for the other operator.
          check: async () => readForm(rulesForm, payload),
        })
        return { to: '/payments', notice: 'waits' }
      })
    },
  }
}

async function overview(call: OfficeCall, hasProvider: boolean, providers: PaymentProviders): Promise<Html> {
  const { methods, depositBanks, withdrawalBanks } = await listWaysToPay(call.database)
  const settings = await withdrawalSettings(call.database)
  const routes = await providerRoutes(call.database)
  return html`${
      !hasProvider &&
      html`<p class="panel problem">
        There is no payment provider, so that members can neither deposit nor withdraw. Set PAYMENTS_URL and restart the
        platform.
      </p>`
    }
    ${providerTable(call, routes, providers)}
    <h2>Ways to deposit</h2>
    ${table(
      ['Method', 'State', 'Providers, in this order', 'From>', 'To>', 'Fee', 'Times a day>', 'Minutes to pay>'],
      methods.map((row) => [
        linked(call, `/payments/methods/${row.method}`, METHODS[row.method]),
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
    ${depositBankTable(call, depositBanks)} ${withdrawalBankTable(call, withdrawalBanks, hasProvider)}
    <h2>Rules of withdrawals</h2>
    ${
      (await pendingPanel(call, RULES, [rules])) ??
      (call.may('payments.configure') ? rulesFields(call, settings) : changeTable(undefined, ruleTerms(settings)))
    }`
}

const linked = ({ may }: OfficeCall, path: string, text: string) =>
  may('payments.configure') ? html`<a href="${path}">${text}</a>` : text

const providerTable = (call: OfficeCall, routes: readonly ProviderRoute[], providers: PaymentProviders) =>
  html`<h2>Providers</h2>
    <p>
      A new deposit or payout goes to the first provider that is on, has its way to pay, and takes its amount, currency
      and time. What a provider has stays with it, also while it is off.
    </p>
    ${table(
      ['Provider', 'State', 'Place>', 'Takes'],
      routes.map((route) => [
        linked(call, `/payments/providers/${route.code}`, providerName(route.code)),
        !route.enabled ? 'off' : providers.has(route.code) ? 'on' : 'on, but not configured',
        route.position,
        routeText(route),
      ]),
      'There are no providers.',
    )}`

type WaysToPay = Awaited<ReturnType<typeof listWaysToPay>>

const depositBankTable = (call: OfficeCall, banks: WaysToPay['depositBanks']) =>
  html`<h2>Banks that members pay from</h2>
    ${table(
      ['Code', 'Name', 'State'],
      banks.map((row) => [
        linked(call, `/payments/deposit-banks/${row.code}`, row.code),
        row.name,
        stateText(row.enabled, true),
      ]),
      'There are no banks: members who transfer by hand cannot name theirs.',
    )}
    ${call.may('payments.configure') && html`<p><a href="/payments/deposit-banks/new">Add a bank</a></p>`}`

const withdrawalBankTable = (call: OfficeCall, banks: WaysToPay['withdrawalBanks'], hasProvider: boolean) =>
  html`<h2>Banks and networks that are paid out to</h2>
    ${table(
      ['Code', 'Name', 'Kind', 'State', 'From>', 'To>', 'Fee', 'Usual minutes>'],
      banks.map((row) => [
        linked(call, `/payments/withdrawal-banks/${row.code}`, row.code),
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
    ${call.may('payments.configure') && html`<p><a href="/payments/withdrawal-banks/new">Add a bank or network</a></p>`}`

const stateText = (enabled: boolean, hasProvider: boolean): string =>
  !enabled ? 'off' : hasProvider ? 'on' : 'on, but there is no provider'
