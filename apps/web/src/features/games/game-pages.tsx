import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Pagination } from '../../ui/pagination.tsx'

interface GamePagesProps {
  page: number
  pageCount: number
  addressOf: (page: number) => string
}

/** Links to the pages of a list, under it. */
export function GamePages({ page, pageCount, addressOf }: GamePagesProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="mt-8 flex justify-center empty:hidden">
      <Pagination
        page={page}
        pageCount={pageCount}
        labels={{
          pages: t('pages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (number) => t('page', { page: number }),
        }}
        renderLink={(target, link, content) => (
          <Link {...link} to={addressOf(target)}>
            {content}
          </Link>
        )}
      />
    </div>
  )
}
