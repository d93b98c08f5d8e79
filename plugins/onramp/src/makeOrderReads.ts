import type { Amount } from "@latchkey/core"
import {
  Capabilities,
  contractCalls,
  Namespaces,
  OnrampLinkError,
  OnrampProviderError
} from "@latchkey/core/effect"
import { makeHeldTokens, tellUnusable } from "@latchkey/core/feature-kit/effect"
import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { askPurchases } from "./askPurchases.ts"
import { checkLink } from "./checkLink.ts"
import type { CheckedOrder } from "./makeSellers.ts"

const ANSWER_MILLIS = 10_000

/** Makes what asks the chain and the provider about an order. */
export const makeOrderReads = Effect.gen(function* () {
  const capabilities = yield* Capabilities
  const holdings = yield* makeHeldTokens
  const namespaces = yield* Namespaces

  /** What the account holds of what is bought; undefined where nobody can read it. */
  const held = ({ buyer, order }: CheckedOrder): Effect.Effect<Amount | undefined> => {
    const { network, address, wallet: provider } = buyer
    const { token } = order.purchase
    const namespace = network.chainNamespace
    const listed = Effect.map(
      holdings.list({ address, network, provider }),
      ({ value }) => value.find((holding) => holding.token === token)?.amount
    )
    const read = Effect.gen(function* () {
      const { calls: loading } = yield* capabilities.get(namespace, contractCalls)
      const calls = yield* loading
      return (yield* calls.holding({ network, provider, token, address })).amount
    })
    return withDeadline(
      Effect.catch(
        Effect.catch(read, () => listed),
        () => Effect.succeed(undefined)
      ),
      ANSWER_MILLIS,
      () => Effect.succeed(undefined)
    )
  }

  /** What the account has bought since a moment, as the provider says it. */
  const told = ({ source, provider, order: { network, address, http } }: CheckedOrder, since: number) =>
    Effect.map(
      askPurchases(source, { network, address, http, since }, (cause) =>
        tellUnusable(new OnrampProviderError({ provider: provider.id }, cause))
      ),
      (list = []) => list
    )

  /** The page on which it is paid, checked. */
  const linkOf = ({ order, declared, source, provider, buyer }: CheckedOrder) =>
    Effect.gen(function* () {
      const failed = () => Effect.fail(new OnrampProviderError({ provider: provider.id }))
      const link = yield* Effect.suspend(() => source.link(order)).pipe(Effect.catchDefect(failed))
      const parse = namespaces.get(buyer.network.chainNamespace)?.parseAddress
      const checked = checkLink(link, {
        pages: declared.pages,
        address: order.address,
        parseAddress: (text) => parse?.(text, buyer.network),
        contract: order.purchase.token?.slice(buyer.networkId.length + 1),
        isOpaque: provider.isOpaque
      })
      if ("fault" in checked) {
        const error = new OnrampLinkError({ provider: provider.id, fault: checked.fault })
        return yield* Effect.andThen(tellUnusable(error), Effect.fail(error))
      }
      return checked.url
    })

  return { held, told, linkOf }
})
