import type { LucideIcon } from 'lucide-react'

/** Icons of the project's entries in menus, by the screen's path. Apart from the screens, whose list each page loads with its routes. */
export const SCREEN_ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {}
