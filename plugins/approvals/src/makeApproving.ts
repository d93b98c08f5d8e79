import { noteSent, type Network } from "@latchkey/core"
import {
  Balances,
  Capabilities,
  Connections,
  contractCalls,
  Namespaces,
  State,
  tokenApprovals,
  TransferChangedError,
  TransferUncertainError,
  type ContractCalls
} from "@latchkey/core/effect"
import { currentMillis, firstOf } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { approvalsSlice, type RevokeProgress, type RevokeReview } from "./ApprovalsState.ts"
import { Approving } from "./Approving.ts"
import { ApprovalMissingError, RevokeMissingError, RevokeSubmittedError } from "./errors.ts"
import { isRevocation } from "./isRevocation.ts"
import { readApprovals } from "./readApprovals.ts"
import { sentRevocation } from "./sentRevocation.ts"

/** A revocation of this kit, and whether the wallet was asked for it. */
interface Made {
  readonly network: Network
  readonly calls: ContractCalls
  asked: boolean
}

// After these nothing was sent; after anything else the wallet may have sent it.
const UNSENT =
  /^(?:Transfer(?!Uncertain)\w+|NetworkMismatch|NodeAnswerInvalid|RpcUrlMissing|PluginPartMissing|SdkMissing)Error$/

/** Makes the approvals of one kit. */
export const makeApproving = Effect.gen(function* () {
  const state = yield* State
  const connections = yield* Connections
  const capabilities = yield* Capabilities
  const namespaces = yield* Namespaces
  const balances = yield* Balances
  const { placeOf, load, loadAnew } = yield* readApprovals
  const made = new WeakMap<RevokeReview, Made>()

  const prepare: Approving["Service"]["prepare"] = ({ key, namespace: wanted }) =>
    Effect.gen(function* () {
      const { namespace, account, address, network, provider } = yield* placeOf(wanted)
      const known = state.read(approvalsSlice).byNamespace[namespace]
      const approval = known?.list.find((one) => one.key === key)
      if (approval === undefined || known?.account !== account)
        return yield* Effect.fail(new ApprovalMissingError())
      const calls = yield* (yield* capabilities.get(namespace, contractCalls)).calls
      const tryTo = (leaving: bigint) =>
        Effect.gen(function* () {
          const { value } = yield* capabilities.ask(namespace, tokenApprovals, ({ reader }) =>
            Effect.flatMap(reader, ({ revoke, describe }) =>
              Effect.map(
                revoke({ approval, network, provider, ...(leaving > 0n ? { leaving } : {}) }),
                (call) => ({
                  call,
                  describe
                })
              )
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
      made.set(review, { network, calls, asked: false })
      // How an earlier one ended was told; one that is under way goes on being told.
      state.write(approvalsSlice, ({ progress, ...rest }) => ({
        ...rest,
        review,
        ...(progress?.status === "asking" || progress?.status === "sent" ? { progress } : {})
      }))
      return review
    })

  const move = (review: RevokeReview, progress: Omit<RevokeProgress, "review">) =>
    Effect.map(currentMillis, (now) =>
      state.write(approvalsSlice, (before) => {
        const noted = { ...before, sent: noteSent(before.sent, progress, sentRevocation(review), now) }
        return progress.status !== "asking" && before.progress?.review !== review
          ? noted
          : { ...noted, progress: { review, ...progress } }
      })
    )
  const foundAt = (network: Network, hash: string) => {
    const explorerUrl = namespaces.get(network.chainNamespace)?.explorerUrl(network, { transaction: hash })
    return { hash, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
  }

  let stopWaiting = () => {}
  const stopped = Effect.callback<never, TransferUncertainError>((resume) => {
    stopWaiting = () => resume(Effect.fail(new TransferUncertainError()))
  })

  const submit: Approving["Service"]["submit"] = (review) =>
    Effect.gen(function* () {
      const entry = made.get(review)
      if (entry === undefined) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
      if (entry.asked || state.read(approvalsSlice).progress?.status === "asking")
        return yield* Effect.fail(new RevokeSubmittedError())
      entry.asked = true
      const { network, calls } = entry
      const { prepared } = review
      yield* move(review, { status: "asking" })
      const asking = connections.ask(network.chainNamespace, ({ provider, accounts }) =>
        accounts[0]?.address === prepared.sender
          ? calls.send({ prepared, network, provider })
          : Effect.fail(new TransferChangedError({ what: "account" }))
      )
      const { hash } = yield* firstOf(asking, stopped).pipe(
        Effect.tapError((error) => {
          entry.asked = !UNSENT.test(error._tag)
          return move(review, { status: entry.asked ? "unknown" : "unsent", code: error.code })
        }),
        Effect.onInterrupt(() => move(review, { status: "unknown" }))
      )
      state.write(approvalsSlice, ({ review: _, ...rest }) => rest)
      yield* move(review, { status: "sent", ...foundAt(network, hash) })
      return { hash }
    })

  const follow: Approving["Service"]["follow"] = () =>
    Effect.gen(function* () {
      const { hash, review } = state.read(approvalsSlice).progress ?? {}
      const entry = review && made.get(review)
      if (review === undefined || entry === undefined || hash === undefined)
        return yield* Effect.fail(new RevokeMissingError())
      const { network, calls } = entry
      const { chainNamespace: namespace } = network
      const found = foundAt(network, hash)
      yield* move(review, { status: "sent", ...found })
      const provider = connections.peek(namespace)?.provider
      const outcome = yield* calls
        .follow({ prepared: review.prepared, hash, network, provider })
        .pipe(
          Effect.onExit((exit) =>
            exit._tag === "Success" ? Effect.void : move(review, { status: "unknown", ...found })
          )
        )
      if (outcome.status !== "unknown") {
        // What the list says next is what the contract says.
        yield* loadAnew(namespace)
        yield* balances.refresh(namespace, true)
      }
      yield* move(review, { ...outcome, ...found })
      return outcome
    })

  return Approving.of({
    load: ({ namespace } = {}) => load(namespace),
    prepare,
    submit,
    stopAsking: () => Effect.sync(() => stopWaiting()),
    follow
  })
})
