import * as Effect from "effect/Effect"
import { Capabilities } from "../capability/Capabilities.ts"
import { signing } from "../capability/Signing.ts"
import type { EffectApi } from "../kernel/Plugin.ts"
import { Connections } from "./Connections.ts"
import { networkIn } from "./Facts.ts"
import type { SessionActions } from "./SessionActions.ts"
import { SessionFacts } from "./SessionFacts.ts"

/** Makes what has the current account of a namespace sign a message. */
export const makeMessageSigning = /* @__PURE__ */ Effect.gen(function* () {
  const facts = yield* SessionFacts
  const connections = yield* Connections
  const capabilities = yield* Capabilities
  const signMessage: EffectApi<SessionActions>["signMessage"] = ({
    message,
    namespace = facts.get().active ?? ""
  }) =>
    connections.ask(namespace, ({ provider, accounts, networkId }) =>
      Effect.flatMap(capabilities.get(namespace, signing), ({ signMessage: sign }) => {
        const network = networkIn(facts.get().namespaces[namespace]!.requested, networkId)
        return sign({ provider, address: accounts[0]!.address, network, message })
      })
    )
  return signMessage
})
