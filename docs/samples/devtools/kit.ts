import { createKit } from "@latchkey/core"
import { showDevtools } from "@latchkey/devtools"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({ app: { name: "Example" }, networks: [mainnet, base], plugins: [evm()] })

showDevtools(kit)
