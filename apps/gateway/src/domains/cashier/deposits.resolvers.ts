import {
  cancelDeposit,
  depositBanks,
  depositPromotions,
  depositProof,
  depositReport,
  depositSettings,
  deposit as readDeposit,
  releaseDeposit,
} from '@playhouse/platform-api/cashier-deposits.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { memberPromotions } from '@playhouse/platform-api/promotions.ts'
import type { MemberAccountDepositsArgs, TokenNetwork } from '@playhouse/schema/types.generated.ts'
import { MEMBER_AGE } from '@playhouse/shared/limits.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { pageInfo, type Paged } from '../base/connections.ts'
import { pageInput } from '../base/contract-input.ts'
import type { Context } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { identityFacts } from '../member/profile.resolvers.ts'
import { depositState, platformState } from './deposit-state.ts'
import { getOffer } from '../bonus/bonus.resolvers.ts'
import { readPromotion } from '../promotions/promotions.resolvers.ts'
import { createDeposit } from './create-deposit.ts'
import type { DepositDetail } from '../base/sources.ts'

export const depositResolvers: Resolvers = {
  Mutation: {
    createDeposit,
    submitDepositProof: memberMutation(async (platform, { id, uploads }) =>
      changed(await platform.write(depositProof, { id, uploads })),
    ),
    cancelDeposit: memberMutation(async (platform, { id }) => changed(await platform.write(cancelDeposit, { id }))),
    releaseDeposit: memberMutation(async (platform, { id }) => changed(await platform.write(releaseDeposit, { id }))),
  },
  MemberAccount: {
    depositOptions: (_account, _args, context) =>
      readSession(context, (platform) => platform.read(depositSettings, {})),
    deposit: (_account, { id }, context) => readSession(context, (platform) => findDeposit(platform, id)),
    deposits: (_account, args, context) => readSession(context, (platform) => listDeposits(platform, args)),
  },
  DepositOptions: {
    methods: ({ depositInfo, allowDeposit }) =>
      (allowDeposit === 'Y' ? depositInfo : []).flatMap((info) =>
        // Leaves out methods that this version does not know.
        info.method === 'OTHER'
          ? []
          : [
              {
                ...info,
                method: info.method,
                tokenRate: info.tokenRate ?? null,
                networks: info.networks.flatMap((name) => getNetwork(name) ?? []),
              },
            ],
      ),
    isBlocked: ({ blocked }) => blocked,
    ageObstacle: ({ age }) => age ?? null,
    requiredAge: ({ requiredAge }) => requiredAge ?? MEMBER_AGE,
    missing: ({ missing }) => identityFacts(missing),
    identityDeadline: ({ identity }) => identity ?? null,
    turnoverBasisPoints: ({ turnoverPercent }) => (turnoverPercent == null ? null : turnoverPercent * 100),
    creditedCount: ({ totalDepositSuccessCount }) => totalDepositSuccessCount,
    last: ({ last, depositInfo }) => {
      const method = depositInfo.find((info) => info.method === last?.method)?.method
      return last && method ? { method, amount: last.amount } : null
    },
    banks: (_options, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(depositBanks, {})).list.map(({ bankCode, bankName }) => ({
          code: bankCode,
          name: bankName,
        })),
      ),
    promotions: (_options, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(depositPromotions, {})).list.map(({ status, ...promotion }) => ({
          ...promotion,
          isOpen: status === 'open',
        })),
      ),
  },
  DepositPromotion: {
    offer: async ({ id, isOpen }, _args, context) => {
      if (!isOpen || !(await context.brand()).offers(memberPromotions)) return null
      return readSession(context, async (platform) => {
        const { list } = await platform.read(memberPromotions, {})
        const offer = list.find(({ promotionId }) => promotionId === id)
        return offer && isWithDeposit(offer) ? getOffer(offer) : null
      })
    },
  },
  Deposit: {
    state: ({ state }) => depositState(state),
    creditedAt: ({ confirmedAt }) => confirmedAt ?? null,
    rejection: ({ state, reason }) => (state === 'REJECTED' ? (reason ?? 'OTHER') : null),
    held: (deposit) =>
      deposit.held ? { ...deposit.held, isReleasable: isDetail(deposit) ? deposit.held.isReleasable : null } : null,
    payment: (deposit, _args, context) =>
      isDetail(deposit)
        ? getPayment(deposit)
        : readSession(context, async (platform) => getPayment(await platform.read(readDeposit, { id: deposit.id }))),
    bonus: (deposit, _args, context) =>
      isDetail(deposit)
        ? getBonus(context, deposit)
        : readSession(context, async (platform) =>
            getBonus(context, await platform.read(readDeposit, { id: deposit.id })),
          ),
  },
}

async function getBonus(context: Context, { bonus }: DepositDetail) {
  if (!bonus) return null
  return {
    promotion: await readPromotion(context, bonus.promotionId).catch(() => null),
    state: bonus.state,
    amount: bonus.amount ?? null,
    obstacle: bonus.obstacle ?? null,
  }
}

/** Deposits can bring bonuses that ask for deposits and that nobody decides. */
const isWithDeposit = ({ kind, reviewed }: ValueOf<typeof memberPromotions>['list'][number]): boolean =>
  !reviewed && (kind === 'FIRST_DEPOSIT' || kind === 'RELOAD')

const isDetail = (deposit: object): deposit is DepositDetail => 'steps' in deposit

const changed = (deposit: DepositDetail) => ({ __typename: 'DepositChangeSuccess' as const, deposit })

/** Null for an invalid id and for another account's deposit. */
async function findDeposit(platform: SessionPlatform, id: string): Promise<DepositDetail | null> {
  try {
    return await platform.read(readDeposit, { id })
  } catch (error) {
    const isMissing =
      error instanceof PlatformRefusal && (error.code === 'deposit.not.found' || error.code === 'request_param_err')
    if (isMissing) return null
    throw error
  }
}

async function listDeposits(platform: SessionPlatform, args: Paged<MemberAccountDepositsArgs>) {
  const requested = pageInput(depositReport, args)
  const { from, to } = args
  const state = args.state && platformState(args.state)
  const report = await platform.read(depositReport, {
    ...requested,
    ...(from && { from }),
    ...(to && { to }),
    ...(state && { state }),
  })
  return {
    nodes: report.list,
    totalCount: report.totalCount,
    pageInfo: pageInfo(requested.pageNo, report.totalPages),
    creditedAmount: report.totalAmount,
  }
}

const getNetwork = (name: string | null | undefined): TokenNetwork | null =>
  name === 'TRC20' || name === 'ERC20' ? name : null

function getPayment({ transferText, instructions, pageUrl, proofs, steps, now }: DepositDetail) {
  return {
    transferText: transferText ?? null,
    target: instructions && {
      receiver: instructions.bankName ?? instructions.walletName ?? null,
      accountNumber: instructions.accountNumber ?? instructions.account ?? null,
      accountName: instructions.accountName ?? null,
      qr: instructions.qr ?? null,
      network: getNetwork(instructions.network),
      address: instructions.address ?? null,
      tokenAmount: instructions.tokenAmount ?? null,
      rate: instructions.rate ?? null,
      confirmations: instructions.confirmations ?? null,
    },
    pageUrl: instructions?.url || pageUrl || null,
    proofCount: proofs,
    steps: steps.map(({ state, at }) => ({ state: depositState(state), at })),
    now,
  }
}
