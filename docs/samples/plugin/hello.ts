import { createKit, definePlugin, defineSlice } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"

interface VisitsApi {
  /** Counts this visit; resolves with how many there were. */
  readonly count: () => Promise<number>
}

const visits = () =>
  definePlugin<"visits", VisitsApi, { readonly total: number }>({
    id: "visits",
    when: "demand",
    slice: defineSlice("visits", { total: 0 }),
    actions: ["count"],
    setup: ({ state, storage }) => ({
      count: async () => {
        const total = Number(storage.get("total") ?? 0) + 1
        storage.set("total", String(total))
        state.set(() => ({ total }))
        return total
      }
    })
  })

const kit = createKit({ app: { name: "Tea shop" }, networks: [mainnet], plugins: [evm(), visits()] })

await kit.visits.count()
console.log(kit.getSnapshot().visits.total)
