import { useFragment } from '@apollo/client/react'
import { memo, useState } from 'react'
import { useFormat } from '../../../i18n/use-format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { isPlainPress } from '../../../ui/plain-press.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { GameLink } from '../game-link.tsx'
import type { GameTile_GameFragment } from './game-tile.generated.ts'
import { JackpotMark_JackpotFragmentDoc as fragment } from '../../jackpots/parts/jackpot-mark.generated.ts'
import { Slot } from '../../../extend/slot.tsx'
import { SMALL_PICTURE } from './small-picture.ts'
import type { GameActions } from './use-game-actions.ts'
import type { TileTexts } from '../use-tile-texts.ts'

/**
 * Data of a tile. Lists spread `GameTile_game @unmask` and pass it on: a hundred tiles that watch the cache themselves took a
 * third of the time of a page change.
 */
export type TileGame = Omit<GameTile_GameFragment, ' $fragmentName'>

interface GameTileProps {
  game: TileGame
  actions: GameActions
  texts: TileTexts
  /** Loads the picture at once. */
  eager?: boolean
  /** Number of games that this one stands for, and the address of their list. */
  moreCount?: number
  moreAddress?: string | undefined
}

/**
 * A game in a list: picture, name and vendor; the whole tile opens the game. Its other controls render when the pointer
 * or the focus arrives, because a page has up to a hundred tiles (styles/tile.css).
 */
export const GameTile = memo(function GameTile({
  game,
  actions,
  texts,
  eager = false,
  moreCount = 0,
  moreAddress,
}: GameTileProps) {
  const [isNear, setNear] = useState(false)
  const rtp = game.returnToPlayerBasisPoints === null ? null : texts.returnToPlayer(game.returnToPlayerBasisPoints)
  const isFavourite = game.isFavourite ?? false
  return (
    // The listeners add nothing that a keyboard cannot reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className="tile"
      data-closed={game.isUnderMaintenance || undefined}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={({ currentTarget }) => setNear(holds(currentTarget, document.activeElement))}
      onFocus={() => setNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => setNear(holds(currentTarget, relatedTarget))}
    >
      <Picture
        src={game.picture}
        hosts={actions.imageHosts}
        alt=""
        width={240}
        height={320}
        small={SMALL_PICTURE}
        eager={eager}
        fallback={<span className="tile-picture" />}
        className="tile-picture"
      />
      <h3>
        <GameLink game={game} actions={actions}>
          {game.name}
        </GameLink>
      </h3>
      <p>
        <span>{game.vendorName}</span>
        {rtp ? (
          <span className="figures" title={rtp.long}>
            {rtp.short}
          </span>
        ) : null}
      </p>
      {moreAddress ? (
        <a
          href={moreAddress}
          aria-label={texts.countMore(moreCount, game.name)}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            actions.goTo(moreAddress)
          }}
          className="tile-more figures"
        >
          {texts.more(moreCount)}
        </a>
      ) : null}
      {game.isHot ? (
        <span className="tile-mark" data-mark="hot">
          {texts.hot}
        </span>
      ) : null}
      {game.isNew ? (
        <span className="tile-mark" data-mark="new">
          {texts.new}
        </span>
      ) : null}
      {game.isUnderMaintenance ? (
        <span className="tile-mark" data-mark="closed">
          {texts.maintenance}
        </span>
      ) : isNear ? null : game.jackpotId ? (
        <JackpotMark id={game.jackpotId} label={texts.jackpot} />
      ) : (
        <Slot name="game.badge" data={{ game }} />
      )}
      {isNear && !game.isUnderMaintenance && !actions.isTouch ? (
        <span className="tile-actions">
          <span aria-hidden="true">{texts.play}</span>
          {actions.demo && game.launchTarget === null ? (
            <button type="button" aria-label={texts.getDemo(game.name)} onClick={() => actions.demo?.(game)}>
              {texts.demo}
            </button>
          ) : null}
        </span>
      ) : null}
      {actions.offersFavourites && (isNear || isFavourite || actions.isTouch) ? (
        // Next to the tile's link instead of inside it, because controls must not be nested.
        <button
          type="button"
          aria-label={texts.favourite(game.name)}
          aria-pressed={isFavourite}
          title={texts.favourite(game.name)}
          onClick={() => actions.setFavourite(game.id, !isFavourite)}
          className="tile-heart"
        />
      ) : null}
    </article>
  )
})

/** Whether the focus is in the tile, or in a dialog that a button of it has opened and that returns it. */
function holds(tile: HTMLElement, focused: EventTarget | null): boolean {
  return tile.contains(focused as Node | null) || document.querySelector('dialog:modal') !== null
}

/** Amount of the game's jackpot; nothing unless the screen has queried jackpots. */
function JackpotMark({ id, label }: { id: string; label: string }) {
  const { data, complete } = useFragment({ fragment, from: { __typename: 'Jackpot', id } })
  const { wholeMoney: money } = useFormat()
  if (!complete) return null
  return (
    <span className="tile-mark figures" data-mark="jackpot">
      <VisuallyHidden>{label}</VisuallyHidden> {money(data.amount.amount, data.amount.currency)}
    </span>
  )
}
