// Shows push messages and opens the page that they name. It has no `fetch` handler: it caches nothing and slows no request down.
// The messages have the form of declarative web push, which Safari shows without this worker.

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(getPage(event.notification.data?.navigate)))
})

function show(data) {
  const { title, navigate, lang, dir, tag } = read(data)
  // A browser withdraws the permission of a worker that shows nothing.
  return self.registration.showNotification(typeof title === 'string' ? title : self.location.hostname, {
    ...(typeof lang === 'string' && { lang }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    ...(typeof tag === 'string' && { tag }),
    data: { navigate },
  })
}

function read(data) {
  try {
    return data.json().notification ?? {}
  } catch {
    return {}
  }
}

/** Only pages of this site are opened. */
function getPage(navigate) {
  const fallback = new URL('/member/messages', self.location.origin)
  if (typeof navigate !== 'string' || !URL.canParse(navigate)) return fallback.href
  const page = new URL(navigate)
  return page.origin === self.location.origin ? page.href : fallback.href
}

async function open(page) {
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (!tab) return self.clients.openWindow(page)
  try {
    await tab.navigate(page)
    return await tab.focus()
  } catch {
    // A tab that this worker does not control cannot be moved.
    return self.clients.openWindow(page)
  }
}
