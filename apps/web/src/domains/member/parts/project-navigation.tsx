import { useViewer } from '../../../access/use-viewer.ts'
import { CENTRES } from '../../../centres.ts'
import type { CentreId } from '../../../menu-paths.ts'
import { useCentreEntries } from './centre-menu.tsx'
import { PhoneNavigation } from './phone-navigation.tsx'

/** Above a project's screen of a centre. Nothing for those without the centre. */
export function ProjectNavigation({ centre }: { centre: CentreId }) {
  const viewer = useViewer()
  const entries = useCentreEntries(centre)
  // While nobody knows who it is, the page already has its place.
  const isOwn = viewer === undefined || viewer?.menu.some(({ page }) => page === CENTRES[centre].hub)
  return isOwn ? <PhoneNavigation centre={centre} entries={entries} /> : null
}
