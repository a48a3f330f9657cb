import { providerName } from '@playhouse/vendor-api/payments/all.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { findPaymentEvent, listPaymentEvents } from '../../../domains/money/cashier/deposits/operator.ts'
import { closeEvent, retryEvent } from '../../../domains/money/cashier/deposits/payment-events.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { momentText, words } from '../../kit/formats.ts'
import type { Queue } from '../../kit/queue.ts'
import { html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../kit/page.ts'
import type { OfficeRoutes } from '../../kit/section.ts'

function decisionKind(
  kind: string,
  verb: string,
  state: string,
  change: (tx: Transaction, id: string) => Promise<boolean>,
): DecisionKind {
  return {
    kind,
    permission: 'deposits.decide',
    describe: ({ eventId }) => `${verb} webhook ${eventId}`,
    apply: async (tx, { payload: { eventId = '' } }) => {
      if (!(await change(tx, eventId))) throw new OfficeError('Somebody has dealt with this webhook.')
      return { old: { state: 'STUCK' }, new: { state } }
    },
  }
}

const retry = decisionKind('webhook.retried', 'Process again', 'RECEIVED', retryEvent)
const close = decisionKind('webhook.closed', 'Close', 'CLOSED', closeEvent)
export const EVENT_KINDS: readonly DecisionKind[] = [retry, close]
const FORMS = { retry, close }

export const eventQueue: Omit<Queue<Awaited<ReturnType<typeof listPaymentEvents>>[number]>, 'read'> = {
  path: '/deposits/webhooks',
  title: 'Webhooks that could not be processed',
  assign: 'deposits.decide',
  views: { waiting: 'not processed', received: 'received', done: 'processed', other: 'ignored or closed', all: 'all' },
  link: ({ row }) => ({ href: getPath(row.id), text: row.id }),
  at: ({ row }) => row.receivedAt,
  member: () => null,
  subject: ({ row }) => `webhook:${row.id}`,
  clock: ({ row }) => ({ since: row.receivedAt, due: null }),
  columns: [
    { label: 'Provider', text: ({ row }) => providerName(row.provider) },
    { label: 'Attempts>', text: ({ row }) => row.attempts },
    { label: 'State', text: ({ row }) => words(row.state) },
    { label: 'Database fails since', text: ({ row }) => row.interruptedSince },
    { label: 'Why', text: ({ row }) => row.error },
  ],
  list: listPaymentEvents,
  empty: 'No webhooks.',
}

/** The page of a webhook that could not be processed, and its decisions. */
export function registerPaymentEvents({ page, action }: OfficeRoutes): void {
  page('/deposits/webhooks/:id', 'deposits.read', async ({ database, params: { id = '' }, csrfToken, may }) => {
    const event = await findPaymentEvent(database, id)
    if (!event) return undefined
    const form = (name: keyof typeof FORMS, button: string, text: string) =>
      html`<section class="panel">
        <p class="muted">${text}</p>
        ${actionForm(csrfToken, { action: `${getPath(id)}/${name}`, button, fields: reasonField(), second: name === 'retry' })}
      </section>`
    return {
      title: `Webhook ${id}`,
      body: html`${facts({
        State: event.state,
        Provider: providerName(event.provider),
        Received: momentText(event.receivedAt),
        Attempts: event.attempts,
        'Database fails since': event.interruptedSince && momentText(event.interruptedSince),
        Why: event.error,
        Content: event.body,
      })}
      ${
        event.interruptedSince !== null &&
        html`<p class="muted">
          The database has failed each time; this does not count as an attempt. The webhook is processed within seconds
          once the database answers: nothing is to be done here.
        </p>`
      }${
        event.state === 'STUCK' &&
        may('deposits.decide') &&
        html`<div class="columns">
          ${form('close', 'Close', 'After the provider was asked, and the payment was dealt with in another way.')}
          ${form('retry', 'Process again', 'After the cause was removed.')}
        </div>`
      }`,
    }
  })

  for (const [name, kind] of Object.entries(FORMS)) {
    action(
      `/deposits/webhooks/:id/${name}`,
      'deposits.decide',
      withReason,
      async ({ actor, database, params }, { reason }) => {
        const eventId = params.id ?? ''
        const subject = `webhook:${eventId}`
        await decide(database, kind, { subject, payload: { eventId }, reason, actor, operators: 1 })
        return { to: getPath(eventId), notice: 'done' }
      },
    )
  }
}

const getPath = (id: string) => `/deposits/webhooks/${encodeURIComponent(id)}`
