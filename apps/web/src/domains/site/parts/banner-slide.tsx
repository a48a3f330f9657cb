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

const HEADLINES: Readonly<Record<BannerSize, string>> = {
  tall: 'text-title text-balance tablet:text-headline',
  low: 'text-body tablet:text-prose line-clamp-1',
}

/** How phones crop the desktop picture, to leave room for the text. */
const CUTS: Readonly<Record<BannerSize, string>> = {
  tall: 'max-tablet:object-[62%_50%]',
  low: 'max-tablet:translate-x-[10%] max-tablet:object-[80%_50%] rtl:max-tablet:-translate-x-[10%]',
}

interface BannerSlideProps {
  banner: FragmentType<BannerSlide_BannerFragment>
  size: BannerSize
  /** The first visible slide loads with high priority. */
  priority?: boolean
  /** Shows what a press does, on a tall one. */
  action?: boolean
}

/** A picture with a headline, linked if it has a target. Dark in both themes. */
export function BannerSlide({ banner, size, priority = false, action = size === 'tall' }: BannerSlideProps) {
  const site = useSiteFacts()
  const { data, complete } = useFragment({
    fragment: BannerSlide_BannerFragmentDoc,
    fragmentName: 'BannerSlide_banner',
    from: banner,
  })
  const { t } = useTranslation('home')
  if (!complete) return null
  const target = bannerTarget(data.link)
  return (
    <BannerFrame target={target} height={BANNER_HEIGHTS[size]}>
      <Picture
        src={size === 'low' ? `${data.picture}?strip=1` : data.picture}
        hosts={site?.imageHosts ?? []}
        alt=""
        width={1240}
        height={360}
        priority={priority}
        className={`absolute inset-0 size-full object-cover rtl:-scale-x-100 ${CUTS[size]}`}
      />
      <span
        className={`absolute inset-y-0 start-0 z-1 flex max-w-lg flex-col justify-center ${size === 'tall' ? 'w-3/5 gap-1 px-5 pb-8 tablet:w-1/2 tablet:gap-2 tablet:px-10 tablet:pb-0' : 'w-7/10 px-4 tablet:w-2/5 tablet:px-6'}`}
      >
        <span className={`font-semibold text-text ${HEADLINES[size]}`}>{data.title}</span>{' '}
        <span
          className={`text-pretty text-muted ${size === 'tall' ? 'text-small tablet:text-prose' : 'line-clamp-2 text-caption max-tablet:max-w-48 tablet:text-small'}`}
        >
          {data.text}
        </span>{' '}
        {target && action ? (
          <span className="mt-1 self-start rounded-control bg-action px-4 py-1.5 text-small font-semibold text-on-action tablet:mt-3 tablet:py-2">
            {t(data.link?.kind === 'GAME' ? 'bannerPlay' : 'bannerOpen')}
          </span>
        ) : null}
      </span>
    </BannerFrame>
  )
}

/** Darkens the picture behind the text. */
const SHADE =
  'after:absolute after:inset-0 after:bg-linear-to-r after:from-ground after:from-40% after:via-ground/90 after:via-55% after:to-transparent after:to-75% tablet:after:from-ground/90 tablet:after:from-0% tablet:after:via-ground/45 tablet:after:via-45% tablet:after:to-70% rtl:after:bg-linear-to-l'

interface BannerFrameProps {
  target: BannerTarget
  height: string
  children: ReactNode
}

/** External links open a new tab. */
function BannerFrame({ target, height, children }: BannerFrameProps) {
  const linkTo = useLaunchLinks()
  const box = {
    className: `relative isolate block overflow-hidden bg-ground focus-visible:-outline-offset-4 ${SHADE} ${height}`,
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
