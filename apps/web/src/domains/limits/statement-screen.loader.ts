import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { StatementScreenDocument } from './statement-screen.generated.ts'

/** `year` in the URL, by default the current one. */
export const loader = networkOnlyLoader(StatementScreenDocument, ({ search }) => {
  const year = /^[2-9]\d{3}$/.exec(search.get('year') ?? '')
  return { year: year ? Number(year[0]) : null }
})
