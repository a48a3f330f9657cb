/** The home page. */
export const pack = {
  title: 'Home',
  heading: 'Games and lotteries',
  banners: 'News',
  banner: 'Banner {{number}} of {{count}}',
  showBanner: 'Show banner {{number}}',
  stopBanners: 'Stop the banners',
  playBanners: 'Play the banners',
  hotGames: 'Hot games',
  seeAllOf: 'See all of {{lobby}}',
  rail: { back: 'Earlier games of {{name}}', forward: 'Further games of {{name}}' },
  resultsHeading: 'All games',
  empty: 'No games yet',
  emptyText: 'The games of this site will stand here.',
} as const
