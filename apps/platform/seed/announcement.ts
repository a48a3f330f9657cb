/** A title and HTML as produced by an operator's editor. */
export type AnnouncementText = readonly [title: string, content: string]

export interface Announcement {
  daysAgo: number
  texts: Readonly<Record<'EN' | 'VI', AnnouncementText>>
}
