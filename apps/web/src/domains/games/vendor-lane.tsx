import { Flame } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { moveFocus } from '../../ui/roving-focus.ts'
import type { VendorChoice } from './parts/browse-toolbar.tsx'
import type { Browse } from './parts/use-browse.ts'
import { useGameActions } from './parts/use-game-actions.ts'
import { useLaunchLinks } from './parts/launch/use-launch-address.ts'
import type { LaunchTarget } from './parts/launch/launch-address.ts'

/** As many as fit in a row, plus a cut-off one; the rest render when the pointer or the focus arrives. */
const IN_VIEW = 8

interface VendorLaneProps {
  browse: Browse
  /** Most games first. */
  vendors: readonly LaneVendor[] | null | undefined
}

type LaneVendor = VendorChoice & { isHot: boolean; vendor: { launchTarget: LaunchTarget | null } }

/** A row of the lobby's vendors. A press filters by the vendor or removes the filter; some vendors open a dialog instead. */
export function VendorLane({ browse, vendors }: VendorLaneProps) {
  const { t } = useTranslation('lobby')
  const { integer } = useFormat()
  const { imageHosts } = useGameActions()
  const linkTo = useLaunchLinks()
  const [isWhole, setWhole] = useState(false)
  const chosenPlace = vendors?.findIndex(({ vendor }) => browse.state.vendors.includes(vendor.id)) ?? -1
  const drawn = isWhole ? vendors : vendors?.slice(0, Math.max(IN_VIEW, chosenPlace + 1))
  const count = drawn?.length ?? 0
  // Only the links depend on the URL, so their content is created once instead of for every page of the list.
  const faces = useMemo(
    () =>
      vendors?.slice(0, count).map((one) => {
        const games = { count: one.gameCount, formatParams: undefined, replace: { count: integer(one.gameCount) } }
        return (
          <VendorFace key={one.vendor.id} of={one} imageHosts={imageHosts} games={t('games', games)} hot={t('hot')} />
        )
      }),
    [vendors, count, integer, imageHosts, t],
  )
  // Reserves the space while loading.
  if (vendors === undefined) return <div className="h-14" />
  if (vendors === null || vendors.length < 2) return null
  const drawAll = () => setWhole(true)
  const stop =
    vendors.find(({ vendor }) => browse.state.vendors.includes(vendor.id))?.vendor.id ?? vendors[0]?.vendor.id
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('vendors')}
      onPointerEnter={drawAll}
      onFocus={drawAll}
      onTouchStart={drawAll}
      onScroll={drawAll}
      onKeyDown={(event) => moveFocus(event, { stops: 'a', axis: 'inline' })}
      className="relative -m-1 flex [scroll-snap-type:x_proximity] scroll-px-1 gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none]"
    >
      {drawn?.map(({ vendor }, place) => {
        const chosen = browse.state.vendors.includes(vendor.id)
        return (
          <Link
            key={vendor.id}
            // A single tab stop; arrow keys move along the row.
            tabIndex={vendor.id === stop ? 0 : -1}
            {...(linkTo(vendor.launchTarget) ?? {
              to: browse.addressWith({ vendors: chosen ? [] : [vendor.id] }),
              preventScrollReset: true,
            })}
            aria-haspopup={vendor.launchTarget?.mode === 'VENDOR_GAMES' ? 'dialog' : undefined}
            aria-current={chosen ? 'true' : undefined}
            className="flex h-14 shrink-0 snap-start items-center gap-2.5 rounded-card border border-line bg-surface ps-2 pe-3.5 hover:bg-raised aria-[current]:border-action aria-[current]:bg-selected"
          >
            {faces?.[place]}
          </Link>
        )
      })}
    </div>
  )
}

interface VendorFaceProps {
  of: LaneVendor
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
  games: string
  hot: string
}

/** Content of a vendor's link. */
function VendorFace({ of: { vendor, isHot }, imageHosts, games, hot }: VendorFaceProps) {
  return (
    <>
      <Picture src={vendor.icon} hosts={imageHosts} alt="" width={40} height={40} className="size-10 rounded-control" />
      <span className="grid">
        <span className="flex items-center gap-1 text-small font-medium whitespace-nowrap">
          {vendor.name}
          {isHot ? (
            <>
              <Icon icon={Flame} size={14} className="text-muted" />
              <span className="visually-hidden">{hot}</span>
            </>
          ) : null}
        </span>
        <span className="figures text-caption text-muted">{games}</span>
      </span>
    </>
  )
}
