import { fillSlot, senders } from "@latchkey/core"
import type { Host, PluginModule } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { makePaying } from "./makePaying.ts"
import type { PayApi } from "./PayApi.ts"
import { Paying } from "./Paying.ts"

/** The working part of the plugin. */
export const payModule: PluginModule<PayApi, Paying | Host> = {
  fills: [fillSlot(senders, { id: "pay" })],
  start: Effect.map(makePaying, (paying) => Context.make(Paying, paying)),
  actions: {
    pay: (...given) => Effect.flatMap(Paying, ({ pay }) => pay(...given)),
    cancel: () => Effect.flatMap(Paying, ({ cancel }) => cancel()),
    exchanges: (...given) => Effect.flatMap(Paying, ({ exchanges }) => exchanges(...given)),
    payUrl: (...given) => Effect.flatMap(Paying, ({ payUrl }) => payUrl(...given)),
    openPayUrl: (...given) => Effect.flatMap(Paying, ({ openPayUrl }) => openPayUrl(...given)),
    buyStatus: (...given) => Effect.flatMap(Paying, ({ buyStatus }) => buyStatus(...given)),
    prepare: () => Effect.flatMap(Paying, ({ prepare }) => prepare()),
    submit: (...given) => Effect.flatMap(Paying, ({ submit }) => submit(...given)),
    stopAsking: () => Effect.flatMap(Paying, ({ stopAsking }) => stopAsking()),
    follow: () => Effect.flatMap(Paying, ({ follow }) => follow()),
    loadExchanges: () => Effect.flatMap(Paying, ({ loadExchanges }) => loadExchanges()),
    openExchange: (...given) => Effect.flatMap(Paying, ({ openExchange }) => openExchange(...given))
  }
}
