import type { MessageKind } from '@playhouse/schema/types.generated.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { MessagesScreenDocument } from './messages-screen.generated.ts'

export const MESSAGE_KINDS = [
  'SYSTEM',
  'DEPOSIT',
  'WITHDRAWAL',
  'PROMOTION',
  'UPLINE',
  'DOWNLINE',
] as const satisfies readonly MessageKind[]

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('page') ?? 1)
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const box = searchParams.get('box') === 'sent' ? ('OUTBOX' as const) : ('INBOX' as const)
  const kind = box === 'INBOX' ? MESSAGE_KINDS.find((known) => known === searchParams.get('kind')) : undefined
  // A notification leads to its message, which need not be on the first page.
  const message = searchParams.get('message') ?? ''
  const withMessage = message !== ''
  return networkOnlyLoader(MessagesScreenDocument, { box, kind: kind ?? null, page, message, withMessage })
}
