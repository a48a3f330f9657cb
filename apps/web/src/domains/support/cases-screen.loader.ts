import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { CasesScreenDocument } from './cases-screen.generated.ts'

export const loader = networkOnlyLoader(CasesScreenDocument, ({ search, page }) => {
  const id = search.get('case')
  return { page, id: id ?? '0', withCase: id !== null }
})
