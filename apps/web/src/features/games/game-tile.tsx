import { useFragment } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import { Construction, Dices } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { GameTile_GameFragmentDoc } from './game-tile.generated.ts'
import type { GameTile_GameFragment } from './game-tile.generated.ts'
import type { GameActions } from './use-game-actions.ts'

export type GameTileRef = FragmentType<GameTile_GameFragment>

interface GameTileProps {
  game: GameTileRef
  actions: GameActions
}

/** A game in a list: its picture, name and vendor; the whole tile opens it, the heart marks it. */
export function GameTile({ game, actions }: GameTileProps) {
  const { t } = useTranslation('lobby')
  const format = useFormat()
  const { pathname, search } = useLocation()
  const { data, complete } = useFragment({ fragment: GameTile_GameFragmentDoc, from: game })
  if (!complete) return null
  const rtp = data.returnToPlayer === null ? null : format.percent(Number(data.returnToPlayer) / 100, 2)
  return (
    <article className="group relative flex min-w-0 flex-col gap-2">
      <div className="relative aspect-3/4 overflow-hidden rounded-card bg-raised">
        <Picture
          src={data.picture}
          hosts={actions.imageHosts}
          alt=""
          width={240}
          height={320}
          fallback={<MissingPicture />}
          className={`size-full object-cover ${data.underMaintenance ? 'opacity-40' : ''}`}
        />
        <span className="pointer-events-none absolute inset-0 rounded-card transition-colors group-hover:bg-hover" />
        <span className="absolute start-2 top-2 flex flex-col items-start gap-1">
          {data.isHot ? <TileMark>{t('hot')}</TileMark> : null}
          {data.isNew ? <TileMark>{t('new')}</TileMark> : null}
        </span>
        {data.underMaintenance ? (
          <span className="absolute inset-x-2 bottom-2 flex justify-center">
            <TileMark icon={Construction}>{t('maintenance')}</TileMark>
          </span>
        ) : null}
      </div>
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-body leading-5 font-medium text-pretty wrap-anywhere">
          <Link
            to={paths.game(data.id)}
            state={{ from: pathname + search }}
            onClick={(event) => {
              const plainPress = !event.metaKey && !event.ctrlKey && !event.shiftKey
              if (plainPress && actions.holdUpOpening(data.id)) event.preventDefault()
            }}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-action"
          >
            {data.name}
          </Link>
        </h3>
        <p className="mt-0.5 flex justify-between gap-2 text-caption text-muted">
          <span className="truncate">{data.vendorName}</span>
          {rtp ? (
            <span className="figures shrink-0 max-tablet:hidden" title={t('returnToPlayerLong', { percent: rtp })}>
              {rtp}
            </span>
          ) : null}
        </p>
      </div>
      {actions.offersFavourites ? (
        <FavouriteButton
          name={data.name}
          favourite={data.isFavourite ?? false}
          onChange={(favourite) => actions.setFavourite(data.id, favourite)}
        />
      ) : null}
    </article>
  )
}

function TileMark({ icon, children }: { icon?: LucideIcon; children: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1 rounded-control bg-ground/85 px-1.5 py-0.5 text-caption font-semibold text-text">
      {icon ? <Icon icon={icon} size={12} /> : null}
      <span className="truncate">{children}</span>
    </span>
  )
}

function MissingPicture() {
  return (
    <span className="grid size-full place-items-center text-faint">
      <Icon icon={Dices} size={32} />
    </span>
  )
}
