import { useApolloClient } from '@apollo/client/react'
import type { TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { SHEET_NAME_MAX } from '@playhouse/shared/limits.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../../access/use-viewer.ts'
import { getBetText, quickEntryPath } from '../bet-text-store.ts'
import { findNextBoard } from '../next-station.ts'
import { getStructure } from '../lottery-structure.ts'
import { ticketText } from '../ticket-text.ts'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { getResponse } from '../../../graphql/response.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import {
  type LotterySheet_SheetFragment,
  LotterySheetsDocument,
  useLotterySheetsQuery,
  useRemoveLotterySheetMutation,
  useSaveLotterySheetMutation,
} from './saved-sheets.generated.ts'
import type { SlipTicket } from './slip.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

type Sheet = Omit<LotterySheet_SheetFragment, ' $fragmentName'>

function useShowSheets() {
  const client = useApolloClient()
  const id = useViewer()?.id
  return (sheets: readonly Sheet[]) => {
    if (id !== undefined)
      client.writeQuery({
        query: LotterySheetsDocument,
        data: { viewer: { __typename: 'Viewer', id, lotterySheets: [...sheets] } },
      })
  }
}

interface SavedSheetsProps {
  board: TextBoard
  /** Gets the text of a sheet that is read here. */
  onText: (text: string) => void
}

/** The member's saved bets: one is read here, or on its own board where its station does not draw on this one's day. */
export function SavedSheets({ board, onText }: SavedSheetsProps) {
  const { t } = useTranslation('lottery')
  const { response } = getResponse(useLotterySheetsQuery({ skip: !useOffers()('LOTTERY_SHEETS') }))
  const { run } = useSubmit(useRemoveLotterySheetMutation())
  const show = useShowSheets()
  const client = useApolloClient()
  const navigate = useNavigate()
  const sheets = response?.viewer?.lotterySheets ?? []
  if (sheets.length === 0) return null
  const read = async ({ code, text }: Sheet) => {
    if (isReadOn(board, code)) return onText(text)
    const next = await findNextBoard(client, code)
    getBetText(next).set(text)
    void navigate(quickEntryPath(next))
  }
  const remove = async (id: string) => {
    const { success, problem } = await run({ input: { id } })
    if (success) show(success.sheets)
    else showToast({ tone: 'bad', title: problem.text })
  }
  return (
    <section aria-label={t('sheets.title')}>
      <p className="mb-1.5 text-small font-medium">{t('sheets.title')}</p>
      <ul className="flex flex-wrap gap-1.5">
        {sheets.map((sheet) => (
          <li key={sheet.id} className="flex min-w-0 items-center">
            <Button size="small" className="min-w-0" title={sheet.text} onClick={() => void read(sheet)}>
              <span className="truncate">{sheet.name}</span>
            </Button>
            <IconButton
              icon={X}
              iconSize={16}
              label={t('sheets.remove', { name: sheet.name })}
              onClick={() => void remove(sheet.id)}
              className="text-muted"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The stations of the North draw by turns, and a text says only that it is for the North. */
function isReadOn({ lottery, stations }: TextBoard, code: string): boolean {
  const game = findLottery(code)
  if (code === lottery || stations.includes(code)) return true
  return (
    game?.region === 'NORTH' &&
    game.intervalSeconds === null &&
    stations.some((station) => {
      const other = findLottery(station)
      return other?.region === 'NORTH' && other.startMinute === game.startMinute
    })
  )
}

interface SaveSheetProps {
  tickets: readonly SlipTicket[]
  /** Code of the lottery of lines that name none. */
  lottery: string | undefined
}

/** Saves the slip under a name; nothing for bets that have no words. */
export function SaveSheet({ tickets, lottery }: SaveSheetProps) {
  const { t } = useTranslation('lottery')
  const offers = useOffers()
  const [isOpen, setOpen] = useState(false)
  const written = tickets.map((ticket) => ({
    lottery: ticket.lottery ?? lottery ?? '',
    bets: ticket.lines.map(({ betType, picks, stake }) => ({ betType, picks, stakeMinor: getStake(stake) })),
  }))
  const isVietnamese = written.every((ticket) => getStructure(ticket.lottery)?.kind === 'VN')
  const text = isVietnamese ? ticketText(written) : null
  const [code] = written[0]?.lottery.split('-') ?? []
  if (text === null || code === undefined || !offers('LOTTERY_SHEETS')) return null
  return (
    <>
      <Button size="small" variant="quiet" className="self-start" onClick={() => setOpen(true)}>
        {t('sheets.save')}
      </Button>
      {isOpen ? <NameDialog code={code} text={text} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function NameDialog({ code, text, onClose }: { code: string; text: string; onClose: () => void }) {
  const { t } = useTranslation('lottery')
  const { run } = useSubmit(useSaveLotterySheetMutation())
  const show = useShowSheets()
  const form = useMutationForm({
    defaultValues: { name: '' },
    send: ({ name }) => run({ input: { name: name.trim(), code, text } }),
    place: ({ text: problem }) => ({ name: problem }),
    onDone: ({ sheets }) => {
      show(sheets)
      onClose()
      showToast({ tone: 'good', title: t('sheets.saved') })
    },
  })
  return (
    <FormDialog form={form} title={t('sheets.save')} submitLabel={t('sheets.saveNow')} onClose={onClose}>
      <TextField
        label={t('sheets.name')}
        maxLength={SHEET_NAME_MAX}
        autoComplete="off"
        {...form.field('name', t('sheets.nameFirst'))}
      />
    </FormDialog>
  )
}

const getStake = (stake: string) => (/^\d{1,13}$/.test(stake) ? parseAmount(stake) : 0n)
