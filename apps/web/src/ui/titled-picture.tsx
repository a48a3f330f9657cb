import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

interface TitledPictureProps {
  src: string
  hosts: readonly string[]
  /** The title, beside the motif. */
  headline: ReactNode
  size: 'card' | 'page'
  /** In the first view, so that the picture is loaded with the page. */
  eager?: boolean | undefined
  /** Grey, for what has ended. */
  over?: boolean | undefined
}

const SIZES = {
  card: { box: 'h-36 tablet:h-40', text: 'w-1/2 ps-5 text-prose tablet:text-title' },
  page: { box: 'h-44 tablet:h-60', text: 'w-3/5 px-5 text-title tablet:w-1/2 tablet:px-10 tablet:text-headline' },
}

/** Generated picture with the title, dark in both themes. Nothing in it is positioned, so that a link in the title can cover the card. */
export function TitledPicture({ src, hosts, headline, size, eager, over = false }: TitledPictureProps) {
  const { box, text } = SIZES[size]
  return (
    <div
      data-theme="dark"
      className={`grid grid-cols-[100%] grid-rows-[100%] overflow-hidden bg-ground *:[grid-area:1/1] ${box}`}
    >
      <Picture
        src={src}
        hosts={hosts}
        alt=""
        width={1240}
        height={360}
        priority={size === 'page'}
        {...(eager && { eager })}
        className={`size-full object-cover object-[88%_50%] rtl:-scale-x-100 ${over ? '[filter:grayscale(1)]' : ''}`}
      />
      <span className="z-1 bg-linear-to-r from-ground via-ground/80 via-45% to-transparent to-80% rtl:bg-linear-to-l" />
      <div className={`z-2 flex items-center font-semibold text-balance text-text ${text}`}>{headline}</div>
    </div>
  )
}
