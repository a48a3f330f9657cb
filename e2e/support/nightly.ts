/** Tags of a journey that `npm test` makes in another way, such as on another device: a part of `npm run test:nightly`. */
export const EVERY_NIGHT = ['@nightly', '@journeys']

/** Tags of what a site offers before a platform without some features: a part of `npm run test:nightly`. */
export const FEATURES_EVERY_NIGHT = ['@nightly', '@features']

/** Tags of what a page does besides the journeys through it: a part of `npm run test:nightly`. */
export const PAGES_EVERY_NIGHT = ['@nightly', '@pages']

/** Tag of what a site must do before any platform, which a part of `npm run test:nightly` does before one that has the core alone. */
export const CORE = '@core'
