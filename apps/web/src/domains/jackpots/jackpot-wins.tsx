import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table.tsx'
import type { JackpotDialogQuery } from './jackpot-dialog.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

export type JackpotDetails = NonNullable<JackpotDialogQuery['jackpots']>[number]
type Win = JackpotDetails['wins'][number]

/** Winners of a jackpot, latest first; for must-drop jackpots with their proof. */
export function JackpotWins({ wins, drops }: { wins: readonly Win[]; drops: boolean }) {
  const { t } = useTranslation('jackpots')
  const columns: Column<Win>[] = [
    { id: 'when', header: t('when'), cell: ({ wonAt }) => <Moment at={wonAt} /> },
    { id: 'who', header: t('who'), cell: ({ maskedUsername: account }) => account },
    {
      id: 'game',
      header: t('game'),
      cell: ({ gameId, gameName }) => (
        <Link to={paths.game(gameId)} className={linkClass()}>
          {gameName}
        </Link>
      ),
    },
    { id: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Money {...amount} /> },
  ]
  if (drops)
    columns.push({
      id: 'point',
      header: t('dropPoint'),
      cell: ({ proof: drop }) => (drop ? <Proof drop={drop} /> : '–'),
    })
  return (
    <section>
      <h3 className="mb-2 text-prose font-semibold">{t('winners')}</h3>
      {wins.length > 0 ? (
        <Table
          caption={t('winners')}
          columns={columns}
          rows={wins}
          rowKey={({ wonAt, maskedUsername: account }) => wonAt + account}
        />
      ) : (
        <p className="text-muted">{t('neverWonLong')}</p>
      )}
    </section>
  )
}

/** The revealed drop amount and seed, with a link that verifies them. */
function Proof({
  drop: { potNumber: pot, dropAmount: point, seed, seedHash, verifierUrl: verifier },
}: {
  drop: NonNullable<Win['proof']>
}) {
  const { t } = useTranslation('jackpots')
  const { integer } = useFormat()
  return (
    <details className="max-w-64 text-start">
      <summary className="cursor-pointer underline decoration-1 underline-offset-4">
        <Money {...point} />
      </summary>
      <dl className="mt-2 flex flex-col gap-1 text-caption wrap-anywhere [&_dt]:text-muted">
        <dt>{t('potNumber')}</dt>
        <dd>{integer(pot)}</dd>
        <dt>{t('seed')}</dt>
        <dd className="font-mono">{seed}</dd>
        <dt>{t('seedHash')}</dt>
        <dd className="font-mono">{seedHash}</dd>
      </dl>
      {verifier ? (
        <a href={verifier} target="_blank" rel="noreferrer" className={`mt-2 inline-block text-small ${linkClass()}`}>
          {t('check')}
        </a>
      ) : null}
    </details>
  )
}
