"use client"

import { cookieStorage, createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { KitProvider } from "@latchkey/react"
import { useState } from "react"

const makeKit = (cookie) =>
  createKit({
    app: { name: "Tea shop", url: "https://example.com" },
    networks: [mainnet, base],
    plugins: [evm()],
    storage: cookieStorage({ cookie })
  })

export const Wallet = ({ cookie, children }) => {
  const [kit] = useState(() => makeKit(cookie))
  return (
    <KitProvider kit={kit} theme="system">
      {children}
    </KitProvider>
  )
}
