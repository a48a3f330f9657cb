import { memo } from 'react'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadPart } from '../ui/load-part.ts'

type Load = () => Promise<unknown>

/**
 * A route as the page uses it. Each of its parts is loaded as `loadPart` does, and once, whoever asks first: the pointer that rests on
 * a link, or the press. A screen is drawn anew only for what it reads itself, not for every step of a navigation on its way.
 */
export function prepared(route: RouteObject): RouteObject {
  const parts = Object.entries(route.lazy ?? {}) as [string, Load][]
  const lazy = Object.fromEntries(
    parts.map(([name, load]) => [name, once(name === 'Component' ? settled(load) : load)]),
  )
  return {
    ...route,
    ...(route.Component && { Component: memo(route.Component) }),
    ...(route.lazy && { lazy }),
    ...(route.children && { children: route.children.map(prepared) }),
  } as RouteObject
}

function settled(load: Load): Load {
  return async () => memo((await load()) as ComponentType)
}

/** What failed is asked for again. */
function once(load: Load): Load {
  let part: Promise<unknown> | undefined
  return () => {
    part ??= loadPart(load).catch((error: unknown) => {
      part = undefined
      throw error
    })
    return part
  }
}

/** A copy for a router to keep: it takes out of a route the parts that it has loaded. */
export function copied(route: RouteObject): RouteObject {
  return {
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: route.children.map(copied) }),
  } as RouteObject
}
