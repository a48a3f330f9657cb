export const THEMES = ['dark', 'light'] as const

interface Picture {
  screen: string
  theme: (typeof THEMES)[number]
  width: number
  language: string
}

/** The file of one picture; English, which most readers of the gallery look at, is not named. */
export function pictureName({ screen, theme, width, language }: Picture): string {
  const words = [screen.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase(), theme, String(width)]
  return `${[...words, ...(language === 'EN' ? [] : [language.toLowerCase()])].join('-')}.jpg`
}
