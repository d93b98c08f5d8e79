import {
  accountSlice,
  Capabilities,
  Connections,
  lazyPart,
  networkSlice,
  NotConnectedError,
  State,
  transfers,
  type Host
} from "@latchkey/core/effect"
import { pricesByToken, worthOf } from "@latchkey/core/feature-kit"
import { makeHeldTokens, makePrices } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { FormReader } from "./FormReader.ts"
import { makeFormReading } from "./makeFormReading.ts"
import { Sending } from "./Sending.ts"
import type { SendOptions } from "./SendOptions.ts"
import { emptyForm, sendSlice, type SendState } from "./SendState.ts"

/** Makes the sending of one kit. */
export const makeSending = ({ currency: code = "USD", maxTransferTax }: SendOptions) =>
  Effect.gen(function* () {
    const currency = code.toUpperCase()
    const prices = yield* makePrices(currency)
    const scope = yield* Effect.scope
    const state = yield* State
    const connections = yield* Connections
    const capabilities = yield* Capabilities
    const held = yield* makeHeldTokens
    const context = yield* Effect.context<Host | Scope.Scope>()
    const write = (change: (before: SendState) => SendState) =>
      Effect.sync(() => state.write(sendSlice, change))

    const current: FormReader["current"] = Effect.gen(function* () {
      const { activeNamespace: namespace = "", byNamespace } = state.read(networkSlice)
      const { accounts, provider } = yield* connections.current(namespace)
      const network = byNamespace[namespace]?.caipNetwork
      const address = accounts[0]?.address
      return network === undefined || address === undefined
        ? yield* Effect.fail(new NotConnectedError({ namespace }))
        : { namespace, address, network, provider }
    })

    /** Whose form it is: another account, or the account on another network, begins with an empty one. */
    const whose = () => {
      const { activeNamespace = "" } = state.read(networkSlice)
      return state.read(accountSlice)[activeNamespace]?.caipAddress
    }
    let owner = whose()
    const unsubscribe = state.subscribe(() => {
      const now = whose()
      if (now === owner) return
      owner = now
      const { awaits, receiver } = state.read(sendSlice).form
      // Until the account of that network is there, its link waits.
      const isAwaited = awaits !== undefined && (now === undefined || now.startsWith(`${awaits}:`))
      const form = isAwaited
        ? { ...emptyForm, receiver, ...(now === undefined ? { awaits } : {}) }
        : emptyForm
      state.write(sendSlice, ({ review: _, named: _named, ...before }): SendState => ({
        ...before,
        form,
        tokens: { status: "idle", list: [] }
      }))
    })
    yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))

    const tokens = () =>
      Effect.gen(function* () {
        const sender = yield* current
        const { memoBytes } = yield* capabilities.get(sender.namespace, transfers)
        const memos = memoBytes === undefined ? {} : { memoBytes }
        const of = owner
        const note = (next: (before: SendState) => SendState["tokens"]) =>
          write((before) => (owner === of ? { ...before, tokens: { ...next(before), ...memos } } : before))
        yield* note(({ tokens: { list } }) => ({ status: "loading", list }))
        const { value: list, source } = yield* held
          .list(sender)
          .pipe(
            Effect.onExit((exit) =>
              exit._tag === "Success"
                ? Effect.void
                : note(({ tokens: { list } }) => ({ status: "failed" as const, list }))
            )
          )
        yield* note(() => ({ status: "ready", list, source }))
        if (prices.areKnown(sender.namespace)) {
          const tokens = list.flatMap(({ token, amount }) =>
            token === undefined || amount.value === 0n ? [] : token
          )
          const price = Effect.flatMap(prices.of(sender.network, tokens), (told) => {
            const byToken = pricesByToken(told ?? [], currency)
            const usable = [...byToken].map(([token, cost]) => ({
              ...(token === undefined ? {} : { token }),
              price: cost
            }))
            const coin = list.find(({ token }) => token === undefined)?.amount
            const ofCoin = byToken.get(undefined)
            const worth =
              coin === undefined || ofCoin === undefined ? {} : { coinWorth: worthOf(coin, ofCoin) }
            return note(({ tokens: before }) => ({ ...before, prices: usable, ...worth }))
          })
          // By itself: whoever waits for the tokens has them.
          yield* Effect.forkIn(price, scope)
        }
        return list
      })

    const holdings = Effect.suspend(() => {
      const { status, list } = state.read(sendSlice).tokens
      return status === "ready" ? Effect.succeed(list) : tokens()
    })
    const { readEntered, readLink, lookUp, naming } = yield* makeFormReading(current, holdings)

    const edit: Sending["Service"]["edit"] = (change = {}) =>
      write(({ named, ...before }) => {
        const form = { ...before.form, ...change }
        const isSame = form.receiver === before.form.receiver
        // What a link asked for is of its own receiver.
        const linked = isSame || "linked" in change ? form.linked : undefined
        return { ...before, form: { ...form, linked }, ...(named !== undefined && isSame ? { named } : {}) }
      })

    const steps = lazyPart("send", async () => {
      const { makeTransferSteps } = await import("./makeTransferSteps.ts")
      return Effect.runSyncWith(context)(makeTransferSteps({ current, readEntered, naming }, maxTransferTax))
    })

    return Sending.of({
      tokens,
      lookUp,
      readLink,
      edit,
      prepare: (...given) => Effect.flatMap(steps, ({ prepare }) => prepare(...given)),
      submit: (...given) => Effect.flatMap(steps, ({ submit }) => submit(...given)),
      stopAsking: () => Effect.flatMap(steps, ({ stopAsking }) => stopAsking()),
      follow: (...given) => Effect.flatMap(steps, ({ follow }) => follow(...given))
    })
  })
