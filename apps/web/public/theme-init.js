/*
 * Runs before the first paint, as a classic blocking script: sets the theme, the language and the direction of the page.
 * Must stay in sync with src/styles/theme.ts and with packages/shared/src/languages.ts (theme-init.test.ts holds it).
 */
;(function () {
  var root = document.documentElement
  var languages = { TY: ['vi-VN', 'ltr'], VI: ['vi-VN', 'ltr'], EN: ['en', 'ltr'] }
  var theme = 'dark'
  var language = 'TY'
  try {
    theme = localStorage.getItem('theme') || theme
    language = localStorage.getItem('hisLang') || language
  } catch {
    // Storage may be switched off; the defaults stand.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  root.dataset.theme = theme === 'light' ? 'light' : 'dark'
  if (!Object.prototype.hasOwnProperty.call(languages, language)) language = 'TY'
  root.lang = languages[language][0]
  root.dir = languages[language][1]
  // A build says where the language's words are (vite.config.ts); TY reads VI's file.
  var words = document.currentScript.dataset[language === 'EN' ? 'wordsEn' : 'wordsVi']
  if (words) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = words
    document.head.append(link)
  }
})()
