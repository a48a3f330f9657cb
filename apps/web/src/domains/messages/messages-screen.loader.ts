import type { MessageKind } from '@playhouse/schema/types.generated.ts'
import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { MessagesScreenDocument } from './messages-screen.generated.ts'

export const MESSAGE_KINDS = [
  'SYSTEM',
  'DEPOSIT',
  'WITHDRAWAL',
  'PROMOTION',
  'SERVICE',
  'UPLINE',
  'DOWNLINE',
] as const satisfies readonly MessageKind[]

export const loader = networkOnlyLoader(MessagesScreenDocument, ({ search, page }) => {
  const box = search.get('box') === 'sent' ? 'OUTBOX' : 'INBOX'
  const kind = box === 'INBOX' ? MESSAGE_KINDS.find((known) => known === search.get('kind')) : undefined
  // A notification leads to its message, which need not be on the first page.
  const message = search.get('message') ?? ''
  return { box, kind: kind ?? null, page, message, withMessage: message !== '' }
})
