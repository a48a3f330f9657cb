import type { LanguageCode } from '@playhouse/shared/languages.ts'

export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export interface Picture {
  screen: string
  theme: Theme
  width: number
  language: LanguageCode
}

/** The pictures in docs/gallery; all others are taken on demand and not committed. */
export const FEATURED: readonly Picture[] = (
  [
    ['home', 'dark', 1440, 'EN'],
    ['home', 'light', 1440, 'VI'],
    ['home', 'dark', 390, 'VI'],
    ['slots', 'light', 1440, 'EN'],
    ['slots', 'dark', 390, 'EN'],
    ['game', 'dark', 1440, 'EN'],
    ['game', 'light', 390, 'VI'],
    ['log-in dialog', 'dark', 1440, 'EN'],
    ['log in', 'light', 390, 'VI'],
    ['register', 'light', 1440, 'VI'],
    ['register', 'dark', 390, 'EN'],
    ['account', 'dark', 1440, 'EN'],
    ['account', 'light', 390, 'EN'],
    ['security', 'light', 1440, 'EN'],
    ['security', 'dark', 390, 'VI'],
    ['team overview', 'dark', 1440, 'EN'],
    ['team overview', 'light', 390, 'VI'],
    ['promotions', 'light', 1440, 'EN'],
    ['promotion dialog', 'dark', 390, 'VI'],
    ['lottery', 'dark', 1440, 'VI'],
    ['lottery ticket', 'light', 390, 'EN'],
    ['deposit', 'light', 390, 'EN'],
    ['search over everything', 'dark', 1440, 'EN'],
    ['search over everything', 'light', 390, 'VI'],
    ['reward centre', 'light', 1440, 'EN'],
  ] as const
).map(([screen, theme, width, language]) => ({ screen, theme, width, language }))

/** File name of a picture, such as `log-in-dark-390-vi.webp`. English has no suffix. */
export function pictureName({ screen, theme, width, language }: Picture): string {
  const texts = [screen.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase(), theme, String(width)]
  return `${[...texts, ...(language === 'EN' ? [] : [language.toLowerCase()])].join('-')}.webp`
}
