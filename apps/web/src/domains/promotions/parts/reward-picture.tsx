import type { ReactNode } from 'react'
import { Picture } from '../../../ui/picture.tsx'

interface RewardPictureProps {
  src: string
  hosts: readonly string[]
  /** In the first view, so that the picture is loaded with the page. */
  eager?: boolean | undefined
  /** Grey, for what has ended. */
  over?: boolean
  /** What the offer gives, beside the motif. */
  children: ReactNode
}

/** Head of a promotion's card, dark in both themes. Nothing in it is positioned, so that a link in the title can cover the card. */
export function RewardPicture({ src, hosts, eager, over = false, children }: RewardPictureProps) {
  return (
    <div
      data-theme="dark"
      className={`grid h-36 grid-cols-[100%] grid-rows-[100%] overflow-hidden bg-ground *:[grid-area:1/1] ${over ? '[filter:grayscale(1)]' : ''}`}
    >
      <Picture
        src={`${src}?shape=offer`}
        hosts={hosts}
        alt=""
        width={480}
        height={200}
        {...(eager && { eager })}
        className="size-full object-cover object-[85%_50%] rtl:-scale-x-100"
      />
      <span className="z-1 bg-linear-to-r from-ground via-ground/80 via-45% to-transparent to-80% rtl:bg-linear-to-l" />
      <div className="z-2 flex w-3/5 flex-col justify-center ps-4">{children}</div>
    </div>
  )
}
