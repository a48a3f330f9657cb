/** A title, and HTML as an operator's editor writes it. */
export type AnnouncementText = readonly [title: string, content: string]

export interface Announcement {
  daysAgo: number
  texts: Readonly<Record<'EN' | 'VI', AnnouncementText>>
}
