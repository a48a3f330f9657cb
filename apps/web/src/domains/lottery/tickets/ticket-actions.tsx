import { useApolloClient } from '@apollo/client/react'
import { parseAmount } from '@playhouse/shared/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { serverNow } from '../../../server-time.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { getBetText, quickEntryPath } from '../bet-text-store.ts'
import { findNextBoard } from '../next-station.ts'
import { useCopy } from '../parts/copy-value.tsx'
import { ticketText } from '../ticket-text.ts'
import type { Detail, Ticket } from './ticket-detail.ts'
import { LotteryTicketScreenDocument, useCancelLotteryTicketMutation } from './ticket-screen.generated.ts'

/** Leads to the board with the bets as a text, or copies the text. */
export function BetAgain({ detail: { ticket, lines } }: { detail: Detail }) {
  const { t } = useTranslation('draws')
  const client = useApolloClient()
  const navigate = useNavigate()
  const copy = useCopy()
  const [isLoading, setLoading] = useState(false)
  /** Copies the lines of all pages of the ticket. */
  const write = async (): Promise<string | null> => {
    const all: Detail['lines']['nodes'][number][] = []
    for (let page = 1; page <= lines.pageInfo.totalPages; page += 1) {
      const { data } = await client.query({
        query: LotteryTicketScreenDocument,
        variables: { id: ticket.id, page, withShell: false },
      })
      all.push(...(data?.viewer?.lotteryTicket?.lines.nodes ?? []))
    }
    if (all.length !== ticket.lineCount) return null
    const bets = all.map(({ betType, picks, amount }) => ({ betType, picks, stakeMinor: parseAmount(amount.amount) }))
    return ticketText([{ lottery: ticket.code, bets }])
  }
  const use = async (act: (text: string) => Promise<unknown>) => {
    setLoading(true)
    const text = await write().catch(() => null)
    if (text === null) showToast({ tone: 'bad', title: t('betAgainFailed') })
    else await act(text)
    setLoading(false)
  }
  const leadToBoard = async (text: string) => {
    const board = await findNextBoard(client, ticket.code)
    getBetText(board).set(text)
    void navigate(quickEntryPath(board))
  }
  return (
    <>
      <Button disabled={isLoading} onClick={() => void use(leadToBoard)}>
        {t('betAgain')}
      </Button>
      <Button disabled={isLoading} onClick={() => void use(copy)}>
        {t('copyBets')}
      </Button>
    </>
  )
}

/** Cancels the draws that still sell, after a confirmation. */
export function CancelButton({ ticket, refetch }: { ticket: Ticket; refetch: () => void }) {
  const { t } = useTranslation(['draws', 'ui'])
  const { run, isPending } = useSubmit(useCancelLotteryTicketMutation())
  const [asking, setAsking] = useState(false)
  const open = ticket.draws.filter(
    ({ state, closesAt }) => state === 'OPEN' && Date.parse(closesAt) > serverNow(),
  ).length
  const cancel = async () => {
    const { problem } = await run({ input: { id: ticket.id } })
    setAsking(false)
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('cancelled') })
    refetch()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      {asking ? (
        <AlertDialog
          title={t('cancelTitle')}
          confirmLabel={t('cancel')}
          cancelLabel={t('keep')}
          closeLabel={t('ui:close')}
          tone="danger"
          pending={isPending ? t('cancelling') : false}
          onCancel={() => setAsking(false)}
          onConfirm={() => void cancel()}
        >
          {t('cancelText', { count: open })}
        </AlertDialog>
      ) : null}
    </>
  )
}
