/** `hero` on the home page, `tall` beside the form that logs in, `low` above other pages. */
export type BannerSize = 'hero' | 'tall' | 'low'

/** Heights on phone, tablet and, for the tall one, desktop. All but the tall one leave the first screen to the page's own content. */
export const BANNER_HEIGHTS: Readonly<Record<BannerSize, string>> = {
  hero: 'h-24 tablet:h-36',
  tall: 'h-44 tablet:h-60 desktop:h-72',
  low: 'h-16 tablet:h-18',
}
