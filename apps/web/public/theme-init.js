/*
 * Runs before the first paint, as a classic blocking script: sets the theme, the language and the direction of the page.
 * Must stay in sync with src/styles/theme.ts and with packages/shared/src/languages.ts (theme-init.test.ts holds it).
 */
;(function () {
  var root = document.documentElement
  // Tag, direction, and whose file holds the words: TY lies in VI's.
  var languages = {
    TY: ['vi-VN', 'ltr', 'Vi'],
    VI: ['vi-VN', 'ltr', 'Vi'],
    EN: ['en', 'ltr', 'En'],
    CN: ['zh-Hans-CN', 'ltr', 'Cn'],
    ID: ['id-ID', 'ltr', 'Id'],
    TH: ['th-TH', 'ltr', 'Th'],
  }
  var theme = 'dark'
  var language = root.dataset.defaultLanguage || 'TY'
  try {
    theme = localStorage.getItem('theme') || theme
    language = localStorage.getItem('hisLang') || language
  } catch {
    // Storage may be switched off; the defaults stand.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  root.dataset.theme = theme === 'light' ? 'light' : 'dark'
  if (!Object.prototype.hasOwnProperty.call(languages, language)) language = root.dataset.defaultLanguage || 'TY'
  root.lang = languages[language][0]
  root.dir = languages[language][1]
  // A build says where the language's words are (vite.config.ts).
  var words = document.currentScript.dataset['words' + languages[language][2]]
  if (words) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = words
    document.head.append(link)
  }
  // It also says what the home page asks first (early-question.ts): that goes out now, beside the site's code and not after it.
  var question = document.currentScript.dataset.home
  if (question && location.pathname === '/' && !location.search) {
    var answer = fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/graphql-response+json, application/json;q=0.9',
        'content-type': 'application/json',
        'x-language': language,
        'apollo-require-preflight': 'true',
      },
      body: question,
    })
    window.earlyAnswer = { question: question, language: language, answer: answer }
    // The largest picture of the page is in the answer; without one, or without an answer, the page finds its own way.
    answer
      .then(function (response) {
        return response.clone().json()
      })
      .then(function (body) {
        var group = body.data.site.bannerGroups.find(function (one) {
          return one.name === 'w_home'
        })
        var picture = document.createElement('link')
        picture.rel = 'preload'
        picture.as = 'image'
        picture.fetchPriority = 'high'
        picture.href = group.banners[0].picture
        document.head.append(picture)
      })
      .catch(function () {})
  }
})()
