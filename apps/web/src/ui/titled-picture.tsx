import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

interface TitledPictureProps {
  src: string
  hosts: readonly string[]
  headline: ReactNode
  /** Grey, for what has ended. */
  over?: boolean | undefined
}

/** Generated picture with the title, dark in both themes. Nothing in it is positioned, so that a link in the title can cover the card. */
export function TitledPicture({ src, hosts, headline, over = false }: TitledPictureProps) {
  return (
    <div
      data-theme="dark"
      className="grid h-44 grid-cols-[100%] grid-rows-[100%] overflow-hidden bg-ground *:[grid-area:1/1] tablet:h-60"
    >
      <Picture
        src={src}
        hosts={hosts}
        alt=""
        width={1240}
        height={360}
        priority
        className={`size-full object-cover object-[88%_50%] rtl:-scale-x-100 ${over ? '[filter:grayscale(1)]' : ''}`}
      />
      <span className="z-1 bg-linear-to-r from-ground via-ground/80 via-45% to-transparent to-80% rtl:bg-linear-to-l" />
      <div className="z-2 flex w-3/5 items-center px-5 text-title font-semibold text-balance text-text tablet:w-1/2 tablet:px-10 tablet:text-headline">
        {headline}
      </div>
    </div>
  )
}
