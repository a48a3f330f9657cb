export type BannerSize = 'tall' | 'low'

/** Heights on phone, tablet and desktop. A low one is a strip, so that the page's own content is in the first screen. */
export const BANNER_HEIGHTS: Readonly<Record<BannerSize, string>> = {
  tall: 'h-44 tablet:h-60 desktop:h-72',
  low: 'h-16 tablet:h-18',
}
