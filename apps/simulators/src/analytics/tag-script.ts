/**
 * Tag script that behaves like the vendors': it processes `dataLayer`, sends the page's URL, title and referrer unless
 * overridden, stores a client id in a cookie, and obeys `consent` and `ga-disable-…`.
 */
export const tagScript = `'use strict';
(() => {
  const tagId = new URL(document.currentScript.src).searchParams.get('id')
  const ownOrigin = new URL(document.currentScript.src).origin
  const settings = {}
  let isGranted = true
  let collector = ownOrigin
  const clientId = () => {
    const kept = /(?:^|; )_ga=([^;]*)/.exec(document.cookie)
    const id = kept ? kept[1] : 'GA1.1.' + Math.floor(Math.random() * 1e9)
    document.cookie = '_ga=' + id + '; max-age=7776000; path=/; SameSite=Lax'
    return id
  }
  const send = (name, fields) => {
    if (!isGranted || window['ga-disable-' + tagId]) return
    const query = new URLSearchParams({
      v: '2',
      tid: tagId,
      cid: clientId(),
      en: name,
      dl: settings.page_location ?? document.location.href,
      dt: settings.page_title ?? document.title,
      dr: settings.page_referrer ?? document.referrer,
    })
    for (const [field, value] of Object.entries(fields)) query.set('ep.' + field, value)
    void fetch(collector + '/g/collect?' + query, { method: 'POST', mode: 'no-cors', keepalive: true })
  }
  const commands = {
    js() {},
    set: (values) => Object.assign(settings, values),
    consent: (_kind, { analytics_storage: storage }) => (isGranted = storage !== 'denied'),
    config(_id, { server_container_url: url, send_page_view: sends, ...others }) {
      collector = url ?? ownOrigin
      Object.assign(settings, others)
      if (sends !== false) send('page_view', {})
    },
    event: (name, fields = {}) => send(name, fields),
  }
  const run = ([command, ...rest]) => commands[command]?.(...rest)
  const layer = window.dataLayer
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    const length = push(...entries)
    for (const entry of entries) run(entry)
    return length
  }
  for (const entry of [...layer]) run(entry)
})()
`
