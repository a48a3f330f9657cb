import { Link } from 'react-router-dom'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { Pagination } from '../../ui/pagination.tsx'

interface GamePagesProps {
  page: number
  pageCount: number
  addressOf: (page: number) => string
}

/** Links to the pages of a list, under it. */
export function GamePages({ page, pageCount, addressOf }: GamePagesProps) {
  const pageLabels = usePageLabels()
  return (
    <div className="mt-8 flex justify-center empty:hidden">
      <Pagination
        page={page}
        pageCount={pageCount}
        labels={pageLabels}
        renderLink={(target, link, content) => (
          <Link {...link} to={addressOf(target)}>
            {content}
          </Link>
        )}
      />
    </div>
  )
}
