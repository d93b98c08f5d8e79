import type { SwapReceiver } from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  nameResolution,
  Namespaces,
  State,
  SwapRequestInvalidError,
  TransferChangedError,
  transactionsSlice,
  transfers
} from "@latchkey/core/effect"
import { findLookAlike } from "@latchkey/core/chain-kit"
import { readReceiver } from "@latchkey/core/feature-kit"
import { makeNameReader } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Swapper } from "./makeSwappers.ts"
import { swapSlice } from "./SwapState.ts"

const refused = (cause?: unknown) => new SwapRequestInvalidError({ reason: "receiver" }, cause)

/** Makes what finds who gets what is bought, and judges them as the receiver of a transfer; loaded with the first that is not the account. */
export const makeReceivers = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const namespaces = yield* Namespaces
  const readName = yield* makeNameReader((_, cause) => refused(cause))

  /** Addresses that the visitor has reason to trust: their own, those sent to before, those of the tokens in the list. */
  const known = (own: ReadonlyArray<string>) => [
    ...own,
    ...state.read(transactionsSlice).list.flatMap(({ description: { receiver } }) => receiver ?? []),
    ...state.read(swapSlice).tokens.list.flatMap(({ id }) => id.split(":")[2] ?? [])
  ]

  const read = (text: unknown, { network }: Swapper) =>
    readReceiver(typeof text === "string" ? text : "", {
      parse: (entered) => namespaces.get(network.chainNamespace)?.parseAddress(entered, network),
      hasNames: capabilities.all(network.chainNamespace, nameResolution).length > 0
    })

  /** What the chain says of them, as they would be of a transfer of the coin. */
  const warningsOf = (receiver: string, { address, network, place }: Swapper) => {
    const [by] = capabilities.all(network.chainNamespace, transfers)
    const { decimals } = network.nativeCurrency
    return by === undefined
      ? Effect.succeed([])
      : by.value
          .prepare({
            receiver,
            amount: { value: 1n, decimals },
            address,
            network,
            provider: place.provider
          })
          .pipe(
            Effect.map(({ warnings }) => warnings),
            Effect.catch((error) =>
              error._tag === "TransferReceiverInvalidError"
                ? Effect.fail(refused(error))
                : // One that takes no coin is a contract.
                  Effect.succeed(
                    /^(?:TransferRefused|NodeAnswerInvalid)Error$/.test(error._tag)
                      ? (["contract"] as const)
                      : []
                  )
            )
          )
  }

  /** A name that leads elsewhere than the review says that is shown ends that review: nobody agrees to another address unseen. */
  const checkShown = (found: { readonly name?: string; readonly address: string }) =>
    Effect.suspend(() => {
      const shown = state.read(swapSlice).review?.quote.receiver
      if (shown === undefined || found.name === undefined) return Effect.void
      if (shown.name !== found.name || shown.address === found.address) return Effect.void
      state.write(swapSlice, ({ review: _, ...before }) => before)
      return Effect.fail(new TransferChangedError({ what: "request" }))
    })

  return {
    /** Who an entered text stands for; undefined for the account itself. Fails: `SwapRequestInvalidError`, `TransferChangedError`. */
    find: (text: unknown, swapper: Swapper) =>
      Effect.gen(function* () {
        const entered = read(text, swapper)
        if ("problem" in entered) return yield* Effect.fail(refused())
        const { network, place } = swapper
        const named =
          "name" in entered
            ? yield* readName(entered.name, { network, provider: place.provider })
            : { address: entered.address }
        yield* checkShown(named)
        const { address } = named
        if (address === swapper.address) return undefined
        const own = (state.read(accountSlice)[network.chainNamespace]?.allAccounts ?? []).map(
          (account) => account.address
        )
        const lookAlike = findLookAlike(address, known(own))
        const receiver: SwapReceiver = Object.freeze({
          ...named,
          ...(lookAlike === undefined ? {} : { lookAlike }),
          ...(own.includes(address) ? { isOwn: true } : {}),
          warnings: Object.freeze(yield* warningsOf(address, swapper))
        })
        return receiver
      }),
    /** Checks that the name that was reviewed still stands for them. Fails: `TransferChangedError`. */
    confirm: ({ address, name }: SwapReceiver, { network, place: { provider } }: Swapper) =>
      name === undefined
        ? Effect.void
        : Effect.flatMap(readName(name, { network, provider }), (now) =>
            now.address === address && now.name === name
              ? Effect.void
              : Effect.fail(new TransferChangedError({ what: "request" }))
          )
  }
})

/** What finds who gets what is bought. */
export type Receivers = Effect.Success<typeof makeReceivers>
