import type { Module } from '../../../module.ts'
import { dueRisk } from './due-risk.ts'

export const riskModule: Module = { jobs: [dueRisk] }
