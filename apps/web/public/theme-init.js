// Blocks rendering on purpose: sets the stored theme before the first paint, so that no other theme flashes. Keep in sync with src/styles/theme.ts.
;(function () {
  var theme = 'dark'
  try {
    theme = localStorage.getItem('theme') || theme
  } catch {
    // Storage may be disabled.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark'
})()
