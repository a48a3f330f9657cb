import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { BannerSlide_BannerFragmentDoc } from './banner-slide.generated.ts'
import type { BannerSlide_BannerFragment } from './banner-slide.generated.ts'
import { useSiteFacts } from './use-site-facts.ts'

export type BannerRef = FragmentType<BannerSlide_BannerFragment>

interface BannerSlideProps {
  banner: BannerRef
  /** The first one seen is fetched before everything else. */
  priority?: boolean
}

/** A drawn picture with a headline over it; a link where it leads somewhere. The picture is dark in both themes. */
export function BannerSlide({ banner, priority = false }: BannerSlideProps) {
  const id = useId()
  const site = useSiteFacts()
  const { data, complete } = useFragment({ fragment: BannerSlide_BannerFragmentDoc, from: banner })
  if (!complete) return null
  return (
    <BannerLink link={data.link} labelledBy={id}>
      <Picture
        src={data.picture}
        hosts={site?.imageHosts ?? []}
        alt=""
        width={1200}
        height={360}
        priority={priority}
        className="absolute inset-0 size-full object-cover max-tablet:object-[80%_50%] rtl:-scale-x-100"
      />
      <span className="absolute inset-0 bg-linear-to-r from-ground via-ground/80 via-50% to-transparent to-85% tablet:from-ground/90 tablet:via-ground/45 tablet:via-45% tablet:to-70% rtl:bg-linear-to-l" />
      <span className="absolute inset-y-0 start-0 flex w-3/5 max-w-lg flex-col justify-center gap-1.5 px-5 pb-8 tablet:w-1/2 tablet:gap-2 tablet:px-10 tablet:pb-0">
        <span id={id} className="text-title font-semibold text-balance text-text tablet:text-headline">
          {data.title}
        </span>
        <span className="text-small text-muted text-pretty tablet:text-prose">{data.text}</span>
      </span>
    </BannerLink>
  )
}

interface BannerLinkProps {
  link: BannerSlide_BannerFragment['link']
  labelledBy: string
  children: ReactNode
}

/** Where it leads: a game, a page of this site, or another site in a tab of its own. Other kinds have no page yet. */
function BannerLink({ link, labelledBy, children }: BannerLinkProps) {
  const box = {
    className: 'relative block h-44 overflow-hidden bg-ground tablet:h-60 desktop:h-72',
    'data-theme': 'dark',
  }
  const ring = ' focus-visible:-outline-offset-4'
  const className = box.className + ring
  if (link?.kind === 'GAME') {
    return (
      <Link {...box} className={className} to={paths.game(link.target)} aria-labelledby={labelledBy}>
        {children}
      </Link>
    )
  }
  if (link?.kind === 'ADDRESS' && /^\/(?!\/)/.test(link.target)) {
    return (
      <Link {...box} className={className} to={link.target} aria-labelledby={labelledBy}>
        {children}
      </Link>
    )
  }
  if (link?.kind === 'ADDRESS' && link.target.startsWith('https://')) {
    return (
      <a
        {...box}
        className={className}
        href={link.target}
        target="_blank"
        rel="noreferrer"
        aria-labelledby={labelledBy}
      >
        {children}
      </a>
    )
  }
  return <div {...box}>{children}</div>
}
