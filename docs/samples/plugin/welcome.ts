import { definePlugin, defineSlice, fillSlot, journeyRules, readSlice, type KitState } from "@latchkey/core"

const seen = defineSlice("welcome", false)

const isNew = (state: KitState) => !readSlice(state, seen)

/** Shows its view between connecting and closing, until `kit.welcome.done()` was called. */
export const welcome = () =>
  definePlugin<"welcome", { readonly done: () => Promise<void> }, boolean>({
    id: "welcome",
    slice: seen,
    actions: ["done"],
    fills: [
      fillSlot(journeyRules, {
        id: "welcome/show",
        on: "connected",
        before: "close",
        when: isNew,
        show: "welcome/Show"
      })
    ],
    setup: (host) => ({ done: async () => host.state.set(() => true) })
  })
