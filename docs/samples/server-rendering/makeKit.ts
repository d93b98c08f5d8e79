import { cookieStorage, createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"

/** On a server, with the request's `Cookie` header; in a browser, without. */
export const makeKit = (cookie?: string) =>
  createKit({
    app: { name: "Tea shop", url: "https://tea.example" },
    networks: [mainnet, base],
    plugins: [evm()],
    storage: cookieStorage(cookie === undefined ? {} : { cookie })
  })
