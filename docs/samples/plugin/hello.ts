import { createKit, definePlugin } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { mainnet } from "viem/chains"

const visits = () =>
  definePlugin<"visits", { readonly count: () => Promise<number> }>({
    id: "visits",
    when: "demand",
    methods: ["count"],
    setup: ({ storage }) => {
      const count = Number(storage.get("count") ?? 0) + 1
      storage.set("count", String(count))
      return { count: async () => count }
    }
  })

const kit = createKit({ app: { name: "Tea shop" }, networks: [mainnet], plugins: [evm(), visits()] })

console.log(await kit.visits.count())
