import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TeamLines } from '../../features/agent/team-lines.tsx'
import type { DirectDownline } from '../../features/agent/team-lines.tsx'
import { linkClass } from '../../ui/link-class.ts'

interface DirectLinesProps {
  best: readonly DirectDownline[]
  worst: readonly DirectDownline[]
  addressOf: (account: string) => string
}

/** The lines at both ends, or all of them in one table where they are so few that both ends are the same. */
export function DirectLines({ best, worst, addressOf }: DirectLinesProps) {
  const { t } = useTranslation('agent')
  const ends = new Set(best.map((line) => line.username))
  const sameLines = worst.every((line) => ends.has(line.username))
  const renderAgent = (account: string) => (
    <Link to={addressOf(account)} className={linkClass()}>
      {account}
    </Link>
  )
  if (sameLines) return <TeamLines heading={t('lines')} lines={best} renderAgent={renderAgent} />
  return (
    <>
      <TeamLines heading={t('bestLines')} lines={best} renderAgent={renderAgent} />
      <TeamLines heading={t('worstLines')} lines={worst} renderAgent={renderAgent} />
    </>
  )
}
