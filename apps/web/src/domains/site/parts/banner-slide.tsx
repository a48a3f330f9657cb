import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '../../../ui/picture.tsx'
import { useLaunchLinks } from '../../games/parts/launch/use-launch-address.ts'
import { BannerSlide_BannerFragmentDoc } from './banner-slide.generated.ts'
import type { BannerSlide_BannerFragment } from './banner-slide.generated.ts'
import { BANNER_HEIGHTS } from '../banner-sizes.ts'
import type { BannerSize } from '../banner-sizes.ts'
import { bannerTarget } from '../banner-target.ts'
import type { BannerTarget } from '../banner-target.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** Every text has a number of lines that fits the height, so that an operator's long one ends in dots inside the card. */
const TEXTS: Readonly<Record<BannerSize, { box: string; headline: string; text: string }>> = {
  hero: {
    box: 'w-7/10 px-4 tablet:w-1/2 tablet:px-10',
    headline: 'line-clamp-2 text-body tablet:text-title desktop:line-clamp-1',
    text: 'line-clamp-3 text-caption text-muted tablet:text-small',
  },
  tall: {
    box: 'w-3/5 gap-1 px-5 tablet:w-1/2 tablet:gap-2 tablet:px-10',
    headline: 'line-clamp-3 text-title text-balance tablet:text-headline',
    text: 'line-clamp-3 text-small text-muted tablet:text-prose',
  },
  low: {
    box: 'w-7/10 px-4 tablet:w-2/5 tablet:px-6',
    headline: 'line-clamp-1 text-body tablet:text-prose',
    text: 'line-clamp-2 text-caption text-muted max-tablet:max-w-48 tablet:text-small',
  },
}

/** The drawing of each size, as the platform's query. */
const SHAPES: Readonly<Record<BannerSize, string>> = { hero: '?shape=hero', tall: '', low: '?shape=strip' }

/** How phones crop the desktop picture, to leave room for the text. */
const CUTS: Readonly<Record<BannerSize, string>> = {
  hero: 'max-tablet:object-[80%_50%]',
  tall: 'max-tablet:object-[62%_50%]',
  low: 'max-tablet:translate-x-[10%] max-tablet:object-[80%_50%] rtl:max-tablet:-translate-x-[10%]',
}

/** Darkens the picture behind the text. */
const SHADE =
  'after:from-ground after:from-40% after:via-ground/90 after:via-55% after:to-transparent after:to-75% tablet:after:from-ground/90 tablet:after:from-0% tablet:after:via-ground/45 tablet:after:via-45% tablet:after:to-70%'

interface BannerSlideProps {
  banner: FragmentType<BannerSlide_BannerFragment>
  size: BannerSize
  /** The first visible slide loads with high priority. */
  priority?: boolean
}

/** A picture with a headline, linked if it has a target. Dark in both themes. */
export function BannerSlide({ banner, size, priority = false }: BannerSlideProps) {
  const site = useSiteFacts()
  const { data, complete } = useFragment({
    fragment: BannerSlide_BannerFragmentDoc,
    fragmentName: 'BannerSlide_banner',
    from: banner,
  })
  const { t } = useTranslation('home')
  if (!complete) return null
  const target = bannerTarget(data.link)
  const { box, headline, text } = TEXTS[size]
  return (
    <BannerFrame target={target} className={`${BANNER_HEIGHTS[size]} ${SHADE}`}>
      <Picture
        src={`${data.picture}${SHAPES[size]}`}
        hosts={site?.imageHosts ?? []}
        alt=""
        width={1240}
        height={360}
        priority={priority}
        className={`absolute inset-0 size-full object-cover rtl:-scale-x-100 ${CUTS[size]}`}
      />
      <span className={`absolute inset-y-0 start-0 z-1 flex max-w-lg flex-col justify-center ${box}`}>
        <span className={`font-semibold text-text ${headline}`}>{data.title}</span>{' '}
        <span className={`text-pretty ${text}`}>{data.text}</span>{' '}
        {target && size === 'hero' ? (
          <span className="mt-2 self-start rounded-control bg-action px-4 py-1.5 text-small font-semibold text-on-action max-desktop:hidden">
            {t(data.link?.kind === 'GAME' ? 'bannerPlay' : 'bannerOpen')}
          </span>
        ) : null}
      </span>
    </BannerFrame>
  )
}

interface BannerFrameProps {
  target: BannerTarget
  className: string
  children: ReactNode
}

/** External links open a new tab. */
function BannerFrame({ target, className, children }: BannerFrameProps) {
  const linkTo = useLaunchLinks()
  const box = {
    className: `relative isolate block overflow-hidden bg-ground after:absolute after:inset-0 after:bg-linear-to-r focus-visible:-outline-offset-4 rtl:after:bg-linear-to-l ${className}`,
    'data-theme': 'dark',
  }
  if (!target) return <div {...box}>{children}</div>
  if ('to' in target) {
    return (
      <Link {...box} {...(linkTo(target.launchTarget) ?? { to: target.to })}>
        {children}
      </Link>
    )
  }
  return (
    <a {...box} href={target.href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
