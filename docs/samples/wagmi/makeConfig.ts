import { cookieStorage, createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { createWagmiConfig } from "@latchkey/wagmi"
import { base } from "viem/chains"
import { http } from "wagmi"

/** On a server, with the request's `Cookie` header; in a browser, without. */
export const makeConfig = (cookie?: string) => {
  const kit = createKit({
    app: { name: "Tea shop", url: "https://tea.example" },
    networks: [base],
    plugins: [evm()],
    storage: cookieStorage(cookie === undefined ? {} : { cookie })
  })
  const transports = { [base.id]: http("https://rpc.tea.example/8453") }
  return { kit, config: createWagmiConfig(kit, { transports, ssr: true }) }
}
