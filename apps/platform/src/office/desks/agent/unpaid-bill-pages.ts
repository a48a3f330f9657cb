import { listUnpaidBills } from '../../../domains/engagement/agent/operator.ts'
import { words } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { memberLink } from '../../kit/member-link.ts'
import { type Queue, registerQueue } from '../../kit/queue.ts'
import type { OfficeSection } from '../../kit/section.ts'

type UnpaidBill = Awaited<ReturnType<typeof listUnpaidBills>>[number]

const getPayer = ({ payerId, payer }: UnpaidBill) => ({ id: payerId, username: payer })
const getPayee = ({ memberId, payee }: UnpaidBill) => ({ id: memberId, username: payee })

const queue: Queue<UnpaidBill> = {
  path: '/unpaid-bills',
  title: 'Unpaid bills',
  read: 'credits.read',
  views: { waiting: 'unpaid' },
  // The payer is the one to talk to; a bill has no page of its own.
  link: ({ id, payerId }) => ({ href: `/members/${payerId}`, text: id.slice(0, 8) }),
  at: ({ createdAt }) => createdAt,
  member: () => null,
  clock: ({ createdAt }) => ({ since: createdAt, due: null }),
  promises: false,
  columns: [
    { label: 'Payer', text: ({ payer }) => payer, cell: (bill, call) => memberLink(call, getPayer(bill)) },
    { label: 'Payee', text: ({ payee }) => payee, cell: (bill, call) => memberLink(call, getPayee(bill)) },
    { label: 'Contract', text: ({ kind }) => words(kind) },
    { label: 'Period from', text: ({ periodFrom }) => periodFrom },
    { label: 'Amount>', text: ({ amount }) => amount },
    { label: 'Missing>', text: ({ missing }) => missing },
  ],
  list: listUnpaidBills,
  empty: 'Every agent’s money covers the bills.',
  above: () =>
    html`<p class="muted">
      Bills that the payer’s balance does not cover. Each is paid as soon as it does. The payer has been notified.
    </p>`,
}

/** Agents' pay that waits for the payer's money. */
export const unpaidBillSection: OfficeSection = {
  path: queue.path,
  title: queue.title,
  group: 'Money',
  permission: queue.read,
  register: (routes) => registerQueue(routes, queue, { title: queue.title }),
}
