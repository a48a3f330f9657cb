import type { Module } from '../../../module.ts'
import { sumGameDays } from './game-days.ts'

export const reportsModule: Module = { jobs: [sumGameDays] }
