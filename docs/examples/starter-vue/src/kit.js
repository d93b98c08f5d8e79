import { base, evm, mainnet } from "@latchkey/elements/evm"
import { createKit } from "@latchkey/elements/latchkey"

export const kit = createKit({ app: { name: "Tea shop" }, networks: [mainnet, base], plugins: [evm()] })
