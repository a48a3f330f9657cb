import { isEmail } from '@playhouse/shared/email.ts'
import { listOfProject, listProviders } from '@playhouse/vendor-api/all-providers.ts'
import type { ProviderKind } from '@playhouse/vendor-api/provider-declaration.ts'
import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import type { Config } from '../../../config.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'
import type { Parties } from '../../../domains/site/module-needs.ts'
import { setupState } from '../../../domains/site/setup-state.ts'
import type { Sender } from '../../../domains/people/verification/sender.ts'
import { html } from '../../kit/html.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, table } from '../../kit/page.ts'
import { choice, field } from '../../kit/form-fields.ts'
import type { OfficeSection } from '../../kit/section.ts'

const PHONE = /^\+\d{8,15}$/

const testInput = z.object({ channel: z.enum(['sms', 'email']), address: z.string().trim().max(254) })

interface SetupServices {
  config: Pick<
    Config,
    | 'push'
    | 'liveSecret'
    | 'analytics'
    | 'lotteryDraws'
    | 'office'
    | 'sender'
    | 'payments'
    | 'identityChecks'
    | 'screening'
    | 'registers'
  >
  parties: Parties
  sender: Sender | undefined
  brandName: () => Promise<string>
}

const KINDS: Readonly<Record<ProviderKind, string>> = {
  payment: 'payments',
  message: 'messages',
  identity: 'identity checks',
  screening: 'lists',
  register: 'excluded persons',
}

/** Each provider that is on, and where the platform calls it. */
function listAddresses(config: SetupServices['config']): string[][] {
  const access = {
    ...config.payments,
    ...config.sender?.access,
    ...config.identityChecks.access,
    ...config.screening,
    ...config.registers,
  }
  const ofProject = listOfProject()
  return listProviders().flatMap((provider) => {
    const { kind, code, name } = provider
    const configured = access[code]
    if (!configured) return []
    return [
      [`${name} (${code})`, KINDS[kind], new URL(configured.url).origin, ofProject.includes(provider) ? 'yes' : ''],
    ]
  })
}

const providerTable = (config: SetupServices['config']) =>
  html`<h2>Providers</h2>
    ${table(
      ['Provider', 'Of', 'Address', 'Of the project'],
      listAddresses(config),
      'There is none: set the variables of one, and restart the platform.',
    )}`

/** Services that are asked first for SMS to a country. */
const getSmsOrder = (sender: SetupServices['config']['sender']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sender?.smsOrder ?? {}).map(([country, codes]) => [`SMS to ${country}`, codes.join(', ')]),
  )

/** Parts that are on or off, with the reason, and the message service. */
export function setupSection({ config, parties, sender, brandName }: SetupServices): OfficeSection {
  return {
    path: '/setup',
    title: 'Setup',
    group: 'House',
    permission: 'setup.read',
    register({ page, action }) {
      page('/setup', 'setup.read', async ({ database, csrfToken }) => {
        const state = await setupState(database, config, parties)
        return {
          title: 'Setup',
          body: html`<p>
              Whatever needs a third party is off until that party is configured. Variables are read when the platform
              starts.
            </p>
            ${table(
              ['Part', 'State', 'Why'],
              state.map(({ what, off }) => [what, off === undefined ? 'on' : 'off', off ?? '']),
              '',
            )}
            ${providerTable(config)}
            <h2>Message service</h2>
            ${
              sender
                ? html`${config.sender && Object.keys(config.sender.smsOrder).length > 0 && facts(getSmsOrder(config.sender))}
                  ${actionForm(csrfToken, {
                    action: '/setup/test-message',
                    button: 'Send a test message',
                    fields: html`${choice('channel', 'By', { sms: 'SMS', email: 'e-mail' }, 'email')}
                    ${field('address', 'To a number such as +84901234567, or an e-mail address', '')}`,
                  })}`
                : html`<p class="muted">
                    There is none: set SENDER_URL and SENDER_SECRET, or the variables of another service, and restart
                    the platform.
                  </p>`
            }`,
        }
      })
      action('/setup/test-message', 'setup.test', testInput, async ({ actor, database }, { channel, address }) => {
        if (!sender) throw new OfficeError('There is no message service: set SENDER_URL and SENDER_SECRET.')
        const isValid = channel === 'sms' ? PHONE.test(address) : isEmail(address)
        if (!isValid) throw new OfficeError('address: must be a number such as +84901234567, or an e-mail address', 400)
        const subject = await brandName()
        const text = `This is a test message of ${subject}.`
        await (
          channel === 'sms'
            ? sender.sendSms({ phoneNumber: address, text })
            : sender.sendEmail({ address, subject, text })
        ).catch((error: unknown) => {
          throw new OfficeError(
            `${error instanceof Error ? error.message : String(error)}. Check SENDER_URL, SENDER_SECRET and the service's own log.`,
            502,
          )
        })
        const masked = channel === 'sms' ? maskMobile(address) : maskEmail(address)
        await withTransaction(database, (tx) =>
          recordAudit(tx, {
            actor,
            action: 'sender.tested',
            subject: `sender:${channel}`,
            new: { address: masked },
          }),
        )
        return { to: '/setup', notice: 'sent' }
      })
    },
  }
}
