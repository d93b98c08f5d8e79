import type { KitError, TokenHolding } from "@latchkey/core"
import {
  Capabilities,
  lazyPart,
  nameResolution,
  Namespaces,
  TransferReceiverInvalidError,
  transfers,
  type Host
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { FormReader } from "./FormReader.ts"
import { isLinkLike, readReceiver, type Receiver } from "@latchkey/core/feature-kit"
import type { Sending } from "./Sending.ts"

/** Makes what reads receivers: addresses at once, names and links by parts that are loaded with the first of them. */
export const makeFormReading = (
  current: FormReader["current"],
  holdings: Effect.Effect<ReadonlyArray<TokenHolding>, KitError>
) =>
  Effect.gen(function* () {
    const capabilities = yield* Capabilities
    const namespaces = yield* Namespaces
    const context = yield* Effect.context<Host>()
    const naming = lazyPart("send", async () =>
      Effect.runSyncWith(context)((await import("./makeNaming.ts")).makeNaming)
    )
    const links = lazyPart("send", async () => {
      const { makeLinks } = await import("./makeLinks.ts")
      return Effect.runSyncWith(context)(
        makeLinks(holdings, (namespace) => capabilities.get(namespace, transfers))
      )
    })
    const readLink: Sending["Service"]["readLink"] = ({ receiver }) =>
      Effect.gen(function* () {
        const sender = yield* current
        return isLinkLike(receiver) ? yield* (yield* links).read(receiver, sender) : undefined
      })

    const readEntered: FormReader["readEntered"] = (receiver, sender, request = {}) =>
      Effect.gen(function* () {
        const { namespace, network } = sender
        const text = typeof receiver === "string" ? receiver : ""
        const hasNames = capabilities.all(namespace, nameResolution).length > 0
        const parse = (entered: string) => namespaces.get(namespace)?.parseAddress(entered, network)
        const found = readReceiver(text, { parse, hasNames })
        if (!("problem" in found)) return found
        const linked = isLinkLike(text) ? yield* (yield* links).read(text, sender) : undefined
        if (linked === undefined)
          return yield* Effect.fail(new TransferReceiverInvalidError({ reason: found.problem }))
        yield* (yield* links).check(linked, request)
        return readReceiver(linked.receiver, { parse, hasNames }) as Receiver
      })

    const lookUp: Sending["Service"]["lookUp"] = ({ receiver }) =>
      Effect.gen(function* () {
        const sender = yield* current
        if (isLinkLike(receiver)) return undefined
        const found = yield* readEntered(receiver, sender)
        return "name" in found ? yield* (yield* naming).lookUp(receiver, found.name, sender) : undefined
      })

    return { readEntered, readLink, lookUp, naming }
  })
