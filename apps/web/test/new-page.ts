import { vi } from 'vitest'

// Before each file, as when a browser loads the page for the first time. Libraries stay loaded.
vi.resetModules()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)}=; path=/; max-age=0`
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
