import type { DownlineConnection } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import type { Column } from '../../ui/table.tsx'

type Line = Pick<DownlineConnection['nodes'][number], 'username' | 'kind' | 'memberCount'>

/** The first columns of a table of lines: the account, and how many are below it. @param accountAddress of the page of those */
export function useLineColumns(accountAddress: (username: string) => string): Column<Line>[] {
  const { t } = useTranslation(['downline', 'agent', 'member'])
  const format = useFormat()
  return [
    {
      id: 'account',
      header: t('agent:account'),
      cell: ({ username, kind }) => (
        <>
          <Link to={paths.downline(username)} className={linkClass()}>
            <bdi>{username}</bdi>
          </Link>
          <span className="block text-small font-normal text-muted">{t(`member:kinds.${kind}`)}</span>
        </>
      ),
    },
    {
      id: 'members',
      header: t('below'),
      align: 'end',
      cell: ({ memberCount, username }) =>
        memberCount > 1 ? (
          <Link
            to={accountAddress(username)}
            className={linkClass()}
            aria-label={t('openBelow', { account: username, count: memberCount - 1 })}
          >
            {format.integer(memberCount - 1)}
          </Link>
        ) : (
          '0'
        ),
    },
  ]
}
