import { Construction, Dices, type LucideIcon, Heart, Gem } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { GameLink } from './game-link.tsx'
import type { GameTile_GameFragment } from './game-tile.generated.ts'
import { SMALL_PICTURE } from './small-picture.ts'
import type { GameActions } from './use-game-actions.ts'
import type { TileWords } from './use-tile-words.ts'
import { useFragment } from '@apollo/client/react'
import { Money } from '../../ui/money.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { JackpotMark_JackpotFragmentDoc as fragment } from './jackpot-mark.generated.ts'

/**
 * Data of a tile. Lists spread `GameTile_game @unmask` and pass it on: a hundred tiles that watch the cache themselves took a
 * third of the time of a page change.
 */
export type TileGame = Omit<GameTile_GameFragment, ' $fragmentName'>

interface GameTileProps {
  game: TileGame
  actions: GameActions
  words: TileWords
  /** Loads the picture at once. */
  eager?: boolean
}

/** A game in a list: picture, name, vendor and favourite button; the whole tile opens the game. */
export const GameTile = memo(function GameTile({ game, actions, words, eager = false }: GameTileProps) {
  const rtp = game.returnToPlayer === null ? null : words.returnToPlayer(game.returnToPlayer)
  return (
    <article className="group relative flex min-w-0 flex-col gap-2">
      <div className="relative aspect-3/4 overflow-hidden contain-strict rounded-card bg-raised">
        <Picture
          src={game.picture}
          hosts={actions.imageHosts}
          alt=""
          width={240}
          height={320}
          small={SMALL_PICTURE}
          eager={eager}
          fallback={<MissingPicture />}
          className={`size-full object-cover ${game.isUnderMaintenance ? 'opacity-40' : ''}`}
        />
        <span className="pointer-events-none absolute inset-0 rounded-card group-hover:bg-hover" />
        <span className="absolute start-2 top-2 flex flex-col items-start gap-1">
          {game.isHot ? <TileMark>{words.hot}</TileMark> : null}
          {game.isNew ? <TileMark>{words.new}</TileMark> : null}
        </span>
        {game.isUnderMaintenance ? (
          <span className="absolute inset-x-2 bottom-2 flex justify-center">
            <TileMark icon={Construction}>{words.maintenance}</TileMark>
          </span>
        ) : game.jackpotId ? (
          <JackpotMark id={game.jackpotId} label={words.jackpot} />
        ) : null}
      </div>
      <div className="min-h-[3.625rem] min-w-0">
        <h3 className="line-clamp-2 text-body leading-5 font-medium text-pretty wrap-anywhere">
          <GameLink
            game={game}
            actions={actions}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-action"
          >
            {game.name}
          </GameLink>
        </h3>
        <p className="mt-0.5 flex justify-between gap-2 text-caption text-muted">
          <span className="truncate">{game.vendorName}</span>
          {rtp ? (
            <span className="figures shrink-0 max-tablet:hidden" title={rtp.long}>
              {rtp.short}
            </span>
          ) : null}
        </p>
      </div>
      {actions.offersFavourites ? (
        <FavouriteButton
          label={words.favourite(game.name)}
          favourite={game.isFavourite ?? false}
          onChange={(favourite) => actions.setFavourite(game.id, favourite)}
        />
      ) : null}
    </article>
  )
})

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

interface FavouriteButtonProps {
  label: string
  favourite: boolean
  onChange: (favourite: boolean) => void
}

/** Next to the tile's link instead of inside it, because controls must not be nested. */
function FavouriteButton({ label, favourite, onChange }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={favourite}
      title={label}
      onClick={() => onChange(!favourite)}
      className="absolute end-1.5 top-1.5 grid size-8 place-items-center rounded-full bg-ground/80 text-text hover:bg-ground aria-pressed:text-action pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:aria-pressed:opacity-100 pointer-coarse:size-9"
    >
      <Heart size={18} strokeWidth={1.75} aria-hidden="true" fill={favourite ? 'currentColor' : 'none'} />
    </button>
  )
}

/** Amount of the game's jackpot; nothing unless the screen has queried jackpots. */
function JackpotMark({ id, label }: { id: string; label: string }) {
  const { data, complete } = useFragment({ fragment, from: { __typename: 'Jackpot', id } })
  if (!complete) return null
  return (
    <span className="absolute start-1 bottom-1 inline-flex max-w-[calc(100%-0.5rem)] items-center gap-1 rounded-control bg-ground/85 px-1 py-0.5 text-caption font-semibold text-win tablet:start-2 tablet:bottom-2 tablet:px-1.5">
      <Icon icon={Gem} size={12} className="max-tablet:hidden" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="truncate">
        <Money {...data.amount} whole />
      </span>
    </span>
  )
}
