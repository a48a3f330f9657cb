import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { FavouritesScreenDocument } from './favourites-screen.generated.ts'

export const loader = networkOnlyLoader(FavouritesScreenDocument, ({ page }) => ({ page }))
