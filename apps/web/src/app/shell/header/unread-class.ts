/** A count at the upper end of an icon or picture. */
export const UNREAD_CLASS =
  'figures absolute -end-1.5 -top-1 min-w-4.5 rounded-full bg-action px-1 text-center text-caption leading-4.5 font-semibold text-on-action'
