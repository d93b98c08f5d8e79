import {
  Capabilities,
  contractCalls,
  State,
  tokenApprovals,
  TransferChangedError
} from "@latchkey/core/effect"
import { makeTransactions, type TransactionProgress } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { approvalsSlice, type RevokeReview } from "./ApprovalsState.ts"
import { Approving } from "./Approving.ts"
import { ApprovalMissingError, RevokeMissingError, RevokeSubmittedError } from "./errors.ts"
import { isRevocation } from "./isRevocation.ts"
import { readApprovals } from "./readApprovals.ts"
import { describeRevocation } from "./describeRevocation.ts"

/** Makes the approvals of one kit. */
export const makeApproving = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const { placeOf, load, loadAnew } = yield* readApprovals

  const prepare: Approving["Service"]["prepare"] = ({ key, namespace: wanted }) =>
    Effect.gen(function* () {
      const { namespace, account, address, network, provider } = yield* placeOf(wanted)
      const known = state.read(approvalsSlice).byNamespace[namespace]
      const approval = known?.account === account ? known.list.find((one) => one.key === key) : undefined
      if (approval === undefined) return yield* Effect.fail(new ApprovalMissingError())
      const calls = yield* (yield* capabilities.get(namespace, contractCalls)).calls
      const tryTo = (leaving: bigint) =>
        Effect.gen(function* () {
          const { value } = yield* capabilities.ask(namespace, tokenApprovals, ({ reader }) =>
            Effect.flatMap(reader, ({ revoke, describe }) =>
              Effect.map(revoke({ approval, network, provider, leaving }), (call) => ({
                call,
                describe
              }))
            )
          )
          const prepared = yield* calls.prepare({ call: value.call, address, network, provider })
          return { prepared, facts: prepared.facts ?? value.describe(network, prepared.call), leaving }
        })
      const { amount } = approval
      // Tokens like BNB take no approval of zero: the least that can be left is one base unit.
      const { prepared, facts, leaving } = yield* Effect.catch(tryTo(0n), (error) =>
        error._tag === "TransferRefusedError" && amount !== undefined && amount.value > 1n
          ? tryTo(1n)
          : Effect.fail(error)
      )
      const review: RevokeReview = Object.freeze({
        account,
        approval,
        ...(leaving > 0n && amount !== undefined
          ? { leaves: Object.freeze({ ...amount, value: leaving }) }
          : {}),
        prepared
      })
      if (!isRevocation(review, facts))
        return yield* Effect.fail(new TransferChangedError({ what: "request" }))
      transactions.add(review, {
        network,
        sender: prepared.sender,
        description: describeRevocation(review),
        ask: (provider) => calls.send({ prepared, network, provider }),
        follow: (provider, answer) => calls.follow({ prepared, hash: "", ...answer, network, provider })
      })
      // How an earlier one ended was told; one that is under way goes on being told.
      state.write(approvalsSlice, ({ progress, ...rest }) => ({
        ...rest,
        review,
        ...(progress?.status === "asking" || progress?.status === "sent" ? { progress } : {})
      }))
      return review
    })

  const move = (review: RevokeReview, progress: TransactionProgress) =>
    Effect.sync(() =>
      state.write(approvalsSlice, (before) =>
        progress.status !== "asking" && before.progress?.review !== review
          ? before
          : { ...before, progress: { review, ...progress } }
      )
    )
  const transactions = yield* makeTransactions<RevokeReview>({
    move,
    submitted: () => new RevokeSubmittedError(),
    missing: () => new RevokeMissingError(),
    onAnswer: () => Effect.sync(() => state.write(approvalsSlice, ({ review: _, ...rest }) => rest)),
    // What the list says next is what the contract says.
    onOutcome: ({ prepared: { networkId } }) => loadAnew(networkId.slice(0, networkId.indexOf(":")))
  })

  return Approving.of({
    load: ({ namespace } = {}) => load(namespace),
    prepare,
    submit: (review) => Effect.map(transactions.submit(review), ({ hash = "" }) => ({ hash })),
    stopAsking: () => transactions.stopAsking,
    follow: () => transactions.follow(state.read(approvalsSlice).progress?.review)
  })
})
