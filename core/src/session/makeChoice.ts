import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import type { EffectApi } from "../kernel/Plugin.ts"
import { NotConnectedError } from "./errors.ts"
import { changeNamespace, withConnections } from "./Facts.ts"
import type { SessionActions } from "./SessionActions.ts"
import { SessionFacts } from "./SessionFacts.ts"

/** Makes the choice among what is connected: which wallet of a namespace is the current one, and which of its accounts. */
export const makeChoice = /* @__PURE__ */ Effect.map(
  SessionFacts,
  (facts): EffectApi<Pick<SessionActions, "switchConnection">> => ({
    switchConnection: ({ namespace, connectorId, address }) =>
      Effect.suspend((): Effect.Effect<void, KitError> => {
        const list = facts.get().namespaces[namespace]?.connections ?? []
        const chosen = list.find(({ live }) => live.connector.id === connectorId)
        const accounts = chosen?.grant.accounts ?? []
        // An account for another use, as one that holds inscriptions, does not pay for what this one pays.
        const account = accounts.find(
          (one) => one.type === accounts[0]?.type && one.address === (address ?? one.address)
        )
        if (chosen === undefined || account === undefined)
          return Effect.fail(new NotConnectedError({ namespace }))
        const grant = { ...chosen.grant, accounts: [account, ...accounts.filter((one) => one !== account)] }
        facts.commit((before) =>
          changeNamespace(before, namespace, (known) =>
            withConnections(known, [{ ...chosen, grant }, ...list.filter((entry) => entry !== chosen)])
          )
        )
        return Effect.void
      })
  })
)
