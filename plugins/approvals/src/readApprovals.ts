import { Capabilities, Namespaces, State, tokenApprovals } from "@latchkey/core/effect"
import { makeAccountLoads, type LoadedAccount } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { approvalsSlice, type AccountApprovals } from "./ApprovalsState.ts"

/** Makes what reads the approvals of one kit's accounts. */
export const readApprovals = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const namespaces = yield* Namespaces
  return yield* makeAccountLoads<Omit<AccountApprovals, keyof LoadedAccount>>({
    capability: tokenApprovals,
    kept: {
      read: () => state.read(approvalsSlice).byNamespace,
      write: (change) =>
        state.write(approvalsSlice, (before) => ({ ...before, byNamespace: change(before.byNamespace) }))
    },
    unread: { list: [] },
    read: ({ namespace, address, network, provider }) =>
      Effect.map(
        capabilities.ask(namespace, tokenApprovals, ({ reader }) =>
          Effect.flatMap(reader, ({ list }) => list({ address, network, provider }))
        ),
        ({ value, source }) => ({
          list: value.approvals.map((approval) => {
            const explorerUrl = namespaces.get(namespace)?.explorerUrl(network, { address: approval.spender })
            return {
              ...approval,
              key: `${approval.token} ${approval.spender}${approval.amount === undefined ? " all" : ""}`,
              ...(explorerUrl === undefined ? {} : { explorerUrl })
            }
          }),
          ...(value.since === undefined ? {} : { since: value.since }),
          source
        })
      )
  })
})
