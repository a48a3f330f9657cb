// One chunk: the parts of the home page that a rendered page shows before they work.
export { HomeAnnouncements } from './home-announcements.tsx'
export { HomeToolbar } from './home-toolbar.tsx'
