import { useViewer } from '../../../access/use-viewer.ts'
import { CENTRES } from '../../../centres.ts'
import type { CentreId } from '../../../menu-paths.ts'
import { PhoneNavigation } from './phone-navigation.tsx'

/** Above a project's screen of a centre, which has no account of its own: the menu is that of the frame. Nothing for those without the centre. */
export function ProjectNavigation({ centre }: { centre: CentreId }) {
  const menu = useViewer()?.menu
  return menu?.some(({ page }) => page === CENTRES[centre].hub) ? (
    <PhoneNavigation centre={centre} entries={menu} />
  ) : null
}
