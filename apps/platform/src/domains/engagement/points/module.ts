import type { Module } from '../../../module.ts'
import { duePoints } from './earn-points.ts'
import { pointsRoutes } from './routes.ts'

export const pointsModule: Module = {
  routes({ bind }) {
    pointsRoutes(bind)
  },
  jobs: [duePoints],
}
