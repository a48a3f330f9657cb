import type { TypedDocumentNode } from '@apollo/client'
import type { MenuGroup } from '@playhouse/site/config.ts'
import type { ComponentType } from 'react'

export interface ProjectScreen {
  /** Without a slash at the start. */
  path: string
  access: 'public' | 'viewer' | 'account'
  /** Namespaces of the project's texts. */
  texts: readonly string[]
  screen: () => Promise<{ Component: ComponentType }>
  document?: () => Promise<TypedDocumentNode>
  /** Text of its entry in the side menu, or in that of a centre, as `lotus:loyalty`. */
  menu?: string
  /** The group of its centre's menu. */
  menuIn?: MenuGroup
}

/** Screens of the project. A project's build puts its own in place of this module. */
export const SCREENS: readonly ProjectScreen[] = []
