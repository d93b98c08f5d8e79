import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({ app: { name: "Tea shop" }, networks: [mainnet, base], plugins: [evm()] })
