import { CornerDownLeft } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SMALL_PICTURE } from '../../domains/games/parts/small-picture.ts'
import { useGameActions } from '../../domains/games/parts/use-game-actions.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

interface RowProps {
  /** Fits 32 by 40. */
  picture: ReactNode
  name: string
  note?: string | undefined
}

function Row({ picture, name, note }: RowProps) {
  return (
    <>
      <span className="grid h-10 w-8 shrink-0 place-items-center overflow-hidden rounded-inner text-muted">
        {picture}
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-body font-medium">{name}</span>
        {note ? <span className="block truncate text-caption text-muted">{note}</span> : null}
      </span>
      <Icon
        icon={CornerDownLeft}
        size={16}
        className="text-muted opacity-0 in-aria-selected:opacity-100 max-tablet:hidden"
      />
    </>
  )
}

export function IconRow({ icon, ...row }: Omit<RowProps, 'picture'> & { icon: LucideIcon }) {
  return <Row {...row} picture={<Icon icon={icon} />} />
}

/** `tall` for games; vendor logos are square. */
export function PictureRow({ src, tall = false, ...row }: Omit<RowProps, 'picture'> & { src: string; tall?: boolean }) {
  const { imageHosts } = useGameActions()
  const height = tall ? 40 : 30
  const picture = (
    <Picture
      src={src}
      hosts={imageHosts}
      alt=""
      width={30}
      height={height}
      small={tall ? SMALL_PICTURE : undefined}
      className="rounded-inner object-cover"
    />
  )
  return <Row {...row} picture={picture} />
}
